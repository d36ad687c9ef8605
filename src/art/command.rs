//! What the command line can paint.

use std::io;
use std::path::Path as FilePath;

use image::RgbImage;
use image::imageops::replace;

use super::atlas;
use super::board::Board;
use super::colour::Hex;
use super::figures::{Figure, Prop, rasterise_prop, score_board};
use super::painter::TILE_PIXELS;
use super::players::{ColourSet, PLAYERS};
use super::point::point;
use super::theme::Theme;
use super::vector::{Drawing, draw_on, text};
use crate::tiles::{Catalogue, Turn};

pub use super::bake::bake;

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
        let picture = atlas::picture(kind, 0, Turn::default(), theme, TILE_PIXELS);
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
pub fn board(board: &Board, path: &FilePath, tile_pixels: usize) -> io::Result<()> {
    save(&board.picture(tile_pixels), path)
}

/// Writes a sheet of all figures, in both colour sets, and of the pieces that belong to nobody.
pub fn pieces(path: &FilePath) -> io::Result<()> {
    const CELL: usize = 120;
    let grass = super::theme::land::GRASS.bytes();
    let props = [
        Prop::Floors(1),
        Prop::Floors(3),
        Prop::Dragon,
        Prop::Fairy,
        Prop::TileBack,
        Prop::DarkTileBack,
        Prop::Icon,
    ];
    let columns = Figure::ALL.len();
    let rows = ColourSet::ALL.len() * PLAYERS + 4;
    let (width, height) = ((columns * CELL) as u32, (rows * CELL) as u32);
    let mut sheet = RgbImage::from_pixel(width, height, image::Rgb(grass));
    let at = |column: usize, row: usize| point((column * CELL) as f32 + 10.0, (row * CELL) as f32 + 10.0);
    for (block, set) in ColourSet::ALL.into_iter().enumerate() {
        for number in 0..PLAYERS {
            for (column, figure) in Figure::ALL.into_iter().enumerate() {
                let drawing = figure.drawing(&set.style(number));
                draw_on(&mut sheet, &drawing, at(column, block * PLAYERS + number), 100.0);
            }
        }
    }
    for (column, prop) in props.into_iter().enumerate() {
        draw_on(&mut sheet, &prop.drawing(), at(column, rows - 4) + point(0.0, 30.0), 90.0);
    }
    draw_on(&mut sheet, &score_board(Theme::Day), at(0, rows - 3) + point(0.0, 30.0), 380.0);
    save(&sheet, path)
}

/// Writes the program's sign.
pub fn icon(path: &FilePath, pixels: usize) -> io::Result<()> {
    rasterise_prop(Prop::Icon, pixels).save(path).map_err(io::Error::other)
}

/// Writes one tile, painted afresh.
pub fn tile(name: &str, turn: Turn, path: &FilePath, pixels: usize) -> io::Result<()> {
    let kind = Catalogue::standard()
        .find(name)
        .ok_or_else(|| io::Error::new(io::ErrorKind::NotFound, format!("there is no tile {name}")))?;
    save(&atlas::refined(kind, 0, turn, Theme::Day, pixels), path)
}

fn save(picture: &RgbImage, path: &FilePath) -> io::Result<()> {
    picture.save(path).map_err(io::Error::other)
}
