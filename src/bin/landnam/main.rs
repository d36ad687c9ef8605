//! The command line: opens the window, or runs one of the headless commands.

#[cfg(feature = "art")]
mod paint;

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Play and learn Carcassonne. Without a command the game opens in a window.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    headless: Option<Headless>,
}

/// What the program does without a window.
#[derive(Subcommand)]
enum Headless {
    /// Answer JSON requests, one a line, on standard input and output: the rules without a window.
    Engine,
    /// Let computer players, ours and others', play against each other and print how they did.
    Arena(landnam::arena::ArenaOptions),
    /// Paint pictures: a sheet of all tiles, or the board of a saved game.
    #[cfg(feature = "art")]
    Paint(paint::Paint),
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().headless {
        None => open_window(),
        Some(Headless::Engine) => answer_requests(),
        Some(Headless::Arena(options)) => landnam::arena::run_and_print(&options),
        #[cfg(feature = "art")]
        Some(Headless::Paint(paint)) => paint.run(),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("landnam: {message}");
            ExitCode::FAILURE
        }
    }
}

fn answer_requests() -> Result<(), String> {
    landnam::engine::run(io::BufReader::new(io::stdin()), io::stdout().lock()).or_else(|error| {
        // Whoever asked has gone away; there is nobody left to tell.
        if error.kind() == io::ErrorKind::BrokenPipe { Ok(()) } else { Err(error.to_string()) }
    })
}

#[cfg(feature = "gui")]
fn open_window() -> Result<(), String> {
    landnam::app::run()
}

#[cfg(not(feature = "gui"))]
fn open_window() -> Result<(), String> {
    Err("this build has no window; see --help for the other commands".to_owned())
}
