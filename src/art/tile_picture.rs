//! Tile pictures for the screen, decoded from what was baked, in any size and theme.

use image::{RgbImage, imageops};

use super::bake;
use super::flat;
use super::night;
use super::painter::{Painting, TILE_PIXELS, variants};
use super::theme::Theme;
use crate::art::noise;
use crate::tiles::{Kind, Pos, Turn};

/// One picture of a variant of a kind, at most [`TILE_PIXELS`] wide.
///
/// Takes a few milliseconds, most of them for decoding; call it off the UI thread.
pub fn picture(kind: Kind, variant: usize, turn: Turn, theme: Theme, pixels: usize) -> RgbImage {
    if theme == Theme::HighContrast {
        return flat::picture(kind, turn, pixels);
    }
    let size = TILE_PIXELS as u32;
    let strip = strip(kind, variant);
    let mut picture = imageops::crop_imm(&strip, 0, bake::top_of(turn), size, size).to_image();
    drop(strip);
    if pixels < TILE_PIXELS {
        picture = imageops::thumbnail(&picture, pixels as u32, pixels as u32);
    }
    if theme == Theme::Night {
        night::darken(&mut picture, kind, turn);
    }
    picture
}

/// The stored strip of a variant, decoded. Should it be missing, the tile is painted.
fn strip(kind: Kind, variant: usize) -> RgbImage {
    bake::strip(kind, variant)
        .and_then(|bytes| {
            image::load_from_memory_with_format(bytes, image::ImageFormat::Jpeg)
                .inspect_err(|error| crate::impossible!("a baked picture cannot be read: {error}"))
                .ok()
        })
        .map_or_else(|| bake::paint_strip(kind, variant), image::DynamicImage::into_rgb8)
}

/// A tile painted afresh at any size, for close looks; takes a tenth of a second or more.
pub fn refined(kind: Kind, variant: usize, turn: Turn, theme: Theme, pixels: usize) -> RgbImage {
    if theme == Theme::HighContrast {
        return flat::picture(kind, turn, pixels);
    }
    let mut picture = Painting::new(kind, variant % variants(kind), pixels).lit(turn);
    if theme == Theme::Night {
        night::darken(&mut picture, kind, turn);
    }
    picture
}

/// The variant that a tile on this square shows: chosen by place, so that it never changes during a game.
pub fn variant_at(kind: Kind, pos: Pos) -> usize {
    noise::hash(i32::from(pos.x), i32::from(pos.y), 19) as usize % variants(kind)
}
