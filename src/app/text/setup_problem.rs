//! What keeps a setup from being a game, in words.

use crate::i18n::Texts;
use crate::rules::SetupProblem;

/// What keeps a setup from being a game.
pub fn setup_problem(texts: &Texts, problem: SetupProblem) -> String {
    match problem {
        SetupProblem::TooFewPlayers => texts.problem_too_few_players(),
        SetupProblem::TooManyPlayers { most } => texts.problem_too_many_players(most as u32),
        SetupProblem::TooManyTiles { .. } | SetupProblem::TileNotInPlay { .. } => texts.problem_other(),
    }
}
