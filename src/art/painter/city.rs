//! Fills cities: rows of houses along walls and lanes, with room left for figures.

use super::PaintJob;
use super::canvas::Canvas;
use super::houses::{House, Roof};
use super::scenery::Taken;
use super::trees::Tree;
use crate::art::geometry::{CityShape, WALL};
use crate::art::noise::Dice;
use crate::art::point::Point;
use crate::art::theme::land;
use crate::tiles::{RoadEnd, Side};

/// Houses that stand astride every city side, from the middle outwards: begin and end, as parts of the side.
const ASTRIDE: [[f32; 2]; 2] = [[0.058, 0.168], [0.182, 0.292]];
/// How far they reach into the tile.
const ASTRIDE_DEPTH: f32 = 0.052;
/// Room between the houses of a row, and between rows.
const TERRACE: f32 = 0.006;
const LANE: f32 = 0.04;

/// Builds the houses of all cities of a tile.
pub(super) fn fill(canvas: &mut Canvas, job: &PaintJob, taken: &mut Taken) {
    let mut dice = Dice::new(job.seed ^ 0xC17);
    for road in &job.geometry.roads {
        if road.end == Some(RoadEnd::City) {
            let (gate, way) = road.courses[0].at(road.courses[0].length());
            taken.discs.push((gate + way * 0.05, 0.052));
            taken.discs.push((gate + way * 0.11, 0.035));
        }
    }
    for city in &job.geometry.cities {
        let mut houses = Vec::new();
        for &side in &city.sides {
            houses.extend(astride(side));
            let deep = if city.sides.len() > 1 { 9 } else { 2 };
            for step in 0..deep {
                let lane = Point::gate(side) + Point::inward(side) * (0.02 + step as f32 * 0.04);
                taken.discs.push((lane, 0.026));
            }
        }
        let fixed = houses.len();
        along_walls(city, &mut houses, taken, &mut dice);
        along_sides(city, &mut houses, taken, &mut dice);
        between(city, &mut houses, taken, &mut dice);
        for (index, house) in houses.iter().enumerate() {
            house.build(canvas);
            if index >= fixed {
                taken.houses.push(*house);
            }
        }
        gardens(canvas, city, &houses, taken, &mut dice);
    }
}

/// Houses on the border itself, with the ridge on it: each tile shows one slope, and joined cities close up.
fn astride(side: Side) -> Vec<House> {
    let middle = Point::gate(side);
    let along = Point::inward(side).quarter();
    ASTRIDE
        .into_iter()
        .enumerate()
        .flat_map(|(index, [begin, end])| {
            [-1.0f32, 1.0].map(|sign| House {
                at: middle + along * (sign * (begin + end) * 0.5),
                along,
                length: end - begin,
                width: ASTRIDE_DEPTH * 2.0,
                eaves: 0.022,
                roof: Roof::Shingle(land::ROOFS[index * 2].light()),
                hip: index == 1,
                chimney: false,
                seed: 77,
            })
        })
        .collect()
}

/// Whether a house may stand here.
fn fits(house: &House, city: &CityShape, houses: &[House], taken: &Taken) -> bool {
    let corners = house.corners();
    corners.iter().all(|&corner| {
        corner.to_border() > 0.03 && city.contains(corner) && city.to_wall(corner) > WALL + 0.012
    }) && city.inner_corners.iter().all(|corner| corners.iter().all(|at| at.distance(*corner) > 0.1))
        && !houses.iter().any(|other| house.crowds(other, TERRACE))
        && !taken.discs.iter().any(|&(disc, radius)| house.covers(disc, radius))
}

fn row(
    city: &CityShape,
    houses: &mut Vec<House>,
    taken: &Taken,
    dice: &mut Dice,
    length: f32,
    place: impl Fn(f32, f32) -> (Point, Point),
) {
    let mut along = 0.04;
    let mut joined = (dice.unit() * 3.0) as usize;
    while along < length - 0.04 {
        let long = dice.between(0.1, 0.16);
        let wide = dice.between(0.07, 0.078);
        // A smaller house where the large one has no room.
        let built = [(long, wide), (0.085, 0.066), (0.062, 0.056), (0.05, 0.046)].into_iter().find_map(
            |(long, wide)| {
                let (at, way) = place(along + long * 0.5, wide);
                let house = House::town(at, way, long, wide, &mut dice.clone());
                fits(&house, city, houses, taken).then_some(house)
            },
        );
        dice.seed();
        if let Some(house) = built {
            houses.push(house);
            joined += 1;
            let alley = if joined.is_multiple_of(3) { 0.026 } else { 0.0 };
            along += house.length + TERRACE + 0.001 + alley;
        } else {
            along += 0.01;
        }
    }
}

/// Rows that follow the walls, with a lane between wall and houses.
fn along_walls(city: &CityShape, houses: &mut Vec<House>, taken: &Taken, dice: &mut Dice) {
    for ring in 0..4 {
        for wall in &city.walls {
            row(city, houses, taken, dice, wall.course.length(), |along, wide| {
                let (at, way) = wall.course.at(along);
                let off = WALL + 0.017 + wide * 0.5 + ring as f32 * (0.076 + LANE);
                (at + way.quarter() * off, way)
            });
        }
    }
}

/// Rows behind the houses on the border.
fn along_sides(city: &CityShape, houses: &mut Vec<House>, taken: &Taken, dice: &mut Dice) {
    for ring in 0..3 {
        for &side in &city.sides {
            let start = Point::corner(side);
            let inward = Point::inward(side);
            let along = -inward.quarter();
            row(city, houses, taken, dice, 1.0, |way, wide| {
                let off = ASTRIDE_DEPTH + 0.036 + wide * 0.5 + ring as f32 * (0.076 + LANE);
                (start + along * way + inward * off, along)
            });
        }
    }
}

/// Single houses where no row fits.
fn between(city: &CityShape, houses: &mut Vec<House>, taken: &Taken, dice: &mut Dice) {
    for _ in 0..90 {
        let at = Point::new(dice.between(0.05, 0.95), dice.between(0.05, 0.95));
        if !city.contains(at) {
            continue;
        }
        let way = city
            .walls
            .iter()
            .map(|wall| wall.course.nearest(at))
            .zip(&city.walls)
            .min_by(|a, b| a.0.distance.total_cmp(&b.0.distance))
            .map_or(Point::new(1.0, 0.0), |(nearest, wall)| wall.course.at(nearest.along).1);
        let house = House::town(at, way, dice.between(0.075, 0.11), 0.066, dice);
        if fits(&house, city, houses, taken) {
            houses.push(house);
        }
    }
}

/// A few small trees in the courts.
fn gardens(canvas: &mut Canvas, city: &CityShape, houses: &[House], taken: &Taken, dice: &mut Dice) {
    let mut planted = 0;
    for _ in 0..60 {
        let at = Point::new(dice.between(0.06, 0.94), dice.between(0.06, 0.94));
        let free = city.contains(at)
            && at.to_border() > 0.07
            && city.to_wall(at) > WALL + 0.016
            && !houses.iter().any(|house| house.covers(at, 0.011))
            && !taken.discs.iter().any(|(disc, radius)| at.distance(*disc) < radius + 0.012);
        if free {
            Tree::Bush.plant(canvas, at, dice.between(0.012, 0.017), dice.seed());
            planted += 1;
            if planted > 5 {
                return;
            }
        }
    }
}
