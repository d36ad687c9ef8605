//! What to do while another window has the player's files and does not answer.

use egui::Ui;

use crate::app::Shared;
use crate::app::buttons::{primary, wide};
use crate::app::intent::Intent;

/// Paints the choice.
pub(super) fn ui(ui: &mut Ui, shared: &Shared, intents: &mut Vec<Intent>) {
    let t = &shared.texts;
    ui.heading(t.guest_title());
    ui.label(t.guest_about());
    ui.add_space(8.0);
    if primary(ui, shared, t.guest_again()) {
        intents.push(Intent::AskForFiles);
    }
    if wide(ui, t.guest_play()) {
        intents.push(Intent::Close);
    }
    if wide(ui, t.quit()) {
        intents.push(Intent::Quit);
    }
}
