//! Volcanoes, dragon tiles and the dragon's walk (PD-2 to PD-4).

use crate::tiles::{Kind, Pos, Side};

use super::board::TileIndex;
use super::event::tell;
use super::figure::Figure;
use super::options::DragonMove;
use super::phase::{State, Trail, Ways};
use super::{Event, Game, Listener, Player, Refusal};

/// Most moves of one walk (PD-4.2).
pub const WALK_STEPS: usize = 6;

impl Game {
    /// Whether a drawn tile is set aside because no volcano lies yet; asked before whether it fits (PD-3.1).
    #[inline]
    pub(super) fn is_set_aside(&self, tile: Kind) -> bool {
        self.board.catalogue.layout(tile).marks.dragon && self.dragon.is_none()
    }

    /// Step 1.3: a volcano calls the dragon, the first one also the set-aside tiles (PD-2.2, PD-2.5).
    #[inline]
    pub(super) fn volcano<L: Listener>(&mut self, log: &mut L) {
        let tile = self.board.tile(self.placed);
        if !self.board.layout(tile).marks.volcano {
            return;
        }
        let from = self.dragon.replace(tile.pos);
        tell(log, || Event::Dragon { by: None, from, to: tile.pos });
        if from.is_none() {
            let count = self.deck.return_aside();
            if count > 0 {
                tell(log, || Event::ShuffledIn { count });
            }
        }
    }

    /// Whether figures may be put on a tile: never on a volcano, never beside the dragon (PD-2.1, PD-4.12).
    #[inline]
    pub(super) fn open_for_figures(&self, tile: TileIndex) -> Result<(), Refusal> {
        let tile = self.board.tile(tile);
        if self.board.layout(tile).marks.volcano {
            Err(Refusal::Volcano)
        } else if self.dragon == Some(tile.pos) {
            Err(Refusal::UnderDragon)
        } else {
            Ok(())
        }
    }

    /// Step 2b: starts the walk if this turn's tile calls for one at this time and the dragon can move.
    #[inline]
    pub(super) fn walk_begins(&mut self, now: DragonMove) -> bool {
        let placed = self.board.layout(self.board.tile(self.placed));
        placed.marks.dragon && self.options.dragon_move == now && self.walk_now()
    }

    /// Starts a walk if the dragon is on the board and can move.
    pub(super) fn walk_now(&mut self) -> bool {
        let Some(start) = self.dragon else { return false };
        let mut walk = Trail::new();
        walk.push(start);
        self.walk_on(walk)
    }

    /// Waits for the next step of a walk, if there is one to make (PD-4.2, PD-4.7).
    fn walk_on(&mut self, walk: Trail) -> bool {
        if walk.is_full() {
            return false;
        }
        let open = Side::ALL
            .into_iter()
            .filter(|&side| self.may_walk(&walk, side).is_ok())
            .fold(0, |bits, side| bits | 1 << side.index());
        if open != 0 {
            self.state = State::Dragon { walk, open: Ways(open) };
        }
        open != 0
    }

    /// Moves the dragon one tile; it eats every figure there (PD-4.3, PD-4.8).
    pub(super) fn step<L: Listener>(&mut self, to: Side, log: &mut L) -> Result<(), Refusal> {
        let State::Dragon { walk, .. } = &self.state else { return Err(self.not_now()) };
        let pos = self.may_walk(walk, to)?;
        let mut walk = walk.clone();
        let by = self.dragon_mover(&walk);
        let from = self.dragon.replace(pos);
        walk.push(pos);
        tell(log, || Event::Dragon { by: Some(by), from, to: pos });
        self.eat(pos, log);
        if !self.walk_on(walk) {
            self.after_walk(log);
        }
        Ok(())
    }

    /// The square the dragon would enter, or the rule against it (PD-4.3 to PD-4.5).
    #[inline]
    fn may_walk(&self, walk: &Trail, to: Side) -> Result<Pos, Refusal> {
        let pos = walk[walk.len() - 1].step(to);
        self.board.grid.tile_near(pos).ok_or(Refusal::DragonGap { pos })?;
        if walk.contains(&pos) {
            return Err(Refusal::DragonVisited { pos });
        }
        if self.fairy.pos() == Some(pos) {
            return Err(Refusal::DragonFairy { pos });
        }
        Ok(pos)
    }

    /// Whose step it is: the active player's first, then clockwise (PD-4.2).
    pub(super) fn dragon_mover(&self, walk: &Trail) -> Player {
        self.active.after(walk.len() - 1, self.players)
    }

    fn eat<L: Listener>(&mut self, pos: Pos, log: &mut L) {
        for index in (0..self.figures.len()).rev() {
            if self.figures[index].pos == pos {
                let Figure { owner, kind, spot, .. } = self.send_home(index);
                tell(log, || Event::Eaten { player: owner, kind, pos, spot });
            }
        }
    }

    /// The square of the dragon, once a volcano lies.
    pub fn dragon(&self) -> Option<Pos> {
        self.dragon
    }
}
