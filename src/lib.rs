//! Landnam: play and learn Carcassonne in Icelandic, Norwegian and English.
//!
//! The rules are executable, and everything else looks at them; `ARCHITECTURE.md` has the map of the code.

pub mod ai;
pub mod aids;
#[cfg(feature = "gui")]
pub mod app;
#[cfg(feature = "cli")]
pub mod arena;
#[cfg(feature = "art")]
pub mod art;
#[cfg(feature = "cli")]
pub mod engine;
pub mod examples;
#[cfg(feature = "art")]
pub mod game_picture;
pub mod help;
#[cfg(feature = "gui")]
pub mod i18n;
mod impossible;
pub mod lessons;
pub mod rules;
pub mod session;
pub mod storage;
pub mod tiles;

use impossible::impossible;
