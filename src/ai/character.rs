//! What a computer player prefers beside winning (docs/AI.md, “Levels and characters”).

use strum::{EnumString, IntoStaticStr, VariantArray};

use super::evaluation_term::EvaluationTerm;
use super::weights::Weights;

/// What a computer player prefers beside winning.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Character {
    /// Only points.
    #[default]
    Balanced,
    /// Great cities.
    Builder,
    /// Wide fields.
    Farmer,
    /// Other people's land.
    Raider,
}

impl Character {
    /// All characters.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The name used on the command line and in files.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The character with this name.
    pub fn parse(name: &str) -> Option<Self> {
        name.parse().ok()
    }

    /// The default weights with this character's preferences.
    pub(super) fn weights(self) -> Weights {
        let weights = Weights::default();
        match self {
            Self::Balanced => weights,
            Self::Builder => weights
                .with_term_factor(EvaluationTerm::Cities, 1.3)
                .with_term_factor(EvaluationTerm::Roads, 0.9),
            Self::Farmer => weights
                .with_term_factor(EvaluationTerm::Fields, 1.4)
                .with_term_factor(EvaluationTerm::Roads, 0.9),
            Self::Raider => Weights { rivalry: 1.2, ..weights }.with_term_factor(EvaluationTerm::Merges, 2.0),
        }
    }
}
