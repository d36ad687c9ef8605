//! Tiny pictures of all tiles in one, so that a tile is never blank while its own picture is being decoded.

use image::{RgbImage, imageops};

use super::night;
use super::painter::TILE_PIXELS;
use super::theme::Theme;
use super::tile_picture;
use crate::tiles::{Catalogue, Kind, Turn};

/// Pixels of a picture's side.
pub const PIXELS: usize = 16;

/// Repeated pixels around each picture.
const GUTTER: usize = 2;

/// Pixels from one picture to the next.
const CELL: usize = PIXELS + 2 * GUTTER;

/// Kinds beside each other, each in its four turns.
const COLUMNS: usize = 8;

static STORED: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/thumbnails.jpg"));

/// All tiles in this light, if they are stored: flat pictures are not.
pub fn all(theme: Theme) -> Option<RgbImage> {
    if theme == Theme::HighContrast {
        return None;
    }
    let read = image::load_from_memory_with_format(STORED, image::ImageFormat::Jpeg)
        .inspect_err(|error| crate::impossible!("the stored thumbnails cannot be read: {error}"));
    let mut picture = read.ok()?.into_rgb8();
    if theme == Theme::Night {
        picture.pixels_mut().for_each(night::moonlight);
    }
    Some(picture)
}

/// Where a tile's picture begins, across and down.
pub fn corner(kind: Kind, turn: Turn) -> [usize; 2] {
    let column = kind.index() % COLUMNS * 4 + turn.quarters();
    [column * CELL + GUTTER, kind.index() / COLUMNS * CELL + GUTTER]
}

/// The picture of all tiles, made from those that are stored.
pub fn made() -> RgbImage {
    let catalogue = Catalogue::standard();
    let rows = catalogue.kinds().len().div_ceil(COLUMNS);
    let mut sheet = RgbImage::new((COLUMNS * 4 * CELL) as u32, (rows * CELL) as u32);
    for kind in catalogue.kinds() {
        for turn in Turn::ALL {
            let large = tile_picture::picture(kind, 0, turn, Theme::Day, TILE_PIXELS);
            let small = imageops::thumbnail(&large, PIXELS as u32, PIXELS as u32);
            let [left, top] = corner(kind, turn);
            let inner = |at: usize| at.saturating_sub(GUTTER).min(PIXELS - 1) as u32;
            for y in 0..CELL {
                for x in 0..CELL {
                    let (column, row) = (left - GUTTER + x, top - GUTTER + y);
                    sheet.put_pixel(column as u32, row as u32, *small.get_pixel(inner(x), inner(y)));
                }
            }
        }
    }
    sheet
}
