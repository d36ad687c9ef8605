//! What an arena is asked for on the command line.

use std::num::NonZeroUsize;
use std::time::Duration;

use clap::{Args, value_parser};

use crate::ai::Budget;
use crate::rules::{Preset, RuleOptions, Set, Sets, Setup};

use super::Contestant;

/// [`Budget::MOST_TIME`] in milliseconds.
const MOST_MS: u64 = Budget::MOST_TIME.as_millis() as u64;

/// Plays matches between computer players and prints how they did.
#[derive(Args, Clone, Debug)]
pub struct ArenaOptions {
    /// Players, each as `LEVEL[-CHARACTER][:KEY=VALUE,...]` or as `cmd:PROGRAM ARGUMENTS`.
    ///
    /// Levels: random, beginner, casual, skilled, expert, master. Characters: builder, farmer, raider. Keys: ms, nodes, threads and every number
    /// of the evaluation and the search. More than two players meet each other in pairs.
    #[arg(required = true, num_args = 2..)]
    pub players: Vec<Contestant>,

    /// Games of each pair; every deck is played once from each rotation of the seats.
    #[arg(long, default_value_t = 100)]
    pub games: usize,

    /// Seats at the table; with more than two the players sit alternately.
    #[arg(long, default_value_t = 2)]
    pub seats: usize,

    /// Sets beside the base game: names separated by commas, "all" or "none".
    #[arg(long, default_value = "farmers", value_parser = parse_sets)]
    pub sets: Sets,

    /// Rules with the publisher's later clarifications instead of as printed.
    #[arg(long)]
    pub clarified: bool,

    /// Milliseconds for each turn of players who look ahead; other programs have them for each decision.
    #[arg(long, default_value_t = 100, conflicts_with = "nodes", value_parser = value_parser!(u64).range(..=MOST_MS))]
    pub ms: u64,

    /// Rollouts for each tile instead of time; then the same seed gives the same games.
    #[arg(long, value_parser = value_parser!(u64).range(..=Budget::MOST_NODES))]
    pub nodes: Option<u64>,

    /// Milliseconds that other programs always have to answer, however short a turn is.
    #[arg(long, value_name = "MS", default_value_t = 5000, value_parser = value_parser!(u64).range(..=MOST_MS))]
    pub patience: u64,

    /// The first deck.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,

    /// Games played at the same time; by default one per core.
    #[arg(long)]
    pub threads: Option<NonZeroUsize>,

    /// Only neighbours in the list meet, as for a table of levels.
    #[arg(long)]
    pub ladder: bool,

    /// Show no progress.
    #[arg(long)]
    pub quiet: bool,
}

impl ArenaOptions {
    /// The game of one deck.
    pub fn setup(&self, deck: u64) -> Setup {
        let preset = if self.clarified { Preset::Clarified } else { Preset::AsPrinted };
        Setup {
            players: self.seats,
            sets: self.sets,
            options: RuleOptions::preset(preset),
            seed: self.seed.wrapping_add(deck),
            order: None,
        }
    }

    /// What a turn may cost where a player does not say otherwise.
    pub fn budget(&self) -> Budget {
        match self.nodes {
            Some(nodes) => Budget::Nodes(nodes),
            None => Budget::Time(Duration::from_millis(self.ms)),
        }
    }

    pub(super) fn patience(&self) -> Duration {
        Duration::from_millis(self.patience)
    }

    pub(super) fn threads(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        self.threads.map_or_else(cores, NonZeroUsize::get)
    }

    /// Who meets whom.
    pub(super) fn pairings(&self) -> Vec<[&Contestant; 2]> {
        let players = &self.players;
        if self.ladder {
            return players.windows(2).map(|pair| [&pair[0], &pair[1]]).collect();
        }
        let pairs = |first: usize| (first + 1..players.len()).map(move |second| [first, second]);
        (0..players.len()).flat_map(pairs).map(|pair| pair.map(|index| &players[index])).collect()
    }

    /// The conditions of a match in a few words.
    pub(super) fn describe(&self) -> String {
        let sets: Vec<_> = self.sets.iter().map(Set::name).collect();
        let sets = if sets.is_empty() { "base".to_owned() } else { format!("base, {}", sets.join(", ")) };
        let budget = match self.budget() {
            Budget::Time(time) => format!("{} ms", time.as_millis()),
            Budget::Nodes(nodes) => format!("{nodes} nodes"),
        };
        format!("{} seats, {sets}, {budget} a turn, decks from {}", self.seats, self.seed)
    }
}

/// Reads a list of sets.
fn parse_sets(text: &str) -> Result<Sets, String> {
    match text {
        "all" => Ok(Sets::ALL),
        "none" | "base" => Ok(Sets::NONE),
        names => names
            .split(',')
            .filter(|name| *name != "base")
            .map(|name| Set::parse(name).ok_or_else(|| format!("there is no set “{name}”")))
            .collect(),
    }
}
