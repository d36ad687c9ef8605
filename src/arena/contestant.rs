//! Who plays in an arena.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::ai::{Budget, Cancel, ComputerPlayer, Level, Profile, TooMuch};
use crate::rules::Action;

use super::arena_options::ArenaOptions;
use super::decision_request::DecisionRequest;
use super::forfeit::Forfeit;
use super::process_groups::ProcessGroups;
use super::program::ExternalProgram;

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
    Computer(Box<ComputerPlayer>, Option<Budget>),
    /// Another program and its arguments.
    Program(Vec<String>),
}

/// Why the name of a player cannot be read.
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
    /// The budget is too large.
    TooMuch(TooMuch),
}

impl fmt::Display for ContestantError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownPlayer(name) => write!(f, "there is no player “{name}”"),
            Self::UnknownKey(key) => write!(f, "there is no setting “{key}”"),
            Self::NotANumber(text) => write!(f, "“{text}” should be KEY=NUMBER"),
            Self::NoProgram => f.write_str("cmd: needs the name of a program"),
            Self::TooMuch(too_much) => too_much.fmt(f),
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
            "greedy" => computer(Level::Expert.into(), settings)?,
            name => {
                let profile =
                    Profile::parse(name).ok_or_else(|| ContestantError::UnknownPlayer(name.to_owned()))?;
                computer(profile, settings)?
            }
        };
        Ok(Self { name: text.to_owned(), kind })
    }
}

/// One of our players with its settings; games run side by side, so each searches on one thread unless told otherwise.
fn computer(profile: Profile, settings: &str) -> Result<ContestantKind, ContestantError> {
    let mut player = ComputerPlayer::new(profile).with_threads(1);
    let mut budget = None;
    for setting in settings.split(',').filter(|setting| !setting.is_empty()) {
        let not_a_number = || ContestantError::NotANumber(setting.to_owned());
        let (key, value) = setting.split_once('=').ok_or_else(not_a_number)?;
        let checked = |budget: Budget| budget.checked().map(Some).map_err(ContestantError::TooMuch);
        let whole = || value.parse::<u64>().map_err(|_| not_a_number());
        match key {
            "ms" => budget = checked(Budget::Time(Duration::from_millis(whole()?)))?,
            "nodes" => budget = checked(Budget::Nodes(whole()?))?,
            "threads" => player.threads = whole()?.max(1) as usize,
            name => {
                let number =
                    player.number_mut(name).ok_or_else(|| ContestantError::UnknownKey(name.to_owned()))?;
                *number = value.parse().map_err(|_| not_a_number())?;
            }
        }
    }
    Ok(ContestantKind::Computer(Box::new(player), budget))
}

/// A contestant at the table, with its program running if it is one.
pub(super) enum SeatedContestant<'a> {
    Random { scratch: Vec<Action> },
    Computer { player: &'a ComputerPlayer, budget: Option<Budget> },
    Program(ExternalProgram),
}

impl<'a> SeatedContestant<'a> {
    pub(super) fn new(contestant: &'a Contestant, options: &ArenaOptions, groups: &ProcessGroups) -> Self {
        match &contestant.kind {
            ContestantKind::Random => Self::Random { scratch: Vec::new() },
            ContestantKind::Computer(player, budget) => Self::Computer { player, budget: *budget },
            ContestantKind::Program(words) => {
                Self::Program(ExternalProgram::new(words.clone(), options.patience(), groups.clone()))
            }
        }
    }

    /// Decides, or loses the game by not deciding.
    pub(super) fn choose(&mut self, request: &DecisionRequest<'_>, seed: u64) -> Result<Action, Forfeit> {
        match self {
            Self::Random { scratch } => {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                request.game.random_action(&mut rng, scratch).ok_or(Forfeit::Silent)
            }
            Self::Computer { player, budget } => {
                let budget = budget.unwrap_or(request.budget);
                let choice = player.choose(request.game, budget, seed, &Cancel::new());
                choice.map(|choice| choice.action).ok_or(Forfeit::Silent)
            }
            Self::Program(program) => program.choose(request),
        }
    }
}
