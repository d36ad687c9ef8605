//! Bridges over rivers and over cities.

use super::PaintJob;
use super::canvas::{Canvas, Dab};
use crate::art::geometry::HALF_WIDTH;
use crate::art::noise::{layers, step, unit};
use crate::art::point::Point;
use crate::art::theme::land;

/// Builds a deck wherever a road passes over water or roofs.
pub(super) fn bridges(canvas: &mut Canvas, job: &PaintJob) {
    for road in job.geometry.roads.iter().filter(|road| road.bridge) {
        for course in &road.courses {
            let over = |at: Point| {
                let river = job.geometry.rivers.iter().any(|river| river.to_bank(at) < 0.012);
                let city = job.geometry.cities.iter().any(|city| city.contains(at));
                (river, city)
            };
            let samples: Vec<(f32, bool)> = (0..=200)
                .map(|index| course.length() * index as f32 / 200.0)
                .filter_map(|along| {
                    let (river, city) = over(course.at(along).0);
                    (river || city).then_some((along, city))
                })
                .collect();
            if let (Some(&(first, _)), Some(&(last, _))) = (samples.first(), samples.last()) {
                let high = samples.iter().filter(|(_, city)| *city).count() > samples.len() / 2;
                deck(canvas, course, [first, last], if high { 0.082 } else { 0.022 });
            }
        }
    }
}

fn deck(canvas: &mut Canvas, course: &crate::art::geometry::Curve, span: [f32; 2], top: f32) {
    let stone = land::STONE.light();
    let dark = land::STONE_DARK.light();
    let boards = land::ROAD.light().mix(land::ROAD_WORN.light(), 0.35);
    let ramp = if top > 0.05 { 0.05 } else { 0.03 };
    let half = HALF_WIDTH + 0.004;
    canvas.stamp(Point::CENTRE, 0.6, |at| {
        let nearest = course.nearest_within(at, half)?;
        let into = (nearest.along - span[0] + ramp * 0.5).min(span[1] + ramp * 0.5 - nearest.along);
        if into < 0.0 {
            return None;
        }
        let rise = top * step(0.0, ramp, into);
        let parapet = nearest.distance > half - 0.014;
        let row = (nearest.along / 0.0135).floor() as i32;
        let joint = (nearest.along / 0.0135).fract() < 0.14;
        let tone = 0.94 + 0.1 * unit(row, 3, 9) + 0.04 * layers(at * 70.0, 1, 4);
        let colour = if parapet { stone.mix(dark, 0.15) } else { boards };
        Some(Dab {
            height: rise + if parapet { 0.014 } else { 0.0 },
            colour: colour * (tone * if joint { 0.82 } else { 1.0 }),
        })
    });
}
