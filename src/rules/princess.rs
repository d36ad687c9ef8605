//! The princess sends a knight away (PD-5).

use std::ops::ControlFlow;

use crate::tiles::Pos;

use super::event::tell;
use super::figure::{Figure, Standing};
use super::phase::State;
use super::{Action, Event, FigureKind, Game, Listener, Player, Refusal, SegmentId, Spot};

impl Game {
    /// Step 1.4: asks whether a knight shall go, if the princess's city has one (PD-5.1, PD-5.3).
    #[inline]
    pub(super) fn princess_asks(&mut self) -> bool {
        let tile = self.board.tile(self.placed);
        let Some(number) = self.board.layout(tile).princess else { return false };
        let city = tile.first.nth(number);
        let asks = self.board.feature(city).is_occupied();
        if asks {
            self.state = State::Princess { city };
        }
        asks
    }

    /// Removes a knight, which uses up the turn's action (PD-5.4).
    pub(super) fn send_knight_away<L: Listener>(
        &mut self,
        pos: Pos,
        number: u8,
        owner: Player,
        kind: FigureKind,
        log: &mut L,
    ) -> Result<(), Refusal> {
        let State::Princess { city } = self.state else { return Err(self.not_now()) };
        let spot = Spot::Segment(number);
        let index = self
            .find_figure(pos, spot, owner, kind)
            .filter(|&index| self.is_knight_of(city, self.figures[index]))
            .ok_or(Refusal::NotAKnight)?;
        self.send_home(index);
        let by = self.active;
        tell(log, || Event::Removed { by, player: owner, kind, pos, spot });
        self.open_step_two(true, log);
        Ok(())
    }

    /// The knights that can be removed.
    pub(super) fn knights(
        &self,
        city: SegmentId,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for figure in self.figures.iter().filter(|&&figure| self.is_knight_of(city, figure)) {
            if let (pos, Spot::Segment(segment)) = self.place_of(figure.standing) {
                visit(Action::Princess { pos, segment, player: figure.owner, kind: figure.kind })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether a figure is a knight of this city: monks inside it and figures on towers are not (PD-5.7, X-10).
    fn is_knight_of(&self, city: SegmentId, figure: Figure) -> bool {
        let features = &self.board.features;
        matches!(figure.standing, Standing::Segment(at) if features.label(at) == features.label(city))
    }
}
