//! A small card on the map, beside what it is about.

use egui::{Align2, Area, Frame, Id, Margin, Order, Rect, Shadow, Stroke, Ui, vec2};

use crate::app::theme::{RADIUS, Tokens, size, tint};

/// Where a card goes and how it looks.
pub(crate) struct Card<'a> {
    /// What it is about, on the screen.
    pub anchor: Rect,
    /// The part of the window that shows the map.
    pub view: Rect,
    /// Colours.
    pub tokens: &'a Tokens,
    /// From 0, unseen, to 1.
    pub alpha: f32,
    /// Whether it stays and can be clicked on.
    pub is_pinned: bool,
}

impl Card<'_> {
    /// Shows the card on the side of its subject that has more room.
    pub(crate) fn show(&self, ui: &Ui, add: impl FnOnce(&mut Ui)) {
        let to_right = self.anchor.center().x < self.view.center().x;
        let below = self.anchor.center().y < self.view.center().y;
        let gap = 14.0;
        let x = if to_right { self.anchor.right() + gap } else { self.anchor.left() - gap };
        let (pivot, y) = match (to_right, below) {
            (true, true) => (Align2::LEFT_TOP, self.anchor.top()),
            (true, false) => (Align2::LEFT_BOTTOM, self.anchor.bottom()),
            (false, true) => (Align2::RIGHT_TOP, self.anchor.top()),
            (false, false) => (Align2::RIGHT_BOTTOM, self.anchor.bottom()),
        };
        let line = if self.is_pinned { self.tokens.accent } else { self.tokens.line };
        Area::new(Id::unique("map card"))
            .order(Order::Middle)
            .pivot(pivot)
            .fixed_pos(egui::pos2(x, y))
            .constrain_to(self.view.shrink(6.0))
            .interactable(self.is_pinned)
            .fade_in(false)
            .show(ui.ctx(), |ui| {
                ui.set_opacity(self.alpha);
                Frame::new()
                    .fill(self.tokens.raised)
                    .stroke(Stroke::new(1.5, line))
                    .corner_radius(RADIUS)
                    .inner_margin(Margin::symmetric(12, 9))
                    .shadow(Shadow { offset: [0, 3], blur: 10, spread: 0, color: tint::SHADOW })
                    .show(ui, |ui| {
                        ui.set_max_width(size::EXPLANATION_WIDTH.min(self.view.width() - 40.0));
                        ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
                        ui.spacing_mut().interact_size.y = 20.0;
                        add(ui);
                    });
            });
    }
}
