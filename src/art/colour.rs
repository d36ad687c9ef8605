//! Colours as amounts of light.

use std::ops::{Add, Mul};

/// A colour in linear light, so that mixing and lighting behave like paint under a lamp.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[allow(missing_docs)]
pub struct Rgb {
    pub r: f32,
    pub g: f32,
    pub b: f32,
}

/// An opaque colour as written in style sheets, `0xRRGGBB`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hex(pub u32);

impl Hex {
    /// Red, green and blue, 0 to 255.
    pub const fn bytes(self) -> [u8; 3] {
        [(self.0 >> 16) as u8, (self.0 >> 8) as u8, self.0 as u8]
    }

    /// The colour as amounts of light.
    pub fn light(self) -> Rgb {
        let [r, g, b] = self.bytes().map(|byte| linear(f32::from(byte) / 255.0));
        Rgb { r, g, b }
    }
}

impl Rgb {
    /// The colour with these amounts of light.
    pub const fn new(r: f32, g: f32, b: f32) -> Self {
        Self { r, g, b }
    }

    /// A mixture with another colour.
    #[must_use]
    pub fn mix(self, other: Self, part: f32) -> Self {
        self * (1.0 - part) + other * part
    }

    /// The colour seen through a filter.
    #[must_use]
    pub fn filtered(self, other: Self) -> Self {
        Self::new(self.r * other.r, self.g * other.g, self.b * other.b)
    }

    /// Lightness as the eye weighs the three colours (Rec. 709).
    pub fn luminance(self) -> f32 {
        0.2126 * self.r + 0.7152 * self.g + 0.0722 * self.b
    }

    /// Red, green and blue as stored in pictures.
    pub fn bytes(self) -> [u8; 3] {
        [self.r, self.g, self.b].map(|value| (encoded(value.clamp(0.0, 1.0)) * 255.0 + 0.5) as u8)
    }
}

impl Add for Rgb {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::new(self.r + other.r, self.g + other.g, self.b + other.b)
    }
}

impl Mul<f32> for Rgb {
    type Output = Self;
    fn mul(self, factor: f32) -> Self {
        Self::new(self.r * factor, self.g * factor, self.b * factor)
    }
}

/// Amount of light for a stored value (the sRGB curve).
pub fn linear(value: f32) -> f32 {
    if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
}

/// Stored value for an amount of light (the sRGB curve backwards).
pub fn encoded(value: f32) -> f32 {
    if value <= 0.003_130_8 { value * 12.92 } else { 1.055 * value.powf(1.0 / 2.4) - 0.055 }
}
