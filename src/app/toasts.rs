//! Short messages that stay until they have been read.

use egui::{Align2, Area, Frame, Id, Margin, Order, Stroke, Ui};

use crate::app::theme::{Tokens, secs};

/// Messages at the foot of the window, the newest last; they never take a click.
#[derive(Default)]
pub(crate) struct Toasts {
    list: Vec<Toast>,
}

struct Toast {
    text: String,
    /// When it was first shown; none until then.
    since: Option<f64>,
}

impl Toasts {
    /// Says something; the same words twice running are said once.
    pub(crate) fn add(&mut self, text: String) {
        if let Some(last) = self.list.last_mut().filter(|toast| toast.text == text) {
            last.since = None;
        } else {
            self.list.push(Toast { text, since: None });
        }
    }

    /// Says something if there is something to say.
    pub(crate) fn list(&mut self, text: Option<String>) {
        if let Some(text) = text {
            self.add(text);
        }
    }

    /// Paints the messages and forgets old ones.
    pub(crate) fn ui(&mut self, ui: &Ui, tokens: &Tokens) {
        if self.list.is_empty() {
            return;
        }
        let now = ui.input(|input| input.time);
        for toast in &mut self.list {
            toast.since.get_or_insert(now);
        }
        self.list.retain(|toast| toast.since.is_some_and(|since| now < since + secs::TOAST));
        Area::new(Id::unique("toasts"))
            .order(Order::Tooltip)
            .anchor(Align2::CENTER_BOTTOM, [0.0, -24.0])
            .interactable(false)
            .show(ui.ctx(), |ui| {
                for toast in &self.list {
                    Frame::new()
                        .fill(tokens.raised)
                        .stroke(Stroke::new(1.5, tokens.accent))
                        .corner_radius(crate::app::theme::RADIUS)
                        .inner_margin(Margin::symmetric(16, 10))
                        .show(ui, |ui| {
                            ui.set_max_width(560.0);
                            ui.label(&toast.text);
                        });
                }
            });
        ui.ctx().request_repaint_after_secs(0.5);
    }
}
