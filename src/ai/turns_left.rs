//! How many turns each player still has, counted from the tiles left: one tile, one turn.
//!
//! Used wherever the evaluation weighs chances or needs (docs/AI.md, “Evaluation”).

use crate::rules::{ByPlayer, Game, Phase, Player};

/// How many turns each player still has.
pub(super) fn all_turns_left(game: &Game) -> ByPlayer<f32> {
    let mut turns = ByPlayer::default();
    for player in Player::first(game.players()) {
        turns[player] = turns_left(game, player);
    }
    turns
}

/// How many turns a player still has, the one with a tile in hand included.
pub(super) fn turns_left(game: &Game, player: Player) -> f32 {
    let players = game.players();
    let offset = (player.index() + players - game.active_player().index()) % players;
    let (tiles, first) = match game.phase() {
        Phase::Place => (game.unseen_count() + 1, offset),
        // The active player has had this turn's tile and comes last.
        _ => (game.unseen_count(), (offset + players - 1) % players),
    };
    ((tiles + players - 1).saturating_sub(first) / players) as f32
}
