//! Buttons that several screens and dialogs have.

use egui::Ui;

use crate::app::Shared;
use crate::app::intent::Intent;
use crate::app::theme::strong;
use crate::i18n::Language;

/// A button for each language, in its own name.
pub(crate) fn language_buttons(ui: &mut Ui, shared: &Shared, intents: &mut Vec<Intent>) {
    for language in Language::ALL {
        if ui.selectable_label(language == shared.language, language.own_name()).clicked() {
            intents.push(Intent::Speak(language));
        }
    }
}

/// A button as wide as its card.
pub(crate) fn wide(ui: &mut Ui, text: String) -> bool {
    ui.add_sized([ui.available_width(), 40.0], egui::Button::new(text)).clicked()
}

/// The button that most people want.
pub(crate) fn primary(ui: &mut Ui, shared: &Shared, text: String) -> bool {
    let label = strong(text).color(shared.tokens.on_accent);
    ui.add_sized([ui.available_width(), 44.0], egui::Button::new(label).fill(shared.tokens.accent)).clicked()
}
