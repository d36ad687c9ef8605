//! Trees, bushes and boulders.

use super::canvas::{Canvas, Dab};
use crate::art::colour::Rgb;
use crate::art::noise::{Dice, layers, step, unit, value};
use crate::art::point::Point;
use crate::art::theme::land;

/// Families of trees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tree {
    /// A broad, lumpy crown.
    Leafy,
    /// A light, loose crown.
    Birch,
    /// A pointed star of branches.
    Spruce,
    /// A low bush.
    Bush,
}

impl Tree {
    /// Plants a tree.
    pub(super) fn plant(self, canvas: &mut Canvas, centre: Point, radius: f32, seed: u32) {
        let mut dice = Dice::new(seed);
        let tone = dice.between(0.88, 1.12);
        match self {
            Self::Leafy => crown(canvas, centre, radius, land::LEAF.light() * tone, 1.25, 0.2, seed),
            Self::Birch => crown(canvas, centre, radius * 0.9, land::BIRCH.light() * tone, 1.3, 0.3, seed),
            Self::Bush => crown(canvas, centre, radius, land::LEAF.light() * (tone * 1.05), 0.7, 0.2, seed),
            Self::Spruce => spruce(canvas, centre, radius, tone, seed),
        }
    }
}

/// A dome of leaves with lumps.
fn crown(canvas: &mut Canvas, centre: Point, radius: f32, leaf: Rgb, tall: f32, ragged: f32, seed: u32) {
    let warm = Rgb::new(1.25, 1.15, 0.7);
    canvas.stamp(centre, radius * 1.35, |at| {
        let way = at - centre;
        let angle = way.y.atan2(way.x);
        let bumps =
            value(Point::new(angle.cos(), angle.sin()) * 2.2 + Point::new(seed as f32 % 61.0, 0.0), seed);
        let out = way.length() / (radius * (1.0 + ragged * 0.7 * bumps));
        if out >= 1.0 {
            return None;
        }
        let dome = (1.0 - out * out).sqrt();
        let lump = layers((at - centre) * (2.4 / radius), 2, seed ^ 0x15);
        let leaves = layers(at * 150.0, 1, seed ^ 5);
        let light = 0.78 + 0.3 * dome + 0.28 * lump + 0.1 * leaves;
        let colour = leaf.mix(leaf.filtered(warm), step(0.1, 0.5, lump) * 0.4) * light;
        Some(Dab { height: radius * tall * (0.25 + 0.75 * dome) + radius * 0.22 * lump, colour })
    });
}

fn spruce(canvas: &mut Canvas, centre: Point, radius: f32, tone: f32, seed: u32) {
    let needle = land::SPRUCE.light() * tone;
    let arms = 9.0 + (unit(4, 4, seed) * 3.0).floor();
    let spin = unit(5, 5, seed) * 6.0;
    canvas.stamp(centre, radius * 1.2, |at| {
        let way = at - centre;
        let angle = way.y.atan2(way.x);
        let out = way.length() / radius;
        // Two whorls of branches, the upper turned against the lower.
        let star = |turned: f32| 0.5 + 0.5 * ((angle + spin + turned) * arms).cos();
        let lower = 0.76 + 0.24 * star(0.0);
        let upper = 0.5 * (0.72 + 0.28 * star(std::f32::consts::PI / arms));
        let top = 0.24;
        let (height, shade) = if out < top {
            (2.1 - out, 1.5)
        } else if out < upper {
            (1.55 - out, 1.18 + 0.2 * star(std::f32::consts::PI / arms))
        } else if out < lower {
            (1.15 - out * 0.85, 0.82 + 0.25 * star(0.0))
        } else {
            return None;
        };
        let fine = layers(at * 170.0, 1, seed);
        Some(Dab { height: radius * height, colour: needle * (shade + 0.14 * fine) })
    });
}

/// A grey stone in the grass.
pub(super) fn boulder(canvas: &mut Canvas, centre: Point, radius: f32, seed: u32) {
    let stone = land::STONE_DARK.light().mix(land::STONE.light(), unit(1, 2, seed));
    canvas.stamp(centre, radius * 1.3, |at| {
        let way = at - centre;
        let angle = way.y.atan2(way.x);
        let edge = 1.0 + 0.25 * value(Point::towards(angle) * 1.6, seed);
        let out = way.length() / (radius * edge);
        (out < 1.0).then(|| {
            let facet = value(at * 70.0, seed ^ 3);
            Dab {
                height: radius * 0.7 * (1.0 - out * out * 0.8) + radius * 0.1 * facet,
                colour: stone * (0.95 + 0.12 * facet),
            }
        })
    });
}
