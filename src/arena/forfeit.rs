//! Why a player lost a game without playing it out.

use std::fmt;

use crate::engine::ActionJson;
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
    /// The answer was longer than any line may be.
    Endless,
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
            Self::Endless => f.write_str("answered with a line of more than 1 MiB"),
            Self::Unreadable(error) => write!(f, "gave an answer that is no action: {}", in_short(error)),
            Self::Illegal(action) => {
                let action = serde_json::to_string(&ActionJson::from(*action)).map_err(|_| fmt::Error)?;
                write!(f, "gave an illegal action: {action}")
            }
        }
    }
}

/// What can be shown of a message that may quote anything.
fn in_short(message: &str) -> String {
    message.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).take(200).collect()
}
