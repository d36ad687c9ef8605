//! One game being played at the table: seats, the turn in progress that can still be changed, undo, the log.

mod draft;
mod seat;

pub use draft::{Confirmation, Draft};
pub use seat::{Control, Seat};

use std::cell::OnceCell;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::ai::Profile;
use crate::rules::{
    Action, Event, Game, Phase, Player, Position, PositionProblem, Record, Refusal, Setup, SetupProblem,
};

/// A game at the table.
#[derive(Debug)]
pub struct Session {
    record: Record,
    seats: Vec<Seat>,
    draft: Draft,
    /// Actions taken back that can be played again, the next one last.
    undone: Vec<Action>,
    log: Vec<LogEntry>,
    is_practice: bool,
    revision: u64,
    /// What is legal in the confirmed and in the shown game, worked out when it is asked for.
    legal: OnceCell<Vec<Action>>,
    legal_shown: OnceCell<Vec<Action>>,
}

/// Something that happened, with the number of actions played before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// How many actions had been played.
    pub after: usize,
    /// What happened.
    pub event: Event,
}

impl Session {
    /// Sits down to a new game.
    pub fn new(setup: Setup, seats: Vec<Seat>) -> Result<Self, Vec<SetupProblem>> {
        Ok(Self::resume(Record::new(setup)?, seats))
    }

    /// Sits down to practise from a position; such a game is never kept.
    pub fn practise(position: &Position, seats: Vec<Seat>) -> Result<Self, Vec<PositionProblem>> {
        let game = Game::from_position(position)?;
        let record = Record::starting_from(position.setup.clone(), game);
        Ok(Self { is_practice: true, ..Self::resume(record, seats) })
    }

    /// Sits down to a new game for practice, which is never kept either.
    pub fn practise_anew(setup: Setup, seats: Vec<Seat>) -> Result<Self, Vec<SetupProblem>> {
        Ok(Self { is_practice: true, ..Self::new(setup, seats)? })
    }

    /// Sits down to a game that has already been played for a while.
    pub fn resume(record: Record, mut seats: Vec<Seat>) -> Self {
        let players = record.game().players();
        seats.truncate(players);
        for index in seats.len()..players {
            seats.push(Seat::default_for(index));
        }
        let mut session = Self {
            record,
            seats,
            draft: Draft::default(),
            undone: Vec::new(),
            log: Vec::new(),
            is_practice: false,
            revision: next_revision(),
            legal: OnceCell::new(),
            legal_shown: OnceCell::new(),
        };
        session.rewrite_log();
        session
    }

    /// Whether this is practice from a position and not a game to be kept.
    pub fn is_practice(&self) -> bool {
        self.is_practice
    }

    /// Takes everything back and begins again.
    pub fn restart(&mut self) {
        self.touch();
        self.draft = Draft::default();
        while self.record.undo().is_some() {}
        self.undone.clear();
        self.rewrite_log();
    }

    /// The game as everyone has confirmed it.
    pub fn game(&self) -> &Game {
        self.record.game()
    }

    /// The game with the tile and other steps that are laid out but not yet confirmed.
    pub fn shown(&self) -> &Game {
        self.draft.game().unwrap_or_else(|| self.record.game())
    }

    /// A number that no other position at any table has: it changes with everything that is laid out, played or taken
    /// back. For those who keep what they have worked out about the game.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// What is legal in the game as everyone has confirmed it.
    pub fn legal_actions(&self) -> &[Action] {
        self.legal.get_or_init(|| self.game().legal_actions())
    }

    /// What is legal after the steps that are laid out.
    pub fn shown_legal_actions(&self) -> &[Action] {
        match self.draft.game() {
            Some(game) => self.legal_shown.get_or_init(|| game.legal_actions()),
            None => self.legal_actions(),
        }
    }

    /// Something is about to change.
    fn touch(&mut self) {
        self.revision = next_revision();
        self.legal.take();
        self.legal_shown.take();
    }

    /// The turn in progress.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The game's history.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Who sits where, in turn order.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// Who sits in a player's place.
    pub fn seat(&self, player: Player) -> &Seat {
        &self.seats[player.index()]
    }

    /// Lets a computer take over a seat, or a person take it back.
    pub fn set_control(&mut self, player: Player, control: Control) {
        self.seats[player.index()].control = control;
    }

    /// Everything that happened, oldest first.
    pub fn log(&self) -> &[LogEntry] {
        &self.log
    }

    /// The computer player who has to act now; `None` if a person has to, or nobody.
    pub fn computer_to_act(&self) -> Option<Profile> {
        match self.seat(self.game().player_to_act()).control {
            Control::Computer(profile) if !self.game().is_over() => Some(profile),
            Control::Computer(_) | Control::Human => None,
        }
    }

    /// Chooses an action for the person who has to act: laid out until confirmed, except that each step of the
    /// dragon is a decision of its own and is played at once.
    pub fn choose(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        if self.game().phase() == Phase::Dragon {
            return self.play(action);
        }
        self.touch();
        self.draft.choose(self.record.game(), action)?;
        Ok(Vec::new())
    }

    /// What confirming would do now; `None` if something has to be chosen first.
    pub fn confirmation(&self) -> Option<Confirmation> {
        self.draft.confirmation(self.record.game())
    }

    /// Confirms the turn: plays everything that was laid out.
    pub fn confirm(&mut self) -> Result<Vec<Event>, Refusal> {
        let Some(confirmation) = self.confirmation() else { return Err(Refusal::MustPlace) };
        let mut actions = self.draft.steps().to_vec();
        actions.push(confirmation.action());
        let mut events = Vec::new();
        for action in actions {
            events.extend(self.play(action)?);
        }
        Ok(events)
    }

    /// Plays an action at once.
    pub fn play(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        self.touch();
        let events = self.record.play(action)?;
        let after = self.record.actions().len();
        self.log.extend(events.iter().cloned().map(|event| LogEntry { after, event }));
        self.draft = Draft::default();
        self.undone.clear();
        Ok(events)
    }

    /// Whether anything can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.draft.is_empty() || !self.record.actions().is_empty()
    }

    /// Takes back the last step that is laid out or, if there is none, everything since the last decision of a
    /// person.
    pub fn undo(&mut self) {
        self.touch();
        if self.draft.undo(self.record.game()) {
            return;
        }
        while let Some(action) = self.record.undo() {
            self.undone.push(action);
            let game = self.record.game();
            if game.phase() == Phase::Place && self.seat(game.player_to_act()).control == Control::Human {
                break;
            }
        }
        self.rewrite_log();
    }

    /// Whether anything taken back can be played again.
    pub fn can_redo(&self) -> bool {
        self.draft.is_empty() && !self.undone.is_empty()
    }

    /// Plays again what was taken back last, up to the next decision of a person.
    pub fn redo(&mut self) {
        self.touch();
        self.draft = Draft::default();
        while let Some(action) = self.undone.pop() {
            if self.record.play(action).is_err() {
                self.undone.clear();
                break;
            }
            let game = self.record.game();
            if game.phase() == Phase::Place && self.seat(game.player_to_act()).control == Control::Human {
                break;
            }
        }
        self.rewrite_log();
    }

    fn rewrite_log(&mut self) {
        self.log = self.record.events_numbered().map(|(after, event)| LogEntry { after, event }).collect();
    }
}

/// A number that has not been given before.
fn next_revision() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Set;
    use crate::tiles::Turn;

    /// What is remembered to be legal is what is legal. Asked twice, so that the next change finds it remembered.
    fn check(session: &Session) {
        for _ in 0..2 {
            assert_eq!(session.legal_actions(), session.game().legal_actions());
            assert_eq!(session.shown_legal_actions(), session.shown().legal_actions());
        }
    }

    /// Chooses twice or more often, then confirms; what is chosen differs with `pick`.
    fn take_turn(session: &mut Session, pick: usize) {
        let before = session.record().actions().len();
        for step in 0.. {
            if step > 1 && session.confirmation().is_some() {
                session.confirm().unwrap();
            } else {
                let legal = session.shown_legal_actions();
                session.choose(legal[pick % legal.len()]).unwrap();
            }
            check(session);
            if session.record().actions().len() > before {
                return;
            }
        }
    }

    #[test]
    fn what_is_remembered_as_legal_is_forgotten_with_every_change() {
        let setup = Setup::base(3, 5).with_sets(Set::ALL);
        let mut session = Session::new(setup, Vec::new()).unwrap();
        let taken = Action::Place { pos: session.game().last_placed().pos, turn: Turn::default() };
        check(&session);
        for turn in 0..60 {
            take_turn(&mut session, turn);
            assert!(session.play(taken).is_err());
            check(&session);
            assert!(session.choose(taken).is_err());
            check(&session);
            if turn % 3 == 0 {
                session.undo();
                check(&session);
                session.redo();
                check(&session);
            }
            if turn % 5 == 0 {
                // Something is laid out and taken back.
                let action = session.legal_actions()[0];
                session.choose(action).unwrap();
                check(&session);
                session.undo();
                check(&session);
            }
        }
        session.restart();
        check(&session);
        assert!(session.record().actions().is_empty());
        take_turn(&mut session, 1);
    }
}
