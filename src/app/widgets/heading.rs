//! The heading of a part of a screen or sheet.

use egui::{Label, Response, Ui};

use crate::app::theme::{Tokens, serif, text_size};

/// The heading of a part, in the serif and with a line below.
pub(crate) fn heading(ui: &mut Ui, tokens: &Tokens, text: impl Into<String>) -> Response {
    let response = ui.add(Label::new(serif(text, text_size::CHAPTER).color(tokens.text)).wrap());
    let line = egui::Stroke::new(tokens.line_width(), tokens.line);
    let y = response.rect.bottom() + 2.0;
    ui.painter().hline(ui.max_rect().x_range(), y, line);
    ui.add_space(4.0);
    response
}
