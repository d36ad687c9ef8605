//! Paints tiles: a diorama of colour and height, lit by a low sun.
//!
//! A [`Painting`] is made once per kind and variant and then lit for each turn, because the sun stands in the
//! north-west of the screen however a tile lies.

mod bridge;
mod canvas;
mod cathedral;
mod city;
mod crossing;
mod foundation;
mod garden;
mod ground;
mod houses;
mod inn;
mod landmarks;
mod light;
mod monastery;
mod scenery;
mod symbols;
mod trees;
mod tunnel;
mod volcano;
mod wall;

use image::RgbImage;

use self::canvas::Canvas;
use super::colour::Rgb;
use super::geometry::{TileGeometry, border_cell};
use super::noise;
use crate::tiles::{Catalogue, Kind, Side, Tile, Turn};

/// Pixels along one side of a baked tile.
pub const TILE_PIXELS: usize = 320;

/// The tile to paint, its shapes and the seed of its scenery.
struct PaintJob<'a> {
    tile: &'a Tile,
    geometry: &'a TileGeometry,
    seed: u32,
}

/// A tile painted but not yet lit.
pub struct Painting {
    canvas: Canvas,
    kind: Kind,
}

impl Painting {
    /// Paints one of the variants of a kind, `pixels` wide when lit.
    pub fn new(kind: Kind, variant: usize, pixels: usize) -> Self {
        let tile = Catalogue::standard().tile(kind);
        let geometry = TileGeometry::of(kind);
        let name = tile.name.bytes().fold(0, |sum, byte| noise::hash(i32::from(byte), sum as i32, 1));
        let job = PaintJob { tile, geometry, seed: noise::hash(variant as i32, 3, name) };
        // Twice the size: light and ink are drawn finer than the picture's pixels.
        let mut canvas = ground::ground(&job, pixels * 2);
        wall::walls(&mut canvas, &job);
        let mut taken = scenery::Taken::of(&job);
        landmarks::landmarks(&mut canvas, &job, &mut taken);
        city::fill(&mut canvas, &job, &mut taken);
        scenery::scatter(&mut canvas, &job, &mut taken);
        bridge::bridges(&mut canvas, &job);
        Self { canvas, kind }
    }

    /// The outermost points along a side, clockwise, averaged over a few pixels.
    pub fn border(&self, side: Side) -> Vec<BorderPoint> {
        const GRAIN: usize = 5;
        let points: Vec<BorderPoint> = (0..self.canvas.size)
            .map(|along| {
                let (x, y) = border_cell(side, along, self.canvas.size);
                let index = y * self.canvas.size + x;
                BorderPoint { colour: self.canvas.albedo[index], height: self.canvas.height[index] }
            })
            .collect();
        points
            .windows(GRAIN)
            .map(|window| BorderPoint {
                colour: window.iter().fold(Rgb::default(), |sum, at| sum + at.colour) * (1.0 / GRAIN as f32),
                height: window.iter().map(|at| at.height).sum::<f32>() / GRAIN as f32,
            })
            .collect()
    }

    /// The picture of the tile when it lies so turned.
    pub fn lit(&self, turn: Turn) -> RgbImage {
        let tile = Catalogue::standard().tile(self.kind);
        let mut edges = tile.edges;
        for side in Side::ALL {
            edges[side.turned(turn).index()] = tile.edges[side.index()];
        }
        let mut picture = light::light(&self.canvas.turned(turn), edges);
        symbols::print(&mut picture, TileGeometry::of(self.kind), turn);
        picture
    }
}

/// Colour and height at one point of a painting's border, before light falls on it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BorderPoint {
    /// Colour of the surface.
    pub colour: Rgb,
    /// Height in tile widths.
    pub height: f32,
}

/// Number of different pictures of a kind: one for each tile of it, at most three.
pub fn variants(kind: Kind) -> usize {
    usize::from(Catalogue::standard().tile(kind).count).min(3)
}
