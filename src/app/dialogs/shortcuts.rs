//! The sheet of shortcuts, made from the commands themselves.

use egui::{Grid, ScrollArea, Ui};

use crate::app::Shared;
use crate::app::command::Command;
use crate::app::theme::strong;

/// Paints the sheet.
pub(super) fn ui(ui: &mut Ui, shared: &Shared) {
    ui.heading(shared.texts.action_shortcuts());
    ScrollArea::vertical().max_height(420.0).show(ui, |ui| {
        Grid::new("shortcuts").striped(true).spacing([24.0, 6.0]).show(ui, |ui| {
            for command in Command::ALL {
                ui.label(command.name(&shared.texts));
                let keys: Vec<String> =
                    command.keys().iter().map(|key| ui.ctx().format_shortcut(key)).collect();
                ui.label(strong(keys.join(", ")));
                ui.end_row();
            }
        });
    });
}
