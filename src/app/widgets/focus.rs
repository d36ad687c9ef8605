//! What has the keyboard.

use egui::{Painter, Rect, Response, Stroke, StrokeKind};

use crate::app::theme::Tokens;

/// A ring around what has the keyboard: two tones, of which one is seen on any ground.
pub(crate) fn focus_ring(
    painter: &Painter,
    tokens: &Tokens,
    response: &Response,
    rect: Rect,
    radius: impl Into<f32>,
) {
    if !response.has_focus() {
        return;
    }
    let radius: f32 = radius.into();
    let [ring, halo] = tokens.focus;
    painter.rect_stroke(rect.expand(4.5), radius + 4.5, Stroke::new(2.0, halo), StrokeKind::Inside);
    painter.rect_stroke(rect.expand(3.0), radius + 3.0, Stroke::new(2.0, ring), StrokeKind::Inside);
    painter.rect_stroke(rect.expand(1.0), radius + 1.0, Stroke::new(1.0, halo), StrokeKind::Inside);
}
