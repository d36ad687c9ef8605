//! The lasting look of what is finished: banners over cities, kerbs along roads, monasteries and gardens in bloom.
//!
//! Quiet enough to live with, clear enough to count by: unfinished features have none of it. Like everything over
//! tiles it follows from the geometry, so that neighbours continue each other.

use super::colour::Hex;
use super::geometry::{Curve, HALF_WIDTH, TileGeometry};
use super::overlay::{area, rim};
use super::players::OUTLINE;
use super::point::{Point, point};
use super::theme::Theme;
use super::vector::{Drawing, Path};
use crate::tiles::{Catalogue, FeatureKind, Kind, Turn};

const GOLD: Hex = Hex(0xFFD34F);
const WARM: Hex = Hex(0xFFB547);
const STONE: Hex = Hex(0xFFF2CF);
const LAMP: Hex = Hex(0xFFE29A);

/// Drawing over one segment of a finished feature.
pub fn finished(kind: Kind, turn: Turn, segment: usize, theme: Theme) -> Drawing {
    let Some(described) = Catalogue::standard().tile(kind).segments.get(segment) else {
        return Drawing::new();
    };
    let feature = described.kind();
    let glow = match theme {
        Theme::Day => WARM.glaze(0.14),
        Theme::Night => WARM.glaze(0.2),
        Theme::HighContrast => GOLD.glaze(0.0),
    };
    let drawing = match feature {
        FeatureKind::Road => Drawing::new(),
        _ => Drawing::new().fill(area(kind, turn, segment), glow),
    };
    match feature {
        FeatureKind::City => city(drawing, kind, turn, segment, theme),
        FeatureKind::Road => road(drawing, kind, turn, segment, theme),
        FeatureKind::Monastery => monastery(drawing, kind, turn, segment, theme),
        FeatureKind::Garden => garden(drawing, kind, turn, segment, theme),
        FeatureKind::Field | FeatureKind::River => Drawing::new(),
    }
}

/// A light coping on the walls, and a banner on each stretch.
fn city(mut drawing: Drawing, kind: Kind, turn: Turn, segment: usize, theme: Theme) -> Drawing {
    let geometry = TileGeometry::of(kind);
    for city in geometry.cities.iter().filter(|city| city.segment == segment) {
        if theme == Theme::Night {
            drawing = lamps(drawing, geometry, turn, segment);
        }
        for wall in &city.walls {
            drawing = trimmed(drawing, &Path::line(wall.course.points()).map(|p| p.turned(turn)), theme);
        }
        let poles = city.walls.iter().map(|wall| wall.course.at(wall.course.length() * 0.5).0);
        // A tile that is all city has no wall to put a banner on.
        let poles = if city.walls.is_empty() { vec![point(0.5, 0.42)] } else { poles.collect::<Vec<_>>() };
        for pole in poles {
            let foot = pole.turned(turn);
            // Nothing may reach beyond the tile, or it would be cut off there.
            let foot = point(foot.x.clamp(0.05, 0.88), foot.y.max(0.15));
            drawing = drawing.with(&banner(), foot - point(0.033, 0.14), 0.15);
        }
    }
    drawing
}

/// Two rows of kerb stones, and a cleaner surface between them.
fn road(mut drawing: Drawing, kind: Kind, turn: Turn, segment: usize, theme: Theme) -> Drawing {
    let courses = TileGeometry::of(kind).roads.iter().filter(|road| road.segment == segment);
    for course in courses.flat_map(|road| &road.courses) {
        let middle = Path::line(course.points()).map(|p| p.turned(turn));
        let (surface, width) = match theme {
            Theme::Day => (STONE.glaze(0.5), 0.075),
            Theme::Night => (LAMP.glaze(0.3), 0.075),
            Theme::HighContrast => (GOLD.glaze(1.0), 0.03),
        };
        drawing = drawing.line(middle, surface, width);
        for side in [-1.0, 1.0] {
            for stone in kerb(course, side) {
                let stone = Path::line(&stone.map(|p| p.turned(turn)));
                drawing = drawing.line(stone.clone(), OUTLINE[0].glaze(0.7), 0.028).line(stone, STONE, 0.016);
            }
        }
    }
    drawing
}

/// Short stones beside a course; the first and the last keep half a gap from the border.
fn kerb(course: &Curve, side: f32) -> impl Iterator<Item = [Point; 2]> {
    let length = course.length();
    let count = (length / 0.085).round().max(1.0);
    let step = length / count;
    (0..count as usize).map(move |index| {
        let middle = (index as f32 + 0.5) * step;
        [middle - step * 0.19, middle + step * 0.19].map(|along| {
            let (at, way) = course.at(along);
            at + way.quarter() * (side * (HALF_WIDTH - 0.006))
        })
    })
}

fn monastery(drawing: Drawing, kind: Kind, turn: Turn, segment: usize, theme: Theme) -> Drawing {
    let drawing = trimmed(drawing, &rim(kind, turn, segment), theme);
    let places = &TileGeometry::of(kind).places;
    let Some(at) = places.monastery else { return drawing };
    let corner = at.turned(turn) + point(places.monastery_size, -places.monastery_size) * 0.8;
    drawing.with(&banner(), corner - point(0.033, 0.1), 0.15)
}

/// Blossoms around the garden.
fn garden(drawing: Drawing, kind: Kind, turn: Turn, segment: usize, theme: Theme) -> Drawing {
    let mut drawing = trimmed(drawing, &rim(kind, turn, segment), theme);
    let Some(at) = TileGeometry::of(kind).places.garden else { return drawing };
    for index in 0_u8..10 {
        let way = Point::towards(f32::from(index) * std::f32::consts::TAU / 10.0);
        let tone = [Hex(0xFFF8E7), Hex(0xF3A6C4), GOLD][usize::from(index % 3)];
        let flower = Path::circle(at.turned(turn) + way * 0.108, 0.013);
        drawing = drawing.line(flower.clone(), OUTLINE[0].glaze(0.6), 0.012).fill(flower, tone);
    }
    drawing
}

/// Lit windows, one here and one there.
fn lamps(mut drawing: Drawing, geometry: &TileGeometry, turn: Turn, segment: usize) -> Drawing {
    for row in 0_u8..7 {
        for column in 0_u8..7 {
            // Scattered, but the same on every tile of a kind.
            let shift = f32::from((row * 5 + column * 3) % 7) / 7.0 - 0.5;
            let at = point(
                (f32::from(column) + 0.5 + shift * 0.5) / 7.0,
                (f32::from(row) + 0.5 - shift * 0.4) / 7.0,
            );
            if (row + 2 * column) % 3 == 0
                && at.to_border() > 0.05
                && geometry.regions.open_segment_at(at) == Some(segment)
            {
                let at = at.turned(turn);
                drawing = drawing
                    .fill(Path::circle(at, 0.034), LAMP.glaze(0.16))
                    .fill(Path::circle(at, 0.02), LAMP.glaze(0.25))
                    .fill(Path::circle(at, 0.009), STONE);
            }
        }
    }
    drawing
}

/// A line that stands out from the land: golden in high contrast, pale stone otherwise.
fn trimmed(drawing: Drawing, line: &Path, theme: Theme) -> Drawing {
    let (tone, width) = match theme {
        Theme::Day => (STONE, 0.012),
        Theme::Night => (LAMP, 0.012),
        Theme::HighContrast => (GOLD, 0.026),
    };
    drawing.line(line.clone(), OUTLINE[0].glaze(0.65), width + 0.012).line(line.clone(), tone, width)
}

/// A swallow-tailed banner on a pole; the foot of the pole is at 0.22, 0.95.
fn banner() -> Drawing {
    let cloth = Path::from(0.22, 0.08)
        .curve([0.42, 0.0], [0.6, 0.16], [0.88, 0.08])
        .to(0.74, 0.26)
        .to(0.88, 0.45)
        .curve([0.6, 0.53], [0.42, 0.37], [0.22, 0.45])
        .close();
    Drawing::new()
        .fill(Path::ellipse(point(0.3, 0.95), 0.16, 0.05), Hex(0x000000).glaze(0.25))
        .line(Path::line(&[point(0.22, 0.04), point(0.22, 0.94)]), OUTLINE[0], 0.13)
        .line(cloth.clone(), OUTLINE[0], 0.1)
        .line(Path::line(&[point(0.22, 0.06), point(0.22, 0.92)]), STONE, 0.05)
        .fill(cloth, GOLD)
}
