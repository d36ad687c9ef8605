//! A whole board as one picture, for files.

use image::imageops::{FilterType, replace, resize};
use image::{RgbImage, RgbaImage};
use rayon::prelude::*;

use super::figures::{PlayerPiece, Prop, tower_rise};
use super::geometry::TileGeometry;
use super::painter::TILE_PIXELS;
use super::players::ColourSet;
use super::point::{Point, point};
use super::relief::{Look, Model};
use super::theme::{Theme, table};
use super::tile_picture;
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
        let mut pieces: Vec<StandingPiece> = Vec::new();
        let mut stand = |foot: Point, lift: f32, width: f32, anchor: Point, model: Model| {
            pieces.push(StandingPiece { foot, lift: lift * size, width: width * size, anchor, model });
        };
        for &(pos, count) in &self.floors {
            if let Some(foot) = self.foundation(pos) {
                let floors = Prop::Floors(count);
                stand(corner(pos) + foot * size, 0.0, floors.size(), floors.anchor(), floors.model());
            }
        }
        for figure in &self.figures {
            let piece = figure.figure;
            let (foot, lift) = match figure.place {
                FigurePlace::Segment(segment) => (self.spot(figure.pos, segment), 0.0),
                FigurePlace::Tower => {
                    let floors = self.floors.iter().find(|(pos, _)| *pos == figure.pos);
                    // On top of the floors, and drawn after them although it stands farther up.
                    let lift = floors.map_or(0.0, |floors| tower_rise(floors.1)) + 0.05;
                    (self.foundation(figure.pos).map(|foot| foot + point(0.0, 0.001)), lift)
                }
            };
            let Some(foot) = foot else { continue };
            let model = piece.model(&self.colours.style(figure.colour));
            stand(corner(figure.pos) + foot * size, lift, piece.size(), piece.anchor(), model);
        }
        if let Some((pos, segment)) = self.fairy
            && let Some(foot) = self.spot(pos, segment)
        {
            let at = corner(pos) + (foot + point(0.27, -0.03)) * size;
            stand(at, 0.0, Prop::Fairy.size(), Prop::Fairy.anchor(), Prop::Fairy.model());
        }
        pieces.sort_by(|a, b| a.foot.y.total_cmp(&b.foot.y));
        if let Some(pos) = self.dragon {
            let middle = corner(pos) + Point::CENTRE * size;
            let (width, anchor) = (Prop::Dragon.size() * size, Prop::Dragon.anchor());
            pieces.push(StandingPiece {
                foot: middle,
                lift: 0.0,
                width,
                anchor,
                model: Prop::Dragon.model(),
            });
        }
        let pictures: Vec<RgbaImage> = pieces
            .par_iter()
            .map(|piece| piece.model.picture(Look::fine(self.theme, piece.width.round() as usize)))
            .collect();
        for (piece, image) in pieces.iter().zip(pictures) {
            let origin = piece.foot - piece.anchor * piece.width - point(0.0, piece.lift)
                + piece.model.frame().low * (piece.width / 100.0);
            lay_over(picture, &image, origin);
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

/// A piece that stands on the board.
struct StandingPiece {
    /// Point where it touches the ground, in pixels; nearer pieces are drawn later.
    foot: Point,
    /// Height above the ground, in pixels.
    lift: f32,
    /// Width of its box, in pixels.
    width: f32,
    /// The point of the box that stands on its foot.
    anchor: Point,
    model: Model,
}

/// Lays a picture over another.
fn lay_over(picture: &mut RgbImage, above: &RgbaImage, at: Point) {
    let (left, top) = (at.x.round() as i64, at.y.round() as i64);
    for (x, y, pixel) in above.enumerate_pixels() {
        let [.., cover] = pixel.0;
        let (x, y) = (left + i64::from(x), top + i64::from(y));
        if cover == 0 || x < 0 || y < 0 || x >= i64::from(picture.width()) || y >= i64::from(picture.height())
        {
            continue;
        }
        let under = picture.get_pixel_mut(x as u32, y as u32);
        for (below, value) in under.0.iter_mut().zip(pixel.0) {
            let mixed = u32::from(value) * u32::from(cover) + u32::from(*below) * u32::from(255 - cover);
            *below = ((mixed + 127) / 255) as u8;
        }
    }
}
