//! How far and how widely the rollout search looks; tuned by self-play (docs/AI.md, “Rollout search”).

use crate::rules::{Game, Player};

use super::unseen_tiles::UnseenTiles;

/// How far and how widely to look ahead. A round is one turn of every player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SearchConfig {
    /// Most actions that get rollouts, for each player at the table: among more players the first rating tells less.
    pub(super) candidates_per_player: f32,
    /// Rounds that the rollouts of the first scenario reach.
    pub(super) first_rounds: f32,
    /// Scenarios after which rollouts reach one round further, between two players.
    pub(super) scenarios_per_round: f32,
    /// Rounds that no rollout goes beyond.
    pub(super) max_rounds: f32,
    /// What all these rounds are multiplied by in a volatile position.
    pub(super) volatile_factor: f32,
    /// Rollouts that the first rating counts as.
    pub(super) prior_rollouts: f32,
}

impl Default for SearchConfig {
    fn default() -> Self {
        Self {
            candidates_per_player: 8.0,
            first_rounds: 2.0,
            scenarios_per_round: 12.0,
            max_rounds: 12.0,
            volatile_factor: 0.25,
            prior_rollouts: 3.0,
        }
    }
}

impl SearchConfig {
    /// The number with this name.
    pub(super) fn get_mut(&mut self, name: &str) -> Option<&mut f32> {
        match name {
            "candidates_per_player" => Some(&mut self.candidates_per_player),
            "first_rounds" => Some(&mut self.first_rounds),
            "scenarios_per_round" => Some(&mut self.scenarios_per_round),
            "max_rounds" => Some(&mut self.max_rounds),
            "volatile_factor" => Some(&mut self.volatile_factor),
            "prior_rollouts" => Some(&mut self.prior_rollouts),
            _ => None,
        }
    }

    /// The same adapted to a position: rollouts are shorter where it is volatile. Among more players they become
    /// longer only later, because rounds are longer and actions differ less, so that it takes more scenarios to tell
    /// them apart.
    pub(super) fn adapted_to(self, game: &Game, unseen: &UnseenTiles) -> Self {
        let length = if is_volatile(game, unseen) { self.volatile_factor } else { 1.0 };
        let pairs = game.players() as f32 / 2.0;
        Self {
            first_rounds: length * self.first_rounds,
            scenarios_per_round: self.scenarios_per_round * pairs * pairs / length,
            max_rounds: length * self.max_rounds,
            ..self
        }
    }

    /// The turns of rollouts in the scenario with this number.
    pub(super) fn turns_in(self, scenario: usize, players: usize) -> u32 {
        let rounds = (self.first_rounds + scenario as f32 / self.scenarios_per_round).min(self.max_rounds);
        (rounds * players as f32) as u32
    }
}

/// Whether towers can still grow or the dragon may still walk, which soon overturns whatever a rollout foresees.
pub(super) fn is_volatile(game: &Game, unseen: &UnseenTiles) -> bool {
    let has_floors = |player| game.floors(player) > 0;
    unseen.dragons() > 0 || Player::first(game.players()).any(has_floors)
}
