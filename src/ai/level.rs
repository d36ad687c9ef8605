//! How strong a computer player is, and what it likes.

use std::fmt;

use super::{Term, Weights};

/// How well a computer player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Plays legally and plausibly, and misses what a child would miss.
    Beginner,
    /// Takes points and claims land, but looks little at the others.
    Casual,
    /// Weighs moves by the whole evaluation, but overlooks some.
    Skilled,
    /// Weighs every move by the whole evaluation, without looking ahead.
    Expert,
    /// All the strength the budget gives.
    Master,
}

impl Level {
    /// All levels, from the weakest to the strongest.
    pub const ALL: [Self; 5] = [Self::Beginner, Self::Casual, Self::Skilled, Self::Expert, Self::Master];

    /// The name used on the command line and in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Casual => "casual",
            Self::Skilled => "skilled",
            Self::Expert => "expert",
            Self::Master => "master",
        }
    }

    /// The level with this name.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
}

/// What a computer player likes beside winning.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
    pub const ALL: [Self; 4] = [Self::Balanced, Self::Builder, Self::Farmer, Self::Raider];

    /// The name used on the command line and in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Balanced => "balanced",
            Self::Builder => "builder",
            Self::Farmer => "farmer",
            Self::Raider => "raider",
        }
    }

    /// The character with this name.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|character| character.name() == name)
    }

    /// An evaluation seen through this character's eyes.
    fn colour(self, weights: Weights) -> Weights {
        match self {
            Self::Balanced => weights,
            Self::Builder => weights.tasting(Term::Cities, 1.3).tasting(Term::Roads, 0.9),
            Self::Farmer => weights.tasting(Term::Fields, 1.4).tasting(Term::Roads, 0.9),
            Self::Raider => Weights { rivalry: 1.2, ..weights }.tasting(Term::Contest, 2.0),
        }
    }
}

/// A computer player: how strong, and of what character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Profile {
    /// How well it plays.
    pub level: Level,
    /// What it likes.
    pub character: Character,
}

impl Profile {
    /// A player of this level who only wants points.
    pub const fn of(level: Level) -> Self {
        Self { level, character: Character::Balanced }
    }

    /// Reads `master`, or `master-raider`.
    pub fn parse(name: &str) -> Option<Self> {
        match name.split_once('-') {
            None => Level::parse(name).map(Self::of),
            Some((level, character)) => {
                Some(Self { level: Level::parse(level)?, character: Character::parse(character)? })
            }
        }
    }

    /// The numbers this player evaluates with.
    pub(super) fn weights(self) -> Weights {
        self.character.colour(Weights::default())
    }
}

impl From<Level> for Profile {
    fn from(level: Level) -> Self {
        Self::of(level)
    }
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.level.name())?;
        match self.character {
            Character::Balanced => Ok(()),
            character => write!(f, "-{}", character.name()),
        }
    }
}
