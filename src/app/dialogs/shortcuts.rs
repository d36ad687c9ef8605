//! The sheet of shortcuts, made from the commands themselves; every key can be changed.

use egui::{Align, Button, Key, Layout, Response, Role, ScrollArea, Ui, WidgetInfo, vec2};

use crate::app::command::Command;
use crate::app::icons::Icon;
use crate::app::keys::{Clash, take_pressed};
use crate::app::theme::strong;
use crate::app::{Intent, Shared};

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
    pub(super) fn ui(&mut self, ui: &mut Ui, shared: &mut Shared, intents: &mut Vec<Intent>) {
        if self.take_key(ui, shared) {
            shared.settings.keys = shared.keys.saved();
            intents.push(Intent::SettingsChanged);
        }
        ui.heading(shared.texts.action_shortcuts());
        ui.label(shared.texts.keys_hint());
        let height = (ui.ctx().content_rect().height() - 260.0).clamp(160.0, 480.0);
        let before = shared.keys.clone();
        ScrollArea::vertical()
            .max_height(height)
            .min_scrolled_height(height)
            .auto_shrink([false, true])
            .show(ui, |ui| {
                for command in Command::ALL {
                    self.row_ui(ui, shared, command);
                }
            });
        if ui.button(shared.texts.keys_reset_all()).clicked() {
            shared.keys.reset_all();
            *self = Self::default();
        }
        if shared.keys != before {
            shared.settings.keys = shared.keys.saved();
            intents.push(Intent::SettingsChanged);
        }
    }

    /// Gives the waiting command the key that was pressed; `true` if anything changed.
    fn take_key(&mut self, ui: &Ui, shared: &mut Shared) -> bool {
        let Some((command, place)) = self.waiting else { return false };
        let Some(key) = take_pressed(ui.ctx()) else { return false };
        self.waiting = None;
        if key.logical_key == Key::Escape {
            return false;
        }
        match shared.keys.set(command, place, key) {
            Ok(()) => true,
            Err(clash) => {
                self.clash = Some((command, clash));
                false
            }
        }
    }

    fn row_ui(&mut self, ui: &mut Ui, shared: &mut Shared, command: Command) {
        let name = command.name(&shared.texts);
        ui.horizontal_wrapped(|ui| {
            ui.allocate_ui_with_layout(vec2(NAME_WIDTH, 32.0), Layout::left_to_right(Align::Center), |ui| {
                ui.set_min_width(NAME_WIDTH);
                ui.add(egui::Label::new(&name).wrap());
            });
            let keys = shared.keys.of_command(command);
            for (place, key) in keys.iter().enumerate() {
                let key = ui.ctx().format_shortcut(key);
                let label = shared.texts.keys_change(&name, &key);
                if self.key_ui(ui, shared, (command, place), &key, label).clicked() {
                    self.wait_for(command, place);
                }
            }
            if keys.len() < KEYS {
                let place = keys.len();
                let label = shared.texts.keys_add(&name);
                if self.key_ui(ui, shared, (command, place), "+", label).clicked() {
                    self.wait_for(command, place);
                }
            }
            if shared.keys.is_changed(command)
                && Icon::Home.button(ui, 32.0, &shared.texts.keys_reset(&name)).clicked()
            {
                shared.keys.reset(command);
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
