//! Trees, stones and small life in the fields; none of it has a meaning in play.

use super::PaintJob;
use super::canvas::{Canvas, Dab};
use super::houses::House;
use super::trees::{Tree, boulder};
use crate::art::colour::Rgb;
use crate::art::noise::Dice;
use crate::art::point::Point;
use crate::art::theme::land;
use crate::tiles::FeatureKind;

/// Room on the tile that scenery must leave free.
#[derive(Clone, Debug, Default)]
pub(super) struct Taken {
    /// Middles and radii of figure spots, symbols and buildings.
    pub discs: Vec<(Point, f32)>,
    pub houses: Vec<House>,
}

impl Taken {
    /// The places of figures and symbols and all buildings of the tile.
    pub(super) fn of(job: &PaintJob) -> Self {
        let geometry = job.geometry;
        let mut discs = geometry.places.discs();
        for (spot, segment) in geometry.spots().iter().zip(&job.tile.segments) {
            let radius = match segment.kind() {
                FeatureKind::City => 0.05,
                FeatureKind::Field => 0.075,
                _ => 0.03,
            };
            discs.push((*spot, radius));
        }
        discs.extend(geometry.symbols.iter().map(|(_, at)| (*at, 0.082)));
        Self { discs, houses: Vec::new() }
    }

    fn free(&self, at: Point, radius: f32) -> bool {
        !self.discs.iter().any(|(disc, other)| at.distance(*disc) < other + radius)
    }
}

/// Scatters scenery over the fields.
pub(super) fn scatter(canvas: &mut Canvas, job: &PaintJob, taken: &mut Taken) {
    let mut dice = Dice::new(job.seed ^ 0x5CE);
    let fields = job.tile.segments.iter().enumerate();
    for (segment, _) in fields.filter(|(_, segment)| segment.kind() == FeatureKind::Field) {
        let area = job.geometry.regions.area(segment);
        let groves = (area * 5.0 + dice.between(0.3, 0.95)) as usize;
        for _ in 0..groves {
            grove(canvas, job, taken, segment, &mut dice);
        }
        strew(canvas, job, taken, segment, (area * 14.0) as usize, &mut dice);
        if area > 0.22 && dice.unit() < 0.3 {
            rarity(canvas, job, taken, segment, &mut dice);
        }
    }
    flowers(canvas, job, taken, &mut dice);
    for (pool, radius) in job.geometry.rivers.iter().filter_map(|river| river.pool) {
        shore(canvas, job, pool, radius, &mut dice);
    }
}

/// Stones around a spring, bushes and stones around a lake.
fn shore(canvas: &mut Canvas, job: &PaintJob, pool: Point, radius: f32, dice: &mut Dice) {
    for _ in 0..(radius * 110.0) as usize {
        let at = pool + Point::towards(dice.angle()) * (radius + dice.between(-0.006, 0.016));
        let size = dice.between(0.008, 0.016);
        let dry = job.geometry.rivers.iter().all(|river| river.to_bank(at) > -0.012);
        if dry && dice.unit() < 0.75 {
            boulder(canvas, at, size, dice.seed());
        } else if dry {
            Tree::Bush.plant(canvas, at, size, dice.seed());
        }
    }
}

/// Looks for a free place in a field.
fn find(
    job: &PaintJob,
    taken: &Taken,
    segment: usize,
    dice: &mut Dice,
    radius: f32,
    border: f32,
) -> Option<Point> {
    (0..40).find_map(|_| {
        let at = Point::new(dice.unit(), dice.unit());
        let regions = &job.geometry.regions;
        let free = regions.open_segment_at(at) == Some(segment)
            && regions.clearance(at) > radius + 0.012
            && at.to_border() > border
            && taken.free(at, radius);
        free.then_some(at)
    })
}

/// A group of trees of one family, with a stray.
fn grove(canvas: &mut Canvas, job: &PaintJob, taken: &mut Taken, segment: usize, dice: &mut Dice) {
    let Some(middle) = find(job, taken, segment, dice, 0.04, 0.1) else { return };
    let family = dice.pick(&[Tree::Leafy, Tree::Leafy, Tree::Spruce, Tree::Spruce, Tree::Birch]);
    let count = 4 + (dice.unit() * 4.0) as usize;
    let mut trees: Vec<(Point, f32, Tree)> = Vec::new();
    for index in 0..count * 4 {
        if trees.len() >= count {
            break;
        }
        let at = middle + Point::towards(dice.angle()) * (dice.between(0.0, 1.0).sqrt() * 0.09);
        let radius = dice.between(0.026, 0.042) * if family == Tree::Spruce { 0.92 } else { 1.0 };
        let apart = trees.iter().all(|(other, size, _)| other.distance(at) > (size + radius) * 0.74);
        let regions = &job.geometry.regions;
        let open = regions.open_segment_at(at) == Some(segment)
            && regions.clearance(at) > radius + 0.006
            && at.to_border() > 0.05 + radius * 1.3
            && taken.free(at, radius * 0.8);
        if apart && open {
            let family = if index % 5 == 4 { Tree::Birch } else { family };
            trees.push((at, radius, family));
        }
    }
    // From the back: southern crowns overlap northern ones.
    trees.sort_by(|a, b| a.0.y.total_cmp(&b.0.y));
    for (at, radius, family) in trees {
        family.plant(canvas, at, radius, dice.seed());
        taken.discs.push((at, radius * 0.6));
    }
}

/// Bushes, tufts and stones, also near the border.
fn strew(canvas: &mut Canvas, job: &PaintJob, taken: &Taken, segment: usize, count: usize, dice: &mut Dice) {
    for _ in 0..count {
        let Some(at) = find(job, taken, segment, dice, 0.012, 0.035) else { continue };
        match dice.unit() {
            roll if roll < 0.5 => Tree::Bush.plant(canvas, at, dice.between(0.008, 0.013), dice.seed()),
            roll if roll < 0.72 => boulder(canvas, at, dice.between(0.006, 0.012), dice.seed()),
            _ => tuft(canvas, at, dice.seed()),
        }
    }
}

/// A tuft of long grass.
fn tuft(canvas: &mut Canvas, at: Point, seed: u32) {
    let mut dice = Dice::new(seed);
    let dark = land::GRASS_LUSH.light() * 0.8;
    for _ in 0..5 {
        let foot = at + Point::new(dice.between(-0.009, 0.009), dice.between(-0.005, 0.005));
        canvas.stamp(foot, 0.006, |p| {
            (p.distance(foot) < 0.0045).then_some(Dab { height: 0.006, colour: dark })
        });
    }
}

/// Sheep, or stacks of hay.
fn rarity(canvas: &mut Canvas, job: &PaintJob, taken: &mut Taken, segment: usize, dice: &mut Dice) {
    let Some(middle) = find(job, taken, segment, dice, 0.04, 0.12) else { return };
    let sheep = dice.unit() < 0.6;
    for _ in 0..3 {
        let at = middle + Point::new(dice.between(-0.05, 0.05), dice.between(-0.035, 0.035));
        if taken.free(at, 0.014) && job.geometry.regions.open_segment_at(at) == Some(segment) {
            if sheep {
                ewe(canvas, at, dice);
            } else {
                haystack(canvas, at);
            }
            taken.discs.push((at, 0.016));
        }
    }
}

fn ewe(canvas: &mut Canvas, at: Point, dice: &mut Dice) {
    let way = Point::towards(dice.between(-0.6, 0.6)) * if dice.unit() < 0.5 { 1.0 } else { -1.0 };
    let wool = Rgb::new(0.82, 0.79, 0.72);
    let face = Rgb::new(0.07, 0.06, 0.05);
    let head = at + way * 0.013;
    canvas.stamp(at, 0.02, |p| {
        let off = p - at;
        let out = (off.dot(way) / 0.0125).hypot(off.dot(way.quarter()) / 0.0085);
        (out < 1.0).then(|| Dab { height: 0.012 * (1.0 - out * out).sqrt() + 0.003, colour: wool })
    });
    canvas
        .stamp(head, 0.008, |p| (p.distance(head) < 0.0042).then_some(Dab { height: 0.0135, colour: face }));
}

fn haystack(canvas: &mut Canvas, at: Point) {
    let hay = land::THATCH.light().mix(land::SHORE.light(), 0.6);
    canvas.stamp(at, 0.02, |p| {
        let out = p.distance(at) / 0.019;
        let ring = (out * 4.0).fract() < 0.3;
        (out < 1.0)
            .then_some(Dab { height: 0.024 * (1.05 - out), colour: hay * if ring { 0.85 } else { 1.0 } })
    });
}

/// Specks of colour in the grass.
fn flowers(canvas: &mut Canvas, job: &PaintJob, taken: &Taken, dice: &mut Dice) {
    let petals = [Rgb::new(0.9, 0.88, 0.8), Rgb::new(0.9, 0.7, 0.15), Rgb::new(0.62, 0.45, 0.75)];
    for _ in 0..26 {
        let at = Point::new(dice.unit(), dice.unit());
        let regions = &job.geometry.regions;
        let field = regions
            .open_segment_at(at)
            .is_some_and(|segment| job.tile.segments[segment].kind() == FeatureKind::Field);
        let colour = dice.pick(&petals);
        if field && regions.clearance(at) > 0.015 && at.to_border() > 0.015 && taken.free(at, 0.0) {
            canvas.glaze(at, 0.004, |p| (p.distance(at) < 0.0032).then_some((colour, 0.85)));
        }
    }
}
