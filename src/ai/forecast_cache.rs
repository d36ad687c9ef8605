//! Forecasts already made: those of the base position that a new tile leaves as they were, and those of the position at
//! hand.
//!
//! Method: a cache keyed by feature, emptied by raising a generation number. A search compares positions that differ
//! from a base position by one tile. Most features are out of its reach (it is no part of them, and it changes no
//! demand of an empty square beside them), so their forecasts are made once for all of them (docs/AI.md, “Caches”).

use crate::rules::{FeatureFacts, FeatureId, Game};
use crate::tiles::{FeatureKind, Pos, Side};

use super::forecast::{Forecast, Forecaster};

/// Points for each completed city that a field touches (FARM-4).
const POINTS_PER_CITY: f32 = 3.0;

/// Room for the features that one action can add.
const SPARE_FEATURES: usize = 64;

/// The forecasts made so far.
#[derive(Clone, Debug, Default)]
pub(super) struct ForecastCache {
    /// By feature, of the base position.
    base: Vec<CachedForecast>,
    /// By feature, of the position at hand.
    current: Vec<CachedForecast>,
    base_generation: u32,
    current_generation: u32,
    /// Features of the base position have lower indices.
    base_features: usize,
    /// The square of the new tile.
    new_tile: Option<Pos>,
    /// By feature: the last new tile, by generation, that reaches it.
    reached: Vec<u32>,
    reach_generation: u32,
    /// By feature: the last position, by generation, in which it was visited.
    visited: Vec<u32>,
    /// Cities that fields of the base position touch, in ranges.
    cities: Vec<FeatureId>,
    /// By city: the last field, by generation, that it was counted for.
    counted: Vec<u32>,
    field_generation: u32,
}

/// A forecast and what it holds for.
#[derive(Clone, Copy, Debug, Default)]
struct CachedForecast {
    generation: u32,
    turns: f32,
    forecast: Forecast,
    /// The range of the cities that a field touches.
    cities: (u32, u32),
}

impl CachedForecast {
    /// Whether it was made in this generation and for so many turns, which are whole numbers.
    #[inline]
    fn holds_for(&self, generation: u32, turns: f32) -> bool {
        self.generation == generation && (self.turns - turns).abs() < 0.5
    }
}

impl ForecastCache {
    /// Drops everything and takes another base position.
    pub(super) fn set_base(&mut self, game: &Game) {
        self.base_generation += 1;
        self.base_features = game.feature_bound();
        self.new_tile = None;
        self.cities.clear();
        let room = self.base_features + SPARE_FEATURES;
        if self.base.len() < room {
            self.base.resize(room, CachedForecast::default());
            self.current.resize(room, CachedForecast::default());
            self.reached.resize(room, 0);
            self.visited.resize(room, 0);
            self.counted.resize(room, 0);
        }
    }

    /// The positions to come have a tile on this square which the base position has not, or none.
    pub(super) fn set_new_tile(&mut self, base: &Game, square: Option<Pos>) {
        if self.new_tile == square {
            return;
        }
        self.new_tile = square;
        self.reach_generation += 1;
        let Some(square) = square else { return };
        let (reached, generation) = (&mut self.reached, self.reach_generation);
        base.for_each_feature_around(square, |feature| reached[feature.index()] = generation);
        for side in Side::ALL {
            let beside = square.step(side);
            if base.demand(beside).is_some() {
                for side in Side::ALL {
                    if let Some(feature) = base.feature_across(beside, side) {
                        reached[feature.index()] = generation;
                    }
                }
            }
        }
    }

    /// Turns to another position that follows from the base.
    pub(super) fn next_position(&mut self) {
        self.current_generation += 1;
    }

    /// Whether this is the first visit to a feature in this position.
    #[inline]
    pub(super) fn is_first_visit(&mut self, feature: FeatureId) -> bool {
        std::mem::replace(&mut self.visited[feature.index()], self.current_generation)
            != self.current_generation
    }

    /// The square of the new tile.
    pub(super) fn new_tile(&self) -> Option<Pos> {
        self.new_tile
    }

    /// Whether the new tile may have changed something about a road, city or field.
    #[inline]
    pub(super) fn is_reached(&self, feature: FeatureId) -> bool {
        feature.index() >= self.base_features
            || self.new_tile.is_some() && self.reached[feature.index()] == self.reach_generation
    }

    /// The forecast of a feature for those who hold it or may claim it.
    #[inline]
    pub(super) fn forecast(&mut self, feature: FeatureId, forecaster: &mut Forecaster<'_>) -> Forecast {
        let facts = forecaster.game.facts(feature);
        let turns = forecaster.turns_for(&facts);
        self.forecast_with_turns(feature, &facts, turns, forecaster)
    }

    /// The same for holders with so many turns left.
    pub(super) fn forecast_with_turns(
        &mut self,
        feature: FeatureId,
        facts: &FeatureFacts,
        turns: f32,
        forecaster: &mut Forecaster<'_>,
    ) -> Forecast {
        let is_reached = match facts.kind {
            FeatureKind::Monastery | FeatureKind::Garden => {
                feature.index() >= self.base_features
                    || self.new_tile.is_some_and(|square| {
                        let centre = forecaster.game.segment_of(feature).pos;
                        centre.x.abs_diff(square.x) <= 2 && centre.y.abs_diff(square.y) <= 2
                    })
            }
            _ => self.is_reached(feature),
        };
        let index = feature.index();
        if !is_reached {
            let cached = self.base[index];
            if cached.holds_for(self.base_generation, turns)
                && (facts.kind != FeatureKind::Field || self.are_unreached(cached.cities))
            {
                return cached.forecast;
            }
        }
        let cached = self.current[index];
        if cached.holds_for(self.current_generation, turns) {
            return cached.forecast;
        }
        let start = self.cities.len();
        let forecast = match facts.kind {
            FeatureKind::Field => self.field(feature, forecaster),
            _ => forecaster.forecast(feature, facts, turns),
        };
        let cities = (start as u32, self.cities.len() as u32);
        if !is_reached && (facts.kind != FeatureKind::Field || self.are_unreached(cities)) {
            self.base[index] = CachedForecast { generation: self.base_generation, turns, forecast, cities };
        } else {
            self.cities.truncate(start);
            let generation = self.current_generation;
            self.current[index] = CachedForecast { generation, turns, forecast, cities: (0, 0) };
        }
        forecast
    }

    fn are_unreached(&self, (start, end): (u32, u32)) -> bool {
        let mut cities = self.cities[start as usize..end as usize].iter();
        cities.all(|&city| !self.is_reached(city))
    }

    /// Three points for each touching city, times the chance that it is completed; appends these cities to the list.
    fn field(&mut self, field: FeatureId, forecaster: &mut Forecaster<'_>) -> Forecast {
        self.field_generation += 1;
        let mut chances = 0.0;
        let game = forecaster.game;
        game.for_each_touched_city(field, |city| {
            let generation = self.field_generation;
            if std::mem::replace(&mut self.counted[city.index()], generation) == generation {
                return;
            }
            chances += self.forecast(city, forecaster).chance;
            self.cities.push(city);
        });
        let growth = forecaster.weights.field_growth * share_left(game);
        Forecast { chance: 0.0, points: POINTS_PER_CITY * chances + growth }
    }
}

/// The share of all tiles that is still unseen.
fn share_left(game: &Game) -> f32 {
    game.unseen_count() as f32 / (game.unseen_count() + game.tiles().len()) as f32
}
