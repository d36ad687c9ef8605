//! The turn, step by step, in the order of docs/RULES.md, "The turn": the table of contents of the rules.
//!
//! | step | what | file | where a set hooks in |
//! |---|---|---|---|
//! | 0 | fairy point | `fairy.rs` | `begin_turn`, once in a turn |
//! | 0r | ransom, until step 2 is closed | `prisoners.rs` | `for_each_legal` (`game.rs`), for what several steps allow |
//! | 1.1 | draw, set aside, discard | here, `deck.rs`, `dragon.rs` | `begin_part`, instead of drawing; `draw`, for a drawn tile |
//! | 1.2 | lay the tile | `placement.rs`, `river.rs` | `may_place`; `after_placing`, for what it brings about |
//! | 1.3 | volcano | `dragon.rs` | `after_placing` |
//! | 1.4 | princess | `princess.rs` | `after_placing`, for a question before step 2 |
//! | 2 | one of: figure (`meeple.rs`, `portal.rs`), recall (`abbot.rs`), floor and top (`tower.rs`), fairy (`fairy.rs`) | | `few_choices`; `step_two_choices` and `random_action`, for choices without number |
//! | 2b | dragon walk | `dragon.rs` | `close_step_two`, before anything is scored |
//! | 3 | scoring | `completion.rs`, `scoring.rs` | `completed` and `score_feature`; `payouts`, for what one player gets alone |
//! | 4 | another part, the next player, or the end | here, `finish.rs` | `score_and_go_on`, for a question after scoring; `end_part`; `finish` |
//!
//! A *part* is one pass through steps 1 to 3; so far every turn has one. Where a game waits for a decision is a
//! [`State`], with its [`Phase`](super::Phase) for those who look on. Where figures may stand is told in `figure.rs`.

use std::ops::ControlFlow;

use super::event::tell;
use super::options::DragonMove;
use super::phase::State;
use super::{Action, Event, Game, Listener, Player, Refusal};

impl Game {
    /// Step 0, then step 1.
    pub(super) fn begin_turn<L: Listener>(&mut self, player: Player, log: &mut L) {
        self.active = player;
        self.tower.prisoners.ransomed = false;
        tell(log, || Event::Turn { player });
        self.fairy_point(log);
        self.begin_part(log);
    }

    /// Begins a pass through steps 1 to 3 by drawing a tile.
    pub(super) fn begin_part<L: Listener>(&mut self, log: &mut L) {
        self.part += 1;
        self.draw(log);
    }

    /// Whether all that was played since `before` belongs to steps 1 and 2 of one part of one turn: nothing hidden was
    /// revealed and nothing was scored, so it can still be taken back. That the same player goes on is not enough.
    pub fn goes_on_from(&self, before: &Self) -> bool {
        self.part == before.part && self.phase().is_revisable()
    }

    /// Step 1.1: draws until a tile can be laid (BASE-4.1, BASE-4.5, PD-3.1); without one the game ends (BASE-4.6).
    fn draw<L: Listener>(&mut self, log: &mut L) {
        let player = self.active;
        while let Some(tile) = self.deck.draw() {
            if self.is_set_aside(tile) {
                self.deck.aside.push(tile);
                tell(log, || Event::SetAside { player, tile });
            } else if self.fits_anywhere(tile) {
                self.state = State::Place { tile };
                tell(log, || Event::Drawn { player, tile });
                return;
            } else {
                self.deck.discarded.push(tile);
                tell(log, || Event::Discarded { player, tile });
            }
        }
        self.finish(log);
    }

    /// Steps 1.3 and 1.4, after the tile was laid.
    #[inline]
    pub(super) fn after_placing<L: Listener>(&mut self, log: &mut L) {
        self.volcano(log);
        if !self.princess_asks() {
            self.open_step_two(false, log);
        }
    }

    /// Step 2 waits for an action, unless there is nothing to choose.
    #[inline]
    pub(super) fn open_step_two<L: Listener>(&mut self, spent: bool, log: &mut L) {
        self.state = State::Figure { spent };
        if self.step_two_choices(spent, &mut |_| ControlFlow::Break(())).is_continue() {
            self.close_step_two(log);
        }
    }

    /// What can be chosen in step 2 beside passing; after the princess only a ransom (PD-5.4, X-18).
    #[inline]
    pub(super) fn step_two_choices(
        &self,
        spent: bool,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if spent {
            return self.ransoms(visit);
        }
        self.few_choices(visit)?;
        self.fairy_moves(visit)?;
        self.figure_placements_through_portal(visit)
    }

    /// The choices of step 2 of which there are only ever a few.
    #[inline]
    pub(super) fn few_choices(&self, visit: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        self.figure_placements(visit)?;
        self.recalls(visit)?;
        self.tower_works(visit)?;
        self.ransoms(visit)
    }

    /// The action of step 2 is done or declined; the dragon may walk (2b) before anything is scored.
    #[inline]
    pub(super) fn close_step_two<L: Listener>(&mut self, log: &mut L) {
        if !self.walk_begins(DragonMove::BeforeScoring) {
            self.score_and_go_on(log);
        }
    }

    /// Step 3, and the walk where an option puts it afterwards.
    #[inline]
    fn score_and_go_on<L: Listener>(&mut self, log: &mut L) {
        self.score_completed(log);
        if !self.walk_begins(DragonMove::AfterScoring) {
            self.end_part(log);
        }
    }

    /// The walk is over.
    pub(super) fn after_walk<L: Listener>(&mut self, log: &mut L) {
        match self.options.dragon_move {
            DragonMove::BeforeScoring => self.score_and_go_on(log),
            DragonMove::AfterScoring => self.end_part(log),
        }
    }

    /// Step 4: the next player, or the end if no tile is left (BASE-12.1). A turn that has another part goes on here.
    #[inline]
    fn end_part<L: Listener>(&mut self, log: &mut L) {
        if self.deck.is_empty() {
            self.finish(log);
        } else {
            self.begin_turn(self.active.after(1, self.players), log);
        }
    }

    /// Declines the optional action of the current step.
    pub(super) fn pass<L: Listener>(&mut self, log: &mut L) -> Result<(), Refusal> {
        match self.state {
            State::Princess { .. } => self.open_step_two(false, log),
            State::Figure { .. } | State::Capture { .. } => self.close_step_two(log),
            State::Place { .. } => return Err(Refusal::MustPlace),
            State::Release { .. } => return Err(Refusal::MustRelease),
            State::Dragon { .. } => return Err(Refusal::DragonMustMove),
            State::Over => return Err(Refusal::GameOver),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::{Action, Game, Setup, Silent};

    /// A second part with the same player reveals a tile, so nothing of the first can be taken back.
    #[test]
    fn a_new_part_ends_the_old_one_although_the_same_player_goes_on() {
        let start = Game::new(&Setup::base(2, 7)).expect("a legal setup");
        let mut game = start.clone();
        game.play(game.legal_actions()[0]).expect("a legal action");
        assert!(game.legal_actions().contains(&Action::Pass));
        assert!(game.goes_on_from(&start));
        game.begin_part(&mut Silent);
        assert_eq!(game.active_player(), start.active_player());
        assert!(!game.goes_on_from(&start));
    }
}
