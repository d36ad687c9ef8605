//! Landnam: play and learn Carcassonne in Icelandic, Norwegian and English.
//!
//! The rules are executable, and everything else looks at them; `ARCHITECTURE.md` has the map of the code.

pub mod ai;
pub mod arena;
pub mod rules;
pub mod tiles;
