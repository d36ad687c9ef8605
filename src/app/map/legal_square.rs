//! A place where the tile in hand can lie.

use crate::app::map::Scene;
use crate::rules::Action;
use crate::tiles::{Pos, Turn};

/// A place where the tile in hand can lie.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LegalSquare {
    /// Where.
    pub(crate) pos: Pos,
    /// The turns, as bits, in which it fits.
    pub(crate) turns: u8,
}

impl LegalSquare {
    pub(crate) fn fits(self, turn: Turn) -> bool {
        self.turns & 1 << turn.quarters() != 0
    }

    /// The fitting turn that needs the least turning from how the tile is held.
    pub(crate) fn nearest(self, held: Turn) -> Turn {
        [0, 1, 3, 2]
            .into_iter()
            .map(|more| Turn::new(held.quarters() + more))
            .find(|&turn| self.fits(turn))
            .unwrap_or(held)
    }

    /// The next fitting turn after this one.
    pub(crate) fn next(self, turn: Turn, clockwise: bool) -> Turn {
        let step = if clockwise { 1 } else { 3 };
        (1..=4)
            .map(|count| Turn::new(turn.quarters() + count * step))
            .find(|&turn| self.fits(turn))
            .unwrap_or(turn)
    }
}

/// All places for the tile, row by row.
pub(crate) fn legal_squares(scene: &Scene<'_>) -> Vec<LegalSquare> {
    let mut cells: Vec<LegalSquare> = Vec::new();
    for &action in scene.session.legal_actions() {
        let Action::Place { pos, turn } = action else { continue };
        match cells.last_mut() {
            Some(cell) if cell.pos == pos => cell.turns |= 1 << turn.quarters(),
            _ => cells.push(LegalSquare { pos, turns: 1 << turn.quarters() }),
        }
    }
    cells
}
