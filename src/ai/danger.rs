//! What the dragon and the towers threaten.

use crate::rules::{FeatureId, Game, Phase, Player, WALK_STEPS, is_in_reach};
use crate::tiles::Pos;

use super::evaluation::{Evaluator, turns_left};
use super::term::{Ledger, Term};

/// The dragon and the towers, as far as they threaten anyone.
pub(super) struct Danger {
    /// Where the dragon is, and the chance that it takes a figure beside it.
    dragon: Option<(Pos, f32)>,
    /// Where the fairy keeps it away.
    fairy: Option<Pos>,
    /// The chance that a tower in reach takes a figure.
    tower: f32,
}

impl Danger {
    pub(super) fn new(game: &Game, evaluator: &Evaluator) -> Self {
        let dragon = game.dragon().map(|pos| {
            let coming = evaluator.odds.share(f32::from(evaluator.odds.dragons()));
            let chance = match game.phase() {
                // It walks right now, as far as its steps reach.
                Phase::Dragon => (WALK_STEPS - game.dragon_steps()) as f32 / WALK_STEPS as f32,
                _ => (coming * 6.0).min(1.0) * turns_left(game, game.active_player()).min(1.0),
            };
            (pos, chance * evaluator.weights.dragon)
        });
        let floors = Player::first(game.players()).any(|player| game.floors(player) > 0);
        let tower = if floors && game.unseen_count() > 0 { evaluator.weights.tower } else { 0.0 };
        Self { dragon, fairy: game.fairy_square(), tower }
    }

    pub(super) fn is_real(&self) -> bool {
        self.dragon.is_some() || self.tower > 0.0
    }

    /// Charges an owner for what the loss of a figure would cost.
    pub(super) fn charge(
        &self,
        game: &Game,
        owner: Player,
        pos: Pos,
        feature: FeatureId,
        loss: f32,
        ledger: &mut impl Ledger,
    ) {
        if let Some((dragon, chance)) = self.dragon
            && self.fairy != Some(pos)
        {
            let distance = dragon.x.abs_diff(pos.x) + dragon.y.abs_diff(pos.y);
            if usize::from(distance) <= WALK_STEPS {
                let near = 1.0 / f32::from(distance.max(1));
                ledger.add(owner, Term::Dragon, Some(feature), -chance * near * loss);
            }
        }
        if self.tower > 0.0 {
            let threats =
                game.towers().filter(|&(tower, floors, open)| open && is_in_reach(tower, floors + 1, pos));
            let threats = threats.count();
            if threats > 0 {
                let chance = 1.0 - (1.0 - self.tower).powi(threats as i32);
                ledger.add(owner, Term::Towers, Some(feature), -chance * (loss + 2.0));
            }
        }
    }
}
