//! Houses: gable and hip roofs of shingle, slate, thatch and turf.

use super::canvas::{Canvas, Dab};
use crate::art::colour::Rgb;
use crate::art::noise::{Dice, layers, unit};
use crate::art::point::Point;
use crate::art::theme::land;

/// What a roof is made of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Roof {
    /// Rows of wooden shingles or tiles.
    Shingle(Rgb),
    /// Straw.
    Thatch(Rgb),
    /// Grass on birch bark.
    Turf,
}

/// A house seen from above.
#[derive(Clone, Copy, Debug)]
pub(super) struct House {
    pub at: Point,
    /// Direction of the ridge.
    pub along: Point,
    /// Length of the ridge's side and width across it.
    pub length: f32,
    pub width: f32,
    pub eaves: f32,
    pub roof: Roof,
    /// Hipped at both ends instead of gabled.
    pub hip: bool,
    pub chimney: bool,
    pub seed: u32,
}

impl House {
    /// Steepness of the roofs.
    const PITCH: f32 = 0.62;

    /// A house as they stand in towns.
    pub(super) fn town(at: Point, along: Point, length: f32, width: f32, dice: &mut Dice) -> Self {
        Self {
            at,
            along,
            length,
            width,
            eaves: dice.between(0.02, 0.027),
            roof: town_roof(dice),
            hip: dice.unit() < 0.3,
            chimney: dice.unit() < 0.4,
            seed: dice.seed(),
        }
    }

    /// The four corners.
    pub(super) fn corners(&self) -> [Point; 4] {
        let u = self.along * (self.length * 0.5);
        let v = self.along.quarter() * (self.width * 0.5);
        [self.at + u + v, self.at + u - v, self.at - u - v, self.at - u + v]
    }

    /// Whether a point lies under the roof or within `gap` of it.
    pub(super) fn covers(&self, point: Point, gap: f32) -> bool {
        let off = point - self.at;
        off.dot(self.along).abs() < self.length * 0.5 + gap
            && off.dot(self.along.quarter()).abs() < self.width * 0.5 + gap
    }

    /// Whether two houses are closer than `gap`.
    pub(super) fn crowds(&self, other: &Self, gap: f32) -> bool {
        let apart = |axis: Point| {
            let span = |house: &Self| {
                let middle = house.at.dot(axis);
                let half = house.corners().map(|corner| (corner.dot(axis) - middle).abs());
                (middle, half.into_iter().fold(0.0, f32::max))
            };
            let (a, b) = (span(self), span(other));
            (a.0 - b.0).abs() > a.1 + b.1 + gap
        };
        let axes = [self.along, self.along.quarter(), other.along, other.along.quarter()];
        !axes.into_iter().any(apart)
    }

    /// Builds the house.
    pub(super) fn build(&self, canvas: &mut Canvas) {
        let half = Point::new(self.length * 0.5, self.width * 0.5);
        let across = self.along.quarter();
        let rise = half.y * Self::PITCH * 2.0 * 0.55;
        let tint = 0.94 + 0.12 * unit(1, 1, self.seed);
        canvas.stamp(self.at, self.length.max(self.width) * 0.75, |p| {
            let off = p - self.at;
            let (u, v) = (off.dot(self.along), off.dot(across));
            if u.abs() > half.x || v.abs() > half.y {
                return None;
            }
            let slope = 1.0 - v.abs() / half.y;
            let end = (half.x - u.abs()) / half.y;
            let (slope, down, run) =
                if self.hip && end < slope { (end, half.x - u.abs(), v) } else { (slope, v.abs(), u) };
            let ridge = v.abs() < 0.0035 && (!self.hip || end > 0.9);
            let colour = self.roof.colour(p, down, run, self.seed) * tint;
            Some(Dab {
                height: self.eaves + rise * slope,
                colour: if ridge { colour.mix(Rgb::new(1.0, 0.9, 0.75), 0.18) } else { colour },
            })
        });
        if self.chimney {
            self.chimney(canvas, rise);
        }
    }

    fn chimney(&self, canvas: &mut Canvas, rise: f32) {
        let side = if unit(2, 2, self.seed) < 0.5 { 1.0 } else { -1.0 };
        let at = self.at + self.along * (self.length * 0.26 * side);
        let stone = land::STONE_DARK.light();
        canvas.stamp(at, 0.014, |p| {
            let off = p - at;
            let out = off.dot(self.along).abs().max(off.dot(self.along.quarter()).abs());
            let colour = if out < 0.0035 { Rgb::new(0.03, 0.03, 0.03) } else { stone };
            (out < 0.0075).then_some(Dab { height: self.eaves + rise + 0.012, colour })
        });
    }
}

impl Roof {
    fn colour(self, at: Point, down: f32, run: f32, seed: u32) -> Rgb {
        match self {
            Self::Shingle(colour) => {
                let row = (down / 0.0095).floor();
                let shift = if row as i32 % 2 == 0 { 0.0 } else { 0.006 };
                let column = ((run + shift) / 0.012).floor() as i32;
                let tone = 0.95 + 0.1 * unit(row as i32, column, seed);
                let lap = (down / 0.0095).fract() > 0.78;
                colour * (if lap { tone * 0.84 } else { tone })
            }
            Self::Thatch(colour) => {
                let straw = layers(Point::new(run * 260.0, down * 40.0), 2, seed);
                colour * (1.0 + 0.16 * straw)
            }
            Self::Turf => {
                let grass = layers(at * 70.0, 2, seed);
                land::TURF.light() * (1.0 + 0.22 * grass)
            }
        }
    }
}

/// One palette for all towns: warm shingle, now and then slate, seldom turf.
pub(super) fn town_roof(dice: &mut Dice) -> Roof {
    match dice.unit() {
        roll if roll < 0.82 => Roof::Shingle(dice.pick(&land::ROOFS).light()),
        roll if roll < 0.93 => Roof::Shingle(land::SLATE.light()),
        _ => Roof::Turf,
    }
}
