//! A sheet over the map's edge: the log, the tiles left, the score board, what matters now.

use egui::{Align, Area, Id, Label, Layout, Order, ScrollArea, Ui, UiBuilder, pos2, vec2};

use crate::app::Shared;
use crate::app::guard::guard;
use crate::app::icons::Icon;
use crate::app::intent::{Intent, TableIntent};
use crate::app::panels::{help, log, score_track, tiles_left};
use crate::app::theme::{serif, text_size};
use crate::app::widgets::{DiscButton, Paper};

use super::TableScreen;
use super::table_layout::TableLayout;

pub(super) use crate::app::intent::SideSheet;

impl TableScreen {
    /// Opens a sheet, or closes it if it is open.
    pub(super) fn toggle_side(&mut self, sheet: SideSheet) {
        self.side = if self.side == Some(sheet) { None } else { Some(sheet) };
    }

    /// Paints the sheet that is open.
    pub(super) fn side_ui(
        &mut self,
        ui: &Ui,
        layout: &TableLayout,
        is_left: bool,
        shared: &Shared,
        intents: &mut Vec<Intent>,
    ) {
        let Some(sheet) = self.side else { return };
        let room = Self::above_tools(layout).shrink2(vec2(8.0, 6.0));
        let width = match sheet {
            SideSheet::Scores => 440.0,
            SideSheet::Log | SideSheet::TilesLeft => 380.0,
            SideSheet::Help => 360.0,
        };
        let width = room.width().min(width);
        let left = if is_left { room.left() } else { room.right() - width };
        let rect = egui::Rect::from_min_max(pos2(left, room.top()), pos2(left + width, room.bottom()));
        let t = &shared.texts;
        let (title, part) = match sheet {
            SideSheet::Log => (t.panel_log(), "log"),
            SideSheet::TilesLeft => (t.panel_tiles(), "tiles"),
            SideSheet::Scores => (t.panel_scores(), "track"),
            SideSheet::Help => (t.panel_help(), "help"),
        };
        Area::new(Id::unique(("side sheet", part)))
            .order(Order::Middle)
            .fixed_pos(rect.min)
            .constrain_to(rect)
            .show(ui.ctx(), |ui| {
                ui.set_max_width(rect.width() - 32.0);
                Paper::new().radius(10).show(ui, &shared.tokens, 16, |ui| {
                    ui.set_width(rect.width() - 32.0);
                    ui.horizontal(|ui| {
                        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                            let cross =
                                DiscButton::new(&shared.tokens, Icon::Remove, t.close()).diameter(32.0);
                            if ui.add(cross).clicked() {
                                intents.push(Intent::Table(TableIntent::Side(sheet)));
                            }
                            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                                ui.add(Label::new(serif(&title, text_size::LESSON)).truncate());
                            });
                        });
                    });
                    let height = (rect.height() - 32.0 - 48.0).max(40.0);
                    ScrollArea::vertical().id_salt(part).max_height(height).auto_shrink([false, true]).show(
                        ui,
                        |ui| {
                            ui.scope_builder(UiBuilder::new(), |ui| {
                                guard(ui, part, |ui| self.sheet_contents(ui, sheet, shared, intents));
                            });
                        },
                    );
                });
            });
    }

    fn sheet_contents(&mut self, ui: &mut Ui, sheet: SideSheet, shared: &Shared, intents: &mut Vec<Intent>) {
        match sheet {
            SideSheet::Help => help::ui(ui, &self.session, shared, intents),
            SideSheet::Log => {
                ui.spacing_mut().item_spacing.y = 0.0;
                self.map.pointed = log::ui(ui, &self.session, shared, intents).or(self.map.pointed);
            }
            SideSheet::Scores => score_track::ui(ui, &self.session, shared, &mut self.anchors),
            SideSheet::TilesLeft => tiles_left::ui(ui, &self.session, self.map.explainer(), shared),
        }
    }
}
