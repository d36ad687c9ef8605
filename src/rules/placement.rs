//! Step 1.2: laying the drawn tile (BASE-4).

use std::ops::ControlFlow;

use crate::tiles::{Kind, Layout, Pos, Side, SideMask, Turn};

use super::event::tell;
use super::grid::Gap;
use super::phase::State;
use super::{Action, Event, Game, Listener, Refusal};

impl Game {
    /// Lays the drawn tile.
    pub(super) fn place<L: Listener>(&mut self, pos: Pos, turn: Turn, log: &mut L) -> Result<(), Refusal> {
        let State::Place { tile } = self.state else { return Err(self.not_now()) };
        let demand = self.fitting(tile, pos, turn)?;
        let player = self.active;
        self.lay(tile, pos, turn, demand, Some(player));
        tell(log, || Event::Placed { player, tile, pos, turn });
        self.after_placing(log);
        Ok(())
    }

    /// Puts a tile on the board, where it has been found to fit.
    #[inline]
    pub(super) fn lay(
        &mut self,
        tile: Kind,
        pos: Pos,
        turn: Turn,
        demand: SideMask,
        laid_by: Option<super::Player>,
    ) {
        let layout = self.board.catalogue.layout(tile);
        self.placed = self.board.lay(tile, pos, turn, laid_by);
        if layout.river {
            self.river.follow(layout, turn, demand);
        }
        if layout.marks.foundation {
            self.tower.add_foundation(self.placed);
        }
    }

    /// Whether a tile may lie so on a square: `Ok` or the rule against it (BASE-4.2, BASE-4.3, RIV-3, RIV-4).
    pub fn may_place(&self, tile: Kind, pos: Pos, turn: Turn) -> Result<(), Refusal> {
        self.fitting(tile, pos, turn).map(|_| ())
    }

    /// The same, giving what the neighbours show.
    #[inline]
    pub(super) fn fitting(&self, tile: Kind, pos: Pos, turn: Turn) -> Result<SideMask, Refusal> {
        let Some(demand) = self.board.grid.demand(pos) else {
            return Err(match self.board.at(pos) {
                Some(_) => Refusal::SquareTaken { pos },
                None => Refusal::NotTouching { pos },
            });
        };
        let layout = self.board.catalogue.layout(tile);
        if !layout.fits(turn, demand) {
            return Err(edge_mismatches(layout.edges(turn), demand)
                .next()
                .unwrap_or(Refusal::NotTouching { pos }));
        }
        self.river.allows(layout, turn, demand, self.options)?;
        Ok(demand)
    }

    /// Every side on which a tile lying so would not continue its neighbour (BASE-4.3).
    pub fn edge_mismatches(&self, tile: Kind, pos: Pos, turn: Turn) -> Vec<Refusal> {
        let edges = self.board.catalogue.layout(tile).edges(turn);
        self.board.grid.demand(pos).map_or_else(Vec::new, |demand| edge_mismatches(edges, demand).collect())
    }

    /// The turns, as bits, in which a tile may lie on a square; none if the square is not free or touches no tile.
    pub fn turns_at(&self, tile: Kind, pos: Pos) -> u8 {
        self.demand(pos)
            .map_or(0, |demand| self.turns_in(self.board.catalogue.layout(tile), Gap { pos, demand }))
    }

    /// The turns, as bits, in which a tile may fill a gap.
    #[inline]
    pub(super) fn turns_in(&self, layout: &Layout, gap: Gap) -> u8 {
        let turns = layout.fitting_turns(gap.demand);
        if layout.river && turns != 0 {
            return turns_of(turns)
                .filter(|&turn| self.river.allows(layout, turn, gap.demand, self.options).is_ok())
                .fold(0, |bits, turn| bits | 1 << turn.quarters());
        }
        turns
    }

    /// Whether a tile has any place on the board (BASE-4.5).
    #[inline]
    pub fn fits_anywhere(&self, tile: Kind) -> bool {
        let layout = self.board.catalogue.layout(tile);
        self.board.grid.gaps().iter().any(|&gap| self.turns_in(layout, gap) != 0)
    }

    /// All ways to lay a tile, gap by gap.
    #[inline]
    pub(super) fn placements(
        &self,
        tile: Kind,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let layout = self.board.catalogue.layout(tile);
        for &gap in self.board.grid.gaps() {
            for turn in turns_of(self.turns_in(layout, gap)) {
                visit(Action::Place { pos: gap.pos, turn })?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// The turns whose bits are set.
#[inline]
pub(super) fn turns_of(mut bits: u8) -> impl Iterator<Item = Turn> {
    std::iter::from_fn(move || {
        if bits == 0 {
            return None;
        }
        let turn = Turn::new(bits.trailing_zeros() as usize);
        bits &= bits - 1;
        Some(turn)
    })
}

#[cold]
fn edge_mismatches(edges: SideMask, demand: SideMask) -> impl Iterator<Item = Refusal> {
    Side::ALL.into_iter().filter_map(move |side| {
        let (theirs, mine) = (demand.at(side)?, edges.at(side)?);
        (mine != theirs).then_some(Refusal::EdgeMismatch { side, mine, theirs })
    })
}
