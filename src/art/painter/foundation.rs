//! Tower foundations.

use super::PaintJob;
use super::canvas::Canvas;
use crate::art::colour::Rgb;
use crate::art::geometry::FOUNDATION;
use crate::art::noise::layers;
use crate::art::point::Point;
use crate::art::theme::land;

/// An eight-sided base, ready for tower floors.
pub(super) fn foundation(canvas: &mut Canvas, job: &PaintJob, at: Point) {
    let stone = land::STONE.light();
    let dark = land::STONE_DARK.light();
    let base = if job.geometry.cities.iter().any(|city| city.to_wall(at) < FOUNDATION) { 0.045 } else { 0.0 };
    canvas.each(at, FOUNDATION * 1.1, |p, top, surface| {
        let way = p - at;
        let (x, y) = (way.x.abs(), way.y.abs());
        let out = x.max(y).max((x + y) * std::f32::consts::FRAC_1_SQRT_2) / FOUNDATION;
        let angle = way.y.atan2(way.x);
        let block = ((angle * 16.0 / std::f32::consts::TAU).fract().abs() < 0.08) && out > 0.62;
        let speck = 0.96 + 0.1 * layers(p * 90.0, 2, 3);
        let (height, colour) = match out {
            out if out < 0.58 => (0.016, dark.mix(Rgb::new(0.1, 0.09, 0.08), 0.45)),
            out if out < 0.66 => (0.026, stone * 0.92),
            out if out < 0.86 => (0.034, stone * 1.06),
            out if out < 1.0 => (0.014, stone * 0.86),
            _ => return,
        };
        *top = height + base;
        *surface = colour * (speck * if block { 0.78 } else { 1.0 });
    });
}
