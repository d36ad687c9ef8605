//! Choosing who decides for a seat: a person, or a computer player of some strength and character.

use egui::Ui;

use crate::ai::{Character, Level, Profile};
use crate::i18n::Texts;
use crate::session::Control;

/// Two lists that open: who decides and, for a computer player, what it likes.
pub(crate) fn control_ui(ui: &mut Ui, texts: &Texts, control: &mut Control, seat: u32) {
    let combo = egui::ComboBox::from_id_salt(("control", seat))
        .selected_text(name(texts, *control))
        .width(180.0)
        .height(280.0)
        .show_ui(ui, |ui| {
            for choice in choices(*control) {
                ui.selectable_value(control, choice, name(texts, choice));
            }
        });
    let label = texts.setup_control(seat);
    combo.response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::ComboBox, true, &label));
    if let Control::Computer(profile) = control {
        character_ui(ui, texts, &mut profile.character, seat);
    }
}

/// The same as plain rows, for a menu, in which no list could open. `true` if anything was chosen.
pub(crate) fn control_menu_ui(ui: &mut Ui, texts: &Texts, control: &mut Control) -> bool {
    let before = *control;
    for choice in choices(*control) {
        ui.radio_value(control, choice, name(texts, choice));
    }
    if let Control::Computer(profile) = control {
        ui.separator();
        for &choice in Character::ALL {
            ui.radio_value(&mut profile.character, choice, texts.character(choice.name()))
                .on_hover_text(texts.character_about(choice.name()));
        }
    }
    *control != before
}

/// A person, or a computer player of any strength that keeps the character of the present one.
fn choices(control: Control) -> impl Iterator<Item = Control> {
    let character = match control {
        Control::Computer(profile) => profile.character,
        Control::Human => Character::Balanced,
    };
    let levels = Level::ALL.iter().map(move |&level| Control::Computer(Profile { level, character }));
    std::iter::once(Control::Human).chain(levels)
}

/// Who decides, in words.
pub(crate) fn name(texts: &Texts, control: Control) -> String {
    match control {
        Control::Human => texts.setup_human(),
        Control::Computer(profile) => texts.setup_computer(profile.level.name()),
    }
}

fn character_ui(ui: &mut Ui, texts: &Texts, character: &mut Character, seat: u32) {
    let about = |character: Character| texts.character_about(character.name());
    let combo = egui::ComboBox::from_id_salt(("character", seat))
        .selected_text(texts.character(character.name()))
        .width(120.0)
        .show_ui(ui, |ui| {
            for &choice in Character::ALL {
                ui.selectable_value(character, choice, texts.character(choice.name()))
                    .on_hover_text(about(choice));
            }
        });
    let label = texts.setup_character(seat);
    combo.response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::ComboBox, true, &label));
    combo.response.on_hover_text(about(*character));
}
