//! The monastery: a stave church of tarred wood in a walled court.

use super::canvas::{Canvas, Dab};
use super::houses::{House, Roof};
use super::trees::Tree;
use crate::art::noise::{Dice, layers, unit};
use crate::art::point::{Point, point};
use crate::art::theme::land;

/// Builds a monastery whose court is `half` wide to each side.
pub(super) fn monastery(canvas: &mut Canvas, at: Point, half: f32, dice: &mut Dice) {
    court(canvas, at, half);
    church(canvas, at, half / 0.165, dice);
    for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
        let tree = at + point(x, y) * (half * 0.74);
        Tree::Leafy.plant(canvas, tree, half * 0.15, dice.seed());
    }
    for (x, y) in [(-1.0, -0.25), (1.0, -0.25), (-1.0, 0.25), (1.0, 0.25)] {
        bed(canvas, at + point(x * 0.74, y) * half, half * 0.12, dice);
    }
}

/// Gravel within a low wall of field stones.
fn court(canvas: &mut Canvas, at: Point, half: f32) {
    let gravel = land::ROAD.light().mix(land::STONE.light(), 0.45) * 0.88;
    let lawn = land::GRASS.light().mix(land::GRASS_LUSH.light(), 0.5);
    let stone = land::STONE_DARK.light().mix(land::STONE.light(), 0.5);
    canvas.each(at, half, |p, height, colour| {
        let off = p - at;
        let (x, y) = (off.x.abs(), off.y.abs());
        let out = x.max(y) / half;
        if out > 1.0 {
            return;
        }
        let along = if x > y { off.y } else { off.x };
        if out > 0.885 {
            // The gate lies to the south.
            let gate = off.y > 0.0 && y > x && x < half * 0.17;
            let block = unit((along / 0.015).floor() as i32, (out > 0.94).into(), 7);
            *colour = if gate { gravel } else { stone * (0.84 + 0.26 * block) };
            *height = if gate { 0.002 } else { 0.02 + 0.004 * block };
            return;
        }
        let speck = layers(p * 80.0, 2, 3);
        let path = x < half * 0.2 || (x.max(y * 0.8) < half * 0.62 && x.max(y * 0.8) > half * 0.5);
        *colour = if path || out < 0.5 { gravel } else { lawn } * (1.0 + 0.08 * speck);
        *height = 0.002;
    });
}

/// Three roofs above each other and a spire.
fn church(canvas: &mut Canvas, at: Point, scale: f32, dice: &mut Dice) {
    let tar = land::TAR.light();
    let east = point(1.0, 0.0);
    let south = east.quarter();
    let mut part = |off: Point, along: Point, size: [f32; 2], eaves: f32, light: f32, hip: bool| {
        House {
            at: at + off * scale,
            along,
            length: size[0] * scale,
            width: size[1] * scale,
            eaves: eaves * scale,
            roof: Roof::Shingle(tar * light),
            hip,
            chimney: false,
            seed: dice.seed(),
        }
        .build(canvas);
    };
    part(point(0.0, 0.006), south, [0.2, 0.142], 0.022, 1.35, true);
    part(point(0.0, 0.0), east, [0.162, 0.07], 0.04, 1.5, false);
    part(point(0.0, 0.01), south, [0.186, 0.082], 0.046, 1.75, false);
    part(point(0.0, -0.098), south, [0.042, 0.06], 0.03, 1.35, true);
    part(point(0.0, 0.0), south, [0.07, 0.07], 0.088, 1.5, true);
    part(point(0.0, 0.0), south, [0.036, 0.036], 0.125, 1.9, true);
    // Gilt heads on the gables, and a finial.
    let gold = land::GOLD.light();
    for off in [point(0.0, 0.104), point(0.0, -0.084), point(0.082, 0.0), point(-0.082, 0.0), point(0.0, 0.0)]
    {
        let knob = at + off * scale;
        canvas.stamp(knob, 0.008, |p| {
            (p.distance(knob) < 0.0062 * scale).then_some(Dab { height: 0.16 * scale, colour: gold })
        });
    }
}

/// A bed of herbs.
fn bed(canvas: &mut Canvas, at: Point, half: f32, dice: &mut Dice) {
    let earth = land::EARTH.light();
    let herb = land::BIRCH.light();
    let seed = dice.seed();
    canvas.stamp(at, half * 1.4, |p| {
        let off = p - at;
        if off.x.abs() > half * 0.8 || off.y.abs() > half * 1.2 {
            return None;
        }
        let row = (off.y / 0.0085).fract().abs() < 0.6;
        let leaf = unit((p.x * 300.0) as i32, (p.y * 300.0) as i32, seed);
        let colour = if row { herb * (0.8 + 0.4 * leaf) } else { earth };
        Some(Dab { height: if row { 0.009 } else { 0.004 }, colour })
    });
}
