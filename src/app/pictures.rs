//! Pictures as textures: tiles on large sheets, decoded in the background; pieces and overlays made when needed.

use std::collections::{HashMap, HashSet};
use std::sync::mpsc::{Receiver, Sender, channel};

use egui::{
    Color32, ColorImage, Context, Rect, TextureFilter, TextureHandle, TextureId, TextureOptions, pos2, vec2,
};
use image::{RgbImage, RgbaImage};

use crate::art::atlas::{self, Turns};
use crate::art::figures::{self, Figure, Prop};
use crate::art::painter::TILE_PIXELS;
use crate::art::players::ColourSet;
use crate::art::theme::Theme;
use crate::art::vector::{Drawing, draw};
use crate::tiles::{Kind, Turn};

/// Pixels of a sheet's side.
const SHEET: usize = 2048;

/// Repeated border pixels around each tile, so that neighbours do not bleed into each other.
const GUTTER: usize = 4;

/// Pixels of a tile's place on a sheet.
const CELL: usize = TILE_PIXELS + 2 * GUTTER;

/// Tiles in a row of a sheet.
const COLUMNS: usize = SHEET / CELL;

const OPTIONS: TextureOptions =
    TextureOptions { mipmap_mode: Some(TextureFilter::Linear), ..TextureOptions::LINEAR };

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

/// A part of a texture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cutout {
    /// The texture.
    pub texture: TextureId,
    /// The part of it.
    pub uv: Rect,
}

/// A piece with its colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A player's figure.
    Figure(Figure, usize),
    /// Something that belongs to nobody.
    Prop(Prop),
}

/// A tile's four pictures, decoded for a theme.
type Decoded = (Kind, usize, Theme, Turns);

/// All textures of the window.
pub struct Pictures {
    ctx: Context,
    theme: Theme,
    colours: ColourSet,
    sheets: Vec<TextureHandle>,
    used: usize,
    places: HashMap<TilePicture, usize>,
    wanted: HashSet<TilePicture>,
    asked: HashSet<(Kind, usize)>,
    done: Sender<Decoded>,
    ready: Receiver<Decoded>,
    pieces: HashMap<Piece, TextureHandle>,
    drawings: HashMap<String, TextureHandle>,
}

impl Pictures {
    /// No textures yet.
    pub fn new(ctx: &Context, theme: Theme, colours: ColourSet) -> Self {
        let (done, ready) = channel();
        Self {
            ctx: ctx.clone(),
            theme,
            colours,
            sheets: Vec::new(),
            used: 0,
            places: HashMap::new(),
            wanted: HashSet::new(),
            asked: HashSet::new(),
            done,
            ready,
            pieces: HashMap::new(),
            drawings: HashMap::new(),
        }
    }

    /// Changes theme or colours; everything is made anew as it is needed.
    pub fn set_style(&mut self, theme: Theme, colours: ColourSet) {
        if theme != self.theme {
            self.theme = theme;
            self.used = 0;
            self.places.clear();
            self.wanted.clear();
            self.asked.clear();
        }
        if colours != self.colours {
            self.colours = colours;
            self.pieces.clear();
            self.drawings.clear();
        }
    }

    /// Which colours figures have.
    pub fn colours(&self) -> ColourSet {
        self.colours
    }

    /// Takes in what has been decoded since the last frame.
    pub fn receive(&mut self) {
        while let Ok((kind, variant, theme, pictures)) = self.ready.try_recv() {
            self.take(kind, variant, theme, &pictures);
        }
    }

    /// Waits until everything that was asked for is there; for pictures of the window in tests.
    pub fn wait(&mut self) {
        while !self.asked.is_empty() {
            let Ok((kind, variant, theme, pictures)) = self.ready.recv() else { return };
            self.take(kind, variant, theme, &pictures);
        }
    }

    fn take(&mut self, kind: Kind, variant: usize, theme: Theme, pictures: &Turns) {
        if theme != self.theme {
            return;
        }
        self.asked.remove(&(kind, variant));
        for turn in Turn::ALL {
            let picture = TilePicture { kind, variant, turn };
            if self.wanted.remove(&picture) {
                self.put(picture, &pictures[turn.quarters()]);
            }
        }
    }

    fn put(&mut self, picture: TilePicture, image: &RgbImage) {
        let place = self.used;
        self.used += 1;
        let (sheet, cell) = (place / (COLUMNS * COLUMNS), place % (COLUMNS * COLUMNS));
        while self.sheets.len() <= sheet {
            let empty = ColorImage::filled([SHEET, SHEET], Color32::TRANSPARENT);
            self.sheets.push(self.ctx.load_texture("tiles", empty, OPTIONS));
        }
        let corner = [cell % COLUMNS * CELL, cell / COLUMNS * CELL];
        self.sheets[sheet].set_partial(corner, with_gutter(image), OPTIONS);
        self.places.insert(picture, place);
    }

    /// A tile's picture, or `None` while it is still being decoded.
    pub fn tile(&mut self, picture: TilePicture) -> Option<Cutout> {
        if let Some(&place) = self.places.get(&picture) {
            let (sheet, cell) = (place / (COLUMNS * COLUMNS), place % (COLUMNS * COLUMNS));
            let low = vec2((cell % COLUMNS * CELL + GUTTER) as f32, (cell / COLUMNS * CELL + GUTTER) as f32);
            let size = TILE_PIXELS as f32 / SHEET as f32;
            let uv = Rect::from_min_size((low / SHEET as f32).to_pos2(), vec2(size, size));
            return Some(Cutout { texture: self.sheets[sheet].id(), uv });
        }
        if self.wanted.insert(picture) && self.asked.insert((picture.kind, picture.variant)) {
            let (done, ctx, theme) = (self.done.clone(), self.ctx.clone(), self.theme);
            rayon::spawn(move || {
                // A panic on a thread of the pool would end the program; without its picture a tile is only plain.
                let decode = || atlas::pictures(picture.kind, picture.variant, theme);
                let Ok(turns) = std::panic::catch_unwind(decode) else { return };
                // The window may have been closed in the meantime.
                let _ = done.send((picture.kind, picture.variant, theme, turns));
                ctx.request_repaint();
            });
        }
        None
    }

    /// A piece's picture.
    pub fn piece(&mut self, piece: Piece) -> TextureId {
        /// Large enough for a figure on a tile that fills a third of the screen.
        const PIXELS: usize = 128;
        let (ctx, colours) = (&self.ctx, self.colours);
        self.pieces
            .entry(piece)
            .or_insert_with(|| {
                let image = match piece {
                    Piece::Figure(figure, colour) => {
                        figures::rasterise(figure, &colours.style(colour), PIXELS)
                    }
                    Piece::Prop(prop) => figures::rasterise_prop(prop, 2 * PIXELS),
                };
                ctx.load_texture("piece", from_rgba(&image), OPTIONS)
            })
            .id()
    }

    /// The score board's picture.
    pub fn score_board(&mut self) -> TextureId {
        let ctx = &self.ctx;
        self.drawings
            .entry("score board".to_owned())
            .or_insert_with(|| {
                ctx.load_texture("score board", from_rgba(&figures::rasterise_score_board(640)), OPTIONS)
            })
            .id()
    }

    /// A drawing over a tile, kept under a name.
    pub fn drawing(&mut self, name: String, make: impl FnOnce() -> Drawing) -> TextureId {
        const PIXELS: usize = 192;
        let ctx = &self.ctx;
        self.drawings
            .entry(name)
            .or_insert_with(|| ctx.load_texture("drawing", from_rgba(&draw(&make(), PIXELS)), OPTIONS))
            .id()
    }
}

/// The whole of a texture.
pub fn whole() -> Rect {
    Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0))
}

fn with_gutter(image: &RgbImage) -> ColorImage {
    let clamp = |value: usize| value.saturating_sub(GUTTER).min(TILE_PIXELS - 1) as u32;
    let mut pixels = Vec::with_capacity(CELL * CELL);
    for y in 0..CELL {
        for x in 0..CELL {
            let [r, g, b] = image.get_pixel(clamp(x), clamp(y)).0;
            pixels.push(Color32::from_rgb(r, g, b));
        }
    }
    ColorImage::new([CELL, CELL], pixels)
}

fn from_rgba(image: &RgbaImage) -> ColorImage {
    let size = [image.width() as usize, image.height() as usize];
    ColorImage::from_rgba_unmultiplied(size, image.as_raw())
}
