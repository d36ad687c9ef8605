//! Wooden figures: which there are, who owns them, and where they can stand.

use std::ops::{Index, IndexMut};

use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::tiles::{FeatureKind, Pos};
use crate::variants;

use super::{FigureView, Player, SegmentId, Set, Sets, TileIndex};

/// The sorts of figures that belong to a player (docs/RULES.md, "Figures").
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "lowercase")]
#[repr(u8)]
pub enum FigureKind {
    /// A normal meeple.
    Meeple,
    /// The big meeple (IC-5).
    Big,
    /// The abbot (ABB-1).
    Abbot,
}

/// Meeples each player has beside the one on the score track (BASE-2.1).
const MEEPLES: u8 = 7;

/// Most figures of one player: everything that all sets together give.
pub(super) const MOST_FIGURES: usize = {
    let (mut most, mut kind) = (0, 0);
    while kind < FigureKind::ALL.len() {
        most += FigureKind::ALL[kind].issued(Sets::ALL) as usize;
        kind += 1;
    }
    most
};

/// The table of figures: how many there are, how much they count, where they may stand and what they are there.
/// Beside it only `Feature::may_be_joined_by` tells who may stand together.
impl FigureKind {
    /// All kinds.
    pub const ALL: [Self; 3] = variants::all();

    /// How many each player starts with (BASE-2.1, ABB-1, IC-1.3).
    pub const fn issued(self, sets: Sets) -> u8 {
        match self {
            Self::Meeple => MEEPLES,
            Self::Big => sets.has(Set::InnsCathedrals) as u8,
            Self::Abbot => sets.has(Set::Abbot) as u8,
        }
    }

    /// How much it counts when the majority is decided (BASE-10.2, IC-5.2).
    #[inline]
    pub const fn weight(self) -> u8 {
        match self {
            Self::Meeple | Self::Abbot => 1,
            Self::Big => 2,
        }
    }

    /// What it is in such a place; `None` where it may never stand (BASE-5.2, ABB-3, FARM-1, TW-3.7, RIV-6).
    pub const fn role(self, ground: Ground) -> Option<Role> {
        match (ground, self) {
            (Ground::Feature(FeatureKind::Road), Self::Meeple | Self::Big) => Some(Role::Highwayman),
            (Ground::Feature(FeatureKind::City), Self::Meeple | Self::Big) => Some(Role::Knight),
            (Ground::Feature(FeatureKind::Monastery), Self::Meeple | Self::Big) => Some(Role::Monk),
            (Ground::Feature(FeatureKind::Field), Self::Meeple | Self::Big) => Some(Role::Farmer),
            (Ground::Feature(FeatureKind::Monastery | FeatureKind::Garden), Self::Abbot) => Some(Role::Abbot),
            (Ground::Tower, Self::Meeple | Self::Big) => Some(Role::Lookout),
            (Ground::Feature(FeatureKind::Garden), Self::Meeple | Self::Big)
            | (
                Ground::Feature(FeatureKind::Road | FeatureKind::City | FeatureKind::Field) | Ground::Tower,
                Self::Abbot,
            )
            | (Ground::Feature(FeatureKind::River), Self::Meeple | Self::Big | Self::Abbot) => None,
        }
    }

    /// The name used in the engine protocol.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The kind with this name.
    pub fn parse(name: &str) -> Option<Self> {
        name.parse().ok()
    }
}

/// One value for each kind of figure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByFigure<T>([T; FigureKind::ALL.len()]);

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

/// Some kinds of figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FigureKinds(u8);

impl FigureKinds {
    pub(super) const NONE: Self = Self(0);
    pub(super) const ALL: Self = Self((1 << FigureKind::ALL.len()) - 1);

    /// The kinds that pass a test.
    #[inline]
    pub(super) fn which(test: impl Fn(FigureKind) -> bool) -> Self {
        let kinds = FigureKind::ALL.into_iter().filter(|&kind| test(kind));
        Self(kinds.fold(0, |bits, kind| bits | 1 << kind as u8))
    }

    /// Those that are among others too.
    #[inline]
    pub(super) const fn and(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }

    /// Whether a kind is among them.
    #[inline]
    pub(super) const fn has(self, kind: FigureKind) -> bool {
        self.0 & 1 << kind as u8 != 0
    }

    /// Each of them.
    #[inline]
    pub(super) fn iter(self) -> impl Iterator<Item = FigureKind> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| FigureKind::ALL[left.trailing_zeros() as usize]);
            left &= left.wrapping_sub(1);
            next
        })
    }
}

/// What a figure stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ground {
    /// A feature of this kind.
    Feature(FeatureKind),
    /// The top of a tower.
    Tower,
}

/// What a figure is where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// On a road.
    Highwayman,
    /// In a city.
    Knight,
    /// In a monastery.
    Monk,
    /// In a field.
    Farmer,
    /// An abbot, in a monastery or garden.
    Abbot,
    /// On a tower.
    Lookout,
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
