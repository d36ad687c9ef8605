//! A card of paper that lies on the table.

use egui::{
    Color32, CornerRadius, InnerResponse, Margin, Painter, Rect, Shadow, Shape, Stroke, StrokeKind, Ui,
    UiBuilder, pos2,
};

use super::gradient::gradient;
use crate::app::theme::{RADIUS, Tokens};

/// A card of paper: slightly darker at the bottom, with a line around it and a shadow under it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Paper {
    radius: u8,
    has_rim: bool,
    band: Option<(Color32, f32)>,
    is_low: bool,
}

impl Paper {
    /// A plain card.
    pub(crate) fn new() -> Self {
        Self { radius: RADIUS, has_rim: false, band: None, is_low: false }
    }

    /// With this radius of its corners.
    pub(crate) fn radius(self, radius: u8) -> Self {
        Self { radius, ..self }
    }

    /// With the golden rim of what is active.
    pub(crate) fn rim(self, has_rim: bool) -> Self {
        Self { has_rim, ..self }
    }

    /// With a band of colour along its left side, so many points wide.
    pub(crate) fn band(self, colour: Color32, width: f32) -> Self {
        Self { band: Some((colour, width)), ..self }
    }

    /// Lying close to the table: a small shadow.
    pub(crate) fn low(self) -> Self {
        Self { is_low: true, ..self }
    }

    /// Paints the empty card.
    pub(crate) fn paint(self, painter: &Painter, tokens: &Tokens, rect: Rect) {
        painter.add(self.shape(tokens, rect, painter.pixels_per_point()));
    }

    fn shape(self, tokens: &Tokens, rect: Rect, pixels_per_point: f32) -> Shape {
        let mut shapes = Vec::new();
        if !tokens.is_flat() {
            let (offset, blur) = if self.is_low { (2, 6) } else { (4, 14) };
            let shadow = Shadow { offset: [1, offset], blur, spread: 0, color: tokens.shadow };
            shapes.push(shadow.as_shape(rect, CornerRadius::same(self.radius)).into());
        }
        let radius = f32::from(self.radius);
        if let Some((colour, width)) = self.band {
            // The whole card in the band's colour, then paper over all but the band: so its corners are the card's, however
            // narrow it is.
            shapes.push(Shape::rect_filled(rect, self.radius, colour));
            let body = Rect::from_min_max(pos2(rect.left() + width, rect.top()), rect.max);
            let edge = Rect::from_min_max(
                body.min,
                pos2((body.left() + radius + 1.0).min(body.right()), body.bottom()),
            );
            shapes.push(gradient(body, radius, tokens.card, pixels_per_point));
            shapes.push(gradient(edge, 0.0, tokens.card, pixels_per_point));
        } else {
            shapes.push(gradient(rect, radius, tokens.card, pixels_per_point));
        }
        let line = match (self.has_rim, tokens.is_flat()) {
            (true, true) => Stroke::new(4.0, tokens.rim),
            (true, false) => Stroke::new(2.0, tokens.rim),
            (false, _) => Stroke::new(tokens.line_width(), tokens.line),
        };
        shapes.push(Shape::rect_stroke(rect, self.radius, line, StrokeKind::Inside));
        Shape::Vec(shapes)
    }

    /// Puts contents on a card that becomes as large as they need, inside this margin.
    pub(crate) fn show<R>(
        self,
        ui: &mut Ui,
        tokens: &Tokens,
        margin: impl Into<Margin>,
        add: impl FnOnce(&mut Ui) -> R,
    ) -> InnerResponse<R> {
        let margin: Margin = margin.into();
        // Painted under its contents once their size is known.
        let under = ui.painter().add(Shape::Noop);
        let room = ui.available_rect_before_wrap() - margin;
        let inner = ui.scope_builder(UiBuilder::new().max_rect(room), add);
        let rect = inner.response.rect + margin;
        ui.painter().set(under, self.shape(tokens, rect, ui.ctx().pixels_per_point()));
        let response = ui.allocate_rect(rect, egui::Sense::hover());
        InnerResponse::new(inner.inner, response)
    }
}
