//! One of a few choices that lie side by side.

use egui::{FontId, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use super::fitted::write_fitted;
use super::focus::focus_ring;
use crate::app::theme::{Tokens, text_size};

/// Height of a row of choices.
const HEIGHT: f32 = 36.0;

/// Lets one of a few choices be made; each is a button with its own name. `true` if another one was chosen.
pub(crate) fn segments<T: PartialEq + Copy>(
    ui: &mut Ui,
    tokens: &Tokens,
    width: f32,
    choices: &[(T, String)],
    value: &mut T,
) -> bool {
    let before = *value;
    let (row, _) = ui.allocate_exact_size(vec2(width, HEIGHT), Sense::hover());
    ui.painter().rect(
        row,
        8,
        tokens.line.gamma_multiply(0.45),
        Stroke::new(tokens.line_width(), tokens.line),
        StrokeKind::Inside,
    );
    let step = (width - 6.0) / choices.len().max(1) as f32;
    for (number, (choice, word)) in choices.iter().enumerate() {
        let left = row.left() + 3.0 + step * number as f32;
        let rect = egui::Rect::from_min_size(egui::pos2(left, row.top() + 3.0), vec2(step, HEIGHT - 6.0));
        let is_chosen = *choice == before;
        let response: Response = ui.allocate_rect(rect, Sense::click());
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, word));
        let tone = if is_chosen {
            let line = Stroke::new(tokens.line_width(), tokens.line);
            ui.painter().rect(rect, 6, tokens.raised, line, StrokeKind::Inside);
            tokens.text
        } else if response.hovered() {
            tokens.text
        } else {
            tokens.faint
        };
        let font = FontId::proportional(text_size::DETAIL);
        write_fitted(
            ui.painter(),
            rect.shrink2(vec2(4.0, 2.0)),
            egui::Align2::CENTER_CENTER,
            word,
            &font,
            tone,
            1,
        );
        if is_chosen && tokens.is_flat() {
            ui.painter().rect_stroke(rect, 6, Stroke::new(3.0, tokens.rim), StrokeKind::Inside);
        }
        focus_ring(ui.painter(), tokens, &response, rect, 6.0);
        if response.clicked() {
            *value = *choice;
        }
    }
    *value != before
}
