//! Night: the day's pictures in moonlight, with lanterns where people live.

use image::{Rgb, RgbImage};

use super::geometry::{TileGeometry, WALL};
use super::point::{Point, point};
use crate::tiles::{Kind, RoadEnd, Turn};

/// How far a lantern shines, in tile widths.
const REACH: f32 = 0.12;
/// The light of a lantern on the spot, added to the picture.
const LANTERN: [f32; 3] = [168.0, 112.0, 40.0];

/// Turns a picture of a tile from day to night.
pub(super) fn darken(picture: &mut RgbImage, kind: Kind, turn: Turn) {
    picture.pixels_mut().for_each(moonlight);
    for lantern in lanterns(TileGeometry::of(kind)) {
        shine(picture, lantern.turned(turn));
    }
}

/// Cold and dim, but fire stays warm.
pub(super) fn moonlight(pixel: &mut Rgb<u8>) {
    let [r, g, b] = pixel.0.map(i32::from);
    let grey = (54 * r + 183 * g + 19 * b) >> 8;
    let fire = ((r - 200).max(0) * (190 - b).max(0)) >> 6;
    let mix = |value: i32, own: i32, shared: i32, lift: i32| {
        ((value * own + grey * shared) >> 8) + lift + ((fire * value) >> 8)
    };
    pixel.0 =
        [mix(r, 78, 34, 4), mix(g, 86, 44, 8), mix(b, 108, 64, 20)].map(|value| value.clamp(0, 255) as u8);
}

/// Lanterns hang at gates, along the lanes behind the walls, at monasteries, inns and crossings.
fn lanterns(geometry: &TileGeometry) -> Vec<Point> {
    let places = &geometry.places;
    let mut lanterns = Vec::new();
    for road in geometry.roads.iter().filter(|road| road.end == Some(RoadEnd::City)) {
        lanterns.push(road.courses[0].end());
    }
    for city in &geometry.cities {
        for wall in &city.walls {
            let length = wall.course.length();
            let count = (length / 0.28) as usize;
            for index in 0..count {
                let (at, way) = wall.course.at(length * (index as f32 + 0.5) / count as f32);
                lanterns.push(at + way.quarter() * (WALL + 0.05));
            }
        }
        for &side in &city.sides {
            lanterns.push(Point::gate(side) + Point::inward(side) * 0.13);
        }
    }
    lanterns.extend(places.monastery.map(|at| at + point(0.0, places.monastery_size * 0.7)));
    lanterns.extend(places.crossing.map(|(_, at)| at));
    lanterns.extend(places.inn.map(|inn| inn.at + inn.facing * 0.06));
    if let Some(at) = places.cathedral {
        lanterns.extend([point(-0.22, 0.0), point(0.05, 0.17), point(0.05, -0.17)].map(|off| at + off));
    }
    lanterns.retain(|at| at.to_border() > REACH * 0.6);
    lanterns
}

fn shine(picture: &mut RgbImage, at: Point) {
    let size = picture.width() as f32;
    let (centre, reach) = (at * size, REACH * size);
    let range = |middle: f32| (middle - reach).max(0.0) as u32..((middle + reach).min(size)) as u32;
    for y in range(centre.y) {
        for x in range(centre.x) {
            let out = centre.distance(point(x as f32 + 0.5, y as f32 + 0.5)) / reach;
            if out < 1.0 {
                let glow = (1.0 - out) * (1.0 - out);
                let pixel = picture.get_pixel_mut(x, y);
                for (value, light) in pixel.0.iter_mut().zip(LANTERN) {
                    // What is darker takes less light, so roofs and stones stay visible in the glow.
                    let taken = light * glow * (0.35 + f32::from(*value) / 140.0);
                    *value = (f32::from(*value) + taken).min(255.0) as u8;
                }
            }
        }
    }
}
