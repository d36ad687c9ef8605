//! The sign that stays in sight for as long as the game at the table cannot be kept.

use egui::{Area, Button, Id, Order, Pos2, RichText, Stroke, Ui, vec2};

use crate::app::Shared;
use crate::app::intent::{DialogName, Intent};

/// Paints the sign with its upper left corner here; nothing while all is well. It is a button that tells more.
pub(crate) fn unkept_sign(ui: &Ui, corner: Pos2, shared: &Shared, intents: &mut Vec<Intent>) {
    if shared.unkept_reason().is_none() {
        return;
    }
    let tokens = &shared.tokens;
    Area::new(Id::unique("unkept sign")).order(Order::Middle).fixed_pos(corner).show(ui.ctx(), |ui| {
        let words = RichText::new(shared.texts.unkept_sign()).color(tokens.wrong).small();
        let sign = Button::new(words).fill(tokens.raised).stroke(Stroke::new(1.5, tokens.wrong));
        if ui.add(sign.min_size(vec2(0.0, 28.0))).clicked() {
            intents.push(Intent::Open(DialogName::Unkept));
        }
    });
}
