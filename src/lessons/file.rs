//! Reading lesson files.

use std::collections::BTreeMap;
use std::fmt;

use ron::extensions::Extensions;
use serde::Deserialize;

use crate::ai::Profile;
use crate::examples::{self, Example, Expectation, Instruction, PlaceName, Play};
use crate::rules::RuleNumber;

use super::{Answer, Attempt, Highlight, Landmark, Lesson, LessonScene, LessonStep, Markable, Task};

/// Why a lesson cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonError {
    /// Name of the file.
    pub file: String,
    /// What it is about, such as a step's name.
    pub place: String,
    /// What is wrong.
    pub problem: String,
}

impl fmt::Display for LessonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.file, self.place, self.problem)
    }
}

impl std::error::Error for LessonError {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonEntry {
    id: String,
    module: u8,
    #[serde(default)]
    rules: String,
    scenes: Vec<SceneEntry>,
}

/// A scene as it is written: a living example by name, or a board drawn like one.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SceneEntry {
    #[serde(default)]
    example: Option<String>,
    #[serde(default)]
    board: Option<examples::ExampleEntry>,
    #[serde(default)]
    deal: bool,
    #[serde(default)]
    opponent: Option<String>,
    steps: Vec<StepEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepEntry {
    id: String,
    #[serde(default)]
    lights: String,
    #[serde(default)]
    before: String,
    #[serde(default)]
    task: TaskEntry,
    #[serde(default)]
    solution: String,
    #[serde(default)]
    replies: Vec<(String, String)>,
    #[serde(default)]
    refusals: BTreeMap<String, String>,
    #[serde(default)]
    wrong: Vec<(String, String)>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
enum TaskEntry {
    #[default]
    Read,
    Play {
        #[serde(default)]
        lay: String,
        #[serde(default)]
        goal: String,
    },
    Refused(String),
    NoFit(String),
    Mark {
        of: String,
        answer: String,
    },
    Number(i32),
    Pick {
        options: String,
        answer: String,
    },
    Order(String),
    Point(String),
    Game,
    Tally,
}

/// Reads one lesson; `file` is only used to name it in errors.
pub(super) fn read(file: &str, text: &str) -> Result<Lesson, LessonError> {
    let error = |place: &str, problem: String| LessonError {
        file: file.to_owned(),
        place: place.to_owned(),
        problem,
    };
    let format = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    let entry: LessonEntry = format.from_str(text).map_err(|problem| error("syntax", problem.to_string()))?;
    let mut scenes = Vec::new();
    for (number, scene) in entry.scenes.into_iter().enumerate() {
        let place = format!("scene {number}");
        let board = match (scene.example, scene.board) {
            (Some(id), None) => examples::find(&id)
                .cloned()
                .ok_or_else(|| error(&place, format!("there is no example {id}")))?,
            (None, Some(board)) => {
                Example::make(file, board).map_err(|problem| error(&place, problem.to_string()))?
            }
            _ => return Err(error(&place, "needs either an example or a board".to_owned())),
        };
        let opponent = scene.opponent.map(|name| {
            Profile::parse(&name).ok_or_else(|| error(&place, format!("there is no computer player {name}")))
        });
        let opponent = opponent.transpose()?;
        let steps = scene
            .steps
            .into_iter()
            .map(|step| {
                let id = step.id.clone();
                StepReader { board: &board }.step(step).map_err(|problem| error(&id, problem))
            })
            .collect::<Result<_, _>>()?;
        scenes.push(LessonScene { board, deal: scene.deal, opponent, steps });
    }
    let read_rule = |number: &str| {
        RuleNumber::parse(number).ok_or_else(|| error("rules", format!("\"{number}\" is no rule number")))
    };
    let rules = entry.rules.split_whitespace().map(read_rule).collect::<Result<_, _>>()?;
    Ok(Lesson { id: entry.id, module: entry.module, rules, scenes })
}

/// Reads the parts of a step in the words of its board.
struct StepReader<'a> {
    board: &'a Example,
}

impl StepReader<'_> {
    fn step(&self, entry: StepEntry) -> Result<LessonStep, String> {
        let task = self.task(entry.task, &entry.replies)?;
        let wrong = entry
            .wrong
            .iter()
            .map(|(what, key)| Ok((self.attempt(&task, what)?, key.clone())))
            .collect::<Result<_, String>>()?;
        Ok(LessonStep {
            lights: lines(&entry.lights).map(|line| self.light(line)).collect::<Result<_, _>>()?,
            before: self.plays(&entry.before)?,
            solution: self.plays(&entry.solution)?,
            id: entry.id,
            task,
            refusals: entry.refusals,
            wrong,
        })
    }

    fn task(&self, entry: TaskEntry, replies: &[(String, String)]) -> Result<Task, String> {
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let named = || replies.iter().cloned().collect::<BTreeMap<_, _>>();
        Ok(match entry {
            TaskEntry::Read => Task::Read,
            TaskEntry::Play { lay, goal } => Task::Play {
                lay: self.expectations(&lay)?,
                goal: self.expectations(&goal)?,
                replies: replies
                    .iter()
                    .map(|(when, key)| Ok((self.expectations(when)?, key.clone())))
                    .collect::<Result<_, String>>()?,
            },
            TaskEntry::Refused(code) => Task::Refused(code),
            TaskEntry::NoFit(tile) => Task::NoFit(self.board.tile(&tile).map_err(as_text)?),
            TaskEntry::Mark { of, answer } => Task::Mark {
                of: Markable::parse(&of).ok_or_else(|| format!("nothing called {of} can be marked"))?,
                answer: lines(&answer).map(|line| self.place(line)).collect::<Result<_, _>>()?,
                replies: replies
                    .iter()
                    .map(|(place, key)| Ok((self.place(place)?, key.clone())))
                    .collect::<Result<_, String>>()?,
            },
            TaskEntry::Number(answer) => Task::Number {
                answer,
                replies: replies
                    .iter()
                    .map(|(number, key)| Ok((number.parse().map_err(as_text)?, key.clone())))
                    .collect::<Result<_, String>>()?,
            },
            TaskEntry::Pick { options, answer } => {
                Task::Pick { options: words(&options), answer, replies: named() }
            }
            TaskEntry::Order(cards) => Task::Order { cards: words(&cards), replies: named() },
            TaskEntry::Point(name) => Task::Point(landmark(&name)?),
            TaskEntry::Game => Task::Game,
            TaskEntry::Tally => Task::Tally,
        })
    }

    /// Something that does not pass, in the words of its task.
    fn attempt(&self, task: &Task, what: &str) -> Result<Attempt, String> {
        Ok(Attempt::Answer(match task {
            Task::Mark { .. } => Answer::Mark(self.place(what)?),
            Task::Number { .. } => Answer::Number(what.parse().map_err(as_text)?),
            Task::Pick { .. } => Answer::Pick(what.to_owned()),
            Task::Order { .. } => Answer::Order(what.split_whitespace().map(str::to_owned).collect()),
            Task::NoFit(_) => Answer::Square(self.board.square(what).map_err(as_text)?),
            Task::Play { .. } if what == "does-not-fit" => Answer::NoFit,
            Task::Play { .. } | Task::Refused(_) | Task::Game => {
                return Ok(Attempt::Play(self.plays(what)?));
            }
            Task::Read | Task::Point(_) | Task::Tally => {
                return Err("nothing can be done wrong here".to_owned());
            }
        }))
    }

    fn plays(&self, text: &str) -> Result<Vec<Play>, String> {
        lines(text)
            .map(|line| match self.board.line(line).map_err(as_text)? {
                Instruction::Play(play) => Ok(play),
                _ => Err(format!("\"{line}\" is not played")),
            })
            .collect()
    }

    fn expectations(&self, text: &str) -> Result<Vec<Expectation>, String> {
        lines(text)
            .map(|line| match self.board.line(line).map_err(as_text)? {
                Instruction::Expect(expectation) => Ok(expectation),
                _ => Err(format!("\"{line}\" cannot be true or false")),
            })
            .collect()
    }

    fn place(&self, text: &str) -> Result<PlaceName, String> {
        self.board.place(text).map_err(as_text)
    }

    /// `road 0,0 E`, `square 1,0`, `edge 0,0 N` or a thing in the window.
    fn light(&self, line: &str) -> Result<Highlight, String> {
        if let Some(square) = line.strip_prefix("square ") {
            return self.board.square(square).map(Highlight::Square).map_err(as_text);
        }
        if let Some(edge) = line.strip_prefix("edge ") {
            return self.board.edge(edge).map(|(pos, side)| Highlight::Edge(pos, side)).map_err(as_text);
        }
        match Landmark::parse(line) {
            Some(landmark) => Ok(Highlight::Landmark(landmark)),
            None => self.place(line).map(Highlight::Feature),
        }
    }
}

fn landmark(name: &str) -> Result<Landmark, String> {
    Landmark::parse(name).ok_or_else(|| format!("there is no {name} in the window"))
}

fn as_text(error: impl fmt::Display) -> String {
    error.to_string()
}

/// The lines of a block; a semicolon ends one too, and `#` begins a remark.
fn lines(block: &str) -> impl Iterator<Item = &str> {
    block
        .lines()
        .map(|line| line.split_once('#').map_or(line, |(line, _)| line))
        .flat_map(|line| line.split(';'))
        .map(str::trim)
        .filter(|line| !line.is_empty())
}
