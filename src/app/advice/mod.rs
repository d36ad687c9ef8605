//! Advice at the table: hints for a person, and why a computer player did what it did.

mod card;
mod reasons;

use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use crate::ai::{self, Budget, Cancel, Hint, Reason};
use crate::rules::{Action, Game, Player, Silent};
use crate::session::{Control, PositionId, Session};
use crate::tiles::Pos;

/// How long a hint thinks about a turn.
const THOUGHT: Duration = Duration::from_millis(700);

/// How much of a hint has been given away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    /// Where to look.
    Area,
    /// What to do.
    Move,
    /// Why.
    Why,
}

/// What is being said beside the map; silent most of the time.
#[derive(Default)]
pub(crate) struct Advisor {
    talk: Option<Talk>,
    /// The card is in the right corner of the map, because what it is about is on the left.
    stands_right: bool,
    /// The square that new advice is about, until it has been brought into view.
    unseen: Option<Pos>,
}

enum Talk {
    Thinking {
        position: PositionId,
        answer: Receiver<Option<Hint>>,
        cancel: Cancel,
    },
    Hint {
        position: PositionId,
        hint: Hint,
        stage: Stage,
    },
    /// Of use until something more is played.
    Why {
        confirmed: PositionId,
        explanation: ExplainedTurn,
    },
}

/// A finished turn of a computer player, with its reasons.
struct ExplainedTurn {
    player: Player,
    /// The game before the turn.
    game: Box<Game>,
    actions: Vec<Action>,
    reasons: Vec<Reason>,
}

impl Advisor {
    /// Asks for a hint, or for more of the one that was given.
    pub(crate) fn ask(&mut self, ctx: &egui::Context, session: &Session) {
        match &mut self.talk {
            Some(Talk::Hint { stage, hint, .. }) => {
                *stage = match *stage {
                    Stage::Area if !hint.reasons.is_empty() || !hint.rest.is_empty() => Stage::Move,
                    Stage::Area | Stage::Move | Stage::Why => Stage::Why,
                };
            }
            Some(Talk::Thinking { .. }) => {}
            Some(Talk::Why { .. }) | None => self.think(ctx, session),
        }
    }

    fn think(&mut self, ctx: &egui::Context, session: &Session) {
        let (found, answer) = channel();
        let cancel = Cancel::new();
        let (game, ctx, token) = (session.shown().clone(), ctx.clone(), cancel.clone());
        let seed = session.record().setup().seed;
        thread::spawn(move || {
            let hint = ai::hint(&game, Budget::Time(THOUGHT), seed, &token);
            // Whoever asked may be gone by now.
            let _ = found.send(hint);
            ctx.request_repaint();
        });
        self.silence();
        self.talk = Some(Talk::Thinking { position: session.position(), answer, cancel });
    }

    /// Explains the last finished turn of a computer player, or of the given one; `false` if there is none.
    pub(crate) fn explain(&mut self, session: &Session, player: Option<Player>) -> bool {
        let Some(explanation) = explanation(session, player) else { return false };
        self.silence();
        self.unseen = explanation.actions.iter().find_map(|action| match *action {
            Action::Place { pos, .. } => Some(pos),
            _ => None,
        });
        self.talk = Some(Talk::Why { confirmed: session.confirmed_position(), explanation });
        true
    }

    /// Whether something is said or being thought about.
    pub(crate) fn is_speaking(&self) -> bool {
        self.talk.is_some()
    }

    /// Says nothing more.
    pub(crate) fn silence(&mut self) {
        if let Some(Talk::Thinking { cancel, .. }) = &self.talk {
            cancel.cancel();
        }
        self.talk = None;
        self.stands_right = false;
        self.unseen = None;
    }

    /// Takes an answer that has come in and drops advice that the game has left behind.
    pub(crate) fn follow(&mut self, session: &Session) {
        match &mut self.talk {
            Some(Talk::Thinking { position, .. } | Talk::Hint { position, .. })
                if *position != session.position() =>
            {
                self.silence();
            }
            Some(Talk::Why { confirmed, .. }) if *confirmed != session.confirmed_position() => self.silence(),
            Some(Talk::Thinking { position, answer, .. }) => {
                let position = *position;
                match answer.try_recv() {
                    Ok(Some(hint)) => {
                        let stage = if hint.area.is_some() { Stage::Area } else { Stage::Move };
                        self.unseen = hint.area;
                        self.talk = Some(Talk::Hint { position, hint, stage });
                    }
                    Ok(None) | Err(std::sync::mpsc::TryRecvError::Disconnected) => self.talk = None,
                    Err(std::sync::mpsc::TryRecvError::Empty) => {}
                }
            }
            Some(Talk::Why { .. } | Talk::Hint { .. }) | None => {}
        }
    }

    /// The square that new advice is about; it is told only once.
    pub(crate) fn take_unseen(&mut self) -> Option<Pos> {
        self.unseen.take()
    }

    /// Leaves that half of the map free which the advice is about.
    pub(crate) fn stand_aside(&mut self, map: egui::Rect, place: egui::Pos2) {
        self.stands_right = place.x < map.center().x;
    }

    /// The square to look at, before the move itself is given away.
    pub(crate) fn area(&self) -> Option<Pos> {
        match &self.talk {
            Some(Talk::Hint { hint, stage: Stage::Area, .. }) => hint.area,
            _ => None,
        }
    }

    /// The actions to show on the map.
    pub(crate) fn actions(&self) -> Vec<Action> {
        match &self.talk {
            Some(Talk::Hint { hint, stage: Stage::Move | Stage::Why, .. }) => hint.actions(),
            _ => Vec::new(),
        }
    }
}

/// The last finished turn of a computer player, up to the dragon's walk, in which others decide as well.
fn explanation(session: &Session, wanted: Option<Player>) -> Option<ExplainedTurn> {
    let actions = session.record().actions();
    let is_computer = |player: Player| matches!(session.seat(player).control, Control::Computer(_));
    for start in (0..actions.len()).rev() {
        if !matches!(actions[start], Action::Place { .. }) {
            continue;
        }
        let game = session.record().at(start);
        let player = game.player_to_act();
        if wanted.map_or(!is_computer(player), |wanted| wanted != player) {
            continue;
        }
        let mut later = game.clone();
        let own = actions[start..]
            .iter()
            .take_while(|action| later.goes_on_from(&game) && later.play_with(**action, &mut Silent).is_ok());
        let actions: Vec<Action> = own.copied().collect();
        let reasons = ai::explain_turn(&game, &actions);
        return Some(ExplainedTurn { player, game: Box::new(game), actions, reasons });
    }
    None
}
