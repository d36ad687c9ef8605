//! The two buffers of a painting: colour and height.

use crate::art::colour::Rgb;
use crate::art::point::{Point, point};
use crate::tiles::Turn;

/// What a stamp leaves at one point.
#[derive(Clone, Copy, Debug)]
pub(super) struct Dab {
    /// Height above the ground, in tile widths.
    pub height: f32,
    /// Colour of the surface.
    pub colour: Rgb,
}

/// A square painting of one tile: colour and height of every pixel.
#[derive(Clone, Debug)]
pub(super) struct Canvas {
    /// Pixels along one side.
    pub size: usize,
    /// Colour without light.
    pub albedo: Vec<Rgb>,
    /// Height in tile widths.
    pub height: Vec<f32>,
    /// Height of the bare ground, before anything was put on it.
    pub ground: Vec<f32>,
}

impl Canvas {
    /// A canvas whose ground is given point by point.
    pub(super) fn ground(size: usize, paint: impl Fn(Point) -> Dab) -> Self {
        let mut albedo = Vec::with_capacity(size * size);
        let mut height = Vec::with_capacity(size * size);
        let step = 1.0 / size as f32;
        for y in 0..size {
            for x in 0..size {
                let dab = paint(point((x as f32 + 0.5) * step, (y as f32 + 0.5) * step));
                albedo.push(dab.colour);
                height.push(dab.height);
            }
        }
        Self { size, albedo, ground: height.clone(), height }
    }

    /// Puts something on the ground: it hides what is lower.
    pub(super) fn stamp(&mut self, centre: Point, reach: f32, paint: impl Fn(Point) -> Option<Dab>) {
        self.each(centre, reach, |at, height, colour| {
            if let Some(dab) = paint(at)
                && dab.height >= *height
            {
                *height = dab.height;
                *colour = dab.colour;
            }
        });
    }

    /// Colours what is there, without changing its height: the paint's colour and how well it covers.
    pub(super) fn glaze(&mut self, centre: Point, reach: f32, paint: impl Fn(Point) -> Option<(Rgb, f32)>) {
        self.each(centre, reach, |at, _, colour| {
            if let Some((paint, cover)) = paint(at) {
                *colour = colour.mix(paint, cover);
            }
        });
    }

    /// Changes height and colour freely.
    pub(super) fn each(
        &mut self,
        centre: Point,
        reach: f32,
        mut change: impl FnMut(Point, &mut f32, &mut Rgb),
    ) {
        let size = self.size as f32;
        let low = |value: f32| ((value - reach) * size).floor().clamp(0.0, size) as usize;
        let high = |value: f32| ((value + reach) * size).ceil().clamp(0.0, size) as usize;
        let step = 1.0 / size;
        for y in low(centre.y)..high(centre.y) {
            for x in low(centre.x)..high(centre.x) {
                let index = y * self.size + x;
                let at = point((x as f32 + 0.5) * step, (y as f32 + 0.5) * step);
                change(at, &mut self.height[index], &mut self.albedo[index]);
            }
        }
    }

    /// The painting turned clockwise.
    pub(super) fn turned(&self, turn: Turn) -> Self {
        let size = self.size;
        let from = |x: usize, y: usize| match turn.quarters() {
            0 => y * size + x,
            1 => (size - 1 - x) * size + y,
            2 => (size - 1 - y) * size + size - 1 - x,
            _ => x * size + size - 1 - y,
        };
        let order: Vec<usize> = (0..size).flat_map(|y| (0..size).map(move |x| from(x, y))).collect();
        Self {
            size,
            albedo: order.iter().map(|&index| self.albedo[index]).collect(),
            height: order.iter().map(|&index| self.height[index]).collect(),
            ground: order.iter().map(|&index| self.ground[index]).collect(),
        }
    }
}
