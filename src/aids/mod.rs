//! What helps to understand a board: why something is not allowed, what a feature is worth, what can still come.
//!
//! Everything here is worked out from what lies open on the table; nothing tells the order of the tiles to come.

mod field;
mod gap;
mod odds;
mod outlook;
mod path;
mod tower;
mod why;

pub use field::{FieldSummary, fields};
pub use gap::{GapView, Stock};
pub use odds::{Odds, Ticket, Urn};
pub use outlook::{Outlook, closes};
pub use path::{Waypoint, path};
pub use tower::TowerView;
pub use why::{Mark, WhyNot, mismatches, why_not};
