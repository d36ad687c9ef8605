//! A picture of a position: the map with nothing to do on it.

use egui::{Painter, Rect};

use crate::aids::why_not;
use crate::app::pictures::Pictures;
use crate::rules::Action;
use crate::tiles::Pos;

use crate::app::map::camera::Camera;
use crate::app::map::explain::refusal::RefusalPainter;
use crate::app::map::paint::fields::FieldsShown;
use crate::app::map::{MapView, Scene, paint};

/// Part of a tile that is left free around the outermost ones.
const MARGIN: f32 = 0.2;

/// A still map, looked at from a fixed place.
#[derive(Default)]
pub struct StaticMap {
    view: MapView,
}

impl StaticMap {
    /// The size of a picture of these squares, no wider and no higher than this.
    pub fn size((least, most): (Pos, Pos), widest: f32, highest: f32) -> egui::Vec2 {
        let squares = egui::vec2(f32::from(most.x - least.x + 1), f32::from(most.y - least.y + 1))
            + egui::vec2(2.0 * MARGIN, 2.0 * MARGIN);
        let zoom = (widest / squares.x).min(highest / squares.y).min(96.0);
        egui::vec2(widest, squares.y * zoom)
    }

    /// Paints these squares, and what someone tries to do there in vain.
    pub fn paint(
        &mut self,
        painter: &Painter,
        rect: Rect,
        scene: &Scene<'_>,
        pictures: &Pictures,
        (least, most): (Pos, Pos),
        attempt: Option<Action>,
    ) {
        self.view.camera = Camera::still(rect, (least, most), MARGIN);
        self.view.finished.look(scene.session);
        self.view.cast_shadow(painter.ctx(), scene);
        if scene.fields != FieldsShown::None {
            self.view.fields.update(scene.session, None);
        }
        self.view.paint(painter, scene, pictures, f64::INFINITY);
        let game = scene.session.shown();
        let camera = &self.view.camera;
        if scene.fields != FieldsShown::None {
            self.view.fields.labels(painter, scene, camera);
        }
        let Some(action) = attempt else { return };
        if let (Action::Place { pos, turn }, Some(kind)) = (action, game.hand()) {
            paint::misfit(painter, camera.square_rect(pos), pictures, kind, turn, pos, 1.0);
        }
        if let Some(why) = why_not(game, action) {
            RefusalPainter { painter, camera, game, tokens: &scene.tokens, alpha: 1.0 }.draw(pictures, &why);
        }
    }
}

/// The square that an action is about; a step of the dragon leads to it.
pub fn square(action: Action, dragon: Option<Pos>) -> Option<Pos> {
    match action {
        Action::Dragon { to } => dragon.map(|pos| pos.step(to)),
        action => action.square(),
    }
}
