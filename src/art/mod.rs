//! The pictures: tiles, figures and board pieces, all painted from the tile descriptions.
//!
//! - [`geometry`]: the shapes of everything on a tile; hit tests, figure spots, outlines.
//! - [`painter`]: paints tiles; [`bake`] stores them in `assets/art`, [`tile_picture`] reads them back for the
//!   screen, [`thumbnails`] stands in until then.
//! - [`figures`]: meeples, towers, dragon and other pieces, carved by [`relief`]; [`symbols`]: signs printed on tiles.
//! - [`overlay`]: highlights and hatches; [`finished`]: the look of finished features; [`board_picture`]: pictures
//!   of whole boards; [`command`]: the files that the command line writes.
//! - [`wood`]: the table under the tiles; [`tile_shadow`]: their shadow on it.
//! - [`theme`], [`players`]: all colours; [`vector`]: paths, and pixels made of them.

// Pixels and grid cells are counted in thousands; a float holds them exactly.
#![allow(clippy::cast_precision_loss)]
// Colours are written as in style sheets.
#![allow(clippy::unreadable_literal)]

pub mod bake;
pub mod board_picture;
pub mod colour;
pub mod command;

pub mod figures;
pub mod finished;
mod flat;
pub mod geometry;
mod night;
mod noise;
pub mod overlay;
pub mod painter;
mod pixel_field;
pub mod players;
mod point;
pub mod relief;
pub mod symbols;
pub mod theme;
pub mod thumbnails;
pub mod tile_picture;
pub mod tile_shadow;
pub mod vector;
pub mod wood;

pub use point::{Point, point};
