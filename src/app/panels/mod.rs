//! The panels beside the map.

mod help;
mod log;
mod players;
mod prisoners;
mod score_track;
mod tiles_left;

#[cfg(test)]
pub(crate) use help::anchors as help_anchors;

use egui::{CollapsingHeader, ScrollArea, Ui};

use crate::app::Shared;
use crate::app::guard::guard;
use crate::app::intent::Intent;
use crate::app::map::explain::state::Explainer;
use crate::app::panel_anchors::PanelAnchors;
use crate::app::theme::strong;
use crate::session::Session;

/// Paints what a lesson needs: the players, who is held captive, and the score track.
pub(crate) fn at_a_glance(
    ui: &mut Ui,
    session: &Session,
    shared: &Shared,
    homes: &mut PanelAnchors,
    intents: &mut Vec<Intent>,
) {
    players::ui(ui, session, shared, homes, intents);
    prisoners::ui(ui, session, shared, intents);
    ui.add_space(6.0);
    score_track::ui(ui, session, shared, homes);
}

/// Paints all panels, one below the other, each of which can be folded.
pub(crate) fn ui(
    ui: &mut Ui,
    session: &Session,
    explainer: &mut Explainer,
    shared: &Shared,
    homes: &mut PanelAnchors,
    intents: &mut Vec<Intent>,
) {
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        let fold =
            |ui: &mut Ui, title: String, id: &'static str, open: bool, add: &mut dyn FnMut(&mut Ui)| {
                CollapsingHeader::new(strong(title))
                    .id_salt(id)
                    .default_open(open)
                    .show(ui, |ui| guard(ui, id, add));
            };
        fold(ui, shared.texts.panel_players(), "players", true, &mut |ui| {
            players::ui(ui, session, shared, homes, intents);
        });
        if !session.game().prisoners().is_empty() {
            fold(ui, shared.texts.panel_prisoners(), "prisoners", true, &mut |ui| {
                prisoners::ui(ui, session, shared, intents);
            });
        }
        fold(ui, shared.texts.panel_scores(), "track", true, &mut |ui| {
            score_track::ui(ui, session, shared, homes);
        });
        if shared.settings.helps.active().counts {
            fold(ui, shared.texts.panel_tiles(), "tiles", false, &mut |ui| {
                tiles_left::ui(ui, session, explainer, shared);
            });
        }
        fold(ui, shared.texts.panel_help(), "help", true, &mut |ui| help::ui(ui, session, shared, intents));
        fold(ui, shared.texts.panel_log(), "log", true, &mut |ui| log::ui(ui, session, shared, intents));
    });
}
