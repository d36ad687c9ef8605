//! The pictures that the command line writes to files.

use std::io;
use std::path::Path as FilePath;

use image::RgbImage;
use image::imageops::replace;

use super::board_picture::BoardPicture;
use super::colour::Hex;
use super::painter::TILE_PIXELS;
use super::point::point;
use super::theme::Theme;
use super::tile_picture;
use super::vector::{Drawing, draw_on, text};
use crate::disk::write_atomically;
use crate::tiles::{Catalogue, Turn};

pub use super::bake::{bake, bake_wood};

/// Tiles in a row of the contact sheet.
const COLUMNS: usize = 10;

/// Writes a sheet of all kinds with their names.
pub fn sheet(path: &FilePath, theme: Theme) -> io::Result<()> {
    let catalogue = Catalogue::standard();
    let (pad, label) = (12, 26);
    let (wide, high) = (TILE_PIXELS + pad, TILE_PIXELS + label + pad);
    let rows = catalogue.kinds().len().div_ceil(COLUMNS);
    let mut sheet = RgbImage::from_pixel(
        (COLUMNS * wide + pad) as u32,
        (rows * high + pad) as u32,
        image::Rgb(super::theme::table(theme).bytes()),
    );
    for kind in catalogue.kinds() {
        let (column, row) = (kind.index() % COLUMNS, kind.index() / COLUMNS);
        let (left, top) = (column * wide + pad, row * high + pad);
        let picture = tile_picture::picture(kind, 0, Turn::default(), theme, TILE_PIXELS);
        replace(&mut sheet, &picture, left as i64, top as i64);
        let tile = catalogue.tile(kind);
        // Long names shrink to the width of the tile.
        let letters = tile.name.chars().count() as f32;
        let size = (TILE_PIXELS as f32 / (letters * 0.95)).min(9.5);
        let words = text(&tile.name, point(0.0, 0.0), size / 300.0);
        let drawing = Drawing::new().line(words, Hex(0xF0E6CC), 1.3 / 300.0);
        draw_on(&mut sheet, &drawing, point(left as f32 + 1.0, (top + TILE_PIXELS) as f32 + 8.0), 300.0);
    }
    save(&sheet, path)
}

/// Writes a picture of a board with tiles of this many pixels.
pub fn board(board: &BoardPicture, path: &FilePath, tile_pixels: usize) -> io::Result<()> {
    save(&board.paint(tile_pixels), path)
}

fn save(picture: &RgbImage, path: &FilePath) -> io::Result<()> {
    let format = image::ImageFormat::from_path(path).map_err(io::Error::other)?;
    let mut bytes = io::Cursor::new(Vec::new());
    picture.write_to(&mut bytes, format).map_err(io::Error::other)?;
    write_atomically(path, &bytes.into_inner())
}
