//! The rail: the players' cards in turn order, and the log below them.

use egui::{Rect, Ui, UiBuilder, pos2, vec2};

use crate::app::Shared;
use crate::app::guard::guard;
use crate::app::intent::Intent;
use crate::app::panels::log;
use crate::app::widgets::Paper;
use crate::rules::Player;

use super::table_layout::TableLayout;
use super::{TableScreen, player_card};

impl TableScreen {
    /// Paints the cards, each at its place or on the way there, and the last turns.
    pub(super) fn rail_ui(
        &mut self,
        ui: &mut Ui,
        layout: &TableLayout,
        shared: &Shared,
        intents: &mut Vec<Intent>,
    ) {
        let players: Vec<Player> = Player::first(self.session.game().players()).collect();
        let projected = self.session.shown().projected_scores();
        guard(ui, "players", |ui| {
            for (player, &place) in players.iter().zip(&layout.cards) {
                let rect = self.moving(ui, shared, *player, place);
                player_card::ui(
                    ui,
                    &self.session,
                    shared,
                    &mut self.anchors,
                    (*player, projected[*player], rect),
                    intents,
                );
            }
        });
        if let Some(rect) = layout.log {
            guard(ui, "log", |ui| {
                self.log_ui(ui, (rect, layout.log_line, layout.log_lines), shared, intents);
            });
        }
    }

    /// Where a card is while the active one grows in place.
    fn moving(&self, ui: &Ui, shared: &Shared, player: Player, place: Rect) -> Rect {
        /// Seconds in which a card grows.
        const GROWS: f32 = 0.2;
        if !place.is_positive() {
            return place;
        }
        let secs = if shared.pace().glide > 0.0 { GROWS } else { 0.0 };
        let animate = |name: &str, value: f32| {
            let id = egui::Id::unique(("card", name, player.index(), self.session.record().setup().seed));
            ui.ctx().animate_value_with_time(id, value, secs)
        };
        let (top, height) = (animate("top", place.top()), animate("height", place.height()));
        Rect::from_min_size(pos2(place.left(), top), vec2(place.width(), height))
    }

    /// The last turns, as many as there is room for.
    fn log_ui(
        &mut self,
        ui: &mut Ui,
        (rect, line, lines): (Rect, f32, usize),
        shared: &Shared,
        intents: &mut Vec<Intent>,
    ) {
        Paper::new().low().paint(ui.painter(), &shared.tokens, rect);
        let padding = if lines > 1 { TableLayout::LOG_PADDING } else { 0.0 };
        ui.scope_builder(UiBuilder::new().max_rect(rect).id_salt("log lines"), |ui| {
            // A click beside the lines is not meant for the map.
            ui.allocate_rect(rect, egui::Sense::click_and_drag());
            let turns = self.words(shared).turns(&self.session, lines);
            for (number, turn) in turns.iter().enumerate() {
                let top = rect.top() + padding + line * number as f32;
                let place =
                    Rect::from_min_size(pos2(rect.left() + 5.0, top), vec2(rect.width() - 10.0, line));
                let pointed = log::line_ui(ui, place, &self.session, shared, turn, intents);
                self.map.pointed = pointed.or(self.map.pointed);
            }
            if turns.is_empty() {
                let font = egui::FontId::proportional(crate::app::theme::text_size::DETAIL);
                let text = shared.texts.log_empty();
                let room = rect.shrink(12.0);
                crate::app::widgets::write_fitted(
                    ui.painter(),
                    room,
                    egui::Align2::LEFT_TOP,
                    text,
                    &font,
                    shared.tokens.faint,
                    1,
                );
            }
        });
    }
}
