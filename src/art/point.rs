//! Points of the plane of a tile: `x` grows to the east, `y` to the south, the tile is the unit square.

use std::ops::{Add, Mul, Neg, Sub};

use crate::tiles::{Side, Turn};

/// A point, or a way from one point to another.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[allow(missing_docs)]
pub struct Point {
    pub x: f32,
    pub y: f32,
}

/// Shorthand for [`Point::new`].
pub const fn point(x: f32, y: f32) -> Point {
    Point::new(x, y)
}

impl Point {
    /// The middle of a tile.
    pub const CENTRE: Self = Self::new(0.5, 0.5);

    /// The point with these coordinates.
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// The way of length one in this direction, in radians clockwise from the east.
    pub fn towards(angle: f32) -> Self {
        Self::new(angle.cos(), angle.sin())
    }

    /// The corner where a side begins, walking clockwise.
    pub fn corner(side: Side) -> Self {
        match side {
            Side::N => point(0.0, 0.0),
            Side::E => point(1.0, 0.0),
            Side::S => point(1.0, 1.0),
            Side::W => point(0.0, 1.0),
        }
    }

    /// The middle of a side, where roads and rivers cross the border.
    pub fn gate(side: Side) -> Self {
        Self::corner(side).lerp(Self::corner(side.turned(Turn::new(1))), 0.5)
    }

    /// The way from a side straight into the tile.
    pub fn inward(side: Side) -> Self {
        (Self::CENTRE - Self::gate(side)) * 2.0
    }

    /// Length of the way.
    pub fn length(self) -> f32 {
        self.x.hypot(self.y)
    }

    /// Distance between two points.
    pub fn distance(self, other: Self) -> f32 {
        (self - other).length()
    }

    /// The same direction with length one.
    #[must_use]
    pub fn normalised(self) -> Self {
        let length = self.length();
        if length > 0.0 { self * (1.0 / length) } else { self }
    }

    /// The way turned a quarter clockwise (as seen on the screen).
    #[must_use]
    pub const fn quarter(self) -> Self {
        Self::new(-self.y, self.x)
    }

    /// The way turned by an angle, clockwise.
    #[must_use]
    pub fn rotated(self, angle: f32) -> Self {
        let (sin, cos) = angle.sin_cos();
        Self::new(self.x * cos - self.y * sin, self.x * sin + self.y * cos)
    }

    /// Scalar product.
    pub fn dot(self, other: Self) -> f32 {
        self.x * other.x + self.y * other.y
    }

    /// Vector product; positive if `other` lies clockwise of this way.
    pub fn cross(self, other: Self) -> f32 {
        self.x * other.y - self.y * other.x
    }

    /// The point part of the way to another one.
    #[must_use]
    pub fn lerp(self, other: Self, part: f32) -> Self {
        self + (other - self) * part
    }

    /// Where a point of a tile lies when the tile is turned.
    #[must_use]
    pub fn turned(self, turn: Turn) -> Self {
        match turn.quarters() {
            0 => self,
            1 => point(1.0 - self.y, self.x),
            2 => point(1.0 - self.x, 1.0 - self.y),
            _ => point(self.y, 1.0 - self.x),
        }
    }

    /// Distance to the border of the tile; negative outside.
    pub fn to_border(self) -> f32 {
        self.x.min(self.y).min(1.0 - self.x).min(1.0 - self.y)
    }
}

impl Add for Point {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f32> for Point {
    type Output = Self;
    fn mul(self, factor: f32) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }
}

impl Neg for Point {
    type Output = Self;
    fn neg(self) -> Self {
        Self::new(-self.x, -self.y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turning_moves_gates_with_their_sides() {
        for side in Side::ALL {
            for turn in Turn::ALL {
                assert_eq!(Point::gate(side).turned(turn), Point::gate(side.turned(turn)));
            }
        }
    }
}
