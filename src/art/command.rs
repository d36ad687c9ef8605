//! The pictures that the command line writes to files.

use std::io;
use std::path::Path as FilePath;

use image::imageops::replace;
use image::{RgbImage, RgbaImage};

use super::board_picture::BoardPicture;
use super::colour::Hex;
use super::figures::{PlayerPiece, Prop};
use super::painter::TILE_PIXELS;
use super::players::{ColourSet, PLAYERS};
use super::point::point;
use super::relief::{Look, Model};
use super::theme::Theme;
use super::tile_picture;
use super::vector::{Drawing, draw_on, text};
use crate::disk::write_atomically;
use crate::tiles::{Catalogue, Turn};

pub use super::bake::{bake, bake_thumbnails, bake_wood};

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

/// Writes a sheet of all pieces on grass, in the sizes in which one sees them.
pub fn pieces(path: &FilePath, theme: Theme) -> io::Result<()> {
    const ROW: i64 = 150;
    let mut models: Vec<Vec<Model>> = Vec::new();
    for set in ColourSet::ALL {
        for number in 0..PLAYERS {
            let style = set.style(number);
            let figures = PlayerPiece::ALL.map(|piece| piece.model(&style));
            models.push(figures.into_iter().chain([PlayerPiece::Meeple.captured(&style)]).collect());
        }
    }
    let towers = [1, 2, 3, 4, 6, 10, 20].map(|floors| Prop::Floors(floors).model());
    models.push(towers.into_iter().chain([Prop::Dragon.model(), Prop::Fairy.model()]).collect());
    let grass = image::Rgba([0x7E, 0x96, 0x52, 0xFF]);
    let mut sheet = RgbaImage::from_pixel(9 * 290, (ROW * models.len() as i64) as u32 + 60, grass);
    for (row, models) in models.iter().enumerate() {
        for (column, model) in models.iter().enumerate() {
            let mut left = 24 + 290 * column as i64;
            for pixels in [100, 48, 24] {
                let low = model.frame().low * (pixels as f32 / 100.0);
                let top = 40 + ROW * row as i64 + (100 - pixels) / 2;
                let picture = model.picture(Look::fine(theme, pixels as usize));
                image::imageops::overlay(&mut sheet, &picture, left + low.x as i64, top + low.y as i64);
                left += pixels + 28;
            }
        }
    }
    sheet.save(path).map_err(io::Error::other)
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
