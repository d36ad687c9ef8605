//! Tile pictures for the screen: decoding, themes, and sheets of many tiles in one texture.

use image::RgbImage;
use rayon::prelude::*;

use super::bake;
use super::flat;
use super::night;
use super::painter::{Painting, TILE_PIXELS, variants};
use super::point::{Point, point};
use super::theme::Theme;
use crate::art::noise;
use crate::tiles::{Catalogue, Kind, Pos, Turn};

/// The four pictures of a variant, by number of quarter turns.
pub type Turns = [RgbImage; 4];

/// The pictures of one variant of a kind, [`TILE_PIXELS`] wide.
///
/// Takes a few milliseconds; decode off the UI thread. Should a stored picture be missing, the tile is painted.
pub fn pictures(kind: Kind, variant: usize, theme: Theme) -> Turns {
    if theme == Theme::HighContrast {
        return Turn::ALL.map(|turn| flat::picture(kind, turn, TILE_PIXELS));
    }
    let strip = bake::strip(kind, variant)
        .and_then(|bytes| image::load_from_memory_with_format(bytes, image::ImageFormat::Jpeg).ok())
        .map_or_else(|| bake::paint_strip(kind, variant), |picture| picture.to_rgb8());
    let size = TILE_PIXELS as u32;
    Turn::ALL.map(|turn| {
        let mut picture = image::imageops::crop_imm(&strip, 0, bake::top_of(turn), size, size).to_image();
        if theme == Theme::Night {
            night::fall(&mut picture, kind, turn);
        }
        picture
    })
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

/// A texture with many tiles side by side, each with a gutter of repeated border pixels so that neighbours do
/// not bleed into each other when the texture is scaled.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// The texture.
    pub image: RgbImage,
    columns: u32,
    cell: u32,
    gutter: u32,
}

impl Sheet {
    /// An empty sheet for that many columns and rows of tiles.
    pub fn new(columns: u32, rows: u32, tile_pixels: u32, gutter: u32) -> Self {
        let cell = tile_pixels + 2 * gutter;
        Self { image: RgbImage::new(columns * cell, rows * cell), columns, cell, gutter }
    }

    /// Copies a tile into a place of the sheet.
    pub fn put(&mut self, place: u32, picture: &RgbImage) {
        let (left, top) = self.corner(place);
        let inner = self.cell - 2 * self.gutter;
        let clamp = |value: u32| value.saturating_sub(self.gutter).min(inner - 1);
        for y in 0..self.cell {
            for x in 0..self.cell {
                self.image.put_pixel(left + x, top + y, *picture.get_pixel(clamp(x), clamp(y)));
            }
        }
    }

    /// Upper left and lower right corner of a place, as parts of the texture.
    pub fn uv(&self, place: u32) -> [Point; 2] {
        let (left, top) = self.corner(place);
        let (width, height) = (self.image.width() as f32, self.image.height() as f32);
        let at = |x: u32, y: u32| point(x as f32 / width, y as f32 / height);
        let (low, high) = (self.gutter, self.cell - self.gutter);
        [at(left + low, top + low), at(left + high, top + high)]
    }

    fn corner(&self, place: u32) -> (u32, u32) {
        (place % self.columns * self.cell, place / self.columns * self.cell)
    }
}
