//! Many small pictures of one size on a few large textures, so that a whole map is a handful of meshes.

use egui::{
    Color32, ColorImage, Context, Rect, TextureFilter, TextureHandle, TextureId, TextureOptions, vec2,
};

/// Pixels of a sheet's side.
const SHEET: usize = 2048;

/// Repeated border pixels around each picture, so that neighbours do not bleed into each other.
const GUTTER: usize = 4;

/// How textures are sampled: smoothly, also when much smaller than they are.
pub(crate) const OPTIONS: TextureOptions =
    TextureOptions { mipmap_mode: Some(TextureFilter::Linear), ..TextureOptions::LINEAR };

/// A part of a texture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cutout {
    /// The texture.
    pub texture: TextureId,
    /// The part of it.
    pub uv: Rect,
}

/// Where a picture lies on its sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place(usize);

/// Sheets that fill up one picture after the other.
pub(crate) struct Sheets {
    name: &'static str,
    /// Pixels of a picture's side.
    pixels: usize,
    handles: Vec<TextureHandle>,
    used: usize,
}

impl Sheets {
    /// Empty sheets for square pictures of this size.
    pub(crate) fn new(name: &'static str, pixels: usize) -> Self {
        Self { name, pixels, handles: Vec::new(), used: 0 }
    }

    /// Forgets all pictures; the textures are used again.
    pub(crate) fn clear(&mut self) {
        self.used = 0;
    }

    /// Adds a picture, given pixel by pixel.
    pub(crate) fn add(&mut self, ctx: &Context, pixel: impl Fn(u32, u32) -> Color32) -> Place {
        let place = Place(self.used);
        self.used += 1;
        let (sheet, corner) = self.corner(place);
        while self.handles.len() <= sheet {
            let empty = ColorImage::filled([SHEET, SHEET], Color32::TRANSPARENT);
            self.handles.push(ctx.load_texture(self.name, empty, OPTIONS));
        }
        let inner = |at: usize| at.saturating_sub(GUTTER).min(self.pixels - 1) as u32;
        let cell = self.cell();
        let pixels = (0..cell * cell).map(|index| pixel(inner(index % cell), inner(index / cell))).collect();
        self.handles[sheet].set_partial(corner, ColorImage::new([cell, cell], pixels), OPTIONS);
        place
    }

    /// The picture at a place.
    pub(crate) fn cutout(&self, place: Place) -> Cutout {
        let (sheet, [x, y]) = self.corner(place);
        let low = vec2((x + GUTTER) as f32, (y + GUTTER) as f32) / SHEET as f32;
        let size = self.pixels as f32 / SHEET as f32;
        let uv = Rect::from_min_size(low.to_pos2(), vec2(size, size));
        Cutout { texture: self.handles[sheet].id(), uv }
    }

    /// Pixels of a picture with its gutter.
    fn cell(&self) -> usize {
        self.pixels + 2 * GUTTER
    }

    fn corner(&self, Place(place): Place) -> (usize, [usize; 2]) {
        let columns = SHEET / self.cell();
        let (sheet, cell) = (place / (columns * columns), place % (columns * columns));
        (sheet, [cell % columns * self.cell(), cell / columns * self.cell()])
    }
}
