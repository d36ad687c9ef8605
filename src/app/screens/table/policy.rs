//! What may be done at a table besides what the rules allow, and what a choice means there.

use crate::app::Shared;
use crate::app::coach::Coach;
use crate::app::intent::{Intent, LessonIntent};
use crate::rules::{Action, Event, Refusal};
use crate::session::{Chosen, Session};
use crate::tiles::Kind;

/// How a table is led.
pub(super) enum Policy {
    /// A game: everything legal goes.
    Game,
    /// Practice: everything legal goes, and nothing is kept.
    Practice,
    /// A lesson: the coach says what is to be done and judges it.
    Lesson(Box<Coach>),
}

/// What may be done at the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Allowed {
    /// Something may be laid or chosen.
    pub(super) play: bool,
    /// The turn may be ended.
    pub(super) confirm: bool,
    /// Something may be put on the tile.
    pub(super) figure: bool,
    /// What was laid out or played may be taken back.
    pub(super) undo: bool,
    /// What was taken back may be played again.
    pub(super) redo: bool,
    /// The computer may be asked for a hint, or to play the turn.
    pub(super) advice: bool,
    /// The game may be saved.
    pub(super) save: bool,
    /// The tile beside the buttons.
    pub(super) hand: HandShown,
}

/// The tile that is shown in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HandShown {
    /// The one that was drawn.
    Drawn,
    /// Another one, of which a lesson speaks.
    Instead(Kind),
    /// None: a lesson asks for something else.
    Nothing,
}

/// What became of something that was tried at the table.
#[derive(Default)]
pub(super) struct TableOutcome {
    /// What happened in the game.
    pub(super) events: Vec<Event>,
    /// What was laid out and may still be changed.
    pub(super) laid_out: Option<Action>,
    /// Why nothing happened, where the policy has not answered that itself.
    pub(super) refusal: Option<Refusal>,
    /// Another board lies on the table.
    pub(super) is_new_board: bool,
    /// The lesson has come further.
    pub(super) is_progress: bool,
}

impl Policy {
    /// The coach of a lesson.
    pub(super) fn coach(&self) -> Option<&Coach> {
        match self {
            Self::Lesson(coach) => Some(coach),
            Self::Game | Self::Practice => None,
        }
    }

    /// The coach of a lesson, whose card can be written on.
    pub(super) fn coach_mut(&mut self) -> Option<&mut Coach> {
        match self {
            Self::Lesson(coach) => Some(coach),
            Self::Game | Self::Practice => None,
        }
    }

    /// What may be done now.
    pub(super) fn allowed(&self, session: &Session) -> Allowed {
        let free = Allowed {
            play: true,
            confirm: true,
            figure: true,
            undo: session.can_undo(),
            redo: session.can_redo(),
            advice: true,
            save: true,
            hand: HandShown::Drawn,
        };
        match self {
            Self::Game => free,
            Self::Practice => Allowed { save: false, ..free },
            Self::Lesson(coach) => Allowed {
                play: coach.may_play(),
                confirm: coach.may_confirm(),
                figure: !coach.asks_for_tile_only(),
                undo: coach.can_undo(session),
                redo: false,
                // In the free games of a lesson the coach only watches.
                advice: coach.is_free(),
                save: false,
                hand: match coach.hand() {
                    _ if coach.asks() => HandShown::Nothing,
                    Some(kind) => HandShown::Instead(kind),
                    None => HandShown::Drawn,
                },
            },
        }
    }

    /// What stands above the table instead of whose turn it is.
    pub(super) fn title(&self, shared: &Shared) -> Option<String> {
        self.coach().filter(|coach| !coach.may_play()).map(|coach| coach.title(shared))
    }

    /// Someone chooses an action.
    pub(super) fn choose(&mut self, session: &mut Session, action: Action) -> TableOutcome {
        match self {
            Self::Game | Self::Practice => match session.choose(action) {
                Ok(Chosen::LaidOut) => TableOutcome { laid_out: Some(action), ..TableOutcome::default() },
                Ok(Chosen::Played(events)) => TableOutcome { events, ..TableOutcome::default() },
                Err(refusal) => TableOutcome { refusal: Some(refusal), ..TableOutcome::default() },
            },
            Self::Lesson(coach) => follow(coach, |coach| coach.choose(session, action)),
        }
    }

    /// Someone confirms the turn; in a lesson perhaps only that it was read what is said.
    pub(super) fn confirm(&mut self, session: &mut Session) -> TableOutcome {
        match self {
            Self::Game | Self::Practice => match session.confirm() {
                Ok(events) => TableOutcome { events, ..TableOutcome::default() },
                Err(refusal) => TableOutcome { refusal: Some(refusal), ..TableOutcome::default() },
            },
            Self::Lesson(coach) => {
                follow(
                    coach,
                    |coach| {
                        if coach.may_go_on() { coach.go_on(session) } else { coach.confirm(session) }
                    },
                )
            }
        }
    }

    /// Someone takes back what was laid out or played last, in a lesson perhaps the step before.
    pub(super) fn undo(&mut self, session: &mut Session) {
        match self {
            Self::Game | Self::Practice => session.undo(),
            Self::Lesson(coach) => coach.undo(session),
        }
    }

    /// Someone takes back the last step that is laid out, never one that was confirmed; whether there was one.
    pub(super) fn take_back_step(&mut self, session: &mut Session) -> bool {
        match self {
            Self::Game | Self::Practice => session.take_back_step(),
            Self::Lesson(coach) => coach.take_back_step(session),
        }
    }

    /// Something was tried that cannot even be chosen; whether the answer is given here.
    pub(super) fn refuse(&mut self, refusal: Refusal) -> bool {
        match self {
            Self::Game | Self::Practice => false,
            Self::Lesson(coach) => {
                coach.refuse(refusal);
                true
            }
        }
    }

    /// A computer player has played.
    pub(super) fn others_played(&mut self, session: &mut Session) {
        if let Self::Lesson(coach) = self {
            coach.follow(session);
        }
    }

    /// A learner asks for something that only a lesson knows; beginning it again is the table's own business.
    pub(super) fn lesson(&mut self, session: &mut Session, intent: LessonIntent) -> TableOutcome {
        let Self::Lesson(coach) = self else { return TableOutcome::default() };
        follow(coach, |coach| match intent {
            LessonIntent::Next => coach.go_on(session),
            LessonIntent::Show => coach.show(session),
            LessonIntent::Answer(answer) => coach.answer(session, answer),
            LessonIntent::Mark(peg) => coach.mark(session, peg),
            LessonIntent::Again => Vec::new(),
        })
    }

    /// What leaving the table means.
    pub(super) fn leave(&self) -> Intent {
        match self {
            Self::Game => Intent::Title,
            Self::Practice => Intent::EndPractice,
            Self::Lesson(_) => Intent::LeaveLesson,
        }
    }
}

/// Lets the coach do something and sees how far the lesson has come by it.
fn follow(coach: &mut Coach, act: impl FnOnce(&mut Coach) -> Vec<Event>) -> TableOutcome {
    let (before, was_over) = (coach.place(), coach.stars().is_some());
    let events = act(coach);
    let (after, is_over) = (coach.place(), coach.stars().is_some());
    TableOutcome {
        events,
        is_new_board: before.0 != after.0,
        is_progress: before != after || was_over != is_over,
        ..TableOutcome::default()
    }
}
