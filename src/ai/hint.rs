//! Advice to a person: first where, then what, then why (docs/AI.md, “Hints and reasons”).

use crate::rules::{Action, Game, Phase, Silent};
use crate::tiles::Pos;

use super::budget::{Budget, Cancel};
use super::choice::Choice;
use super::computer_player::choose;
use super::explanation::explain_turn;
use super::level::Level;
use super::reason::Reason;

/// A piece of advice, to be given away step by step.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// The square whose surroundings deserve a look; nothing for advice that has no place.
    pub area: Option<Pos>,
    /// What to do first, and what else was considered.
    pub choice: Choice,
    /// What to do in the rest of the turn.
    pub rest: Vec<Action>,
    /// Why, the weightiest reasons first.
    pub reasons: Vec<Reason>,
}

impl Hint {
    /// Everything to do in this turn, in order.
    pub fn actions(&self) -> Vec<Action> {
        std::iter::once(self.choice.action).chain(self.rest.iter().copied()).collect()
    }
}

/// What the strongest player would do here; `None` only when the game is over.
pub fn hint(game: &Game, budget: Budget, seed: u64, cancel: &Cancel) -> Option<Hint> {
    let choice = choose(game, Level::Master, budget, seed, cancel)?;
    let rest = rest_of_turn(game, choice.action, budget, seed, cancel);
    let mut hint = Hint { area: area(game, choice.action), choice, rest, reasons: Vec::new() };
    hint.reasons = explain_turn(game, &hint.actions());
    Some(hint)
}

/// The decisions that follow the first in the same turn. The dragon's steps are other players' decisions too, so
/// advice ends before them.
fn rest_of_turn(game: &Game, first: Action, budget: Budget, seed: u64, cancel: &Cancel) -> Vec<Action> {
    let (actor, mut game) = (game.player_to_act(), game.clone());
    let mut rest = Vec::new();
    let mut action = first;
    while game.play_with(action, &mut Silent).is_ok()
        && matches!(game.phase(), Phase::Princess | Phase::Figure | Phase::Capture)
        && game.player_to_act() == actor
        && let Some(choice) = choose(&game, Level::Master, budget, seed, cancel)
    {
        action = choice.action;
        rest.push(action);
    }
    rest
}

/// The square an action is about.
fn area(game: &Game, action: Action) -> Option<Pos> {
    match action {
        Action::Dragon { to } => game.dragon().map(|dragon| dragon.step(to)),
        action => action.square(),
    }
}
