//! The coach beside the map: leads through a lesson at the real table.

mod card;
mod overlay;
mod quiz;

pub(crate) use card::{paint_stars, title_of};

use crate::lessons::{
    Answer, Attempt, Feedback, Lesson, LessonRunner, LessonText, Peg, StepStage, Task, Verdict, fill_in,
};
use crate::rules::{Action, BoardSegment, Event, Player, Refusal};
use crate::session::Session;
use crate::tiles::{Kind, Pos, Side};

use crate::app::Shared;
use crate::app::command::Command;
use crate::app::text::colour_form;

/// A lesson at the table.
pub(crate) struct Coach {
    runner: LessonRunner,
    /// What was tried last and did not pass, drawn on the map.
    tried: Option<Tried>,
    /// What is being typed.
    typed: String,
    /// The cards as they lie.
    order: Vec<String>,
    /// Whether the field for typing still has to take the keyboard.
    wants_focus: bool,
}

/// Something that did not pass, as it is drawn on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tried {
    /// A peg that is not asked for.
    Peg(Peg),
    /// A square that cannot take the tile, with the side where it does not match.
    Square(Pos, Option<Side>),
    /// A feature that someone holds.
    Held(BoardSegment),
}

impl Coach {
    /// Takes a lesson from where it was left.
    pub(crate) fn new(lesson: &'static Lesson, (scene, step): (usize, usize)) -> (Self, Session) {
        let (runner, session) = LessonRunner::at(lesson, scene, step);
        let mut coach =
            Self { runner, tried: None, typed: String::new(), order: Vec::new(), wants_focus: true };
        coach.begin_step();
        (coach, session)
    }

    /// The lesson's name.
    pub(crate) fn lesson(&self) -> &'static Lesson {
        self.runner.lesson()
    }

    /// The scene and step, to come back to.
    pub(crate) fn place(&self) -> (usize, usize) {
        self.runner.place()
    }

    /// Whether the lesson is over, and with how many stars.
    pub(crate) fn stars(&self) -> Option<u8> {
        (self.runner.stage() == StepStage::Finished).then(|| self.runner.stars())
    }

    /// Whether the learner may play at the table now.
    pub(crate) fn may_play(&self) -> bool {
        self.runner.may_play()
    }

    /// Whether only a tile has to be laid now.
    pub(crate) fn asks_for_tile_only(&self) -> bool {
        self.runner.asks_for_tile_only()
    }

    /// Whether ending the turn can be what is asked for.
    pub(crate) fn may_confirm(&self) -> bool {
        !self.asks_for_tile_only() && !matches!(self.runner.step().task, Task::Refused(_))
    }

    /// Whether the learner plays a whole game, with every help there is.
    pub(crate) fn is_free(&self) -> bool {
        matches!(self.runner.step().task, Task::Game)
    }

    /// Whether only going on is left.
    pub(crate) fn may_go_on(&self) -> bool {
        self.runner.may_go_on() && self.runner.stage() != StepStage::Finished
    }

    /// The tile that is shown in hand instead of the one the game has drawn.
    pub(crate) fn hand(&self) -> Option<Kind> {
        match self.runner.step().task {
            Task::NoFit(tile) => Some(tile),
            _ => None,
        }
    }

    /// Whether a question is asked that has nothing to do with the tile in hand.
    pub(crate) fn asks(&self) -> bool {
        let task = &self.runner.step().task;
        matches!(task, Task::Mark { .. } | Task::Number { .. } | Task::Pick { .. } | Task::Order { .. })
    }

    /// The title of the lesson.
    pub(crate) fn title(&self, shared: &Shared) -> String {
        self.text(shared).map_or_else(String::new, |text| text.title.clone())
    }

    /// Whether anything can be taken back.
    pub(crate) fn can_undo(&self, session: &Session) -> bool {
        self.runner.can_undo(session)
    }

    /// The learner chooses something at the table; returns what happened.
    pub(crate) fn choose(&mut self, session: &mut Session, action: Action) -> Vec<Event> {
        let before = self.place();
        let verdict = self.runner.choose(session, action);
        self.heed(before, verdict, Some(action))
    }

    /// The learner confirms the turn.
    pub(crate) fn confirm(&mut self, session: &mut Session) -> Vec<Event> {
        let before = self.place();
        let verdict = self.runner.confirm(session);
        self.heed(before, verdict, None)
    }

    /// The learner tried something that cannot even be chosen.
    pub(crate) fn refuse(&mut self, refusal: Refusal) {
        let before = self.place();
        let verdict = self.runner.refuse(refusal);
        self.heed(before, verdict, None);
    }

    /// Others have played.
    pub(crate) fn follow(&mut self, session: &mut Session) {
        let before = self.place();
        let verdict = self.runner.follow(session, Vec::new());
        self.heed(before, verdict, None);
    }

    /// Takes something back.
    pub(crate) fn undo(&mut self, session: &mut Session) {
        let before = self.place();
        self.runner.undo(session);
        self.tried = None;
        if self.place() != before {
            self.begin_step();
        }
    }

    /// Takes back the last step that is laid out; whether there was one.
    pub(crate) fn take_back_step(&mut self, session: &mut Session) -> bool {
        let is_changed = self.runner.take_back_step(session);
        if is_changed {
            self.tried = None;
        }
        is_changed
    }

    /// Goes on.
    pub(crate) fn go_on(&mut self, session: &mut Session) -> Vec<Event> {
        let events = self.runner.go_on(session);
        self.begin_step();
        events
    }

    /// Shows the answer.
    pub(crate) fn show(&mut self, session: &mut Session) -> Vec<Event> {
        self.tried = None;
        self.runner.show(session)
    }

    /// The learner answers a question.
    pub(crate) fn answer(&mut self, session: &mut Session, answer: Answer) -> Vec<Event> {
        let before = self.place();
        let square = match answer {
            Answer::Square(pos) => Some(Action::Place { pos, turn: crate::tiles::Turn::default() }),
            _ => None,
        };
        let verdict = self.runner.attempt(session, &Attempt::Answer(answer));
        self.heed(before, verdict, square)
    }

    /// The learner marks something.
    pub(crate) fn mark(&mut self, session: &mut Session, peg: Peg) -> Vec<Event> {
        let before = self.place();
        let verdict = self.runner.mark_peg(session, peg);
        let is_wrong = matches!(verdict, Verdict::Wrong(_));
        let events = self.heed(before, verdict, None);
        if is_wrong {
            self.tried = Some(Tried::Peg(peg));
        }
        events
    }

    fn heed(&mut self, before: (usize, usize), verdict: Verdict, action: Option<Action>) -> Vec<Event> {
        self.tried = match &verdict {
            Verdict::Refused(refusal, _) => tried(*refusal, action),
            _ => match self.runner.feedback() {
                Some(Feedback::Refused(refusal)) => tried(*refusal, action),
                _ => None,
            },
        };
        if self.place() != before {
            self.begin_step();
        }
        match verdict {
            Verdict::Passed(events) | Verdict::Fine(events) => events,
            Verdict::Other(_) | Verdict::Refused(..) | Verdict::Wrong(_) => Vec::new(),
        }
    }

    fn begin_step(&mut self) {
        self.tried = None;
        self.typed.clear();
        self.wants_focus = true;
        self.order = match &self.runner.step().task {
            Task::Order { cards, .. } => mixed(cards),
            _ => Vec::new(),
        };
    }

    fn text(&self, shared: &Shared) -> Option<&'static LessonText> {
        LessonText::of(shared.language, &self.lesson().id)
    }

    /// What is said under a key, with names and keys filled in.
    fn say(&self, shared: &Shared, session: &Session, key: &str) -> String {
        let Some(text) = self.text(shared) else { return String::new() };
        let words = shared.words(session.seats());
        let player = |wanted: &str| {
            let board = &self.runner.scene().board;
            Player::first(session.game().players())
                .find(|&player| board.colour(player).is_some_and(|colour| colour.name() == wanted))
        };
        fill_in(text.get(key), |blank| {
            if let Some((_, command)) = KEYS.into_iter().find(|(name, _)| *name == blank) {
                return Some(key_name(shared, command));
            }
            match blank.split_once('-') {
                None => Some(words.player_within(player(blank)?)),
                Some((colour, form)) => {
                    let seat = session.seat(player(colour)?);
                    Some(colour_form(&shared.texts, shared.settings.colours, seat.colour, form))
                }
            }
        })
    }
}

/// Keys that lessons may speak of.
const KEYS: [(&str, Command); 4] = [
    ("turn-key", Command::TurnRight),
    ("next-key", Command::NextCell),
    ("confirm-key", Command::Confirm),
    ("undo-key", Command::Undo),
];

fn key_name(shared: &Shared, command: Command) -> String {
    let keys = shared.keys.of_command(command);
    keys.first()
        .map(|key| key.format(&egui::ModifierNames::NAMES, cfg!(target_os = "macos")))
        .unwrap_or_default()
}

/// What a refusal is about, on the map.
fn tried(refusal: Refusal, action: Option<Action>) -> Option<Tried> {
    match (refusal, action) {
        (Refusal::EdgeMismatch { side, .. }, Some(Action::Place { pos, .. })) => {
            Some(Tried::Square(pos, Some(side)))
        }
        (Refusal::Occupied { pos, segment, .. }, _) => Some(Tried::Held(BoardSegment { pos, segment })),
        (_, Some(Action::Place { pos, .. })) => Some(Tried::Square(pos, None)),
        _ => None,
    }
}

/// Cards in an order that is never the right one, always the same.
fn mixed(cards: &[String]) -> Vec<String> {
    let (even, odd): (Vec<_>, Vec<_>) = cards.iter().cloned().enumerate().partition(|(at, _)| at % 2 == 0);
    odd.into_iter().chain(even.into_iter().rev()).map(|(_, card)| card).collect()
}
