//! Paints what egui wants painted, on the processor: the same pixels on every machine, and no driver needed.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use egui::epaint::{Primitive, Vertex};
use egui::{Color32, ColorImage, ImageData, Mesh, Pos2, Rect, TextureId, TexturesDelta, Vec2};
use egui_kittest::{Harness, TestRenderer};
use image::{Rgb, RgbImage};

/// Parts of a pixel in which corners are measured.
const SUBPIXELS: f32 = 256.0;

/// All textures of a window.
#[derive(Clone, Default)]
pub struct Textures(Rc<RefCell<HashMap<TextureId, ColorImage>>>);

impl TestRenderer for Textures {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        let mut textures = self.0.borrow_mut();
        for (id, changes) in delta.set.drain() {
            for change in changes {
                let ImageData::Color(image) = &change.image;
                match (change.pos, textures.get_mut(&id)) {
                    (Some(corner), Some(whole)) => patch(whole, image, corner),
                    _ => drop(textures.insert(id, (**image).clone())),
                }
            }
        }
        for id in delta.free.drain() {
            textures.remove(&id);
        }
    }
}

fn patch(whole: &mut ColorImage, part: &ColorImage, [left, top]: [usize; 2]) {
    let (stride, width) = (whole.size[0], part.size[0]);
    for (row, line) in part.pixels.chunks(width).enumerate() {
        let start = (top + row) * stride + left;
        whole.pixels[start..start + width].copy_from_slice(line);
    }
}

/// A picture of the window.
pub fn picture(harness: &Harness<'_>, textures: &Textures) -> RgbImage {
    let output = harness.output();
    let scale = output.pixels_per_point;
    let size = harness.ctx.content_rect().size() * scale;
    let mut canvas = Canvas::new(size.x.round() as usize, size.y.round() as usize);
    let textures = textures.0.borrow();
    for clipped in harness.ctx.tessellate(output.shapes.clone(), scale) {
        let Primitive::Mesh(mesh) = &clipped.primitive else { continue };
        if let Some(texture) = textures.get(&mesh.texture_id) {
            canvas.mesh(mesh, texture, clipped.clip_rect * scale, scale);
        }
    }
    canvas.finish()
}

/// Colours with premultiplied alpha, from 0 to 255.
type Tone = [f32; 4];

struct Canvas {
    width: usize,
    height: usize,
    pixels: Vec<Tone>,
}

impl Canvas {
    fn new(width: usize, height: usize) -> Self {
        Self { width, height, pixels: vec![[0.0, 0.0, 0.0, 255.0]; width * height] }
    }

    fn finish(self) -> RgbImage {
        RgbImage::from_fn(self.width as u32, self.height as u32, |x, y| {
            let tone = self.pixels[y as usize * self.width + x as usize];
            Rgb([tone[0].round() as u8, tone[1].round() as u8, tone[2].round() as u8])
        })
    }

    fn mesh(&mut self, mesh: &Mesh, texture: &ColorImage, clip: Rect, scale: f32) {
        let inside = |value: f32, most: usize| (value.round().max(0.0) as usize).min(most);
        let columns = inside(clip.left(), self.width)..inside(clip.right(), self.width);
        let rows = inside(clip.top(), self.height)..inside(clip.bottom(), self.height);
        for corners in mesh.indices.chunks_exact(3) {
            let mut triangle = [0, 1, 2].map(|corner| mesh.vertices[corners[corner] as usize]);
            for vertex in &mut triangle {
                vertex.pos = (vertex.pos.to_vec2() * scale).to_pos2();
            }
            self.triangle(triangle, texture, &columns, &rows);
        }
    }

    fn triangle(
        &mut self,
        mut corners: [Vertex; 3],
        texture: &ColorImage,
        columns: &std::ops::Range<usize>,
        rows: &std::ops::Range<usize>,
    ) {
        let fixed = |corner: Vertex| {
            [(corner.pos.x * SUBPIXELS).round() as i64, (corner.pos.y * SUBPIXELS).round() as i64]
        };
        let double_area = |a: [i64; 2], b: [i64; 2], c: [i64; 2]| {
            (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
        };
        let mut points = corners.map(fixed);
        let mut area = double_area(points[0], points[1], points[2]);
        if area == 0 {
            return;
        }
        if area < 0 {
            corners.swap(1, 2);
            points.swap(1, 2);
            area = -area;
        }
        let sampler = Sampler::new(texture, &corners);
        let pixel = SUBPIXELS as i64;
        let range = |axis: usize, limits: &std::ops::Range<usize>| {
            let least = points.iter().map(|point| point[axis]).min().unwrap_or(0).div_euclid(pixel);
            let most = points.iter().map(|point| point[axis]).max().unwrap_or(0).div_euclid(pixel) + 1;
            (least.max(limits.start as i64))..(most.min(limits.end as i64))
        };
        // A pixel on a common edge belongs to one of two triangles: to the one on the right of it or below it.
        let bias = [(1, 2), (2, 0), (0, 1)].map(|(from, to)| {
            let (dx, dy) = (points[to][0] - points[from][0], points[to][1] - points[from][1]);
            i64::from(!(dy < 0 || (dy == 0 && dx > 0)))
        });
        for y in range(1, rows) {
            for x in range(0, columns) {
                let at = [x * pixel + pixel / 2, y * pixel + pixel / 2];
                let weights = [
                    double_area(points[1], points[2], at),
                    double_area(points[2], points[0], at),
                    double_area(points[0], points[1], at),
                ];
                if weights.iter().zip(bias).any(|(weight, bias)| *weight < bias) {
                    continue;
                }
                let parts = weights.map(|weight| weight as f32 / area as f32);
                let source = sampler.tone(&corners, parts);
                let target = &mut self.pixels[y as usize * self.width + x as usize];
                let rest = 1.0 - source[3] / 255.0;
                for channel in 0..4 {
                    target[channel] = (source[channel] + target[channel] * rest).min(255.0);
                }
            }
        }
    }
}

/// Reads a texture under one triangle.
///
/// All places are told from a whole texel near the first corner, so that a picture looks exactly the same wherever it
/// lies on its texture; that depends on which of them was ready first.
struct Sampler<'a> {
    texture: &'a ColorImage,
    /// The texel that places are told from.
    origin: [i64; 2],
    /// Where the corners lie, in texels from there.
    texels: [Vec2; 3],
    /// Samples on each side of a pixel, so that a large picture can be shown small.
    samples: usize,
    /// How far apart, in texels, neighbouring pixels are across and down.
    steps: [Vec2; 2],
    /// The one tone of a triangle without a picture.
    plain: Option<Tone>,
}

impl<'a> Sampler<'a> {
    fn new(texture: &'a ColorImage, corners: &[Vertex; 3]) -> Self {
        let first = corners[0].pos;
        let (second, third) = (corners[1].pos - first, corners[2].pos - first);
        let places = corners.map(|corner| texel(texture, corner.uv));
        let origin = places[0].floor();
        let texels = places.map(|place| place - origin);
        let (to_second, to_third) = (texels[1] - texels[0], texels[2] - texels[0]);
        let area = second.x * third.y - second.y * third.x;
        let steps = [
            (to_second * third.y - to_third * second.y) / area,
            (to_third * second.x - to_second * third.x) / area,
        ];
        let longest =
            steps.iter().flat_map(|step| [step.x, step.y]).fold(0.0_f32, |most, step| most.max(step.abs()));
        let is_plain = to_second == Vec2::ZERO && to_third == Vec2::ZERO;
        let samples = (longest - 0.25).ceil().clamp(1.0, 6.0) as usize;
        let origin = [origin.x as i64, origin.y as i64];
        let mut sampler = Self { texture, origin, texels, samples, steps, plain: None };
        sampler.plain = is_plain.then(|| sampler.bilinear(texels[0]));
        sampler
    }

    fn tone(&self, corners: &[Vertex; 3], parts: [f32; 3]) -> Tone {
        let mix = |value: &dyn Fn(&Vertex) -> f32| {
            corners.iter().zip(parts).map(|(corner, part)| value(corner) * part).sum::<f32>()
        };
        let texture = self.plain.unwrap_or_else(|| {
            let [first, second, third] = self.texels;
            self.average(first * parts[0] + second * parts[1] + third * parts[2])
        });
        let mut tone = [0.0; 4];
        for (channel, value) in tone.iter_mut().enumerate() {
            *value = texture[channel] * mix(&|corner| f32::from(corner.color.to_array()[channel])) / 255.0;
        }
        tone
    }

    fn average(&self, middle: Vec2) -> Tone {
        let count = self.samples;
        let offset = |index: usize| (index as f32 + 0.5) / count as f32 - 0.5;
        let [first, second, third] = self.texels;
        let (low, high) = (first.min(second).min(third), first.max(second).max(third));
        let mut sum = [0.0; 4];
        for down in 0..count {
            for across in 0..count {
                let at = middle + self.steps[0] * offset(across) + self.steps[1] * offset(down);
                // What lies beside the picture on its texture is none of its business.
                let at = at.clamp(low, high);
                for (sum, value) in sum.iter_mut().zip(self.bilinear(at)) {
                    *sum += value;
                }
            }
        }
        sum.map(|value| value / (count * count) as f32)
    }

    fn bilinear(&self, at: Vec2) -> Tone {
        let (x, y) = (at.x - 0.5, at.y - 0.5);
        let (left, top) = (x.floor(), y.floor());
        let (right_part, lower_part) = (x - left, y - top);
        let (texture, [first_column, first_row]) = (self.texture, self.origin);
        let at = |dx: i64, dy: i64| {
            let clamp = |value: i64, size: usize| value.clamp(0, size as i64 - 1) as usize;
            let column = clamp(first_column + left as i64 + dx, texture.size[0]);
            let row = clamp(first_row + top as i64 + dy, texture.size[1]);
            let tone: Color32 = texture.pixels[row * texture.size[0] + column];
            tone.to_array().map(f32::from)
        };
        let corners = [at(0, 0), at(1, 0), at(0, 1), at(1, 1)];
        let weights = [
            (1.0 - right_part) * (1.0 - lower_part),
            right_part * (1.0 - lower_part),
            (1.0 - right_part) * lower_part,
            right_part * lower_part,
        ];
        let mut tone = [0.0; 4];
        for (corner, weight) in corners.iter().zip(weights) {
            for (sum, value) in tone.iter_mut().zip(corner) {
                *sum += value * weight;
            }
        }
        tone
    }
}

fn texel(texture: &ColorImage, uv: Pos2) -> Pos2 {
    Pos2::new(uv.x * texture.size[0] as f32, uv.y * texture.size[1] as f32)
}
