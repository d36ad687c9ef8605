//! A lesson at the table: the coach leads, the table shows.

use egui::Context;

use crate::app::Shared;
use crate::app::coach::Coach;
use crate::app::intent::LessonIntent;
use crate::lessons::Lesson;

use super::TableScreen;
use super::policy::Policy;

impl TableScreen {
    /// Sits down to a lesson, where it was left.
    pub(crate) fn lesson(lesson: &'static Lesson, at: (usize, usize)) -> Self {
        let (coach, session) = Coach::new(lesson, at);
        Self::led_by(Policy::Lesson(Box::new(coach)), session)
    }

    /// Carries out what a learner asked for.
    pub(crate) fn carry_out_lesson(&mut self, ctx: &Context, shared: &mut Shared, intent: LessonIntent) {
        match (intent, self.policy.coach()) {
            (LessonIntent::Again, Some(coach)) => {
                *self = Self::lesson(coach.lesson(), (0, 0));
                self.remember_lesson(shared);
            }
            (intent, _) => {
                let outcome = self.policy.lesson(&mut self.session, intent);
                self.show_outcome(ctx, shared, &outcome);
            }
        }
    }

    /// Writes down how far the lesson has come.
    pub(crate) fn remember_lesson(&self, shared: &mut Shared) {
        let Some(coach) = self.policy.coach() else { return };
        let id = &coach.lesson().id;
        match coach.stars() {
            Some(stars) => shared.progress.finish(id, stars),
            None => shared.progress.leave(id, coach.place()),
        }
        shared.keep_progress();
    }
}
