//! What points mean to a player who wants to win.

use crate::rules::{ByPlayer, Game, Player};

use super::evaluation::turns_left;
use super::weights::Weights;

/// A lead of so many points counts three quarters of a sure win.
const SCALE: f32 = 30.0;

/// A player as a judge of prospects.
#[derive(Clone, Copy, Debug)]
pub(super) struct Judge {
    player: Player,
    players: usize,
    rivalry: f32,
    /// How much the best of the opponents counts, against all of them on average.
    focus: f32,
}

impl Judge {
    /// The one who has to act in a position.
    pub(super) fn new(game: &Game, weights: &Weights) -> Self {
        let player = game.player_to_act();
        let focus = weights.finish / (weights.finish + turns_left(game, player));
        Self { player, players: game.players(), rivalry: weights.rivalry, focus }
    }

    /// The judge's lead: own points against the opponents'.
    ///
    /// With many turns left all opponents count almost alike, since any of them may become the strongest, and who works
    /// against one does the others a favour; near the end the best counts. A rivalry of 0 looks at the own points only.
    pub(super) fn lead(&self, points: &ByPlayer<f32>) -> f32 {
        let others = || Player::first(self.players).filter(|&other| other != self.player);
        let best = others().map(|other| points[other]).fold(f32::MIN, f32::max);
        let mean = others().map(|other| points[other]).sum::<f32>() / (self.players - 1) as f32;
        points[self.player] - self.rivalry * (mean + self.focus * (best - mean))
    }

    /// How happy the judge is with points in prospect, from -1 to 1.
    pub(super) fn utility(&self, points: &ByPlayer<f32>) -> f32 {
        (self.lead(points) / SCALE).tanh()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Setup;

    /// How much the lead changes when one opponent of the first player gains a point.
    fn fear_of(judge: &Judge, points: &ByPlayer<f32>, opponent: Player) -> f32 {
        let mut more = *points;
        more[opponent] += 1.0;
        judge.lead(points) - judge.lead(&more)
    }

    #[test]
    fn all_opponents_count_early_and_only_the_best_in_the_end() {
        let game = Game::new(&Setup::base(4, 1)).unwrap();
        let mut points = ByPlayer::default();
        let players: Vec<_> = Player::first(4).collect();
        for (player, own) in players.iter().zip([50.0, 60.0, 40.0, 40.0]) {
            points[*player] = own;
        }
        let early = Judge::new(&game, &Weights::default());
        let late = Judge { focus: 1.0, ..early };
        assert!(fear_of(&early, &points, players[2]) > 0.1);
        assert!(fear_of(&early, &points, players[1]) > fear_of(&early, &points, players[2]));
        assert!(fear_of(&late, &points, players[1]) > 0.99);
        assert!(fear_of(&late, &points, players[2]) < 0.01);
    }

    #[test]
    fn between_two_the_lead_is_the_difference() {
        let game = Game::new(&Setup::base(2, 1)).unwrap();
        let judge = Judge::new(&game, &Weights::default());
        let mut points = ByPlayer::default();
        for (player, own) in Player::first(2).zip([50.0, 38.0]) {
            points[player] = own;
        }
        assert!((judge.lead(&points) - 12.0).abs() < 1e-4);
    }
}
