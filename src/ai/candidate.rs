//! An action under comparison: its first rating, and what its rollouts have brought.
//!
//! Candidates meet the same scenarios, so they are compared by paired differences (docs/AI.md, “Rollout search”).

use crate::rules::{Action, ByPlayer, Game, Player};

use super::objective::Objective;
use super::rater::RatedAction;

/// Standard errors behind another candidate that are significant.
const SIGNIFICANT_STANDARD_ERRORS: f32 = 3.5;

/// An action with what is known of it so far.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    /// What it looked like before any rollout.
    pub(super) rated: RatedAction,
    /// Sum of the points that its rollouts ended with.
    points: ByPlayer<f32>,
    /// Utility of each of its rollouts, by scenario.
    utilities: Vec<f32>,
    /// What it is ranked by.
    pub(super) estimate: f32,
}

impl Candidate {
    pub(super) fn new(rated: RatedAction) -> Self {
        Self { rated, points: ByPlayer::default(), utilities: Vec::new(), estimate: 0.0 }
    }

    pub(super) fn action(&self) -> Action {
        self.rated.action
    }

    /// How many rollouts it had.
    pub(super) fn rollouts(&self) -> usize {
        self.utilities.len()
    }

    /// The points expected after it: the mean of its rollouts, or the first rating if it had none.
    pub(super) fn expected_points(&self) -> ByPlayer<f32> {
        match self.rollouts() {
            0 => self.rated.points,
            rollouts => self.points.map(|points| points / rollouts as f32),
        }
    }

    /// Adds the result of a rollout.
    pub(super) fn add_rollout(&mut self, game: &Game, points: &ByPlayer<f32>, objective: &Objective) {
        self.utilities.push(objective.utility(points));
        for player in Player::first(game.players()) {
            self.points[player] += points[player];
        }
    }

    /// Works out the mean utility, with the first rating as a prior that counts as so many rollouts.
    pub(super) fn update_estimate(&mut self, prior_rollouts: f32, objective: &Objective) {
        let prior = objective.utility(&self.rated.points);
        let sum = self.utilities.iter().sum::<f32>();
        self.estimate = (prior_rollouts * prior + sum) / (prior_rollouts + self.utilities.len() as f32);
    }

    /// Whether it is worse than another candidate beyond what luck explains.
    pub(super) fn is_significantly_behind(&self, leader: &Self) -> bool {
        self.standard_errors_behind(leader) > SIGNIFICANT_STANDARD_ERRORS
    }

    /// How many standard errors the mean utility lies behind that of another candidate in the same scenarios.
    fn standard_errors_behind(&self, leader: &Self) -> f32 {
        let gaps = || leader.utilities.iter().zip(&self.utilities).map(|(best, own)| best - own);
        let count = self.utilities.len() as f32;
        let mean = gaps().sum::<f32>() / count;
        let variance = gaps().map(|gap| (gap - mean) * (gap - mean)).sum::<f32>() / (count - 1.0);
        mean / (variance / count).sqrt().max(f32::MIN_POSITIVE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidate(utilities: &[f32]) -> Candidate {
        let rated = RatedAction { action: Action::Pass, points: ByPlayer::default(), lead: 0.0 };
        Candidate { utilities: utilities.to_vec(), ..Candidate::new(rated) }
    }

    #[test]
    fn a_candidate_that_is_worse_in_every_scenario_is_far_behind() {
        let leader = candidate(&[0.5, 0.7, 0.4, 0.6]);
        let worse = candidate(&[0.3, 0.4, 0.1, 0.4]);
        assert!(worse.is_significantly_behind(&leader) && leader.standard_errors_behind(&worse) < 0.0);
        let equal = candidate(&[0.5, 0.7, 0.4, 0.7]);
        assert!(!equal.is_significantly_behind(&leader) && !leader.is_significantly_behind(&equal));
    }
}
