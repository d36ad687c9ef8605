//! Sun, sky and ink: from colour and height to the picture.

use image::RgbImage;

use super::canvas::Canvas;
use crate::art::colour::Rgb;
use crate::art::noise::step;
use crate::tiles::Terrain;

/// The sun stands in the north-west, about 43 degrees high: shadows are about as long as things are high.
const SUN: [f32; 3] = [-0.517, -0.517, 0.682];
/// Light of the sun and of the sky; together they leave flat ground as painted.
const SUNLIGHT: Rgb = Rgb::new(0.66, 0.605, 0.5);
const SKYLIGHT: Rgb = Rgb::new(0.38, 0.415, 0.49);
/// Ground beyond the border that light needs to know, in tile widths.
const MARGIN: f32 = 0.14;

/// Lights a painting; `edges` are the terrains of its sides as it lies. The picture is half as large.
pub(super) fn light(canvas: &Canvas, edges: [Terrain; 4]) -> RgbImage {
    let field = Heights::around(canvas, edges);
    let near = field.blurred((canvas.size as f32 * 0.012) as usize);
    let wide = field.blurred((canvas.size as f32 * 0.04) as usize);
    let size = canvas.size;
    let mut lit = vec![Rgb::default(); size * size];
    for y in 0..size {
        for x in 0..size {
            let at = field.index(x, y);
            let colour = canvas.albedo[y * size + x];
            lit[y * size + x] = field.shade(colour, at, near[at], wide[at]);
        }
    }
    let half = size / 2;
    RgbImage::from_fn(half as u32, half as u32, |x, y| {
        let first = (y as usize * size + x as usize) * 2;
        let sum = lit[first] + lit[first + 1] + lit[first + size] + lit[first + size + 1];
        image::Rgb(curve(sum * 0.25).bytes())
    })
}

/// A gentle curve: a little more contrast and colour than nature.
fn curve(colour: Rgb) -> Rgb {
    let grey = colour.luminance();
    let rich = Rgb::new(grey, grey, grey).mix(colour, 1.03);
    let bend = |value: f32| {
        let value = value.max(0.0);
        // Highlights roll off instead of clipping.
        if value > 0.7 { 0.7 + 0.3 * (1.0 - (-(value - 0.7) / 0.3).exp()) } else { value }
    };
    Rgb::new(bend(rich.r), bend(rich.g), bend(rich.b))
}

/// Heights of the tile and a margin around it, in pixels.
struct Heights {
    width: usize,
    margin: usize,
    height: Vec<f32>,
    size: f32,
}

impl Heights {
    /// Continues the tile beyond its border as its own mirror image, which is what a matching neighbour shows
    /// there. Only a city goes on with its houses; beyond other sides there is bare ground.
    fn around(canvas: &Canvas, edges: [Terrain; 4]) -> Self {
        let size = canvas.size;
        let margin = (size as f32 * MARGIN) as usize;
        let width = size + 2 * margin;
        let mirror = |value: usize| -> (usize, Option<bool>) {
            if value < margin {
                (margin - 1 - value, Some(false))
            } else if value < margin + size {
                (value - margin, None)
            } else {
                (2 * size + margin - 1 - value, Some(true))
            }
        };
        let mut height = Vec::with_capacity(width * width);
        for y in 0..width {
            let (row, vertical) = mirror(y);
            for x in 0..width {
                let (column, horizontal) = mirror(x);
                let terrain = |past: Option<bool>, low: usize, high: usize| {
                    past.map(|far| edges[if far { high } else { low }])
                };
                let beyond = [terrain(vertical, 0, 2), terrain(horizontal, 3, 1)];
                let bare = beyond.into_iter().flatten().any(|beyond| beyond != Terrain::City);
                let index = row * size + column;
                let value = if bare { canvas.ground[index] } else { canvas.height[index] };
                height.push(value * size as f32);
            }
        }
        Self { width, margin, height, size: size as f32 }
    }

    fn index(&self, x: usize, y: usize) -> usize {
        (y + self.margin) * self.width + x + self.margin
    }

    /// The heights averaged over squares, twice.
    fn blurred(&self, radius: usize) -> Vec<f32> {
        let mut values = self.height.clone();
        for _ in 0..2 {
            values = transposed(&averaged(&values, self.width, radius), self.width);
            values = transposed(&averaged(&values, self.width, radius), self.width);
        }
        values
    }

    fn shade(&self, colour: Rgb, at: usize, near: f32, wide: f32) -> Rgb {
        let h = &self.height;
        let w = self.width;
        let here = h[at];
        let dx = (h[at + 1] - h[at - 1]) * 0.5;
        let dy = (h[at + w] - h[at - w]) * 0.5;
        let steep = 1.0 / (dx * dx + dy * dy + 1.0).sqrt();
        let facing = ((-dx * SUN[0] - dy * SUN[1] + SUN[2]) * steep).max(0.0) / SUN[2];
        let unit = self.size * 0.01;
        let closed = ((near - here).max(0.0) * 0.55 + (wide - here).max(0.0) * 0.4) / unit;
        let open = 1.0 / (1.0 + 0.55 * closed);
        let sky = SKYLIGHT * (open * (0.72 + 0.28 * steep));
        let sun = SUNLIGHT * (facing.min(1.5) * self.sunlit(at));
        // Thin ink at the foot of whatever stands higher.
        let rise = h[at - 1].max(h[at + 1]).max(h[at - w]).max(h[at + w]) - here;
        let ink = 1.0 - 0.5 * step(0.8 * unit, 2.2 * unit, rise);
        colour.filtered(sky + sun) * ink
    }

    /// How much of the sun reaches a place: marches towards it, and the further away the edge of what covers it,
    /// the softer the shadow.
    fn sunlit(&self, at: usize) -> f32 {
        let slope = SUN[2] / SUN[0].hypot(SUN[1]);
        let reach = self.size * 0.15;
        let here = self.height[at] + 0.6;
        let (x, y) = ((at % self.width) as f32, (at / self.width) as f32);
        let limit = (self.width - 1) as f32;
        let mut open: f32 = 1.0;
        let mut way = 1.5f32;
        while way < reach {
            let (sx, sy) =
                (x - way * std::f32::consts::FRAC_1_SQRT_2, y - way * std::f32::consts::FRAC_1_SQRT_2);
            if sx < 0.0 || sy < 0.0 || sx > limit || sy > limit {
                break;
            }
            let over = self.height[sy as usize * self.width + sx as usize] - (here + way * slope);
            let soft = 1.2 + way * 0.16;
            open = open.min(0.5 - over / (2.0 * soft) + 0.25);
            if open <= 0.0 {
                return 0.0;
            }
            way += 1.0 + way * 0.035;
        }
        open.clamp(0.0, 1.0)
    }
}

fn averaged(values: &[f32], width: usize, radius: usize) -> Vec<f32> {
    let mut result = vec![0.0; values.len()];
    for (row, out) in values.chunks(width).zip(result.chunks_mut(width)) {
        let at = |index: isize| row[index.clamp(0, width as isize - 1) as usize];
        let radius = radius as isize;
        let mut sum: f32 = (-radius..=radius).map(at).sum();
        for (x, out) in out.iter_mut().enumerate() {
            *out = sum / (2 * radius + 1) as f32;
            sum += at(x as isize + radius + 1) - at(x as isize - radius);
        }
    }
    result
}

fn transposed(values: &[f32], width: usize) -> Vec<f32> {
    (0..values.len()).map(|index| values[index % width * width + index / width]).collect()
}
