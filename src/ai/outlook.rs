//! What a single feature will bring: its points now, its points when completed, and the chance of that.

use arrayvec::ArrayVec;

use crate::rules::{Claim, FeatureFacts, FeatureId, Game, OpenSide, Player};
use crate::tiles::{FeatureKind, Side, SideMask};

use super::odds::Odds;
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

/// Two claimed features that one tile may join.
#[derive(Clone, Copy, Debug)]
pub(super) struct Merge {
    pub(super) one: FeatureId,
    pub(super) other: FeatureId,
    /// Unseen tiles that would do it.
    pub(super) tiles: u16,
}

/// The outlooks of one position, remembered by feature.
#[derive(Clone, Debug, Default)]
pub(super) struct Outlooks {
    known: Vec<(u32, Outlook)>,
    /// Cities a field has been seen to touch, by the field's turn to ask.
    counted: Vec<u32>,
    stamp: u32,
    field: u32,
}

impl Outlooks {
    /// Forgets the position before.
    pub(super) fn begin(&mut self, bound: usize) {
        self.stamp += 1;
        if self.known.len() < bound {
            self.known.resize(bound + 64, (0, Outlook::default()));
            self.counted.resize(bound + 64, 0);
        }
    }

    #[inline]
    pub(super) fn get(&self, feature: FeatureId) -> Option<Outlook> {
        let (stamp, outlook) = self.known[feature.index()];
        (stamp == self.stamp).then_some(outlook)
    }

    #[inline]
    pub(super) fn set(&mut self, feature: FeatureId, outlook: Outlook) {
        self.known[feature.index()] = (self.stamp, outlook);
    }

    /// The outlook of a feature for holders with so many turns left; notes which others it may be joined with.
    #[expect(clippy::too_many_arguments, reason = "the parts of an evaluator, borrowed apart")]
    pub(super) fn work_out(
        &mut self,
        game: &Game,
        feature: FeatureId,
        turns: f32,
        growth: f32,
        weights: &Weights,
        odds: &mut Odds,
        merges: &mut Vec<Merge>,
    ) -> Outlook {
        let facts = game.facts(feature);
        match facts.kind {
            FeatureKind::Road | FeatureKind::City => {
                road_or_city(game, feature, &facts, turns, weights, odds, Some(merges))
            }
            FeatureKind::Monastery | FeatureKind::Garden => {
                sanctuary(game, feature, &facts, turns, weights, odds)
            }
            FeatureKind::Field => self.field(game, feature, turns, growth, weights, odds),
            FeatureKind::River => Outlook::default(),
        }
    }

    /// Three points for each touching city that is or will be completed (FARM-4).
    fn field(
        &mut self,
        game: &Game,
        field: FeatureId,
        turns: f32,
        growth: f32,
        weights: &Weights,
        odds: &mut Odds,
    ) -> Outlook {
        const PER_CITY: f32 = 3.0;
        self.field += 1;
        let mut cities = 0.0;
        game.for_each_touched_city(field, |city| {
            if std::mem::replace(&mut self.counted[city.index()], self.field) == self.field {
                return;
            }
            if let Some(outlook) = self.get(city) {
                cities += outlook.chance;
                return;
            }
            let facts = game.facts(city);
            let outlook = road_or_city(game, city, &facts, turns, weights, odds, None);
            // A claimed city gets its own outlook later, with its holders' turns.
            if facts.greatest_weight() == 0 {
                self.set(city, outlook);
            }
            cities += outlook.chance;
        });
        Outlook { chance: 0.0, points: PER_CITY * cities + growth }
    }
}

fn road_or_city(
    game: &Game,
    feature: FeatureId,
    facts: &FeatureFacts,
    turns: f32,
    weights: &Weights,
    odds: &mut Odds,
    merges: Option<&mut Vec<Merge>>,
) -> Outlook {
    if facts.open == 0 {
        return Outlook { chance: 1.0, points: game.worth_now(feature) as f32 };
    }
    let unfinished = game.worth_with(feature, 0, false) as f32;
    let gaps = Gaps::of(game, feature, facts);
    if let Some(merges) = merges {
        for &open in &gaps.sides {
            note_merges(game, feature, facts.kind, open, odds, merges);
        }
    }
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
        let tries = 1.0 + (turns - 1.0) * weights.effort / needed.powf(weights.gap_cost);
        let mut chance = 1.0;
        for open in &self.sides {
            let entry = odds.entry(open.demand);
            if entry.fit == 0 {
                return 0.0;
            }
            let close = f32::from(entry.close[open.side.index()]);
            let extend = f32::from(entry.fit) - close;
            let share = odds.share(close + weights.extension * extend);
            chance *= 1.0 - (1.0 - share).powf(tries);
        }
        chance
    }
}

/// Notes the other claimed features that meet the same gap.
fn note_merges(
    game: &Game,
    feature: FeatureId,
    kind: FeatureKind,
    open: OpenSide,
    odds: &mut Odds,
    merges: &mut Vec<Merge>,
) {
    let nibble = |demand: SideMask, side: Side| demand.0 >> (4 * side.index()) & 0xF;
    let terrain = nibble(open.demand, open.side);
    for side in Side::ALL {
        if side == open.side || nibble(open.demand, side) != terrain {
            continue;
        }
        let Some(other) = game.feature_across(open.gap, side) else { continue };
        // Each pair is met from both of its features; one of them suffices.
        if other.index() <= feature.index() {
            continue;
        }
        let facts = game.facts(other);
        if facts.kind == kind && facts.greatest_weight() > 0 {
            let tiles = odds.entry(open.demand).join(open.side, side);
            if tiles > 0 {
                merges.push(Merge { one: feature, other, tiles });
            }
        }
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
    let (centre, _) = game.segment_of(feature);
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
            let fills = 1.0 - (1.0 - share).powf(tries);
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
