//! A lesson at the table: everything goes through the coach.

use egui::{Frame, Margin, Ui};

use crate::app::coach::{Coach, CoachIntent};
use crate::app::map::MapView;
use crate::app::theme::Pace;
use crate::app::{Intent, Shared};
use crate::lessons::Lesson;
use crate::rules::{Action, Refusal};

use crate::app::screens::table::TableScreen;

impl TableScreen {
    /// Sits down to a lesson, where it was left.
    pub(crate) fn lesson(lesson: &'static Lesson, at: (usize, usize)) -> Self {
        let (coach, session) = Coach::new(lesson, at);
        Self { coach: Some(coach), ..Self::new(session) }
    }

    /// The coach's card at the right.
    pub(super) fn coach_ui(&mut self, ui: &mut Ui, shared: &mut Shared, asked: &mut Vec<CoachIntent>) {
        let Some(coach) = &mut self.coach else { return };
        egui::Panel::right("coach")
            .default_size(340.0)
            .size_range(280.0..=520.0)
            .frame(Frame::new().fill(shared.tokens.surface).inner_margin(Margin::same(10)))
            .show(ui, |ui| coach.panel_ui(ui, &self.session, shared, &mut self.homes, asked));
    }

    /// Chooses something, as far as the lesson is about it.
    pub(super) fn coach_chooses(&mut self, ui: &Ui, shared: &mut Shared, pace: Pace, action: Action) {
        self.with_coach(ui, shared, pace, |coach, table| coach.choose(&mut table.session, action));
    }

    /// Confirms the turn, or goes on where only that is left.
    pub(super) fn coach_confirms(&mut self, ui: &Ui, shared: &mut Shared, pace: Pace) {
        self.with_coach(ui, shared, pace, |coach, table| {
            if coach.may_go_on() {
                coach.go_on(&mut table.session)
            } else {
                coach.confirm(&mut table.session)
            }
        });
    }

    /// The coach hears of a refusal.
    pub(super) fn coach_hears(&mut self, refusal: Refusal) {
        if let Some(coach) = &mut self.coach {
            coach.refuse(refusal);
        }
    }

    /// Carries out what was asked of the coach.
    pub(super) fn coach_acts(
        &mut self,
        ui: &Ui,
        shared: &mut Shared,
        pace: Pace,
        asked: CoachIntent,
        intents: &mut Vec<Intent>,
    ) {
        match asked {
            CoachIntent::Leave => intents.push(Intent::LeaveLesson),
            CoachIntent::Lesson(id) => intents.push(Intent::Lesson(id)),
            CoachIntent::Again => {
                if let Some(lesson) = self.coach.as_ref().map(Coach::lesson) {
                    *self = Self::lesson(lesson, (0, 0));
                    self.remember(shared);
                }
            }
            CoachIntent::Next => {
                self.with_coach(ui, shared, pace, |coach, table| coach.go_on(&mut table.session));
            }
            CoachIntent::Show => {
                self.with_coach(ui, shared, pace, |coach, table| coach.show(&mut table.session));
            }
            CoachIntent::Answer(answer) => {
                self.with_coach(ui, shared, pace, |coach, table| coach.answer(&mut table.session, answer));
            }
            CoachIntent::Mark(peg) => {
                self.with_coach(ui, shared, pace, |coach, table| coach.mark(&mut table.session, peg));
            }
            CoachIntent::Try(action) => self.coach_chooses(ui, shared, pace, action),
        }
    }

    /// Lets the coach do something, then shows what happened and remembers how far the lesson has come.
    fn with_coach(
        &mut self,
        ui: &Ui,
        shared: &mut Shared,
        pace: Pace,
        act: impl FnOnce(&mut Coach, &mut Self) -> Vec<crate::rules::Event>,
    ) {
        let Some(mut coach) = self.coach.take() else { return };
        let (before, was_over) = (coach.place(), coach.stars().is_some());
        let events = act(&mut coach, self);
        let (after, is_over) = (coach.place(), coach.stars().is_some());
        self.coach = Some(coach);
        if before.0 != after.0 {
            // Another board lies on the table.
            self.map = MapView::default();
            self.mode = None;
            self.thought = None;
        }
        self.after_play(ui, shared, pace, &events);
        if before != after || was_over != is_over {
            self.remember(shared);
        }
    }

    /// Writes down how far the lesson has come.
    pub(crate) fn remember(&self, shared: &mut Shared) {
        let Some(coach) = &self.coach else { return };
        let id = &coach.lesson().id;
        match coach.stars() {
            Some(stars) => shared.progress.finish(id, stars),
            None => shared.progress.leave(id, coach.place()),
        }
        shared.keep_progress();
    }

    /// Takes back what was laid out or played last, in a lesson perhaps the step before.
    pub(super) fn take_back(&mut self) {
        match &mut self.coach {
            Some(coach) => coach.undo(&mut self.session),
            None => self.session.undo(),
        }
    }

    /// Whether a lesson asks for a tile and nothing more in this turn.
    pub(super) fn asks_for_tile_only(&self) -> bool {
        self.coach.as_ref().is_some_and(Coach::asks_for_tile_only)
    }

    /// Whether ending the turn can be what a lesson asks for; in a game it always can.
    pub(super) fn may_confirm(&self) -> bool {
        self.coach.as_ref().is_none_or(Coach::may_confirm)
    }

    /// Whether anything can be taken back.
    pub(super) fn can_undo(&self) -> bool {
        match &self.coach {
            Some(coach) => coach.can_undo(&self.session),
            None => self.session.can_undo(),
        }
    }
}
