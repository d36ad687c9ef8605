//! Rule help for the current step.

use egui::Ui;

use crate::app::Shared;
use crate::rules::Phase;
use crate::session::Session;

/// Says what matters now.
pub(crate) fn ui(ui: &mut Ui, session: &Session, shared: &Shared) {
    let t = &shared.texts;
    let game = session.shown();
    let text = match game.phase() {
        Phase::Place => t.help_place(),
        Phase::Princess => t.help_princess(),
        Phase::Figure if game.action_spent() => t.help_spent(),
        Phase::Figure => t.help_figure(),
        Phase::Capture => t.help_capture(),
        Phase::Release => t.help_release(),
        Phase::Dragon => t.help_dragon(),
        Phase::Over => t.help_over(),
    };
    ui.label(text);
}
