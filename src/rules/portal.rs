//! Magic portals: a figure may go to another tile (PD-6).

use std::ops::ControlFlow;

use super::board::TileIndex;
use super::meeple::Settlers;
use super::options::PortalTarget;
use super::{Action, Game, Refusal, SegmentId};

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
    pub(super) fn settlements_through_portal(
        &self,
        settlers: &Settlers,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if !self.portal_open() {
            return ControlFlow::Continue(());
        }
        for tile in (0..self.placed.0).map(TileIndex) {
            if self.portal_leads_to(tile) && self.open_for_figures(tile).is_ok() {
                self.settlements_on(tile, settlers, |feature| !feature.is_complete(), visit)?;
            }
        }
        ControlFlow::Continue(())
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
