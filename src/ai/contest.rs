//! Features of different players that one tile may join.

use arrayvec::ArrayVec;

use crate::rules::{ByPlayer, FeatureId, Game, MAX_PLAYERS, Player};
use crate::tiles::{Pos, Side, SideMask};

use super::memory::Memory;
use super::odds::Odds;

/// A gap where a tile would join what meets it from two sides.
#[derive(Clone, Copy, Debug)]
struct Site {
    gap: Pos,
    sides: (Side, Side),
    features: (FeatureId, FeatureId),
    /// Unseen tiles that would do it.
    tiles: u16,
    /// Somebody holds each of the two.
    is_claimed: bool,
}

/// Two claimed features that one tile may join.
#[derive(Clone, Copy, Debug)]
pub(super) struct Merge {
    pub(super) one: FeatureId,
    pub(super) other: FeatureId,
    /// Unseen tiles that would do it.
    pub(super) tiles: u16,
}

/// The gaps where features may be joined, of the board that compared positions have in common.
#[derive(Clone, Debug, Default)]
pub(super) struct Sites(Vec<Site>);

impl Sites {
    /// Finds all of them.
    pub(super) fn settle(&mut self, game: &Game, odds: &mut Odds) {
        self.0.clear();
        game.for_each_gap(|gap, demand| self.0.extend(sites_at(game, gap, demand, odds)));
    }

    /// Collects the joins that are possible in a position.
    pub(super) fn merges(&self, game: &Game, memory: &Memory, odds: &mut Odds, merges: &mut Vec<Merge>) {
        merges.clear();
        let new = memory.gap();
        let is_near = |gap: Pos| new.is_some_and(|new| new.x.abs_diff(gap.x) + new.y.abs_diff(gap.y) <= 1);
        for site in &self.0 {
            let (one, other) = site.features;
            if new.is_some() && !memory.is_reached(one) && !memory.is_reached(other) {
                if site.is_claimed {
                    merges.push(Merge { one, other, tiles: site.tiles });
                }
            } else if !is_near(site.gap) {
                let (Some(one), Some(other)) = (
                    game.feature_across(site.gap, site.sides.0),
                    game.feature_across(site.gap, site.sides.1),
                ) else {
                    continue;
                };
                if one != other && is_claimed(game, one) && is_claimed(game, other) {
                    merges.push(Merge { one, other, tiles: site.tiles });
                }
            }
        }
        if let Some(new) = new {
            for side in Side::ALL {
                let gap = new.step(side);
                if let Some(demand) = game.demand(gap) {
                    let sites = sites_at(game, gap, demand, odds).into_iter().filter(|site| site.is_claimed);
                    merges.extend(sites.map(|site| Merge {
                        one: site.features.0,
                        other: site.features.1,
                        tiles: site.tiles,
                    }));
                }
            }
        }
    }
}

fn is_claimed(game: &Game, feature: FeatureId) -> bool {
    game.facts(feature).greatest_weight() > 0
}

/// The pairs of different roads, or cities, that a tile in a gap would join; each pair once.
fn sites_at(game: &Game, gap: Pos, demand: SideMask, odds: &mut Odds) -> ArrayVec<Site, 6> {
    let mut sites = ArrayVec::<Site, 6>::new();
    let nibble = |side: Side| demand.0 >> (4 * side.index()) & 0xF;
    for (index, a) in Side::ALL.into_iter().enumerate() {
        for b in Side::ALL.into_iter().skip(index + 1) {
            if nibble(a) == 0 || nibble(a) != nibble(b) {
                continue;
            }
            let tiles = odds.entry(demand).join(a, b);
            if tiles == 0 {
                continue;
            }
            let (Some(one), Some(other)) = (game.feature_across(gap, a), game.feature_across(gap, b)) else {
                continue;
            };
            if one == other || sites.iter().any(|site| is_pair(site.features, (one, other))) {
                continue;
            }
            let is_claimed = is_claimed(game, one) && is_claimed(game, other);
            sites.push(Site { gap, sides: (a, b), features: (one, other), tiles, is_claimed });
        }
    }
    sites
}

fn is_pair(a: (FeatureId, FeatureId), b: (FeatureId, FeatureId)) -> bool {
    a == b || a == (b.1, b.0)
}

/// Whether a player shares the majority: 1 or 0.
pub(super) fn holds(weights: ByPlayer<u8>, player: Player) -> f32 {
    let most = weights.iter().copied().fold(0, u8::max);
    f32::from(u8::from(most > 0 && weights[player] == most))
}

/// The weights of two features together.
pub(super) fn sum(one: ByPlayer<u8>, other: ByPlayer<u8>) -> ByPlayer<u8> {
    let mut sum = one;
    for player in Player::first(MAX_PLAYERS) {
        sum[player] += other[player];
    }
    sum
}
