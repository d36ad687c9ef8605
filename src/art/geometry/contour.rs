//! Outlines of a segment's area, for overlays.

use super::TileGeometry;
use super::regions::GRID;
use crate::art::point::{Point, point};
use crate::tiles::Turn;

/// A closed line around an area, or around a hole in it.
pub type Contour = Vec<Point>;

impl TileGeometry {
    /// The closed outlines of a segment's area on a tile that lies so turned.
    ///
    /// Outer outlines run clockwise, holes counter-clockwise.
    pub fn contours(&self, segment: usize, turn: Turn) -> Vec<Contour> {
        let mut contours = trace(|x, y| self.filled(segment, x, y));
        for contour in &mut contours {
            smooth(contour);
            for at in contour.iter_mut() {
                *at = at.turned(turn);
            }
        }
        contours
    }

    /// The outlines without the pieces along the tile's border, where the feature may go on.
    pub fn inner_outlines(&self, segment: usize, turn: Turn) -> Vec<Contour> {
        let mut lines = Vec::new();
        for contour in self.contours(segment, turn) {
            let count = contour.len();
            let on_border = |index: usize| {
                let (a, b) = (contour[index % count], contour[(index + 1) % count]);
                a.to_border() < 1e-4 && b.to_border() < 1e-4
            };
            let Some(first) = (0..count).find(|&index| on_border(index)) else {
                let mut closed = contour.clone();
                closed.push(contour[0]);
                lines.push(closed);
                continue;
            };
            let mut line = Vec::new();
            for index in first + 1..=first + count {
                line.push(contour[index % count]);
                if on_border(index) {
                    if line.len() > 1 {
                        lines.push(std::mem::take(&mut line));
                    }
                    line.clear();
                }
            }
        }
        lines
    }

    fn filled(&self, segment: usize, x: i32, y: i32) -> bool {
        let size = GRID as i32;
        if x < 0 || y < 0 || x >= size || y >= size {
            return false;
        }
        let step = 1.0 / GRID as f32;
        self.regions.open_segment_at(point((x as f32 + 0.5) * step, (y as f32 + 0.5) * step)) == Some(segment)
    }
}

/// Walks along the cell borders with the area to the right.
fn trace(filled: impl Fn(i32, i32) -> bool) -> Vec<Contour> {
    let size = GRID as i32;
    let mut seen = std::collections::BTreeSet::new();
    let mut contours = Vec::new();
    for y in 0..size {
        for x in 0..size {
            // Every outline has a cell's upper border walked eastward.
            if !filled(x, y) || filled(x, y - 1) || seen.contains(&(x, y)) {
                continue;
            }
            let mut contour = Vec::new();
            let (mut at, mut way) = ((x, y), (1, 0));
            loop {
                if way == (1, 0) && !seen.insert(at) {
                    break;
                }
                contour.push(point(at.0 as f32, at.1 as f32) * (1.0 / GRID as f32));
                at = (at.0 + way.0, at.1 + way.1);
                // The cells ahead, to the left and to the right of the way.
                let ahead = |side: i32| {
                    let (dx, dy) = (way.0 - side * way.1, way.1 + side * way.0);
                    filled(at.0 + (dx - 1).div_euclid(2), at.1 + (dy - 1).div_euclid(2))
                };
                way = match (ahead(-1), ahead(1)) {
                    (_, false) => (-way.1, way.0),
                    (true, true) => (way.1, -way.0),
                    (false, true) => way,
                };
            }
            contours.push(contour);
        }
    }
    contours
}

/// Takes the steps of the grid out of a contour, but keeps what lies on the tile's border.
fn smooth(contour: &mut Contour) {
    let count = contour.len();
    for _ in 0..3 {
        let old = contour.clone();
        for index in 0..count {
            if old[index].to_border() > 1e-4 {
                let around = old[(index + count - 1) % count] + old[(index + 1) % count];
                contour[index] = old[index] * 0.5 + around * 0.25;
            }
        }
    }
    let old = std::mem::take(contour);
    contour.extend(
        old.iter()
            .copied()
            .enumerate()
            .filter(|(index, at)| {
                let before = old[(index + count - 1) % count];
                let after = old[(index + 1) % count];
                let straight = (*at - before).cross(after - *at).abs() < 1e-7;
                !straight && (index % 2 == 0 || at.to_border() < 1e-4)
            })
            .map(|(_, at)| at),
    );
}
