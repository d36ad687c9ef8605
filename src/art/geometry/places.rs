//! Places on a tile that have a fixed middle: monastery, garden, crossing, foundation, volcano, inn, cathedral.

use super::city::CityShape;
use super::curve::Curve;
use crate::art::point::{Point, point};
use crate::tiles::{Crossing, RoadEnd, Segment, Side, Tile, Turn};

/// Half the width of a monastery's precinct.
pub const MONASTERY: f32 = 0.18;
/// Half the width of a monastery's precinct inside a city.
pub const MONASTERY_IN_CITY: f32 = 0.14;
/// Half the width of a garden.
pub const GARDEN: f32 = 0.098;
/// Radius of a tower foundation.
pub const FOUNDATION: f32 = 0.088;
/// Radius of a volcano that has room.
pub const VOLCANO: f32 = 0.235;
/// Radius of a crossing's green.
pub const CROSSING: f32 = 0.098;
/// Radius of the ground that an inn and its pond take.
pub const INN: f32 = 0.105;
/// Half the width of a cathedral.
pub const CATHEDRAL: f32 = 0.24;
/// Half the width of a hedged path that parts fields.
pub const HEDGE: f32 = 0.036;

/// An inn: where it stands and the direction of the road it serves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Inn {
    /// The middle of its ground.
    pub at: Point,
    /// From the inn to the road.
    pub facing: Point,
}

/// The places of a tile.
#[derive(Clone, Debug, Default)]
pub struct Places {
    /// The middle of the monastery.
    pub monastery: Option<Point>,
    /// Half the width of the monastery's precinct.
    pub monastery_size: f32,
    /// The middle of the garden.
    pub garden: Option<Point>,
    /// The middle of the tower foundation.
    pub foundation: Option<Point>,
    /// The middle of the volcano.
    pub volcano: Option<Point>,
    /// Radius of the volcano.
    pub volcano_size: f32,
    /// Village or trees where roads meet, and their middle.
    pub crossing: Option<(Crossing, Point)>,
    /// The inn.
    pub inn: Option<Inn>,
    /// The middle of the cathedral.
    pub cathedral: Option<Point>,
    /// Hedged paths that part fields without being roads.
    pub hedges: Vec<Curve>,
}

impl Places {
    /// The places that follow from the tile alone; garden, inn and free foundations come later.
    pub fn of(tile: &Tile, cities: &[CityShape]) -> Self {
        let has_monastery = tile.segments.contains(&Segment::Monastery);
        let in_city = cities.iter().any(|city| city.sides.len() == 3);
        let mut places = Self {
            monastery: has_monastery.then(|| {
                if tile.is_river() {
                    point(0.5, 0.235)
                } else if in_city {
                    point(0.5, 0.4)
                } else if tile.marks.foundation {
                    point(0.4, 0.42)
                } else {
                    Point::CENTRE
                }
            }),
            monastery_size: if in_city { MONASTERY_IN_CITY } else { MONASTERY },
            volcano: tile.marks.volcano.then(|| volcano(tile).0),
            volcano_size: if tile.marks.volcano { volcano(tile).1 } else { 0.0 },
            crossing: tile.crossing.map(|crossing| (crossing, Point::CENTRE)),
            cathedral: tile
                .segments
                .iter()
                .any(|segment| matches!(segment, Segment::City { cathedral: true, .. }))
                .then_some(Point::CENTRE),
            ..Self::default()
        };
        if tile.marks.foundation {
            places.foundation = foundation(tile, cities);
        }
        places.hedges = hedges(tile, cities, &places);
        places
    }

    /// Discs that nothing else may cover: middle and radius.
    pub fn discs(&self) -> Vec<(Point, f32)> {
        let mut discs = Vec::new();
        discs.extend(self.monastery.map(|at| (at, self.monastery_size * 1.25)));
        discs.extend(self.garden.map(|at| (at, GARDEN * 1.2)));
        discs.extend(self.foundation.map(|at| (at, FOUNDATION)));
        discs.extend(self.volcano.map(|at| (at, self.volcano_size)));
        discs.extend(self.crossing.map(|(_, at)| (at, CROSSING)));
        discs.extend(self.inn.map(|inn| (inn.at, INN)));
        discs.extend(self.cathedral.map(|at| (at, CATHEDRAL)));
        discs
    }
}

/// The middle of all sides that a field reaches with both halves: where a volcano has room.
fn volcano(tile: &Tile) -> (Point, f32) {
    let ends_road = tile
        .segments
        .iter()
        .any(|segment| matches!(segment, Segment::Road { ends, .. } if ends.contains(&RoadEnd::Volcano)));
    if ends_road {
        return (point(0.5, 0.4), VOLCANO);
    }
    let (sides, sum) = tile
        .segments
        .iter()
        .filter_map(|segment| match segment {
            Segment::Field { half_edges, .. } => {
                let sides: Vec<Side> = Side::ALL
                    .into_iter()
                    .filter(|side| side.halves().iter().all(|half| half_edges.contains(half)))
                    .collect();
                let sum = sides.iter().fold(Point::default(), |sum, &side| sum - Point::inward(side));
                Some((sides.len(), sum))
            }
            _ => None,
        })
        .max_by_key(|&(count, _)| count)
        .unwrap_or_default();
    if sides == 1 {
        // Beside a straight road there is only half a tile.
        return (Point::CENTRE + sum * 0.265, 0.185);
    }
    (Point::CENTRE + Point::new(sum.x.clamp(-1.0, 1.0), sum.y.clamp(-1.0, 1.0)) * 0.165, VOLCANO)
}

/// Foundations that end roads or stand in a wall; the others are placed where there is room.
fn foundation(tile: &Tile, cities: &[CityShape]) -> Option<Point> {
    let ends_road = tile
        .segments
        .iter()
        .any(|segment| matches!(segment, Segment::Road { ends, .. } if ends.contains(&RoadEnd::Tower)));
    let wall_middle = |city: &CityShape| city.walls[0].course.at(city.walls[0].course.length() / 2.0).0;
    if ends_road {
        // Against the wall, if there is a city, so that road, foundation and city part the field.
        return Some(cities.first().map_or(Point::CENTRE, |city| wall_middle(city) + point(0.0, 0.062)));
    }
    let single = |city: &CityShape| city.sides.len() == 1;
    match cities {
        [north, south] if single(north) && single(south) && north.sides[0].opposite() == south.sides[0] => {
            Some(wall_middle(north) + Point::inward(north.sides[0]) * -0.015)
        }
        [city] if city.sides.len() == 3 => Some(point(0.5, 0.3)),
        [large, _] if large.sides.len() == 3 => Some(point(0.5, 0.24)),
        [city] if city.sides.len() == 2 && city.walls.len() == 2 => {
            let runs_out = city.sides[0].opposite() != city.sides[1];
            Some(if runs_out { point(0.36, 0.36) } else { point(0.25, 0.5) })
        }
        [] if tile.segments.iter().filter(|segment| matches!(segment, Segment::Road { .. })).count() == 2 => {
            Some(Point::CENTRE)
        }
        _ => None,
    }
}

/// Where a village has fields on all four sides of two roads, hedged paths to the cities part them.
fn hedges(tile: &Tile, cities: &[CityShape], places: &Places) -> Vec<Curve> {
    let Some((_, crossing)) = places.crossing else { return Vec::new() };
    cities
        .iter()
        .filter(|city| city.sides.len() == 1)
        .filter(|city| {
            let side = city.sides[0];
            let before = side.turned(Turn::new(3)).halves()[1];
            let after = side.turned(Turn::new(1)).halves()[0];
            tile.field_at(before) != tile.field_at(after)
        })
        .map(|city| {
            let wall = &city.walls[0].course;
            Curve::straight(crossing, wall.at(wall.length() / 2.0).0)
        })
        .collect()
}
