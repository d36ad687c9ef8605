//! Computer players: what a position is worth, what to do in it, and why.
//!
//! They see the game as a person at the table does: every search begins by shuffling the tiles not yet drawn, so that
//! no choice can depend on their order. `docs/AI.md` describes the methods; every module names the section about it.
//!
//! - Evaluation: [`evaluate`], [`EvaluationTerm`], [`Weights`]
//! - Decisions: [`choose`], [`ComputerPlayer`], [`Budget`], [`Choice`]
//! - Explanations: [`hint()`], [`explain`], [`Reason`]

mod breakdown;
mod budget;
mod candidate;
mod character;
mod choice;
mod computer_player;
mod evaluation_term;
mod evaluator;
mod explanation;
mod forecast;
mod forecast_cache;
mod hint;
mod level;
mod merges;
mod objective;
mod placement_cache;
mod portable_pow;
mod profile;
mod rater;
mod reason;
mod rollout_search;
mod rollout_worker;
mod search_config;
mod symmetry;
mod threats;
mod turns_left;
mod unseen_tiles;
mod weights;

pub use breakdown::Breakdown;
pub use budget::{Budget, Cancel, TooMuch};
pub use character::Character;
pub use choice::{Alternative, Choice};
pub use computer_player::{ComputerPlayer, choose};
pub use evaluation_term::EvaluationTerm;
pub use evaluator::evaluate;
pub use explanation::{explain, explain_turn};
pub use hint::{Hint, hint};
pub use level::Level;
pub use profile::Profile;
pub use reason::{Cause, Reason};
pub use weights::Weights;
