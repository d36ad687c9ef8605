//! The command line: starts the window, or one of the headless commands.

use std::io;
#[cfg(feature = "art")]
use std::path::PathBuf;
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
    /// Paint pictures: a sheet of all tiles, or the board of a saved game.
    #[cfg(feature = "art")]
    Paint(Paint),
}

/// What to paint.
#[cfg(feature = "art")]
#[derive(clap::Args)]
#[command(arg_required_else_help = true)]
struct Paint {
    /// A sheet of all kinds of tiles with their names, as PNG.
    #[arg(long, value_name = "FILE")]
    sheet: Option<PathBuf>,
    /// The board of a saved game, as PNG.
    #[arg(long, num_args = 2, value_names = ["SAVE", "FILE"])]
    board: Option<Vec<PathBuf>>,
    /// Pixels of a tile's side on the board's picture.
    #[arg(long, value_name = "N", default_value_t = 160, value_parser = clap::value_parser!(u32).range(16..=640))]
    size: u32,
    /// For developers: paint all tiles anew into the source folder, from where they become part of the program.
    #[arg(long)]
    bake: bool,
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().command {
        None => open_window(),
        #[cfg(feature = "art")]
        Some(Command::Paint(paint)) => paint.run(),
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

#[cfg(feature = "art")]
impl Paint {
    fn run(self) -> Result<(), String> {
        use landnam::art::{bake, command, players::ColourSet, theme::Theme};

        if let Some(path) = self.sheet {
            command::sheet(&path, Theme::Day).map_err(|error| format!("{}: {error}", path.display()))?;
        }
        if let Some([save, path]) = self.board.as_deref() {
            let saved =
                landnam::storage::load(save).map_err(|error| format!("{}: {error}", save.display()))?;
            let colour_of = |player: landnam::rules::Player| {
                saved.seats.get(player.index()).map_or(player.index(), |seat| usize::from(seat.colour))
            };
            let board =
                landnam::picture::board(saved.record.game(), colour_of, Theme::Day, ColourSet::Classic);
            command::board(&board, path, self.size as usize)
                .map_err(|error| format!("{}: {error}", path.display()))?;
        }
        if self.bake {
            command::bake(std::path::Path::new(bake::FOLDER)).map_err(|error| error.to_string())?;
        }
        Ok(())
    }
}
