//! Commands at the table, whether called by key, menu or button.

use egui::Context;

use crate::app::Shared;
use crate::app::command::Command;
use crate::app::intent::{DialogName, Intent};
use crate::app::map::MapView;
use crate::app::map::paint::fields::FieldsShown;
use crate::storage::Settings;

use super::TableScreen;
use super::side_sheet::SideSheet;

/// How much nearer one step of zooming goes.
const ZOOM_STEP: f32 = 1.25;

impl TableScreen {
    /// Carries out a command; what leads beyond the table is asked for in turn.
    pub(crate) fn command(
        &mut self,
        ctx: &Context,
        shared: &mut Shared,
        command: Command,
        intents: &mut Vec<Intent>,
    ) {
        let glide = shared.pace().glide;
        let (acting, allowed) = (self.is_acting(), self.allowed());
        match command {
            Command::Confirm => self.confirm(ctx, shared),
            Command::Undo => {
                if allowed.undo {
                    self.policy.undo(&mut self.session);
                    self.plays_for = None;
                    self.look_for_places = true;
                    self.thought = None;
                    self.map.effects.skip();
                    shared.keep_game(&self.session);
                }
            }
            Command::Redo => {
                if allowed.redo {
                    self.session.redo();
                    self.look_for_places = true;
                    shared.keep_game(&self.session);
                }
            }
            Command::TurnRight => self.turn_tile(ctx, shared, true),
            Command::TurnLeft => self.turn_tile(ctx, shared, false),
            Command::NextCell => self.go_to_place(ctx, shared, true),
            Command::PreviousCell => self.go_to_place(ctx, shared, false),
            Command::Fit => self.with_map(shared, MapView::fit),
            Command::Centre => self.map.camera.centre_on(self.session.game().last_placed().pos, glide),
            Command::ZoomIn => self.zoom(ZOOM_STEP),
            Command::ZoomOut => self.zoom(1.0 / ZOOM_STEP),
            Command::Panels => intents.push(toggled(shared, |settings| &mut settings.panels)),
            Command::Coordinates => intents.push(toggled(shared, |settings| &mut settings.coordinates)),
            Command::Minimap => intents.push(toggled(shared, |settings| &mut settings.minimap)),
            Command::Fields => self.show_next_fields(shared),
            Command::Inspect => self.with_map(shared, MapView::explain_next),
            Command::Ask => self.with_map(shared, MapView::ask),
            Command::Hint => {
                if acting && allowed.advice && shared.settings.helps.active().hints {
                    self.advisor.ask(ctx, &self.session);
                }
            }
            Command::Why => self.explain(shared, None),
            Command::PlayForMe => {
                if allowed.advice && acting {
                    self.plays_for = Some(self.session.game().player_to_act());
                }
            }
            Command::Save => {
                if allowed.save {
                    intents.push(Intent::Open(DialogName::Save));
                }
            }
            Command::Picture => intents.push(Intent::Open(DialogName::Picture)),
            Command::Rules => intents.push(Intent::ToggleRulebook),
            Command::Shortcuts => intents.push(Intent::Open(DialogName::Shortcuts)),
            Command::Settings => intents.push(Intent::Open(DialogName::Settings)),
            Command::Leave => intents.push(self.policy.leave()),
            Command::TilesLeft => {
                if shared.settings.helps.active().counts {
                    self.toggle_side(SideSheet::TilesLeft);
                }
            }
            Command::Log => self.toggle_side(SideSheet::Log),
            Command::Scores => self.toggle_side(SideSheet::Scores),
        }
    }

    /// Turns the tile in hand, or the one laid out to its next fitting turn.
    fn turn_tile(&mut self, ctx: &Context, shared: &mut Shared, clockwise: bool) {
        if self.is_acting()
            && let Some(action) = self.with_map(shared, |map, scene| map.turn_tile(scene, clockwise))
        {
            self.choose(ctx, shared, action);
        }
    }

    /// Lays the tile out in the next place, or the one before.
    fn go_to_place(&mut self, ctx: &Context, shared: &mut Shared, forward: bool) {
        if self.is_acting()
            && let Some(action) = self.with_map(shared, |map, scene| map.next_place(scene, forward))
        {
            self.choose(ctx, shared, action);
        }
    }

    fn zoom(&mut self, factor: f32) {
        let centre = self.map.camera.view().center();
        self.map.camera.zoom_by(factor, centre);
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

/// The settings with one of them switched on or off.
fn toggled(shared: &Shared, field: fn(&mut Settings) -> &mut bool) -> Intent {
    let mut settings = Box::new(shared.settings.clone());
    let value = field(&mut settings);
    *value = !*value;
    Intent::Change(settings)
}
