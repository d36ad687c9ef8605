//! A line on a pill, of paper or cut into the wood.

use egui::{FontId, Painter, Rect, Ui, vec2};

use super::fitted::fitted;
use super::paper::Paper;
use crate::app::theme::{Tokens, text_size};

/// A line of text on a pill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pill {
    /// Of paper.
    Paper,
    /// Filled with the colour of action.
    Action,
    /// Dark, on the wood or on a picture.
    Dark,
}

impl Pill {
    /// Adds a pill with a line of text, no wider than the room there is.
    pub(crate) fn show(self, ui: &mut Ui, tokens: &Tokens, text: &str) -> egui::Response {
        let tone = match self {
            Self::Paper => tokens.text,
            Self::Action => tokens.on_accent,
            Self::Dark => tokens.on_wood,
        };
        let font = FontId::proportional(text_size::SMALL);
        let room = vec2(ui.available_width() - 20.0, 20.0);
        let galley = fitted(ui.painter(), text, &font, tone, room, 1);
        let (rect, response) = ui.allocate_exact_size(galley.size() + vec2(20.0, 10.0), egui::Sense::hover());
        self.paint(ui.painter(), tokens, rect);
        ui.painter().galley(rect.center() - galley.size() / 2.0, galley, tone);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, text));
        response
    }

    /// Paints an empty pill.
    pub(crate) fn paint(self, painter: &Painter, tokens: &Tokens, rect: Rect) {
        let radius = rect.height() / 2.0;
        match self {
            Self::Paper => Paper::new().radius(radius as u8).paint(painter, tokens, rect),
            Self::Action => super::paint_gradient(painter, rect, radius, tokens.action),
            Self::Dark => {
                painter.rect_filled(rect, radius, tokens.wood[0].gamma_multiply(0.92));
                let line = egui::Stroke::new(tokens.line_width(), tokens.tray_line);
                painter.rect_stroke(rect, radius, line, egui::StrokeKind::Inside);
            }
        }
    }
}
