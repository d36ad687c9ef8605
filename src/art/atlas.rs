//! Tile pictures for the screen: decoding, sizes and themes.

use image::{RgbImage, imageops};
use rayon::prelude::*;

use super::bake;
use super::flat;
use super::night;
use super::painter::{Painting, TILE_PIXELS, variants};
use super::theme::Theme;
use crate::art::noise;
use crate::tiles::{Catalogue, Kind, Pos, Turn};

/// The four pictures of a variant, by number of quarter turns.
pub type Turns = [RgbImage; 4];

/// The pictures of one variant of a kind, [`TILE_PIXELS`] wide.
///
/// Takes a few milliseconds; decode off the UI thread.
pub fn pictures(kind: Kind, variant: usize, theme: Theme) -> Turns {
    if theme == Theme::HighContrast {
        return Turn::ALL.map(|turn| flat::picture(kind, turn, TILE_PIXELS));
    }
    let strip = strip(kind, variant);
    let size = TILE_PIXELS as u32;
    Turn::ALL.map(|turn| {
        let mut picture = imageops::crop_imm(&strip, 0, bake::top_of(turn), size, size).to_image();
        if theme == Theme::Night {
            night::fall(&mut picture, kind, turn);
        }
        picture
    })
}

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
        night::fall(&mut picture, kind, turn);
    }
    picture
}

/// The stored strip of a variant, decoded. Should it be missing, the tile is painted.
fn strip(kind: Kind, variant: usize) -> RgbImage {
    bake::strip(kind, variant)
        .and_then(|bytes| image::load_from_memory_with_format(bytes, image::ImageFormat::Jpeg).ok())
        .map_or_else(|| bake::paint_strip(kind, variant), image::DynamicImage::into_rgb8)
}

/// A tile painted afresh at any size, for close looks; takes a tenth of a second or more.
pub fn refined(kind: Kind, variant: usize, turn: Turn, theme: Theme, pixels: usize) -> RgbImage {
    if theme == Theme::HighContrast {
        return flat::picture(kind, turn, pixels);
    }
    let mut picture = Painting::new(kind, variant % variants(kind), pixels).lit(turn);
    if theme == Theme::Night {
        night::fall(&mut picture, kind, turn);
    }
    picture
}

/// Decodes the pictures of all kinds and variants on all cores and hands each over as soon as it is ready.
///
/// The flat theme has one variant of each kind.
pub fn decode_all(theme: Theme, ready: impl Fn(Kind, usize, Turns) + Sync) {
    let work: Vec<(Kind, usize)> = Catalogue::standard()
        .kinds()
        .flat_map(|kind| (0..shown_variants(kind, theme)).map(move |variant| (kind, variant)))
        .collect();
    work.into_par_iter().for_each(|(kind, variant)| ready(kind, variant, pictures(kind, variant, theme)));
}

/// How many variants of a kind look different in a theme.
pub fn shown_variants(kind: Kind, theme: Theme) -> usize {
    if theme == Theme::HighContrast { 1 } else { variants(kind) }
}

/// The variant that a tile on this square shows: chosen by place, so that it never changes during a game.
pub fn variant_at(kind: Kind, pos: Pos) -> usize {
    noise::hash(i32::from(pos.x), i32::from(pos.y), 19) as usize % variants(kind)
}
