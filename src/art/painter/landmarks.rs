//! Single things that a tile is known by: crossings, foundations, inns, cathedrals, hedged paths, tunnel mouths.

use super::canvas::Canvas;
use super::scenery::Taken;
use super::trees::Tree;
use super::{PaintJob, cathedral, crossing, foundation, garden, inn, monastery, tunnel, volcano};
use crate::art::geometry::{CROSSING, HEDGE};
use crate::art::noise::Dice;
use crate::tiles::Crossing;

/// Builds the landmarks of a tile.
pub(super) fn landmarks(canvas: &mut Canvas, job: &PaintJob, taken: &mut Taken) {
    let mut dice = Dice::new(job.seed ^ 0x1A9D);
    let places = &job.geometry.places;
    if let Some((sort, at)) = places.crossing {
        match sort {
            Crossing::Village => crossing::village(canvas, job, at, taken, &mut dice),
            Crossing::Trees => crossing::roundabout(canvas, at, &mut dice),
        }
    }
    for path in &places.hedges {
        let mut along = CROSSING;
        while along < path.length() - 0.02 {
            let (at, way) = path.at(along);
            for side in [-1.0, 1.0] {
                let at = at + way.quarter() * (side * HEDGE * 0.78);
                Tree::Bush.plant(canvas, at, 0.0145, dice.seed());
            }
            along += 0.019;
        }
    }
    if let Some(at) = places.monastery {
        monastery::monastery(canvas, at, places.monastery_size, &mut dice);
    }
    if let Some(at) = places.garden {
        garden::garden(canvas, at, &mut dice);
    }
    if let Some(at) = places.volcano {
        volcano::volcano(canvas, at, places.volcano_size, job.seed);
    }
    if let Some(at) = places.cathedral {
        cathedral::cathedral(canvas, at);
    }
    if let Some(at) = places.foundation {
        foundation::foundation(canvas, job, at);
    }
    if let Some(spot) = places.inn {
        inn::inn(canvas, spot, &mut dice);
    }
    for road in job.geometry.roads.iter().filter(|road| road.tunnel) {
        for course in &road.courses {
            let (at, way) = course.at(course.length());
            tunnel::tunnel_mouth(canvas, at, way);
        }
    }
}
