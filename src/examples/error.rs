//! What can be wrong with an example.

use std::fmt;

use crate::rules::{Action, PositionProblem, Refusal};

/// Why an example cannot be read, or does not come out as it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExampleError {
    /// Name of the file.
    pub file: String,
    /// The line it is about, if it is about one.
    pub statement: Option<String>,
    /// What is wrong.
    pub problem: Problem,
}

impl fmt::Display for ExampleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.statement {
            Some(statement) => write!(f, "{}: \"{statement}\": {}", self.file, self.problem),
            None => write!(f, "{}: {}", self.file, self.problem),
        }
    }
}

impl std::error::Error for ExampleError {}

/// What is wrong with an example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The file is not RON of the expected shape.
    Syntax(String),
    /// A line cannot be understood.
    Notation(NotationError),
    /// What is drawn is not a game.
    Position(Vec<PositionProblem>),
    /// The rules do not allow what is played.
    Refused(Refusal),
    /// The rules allow what should be refused.
    NotRefused,
    /// The list of legal actions says otherwise than trying the action.
    NotListed(Action),
    /// Another rule than the one named refuses it.
    OtherRule(Refusal),
    /// Something did not come out as expected.
    Differs {
        /// What was looked at.
        what: String,
        /// What the example says.
        expected: String,
        /// What the game says.
        found: String,
    },
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax(error) => f.write_str(error),
            Self::Notation(error) => error.fmt(f),
            Self::Position(problems) => {
                f.write_str("the position is not a game")?;
                problems.iter().try_for_each(|problem| write!(f, "; {problem}"))
            }
            Self::Refused(refusal) => write!(f, "refused by {}: {refusal}", refusal.rule()),
            Self::NotListed(action) => write!(f, "the list of legal actions is wrong about {action:?}"),
            Self::NotRefused => f.write_str("this is allowed"),
            Self::OtherRule(refusal) => write!(f, "this is refused by {}: {refusal}", refusal.rule()),
            Self::Differs { what, expected, found } => {
                write!(f, "{what}: expected {expected}, found {found}")
            }
        }
    }
}

impl From<NotationError> for Problem {
    fn from(error: NotationError) -> Self {
        Self::Notation(error)
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// What cannot be understood in a line of an example.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum NotationError {
    /// Another sort of word belongs here; `None` is the end of the line.
    Expected { what: &'static str, found: Option<String> },
    /// Words that say nothing.
    TooMuch(String),
    /// Nobody plays this colour.
    NotPlaying(String),
    /// Neither the legend nor the catalogue has such a tile.
    UnknownTile(String),
    /// There is no tile on the square.
    NoTile(String),
    /// The tile has no such feature there, or several and the line does not say which.
    NoSuchPlace(String),
    /// A drawing marks more than one square as 0,0.
    TwoOrigins,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Expected { what, found: Some(found) } => write!(f, "expected {what}, found \"{found}\""),
            Self::Expected { what, found: None } => write!(f, "expected {what} at the end"),
            Self::TooMuch(rest) => write!(f, "\"{rest}\" says nothing here"),
            Self::NotPlaying(colour) => write!(f, "nobody plays {colour}"),
            Self::UnknownTile(name) => write!(f, "neither legend nor catalogue has a tile \"{name}\""),
            Self::NoTile(pos) => write!(f, "there is no tile on {pos}"),
            Self::NoSuchPlace(place) => write!(f, "the tile has no single place \"{place}\""),
            Self::TwoOrigins => f.write_str("two squares are marked with *"),
        }
    }
}

impl std::error::Error for NotationError {}
