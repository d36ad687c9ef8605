//! What happened, newest first; a click shows it on the map.

use egui::{RichText, ScrollArea, Ui};

use crate::app::Shared;
use crate::app::intent::{Intent, TableIntent};
use crate::app::player_badge::mark_ui;
use crate::rules::Event;
use crate::session::Session;

/// Lines that are shown at most; the rest of a long game is scrolled to rarely enough.
const LINES: usize = 200;

/// Paints the log.
pub(crate) fn ui(ui: &mut Ui, session: &Session, shared: &Shared, intents: &mut Vec<Intent>) {
    if session.log().iter().all(|entry| matches!(entry.event, Event::Turn { .. } | Event::Drawn { .. })) {
        ui.label(RichText::new(shared.texts.log_empty()).color(shared.tokens.faint));
        return;
    }
    let words = shared.words(session.seats());
    ScrollArea::vertical().id_salt("log").max_height(260.0).auto_shrink([false, true]).show(ui, |ui| {
        for entry in session.log().iter().rev().take(LINES) {
            let Some(line) = words.event(session, &entry.event) else { continue };
            ui.horizontal(|ui| {
                if let Some(player) = entry.event.player() {
                    mark_ui(ui, shared, session.seat(player).colour, 14.0);
                }
                let response = ui.add(egui::Label::new(line).wrap().sense(egui::Sense::click()));
                let response = match &entry.event {
                    Event::Score(score) => response.on_hover_text(words.derivation(&score.derivation)),
                    _ => response,
                };
                if response.clicked()
                    && let Some(pos) = entry.event.square()
                {
                    intents.push(Intent::Table(TableIntent::Show(pos)));
                }
            });
        }
    });
}
