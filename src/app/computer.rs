//! Computer players think beside the window, never in its way.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::Duration;

use crate::ai::{self, Budget, Cancel, Profile};
use crate::rules::Action;
use crate::session::{PositionId, Session};

/// What a computer player may think about one turn.
const LONGEST: Duration = Duration::from_secs(2);

/// A computer player's thought under way; dropping it ends it.
pub(crate) struct Thought {
    /// The position it is about; an answer about another one is of no use.
    pub(crate) about: PositionId,
    answer: Receiver<Option<Action>>,
    cancel: Cancel,
    /// Not to be played before this time, so that people can follow.
    pub(crate) not_before: f64,
}

/// How far a thought has come.
pub(crate) enum Progress {
    /// Not there yet.
    Thinking,
    /// An action is found.
    Found(Action),
    /// There will be none.
    Failed,
}

impl Thought {
    /// Begins to think.
    pub(crate) fn begin(ctx: &egui::Context, session: &Session, profile: Profile, not_before: f64) -> Self {
        let (found, answer) = channel();
        let cancel = Cancel::new();
        let (game, ctx, token) = (session.game().clone(), ctx.clone(), cancel.clone());
        let record = session.record();
        let seed = record.setup().seed ^ record.actions().len() as u64;
        thread::spawn(move || {
            let think = || ai::choose(&game, profile, Budget::Time(LONGEST), seed, &token);
            let choice = catch_unwind(AssertUnwindSafe(think)).ok().flatten();
            // Whoever asked may be gone by now.
            let _ = found.send(choice.map(|choice| choice.action));
            ctx.request_repaint();
        });
        Self { about: session.confirmed_position(), answer, cancel, not_before }
    }

    /// How far the thought has come.
    pub(crate) fn poll(&self) -> Progress {
        match self.answer.try_recv() {
            Ok(Some(action)) => Progress::Found(action),
            Ok(None) | Err(TryRecvError::Disconnected) => Progress::Failed,
            Err(TryRecvError::Empty) => Progress::Thinking,
        }
    }
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.cancel.cancel();
    }
}
