//! Which helps a player wants.

use serde::{Deserialize, Serialize};

/// The helps, each of which can be switched alone, and the one switch that hides them all.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, PartialEq, Eq)]
#[serde(default)]
pub struct Helps {
    /// None of the others is shown, whatever it says.
    pub purist: bool,
    /// Places for the tile, and why it does not fit elsewhere.
    pub legal_squares: bool,
    /// Squares that no tile can fill.
    pub dead_squares: bool,
    /// How many tiles are left, and of which kinds.
    pub counts: bool,
    /// How likely a fitting tile is.
    pub odds: bool,
    /// What each player would have if the game ended now.
    pub projections: bool,
    /// The feature under the pointer, explained.
    pub inspector: bool,
    /// Who farms which field.
    pub fields: bool,
    /// Hints.
    pub hints: bool,
}

impl Default for Helps {
    fn default() -> Self {
        Self {
            purist: false,
            legal_squares: true,
            dead_squares: true,
            counts: true,
            odds: true,
            projections: true,
            inspector: true,
            fields: true,
            hints: true,
        }
    }
}

impl Helps {
    /// What stays of them while a lesson speaks: numbers about the tiles to come would only distract.
    #[must_use]
    pub fn in_lesson(self) -> Self {
        Self { dead_squares: false, counts: false, odds: false, projections: false, inspector: false, ..self }
    }

    /// The helps that are really shown.
    #[must_use]
    pub fn active(self) -> Self {
        if !self.purist {
            return self;
        }
        Self {
            purist: true,
            legal_squares: false,
            dead_squares: false,
            counts: false,
            odds: false,
            projections: false,
            inspector: false,
            fields: false,
            hints: false,
        }
    }
}
