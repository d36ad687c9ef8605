//! A whole board as one picture, for files.

use image::RgbImage;
use image::imageops::{FilterType, replace, resize};
use rayon::prelude::*;

use super::figures::{FLOOR_RISE, PlayerPiece, Prop};
use super::geometry::TileGeometry;
use super::painter::TILE_PIXELS;
use super::players::ColourSet;
use super::point::{Point, point};
use super::theme::{Theme, table};
use super::tile_picture;
use super::vector::{Drawing, draw_on};
use crate::tiles::{Kind, Pos, Turn};

/// A tile on its square, and which of its kind's pictures it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct PaintedTile {
    pub pos: Pos,
    pub kind: Kind,
    pub turn: Turn,
    pub variant: usize,
}

/// Tiles that are painted side by side.
const TILES_AT_ONCE: usize = 32;

/// Half a tile, in whole pixels.
fn margin(pixels: usize) -> u32 {
    pixels.div_ceil(2) as u32
}

/// What carries a figure: a segment of the tile, or the tower on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FigurePlace {
    /// Number of the segment in the tile's description.
    Segment(usize),
    /// The top floor, or the bare foundation.
    Tower,
}

/// A player's figure on its square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaintedFigure {
    /// Square of the tile it stands on.
    pub pos: Pos,
    /// What carries it there.
    pub place: FigurePlace,
    /// Its drawing.
    pub figure: PlayerPiece,
    /// Number of the player's colour in the [`ColourSet`].
    pub colour: usize,
}

/// Everything that lies on the table, ready to be painted.
#[derive(Clone, Debug, Default)]
pub struct BoardPicture {
    /// Tiles in any order.
    pub tiles: Vec<PaintedTile>,
    /// Figures of all players, in any order.
    pub figures: Vec<PaintedFigure>,
    /// Number of floors of each tower that has any.
    pub floors: Vec<(Pos, u8)>,
    /// Square of the dragon.
    pub dragon: Option<Pos>,
    /// Square of the fairy, and the segment of the figure she stands beside.
    pub fairy: Option<(Pos, usize)>,
    /// Light on the land.
    pub theme: Theme,
    /// Set that the players' colours are numbers in.
    pub colours: ColourSet,
}

impl BoardPicture {
    /// The most pixels that a picture has: a board of a few tiles in a long stair would fill any memory.
    pub const MOST_PIXELS: u64 = 64_000_000;

    /// Pixels of a tile's side when so many are wanted: fewer if the whole board would not fit in a picture.
    pub fn tile_side(&self, wanted: usize) -> usize {
        let fits = |side: &usize| {
            let [width, height] = self.extent(*side).map(u64::from);
            width * height <= Self::MOST_PIXELS
        };
        (1..=wanted).rev().find(fits).unwrap_or(1)
    }

    /// Paints the board with tiles of this many pixels and half a tile of table around it; with smaller ones if the
    /// picture would be too large ([`BoardPicture::tile_side`]).
    pub fn paint(&self, wanted: usize) -> RgbImage {
        let pixels = self.tile_side(wanted);
        let size = pixels as f32;
        let margin = margin(pixels) as f32;
        let (low, _) = self.corners();
        let corner = |pos: Pos| {
            point(f32::from(pos.x - low.x) * size + margin, f32::from(pos.y - low.y) * size + margin)
        };
        let [width, height] = self.extent(pixels);
        let mut picture = RgbImage::from_pixel(width, height, image::Rgb(table(self.theme).bytes()));
        // Not all at once: together they need as much memory as the picture.
        for some in self.tiles.chunks(TILES_AT_ONCE) {
            let tiles: Vec<(Pos, RgbImage)> =
                some.par_iter().map(|tile| (tile.pos, self.tile(tile, pixels))).collect();
            for (pos, tile) in tiles {
                let at = corner(pos);
                replace(&mut picture, &tile, at.x as i64, at.y as i64);
            }
        }
        self.pieces(&mut picture, size, corner);
        picture
    }

    /// The north-western and the south-eastern square of the board.
    fn corners(&self) -> (Pos, Pos) {
        let squares = self.tiles.iter().map(|tile| tile.pos);
        squares.fold((Pos::new(0, 0), Pos::new(0, 0)), |(low, high), pos| {
            (Pos::new(low.x.min(pos.x), low.y.min(pos.y)), Pos::new(high.x.max(pos.x), high.y.max(pos.y)))
        })
    }

    /// Width and height of the picture with tiles of this many pixels.
    fn extent(&self, pixels: usize) -> [u32; 2] {
        let (low, high) = self.corners();
        let length =
            |low: i16, high: i16| (u32::from(high.abs_diff(low)) + 1) * pixels as u32 + 2 * margin(pixels);
        [length(low.x, high.x), length(low.y, high.y)]
    }

    fn tile(&self, tile: &PaintedTile, pixels: usize) -> RgbImage {
        if pixels > TILE_PIXELS || self.theme == Theme::HighContrast {
            return tile_picture::refined(tile.kind, tile.variant, tile.turn, self.theme, pixels);
        }
        let picture = tile_picture::picture(tile.kind, tile.variant, tile.turn, self.theme, TILE_PIXELS);
        if pixels == TILE_PIXELS {
            return picture;
        }
        resize(&picture, pixels as u32, pixels as u32, FilterType::Triangle)
    }

    /// Draws pieces from north to south, so that nearer ones overlap farther ones.
    fn pieces(&self, picture: &mut RgbImage, size: f32, corner: impl Fn(Pos) -> Point) {
        let mut pieces: Vec<StandingPiece> = self
            .floors
            .iter()
            .filter_map(|&(pos, count)| {
                let foot = self.foundation(pos)?;
                Some(StandingPiece::new(
                    corner(pos) + foot * size,
                    Prop::Floors(count).size(),
                    Prop::Floors(count).drawing(),
                ))
            })
            .collect();
        for figure in &self.figures {
            let drawing = figure.figure.drawing(&self.colours.style(figure.colour));
            let piece = |foot: Point| {
                StandingPiece::new(corner(figure.pos) + foot * size, figure.figure.size(), drawing)
            };
            match figure.place {
                FigurePlace::Segment(segment) => pieces.extend(self.spot(figure.pos, segment).map(piece)),
                FigurePlace::Tower => pieces.extend(self.foundation(figure.pos).map(|foot| {
                    // On top of the floors, and drawn after them although it stands farther up.
                    let floors =
                        self.floors.iter().find(|(pos, _)| *pos == figure.pos).map_or(0, |floors| floors.1);
                    let rise = f32::from(floors) * FLOOR_RISE * Prop::Floors(floors).size() + 0.05;
                    StandingPiece { lift: rise * size, ..piece(foot + point(0.0, 0.001)) }
                })),
            }
        }
        if let Some((pos, segment)) = self.fairy {
            pieces.extend(self.spot(pos, segment).map(|foot| {
                let beside = foot + point(0.15, -0.02);
                StandingPiece::new(corner(pos) + beside * size, Prop::Fairy.size(), Prop::Fairy.drawing())
            }));
        }
        if let Some(pos) = self.dragon {
            let middle = corner(pos) + Point::CENTRE * size;
            pieces.push(StandingPiece::new(middle, Prop::Dragon.size(), Prop::Dragon.drawing()));
        }
        pieces.sort_by(|a, b| a.foot.y.total_cmp(&b.foot.y));
        for piece in pieces {
            let width = piece.width * size;
            let origin = piece.foot - point(0.5, 0.5) * width - point(0.0, piece.lift);
            draw_on(picture, &piece.drawing, origin, width);
        }
    }

    fn tile_at(&self, pos: Pos) -> Option<&PaintedTile> {
        self.tiles.iter().find(|tile| tile.pos == pos)
    }

    fn spot(&self, pos: Pos, segment: usize) -> Option<Point> {
        self.tile_at(pos).map(|tile| TileGeometry::of(tile.kind).spot(segment, tile.turn))
    }

    fn foundation(&self, pos: Pos) -> Option<Point> {
        self.tile_at(pos).and_then(|tile| TileGeometry::of(tile.kind).foundation(tile.turn))
    }
}

/// A drawing that stands upright on the board.
struct StandingPiece {
    /// Point where it touches the ground, in pixels; nearer pieces are drawn later.
    foot: Point,
    /// Height above the ground, in pixels.
    lift: f32,
    /// Width in tile widths.
    width: f32,
    drawing: Drawing,
}

impl StandingPiece {
    fn new(foot: Point, width: f32, drawing: Drawing) -> Self {
        Self { foot, lift: 0.0, width, drawing }
    }
}
