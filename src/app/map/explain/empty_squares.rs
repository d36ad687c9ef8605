//! Empty squares where the tile cannot go: dead ones crossed out, each with a name that says why.

use egui::{Id, Painter, Role, Sense, Ui, WidgetInfo};

use crate::app::map::explain::state::{Shown, Topic};
use crate::app::map::legal_square::LegalSquare;
use crate::app::map::paint::markers;
use crate::app::map::{MapView, Scene};

impl MapView {
    /// Marks dead squares and lets the squares that do not take the tile be asked why.
    pub(crate) fn gaps_ui(
        &mut self,
        ui: &Ui,
        scene: &Scene<'_>,
        painter: &Painter,
        cells: &[LegalSquare],
    ) -> Option<Shown> {
        // After the last tile no square can be filled, which says nothing.
        let marks_dead = scene.helps().dead_squares && !scene.session.game().is_over();
        let asks = scene.acting && scene.session.game().hand().is_some();
        if !marks_dead && !asks {
            return None;
        }
        let camera = self.camera.clone();
        let laid = scene.laid_square();
        let mut focused = None;
        let mut clicked = None;
        for gap in &self.explainer.survey(scene.session).gaps {
            let rect = camera.square_rect(gap.pos);
            if !painter.clip_rect().intersects(rect) || laid == Some(gap.pos) {
                continue;
            }
            let is_dead = marks_dead && gap.is_dead();
            if is_dead {
                markers::dead(painter, rect, &scene.tokens);
            }
            if !asks || cells.iter().any(|cell| cell.pos == gap.pos) {
                continue;
            }
            let response = ui.interact(rect, Id::unique(("gap", gap.pos)), Sense::click());
            response.widget_info(|| {
                let (column, row) = (i32::from(gap.pos.x), i32::from(gap.pos.y));
                let t = scene.words.texts;
                let label = if is_dead { t.gap_dead_name(column, row) } else { t.cell_no_fit(column, row) };
                WidgetInfo::labeled(Role::Button, true, label)
            });
            let shown = Shown { topic: Topic::Gap(gap.pos), anchor: gap.pos };
            if response.has_focus() {
                focused = Some(shown);
            }
            if response.clicked() {
                clicked = Some(shown);
            }
        }
        if let Some(shown) = clicked {
            let game = scene.session.game();
            self.refused = game.hand().and_then(|tile| game.may_place(tile, shown.anchor, self.turn).err());
            self.explainer.pin(shown, scene.session);
        }
        focused
    }
}
