//! What tiles have been worth before in much the same surroundings.
//!
//! The runners of a race draw the same tiles on boards that differ in few places, so most placements have been rated
//! before, in another future or with another runner. What such a placement changed then tells which are worth a closer
//! look now.

use crate::rules::{FigureKind, Game};
use crate::tiles::{FeatureKind, Pos, Turn};

/// Binary logarithm of the placements that are remembered of all futures, and of one.
const COMMON_BITS: u32 = 16;
const OWN_BITS: u32 = 13;

/// A tile in certain surroundings, by a number that is as good as unique; 0 is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Case(u64);

impl Case {
    /// What all placements of the tile in hand on a square have in common.
    pub(super) fn around(game: &Game, gap: Pos) -> Self {
        let player = game.active_player();
        let has_meeple = game.supply(player)[FigureKind::Meeple] > 0;
        let mut case = Self(1)
            .with((gap.x as u64) << 32 | u64::from(gap.y as u32))
            .with(game.hand().map_or(0, |kind| kind.index() as u64 + 1))
            .with((player.index() as u64) << 1 | u64::from(has_meeple));
        game.for_each_feature_around(gap, |feature| {
            let facts = game.facts(feature);
            let size = match facts.kind {
                // Fields grow with almost every tile, which matters little to what is done at their edge.
                FeatureKind::Field => 0,
                _ => u64::from(facts.open) << 16 | u64::from(facts.tiles),
            };
            let weights = facts.weights.iter().fold(0, |bits, &weight| bits << 8 | u64::from(weight));
            case = case.with(size).with(weights);
        });
        case
    }

    /// The placement with the tile turned so.
    pub(super) fn turned(self, turn: Turn) -> Self {
        self.with(turn.quarters() as u64)
    }

    #[inline]
    fn with(self, fact: u64) -> Self {
        const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;
        Self((self.0.rotate_left(23) ^ fact).wrapping_mul(SPREAD))
    }
}

/// Cases with the changes of a lead; one may drive out another.
#[derive(Clone, Debug)]
struct Table(Vec<(Case, f32)>);

impl Table {
    fn new(bits: u32) -> Self {
        Self(vec![(Case::default(), 0.0); 1 << bits])
    }

    #[inline]
    fn slot(&self, case: Case) -> usize {
        (case.0 >> 32) as usize & (self.0.len() - 1)
    }

    #[inline]
    fn get(&self, case: Case) -> Option<f32> {
        let (known, change) = self.0[self.slot(case)];
        (known == case).then_some(change)
    }

    #[inline]
    fn set(&mut self, case: Case, change: f32) {
        let slot = self.slot(case);
        self.0[slot] = (case, change);
    }
}

/// What the futures of earlier heats have taught.
#[derive(Clone, Debug)]
pub(super) struct Precedents(Table);

impl Default for Precedents {
    fn default() -> Self {
        Self(Table::new(COMMON_BITS))
    }
}

impl Precedents {
    /// Takes over what was noted in a heat, future by future, so that it does not matter who noted what; tells how many
    /// placements that were.
    pub(super) fn learn<'a>(&mut self, notes: impl Iterator<Item = &'a mut Notes>) -> usize {
        let mut news: Vec<_> = notes.flat_map(|notes| notes.news.drain(..)).collect();
        news.sort_by_key(|&(future, ..)| future);
        for &(_, case, change) in &news {
            self.0.set(case, change);
        }
        news.len()
    }
}

/// What was rated in the future at hand, and in those before since the last heat.
#[derive(Clone, Debug)]
pub(super) struct Notes {
    future: usize,
    own: Table,
    news: Vec<(usize, Case, f32)>,
}

impl Default for Notes {
    fn default() -> Self {
        Self { future: 0, own: Table::new(OWN_BITS), news: Vec::new() }
    }
}

impl Notes {
    /// Begins with another future.
    pub(super) fn begin(&mut self, future: usize) {
        self.future = future;
    }

    /// By how much the lead changed in such a case, in this future or in earlier ones.
    #[inline]
    pub(super) fn recall(&self, case: Case, precedents: &Precedents) -> Option<f32> {
        self.own.get(self.here(case)).or_else(|| precedents.0.get(case))
    }

    /// Notes by how much the lead changed.
    #[inline]
    pub(super) fn note(&mut self, case: Case, change: f32) {
        self.own.set(self.here(case), change);
        self.news.push((self.future, case, change));
    }

    fn here(&self, case: Case) -> Case {
        case.with(self.future as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn case_of(number: u64) -> Case {
        Case(0).with(number)
    }

    fn precedents(shares: &[&[(usize, u64, f32)]]) -> Precedents {
        let mut all: Vec<_> = shares
            .iter()
            .map(|share| {
                let mut notes = Notes::default();
                for &(future, case, change) in *share {
                    notes.begin(future);
                    notes.note(case_of(case), change);
                }
                notes
            })
            .collect();
        let mut precedents = Precedents::default();
        precedents.learn(all.iter_mut());
        precedents
    }

    #[test]
    fn the_last_future_is_believed_whoever_saw_it() {
        let alone = precedents(&[&[(0, 7, 1.0), (1, 7, 2.0), (2, 7, 3.0), (3, 8, 4.0)]]);
        let shared = precedents(&[&[(1, 7, 2.0), (3, 8, 4.0)], &[(0, 7, 1.0), (2, 7, 3.0)]]);
        for precedents in [alone, shared] {
            let notes = Notes::default();
            assert_eq!(notes.recall(case_of(7), &precedents), Some(3.0));
            assert_eq!(notes.recall(case_of(8), &precedents), Some(4.0));
            assert_eq!(notes.recall(case_of(9), &precedents), None);
        }
    }

    #[test]
    fn the_future_at_hand_comes_first() {
        let precedents = precedents(&[&[(0, 7, 1.0)]]);
        let mut notes = Notes::default();
        notes.begin(1);
        notes.note(case_of(7), 5.0);
        assert_eq!(notes.recall(case_of(7), &precedents), Some(5.0));
        notes.begin(2);
        assert_eq!(notes.recall(case_of(7), &precedents), Some(1.0));
    }
}
