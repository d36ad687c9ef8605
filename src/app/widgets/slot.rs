//! A place in a tray for a sort of piece: its picture, its word and how many there are.

use egui::{
    Align2, Color32, FontFamily, FontId, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind, TextureId,
    Ui, Vec2, Widget, WidgetInfo, pos2, vec2,
};

use super::fitted::fitted;
use super::focus::focus_ring;
use crate::app::icons::Icon;
use crate::app::theme::{STRONG, Tokens, text_size, tint};

/// A place in a tray for a sort of piece.
pub(crate) struct Slot<'a> {
    tokens: &'a Tokens,
    picture: (TextureId, Rect),
    /// Width of the picture in parts of the usual one.
    scale: f32,
    name: String,
    word: String,
    count: Option<u32>,
    badge: Option<Icon>,
    is_chosen: bool,
    is_open: bool,
    is_absent: bool,
    size: Vec2,
}

impl<'a> Slot<'a> {
    /// A place of this size, with an accessible name and the short word below the piece.
    pub(crate) fn new(
        tokens: &'a Tokens,
        picture: (TextureId, Rect),
        name: impl Into<String>,
        word: impl Into<String>,
        size: Vec2,
    ) -> Self {
        Self {
            tokens,
            picture,
            scale: 1.0,
            name: name.into(),
            word: word.into(),
            count: None,
            badge: None,
            is_chosen: false,
            is_open: false,
            is_absent: false,
            size,
        }
    }

    /// The piece in another size than usual.
    pub(crate) fn scale(self, scale: f32) -> Self {
        Self { scale, ..self }
    }

    /// How many there are.
    pub(crate) fn count(self, count: u32) -> Self {
        Self { count: Some(count), ..self }
    }

    /// With a small sign at the piece, such as an arrow home.
    pub(crate) fn badge(self, badge: Option<Icon>) -> Self {
        Self { badge, ..self }
    }

    /// Whether its places are shown on the map.
    pub(crate) fn chosen(self, is_chosen: bool) -> Self {
        Self { is_chosen, ..self }
    }

    /// Whether it can be chosen now.
    pub(crate) fn open(self, is_open: bool) -> Self {
        Self { is_open, ..self }
    }

    /// Whether there is none of it: pale, but in its place.
    pub(crate) fn absent(self, is_absent: bool) -> Self {
        Self { is_absent, ..self }
    }

    fn paint(&self, painter: &Painter, rect: Rect, response: &Response) {
        let tokens = self.tokens;
        let radius = 8.0;
        painter.rect_filled(rect, radius, tokens.tray);
        let line = if self.is_chosen {
            Stroke::new(if tokens.is_flat() { 3.0 } else { 2.0 }, tokens.rim)
        } else if self.is_open && response.hovered() {
            Stroke::new(1.5, tokens.rim)
        } else {
            Stroke::new(1.0, tokens.tray_line)
        };
        if self.is_chosen && !tokens.is_flat() {
            painter.rect_filled(rect, radius, tokens.rim.gamma_multiply(0.22));
        }
        painter.rect_stroke(rect, radius, line, StrokeKind::Inside);
        let fade = if self.is_absent {
            0.45
        } else if self.is_open || self.is_chosen {
            1.0
        } else {
            0.75
        };
        let word = 17.0;
        let side = ((rect.height() - word - 14.0).min(rect.width() - 8.0)) * self.scale;
        let middle = pos2(rect.center().x, rect.top() + 12.0 + (rect.height() - word - 14.0) / 2.0);
        let place = Rect::from_center_size(middle, Vec2::splat(side));
        let (texture, uv) = self.picture;
        painter.image(texture, place, uv, tint::appearing(fade));
        let tone = |tone: Color32| tone.gamma_multiply(fade.max(0.6));
        if let Some(badge) = self.badge {
            let at = place.right_bottom() - vec2(side * 0.1, side * 0.1);
            painter.circle_filled(at, 9.0, tokens.card.top);
            badge.paint(painter, at, 5.5, tokens.text);
        }
        let font = FontId::proportional(text_size::TINY);
        let galley =
            fitted(painter, &self.word, &font, tone(tokens.on_wood), vec2(rect.width() - 2.0, word), 1);
        let at = pos2(rect.center().x - galley.size().x / 2.0, rect.bottom() - word - 1.0);
        painter.galley(at, galley, tokens.on_wood);
        if let Some(count) = self.count {
            let font = FontId::new(text_size::LABEL, FontFamily::Name(STRONG.into()));
            let at = rect.right_top() + vec2(-5.0, 2.0);
            painter.text(at, Align2::RIGHT_TOP, count.to_string(), font, tone(tokens.rim));
        }
        focus_ring(painter, tokens, response, rect, radius);
    }
}

impl Widget for Slot<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let sense = if self.is_open { Sense::click() } else { Sense::hover() };
        let (rect, response) = ui.allocate_exact_size(self.size, sense);
        response.widget_info(|| WidgetInfo::selected(Role::Button, self.is_open, self.is_chosen, &self.name));
        if ui.is_rect_visible(rect) {
            self.paint(ui.painter(), rect, &response);
        }
        response.on_hover_text(&self.name)
    }
}
