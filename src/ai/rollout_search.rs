//! The search of the strongest level: the best rated actions are compared by rollouts until the budget is used up.
//!
//! Method: successive halving on common random numbers. All candidates that are left meet the same scenarios
//! (shuffles of the unseen tiles), so that luck cancels out in their differences; while the budget is used up the
//! field is halved again and again, and who is significantly behind is dropped at once (docs/AI.md, “Rollout
//! search”).

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::rules::{ByPlayer, Game};

use super::budget::Meter;
use super::candidate::Candidate;
use super::evaluator::Evaluator;
use super::objective::Objective;
use super::placement_cache::SharedPlacementCache;
use super::rollout_worker::RolloutWorker;
use super::search_config::SearchConfig;

/// Most scenarios between two rounds of elimination.
const MAX_BATCH: usize = 8;

/// Scenarios before a candidate can be dropped as significantly worse.
const MIN_SCENARIOS_TO_DROP: usize = 32;

/// The nodes that there should be for each candidate at the least.
const MIN_NODES_PER_CANDIDATE: usize = 10;

/// A comparison of the actions of one position.
pub(super) struct RolloutSearch<'a> {
    root: &'a Game,
    config: SearchConfig,
    workers: Vec<RolloutWorker>,
    seed: u64,
    /// Those not yet dropped come first.
    candidates: Vec<Candidate>,
    /// How many are not yet dropped.
    active: usize,
    /// How many scenarios all active candidates have met.
    scenarios: usize,
    /// Results of one batch: by scenario, then by candidate.
    batch: Vec<Option<ByPlayer<f32>>>,
    objective: Objective,
    placements: SharedPlacementCache,
}

impl<'a> RolloutSearch<'a> {
    /// Rates the actions of a position that is not over; `threads` work side by side without changing the result.
    pub(super) fn new(
        root: &'a Game,
        config: SearchConfig,
        evaluator: &Evaluator,
        threads: usize,
        mut rng: Xoshiro256PlusPlus,
    ) -> Self {
        let seed = rng.next_u64();
        let mut workers: Vec<_> = (0..threads.max(1)).map(|_| RolloutWorker::new(root, evaluator)).collect();
        // Nothing may depend on the order of the tiles that really come.
        let mut shuffled = root.clone();
        shuffled.reshuffle_unseen(&mut rng);
        let candidates = workers[0].rate(&shuffled).into_iter().map(Candidate::new).collect();
        Self {
            root,
            config: config.adapted_to(root, &evaluator.unseen),
            workers,
            seed,
            candidates,
            active: 0,
            scenarios: 0,
            batch: Vec::new(),
            objective: Objective::new(root, &evaluator.weights),
            placements: SharedPlacementCache::default(),
        }
    }

    /// Searches until the budget is used up or one candidate is left; returns them, the best first, and the nodes used.
    pub(super) fn run(mut self, meter: &Meter) -> (Vec<Candidate>, u64) {
        let limit = usize::try_from(meter.node_limit()).unwrap_or(usize::MAX);
        // With few nodes there are fewer candidates, so that some nodes are left for the best of them.
        let most = self.config.candidates_per_player * self.root.players() as f32;
        let entrants = (most as usize).min(limit / MIN_NODES_PER_CANDIDATE).max(2);
        self.active = self.candidates.len().min(entrants);
        let mut nodes = 1;
        while self.active > 1 && meter.allows(nodes as u64) {
            let wanted = self.next_batch(nodes, meter.expected_nodes(nodes as u64));
            let complete = self.run_batch(wanted, meter);
            nodes += complete * self.active;
            self.rank();
            self.eliminate(entrants, meter.share_used(nodes as u64));
            if complete < wanted {
                break;
            }
        }
        (self.candidates, nodes as u64)
    }

    /// Scenarios of the next batch. With a clock the first is short: there may be no time for a long one, and without a
    /// complete batch nobody would be dropped.
    fn next_batch(&self, nodes: usize, expected: Option<u64>) -> usize {
        let Some(expected) = expected else { return self.workers.len() };
        let expected = usize::try_from(expected).unwrap_or(usize::MAX);
        let left = expected.saturating_sub(nodes).div_ceil(self.active);
        (expected / (2 * self.active)).min(left).clamp(1, MAX_BATCH)
    }

    /// Plays the rollouts of all active candidates in some more scenarios and returns how many scenarios that were;
    /// fewer than wanted if the budget ran out.
    fn run_batch(&mut self, wanted: usize, meter: &Meter) -> usize {
        let Self { root, config, seed, active, .. } = *self;
        self.batch.clear();
        self.batch.resize(wanted * active, None);
        let candidates = &self.candidates[..active];
        let placements = &self.placements;
        let play = |worker: &mut RolloutWorker, share: Vec<(usize, &mut [Option<ByPlayer<f32>>])>| {
            for (scenario, results) in share {
                let turns = config.turns_in(scenario, root.players());
                worker.cache.set_scenario(scenario);
                for (candidate, result) in candidates.iter().zip(results) {
                    let rng = Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_add(scenario as u64));
                    *result = worker.rollout(root, candidate.action(), turns, rng, placements, meter);
                    if result.is_none() {
                        return;
                    }
                }
            }
        };
        // Dealt out in turn, so that little is lost if the time runs out.
        let mut shares: Vec<Vec<_>> = self.workers.iter().map(|_| Vec::new()).collect();
        for (index, results) in self.batch.chunks_mut(active).enumerate() {
            shares[index % self.workers.len()].push((self.scenarios + index, results));
        }
        std::thread::scope(|scope| {
            let mut work = self.workers.iter_mut().zip(shares).filter(|(_, share)| !share.is_empty());
            let own = work.next();
            for (worker, share) in work {
                scope.spawn(move || play(worker, share));
            }
            if let Some((worker, share)) = own {
                play(worker, share);
            }
        });
        self.placements.merge(self.workers.iter_mut().map(|worker| &mut worker.cache));
        self.record_batch()
    }

    /// Adds the results of the scenarios that all active candidates have met, and returns how many these are.
    fn record_batch(&mut self) -> usize {
        let before = self.scenarios;
        for results in self.batch.chunks(self.active) {
            if results.iter().any(Option::is_none) {
                break;
            }
            for (candidate, points) in self.candidates.iter_mut().zip(results.iter().flatten()) {
                candidate.add_rollout(self.root, points, &self.objective);
            }
            self.scenarios += 1;
        }
        self.scenarios - before
    }

    /// Sorts the active candidates by their estimates.
    fn rank(&mut self) {
        for candidate in &mut self.candidates[..self.active] {
            candidate.update_estimate(self.config.prior_rollouts, &self.objective);
        }
        self.candidates[..self.active].sort_by(|a, b| b.estimate.total_cmp(&a.estimate));
    }

    /// Drops the last: equal parts of the budget halve the field, and who is significantly worse goes at once.
    fn eliminate(&mut self, entrants: usize, used: f32) {
        let room = (entrants as f32).powf(1.0 - used).ceil() as usize;
        self.active = self.active.min(room.max(2));
        if self.scenarios >= MIN_SCENARIOS_TO_DROP {
            let leader = &self.candidates[0];
            let is_worse = |candidate: &&Candidate| candidate.is_significantly_behind(leader);
            let worse = self.candidates[1..self.active].iter().rev().take_while(is_worse).count();
            self.active -= worse;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Budget, Cancel, Weights};
    use crate::rules::{Phase, Set, Setup, Silent};

    fn position() -> Game {
        let mut game = Game::new(&Setup::base(2, 4).with_sets([Set::Farmers])).unwrap();
        while game.tiles().len() < 20 || game.phase() != Phase::Place {
            game.play_with(game.legal_actions()[0], &mut Silent).unwrap();
        }
        game
    }

    fn search(game: &Game) -> RolloutSearch<'_> {
        let rng = Xoshiro256PlusPlus::seed_from_u64(1);
        RolloutSearch::new(game, SearchConfig::default(), &Evaluator::new(game, Weights::default()), 2, rng)
    }

    fn candidates(nodes: u64) -> Vec<Candidate> {
        search(&position()).run(&Meter::new(Budget::Nodes(nodes), &Cancel::new())).0
    }

    #[test]
    fn a_batch_is_short_while_nobody_knows_how_many_there_is_time_for() {
        let game = position();
        let search = RolloutSearch { active: 32, ..search(&game) };
        assert_eq!(search.next_batch(1, None), 2, "one for each thread");
        assert_eq!(search.next_batch(65, Some(300)), 4, "half of what there will be at most");
        assert_eq!(search.next_batch(290, Some(300)), 1, "no more than is left");
        assert_eq!(search.next_batch(65, Some(100_000)), MAX_BATCH);
    }

    #[test]
    fn the_best_candidates_have_the_most_rollouts() {
        let candidates = candidates(300);
        assert!(
            candidates.iter().map(Candidate::rollouts).rev().is_sorted(),
            "those that were dropped later come first"
        );
        assert!(
            candidates[1].rollouts() >= MAX_BATCH && candidates[0].rollouts() == candidates[1].rollouts()
        );
        assert_eq!(candidates.last().unwrap().rollouts(), 0, "not every action gets rollouts");
    }

    #[test]
    fn without_rollouts_the_first_rating_decides() {
        assert!(candidates(1).iter().map(|candidate| candidate.rated.lead).rev().is_sorted());
    }
}
