//! Drawings over tiles: highlights and field hatches.
//!
//! Everything is a drawing in the coordinates of a tile that lies on the map, so it can be rasterised, or turned
//! into shapes of a window. Patterns repeat with the tile and run on across borders.

use super::colour::Hex;
use super::geometry::TileGeometry;
use super::players::{Hatch, OUTLINE, PlayerStyle};
use super::point::{Point, point};
use super::vector::{Drawing, Path};
use crate::tiles::{Kind, Turn};

/// Repeats of a hatch along one side of a tile.
const REPEATS: f32 = 9.0;

/// A segment lit up in a colour.
pub fn highlight(kind: Kind, turn: Turn, segment: usize, colour: Hex) -> Drawing {
    let rim = rim(kind, turn, segment);
    Drawing::new()
        .fill(area(kind, turn, segment), colour.glaze(0.3))
        .line(rim.clone(), OUTLINE[0].glaze(0.55), 0.022)
        .line(rim, colour, 0.012)
}

/// A player's pattern over a field, cut to its area.
pub fn field(kind: Kind, turn: Turn, segment: usize, style: &PlayerStyle) -> Drawing {
    let geometry = TileGeometry::of(kind);
    let inside = |at: Point| {
        at.to_border() >= -1e-4
            && geometry.regions.open_segment_at(at.turned(turn.inverse())) == Some(segment)
    };
    let mut drawing = Drawing::new().fill(area(kind, turn, segment), style.fill.glaze(0.22)).line(
        rim(kind, turn, segment),
        style.fill.glaze(0.9),
        0.012,
    );
    let mut ink = |path: Path| {
        let back = if style.fill.light().luminance() > 0.3 { OUTLINE[0] } else { OUTLINE[1] };
        drawing.shapes.push(super::vector::Shape::Line(path.clone(), back.glaze(0.35), 0.018));
        drawing.shapes.push(super::vector::Shape::Line(path, style.fill.glaze(0.95), 0.01));
    };
    match style.hatch {
        Hatch::Dots => marks(&inside, |at| ink(Path::line(&[at, at + point(0.003, 0.0)]))),
        Hatch::Crosses => marks(&inside, |at| {
            let r = 0.016;
            ink(Path::line(&[at - point(r, 0.0), at + point(r, 0.0)]));
            ink(Path::line(&[at - point(0.0, r), at + point(0.0, r)]));
        }),
        Hatch::Rising => strokes(&inside, |t, s| point(s, t - s), true, &mut ink),
        Hatch::Falling => strokes(&inside, |t, s| point(s, s - t + 1.0), true, &mut ink),
        Hatch::Grid => {
            strokes(&inside, |t, s| point(s, t), false, &mut ink);
            strokes(&inside, point, false, &mut ink);
        }
        Hatch::Waves => strokes(
            &inside,
            |t, s| point(s, t + 0.016 * (s * REPEATS * std::f32::consts::TAU).sin()),
            false,
            &mut ink,
        ),
    }
    drawing
}

/// Single signs on a staggered grid.
fn marks(inside: &impl Fn(Point) -> bool, mut sign: impl FnMut(Point)) {
    // An even number of rows, so that the stagger meets the next tile's.
    let rows = 10;
    for row in 0..rows {
        for column in 0..rows {
            let shift = if row % 2 == 0 { 0.25 } else { 0.75 };
            let at = point((column as f32 + shift) / rows as f32, (row as f32 + 0.5) / rows as f32);
            if inside(at) {
                sign(at);
            }
        }
    }
}

/// Lines of one family, broken where they leave the area. `line(t, s)` is the point at `s` on the line `t`.
fn strokes(
    inside: &impl Fn(Point) -> bool,
    line: impl Fn(f32, f32) -> Point,
    slanted: bool,
    ink: &mut impl FnMut(Path),
) {
    const STEPS: usize = 90;
    let count = if slanted { 2 * REPEATS as usize } else { REPEATS as usize };
    for index in 0..count {
        let t = (index as f32 + 0.5) / REPEATS;
        let mut run: Vec<Point> = Vec::new();
        for step in 0..=STEPS {
            let at = line(t, step as f32 / STEPS as f32);
            if inside(at) {
                run.push(at);
            } else if run.len() > 1 {
                ink(Path::line(&std::mem::take(&mut run)));
            } else {
                run.clear();
            }
        }
        if run.len() > 1 {
            ink(Path::line(&run));
        }
    }
}

/// The outline inside the tile; nothing is drawn along borders that a feature crosses.
pub(super) fn rim(kind: Kind, turn: Turn, segment: usize) -> Path {
    let lines = TileGeometry::of(kind).inner_outlines(segment, turn);
    Path { steps: lines.iter().flat_map(|line| Path::line(line).steps).collect() }
}

pub(super) fn area(kind: Kind, turn: Turn, segment: usize) -> Path {
    let mut steps = Vec::new();
    for contour in TileGeometry::of(kind).contours(segment, turn) {
        steps.extend(Path::polygon(&contour).steps);
    }
    Path { steps }
}
