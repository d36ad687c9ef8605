//! Villages and rounds of trees where roads meet.

use super::PaintJob;
use super::canvas::{Canvas, Dab};
use super::houses::{House, Roof};
use super::scenery::Taken;
use super::trees::Tree;
use crate::art::geometry::CROSSING;
use crate::art::noise::{Dice, cells, layers, step, unit};
use crate::art::point::Point;
use crate::art::theme::land;

/// A paved square with a well, and houses between the roads.
pub(super) fn village(canvas: &mut Canvas, job: &PaintJob, at: Point, taken: &mut Taken, dice: &mut Dice) {
    let stone = land::STONE.light().mix(land::COBBLE.light(), 0.55);
    canvas.each(at, CROSSING, |p, height, colour| {
        let out = p.distance(at) / (CROSSING * 0.8);
        if out < 1.0 {
            let (edge, cell) = cells(p * 44.0, 71);
            let tone = 0.86 + 0.2 * unit(cell as i32, 2, 3);
            *colour = stone * (tone * (0.78 + 0.22 * step(0.02, 0.1, edge)));
            *height = 0.004 + if out > 0.88 { 0.004 } else { 0.0 };
        }
    });
    let well = land::STONE.light();
    let water = land::WATER_DEEP.light();
    canvas.stamp(at, 0.03, |p| {
        let out = p.distance(at) / 0.02;
        if out < 0.6 {
            return Some(Dab { height: 0.005, colour: water });
        }
        (out < 1.0).then_some(Dab { height: 0.016, colour: well })
    });
    // Directions that must stay open: the roads, and the hedged paths.
    let mut open: Vec<f32> = Vec::new();
    for road in &job.geometry.roads {
        let way = road.courses[0].start() - at;
        open.push(way.y.atan2(way.x));
    }
    for path in &job.geometry.places.hedges {
        let way = path.end() - at;
        open.push(way.y.atan2(way.x));
    }
    for index in 0..12 {
        let angle = index as f32 * std::f32::consts::TAU / 12.0 + 0.26;
        let near = open.iter().map(|&other| turn_between(angle, other)).fold(9.0, f32::min);
        let way = Point::towards(angle);
        if near > 0.6 {
            let house = House {
                roof: Roof::Shingle(dice.pick(&land::ROOFS).light()),
                ..House::town(at + way * dice.between(0.122, 0.13), way.quarter(), 0.074, 0.058, dice)
            };
            if !taken.houses.iter().any(|other| house.crowds(other, 0.004)) {
                house.build(canvas);
                taken.houses.push(house);
                taken.discs.push((house.at, 0.045));
            }
        }
    }
}

fn turn_between(a: f32, b: f32) -> f32 {
    let off = (a - b).rem_euclid(std::f32::consts::TAU);
    off.min(std::f32::consts::TAU - off)
}

/// A round green with trees and a ring of stones.
pub(super) fn roundabout(canvas: &mut Canvas, at: Point, dice: &mut Dice) {
    let grass = land::GRASS_LUSH.light();
    let stone = land::STONE.light();
    canvas.each(at, CROSSING, |p, height, colour| {
        let out = p.distance(at) / (CROSSING * 0.84);
        if out < 0.86 {
            *colour = grass * (0.95 + 0.14 * layers(p * 60.0, 2, 5));
            *height = 0.008;
        } else if out < 1.0 {
            let way = p - at;
            let block = (way.y.atan2(way.x) * 5.0).fract().abs() < 0.14;
            *colour = stone * if block { 0.75 } else { 1.0 };
            *height = 0.013;
        }
    });
    for index in 0..6 {
        let angle = index as f32 * 1.257 + dice.between(-0.2, 0.2);
        let out = if index == 5 { 0.0 } else { 0.046 };
        let family = dice.pick(&[Tree::Leafy, Tree::Spruce, Tree::Leafy]);
        family.plant(canvas, at + Point::towards(angle) * out, dice.between(0.024, 0.03), dice.seed());
    }
}
