//! Tunnel mouths.

use super::canvas::Canvas;
use crate::art::colour::Rgb;
use crate::art::geometry::HALF_WIDTH;
use crate::art::noise::{layers, step};
use crate::art::point::Point;
use crate::art::theme::land;

/// Where a road dives under a city: a stone arch in a grassy bank.
pub(super) fn tunnel_mouth(canvas: &mut Canvas, at: Point, way: Point) {
    let aside = way.quarter();
    let grass = land::GRASS_LUSH.light();
    let stone = land::STONE.light();
    let dark = Rgb::new(0.02, 0.018, 0.016);
    let reach = HALF_WIDTH + 0.03;
    canvas.each(at, reach * 1.6, |p, height, colour| {
        let (u, v) = ((p - at).dot(aside), (p - at).dot(way));
        let arch = u.hypot(v.max(0.0) * 1.15);
        if v < -0.035 || v < 0.0 && u.abs() > HALF_WIDTH {
            return;
        }
        if arch < HALF_WIDTH - 0.012 {
            // The road sinks into the dark.
            *colour = colour.mix(dark, step(-0.035, 0.012, v));
            *height = -0.03 * step(-0.035, 0.01, v);
        } else if v > -0.012 && arch < HALF_WIDTH + 0.008 {
            let block = (u.atan2(v.max(0.001)) * 4.0).fract().abs() < 0.14;
            *colour = stone * if block { 0.78 } else { 1.02 };
            *height = 0.03;
        } else if v > -0.012 && arch < reach {
            let tone = 0.95 + 0.12 * layers(p * 60.0, 2, 5);
            let slope = step(reach, HALF_WIDTH, arch);
            *colour = colour.mix(grass * tone, slope);
            *height = height.max(0.024 * slope);
        }
    });
}
