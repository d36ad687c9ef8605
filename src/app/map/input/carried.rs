//! Carrying the tile from the dock to the map by drag and drop.

use egui::{Id, LayerId, Order, PointerButton, Pos2, Rect, Ui, vec2};

use crate::app::intent::Intent;
use crate::app::map::input::placements::hand;
use crate::app::map::input::turn_handles::turn;
use crate::app::map::legal_square::LegalSquare;
use crate::app::map::{MapView, Scene, paint};
use crate::app::pictures::Pictures;
use crate::app::theme::tint;
use crate::rules::Action;
use crate::tiles::Pos;

impl MapView {
    /// The tile hangs at the pointer until it is let go: over a place for it, where it shows how it would lie, it is laid
    /// there; anywhere else it goes back.
    pub(crate) fn carry_ui(
        &mut self,
        ui: &Ui,
        scene: &Scene<'_>,
        pictures: &Pictures,
        hovered: Option<Pos2>,
        cells: &[LegalSquare],
        intents: &mut Vec<Intent>,
    ) {
        let (at, is_down, is_turned) = ui.input(|input| {
            let pointer = &input.pointer;
            (pointer.latest_pos(), pointer.primary_down(), pointer.button_pressed(PointerButton::Secondary))
        });
        let (Some(tile), Some(at), true) = (hand(scene), at, scene.acting) else {
            self.is_carrying = false;
            return;
        };
        let cell = hovered.and_then(|point| {
            cells.iter().copied().find(|cell| self.camera.square_rect(cell.pos).contains(point))
        });
        if is_turned {
            intents.push(turn(true));
        }
        if !is_down {
            self.is_carrying = false;
            if let Some(cell) = cell {
                let turn = cell.nearest(self.turn);
                self.turn = turn;
                self.cursor = Some(cell.pos);
                intents.push(Intent::choose(Action::Place { pos: cell.pos, turn }));
            }
            return;
        }
        if cell.is_none() {
            let layer = LayerId::new(Order::Tooltip, Id::unique("carried tile"));
            let side = self.camera.zoom().clamp(60.0, 160.0);
            let rect = Rect::from_center_size(at, vec2(side, side));
            let painter = ui.ctx().layer_painter(layer);
            paint::tile(&painter, rect, pictures, (tile, self.turn, Pos::ORIGIN), tint::TRIED);
        }
        ui.ctx().request_repaint();
    }
}
