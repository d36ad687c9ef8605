//! How strong a computer player is (docs/AI.md, “Levels and characters”).

use strum::{EnumString, IntoStaticStr, VariantArray};

/// How well a computer player plays.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Level {
    /// Plays legally and plausibly, and misses what a child would miss.
    Beginner,
    /// Takes points and claims land, but looks little at the others.
    Casual,
    /// Rates actions by the whole evaluation, but overlooks some.
    Skilled,
    /// Rates every action by the whole evaluation, without looking ahead.
    Expert,
    /// Looks ahead as far as the budget allows.
    Master,
}

impl Level {
    /// All levels, from the weakest to the strongest.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The name used on the command line and in files.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The level with this name.
    pub fn parse(name: &str) -> Option<Self> {
        name.parse().ok()
    }
}
