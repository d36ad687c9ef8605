//! The window, without a screen and driven through accessible labels as a screen reader would; `desktop` opens a real one.
//!
//! One program for all of it, because each program with egui in it costs seconds of linking after every change.
#![cfg(feature = "gui")]

mod coach;
mod desktop;
#[cfg(target_os = "linux")]
#[path = "../faults/mod.rs"]
mod faults;
mod files;
mod helps;
#[cfg(target_os = "linux")]
mod kill;
mod layout;
mod lively;
mod play;
mod raster;
mod rulebook;
mod second_start;
mod snapshots;
mod support;
