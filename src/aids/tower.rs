//! Towers: how far they reach and whom they threaten.

use crate::rules::{FigureView, Game, Player, is_in_reach};
use crate::tiles::Pos;

/// A tower or its bare foundation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TowerView {
    /// Its square.
    pub pos: Pos,
    /// How many floors it has.
    pub floors: u8,
    /// Who stands on top and keeps it closed.
    pub closed_by: Option<Player>,
    /// The figures that the next floor could capture (TW-4.2), sorted by place.
    pub threatened: Vec<FigureView>,
}

impl TowerView {
    /// The tower on a square.
    pub fn of(game: &Game, pos: Pos) -> Option<Self> {
        let tile = game.tile_at(pos)?;
        if !game.catalogue().tile(tile.kind).marks.foundation {
            return None;
        }
        let figures = game.figures().into_iter();
        Some(Self {
            pos,
            floors: tile.floors,
            closed_by: game.tower_top(pos).map(|figure| figure.player),
            threatened: figures.filter(|figure| is_in_reach(pos, tile.floors + 1, figure.pos)).collect(),
        })
    }

    /// How far the next floor reaches; nothing while the tower is closed (TW-3.2).
    pub fn next_reach(&self) -> Option<u8> {
        self.closed_by.is_none().then_some(self.floors + 1)
    }
}
