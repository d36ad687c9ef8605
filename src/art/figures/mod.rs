//! Figures and pieces: which there are, how large they are, and of what wood.

mod emblem;
mod folk;
mod score_board;
mod tower;
mod vista;
mod wild;

use image::RgbaImage;

pub use emblem::{icon, tile_back};
pub use score_board::{SCORE_BOARD_HEIGHT, SCORE_SPACES, score_board, score_space};
pub use tower::tower_rise;

use super::players::PlayerStyle;
use super::point::Point;
use super::relief::Model;
use super::theme::Theme;
use super::vector::Bitmap;

/// What stands is seen a little from the south: its feet come before its spot.
const STANDS_AT: Point = Point::new(0.5, 0.74);

/// What lies has its middle on the spot.
const LIES_AT: Point = Point::new(0.5, 0.52);

/// A piece that belongs to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayerPiece {
    /// A meeple on a road, in a city, monastery or on a tower.
    Meeple,
    /// A meeple lying in a field.
    MeepleLying,
    /// The big meeple.
    BigMeeple,
    /// The big meeple lying in a field.
    BigMeepleLying,
    /// The abbot.
    Abbot,
    /// The marker on the score board.
    ScoreMarker,
    /// A card that says 50 points.
    Fifty,
    /// A card that says 100 points.
    Hundred,
}

impl PlayerPiece {
    /// All player figures.
    pub const ALL: [Self; 8] = [
        Self::Meeple,
        Self::MeepleLying,
        Self::BigMeeple,
        Self::BigMeepleLying,
        Self::Abbot,
        Self::ScoreMarker,
        Self::Fifty,
        Self::Hundred,
    ];

    /// Width and height of its box on the map, in tile widths.
    pub const fn size(self) -> f32 {
        match self {
            Self::BigMeeple | Self::BigMeepleLying => 0.40 * 1.28,
            _ => 0.40,
        }
    }

    /// The point of its box that stands on the spot, in parts of the box.
    pub const fn anchor(self) -> Point {
        match self {
            Self::Meeple | Self::BigMeeple | Self::Abbot => STANDS_AT,
            _ => LIES_AT,
        }
    }

    /// The piece in a player's style.
    pub fn model(self, style: &PlayerStyle) -> Model {
        let emblem = || match self {
            Self::Fifty => emblem::points("50", style),
            Self::Hundred => emblem::points("100", style),
            _ => emblem::marker(style),
        };
        folk::figure(self, style).unwrap_or_else(emblem)
    }

    /// The piece behind bars.
    pub fn captured(self, style: &PlayerStyle) -> Model {
        self.model(style).with(folk::bars())
    }
}

/// A piece that belongs to nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Prop {
    /// A pile of tower floors.
    Floors(u8),
    /// The dragon.
    Dragon,
    /// The fairy.
    Fairy,
}

impl Prop {
    /// Width and height of its box on the map, in tile widths.
    pub const fn size(self) -> f32 {
        match self {
            Self::Dragon => 0.86,
            Self::Fairy => 0.40,
            Self::Floors(_) => 0.56,
        }
    }

    /// The point of its box that stands on the spot, in parts of the box.
    pub const fn anchor(self) -> Point {
        match self {
            Self::Fairy => STANDS_AT,
            Self::Dragon => LIES_AT,
            Self::Floors(_) => Point::new(0.5, tower::BASE / 100.0),
        }
    }

    /// The piece.
    pub fn model(self) -> Model {
        match self {
            Self::Floors(count) => tower::floors(count),
            Self::Dragon => wild::dragon(),
            Self::Fairy => wild::fairy(),
        }
    }
}

/// The score board's picture, this wide.
pub fn rasterise_score_board(theme: Theme, pixels: usize) -> RgbaImage {
    let mut bitmap = Bitmap::new(pixels, (pixels as f32 * SCORE_BOARD_HEIGHT).round() as usize);
    bitmap.draw(&score_board(theme), Point::default(), pixels as f32);
    bitmap.image()
}
