//! How likely the next tile fits a gap, closes what meets it, or joins two features across it.

use crate::rules::Game;
use crate::tiles::{Catalogue, Kind, Layout, Side, SideMask, Turn};

/// Values one side of a demand can take: nothing, city, road, field, river.
const SIDE_VALUES: usize = 5;

/// Number of different demands.
const DEMANDS: usize = SIDE_VALUES.pow(4);

/// Shares of the unseen tiles that serve a gap, worked out when first asked for.
///
/// The tiles are counted once, where a search begins; a few draws later the shares are still close enough.
#[derive(Clone, Debug)]
pub(super) struct Odds {
    catalogue: &'static Catalogue,
    /// Kinds not yet seen, with how many of each.
    unseen: Vec<(Kind, u16)>,
    total: u16,
    entries: Vec<Option<Entry>>,
}

/// What is known about one demand; all numbers are tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Entry {
    /// Tiles that fit at all.
    pub(super) fit: u16,
    /// Tiles that fit and open no new side of the feature meeting the gap from this side.
    pub(super) close: [u16; 4],
    /// Tiles that fit and join the features meeting the gap from two sides; see [`pair`].
    join: [u16; 6],
}

impl Entry {
    /// Tiles that join what meets the gap from these two different sides.
    #[inline]
    pub(super) fn join(&self, a: Side, b: Side) -> u16 {
        self.join[pair(a, b)]
    }
}

impl Odds {
    /// Counts the tiles not yet drawn, those set aside included.
    pub(super) fn new(game: &Game) -> Self {
        let catalogue = game.catalogue();
        let mut counts = vec![0_u16; catalogue.kinds().len()];
        for kind in game.unseen().chain(game.set_aside().iter().copied()) {
            counts[kind.index()] += 1;
        }
        let unseen: Vec<_> = catalogue.kinds().zip(counts).filter(|&(_, count)| count > 0).collect();
        let total = unseen.iter().map(|&(_, count)| count).sum();
        Self { catalogue, unseen, total, entries: vec![None; DEMANDS] }
    }

    /// Tiles not yet drawn.
    pub(super) fn total(&self) -> u16 {
        self.total
    }

    /// How many unseen tiles have a property.
    pub(super) fn count(&self, has: impl Fn(&Layout) -> bool) -> u16 {
        self.unseen
            .iter()
            .filter(|&&(kind, _)| has(self.catalogue.layout(kind)))
            .map(|&(_, count)| count)
            .sum()
    }

    /// What is known about a demand.
    #[inline]
    pub(super) fn entry(&mut self, demand: SideMask) -> Entry {
        let index = index_of(demand);
        if let Some(entry) = self.entries[index] {
            return entry;
        }
        let entry = self.work_out(demand);
        self.entries[index] = Some(entry);
        entry
    }

    /// The share of the unseen tiles that a number of them is.
    #[inline]
    pub(super) fn share(&self, tiles: f32) -> f32 {
        if self.total == 0 { 0.0 } else { tiles / f32::from(self.total) }
    }

    #[cold]
    fn work_out(&self, demand: SideMask) -> Entry {
        let mut entry = Entry::default();
        for &(kind, count) in &self.unseen {
            let layout = self.catalogue.layout(kind);
            let turns = layout.fitting_turns(demand);
            if turns == 0 {
                continue;
            }
            entry.fit += count;
            let fitting = || Turn::ALL.into_iter().filter(|turn| turns & 1 << turn.quarters() != 0);
            for side in Side::ALL {
                if fitting().any(|turn| closes(layout, turn, demand, side)) {
                    entry.close[side.index()] += count;
                }
            }
            for a in 0..4 {
                for b in a + 1..4 {
                    let (a, b) = (Side::from_index(a), Side::from_index(b));
                    if fitting().any(|turn| joins(layout, turn, a, b)) {
                        entry.join[pair(a, b)] += count;
                    }
                }
            }
        }
        entry
    }
}

/// Whether a tile lying so leads the feature at one side to no side without a neighbour.
fn closes(layout: &Layout, turn: Turn, demand: SideMask, side: Side) -> bool {
    let segment = layout.segment_at(side, turn);
    Side::ALL
        .into_iter()
        .all(|other| layout.segment_at(other, turn) != segment || demand.0 >> (4 * other.index()) & 0xF != 0)
}

/// Whether a tile lying so connects two sides.
fn joins(layout: &Layout, turn: Turn, a: Side, b: Side) -> bool {
    let segment = layout.segment_at(a, turn);
    segment != crate::tiles::NO_SEGMENT && segment == layout.segment_at(b, turn)
}

/// The number of a pair of different sides, in no matter which order.
#[inline]
const fn pair(a: Side, b: Side) -> usize {
    // 01 → 0, 02 → 1, 12 → 2, 03 → 3, 13 → 4, 23 → 5
    let (low, high) = if a.index() < b.index() { (a.index(), b.index()) } else { (b.index(), a.index()) };
    high * (high - 1) / 2 + low
}

#[inline]
fn index_of(demand: SideMask) -> usize {
    // A nibble is 0, 1, 2, 4 or 8.
    const VALUE: [u8; 16] = [0, 1, 2, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0];
    (0..4).fold(0, |index, side| {
        index * SIDE_VALUES + usize::from(VALUE[usize::from(demand.0 >> (4 * side) & 0xF)])
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Setup;
    use crate::tiles::Terrain;

    #[test]
    fn pairs_of_sides_have_different_numbers() {
        let mut seen = [false; 6];
        for a in 0..4 {
            for b in a + 1..4 {
                let (a, b) = (Side::from_index(a), Side::from_index(b));
                assert_eq!(pair(a, b), pair(b, a));
                assert!(!std::mem::replace(&mut seen[pair(a, b)], true));
            }
        }
    }

    #[test]
    fn every_tile_fits_where_nothing_is_demanded() {
        let game = Game::new(&Setup::base(2, 1)).unwrap();
        let mut odds = Odds::new(&game);
        assert_eq!(odds.total(), 70);
        assert_eq!(odds.entry(SideMask::NONE).fit, 70);
        let city = SideMask::of(Side::N, Terrain::City);
        let entry = odds.entry(city);
        assert!(entry.fit > entry.close[0] && entry.close[0] > 0);
    }
}
