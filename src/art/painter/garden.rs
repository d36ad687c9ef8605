//! Gardens: four flower beds within a hedge.

use super::canvas::{Canvas, Dab};
use super::trees::Tree;
use crate::art::colour::Rgb;
use crate::art::geometry::GARDEN;
use crate::art::noise::{Dice, layers, unit};
use crate::art::point::{Point, point};
use crate::art::theme::land;

/// Lays out a garden.
pub(super) fn garden(canvas: &mut Canvas, at: Point, dice: &mut Dice) {
    let gravel = land::ROAD.light().mix(land::GRASS_DRY.light(), 0.4);
    let hedge = land::LEAF.light() * 0.92;
    let seed = dice.seed();
    canvas.each(at, GARDEN, |p, height, colour| {
        let off = p - at;
        let (x, y) = (off.x.abs() / GARDEN, off.y.abs() / GARDEN);
        let out = x.max(y);
        if out > 1.0 {
            return;
        }
        let lump = layers(p * 85.0, 2, seed);
        let opening = x < 0.14 && off.y > 0.0;
        if out > 0.78 && !opening {
            *colour = hedge * (1.0 + 0.35 * lump);
            *height = 0.026 + 0.006 * lump;
        } else {
            *colour = gravel * (1.0 + 0.06 * lump);
            *height = 0.001;
        }
    });
    let blooms = [
        Rgb::new(0.72, 0.1, 0.16),
        Rgb::new(0.88, 0.84, 0.74),
        Rgb::new(0.86, 0.58, 0.08),
        Rgb::new(0.42, 0.2, 0.52),
    ];
    for (index, (x, y)) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].into_iter().enumerate() {
        bed(canvas, at + point(x, y) * (GARDEN * 0.42), blooms[index], dice.seed());
    }
    Tree::Leafy.plant(canvas, at, GARDEN * 0.24, dice.seed());
}

fn bed(canvas: &mut Canvas, at: Point, bloom: Rgb, seed: u32) {
    let half = GARDEN * 0.25;
    let leaf = land::BIRCH.light() * 0.8;
    canvas.stamp(at, half * 1.1, |p| {
        let off = p - at;
        if off.x.abs().max(off.y.abs()) > half {
            return None;
        }
        let cell = 0.0068;
        let (x, y) = ((off.x / cell).floor() as i32, (off.y / cell).floor() as i32);
        let flower = unit(x, y, seed) < 0.78;
        let tone = 0.85 + 0.3 * unit(x, y, seed ^ 9);
        let centre = point((x as f32 + 0.5) * cell, (y as f32 + 0.5) * cell);
        let petal = flower && off.distance(centre) < cell * 0.47;
        let colour = if petal { bloom } else { leaf } * tone;
        Some(Dab { height: if petal { 0.014 } else { 0.009 }, colour })
    });
}
