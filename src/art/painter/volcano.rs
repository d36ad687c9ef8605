//! The volcano: a cone of basalt with a glowing crater.

use super::canvas::{Canvas, Dab};
use crate::art::colour::Rgb;
use crate::art::noise::{Dice, layers, step, value};
use crate::art::point::Point;
use crate::art::theme::land;

/// Piles up a volcano.
pub(super) fn volcano(canvas: &mut Canvas, centre: Point, radius: f32, seed: u32) {
    let basalt = land::BASALT.light();
    let ash = land::STONE_DARK.light();
    let lava = land::LAVA.light() * 1.6;
    let hot = Rgb::new(2.6, 1.9, 0.5);
    let mut dice = Dice::new(seed ^ 0xF12E);
    let turn = dice.angle();
    let streams = [turn, turn + dice.between(1.7, 2.4), turn + dice.between(3.7, 4.6)];
    canvas.each(centre, radius, |at, height, colour| {
        let way = at - centre;
        let angle = way.y.atan2(way.x);
        let around = Point::towards(angle);
        let ragged = 1.0 - 0.12 * (0.5 + 0.5 * layers(around * 2.6, 2, seed));
        let out = way.length() / (radius * ragged);
        if out >= 1.0 {
            return;
        }
        let gully = layers(around * 5.0 + Point::new(out * 1.6, 0.0), 3, seed ^ 3);
        let rim = 0.38;
        let cone = (1.0 - out) / (1.0 - rim);
        let slope = if out > rim { cone.powf(1.25) } else { 1.0 - 0.75 * step(rim, rim * 0.55, out) };
        let top = radius * 0.5;
        *height = top * slope + radius * 0.09 * gully * (1.0 - out) * step(rim * 0.75, rim, out) + 0.002;
        let rough = layers(at * 46.0, 2, seed ^ 8);
        let mut rock = basalt.mix(ash, 0.32 * step(0.1, 0.5, gully) + 0.25 * (1.0 - cone.min(1.0)));
        rock = rock * (1.0 + 0.22 * rough);
        // The foot of the cone runs out into grass.
        let foot = step(1.0, 0.84, out + 0.1 * rough);
        let mut result = colour.mix(rock, foot);
        if out < rim * 0.72 {
            let crust = value(at * 60.0, seed ^ 4);
            result = lava.mix(hot, step(0.7, 0.1, out / rim) * (0.7 + 0.3 * crust));
        }
        for (index, stream) in streams.iter().enumerate() {
            let wander = stream + 0.22 * value(Point::new(out * 5.0, index as f32 * 9.0), seed);
            let off = (angle - wander).rem_euclid(std::f32::consts::TAU);
            let off = off.min(std::f32::consts::TAU - off) * out;
            let reach = [0.86, 0.7, 0.58][index];
            if out > rim * 0.6 && out < reach {
                let width = 0.05 * (1.0 - 0.5 * out / reach);
                let glow = step(width, width * 0.35, off) * step(reach, reach - 0.12, out);
                result = result.mix(lava.mix(hot, 0.3 * (1.0 - out)), glow);
            }
        }
        *colour = result;
    });
    smoke_stones(canvas, centre, radius, &mut dice);
}

/// Blocks that the mountain has thrown around.
fn smoke_stones(canvas: &mut Canvas, centre: Point, radius: f32, dice: &mut Dice) {
    let basalt = land::BASALT.light();
    for _ in 0..7 {
        let at = centre + Point::towards(dice.angle()) * (radius * dice.between(0.8, 0.98));
        let size = dice.between(0.006, 0.012);
        canvas.stamp(at, size, |p| {
            let out = p.distance(at) / size;
            (out < 1.0).then_some(Dab { height: 0.02 * (1.0 - out * 0.6), colour: basalt })
        });
    }
}
