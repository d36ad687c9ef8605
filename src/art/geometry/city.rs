//! Outlines of cities: which way their walls run between the corners of the tile.

use super::curve::{Curve, inside};
use crate::art::point::Point;
use crate::tiles::{RoadEnd, Segment, Side, Terrain, Tile, Turn};

/// Thickness of a wall inside the tile.
pub const WALL: f32 = 0.046;
/// How much of a city side the wall covers at each end, on every tile alike.
pub const WALL_AT_BORDER: f32 = 0.07;
/// Thickness of a wall where it runs into a corner between fields.
const SPUR: f32 = 0.015;
/// Length along a wall over which its thickness changes from the border's to its own.
const TAPER: f32 = 0.16;

/// A city segment's area.
#[derive(Clone, Debug)]
pub struct CityShape {
    /// Number of the segment.
    pub segment: usize,
    /// The sides it reaches.
    pub sides: Vec<Side>,
    /// The area, clockwise, walls included.
    pub outline: Vec<Point>,
    /// The walls between it and the fields; the city lies to the right of each.
    pub walls: Vec<Wall>,
    /// Corners of the tile that lie inside the city.
    pub inner_corners: Vec<Point>,
}

/// One stretch of city wall, given by its outer face.
#[derive(Clone, Debug)]
pub struct Wall {
    /// The outer face.
    pub course: Curve,
    /// Thickness where the course begins and where it ends.
    ends: [f32; 2],
}

impl Wall {
    fn new(course: Curve, sides: [Option<Side>; 2]) -> Self {
        let points = course.points();
        let count = points.len();
        let ways = [points[1] - points[0], points[count - 2] - points[count - 1]];
        let ends = [0, 1].map(|end| {
            // At the border all walls cover the same stretch of the city side, however they leave it. At a
            // corner between fields the wall runs out.
            sides[end].map_or(SPUR, |side| {
                WALL_AT_BORDER * Point::inward(side).quarter().cross(ways[end].normalised()).abs()
            })
        });
        Self { course, ends }
    }

    /// Thickness at this length along the course.
    pub fn thickness(&self, along: f32) -> f32 {
        let ease = |distance: f32, end: f32| {
            let t = (distance / TAPER).clamp(0.0, 1.0);
            end + (WALL - end) * t * t * (3.0 - 2.0 * t)
        };
        let back = self.course.length() - along;
        if along < back { ease(along, self.ends[0]) } else { ease(back, self.ends[1]) }
    }

    /// Whether a point lies on the thin end of a wall that runs into a corner between fields.
    fn spur(&self, point: Point) -> bool {
        let tips = self.tips();
        tips.into_iter().flatten().any(|tip| tip.distance(point) < 0.25) && self.course.distance(point) < SPUR
    }

    /// The ends that run into a corner between fields.
    fn tips(&self) -> [Option<Point>; 2] {
        [
            (self.ends[0] <= SPUR).then(|| self.course.start()),
            (self.ends[1] <= SPUR).then(|| self.course.end()),
        ]
    }

    /// How high it stands here, 0 to 1: low at the border so that no shadow ends there.
    pub fn rise(&self, along: f32) -> f32 {
        let end = along.min(self.course.length() - along);
        let t = (end / 0.13).clamp(0.0, 1.0);
        0.35 + 0.65 * t * t * (3.0 - 2.0 * t)
    }
}

impl CityShape {
    /// Whether a point of the tile lies in the city or on its walls.
    pub fn contains(&self, point: Point) -> bool {
        inside(&self.outline, point) || self.walls.iter().any(|wall| wall.spur(point))
    }

    /// Distance to the nearest wall's outer face.
    pub fn to_wall(&self, point: Point) -> f32 {
        self.walls.iter().map(|wall| wall.course.distance(point)).fold(f32::INFINITY, f32::min)
    }
}

/// The outlines of all cities of a tile.
pub(super) fn cities(tile: &Tile) -> Vec<CityShape> {
    tile.segments
        .iter()
        .enumerate()
        .filter(|(_, segment)| matches!(segment, Segment::City { .. }))
        .map(|(segment, city)| outline(tile, segment, city.sides()))
        .collect()
}

fn outline(tile: &Tile, segment: usize, sides: &[Side]) -> CityShape {
    let next = |side: Side| side.turned(Turn::new(1));
    let previous = |side: Side| side.turned(Turn::new(3));
    let mut area = Vec::new();
    let mut walls = Vec::new();
    let mut inner_corners = Vec::new();
    let first = Side::ALL
        .into_iter()
        .find(|&side| sides.contains(&side) && !sides.contains(&previous(side)))
        .unwrap_or(Side::N);
    for quarter in 0..4 {
        let side = first.turned(Turn::new(quarter));
        if !sides.contains(&side) {
            continue;
        }
        area.push(Point::corner(side));
        if sides.contains(&next(side)) {
            inner_corners.push(Point::corner(next(side)));
            continue;
        }
        let mut free = Vec::new();
        let mut other = next(side);
        while !sides.contains(&other) {
            free.push(other);
            other = next(other);
        }
        for wall in stretch(tile, segment, side, &free, other) {
            area.extend(wall.course.points());
            walls.push(wall);
        }
    }
    CityShape { segment, sides: sides.to_vec(), outline: area, walls, inner_corners }
}

/// The wall from the end of side `from` past the `free` sides to the beginning of side `to`.
fn stretch(tile: &Tile, segment: usize, from: Side, free: &[Side], to: Side) -> Vec<Wall> {
    let tip = free.iter().copied().skip(1).find(|&side| runs_into(tile, segment, side));
    let (start, end) = (Point::corner(free[0]), Point::corner(to));
    let Some(tip) = tip else {
        let course = match free.len() {
            3 => {
                let (depth, angle) = cap(tile, from);
                bow(start, end, depth, angle)
            }
            2 => diagonal(start, end, diagonal_bulge(tile, segment)),
            _ => {
                let (depth, angle) = hollow(tile, segment, free[0]);
                // Seen along the wall, the city lies to the right, so the wall bows to the right too.
                bow(start, end, depth, angle)
            }
        };
        return vec![Wall::new(course, [Some(from), Some(to)])];
    };
    let corner = Point::corner(tip);
    let reach = |a: Point, b: Point| {
        if (a.x - b.x).abs() < 0.5 || (a.y - b.y).abs() < 0.5 {
            bow(a, b, 0.25, 34f32.to_radians())
        } else {
            diagonal(a, b, -0.07)
        }
    };
    vec![Wall::new(reach(start, corner), [Some(from), None]), Wall::new(reach(corner, end), [None, Some(to)])]
}

/// Whether this city's wall runs into the corner where `side` begins, although neither side there is a city's
/// of its own: the only thing that can part two fields, or a field and another city, in a corner.
fn runs_into(tile: &Tile, segment: usize, side: Side) -> bool {
    let before = side.turned(Turn::new(3)).halves()[1];
    let after = side.halves()[0];
    let touches = |field: usize, city: usize| matches!(&tile.segments[field], Segment::Field { cities, .. } if cities.contains(&city));
    match (tile.field_at(before), tile.field_at(after)) {
        (Some(a), Some(b)) => a != b && touches(a, segment) && touches(b, segment),
        (Some(field), None) | (None, Some(field)) => {
            let here = if tile.field_at(before).is_some() { after.side() } else { before.side() };
            tile.segment_at_side(here).is_some_and(|other| other != segment && !touches(field, other))
                && touches(field, segment)
        }
        (None, None) => false,
    }
}

/// A curve that leaves and meets the chord at an angle and bows to the right of it.
fn bow(start: Point, end: Point, depth: f32, angle: f32) -> Curve {
    let along = (end - start).normalised();
    // All callers walk with the tile's border on their left.
    let aside = inwards(start, end);
    let reach = depth / (0.75 * angle.sin());
    let step = along * (reach * angle.cos());
    let rise = aside * (reach * angle.sin());
    Curve::bezier(start, [start + step + rise, end - step + rise], end)
}

/// The direction from a chord along the border into the tile.
fn inwards(start: Point, end: Point) -> Point {
    let side = (end - start).normalised().quarter();
    if (Point::CENTRE - start.lerp(end, 0.5)).dot(side) >= 0.0 { side } else { -side }
}

/// A wall across the tile; a positive bulge bows away from the city.
fn diagonal(start: Point, end: Point, bulge: f32) -> Curve {
    let away = -(end - start).normalised().quarter();
    let lift = away * (bulge * 4.0 / 3.0);
    Curve::bezier(start, [start.lerp(end, 0.3) + lift, start.lerp(end, 0.7) + lift], end)
}

fn diagonal_bulge(tile: &Tile, segment: usize) -> f32 {
    let others = tile.segments.iter().enumerate().filter(|&(index, _)| index != segment);
    let mut bulge: f32 = 0.055;
    for (_, other) in others {
        bulge = bulge.min(match other {
            Segment::City { princess: true, .. } => -0.12,
            Segment::City { .. } => -0.06,
            Segment::River { .. } => -0.05,
            Segment::Road { .. } => -0.04,
            Segment::Garden => 0.0,
            Segment::Monastery | Segment::Field { .. } => bulge,
        });
    }
    bulge
}

/// Depth and angle of a city that reaches one side only.
fn cap(tile: &Tile, side: Side) -> (f32, f32) {
    let [before, after] = [side.turned(Turn::new(3)), side.turned(Turn::new(1))];
    let terrain = |side: Side| tile.edges[side.index()];
    let opposite = terrain(side.opposite());
    let beside = [terrain(before), terrain(after)];
    let parted = tile.field_at(before.halves()[1]) != tile.field_at(after.halves()[0]);
    let through = tile.segment_at_side(before) == tile.segment_at_side(after);
    if parted && through && beside == [Terrain::Road; 2] {
        // The wall touches the road, which parts the fields.
        return (0.5 - super::road::HALF_WIDTH + 0.012, 42f32.to_radians());
    }
    let depth = if opposite == Terrain::City && beside == [Terrain::City; 2] {
        let three = tile.segments.iter().any(|segment| segment.sides().len() == 3);
        if three { 0.2 } else { 0.255 }
    } else if beside.contains(&Terrain::City) {
        0.25
    } else if opposite == Terrain::City || beside.contains(&Terrain::Road) || beside.contains(&Terrain::River)
    {
        0.27
    } else {
        0.3
    };
    (depth, if depth < 0.26 { 33f32 } else { 36.0 }.to_radians())
}

/// Depth and angle of the field that a city leaves free along one side.
fn hollow(tile: &Tile, segment: usize, free: Side) -> (f32, f32) {
    if tile.edges[free.index()] == Terrain::City {
        return (0.47, 51f32.to_radians());
    }
    let has_garden = tile.segments.contains(&Segment::Garden);
    let has_monastery = tile.segments.contains(&Segment::Monastery);
    let road = tile.segment_at_side(free).map(|road| &tile.segments[road]);
    let depth = match road {
        Some(Segment::Road { tunnel: true, .. }) => 0.27,
        Some(Segment::Road { ends, .. }) if ends.contains(&RoadEnd::City) => 0.26,
        _ if tile.segments[segment].sides().len() == 2 => 0.215,
        _ if has_garden => 0.32,
        _ if has_monastery => 0.2,
        _ => 0.25,
    };
    (depth, 36f32.to_radians())
}
