//! Choosing a place for a figure, a floor, the fairy or the dragon.

use egui::{Id, Pos2, Rect, Role, Sense, Ui, WidgetInfo, vec2};

use crate::app::keys::{self, DIGITS};
use crate::app::pictures::Pictures;
use crate::app::theme::size;
use crate::rules::{Action, Phase};

use crate::app::intent::Intent;
use crate::app::map::explain::cards;
use crate::app::map::explain::state::{self, Shown};
use crate::app::map::input::find_targets::{self, Room};

use crate::app::map::paint::{self, pieces};
use crate::app::map::target::Target;
use crate::app::map::{MapView, Scene};

impl MapView {
    /// Places for figures, towers, the fairy and the dragon.
    pub(crate) fn targets_ui(
        &mut self,
        ui: &Ui,
        scene: &Scene<'_>,
        pictures: &Pictures,
        painter: &egui::Painter,
        targets: &[Target],
        intents: &mut Vec<Intent>,
    ) -> Option<(Shown, Option<String>)> {
        let radius = self.target_radius();
        let game = scene.session.shown();
        let mut focused = self.locks_ui(ui, scene, painter, targets);
        for target in targets {
            paint::leader(painter, scene, target, radius);
        }
        let chosen = scene.session.draft().last();
        for target in targets {
            let rect = Rect::from_center_size(target.centre, vec2(2.0 * radius, 2.0 * radius));
            if !painter.clip_rect().intersects(rect) {
                continue;
            }
            let response = ui.interact(rect, Id::unique(("target", target.action)), Sense::click());
            let is_chosen = chosen == Some(target.action);
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &target.label));
            let is_asked = response.hovered() || response.has_focus();
            if (is_asked || is_chosen)
                && let Some(at) = target.feature
                && let Some(feature) = game.feature(at)
            {
                paint::light(painter, &self.camera, game, pictures, &feature.segments, cards::LIGHT);
            }
            let is_figure = matches!(target.action, Action::Figure { .. }) && scene.helps().inspector;
            if is_asked
                && is_figure
                && let Some(at) = target.feature
                && let Some(topic) = state::feature_of(game, at)
            {
                focused = Some((Shown { topic, anchor: at.pos }, Some(target.label.clone())));
            }
            for &victim in &target.victims {
                let at = pieces::place_of(scene, &self.camera, victim);
                paint::victim(painter, scene, at, &self.camera);
            }
            paint::target(painter, pictures, scene, target, radius, is_chosen, response.hovered());
            let response = if is_figure { response } else { response.on_hover_text(&target.label) };
            if response.clicked() {
                intents.push(Intent::choose(target.action));
            }
        }
        for (index, target) in targets.iter().enumerate().take(DIGITS.len()).filter(|_| targets.len() > 1) {
            paint::number(painter, scene, target, radius, index + 1);
        }
        if keys::reach_table(ui.ctx()) {
            for (target, key) in targets.iter().zip(DIGITS) {
                if ui.input(|input| input.modifiers.is_none() && input.key_pressed(key)) {
                    intents.push(Intent::choose(target.action));
                }
            }
        }
        focused
    }

    /// Half the width of a target on the screen.
    fn target_radius(&self) -> f32 {
        (self.camera.zoom() * 0.11).max(size::TARGET_RADIUS)
    }

    /// What can be chosen now, each in a place of its own.
    pub(crate) fn targets(&self, scene: &Scene<'_>) -> Vec<Target> {
        let game = scene.session.shown();
        if game.phase() == Phase::Place {
            return Vec::new();
        }
        let mut targets = find_targets::find_targets(
            game,
            scene.session.shown_legal_actions(),
            (scene.mode, scene.session.draft().last()),
            &self.camera,
            &scene.words,
            |player| scene.colour_of(player),
        );
        let radius = self.target_radius();
        let handles: Vec<Pos2> = self.handles.iter().map(|handle| handle.centre).collect();
        let room = Room {
            view: self.camera.view(),
            apart: 2.0 * radius + 8.0,
            fixed: &handles,
            clear: radius + size::TURN_HANDLE_RADIUS + 8.0,
        };
        find_targets::spread(&mut targets, &room);
        targets
    }
}
