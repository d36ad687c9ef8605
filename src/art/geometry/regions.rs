//! A fine grid that gives every part of the tile to a segment; hit tests, overlays and spots follow from it.

use std::collections::VecDeque;

use super::places::{CROSSING, FOUNDATION, GARDEN, HEDGE};
use super::road::HALF_WIDTH;
use super::{CityShape, Places, RiverShape, RoadShape};
use crate::art::point::{Point, point};
use crate::tiles::{FeatureKind, HalfEdge, Segment, Side, Tile};

/// Cells along one side of the grid.
pub(super) const GRID: usize = 160;

/// No segment: a crossing, a foundation, a volcano, a hedge.
const BLOCKED: u8 = u8::MAX;
const UNKNOWN: u8 = u8::MAX - 1;

/// The areas of a tile's segments.
#[derive(Clone, Debug)]
pub struct Regions {
    /// The segment of each cell, or [`BLOCKED`].
    open: Vec<u8>,
    /// The segment of each cell; what is blocked goes to the nearest.
    hit: Vec<u8>,
    /// Square of the distance, in cells, from each cell to the nearest cell at a change of area; a whole number.
    clearance: Vec<u16>,
}

impl Regions {
    /// Lays the parts of a tile over each other and gives what is left to its fields.
    pub(super) fn of(
        tile: &Tile,
        cities: &[CityShape],
        roads: &[RoadShape],
        rivers: &[RiverShape],
        places: &Places,
    ) -> Self {
        let mut open: Vec<u8> =
            (0..GRID * GRID).map(|cell| label(tile, cities, roads, rivers, places, centre(cell))).collect();
        fill_fields(tile, &mut open);
        let hit = give_away_blocked(&open);
        let clearance = clearance(&open);
        Self { open, hit, clearance }
    }

    /// The segment under a point of the tile; points outside count as the nearest inside.
    pub fn segment_at(&self, point: Point) -> usize {
        usize::from(self.hit[cell(point)])
    }

    /// The segment under a point, or `None` on a crossing, foundation, volcano or hedge.
    pub fn open_segment_at(&self, point: Point) -> Option<usize> {
        let label = self.open[cell(point)];
        (label != BLOCKED).then_some(usize::from(label))
    }

    /// Distance from a point to the nearest other area, about half a cell too small at most.
    pub fn clearance(&self, point: Point) -> f32 {
        f32::from(self.clearance[cell(point)]).sqrt() / GRID as f32
    }

    /// The middles of all cells of a segment.
    pub fn cells(&self, segment: usize) -> impl Iterator<Item = Point> {
        self.open
            .iter()
            .enumerate()
            .filter(move |&(_, &label)| usize::from(label) == segment)
            .map(|(cell, _)| centre(cell))
    }

    /// How much of the tile a segment covers.
    pub fn area(&self, segment: usize) -> f32 {
        self.cells(segment).count() as f32 / (GRID * GRID) as f32
    }

    /// Pairs of segments whose open areas touch.
    pub fn touching(&self) -> Vec<(usize, usize)> {
        let mut pairs = Vec::new();
        for cell in 0..GRID * GRID {
            for next in neighbours(cell).filter(|&next| next > cell) {
                let (a, b) = (self.open[cell], self.open[next]);
                if a != b && a != BLOCKED && b != BLOCKED {
                    let pair = (usize::from(a.min(b)), usize::from(a.max(b)));
                    if !pairs.contains(&pair) {
                        pairs.push(pair);
                    }
                }
            }
        }
        pairs.sort_unstable();
        pairs
    }

    /// In how many separate pieces a segment lies.
    pub fn pieces(&self, segment: usize) -> usize {
        let mut seen = vec![false; GRID * GRID];
        let mut pieces = 0;
        for start in 0..GRID * GRID {
            if seen[start] || usize::from(self.open[start]) != segment {
                continue;
            }
            pieces += 1;
            let mut queue = VecDeque::from([start]);
            seen[start] = true;
            while let Some(cell) = queue.pop_front() {
                for next in neighbours(cell) {
                    if !seen[next] && usize::from(self.open[next]) == segment {
                        seen[next] = true;
                        queue.push_back(next);
                    }
                }
            }
        }
        pieces
    }
}

fn centre(cell: usize) -> Point {
    let step = 1.0 / GRID as f32;
    point(((cell % GRID) as f32 + 0.5) * step, ((cell / GRID) as f32 + 0.5) * step)
}

fn cell(point: Point) -> usize {
    let index = |value: f32| ((value * GRID as f32).max(0.0) as usize).min(GRID - 1);
    index(point.y) * GRID + index(point.x)
}

/// Column and row of an outermost cell of a square grid `size` cells wide: so many cells along a side, clockwise.
pub fn border_cell(side: Side, along: usize, size: usize) -> (usize, usize) {
    let last = size - 1;
    match side {
        Side::N => (along, 0),
        Side::E => (last, along),
        Side::S => (last - along, last),
        Side::W => (0, last - along),
    }
}

fn neighbours(cell: usize) -> impl Iterator<Item = usize> {
    let (x, y) = (cell % GRID, cell / GRID);
    [
        (x > 0).then(|| cell - 1),
        (x + 1 < GRID).then(|| cell + 1),
        (y > 0).then(|| cell - GRID),
        (y + 1 < GRID).then(|| cell + GRID),
    ]
    .into_iter()
    .flatten()
}

/// Segment that lies on top at a point; fields are still unknown.
fn label(
    tile: &Tile,
    cities: &[CityShape],
    roads: &[RoadShape],
    rivers: &[RiverShape],
    places: &Places,
    at: Point,
) -> u8 {
    let within = |place: Option<Point>, radius: f32| place.is_some_and(|centre| at.distance(centre) < radius);
    let within_square = |place: Option<Point>, half: f32| {
        place.is_some_and(|centre| (at.x - centre.x).abs().max((at.y - centre.y).abs()) < half)
    };
    let segment_of = |kind: FeatureKind| {
        tile.segments.iter().position(|segment| segment.kind() == kind).map_or(BLOCKED, |index| index as u8)
    };
    if within_square(places.monastery, places.monastery_size) {
        return segment_of(FeatureKind::Monastery);
    }
    if within_square(places.garden, GARDEN) {
        return segment_of(FeatureKind::Garden);
    }
    if within(places.foundation, FOUNDATION)
        || within(places.volcano, places.volcano_size)
        || within(places.crossing.map(|(_, at)| at), CROSSING)
    {
        return BLOCKED;
    }
    let city = cities.iter().find(|city| city.contains(at));
    let road = roads.iter().find(|road| road.is_within(at, HALF_WIDTH));
    if let Some(road) = road.filter(|road| city.is_none() || road.bridge) {
        return road.segment as u8;
    }
    if let Some(city) = city {
        return city.segment as u8;
    }
    if let Some(river) = rivers.iter().find(|river| river.to_bank(at) < 0.0) {
        return river.segment as u8;
    }
    if places.hedges.iter().any(|hedge| hedge.distance(at) < HEDGE) {
        return BLOCKED;
    }
    UNKNOWN
}

/// Gives each piece of open land to the field that reaches the same half-edges.
fn fill_fields(tile: &Tile, open: &mut [u8]) {
    let enclosed = tile
        .segments
        .iter()
        .position(|segment| matches!(segment, Segment::Field { half_edges, .. } if half_edges.is_empty()));
    for start in 0..GRID * GRID {
        if open[start] != UNKNOWN {
            continue;
        }
        let mut piece = vec![start];
        open[start] = BLOCKED;
        let mut next = 0;
        while next < piece.len() {
            for neighbour in neighbours(piece[next]) {
                if open[neighbour] == UNKNOWN {
                    open[neighbour] = BLOCKED;
                    piece.push(neighbour);
                }
            }
            next += 1;
        }
        // Slivers between a wall and the grid's corner cells belong to nobody.
        let reached = HalfEdge::ALL.into_iter().filter_map(|half| {
            let field = tile.field_at(half)?;
            let probes = probes(half);
            let count = piece.iter().filter(|cell| probes.contains(cell)).count();
            (count > 6).then_some((count, field))
        });
        let field = reached.max().map(|(_, field)| field).or(enclosed.filter(|_| piece.len() > 200));
        if let Some(field) = field {
            for cell in piece {
                open[cell] = field as u8;
            }
        }
    }
}

/// The grid's outermost cells along a half-edge.
fn probes(half: HalfEdge) -> Vec<usize> {
    let range = if half.index().is_multiple_of(2) { 0..GRID / 2 } else { GRID / 2..GRID };
    range
        .map(|along| {
            let (x, y) = border_cell(half.side(), along, GRID);
            y * GRID + x
        })
        .collect()
}

fn give_away_blocked(open: &[u8]) -> Vec<u8> {
    let mut hit = open.to_vec();
    let mut queue: VecDeque<usize> = (0..hit.len()).filter(|&cell| hit[cell] != BLOCKED).collect();
    while let Some(cell) = queue.pop_front() {
        for next in neighbours(cell) {
            if hit[next] == BLOCKED {
                hit[next] = hit[cell];
                queue.push_back(next);
            }
        }
    }
    hit
}

/// Exact squared distances to the nearest cell at a change of area (Felzenszwalb and Huttenlocher's lower envelope).
fn clearance(open: &[u8]) -> Vec<u16> {
    let far = (GRID * GRID * 4) as f32;
    let mut squared: Vec<f32> = (0..GRID * GRID)
        .map(|cell| if neighbours(cell).any(|next| open[next] != open[cell]) { 0.0 } else { far })
        .collect();
    let mut line = vec![0.0; GRID];
    for x in 0..GRID {
        for y in 0..GRID {
            line[y] = squared[y * GRID + x];
        }
        for (y, value) in envelope(&line).into_iter().enumerate() {
            squared[y * GRID + x] = value;
        }
    }
    for y in 0..GRID {
        let row = envelope(&squared[y * GRID..(y + 1) * GRID]);
        squared[y * GRID..(y + 1) * GRID].copy_from_slice(&row);
    }
    // Where there is no change of area at all, the distance is cut off, far outside the tile.
    squared.into_iter().map(|value| value as u16).collect()
}

fn envelope(values: &[f32]) -> Vec<f32> {
    let count = values.len();
    let mut places = vec![0usize; count];
    let mut borders = vec![0.0f32; count + 1];
    let mut last = 0;
    borders[0] = f32::NEG_INFINITY;
    borders[1] = f32::INFINITY;
    let meet = |a: usize, b: usize| {
        ((values[b] + (b * b) as f32) - (values[a] + (a * a) as f32)) / (2 * b - 2 * a) as f32
    };
    for next in 1..count {
        let mut border = meet(places[last], next);
        while border <= borders[last] {
            last -= 1;
            border = meet(places[last], next);
        }
        last += 1;
        places[last] = next;
        borders[last] = border;
        borders[last + 1] = f32::INFINITY;
    }
    let mut at = 0;
    (0..count)
        .map(|x| {
            while borders[at + 1] < x as f32 {
                at += 1;
            }
            let off = x as f32 - places[at] as f32;
            off * off + values[places[at]]
        })
        .collect()
}
