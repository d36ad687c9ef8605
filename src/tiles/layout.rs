//! A tile prepared for fast play: what lies at each side and half-edge, as plain arrays.

use super::{FeatureKind, HalfEdge, MAX_SEGMENTS, Marks, Segment, Side, Terrain, Tile, Turn};

/// Squares around a monastery or garden (BASE-9.1).
pub const SQUARES_AROUND: u8 = 8;

/// Stands in [`Layout`] where no segment reaches.
const NO_SEGMENT: u8 = u8::MAX;

/// Terrains of the four sides, four bits per side, north lowest: one bit per terrain.
///
/// A square's *demand* is such a mask with 0 for a side without neighbour. A tile fits where it shows
/// every terrain that is demanded, which is one `and` with the complement of its own mask.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SideMask(pub u16);

impl SideMask {
    /// A mask with nothing on any side.
    pub const NONE: Self = Self(0);

    const RIVERS: u16 = 0x1111 << Terrain::River as u16;

    /// The mask with one terrain on one side.
    pub const fn of(side: Side, terrain: Terrain) -> Self {
        Self((1 << terrain as u16) << (4 * side.index()))
    }

    /// The terrain on this side, if any.
    pub fn at(self, side: Side) -> Option<Terrain> {
        let nibble = (self.0 >> (4 * side.index())) & 0xF;
        Terrain::ALL.into_iter().find(|&terrain| nibble == 1 << terrain as u16)
    }

    /// Adds another mask's sides.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether a river is on any side.
    pub const fn has_river(self) -> bool {
        self.0 & Self::RIVERS != 0
    }
}

/// What the rules ask of a tile again and again, with north up.
#[derive(Clone, Debug)]
pub struct Layout {
    /// Terrains by turn: the mask of the tile after that many quarter turns.
    edges: [SideMask; 4],
    /// The complements of `edges`, one 16-bit lane per turn, to test all four turns at once.
    missing: u64,
    /// City, road or river segment at each side.
    at_side: [u8; 4],
    /// Field segment at each half-edge.
    at_half: [u8; 8],
    /// Number of segments.
    pub segments: u8,
    /// What each segment is.
    pub kinds: [FeatureKind; MAX_SEGMENTS],
    /// Sides that each city or road segment reaches; squares around a monastery or garden.
    pub open: [u8; MAX_SEGMENTS],
    /// Coats of arms on each segment.
    pub shields: [u8; MAX_SEGMENTS],
    /// Segments with an inn, a cathedral.
    pub multiplied: [bool; MAX_SEGMENTS],
    /// City segments (as bits) that each field segment touches.
    pub touches: [u8; MAX_SEGMENTS],
    /// Other segments (as bits) of the same kind; only for cities and roads.
    pub siblings: [u8; MAX_SEGMENTS],
    /// The monastery or garden segment.
    pub sanctuary: Option<u8>,
    /// The city segment of the princess.
    pub princess: Option<u8>,
    /// The symbols on the tile.
    pub marks: Marks,
    /// The tile carries a piece of the river.
    pub river: bool,
}

impl Layout {
    /// Prepares a tile.
    pub(super) fn of(tile: &Tile) -> Self {
        let mut at_side = [NO_SEGMENT; 4];
        let mut at_half = [NO_SEGMENT; 8];
        let mut kinds = [FeatureKind::River; MAX_SEGMENTS];
        let mut open = [0; MAX_SEGMENTS];
        let mut shields = [0; MAX_SEGMENTS];
        let mut multiplied = [false; MAX_SEGMENTS];
        let mut touches = [0; MAX_SEGMENTS];
        let mut siblings = [0; MAX_SEGMENTS];
        let mut princess_at = None;
        let mut sanctuary = None;
        for (index, segment) in tile.segments.iter().enumerate() {
            kinds[index] = segment.kind();
            for side in segment.sides() {
                at_side[side.index()] = index as u8;
            }
            open[index] = match segment.kind() {
                FeatureKind::Monastery | FeatureKind::Garden => SQUARES_AROUND,
                _ => segment.sides().len() as u8,
            };
            match segment {
                Segment::City { shields: count, cathedral, princess, .. } => {
                    shields[index] = *count;
                    multiplied[index] = *cathedral;
                    if *princess {
                        princess_at = Some(index as u8);
                    }
                }
                Segment::Road { inn, .. } => multiplied[index] = *inn,
                Segment::Field { half_edges, cities } => {
                    for half in half_edges {
                        at_half[half.index()] = index as u8;
                    }
                    touches[index] = cities.iter().fold(0, |bits, city| bits | 1 << city);
                }
                Segment::Monastery | Segment::Garden => sanctuary = Some(index as u8),
                Segment::River { .. } => {}
            }
            if matches!(segment.kind(), FeatureKind::City | FeatureKind::Road) {
                for (other, twin) in tile.segments.iter().enumerate() {
                    if other != index && twin.kind() == segment.kind() {
                        siblings[index] |= 1 << other;
                    }
                }
            }
        }
        let edges = Turn::ALL.map(|turn| {
            Side::ALL.into_iter().fold(SideMask::NONE, |mask, side| {
                mask.with(SideMask::of(side.turned(turn), tile.edges[side.index()]))
            })
        });
        let missing = edges.iter().rev().fold(0, |lanes, mask: &SideMask| lanes << 16 | u64::from(!mask.0));
        Self {
            edges,
            missing,
            at_side,
            at_half,
            segments: tile.segments.len() as u8,
            kinds,
            open,
            shields,
            multiplied,
            touches,
            siblings,
            sanctuary,
            princess: princess_at,
            marks: tile.marks,
            river: tile.is_river(),
        }
    }

    /// The terrains of the tile after a turn.
    #[inline]
    pub fn edges(&self, turn: Turn) -> SideMask {
        self.edges[turn.quarters()]
    }

    /// Whether the tile, so turned, shows everything that is demanded.
    #[inline]
    pub fn fits(&self, turn: Turn, demand: SideMask) -> bool {
        demand.0 & !self.edges(turn).0 == 0
    }

    /// The turns that show everything that is demanded: bit `n` for `n` quarter turns.
    #[inline]
    pub fn fitting_turns(&self, demand: SideMask) -> u8 {
        const LANES: u64 = 0x0001_0001_0001_0001;
        const TOP: u64 = 0x8000 * LANES;
        let lacking = self.missing & (u64::from(demand.0) * LANES);
        // A lane's top bit is set if and only if the lane is not zero.
        let nonzero = (((lacking & !TOP) + (TOP - LANES)) | lacking) & TOP;
        let fits = !nonzero & TOP;
        // Gather the four top bits into the low nibble.
        (((fits >> 15).wrapping_mul(0x1000_2000_4000_8000)) >> 60) as u8
    }

    /// The city, road or river segment at this side of the map when the tile lies so turned.
    #[inline]
    pub fn segment_at(&self, side: Side, turn: Turn) -> Option<u8> {
        known(self.at_side[Self::unturned(side, turn)])
    }

    /// Whether the city, road or river segment with this number is at this side of the map when the tile lies so turned.
    #[inline]
    pub fn is_at(&self, segment: u8, side: Side, turn: Turn) -> bool {
        self.at_side[Self::unturned(side, turn)] == segment
    }

    /// The side of the description that lies at this side of the map.
    #[inline]
    const fn unturned(side: Side, turn: Turn) -> usize {
        (side.index() + 4 - turn.quarters()) & 3
    }

    /// The field segment at this half-edge of the map when the tile lies so turned.
    #[inline]
    pub fn field_at(&self, half: HalfEdge, turn: Turn) -> Option<u8> {
        known(self.at_half[(half.index() + 8 - 2 * turn.quarters()) & 7])
    }
}

/// What a table of segments says.
#[inline]
const fn known(segment: u8) -> Option<u8> {
    if segment == NO_SEGMENT { None } else { Some(segment) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tiles::Catalogue;

    #[test]
    fn all_four_turns_are_tested_at_once() {
        let catalogue = Catalogue::standard();
        let samples = [0, 1, 2, 4, 8];
        for kind in catalogue.kinds() {
            let layout = catalogue.layout(kind);
            for n in samples {
                for e in samples {
                    for s in samples {
                        for w in samples {
                            let demand = SideMask(n | e << 4 | s << 8 | w << 12);
                            let one_by_one = Turn::ALL
                                .into_iter()
                                .filter(|&turn| layout.fits(turn, demand))
                                .fold(0, |bits, turn| bits | 1 << turn.quarters());
                            assert_eq!(layout.fitting_turns(demand), one_by_one);
                        }
                    }
                }
            }
        }
    }
}
