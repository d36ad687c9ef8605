//! Plays rollouts: after an action everyone takes what the one-ply rating prefers, for some turns, and then the
//! evaluation says how it stands.
//!
//! One worker for each thread, with buffers and caches of its own (docs/AI.md, “Rollout search” and “Caches”).

use rand_xoshiro::Xoshiro256PlusPlus;

use crate::rules::{Action, ByPlayer, Game, Phase, Silent};

use super::budget::Meter;
use super::evaluator::Evaluator;
use super::placement_cache::{SharedPlacementCache, WorkerPlacementCache};
use super::rater::{RatedAction, Rater, best_rated};
use super::search_config::is_volatile;

/// Plays rollouts from one root position.
pub(super) struct RolloutWorker {
    rater: Rater,
    rated: Vec<RatedAction>,
    pub(super) cache: WorkerPlacementCache,
    /// Whether a placement can be known by its surroundings: neither towers nor the dragon reach it from afar.
    uses_cache: bool,
    game: Game,
}

impl RolloutWorker {
    pub(super) fn new(root: &Game, evaluator: &Evaluator) -> Self {
        let is_volatile = is_volatile(root, &evaluator.unseen);
        Self {
            rater: Rater::new(evaluator.clone()),
            rated: Vec::new(),
            cache: WorkerPlacementCache::default(),
            uses_cache: !is_volatile && root.dragon().is_none() && root.towers().next().is_none(),
            game: root.clone(),
        }
    }

    /// Rates the actions of a position, the best first.
    pub(super) fn rate(&mut self, game: &Game) -> Vec<RatedAction> {
        let mut rated = Vec::new();
        self.rater.rate(game, &mut rated);
        rated.sort_by(|a, b| b.lead.total_cmp(&a.lead));
        rated
    }

    /// The rollout policy: the action that the one-ply rating prefers.
    fn preferred_action(&mut self, shared: &SharedPlacementCache) -> Option<RatedAction> {
        if self.uses_cache && self.game.phase() == Phase::Place {
            return self.rater.best_placement(&self.game, shared, &mut self.cache);
        }
        self.rater.rate(&self.game, &mut self.rated);
        best_rated(&self.rated)
    }

    /// The points each player is expected to end with, after an action and some turns of one-ply play; nothing if the
    /// budget runs out on the way. `rng` shuffles the unseen tiles.
    pub(super) fn rollout(
        &mut self,
        root: &Game,
        action: Action,
        turns: u32,
        mut rng: Xoshiro256PlusPlus,
        shared: &SharedPlacementCache,
        meter: &Meter,
    ) -> Option<ByPlayer<f32>> {
        self.game.clone_from(root);
        self.game.reshuffle_unseen(&mut rng);
        self.rater.evaluator.start_rollout(&self.game);
        let mut next = action;
        let mut turn = 0;
        while meter.has_time() {
            let is_legal = self.game.play_with(next, &mut Silent).is_ok();
            debug_assert!(is_legal, "rated actions are legal");
            if self.game.is_over() {
                return Some(self.game.scores().map(|score| score as f32));
            }
            let preferred = self.preferred_action(shared)?;
            if self.game.phase() == Phase::Place {
                if turn == turns {
                    return Some(preferred.points);
                }
                turn += 1;
            }
            next = preferred.action;
        }
        None
    }
}
