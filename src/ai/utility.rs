//! What points mean to a player who wants to win.

use crate::rules::{ByPlayer, Game, Player};

use super::evaluation::turns_left;
use super::power::{exp2, log2};
use super::weights::Weights;

/// A lead of so many points counts three quarters of a sure win.
const SCALE: f32 = 30.0;

/// A player as a judge of prospects.
#[derive(Clone, Copy, Debug)]
pub(super) struct Judge {
    player: Player,
    players: usize,
    rivalry: f32,
    /// Points ahead that make one opponent count twice as much as another.
    doubt: f32,
}

impl Judge {
    /// The one who has to act in a position.
    pub(super) fn new(game: &Game, weights: &Weights) -> Self {
        let player = game.player_to_act();
        // What happens by chance adds up like the steps of a random walk.
        let doubt = weights.doubt * (turns_left(game, player) + 0.5).sqrt();
        Self { player, players: game.players(), rivalry: weights.rivalry, doubt }
    }

    /// The judge's lead: own points against the opponents', of whom those ahead count for more.
    ///
    /// With much in doubt all opponents count almost alike, since any of them may become the strongest; near the end
    /// only the best. A rivalry of 0 looks at the own points only.
    pub(super) fn lead(&self, points: &ByPlayer<f32>) -> f32 {
        let others = || Player::first(self.players).filter(|&other| other != self.player);
        let best = others().map(|other| points[other]).fold(f32::MIN, f32::max);
        let rival = if self.players == 2 {
            best
        } else {
            let sum: f32 = others().map(|other| exp2((points[other] - best) / self.doubt)).sum();
            best + self.doubt * log2(sum / (self.players - 1) as f32)
        };
        points[self.player] - self.rivalry * rival
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
        let late = Judge { doubt: 1.0, ..early };
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
