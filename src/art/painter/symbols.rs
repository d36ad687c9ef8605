//! Flat signs printed on the lit picture, so that they stay upright and crisp.

use image::RgbImage;

use crate::art::geometry::TileGeometry;
use crate::art::point::point;
use crate::art::symbols::{SYMBOL, symbol};
use crate::art::vector::draw_on;
use crate::tiles::Turn;

/// Prints a tile's symbols.
pub(super) fn print(picture: &mut RgbImage, geometry: &TileGeometry, turn: Turn) {
    let size = picture.width() as f32;
    for &(sign, at) in &geometry.symbols {
        let corner = at.turned(turn) - point(SYMBOL * 0.5, SYMBOL * 0.5);
        draw_on(picture, &symbol(sign), corner * size, SYMBOL * size);
    }
}
