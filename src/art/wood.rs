//! The oiled oak of the table: planks with grain, pores and year rings, computed once and stored.
//!
//! The picture shows the wood evenly lit, as bright as it gets; [`light`] tells how much of that each place of a
//! screen has, so that one picture serves day and night and no frame computes any wood.

use image::{Rgb, RgbImage};

use super::colour::Hex;
use super::noise::unit;
use super::pixel_field::PixelField;
use super::point::Point;
use super::theme::{Theme, wood};

/// Pixels across; the picture is repeated side by side, and the grain goes on from one copy into the next.
pub const WIDTH: usize = 2048;

/// Pixels down: six planks.
pub const HEIGHT: usize = 6 * PLANK;

/// Pixels of a plank's width.
const PLANK: usize = 216;

/// Years that a plank ages from one end of the picture to the other: a whole number, so that the rings meet there.
const YEARS: f32 = 19.0;

/// Light in the middle of the pool.
const BRIGHTEST: f32 = 1.22;

/// Tint of daylight in the picture.
const DAYLIGHT: [f32; 3] = [1.0, 0.985, 0.955];

static STORED: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/wood.jpg"));

/// The stored picture. Should it be unreadable, the wood is computed.
pub fn planks() -> RgbImage {
    image::load_from_memory_with_format(STORED, image::ImageFormat::Jpeg)
        .inspect_err(|error| crate::impossible!("the stored wood cannot be read: {error}"))
        .map_or_else(|_| computed(), image::DynamicImage::into_rgb8)
}

/// The mean colour of the lit wood, for the moment until the picture is there.
pub const MEAN: Hex = Hex(0x5B4534);

/// The wood, computed.
pub fn computed() -> RgbImage {
    let streaks = |across: f32, down: f32, seed: u32| PixelField::streaks(WIDTH, HEIGHT, across, down, seed);
    let layered = |across: f32, down: f32, layers: i32, seed: u32| {
        let mut sum = streaks(across, down, seed);
        for layer in 1..layers {
            let part = 0.5_f32.powi(layer);
            let finer = streaks(across * part, (down * part).max(0.4), seed + 57 * layer as u32);
            for (value, finer) in sum.values.iter_mut().zip(&finer.values) {
                *value += finer * 0.55_f32.powi(layer);
            }
        }
        sum
    };
    let warp = layered(300.0, 70.0, 3, 1);
    let broad = layered(420.0, 7.0, 2, 2);
    let streak = streaks(150.0, 1.1, 4);
    let fine = streaks(60.0, 0.55, 14);
    let pores = streaks(13.0, 0.45, 5);
    let [dark, middle, light] = wood::BROWNS.map(|tone| tone.bytes().map(|byte| f32::from(byte) / 255.0));
    let mut picture = RgbImage::new(WIDTH as u32, HEIGHT as u32);
    for (index, pixel) in picture.pixels_mut().enumerate() {
        let (x, y) = (index % WIDTH, index / WIDTH);
        let plank = (y / PLANK) as i32;
        // No two neighbours are cut from the same tree.
        let tone = (unit(plank, 3, 11) + unit(plank, 5, 12) - 1.0) * 0.22;
        let across = (y % PLANK) as f32 / PLANK as f32 - 0.5 + 1.5 * tone;
        let along = x as f32 / WIDTH as f32 + 2.6 * unit(plank, 9, 13);
        let year = (across * across * 26.0 + warp.values[index] * 0.3 + broad.values[index] * 0.07) * 2.4
            + along * YEARS;
        let year = year.rem_euclid(1.0);
        // Early wood darkens slowly, late wood ends sharply.
        let ring = if year < 0.82 { year / 0.82 } else { (1.0 - year) / 0.18 };
        let speck = unit(x as i32, y as i32, 9) * 2.0 - 1.0;
        let shade = 0.43 + tone * 0.45 - 0.085 * (ring - 0.5)
            + 0.035 * broad.values[index]
            + 0.042 * streak.values[index]
            + 0.030 * fine.values[index]
            + 0.014 * speck
            - 0.070 * (pores.values[index] - 1.25).clamp(0.0, 1.6);
        let shade = shade.clamp(0.0, 1.0);
        let (y, edge) = (y % PLANK, (y % PLANK).min(PLANK - y % PLANK) as f32);
        let seam = (1.0 - edge / 1.6).clamp(0.0, 1.0);
        let lip = (1.0 - (y as f32 - 3.0).abs() / 2.0).clamp(0.0, 1.0);
        let gain = BRIGHTEST * (1.0 - 0.62 * seam) * (1.0 + 0.10 * lip);
        let tone = |channel: usize| {
            let (from, to, part) = if shade < 0.5 {
                (dark[channel], middle[channel], shade * 2.0)
            } else {
                (middle[channel], light[channel], shade * 2.0 - 1.0)
            };
            let value = (from + (to - from) * part) * gain * DAYLIGHT[channel];
            (value.clamp(0.0, 1.0) * 255.0 + 0.5) as u8
        };
        *pixel = Rgb([tone(0), tone(1), tone(2)]);
    }
    picture
}

/// How much of the picture's light falls on a place of the screen: a pool that stays where it is while the map moves.
///
/// `at` is measured in widths and heights of the screen.
pub fn light(theme: Theme, at: Point) -> [f32; 3] {
    /// Where the light comes from.
    const POOL: Point = Point::new(0.36, 0.32);
    let away = ((at.x - POOL.x) * 1.12).hypot(at.y - POOL.y);
    match theme {
        Theme::Day => [(BRIGHTEST - 0.78 * away.powf(1.25)).clamp(0.44, BRIGHTEST) / BRIGHTEST; 3],
        Theme::Night => {
            let strength = (0.80 - 0.78 * away).clamp(0.13, 0.9) / BRIGHTEST;
            // Warm under the lamp, moonlight beside it.
            let warm = (-(away / 0.42).powi(2)).exp();
            let (cool, lamp) = ([0.62, 0.72, 0.95], [1.02, 0.86, 0.66]);
            std::array::from_fn(|channel| {
                let tint = cool[channel] * (1.0 - warm) + lamp[channel] * warm;
                (tint / DAYLIGHT[channel] * strength).clamp(0.0, 1.0)
            })
        }
        Theme::HighContrast => [0.0; 3],
    }
}
