//! Why a player lost a game without playing it out.

use std::fmt;

use crate::rules::Action;

/// Why a player lost a game without playing it out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Forfeit {
    /// The program could not be started.
    NotStarted(String),
    /// The answer came too late.
    Late,
    /// No answer came.
    Silent,
    /// The answer was no action.
    Unreadable(String),
    /// The action was not legal.
    Illegal(Action),
}

impl fmt::Display for Forfeit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotStarted(error) => write!(f, "could not be started: {error}"),
            Self::Late => f.write_str("answered too late"),
            Self::Silent => f.write_str("did not answer"),
            Self::Unreadable(error) => write!(f, "gave an answer that is no action: {error}"),
            Self::Illegal(action) => write!(f, "gave an illegal action: {action:?}"),
        }
    }
}
