//! Pictures as textures: tiles and what is drawn over them on sheets, made in the background in the size in which they
//! are shown; pieces when needed.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::panic::{UnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};

use egui::{Color32, ColorImage, Context, Painter, Rect, TextureHandle, TextureId, pos2, vec2};
use image::{RgbImage, RgbaImage};

use crate::app::theme::tint;
use crate::art::Point;
use crate::art::figures::{self, PlayerPiece, Prop};
use crate::art::finished::finished;
use crate::art::overlay;
use crate::art::painter::TILE_PIXELS;
use crate::art::players::ColourSet;
use crate::art::relief::{Frame, Look, Model};
use crate::art::theme::Theme;
use crate::art::vector::{Drawing, draw};
use crate::art::wood;
use crate::art::{thumbnails, tile_picture};
use crate::tiles::{Kind, Turn};

pub use crate::app::texture_atlas::Cutout;
use crate::app::texture_atlas::{OPTIONS, Size, TextureAtlas};

/// Pages for tiles: the whole map of the largest game in small pictures, and a closer look at a part of it.
const TILE_SHEETS: usize = 7;

// Tiles are stored in one size and only ever made smaller.
const _: () = assert!(Size::Large.pixels() <= TILE_PIXELS);

/// Pages for what is drawn over tiles.
const OVERLAY_SHEETS: usize = 5;

/// Pictures taken in per frame; each one makes its sheet's smaller copies anew.
const TAKEN_A_FRAME: usize = 24;

/// A tile's picture: which variant of which kind, how turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TilePicture {
    /// What it shows.
    pub kind: Kind,
    /// Which of the drawings of that kind.
    pub variant: usize,
    /// How the tile lies.
    pub turn: Turn,
}

/// Something drawn over one segment of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Overlay {
    /// What the tile shows.
    pub kind: Kind,
    /// How it lies.
    pub turn: Turn,
    /// The segment.
    pub segment: u8,
    /// What is drawn over it.
    pub over: Over,
}

/// What is drawn over a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Over {
    /// It is lit up.
    Light,
    /// It is right.
    Right,
    /// It is wrong.
    Wrong,
    /// A field without farmers.
    Free,
    /// The field pattern of the player with this colour.
    Field(usize),
    /// It belongs to a finished feature.
    Finished,
}

impl Overlay {
    fn drawing(self, theme: Theme, colours: ColourSet) -> Drawing {
        let Self { kind, turn, segment, over } = self;
        let segment = usize::from(segment);
        match over {
            Over::Light => overlay::highlight(kind, turn, segment, tint::LIT),
            Over::Right => overlay::highlight(kind, turn, segment, tint::LIT_RIGHT),
            Over::Wrong => overlay::highlight(kind, turn, segment, tint::LIT_WRONG),
            Over::Free => overlay::highlight(kind, turn, segment, tint::LIT_FREE),
            Over::Field(colour) => overlay::field(kind, turn, segment, &colours.style(colour)),
            Over::Finished => finished(kind, turn, segment, theme),
        }
    }
}

/// A piece with its colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A player's figure.
    Figure(PlayerPiece, usize),
    /// A player's figure behind bars.
    Captured(PlayerPiece, usize),
    /// Something that belongs to nobody.
    Prop(Prop),
}

impl Piece {
    /// Width and height of its box on the map, in tile widths.
    pub const fn size(self) -> f32 {
        match self {
            Self::Figure(figure, _) | Self::Captured(figure, _) => figure.size(),
            Self::Prop(prop) => prop.size(),
        }
    }

    /// The point of its box that stands on the spot, in parts of the box.
    pub const fn anchor(self) -> Point {
        match self {
            Self::Figure(figure, _) | Self::Captured(figure, _) => figure.anchor(),
            Self::Prop(prop) => prop.anchor(),
        }
    }

    fn model(self, colours: ColourSet) -> Model {
        match self {
            Self::Figure(figure, colour) => figure.model(&colours.style(colour)),
            Self::Captured(figure, colour) => figure.captured(&colours.style(colour)),
            Self::Prop(prop) => prop.model(),
        }
    }
}

/// Pixels of a piece's box, from the smallest picture to the largest.
const PIECE_PIXELS: [usize; 6] = [24, 32, 48, 64, 96, 192];

/// The smallest of these that looks sharp when shown that many pixels wide.
fn piece_pixels(shown: f32) -> usize {
    let is_sharp = |pixels: &usize| shown <= *pixels as f32 * 1.1;
    PIECE_PIXELS.into_iter().find(is_sharp).unwrap_or(PIECE_PIXELS[PIECE_PIXELS.len() - 1])
}

/// A picture of a piece with its shadow.
struct PieceTexture {
    texture: TextureHandle,
    /// The part of the plane that it shows, in units of the piece's box.
    frame: Frame,
    /// Whether it was only made to have something to show.
    is_quick: bool,
}

impl PieceTexture {
    /// Where the picture goes when the box goes there.
    fn place(&self, place: Rect) -> Rect {
        let at = |corner: Point| place.min + vec2(corner.x, corner.y) * place.size() / 100.0;
        Rect::from_min_max(at(self.frame.low), at(self.frame.high))
    }

    /// The part of the picture that shows the box.
    fn part(&self) -> Rect {
        let size = self.frame.high - self.frame.low;
        let at = |x: f32, y: f32| pos2((x - self.frame.low.x) / size.x, (y - self.frame.low.y) / size.y);
        Rect::from_min_max(at(0.0, 0.0), at(100.0, 100.0))
    }
}

/// How everything looks; what was made for another style is of no use any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Style {
    theme: Theme,
    colours: ColourSet,
}

/// A picture made in the background.
enum Made {
    Tile { picture: TilePicture, size: Size, theme: Theme, image: RgbImage },
    Overlay { overlay: Overlay, size: Size, style: Style, image: RgbaImage },
    Piece { piece: Piece, pixels: usize, style: Style, image: RgbaImage, frame: Frame },
    Wood(RgbImage),
}

/// The table's wood.
enum WoodPicture {
    /// Nobody has asked for it.
    Unasked,
    /// It is being decoded.
    Asked,
    /// It is there.
    Ready(TextureHandle),
}

/// All textures of the window. Asking for one that is not there yet has it made, so that whoever paints can ask
/// without being allowed to change anything.
pub struct Pictures(RefCell<PictureCache>);

/// The textures that there are, and what is being made.
struct PictureCache {
    ctx: Context,
    style: Style,
    pixels_per_point: f32,
    tiles: TextureAtlas<TilePicture>,
    overlays: TextureAtlas<Overlay>,
    /// What is being made.
    asked_tiles: HashSet<(TilePicture, Size)>,
    asked_overlays: HashSet<(Overlay, Size)>,
    done: Sender<Made>,
    ready: Receiver<Made>,
    pieces: HashMap<(Piece, usize), PieceTexture>,
    asked_pieces: HashSet<(Piece, usize)>,
    wood: WoodPicture,
    /// All tiles, tiny; none in high contrast.
    thumbnails: Option<TextureHandle>,
    score_board: Option<TextureHandle>,
}

impl Pictures {
    /// No textures yet.
    pub fn new(ctx: &Context, theme: Theme, colours: ColourSet) -> Self {
        Self(RefCell::new(PictureCache::new(ctx, theme, colours)))
    }

    /// Changes theme or colours; everything is made anew as it is needed.
    pub fn set_style(&self, theme: Theme, colours: ColourSet) {
        self.0.borrow_mut().set_style(theme, colours);
    }

    /// Begins a frame and takes in what has been made since the last one.
    pub fn receive(&self) {
        self.0.borrow_mut().receive();
    }

    /// Waits until everything that was asked for is there; for pictures of the window in tests.
    pub fn wait(&self) {
        self.0.borrow_mut().wait();
    }

    /// A tile's picture that is to be shown so many points wide. While it is still being decoded, a thumbnail stands in;
    /// `None` only in high contrast, which has none.
    pub fn tile(&self, picture: TilePicture, width: f32) -> Option<Cutout> {
        self.0.borrow_mut().tile(picture, width)
    }

    /// What is drawn over a segment of a tile that is so many points wide, or `None` while it is still being made.
    pub fn overlay(&self, overlay: Overlay, width: f32) -> Option<Cutout> {
        self.0.borrow_mut().overlay(overlay, width)
    }

    /// Paints a piece with its shadow. Its box goes to this place; the shadow, and what is higher than the box, goes beyond it.
    pub fn paint_piece(&self, painter: &Painter, piece: Piece, place: Rect, tint: Color32) {
        let mut cache = self.0.borrow_mut();
        let picture = cache.piece(piece, place.width());
        let (texture, shown) = (picture.texture.id(), picture.place(place));
        drop(cache);
        if painter.clip_rect().intersects(shown) {
            painter.image(texture, shown, whole(), tint);
        }
    }

    /// The box of a piece that is to be shown so many points wide, cut out of its picture: for buttons.
    pub fn piece(&self, piece: Piece, width: f32) -> Cutout {
        let mut cache = self.0.borrow_mut();
        let picture = cache.piece(piece, width);
        Cutout { texture: picture.texture.id(), uv: picture.part() }
    }

    /// The table's wood, evenly lit, or `None` while it is being decoded.
    pub fn wood(&self) -> Option<TextureId> {
        self.0.borrow_mut().wood()
    }

    /// The score board's picture.
    pub fn score_board(&self) -> TextureId {
        self.0.borrow_mut().score_board()
    }
}

impl PictureCache {
    fn new(ctx: &Context, theme: Theme, colours: ColourSet) -> Self {
        let (done, ready) = channel();
        Self {
            ctx: ctx.clone(),
            style: Style { theme, colours },
            pixels_per_point: ctx.pixels_per_point(),
            tiles: TextureAtlas::new("tiles", TILE_SHEETS),
            overlays: TextureAtlas::new("overlays", OVERLAY_SHEETS),
            asked_tiles: HashSet::new(),
            asked_overlays: HashSet::new(),
            done,
            ready,
            pieces: HashMap::new(),
            asked_pieces: HashSet::new(),
            wood: WoodPicture::Unasked,
            thumbnails: small_tiles(ctx, theme),
            score_board: None,
        }
    }

    fn set_style(&mut self, theme: Theme, colours: ColourSet) {
        if theme != self.style.theme {
            self.tiles.clear();
            self.asked_tiles.clear();
            self.thumbnails = small_tiles(&self.ctx, theme);
            self.score_board = None;
        }
        let style = Style { theme, colours };
        if style != self.style {
            self.overlays.clear();
            self.asked_overlays.clear();
            self.pieces.clear();
            self.asked_pieces.clear();
        }
        self.style = style;
    }

    fn receive(&mut self) {
        self.pixels_per_point = self.ctx.pixels_per_point();
        self.tiles.next_frame();
        self.overlays.next_frame();
        for _ in 0..TAKEN_A_FRAME {
            let Ok(made) = self.ready.try_recv() else { return };
            self.take(made);
        }
        self.ctx.request_repaint();
    }

    fn wait(&mut self) {
        while !self.asked_tiles.is_empty()
            || !self.asked_overlays.is_empty()
            || !self.asked_pieces.is_empty()
            || matches!(self.wood, WoodPicture::Asked)
        {
            let Ok(made) = self.ready.recv() else { return };
            self.take(made);
        }
    }

    fn take(&mut self, made: Made) {
        match made {
            Made::Tile { picture, size, theme, image } if theme == self.style.theme => {
                if self.asked_tiles.remove(&(picture, size)) {
                    self.tiles.add(&self.ctx, picture, size, |x, y| tint::opaque(image.get_pixel(x, y).0));
                }
            }
            Made::Overlay { overlay, size, style, image } if style == self.style => {
                if self.asked_overlays.remove(&(overlay, size)) {
                    self.overlays
                        .add(&self.ctx, overlay, size, |x, y| tint::translucent(image.get_pixel(x, y).0));
                }
            }
            Made::Piece { piece, pixels, style, image, frame } if style == self.style => {
                if self.asked_pieces.remove(&(piece, pixels)) {
                    self.add_piece(piece, pixels, &image, frame, false);
                }
            }
            Made::Wood(image) => {
                let size = [image.width() as usize, image.height() as usize];
                let image = ColorImage::from_rgb(size, image.as_raw());
                self.wood = WoodPicture::Ready(self.ctx.load_texture("wood", image, OPTIONS));
            }
            Made::Tile { .. } | Made::Overlay { .. } | Made::Piece { .. } => {}
        }
    }

    /// Makes something beside the window and has it taken in with the next frame.
    fn make(&self, make: impl FnOnce() -> Made + Send + UnwindSafe + 'static) {
        let (done, ctx) = (self.done.clone(), self.ctx.clone());
        rayon::spawn(move || {
            // A panic on a thread of the pool would end the program; without its picture a tile is only plain.
            let Ok(made) = catch_unwind(make) else { return };
            // The window may have been closed in the meantime.
            let _ = done.send(made);
            ctx.request_repaint();
        });
    }

    fn tile(&mut self, picture: TilePicture, width: f32) -> Option<Cutout> {
        let size = Size::for_pixels(width * self.pixels_per_point);
        if !self.tiles.has(picture, size) && self.asked_tiles.insert((picture, size)) {
            let theme = self.style.theme;
            self.make(move || {
                let TilePicture { kind, variant, turn } = picture;
                let image = tile_picture::picture(kind, variant, turn, theme, size.pixels());
                Made::Tile { picture, size, theme, image }
            });
        }
        self.tiles.cutout(picture, size).or_else(|| self.thumbnail(picture))
    }

    fn thumbnail(&self, picture: TilePicture) -> Option<Cutout> {
        let texture = self.thumbnails.as_ref()?;
        let [left, top] = thumbnails::corner(picture.kind, picture.turn);
        let whole = texture.size_vec2();
        let size = thumbnails::PIXELS as f32;
        let low = pos2(left as f32 / whole.x, top as f32 / whole.y);
        let uv = Rect::from_min_size(low, vec2(size / whole.x, size / whole.y));
        Some(Cutout { texture: texture.id(), uv })
    }

    fn overlay(&mut self, overlay: Overlay, width: f32) -> Option<Cutout> {
        let size = Size::for_pixels(width * self.pixels_per_point);
        if !self.overlays.has(overlay, size) && self.asked_overlays.insert((overlay, size)) {
            let style = self.style;
            self.make(move || {
                let drawing = overlay.drawing(style.theme, style.colours);
                Made::Overlay { overlay, size, style, image: draw(&drawing, size.pixels()) }
            });
        }
        self.overlays.cutout(overlay, size)
    }

    /// The picture of a piece that is to be shown so many points wide. Until it is there another size stands in, and
    /// the first time of all one that is made at once.
    fn piece(&mut self, piece: Piece, width: f32) -> &PieceTexture {
        let pixels = piece_pixels(width * self.pixels_per_point);
        let is_fine = self.pieces.get(&(piece, pixels)).is_some_and(|picture| !picture.is_quick);
        if !is_fine && self.asked_pieces.insert((piece, pixels)) {
            let style = self.style;
            self.make(move || {
                let model = piece.model(style.colours);
                let image = model.picture(Look::fine(style.theme, pixels));
                Made::Piece { piece, pixels, style, image, frame: model.frame() }
            });
        }
        let larger = PIECE_PIXELS.into_iter().filter(|size| *size >= pixels);
        let smaller = PIECE_PIXELS.into_iter().rev().filter(|size| *size < pixels);
        let shown = larger.chain(smaller).find(|size| self.pieces.contains_key(&(piece, *size)));
        let shown = shown.unwrap_or_else(|| {
            let model = piece.model(self.style.colours);
            let image = model.picture(Look::quick(self.style.theme, PIECE_PIXELS[0]));
            self.add_piece(piece, PIECE_PIXELS[0], &image, model.frame(), true);
            PIECE_PIXELS[0]
        });
        &self.pieces[&(piece, shown)]
    }

    fn add_piece(&mut self, piece: Piece, pixels: usize, image: &RgbaImage, frame: Frame, is_quick: bool) {
        let texture = self.ctx.load_texture("piece", from_rgba(image), OPTIONS);
        self.pieces.insert((piece, pixels), PieceTexture { texture, frame, is_quick });
    }

    fn wood(&mut self) -> Option<TextureId> {
        match &self.wood {
            WoodPicture::Ready(texture) => Some(texture.id()),
            WoodPicture::Asked => None,
            WoodPicture::Unasked => {
                self.wood = WoodPicture::Asked;
                self.make(|| Made::Wood(wood::planks()));
                None
            }
        }
    }

    fn score_board(&mut self) -> TextureId {
        let (ctx, theme) = (&self.ctx, self.style.theme);
        self.score_board
            .get_or_insert_with(|| {
                let image = figures::rasterise_score_board(theme, 840);
                ctx.load_texture("score board", from_rgba(&image), OPTIONS)
            })
            .id()
    }
}

/// The whole of a texture.
pub fn whole() -> Rect {
    Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0))
}

fn small_tiles(ctx: &Context, theme: Theme) -> Option<TextureHandle> {
    let image = thumbnails::all(theme)?;
    let size = [image.width() as usize, image.height() as usize];
    let image = ColorImage::from_rgb(size, image.as_raw());
    Some(ctx.load_texture("thumbnails", image, egui::TextureOptions::LINEAR))
}

fn from_rgba(image: &RgbaImage) -> ColorImage {
    let size = [image.width() as usize, image.height() as usize];
    ColorImage::from_rgba_unmultiplied(size, image.as_raw())
}
