//! Pieces carved of wood: silhouettes become heights, heights become light and shade.
//!
//! A piece is described in a box of 100 by 100 units as one or more [`Carving`]s, each a pile of [`Layer`]s. From the
//! silhouette of a layer follows the distance to its edge, from the distance a bevel, from the bevel a slope and from
//! that the light of the sun in the north-west, as on the tiles. The outline, swept up or down, gives the piece its
//! thickness; sheared onto the ground it gives the shadow.

mod canvas;
mod carver;
mod carving;

pub use carving::{Carving, Frame, Layer, Model, Pose};

use super::theme::Theme;

/// How a piece is to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Look {
    /// The light.
    pub theme: Theme,
    /// Pixels of the box's side.
    pub pixels: usize,
    /// Samples beside each other in a pixel.
    pub samples: usize,
}

impl Look {
    /// A picture as good as its size allows.
    pub const fn fine(theme: Theme, pixels: usize) -> Self {
        let samples = match pixels {
            0..=40 => 4,
            41..=80 => 3,
            _ => 2,
        };
        Self { theme, pixels, samples }
    }

    /// A picture that is made in no time.
    pub const fn quick(theme: Theme, pixels: usize) -> Self {
        Self { theme, pixels, samples: 2 }
    }
}
