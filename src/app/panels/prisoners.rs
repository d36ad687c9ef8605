//! Captured meeples: who holds whom, and the ransom.

use egui::{Color32, Ui, vec2};

use crate::app::Shared;
use crate::app::intent::Intent;
use crate::app::pictures::{Piece, whole};
use crate::game_picture;
use crate::i18n::sentence;
use crate::rules::Action;
use crate::session::Session;

/// Paints a row for each prisoner.
pub(crate) fn ui(ui: &mut Ui, session: &Session, shared: &Shared, intents: &mut Vec<Intent>) {
    let game = session.shown();
    let legal = session.shown_legal_actions();
    for prisoner in game.prisoners() {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(26.0, 26.0), egui::Sense::hover());
            let colour = session.seat(prisoner.owner).colour;
            let texture =
                shared.pictures.piece(Piece::Figure(game_picture::figure(prisoner.kind, None), colour));
            ui.painter().image(texture, rect, whole(), Color32::WHITE);
            let words = shared.words(session.seats());
            let (holder, owner) = (words.player_within(prisoner.holder), words.player_within(prisoner.owner));
            let row = sentence(shared.texts.prisoners_row(prisoner.kind.name(), holder, owner));
            ui.add(egui::Label::new(row).wrap());
        });
        let ransom = Action::Ransom { holder: prisoner.holder, kind: prisoner.kind };
        let is_mine = !game.is_over() && prisoner.owner == game.player_to_act();
        if is_mine && session.computer_to_act().is_none() {
            let button = egui::Button::new(shared.texts.prisoners_ransom(prisoner.kind.name()));
            // Who practises may try it and hear why not.
            if ui.add_enabled(legal.contains(&ransom) || session.is_practice(), button).clicked() {
                intents.push(Intent::choose(ransom));
            }
        }
    }
}
