//! Directions on a tile and on the map: sides, half-edges, quarter turns and squares.

use std::fmt;

use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::variants;

/// One of the four sides of a square, clockwise from the north.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumString, IntoStaticStr, VariantArray,
)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Side {
    N,
    E,
    S,
    W,
}

impl Side {
    /// All sides, clockwise from the north.
    pub const ALL: [Self; 4] = variants::all();

    /// The side with this number, counted modulo four.
    pub const fn from_index(index: usize) -> Self {
        Self::ALL[index & 3]
    }

    /// The side's number, 0 for north to 3 for west.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side that a neighbour turns towards this one.
    pub const fn opposite(self) -> Self {
        Self::from_index(self.index() + 2)
    }

    /// Where this side of a tile ends up when the tile is turned.
    pub const fn turned(self, turn: Turn) -> Self {
        Self::from_index(self.index() + turn.quarters())
    }

    /// The two half-edges of this side, clockwise.
    pub const fn halves(self) -> [HalfEdge; 2] {
        [HalfEdge::from_index(self.index() * 2), HalfEdge::from_index(self.index() * 2 + 1)]
    }

    /// Reads `N`, `E`, `S` or `W`.
    pub fn parse(text: &str) -> Option<Self> {
        text.parse().ok()
    }

    /// The compass letter, as in tile files and the engine protocol.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Half of a side, where a field can reach the border of a tile.
///
/// ```text
///     Nw  Ne
///  Wn ┌────┐ En
///  Ws └────┘ Es
///     Sw  Se
/// ```
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumString, IntoStaticStr, VariantArray,
)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum HalfEdge {
    Nw,
    Ne,
    En,
    Es,
    Se,
    Sw,
    Ws,
    Wn,
}

impl HalfEdge {
    /// All half-edges, clockwise from the north-west corner.
    pub const ALL: [Self; 8] = variants::all();

    /// The half-edge with this number, counted modulo eight.
    pub const fn from_index(index: usize) -> Self {
        Self::ALL[index & 7]
    }

    /// The half-edge's number, 0 for `Nw` to 7 for `Wn`.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side this half belongs to.
    pub const fn side(self) -> Side {
        Side::from_index(self.index() / 2)
    }

    /// The half-edge of the neighbouring tile that touches this one.
    pub const fn facing(self) -> Self {
        // Clockwise order on both tiles makes the halves meet crosswise: Nw touches Sw, Ne touches Se.
        Self::from_index(if self.index().is_multiple_of(2) { self.index() + 5 } else { self.index() + 3 })
    }

    /// Where this half-edge of a tile ends up when the tile is turned.
    pub const fn turned(self, turn: Turn) -> Self {
        Self::from_index(self.index() + 2 * turn.quarters())
    }

    /// Reads a name such as `Nw`.
    pub fn parse(text: &str) -> Option<Self> {
        text.parse().ok()
    }

    /// The name used in tile files.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// Where on the border of a tile a feature reaches it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BorderPart {
    /// The middle of a side: a road, city or river.
    Side(Side),
    /// Half of a side: a field.
    Half(HalfEdge),
}

impl BorderPart {
    /// The side it lies on.
    pub const fn side(self) -> Side {
        match self {
            Self::Side(side) => side,
            Self::Half(half) => half.side(),
        }
    }

    /// The part of the neighbouring tile's border that touches this one.
    pub const fn facing(self) -> Self {
        match self {
            Self::Side(side) => Self::Side(side.opposite()),
            Self::Half(half) => Self::Half(half.facing()),
        }
    }
}

impl fmt::Display for BorderPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Side(side) => f.write_str(side.name()),
            Self::Half(half) => f.write_str(half.name()),
        }
    }
}

/// Clockwise quarter turns of a tile, 0 to 3.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Turn(u8);

impl Turn {
    /// All four turns (BASE-4.4).
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// That many clockwise quarter turns, counted modulo four.
    pub const fn new(quarters: usize) -> Self {
        Self((quarters & 3) as u8)
    }

    /// The number of clockwise quarter turns, 0 to 3.
    pub const fn quarters(self) -> usize {
        // The mask lets the compiler see that an index by a turn is always in range.
        (self.0 & 3) as usize
    }

    /// One more quarter turn clockwise.
    #[must_use]
    pub const fn clockwise(self) -> Self {
        Self::new(self.quarters() + 1)
    }

    /// One quarter turn back.
    #[must_use]
    pub const fn counterclockwise(self) -> Self {
        Self::new(self.quarters() + 3)
    }

    /// The turn that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Self {
        Self::new(4 - self.quarters())
    }
}

/// A square of the map: `x` grows to the east, `y` to the south, the first tile lies on 0,0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pos {
    // The derived order sorts by row, then column, as the engine protocol lists a board.
    /// Row, growing to the south.
    pub y: i16,
    /// Column, growing to the east.
    pub x: i16,
}

impl Pos {
    /// The square of the first tile.
    pub const ORIGIN: Self = Self { y: 0, x: 0 };

    /// The square in this column and row.
    pub const fn new(x: i16, y: i16) -> Self {
        Self { y, x }
    }

    /// The square on that side.
    ///
    /// Saturates at the end of the number range, far outside any map.
    #[must_use]
    pub const fn step(self, side: Side) -> Self {
        let (dx, dy) = match side {
            Side::N => (0, -1),
            Side::E => (1, 0),
            Side::S => (0, 1),
            Side::W => (-1, 0),
        };
        self.offset(dx, dy)
    }

    /// The square that many columns east and rows south.
    #[must_use]
    pub const fn offset(self, dx: i16, dy: i16) -> Self {
        Self::new(self.x.saturating_add(dx), self.y.saturating_add(dy))
    }

    /// The square and the eight around it, row by row: what a monastery counts (BASE-9.1).
    pub fn block(self) -> impl Iterator<Item = Self> {
        (-1..=1).flat_map(move |dy| (-1..=1).map(move |dx| self.offset(dx, dy)))
    }

    /// Whether `other` is this square or one of the eight around it.
    pub const fn is_in_block_of(self, other: Self) -> bool {
        (self.x.abs_diff(other.x) | self.y.abs_diff(other.y)) <= 1
    }
}

impl fmt::Display for Pos {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_edges_face_each_other_across_a_border() {
        for (mine, theirs) in [("Nw", "Sw"), ("Ne", "Se"), ("En", "Wn"), ("Es", "Ws")] {
            let mine = HalfEdge::parse(mine).unwrap();
            let theirs = HalfEdge::parse(theirs).unwrap();
            assert_eq!(mine.facing(), theirs);
            assert_eq!(theirs.facing(), mine);
            assert_eq!(mine.side().opposite(), theirs.side());
        }
    }

    #[test]
    fn a_quarter_turn_moves_north_to_east() {
        let quarter = Turn::new(1);
        assert_eq!(Side::N.turned(quarter), Side::E);
        assert_eq!(HalfEdge::Nw.turned(quarter), HalfEdge::En);
        assert_eq!(HalfEdge::Wn.turned(quarter), HalfEdge::Ne);
        assert_eq!(Side::W.turned(quarter).turned(quarter.inverse()), Side::W);
    }
}
