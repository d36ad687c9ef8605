//! The figures that the dragon or a tower may take, and what that costs their owners.
//!
//! Method: a chance by distance for the dragon, a fixed chance for each tower in reach, times the points lost
//! (docs/AI.md, “Evaluation”).

use crate::rules::{FeatureId, Game, Phase, Player, WALK_STEPS, is_in_reach};
use crate::tiles::Pos;

use super::breakdown::TermSink;
use super::evaluation_term::EvaluationTerm;
use super::turns_left::turns_left;
use super::unseen_tiles::UnseenTiles;
use super::weights::Weights;

/// The dragon and the towers, as far as they threaten anyone.
pub(super) struct Threats {
    /// Where the dragon is, and the chance that it takes a figure beside it.
    dragon: Option<(Pos, f32)>,
    /// Where the fairy keeps it away.
    fairy: Option<Pos>,
    /// The chance that a tower in reach takes a figure.
    tower: f32,
}

impl Threats {
    pub(super) fn new(game: &Game, weights: &Weights, unseen: &UnseenTiles) -> Self {
        let dragon = game.dragon().map(|pos| {
            let coming = unseen.share(f32::from(unseen.dragons()));
            let chance = match game.phase() {
                // It walks right now, as far as its steps reach.
                Phase::Dragon => (WALK_STEPS - game.dragon_steps()) as f32 / WALK_STEPS as f32,
                _ => (coming * 6.0).min(1.0) * turns_left(game, game.active_player()).min(1.0),
            };
            (pos, chance * weights.dragon)
        });
        let floors = Player::first(game.players()).any(|player| game.floors(player) > 0);
        let tower = if floors && game.unseen_count() > 0 { weights.tower } else { 0.0 };
        Self { dragon, fairy: game.fairy_square(), tower }
    }

    /// Whether anything threatens anyone.
    pub(super) fn exist(&self) -> bool {
        self.dragon.is_some() || self.tower > 0.0
    }

    /// Takes from an owner what the threats to one figure cost; `loss` is what its loss would.
    pub(super) fn charge(
        &self,
        game: &Game,
        owner: Player,
        pos: Pos,
        feature: FeatureId,
        loss: f32,
        sink: &mut impl TermSink,
    ) {
        if let Some((dragon, chance)) = self.dragon
            && self.fairy != Some(pos)
        {
            let distance = dragon.x.abs_diff(pos.x) + dragon.y.abs_diff(pos.y);
            if usize::from(distance) <= WALK_STEPS {
                let near = 1.0 / f32::from(distance.max(1));
                sink.add(owner, EvaluationTerm::Dragon, Some(feature), -chance * near * loss);
            }
        }
        if self.tower > 0.0 {
            let in_reach =
                game.towers().filter(|&(tower, floors, open)| open && is_in_reach(tower, floors + 1, pos));
            let towers = in_reach.count();
            if towers > 0 {
                let chance = 1.0 - (1.0 - self.tower).powi(towers as i32);
                sink.add(owner, EvaluationTerm::Towers, Some(feature), -chance * (loss + 2.0));
            }
        }
    }
}
