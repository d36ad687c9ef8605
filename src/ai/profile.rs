//! A computer player by name: how strong it is, and what it prefers (docs/AI.md, “Levels and characters”).

use std::fmt;

use super::character::Character;
use super::level::Level;
use super::weights::Weights;

/// A computer player: how strong, and of what character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Profile {
    /// How well it plays.
    pub level: Level,
    /// What it prefers.
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
        self.character.weights()
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
