//! A picture of a whole board.

use image::RgbImage;
use image::imageops::{FilterType, replace, resize};
use rayon::prelude::*;

use super::atlas;
use super::figures::{FLOOR_RISE, Figure, Prop};
use super::geometry::TileGeometry;
use super::painter::TILE_PIXELS;
use super::players::ColourSet;
use super::point::{Point, point};
use super::theme::{Theme, table};
use super::vector::{Drawing, draw_on};
use crate::tiles::{Kind, Pos, Turn};

/// A tile that lies on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct PlacedTile {
    pub pos: Pos,
    pub kind: Kind,
    pub turn: Turn,
    pub variant: usize,
}

/// Where on a tile a figure stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On a segment.
    Segment(usize),
    /// On the tower.
    Tower,
}

/// A figure on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedFigure {
    /// The tile's square.
    pub pos: Pos,
    /// Where on the tile.
    pub place: Place,
    /// Which piece.
    pub figure: Figure,
    /// Number of the player's colour.
    pub colour: usize,
}

/// A drawing over a tile, in its coordinates as it lies.
pub type PlacedOverlay = (Pos, Drawing);

/// Everything that lies on the table.
#[derive(Clone, Debug, Default)]
pub struct Board {
    /// The tiles.
    pub tiles: Vec<PlacedTile>,
    /// The players' figures.
    pub figures: Vec<PlacedFigure>,
    /// Heights of towers.
    pub floors: Vec<(Pos, u8)>,
    /// The dragon's square.
    pub dragon: Option<Pos>,
    /// The fairy's square and the segment of the figure it stands beside.
    pub fairy: Option<(Pos, usize)>,
    /// Drawings between tiles and figures.
    pub overlays: Vec<PlacedOverlay>,
    /// How the land is shown.
    pub theme: Theme,
    /// Which colours the players have.
    pub colours: ColourSet,
}

impl Board {
    /// Paints the board with tiles of this many pixels and half a tile of table around it.
    pub fn picture(&self, pixels: usize) -> RgbImage {
        let low = self.tiles.iter().fold((0, 0), |low, tile| (low.0.min(tile.pos.x), low.1.min(tile.pos.y)));
        let high =
            self.tiles.iter().fold((0, 0), |high, tile| (high.0.max(tile.pos.x), high.1.max(tile.pos.y)));
        let size = pixels as f32;
        let margin = (size * 0.5).round();
        let corner = |pos: Pos| {
            point(f32::from(pos.x - low.0) * size + margin, f32::from(pos.y - low.1) * size + margin)
        };
        let length = |low: i16, high: i16| ((f32::from(high - low) + 1.0) * size + 2.0 * margin) as u32;
        let mut picture = RgbImage::from_pixel(
            length(low.0, high.0),
            length(low.1, high.1),
            image::Rgb(table(self.theme).bytes()),
        );
        let tiles: Vec<(Pos, RgbImage)> =
            self.tiles.par_iter().map(|tile| (tile.pos, self.tile(tile, pixels))).collect();
        for (pos, tile) in tiles {
            let at = corner(pos);
            replace(&mut picture, &tile, at.x as i64, at.y as i64);
        }
        for (pos, drawing) in &self.overlays {
            draw_on(&mut picture, drawing, corner(*pos), size);
        }
        self.pieces(&mut picture, size, corner);
        picture
    }

    fn tile(&self, tile: &PlacedTile, pixels: usize) -> RgbImage {
        if pixels > TILE_PIXELS || self.theme == Theme::HighContrast {
            return atlas::refined(tile.kind, tile.variant, tile.turn, self.theme, pixels);
        }
        let picture = atlas::picture(tile.kind, tile.variant, tile.turn, self.theme, TILE_PIXELS);
        if pixels == TILE_PIXELS {
            return picture;
        }
        resize(&picture, pixels as u32, pixels as u32, FilterType::Triangle)
    }

    /// Draws pieces from north to south, so that nearer ones overlap farther ones.
    fn pieces(&self, picture: &mut RgbImage, size: f32, corner: impl Fn(Pos) -> Point) {
        let mut pieces: Vec<Piece> = self
            .floors
            .iter()
            .filter_map(|&(pos, count)| {
                let foot = self.foundation(pos)?;
                Some(Piece::new(
                    corner(pos) + foot * size,
                    Prop::Floors(count).size(),
                    Prop::Floors(count).drawing(),
                ))
            })
            .collect();
        for figure in &self.figures {
            let drawing = figure.figure.drawing(&self.colours.style(figure.colour));
            let piece =
                |foot: Point| Piece::new(corner(figure.pos) + foot * size, figure.figure.size(), drawing);
            match figure.place {
                Place::Segment(segment) => pieces.extend(self.spot(figure.pos, segment).map(piece)),
                Place::Tower => pieces.extend(self.foundation(figure.pos).map(|foot| {
                    // On top of the floors, and drawn after them although it stands farther up.
                    let floors =
                        self.floors.iter().find(|(pos, _)| *pos == figure.pos).map_or(0, |floors| floors.1);
                    let rise = f32::from(floors) * FLOOR_RISE * Prop::Floors(floors).size() + 0.05;
                    Piece { lift: rise * size, ..piece(foot + point(0.0, 0.001)) }
                })),
            }
        }
        if let Some((pos, segment)) = self.fairy {
            pieces.extend(self.spot(pos, segment).map(|foot| {
                let beside = foot + point(0.15, -0.02);
                Piece::new(corner(pos) + beside * size, Prop::Fairy.size(), Prop::Fairy.drawing())
            }));
        }
        if let Some(pos) = self.dragon {
            let middle = corner(pos) + Point::CENTRE * size;
            pieces.push(Piece::new(middle, Prop::Dragon.size(), Prop::Dragon.drawing()));
        }
        pieces.sort_by(|a, b| a.foot.y.total_cmp(&b.foot.y));
        for piece in pieces {
            let width = piece.width * size;
            let origin = piece.foot - point(0.5, 0.5) * width - point(0.0, piece.lift);
            draw_on(picture, &piece.drawing, origin, width);
        }
    }

    fn tile_at(&self, pos: Pos) -> Option<&PlacedTile> {
        self.tiles.iter().find(|tile| tile.pos == pos)
    }

    fn spot(&self, pos: Pos, segment: usize) -> Option<Point> {
        self.tile_at(pos).map(|tile| TileGeometry::of(tile.kind).spot(segment, tile.turn))
    }

    fn foundation(&self, pos: Pos) -> Option<Point> {
        self.tile_at(pos).and_then(|tile| TileGeometry::of(tile.kind).foundation(tile.turn))
    }
}

/// Something that stands on the board.
struct Piece {
    /// Where it stands, in pixels; nearer pieces are drawn later.
    foot: Point,
    /// How far above the ground, in pixels.
    lift: f32,
    /// Width in tile widths.
    width: f32,
    drawing: Drawing,
}

impl Piece {
    fn new(foot: Point, width: f32, drawing: Drawing) -> Self {
        Self { foot, lift: 0.0, width, drawing }
    }
}
