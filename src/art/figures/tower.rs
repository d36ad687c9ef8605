//! Tower floors: low drums of pale wood that stack.

use crate::art::colour::Hex;
use crate::art::players::OUTLINE;
use crate::art::point::{Point, point};
use crate::art::vector::{Drawing, Path};

/// How far one floor lifts the next, and a figure on top, in widths of the drawing.
pub const FLOOR_RISE: f32 = 0.17;

/// A pile of floors; it grows upwards out of its square, so that each floor keeps its size.
pub fn floors(count: u8) -> Drawing {
    let mut drawing = Drawing::new().fill(octagon(point(0.56, 0.64), 0.43, 0.36), Hex(0x000000).glaze(0.22));
    for floor in 0..count {
        drawing = drawing.with(&drum(floor % 2 == 1), point(0.0, -FLOOR_RISE * f32::from(floor)), 1.0);
    }
    drawing
}

fn octagon(centre: Point, rx: f32, ry: f32) -> Path {
    let corners: Vec<Point> = (0..8)
        .map(|index| {
            let way = Point::towards((index as f32 + 0.5) * std::f32::consts::FRAC_PI_4);
            centre + point(way.x * rx, way.y * ry)
        })
        .collect();
    Path::polygon(&corners)
}

/// One floor, seen a little from the south.
fn drum(odd: bool) -> Drawing {
    let (top, side) = if odd { (Hex(0xDCC59A), Hex(0xA98A5C)) } else { (Hex(0xE8D6B0), Hex(0xB6986A)) };
    let (rx, ry) = (0.42, 0.35);
    let (upper, lower) = (point(0.5, 0.42), point(0.5, 0.42 + FLOOR_RISE));
    let hull = |grow: f32| {
        let corner = |centre: Point, index: f32| {
            let way = Point::towards((index + 0.5) * std::f32::consts::FRAC_PI_4);
            centre + point(way.x * (rx + grow), way.y * (ry + grow))
        };
        let around = [(lower, 0.0), (lower, 1.0), (lower, 2.0), (lower, 3.0)]
            .into_iter()
            .chain([(upper, 3.0), (upper, 4.0), (upper, 5.0), (upper, 6.0), (upper, 7.0), (upper, 0.0)])
            .map(|(centre, index)| corner(centre, index));
        Path::polygon(&around.collect::<Vec<_>>())
    };
    let mut drawing = Drawing::new().line(hull(0.0), OUTLINE[0], 0.06).fill(hull(0.0), side);
    // Window slits on the three faces one sees.
    for (x, y) in [(0.29, 0.81), (0.5, 0.86), (0.71, 0.81)] {
        let slit = Path::line(&[point(x, y - 0.03), point(x, y + 0.02)]);
        drawing = drawing.line(slit, OUTLINE[0], 0.035);
    }
    drawing
        .fill(octagon(upper, rx, ry), top)
        .line(octagon(upper, rx, ry), Hex(0x7A5F3A), 0.022)
        .fill(octagon(upper, rx * 0.66, ry * 0.66), Hex(0xC7A873))
        .line(octagon(upper, rx * 0.66, ry * 0.66), Hex(0x7A5F3A), 0.018)
}
