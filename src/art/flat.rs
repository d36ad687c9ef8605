//! Tiles in flat tones with thick outlines, for those who need contrast rather than charm.

use image::RgbImage;

use super::colour::Hex;
use super::geometry::{
    CATHEDRAL, CROSSING, FOUNDATION, GARDEN, HALF_WIDTH, HEDGE, INN, RIVER_HALF_WIDTH, TileGeometry, WALL,
};
use super::point::{Point, point};
use super::symbols::{SYMBOL, symbol};
use super::theme::flat;
use super::vector::{Drawing, Path, draw_on};
use crate::tiles::{Kind, Turn};

/// The flat picture of a tile.
pub(super) fn picture(kind: Kind, turn: Turn, pixels: usize) -> RgbImage {
    let geometry = TileGeometry::of(kind);
    let size = pixels as u32;
    let mut picture = RgbImage::from_pixel(size, size, image::Rgb(flat::GRASS.bytes()));
    let drawing = land(geometry).map(1.0, |p| p.turned(turn));
    draw_on(&mut picture, &drawing, Point::default(), pixels as f32);
    for &(sign, at) in &geometry.symbols {
        let corner = at.turned(turn) - point(SYMBOL, SYMBOL) * 0.6;
        draw_on(&mut picture, &symbol(sign), corner * pixels as f32, SYMBOL * 1.2 * pixels as f32);
    }
    picture
}

fn land(geometry: &TileGeometry) -> Drawing {
    let mut drawing = Drawing::new();
    for river in &geometry.rivers {
        let course = Path::line(river.course.points());
        drawing = drawing.line(course.clone(), flat::CASING, RIVER_HALF_WIDTH * 2.0 + 0.02);
        if let Some((at, radius)) = river.pool {
            drawing = drawing.fill(Path::circle(at, radius + 0.01), flat::CASING);
        }
        drawing = drawing.line(course, flat::WATER, RIVER_HALF_WIDTH * 2.0 - 0.03);
        if let Some((at, radius)) = river.pool {
            drawing = drawing.fill(Path::circle(at, radius - 0.012), flat::WATER);
        }
    }
    let (over, under): (Vec<_>, Vec<_>) = geometry.roads.iter().partition(|road| road.bridge);
    for road in under {
        drawing = roads(drawing, road);
    }
    for city in &geometry.cities {
        drawing = drawing.fill(Path::polygon(&city.outline), flat::CITY);
        for wall in &city.walls {
            // The line lies inside the outer face, like the painted wall.
            let inner: Vec<Point> = wall
                .course
                .points()
                .windows(2)
                .map(|pair| {
                    pair[0].lerp(pair[1], 0.5) + (pair[1] - pair[0]).normalised().quarter() * (WALL * 0.4)
                })
                .collect();
            let ends = [wall.course.start(), wall.course.end()];
            let line: Vec<Point> = [ends[0]].into_iter().chain(inner).chain([ends[1]]).collect();
            drawing = drawing.line(Path::line(&line), flat::WALL, WALL);
        }
        for &corner in &city.inner_corners {
            drawing = drawing.fill(Path::circle(corner, 0.06), flat::WALL);
        }
    }
    for road in over {
        drawing = roads(drawing, road);
    }
    places(drawing, geometry)
}

fn roads(mut drawing: Drawing, road: &super::geometry::RoadShape) -> Drawing {
    for (width, colour) in [(HALF_WIDTH * 2.0 + 0.03, flat::CASING), (HALF_WIDTH * 2.0 - 0.015, flat::ROAD)] {
        for course in &road.courses {
            drawing = drawing.line(Path::line(course.points()), colour, width);
        }
    }
    drawing
}

fn places(mut drawing: Drawing, geometry: &TileGeometry) -> Drawing {
    let places = &geometry.places;
    let square = |at: Point, half: f32| Path::rounded(at - point(half, half), at + point(half, half), 0.02);
    for path in &places.hedges {
        drawing = drawing.line(Path::line(path.points()), flat::WALL, HEDGE * 1.6);
    }
    if let Some((_, at)) = places.crossing {
        drawing = disc(drawing, at, CROSSING * 0.9, flat::CASING);
    }
    if let Some(at) = places.monastery {
        let half = places.monastery_size;
        drawing = drawing
            .fill(square(at, half), flat::CASING)
            .fill(square(at, half - 0.02), flat::ROAD)
            .line(Path::line(&[at - point(0.0, half * 0.6), at + point(0.0, half * 0.6)]), flat::WALL, 0.055)
            .line(
                Path::line(&[at - point(half * 0.4, half * 0.2), at + point(half * 0.4, -half * 0.2)]),
                flat::WALL,
                0.055,
            );
    }
    if let Some(at) = places.cathedral {
        let half = CATHEDRAL * 0.8;
        let bars = [
            [at - point(half, 0.0), at + point(half, 0.0)],
            [at - point(-0.05, half * 0.7), at + point(0.05, half * 0.7)],
        ];
        for (tone, width) in [(flat::WALL, 0.16), (flat::ROAD, 0.11)] {
            for bar in &bars {
                drawing = drawing.line(Path::line(bar), tone, width);
            }
        }
    }
    if let Some(at) = places.garden {
        drawing = drawing
            .fill(square(at, GARDEN), flat::WALL)
            .fill(square(at, GARDEN - 0.018), flat::GARDEN)
            .fill(Path::star(at, 6, 0.06, 0.025), flat::ROAD);
    }
    if let Some(at) = places.foundation {
        drawing = disc(drawing, at, FOUNDATION, flat::STONE);
    }
    if let Some(at) = places.volcano {
        drawing = disc(drawing, at, places.volcano_size, flat::ROCK)
            .fill(Path::star(at, 7, places.volcano_size * 0.62, places.volcano_size * 0.26), flat::LAVA);
    }
    if let Some(inn) = places.inn {
        drawing = drawing
            .fill(square(inn.at, INN * 0.8), flat::WALL)
            .fill(square(inn.at, INN * 0.8 - 0.02), flat::INN);
    }
    drawing
}

fn disc(drawing: Drawing, at: Point, radius: f32, fill: Hex) -> Drawing {
    drawing.fill(Path::circle(at, radius), flat::WALL).fill(Path::circle(at, radius - 0.018), fill)
}
