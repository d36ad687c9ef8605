//! Judging what is laid out and confirmed at the table.

use crate::examples::Expectation;
use crate::rules::{Action, Game, Player};
use crate::session::{Confirmation, Session};

use super::super::Task;
use super::super::lesson::OTHER;
use super::table::{eaten, outlook};
use super::{Feedback, LessonRunner, Verdict};

impl LessonRunner {
    /// Lays something out and looks at what it would become.
    pub(super) fn lay_out(&mut self, session: &mut Session, action: Action) -> Verdict {
        let Task::Play { lay, goal, replies } = &self.step().task else { return Verdict::Fine(Vec::new()) };
        let is_tile = matches!(action, Action::Place { .. });
        let tile_lies = self.start().1 > 0 && session.draft().placement().is_some();
        if is_tile && tile_lies {
            // The tile was laid in an earlier step; undo leads back there.
            let is_same = session.draft().placement() == Some(action);
            return if is_same { Verdict::Fine(Vec::new()) } else { self.say_other(OTHER.to_owned()) };
        }
        if let Err(refusal) = session.choose(action) {
            return self.refuse(refusal);
        }
        if !is_tile {
            self.feedback = None;
            return Verdict::Fine(Vec::new());
        }
        let (after, eaten) = outlook(session);
        if !self.is_true(lay, &after, &eaten) {
            let key = self.reply(replies, &after, &eaten);
            return self.say_other(key);
        }
        self.feedback = None;
        if goal.is_empty() { self.pass(session, Vec::new()) } else { Verdict::Fine(Vec::new()) }
    }

    /// Looks at what confirming, or this step of the dragon, would lead to, and does it only if that is the task.
    pub(super) fn judge(&mut self, session: &mut Session, step: Option<Action>) -> Verdict {
        let Task::Play { goal, replies, .. } = &self.step().task else { return Verdict::Fine(Vec::new()) };
        let mut after = session.game().clone();
        let mut events = Vec::new();
        let drafted = session.draft().steps().iter().copied();
        let last = step.or_else(|| session.confirmation().map(Confirmation::action));
        for action in drafted.chain(last) {
            match after.play(action) {
                Ok(more) => events.extend(more),
                Err(refusal) => return self.refuse(refusal),
            }
        }
        let eaten = eaten(&events);
        if !self.is_true(goal, &after, &eaten) {
            let key = self.reply(replies, &after, &eaten);
            return self.say_other(key);
        }
        let played = match step {
            Some(action) => session.play(action),
            None => session.confirm(),
        };
        match played {
            Ok(events) => self.pass(session, events),
            Err(refusal) => self.refuse(refusal),
        }
    }

    fn is_true(&self, expectations: &[Expectation], game: &Game, eaten: &[Player]) -> bool {
        expectations.iter().all(|one| self.scene().board.holds(one, game, eaten).is_ok())
    }

    fn reply(&self, replies: &[(Vec<Expectation>, String)], game: &Game, eaten: &[Player]) -> String {
        let reply = replies.iter().find(|(when, _)| self.is_true(when, game, eaten));
        reply.map_or_else(|| OTHER.to_owned(), |(_, key)| key.clone())
    }

    pub(super) fn say_other(&mut self, key: String) -> Verdict {
        self.tries += 1;
        self.feedback = Some(Feedback::Said(self.full(&key)));
        Verdict::Other(key)
    }

    pub(super) fn say_wrong(&mut self, key: String) -> Verdict {
        self.tries += 1;
        self.mistakes += 1;
        self.feedback = Some(Feedback::Said(self.full(&key)));
        Verdict::Wrong(key)
    }
}
