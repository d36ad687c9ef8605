//! Drawings made of paths: pieces, symbols and letters, sharp at any size.

mod letters;
mod notation;
mod raster;
mod shape;

pub use letters::{text, text_width};
pub use raster::{Bitmap, draw, draw_on};
pub use shape::{Drawing, Ink, Path, PathStep, Shape};
