//! One game being played at the table: seats, the turn in progress that can still be changed, undo, the log.

mod draft;
mod position_id;
mod seat;

pub use draft::{Confirmation, Draft};
pub use position_id::PositionId;
pub use seat::{Control, Seat, saved_seats};

use std::cell::OnceCell;

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
    /// The name of the confirmed position, and of the one that is laid out on top of it.
    confirmed: PositionId,
    laid_out: Option<PositionId>,
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

/// What became of a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// It is laid out and can be changed until it is confirmed.
    LaidOut,
    /// It was played at once, and this happened.
    Played(Vec<Event>),
}

impl Chosen {
    /// What happened; nothing if it is only laid out.
    pub fn events(self) -> Vec<Event> {
        match self {
            Self::LaidOut => Vec::new(),
            Self::Played(events) => events,
        }
    }
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
            confirmed: PositionId::fresh(),
            laid_out: None,
            legal: OnceCell::new(),
            legal_shown: OnceCell::new(),
        };
        session.rewrite_log();
        session
    }

    /// The same with what was taken back before and can be played again, the next action last.
    #[must_use]
    pub fn with_undone(self, undone: Vec<Action>) -> Self {
        Self { undone, ..self }
    }

    /// What was taken back and can be played again, the next action last.
    pub fn undone(&self) -> &[Action] {
        &self.undone
    }

    /// Whether this is practice from a position and not a game to be kept.
    pub fn is_practice(&self) -> bool {
        self.is_practice
    }

    /// Takes everything back and begins again.
    pub fn restart(&mut self) {
        self.record.rewind(0);
        self.undone.clear();
        self.confirmed_changed();
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

    /// The position that is shown: another one with everything that is laid out, played or taken back.
    pub fn position(&self) -> PositionId {
        self.laid_out.unwrap_or(self.confirmed)
    }

    /// The position that everyone has confirmed: another one with everything that is played or taken back.
    pub fn confirmed_position(&self) -> PositionId {
        self.confirmed
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

    /// What is laid out has changed.
    fn draft_changed(&mut self) {
        self.laid_out = (!self.draft.is_empty()).then(PositionId::fresh);
        self.legal_shown.take();
    }

    /// Something was played or taken back; nothing is laid out any more.
    fn confirmed_changed(&mut self) {
        self.confirmed = PositionId::fresh();
        self.legal.take();
        self.draft = Draft::default();
        self.draft_changed();
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

    /// Chooses an action for the person who has to act: laid out until confirmed, except that a decision which stands
    /// as soon as it is made, such as a step of the dragon, is played at once.
    pub fn choose(&mut self, action: Action) -> Result<Chosen, Refusal> {
        if !self.game().phase().is_revisable() {
            return self.play(action).map(Chosen::Played);
        }
        self.draft.choose(self.record.game(), action)?;
        self.draft_changed();
        Ok(Chosen::LaidOut)
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
        let events = self.record.play(action)?;
        let after = self.record.actions().len();
        self.log.extend(events.iter().cloned().map(|event| LogEntry { after, event }));
        self.undone.clear();
        self.confirmed_changed();
        Ok(events)
    }

    /// Whether anything can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.draft.is_empty() || !self.record.actions().is_empty()
    }

    /// Takes back the last step that is laid out; whether there was one.
    pub fn take_back_step(&mut self) -> bool {
        let is_changed = self.draft.undo(self.record.game());
        if is_changed {
            self.draft_changed();
        }
        is_changed
    }

    /// Takes back the last step that is laid out or, if there is none, everything since the last decision of a
    /// person.
    pub fn undo(&mut self) {
        if self.take_back_step() {
            return;
        }
        let start = self.record.last_before(|game| self.is_start_of_a_persons_part(game));
        self.undone.extend(self.record.rewind(start).into_iter().rev());
        self.confirmed_changed();
        self.rewrite_log();
    }

    /// Whether anything taken back can be played again.
    pub fn can_redo(&self) -> bool {
        self.draft.is_empty() && !self.undone.is_empty()
    }

    /// Plays again what was taken back last, up to the next decision of a person.
    pub fn redo(&mut self) {
        while let Some(action) = self.undone.pop() {
            if !self.record.play_again(action) {
                self.undone.clear();
                break;
            }
            if self.is_start_of_a_persons_part(self.record.game()) {
                break;
            }
        }
        self.confirmed_changed();
        self.rewrite_log();
    }

    /// Whether a person has a tile to lay: where undo stops.
    fn is_start_of_a_persons_part(&self, game: &Game) -> bool {
        game.phase() == Phase::Place && self.seat(game.player_to_act()).control == Control::Human
    }

    fn rewrite_log(&mut self) {
        self.log = self.record.events_numbered().map(|(after, event)| LogEntry { after, event }).collect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::examples::Example;
    use crate::rules::{FigureKind, Set};
    use crate::tiles::{Pos, Turn};

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

    /// A ransom is kept when the tile is moved, also one that was paid while the princess asked (TW-5.6).
    #[test]
    fn a_ransom_can_be_laid_out_while_the_princess_asks() {
        let drawing = r#"(sets: "tower princess-dragon", scores: "red=9", draw: "PX PX ...",
            legend: {"S": "base/city-one-road-straight", "PX": "pd/princess-city-one-crossroads-three"},
            map: "S", figures: "blue meeple city 0,0 N", prisoners: "red meeple with blue")"#;
        let example = Example::read("ransom", drawing).unwrap();
        let mut session = Session::practise(&example.position, Vec::new()).unwrap();
        let place = |x, y, turn| Action::Place { pos: Pos::new(x, y), turn: Turn::new(turn) };
        session.choose(place(0, -1, 2)).unwrap();
        assert_eq!(session.shown().phase(), Phase::Princess);
        let ransom = Action::Ransom { holder: Player::new(1), kind: FigureKind::Meeple };
        assert_eq!(session.choose(ransom), Ok(Chosen::LaidOut));
        assert_eq!(session.shown().phase(), Phase::Princess, "she still asks");
        assert_eq!(session.confirmation(), None);
        session.choose(place(1, 0, 1)).unwrap();
        assert_eq!(session.draft().steps(), [ransom, place(1, 0, 1)]);
        session.confirm().unwrap();
        assert_eq!(session.game().scores().first(2), [6, 3]);
    }

    #[test]
    fn a_position_has_one_name_as_long_as_it_is_on_the_table() {
        let mut session = Session::new(Setup::base(2, 5), Vec::new()).unwrap();
        let start = session.position();
        assert_eq!(session.confirmed_position(), start);
        let taken = Action::Place { pos: session.game().last_placed().pos, turn: Turn::default() };
        assert!(session.choose(taken).is_err() && session.play(taken).is_err());
        assert_eq!(session.position(), start, "what is refused changes nothing");

        let [one, other] = [session.legal_actions()[0], session.legal_actions()[1]];
        session.choose(one).unwrap();
        let laid_out = session.position();
        assert_ne!(laid_out, start);
        assert_eq!(session.confirmed_position(), start, "nothing is played yet");
        session.choose(other).unwrap();
        assert!(![start, laid_out].contains(&session.position()));
        session.undo();
        assert_eq!(session.position(), start, "everything that was laid out is taken back");

        session.play(one).unwrap();
        let played = session.position();
        assert_eq!(session.confirmed_position(), played);
        session.undo();
        session.play(other).unwrap();
        assert!(![start, laid_out, played].contains(&session.position()));
        let another = Session::new(Setup::base(2, 5), Vec::new()).unwrap();
        assert_ne!(another.position(), start, "another table");
    }
}
