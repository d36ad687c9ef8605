//! What a piece is carved of.

use image::RgbaImage;

use super::{Look, carver};
use crate::art::colour::Hex;
use crate::art::point::{Point, point};
use crate::art::vector::{Drawing, Path};

/// How a layer shapes the wood.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Form {
    /// It stands out: over so many units its edge rises to a height above a base.
    Raised { bevel: f32, height: f32, base: f32 },
    /// It is cut in, or where negative painted thickly.
    Cut { depth: f32 },
}

/// One silhouette in one colour.
#[derive(Clone, Debug, PartialEq)]
pub struct Layer {
    pub(super) mask: Drawing,
    pub(super) tone: Hex,
    pub(super) form: Form,
    pub(super) grain: f32,
}

impl Layer {
    /// Wood that stands out with a rounded edge.
    pub fn raised(tone: Hex, bevel: f32, height: f32) -> Self {
        Self { mask: Drawing::new(), tone, form: Form::Raised { bevel, height, base: 0.0 }, grain: 0.05 }
    }

    /// Something engraved and painted.
    pub fn cut(tone: Hex, depth: f32) -> Self {
        Self { mask: Drawing::new(), tone, form: Form::Cut { depth }, grain: 0.02 }
    }

    /// Lies on what is so high already.
    #[must_use]
    pub fn on(mut self, height: f32) -> Self {
        if let Form::Raised { base, .. } = &mut self.form {
            *base = height;
        }
        self
    }

    /// How much the grain is seen.
    #[must_use]
    pub fn grain(mut self, grain: f32) -> Self {
        self.grain = grain;
        self
    }

    /// Adds an area to the silhouette.
    #[must_use]
    pub fn area(mut self, path: Path) -> Self {
        self.mask = self.mask.fill(path, Hex(0));
        self
    }

    /// Adds a line to the silhouette.
    #[must_use]
    pub fn line(mut self, path: Path, width: f32) -> Self {
        self.mask = self.mask.line(path, Hex(0), width);
        self
    }
}

/// How a piece stands on the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pose {
    /// Upright: one sees its front and, brightly lit, its upper edge; the shadow falls far.
    Standing,
    /// On its back: one sees its southern side; the shadow is tight.
    Lying {
        /// How far the shadow reaches, 1 for a flat piece.
        reach: f32,
    },
}

/// Wood that was carved as one.
#[derive(Clone, Debug, PartialEq)]
pub struct Carving {
    pub(super) layers: Vec<Layer>,
    pub(super) pose: Pose,
    pub(super) thickness: f32,
    pub(super) side: Option<Hex>,
    pub(super) gloss: f32,
    /// Radians that it is turned, clockwise.
    pub(super) turn: f32,
    pub(super) is_shaded: bool,
}

impl Carving {
    /// Wood of this thickness, in units.
    pub fn new(pose: Pose, thickness: f32, layers: Vec<Layer>) -> Self {
        Self { layers, pose, thickness, side: None, gloss: 0.3, turn: 0.0, is_shaded: true }
    }

    /// The colour of its sides, if it is not that of its front.
    #[must_use]
    pub fn side(mut self, tone: Hex) -> Self {
        self.side = Some(tone);
        self
    }

    /// How much it shines.
    #[must_use]
    pub fn gloss(mut self, gloss: f32) -> Self {
        self.gloss = gloss;
        self
    }

    /// Turned about the middle of the box before light falls on it.
    #[must_use]
    pub fn turned(mut self, degrees: f32) -> Self {
        self.turn = degrees.to_radians();
        for layer in &mut self.layers {
            let middle = point(50.0, 50.0);
            layer.mask =
                layer.mask.map(0.96, |at| middle + ((at - middle) * 0.96).rotated(degrees.to_radians()));
        }
        self
    }

    /// Upper left and lower right corner of its front.
    pub(super) fn bounds(&self) -> [Point; 2] {
        let ends = self.layers.iter().map(|layer| layer.mask.bounds());
        ends.reduce(|[low, high], [other_low, other_high]| {
            [
                point(low.x.min(other_low.x), low.y.min(other_low.y)),
                point(high.x.max(other_high.x), high.y.max(other_high.y)),
            ]
        })
        .unwrap_or_default()
    }

    /// Throws no shadow of its own.
    #[must_use]
    pub fn without_shadow(mut self) -> Self {
        self.is_shaded = false;
        self
    }
}

/// The part of the plane that a piece and its shadow take, in units of its box.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// Upper left corner.
    pub low: Point,
    /// Lower right corner.
    pub high: Point,
}

/// A whole piece.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    pub(super) carvings: Vec<Carving>,
    frame: Frame,
    /// Whether the piece is so dark that at night it needs a light rim at any size.
    pub(super) is_dark: bool,
}

impl Model {
    /// A piece of one carving.
    pub fn new(carving: Carving) -> Self {
        let frame = Frame { low: point(-18.0, -19.0), high: point(140.0, 132.0) };
        Self { carvings: vec![carving], frame, is_dark: false }
    }

    /// Another carving over the others.
    #[must_use]
    pub fn with(mut self, carving: Carving) -> Self {
        self.carvings.push(carving);
        self
    }

    /// So many more units are seen above and below.
    #[must_use]
    pub fn reaching(mut self, above: f32, below: f32) -> Self {
        self.frame.low.y -= above;
        self.frame.high.y += below;
        self
    }

    /// Needs a light rim at night.
    #[must_use]
    pub fn dark(mut self, is_dark: bool) -> Self {
        self.is_dark = is_dark;
        self
    }

    /// The part of the plane that its picture shows, in units of its box.
    pub fn frame(&self) -> Frame {
        self.frame
    }

    /// Its picture with clear ground; it shows [`Self::frame`].
    pub fn picture(&self, look: Look) -> RgbaImage {
        carver::carve(self, look)
    }
}
