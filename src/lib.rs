//! Landnam: play and learn Carcassonne in Icelandic, Norwegian and English.
//!
//! The rules are executable, and everything else looks at them; `ARCHITECTURE.md` has the map of the code.

pub mod ai;
#[cfg(feature = "gui")]
pub mod app;
pub mod arena;
pub mod engine;
pub mod rules;
pub mod storage;
pub mod tiles;
