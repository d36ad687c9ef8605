//! What a player aims at: the lead over the opponents, and how close that is to a win.
//!
//! Method: own points less a mix of the mean and the best of the opponents, squashed by a hyperbolic tangent
//! (docs/AI.md, “Objective”).

use crate::rules::{ByPlayer, Game, Player};

use super::turns_left::turns_left;
use super::weights::Weights;

/// The lead, in points, that has a utility of three quarters of a sure win.
const UTILITY_SCALE: f32 = 30.0;

/// What one player makes of everybody's points.
#[derive(Clone, Copy, Debug)]
pub(super) struct Objective {
    player: Player,
    players: usize,
    rivalry: f32,
    /// How much the best opponent counts, against the mean of all.
    best_opponent_share: f32,
}

impl Objective {
    /// The objective of the player who has to act in a position.
    pub(super) fn new(game: &Game, weights: &Weights) -> Self {
        let player = game.player_to_act();
        let best_opponent_share = weights.endgame / (weights.endgame + turns_left(game, player));
        Self { player, players: game.players(), rivalry: weights.rivalry, best_opponent_share }
    }

    /// The player's lead: own points against the opponents'.
    ///
    /// With many turns left all opponents count almost alike, since any of them may become the strongest, and who works
    /// against one does the others a favour; near the end the best counts. A rivalry of 0 looks at the own points only.
    pub(super) fn lead(&self, points: &ByPlayer<f32>) -> f32 {
        let others = || Player::first(self.players).filter(|&other| other != self.player);
        let best = others().map(|other| points[other]).fold(f32::MIN, f32::max);
        let mean = others().map(|other| points[other]).sum::<f32>() / (self.players - 1) as f32;
        points[self.player] - self.rivalry * (mean + self.best_opponent_share * (best - mean))
    }

    /// The utility of expected points to the player, from -1 (lost) to 1 (won).
    pub(super) fn utility(&self, points: &ByPlayer<f32>) -> f32 {
        (self.lead(points) / UTILITY_SCALE).tanh()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Setup;

    /// How much the lead changes when one opponent of the first player gains a point.
    fn weight_of(objective: &Objective, points: &ByPlayer<f32>, opponent: Player) -> f32 {
        let mut more = *points;
        more[opponent] += 1.0;
        objective.lead(points) - objective.lead(&more)
    }

    #[test]
    fn all_opponents_count_early_and_only_the_best_in_the_end() {
        let game = Game::new(&Setup::base(4, 1)).unwrap();
        let mut points = ByPlayer::default();
        let players: Vec<_> = Player::first(4).collect();
        for (player, own) in players.iter().zip([50.0, 60.0, 40.0, 40.0]) {
            points[*player] = own;
        }
        let early = Objective::new(&game, &Weights::default());
        let late = Objective { best_opponent_share: 1.0, ..early };
        assert!(weight_of(&early, &points, players[2]) > 0.1);
        assert!(weight_of(&early, &points, players[1]) > weight_of(&early, &points, players[2]));
        assert!(weight_of(&late, &points, players[1]) > 0.99);
        assert!(weight_of(&late, &points, players[2]) < 0.01);
    }

    #[test]
    fn between_two_the_lead_is_the_difference() {
        let game = Game::new(&Setup::base(2, 1)).unwrap();
        let objective = Objective::new(&game, &Weights::default());
        let mut points = ByPlayer::default();
        for (player, own) in Player::first(2).zip([50.0, 38.0]) {
            points[player] = own;
        }
        assert!((objective.lead(&points) - 12.0).abs() < 1e-4);
    }
}
