//! The fairy and her three effects (PD-7); the second, keeping the dragon away, is in `dragon.rs`.

use std::ops::ControlFlow;

use crate::tiles::Pos;

use super::event::{Score, ScoreReason, tell};
use super::figure::{Figure, Standing};
use super::scoring::{Derivation, Term, Unit};
use super::{
    Action, BoardSegment, Event, FairyView, FigureKind, FigureView, Game, Listener, Refusal, SegmentId, Spot,
};

/// Points at the beginning of a turn (PD-7.4).
const TURN_POINTS: u16 = 1;

/// Points when her follower's feature is scored (PD-7.6).
const BONUS_POINTS: u16 = 3;

/// Where the fairy is (DEC-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fairy {
    /// The set is not in play.
    Absent,
    /// Nobody has called her yet (PD-1.1).
    Waiting,
    /// She stands on a tile, with one follower or, when that one has left, with none (PD-7.7).
    Standing { pos: Pos, with: Option<Figure> },
}

impl Fairy {
    /// The square she stands on.
    #[inline]
    pub(super) fn pos(self) -> Option<Pos> {
        match self {
            Self::Standing { pos, .. } => Some(pos),
            Self::Absent | Self::Waiting => None,
        }
    }

    /// The follower she stands with.
    #[inline]
    pub(super) fn follower(self) -> Option<Figure> {
        match self {
            Self::Standing { with, .. } => with,
            Self::Absent | Self::Waiting => None,
        }
    }

    /// What a player sees of her; nothing while she is not on the board.
    pub(super) fn view(self) -> Option<FairyView> {
        let with = self.follower().map(Figure::view);
        self.pos().map(|pos| FairyView { pos, with })
    }

    /// A follower leaves; she stays (PD-7.7).
    #[inline]
    pub(super) fn leave(&mut self, follower: Figure) {
        if let Self::Standing { with, .. } = self
            && *with == Some(follower)
        {
            *with = None;
        }
    }
}

impl Game {
    /// Step 0: a point for the active player if she stands with a follower of theirs (PD-7.4).
    #[inline]
    pub(super) fn fairy_point<L: Listener>(&mut self, log: &mut L) {
        if let Some(follower) = self.fairy.follower()
            && follower.owner == self.active
        {
            self.fairy_gift(follower, TURN_POINTS, ScoreReason::FairyTurn, log);
        }
    }

    /// Three points for her follower's owner when the feature it stands on is scored (PD-7.6, PD-7.8).
    #[inline]
    pub(super) fn fairy_bonus<L: Listener>(&mut self, scored: SegmentId, log: &mut L) {
        if let Some(follower) = self.fairy_blesses(scored) {
            let reason = ScoreReason::FairyBonus(self.board.kind_of(scored));
            self.fairy_gift(follower, BONUS_POINTS, reason, log);
        }
    }

    /// The follower that gets the bonus if this feature is scored.
    #[inline]
    pub(super) fn fairy_blesses(&self, scored: SegmentId) -> Option<Figure> {
        let features = &self.board.features;
        self.fairy.follower().filter(|follower| {
            matches!(follower.standing, Standing::Segment(at) if features.label(at) == features.label(scored))
        })
    }

    /// The bonus itself, for projections.
    pub(super) const fn fairy_bonus_points() -> i32 {
        BONUS_POINTS as i32
    }

    fn fairy_gift<L: Listener>(&mut self, follower: Figure, points: u16, reason: ScoreReason, log: &mut L) {
        let derivation = Derivation::of([Term { unit: Unit::Fairy, count: 1, each: points }]);
        let Figure { owner: player, pos, spot, .. } = follower;
        self.scores[player] += derivation.total();
        tell(log, || {
            let points = derivation.total();
            let feature = match reason {
                ScoreReason::FairyBonus(_) => BoardSegment::at(pos, spot),
                _ => None,
            };
            Event::Score(Score { player, points, reason, feature, squares: vec![pos], derivation })
        });
    }

    /// Sets the fairy beside an own follower (PD-7.1).
    pub(super) fn call_fairy<L: Listener>(
        &mut self,
        pos: Pos,
        spot: Spot,
        kind: FigureKind,
        log: &mut L,
    ) -> Result<(), Refusal> {
        self.step_two_open()?;
        if self.fairy == Fairy::Absent {
            return Err(Refusal::NoFairy);
        }
        let player = self.active;
        let wanted = FigureView { pos, spot, player, kind };
        let with = self.find_figure(wanted).map(|index| self.figures[index]);
        if with.is_none() {
            return Err(Refusal::FairyNotOwn);
        }
        if self.fairy.follower() == with {
            return Err(Refusal::FairyAlreadyThere);
        }
        let from = std::mem::replace(&mut self.fairy, Fairy::Standing { pos, with });
        tell(log, || Event::Fairy { player, kind, pos, spot, from: from.view() });
        self.close_step_two(log);
        Ok(())
    }

    /// The followers she can join; staying where she is is no action (PD-7.3, PD-7.9).
    #[inline]
    pub(super) fn fairy_moves(&self, visit: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        self.figures[..self.fairy_guesses()]
            .iter()
            .filter_map(|&figure| self.fairy_move(figure))
            .try_for_each(visit)
    }

    /// How many figures are on the board that she might join.
    #[inline]
    pub(super) fn fairy_guesses(&self) -> usize {
        if self.fairy == Fairy::Absent { 0 } else { self.figures.len() }
    }

    /// Setting her beside a figure, if it is allowed.
    #[inline]
    pub(super) fn fairy_move(&self, figure: Figure) -> Option<Action> {
        let Figure { owner, kind, pos, spot, .. } = figure;
        let allowed = owner == self.active && self.fairy.follower() != Some(figure);
        allowed.then_some(Action::Fairy { pos, spot, kind })
    }
}
