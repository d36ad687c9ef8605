//! Pictures as textures: tiles and what is drawn over them on large sheets, made in the background; pieces when needed.

use std::collections::{HashMap, HashSet};
use std::panic::{UnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};

use egui::{Color32, ColorImage, Context, Rect, TextureHandle, TextureId, pos2};
use image::RgbaImage;

use crate::art::atlas::{self, Turns};
use crate::art::colour::Hex;
use crate::art::figures::{self, Figure, Prop};
use crate::art::finished::finished;
use crate::art::overlay;
use crate::art::painter::TILE_PIXELS;
use crate::art::players::ColourSet;
use crate::art::theme::Theme;
use crate::art::vector::{Drawing, draw};
use crate::tiles::{Kind, Turn};

pub use super::sheets::Cutout;
use super::sheets::{OPTIONS, Place, Sheets};

/// Pixels of what is drawn over a tile.
const OVERLAY_PIXELS: usize = 192;

/// Overlays taken in per frame; each one makes the sheet's smaller copies anew.
const OVERLAYS_A_FRAME: usize = 6;

/// The light on a feature that is spoken of.
const GOLD: Hex = Hex(0xFF_E07A);

/// The light on what was found rightly, and on what was not.
const GREEN: Hex = Hex(0x7C_E0B0);
const RED: Hex = Hex(0xFF_6A50);

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
            Over::Light => overlay::highlight(kind, turn, segment, GOLD),
            Over::Right => overlay::highlight(kind, turn, segment, GREEN),
            Over::Wrong => overlay::highlight(kind, turn, segment, RED),
            Over::Free => overlay::highlight(kind, turn, segment, Hex(0x00FF_F6D8)),
            Over::Field(colour) => overlay::field(kind, turn, segment, &colours.style(colour)),
            Over::Finished => finished(kind, turn, segment, theme),
        }
    }
}

/// A piece with its colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A player's figure.
    Figure(Figure, usize),
    /// Something that belongs to nobody.
    Prop(Prop),
}

/// How everything looks; what was made for another style is of no use any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Style {
    theme: Theme,
    colours: ColourSet,
}

/// A picture made in the background.
enum Made {
    Tile { kind: Kind, variant: usize, theme: Theme, turns: Turns },
    Overlay { overlay: Overlay, style: Style, image: RgbaImage },
}

/// All textures of the window.
pub struct Pictures {
    ctx: Context,
    style: Style,
    tiles: Sheets,
    places: HashMap<TilePicture, Place>,
    wanted: HashSet<TilePicture>,
    asked: HashSet<(Kind, usize)>,
    overlays: Sheets,
    /// Where each overlay lies; nowhere yet while it is being made.
    drawn: HashMap<Overlay, Option<Place>>,
    done: Sender<Made>,
    ready: Receiver<Made>,
    pieces: HashMap<Piece, TextureHandle>,
    score_board: Option<TextureHandle>,
}

impl Pictures {
    /// No textures yet.
    pub fn new(ctx: &Context, theme: Theme, colours: ColourSet) -> Self {
        let (done, ready) = channel();
        Self {
            ctx: ctx.clone(),
            style: Style { theme, colours },
            tiles: Sheets::new("tiles", TILE_PIXELS),
            places: HashMap::new(),
            wanted: HashSet::new(),
            asked: HashSet::new(),
            overlays: Sheets::new("overlays", OVERLAY_PIXELS),
            drawn: HashMap::new(),
            done,
            ready,
            pieces: HashMap::new(),
            score_board: None,
        }
    }

    /// Changes theme or colours; everything is made anew as it is needed.
    pub fn set_style(&mut self, theme: Theme, colours: ColourSet) {
        if theme != self.style.theme {
            self.tiles.clear();
            self.places.clear();
            self.wanted.clear();
            self.asked.clear();
        }
        if colours != self.style.colours {
            self.pieces.clear();
        }
        let style = Style { theme, colours };
        if style != self.style {
            self.overlays.clear();
            self.drawn.clear();
        }
        self.style = style;
    }

    /// Takes in what has been made since the last frame.
    pub fn receive(&mut self) {
        let mut overlays = 0;
        while let Ok(made) = self.ready.try_recv() {
            overlays += usize::from(matches!(made, Made::Overlay { .. }));
            self.take(made);
            if overlays == OVERLAYS_A_FRAME {
                self.ctx.request_repaint();
                return;
            }
        }
    }

    /// Waits until everything that was asked for is there; for pictures of the window in tests.
    pub fn wait(&mut self) {
        while !self.asked.is_empty() || self.drawn.values().any(Option::is_none) {
            let Ok(made) = self.ready.recv() else { return };
            self.take(made);
        }
    }

    fn take(&mut self, made: Made) {
        match made {
            Made::Tile { kind, variant, theme, turns } if theme == self.style.theme => {
                self.asked.remove(&(kind, variant));
                for turn in Turn::ALL {
                    let picture = TilePicture { kind, variant, turn };
                    if self.wanted.remove(&picture) {
                        let image = &turns[turn.quarters()];
                        let place = self.tiles.add(&self.ctx, |x, y| {
                            let [r, g, b] = image.get_pixel(x, y).0;
                            Color32::from_rgb(r, g, b)
                        });
                        self.places.insert(picture, place);
                    }
                }
            }
            Made::Overlay { overlay, style, image } if style == self.style => {
                let place = self.overlays.add(&self.ctx, |x, y| {
                    let [r, g, b, a] = image.get_pixel(x, y).0;
                    Color32::from_rgba_unmultiplied(r, g, b, a)
                });
                self.drawn.insert(overlay, Some(place));
            }
            Made::Tile { .. } | Made::Overlay { .. } => {}
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

    /// A tile's picture, or `None` while it is still being decoded.
    pub fn tile(&mut self, picture: TilePicture) -> Option<Cutout> {
        if let Some(&place) = self.places.get(&picture) {
            return Some(self.tiles.cutout(place));
        }
        let TilePicture { kind, variant, .. } = picture;
        if self.wanted.insert(picture) && self.asked.insert((kind, variant)) {
            let theme = self.style.theme;
            self.make(move || {
                let turns = atlas::pictures(kind, variant, theme);
                Made::Tile { kind, variant, theme, turns }
            });
        }
        None
    }

    /// What is drawn over a segment, or `None` while it is still being made.
    pub fn overlay(&mut self, overlay: Overlay) -> Option<Cutout> {
        if let Some(place) = self.drawn.get(&overlay) {
            return place.map(|place| self.overlays.cutout(place));
        }
        self.drawn.insert(overlay, None);
        let style = self.style;
        self.make(move || {
            let drawing = overlay.drawing(style.theme, style.colours);
            Made::Overlay { overlay, style, image: draw(&drawing, OVERLAY_PIXELS) }
        });
        None
    }

    /// A piece's picture.
    pub fn piece(&mut self, piece: Piece) -> TextureId {
        /// Large enough for a figure on a tile that fills a third of the screen.
        const PIXELS: usize = 128;
        let (ctx, colours) = (&self.ctx, self.style.colours);
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
        self.score_board
            .get_or_insert_with(|| {
                ctx.load_texture("score board", from_rgba(&figures::rasterise_score_board(640)), OPTIONS)
            })
            .id()
    }
}

/// The whole of a texture.
pub fn whole() -> Rect {
    Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0))
}

fn from_rgba(image: &RgbaImage) -> ColorImage {
    let size = [image.width() as usize, image.height() as usize];
    ColorImage::from_rgba_unmultiplied(size, image.as_raw())
}
