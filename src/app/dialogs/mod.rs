//! Dialogs over a screen: settings, files, the sheet of shortcuts.

mod browse;
mod files;
mod guest;
mod settings;
mod shortcuts;
mod unfinished;
mod unkept;

use egui::Ui;

use crate::app::Shared;
use crate::app::guard::guard;
use crate::app::intent::{DialogName, Intent, Leave, NextGame};
use crate::app::theme::breakpoint;
use crate::session::Session;
use crate::storage::SavedGame;

use files::{LoadDialog, SaveDialog};
use shortcuts::ShortcutsDialog;
use unfinished::UnfinishedDialog;
use unkept::UnkeptDialog;

/// A dialog finds its size and its place within a few frames; paints them, also when nothing else happens.
fn settle(ctx: &egui::Context, rect: egui::Rect) {
    let before = ctx.data_mut(|data| {
        let place: &mut egui::Rect =
            data.get_temp_mut_or(egui::Id::unique("place of the dialog"), egui::Rect::ZERO);
        std::mem::replace(place, rect)
    });
    if before != rect {
        ctx.request_discard("a dialog finds its place");
        ctx.request_repaint();
    }
}

/// The dialog that is open.
pub(crate) enum Dialog {
    /// Settings.
    Settings,
    /// Load a game.
    Load(LoadDialog),
    /// Save a game or a picture.
    Save(SaveDialog),
    /// What shall become of an unfinished game.
    Unfinished(UnfinishedDialog),
    /// Whether to leave a game that cannot be kept.
    Unkept(UnkeptDialog),
    /// What to do while another window has the files.
    Guest,
    /// The sheet of shortcuts.
    Shortcuts(ShortcutsDialog),
}

impl Dialog {
    /// The question what shall become of an unfinished game.
    pub(crate) fn unfinished(kept: &SavedGame, next: NextGame) -> Self {
        Self::Unfinished(UnfinishedDialog::new(kept, next))
    }

    /// The question whether to leave a game that cannot be kept.
    pub(crate) fn unkept(reason: String, leave: Leave) -> Self {
        Self::Unkept(UnkeptDialog::new(reason, Some(leave)))
    }

    /// The dialog of a name. A picture is of the game at the table; without one there is none to save.
    pub(crate) fn open(
        name: DialogName,
        ctx: &egui::Context,
        session: Option<&Session>,
        shared: &Shared,
    ) -> Option<Self> {
        Some(match name {
            DialogName::Settings => Self::Settings,
            DialogName::Load => Self::Load(LoadDialog::new(ctx, &shared.folders)),
            DialogName::Save => Self::Save(SaveDialog::game(&shared.folders)),
            DialogName::Picture => Self::Save(SaveDialog::picture(session?, shared)),
            DialogName::Shortcuts => Self::Shortcuts(ShortcutsDialog::default()),
            DialogName::Unkept => Self::Unkept(UnkeptDialog::new(shared.unkept_reason()?, None)),
        })
    }

    /// Paints the dialog.
    pub(crate) fn ui(&mut self, ui: &Ui, shared: &Shared, intents: &mut Vec<Intent>) {
        let room = ui.ctx().content_rect().width();
        let margin: i8 = if room < breakpoint::DIALOG_MARGINS { 10 } else { 20 };
        let frame = egui::Frame::popup(&ui.ctx().global_style()).inner_margin(margin);
        let modal = egui::Modal::new(egui::Id::unique("dialog")).frame(frame).show(ui.ctx(), |ui| {
            ui.set_width(460.0_f32.min(room - 28.0 - 2.0 * f32::from(margin)));
            let painted = guard(ui, "dialog", |ui| match self {
                Self::Settings => settings::ui(ui, shared, intents),
                Self::Load(dialog) => dialog.ui(ui, shared, intents),
                Self::Save(dialog) => dialog.ui(ui, shared, intents),
                Self::Unfinished(dialog) => dialog.ui(ui, shared, intents),
                Self::Unkept(dialog) => dialog.ui(ui, shared, intents),
                Self::Guest => guest::ui(ui, shared, intents),
                Self::Shortcuts(dialog) => dialog.ui(ui, shared, intents),
            });
            ui.add_space(12.0);
            if ui.button(shared.texts.close()).clicked() || painted.is_none() {
                intents.push(Intent::Close);
            }
        });
        settle(ui.ctx(), modal.response.rect);
        if modal.should_close() {
            intents.push(Intent::Close);
        }
    }
}
