//! "What is this?": a card beside the pointer that explains what lies there.

use egui::{Area, Frame, Id, Order, Pos2, RichText, Ui};

use crate::app::theme::strong;
use crate::help::Anchor;

use crate::app::map::Scene;
use crate::app::map::explain::things::MapThing;

/// What is being explained, and where on the screen.
pub(crate) struct WhatIsThis {
    at: Pos2,
    subjects: Vec<MapThing>,
    /// Whether it was asked in this frame; the click that asks must not close the card.
    is_new: bool,
}

impl WhatIsThis {
    /// A question about what lies there; none if nothing does.
    pub(crate) fn new(at: Pos2, subjects: Vec<MapThing>) -> Option<Self> {
        (!subjects.is_empty()).then_some(Self { at, subjects, is_new: true })
    }

    /// Paints the card; where the reader wants to go, and whether the card stays.
    pub(crate) fn ui(&mut self, ui: &Ui, scene: &Scene<'_>) -> (Option<Anchor>, bool) {
        let t = scene.words.texts;
        let mut wanted = None;
        let area =
            Area::new(Id::unique("question")).order(Order::Foreground).fixed_pos(self.at).constrain(true);
        let card = area.show(ui.ctx(), |ui| {
            Frame::popup(ui.style()).inner_margin(12).show(ui, |ui| {
                ui.set_max_width(330.0);
                ui.label(strong(t.ask_title()));
                for subject in &self.subjects {
                    ui.label(subject.text(t));
                    let link = RichText::new(t.ask_more()).color(scene.tokens.accent);
                    if ui.link(link).clicked() {
                        wanted = Some(subject.anchor());
                    }
                }
            });
        });
        let rect = card.response.rect;
        let is_left = ui.input(|input| {
            input.pointer.any_pressed() && input.pointer.interact_pos().is_some_and(|at| !rect.contains(at))
        });
        let stays = wanted.is_none() && (self.is_new || !is_left);
        self.is_new = false;
        (wanted, stays)
    }
}
