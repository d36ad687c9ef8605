//! Figures and pieces as drawings; their pictures at any size.

mod emblem;
mod folk;
mod score_board;
mod tower;
mod vista;
mod wild;

use image::RgbaImage;

pub use score_board::{SCORE_BOARD_HEIGHT, SCORE_SPACES, score_board, score_space};
pub use tower::{FLOOR_RISE, floors};

use super::players::PlayerStyle;
use super::point::Point;
use super::theme::Theme;
use super::vector::{Bitmap, Drawing, draw};

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

    /// Width and height of the drawing's square on the map, in tile widths.
    pub const fn size(self) -> f32 {
        match self {
            Self::BigMeeple | Self::BigMeepleLying => 0.3,
            Self::Abbot => 0.24,
            _ => 0.22,
        }
    }

    /// The drawing in a player's style.
    pub fn drawing(self, style: &PlayerStyle) -> Drawing {
        match self {
            Self::Meeple => folk::meeple(style, false),
            Self::MeepleLying => folk::lying(style, false),
            Self::BigMeeple => folk::meeple(style, true),
            Self::BigMeepleLying => folk::lying(style, true),
            Self::Abbot => folk::abbot(style),
            Self::ScoreMarker => emblem::marker(style),
            Self::Fifty => emblem::points("50", style),
            Self::Hundred => emblem::points("100", style),
        }
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
    /// The back of an ordinary tile.
    TileBack,
    /// The dark back of start and river tiles.
    DarkTileBack,
    /// The sign of the program.
    Icon,
}

impl Prop {
    /// Width and height of the drawing's square on the map, in tile widths.
    pub const fn size(self) -> f32 {
        match self {
            Self::Dragon => 0.42,
            Self::Fairy => 0.26,
            Self::Floors(_) => 0.2,
            Self::TileBack | Self::DarkTileBack | Self::Icon => 1.0,
        }
    }

    /// The drawing.
    pub fn drawing(self) -> Drawing {
        match self {
            Self::Floors(count) => tower::floors(count),
            Self::Dragon => wild::dragon(),
            Self::Fairy => wild::fairy(),
            Self::TileBack => emblem::tile_back(false),
            Self::DarkTileBack => emblem::tile_back(true),
            Self::Icon => emblem::icon(),
        }
    }
}

/// A figure's picture, square, with clear ground.
pub fn rasterise(figure: PlayerPiece, style: &PlayerStyle, pixels: usize) -> RgbaImage {
    draw(&figure.drawing(style), pixels)
}

/// A prop's picture with clear ground: square, but piles of floors are higher than wide.
pub fn rasterise_prop(prop: Prop, pixels: usize) -> RgbaImage {
    let rise = match prop {
        Prop::Floors(count) => FLOOR_RISE * f32::from(count.saturating_sub(1)) * pixels as f32,
        _ => 0.0,
    };
    let mut bitmap = Bitmap::new(pixels, pixels + rise.ceil() as usize);
    bitmap.draw(&prop.drawing(), Point::new(0.0, rise.ceil()), pixels as f32);
    bitmap.image()
}

/// The score board's picture, this wide.
pub fn rasterise_score_board(theme: Theme, pixels: usize) -> RgbaImage {
    let mut bitmap = Bitmap::new(pixels, (pixels as f32 * SCORE_BOARD_HEIGHT).round() as usize);
    bitmap.draw(&score_board(theme), Point::default(), pixels as f32);
    bitmap.image()
}
