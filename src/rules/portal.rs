//! Magic portals: a figure may go to another tile (PD-6).

use std::ops::ControlFlow;

use super::board::TileIndex;
use super::options::PortalTarget;
use super::{Action, BoardSegment, FigureKind, Game, Refusal, SegmentId};

impl Game {
    /// Whether this turn's portal, if it is one, leads to a segment of an older tile (PD-6.1 to PD-6.5).
    pub(super) fn portal_reaches(&self, tile: TileIndex, segment: SegmentId) -> Result<(), Refusal> {
        if !self.portal_open() {
            return Err(Refusal::NotTheNewTile);
        }
        if !self.portal_leads_to(tile) {
            return Err(Refusal::PortalNotOwn { laid_by: self.board.tile(tile).laid_by });
        }
        if self.board.feature(segment).is_complete() {
            return Err(Refusal::PortalCompleted { feature: self.board.kind_of(segment) });
        }
        Ok(())
    }

    /// The figures that could be put on older tiles.
    #[inline]
    pub(super) fn figure_placements_through_portal(
        &self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let supply = self.supply[self.active];
        if !self.portal_open() || supply.total() == 0 {
            return ControlFlow::Continue(());
        }
        let placeable = self.roles.placeable(supply);
        for tile in (0..self.placed.0).map(TileIndex) {
            if self.portal_leads_to(tile) && self.open_for_figures(tile).is_ok() {
                self.figure_placements_on(tile, &placeable, |feature| !feature.is_complete(), visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// How many pairs of a segment on an older tile and a kind of figure there are, if the portal is open.
    #[inline]
    pub(super) fn portal_guesses(&self) -> usize {
        if self.portal_open() && self.supply[self.active].total() > 0 {
            self.board.tile(self.placed).first.index() * FigureKind::ALL.len()
        } else {
            0
        }
    }

    /// Putting such a figure on such a segment of an older tile, if it is allowed.
    #[inline]
    pub(super) fn figure_placement_through_portal(
        &self,
        kind: FigureKind,
        segment: SegmentId,
    ) -> Option<Action> {
        let tile = self.board.features.tile_of(segment);
        let feature = self.board.feature(segment);
        let allowed = self.supply[self.active][kind] > 0
            && self.roles.allow(kind, feature.kind)
            && feature.may_be_joined_by().has(kind)
            && !feature.is_complete()
            && self.portal_leads_to(tile)
            && self.open_for_figures(tile).is_ok();
        let BoardSegment { pos, segment } = self.board.name_of(segment);
        allowed.then_some(Action::Figure { kind, pos, segment })
    }

    #[inline]
    fn portal_open(&self) -> bool {
        self.board.layout(self.board.tile(self.placed)).marks.portal
    }

    fn portal_leads_to(&self, tile: TileIndex) -> bool {
        match self.options.portal_target {
            PortalTarget::Own => self.board.tile(tile).laid_by == Some(self.active),
            PortalTarget::Any => true,
        }
    }
}
