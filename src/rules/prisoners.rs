//! Prisoners: holding, exchange and ransom (TW-5).

use std::ops::ControlFlow;

use super::event::{Freed, tell};
use super::phase::State;
use super::{Action, ByFigure, ByPlayer, Event, FigureKind, Game, Listener, Player, Refusal};

/// What a ransom costs, whatever the figure (TW-5.4, TW-5.7).
pub const RANSOM: i32 = 3;

/// Who holds whose figures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Prisoners {
    /// By holder, then by owner.
    held: ByPlayer<ByPlayer<ByFigure<u8>>>,
    /// How many figures of each owner are held by anyone.
    captive: ByPlayer<u8>,
    /// The active player has paid a ransom in this turn (TW-5.8).
    pub(super) ransomed: bool,
}

impl Prisoners {
    /// The figures of `owner` that `holder` has.
    #[inline]
    pub(super) fn held(&self, holder: Player, owner: Player) -> ByFigure<u8> {
        self.held[holder][owner]
    }

    pub(super) fn add(&mut self, holder: Player, owner: Player, kind: FigureKind) {
        self.held[holder][owner][kind] += 1;
        self.captive[owner] += 1;
    }

    fn free(&mut self, holder: Player, owner: Player, kind: FigureKind) {
        self.held[holder][owner][kind] -= 1;
        self.captive[owner] -= 1;
    }
}

impl Game {
    /// Locks a captured figure up and exchanges it at once where the owner holds one of the captor's (TW-5.2).
    pub(super) fn imprison<L: Listener>(&mut self, owner: Player, kind: FigureKind, log: &mut L) {
        let captor = self.active;
        self.tower.prisoners.add(captor, owner, kind);
        let mut kinds = self.tower.prisoners.held(owner, captor).present();
        match (kinds.next(), kinds.next()) {
            (None, _) => self.close_step_two(log),
            (Some(only), None) => self.exchange(owner, only, log),
            // The owner of several kinds of prisoners chooses which one comes home (TW-5.3).
            (Some(_), Some(_)) => self.state = State::Release { holder: owner },
        }
    }

    /// Chooses the figure that comes home in an exchange.
    pub(super) fn release<L: Listener>(&mut self, kind: FigureKind, log: &mut L) -> Result<(), Refusal> {
        let State::Release { holder } = self.state else { return Err(self.not_now()) };
        if self.tower.prisoners.held(holder, self.active)[kind] == 0 {
            return Err(Refusal::NoPrisoner { holder });
        }
        self.exchange(holder, kind, log);
        Ok(())
    }

    /// Gives the active player's figure back for the one just captured; both go home (TW-5.2).
    fn exchange<L: Listener>(&mut self, other: Player, kind: FigureKind, log: &mut L) {
        let me = self.active;
        // The two never held each other's figures before, so there is exactly one to give back.
        let theirs = self.tower.prisoners.held(me, other).present().next().unwrap_or(FigureKind::Meeple);
        self.tower.prisoners.free(other, me, kind);
        self.tower.prisoners.free(me, other, theirs);
        self.supply[me][kind] += 1;
        self.supply[other][theirs] += 1;
        tell(log, || Event::Exchanged {
            first: Freed { player: me, kind },
            second: Freed { player: other, kind: theirs },
        });
        self.close_step_two(log);
    }

    /// The figures that can come home in an exchange.
    pub(super) fn releases(
        &self,
        holder: Player,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for kind in self.tower.prisoners.held(holder, self.active).present() {
            visit(Action::Release { kind })?;
        }
        ControlFlow::Continue(())
    }

    /// Buys a captured figure back, at any time until step 2 is closed; it can be used at once (TW-5.4 to TW-5.8).
    pub(super) fn ransom<L: Listener>(
        &mut self,
        holder: Player,
        kind: FigureKind,
        log: &mut L,
    ) -> Result<(), Refusal> {
        if !matches!(self.state, State::Place { .. } | State::Princess { .. } | State::Figure { .. }) {
            return Err(self.not_now());
        }
        let player = self.active;
        if self.tower.prisoners.held(holder, player)[kind] == 0 {
            return Err(Refusal::NoPrisoner { holder });
        }
        if self.tower.prisoners.ransomed {
            return Err(Refusal::RansomUsed);
        }
        if self.scores[player] < RANSOM {
            return Err(Refusal::TooPoor { score: self.scores[player] });
        }
        self.tower.prisoners.ransomed = true;
        self.tower.prisoners.free(holder, player, kind);
        self.supply[player][kind] += 1;
        self.scores[player] -= RANSOM;
        self.scores[holder] += RANSOM;
        tell(log, || Event::Ransomed { player, holder, kind, points: RANSOM });
        if let State::Figure { spent } = self.state {
            self.open_step_two(spent, log);
        }
        Ok(())
    }

    /// The ransoms that can be paid now.
    #[inline]
    pub(super) fn ransoms(&self, visit: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        if !self.can_ransom() {
            return ControlFlow::Continue(());
        }
        for holder in Player::first(self.players) {
            for kind in self.tower.prisoners.held(holder, self.active).present() {
                visit(Action::Ransom { holder, kind })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether the active player can pay a ransom now.
    #[inline]
    pub(super) fn can_ransom(&self) -> bool {
        let prisoners = &self.tower.prisoners;
        prisoners.captive[self.active] > 0 && !prisoners.ransomed && self.scores[self.active] >= RANSOM
    }
}
