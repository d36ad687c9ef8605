//! A lesson: boards, and what is told, done and asked on them.

use std::collections::BTreeMap;

use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::ai::Profile;
use crate::examples::{Example, Expectation, PlaceName, Play};
use crate::rules::RuleNumber;
use crate::tiles::{Kind, Pos, Side};
use crate::variants;

/// A lesson of the tutorial.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Its name, such as `L06`.
    pub id: String,
    /// The module it belongs to.
    pub module: u8,
    /// The rules it lets the learner use or watch.
    pub rules: Vec<RuleNumber>,
    /// Its boards, one after another.
    pub scenes: Vec<LessonScene>,
}

/// A board and what happens on it.
#[derive(Clone, Debug)]
pub struct LessonScene {
    /// Where it begins; its steps are not looked at.
    pub board: Example,
    /// Whether it is a new game with the board's players, sets and options instead, its tiles shuffled each time.
    pub deal: bool,
    /// How well the computer plays that sits at all other places; none if the others only do what is written.
    pub opponent: Option<Profile>,
    /// What is told, done and asked.
    pub steps: Vec<LessonStep>,
}

/// One thing that is told, done or asked.
#[derive(Clone, Debug)]
pub struct LessonStep {
    /// Its name, which is also the key of its text.
    pub id: String,
    /// What is lit up while it is told.
    pub lights: Vec<Highlight>,
    /// What is played, whoever is on turn, when the step begins.
    pub before: Vec<Play>,
    /// What the learner has to do.
    pub task: Task,
    /// One way to do it, for tasks at the table.
    pub solution: Vec<Play>,
    /// What is said when a refusal of this code comes; without an entry the usual words for it.
    pub refusals: BTreeMap<String, String>,
    /// Things that do not pass, each with the key of what must be said.
    pub wrong: Vec<(Attempt, String)>,
}

/// What the learner has to do.
#[derive(Clone, Debug)]
pub enum Task {
    /// Read, then go on.
    Read,
    /// Play at the table.
    Play {
        /// What must be true when the tile lies; with an empty goal, this is all that is asked.
        lay: Vec<Expectation>,
        /// What must be true after the turn is confirmed.
        goal: Vec<Expectation>,
        /// What is said where something else comes true; the first that fits.
        replies: Vec<(Vec<Expectation>, String)>,
    },
    /// Try something that the rules refuse with this code.
    Refused(String),
    /// Find out that this tile fits nowhere, and say so.
    NoFit(Kind),
    /// Mark everything of a sort that the text asks for, and nothing else.
    Mark {
        /// What can be marked.
        of: Markable,
        /// What has to be.
        answer: Vec<PlaceName>,
        /// What is said to some wrong marks.
        replies: Vec<(PlaceName, String)>,
    },
    /// Type a number.
    Number {
        /// The right one.
        answer: i32,
        /// What is said to some wrong ones.
        replies: BTreeMap<i32, String>,
    },
    /// Choose one of several sentences.
    Pick {
        /// Their keys.
        options: Vec<String>,
        /// The right one.
        answer: String,
        /// What is said to some wrong ones.
        replies: BTreeMap<String, String>,
    },
    /// Put cards into order.
    Order {
        /// Their keys in the right order.
        cards: Vec<String>,
        /// What is said when one of these cards is the first in a wrong place.
        replies: BTreeMap<String, String>,
    },
    /// Click on a thing in the window.
    Point(Landmark),
    /// Play the game to its end.
    Game,
    /// Go through the final scoring line by line.
    Tally,
}

/// What can be marked on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Markable {
    /// Whole roads.
    Roads,
    /// Whole cities.
    Cities,
    /// Each tile's part of a road.
    RoadParts,
    /// Each tile's part of a field.
    FieldParts,
    /// Each tile's part of a city.
    CityParts,
    Figures,
}

impl Markable {
    /// The sort with this name.
    pub fn parse(name: &str) -> Option<Self> {
        name.parse().ok()
    }
}

/// Something that is lit up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Highlight {
    /// A whole connected feature, or the figure on a tower.
    Feature(PlaceName),
    /// A square.
    Square(Pos),
    /// A side of a square.
    Edge(Pos, Side),
    /// A thing in the window.
    Landmark(Landmark),
}

/// A thing in the window that a lesson can speak of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Landmark {
    /// The tile in hand.
    Hand,
    /// The tiles still to be drawn.
    Pile,
    /// The learner's meeples.
    Supply,
    /// The score track.
    Track,
    /// The button that confirms.
    Confirm,
}

impl Landmark {
    /// All of them.
    pub const ALL: [Self; 5] = variants::all();

    /// The name used in lesson files.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The thing with this name.
    pub fn parse(name: &str) -> Option<Self> {
        name.parse().ok()
    }
}

/// Something a learner does.
#[derive(Clone, Debug, PartialEq)]
pub enum Attempt {
    /// Choose these at the table one after another, then confirm.
    Play(Vec<Play>),
    /// Answer.
    Answer(Answer),
}

/// An answer to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// This is one of them.
    Mark(PlaceName),
    /// So many.
    Number(i32),
    /// This sentence.
    Pick(String),
    /// In this order.
    Order(Vec<String>),
    /// This thing in the window.
    Point(Landmark),
    /// The tile might lie here.
    Square(Pos),
    /// The tile fits nowhere.
    NoFit,
}

impl LessonStep {
    /// Whether the learner may say that the tile in hand fits nowhere, which is never true.
    pub fn may_doubt(&self) -> bool {
        self.wrong.iter().any(|(attempt, _)| *attempt == Attempt::Answer(Answer::NoFit))
    }

    /// The keys of everything that may be said in this step apart from its own text and its `why`.
    pub fn keys(&self) -> Vec<String> {
        let mut keys: Vec<&str> = self.refusals.values().map(String::as_str).collect();
        match &self.task {
            Task::Read | Task::NoFit(_) | Task::Point(_) | Task::Game | Task::Tally => {}
            Task::Play { replies, .. } => {
                keys.push(OTHER);
                keys.extend(self.may_doubt().then_some(FITS));
                keys.extend(replies.iter().map(|(_, key)| key.as_str()));
            }
            Task::Refused(_) => keys.push(OTHER),
            Task::Mark { replies, .. } => {
                keys.push(WRONG);
                keys.extend(replies.iter().map(|(_, key)| key.as_str()));
            }
            Task::Number { replies, .. } => {
                keys.push(WRONG);
                keys.extend(replies.values().map(String::as_str));
            }
            Task::Pick { options, replies, .. } | Task::Order { cards: options, replies } => {
                keys.push(WRONG);
                keys.extend(replies.values().chain(options).map(String::as_str));
            }
        }
        keys.sort_unstable();
        keys.dedup();
        keys.into_iter().map(|key| format!("{}.{key}", self.id)).collect()
    }
}

/// The key of what is said to something that is right by the rules but not the task.
pub(super) const OTHER: &str = "other";

/// The key of what is said when the learner thinks that the tile in hand fits nowhere.
pub(super) const FITS: &str = "fits";

/// The key of what is said to a wrong answer.
pub(super) const WRONG: &str = "wrong";
