//! The question whether to leave a game that cannot be kept.

use egui::Ui;

use crate::app::Shared;
use crate::app::buttons::{primary, wide};
use crate::app::intent::{DialogName, Intent, Leave};

/// The question.
pub(crate) struct UnkeptDialog {
    reason: String,
    /// How one was about to leave; none if one only asked why.
    leave: Option<Leave>,
}

impl UnkeptDialog {
    /// Asks before the game is lost for this reason.
    pub(super) fn new(reason: String, leave: Option<Leave>) -> Self {
        Self { reason, leave }
    }

    /// Paints the question.
    pub(super) fn ui(&self, ui: &mut Ui, shared: &Shared, intents: &mut Vec<Intent>) {
        let t = &shared.texts;
        ui.heading(t.unkept_title());
        ui.label(t.unkept_about(self.reason.clone()));
        ui.add_space(8.0);
        if primary(ui, shared, t.unkept_save()) {
            intents.push(Intent::Open(DialogName::Save));
        }
        if wide(ui, t.unkept_stay()) {
            intents.push(Intent::Close);
        }
        match self.leave {
            Some(leave) => {
                if wide(ui, t.unkept_leave()) {
                    intents.push(Intent::LeaveAnyway(leave));
                }
            }
            None => {
                if !shared.keeper.is_guest() && wide(ui, t.unkept_again()) {
                    intents.push(Intent::KeepAgain);
                }
            }
        }
    }
}
