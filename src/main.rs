//! The command line: starts the window, or one of the headless commands.

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Play and learn Carcassonne. Without a command the game opens in a window.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Answer JSON requests, one a line, on standard input and output: the rules without a window.
    Engine,
    /// Let computer players, ours and others', play against each other and print how they did.
    Arena(landnam::arena::Options),
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().command {
        None => open_window(),
        Some(Command::Engine) => {
            landnam::engine::run(io::stdin().lock(), io::stdout().lock()).or_else(|error| {
                // Whoever asked has gone away; there is nobody left to tell.
                if error.kind() == io::ErrorKind::BrokenPipe { Ok(()) } else { Err(error.to_string()) }
            })
        }
        Some(Command::Arena(options)) => landnam::arena::run_and_print(&options, &landnam::arena::EngineWire),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("landnam: {message}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(feature = "gui")]
fn open_window() -> Result<(), String> {
    landnam::app::run()
}

#[cfg(not(feature = "gui"))]
fn open_window() -> Result<(), String> {
    Err("this build has no window; see --help for the other commands".to_owned())
}
