//! Matches between computer players without a window: who is stronger, and by how much.
//!
//! Every deck is played once from each rotation of the seats, so that luck of the draw cancels out. The intervals
//! treat one deck with all its rotations as one observation.

mod contestant;
mod external;
mod game;
mod options;
mod table;
mod wire;

use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

pub use contestant::{Contestant, ContestantError};
pub use external::{Forfeit, History, Request, Wire};
pub use options::Options;
pub use table::{Estimate, Record, Table};
pub use wire::EngineWire;

use contestant::Seated;

/// Plays the matches that the options ask for, showing progress on the standard error and returning the tables.
///
/// `wire` turns requests for external programs into lines and their answers into actions.
pub fn run(options: &Options, wire: &dyn Wire) -> Result<Vec<Table>, String> {
    let problems = options.setup(0).problems(crate::tiles::Catalogue::standard());
    if !problems.is_empty() {
        return Err(format!("this is not a game: {problems:?}"));
    }
    if options.players.len() < 2 {
        return Err("an arena needs at least two players".to_owned());
    }
    Ok(options.pairings().into_iter().map(|pairing| play_match(options, pairing, wire)).collect())
}

/// Plays the matches and prints their tables.
pub fn run_and_print(options: &Options, wire: &dyn Wire) -> Result<(), String> {
    for table in run(options, wire)? {
        println!("{table}");
    }
    Ok(())
}

fn play_match(options: &Options, pairing: [&Contestant; 2], wire: &dyn Wire) -> Table {
    let began = Instant::now();
    let decks = options.games.div_ceil(pairing.len()).max(1);
    let next = AtomicUsize::new(0);
    let table = Mutex::new(Table::new(pairing.map(ToString::to_string), options.describe()));
    let play = || {
        // Every thread starts its own programs, once per match.
        let mut seated = pairing.map(Seated::take);
        loop {
            let deck = next.fetch_add(1, Ordering::Relaxed);
            if deck >= decks {
                return;
            }
            let outcomes = game::play_deck(options, &mut seated, deck as u64, wire);
            let mut table = table.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            table.add(&outcomes);
            if !options.quiet {
                let _ = write!(std::io::stderr(), "\r{}", table.progress(decks, began.elapsed()));
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
    table.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner)
}
