//! The forms an evaluation is wanted in: one sum for each player, a list of entries, or a breakdown by term.
//!
//! The evaluator writes its terms into a sink, so that a search pays only for the sums (docs/AI.md, “Evaluation”).

use crate::rules::{ByPlayer, FeatureId, Player};

use super::evaluation_term::{EvaluationTerm, PerTerm};

/// Takes the terms of an evaluation one by one.
pub(super) trait TermSink {
    /// Adds points for a player; `about` is the feature they come from, where there is one.
    fn add(&mut self, player: Player, term: EvaluationTerm, about: Option<FeatureId>, points: f32);
}

/// The sum of each player, every term multiplied by its factor.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct WeightedSums {
    pub(super) points: ByPlayer<f32>,
    pub(super) term_factors: PerTerm,
}

impl TermSink for WeightedSums {
    #[inline]
    fn add(&mut self, player: Player, term: EvaluationTerm, _: Option<FeatureId>, points: f32) {
        self.points[player] += self.term_factors[term as usize] * points;
    }
}

/// One addend of an evaluation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct TermEntry {
    pub(super) player: Player,
    pub(super) term: EvaluationTerm,
    pub(super) about: Option<FeatureId>,
    pub(super) points: f32,
}

impl TermSink for Vec<TermEntry> {
    fn add(&mut self, player: Player, term: EvaluationTerm, about: Option<FeatureId>, points: f32) {
        self.push(TermEntry { player, term, about, points });
    }
}

/// The points of each player by term.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Breakdown(ByPlayer<PerTerm>);

impl Breakdown {
    /// The points a player has from one term.
    pub fn get(&self, player: Player, term: EvaluationTerm) -> f32 {
        self.0[player][term as usize]
    }

    /// All points of a player.
    pub fn total(&self, player: Player) -> f32 {
        self.0[player].iter().sum()
    }
}

impl TermSink for Breakdown {
    fn add(&mut self, player: Player, term: EvaluationTerm, _: Option<FeatureId>, points: f32) {
        self.0[player][term as usize] += points;
    }
}
