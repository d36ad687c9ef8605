//! Courses of roads and rivers.

use super::city::CityShape;
use super::curve::Curve;
use super::places::Places;
use crate::art::point::Point;
use crate::tiles::{RiverRole, RoadEnd, Segment, Side, Tile};

/// Half the width of a road, worn edges included.
pub const HALF_WIDTH: f32 = 0.062;
/// Half the width of the river at the border, banks included.
pub const RIVER_HALF_WIDTH: f32 = 0.098;
/// Where a tunnel's road dives under the city, from the border.
pub const TUNNEL_MOUTH: f32 = 0.165;

/// A road segment's course.
#[derive(Clone, Debug)]
pub struct RoadShape {
    /// Number of the segment.
    pub segment: usize,
    /// The visible pieces of road; two only for a tunnel.
    pub courses: Vec<Curve>,
    /// Village, city or the like that the road ends at on this tile.
    pub end: Option<RoadEnd>,
    /// It passes under a city.
    pub tunnel: bool,
    /// It passes over a city or the river.
    pub bridge: bool,
}

impl RoadShape {
    /// Whether the middle of the road is nearer than this.
    pub fn is_within(&self, point: Point, reach: f32) -> bool {
        self.courses.iter().any(|course| course.nearest_within(point, reach).is_some())
    }

    /// Distance to the middle of the road.
    pub fn distance(&self, point: Point) -> f32 {
        self.courses.iter().map(|course| course.distance(point)).fold(f32::INFINITY, f32::min)
    }
}

/// A river segment's course.
#[derive(Clone, Debug)]
pub struct RiverShape {
    /// Number of the segment.
    pub segment: usize,
    /// The middle of the river, flowing from the border.
    pub course: Curve,
    /// The lake or the spring's pool at its end, with its radius.
    pub pool: Option<(Point, f32)>,
}

impl RiverShape {
    /// Distance to the bank; negative in the water.
    pub fn to_bank(&self, point: Point) -> f32 {
        let stream = self.course.distance(point) - RIVER_HALF_WIDTH * self.narrowing(point);
        match self.pool {
            Some((centre, radius)) => {
                let pool = point.distance(centre) - radius;
                // A smooth minimum lets the river open into its pool.
                let blend = 0.06f32;
                let h = (0.5 + 0.5 * (pool - stream) / blend).clamp(0.0, 1.0);
                pool + (stream - pool) * h - blend * h * (1.0 - h)
            }
            None => stream,
        }
    }

    /// The river narrows towards its spring.
    fn narrowing(&self, point: Point) -> f32 {
        match self.pool {
            Some((_, radius)) if radius < 0.12 => {
                let along = self.course.nearest(point).along / self.course.length();
                1.0 - 0.5 * along * along
            }
            _ => 1.0,
        }
    }
}

/// The courses of all roads of a tile.
pub(super) fn roads(
    tile: &Tile,
    cities: &[CityShape],
    rivers: &[RiverShape],
    places: &Places,
) -> Vec<RoadShape> {
    tile.segments
        .iter()
        .enumerate()
        .filter_map(|(segment, road)| {
            let Segment::Road { sides, ends, tunnel, bridge, .. } = road else { return None };
            let courses = match sides[..] {
                [a, b] if *tunnel => [a, b].map(|side| stub(side, TUNNEL_MOUTH)).to_vec(),
                [a, b] => vec![through(a, b, bend(tile))],
                [side] => vec![dead_end(side, ends[0], cities, places)],
                _ => Vec::new(),
            };
            let bridge = *bridge && (!rivers.is_empty() || sides.len() == 2);
            Some(RoadShape { segment, courses, end: ends.first().copied(), tunnel: *tunnel, bridge })
        })
        .collect()
}

/// The courses of the rivers of a tile.
pub(super) fn rivers(tile: &Tile) -> Vec<RiverShape> {
    tile.segments
        .iter()
        .enumerate()
        .filter_map(|(segment, river)| {
            let Segment::River { sides } = river else { return None };
            let (course, pool) = match sides[..] {
                [a, b] if tile.segments.contains(&Segment::Monastery) => (swerve(a, b, 0.09), None),
                [a, b] if tile.segments.len() == 3 && a.opposite() == b => (winding(a, b), None),
                [a, b] => (through(a, b, ROUND), None),
                [side] => {
                    let (depth, radius) = match tile.river {
                        Some(RiverRole::Lake) => (0.52, 0.24),
                        _ => (0.56, 0.1),
                    };
                    let course = stub(side, depth);
                    let end = course.end();
                    (course, Some((end, radius)))
                }
                _ => return None,
            };
            Some(RiverShape { segment, course, pool })
        })
        .collect()
}

/// The handle length, relative to the radius, that makes a Bézier curve a quarter circle.
const ROUND: f32 = 0.5523;

fn bend(tile: &Tile) -> f32 {
    let curves = tile.segments.iter().filter(|segment| {
        matches!(segment, Segment::Road { .. } | Segment::River { .. }) && segment.sides().len() == 2
    });
    // Two bends on one tile keep a little more to their corners: the field between them stays open.
    if curves.count() > 1 && tile.marks != crate::tiles::Marks::default() { 0.42 } else { ROUND }
}

fn through(a: Side, b: Side, bend: f32) -> Curve {
    let (start, end) = (Point::gate(a), Point::gate(b));
    if a.opposite() == b {
        return Curve::straight(start, end);
    }
    Curve::bezier(
        start,
        [start + Point::inward(a) * (0.5 * bend), end + Point::inward(b) * (0.5 * bend)],
        end,
    )
}

/// A river that swings gently to both sides.
fn winding(a: Side, b: Side) -> Curve {
    let (start, end) = (Point::gate(a), Point::gate(b));
    let aside = (end - start).quarter() * 0.2;
    let middle = start.lerp(end, 0.5);
    let along = (end - start) * 0.16;
    let lean = aside * 0.55;
    Curve::bezier(start, [start + along, middle - along + lean], middle).then(&Curve::bezier(
        middle,
        [middle + along - lean, end - along],
        end,
    ))
}

/// A river that keeps clear of what stands on its northern bank.
fn swerve(a: Side, b: Side, by: f32) -> Curve {
    let (start, end) = (Point::gate(a), Point::gate(b));
    let middle = start.lerp(end, 0.5) + Point::new(0.0, by);
    let along = (end - start) * 0.2;
    Curve::bezier(start, [start + along, middle - along], middle).then(&Curve::bezier(
        middle,
        [middle + along, end - along],
        end,
    ))
}

fn stub(side: Side, depth: f32) -> Curve {
    let start = Point::gate(side);
    Curve::straight(start, start + Point::inward(side) * depth)
}

fn dead_end(side: Side, end: RoadEnd, cities: &[CityShape], places: &Places) -> Curve {
    let start = Point::gate(side);
    let goal = match end {
        RoadEnd::City => {
            let way = Point::inward(side);
            let steps = 200;
            let depth = (0..steps)
                .map(|step| step as f32 / steps as f32)
                .find(|&depth| cities.iter().any(|city| city.contains(start + way * depth)))
                .unwrap_or(0.5);
            return stub(side, depth);
        }
        RoadEnd::Monastery => places.monastery,
        RoadEnd::Tower => places.foundation,
        RoadEnd::Volcano => places.volcano,
        RoadEnd::Village | RoadEnd::Trees => places.crossing.map(|(_, at)| at),
    }
    .unwrap_or(Point::CENTRE);
    Curve::straight(start, goal)
}
