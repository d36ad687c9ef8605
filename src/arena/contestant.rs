//! Who plays in an arena.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::ai::{Budget, Cancel, ComputerPlayer, Level, Profile};
use crate::rules::Action;

use super::external::{Forfeit, Program, Request, Wire};

/// A player as named on the command line.
#[derive(Clone, Debug, PartialEq)]
pub struct Contestant {
    name: String,
    kind: ContestantKind,
}

#[derive(Clone, Debug, PartialEq)]
enum ContestantKind {
    /// Plays anything that is legal.
    Random,
    /// One of ours, with its own budget if it has one.
    Thinker(Box<ComputerPlayer>, Option<Budget>),
    /// Another program and its arguments.
    Program(Vec<String>),
}

/// Why a player's name says nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContestantError {
    /// No level or character has this name.
    UnknownPlayer(String),
    /// No such setting.
    UnknownKey(String),
    /// The setting needs a number.
    NotANumber(String),
    /// A program without a name.
    NoProgram,
}

impl fmt::Display for ContestantError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownPlayer(name) => write!(f, "there is no player “{name}”"),
            Self::UnknownKey(key) => write!(f, "there is no setting “{key}”"),
            Self::NotANumber(text) => write!(f, "“{text}” should be KEY=NUMBER"),
            Self::NoProgram => f.write_str("cmd: needs the name of a program"),
        }
    }
}

impl std::error::Error for ContestantError {}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl FromStr for Contestant {
    type Err = ContestantError;

    fn from_str(text: &str) -> Result<Self, ContestantError> {
        let (player, settings) = text.split_once(':').unwrap_or((text, ""));
        let kind = match player {
            "cmd" => {
                let words: Vec<_> = settings.split_whitespace().map(str::to_owned).collect();
                if words.is_empty() {
                    return Err(ContestantError::NoProgram);
                }
                ContestantKind::Program(words)
            }
            "random" => ContestantKind::Random,
            // The name used for one-ply play everywhere else.
            "greedy" => thinker(Level::Expert.into(), settings)?,
            name => {
                let profile =
                    Profile::parse(name).ok_or_else(|| ContestantError::UnknownPlayer(name.to_owned()))?;
                thinker(profile, settings)?
            }
        };
        Ok(Self { name: text.to_owned(), kind })
    }
}

/// One of our players with its settings; games run side by side, so each thinks on one thread unless told otherwise.
fn thinker(profile: Profile, settings: &str) -> Result<ContestantKind, ContestantError> {
    let mut thinker = ComputerPlayer::new(profile).with_threads(1);
    let mut budget = None;
    for setting in settings.split(',').filter(|setting| !setting.is_empty()) {
        let not_a_number = || ContestantError::NotANumber(setting.to_owned());
        let (key, value) = setting.split_once('=').ok_or_else(not_a_number)?;
        let whole = || value.parse::<u64>().map_err(|_| not_a_number());
        match key {
            "ms" => budget = Some(Budget::Time(Duration::from_millis(whole()?))),
            "nodes" => budget = Some(Budget::Nodes(whole()?)),
            "threads" => thinker.threads = whole()?.max(1) as usize,
            name => {
                let weight =
                    thinker.number_mut(name).ok_or_else(|| ContestantError::UnknownKey(name.to_owned()))?;
                *weight = value.parse().map_err(|_| not_a_number())?;
            }
        }
    }
    Ok(ContestantKind::Thinker(Box::new(thinker), budget))
}

/// A contestant at the table, with its program running if it is one.
pub(super) enum Seated<'a> {
    Random { scratch: Vec<Action> },
    Thinker { thinker: &'a ComputerPlayer, budget: Option<Budget> },
    Program(Program),
}

impl<'a> Seated<'a> {
    pub(super) fn take(contestant: &'a Contestant) -> Self {
        match &contestant.kind {
            ContestantKind::Random => Self::Random { scratch: Vec::new() },
            ContestantKind::Thinker(thinker, budget) => Self::Thinker { thinker, budget: *budget },
            ContestantKind::Program(words) => Self::Program(Program::new(words.clone())),
        }
    }

    /// Decides, or loses the game by not deciding.
    pub(super) fn choose(
        &mut self,
        request: &Request<'_>,
        seed: u64,
        wire: &dyn Wire,
    ) -> Result<Action, Forfeit> {
        match self {
            Self::Random { scratch } => {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                request.game.random_action(&mut rng, scratch).ok_or(Forfeit::Silent)
            }
            Self::Thinker { thinker, budget } => {
                let budget = budget.unwrap_or(request.budget);
                let choice = thinker.choose(request.game, budget, seed, &Cancel::new());
                choice.map(|choice| choice.action).ok_or(Forfeit::Silent)
            }
            Self::Program(program) => program.choose(request, wire),
        }
    }
}
