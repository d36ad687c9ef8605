//! The computer players' turns at the table.

use egui::Ui;

use crate::app::Shared;
use crate::app::computer::Thought;
use crate::app::theme::Pace;

use super::TableScreen;

impl TableScreen {
    /// Starts the computer thinking and plays what it has found.
    pub(super) fn let_computer_play(&mut self, ui: &Ui, shared: &mut Shared, pace: Pace) {
        let Some(level) = self.session.computer_to_act().filter(|_| self.handover.is_none()) else {
            self.thought = None;
            return;
        };
        let now = ui.input(|input| input.time);
        let about = self.session.record().actions().len();
        if self.thought.as_ref().is_none_or(|thought| thought.about != about) {
            let not_before = now + f64::from(pace.thought);
            self.thought = Some(Thought::begin(ui.ctx(), self.session.record(), level, not_before));
        }
        let Some(thought) = &self.thought else { return };
        if now < thought.not_before {
            ui.ctx().request_repaint_after_secs((thought.not_before - now) as f32);
            return;
        }
        if let Some(action) = thought.poll() {
            self.thought = None;
            match self.session.play(action) {
                Ok(events) => self.after_play(ui, shared, pace, &events),
                Err(refusal) => self.say_refusal(shared, refusal),
            }
            ui.ctx().request_repaint();
        }
    }
}
