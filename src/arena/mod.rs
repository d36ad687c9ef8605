//! Matches between computer players without a window: who is stronger, and by how much.
//!
//! Every deck is played once from each rotation of the seats, so that luck of the draw cancels out. The intervals
//! treat one deck with all its rotations as one observation (docs/AI.md, “Measuring”).

mod arena_options;
mod contestant;
mod decision_request;
mod forfeit;
mod match_result;
mod paired_deck;
mod process_groups;
mod program;
mod protocol;
mod signals;

use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

pub use arena_options::ArenaOptions;
pub use contestant::{Contestant, ContestantError};
pub use decision_request::{DecisionRequest, PlayedAction};
pub use match_result::{ContestantResult, Estimate, MatchResult};
pub use protocol::{parse_answer, request_line};

use contestant::SeatedContestant;
use process_groups::ProcessGroups;

/// Plays the matches that the options ask for, showing progress on the standard error.
pub fn run(options: &ArenaOptions) -> Result<Vec<MatchResult>, String> {
    play_matches(options, &ProcessGroups::default())
}

fn play_matches(options: &ArenaOptions, groups: &ProcessGroups) -> Result<Vec<MatchResult>, String> {
    let problems = options.setup(0).problems(crate::tiles::Catalogue::standard());
    if !problems.is_empty() {
        let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
        return Err(format!("this is not a game: {}", problems.join(", ")));
    }
    if options.players.len() < 2 {
        return Err("an arena needs at least two players".to_owned());
    }
    Ok(options.pairings().into_iter().map(|pairing| play_match(options, pairing, groups)).collect())
}

/// Plays the matches and prints their results. A contestant that has played no game to its end is an error. Signals
/// that end this process end the programs too.
pub fn run_and_print(options: &ArenaOptions) -> Result<(), String> {
    let groups = ProcessGroups::default();
    signals::end_with_signals(groups.clone()).map_err(|error| error.to_string())?;
    let results = play_matches(options, &groups)?;
    for result in &results {
        writeln!(std::io::stdout(), "{result}").map_err(|error| error.to_string())?;
    }
    let mut failures: Vec<_> = results.iter().flat_map(MatchResult::failures).collect();
    failures.sort();
    failures.dedup();
    if failures.is_empty() { Ok(()) } else { Err(failures.join("\n")) }
}

fn play_match(options: &ArenaOptions, pairing: [&Contestant; 2], groups: &ProcessGroups) -> MatchResult {
    let began = Instant::now();
    let decks = options.games.div_ceil(pairing.len()).max(1);
    let next = AtomicUsize::new(0);
    let result = Mutex::new(MatchResult::new(pairing.map(ToString::to_string), options.describe()));
    let play = || {
        // Every thread starts its own programs, once per match.
        let mut seated = pairing.map(|contestant| SeatedContestant::new(contestant, options, groups));
        loop {
            let deck = next.fetch_add(1, Ordering::Relaxed);
            if deck >= decks {
                return;
            }
            let games = paired_deck::play_paired_deck(options, &mut seated, deck as u64);
            let mut result = result.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            result.add(&games);
            if !options.quiet {
                let _ = write!(std::io::stderr(), "\r{}", result.progress(decks, began.elapsed()));
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..options.threads() {
            scope.spawn(play);
        }
        play();
    });
    if !options.quiet {
        let _ = writeln!(std::io::stderr());
    }
    result.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner)
}
