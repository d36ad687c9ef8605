//! The tiles that are not on the board: piles, set-aside and discarded tiles.

use rand_core::Rng;

use crate::tiles::{Catalogue, Kind, TileBox};

use super::random::{self, Purpose};
use super::{Set, Setup, keeping_room};

/// The draw piles and what has left them.
#[derive(Debug)]
pub(super) struct Deck {
    /// River tiles, the next one last (RIV-2).
    river: Vec<Kind>,
    /// All other tiles, the next one last.
    pile: Vec<Kind>,
    /// Dragon tiles drawn before the first volcano (PD-3.1).
    pub(super) aside: Vec<Kind>,
    /// Tiles that fitted nowhere (BASE-4.5), in the order they left.
    pub(super) discarded: Vec<Kind>,
    /// The order was given: nothing is ever shuffled.
    given: bool,
    seed: u64,
}

impl Deck {
    /// The piles of a new game.
    pub(super) fn new(setup: &Setup, catalogue: &Catalogue) -> Self {
        let mut deck = Self {
            river: Vec::new(),
            pile: Vec::new(),
            aside: Vec::new(),
            discarded: Vec::new(),
            given: setup.order.is_some(),
            seed: setup.seed,
        };
        if let Some(order) = &setup.order {
            deck.pile = order.iter().rev().copied().collect();
        } else {
            for kind in catalogue.kinds() {
                let tile = catalogue.tile(kind);
                if !setup.sets.has_tiles_of(tile.from) || tile.river.is_some() {
                    continue;
                }
                let pile = if tile.from == TileBox::River { &mut deck.river } else { &mut deck.pile };
                // The start tile lies on the table, or stays in the box when the river begins (RIV-1).
                let copies = tile.count - u8::from(tile.start);
                pile.extend(std::iter::repeat_n(kind, copies.into()));
            }
            let mut rng = random::generator(setup.seed, Purpose::Piles);
            random::shuffle(&mut rng, &mut deck.pile);
            random::shuffle(&mut rng, &mut deck.river);
            if setup.sets.has(Set::River) {
                deck.river.insert(0, catalogue.lake());
            }
        }
        // Nothing may allocate while a game is played.
        deck.aside.reserve(deck.pile.len());
        deck.discarded.reserve(deck.pile.len() + deck.river.len());
        deck
    }

    /// The tile that lies on the table before the first turn (BASE-2.3, RIV-2).
    pub(super) fn first_tile(setup: &Setup, catalogue: &Catalogue) -> Kind {
        if setup.sets.has(Set::River) { catalogue.spring() } else { catalogue.start() }
    }

    /// The next tile, river tiles first (RIV-2, RIV-8).
    #[inline]
    pub(super) fn draw(&mut self) -> Option<Kind> {
        self.river.pop().or_else(|| self.pile.pop())
    }

    /// Whether no tile is left to draw (BASE-12.1).
    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.river.is_empty() && self.pile.is_empty()
    }

    /// Shuffles the set-aside dragon tiles into the pile and says how many they were (PD-2.5).
    ///
    /// A given order names such a tile again where it is drawn, so there nothing comes back.
    pub(super) fn return_aside(&mut self) -> usize {
        let count = self.aside.len();
        if count > 0 && !self.given {
            self.pile.append(&mut self.aside);
            random::shuffle(&mut random::generator(self.seed, Purpose::DragonTiles), &mut self.pile);
        }
        self.aside.clear();
        count
    }

    /// Puts everything not yet drawn into a new random order that does not depend on the real one.
    pub(super) fn reshuffle(&mut self, rng: &mut impl Rng) {
        self.pile.sort_unstable();
        random::shuffle(rng, &mut self.pile);
        // The lake stays at the bottom (RIV-2); everyone knows that.
        if let Some(middle) = self.river.get_mut(1..) {
            middle.sort_unstable();
            random::shuffle(rng, middle);
        }
        self.seed = rng.next_u64();
    }

    /// All tiles still to be drawn, in no telling order.
    pub(super) fn unseen(&self) -> impl Iterator<Item = Kind> {
        self.river.iter().chain(&self.pile).copied()
    }

    /// River tiles still to be drawn, in no telling order.
    pub(super) fn river_pile(&self) -> impl Iterator<Item = Kind> {
        self.river.iter().copied()
    }

    /// The other tiles still to be drawn, in no telling order.
    pub(super) fn main_pile(&self) -> impl Iterator<Item = Kind> {
        self.pile.iter().copied()
    }

    /// The set-aside tiles that will come back; a given order names them again itself.
    pub(super) fn returning(&self) -> &[Kind] {
        if self.given { &[] } else { &self.aside }
    }

    /// How many tiles are still to be drawn.
    pub(super) fn len(&self) -> usize {
        self.river.len() + self.pile.len()
    }
}

impl Clone for Deck {
    fn clone(&self) -> Self {
        let Self { river, pile, aside, discarded, given, seed } = self;
        Self {
            river: river.clone(),
            pile: keeping_room(pile),
            aside: keeping_room(aside),
            discarded: keeping_room(discarded),
            given: *given,
            seed: *seed,
        }
    }

    fn clone_from(&mut self, source: &Self) {
        let Self { river, pile, aside, discarded, given, seed } = source;
        self.river.clone_from(river);
        self.pile.clone_from(pile);
        self.aside.clone_from(aside);
        self.discarded.clone_from(discarded);
        self.given = *given;
        self.seed = *seed;
    }
}
