//! Choosing who decides for a seat: a person, or a computer player of some strength and character.

use egui::Ui;

use crate::ai::{Character, Level, Profile};
use crate::i18n::Texts;
use crate::session::Control;

/// Two lists: who decides and, for a computer player, what it likes. `true` if anything was chosen.
pub(crate) fn control_ui(ui: &mut Ui, texts: &Texts, control: &mut Control, seat: u32) -> bool {
    let before = *control;
    let character = match *control {
        Control::Computer(profile) => profile.character,
        Control::Human => Character::Balanced,
    };
    let name = |control: Control| match control {
        Control::Human => texts.setup_human(),
        Control::Computer(profile) => texts.setup_computer(profile.level.name()),
    };
    let levels = Level::ALL.map(|level| Control::Computer(Profile { level, character }));
    let combo = egui::ComboBox::from_id_salt(("control", seat))
        .selected_text(name(*control))
        .width(180.0)
        .height(280.0)
        .show_ui(ui, |ui| {
            for choice in std::iter::once(Control::Human).chain(levels) {
                ui.selectable_value(control, choice, name(choice));
            }
        });
    let label = texts.setup_control(seat);
    combo.response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::ComboBox, true, &label));
    if let Control::Computer(profile) = control {
        character_ui(ui, texts, &mut profile.character, seat);
    }
    *control != before
}

fn character_ui(ui: &mut Ui, texts: &Texts, character: &mut Character, seat: u32) {
    let about = |character: Character| texts.character_about(character.name());
    let combo = egui::ComboBox::from_id_salt(("character", seat))
        .selected_text(texts.character(character.name()))
        .width(120.0)
        .show_ui(ui, |ui| {
            for choice in Character::ALL {
                ui.selectable_value(character, choice, texts.character(choice.name()))
                    .on_hover_text(about(choice));
            }
        });
    let label = texts.setup_character(seat);
    combo.response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::ComboBox, true, &label));
    combo.response.on_hover_text(about(*character));
}
