//! A line of a menu: a sign, words, and the key that does the same.

use egui::{
    Align2, FontId, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, Widget, WidgetInfo, pos2, vec2,
};

use super::fitted::{fitted, write_fitted};
use super::focus::focus_ring;
use crate::app::icons::Icon;
use crate::app::theme::{Tokens, text_size};

/// A line of a menu.
pub(crate) struct MenuRow<'a> {
    tokens: &'a Tokens,
    icon: Option<Icon>,
    words: String,
    key: String,
    size: Vec2,
    is_enabled: bool,
}

impl<'a> MenuRow<'a> {
    /// A line with these words, so large.
    pub(crate) fn new(tokens: &'a Tokens, words: impl Into<String>, size: Vec2) -> Self {
        Self { tokens, icon: None, words: words.into(), key: String::new(), size, is_enabled: true }
    }

    /// With a sign before the words.
    pub(crate) fn icon(self, icon: Option<Icon>) -> Self {
        Self { icon, ..self }
    }

    /// With the key that does the same.
    pub(crate) fn key(self, key: impl Into<String>) -> Self {
        Self { key: key.into(), ..self }
    }

    /// Pale and without effect unless enabled.
    pub(crate) fn enabled(self, is_enabled: bool) -> Self {
        Self { is_enabled, ..self }
    }
}

impl Widget for MenuRow<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let tokens = self.tokens;
        let sense = if self.is_enabled { Sense::click() } else { Sense::hover() };
        let (rect, response) = ui.allocate_exact_size(self.size, sense);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, self.is_enabled, &self.words));
        let painter = ui.painter();
        if self.is_enabled && (response.hovered() || response.has_focus()) {
            painter.rect_filled(rect, 7, tokens.line.gamma_multiply(0.55));
        }
        let fade = if self.is_enabled { 1.0 } else { 0.45 };
        let tone = tokens.text.gamma_multiply(fade);
        let mut left = rect.left() + 10.0;
        if let Some(icon) = self.icon {
            icon.paint(painter, pos2(left + 8.0, rect.center().y), 7.5, tone);
            left += 28.0;
        }
        let mut right = rect.right() - 8.0;
        if !self.key.is_empty() {
            let font = FontId::proportional(text_size::TINY);
            let key = fitted(painter, &self.key, &font, tokens.faint, vec2(rect.width() * 0.4, 16.0), 1);
            let cap = Rect::from_min_size(
                pos2(right - key.size().x - 12.0, rect.center().y - 11.0),
                vec2(key.size().x + 12.0, 22.0),
            );
            let line = Stroke::new(1.0, tokens.faint.gamma_multiply(0.6));
            painter.rect_stroke(cap, 4, line, StrokeKind::Inside);
            painter.galley(cap.center() - key.size() / 2.0, key, tokens.faint);
            right = cap.left() - 6.0;
        }
        let font = FontId::proportional(text_size::BODY);
        let words = Rect::from_min_max(pos2(left, rect.top()), pos2(right, rect.bottom()));
        write_fitted(
            painter,
            words,
            Align2::LEFT_CENTER,
            &self.words,
            &font,
            tone,
            if rect.height() > 34.0 { 2 } else { 1 },
        );
        focus_ring(painter, tokens, &response, rect.shrink(3.0), 7.0);
        response
    }
}
