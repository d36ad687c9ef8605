//! The abbot's early return (ABB-5 to ABB-8).

use std::ops::ControlFlow;

use crate::tiles::Pos;

use super::event::{ScoreReason, tell};
use super::figure::Standing;
use super::{Action, Event, FigureKind, Game, Listener, Payout, Refusal, Spot, scoring};

impl Game {
    /// Takes the abbot back and scores its monastery or garden as at the end of the game.
    pub(super) fn recall<L: Listener>(&mut self, pos: Pos, log: &mut L) -> Result<(), Refusal> {
        self.step_two_open()?;
        let (index, segment) = self
            .abbots()
            .find(|&(_, segment)| self.board.pos_of(segment) == pos)
            .ok_or(Refusal::NoAbbotThere)?;
        if self.board.feature(segment).is_complete() {
            return Err(Refusal::AbbotCompleted);
        }
        let worth = scoring::worth(&self.board, segment);
        let feature = self.board.kind_of(segment);
        // The abbot scores, not the feature, so the fairy gives nothing (ABB-8).
        let payout = Payout { player: self.active, worth };
        self.award(payout, ScoreReason::Recalled(feature), segment, log);
        let figure = self.send_home(index);
        let spot = Spot::Segment(self.board.features.number_of(segment));
        tell(log, || Event::Returned { player: figure.owner, kind: figure.kind, pos, spot });
        self.close_step_two(log);
        Ok(())
    }

    /// The abbots that can be taken back: those of incomplete features (ABB-6).
    #[inline]
    pub(super) fn recalls(&self, visit: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        // Most of the time the abbot is at home or not in play; then nobody has to look for it.
        if self.supply[self.active][FigureKind::Abbot] == self.issued[FigureKind::Abbot] {
            return ControlFlow::Continue(());
        }
        for (_, segment) in self.abbots() {
            if !self.board.feature(segment).is_complete() {
                visit(Action::Recall { pos: self.board.pos_of(segment) })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The active player's abbots on the board, with the segments they stand on.
    #[inline]
    fn abbots(&self) -> impl Iterator<Item = (usize, super::SegmentId)> {
        self.figures.iter().enumerate().filter_map(|(index, figure)| match figure.standing {
            Standing::Segment(at) if figure.kind == FigureKind::Abbot && figure.owner == self.active => {
                Some((index, at))
            }
            _ => None,
        })
    }
}
