//! Wooden figures: which there are, who owns them, and where they can stand.

use std::ops::{Index, IndexMut};

use crate::tiles::Pos;

use super::{FigureView, Player, SegmentId, TileIndex};

/// The sorts of figures that belong to a player (docs/RULES.md, "Figures").
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum FigureKind {
    /// A normal meeple.
    Meeple,
    /// The big meeple (IC-5).
    Big,
    /// The abbot (ABB-1).
    Abbot,
}

impl FigureKind {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Meeple, Self::Big, Self::Abbot];

    /// How much it counts when the majority is decided (BASE-10.2, IC-5.2).
    #[inline]
    pub const fn weight(self) -> u8 {
        match self {
            Self::Meeple | Self::Abbot => 1,
            Self::Big => 2,
        }
    }

    /// Whether it may stand on top of a tower (TW-3.7).
    pub const fn climbs_towers(self) -> bool {
        match self {
            Self::Meeple | Self::Big => true,
            Self::Abbot => false,
        }
    }

    /// The name used in the engine protocol.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Meeple => "meeple",
            Self::Big => "big",
            Self::Abbot => "abbot",
        }
    }

    /// The kind with this name.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// One value for each kind of figure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByFigure<T>([T; 3]);

impl<T> ByFigure<T> {
    /// Makes a value for each kind.
    pub fn new(f: impl FnMut(FigureKind) -> T) -> Self {
        Self(FigureKind::ALL.map(f))
    }
}

impl ByFigure<u8> {
    /// The kinds with a count above zero.
    pub fn present(self) -> impl Iterator<Item = FigureKind> {
        FigureKind::ALL.into_iter().filter(move |&kind| self[kind] > 0)
    }

    /// The sum of all counts.
    pub fn total(self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }
}

impl<T> Index<FigureKind> for ByFigure<T> {
    type Output = T;
    #[inline]
    fn index(&self, kind: FigureKind) -> &T {
        &self.0[kind as usize]
    }
}

impl<T> IndexMut<FigureKind> for ByFigure<T> {
    #[inline]
    fn index_mut(&mut self, kind: FigureKind) -> &mut T {
        &mut self.0[kind as usize]
    }
}

/// Where on a tile a figure stands, as actions and events name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// On the segment with this number in the tile's description.
    Segment(u8),
    /// On top of the tile's tower (TW-3).
    Tower,
}

/// Where on the board a figure stands; no two figures share a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    Segment(SegmentId),
    Tower(TileIndex),
}

/// A figure on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Figure {
    pub(super) owner: Player,
    pub(super) kind: FigureKind,
    /// Its place as actions and events name it; kept here because it is asked for all the time.
    pub(super) pos: Pos,
    pub(super) spot: Spot,
    pub(super) standing: Standing,
}

impl Figure {
    /// What a player sees of it.
    #[inline]
    pub(super) fn view(self) -> FigureView {
        FigureView { pos: self.pos, spot: self.spot, player: self.owner, kind: self.kind }
    }
}
