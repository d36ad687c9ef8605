//! Explaining the board: what lies under the pointer, why something cannot be done, what a thing is.

mod ask;
mod card_frame;
pub(crate) mod cards;
mod empty_squares;
pub(crate) mod refusal;
pub(crate) mod state;
pub(crate) mod things;
pub(crate) mod what_is_this;
