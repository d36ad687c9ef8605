//! Players, numbered in turn order.

use std::ops::{Index, IndexMut};

/// Most players any combination of sets allows (IC-1.2).
pub const MAX_PLAYERS: usize = 6;

/// A player, numbered from 0 in turn order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Player(u8);

impl Player {
    /// The player with this number, which must be below [`MAX_PLAYERS`].
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_PLAYERS);
        Self(index as u8)
    }

    /// The player with this number, if there can be one.
    pub fn try_new(index: usize) -> Option<Self> {
        (index < MAX_PLAYERS).then_some(Self(index as u8))
    }

    /// The player's number.
    #[inline]
    pub const fn index(self) -> usize {
        // The remainder lets the compiler see that an index by a player is in range.
        self.0 as usize % MAX_PLAYERS
    }

    /// The first `count` players in turn order.
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..count).map(Self::new)
    }

    /// Whoever comes `steps` turns later, clockwise among `count` players (BASE-3.1).
    #[must_use]
    pub const fn after(self, steps: usize, count: usize) -> Self {
        Self::new((self.index() + steps) % count)
    }
}

/// One value for each player that could be in the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByPlayer<T>([T; MAX_PLAYERS]);

impl<T> ByPlayer<T> {
    /// The values of the first `count` players.
    pub fn first(&self, count: usize) -> &[T] {
        &self.0[..count]
    }

    /// Applies a function to every value.
    pub fn map<U>(self, f: impl FnMut(T) -> U) -> ByPlayer<U> {
        ByPlayer(self.0.map(f))
    }

    /// All values, in turn order.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.0.iter()
    }
}

impl<T> From<[T; MAX_PLAYERS]> for ByPlayer<T> {
    fn from(values: [T; MAX_PLAYERS]) -> Self {
        Self(values)
    }
}

impl<T> Index<Player> for ByPlayer<T> {
    type Output = T;
    #[inline]
    fn index(&self, player: Player) -> &T {
        &self.0[player.index()]
    }
}

impl<T> IndexMut<Player> for ByPlayer<T> {
    #[inline]
    fn index_mut(&mut self, player: Player) -> &mut T {
        &mut self.0[player.index()]
    }
}
