//! What a game is made from.

use std::fmt;

use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::tiles::{Catalogue, Kind, TileBox};
use crate::variants;

use super::{RuleOptions, player::MAX_PLAYERS};

/// Most tiles a given order may name.
pub const MAX_TILES: usize = 1000;

/// Everything that decides how a game begins; may hold anything a dialog or file can say.
///
/// [`Game::new`](super::Game::new) checks it and reports all problems at once:
///
/// ```
/// use landnam::rules::{Game, Set, Setup, SetupProblem};
///
/// let six = Setup::base(6, 7);
/// assert_eq!(Game::new(&six).unwrap_err(), [SetupProblem::TooManyPlayers { most: 5 }]);
/// // The figures of a sixth player come with Inns & Cathedrals.
/// assert!(Game::new(&six.with_sets([Set::InnsCathedrals, Set::River])).is_ok());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// How many play (BASE-1.6).
    pub players: usize,
    /// The sets in play beside the base game (BASE-2.6).
    pub sets: Sets,
    /// Rule options.
    pub options: RuleOptions,
    /// Decides the order of the tiles.
    pub seed: u64,
    /// The exact tiles to draw, in order, instead of a shuffled box.
    pub order: Option<Vec<Kind>>,
}

impl Setup {
    /// A game of the base set alone, as printed.
    pub fn base(players: usize, seed: u64) -> Self {
        Self { players, sets: Sets::NONE, options: RuleOptions::default(), seed, order: None }
    }

    /// The same with these sets.
    #[must_use]
    pub fn with_sets(self, sets: impl IntoIterator<Item = Set>) -> Self {
        Self { sets: sets.into_iter().collect(), ..self }
    }

    /// The same drawing exactly these tiles.
    #[must_use]
    pub fn with_order(self, order: Vec<Kind>) -> Self {
        Self { order: Some(order), ..self }
    }

    /// Everything that keeps this from being a game; empty if it is one.
    pub fn problems(&self, catalogue: &Catalogue) -> Vec<SetupProblem> {
        let mut problems = Vec::new();
        if self.players < 2 {
            problems.push(SetupProblem::TooFewPlayers);
        }
        if self.players > self.sets.most_players() {
            problems.push(SetupProblem::TooManyPlayers { most: self.sets.most_players() });
        }
        if let Some(order) = &self.order {
            if order.len() > MAX_TILES {
                problems.push(SetupProblem::TooManyTiles { count: order.len() });
            }
            let stranger = order.iter().find(|&&kind| !self.sets.has_tiles_of(catalogue.tile(kind).from));
            if let Some(&kind) = stranger {
                problems.push(SetupProblem::TileNotInPlay { kind });
            }
        }
        problems
    }
}

/// Why a setup is not a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupProblem {
    /// At least two play (BASE-1.6).
    TooFewPlayers,
    /// There are not enough colours (BASE-1.6, IC-1.2).
    TooManyPlayers {
        /// How many can play with these sets.
        most: usize,
    },
    /// The given order is too long.
    TooManyTiles {
        /// How many tiles it names.
        count: usize,
    },
    /// The given order names a tile of a set that is not in play.
    TileNotInPlay {
        /// The first such tile.
        kind: Kind,
    },
}

/// A sentence for logs and the engine protocol; players read the texts of the language files.
impl fmt::Display for SetupProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooFewPlayers => f.write_str("at least 2 players are needed"),
            Self::TooManyPlayers { most } => write!(f, "at most {most} can play with these sets"),
            Self::TooManyTiles { count } => {
                write!(f, "{count} tiles are given, at most {MAX_TILES} are possible")
            }
            Self::TileNotInPlay { kind } => {
                let tile = Catalogue::standard().tile(*kind);
                write!(f, "{} belongs to the set \"{}\", which is not in play", tile.name, tile.from.name())
            }
        }
    }
}

/// A set that can be added to the base game.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
#[repr(u8)]
pub enum Set {
    /// Fields can be claimed (FARM).
    Farmers,
    /// Abbots and gardens (ABB).
    Abbot,
    /// The river (RIV).
    River,
    /// Inns & Cathedrals (IC).
    InnsCathedrals,
    /// The Tower (TW).
    Tower,
    /// The Princess & the Dragon (PD).
    PrincessDragon,
}

impl Set {
    /// All sets.
    pub const ALL: [Self; 6] = variants::all();

    /// The name used in save files and the engine protocol.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The set with this name.
    pub fn parse(name: &str) -> Option<Self> {
        name.parse().ok()
    }
}

/// The sets in play beside the base game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sets(u8);

impl Sets {
    /// The base game alone.
    pub const NONE: Self = Self(0);

    /// Everything there is.
    pub const ALL: Self = Self((1 << Set::ALL.len()) - 1);

    /// Whether a set is in play.
    pub const fn has(self, set: Set) -> bool {
        self.0 & 1 << set as u8 != 0
    }

    /// These sets and one more.
    #[must_use]
    pub const fn with(self, set: Set) -> Self {
        Self(self.0 | 1 << set as u8)
    }

    /// These sets without one.
    #[must_use]
    pub const fn without(self, set: Set) -> Self {
        Self(self.0 & !(1 << set as u8))
    }

    /// The sets in play, in the order of [`Set::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Set> {
        Set::ALL.into_iter().filter(move |&set| self.has(set))
    }

    /// How many can play: the pink figures come with Inns & Cathedrals (BASE-1.6, IC-1.2).
    pub const fn most_players(self) -> usize {
        if self.has(Set::InnsCathedrals) { MAX_PLAYERS } else { MAX_PLAYERS - 1 }
    }

    /// Whether tiles of this box are in the game.
    pub const fn has_tiles_of(self, from: TileBox) -> bool {
        match from {
            TileBox::Base => true,
            TileBox::River => self.has(Set::River),
            TileBox::InnsCathedrals => self.has(Set::InnsCathedrals),
            TileBox::Tower => self.has(Set::Tower),
            TileBox::PrincessDragon => self.has(Set::PrincessDragon),
        }
    }
}

impl FromIterator<Set> for Sets {
    fn from_iter<I: IntoIterator<Item = Set>>(sets: I) -> Self {
        sets.into_iter().fold(Self::NONE, Self::with)
    }
}
