//! A living example: the position, drawn by the game, with its moves to step through.

use egui::{Frame, Margin, RichText, Ui};

use crate::app::Shared;
use crate::app::theme;
use crate::examples::{self, Example};
use crate::session::{Control, Seat, Session};

use super::Asked;

/// Paints an example.
pub(super) fn ui(ui: &mut Ui, shared: &Shared, id: &str, caption: &str, asked: &mut Vec<Asked>) {
    Frame::new()
        .fill(shared.tokens.raised)
        .corner_radius(theme::RADIUS)
        .inner_margin(Margin::symmetric(12, 8))
        .show(ui, |ui| {
            ui.label(RichText::new(id).small().color(shared.tokens.faint));
            ui.label(caption);
            if ui.button(shared.texts.example_try()).clicked() {
                asked.extend(
                    examples::find(id).and_then(session).map(|session| Asked::Practise(Box::new(session))),
                );
            }
        });
}

/// The example's position at a table of its own.
fn session(example: &Example) -> Option<Session> {
    let seat = |colour: usize| Seat { name: String::new(), colour, control: Control::Human };
    let seats = example.players.iter().map(|&colour| seat(colour as usize)).collect();
    Session::practise(&example.position, seats).ok()
}
