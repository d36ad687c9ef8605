//! Moving about on the map by hand.

use egui::{Key, Response, Ui, vec2};

use crate::app::intent::Intent;
use crate::app::map::{MapView, Scene};

impl MapView {
    /// Dragging, wheel, keys, and what keeps moving by itself.
    pub(crate) fn navigate(
        &mut self,
        ui: &Ui,
        response: &Response,
        scene: &Scene<'_>,
        intents: &mut Vec<Intent>,
    ) {
        let bounds = scene.session.shown().bounds();
        let is_held = response.dragged();
        if is_held {
            let velocity = ui.input(|input| input.pointer.velocity());
            let velocity = if scene.settings.reduced_motion { egui::Vec2::ZERO } else { velocity };
            self.camera.drag(response.drag_delta(), velocity);
        } else if ui.input(|input| input.pointer.any_pressed()) {
            self.camera.hold();
        }
        if response.double_clicked() {
            let pos = response.interact_pointer_pos().map(|point| self.camera.square_at(point));
            match pos.filter(|&pos| scene.session.shown().tile_at(pos).is_some()) {
                Some(pos) => self.camera.centre_on(pos, scene.pace.glide),
                None => self.camera.fit(bounds, scene.pace.glide),
            }
        }
        if ui.rect_contains_pointer(response.rect)
            && let Some(pointer) = ui.input(|input| input.pointer.hover_pos())
            && !self.wheel_turns(ui, scene, pointer, intents)
        {
            let (scroll, pinch, command) =
                ui.input(|input| (input.smooth_scroll_delta(), input.zoom_delta(), input.modifiers.command));
            if (pinch - 1.0).abs() > f32::EPSILON {
                self.camera.zoom_by(pinch, pointer);
            } else if scene.settings.wheel_pans && !command {
                if scroll != egui::Vec2::ZERO {
                    self.camera.pan(scroll);
                }
            } else if scroll.y != 0.0 {
                self.camera.zoom_by((scroll.y * 0.0035).exp(), pointer);
            }
        }
        if !ui.ctx().egui_wants_keyboard_input() {
            let step = ui.input(|input| {
                let mut step = egui::Vec2::ZERO;
                for (keys, delta) in [
                    ([Key::ArrowLeft, Key::A], vec2(1.0, 0.0)),
                    ([Key::ArrowRight, Key::D], vec2(-1.0, 0.0)),
                    ([Key::ArrowUp, Key::W], vec2(0.0, 1.0)),
                    ([Key::ArrowDown, Key::S], vec2(0.0, -1.0)),
                ] {
                    if input.modifiers.is_none() && keys.iter().any(|&key| input.key_down(key)) {
                        step += delta;
                    }
                }
                step * input.stable_dt.min(0.05) * 700.0
            });
            if step != egui::Vec2::ZERO {
                self.camera.pan(step);
                ui.ctx().request_repaint();
            }
        }
        let secs = ui.input(|input| input.stable_dt).min(0.05);
        if self.camera.advance(secs, is_held, bounds) {
            ui.ctx().request_repaint();
        }
    }
}
