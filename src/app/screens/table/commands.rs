//! Carrying out what was asked by key, menu or button.

use egui::Ui;

use crate::app::command::Command;
use crate::app::dialogs::Dialog;
use crate::app::map::paint::fields::FieldsShown;
use crate::app::map::{MapIntent, MapView, Scene};
use crate::app::theme::Pace;
use crate::app::{Intent, Shared};

use crate::app::screens::table::{TableIntent, TableScreen};

impl TableScreen {
    pub(super) fn command(
        &mut self,
        ui: &Ui,
        shared: &mut Shared,
        pace: Pace,
        command: Command,
        intents: &mut Vec<Intent>,
    ) {
        let acting = self.is_acting();
        if let Some(act) = on_map(command, acting) {
            let intent = self.with_map(shared, pace, |map, scene, _| act(map, scene));
            if let Some(MapIntent::Choose(action)) = intent {
                self.carry_out(ui, shared, pace, TableIntent::Choose(action), intents);
            }
            return;
        }
        match command {
            Command::Confirm => self.confirm(ui, shared, pace),
            Command::Undo => {
                self.take_back();
                self.deputy = false;
                self.thought = None;
                self.map.effects.skip();
                self.keep(shared);
            }
            Command::Redo if self.coach.is_some() => {}
            Command::Redo => {
                self.session.redo();
                self.keep(shared);
            }
            Command::Centre => {
                let pos = self.session.game().last_placed().pos;
                self.map.camera.centre_on(pos, pace.glide);
            }
            Command::ZoomIn => self.map.camera.zoom_by(1.25, ui.max_rect().center()),
            Command::ZoomOut => self.map.camera.zoom_by(0.8, ui.max_rect().center()),
            Command::Panels => toggle(shared, intents, |settings| &mut settings.panels),
            Command::Coordinates => toggle(shared, intents, |settings| &mut settings.coordinates),
            Command::Minimap => toggle(shared, intents, |settings| &mut settings.minimap),
            Command::Fields => self.show_next_fields(shared),
            Command::Hint | Command::PlayForMe
                if self.coach.as_ref().is_some_and(|coach| !coach.is_free()) => {}
            Command::Hint => {
                if acting && shared.settings.helps.active().hints {
                    self.advisor.ask(ui.ctx(), &self.session);
                }
            }
            Command::Why => self.explain(shared, None),
            Command::PlayForMe => self.deputy = acting || self.deputy,
            Command::Save if self.session.is_practice() => {}
            Command::Save => intents.push(Intent::Open(Dialog::save(&shared.folders))),
            Command::Picture => intents.push(Intent::Open(Dialog::picture(&self.session, shared))),
            Command::Rules => intents.push(Intent::Rulebook),
            Command::Shortcuts => intents.push(Intent::Open(Dialog::shortcuts())),
            Command::Settings => intents.push(Intent::Open(Dialog::Settings)),
            Command::Leave if self.coach.is_some() => intents.push(Intent::LeaveLesson),
            Command::Leave if self.session.is_practice() => intents.push(Intent::EndPractice),
            Command::Leave => intents.push(Intent::Title),
            Command::TurnRight
            | Command::TurnLeft
            | Command::NextCell
            | Command::PreviousCell
            | Command::Inspect
            | Command::Ask
            | Command::Fit => {}
        }
    }

    /// Goes on from no fields to those with farmers, to all of them, and says so.
    fn show_next_fields(&mut self, shared: &mut Shared) {
        if !shared.settings.helps.active().fields {
            return;
        }
        self.fields = self.fields.next();
        let message = match self.fields {
            FieldsShown::None => shared.texts.fields_hidden(),
            FieldsShown::Farmed => shared.texts.fields_farmed(),
            FieldsShown::All => shared.texts.fields_all(),
        };
        shared.toasts.add(message);
    }
}

/// What a command does on the map.
type OnMap = fn(&mut MapView, &Scene<'_>) -> Option<MapIntent>;

/// What a command does on the map, if it is about the map at all.
fn on_map(command: Command, acting: bool) -> Option<OnMap> {
    match command {
        Command::TurnRight if acting => Some(|map, scene| map.turn_tile(scene, true)),
        Command::TurnLeft if acting => Some(|map, scene| map.turn_tile(scene, false)),
        Command::NextCell if acting => Some(|map, scene| map.next_cell(scene, true)),
        Command::PreviousCell if acting => Some(|map, scene| map.next_cell(scene, false)),
        Command::Inspect => Some(|map, scene| {
            map.explain_next(scene);
            None
        }),
        Command::Ask => Some(|map, scene| {
            map.ask(scene);
            None
        }),
        Command::Fit => Some(|map, scene| {
            map.fit(scene);
            None
        }),
        _ => None,
    }
}

fn toggle(
    shared: &mut Shared,
    intents: &mut Vec<Intent>,
    field: fn(&mut crate::storage::Settings) -> &mut bool,
) {
    let value = field(&mut shared.settings);
    *value = !*value;
    intents.push(Intent::SettingsChanged);
}
