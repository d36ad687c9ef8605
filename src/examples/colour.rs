//! The colours of the players' figures.

use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::variants;

/// A colour of figures (BASE-1.4, IC-1.2).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "lowercase")]
#[allow(missing_docs)]
pub enum Colour {
    Yellow,
    Red,
    Green,
    Blue,
    Black,
    Pink,
}

impl Colour {
    /// All colours.
    pub const ALL: [Self; 6] = variants::all();

    /// The name used in examples.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The colour with this name.
    pub fn parse(name: &str) -> Option<Self> {
        name.parse().ok()
    }
}
