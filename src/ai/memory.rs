//! Outlooks already worked out: those of a position, and those that a new tile leaves as they were.

use crate::rules::{ByPlayer, FeatureFacts, FeatureId, Game, Player};
use crate::tiles::{FeatureKind, Pos, Side};

use super::odds::Odds;
use super::outlook::{Outlook, work_out};
use super::weights::Weights;

/// Points for each completed city that a field touches (FARM-4).
const PER_CITY: f32 = 3.0;

/// Who asks for outlooks, with what in mind.
#[derive(Debug)]
pub(super) struct Asker<'a> {
    pub(super) weights: &'a Weights,
    pub(super) odds: &'a mut Odds,
    /// Turns of whoever may still claim what nobody holds.
    pub(super) free_turns: f32,
    /// Turns of each player.
    pub(super) turns: &'a ByPlayer<f32>,
}

impl Asker<'_> {
    /// The turns that go into a feature: those of all who hold it, or of the one who may claim it.
    pub(super) fn turns(&self, game: &Game, facts: &FeatureFacts) -> f32 {
        let most = facts.greatest_weight();
        if most == 0 {
            return self.free_turns;
        }
        let players = Player::first(game.players());
        players.filter(|&player| facts.weights[player] == most).map(|player| self.turns[player]).sum()
    }
}

/// The outlooks known so far.
///
/// Searches compare positions that differ by one tile. Most features are out of its reach: neither is it part of them,
/// nor does it change what an empty square beside them demands. Their outlooks are worked out once.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    /// By feature, of the board that the positions have in common.
    common: Vec<Known>,
    /// By feature, of the position at hand.
    present: Vec<Known>,
    common_stamp: u32,
    present_stamp: u32,
    /// Features of the common board have lower indices.
    bound: usize,
    /// The square of the new tile.
    gap: Option<Pos>,
    /// Features within reach of the new tile bear the last stamp.
    reached: Vec<u32>,
    reach_stamp: u32,
    /// Features already met in the position at hand bear its stamp.
    met: Vec<u32>,
    /// Cities that fields of the common board touch, in ranges.
    cities: Vec<FeatureId>,
    /// Cities already counted for a field bear its stamp.
    counted: Vec<u32>,
    field_stamp: u32,
}

/// What is known about a feature.
#[derive(Clone, Copy, Debug, Default)]
struct Known {
    stamp: u32,
    turns: f32,
    outlook: Outlook,
    /// The range of the cities that a field touches.
    cities: (u32, u32),
}

impl Known {
    /// Whether it was worked out under this stamp and for so many turns, which are whole numbers.
    #[inline]
    fn is_of(&self, stamp: u32, turns: f32) -> bool {
        self.stamp == stamp && (self.turns - turns).abs() < 0.5
    }
}

impl Memory {
    /// Forgets everything and begins with another common board.
    pub(super) fn settle(&mut self, game: &Game) {
        self.common_stamp += 1;
        self.bound = game.feature_bound();
        self.gap = None;
        self.cities.clear();
        let room = self.bound + 64;
        if self.common.len() < room {
            self.common.resize(room, Known::default());
            self.present.resize(room, Known::default());
            self.reached.resize(room, 0);
            self.met.resize(room, 0);
            self.counted.resize(room, 0);
        }
    }

    /// The positions that follow have a new tile on this square of the common board, or none.
    pub(super) fn lay(&mut self, common: &Game, gap: Option<Pos>) {
        if self.gap == gap {
            return;
        }
        self.gap = gap;
        self.reach_stamp += 1;
        let Some(gap) = gap else { return };
        let (reached, stamp) = (&mut self.reached, self.reach_stamp);
        common.for_each_feature_around(gap, |feature| reached[feature.index()] = stamp);
        for side in Side::ALL {
            let beside = gap.step(side);
            if common.demand(beside).is_some() {
                for side in Side::ALL {
                    if let Some(feature) = common.feature_across(beside, side) {
                        reached[feature.index()] = stamp;
                    }
                }
            }
        }
    }

    /// Forgets the position before.
    pub(super) fn begin(&mut self) {
        self.present_stamp += 1;
    }

    /// Whether a feature is met for the first time in this position.
    #[inline]
    pub(super) fn is_new(&mut self, feature: FeatureId) -> bool {
        std::mem::replace(&mut self.met[feature.index()], self.present_stamp) != self.present_stamp
    }

    /// The square of the new tile.
    pub(super) fn gap(&self) -> Option<Pos> {
        self.gap
    }

    /// Whether the new tile may have changed something about a road, city or field.
    #[inline]
    pub(super) fn is_reached(&self, feature: FeatureId) -> bool {
        feature.index() >= self.bound
            || self.gap.is_some() && self.reached[feature.index()] == self.reach_stamp
    }

    /// What a feature will bring to those who hold it or may claim it.
    #[inline]
    pub(super) fn outlook(&mut self, game: &Game, feature: FeatureId, asker: &mut Asker<'_>) -> Outlook {
        let facts = game.facts(feature);
        let turns = asker.turns(game, &facts);
        self.outlook_in(game, feature, &facts, turns, asker)
    }

    /// The same for so many turns.
    pub(super) fn outlook_in(
        &mut self,
        game: &Game,
        feature: FeatureId,
        facts: &FeatureFacts,
        turns: f32,
        asker: &mut Asker<'_>,
    ) -> Outlook {
        let is_reached = match facts.kind {
            FeatureKind::Monastery | FeatureKind::Garden => {
                feature.index() >= self.bound
                    || self.gap.is_some_and(|gap| {
                        let centre = game.segment_of(feature).pos;
                        centre.x.abs_diff(gap.x) <= 2 && centre.y.abs_diff(gap.y) <= 2
                    })
            }
            _ => self.is_reached(feature),
        };
        let index = feature.index();
        if !is_reached {
            let known = self.common[index];
            if known.is_of(self.common_stamp, turns)
                && (facts.kind != FeatureKind::Field || self.are_out_of_reach(known.cities))
            {
                return known.outlook;
            }
        }
        let known = self.present[index];
        if known.is_of(self.present_stamp, turns) {
            return known.outlook;
        }
        let start = self.cities.len();
        let outlook = match facts.kind {
            FeatureKind::Field => self.field(game, feature, asker),
            _ => work_out(game, feature, facts, turns, asker.weights, asker.odds),
        };
        let cities = (start as u32, self.cities.len() as u32);
        if !is_reached && (facts.kind != FeatureKind::Field || self.are_out_of_reach(cities)) {
            self.common[index] = Known { stamp: self.common_stamp, turns, outlook, cities };
        } else {
            self.cities.truncate(start);
            self.present[index] = Known { stamp: self.present_stamp, turns, outlook, cities: (0, 0) };
        }
        outlook
    }

    fn are_out_of_reach(&self, (start, end): (u32, u32)) -> bool {
        let mut cities = self.cities[start as usize..end as usize].iter();
        cities.all(|&city| !self.is_reached(city))
    }

    /// Three points for each touching city that is or will be completed; notes the cities.
    fn field(&mut self, game: &Game, field: FeatureId, asker: &mut Asker<'_>) -> Outlook {
        self.field_stamp += 1;
        let mut chances = 0.0;
        game.for_each_touched_city(field, |city| {
            if std::mem::replace(&mut self.counted[city.index()], self.field_stamp) == self.field_stamp {
                return;
            }
            chances += self.outlook(game, city, asker).chance;
            self.cities.push(city);
        });
        let growth = asker.weights.field_growth * share_left(game);
        Outlook { chance: 0.0, points: PER_CITY * chances + growth }
    }
}

/// The share of all tiles that is still unseen.
fn share_left(game: &Game) -> f32 {
    game.unseen_count() as f32 / (game.unseen_count() + game.tiles().len()) as f32
}
