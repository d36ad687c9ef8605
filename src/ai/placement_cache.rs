//! What placements changed when they were last rated in much the same surroundings, so that most need not be rated
//! again.
//!
//! Method: a direct-mapped transposition table, keyed by a hash of the tile and of the features around the square
//! instead of the whole position. Rollouts draw the same tiles on boards that differ in few places, so most
//! placements have been rated before. What is found here only orders and prunes the placements of a rollout; the one
//! played is always rated anew (docs/AI.md, “Caches”).

use crate::rules::{FigureKind, Game};
use crate::tiles::{FeatureKind, Pos, Turn};

/// Binary logarithm of the entries that all workers share.
const SHARED_BITS: u32 = 16;

/// Binary logarithm of the entries that one worker keeps of the scenario at hand.
const WORKER_BITS: u32 = 13;

/// A tile in certain surroundings, as a hash that is as good as unique; 0 is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PlacementKey(u64);

impl PlacementKey {
    /// What all placements of the tile in hand on a square have in common.
    pub(super) fn around(game: &Game, square: Pos) -> Self {
        let player = game.active_player();
        let has_meeple = game.supply(player)[FigureKind::Meeple] > 0;
        let mut key = Self(1)
            .with((square.x as u64) << 32 | u64::from(square.y as u32))
            .with(game.hand().map_or(0, |kind| kind.index() as u64 + 1))
            .with((player.index() as u64) << 1 | u64::from(has_meeple));
        game.for_each_feature_around(square, |feature| {
            let facts = game.facts(feature);
            let size = match facts.kind {
                // Fields grow with almost every tile, which matters little to what is done at their edge.
                FeatureKind::Field => 0,
                _ => u64::from(facts.open) << 16 | u64::from(facts.tiles),
            };
            let weights = facts.weights.iter().fold(0, |bits, &weight| bits << 8 | u64::from(weight));
            key = key.with(size).with(weights);
        });
        key
    }

    /// The placement with the tile turned so.
    pub(super) fn turned(self, turn: Turn) -> Self {
        self.with(turn.quarters() as u64)
    }

    /// Mixes another fact into the hash.
    #[inline]
    fn with(self, fact: u64) -> Self {
        // 2⁶⁴ over the golden ratio, as in Fibonacci hashing.
        const MULTIPLIER: u64 = 0x9E37_79B9_7F4A_7C15;
        Self((self.0.rotate_left(23) ^ fact).wrapping_mul(MULTIPLIER))
    }
}

/// A direct-mapped table of changes of the lead; an entry may drive out another.
#[derive(Clone, Debug)]
struct LeadChanges(Vec<(PlacementKey, f32)>);

impl LeadChanges {
    fn new(bits: u32) -> Self {
        Self(vec![(PlacementKey::default(), 0.0); 1 << bits])
    }

    #[inline]
    fn slot(&self, key: PlacementKey) -> usize {
        (key.0 >> 32) as usize & (self.0.len() - 1)
    }

    #[inline]
    fn get(&self, key: PlacementKey) -> Option<f32> {
        let (known, change) = self.0[self.slot(key)];
        (known == key).then_some(change)
    }

    #[inline]
    fn insert(&mut self, key: PlacementKey, change: f32) {
        let slot = self.slot(key);
        self.0[slot] = (key, change);
    }
}

/// The ratings of all workers in earlier batches; only read while a batch runs.
#[derive(Clone, Debug)]
pub(super) struct SharedPlacementCache(LeadChanges);

impl Default for SharedPlacementCache {
    fn default() -> Self {
        Self(LeadChanges::new(SHARED_BITS))
    }
}

impl SharedPlacementCache {
    /// Takes over what the workers rated in a batch, scenario by scenario, so that it does not matter who rated what;
    /// returns how many placements that were.
    pub(super) fn merge<'a>(&mut self, workers: impl Iterator<Item = &'a mut WorkerPlacementCache>) -> usize {
        let mut fresh: Vec<_> = workers.flat_map(|worker| worker.fresh.drain(..)).collect();
        fresh.sort_by_key(|&(scenario, ..)| scenario);
        for &(_, key, change) in &fresh {
            self.0.insert(key, change);
        }
        fresh.len()
    }
}

/// The ratings of one worker in the scenario at hand, and those of its batch that are not shared yet.
#[derive(Clone, Debug)]
pub(super) struct WorkerPlacementCache {
    scenario: usize,
    own: LeadChanges,
    fresh: Vec<(usize, PlacementKey, f32)>,
}

impl Default for WorkerPlacementCache {
    fn default() -> Self {
        Self { scenario: 0, own: LeadChanges::new(WORKER_BITS), fresh: Vec::new() }
    }
}

impl WorkerPlacementCache {
    /// Turns to another scenario; what was rated in others counts only once it is shared.
    pub(super) fn set_scenario(&mut self, scenario: usize) {
        self.scenario = scenario;
    }

    /// By how much such a placement changed the lead, in this scenario or else in earlier batches.
    #[inline]
    pub(super) fn get(&self, key: PlacementKey, shared: &SharedPlacementCache) -> Option<f32> {
        self.own.get(self.in_scenario(key)).or_else(|| shared.0.get(key))
    }

    /// Keeps by how much a placement changed the lead.
    #[inline]
    pub(super) fn insert(&mut self, key: PlacementKey, change: f32) {
        self.own.insert(self.in_scenario(key), change);
        self.fresh.push((self.scenario, key, change));
    }

    fn in_scenario(&self, key: PlacementKey) -> PlacementKey {
        key.with(self.scenario as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key_of(number: u64) -> PlacementKey {
        PlacementKey(0).with(number)
    }

    fn shared_after(batch: &[&[(usize, u64, f32)]]) -> SharedPlacementCache {
        let mut workers: Vec<_> = batch
            .iter()
            .map(|ratings| {
                let mut worker = WorkerPlacementCache::default();
                for &(scenario, key, change) in *ratings {
                    worker.set_scenario(scenario);
                    worker.insert(key_of(key), change);
                }
                worker
            })
            .collect();
        let mut shared = SharedPlacementCache::default();
        shared.merge(workers.iter_mut());
        shared
    }

    #[test]
    fn the_last_scenario_counts_whichever_worker_had_it() {
        let alone = shared_after(&[&[(0, 7, 1.0), (1, 7, 2.0), (2, 7, 3.0), (3, 8, 4.0)]]);
        let divided = shared_after(&[&[(1, 7, 2.0), (3, 8, 4.0)], &[(0, 7, 1.0), (2, 7, 3.0)]]);
        for shared in [alone, divided] {
            let worker = WorkerPlacementCache::default();
            assert_eq!(worker.get(key_of(7), &shared), Some(3.0));
            assert_eq!(worker.get(key_of(8), &shared), Some(4.0));
            assert_eq!(worker.get(key_of(9), &shared), None);
        }
    }

    #[test]
    fn the_scenario_at_hand_comes_first() {
        let shared = shared_after(&[&[(0, 7, 1.0)]]);
        let mut worker = WorkerPlacementCache::default();
        worker.set_scenario(1);
        worker.insert(key_of(7), 5.0);
        assert_eq!(worker.get(key_of(7), &shared), Some(5.0));
        worker.set_scenario(2);
        assert_eq!(worker.get(key_of(7), &shared), Some(1.0));
    }
}
