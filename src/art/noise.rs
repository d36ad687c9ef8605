//! Noise and dice made of a hash: the same place and seed always give the same value.

use super::point::Point;

/// Mixes two numbers and a seed.
pub(super) fn hash(x: i32, y: i32, seed: u32) -> u32 {
    let mut value = (x as u32)
        .wrapping_mul(0x9E37_79B1)
        .wrapping_add((y as u32).wrapping_mul(0x85EB_CA77))
        .wrapping_add(seed.wrapping_mul(0xC2B2_AE3D));
    value ^= value >> 15;
    value = value.wrapping_mul(0x2C1B_3C6D);
    value ^= value >> 12;
    value = value.wrapping_mul(0x297A_2D39);
    value ^ (value >> 15)
}

/// A value from 0 to 1 for a lattice point.
pub(super) fn unit(x: i32, y: i32, seed: u32) -> f32 {
    (hash(x, y, seed) >> 8) as f32 / 16_777_216.0
}

/// Smooth noise from −1 to 1 with about one bump per unit.
pub(super) fn value(at: Point, seed: u32) -> f32 {
    let (x, y) = (at.x.floor(), at.y.floor());
    let ease = |t: f32| t * t * (3.0 - 2.0 * t);
    let (u, v) = (ease(at.x - x), ease(at.y - y));
    let (x, y) = (x as i32, y as i32);
    let top = unit(x, y, seed) * (1.0 - u) + unit(x + 1, y, seed) * u;
    let bottom = unit(x, y + 1, seed) * (1.0 - u) + unit(x + 1, y + 1, seed) * u;
    (top * (1.0 - v) + bottom * v) * 2.0 - 1.0
}

/// Noise of several sizes, each half as large and half as strong as the one before.
pub(super) fn layers(at: Point, count: u32, seed: u32) -> f32 {
    let mut sum = 0.0;
    let mut strength = 0.5;
    let mut scale = 1.0;
    for layer in 0..count {
        sum += strength * value(at * scale, seed.wrapping_add(layer * 17));
        strength *= 0.5;
        scale *= 2.03;
    }
    sum
}

/// Cells around scattered points: distance to the border of the own cell, and the cell's number.
pub(super) fn cells(at: Point, seed: u32) -> (f32, u32) {
    let (x, y) = (at.x.floor() as i32, at.y.floor() as i32);
    let mut first = (f32::INFINITY, 0);
    let mut second = f32::INFINITY;
    for dy in -1..=1 {
        for dx in -1..=1 {
            let (cx, cy) = (x + dx, y + dy);
            let centre = Point::new(
                cx as f32 + 0.15 + 0.7 * unit(cx, cy, seed),
                cy as f32 + 0.15 + 0.7 * unit(cx, cy, seed ^ 0x55),
            );
            let distance = at.distance(centre);
            if distance < first.0 {
                second = first.0;
                first = (distance, hash(cx, cy, seed ^ 0xAA));
            } else if distance < second {
                second = distance;
            }
        }
    }
    ((second - first.0) * 0.5, first.1)
}

/// A row of values from a seed.
#[derive(Clone, Debug)]
pub(super) struct Dice {
    seed: u32,
    rolled: i32,
}

impl Dice {
    /// The row that belongs to a seed.
    pub(super) const fn new(seed: u32) -> Self {
        Self { seed, rolled: 0 }
    }

    /// The next value, from 0 to 1.
    pub(super) fn unit(&mut self) -> f32 {
        self.rolled += 1;
        unit(self.rolled, 7, self.seed)
    }

    /// The next value between two bounds.
    pub(super) fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.unit()
    }

    /// A direction, in radians.
    pub(super) fn angle(&mut self) -> f32 {
        self.between(0.0, std::f32::consts::TAU)
    }

    /// One of several things.
    pub(super) fn pick<T: Copy>(&mut self, things: &[T]) -> T {
        things[((self.unit() * things.len() as f32) as usize).min(things.len() - 1)]
    }

    /// A seed for something that rolls its own dice.
    pub(super) fn seed(&mut self) -> u32 {
        self.rolled += 1;
        hash(self.rolled, 11, self.seed)
    }
}

/// A smooth step from 0 at `low` to 1 at `high`.
pub(super) fn step(low: f32, high: f32, value: f32) -> f32 {
    let t = ((value - low) / (high - low)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

/// Coordinates for fine noise that agree on both sides of every border, however the tiles are turned.
///
/// Near the border a tile's own coordinates give way to distance from the border and distance from the nearer
/// corner, which a neighbour sees alike. Returns both and the weight of the second.
pub(super) fn folded(at: Point) -> (Point, Point, f32) {
    let depth = at.to_border().max(0.0);
    let (x, y) = (at.x.min(1.0 - at.x), at.y.min(1.0 - at.y));
    (at, Point::new(x.max(y) + 3.0, x.min(y)), 1.0 - step(0.015, 0.05, depth))
}

/// Noise that runs across borders without a seam.
pub(super) fn across(at: Point, noise: impl Fn(Point) -> f32) -> f32 {
    let (own, shared, weight) = folded(at);
    match weight {
        w if w <= 0.0 => noise(own),
        w if w >= 1.0 => noise(shared),
        w => noise(own) * (1.0 - w) + noise(shared) * w,
    }
}
