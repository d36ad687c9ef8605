//! What a tile is, and the catalogue of all tiles.
//!
//! The catalogue is read from `assets/tiles/*.ron`, one file per box, and is part of the program. Everything else
//! (rules, art, help, engine protocol) looks at the same description; segments are known by their position in it.

mod catalogue;
mod file;
mod layout;
mod side;
mod tile;

pub use catalogue::{Catalogue, Kind};
pub use file::{CatalogueError, TileProblem};
pub use layout::{Layout, SQUARES_AROUND, SideMask};
pub use side::{BorderPart, HalfEdge, Pos, Side, Turn};
pub use tile::{
    Crossing, FeatureKind, MAX_SEGMENTS, Marks, RiverRole, RoadEnd, Segment, Terrain, Tile, TileBox,
};
