//! What came of something the learner did.

use crate::rules::{BoardSegment, Event, Refusal, Spot};
use crate::tiles::Pos;

/// How far a step has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepStage {
    /// The learner has something to do.
    Doing,
    /// It is done; the learner may read why, then go on.
    Done,
    /// The lesson is over.
    Finished,
}

/// What came of something the learner did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The step is done.
    Passed(Vec<Event>),
    /// Nothing to say; the learner goes on.
    Fine(Vec<Event>),
    /// Right by the rules, but not the task.
    Other(String),
    /// The rules do not allow it; with a key if the lesson has words of its own for that.
    Refused(Refusal, Option<String>),
    /// A wrong answer.
    Wrong(String),
}

/// What was said last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Feedback {
    /// The text with this key.
    Said(String),
    /// The usual words for a refusal.
    Refused(Refusal),
}

/// A place that can be marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peg {
    /// The square.
    pub pos: Pos,
    /// Where on it.
    pub spot: Spot,
}

impl Peg {
    /// The segment it stands for; none for the top of a tower.
    pub const fn segment(self) -> Option<BoardSegment> {
        BoardSegment::at(self.pos, self.spot)
    }
}

impl Verdict {
    /// The key of what is said, or the code of the refusal whose usual words are said.
    pub fn key(&self) -> Option<&str> {
        match self {
            Self::Passed(_) | Self::Fine(_) => None,
            Self::Other(key) | Self::Wrong(key) => Some(key),
            Self::Refused(refusal, key) => Some(key.as_deref().unwrap_or(refusal.code())),
        }
    }
}
