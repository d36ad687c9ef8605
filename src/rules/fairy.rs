//! The fairy and her three effects (PD-7); the second, keeping the dragon away, is in `dragon.rs`.

use std::ops::ControlFlow;

use crate::tiles::Pos;

use super::board::TileIndex;
use super::event::{Score, ScoreReason, tell};
use super::figure::Standing;
use super::scoring::{Derivation, Unit};
use super::{Action, Event, FigureKind, Game, Listener, Player, Refusal, SegmentId, Spot};

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
    Standing { tile: TileIndex, with: Option<Standing> },
}

impl Fairy {
    /// The tile she stands on.
    #[inline]
    pub(super) fn tile(self) -> Option<TileIndex> {
        match self {
            Self::Standing { tile, .. } => Some(tile),
            Self::Absent | Self::Waiting => None,
        }
    }

    /// The place of the follower she stands with.
    #[inline]
    pub(super) fn follower(self) -> Option<Standing> {
        match self {
            Self::Standing { with, .. } => with,
            Self::Absent | Self::Waiting => None,
        }
    }

    /// A follower leaves; she stays (PD-7.7).
    #[inline]
    pub(super) fn leave(&mut self, place: Standing) {
        if let Self::Standing { with, .. } = self
            && *with == Some(place)
        {
            *with = None;
        }
    }
}

impl Game {
    /// Step 0: a point for the active player if she stands with a follower of theirs (PD-7.4).
    #[inline]
    pub(super) fn fairy_point<L: Listener>(&mut self, log: &mut L) {
        let Some(place) = self.fairy.follower() else { return };
        if self.owner_at(place) == Some(self.active) {
            self.fairy_gift(self.active, TURN_POINTS, ScoreReason::FairyTurn, place, log);
        }
    }

    /// Three points for her follower's owner when the feature it stands on is scored (PD-7.6, PD-7.8).
    #[inline]
    pub(super) fn fairy_bonus<L: Listener>(&mut self, scored: SegmentId, log: &mut L) {
        if let Some((player, place)) = self.fairy_blesses(scored) {
            let reason = ScoreReason::FairyBonus(self.board.kind_of(scored));
            self.fairy_gift(player, BONUS_POINTS, reason, place, log);
        }
    }

    /// Who gets the bonus if this feature is scored.
    #[inline]
    pub(super) fn fairy_blesses(&self, scored: SegmentId) -> Option<(Player, Standing)> {
        let place = self.fairy.follower()?;
        let Standing::Segment(at) = place else { return None };
        let blessed = self.board.features.label(at) == self.board.features.label(scored);
        if blessed { self.owner_at(place).map(|owner| (owner, place)) } else { None }
    }

    /// The bonus itself, for projections.
    pub(super) const fn fairy_bonus_points() -> i32 {
        BONUS_POINTS as i32
    }

    fn fairy_gift<L: Listener>(
        &mut self,
        player: Player,
        points: u16,
        reason: ScoreReason,
        place: Standing,
        log: &mut L,
    ) {
        let derivation = Derivation::single(Unit::Fairy, 1, points);
        self.scores[player] += derivation.total();
        tell(log, || {
            let squares = vec![self.place_of(place).0];
            Event::Score(Score { player, points: derivation.total(), reason, squares, derivation })
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
        let index = self.find_figure(pos, spot, player, kind).ok_or(Refusal::FairyNotOwn)?;
        let place = self.figures[index].standing;
        if self.fairy.follower() == Some(place) {
            return Err(Refusal::FairyAlreadyThere);
        }
        self.fairy = Fairy::Standing { tile: self.tile_under(place), with: Some(place) };
        tell(log, || Event::Fairy { player, kind, pos, spot });
        self.close_step_two(log);
        Ok(())
    }

    /// The followers she can join; staying where she is is no action (PD-7.3, PD-7.9).
    #[inline]
    pub(super) fn fairy_moves(&self, visit: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.fairy == Fairy::Absent {
            return ControlFlow::Continue(());
        }
        let now = self.fairy.follower();
        for figure in &self.figures {
            if figure.owner == self.active && Some(figure.standing) != now {
                let (pos, spot) = self.place_of(figure.standing);
                visit(Action::Fairy { pos, spot, kind: figure.kind })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn owner_at(&self, place: Standing) -> Option<Player> {
        self.figures.iter().find(|figure| figure.standing == place).map(|figure| figure.owner)
    }
}
