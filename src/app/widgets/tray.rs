//! A tray cut into the wood.

use egui::{Painter, Rect, Stroke, StrokeKind};

use crate::app::theme::Tokens;

/// How far the shadow of the tray's edge reaches into it.
const DEPTH: usize = 6;

/// Paints a tray: dark, with the shadow of its upper edge and a line of light below.
pub(crate) fn tray(painter: &Painter, tokens: &Tokens, rect: Rect, radius: f32) {
    painter.rect_filled(rect, radius, tokens.tray);
    if tokens.is_flat() {
        painter.rect_stroke(rect, radius, Stroke::new(2.0, tokens.line), StrokeKind::Inside);
        return;
    }
    // Each ring is a little lower than the one around it, so the shadow is deepest at the top.
    for step in 0..DEPTH {
        let ring = Rect::from_min_max(rect.min, rect.max).shrink(step as f32);
        let tone = tokens.shadow.gamma_multiply(0.42 * (1.0 - step as f32 / DEPTH as f32));
        let sides = painter.with_clip_rect(
            painter
                .clip_rect()
                .intersect(Rect::from_min_max(rect.min, egui::pos2(rect.right(), rect.bottom() - radius))),
        );
        sides.rect_stroke(ring, radius - step as f32, Stroke::new(1.0, tone), StrokeKind::Inside);
    }
    painter.rect_stroke(rect, radius, Stroke::new(1.0, tokens.tray_line), StrokeKind::Outside);
}
