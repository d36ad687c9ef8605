//! Finds the reasons for or against an action.
//!
//! Method: the evaluations before and after are compared term by term and feature by feature; each difference large
//! enough becomes a reason, and events of the turn name what happened to figures (docs/AI.md, “Hints and reasons”).

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::rules::{Action, BoardSegment, Event, FeatureId, Game, Player, ScoreReason};
use crate::tiles::FeatureKind;

use super::breakdown::TermEntry;
use super::evaluation_term::EvaluationTerm;
use super::evaluator::Evaluator;
use super::reason::{Cause, Reason};
use super::weights::Weights;

/// Changes of fewer points are not mentioned.
const MIN_POINTS: f32 = 0.4;

/// Points of a reason that only names what happened to a figure; what that is worth is in the terms.
const FIGURE_EVENT_POINTS: f32 = 1.0;

/// Why an action is good or bad, the weightiest reasons first; empty for one that is not legal.
pub fn explain(game: &Game, action: Action) -> Vec<Reason> {
    explain_turn(game, &[action])
}

/// The same for several actions that one player takes one after the other, such as a tile and the figure on it.
pub fn explain_turn(game: &Game, actions: &[Action]) -> Vec<Reason> {
    let mut before = game.clone();
    before.reshuffle_unseen(&mut Xoshiro256PlusPlus::seed_from_u64(0));
    let mut after = before.clone();
    let mut events = Vec::new();
    for &action in actions {
        if after.play_with(action, &mut events).is_err() {
            return Vec::new();
        }
    }
    let mut comparison = Comparison::new(&before, &after);
    let mut reasons = comparison.of_events(&events);
    reasons.extend(comparison.of_features(actions));
    reasons.extend(comparison.of_terms());
    reasons.retain(|reason| reason.points.abs() >= MIN_POINTS);
    // Reasons for an action come before those against it.
    reasons.sort_by(|a, b| {
        let is_good = |reason: &Reason| reason.points > 0.0;
        is_good(b).cmp(&is_good(a)).then(b.points.abs().total_cmp(&a.points.abs()))
    });
    reasons
}

/// Two positions, some actions of one turn apart, with their evaluations.
struct Comparison<'a> {
    before: &'a Game,
    after: &'a Game,
    actor: Player,
    evaluator: Evaluator,
    old: Vec<TermEntry>,
    new: Vec<TermEntry>,
}

impl<'a> Comparison<'a> {
    fn new(before: &'a Game, after: &'a Game) -> Self {
        let mut evaluator = Evaluator::new(before, Weights::default());
        let (mut old, mut new) = (Vec::new(), Vec::new());
        evaluator.evaluate(before, &mut old);
        evaluator.evaluate(after, &mut new);
        Self { before, after, actor: before.player_to_act(), evaluator, old, new }
    }

    /// What points of one player are worth to the player who acts.
    fn worth_to_actor(&self, player: Player, points: f32) -> f32 {
        if player == self.actor { points } else { -points / (self.before.players() - 1) as f32 }
    }

    /// Points scored at once, and what happened to figures.
    fn of_events(&self, events: &[Event]) -> Vec<Reason> {
        let mut reasons = Vec::new();
        for event in events {
            let (cause, points) = match *event {
                Event::Score(ref score) => {
                    let (player, points, reason) = (score.player, score.points, score.reason);
                    if reason == ScoreReason::FairyTurn {
                        continue;
                    }
                    (Cause::Scores { player, points, reason }, self.worth_to_actor(player, points as f32))
                }
                Event::Captured { by, player, kind, .. } if by != player => {
                    (Cause::Captures { player, kind }, self.worth_to_actor(player, -FIGURE_EVENT_POINTS))
                }
                Event::Ransomed { kind, .. } => (Cause::FreesPrisoner { kind }, FIGURE_EVENT_POINTS),
                Event::Exchanged { first, .. } => {
                    (Cause::FreesPrisoner { kind: first.kind }, FIGURE_EVENT_POINTS)
                }
                Event::Eaten { player, kind, .. } | Event::Removed { player, kind, .. } => {
                    (Cause::Removes { player, kind }, self.worth_to_actor(player, -FIGURE_EVENT_POINTS))
                }
                // The next turn's events are not this action's doing.
                Event::Turn { .. } => break,
                _ => continue,
            };
            reasons.push(Reason { cause, points });
        }
        reasons
    }

    /// What changes for each feature that someone holds.
    fn of_features(&mut self, actions: &[Action]) -> Vec<Reason> {
        let mut features: Vec<FeatureId> = self.new.iter().filter_map(|entry| entry.about).collect();
        features
            .extend(self.old.iter().filter_map(|entry| entry.about).filter_map(|old| self.feature_now(old)));
        features.sort_unstable();
        features.dedup();
        let mut reasons = Vec::new();
        for feature in features {
            for player in Player::first(self.after.players()) {
                let change = self.change(feature, player);
                if change.abs() >= MIN_POINTS
                    && let Some(cause) = self.cause(actions, feature, player, change)
                {
                    reasons.push(Reason { cause, points: self.worth_to_actor(player, change) });
                }
            }
        }
        reasons
    }

    /// The feature that an old one is part of now.
    fn feature_now(&self, old: FeatureId) -> Option<FeatureId> {
        self.after.feature_id(self.before.segment_of(old))
    }

    /// By how much a player's expected points from a feature change.
    fn change(&self, feature: FeatureId, player: Player) -> f32 {
        let is_feature = |term: EvaluationTerm| {
            matches!(
                term,
                EvaluationTerm::Roads
                    | EvaluationTerm::Cities
                    | EvaluationTerm::Monasteries
                    | EvaluationTerm::Fields
            )
        };
        let mine = |entry: &&TermEntry| entry.player == player && is_feature(entry.term);
        let new: f32 =
            self.new.iter().filter(mine).filter(|e| e.about == Some(feature)).map(|e| e.points).sum();
        let was = |entry: &&TermEntry| entry.about.and_then(|old| self.feature_now(old)) == Some(feature);
        let old: f32 = self.old.iter().filter(mine).filter(was).map(|e| e.points).sum();
        new - old
    }

    /// What made a player's expected points from a feature change.
    fn cause(
        &mut self,
        actions: &[Action],
        feature: FeatureId,
        player: Player,
        change: f32,
    ) -> Option<Cause> {
        let facts = self.after.facts(feature);
        let kind = facts.kind;
        let at = self.after.segment_of(feature);
        if facts.open == 0 && kind != FeatureKind::Field {
            let most = facts.greatest_weight();
            // Once it is scored, the event tells it.
            if most == 0 {
                return None;
            }
            return Some(if facts.weights[player] == most {
                Cause::Completes { player, points: self.after.worth_now(feature), feature: kind }
            } else {
                Cause::Takes { from: player, feature: kind, at }
            });
        }
        let holder_before = self.holder_before(feature);
        if player == self.actor && change > 0.0 {
            let claim = actions.iter().find_map(|&action| match action {
                Action::Figure { pos, segment, .. } => Some(BoardSegment { pos, segment }),
                _ => None,
            });
            if let Some(at) = claim
                && self.after.feature_id(at) == Some(feature)
            {
                let now = self.after.worth_now(feature);
                let chance = self.evaluator.completion_chance(self.after, feature, player);
                return Some(Cause::Claims { feature: kind, at, now, chance });
            }
            if let Some(holder) = holder_before.filter(|&holder| holder != player) {
                let shared = facts.weights[holder] == facts.weights[player];
                return Some(if shared {
                    Cause::Shares { with: holder, feature: kind, at }
                } else {
                    Cause::Takes { from: holder, feature: kind, at }
                });
            }
        }
        let before = self
            .old
            .iter()
            .filter_map(|entry| entry.about)
            .find(|&old| self.feature_now(old) == Some(feature));
        let earlier = before.map_or(0.0, |old| self.evaluator.completion_chance(self.before, old, player));
        let chances = (earlier, self.evaluator.completion_chance(self.after, feature, player));
        Some(if change > 0.0 {
            Cause::Improves { player, feature: kind, at, chance: chances }
        } else {
            Cause::Hinders { player, feature: kind, at, chance: chances }
        })
    }

    /// A player other than the one who acts who held a part of this feature.
    fn holder_before(&self, feature: FeatureId) -> Option<Player> {
        let parts = self.old.iter().filter(|entry| {
            entry.about.and_then(|old| self.feature_now(old)) == Some(feature) && entry.player != self.actor
        });
        parts.max_by(|a, b| a.points.total_cmp(&b.points)).map(|entry| entry.player)
    }

    /// What changes apart from features.
    fn of_terms(&self) -> Vec<Reason> {
        let sum = |entries: &[TermEntry], term: EvaluationTerm| -> f32 {
            let of_term = entries.iter().filter(|entry| entry.term == term);
            of_term.map(|entry| self.worth_to_actor(entry.player, entry.points)).sum()
        };
        let change = |term: EvaluationTerm| sum(&self.new, term) - sum(&self.old, term);
        let figures = |game: &Game| game.supply(self.actor).total() as i32;
        let figures_cause = if change(EvaluationTerm::Figures) > 0.0 {
            Cause::FreesFigures { count: (figures(self.after) - figures(self.before)).max(0) }
        } else {
            Cause::SpendsFigure
        };
        let causes = [
            (EvaluationTerm::Figures, figures_cause),
            (EvaluationTerm::Merges, Cause::Merges),
            (EvaluationTerm::Dragon, Cause::Dragon),
            (EvaluationTerm::Towers, Cause::Towers),
            (EvaluationTerm::Fairy, Cause::Fairy),
        ];
        causes.map(|(term, cause)| Reason { cause, points: change(term) }).to_vec()
    }
}
