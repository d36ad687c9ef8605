//! The forecast of one feature: the chance that it is completed and the points it is expected to bring.
//!
//! Method: every empty square that has to be filled is taken for an independent series of draws, the better the more
//! unseen tiles serve it and the more turns the holders have left (docs/AI.md, “Evaluation”).

use arrayvec::ArrayVec;

use crate::rules::{ByPlayer, Claim, FeatureFacts, FeatureId, Game, OpenSide, Player};
use crate::tiles::FeatureKind;

use super::portable_pow::portable_pow;
use super::unseen_tiles::UnseenTiles;
use super::weights::Weights;

/// A feature with more empty squares to fill than this counts as never completed.
const MAX_GAPS: usize = 6;

/// Chance in one turn to fill a square that touches no tile yet and has to wait for its neighbours.
const DETACHED_SQUARE_CHANCE: f32 = 0.3;

/// What a feature is expected to bring.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Forecast {
    /// The chance that it is completed, so that its figures return.
    pub(super) chance: f32,
    /// Expected points for each of its holders.
    pub(super) points: f32,
}

impl Forecast {
    /// The points that a figure's owner loses if that figure is taken away.
    pub(super) fn loss_without(self, game: &Game, claim: Claim) -> f32 {
        let Some(feature) = claim.feature else { return 0.0 };
        let FeatureFacts { weights, .. } = game.facts(feature);
        let others = Player::first(game.players()).filter(|&player| player != claim.owner);
        let strongest = others.map(|player| weights[player]).max().unwrap_or(0);
        let mine = weights[claim.owner];
        let left = mine - claim.kind.weight();
        let loses = mine >= strongest && (left == 0 || left < strongest);
        if loses { self.points } else { 0.0 }
    }
}

/// Forecasts the features of one position, fields excepted: these depend on the forecasts of cities, which the cache
/// looks after.
#[derive(Debug)]
pub(super) struct Forecaster<'a> {
    pub(super) game: &'a Game,
    pub(super) weights: &'a Weights,
    pub(super) unseen: &'a mut UnseenTiles,
    /// Turns left to each player.
    pub(super) turns: &'a ByPlayer<f32>,
    /// Who may still claim what nobody holds.
    pub(super) mover: Player,
}

impl Forecaster<'_> {
    /// The turns that can go into a feature: those of all who hold it, or of the one who may claim it.
    pub(super) fn turns_for(&self, facts: &FeatureFacts) -> f32 {
        let most = facts.greatest_weight();
        if most == 0 {
            return self.turns[self.mover];
        }
        let players = Player::first(self.game.players());
        players.filter(|&player| facts.weights[player] == most).map(|player| self.turns[player]).sum()
    }

    /// The forecast of a feature that is no field, for holders with so many turns left.
    pub(super) fn forecast(&mut self, feature: FeatureId, facts: &FeatureFacts, turns: f32) -> Forecast {
        match facts.kind {
            FeatureKind::Field | FeatureKind::River => Forecast::default(),
            _ if facts.open == 0 => Forecast { chance: 1.0, points: self.game.worth_now(feature) as f32 },
            FeatureKind::Road | FeatureKind::City => self.road_or_city(feature, facts, turns),
            FeatureKind::Monastery | FeatureKind::Garden => self.monastery_or_garden(feature, facts, turns),
        }
    }

    fn road_or_city(&mut self, feature: FeatureId, facts: &FeatureFacts, turns: f32) -> Forecast {
        let unfinished = self.game.worth_with(feature, 0, false) as f32;
        let gaps = Gaps::of(self.game, feature, facts);
        let chance = self.chance_to_close(&gaps, turns);
        if chance == 0.0 {
            return Forecast { chance, points: unfinished };
        }
        let finished = self.game.worth_with(feature, gaps.squares as u16, true) as f32;
        Forecast { chance, points: unfinished + chance * (finished - unfinished) }
    }

    /// The chance that all gaps of a road or city are closed in so many turns.
    fn chance_to_close(&mut self, gaps: &Gaps, turns: f32) -> f32 {
        let needed = gaps.squares as f32;
        if gaps.squares > MAX_GAPS || turns < needed {
            return 0.0;
        }
        let crowding = if gaps.squares == 1 { 1.0 } else { portable_pow(needed, self.weights.gap_cost) };
        let tries = 1.0 + (turns - 1.0) * self.weights.effort / crowding;
        let mut chance = 1.0;
        for open in &gaps.sides {
            let fitting = self.unseen.fitting(open.demand);
            if fitting.fit == 0 {
                return 0.0;
            }
            let close = f32::from(fitting.close[open.side.index()]);
            let extend = f32::from(fitting.fit) - close;
            let share = self.unseen.share(close + self.weights.extension * extend);
            chance *= 1.0 - portable_pow(1.0 - share, tries);
        }
        chance
    }

    fn monastery_or_garden(&mut self, feature: FeatureId, facts: &FeatureFacts, turns: f32) -> Forecast {
        let now = self.game.worth_now(feature) as f32;
        if turns == 0.0 {
            return Forecast { chance: 0.0, points: now };
        }
        let centre = self.game.segment_of(feature).pos;
        let tries = 1.0 + (turns - 1.0).max(0.0) * self.weights.surround;
        let (mut chance, mut filled) = (1.0, 0.0);
        for pos in centre.block().filter(|&pos| self.game.tile_at(pos).is_none()) {
            let share = match self.game.demand(pos) {
                None => DETACHED_SQUARE_CHANCE,
                Some(demand) => {
                    let fit = self.unseen.fitting(demand).fit;
                    self.unseen.share(f32::from(fit))
                }
            };
            let fills = 1.0 - portable_pow(1.0 - share, tries);
            chance *= fills;
            filled += fills;
        }
        // However good the chances, a turn fills one square; the opponents fill some of the others.
        if turns * 2.0 < f32::from(facts.open) {
            chance = 0.0;
        }
        Forecast { chance, points: now + filled.min(turns * 1.5) }
    }
}

/// The empty squares that a road or city leads to.
struct Gaps {
    /// The first open side at each of them.
    sides: ArrayVec<OpenSide, MAX_GAPS>,
    /// How many there are.
    squares: usize,
}

impl Gaps {
    fn of(game: &Game, feature: FeatureId, facts: &FeatureFacts) -> Self {
        let mut gaps = Self { sides: ArrayVec::new(), squares: 0 };
        if usize::from(facts.open) > 2 * MAX_GAPS {
            gaps.squares = usize::from(facts.open);
            return gaps;
        }
        game.for_each_open_side(feature, |open| {
            if gaps.sides.iter().all(|known| known.gap != open.gap) {
                gaps.squares += 1;
                let _ = gaps.sides.try_push(open);
            }
        });
        gaps
    }
}
