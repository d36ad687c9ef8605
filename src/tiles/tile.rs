//! What is drawn on a tile, as the rules see it.

use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::variants;

use super::{HalfEdge, Side};

/// Most segments a tile may have; the catalogue is checked against it.
pub const MAX_SEGMENTS: usize = 8;

/// What a side of a tile shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Terrain {
    City,
    Road,
    Field,
    River,
}

impl Terrain {
    /// All terrains.
    pub const ALL: [Self; 4] = variants::all();

    /// The name used in the engine protocol.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The box a tile comes from.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum TileBox {
    Base,
    River,
    InnsCathedrals,
    Tower,
    PrincessDragon,
}

impl TileBox {
    /// All boxes, in the order of the catalogue.
    pub const ALL: [Self; 5] = variants::all();

    /// The name used in tile files and the engine protocol.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// One kind of tile, seen with north up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tile {
    /// The kind's name, for example `base/road-curve`.
    pub name: String,
    /// The box it lies in.
    pub from: TileBox,
    /// How many of it the box holds, the start tile included.
    pub count: u8,
    /// Whether one of the copies is the start tile.
    pub start: bool,
    /// What the sides N, E, S, W show.
    pub edges: [Terrain; 4],
    /// The symbols printed on it.
    pub marks: Marks,
    /// What stands where three or more roads meet.
    pub crossing: Option<Crossing>,
    /// Whether the river begins or ends here.
    pub river: Option<RiverRole>,
    /// The parts that can be told apart; a segment is known by its position here.
    pub segments: Vec<Segment>,
    /// What is easily misread about the drawing, for those who extend the catalogue.
    pub note: String,
}

impl Tile {
    /// Whether the tile carries a piece of the river.
    pub fn is_river(&self) -> bool {
        self.edges.contains(&Terrain::River)
    }

    /// The segment of a city, road or river that reaches this side (tile not turned).
    pub fn segment_at_side(&self, side: Side) -> Option<usize> {
        self.segments.iter().position(|segment| segment.sides().contains(&side))
    }

    /// The field segment that reaches this half-edge (tile not turned).
    pub fn field_at(&self, half: HalfEdge) -> Option<usize> {
        self.segments.iter().position(
            |segment| matches!(segment, Segment::Field { half_edges, .. } if half_edges.contains(&half)),
        )
    }
}

/// The symbols that act when a tile is laid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// A volcano calls the dragon (PD-2).
    pub volcano: bool,
    /// The dragon walks (PD-3).
    pub dragon: bool,
    /// A magic portal (PD-6).
    pub portal: bool,
    /// A tower foundation (TW-2).
    pub foundation: bool,
}

/// What stands at a crossing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Crossing {
    Village,
    Trees,
}

/// The two ends of the river (RIV-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum RiverRole {
    Spring,
    Lake,
}

/// What ends a road on a tile (BASE-7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum RoadEnd {
    Village,
    Trees,
    City,
    Monastery,
    Tower,
    Volcano,
}

/// A part of a tile that belongs to one feature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Segment {
    /// A piece of a city.
    City {
        /// Sides it reaches.
        sides: Vec<Side>,
        /// Coats of arms on it.
        shields: u8,
        /// Whether a cathedral stands in it (IC-4).
        cathedral: bool,
        /// Whether the princess lives in it (PD-5.3).
        princess: bool,
    },
    /// A piece of road.
    Road {
        /// Sides it reaches.
        sides: Vec<Side>,
        /// Whether an inn stands beside it (IC-3).
        inn: bool,
        /// What it ends at on this tile; empty for a road that runs through.
        ends: Vec<RoadEnd>,
        /// It runs under a city (PD-1.3).
        tunnel: bool,
        /// It runs over a city or the river (TW-1.3).
        bridge: bool,
    },
    /// A piece of the river; nobody stands on it (RIV-6).
    River {
        /// Sides it reaches.
        sides: Vec<Side>,
    },
    /// A monastery.
    Monastery,
    /// A garden (ABB-4).
    Garden,
    /// A piece of field.
    Field {
        /// Half-edges it reaches; none for a field enclosed by cities.
        half_edges: Vec<HalfEdge>,
        /// City segments of this tile that it touches (FARM-6).
        cities: Vec<usize>,
    },
}

impl Segment {
    /// What sort of feature this is a part of.
    pub const fn kind(&self) -> FeatureKind {
        match self {
            Self::City { .. } => FeatureKind::City,
            Self::Road { .. } => FeatureKind::Road,
            Self::River { .. } => FeatureKind::River,
            Self::Monastery => FeatureKind::Monastery,
            Self::Garden => FeatureKind::Garden,
            Self::Field { .. } => FeatureKind::Field,
        }
    }

    /// The whole sides that a city, road or river segment reaches.
    pub fn sides(&self) -> &[Side] {
        match self {
            Self::City { sides, .. } | Self::Road { sides, .. } | Self::River { sides } => sides,
            Self::Monastery | Self::Garden | Self::Field { .. } => &[],
        }
    }
}

/// The sorts of features.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "lowercase")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum FeatureKind {
    Road,
    City,
    Monastery,
    Garden,
    Field,
    River,
}

impl FeatureKind {
    /// All kinds.
    pub const ALL: [Self; 6] = variants::all();

    /// The name used in the engine protocol and in examples.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
