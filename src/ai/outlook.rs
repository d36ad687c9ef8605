//! What a single feature will bring: its points now, its points when completed, and the chance of that.

use arrayvec::ArrayVec;

use crate::rules::{Claim, FeatureFacts, FeatureId, Game, OpenSide, Player};
use crate::tiles::FeatureKind;

use super::odds::Odds;
use super::power::power;
use super::weights::Weights;

/// More gaps than this and nobody will complete the feature.
const MOST_GAPS: usize = 6;

/// Chance in one turn to fill a square that touches no tile yet and has to wait for its neighbours.
const FAR_SQUARE: f32 = 0.3;

/// What a feature will bring.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Outlook {
    /// The chance that it is completed, so that its figures come home.
    pub(super) chance: f32,
    /// Expected points for each of its holders.
    pub(super) points: f32,
}

impl Outlook {
    /// What a figure's owner loses if that figure leaves.
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

/// What a feature that is no field will bring to holders with so many turns left.
pub(super) fn work_out(
    game: &Game,
    feature: FeatureId,
    facts: &FeatureFacts,
    turns: f32,
    weights: &Weights,
    odds: &mut Odds,
) -> Outlook {
    match facts.kind {
        FeatureKind::Road | FeatureKind::City => road_or_city(game, feature, facts, turns, weights, odds),
        FeatureKind::Monastery | FeatureKind::Garden => sanctuary(game, feature, facts, turns, weights, odds),
        FeatureKind::Field | FeatureKind::River => Outlook::default(),
    }
}

fn road_or_city(
    game: &Game,
    feature: FeatureId,
    facts: &FeatureFacts,
    turns: f32,
    weights: &Weights,
    odds: &mut Odds,
) -> Outlook {
    if facts.open == 0 {
        return Outlook { chance: 1.0, points: game.worth_now(feature) as f32 };
    }
    let unfinished = game.worth_with(feature, 0, false) as f32;
    let gaps = Gaps::of(game, feature, facts);
    let chance = gaps.chance(turns, weights, odds);
    if chance == 0.0 {
        return Outlook { chance, points: unfinished };
    }
    let finished = game.worth_with(feature, gaps.squares as u16, true) as f32;
    Outlook { chance, points: unfinished + chance * (finished - unfinished) }
}

/// The open sides of a road or city.
struct Gaps {
    /// The first open side of each empty square.
    sides: ArrayVec<OpenSide, MOST_GAPS>,
    /// Number of empty squares.
    squares: usize,
}

impl Gaps {
    fn of(game: &Game, feature: FeatureId, facts: &FeatureFacts) -> Self {
        let mut gaps = Self { sides: ArrayVec::new(), squares: 0 };
        if usize::from(facts.open) > 2 * MOST_GAPS {
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

    /// The chance that all of them are closed in so many turns.
    fn chance(&self, turns: f32, weights: &Weights, odds: &mut Odds) -> f32 {
        let needed = self.squares as f32;
        if self.squares > MOST_GAPS || turns < needed {
            return 0.0;
        }
        let crowd = if self.squares == 1 { 1.0 } else { power(needed, weights.gap_cost) };
        let tries = 1.0 + (turns - 1.0) * weights.effort / crowd;
        let mut chance = 1.0;
        for open in &self.sides {
            let entry = odds.entry(open.demand);
            if entry.fit == 0 {
                return 0.0;
            }
            let close = f32::from(entry.close[open.side.index()]);
            let extend = f32::from(entry.fit) - close;
            let share = odds.share(close + weights.extension * extend);
            chance *= 1.0 - power(1.0 - share, tries);
        }
        chance
    }
}

fn sanctuary(
    game: &Game,
    feature: FeatureId,
    facts: &FeatureFacts,
    turns: f32,
    weights: &Weights,
    odds: &mut Odds,
) -> Outlook {
    let now = game.worth_now(feature) as f32;
    if facts.open == 0 {
        return Outlook { chance: 1.0, points: now };
    }
    let centre = game.segment_of(feature).pos;
    let tries = 1.0 + (turns - 1.0).max(0.0) * weights.surround;
    let (mut chance, mut filled) = (if turns == 0.0 { 0.0 } else { 1.0 }, 0.0);
    if turns > 0.0 {
        for pos in centre.block().filter(|&pos| game.tile_at(pos).is_none()) {
            let share = match game.demand(pos) {
                None => FAR_SQUARE,
                Some(demand) => {
                    let fit = odds.entry(demand).fit;
                    odds.share(f32::from(fit))
                }
            };
            let fills = 1.0 - power(1.0 - share, tries);
            chance *= fills;
            filled += fills;
        }
        // One turn fills one square.
        filled = filled.min(turns * 1.5);
        if turns * 2.0 < f32::from(facts.open) {
            chance = 0.0;
        }
    }
    Outlook { chance, points: now + filled }
}
