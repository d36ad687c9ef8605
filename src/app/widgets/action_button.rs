//! A wide button of a fixed size with words on it, and the key below them.

use egui::{
    Align2, CornerRadius, FontFamily, FontId, Painter, Rect, Response, Role, Sense, Shadow, Stroke,
    StrokeKind, Ui, Vec2, Widget, WidgetInfo, vec2,
};

use super::fitted::{fitted, fitted_centred};
use super::focus::focus_ring;
use super::gradient::paint_gradient;
use crate::app::icons::Icon;
use crate::app::theme::{Gradient, STRONG, Tokens, text_size};

/// How loudly a button speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Weight {
    /// What most people want now.
    Action,
    /// Everything else that can be done.
    Quiet,
    /// What cannot be done lightly, such as deleting.
    Warning,
    /// Nothing to be done: the words only tell what the table waits for.
    Idle,
}

/// A wide button whose words may change while its place and size stay.
pub(crate) struct ActionButton<'a> {
    tokens: &'a Tokens,
    words: String,
    key: String,
    icon: Option<Icon>,
    /// Whether the words are only its accessible name.
    is_sign: bool,
    weight: Weight,
    size: Option<Vec2>,
}

/// Radius of its corners.
const ROUND: u8 = 9;

impl<'a> ActionButton<'a> {
    /// Height unless a size is given.
    pub(crate) const HEIGHT: f32 = 48.0;

    /// A button with these words, which are also its accessible name.
    pub(crate) fn new(tokens: &'a Tokens, words: impl Into<String>) -> Self {
        Self {
            tokens,
            words: words.into(),
            key: String::new(),
            icon: None,
            is_sign: false,
            weight: Weight::Action,
            size: None,
        }
    }

    /// With the key that does the same, in small letters under the words.
    pub(crate) fn key(self, key: impl Into<String>) -> Self {
        Self { key: key.into(), ..self }
    }

    /// With a sign before the words.
    pub(crate) fn icon(self, icon: Icon) -> Self {
        Self { icon: Some(icon), ..self }
    }

    /// A button with a sign instead of words; the words are its accessible name.
    pub(crate) fn sign(tokens: &'a Tokens, icon: Icon, name: impl Into<String>) -> Self {
        Self { icon: Some(icon), is_sign: true, weight: Weight::Quiet, ..Self::new(tokens, name) }
    }

    /// How loudly it speaks.
    pub(crate) fn weight(self, weight: Weight) -> Self {
        Self { weight, ..self }
    }

    /// Exactly so large, whatever is written on it. Without this it is as wide as the room it finds.
    pub(crate) fn size(self, size: Vec2) -> Self {
        Self { size: Some(size), ..self }
    }

    fn paint(&self, painter: &Painter, rect: Rect, response: &Response) {
        let tokens = self.tokens;
        let is_idle = self.weight == Weight::Idle;
        let is_down = response.is_pointer_button_down_on();
        let lift = if is_down && !is_idle { 1.0 } else { 0.0 };
        let rect = rect.translate(vec2(0.0, lift));
        if !tokens.is_flat() && !is_idle {
            let shadow =
                Shadow { offset: [0, if is_down { 1 } else { 3 }], blur: 8, spread: 0, color: tokens.shadow };
            painter.add(shadow.as_shape(rect, CornerRadius::same(ROUND)));
        }
        let (fill, tone) = match self.weight {
            Weight::Action => (tokens.action, tokens.on_accent),
            Weight::Quiet => (tokens.card, tokens.text),
            Weight::Warning => (tokens.card, tokens.wrong),
            Weight::Idle => (Gradient { top: tokens.tray, bottom: tokens.tray }, tokens.on_wood_faint),
        };
        paint_gradient(painter, rect, f32::from(ROUND), fill);
        let line = match self.weight {
            _ if !is_idle && response.hovered() => Stroke::new(2.0, tokens.rim),
            Weight::Action => Stroke::new(1.0, tokens.action.bottom),
            Weight::Idle => Stroke::new(tokens.line_width(), tokens.tray_line),
            Weight::Quiet | Weight::Warning => Stroke::new(tokens.line_width(), tokens.line),
        };
        painter.rect_stroke(rect, ROUND, line, StrokeKind::Inside);
        self.write(painter, rect, tone);
        focus_ring(painter, tokens, response, rect, f32::from(ROUND));
    }

    fn write(&self, painter: &Painter, rect: Rect, tone: egui::Color32) {
        /// Points that the line with the key needs.
        const KEY: f32 = 15.0;
        if let Some(icon) = self.icon.filter(|_| self.is_sign) {
            return icon.paint(painter, rect.center(), rect.height().min(rect.width()) * 0.19, tone);
        }
        let sign = if self.icon.is_some() { 26.0 } else { 0.0 };
        let inside = rect.shrink2(vec2(10.0, 4.0));
        let has_key = !self.key.is_empty() && inside.height() >= 40.0;
        let key = if has_key { KEY } else { 0.0 };
        let room = vec2(inside.width() - sign, inside.height() - key);
        let lines = if room.y >= 30.0 { 2 } else { 1 };
        let font = FontId::new(text_size::LEAD, FontFamily::Name(STRONG.into()));
        let words = fitted_centred(painter, &self.words, &font, tone, room, lines);
        let block = vec2(words.size().x + sign, words.size().y + key);
        let place = Align2::CENTER_CENTER.align_size_within_rect(block, rect);
        if let Some(icon) = self.icon {
            let at = egui::pos2(place.left() + 9.0, place.top() + words.size().y / 2.0);
            icon.paint(painter, at, 8.0, tone);
        }
        let key_top = place.top() + words.size().y;
        painter.galley(egui::pos2(place.center().x + sign / 2.0, place.top()), words, tone);
        if has_key {
            let font = FontId::proportional(text_size::TINY);
            let line =
                fitted(painter, &self.key, &font, tone.gamma_multiply(0.85), vec2(inside.width(), KEY), 1);
            painter.galley(egui::pos2(rect.center().x - line.size().x / 2.0, key_top), line, tone);
        }
    }
}

impl Widget for ActionButton<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let size = self.size.unwrap_or_else(|| vec2(ui.available_width(), Self::HEIGHT));
        let is_enabled = self.weight != Weight::Idle && ui.is_enabled();
        let sense = if is_enabled { Sense::click() } else { Sense::hover() };
        let (rect, response) = ui.allocate_exact_size(size, sense);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, is_enabled, &self.words));
        if ui.is_rect_visible(rect) {
            self.paint(ui.painter(), rect, &response);
        }
        if self.is_sign { response.on_hover_text(&self.words) } else { response }
    }
}
