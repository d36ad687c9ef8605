//! The strip that tells practice from a game.

use egui::{Frame, Margin, Ui};

use crate::app::Shared;
use crate::app::intent::{Intent, TableIntent};
use crate::app::theme::strong;

use super::TableScreen;
use super::policy::Policy;

impl TableScreen {
    /// Says that this is practice, with the way to begin again and the way back.
    pub(super) fn practice_ui(&self, ui: &mut Ui, shared: &Shared, intents: &mut Vec<Intent>) {
        if !matches!(self.policy, Policy::Practice) {
            return;
        }
        let tone = shared.tokens.on_accent;
        let frame = Frame::new().fill(shared.tokens.accent).inner_margin(Margin::symmetric(12, 6));
        egui::Panel::top("practice").frame(frame).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.label(strong(shared.texts.practice_title()).color(tone));
                if ui.button(shared.texts.practice_again()).clicked() {
                    intents.push(Intent::Table(TableIntent::Restart));
                }
                if ui.button(shared.texts.practice_end()).clicked() {
                    intents.push(Intent::EndPractice);
                }
            });
        });
    }
}
