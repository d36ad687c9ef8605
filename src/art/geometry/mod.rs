//! The shapes of everything on a tile, from the catalogue alone.
//!
//! Painter, hit tests, overlays and figure positions all look at the same [`TileGeometry`]. Roads and rivers cross
//! a border in its middle with a fixed width, city walls begin exactly in the corners, so any two sides that the
//! rules let meet also meet on the picture.

mod city;
mod contour;
mod curve;
mod places;
mod regions;
mod road;
mod spots;

use std::sync::{LazyLock, OnceLock};

pub use city::{CityShape, WALL, WALL_AT_BORDER, Wall};
pub use contour::Contour;
pub use curve::{Curve, Nearest, inside};
pub use places::{
    CATHEDRAL, CROSSING, FOUNDATION, GARDEN, HEDGE, INN, Inn, MONASTERY, MONASTERY_IN_CITY, Places, VOLCANO,
};
pub use regions::{Regions, border_cell};
pub use road::{HALF_WIDTH, RIVER_HALF_WIDTH, RiverShape, RoadShape, TUNNEL_MOUTH};
pub use spots::Symbol;

use super::point::Point;
use crate::tiles::{Catalogue, Kind, Tile, Turn};

/// The shapes of one kind of tile, with north up.
#[derive(Clone, Debug)]
pub struct TileGeometry {
    /// City segments.
    pub cities: Vec<CityShape>,
    /// Road segments.
    pub roads: Vec<RoadShape>,
    /// River segments.
    pub rivers: Vec<RiverShape>,
    /// Monastery, garden, crossing and the like.
    pub places: Places,
    /// The areas of all segments.
    pub regions: Regions,
    /// A figure's spot in each segment.
    spots: Vec<Point>,
    /// Printed symbols.
    pub symbols: Vec<(Symbol, Point)>,
}

impl TileGeometry {
    /// The geometry of a kind of the standard catalogue; computed once.
    pub fn of(kind: Kind) -> &'static Self {
        static ALL: LazyLock<Vec<OnceLock<TileGeometry>>> =
            LazyLock::new(|| Catalogue::standard().kinds().map(|_| OnceLock::new()).collect());
        ALL[kind.index()].get_or_init(|| Self::build(Catalogue::standard().tile(kind)))
    }

    /// Computes the geometry of all kinds, one after the other; call it on a thread of its own.
    pub fn prepare_all() {
        for kind in Catalogue::standard().kinds() {
            Self::of(kind);
        }
    }

    /// Works out the geometry of a tile.
    pub fn build(tile: &Tile) -> Self {
        let cities = city::cities(tile);
        let rivers = road::rivers(tile);
        let mut places = Places::of(tile, &cities);
        let roads = road::roads(tile, &cities, &rivers, &places);
        let mut regions = Regions::of(tile, &cities, &roads, &rivers, &places);
        if spots::place_free(tile, &regions, &roads, &mut places) {
            regions = Regions::of(tile, &cities, &roads, &rivers, &places);
        }
        let spots = spots::figures(tile, &regions, &roads, &places);
        let symbols = spots::symbols(tile, &regions, &places, &spots);
        Self { cities, roads, rivers, places, regions, spots, symbols }
    }

    /// The segment under a point of a tile that lies so turned.
    pub fn segment_at(&self, point: Point, turn: Turn) -> usize {
        self.regions.segment_at(point.turned(turn.inverse()))
    }

    /// Where a figure on this segment stands when the tile lies so turned.
    pub fn spot(&self, segment: usize, turn: Turn) -> Point {
        self.spots[segment].turned(turn)
    }

    /// The spots of all segments, north up.
    pub fn spots(&self) -> &[Point] {
        &self.spots
    }

    /// Where tower floors are stacked when the tile lies so turned.
    pub fn foundation(&self, turn: Turn) -> Option<Point> {
        self.places.foundation.map(|at| at.turned(turn))
    }
}
