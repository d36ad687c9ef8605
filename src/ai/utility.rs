//! What points mean to a player who wants to win.

use crate::rules::{ByPlayer, Player};

/// A lead of so many points counts three quarters of a sure win.
const SCALE: f32 = 30.0;

/// A player's lead: own points against the best opponent's, in part against all opponents' mean.
///
/// `rivalry` 0 looks at the own points only.
pub(super) fn lead(points: &ByPlayer<f32>, players: usize, player: Player, rivalry: f32) -> f32 {
    let others = || Player::first(players).filter(|&other| other != player).map(|other| points[other]);
    let best = others().fold(f32::MIN, f32::max);
    let mean = others().sum::<f32>() / (players - 1) as f32;
    points[player] - rivalry * (0.7 * best + 0.3 * mean)
}

/// How happy a player is with an expected result, from -1 to 1.
pub(super) fn utility(points: &ByPlayer<f32>, players: usize, player: Player, rivalry: f32) -> f32 {
    (lead(points, players, player, rivalry) / SCALE).tanh()
}
