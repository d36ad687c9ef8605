//! The card between the turns of two people.

use egui::Ui;

use crate::app::Shared;
use crate::app::intent::{Intent, TableIntent};
use crate::app::player_badge::mark_ui;

use super::TableScreen;

impl TableScreen {
    pub(super) fn handover_ui(&self, ui: &Ui, shared: &Shared, intents: &mut Vec<Intent>) {
        let Some(player) = self.handover else { return };
        let name = self.words(shared).player(player);
        let modal = egui::Modal::new(egui::Id::unique("handover")).show(ui.ctx(), |ui| {
            ui.vertical_centered(|ui| {
                mark_ui(ui, shared, self.session.seat(player).colour, 64.0);
                ui.heading(shared.texts.handover_title(name));
                ui.add_space(8.0);
                ui.button(shared.texts.handover_go()).clicked()
            })
            .inner
        });
        let key =
            ui.input(|input| input.key_pressed(egui::Key::Space) || input.key_pressed(egui::Key::Enter));
        if modal.inner || modal.should_close() || key {
            intents.push(Intent::Table(TableIntent::TakeSeat));
        }
    }
}
