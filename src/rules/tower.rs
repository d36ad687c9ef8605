//! The Tower: floors, figures on towers, captures (TW-2 to TW-4).

use std::ops::ControlFlow;

use crate::tiles::Pos;

use super::board::TileIndex;
use super::event::tell;
use super::figure::{Figure, Standing};
use super::options::TowerActions;
use super::phase::State;
use super::prisoners::Prisoners;
use super::{
    Action, ByPlayer, Event, FigureKind, FigureView, Game, Ground, Listener, Player, Refusal, Set, Setup,
    Spot, keeping_room,
};

/// What the tower set adds to a game; all zero and empty where it is not in play.
#[derive(Debug)]
pub(super) struct Tower {
    /// Floors each player has left (TW-1.2).
    pub(super) floors: ByPlayer<u8>,
    /// Tiles with a foundation, in the order they were laid.
    foundations: Vec<TileIndex>,
    pub(super) prisoners: Prisoners,
}

impl Tower {
    pub(super) fn new(setup: &Setup, tiles: usize) -> Self {
        let mut floors = ByPlayer::default();
        let mut foundations = Vec::new();
        if setup.sets.has(Set::Tower) {
            foundations.reserve(tiles);
            for player in Player::first(setup.players) {
                floors[player] = floors_for(setup.players);
            }
        }
        Self { floors, foundations, prisoners: Prisoners::default() }
    }

    /// Tiles with a foundation, in the order they were laid.
    pub(super) fn foundations(&self) -> &[TileIndex] {
        &self.foundations
    }

    pub(super) fn add_foundation(&mut self, tile: TileIndex) {
        self.foundations.push(tile);
    }
}

impl Clone for Tower {
    fn clone(&self) -> Self {
        let foundations = keeping_room(&self.foundations);
        Self { floors: self.floors, foundations, prisoners: self.prisoners }
    }

    fn clone_from(&mut self, source: &Self) {
        let Self { floors, foundations, prisoners } = source;
        self.floors = *floors;
        self.foundations.clone_from(foundations);
        self.prisoners = *prisoners;
    }
}

/// Floors each player gets (TW-1.2).
pub(super) const fn floors_for(players: usize) -> u8 {
    match players {
        0..=2 => 10,
        3 => 9,
        4 => 7,
        5 => 6,
        _ => 5,
    }
}

impl Game {
    /// Builds a floor on a foundation or open tower; it may then capture (TW-2.2, TW-4.1).
    pub(super) fn build<L: Listener>(&mut self, pos: Pos, log: &mut L) -> Result<(), Refusal> {
        self.step_two_open()?;
        self.tower_actions_open()?;
        let tile = self.foundation_at(pos)?;
        if self.tower.floors[self.active] == 0 {
            return Err(Refusal::NoFloorLeft);
        }
        if let Some(figure) = self.figure_on(tile) {
            return Err(Refusal::TowerClosed { by: figure.owner });
        }
        let player = self.active;
        self.tower.floors[player] -= 1;
        let placed = &mut self.board.tiles[tile.index()];
        placed.floors += 1;
        let height = placed.floors;
        tell(log, || Event::Floor { player, pos, height });
        self.state = State::Capture { tower: tile };
        if !self.figures.iter().any(|&figure| self.in_reach(tile, figure)) {
            self.close_step_two(log);
        }
        Ok(())
    }

    /// Puts a meeple on an open tower, which closes it (TW-3).
    pub(super) fn climb<L: Listener>(
        &mut self,
        kind: FigureKind,
        pos: Pos,
        log: &mut L,
    ) -> Result<(), Refusal> {
        self.step_two_open()?;
        self.tower_actions_open()?;
        let tile = self.foundation_at(pos)?;
        if kind.role(Ground::Tower).is_none() {
            return Err(Refusal::AbbotOnTower);
        }
        self.open_for_figures(tile)?;
        if self.board.tile(tile).floors == 0 {
            return Err(Refusal::TowerBare);
        }
        if let Some(figure) = self.figure_on(tile) {
            return Err(Refusal::TowerClosed { by: figure.owner });
        }
        let player = self.active;
        if self.supply[player][kind] == 0 {
            return Err(Refusal::NoFigureLeft { kind });
        }
        self.supply[player][kind] -= 1;
        let spot = Spot::Tower;
        self.put(Figure { owner: player, kind, pos, spot, standing: Standing::Tower(tile) });
        tell(log, || Event::Figure { player, kind, pos, spot });
        self.close_step_two(log);
        Ok(())
    }

    /// Takes a follower in reach of the new floor (TW-4).
    pub(super) fn capture<L: Listener>(
        &mut self,
        pos: Pos,
        spot: Spot,
        owner: Player,
        kind: FigureKind,
        log: &mut L,
    ) -> Result<(), Refusal> {
        let State::Capture { tower } = self.state else { return Err(self.not_now()) };
        let wanted = FigureView { pos, spot, player: owner, kind };
        let index = self.find_figure(wanted).ok_or(Refusal::NoSuchFigure { pos, spot })?;
        if !self.in_reach(tower, self.figures[index]) {
            return Err(Refusal::OutOfReach { reach: self.board.tile(tower).floors, pos });
        }
        let by = self.active;
        tell(log, || Event::Captured { by, player: owner, kind, pos, spot });
        if owner == by {
            // One's own figure simply comes home (TW-4.4).
            self.send_home(index);
            self.close_step_two(log);
        } else {
            self.lift(index);
            self.imprison(owner, kind, log);
        }
        Ok(())
    }

    /// The followers that the new floor can capture.
    pub(super) fn captures(
        &self,
        tower: TileIndex,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for figure in self.figures.iter().filter(|&&figure| self.in_reach(tower, figure)) {
            let FigureView { pos, spot, player, kind } = figure.view();
            visit(Action::Capture { pos, spot, player, kind })?;
        }
        ControlFlow::Continue(())
    }

    /// The floors that can be built and the towers that can be climbed.
    #[inline]
    pub(super) fn tower_works(&self, visit: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.tower.foundations.is_empty() || self.tower_actions_open().is_err() {
            return ControlFlow::Continue(());
        }
        let supply = self.supply[self.active];
        for &index in &self.tower.foundations {
            let tile = self.board.tile(index);
            if tile.closed {
                continue;
            }
            if self.tower.floors[self.active] > 0 {
                visit(Action::Floor { pos: tile.pos })?;
            }
            if tile.floors > 0 && self.open_for_figures(index).is_ok() {
                for kind in supply.present().filter(|kind| kind.role(Ground::Tower).is_some()) {
                    visit(Action::Top { kind, pos: tile.pos })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether this turn's tile opens the tower actions (TW-2.2, DEC-02).
    #[inline]
    fn tower_actions_open(&self) -> Result<(), Refusal> {
        let placed = self.board.layout(self.board.tile(self.placed));
        match self.options.tower_actions {
            TowerActions::FoundationTile if !placed.marks.foundation => Err(Refusal::NoFoundationLaid),
            TowerActions::FoundationTile | TowerActions::AnyTile => Ok(()),
        }
    }

    fn foundation_at(&self, pos: Pos) -> Result<TileIndex, Refusal> {
        self.board
            .at(pos)
            .filter(|&tile| self.board.layout(self.board.tile(tile)).marks.foundation)
            .ok_or(Refusal::NoFoundation { pos })
    }

    /// The figure on top of a tower, which closes it (TW-3.2).
    pub(super) fn figure_on(&self, tower: TileIndex) -> Option<&Figure> {
        self.figures.iter().find(|figure| figure.standing == Standing::Tower(tower))
    }

    /// Whether a tower reaches a figure: its own tile and as many tiles in each direction as it has floors,
    /// over gaps and other towers (TW-4.2, TW-4.3).
    #[inline]
    pub(super) fn in_reach(&self, tower: TileIndex, figure: Figure) -> bool {
        let tower = self.board.tile(tower);
        is_in_reach(tower.pos, tower.floors, figure.pos)
    }
}

/// Whether a tower of that height reaches a square (TW-4.2).
pub fn is_in_reach(tower: Pos, height: u8, pos: Pos) -> bool {
    let (dx, dy) = (tower.x.abs_diff(pos.x), tower.y.abs_diff(pos.y));
    (dx == 0 || dy == 0) && dx + dy <= u16::from(height)
}
