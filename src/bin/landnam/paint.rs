//! `landnam paint`: tiles and boards as pictures.

use std::path::{Path, PathBuf};

use landnam::art::bake::{FOLDER, THUMBNAILS, WOOD};
use landnam::art::board_picture::BoardPicture;
use landnam::art::command;
use landnam::art::players::ColourSet;
use landnam::art::theme::Theme;
use landnam::rules::Player;

/// What to paint.
#[derive(clap::Args)]
#[command(arg_required_else_help = true)]
pub struct Paint {
    /// A sheet of all kinds of tiles with their names, as PNG.
    #[arg(long, value_name = "FILE")]
    sheet: Option<PathBuf>,
    /// A sheet of all pieces, as PNG.
    #[arg(long, value_name = "FILE")]
    pieces: Option<PathBuf>,
    /// The light in which a sheet is painted.
    #[arg(long, value_name = "LIGHT", value_enum, default_value = "day")]
    light: SheetLight,
    /// The board of a saved game, as PNG.
    #[arg(long, num_args = 2, value_names = ["SAVE", "FILE"])]
    board: Option<Vec<PathBuf>>,
    /// Pixels of a tile's side on the board's picture; fewer if it would have more than 64 million.
    #[arg(long, value_name = "N", default_value_t = 160, value_parser = clap::value_parser!(u32).range(16..=640))]
    size: u32,
    /// For developers: paint anew into the source folder, from where the pictures become part of the program.
    #[arg(long, value_name = "WHAT", num_args = 0..=1, default_missing_value = "all")]
    bake: Option<Baked>,
}

/// The light in which a sheet is painted.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum SheetLight {
    /// A sunny afternoon.
    Day,
    /// Moonlight.
    Night,
    /// Flat tones.
    Contrast,
}

impl SheetLight {
    const fn theme(self) -> Theme {
        match self {
            Self::Day => Theme::Day,
            Self::Night => Theme::Night,
            Self::Contrast => Theme::HighContrast,
        }
    }
}

/// Pictures that are part of the program.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Baked {
    /// The tiles and the wood.
    All,
    /// The tiles.
    Tiles,
    /// The thumbnails of the tiles that are part of the program now: to be made after these have been built in.
    Thumbnails,
    /// The table's wood.
    Wood,
}

impl Paint {
    /// Paints everything that was asked for.
    pub fn run(self) -> Result<(), String> {
        if let Some(path) = self.sheet {
            command::sheet(&path, self.light.theme()).map_err(|error| about(&path, &error))?;
        }
        if let Some(path) = self.pieces {
            command::pieces(&path, self.light.theme()).map_err(|error| about(&path, &error))?;
        }
        if let Some([save, path]) = self.board.as_deref() {
            paint_board(save, path, self.size)?;
        }
        if matches!(self.bake, Some(Baked::All | Baked::Tiles)) {
            command::bake(Path::new(FOLDER)).map_err(|error| error.to_string())?;
        }
        if self.bake == Some(Baked::Thumbnails) {
            let path = Path::new(THUMBNAILS);
            command::bake_thumbnails(path).map_err(|error| about(path, &error))?;
        }
        if matches!(self.bake, Some(Baked::All | Baked::Wood)) {
            command::bake_wood(Path::new(WOOD)).map_err(|error| about(Path::new(WOOD), &error))?;
        }
        Ok(())
    }
}

fn paint_board(save: &Path, path: &Path, size: u32) -> Result<(), String> {
    let saved = landnam::storage::load(save).map_err(|error| about(save, &error))?;
    let colour_of = |player: Player| {
        saved.seats.get(player.index()).map_or(player.index(), |seat| usize::from(seat.colour))
    };
    let board = landnam::game_picture::board(saved.record.game(), colour_of, Theme::Day, ColourSet::Classic);
    let (wanted, side) = (size as usize, board.tile_side(size as usize));
    if side < wanted {
        let most = BoardPicture::MOST_PIXELS / 1_000_000;
        eprintln!(
            "landnam: tiles are painted {side} pixels wide instead of {wanted}: a picture has at most {most} million pixels"
        );
    }
    command::board(&board, path, wanted).map_err(|error| about(path, &error))
}

fn about(path: &Path, error: &dyn std::fmt::Display) -> String {
    format!("{}: {error}", path.display())
}
