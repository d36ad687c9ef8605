//! What a position is worth to each player: the points expected at the end of the game.
//!
//! Method: a static evaluation, the sum of named terms with weights tuned by self-play (docs/AI.md, “Evaluation”).
//! What one action leaves as it was is taken from caches (docs/AI.md, “Caches”).

use crate::rules::{ByPlayer, FeatureId, FigureKind, Game, Phase, Player};
use crate::tiles::{FeatureKind, Pos};

use super::breakdown::{Breakdown, TermSink, WeightedSums};
use super::evaluation_term::EvaluationTerm;
use super::forecast::{Forecast, Forecaster};
use super::forecast_cache::ForecastCache;
use super::merges::{Merge, MergeSites, joint_weights, majority};
use super::portable_pow::portable_pow;
use super::threats::Threats;
use super::turns_left::all_turns_left;
use super::unseen_tiles::UnseenTiles;
use super::weights::Weights;

/// Points for a follower whose feature is scored while the fairy stands beside it (PD-7.6).
const FAIRY_BONUS: f32 = 3.0;

/// Evaluates a base position and those that follow from it by one action.
#[derive(Clone, Debug)]
pub(super) struct Evaluator {
    pub(super) weights: Weights,
    pub(super) unseen: UnseenTiles,
    /// What the first figure in the supply is worth at a table of this size.
    first_figure: f32,
    forecasts: ForecastCache,
    merge_sites: MergeSites,
    merges: Vec<Merge>,
    /// Who may claim what nobody holds.
    mover: Player,
}

impl Evaluator {
    pub(super) fn new(game: &Game, weights: Weights) -> Self {
        let pairs = game.players() as f32 / 2.0;
        Self {
            first_figure: weights.figure / portable_pow(pairs, weights.figure_crowding),
            weights,
            unseen: UnseenTiles::new(game),
            forecasts: ForecastCache::default(),
            merge_sites: MergeSites::default(),
            merges: Vec::new(),
            mover: game.active_player(),
        }
    }

    /// Prepares for a rollout from this position, independently of the rollouts before.
    pub(super) fn start_rollout(&mut self, game: &Game) {
        self.unseen.recount_if_changed(game);
    }

    /// Takes another base position.
    pub(super) fn set_base(&mut self, game: &Game) {
        self.mover = game.active_player();
        self.unseen.recount_if_stale(game);
        self.forecasts.set_base(game);
        self.merge_sites.set_base(game, &mut self.unseen);
    }

    /// The positions to come have a tile on this square which the base position has not, or none.
    pub(super) fn set_new_tile(&mut self, base: &Game, square: Option<Pos>) {
        self.forecasts.set_new_tile(base, square);
    }

    /// The expected points of each player, with the player's preferences.
    pub(super) fn points(&mut self, game: &Game) -> ByPlayer<f32> {
        let term_factors = self.weights.term_factors;
        let mut sums = WeightedSums { points: ByPlayer::default(), term_factors };
        self.add_terms(game, &mut sums);
        sums.points
    }

    /// The same for the base position itself.
    ///
    /// Its forecasts count the turn at hand, so they are dropped before positions that follow are evaluated.
    pub(super) fn base_points(&mut self, base: &Game) -> ByPlayer<f32> {
        let points = self.points(base);
        self.forecasts.set_base(base);
        points
    }

    /// The chance that a feature is completed, if this player works at it.
    pub(super) fn completion_chance(&mut self, game: &Game, feature: FeatureId, player: Player) -> f32 {
        self.set_base(game);
        self.forecasts.next_position();
        let turns = all_turns_left(game);
        let facts = game.facts(feature);
        let (forecasts, mut forecaster) = self.forecaster(game, &turns);
        forecasts.forecast_with_turns(feature, &facts, turns[player], &mut forecaster).chance
    }

    /// Takes a position as the base and writes its evaluation into a sink.
    pub(super) fn evaluate(&mut self, game: &Game, sink: &mut impl TermSink) {
        self.set_base(game);
        self.add_terms(game, sink);
    }

    fn forecaster<'a>(
        &'a mut self,
        game: &'a Game,
        turns: &'a ByPlayer<f32>,
    ) -> (&'a mut ForecastCache, Forecaster<'a>) {
        let Self { weights, unseen, forecasts, mover, .. } = self;
        (forecasts, Forecaster { game, weights, unseen, turns, mover: *mover })
    }

    fn forecast(&mut self, game: &Game, feature: FeatureId, turns: &ByPlayer<f32>) -> Forecast {
        let (forecasts, mut forecaster) = self.forecaster(game, turns);
        forecasts.forecast(feature, &mut forecaster)
    }

    /// Adds up the terms of a position that is the base or follows from it.
    fn add_terms(&mut self, game: &Game, sink: &mut impl TermSink) {
        let players = game.players();
        let scores = game.scores();
        for player in Player::first(players) {
            sink.add(player, EvaluationTerm::Score, None, scores[player] as f32);
        }
        if game.is_over() {
            return;
        }
        let turns = all_turns_left(game);
        if game.unseen_count() > 0 || game.phase() == Phase::Place {
            sink.add(next_to_place(game), EvaluationTerm::Tempo, None, self.weights.tempo);
        }
        self.forecasts.next_position();
        let threats = Threats::new(game, &self.weights, &self.unseen);
        // Figures that will return, each counted by its chance.
        let mut returning = ByPlayer::<f32>::default();
        for claim in game.claims() {
            let Some(feature) = claim.feature else { continue };
            let forecast = self.forecast(game, feature, &turns);
            if self.forecasts.is_first_visit(feature) {
                let facts = game.facts(feature);
                let most = facts.greatest_weight();
                for player in Player::first(players).filter(|&player| facts.weights[player] == most) {
                    sink.add(player, term_of(facts.kind), Some(feature), forecast.points);
                }
            }
            returning[claim.owner] += forecast.chance;
            if threats.exist() && forecast.chance < 1.0 {
                let loss = forecast.loss_without(game, claim);
                if loss > 0.0 {
                    threats.charge(game, claim.owner, claim.pos, feature, loss, sink);
                }
            }
        }
        self.merges(game, &turns, sink);
        self.fairy(game, &turns, sink);
        for player in Player::first(players) {
            let worth = self.supply_worth(game, player, turns[player], returning[player]);
            sink.add(player, EvaluationTerm::Figures, None, worth);
        }
        self.prisoners(game, &turns, sink);
    }

    /// What claiming a free feature with a figure would change for its new holder.
    pub(super) fn claim_gain(&mut self, game: &Game, feature: FeatureId, kind: FigureKind) -> f32 {
        let player = game.active_player();
        let all_turns = all_turns_left(game);
        let turns = all_turns[player];
        let forecast = self.forecast(game, feature, &all_turns);
        let term = term_of(game.facts(feature).kind);
        let supply = game.supply(player);
        let before = self.figure_worth(f32::from(supply[FigureKind::Meeple]), turns);
        let cost = if kind == FigureKind::Abbot {
            self.weights.abbot * self.figure_need(turns) * (1.0 - forecast.chance)
        } else {
            let left = f32::from(supply[FigureKind::Meeple]) - 1.0;
            before - self.figure_worth(left + self.weights.returning_figure * forecast.chance, turns)
        };
        let factors = &self.weights.term_factors;
        factors[term as usize] * forecast.points - factors[EvaluationTerm::Figures as usize] * cost
    }

    /// What joining features of different players would change, if whoever gains most by it works at it.
    fn merges(&mut self, game: &Game, turns: &ByPlayer<f32>, sink: &mut impl TermSink) {
        if self.weights.merge == 0.0 {
            return;
        }
        self.merge_sites.collect(game, &self.forecasts, &mut self.unseen, &mut self.merges);
        for index in 0..self.merges.len() {
            let Merge { one, other, tiles } = self.merges[index];
            let (mine, theirs) = (game.facts(one).weights, game.facts(other).weights);
            let joint = joint_weights(mine, theirs);
            let first = self.forecast(game, one, turns);
            let second = self.forecast(game, other, turns);
            let mut change = ByPlayer::<f32>::default();
            for player in Player::first(game.players()) {
                let before = first.points * majority(mine, player) + second.points * majority(theirs, player);
                change[player] = (first.points + second.points) * majority(joint, player) - before;
            }
            let gain = |player: Player| {
                let others = Player::first(game.players()).filter(|&other| other != player);
                change[player] - others.map(|other| change[other]).fold(f32::MIN, f32::max)
            };
            let keenest = Player::first(game.players()).max_by(|&a, &b| gain(a).total_cmp(&gain(b)));
            let Some(keenest) = keenest.filter(|&player| gain(player) > 0.0) else { continue };
            let share = self.unseen.share(f32::from(tiles));
            let chance = 1.0 - portable_pow(1.0 - share, turns[keenest] * self.weights.effort);
            for player in Player::first(game.players()) {
                if change[player] != 0.0 {
                    let points = self.weights.merge * chance * change[player];
                    sink.add(player, EvaluationTerm::Merges, Some(one), points);
                }
            }
        }
    }

    /// A point each turn while she stays, three when her follower's feature is scored (PD-7.4, PD-7.6).
    fn fairy(&mut self, game: &Game, turns: &ByPlayer<f32>, sink: &mut impl TermSink) {
        let Some((owner, feature)) = game.fairy_follower() else { return };
        let stay = turns[owner].min(self.weights.fairy);
        let chance = feature.map_or(0.0, |feature| self.forecast(game, feature, turns).chance);
        // She may still be there at the end, when everything is scored.
        let last = if turns[owner] < self.weights.fairy { 0.5 } else { 0.1 };
        let bonus = if feature.is_some() { FAIRY_BONUS * chance.max(last) } else { 0.0 };
        sink.add(owner, EvaluationTerm::Fairy, feature, stay + bonus);
    }

    fn prisoners(&self, game: &Game, turns: &ByPlayer<f32>, sink: &mut impl TermSink) {
        for holder in Player::first(game.players()) {
            for owner in Player::first(game.players()) {
                let held = game.held(holder, owner) as f32;
                if held > 0.0 {
                    let need = self.figure_need(turns[owner]);
                    sink.add(holder, EvaluationTerm::Prisoners, None, held * self.weights.prisoner * need);
                    sink.add(owner, EvaluationTerm::Prisoners, None, held * self.weights.captive * need);
                }
            }
        }
    }

    /// What a player's figures at hand, and those that will return, are worth.
    fn supply_worth(&self, game: &Game, player: Player, turns: f32, returning: f32) -> f32 {
        let supply = game.supply(player);
        let count = f32::from(supply[FigureKind::Meeple])
            + self.weights.big * f32::from(supply[FigureKind::Big])
            + self.weights.returning_figure * returning;
        let abbots = self.weights.abbot * f32::from(supply[FigureKind::Abbot]);
        self.figure_worth(count, turns) + abbots * self.figure_need(turns)
    }

    /// The worth of a number of figures, each worth less than the one before.
    fn figure_worth(&self, count: f32, turns: f32) -> f32 {
        let decay = self.weights.figure_decay;
        let series = (1.0 - portable_pow(decay, count)) / (1.0 - decay);
        self.first_figure * self.figure_need(turns) * series
    }

    /// How much a figure is still needed with so many turns left, from 1 early in a long game to 0 after the last turn.
    fn figure_need(&self, turns: f32) -> f32 {
        turns / (turns + self.weights.figure_horizon)
    }
}

/// What a position is worth to each player, by term.
pub fn evaluate(game: &Game) -> Breakdown {
    let mut breakdown = Breakdown::default();
    Evaluator::new(game, Weights::default()).evaluate(game, &mut breakdown);
    breakdown
}

/// Who lays the next tile.
fn next_to_place(game: &Game) -> Player {
    match game.phase() {
        Phase::Place => game.active_player(),
        _ => game.active_player().after(1, game.players()),
    }
}

/// The term that a kind of feature belongs to.
const fn term_of(kind: FeatureKind) -> EvaluationTerm {
    match kind {
        FeatureKind::Road | FeatureKind::River => EvaluationTerm::Roads,
        FeatureKind::City => EvaluationTerm::Cities,
        FeatureKind::Monastery | FeatureKind::Garden => EvaluationTerm::Monasteries,
        FeatureKind::Field => EvaluationTerm::Fields,
    }
}

#[cfg(test)]
mod tests {
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;
    use crate::rules::{Action, Set, Setup, Silent};

    /// What is taken from the caches must be what would be worked out anew.
    #[test]
    fn cached_forecasts_hold() {
        for seed in 0..60 {
            let sets = if seed % 2 == 0 { &Set::ALL[..] } else { &[Set::Farmers, Set::InnsCathedrals] };
            let mut game =
                Game::new(&Setup::base(2 + seed as usize % 3, seed).with_sets(sets.iter().copied())).unwrap();
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut scratch = Vec::new();
            for _ in 0..40 + seed {
                let Some(action) = game.random_action(&mut rng, &mut scratch) else { break };
                game.play_with(action, &mut Silent).unwrap();
            }
            let mut caching = Evaluator::new(&game, Weights::default());
            let mut fresh = caching.clone();
            caching.set_base(&game);
            for action in game.legal_actions() {
                if let Action::Place { pos, .. } = action {
                    caching.set_new_tile(&game, Some(pos));
                }
                let mut next = game.clone();
                next.play_with(action, &mut Silent).unwrap();
                fresh.set_base(&next);
                fresh.mover = caching.mover;
                let (cached, exact) = (caching.points(&next), fresh.points(&next));
                for player in Player::first(game.players()) {
                    let difference = (cached[player] - exact[player]).abs();
                    assert!(difference < 1e-3, "seed {seed}, {action:?}: {cached:?} {exact:?}");
                }
            }
        }
    }
}
