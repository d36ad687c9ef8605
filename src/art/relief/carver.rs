//! Carves, lights and frames a piece.

use image::RgbaImage;

use super::Look;
use super::canvas::{PieceCanvas, SampleGrid, SampleTone};
use super::carving::{Carving, Form, Layer, Model, Pose};
use crate::art::colour::Hex;
use crate::art::noise;
use crate::art::pixel_field::PixelField;
use crate::art::players::OUTLINE;
use crate::art::point::{Point, point};
use crate::art::theme::Theme;

/// The sun stands in the north-west; these are unit vectors.
const SUN: [f32; 3] = [-0.516_22, -0.615_50, 0.595_64];

/// Halfway between the sun and the eye, where wood shines.
const SHINE: [f32; 3] = [-0.288_97, -0.344_54, 0.893_18];

/// Below this many pixels of the box a piece has a thicker outline and a halo.
const SMALL: usize = 34;

/// Colour of shadows.
const DARK: SampleTone = [0.06, 0.05, 0.02];

/// How dark shadows are.
const DEPTH: f32 = 0.72;

fn tone(hex: Hex) -> SampleTone {
    hex.bytes().map(|byte| f32::from(byte) / 255.0)
}

fn scaled(tone: SampleTone, factor: f32) -> SampleTone {
    tone.map(|value| value * factor)
}

/// Mixes towards another colour.
fn toned(from: SampleTone, to: SampleTone, part: f32) -> SampleTone {
    std::array::from_fn(|channel| from[channel] + (to[channel] - from[channel]) * part)
}

/// The picture of a piece.
///
/// Wood is computed in fine samples where there is any, shadows, which are soft anyway, in whole pixels.
pub(super) fn carve(model: &Model, look: Look) -> RgbaImage {
    let fine = SampleGrid::new(model.frame(), look.pixels, look.samples);
    let coarse = SampleGrid::new(model.frame(), look.pixels, 1);
    let mut piece = PieceCanvas::new(&fine);
    let mut shadow = PixelField::new(coarse.width, coarse.height);
    for carving in &model.carvings {
        let bounds = carving.bounds();
        // Room for the thickness and the outline.
        let grid = fine.part(bounds, carving.thickness + 2.0 * line_width(look) + 2.0);
        let carver = Carver { carving, grid, look };
        let wood = carver.carve();
        if carving.is_shaded && look.theme != Theme::HighContrast {
            let thrown = carver.shadow(&wood, &coarse, look.samples);
            shade(&mut piece, &thrown, look.samples);
            for (shadow, thrown) in shadow.values.iter_mut().zip(&thrown.values) {
                *shadow = shadow.max(*thrown);
            }
        }
        piece.lay_all(&wood.canvas, fine.indices(&grid));
    }
    if look.theme == Theme::Night {
        for tone in &mut piece.tones {
            *tone = [tone[0] * 0.80, tone[1] * 0.80, tone[2] * 0.88];
        }
    }
    let mut canvas = PieceCanvas::new(&coarse);
    for (index, &strength) in shadow.values.iter().enumerate() {
        if strength > 0.002 {
            canvas.lay(index, DARK, strength * DEPTH);
        }
    }
    let all = 0..coarse.width * coarse.height;
    if let Some(halo) = halo(model, look, &fine, &piece) {
        canvas.lay_all(&halo.coarser(look.samples), all.clone());
    }
    canvas.lay_all(&piece.coarser(look.samples), all);
    canvas.picture()
}

/// Darkens wood on which a shadow falls; the shadow is given in pixels.
fn shade(wood: &mut PieceCanvas, shadow: &PixelField, samples: usize) {
    let width = wood.cover.width;
    for (index, tone) in wood.tones.iter_mut().enumerate() {
        let cover = wood.cover.values[index];
        if cover > 0.0 {
            let place = |at: usize| (at as f32 + 0.5) / samples as f32 - 0.5;
            let strength = shadow.between(place(index % width), place(index / width));
            *tone = toned(*tone, scaled(DARK, cover), strength * DEPTH);
        }
    }
}

/// The light rim around pieces that would be lost otherwise.
fn halo(model: &Model, look: Look, grid: &SampleGrid, piece: &PieceCanvas) -> Option<PieceCanvas> {
    let is_flat = look.theme == Theme::HighContrast;
    let is_lost = look.pixels < SMALL || look.theme == Theme::Night && model.is_dark;
    if !is_flat && !is_lost {
        return None;
    }
    let (width, strength) = if is_flat { (line_width(look), 1.0) } else { (1.6, 0.55) };
    let width = width * grid.scale;
    let mut rim = piece.cover.distances(|cover| cover > 0.5);
    for value in &mut rim.values {
        *value = (width + 0.5 - *value).clamp(0.0, 1.0);
    }
    if !is_flat {
        rim = rim.softened(0.7 * grid.scale, 0.7 * grid.scale);
    }
    let mut canvas = PieceCanvas::new(grid);
    for (index, &part) in rim.values.iter().enumerate() {
        if part > 0.002 {
            canvas.lay(index, tone(OUTLINE[1]), part * strength);
        }
    }
    Some(canvas)
}

/// Width of the outline, in units. In high contrast it is two pixels, but less around very small pieces.
fn line_width(look: Look) -> f32 {
    match look.theme {
        Theme::HighContrast => (200.0 / look.pixels as f32).min(5.5),
        _ if look.pixels < SMALL => 2.6,
        _ => 1.5,
    }
}

/// Carves one carving.
struct Carver<'a> {
    carving: &'a Carving,
    grid: SampleGrid,
    look: Look,
}

/// Wood with light and outline.
struct FinishedWood {
    canvas: PieceCanvas,
    /// The front.
    body: PixelField,
    /// The front and what one sees of the sides.
    full: PixelField,
}

/// Wood before light falls on it.
struct RawWood {
    /// Colour of each sample.
    colour: Vec<SampleTone>,
    /// Height of each sample, in units.
    height: PixelField,
    /// What lies in a corner gets less of the sky's light.
    sky: Vec<f32>,
    /// The silhouette of everything.
    body: PixelField,
}

impl Carver<'_> {
    /// The wood with its outline.
    fn carve(&self) -> FinishedWood {
        let wood = self.pile();
        let mut canvas = PieceCanvas::new(&self.grid);
        self.sweep(&wood, &mut canvas);
        let front = if self.is_flat() { None } else { Some(self.lit(&wood)) };
        let front = front.as_ref().unwrap_or(&wood.colour);
        for (index, &cover) in wood.body.values.iter().enumerate() {
            if cover > 0.0 {
                canvas.lay(index, front[index], cover);
            }
        }
        let full = canvas.cover.clone();
        self.outline(&mut canvas);
        FinishedWood { canvas, body: wood.body, full }
    }

    fn is_flat(&self) -> bool {
        self.look.theme == Theme::HighContrast
    }

    /// Streaks along the wood, turned with it; they deviate by about 1.
    fn grain(&self, x: usize, y: usize) -> f32 {
        if self.is_flat() {
            return 0.0;
        }
        let at = self.grid.place(x, y);
        let turn = self.carving.turn;
        let at = if turn == 0.0 { at } else { (at - point(50.0, 50.0)).rotated(-turn) };
        let fine = noise::value(point(at.x / 1.1, at.y / 15.0), 5);
        let broad = noise::value(point(at.x / 9.0, at.y / 90.0), 6);
        1.5 * fine + 1.5 * broad
    }

    /// Lays the layers on each other.
    fn pile(&self) -> RawWood {
        let grid = &self.grid;
        let count = grid.width * grid.height;
        let mut wood = RawWood {
            colour: vec![[0.0; 3]; count],
            height: PixelField::new(grid.width, grid.height),
            sky: vec![1.0; count],
            body: PixelField::new(grid.width, grid.height),
        };
        for layer in &self.carving.layers {
            let part = grid.part(layer.mask.bounds(), 6.0);
            self.lay(layer, &part, &mut wood);
        }
        // Where a silhouette covers a sample only in part, the colour is still whole.
        for (colour, &cover) in wood.colour.iter_mut().zip(&wood.body.values) {
            if cover > 0.0 && cover < 1.0 {
                *colour = colour.map(|value| (value / cover).min(1.0));
            }
        }
        wood
    }

    /// Lays one layer, which lies in a part of the grid.
    fn lay(&self, layer: &Layer, part: &SampleGrid, wood: &mut RawWood) {
        let grid = &self.grid;
        let mask = part.mask(&layer.mask);
        let inside = mask.distances(|cover| cover <= 0.5);
        let tone = tone(layer.tone);
        if let Form::Raised { base, .. } = layer.form
            && base > 0.0
            && !self.is_flat()
        {
            let near = mask.softened(1.6 * grid.scale, 1.6 * grid.scale);
            for (index, (near, cover)) in grid.indices(part).zip(near.values.iter().zip(&mask.values)) {
                if wood.body.values[index] > 0.5 {
                    wood.sky[index] *= 1.0 - 0.35 * (near - cover).clamp(0.0, 1.0);
                }
            }
        }
        for (index, (&cover, inside)) in grid.indices(part).zip(mask.values.iter().zip(&inside.values)) {
            if cover == 0.0 {
                continue;
            }
            let depth = inside / grid.scale;
            let height = &mut wood.height.values[index];
            match layer.form {
                Form::Cut { depth: cut } => {
                    *height -= cut * (depth / 0.9).min(1.0);
                    wood.sky[index] *= 1.0 - 0.22 * cover * (1.0 - depth / 2.2).max(0.0);
                }
                Form::Raised { bevel, height: rise, base } => {
                    if cover > 0.5 {
                        let part = (depth / bevel).min(1.0);
                        *height = (1.0 - (1.0 - part).powi(2)).max(0.0).sqrt() * rise + base;
                    }
                    let body = &mut wood.body.values[index];
                    *body = body.max(cover);
                }
            }
            let grain = layer.grain * self.grain(index % grid.width, index / grid.width);
            let grained = scaled(tone, 1.0 + grain).map(|value| value.clamp(0.0, 1.0));
            wood.colour[index] = toned(wood.colour[index], grained, cover);
        }
    }

    /// The front in the light of the sun.
    fn lit(&self, wood: &RawWood) -> Vec<SampleTone> {
        let (grid, scale) = (&self.grid, self.grid.scale);
        let (soft, sharp) = (
            wood.height.softened(0.55 * scale, 0.55 * scale),
            wood.height.softened(0.25 * scale, 0.25 * scale),
        );
        let height = |x: usize, y: usize| {
            let index = y.min(grid.height - 1) * grid.width + x.min(grid.width - 1);
            0.5 * (soft.values[index] + sharp.values[index])
        };
        let edge = wood.body.distances(|cover| cover <= 0.5);
        let mut front = wood.colour.clone();
        for (index, colour) in front.iter_mut().enumerate() {
            if wood.body.values[index] == 0.0 {
                continue;
            }
            let (x, y) = (index % grid.width, index / grid.width);
            let slope_x = (height(x + 1, y) - height(x.saturating_sub(1), y)) * scale * 0.5;
            let slope_y = (height(x, y + 1) - height(x, y.saturating_sub(1))) * scale * 0.5;
            let up = 1.0 / (1.0 + slope_x * slope_x + slope_y * slope_y).sqrt();
            let facing = |light: [f32; 3]| {
                (-slope_x * up * light[0] - slope_y * up * light[1] + up * light[2]).clamp(0.0, 1.0)
            };
            let (sun, shine) = (facing(SUN), facing(SHINE).powi(26));
            let down = (grid.place(x, y).y / 100.0).clamp(0.0, 1.0);
            let shade = (0.50 + 0.86 * sun) * (1.05 - 0.10 * down) * wood.sky[index];
            let warm = [colour[0] * shade * 1.03, colour[1] * shade, colour[2] * shade * 0.965];
            let bright = ((sun - 0.66).max(0.0) * 1.2).min(1.0) * 0.42;
            let warm = toward(warm, [1.0, 0.97, 0.88], bright);
            let warm = toward(warm, [1.0, 0.98, 0.93], shine * self.carving.gloss);
            let rim = (1.0 - edge.values[index] / scale / 1.3).clamp(0.0, 1.0);
            *colour = warm.map(|value| value.clamp(0.0, 1.0) * (1.0 - 0.30 * rim));
        }
        front
    }

    /// The thickness: what one sees of it above a standing piece, below a lying one.
    fn sweep(&self, wood: &RawWood, canvas: &mut PieceCanvas) {
        let (grid, thickness) = (&self.grid, self.carving.thickness * self.grid.scale);
        let is_standing = self.carving.pose == Pose::Standing;
        let is_flat = self.is_flat();
        // Pieces without thickness; only what is stacked is seen from the side.
        if thickness < 1.0 || is_flat && (is_standing || self.carving.side.is_none()) {
            return;
        }
        let around = wood.body.softened(2.2 * grid.scale, 2.2 * grid.scale);
        let side = self.carving.side.map(tone);
        for x in 0..grid.width {
            // The last sample of the body on the way, and how far that is.
            let mut last: Option<(usize, f32)> = None;
            for step in 0..grid.height {
                let y = if is_standing { grid.height - 1 - step } else { step };
                let index = y * grid.width + x;
                if wood.body.values[index] > 0.5 {
                    last = Some((index, 0.0));
                    continue;
                }
                let Some((source, away)) = &mut last else { continue };
                *away += 1.0;
                let cover = (thickness - *away + 1.0).clamp(0.0, 1.0);
                if cover <= 0.0 {
                    continue;
                }
                let own = side.unwrap_or(wood.colour[*source]);
                let colour = if is_flat {
                    scaled(own, 0.7)
                } else {
                    let light = self.side_light(&around, *source, *away / thickness);
                    let grained = 1.0 + 0.05 * self.grain(x, y);
                    let colour = scaled(own, light * grained).map(|value| value.min(1.0));
                    let glow = if is_standing { (light - 1.0).clamp(0.0, 1.0) * 0.5 } else { 0.0 };
                    toward(colour, [1.0; 3], glow)
                };
                canvas.lay(index, colour, cover);
            }
        }
    }

    /// How brightly a side is lit that belongs to this sample of the edge.
    fn side_light(&self, around: &PixelField, source: usize, part: f32) -> f32 {
        let (x, y) = ((source % self.grid.width) as i64, (source / self.grid.width) as i64);
        let across = around.at(x + 1, y) - around.at(x - 1, y);
        let down = around.at(x, y + 1) - around.at(x, y - 1);
        let length = across.hypot(down).max(1e-5);
        // Where the edge looks to.
        let (out_x, out_y) = (-across / length, -down / length);
        match self.carving.pose {
            Pose::Standing => 0.66 + 0.62 * (-out_y * 0.75 - out_x * 0.35).clamp(-0.45, 1.0),
            Pose::Lying { .. } => 0.54 + 0.16 * -out_x - 0.05 * part,
        }
    }

    /// The shadow on the ground in pixels, from 0 to 1.
    fn shadow(&self, wood: &FinishedWood, ground: &SampleGrid, samples: usize) -> PixelField {
        // What throws it, in pixels as well: beside it nothing does.
        let grid = &self.grid;
        let thrower = |field: &PixelField| {
            let step = samples as i64;
            let mut whole = PixelField::new(ground.width, ground.height);
            let part = 1.0 / (samples * samples) as f32;
            for y in 0..grid.height {
                for x in 0..grid.width {
                    let column = ((grid.left + x) as i64 / step) as usize;
                    let row = ((grid.top + y) as i64 / step) as usize;
                    if column < whole.width && row < whole.height {
                        whole.values[row * whole.width + column] += field.values[y * grid.width + x] * part;
                    }
                }
            }
            whole
        };
        let (body, full) = (thrower(&wood.body), thrower(&wood.full));
        let scale = ground.scale;
        let moved = |field: &PixelField, by: Point| {
            let by = by * scale;
            PixelField::from_fn(ground.width, ground.height, |x, y| {
                field.between(x as f32 - by.x, y as f32 - by.y)
            })
        };
        let joined = |far: PixelField, depth: f32, near: &PixelField, contact: f32| PixelField {
            values: far.values.iter().zip(&near.values).map(|(a, b)| (depth * a).max(contact * b)).collect(),
            ..far
        };
        match self.carving.pose {
            Pose::Standing => {
                /// Where standing pieces touch the ground.
                const FOOT: f32 = 94.0;
                let far = PixelField::from_fn(ground.width, ground.height, |x, y| {
                    let at = ground.place(x, y);
                    let above = (at.y - FOOT + 3.0) / 0.30;
                    if above < -6.0 {
                        return 0.0;
                    }
                    let source = ground.sample(point(at.x - 0.50 * above, FOOT - above));
                    full.between(source.x, source.y)
                });
                let feet = PixelField::from_fn(ground.width, ground.height, |x, y| {
                    let at = ground.place(x, y);
                    let is_foot = at.y > FOOT - 7.0 && at.y <= FOOT + 1.0;
                    if is_foot { body.values[y * ground.width + x] } else { 0.0 }
                });
                let feet = moved(&feet, point(1.5, 1.5)).softened(1.8 * scale, 1.8 * scale);
                joined(far.softened(1.3 * scale, 1.3 * scale), 0.465, &feet, 0.6)
            }
            Pose::Lying { reach } => {
                let far = moved(&body, point(4.5 * reach, self.carving.thickness + 4.0 * reach));
                let near = moved(&full, point(1.0, 1.5)).softened(1.2 * scale, 1.2 * scale);
                joined(far.softened(2.0 * scale, 2.0 * scale), 0.62, &near, 0.55)
            }
        }
    }

    /// A line of ink around everything.
    fn outline(&self, canvas: &mut PieceCanvas) {
        let width = line_width(self.look) * self.grid.scale;
        let away = canvas.cover.distances(|cover| cover > 0.5);
        let ink = tone(OUTLINE[0]);
        let mut line = PieceCanvas::new(&self.grid);
        for (index, &away) in away.values.iter().enumerate() {
            let part = (width + 0.5 - away).clamp(0.0, 1.0);
            if part > 0.0 {
                line.lay(index, ink, part * 0.92);
            }
        }
        // The piece lies over its own outline.
        line.lay_all(canvas, 0..self.grid.width * self.grid.height);
        *canvas = line;
    }
}

/// Lightens a colour towards another, channel by channel.
fn toward(colour: SampleTone, light: SampleTone, part: f32) -> SampleTone {
    std::array::from_fn(|channel| colour[channel] + (1.0 - colour[channel]) * part * light[channel])
}
