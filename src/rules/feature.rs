//! Connected features: segments joined across tile borders, kept up to date as tiles are laid.
//!
//! Every segment carries the label of its feature, and the segments of a feature form a ring. Joining two features
//! relabels the smaller one, so that finding a segment's feature is a single look-up.

use crate::tiles::{FeatureKind, Layout};

use super::figure::FigureKinds;
use super::{MAX_PLAYERS, Player, TileIndex, keeping_room};

/// A segment on the board; also the name of a feature, by one of its segments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct SegmentId(pub(super) u16);

impl SegmentId {
    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The segment with this number on a tile whose first segment this is.
    #[inline]
    pub(super) const fn nth(self, number: u8) -> Self {
        Self(self.0 + number as u16)
    }
}

/// What the rules know of a connected feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Feature {
    /// The kind of feature.
    pub(super) kind: FeatureKind,
    /// It has an inn or a cathedral (IC-3, IC-4).
    pub(super) multiplied: bool,
    /// Sides of a road or city that still meet an empty square; empty squares around a monastery or garden.
    pub(super) open: u16,
    /// Tiles of a road or city, each counted once (BASE-6.3).
    pub(super) tiles: u16,
    /// Coats of arms.
    pub(super) shields: u16,
    /// Number of segments.
    segments: u16,
    /// Number of figures on it, whatever they count.
    figures: u8,
    /// Weight of each player's figures on it (BASE-10.2, IC-5.2).
    weights: [u8; MAX_PLAYERS],
}

impl Feature {
    /// Whether it is completed; fields and the river never are (BASE-7.1, BASE-8.1, BASE-9.1, FARM-3).
    #[inline]
    pub(super) fn is_complete(&self) -> bool {
        self.open == 0 && !matches!(self.kind, FeatureKind::Field | FeatureKind::River)
    }

    /// Whether any figure stands on it, even one that counts for nothing.
    #[inline]
    pub(super) fn is_occupied(&self) -> bool {
        self.figures > 0
    }

    /// The kinds of figures that may join those who stand on it: all where nobody does, otherwise none (BASE-5.3).
    ///
    /// Whether a figure needs company, or keeps none, is decided here and nowhere else.
    #[inline]
    pub(super) fn may_be_joined_by(&self) -> FigureKinds {
        if self.is_occupied() { FigureKinds::NONE } else { FigureKinds::ALL }
    }

    /// How much a player's figures on it count.
    #[inline]
    pub(super) fn weight(&self, player: Player) -> u8 {
        self.weights[player.index()]
    }

    /// How much everyone's figures on it count.
    #[inline]
    pub(super) fn weights(&self) -> super::ByPlayer<u8> {
        super::ByPlayer::from(self.weights)
    }

    /// The players with the greatest weight: one, several in a tie, or nobody (BASE-10.2, BASE-10.3).
    #[inline]
    pub(super) fn majority(&self) -> impl Iterator<Item = Player> + use<> {
        let most = self.weights.into_iter().max().unwrap_or(0);
        let weights = self.weights;
        Player::first(MAX_PLAYERS).filter(move |player| most > 0 && weights[player.index()] == most)
    }
}

/// One segment's place among the features.
#[derive(Clone, Copy, Debug)]
struct SegmentLink {
    /// The feature it belongs to.
    label: SegmentId,
    /// The next segment of the same feature.
    next: SegmentId,
    /// The tile it lies on.
    tile: TileIndex,
    /// What it is a part of.
    kind: FeatureKind,
    /// Its number on that tile.
    number: u8,
    /// The other roads, or the other cities, on that tile, as bits by number.
    siblings: u8,
}

/// All features on the board.
#[derive(Debug)]
pub(super) struct Features {
    links: Vec<SegmentLink>,
    /// Valid at the index of each label.
    features: Vec<Feature>,
}

impl Features {
    /// No features, with room for that many segments.
    pub(super) fn new(segments: usize) -> Self {
        Self { links: Vec::with_capacity(segments), features: Vec::with_capacity(segments) }
    }

    /// Adds the segments of a tile, each a feature of its own, and names the first.
    #[inline]
    pub(super) fn add(&mut self, tile: TileIndex, layout: &Layout) -> SegmentId {
        let first = SegmentId(self.links.len() as u16);
        let numbers = 0..layout.segments;
        self.links.extend(numbers.clone().map(|number| {
            let id = first.nth(number);
            let (kind, siblings) = (layout.kinds[number as usize], layout.siblings[number as usize]);
            SegmentLink { label: id, next: id, tile, kind, number, siblings }
        }));
        self.features.extend(numbers.map(usize::from).map(|number| Feature {
            kind: layout.kinds[number],
            multiplied: layout.multiplied[number],
            open: u16::from(layout.open[number]),
            tiles: 1,
            shields: u16::from(layout.shields[number]),
            segments: 1,
            figures: 0,
            weights: [0; MAX_PLAYERS],
        }));
        first
    }

    /// The name of the feature that a segment belongs to.
    #[inline]
    pub(super) fn label(&self, segment: SegmentId) -> SegmentId {
        self.links[segment.index()].label
    }

    /// The feature that a segment belongs to.
    #[inline]
    pub(super) fn of(&self, segment: SegmentId) -> &Feature {
        &self.features[self.label(segment).index()]
    }

    /// The tile that a segment lies on.
    #[inline]
    pub(super) fn tile_of(&self, segment: SegmentId) -> TileIndex {
        self.links[segment.index()].tile
    }

    /// What a segment is a part of.
    #[inline]
    pub(super) fn kind_of(&self, segment: SegmentId) -> FeatureKind {
        self.links[segment.index()].kind
    }

    /// The number of a segment on its tile.
    #[inline]
    pub(super) fn number_of(&self, segment: SegmentId) -> u8 {
        self.links[segment.index()].number
    }

    /// How many segments there are on the board.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.links.len()
    }

    /// The names of all features.
    pub(super) fn labels(&self) -> impl Iterator<Item = SegmentId> {
        (0..self.links.len() as u16).map(SegmentId).filter(|&segment| self.label(segment) == segment)
    }

    /// All segments of the feature that a segment belongs to.
    #[inline]
    pub(super) fn ring(&self, segment: SegmentId) -> impl Iterator<Item = SegmentId> {
        let mut next = Some(segment);
        std::iter::from_fn(move || {
            let current = next?;
            let following = self.links[current.index()].next;
            next = (following != segment).then_some(following);
            Some(current)
        })
    }

    /// Joins two city, road or river segments that meet at a border.
    #[inline]
    pub(super) fn join_across(&mut self, a: SegmentId, b: SegmentId) {
        let label = self.join(a, b, Self::shared_tiles);
        self.features[label.index()].open -= 2;
    }

    /// Joins two field segments that meet at a border.
    #[inline]
    pub(super) fn join_fields(&mut self, a: SegmentId, b: SegmentId) {
        self.join(a, b, |_, _, _| 0);
    }

    /// That many tiles were laid around a monastery or garden; says whether it is completed.
    #[inline]
    pub(super) fn surround(&mut self, segment: SegmentId, tiles: u16) -> bool {
        let feature = &mut self.features[segment.index()];
        feature.open -= tiles;
        feature.open == 0
    }

    /// A figure that counts so much comes to stand on a segment.
    #[inline]
    pub(super) fn occupy(&mut self, segment: SegmentId, player: Player, weight: u8) {
        let label = self.label(segment);
        let feature = &mut self.features[label.index()];
        feature.figures += 1;
        feature.weights[player.index()] += weight;
    }

    /// A figure that counts so much leaves a segment.
    #[inline]
    pub(super) fn vacate(&mut self, segment: SegmentId, player: Player, weight: u8) {
        let label = self.label(segment);
        let feature = &mut self.features[label.index()];
        feature.figures -= 1;
        feature.weights[player.index()] -= weight;
    }

    /// Makes one feature of two and returns its name; `shared` counts the tiles that both have.
    #[inline]
    fn join(
        &mut self,
        a: SegmentId,
        b: SegmentId,
        shared: impl FnOnce(&Self, SegmentId, SegmentId) -> u16,
    ) -> SegmentId {
        let (a, b) = (self.label(a), self.label(b));
        if a == b {
            return a;
        }
        let a_is_larger = self.features[a.index()].segments >= self.features[b.index()].segments;
        let (kept, gone) = if a_is_larger { (a, b) } else { (b, a) };
        let shared = shared(self, kept, gone);
        let mut segment = gone;
        loop {
            let link = &mut self.links[segment.index()];
            link.label = kept;
            segment = link.next;
            if segment == gone {
                break;
            }
        }
        // Exchanging the successors of one segment of each ring makes one ring of both.
        let after_kept = self.links[kept.index()].next;
        let after_gone = self.links[gone.index()].next;
        self.links[kept.index()].next = after_gone;
        self.links[gone.index()].next = after_kept;

        let part = self.features[gone.index()];
        let whole = &mut self.features[kept.index()];
        whole.open += part.open;
        whole.tiles = whole.tiles + part.tiles - shared;
        whole.shields += part.shields;
        whole.segments += part.segments;
        whole.multiplied |= part.multiplied;
        whole.figures += part.figures;
        for (weight, more) in whole.weights.iter_mut().zip(part.weights) {
            *weight += more;
        }
        kept
    }

    /// How many tiles have a segment in both features, before they are joined (BASE-6.3).
    #[inline]
    fn shared_tiles(&self, kept: SegmentId, gone: SegmentId) -> u16 {
        self.ring(gone).filter(|&segment| self.is_first_shared(segment, kept, gone)).count() as u16
    }

    /// Whether a segment of `gone` lies on a tile that `kept` has too, and is the first such on its tile.
    #[inline]
    fn is_first_shared(&self, segment: SegmentId, kept: SegmentId, gone: SegmentId) -> bool {
        let SegmentLink { number, siblings, .. } = self.links[segment.index()];
        let (mut in_kept, mut is_first) = (false, true);
        let mut left = siblings;
        while left != 0 {
            let other = left.trailing_zeros() as u8;
            left &= left - 1;
            let label = self.label(SegmentId(segment.0 - u16::from(number) + u16::from(other)));
            in_kept |= label == kept;
            is_first &= label != gone || other > number;
        }
        in_kept && is_first
    }
}

impl Clone for Features {
    fn clone(&self) -> Self {
        Self { links: keeping_room(&self.links), features: keeping_room(&self.features) }
    }

    fn clone_from(&mut self, source: &Self) {
        let Self { links, features } = source;
        self.links.clone_from(links);
        self.features.clone_from(features);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::FigureKind;
    use crate::tiles::Catalogue;

    /// A figure without weight has no say, and yet it keeps others away.
    #[test]
    fn a_figure_that_counts_for_nothing_occupies_all_the_same() {
        let catalogue = Catalogue::standard();
        let city = catalogue.find("base/city-four-shield").expect("such a tile");
        let mut features = Features::new(8);
        let segment = features.add(TileIndex(0), catalogue.layout(city));
        let player = Player::new(1);
        assert!(features.of(segment).may_be_joined_by().has(FigureKind::Meeple));
        features.occupy(segment, player, 0);
        assert!(features.of(segment).is_occupied());
        assert_eq!(features.of(segment).may_be_joined_by(), FigureKinds::NONE);
        assert_eq!(features.of(segment).majority().count(), 0);
        features.vacate(segment, player, 0);
        assert!(!features.of(segment).is_occupied());
    }
}
