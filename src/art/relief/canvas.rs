//! Pixels with colour and cover, and the grid of samples that they are made of.

use image::{Rgba, RgbaImage};

use super::Frame;
use crate::art::pixel_field::PixelField;
use crate::art::point::{Point, point};
use crate::art::vector::{Bitmap, Drawing};

/// Colour as stored in pictures, from 0 to 1.
pub(super) type SampleTone = [f32; 3];

/// The samples of a picture or of a part of it, and where they lie in the box of the piece.
#[derive(Clone, Copy, Debug)]
pub(super) struct SampleGrid {
    pub width: usize,
    pub height: usize,
    /// Samples per unit.
    pub scale: f32,
    origin: Point,
    /// Columns and rows of the whole picture that lie before this part.
    pub left: usize,
    pub top: usize,
}

impl SampleGrid {
    /// So many samples for each pixel of a picture.
    pub fn new(frame: Frame, pixels: usize, samples: usize) -> Self {
        let count = |units: f32| (units * pixels as f32 / 100.0).ceil().max(1.0) as usize;
        let size = frame.high - frame.low;
        Self {
            width: count(size.x) * samples,
            height: count(size.y) * samples,
            scale: (pixels * samples) as f32 / 100.0,
            origin: frame.low,
            left: 0,
            top: 0,
        }
    }

    /// The part with everything between two corners and so many units around them.
    pub fn part(&self, [low, high]: [Point; 2], around: f32) -> Self {
        let ends = |low: f32, high: f32, origin: f32, most: usize| {
            let from = ((low - around - origin) * self.scale).floor().clamp(0.0, most as f32 - 1.0) as usize;
            let to = ((high + around - origin) * self.scale).ceil().clamp(0.0, most as f32) as usize;
            (from, to.saturating_sub(from).max(1))
        };
        let (left, width) = ends(low.x, high.x, self.origin.x, self.width);
        let (top, height) = ends(low.y, high.y, self.origin.y, self.height);
        let origin = self.origin + point(left as f32, top as f32) * (1.0 / self.scale);
        Self { width, height, origin, left: self.left + left, top: self.top + top, ..*self }
    }

    /// The place of a sample in the box.
    pub fn place(&self, x: usize, y: usize) -> Point {
        self.origin + point(x as f32 + 0.5, y as f32 + 0.5) * (1.0 / self.scale)
    }

    /// The sample at a place of the box.
    pub fn sample(&self, at: Point) -> Point {
        (at - self.origin) * self.scale - point(0.5, 0.5)
    }

    /// The index in the whole of each sample of a part, row by row.
    pub fn indices(&self, part: &Self) -> impl Iterator<Item = usize> {
        let (left, top) = (part.left - self.left, part.top - self.top);
        let (width, across) = (self.width, part.width);
        (top..top + part.height).flat_map(move |y| (left..left + across).map(move |x| y * width + x))
    }

    /// How much of each sample a drawing covers.
    pub fn mask(&self, drawing: &Drawing) -> PixelField {
        let mut bitmap = Bitmap::new(self.width, self.height);
        bitmap.draw(drawing, self.origin * -self.scale, self.scale);
        PixelField { width: self.width, height: self.height, values: bitmap.cover() }
    }
}

/// Colours with their cover; the colours are multiplied by it.
pub(super) struct PieceCanvas {
    pub tones: Vec<SampleTone>,
    pub cover: PixelField,
}

impl PieceCanvas {
    pub fn new(grid: &SampleGrid) -> Self {
        Self {
            tones: vec![[0.0; 3]; grid.width * grid.height],
            cover: PixelField::new(grid.width, grid.height),
        }
    }

    /// Lays a tone over a sample.
    pub fn lay(&mut self, index: usize, tone: SampleTone, cover: f32) {
        let rest = 1.0 - cover;
        for (below, above) in self.tones[index].iter_mut().zip(tone) {
            *below = *below * rest + above * cover;
        }
        let under = &mut self.cover.values[index];
        *under = *under * rest + cover;
    }

    /// Lays another canvas over this one, each of its samples over the one with the index that is next.
    pub fn lay_all(&mut self, above: &Self, indices: impl Iterator<Item = usize>) {
        for ((index, &cover), tone) in indices.zip(&above.cover.values).zip(&above.tones) {
            if cover == 0.0 {
                continue;
            }
            let rest = 1.0 - cover;
            for (below, above) in self.tones[index].iter_mut().zip(tone) {
                *below = *below * rest + above;
            }
            let under = &mut self.cover.values[index];
            *under = *under * rest + cover;
        }
    }

    /// Fewer samples: each is the mean of so many beside and below each other.
    pub fn coarser(&self, samples: usize) -> Self {
        let (width, height) = (self.cover.width / samples, self.cover.height / samples);
        let part = 1.0 / (samples * samples) as f32;
        let mut coarse =
            Self { tones: vec![[0.0; 3]; width * height], cover: PixelField::new(width, height) };
        for (row, line) in self.cover.values.chunks_exact(self.cover.width).enumerate() {
            if row / samples >= height {
                break;
            }
            let tones = &self.tones[row * self.cover.width..];
            for (column, (&cover, tone)) in line.iter().zip(tones).enumerate() {
                if cover == 0.0 || column / samples >= width {
                    continue;
                }
                let index = row / samples * width + column / samples;
                coarse.cover.values[index] += cover * part;
                for (sum, value) in coarse.tones[index].iter_mut().zip(tone) {
                    *sum += value * part;
                }
            }
        }
        coarse
    }

    /// The picture with straight alpha.
    pub fn picture(&self) -> RgbaImage {
        let width = self.cover.width;
        RgbaImage::from_fn(width as u32, self.cover.height as u32, |x, y| {
            let index = y as usize * width + x as usize;
            let cover = self.cover.values[index];
            if cover < 1.0 / 512.0 {
                return Rgba([0; 4]);
            }
            let byte = |value: f32| (value.clamp(0.0, 1.0) * 255.0 + 0.5) as u8;
            let [r, g, b] = self.tones[index].map(|value| byte(value / cover));
            Rgba([r, g, b, byte(cover)])
        })
    }
}
