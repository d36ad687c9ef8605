//! Paints all tiles into files that become part of the program, and hands those out again.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::{fs, io};

use image::RgbImage;
use rayon::prelude::*;

use super::painter::{Painting, TILE_PIXELS, variants};
use crate::disk::write_atomically;
use crate::tiles::{Catalogue, Kind, Turn};

/// Quality of the stored pictures: high enough that borders show no blocks.
const QUALITY: u8 = 85;

/// Rows between two pictures of a strip: decoders blend colours over the edges of blocks of 16 pixels.
const GAP: u32 = 16;

/// Picture of the table's wood in the source tree.
pub const WOOD: &str = "assets/art/wood.jpg";

/// Picture of all tiles' thumbnails in the source tree.
pub const THUMBNAILS: &str = "assets/art/thumbnails.jpg";

/// Folder of the pictures in the source tree.
pub const FOLDER: &str = "assets/art/tiles";

/// The stored pictures in catalogue order, one list of variants per kind.
static BAKED: &[&[&[u8]]] = include!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/index.rs"));

/// The stored strip of a variant: its four turns, one below the other.
pub(super) fn strip(kind: Kind, variant: usize) -> Option<&'static [u8]> {
    let variants = BAKED.get(kind.index())?;
    variants.get(variant % variants.len().max(1)).copied()
}

/// Whether all variants of a kind are stored.
pub fn is_stored(kind: Kind) -> bool {
    BAKED.get(kind.index()).is_some_and(|stored| stored.len() == variants(kind))
}

/// The number of bytes that all stored pictures take.
pub fn stored_bytes() -> usize {
    BAKED.iter().flat_map(|variants| variants.iter()).map(|strip| strip.len()).sum()
}

/// Where a turn's picture begins in a strip.
pub(super) fn top_of(turn: Turn) -> u32 {
    (TILE_PIXELS as u32 + GAP) * turn.quarters() as u32
}

/// Paints a variant in all four turns, one below the other.
pub(super) fn paint_strip(kind: Kind, variant: usize) -> RgbImage {
    let painting = Painting::new(kind, variant, TILE_PIXELS);
    let size = TILE_PIXELS as u32;
    let mut strip = RgbImage::new(size, size * 4 + GAP * 3);
    for turn in Turn::ALL {
        let (picture, top) = (painting.lit(turn), top_of(turn));
        for (x, y, pixel) in strip.enumerate_pixels_mut() {
            // The border is repeated into half the gap on either side.
            if y + GAP / 2 >= top && y < top + size + GAP / 2 {
                *pixel = *picture.get_pixel(x, y.saturating_sub(top).min(size - 1));
            }
        }
    }
    strip
}

/// Paints all tiles into a folder and writes the list of them.
///
/// Nothing is touched before everything is painted, so an interrupted bake leaves the old pictures whole.
pub fn bake(folder: &Path) -> io::Result<()> {
    let catalogue = Catalogue::standard();
    let work: Vec<(Kind, usize)> =
        catalogue.kinds().flat_map(|kind| (0..variants(kind)).map(move |variant| (kind, variant))).collect();
    let painted: BTreeMap<String, Vec<u8>> = work
        .into_par_iter()
        .map(|(kind, variant)| Ok((file_name(kind, variant), encoded(&paint_strip(kind, variant))?)))
        .collect::<io::Result<_>>()?;
    fs::create_dir_all(folder)?;
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let is_picture = path.extension().is_some_and(|extension| extension == "jpg");
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if is_picture && !painted.contains_key(name) {
            fs::remove_file(path)?;
        }
    }
    for (name, bytes) in &painted {
        write_atomically(&folder.join(name), bytes)?;
    }
    write_atomically(&folder.join("index.rs"), index().as_bytes())
}

/// Makes the thumbnails of the stored tiles into their file.
pub fn bake_thumbnails(path: &Path) -> io::Result<()> {
    write_atomically(path, &thumbnails_file()?)
}

/// What the file of thumbnails holds.
pub fn thumbnails_file() -> io::Result<Vec<u8>> {
    encoded(&super::thumbnails::made())
}

/// Computes the table's wood into its file.
pub fn bake_wood(path: &Path) -> io::Result<()> {
    write_atomically(path, &encoded(&super::wood::computed())?)
}

/// A picture as it is stored.
fn encoded(picture: &RgbImage) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut encoder = jpeg_encoder::Encoder::new(&mut bytes, QUALITY);
    encoder.set_sampling_factor(jpeg_encoder::SamplingFactor::F_2_2);
    let size = |pixels: u32| u16::try_from(pixels).map_err(io::Error::other);
    let (width, height) = (size(picture.width())?, size(picture.height())?);
    encoder.encode(picture, width, height, jpeg_encoder::ColorType::Rgb).map_err(io::Error::other)?;
    Ok(bytes)
}

fn file_name(kind: Kind, variant: usize) -> String {
    format!("{}.{variant}.jpg", Catalogue::standard().tile(kind).name.replace('/', "_"))
}

/// The list of pictures as an expression that the program includes.
fn index() -> String {
    let mut text =
        String::from("// Written by the bake command: the pictures of each kind, in catalogue order.\n&[\n");
    for kind in Catalogue::standard().kinds() {
        text.push_str("    &[\n");
        for variant in 0..variants(kind) {
            let name = file_name(kind, variant);
            let _ = writeln!(
                text,
                "        include_bytes!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{FOLDER}/{name}\")),"
            );
        }
        text.push_str("    ],\n");
    }
    text.push_str("]\n");
    text
}
