//! The lead that the evaluation expects after each action: how the levels below master play, and how everyone plays in
//! rollouts.
//!
//! Method: one-ply search; a tile is rated together with the best figure on it, and choices within a step with the
//! best reply (docs/AI.md, “One-ply rating”).

use arrayvec::ArrayVec;

use crate::rules::{Action, ByPlayer, FeatureId, FigureKind, Game, Phase, Player, Silent};
use crate::tiles::{MAX_SEGMENTS, Pos};

use super::evaluator::Evaluator;
use super::objective::Objective;
use super::placement_cache::{PlacementKey, SharedPlacementCache, WorkerPlacementCache};
use super::symmetry::canonical_turn;

/// Choices of one step that are followed, one after the other, below the action that is rated.
const MAX_REPLIES: usize = 2;

/// An action and the points expected after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct RatedAction {
    pub(super) action: Action,
    pub(super) points: ByPlayer<f32>,
    /// The lead of the player who acts.
    pub(super) lead: f32,
}

/// Rates actions, reusing its buffers.
#[derive(Debug)]
pub(super) struct Rater {
    pub(super) evaluator: Evaluator,
    /// Old positions whose allocations are used again.
    spare: Vec<Game>,
    /// Lists of actions: of the position, and of each reply below it.
    actions: [Vec<Action>; MAX_REPLIES + 1],
    placements: Vec<Placement>,
}

/// A placement to be rated, with what the cache says about it.
#[derive(Clone, Copy, Debug)]
struct Placement {
    action: Action,
    key: PlacementKey,
    /// By how much it changed the lead when it was last rated; infinite if it never was.
    cached_change: f32,
}

impl Rater {
    pub(super) fn new(evaluator: Evaluator) -> Self {
        Self { evaluator, spare: Vec::new(), actions: Default::default(), placements: Vec::new() }
    }

    /// Rates every action that differs from the others; the list is empty only when the game is over.
    pub(super) fn rate(&mut self, game: &Game, rated: &mut Vec<RatedAction>) {
        rated.clear();
        let mut actions = std::mem::take(&mut self.actions[0]);
        distinct_actions(game, &mut actions);
        let objective = Objective::new(game, &self.evaluator.weights);
        self.evaluator.set_base(game);
        for &action in actions.iter().filter(|&&action| !is_ransom(action)) {
            rated.push(self.rate_one(game, action, &objective));
        }
        // A ransom takes nothing away from the step it is paid in: its own worth comes on top of the best action.
        if let Some(best) = best_rated(rated)
            && rated.len() < actions.len()
        {
            self.evaluator.set_new_tile(game, None);
            let now = self.evaluator.points(game);
            for &action in actions.iter().filter(|&&action| is_ransom(action)) {
                let mut points = self.points_after(game, action, 0);
                for player in Player::first(game.players()) {
                    points[player] += best.points[player] - now[player];
                }
                rated.push(RatedAction { action, points, lead: objective.lead(&points) });
            }
        }
        self.actions[0] = actions;
    }

    /// Rates an action of the base position.
    fn rate_one(&mut self, game: &Game, action: Action, objective: &Objective) -> RatedAction {
        if let Action::Place { pos, .. } = action {
            self.evaluator.set_new_tile(game, Some(pos));
        }
        let points = self.points_after(game, action, 0);
        RatedAction { action, points, lead: objective.lead(&points) }
    }

    /// The best placement of the tile in hand, or nearly: one that by the cache changes the lead for less than the
    /// best so far is not rated again.
    pub(super) fn best_placement(
        &mut self,
        game: &Game,
        shared: &SharedPlacementCache,
        cache: &mut WorkerPlacementCache,
    ) -> Option<RatedAction> {
        let mut actions = std::mem::take(&mut self.actions[0]);
        distinct_actions(game, &mut actions);
        let mut placements = std::mem::take(&mut self.placements);
        placements.clear();
        let mut around: Option<(Pos, PlacementKey)> = None;
        for &action in &actions {
            let Action::Place { pos, turn } = action else { continue };
            let (_, key) = *match &mut around {
                Some(last) if last.0 == pos => last,
                other => other.insert((pos, PlacementKey::around(game, pos))),
            };
            let key = key.turned(turn);
            let cached_change = cache.get(key, shared).unwrap_or(f32::INFINITY);
            placements.push(Placement { action, key, cached_change });
        }
        placements.sort_unstable_by(|a, b| b.cached_change.total_cmp(&a.cached_change));
        let objective = Objective::new(game, &self.evaluator.weights);
        self.evaluator.set_base(game);
        let now = objective.lead(&self.evaluator.base_points(game));
        let mut best: Option<RatedAction> = None;
        for &Placement { action, key, cached_change } in &placements {
            if best.is_some_and(|best| best.lead >= now + cached_change) {
                break;
            }
            let rated = self.rate_one(game, action, &objective);
            cache.insert(key, rated.lead - now);
            if best.is_none_or(|best| rated.lead > best.lead) {
                best = Some(rated);
            }
        }
        self.actions[0] = actions;
        self.placements = placements;
        best
    }

    /// The points expected after an action, if the choices that follow in the same step are made well; `replies` were
    /// made before.
    fn points_after(&mut self, game: &Game, action: Action, replies: usize) -> ByPlayer<f32> {
        let mut next = match self.spare.pop() {
            Some(mut board) => {
                board.clone_from(game);
                board
            }
            None => game.clone(),
        };
        let is_legal = next.play_with(action, &mut Silent).is_ok();
        debug_assert!(is_legal, "{action:?} was listed as legal");
        let points = match next.phase() {
            // Only the choices of the same step are followed; a ransom is a choice of its own.
            _ if is_ransom(action) => self.evaluator.points(&next),
            Phase::Capture | Phase::Princess | Phase::Release if replies < MAX_REPLIES => {
                self.best_reply(&next, replies + 1)
            }
            Phase::Figure if matches!(action, Action::Place { .. }) => self.with_best_claim(&next),
            _ => self.evaluator.points(&next),
        };
        self.spare.push(next);
        points
    }

    /// The points expected after the best action in a position that a rated action led to.
    fn best_reply(&mut self, game: &Game, replies: usize) -> ByPlayer<f32> {
        let mut actions = std::mem::take(&mut self.actions[replies]);
        actions.clear();
        game.legal_actions_unsorted(&mut actions);
        let objective = Objective::new(game, &self.evaluator.weights);
        let mut best: Option<(f32, ByPlayer<f32>)> = None;
        for &action in actions.iter().filter(|&&action| !is_ransom(action)) {
            let points = self.points_after(game, action, replies);
            let lead = objective.lead(&points);
            if best.is_none_or(|(most, _)| lead > most) {
                best = Some((lead, points));
            }
        }
        self.actions[replies] = actions;
        best.map_or_else(|| self.evaluator.points(game), |(_, points)| points)
    }

    /// The points expected after a new tile with the best of its features claimed, without playing each claim.
    fn with_best_claim(&mut self, game: &Game) -> ByPlayer<f32> {
        let mut points = self.evaluator.points(game);
        let player = game.active_player();
        let gains = new_claims(game)
            .into_iter()
            .map(|(feature, kind)| self.evaluator.claim_gain(game, feature, kind));
        points[player] += gains.fold(0.0, f32::max);
        points
    }
}

/// The action rated highest.
pub(super) fn best_rated(rated: &[RatedAction]) -> Option<RatedAction> {
    rated.iter().max_by(|a, b| a.lead.total_cmp(&b.lead)).copied()
}

/// What could be claimed on the new tile; the big meeple is kept for later.
fn new_claims(game: &Game) -> ArrayVec<(FeatureId, FigureKind), { 2 * MAX_SEGMENTS }> {
    let mut claims = ArrayVec::new();
    game.for_each_new_claim(|kind, feature| {
        if kind != FigureKind::Big && !claims.contains(&(feature, kind)) {
            claims.push((feature, kind));
        }
    });
    claims
}

fn is_ransom(action: Action) -> bool {
    matches!(action, Action::Ransom { .. })
}

/// All legal actions; of turns in which the tile lies the same, only the first.
pub(super) fn distinct_actions(game: &Game, actions: &mut Vec<Action>) {
    actions.clear();
    game.legal_actions_unsorted(actions);
    if let Some(tile) = game.hand() {
        actions.retain(|action| match *action {
            Action::Place { turn, .. } => canonical_turn(tile, turn) == turn,
            _ => true,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Weights;
    use crate::rules::{Set, Setup};

    /// The cache may spare work, but not change what is best in a position that it has seen.
    #[test]
    fn the_best_placement_is_found_with_and_without_the_cache() {
        for seed in 0..4 {
            let setup = Setup::base(2 + seed as usize % 3, seed).with_sets([Set::Farmers, Set::Abbot]);
            let mut game = Game::new(&setup).unwrap();
            let mut rater = Rater::new(Evaluator::new(&game, Weights::default()));
            let (shared, mut cache) = (SharedPlacementCache::default(), WorkerPlacementCache::default());
            let mut rated = Vec::new();
            while !game.is_over() {
                rater.rate(&game, &mut rated);
                let expected = best_rated(&rated).unwrap();
                if game.phase() == Phase::Place {
                    for _ in 0..2 {
                        let found = rater.best_placement(&game, &shared, &mut cache).unwrap();
                        assert!(
                            (found.lead - expected.lead).abs() < 1e-3,
                            "seed {seed}: {found:?}, {expected:?}"
                        );
                    }
                    // Another scenario, so that the next tile does not meet ratings of long ago.
                    cache.set_scenario(game.unseen_count());
                }
                game.play_with(expected.action, &mut Silent).unwrap();
            }
        }
    }

    /// Of cached placements, only those are rated again that may be the best.
    #[test]
    fn few_placements_are_rated_twice() {
        let game = Game::new(&Setup::base(2, 3)).unwrap();
        let mut rater = Rater::new(Evaluator::new(&game, Weights::default()));
        let (mut shared, mut cache) = (SharedPlacementCache::default(), WorkerPlacementCache::default());
        let mut rated = || {
            rater.best_placement(&game, &SharedPlacementCache::default(), &mut cache);
            shared.merge(std::iter::once(&mut cache))
        };
        let (all, again) = (rated(), rated());
        assert!(all > 4 && again <= 2, "{all}, then {again}");
    }
}
