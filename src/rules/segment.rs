//! A segment on the board, as actions, events and views name it.

use crate::tiles::Pos;

use super::{FigureView, Spot};

/// One segment of a tile on the board: the tile's square, and the segment's number in the tile's description.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoardSegment {
    /// The tile's square.
    pub pos: Pos,
    /// The segment's number.
    pub segment: u8,
}

impl BoardSegment {
    /// The segment with this number on this square.
    pub const fn new(pos: Pos, segment: u8) -> Self {
        Self { pos, segment }
    }

    /// The segment that a spot on a square is; none for the top of a tower.
    pub const fn at(pos: Pos, spot: Spot) -> Option<Self> {
        match spot {
            Spot::Segment(segment) => Some(Self { pos, segment }),
            Spot::Tower => None,
        }
    }

    /// Where on its tile it is.
    pub const fn spot(self) -> Spot {
        Spot::Segment(self.segment)
    }
}

impl FigureView {
    /// The segment it stands on; none on top of a tower.
    pub const fn segment(self) -> Option<BoardSegment> {
        BoardSegment::at(self.pos, self.spot)
    }
}
