//! The shadow that all tiles together throw on the table.

use super::pixel_field::PixelField;
use super::point::{Point, point};
use crate::tiles::Pos;

/// Pixels of a tile's side: shadows are soft.
pub const PIXELS: usize = 16;

/// Tiles of free table around the outermost ones.
pub const MARGIN: usize = 1;

/// How thick a tile is, in widths of a tile.
pub const THICKNESS: f32 = 0.07;

/// How dark the table is beside and under the tiles, from 0 to 1.
#[derive(Clone, Debug, PartialEq)]
pub struct TileShadow {
    /// The square in the upper left corner.
    pub low: Pos,
    /// Pixels across.
    pub width: usize,
    /// Row by row.
    pub strength: Vec<f32>,
}

impl TileShadow {
    /// The shadow of tiles on these squares, if there are any.
    pub fn cast(squares: &[Pos]) -> Option<Self> {
        /// Of each layer: how far it is moved and softened, in tile widths, and how dark it is.
        const LAYERS: [(Point, f32, f32); 3] = [
            (point(0.139, 0.185), 0.139, 0.50),
            (point(0.046, THICKNESS + 0.055), 0.046, 0.50),
            (point(0.009, THICKNESS + 0.009), 0.014, 0.45),
        ];
        let first = *squares.first()?;
        let (low, high) = squares.iter().fold((first, first), |(low, high), pos| {
            (Pos::new(low.x.min(pos.x), low.y.min(pos.y)), Pos::new(high.x.max(pos.x), high.y.max(pos.y)))
        });
        let margin = MARGIN as i16;
        let low = Pos::new(low.x - margin, low.y - margin);
        let pixels = |low: i16, high: i16| (high + margin - low + 1).max(1) as usize * PIXELS;
        let mut mask = PixelField::new(pixels(low.x, high.x), pixels(low.y, high.y));
        for pos in squares {
            let (left, top) = ((pos.x - low.x) as usize * PIXELS, (pos.y - low.y) as usize * PIXELS);
            for row in mask.values.chunks_exact_mut(mask.width).skip(top).take(PIXELS) {
                row[left..left + PIXELS].fill(1.0);
            }
        }
        let mut light = vec![1.0; mask.values.len()];
        for (by, softness, depth) in LAYERS {
            let (by, softness) = (by * PIXELS as f32, softness * PIXELS as f32);
            let soft = mask.softened(softness, softness);
            let moved = PixelField::from_fn(mask.width, mask.height, |x, y| {
                soft.between(x as f32 - by.x, y as f32 - by.y)
            });
            for (light, cover) in light.iter_mut().zip(&moved.values) {
                *light *= 1.0 - depth * cover;
            }
        }
        let strength = light.into_iter().map(|light| 0.95 * (1.0 - light)).collect();
        Some(Self { low, width: mask.width, strength })
    }

    /// Pixels down.
    pub fn height(&self) -> usize {
        self.strength.len() / self.width
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shadows_fall_to_the_south_east() {
        let shadow = TileShadow::cast(&[Pos::new(4, -3)]).expect("there is a tile");
        assert_eq!((shadow.low, shadow.width, shadow.height()), (Pos::new(3, -4), 48, 48));
        let at = |x: usize, y: usize| shadow.strength[y * shadow.width + x];
        let (west, east) = (at(13, 24), at(34, 24));
        let (north, south) = (at(24, 13), at(24, 34));
        assert!(east > west + 0.15 && south > north + 0.15, "{west} {east} {north} {south}");
        assert!(at(0, 0) < 0.01 && at(47, 0) < 0.01 && at(0, 47) < 0.02, "the margin is wide enough");
    }

    #[test]
    fn no_tiles_throw_no_shadow() {
        assert_eq!(TileShadow::cast(&[]), None);
    }
}
