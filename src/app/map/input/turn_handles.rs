//! Turning the tile on the map itself: by the two handles on the laid tile, or by the wheel.

use egui::{Event, Id, MouseWheelUnit, Painter, Pos2, Rect, Role, Sense, Stroke, Ui, WidgetInfo, vec2};

use crate::app::icons::Icon;
use crate::app::theme::size;
use crate::rules::Action;

use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::map::legal_square::{LegalSquare, legal_squares};
use crate::app::map::{MapView, Scene};

/// Pixels of a touch pad that count as one notch of a wheel.
const NOTCH: f32 = 45.0;

/// A handle to be painted once everything around it is.
pub(crate) struct Handle {
    pub centre: Pos2,
    icon: Icon,
    is_marked: bool,
}

impl MapView {
    /// The handles of the laid tile: one that confirms, and two that turn it if it fits in more than one turn.
    pub(crate) fn handles_ui(
        &mut self,
        ui: &Ui,
        scene: &Scene<'_>,
        cell: LegalSquare,
        intents: &mut Vec<Intent>,
    ) {
        let t = scene.words.texts;
        let tile = self.camera.square_rect(cell.pos);
        let mut handles = Vec::new();
        if cell.turns.count_ones() > 1 {
            handles.push((tile.left_top(), Icon::TurnLeft, Command::TurnLeft, t.handle_turn_left()));
            handles.push((tile.right_top(), Icon::TurnRight, Command::TurnRight, t.handle_turn_right()));
        }
        if scene.may_confirm {
            handles.push((tile.right_bottom(), Icon::Tick, Command::Confirm, t.action_confirm()));
        }
        for (centre, icon, command, name) in handles {
            let rect = Rect::from_center_size(
                centre,
                vec2(2.0 * size::TURN_HANDLE_RADIUS, 2.0 * size::TURN_HANDLE_RADIUS),
            );
            let response = ui.interact(rect, Id::unique(("handle", command)), Sense::click());
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
            let is_marked = response.hovered() || response.has_focus();
            self.handles.push(Handle { centre, icon, is_marked });
            if response.on_hover_text(name).clicked() {
                intents.push(Intent::Do(command));
            }
        }
    }

    /// Paints the handles over everything that is lit up or drawn around the laid tile.
    pub(crate) fn paint_handles(&self, scene: &Scene<'_>, painter: &Painter) {
        let tokens = &scene.tokens;
        for &Handle { centre, icon, is_marked } in &self.handles {
            let line =
                if is_marked { Stroke::new(3.0, tokens.accent) } else { Stroke::new(1.5, tokens.line) };
            painter.circle(centre, size::TURN_HANDLE_RADIUS, tokens.raised, line);
            icon.paint(painter, centre, size::TURN_HANDLE_RADIUS * 0.45, tokens.text);
        }
    }

    /// Turns the tile if the wheel is meant for it: always with Shift, and over a place for the tile if the player
    /// wants it so. `true` if the wheel is used up.
    pub(crate) fn wheel_turns(
        &mut self,
        ui: &Ui,
        scene: &Scene<'_>,
        pointer: Pos2,
        intents: &mut Vec<Intent>,
    ) -> bool {
        if !scene.acting || scene.session.game().hand().is_none() {
            return false;
        }
        let (notches, is_shifted) = ui.input(|input| {
            let sum = input.events.iter().fold(0.0, |sum, event| match event {
                Event::MouseWheel { unit: MouseWheelUnit::Point, delta, .. } => {
                    sum + (delta.x + delta.y) / NOTCH
                }
                Event::MouseWheel { delta, .. } => sum + delta.x + delta.y,
                _ => sum,
            });
            (sum, input.modifiers.shift)
        });
        let is_meant = is_shifted
            || self.is_carrying
            || scene.settings.wheel_turns && self.is_over_place(scene, pointer);
        if !is_meant {
            self.wheel = 0.0;
            return false;
        }
        self.wheel += notches;
        while self.wheel.abs() >= 1.0 {
            // Down is clockwise, as the hands of a clock go down on the right.
            let clockwise = self.wheel < 0.0;
            self.wheel -= self.wheel.signum();
            intents.push(turn(clockwise));
        }
        true
    }

    fn is_over_place(&self, scene: &Scene<'_>, pointer: Pos2) -> bool {
        let square = self.camera.square_at(pointer);
        match scene.session.draft().placement() {
            Some(Action::Place { pos, .. }) if pos == square => true,
            _ => legal_squares(scene).iter().any(|cell| cell.pos == square),
        }
    }
}

/// The same as pressing the key that turns the tile.
pub(crate) fn turn(clockwise: bool) -> Intent {
    Intent::Do(if clockwise { Command::TurnRight } else { Command::TurnLeft })
}
