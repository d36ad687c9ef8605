//! What a contestant is asked when it has to decide.

use std::time::Duration;

use crate::ai::Budget;
use crate::rules::{Action, Game, Player, Setup};
use crate::tiles::Kind;

/// An action already played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedAction {
    /// Who played it.
    pub player: Player,
    /// The tile then in hand.
    pub hand: Option<Kind>,
    /// What was done.
    pub action: Action,
}

/// Everything a contestant may know when it has to decide.
#[derive(Clone, Copy, Debug)]
pub struct DecisionRequest<'a> {
    /// What the game was made from; its seed must never be sent.
    pub setup: &'a Setup,
    /// The position.
    pub game: &'a Game,
    /// Who has to decide.
    pub seat: Player,
    /// How long a decision may take.
    pub budget: Budget,
    /// Every action so far.
    pub history: &'a [PlayedAction],
}

impl DecisionRequest<'_> {
    /// The time for a decision, as it is sent to programs.
    pub fn time(&self) -> Duration {
        match self.budget {
            Budget::Time(time) => time,
            Budget::Nodes(_) => Duration::from_secs(1),
        }
    }
}
