//! The cathedral.

use super::canvas::Canvas;
use super::houses::{House, Roof};
use super::wall::tower;
use crate::art::geometry::CATHEDRAL;
use crate::art::noise::{cells, step, unit};
use crate::art::point::{Point, point};
use crate::art::theme::land;

/// A great church of pale stone under copper, on a square of its own.
pub(super) fn cathedral(canvas: &mut Canvas, at: Point) {
    let paving = land::STONE.light().mix(land::COBBLE.light(), 0.3);
    canvas.glaze(at, CATHEDRAL + 0.03, |p| {
        let out = p.distance(at) / (CATHEDRAL + 0.02);
        let (edge, cell) = cells(p * 26.0, 81);
        let tone = 0.9 + 0.14 * unit(cell as i32, 2, 3);
        (out < 1.0).then_some((paving * (tone * (0.85 + 0.15 * step(0.01, 0.06, edge))), 0.92))
    });
    let copper = Roof::Shingle(land::COPPER.light());
    let lead = Roof::Shingle(land::COPPER.light().mix(land::SLATE.light(), 0.35));
    let east = point(1.0, 0.0);
    let part = |off: Point, along: Point, size: [f32; 2], eaves: f32, roof: Roof, hip: bool| House {
        at: at + off * (CATHEDRAL * 2.0),
        along,
        length: size[0] * CATHEDRAL * 2.0,
        width: size[1] * CATHEDRAL * 2.0,
        eaves,
        roof,
        hip,
        chimney: false,
        seed: 5,
    };
    let parts = [
        // Aisles, nave, transept, choir, crossing.
        part(point(-0.04, 0.0), east, [0.76, 0.42], 0.036, lead, false),
        part(point(0.0, 0.0), east, [0.94, 0.26], 0.062, copper, false),
        part(point(0.12, 0.0), east.quarter(), [0.72, 0.25], 0.06, copper, false),
        part(point(0.42, 0.0), east, [0.23, 0.3], 0.038, lead, true),
        part(point(0.12, 0.0), east, [0.25, 0.25], 0.1, copper, true),
        part(point(-0.43, 0.17), east, [0.19, 0.19], 0.088, lead, true),
        part(point(-0.43, -0.17), east, [0.19, 0.19], 0.088, lead, true),
    ];
    for part in parts {
        part.build(canvas);
    }
    let spire = |off: Point| at + off * (CATHEDRAL * 2.0);
    tower(canvas, spire(point(0.12, 0.0)), 0.028, 0.15, land::GOLD.light());
    for side in [-0.17, 0.17] {
        tower(canvas, spire(point(-0.43, side)), 0.033, 0.11, land::COPPER.light());
    }
}
