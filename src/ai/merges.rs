//! Features of different players that one tile may join, so that their holders will have to share or one ousts the
//! other.
//!
//! Method: the squares where a tile would join two features are listed once for the base position; for a position that
//! follows, only those near the new tile are looked at again (docs/AI.md, “Evaluation” and “Caches”).

use arrayvec::ArrayVec;

use crate::rules::{ByPlayer, FeatureId, Game, MAX_PLAYERS, Player};
use crate::tiles::{Pos, Side, SideMask};

use super::forecast_cache::ForecastCache;
use super::unseen_tiles::UnseenTiles;

/// An empty square where a tile would join what meets it from two sides.
#[derive(Clone, Copy, Debug)]
struct MergeSite {
    square: Pos,
    sides: (Side, Side),
    features: (FeatureId, FeatureId),
    /// Unseen tiles that would do it.
    tiles: u16,
    /// Whether somebody holds each of the two.
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

/// The squares of the base position where features may be joined.
#[derive(Clone, Debug, Default)]
pub(super) struct MergeSites(Vec<MergeSite>);

impl MergeSites {
    /// Lists those of another base position.
    pub(super) fn set_base(&mut self, game: &Game, unseen: &mut UnseenTiles) {
        self.0.clear();
        game.for_each_gap(|square, demand| self.0.extend(sites_at(game, square, demand, unseen)));
    }

    /// Collects the merges that are possible in a position which follows from the base; `cache` knows the new tile.
    pub(super) fn collect(
        &self,
        game: &Game,
        cache: &ForecastCache,
        unseen: &mut UnseenTiles,
        merges: &mut Vec<Merge>,
    ) {
        merges.clear();
        let new = cache.new_tile();
        let is_near =
            |square: Pos| new.is_some_and(|new| new.x.abs_diff(square.x) + new.y.abs_diff(square.y) <= 1);
        for site in &self.0 {
            let (one, other) = site.features;
            if new.is_some() && !cache.is_reached(one) && !cache.is_reached(other) {
                if site.is_claimed {
                    merges.push(Merge { one, other, tiles: site.tiles });
                }
            } else if !is_near(site.square) {
                let (Some(one), Some(other)) = (
                    game.feature_across(site.square, site.sides.0),
                    game.feature_across(site.square, site.sides.1),
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
                let square = new.step(side);
                if let Some(demand) = game.demand(square) {
                    let sites =
                        sites_at(game, square, demand, unseen).into_iter().filter(|site| site.is_claimed);
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

/// The pairs of different roads, or cities, that a tile on an empty square would join; each pair once.
fn sites_at(game: &Game, square: Pos, demand: SideMask, unseen: &mut UnseenTiles) -> ArrayVec<MergeSite, 6> {
    let mut sites = ArrayVec::<MergeSite, 6>::new();
    let terrain = |side: Side| demand.0 >> (4 * side.index()) & 0xF;
    for (index, a) in Side::ALL.into_iter().enumerate() {
        for b in Side::ALL.into_iter().skip(index + 1) {
            if terrain(a) == 0 || terrain(a) != terrain(b) {
                continue;
            }
            let tiles = unseen.fitting(demand).join(a, b);
            if tiles == 0 {
                continue;
            }
            let (Some(one), Some(other)) = (game.feature_across(square, a), game.feature_across(square, b))
            else {
                continue;
            };
            if one == other || sites.iter().any(|site| is_pair(site.features, (one, other))) {
                continue;
            }
            let is_claimed = is_claimed(game, one) && is_claimed(game, other);
            sites.push(MergeSite { square, sides: (a, b), features: (one, other), tiles, is_claimed });
        }
    }
    sites
}

fn is_pair(a: (FeatureId, FeatureId), b: (FeatureId, FeatureId)) -> bool {
    a == b || a == (b.1, b.0)
}

/// 1 if a player has the majority or shares it, else 0.
pub(super) fn majority(weights: ByPlayer<u8>, player: Player) -> f32 {
    let most = weights.iter().copied().fold(0, u8::max);
    f32::from(u8::from(most > 0 && weights[player] == most))
}

/// The weights on two features together.
pub(super) fn joint_weights(one: ByPlayer<u8>, other: ByPlayer<u8>) -> ByPlayer<u8> {
    let mut sum = one;
    for player in Player::first(MAX_PLAYERS) {
        sum[player] += other[player];
    }
    sum
}
