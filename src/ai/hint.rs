//! Advice to a person: first where, then what, then why.

use crate::rules::{Action, Game};
use crate::tiles::Pos;

use super::budget::{Budget, Cancel};
use super::choice::{Choice, choose};
use super::level::Level;
use super::reason::{Reason, explain};

/// A piece of advice, to be given away step by step.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// The square whose surroundings deserve a look; nothing for advice that has no place.
    pub area: Option<Pos>,
    /// What to do, and what else was considered.
    pub choice: Choice,
    /// Why, the weightiest reasons first.
    pub reasons: Vec<Reason>,
}

/// What the strongest player would do here; `None` only when the game is over.
pub fn hint(game: &Game, budget: Budget, seed: u64, cancel: &Cancel) -> Option<Hint> {
    let choice = choose(game, Level::Master, budget, seed, cancel)?;
    let reasons = explain(game, choice.action);
    Some(Hint { area: area(game, choice.action), choice, reasons })
}

/// The square an action is about.
fn area(game: &Game, action: Action) -> Option<Pos> {
    match action {
        Action::Place { pos, .. }
        | Action::Princess { pos, .. }
        | Action::Figure { pos, .. }
        | Action::Recall { pos }
        | Action::Floor { pos }
        | Action::Capture { pos, .. }
        | Action::Top { pos, .. }
        | Action::Fairy { pos, .. } => Some(pos),
        Action::Dragon { to } => game.dragon().map(|dragon| dragon.step(to)),
        Action::Ransom { .. } | Action::Release { .. } | Action::Pass => None,
    }
}
