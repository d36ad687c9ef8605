//! The tiles not yet drawn, counted by what they can do in an empty square: fit, close what meets it there, join two
//! features across it.
//!
//! Method: what each kind of tile can do under each of the 625 demands a square can make is worked out once for the
//! program; the counts for a demand are then sums over the kinds still unseen, worked out when first asked for
//! (docs/AI.md, “Evaluation”).

use std::sync::LazyLock;

use crate::rules::Game;
use crate::tiles::{Catalogue, Kind, Layout, Side, SideMask, Turn};

/// Values one side of a demand can take: nothing, city, road, field, river.
const SIDE_VALUES: usize = 5;

/// Number of different demands.
const DEMANDS: usize = SIDE_VALUES.pow(4);

/// Draws after which the tiles are counted anew; until then the shares are close enough.
const DRAWS_BEFORE_RECOUNT: usize = 4;

/// The unseen tiles, by kind and by what they can do under a demand.
#[derive(Clone, Debug)]
pub(super) struct UnseenTiles {
    catalogue: &'static Catalogue,
    /// Kinds not yet seen, with how many of each.
    unseen: Vec<(Kind, u16)>,
    total: u16,
    /// Dragon tiles and volcanoes among them.
    dragons: u16,
    /// By demand, each with the recount it belongs to.
    fitting: Vec<(u32, FittingTiles)>,
    /// How often the tiles were counted.
    recounts: u32,
    /// Scratch space of a recount, by kind.
    tally: Vec<u16>,
}

/// The unseen tiles that can serve an empty square with a certain demand; all numbers are tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct FittingTiles {
    /// Tiles that fit at all.
    pub(super) fit: u16,
    /// Tiles that fit and open no new side of the feature meeting the gap from this side.
    pub(super) close: [u16; 4],
    /// Tiles that fit and join the features meeting the gap from two sides; see [`pair`].
    join: [u16; 6],
}

impl FittingTiles {
    /// Tiles that join what meets the gap from these two different sides.
    #[inline]
    pub(super) fn join(&self, a: Side, b: Side) -> u16 {
        self.join[pair(a, b)]
    }
}

impl UnseenTiles {
    /// Counts the tiles not yet drawn, those set aside included.
    pub(super) fn new(game: &Game) -> Self {
        let catalogue = game.catalogue();
        let mut tiles = Self {
            catalogue,
            unseen: Vec::new(),
            total: 0,
            dragons: 0,
            fitting: vec![(0, FittingTiles::default()); DEMANDS],
            recounts: 0,
            tally: vec![0; catalogue.kinds().len()],
        };
        tiles.recount(game);
        tiles
    }

    /// Counts anew if more than a few tiles were drawn since.
    #[inline]
    pub(super) fn recount_if_stale(&mut self, game: &Game) {
        if usize::from(self.total).abs_diff(tiles_to_come(game)) >= DRAWS_BEFORE_RECOUNT {
            self.recount(game);
        }
    }

    /// Counts anew if any tile was drawn since, or the count is of a later position.
    ///
    /// At the beginning of a rollout this makes it independent of the rollouts before.
    pub(super) fn recount_if_changed(&mut self, game: &Game) {
        // Every draw takes a tile away for good, so positions of one game that have as many left have the same.
        if usize::from(self.total) != tiles_to_come(game) {
            self.recount(game);
        }
    }

    fn recount(&mut self, game: &Game) {
        self.tally.fill(0);
        for kind in game.unseen().chain(game.set_aside().iter().copied()) {
            self.tally[kind.index()] += 1;
        }
        self.unseen.clear();
        let counted = self.catalogue.kinds().zip(self.tally.iter().copied());
        self.unseen.extend(counted.filter(|&(_, count)| count > 0));
        self.total = self.unseen.iter().map(|&(_, count)| count).sum();
        self.dragons = self.count(|layout| layout.marks.dragon || layout.marks.volcano);
        self.recounts += 1;
    }

    /// Dragon tiles and volcanoes not yet drawn.
    pub(super) fn dragons(&self) -> u16 {
        self.dragons
    }

    /// How many unseen tiles have a property.
    fn count(&self, has: impl Fn(&Layout) -> bool) -> u16 {
        self.unseen
            .iter()
            .filter(|&&(kind, _)| has(self.catalogue.layout(kind)))
            .map(|&(_, count)| count)
            .sum()
    }

    /// The unseen tiles that can serve a demand.
    #[inline]
    pub(super) fn fitting(&mut self, demand: SideMask) -> FittingTiles {
        let index = index_of(demand);
        if let (recounts, fitting) = self.fitting[index]
            && recounts == self.recounts
        {
            return fitting;
        }
        let fitting = self.count_fitting(index);
        self.fitting[index] = (self.recounts, fitting);
        fitting
    }

    /// A number of unseen tiles as a share of all of them.
    #[inline]
    pub(super) fn share(&self, tiles: f32) -> f32 {
        if self.total == 0 { 0.0 } else { tiles / f32::from(self.total) }
    }

    fn count_fitting(&self, demand: usize) -> FittingTiles {
        let mut fitting = FittingTiles::default();
        for &(kind, count) in &self.unseen {
            let Abilities(bits) = ABILITIES[kind.index() * DEMANDS + demand];
            if bits == 0 {
                continue;
            }
            fitting.fit += count;
            for (side, close) in fitting.close.iter_mut().enumerate() {
                *close += count * (bits >> side & 1);
            }
            for (pair, join) in fitting.join.iter_mut().enumerate() {
                *join += count * (bits >> (4 + pair) & 1);
            }
        }
        fitting
    }
}

/// Tiles that are still to be drawn, those set aside included.
fn tiles_to_come(game: &Game) -> usize {
    game.unseen_count() + game.set_aside().len()
}

/// What a kind of tile can do under a demand: a bit for each side it closes, each pair it joins, and one for fitting at
/// all.
#[derive(Clone, Copy, Debug)]
struct Abilities(u16);

impl Abilities {
    const FITS: u16 = 1 << 10;

    fn of(layout: &Layout, demand: SideMask) -> Self {
        let turns = layout.fitting_turns(demand);
        if turns == 0 {
            return Self(0);
        }
        let fitting = || Turn::ALL.into_iter().filter(|turn| turns & 1 << turn.quarters() != 0);
        let mut bits = Self::FITS;
        for side in Side::ALL {
            if fitting().any(|turn| closes(layout, turn, demand, side)) {
                bits |= 1 << side.index();
            }
        }
        for a in 0..4 {
            for b in a + 1..4 {
                let (a, b) = (Side::from_index(a), Side::from_index(b));
                if fitting().any(|turn| joins(layout, turn, a, b)) {
                    bits |= 1 << (4 + pair(a, b));
                }
            }
        }
        Self(bits)
    }
}

/// By kind, then by demand.
static ABILITIES: LazyLock<Vec<Abilities>> = LazyLock::new(|| {
    let catalogue = Catalogue::standard();
    let demands = || (0..DEMANDS).map(demand_of);
    catalogue
        .kinds()
        .flat_map(|kind| demands().map(move |demand| Abilities::of(catalogue.layout(kind), demand)))
        .collect()
});

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
    segment.is_some() && segment == layout.segment_at(b, turn)
}

/// The number of a pair of different sides, in no matter which order.
#[inline]
const fn pair(a: Side, b: Side) -> usize {
    // 01 → 0, 02 → 1, 12 → 2, 03 → 3, 13 → 4, 23 → 5
    let (low, high) = if a.index() < b.index() { (a.index(), b.index()) } else { (b.index(), a.index()) };
    high * (high - 1) / 2 + low
}

/// The number of a demand.
#[inline]
fn index_of(demand: SideMask) -> usize {
    // A nibble is 0, 1, 2, 4 or 8.
    const VALUE: [u8; 16] = [0, 1, 2, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0];
    (0..4).fold(0, |index, side| {
        index * SIDE_VALUES + usize::from(VALUE[usize::from(demand.0 >> (4 * side) & 0xF)])
    })
}

/// The demand with a number.
fn demand_of(index: usize) -> SideMask {
    let nibble = |side: u32| [0, 1, 2, 4, 8][index / SIDE_VALUES.pow(3 - side) % SIDE_VALUES];
    SideMask((0..4).fold(0, |mask, side| mask | nibble(side) << (4 * side)))
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
    fn demands_are_numbered_both_ways() {
        assert!((0..DEMANDS).all(|index| index_of(demand_of(index)) == index));
    }

    #[test]
    fn every_tile_fits_where_nothing_is_demanded() {
        let game = Game::new(&Setup::base(2, 1)).unwrap();
        let mut unseen = UnseenTiles::new(&game);
        assert_eq!(unseen.total, 70);
        assert_eq!(unseen.fitting(SideMask::NONE).fit, 70);
        let city = SideMask::of(Side::N, Terrain::City);
        let fitting = unseen.fitting(city);
        assert!(fitting.fit > fitting.close[0] && fitting.close[0] > 0);
    }
}
