//! City walls with battlements, towers and gates.

use super::PaintJob;
use super::canvas::{Canvas, Dab};
use crate::art::colour::Rgb;
use crate::art::geometry::{CityShape, RoadShape, WALL, WALL_AT_BORDER, Wall};
use crate::art::noise::{Dice, across, layers, step, unit};
use crate::art::point::Point;
use crate::art::theme::land;
use crate::tiles::RoadEnd;

const HEIGHT: f32 = 0.042;
const TOWER: f32 = 0.036;

/// Raises the walls of all cities of a tile.
pub(super) fn walls(canvas: &mut Canvas, job: &PaintJob) {
    let gates: Vec<(Point, Point)> = job
        .geometry
        .roads
        .iter()
        .filter(|road| road.end == Some(RoadEnd::City))
        .map(gate)
        .chain(job.geometry.places.hedges.iter().map(|path| {
            let (at, way) = path.at(path.length());
            (at, way)
        }))
        .collect();
    for city in &job.geometry.cities {
        for wall in &city.walls {
            raise(canvas, wall);
        }
        for &corner in &city.inner_corners {
            bastion(canvas, corner);
        }
        towers(canvas, job, city, &gates);
    }
    for (at, way) in gates {
        gatehouse(canvas, at, way);
    }
}

fn gate(road: &RoadShape) -> (Point, Point) {
    let course = &road.courses[0];
    course.at(course.length())
}

fn raise(canvas: &mut Canvas, wall: &Wall) {
    let stone = land::STONE.light();
    let dark = land::STONE_DARK.light();
    canvas.stamp(Point::CENTRE, 0.6, |at| {
        let nearest = wall.course.nearest_within(at, WALL_AT_BORDER + 0.01)?;
        let thickness = wall.thickness(nearest.along);
        let inside = if nearest.right { nearest.distance } else { -nearest.distance };
        // Where a wall runs out into a corner, it is as thick to either side of its course.
        let outer =
            if thickness < WALL * 0.7 && !nearest.right { -0.014 * step(0.2, 0.0, thickness) } else { 0.0 };
        if inside < outer || inside > thickness {
            return None;
        }
        let rise = wall.rise(nearest.along);
        let across_wall = (inside - outer) / (thickness - outer);
        let parapet = across_wall < 0.36;
        let merlon = (nearest.along / 0.026).fract() < 0.58;
        let row = (nearest.along / 0.017) as i32;
        let block = unit(row, i32::from(parapet), 61);
        let tone = 0.93 + 0.13 * block;
        let path = across_wall > 0.42 && across_wall < 0.84;
        let joint = (nearest.along / 0.017).fract() < 0.12;
        let mut colour = if path { dark.mix(stone, 0.45) } else { stone } * tone;
        if joint {
            colour = colour * 0.88;
        }
        let top = match (parapet, merlon, path) {
            (true, true, _) => HEIGHT + 0.016,
            (false, _, true) => HEIGHT - 0.006,
            _ => HEIGHT + 0.003,
        };
        Some(Dab { height: top * rise, colour })
    });
}

/// A turret in a corner that lies inside the city. It closes the wall where neighbours' walls end in that
/// corner; where four such corners meet it is a whole one. Low, so that no shadow ends at the border.
fn bastion(canvas: &mut Canvas, corner: Point) {
    let (stone, slate) = (land::STONE.light(), land::SLATE.light());
    canvas.stamp(corner, WALL_AT_BORDER + 0.01, |at| {
        let out = at.distance(corner) / WALL_AT_BORDER;
        if out >= 1.0 {
            return None;
        }
        if out > 0.74 {
            let way = at - corner;
            let merlon = (way.y.abs().atan2(way.x.abs()) * 12.0 / std::f32::consts::PI).fract() < 0.55;
            let height = HEIGHT * 0.35 + if merlon { 0.005 } else { 0.0 };
            return Some(Dab { height, colour: stone * if merlon { 1.0 } else { 0.86 } });
        }
        let ring = (out * 6.0).fract() < 0.16;
        let height = HEIGHT * 0.35 + WALL_AT_BORDER * 0.5 * (0.74 - out);
        Some(Dab { height, colour: slate * if ring { 0.86 } else { 1.0 } })
    });
}

/// Round towers along the walls, away from gates and from what stands in the wall.
fn towers(canvas: &mut Canvas, job: &PaintJob, city: &CityShape, gates: &[(Point, Point)]) {
    let mut dice = Dice::new(job.seed ^ 0x70_77);
    for wall in &city.walls {
        let length = wall.course.length();
        let count = if length > 1.25 { 3 } else { 2 };
        for index in 0..count {
            let even = (index as f32 + 0.75) / (count as f32 + 0.5);
            let along = length * (even + dice.between(-0.02, 0.02));
            let (at, way) = wall.course.at(along);
            let at = at + way.quarter() * (wall.thickness(along) * 0.45);
            let crowded = gates.iter().any(|(gate, _)| gate.distance(at) < 0.13)
                || job.geometry.roads.iter().any(|road| road.distance(at) < 0.115)
                || job.geometry.places.discs().iter().any(|(disc, radius)| disc.distance(at) < radius + 0.05);
            if !crowded && wall.thickness(along) > WALL * 0.6 {
                tower(canvas, at, TOWER, HEIGHT + 0.02, land::SLATE.light());
            }
        }
    }
}

/// A round tower with a pointed roof.
pub(super) fn tower(canvas: &mut Canvas, centre: Point, radius: f32, base: f32, roof: Rgb) {
    let stone = land::STONE.light();
    let gold = land::GOLD.light();
    canvas.stamp(centre, radius * 1.2, |at| {
        let out = at.distance(centre) / radius;
        if out < 0.1 {
            return Some(Dab { height: base + radius * 1.5, colour: gold });
        }
        if out < 0.86 {
            let way = at - centre;
            let rib = (way.y.atan2(way.x) * 8.0 / std::f32::consts::PI).fract().abs() < 0.14;
            let ring = (out * 5.0).fract() < 0.16;
            let tone = if rib || ring { 0.86 } else { 1.0 };
            return Some(Dab { height: base + radius * 1.45 * (0.9 - out), colour: roof * tone });
        }
        (out < 1.0).then_some(Dab { height: base - 0.004, colour: stone })
    });
}

/// A gate: two turrets, a roofed passage and a dark threshold.
fn gatehouse(canvas: &mut Canvas, at: Point, way: Point) {
    let aside = way.quarter();
    let slate = land::SLATE.light();
    let dark = Rgb::new(0.05, 0.04, 0.035);
    let stone = land::STONE.light();
    let middle = at + way * (WALL * 0.5);
    canvas.stamp(middle, 0.1, |p| {
        let (u, v) = ((p - middle).dot(aside), (p - middle).dot(way));
        if u.abs() > 0.048 || v.abs() > 0.036 {
            return None;
        }
        let ridge = 1.0 - (v.abs() / 0.036);
        let hip = ((0.048 - u.abs()) / 0.03).min(1.0);
        let course = ((v.abs() / 0.009).fract() < 0.2) as u8 as f32;
        Some(Dab { height: HEIGHT + 0.012 + 0.03 * ridge.min(hip), colour: slate * (1.0 - 0.14 * course) })
    });
    // The open arch, as far as one sees it from above: a dark mouth on the road side.
    canvas.glaze(at, 0.08, |p| {
        let (u, v) = ((p - at).dot(aside), (p - at).dot(way));
        let mouth = u.abs() < 0.034 && v < -0.005 && v > -0.03 + 0.4 * u.abs();
        mouth.then_some((dark, 0.72 * step(-0.034, -0.012, v)))
    });
    for side in [-1.0, 1.0] {
        let turret = at + aside * (0.056 * side) + way * 0.014;
        tower(canvas, turret, 0.027, HEIGHT + 0.024, slate);
    }
    canvas.glaze(at, 0.12, |p| {
        let (u, v) = ((p - at).dot(aside), (p - at).dot(way));
        let worn = u.abs() < 0.05 && v > WALL && v < WALL + 0.05;
        worn.then(|| (stone * (0.8 + 0.1 * across(p, |q| layers(q * 60.0, 1, 3))), 0.5))
    });
}
