//! Finds room for what is not tied to a place: gardens, inns, free foundations, figures, symbols.

use super::city::WALL;
use super::curve::Curve;
use super::places::{CROSSING, FOUNDATION, GARDEN, INN, Inn, Places};
use super::regions::Regions;
use super::road::{HALF_WIDTH, RoadShape};
use crate::art::point::Point;
use crate::tiles::{FeatureKind, Segment, Tile};

/// A flat sign that is printed on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symbol {
    /// A coat of arms (BASE-8).
    Shield,
    /// The princess (PD-5).
    Princess,
    /// The dragon walks (PD-3).
    Dragon,
    /// A magic portal (PD-6).
    Portal,
}

/// Beyond this distance, in tile widths, things no longer crowd each other.
const FAR: f32 = 1.0;

/// The roomiest place in a set of cells.
fn roomiest(cells: impl Iterator<Item = Point>, room: impl Fn(Point) -> f32) -> Option<Point> {
    let mut best: Option<(f32, Point)> = None;
    for cell in cells {
        let value = room(cell);
        if best.is_none_or(|(most, _)| value > most + 1e-5) {
            best = Some((value, cell));
        }
    }
    best.map(|(_, cell)| cell)
}

/// Distance to the nearest of these points, at most [`FAR`].
fn nearest(points: &[Point], at: Point) -> f32 {
    points.iter().map(|&other| at.distance(other)).fold(FAR, f32::min)
}

/// Distance to the nearest rim of these discs, at most [`FAR`]; negative inside.
fn to_rim(discs: &[(Point, f32)], at: Point) -> f32 {
    discs.iter().map(|&(centre, radius)| at.distance(centre) - radius).fold(FAR, f32::min)
}

fn fields(tile: &Tile) -> impl Iterator<Item = usize> {
    tile.segments
        .iter()
        .enumerate()
        .filter(|(_, segment)| segment.kind() == FeatureKind::Field)
        .map(|(index, _)| index)
}

/// Places the foundation, garden and inn that may stand anywhere in a field; says whether that took ground from
/// the fields.
pub(super) fn place_free(tile: &Tile, regions: &Regions, roads: &[RoadShape], places: &mut Places) -> bool {
    let before = (places.foundation, places.garden);
    let free = |places: &Places, at: Point, radius: f32| {
        let others = places.discs().into_iter().map(|(centre, other)| at.distance(centre) - other - radius);
        let clear = regions.clearance(at) - radius;
        let border = at.to_border() - radius - 0.03;
        others.fold(clear.min(border), f32::min)
    };
    if tile.marks.foundation && places.foundation.is_none() {
        places.foundation = roomiest(fields(tile).flat_map(|field| regions.cells(field)), |at| {
            free(places, at, FOUNDATION).min(0.06)
        });
    }
    if let Some(inn) = inn(tile, regions, roads) {
        places.inn = Some(inn);
    }
    if tile.segments.contains(&Segment::Garden) {
        let centre = Point::CENTRE;
        let open_tile = tile.segments.len() <= 2;
        places.garden = roomiest(fields(tile).flat_map(|field| regions.cells(field)), |at| {
            // A garden in the very middle would leave the farmer no room beside it.
            let off_centre = if open_tile { at.distance(centre) - 0.22 } else { 1.0 };
            free(places, at, GARDEN * 1.15).min(0.05).min(off_centre) - 0.02 * at.distance(centre)
        });
    }
    before != (places.foundation, places.garden)
}

fn inn(tile: &Tile, regions: &Regions, roads: &[RoadShape]) -> Option<Inn> {
    let served: Vec<&RoadShape> = roads
        .iter()
        .filter(|road| matches!(tile.segments[road.segment], Segment::Road { inn: true, .. }))
        .collect();
    if served.is_empty() {
        return None;
    }
    let near = HALF_WIDTH + INN * 0.8;
    let at = roomiest(fields(tile).flat_map(|field| regions.cells(field)), |at| {
        let distances = || served.iter().map(|road| road.distance(at));
        let (least, most) = (distances().fold(1.0, f32::min), distances().fold(0.0, f32::max));
        let crossing =
            if served.len() > 1 { (at.distance(Point::CENTRE) - CROSSING - INN).abs() } else { 0.0 };
        let room = (regions.clearance(at) - INN * 0.8).min(at.to_border() - INN - 0.05).min(0.02);
        // An inn at a crossing stands as near to one of its roads as to the other.
        let off = if served.len() > 1 { most - least } else { (least - near).abs() };
        room - 2.0 * off - 2.0 * crossing - 0.3 * (at.distance(Point::CENTRE) - 0.25).abs()
    })?;
    let road = served.into_iter().min_by(|a, b| a.distance(at).total_cmp(&b.distance(at)))?;
    let course = &road.courses[0];
    let (nearest, _) = course.at(course.nearest(at).along);
    Some(Inn { at, facing: (nearest - at).normalised() })
}

/// A spot for a figure in each segment; rivers have one too, though nobody stands there.
pub(super) fn figures(tile: &Tile, regions: &Regions, roads: &[RoadShape], places: &Places) -> Vec<Point> {
    let count = tile.segments.len();
    let mut order: Vec<usize> = (0..count).collect();
    let area: Vec<f32> = (0..count).map(|segment| regions.area(segment)).collect();
    // The smallest area has the least choice.
    order.sort_by(|&a, &b| area[a].total_cmp(&area[b]));
    let mut spots: Vec<Option<Point>> = vec![None; count];
    for (segment, part) in tile.segments.iter().enumerate() {
        match part.kind() {
            FeatureKind::Monastery => spots[segment] = places.monastery,
            FeatureKind::Garden => spots[segment] = places.garden,
            _ => {}
        }
    }
    let fixed = spots.clone();
    let shields = tile.segments.iter().any(
        |segment| matches!(segment, Segment::City { shields, princess, .. } if *shields > 0 || *princess),
    );
    // A second and third round let early choices give way to later ones.
    for _ in 0..3 {
        for &segment in &order {
            if fixed[segment].is_some() {
                continue;
            }
            let others: Vec<Point> =
                (0..count).filter(|&other| other != segment).filter_map(|other| spots[other]).collect();
            spots[segment] = match tile.segments[segment].kind() {
                FeatureKind::Road | FeatureKind::River => {
                    let road = roads.iter().find(|road| road.segment == segment);
                    road.map_or_else(
                        || in_area(regions, segment, places, &others, false, false),
                        |road| on_road(road, places, &others, regions),
                    )
                }
                FeatureKind::City => in_area(regions, segment, places, &others, true, shields),
                _ => in_area(regions, segment, places, &others, false, false),
            };
        }
    }
    spots.into_iter().map(|spot| spot.unwrap_or(Point::CENTRE)).collect()
}

fn in_area(
    regions: &Regions,
    segment: usize,
    places: &Places,
    others: &[Point],
    wall: bool,
    with_symbol: bool,
) -> Option<Point> {
    let discs = places.discs();
    roomiest(regions.cells(segment), |at| {
        let apart = nearest(others, at) * 0.5;
        let clear = to_rim(&discs, at);
        let room =
            (regions.clearance(at) - if wall { 0.035 } else { 0.0 }).min(at.to_border() * 0.8).min(0.1);
        let tight = room.min(clear.min(0.1)).min(apart.min(0.13));
        // With a symbol in the same city the figure leaves the roomiest place to neither.
        let aside = if with_symbol { 0.12 * (at.x - 0.5).abs().min(0.25) } else { 0.0 };
        tight + 0.1 * apart.min(0.2) + 0.15 * room + aside - 0.02 * at.distance(Point::CENTRE)
    })
}

fn on_road(road: &RoadShape, places: &Places, others: &[Point], regions: &Regions) -> Option<Point> {
    let discs = places.discs();
    let samples = road
        .courses
        .iter()
        .flat_map(|course| (0..=40).map(move |step| course.at(course.length() * step as f32 / 40.0).0));
    let ends: Vec<Point> = road.courses.iter().map(Curve::end).collect();
    roomiest(samples.filter(|&at| regions.open_segment_at(at) == Some(road.segment)), |at| {
        let apart = nearest(others, at) * 0.5;
        let clear = to_rim(&discs, at);
        let ends = nearest(&ends, at).min(0.12);
        apart.min(0.14).min(clear + 0.06).min(at.to_border()) + 0.3 * ends - 0.05 * at.distance(Point::CENTRE)
    })
}

/// Where the tile's symbols are printed.
pub(super) fn symbols(
    tile: &Tile,
    regions: &Regions,
    places: &Places,
    figures: &[Point],
) -> Vec<(Symbol, Point)> {
    let mut symbols: Vec<(Symbol, Point)> = Vec::new();
    let discs = places.discs();
    let mut put = |symbol: Symbol, segments: &[usize]| {
        let taken: Vec<Point> = symbols.iter().map(|(_, at)| *at).collect();
        let at = roomiest(segments.iter().flat_map(|&segment| regions.cells(segment)), |at| {
            let (figures, taken) = (nearest(figures, at), nearest(&taken, at));
            let clear = to_rim(&discs, at);
            // Walls count to the city, but nothing is printed on them.
            let in_city = regions
                .open_segment_at(at)
                .is_some_and(|segment| tile.segments[segment].kind() == FeatureKind::City);
            let wall = if in_city { WALL } else { 0.0 };
            let room = (regions.clearance(at) - wall).min(at.to_border() - 0.03).min(clear).min(0.11);
            2.0 * room.min(figures * 0.6).min(taken - 0.1) + 0.05 * figures.min(0.3)
                - 0.02 * at.distance(Point::CENTRE)
        });
        symbols.extend(at.map(|at| (symbol, at)));
    };
    for (index, segment) in tile.segments.iter().enumerate() {
        if let Segment::City { shields, princess, .. } = segment {
            for _ in 0..*shields {
                put(Symbol::Shield, &[index]);
            }
            if *princess {
                put(Symbol::Princess, &[index]);
            }
        }
    }
    let areas: Vec<usize> = tile
        .segments
        .iter()
        .enumerate()
        .filter(|(_, segment)| matches!(segment.kind(), FeatureKind::Field | FeatureKind::City))
        .map(|(index, _)| index)
        .collect();
    if tile.marks.dragon {
        put(Symbol::Dragon, &areas);
    }
    if tile.marks.portal {
        put(Symbol::Portal, &areas);
    }
    symbols
}
