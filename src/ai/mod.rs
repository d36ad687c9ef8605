//! Computer players: what a position is worth, what to do in it, and why.
//!
//! They see the game as a person at the table does. The order of the tiles not yet drawn is shuffled anew for every
//! thought, so no choice can depend on it.

mod budget;
mod choice;
mod contest;
mod danger;
mod evaluation;
mod hint;
mod level;
mod memory;
mod odds;
mod outlook;
mod power;
mod precedent;
mod race;
mod rating;
mod reason;
mod symmetry;
mod term;
mod utility;
mod weights;

pub use budget::{Budget, Cancel};
pub use choice::{Alternative, Choice, Thinker, choose};
pub use evaluation::evaluate;
pub use hint::{Hint, hint};
pub use level::{Character, Level, Profile};
pub use reason::{Cause, Reason, explain, explain_turn};
pub use term::{Breakdown, Term};
pub use weights::Weights;
