//! Empty squares beside tiles: which tiles can still fill them.

use std::collections::BTreeMap;

use crate::rules::Game;
use crate::tiles::{Kind, Pos, SideMask};

/// Where the tiles of a game are, counted by kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stock {
    /// Tiles that can still be drawn.
    pub left: BTreeMap<Kind, usize>,
    /// The tile in hand.
    pub hand: Option<Kind>,
    /// Tiles on the board.
    pub laid: BTreeMap<Kind, usize>,
    /// Tiles that have left the game, and dragon tiles that no volcano will bring back.
    pub gone: BTreeMap<Kind, usize>,
}

impl Stock {
    /// The stock of a game; `hand` is the tile that is still to be laid.
    pub fn of(game: &Game, hand: Option<Kind>) -> Self {
        let is_volcano = |kind: Kind| game.catalogue().layout(kind).marks.volcano;
        let is_dragon = |kind: Kind| game.catalogue().layout(kind).marks.dragon;
        let dragons_come = game.dragon().is_some() || game.unseen().chain(hand).any(is_volcano);
        let mut stock = Self { hand, ..Self::default() };
        for kind in game.unseen().chain(game.returning().iter().copied()) {
            let place = if dragons_come || !is_dragon(kind) { &mut stock.left } else { &mut stock.gone };
            *place.entry(kind).or_default() += 1;
        }
        for tile in game.tiles() {
            *stock.laid.entry(tile.kind).or_default() += 1;
        }
        for &kind in game.discarded() {
            *stock.gone.entry(kind).or_default() += 1;
        }
        stock
    }

    /// How many tiles can still be drawn.
    pub fn total(&self) -> usize {
        self.left.values().sum()
    }
}

/// What can be said about an empty square beside a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GapView {
    /// The square.
    pub pos: Pos,
    /// What the tiles around it show towards it.
    pub demand: SideMask,
    /// The kinds still to be drawn that fit, with how many of each.
    pub left: Vec<(Kind, usize)>,
    /// Whether the tile in hand fits.
    pub hand: bool,
    /// Tiles with such sides that lie elsewhere on the board.
    pub laid: usize,
    /// Tiles with such sides that have left the game.
    pub gone: usize,
}

impl GapView {
    /// All empty squares beside tiles, row by row.
    pub fn all(game: &Game, stock: &Stock) -> Vec<Self> {
        game.gaps().into_iter().filter_map(|pos| Self::of(game, stock, pos)).collect()
    }

    /// One empty square; `None` if it holds a tile or touches none.
    pub fn of(game: &Game, stock: &Stock, pos: Pos) -> Option<Self> {
        let demand = game.demand(pos)?;
        let shows = |kind: Kind| game.catalogue().layout(kind).fitting_turns(demand) != 0;
        let count = |tiles: &BTreeMap<Kind, usize>| {
            tiles.iter().filter(|&(&kind, _)| shows(kind)).map(|(_, count)| count).sum()
        };
        Some(Self {
            pos,
            demand,
            left: stock
                .left
                .iter()
                .filter(|&(&kind, _)| game.turns_at(kind, pos) != 0)
                .map(|(&kind, &count)| (kind, count))
                .collect(),
            hand: stock.hand.is_some_and(|kind| game.turns_at(kind, pos) != 0),
            laid: count(&stock.laid),
            gone: count(&stock.gone),
        })
    }

    /// How many tiles still to be drawn fit.
    pub fn count(&self) -> usize {
        self.left.iter().map(|(_, count)| count).sum()
    }

    /// Whether no tile can ever fill it; what the tiles around it show never changes, and the choice only shrinks.
    pub fn is_dead(&self) -> bool {
        self.left.is_empty() && !self.hand
    }

    /// Whether a tile of this kind, still to be drawn, fits.
    pub fn takes(&self, kind: Kind) -> bool {
        self.left.iter().any(|&(fitting, _)| fitting == kind)
    }
}
