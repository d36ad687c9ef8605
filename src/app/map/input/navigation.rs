//! Moving about on the map by hand.

use egui::{Response, Ui};

use crate::app::intent::Intent;
use crate::app::map::{MapView, Scene};

/// How far held keys move the map in a second, in points.
const KEY_SPEED: f32 = 700.0;

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
        let direction = self.held_keys.direction();
        if direction != egui::Vec2::ZERO {
            let secs = ui.input(|input| input.stable_dt).min(0.05);
            self.camera.pan(direction * secs * KEY_SPEED);
            ui.ctx().request_repaint();
        }
        let secs = ui.input(|input| input.stable_dt).min(0.05);
        if self.camera.advance(secs, is_held, bounds) {
            ui.ctx().request_repaint();
        }
    }
}
