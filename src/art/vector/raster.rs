//! Turns drawings into pixels.

use image::{Rgba, RgbaImage};
use tiny_skia::{FillRule, LineCap, LineJoin, Paint, PathBuilder, Pixmap, Stroke, Transform};

use super::shape::{Drawing, Ink, Path, PathStep, Shape};
use crate::art::point::{Point, point};

/// Pixels to draw on, with premultiplied colours.
pub struct Bitmap(Pixmap);

impl Bitmap {
    /// A clear bitmap; at least one pixel in each direction.
    pub fn new(width: usize, height: usize) -> Self {
        let (width, height) = (width.max(1) as u32, height.max(1) as u32);
        Self(Pixmap::new(width, height).expect("a bitmap has at least one pixel and fits in memory"))
    }

    /// Draws with the unit square `scale` pixels wide and its corner at `origin`.
    pub fn draw(&mut self, drawing: &Drawing, origin: Point, scale: f32) {
        let transform = Transform::from_row(scale, 0.0, 0.0, scale, origin.x, origin.y);
        for shape in &drawing.shapes {
            match shape {
                Shape::Fill(path, ink) => {
                    if let Some(path) = converted(path) {
                        self.0.fill_path(&path, &paint(*ink), FillRule::EvenOdd, transform, None);
                    }
                }
                Shape::Line(path, ink, width) => {
                    let stroke = Stroke {
                        width: *width,
                        line_cap: LineCap::Round,
                        line_join: LineJoin::Round,
                        ..Stroke::default()
                    };
                    if let Some(path) = converted(path) {
                        self.0.stroke_path(&path, &paint(*ink), &stroke, transform, None);
                    }
                }
            }
        }
    }

    /// How much of each pixel is covered, from 0 to 1.
    pub fn cover(&self) -> Vec<f32> {
        self.0.pixels().iter().map(|pixel| f32::from(pixel.alpha()) / 255.0).collect()
    }

    /// The picture with straight alpha.
    pub fn image(&self) -> RgbaImage {
        let width = self.0.width();
        RgbaImage::from_fn(width, self.0.height(), |x, y| {
            let pixel = self.0.pixels()[(y * width + x) as usize].demultiply();
            Rgba([pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()])
        })
    }
}

/// A drawing as a square picture.
pub fn draw(drawing: &Drawing, pixels: usize) -> RgbaImage {
    let mut bitmap = Bitmap::new(pixels, pixels);
    bitmap.draw(drawing, Point::default(), pixels as f32);
    bitmap.image()
}

/// Draws onto an opaque picture: the unit square becomes `scale` pixels wide with its corner at `origin`.
pub fn draw_on(picture: &mut image::RgbImage, drawing: &Drawing, origin: Point, scale: f32) {
    // Only the part that the drawing can touch is composed.
    let [low, high] = drawing.bounds();
    let left = (origin.x + low.x * scale - 2.0).floor().max(0.0);
    let top = (origin.y + low.y * scale - 2.0).floor().max(0.0);
    let right = (origin.x + high.x * scale + 2.0).ceil().min(picture.width() as f32);
    let bottom = (origin.y + high.y * scale + 2.0).ceil().min(picture.height() as f32);
    if right <= left || bottom <= top {
        return;
    }
    let mut bitmap = Bitmap::new((right - left) as usize, (bottom - top) as usize);
    bitmap.draw(drawing, origin - point(left, top), scale);
    let width = bitmap.0.width();
    for (index, pixel) in bitmap.0.pixels().iter().enumerate() {
        let cover = u32::from(pixel.alpha());
        if cover == 0 {
            continue;
        }
        let (x, y) = (left as u32 + index as u32 % width, top as u32 + index as u32 / width);
        let under = picture.get_pixel_mut(x, y);
        for (below, above) in under.0.iter_mut().zip([pixel.red(), pixel.green(), pixel.blue()]) {
            *below = (u32::from(above) + (u32::from(*below) * (255 - cover) + 127) / 255).min(255) as u8;
        }
    }
}

fn converted(path: &Path) -> Option<tiny_skia::Path> {
    let mut builder = PathBuilder::new();
    for step in &path.steps {
        match *step {
            PathStep::Move(to) => builder.move_to(to.x, to.y),
            PathStep::Line(to) => builder.line_to(to.x, to.y),
            PathStep::Curve(a, b, to) => builder.cubic_to(a.x, a.y, b.x, b.y, to.x, to.y),
            PathStep::Close => builder.close(),
        }
    }
    builder.finish()
}

fn paint(ink: Ink) -> Paint<'static> {
    let [r, g, b] = ink.colour.bytes();
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color_rgba8(r, g, b, (ink.opacity.clamp(0.0, 1.0) * 255.0 + 0.5) as u8);
    paint
}
