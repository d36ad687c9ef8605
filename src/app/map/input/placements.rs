//! The places for the tile: which there are, choosing one, turning the tile.

use egui::{Id, PointerButton, Pos2, Role, Sense, Ui, WidgetInfo};

use crate::app::pictures::Pictures;
use crate::rules::Action;
use crate::tiles::Kind;

use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::map::legal_square::{LegalSquare, legal_squares};
use crate::app::map::paint::markers::{self, PlaceSign};
use crate::app::map::{MapView, Scene, paint};

impl MapView {
    /// Turns the tile in hand, or says how the one laid out would lie in its next fitting turn.
    pub fn turn_tile(&mut self, scene: &Scene<'_>, clockwise: bool) -> Option<Action> {
        if let Some(Action::Place { pos, turn }) = scene.session.draft().placement() {
            let cell = legal_squares(scene).into_iter().find(|cell| cell.pos == pos)?;
            let next = cell.next(turn, clockwise);
            self.turn = next;
            return (next != turn).then_some(Action::Place { pos, turn: next });
        }
        self.turn = match self.over_cell {
            // Over a place only the turns that fit there are of use.
            Some(cell) => cell.next(cell.nearest(self.turn), clockwise),
            None if clockwise => self.turn.clockwise(),
            None => self.turn.counterclockwise(),
        };
        None
    }

    /// Goes to the next place for the tile and says how it would lie there.
    pub fn next_place(&mut self, scene: &Scene<'_>, forward: bool) -> Option<Action> {
        let cells = legal_squares(scene);
        let count = cells.len();
        if count == 0 {
            return None;
        }
        let now = self.cursor.and_then(|pos| cells.iter().position(|cell| cell.pos == pos));
        let index = match (now, forward) {
            (None, _) => 0,
            (Some(index), true) => (index + 1) % count,
            (Some(index), false) => (index + count - 1) % count,
        };
        let cell = cells[index];
        self.cursor = Some(cell.pos);
        if self.camera.shows(cell.pos) {
            self.camera.bring_in(cell.pos, scene.pace.glide);
        } else {
            self.camera.centre_on(cell.pos, scene.pace.glide);
        }
        Some(Action::Place { pos: cell.pos, turn: cell.nearest(self.turn) })
    }

    /// The places for the tile, and the tile laid out or hovering.
    #[allow(clippy::too_many_arguments)]
    pub(crate) fn cells_ui(
        &mut self,
        ui: &Ui,
        scene: &Scene<'_>,
        pictures: &Pictures,
        painter: &egui::Painter,
        hovered: Option<Pos2>,
        cells: &[LegalSquare],
        intents: &mut Vec<Intent>,
    ) {
        let Some(tile) = hand(scene) else { return };
        let laid = scene.session.draft().placement();
        let t = scene.words.texts;
        let mut laid_cell = None;
        for &cell in cells {
            let rect = self.camera.square_rect(cell.pos);
            if !painter.clip_rect().intersects(rect) {
                continue;
            }
            let is_laid = matches!(laid, Some(Action::Place { pos, .. }) if pos == cell.pos);
            let fits_now = cell.fits(self.turn);
            let response = ui.interact(rect, Id::unique(("cell", cell.pos)), Sense::click());
            response.widget_info(|| {
                let (column, row) = (i32::from(cell.pos.x), i32::from(cell.pos.y));
                let label = if fits_now { t.cell_fits(column, row) } else { t.cell_fits_turned(column, row) };
                WidgetInfo::selected(Role::Button, true, is_laid, label)
            });
            if is_laid {
                laid_cell = Some(cell);
                markers::rim(painter, rect, &scene.tokens);
            } else if scene.helps().legal_squares {
                let nearness = if laid.is_some() { 0.0 } else { markers::nearness(rect, hovered) };
                let sign = PlaceSign { fits_now, nearness, is_quiet: laid.is_some() };
                markers::place(painter, rect, &scene.tokens, sign);
            }
            let is_hovered = hovered.is_some_and(|point| rect.contains(point)) || response.has_focus();
            if is_hovered {
                self.over_cell = Some(cell);
            }
            if is_hovered && !is_laid {
                paint::ghost(painter, rect, scene, pictures, tile, cell.nearest(self.turn), cell.pos);
                self.fields.paint(painter, scene, pictures, &self.camera, Some(cell.pos));
            }
            if response.clicked() {
                let turn = match laid {
                    Some(Action::Place { pos, turn }) if pos == cell.pos => cell.next(turn, true),
                    _ => cell.nearest(self.turn),
                };
                self.turn = turn;
                self.cursor = Some(cell.pos);
                self.camera.bring_in(cell.pos, scene.pace.glide);
                intents.push(Intent::choose(Action::Place { pos: cell.pos, turn }));
            }
            if response.clicked_by(PointerButton::Secondary) {
                intents.push(Intent::Do(Command::TurnRight));
            }
        }
        if let Some(cell) = laid_cell {
            self.handles_ui(ui, scene, cell, intents);
        }
    }
}

/// The tile that has to be laid, also while it lies on the table unconfirmed.
pub(crate) fn hand(scene: &Scene<'_>) -> Option<Kind> {
    scene.session.game().hand()
}
