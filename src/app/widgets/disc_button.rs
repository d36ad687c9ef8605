//! A round button with a sign on it, and perhaps a word below.

use egui::{
    FontId, Painter, Rect, Response, Role, Sense, Shadow, Stroke, Ui, Widget, WidgetInfo, pos2, vec2,
};

use super::fitted::fitted;
use super::focus::focus_ring;
use super::gradient::paint_gradient;
use crate::app::icons::Icon;
use crate::app::theme::{Tokens, text_size};

/// A round button of paper with a sign on it, and perhaps a word below.
pub(crate) struct DiscButton<'a> {
    tokens: &'a Tokens,
    icon: Icon,
    name: String,
    word: Option<String>,
    diameter: f32,
    is_on: bool,
    is_enabled: bool,
}

impl<'a> DiscButton<'a> {
    /// Width of a disc unless another is given.
    pub(crate) const DIAMETER: f32 = 44.0;

    /// Height of the word below.
    pub(crate) const WORD: f32 = 17.0;

    /// A button with this sign and accessible name.
    pub(crate) fn new(tokens: &'a Tokens, icon: Icon, name: impl Into<String>) -> Self {
        Self {
            tokens,
            icon,
            name: name.into(),
            word: None,
            diameter: Self::DIAMETER,
            is_on: false,
            is_enabled: true,
        }
    }

    /// With a word on the wood below.
    pub(crate) fn word(self, word: impl Into<String>) -> Self {
        Self { word: Some(word.into()), ..self }
    }

    /// So many points wide.
    pub(crate) fn diameter(self, diameter: f32) -> Self {
        Self { diameter, ..self }
    }

    /// Filled with the colour of action while what it opens is open.
    pub(crate) fn on(self, is_on: bool) -> Self {
        Self { is_on, ..self }
    }

    /// Pale and without effect unless enabled.
    pub(crate) fn enabled(self, is_enabled: bool) -> Self {
        Self { is_enabled, ..self }
    }

    fn paint(&self, painter: &Painter, rect: Rect, response: &Response) {
        let tokens = self.tokens;
        let radius = self.diameter / 2.0;
        let disc = Rect::from_center_size(
            pos2(rect.center().x, rect.top() + radius),
            vec2(self.diameter, self.diameter),
        );
        let is_down = response.is_pointer_button_down_on();
        if !tokens.is_flat() && self.is_enabled {
            let shadow = Shadow {
                offset: [0, if is_down { 1 } else { 3 }],
                blur: if is_down { 3 } else { 8 },
                spread: 0,
                color: tokens.shadow,
            };
            painter.add(shadow.as_shape(disc, radius as u8));
        }
        let (fill, tone) =
            if self.is_on { (tokens.action, tokens.on_accent) } else { (tokens.card, tokens.text) };
        let fade = if self.is_enabled { 1.0 } else { 0.4 };
        let fill = crate::app::theme::Gradient {
            top: fill.top.gamma_multiply(fade),
            bottom: fill.bottom.gamma_multiply(fade),
        };
        paint_gradient(painter, disc, radius, fill);
        let is_hovered = self.is_enabled && response.hovered();
        let line = if is_hovered {
            Stroke::new(2.0, tokens.rim)
        } else {
            Stroke::new(tokens.line_width(), tokens.line.gamma_multiply(fade))
        };
        painter.circle_stroke(disc.center(), radius - line.width / 2.0, line);
        self.icon.paint(painter, disc.center(), radius * 0.42, tone.gamma_multiply(fade));
        if let Some(word) = &self.word {
            let font = FontId::proportional(text_size::SMALL);
            let galley = fitted(painter, word, &font, tokens.on_wood, vec2(rect.width(), Self::WORD), 1);
            let at = pos2(rect.center().x - galley.size().x / 2.0, disc.bottom() + 5.0);
            painter.galley(at, galley, tokens.on_wood);
        }
        focus_ring(painter, tokens, response, disc, radius);
    }
}

impl Widget for DiscButton<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let (width, height) = match self.word {
            Some(_) => (self.diameter + 20.0, self.diameter + 5.0 + Self::WORD),
            None => (self.diameter, self.diameter),
        };
        let sense = if self.is_enabled { Sense::click() } else { Sense::hover() };
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), sense);
        response.widget_info(|| WidgetInfo::selected(Role::Button, self.is_enabled, self.is_on, &self.name));
        if ui.is_rect_visible(rect) {
            self.paint(ui.painter(), rect, &response);
        }
        response.on_hover_text(&self.name)
    }
}
