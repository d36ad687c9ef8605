//! The sheet of shortcuts, made from the commands themselves; every key can be changed.

use egui::{Align, Button, Key, Layout, Response, Role, ScrollArea, Ui, WidgetInfo, vec2};

use crate::app::Shared;
use crate::app::command::Command;
use crate::app::icons::Icon;
use crate::app::intent::Intent;
use crate::app::keys::{Clash, Keys, take_pressed};
use crate::app::theme::strong;
use crate::storage::Settings;

/// Keys of a command at most; more would not fit beside its name.
const KEYS: usize = 3;

/// Width of the commands' names.
const NAME_WIDTH: f32 = 180.0;

/// The sheet's own state.
#[derive(Default)]
pub(crate) struct ShortcutsDialog {
    /// The command and the place among its keys that wait for a new key.
    waiting: Option<(Command, usize)>,
    /// What became of the last key that could not be given.
    clash: Option<(Command, Clash)>,
}

impl ShortcutsDialog {
    /// Paints the sheet.
    pub(super) fn ui(&mut self, ui: &mut Ui, shared: &Shared, intents: &mut Vec<Intent>) {
        let mut keys = shared.keys.clone();
        self.take_key(ui, &mut keys);
        ui.heading(shared.texts.action_shortcuts());
        ui.label(shared.texts.keys_hint());
        let height = (ui.ctx().content_rect().height() - 260.0).clamp(160.0, 480.0);
        ScrollArea::vertical()
            .max_height(height)
            .min_scrolled_height(height)
            .auto_shrink([false, true])
            .show(ui, |ui| {
                for command in Command::ALL {
                    self.row_ui(ui, shared, &mut keys, command);
                }
            });
        if ui.button(shared.texts.keys_reset_all()).clicked() {
            keys.reset_all();
            *self = Self::default();
        }
        if keys != shared.keys {
            let settings = Settings { keys: keys.saved(), ..shared.settings.clone() };
            intents.push(Intent::Change(Box::new(settings)));
        }
    }

    /// Gives the waiting command the key that was pressed.
    fn take_key(&mut self, ui: &Ui, keys: &mut Keys) {
        let Some((command, place)) = self.waiting else { return };
        let Some(key) = take_pressed(ui.ctx()) else { return };
        self.waiting = None;
        if key.logical_key == Key::Escape {
            return;
        }
        if let Err(clash) = keys.set(command, place, key) {
            self.clash = Some((command, clash));
        }
    }

    fn row_ui(&mut self, ui: &mut Ui, shared: &Shared, keys: &mut Keys, command: Command) {
        let name = command.name(&shared.texts);
        ui.horizontal_wrapped(|ui| {
            ui.allocate_ui_with_layout(vec2(NAME_WIDTH, 32.0), Layout::left_to_right(Align::Center), |ui| {
                ui.set_min_width(NAME_WIDTH);
                ui.add(egui::Label::new(&name).wrap());
            });
            let own = shared.keys.of_command(command);
            for (place, key) in own.iter().enumerate() {
                let key = ui.ctx().format_shortcut(key);
                let label = shared.texts.keys_change(&name, &key);
                if self.key_ui(ui, shared, (command, place), &key, label).clicked() {
                    self.wait_for(command, place);
                }
            }
            if own.len() < KEYS {
                let place = own.len();
                let label = shared.texts.keys_add(&name);
                if self.key_ui(ui, shared, (command, place), "+", label).clicked() {
                    self.wait_for(command, place);
                }
            }
            if shared.keys.is_changed(command)
                && Icon::Home.button(ui, 32.0, &shared.texts.keys_reset(&name)).clicked()
            {
                keys.reset(command);
                self.clash = None;
            }
        });
        if let Some((_, clash)) = self.clash.filter(|(of, _)| *of == command) {
            let text = match clash {
                Clash::Command(other) => shared.texts.keys_taken(other.name(&shared.texts)),
                Clash::Fixed => shared.texts.keys_fixed(),
            };
            ui.colored_label(shared.tokens.wrong, text);
        }
    }

    fn key_ui(
        &self,
        ui: &mut Ui,
        shared: &Shared,
        place: (Command, usize),
        key: &str,
        label: String,
    ) -> Response {
        let is_waiting = self.waiting == Some(place);
        let text = if is_waiting { shared.texts.keys_press() } else { key.to_owned() };
        let response = ui.add(Button::selectable(is_waiting, strong(text)));
        let label = if is_waiting { shared.texts.keys_press() } else { label };
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_waiting, &label));
        response
    }

    fn wait_for(&mut self, command: Command, place: usize) {
        self.waiting = Some((command, place));
        self.clash = None;
    }
}
