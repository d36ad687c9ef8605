//! The strip on top: the menu, what to do now, and the score track let into the table.

use egui::{
    Align2, FontFamily, FontId, Painter, Rect, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo,
    pos2, vec2,
};

use crate::app::Shared;
use crate::app::command::Command;
use crate::app::intent::{Intent, TableIntent};
use crate::app::landmark::landmark;
use crate::app::panel_anchors::seen;
use crate::app::panels::score_track::walked;
use crate::app::player_badge::mark_at;
use crate::app::theme::{SERIF, STRONG, text_size};
use crate::app::widgets::{Paper, fitted, focus_ring};
use crate::app::wood;
use crate::lessons::Landmark;
use crate::rules::{LAP, Phase, Player, TrackPosition, WALK_STEPS};

use super::side_sheet::SideSheet;
use super::table_layout::{TableLayout, TableSize};
use super::{TableScreen, menu};

impl TableScreen {
    /// Paints the strip.
    pub(super) fn strip_ui(
        &mut self,
        ui: &mut Ui,
        layout: &TableLayout,
        shared: &Shared,
        intents: &mut Vec<Intent>,
    ) {
        let strip = layout.strip;
        ui.scope_builder(UiBuilder::new().max_rect(strip).id_salt("strip"), |ui| {
            let middle = strip.center().y;
            let menu = Rect::from_min_size(pos2(strip.left(), middle - 22.0), vec2(44.0, 44.0));
            menu::ui(ui, shared, menu, self.allowed().save, intents);
            let has_track = layout.size >= TableSize::Medium;
            let room = strip.width() - 56.0;
            let width = if has_track { room * 0.42 } else { room };
            let pill = Rect::from_min_size(pos2(menu.right() + 12.0, middle - 22.0), vec2(width, 44.0));
            self.prompt_ui(ui, shared, pill, intents);
            if has_track {
                let track = Rect::from_min_max(
                    pos2(pill.right() + 16.0, middle - 20.0),
                    pos2(strip.right(), middle + 20.0),
                );
                self.track_ui(ui, shared, track, intents);
            }
        });
    }

    /// What to do now, on a pill; a click tells more.
    fn prompt_ui(&self, ui: &mut Ui, shared: &Shared, room: Rect, intents: &mut Vec<Intent>) {
        let tokens = &shared.tokens;
        let game = self.session.game();
        let prompt = match self.policy.title(shared) {
            Some(title) => title,
            None if self.is_counting(ui.ctx()) => shared.texts.prompt_counting(),
            None => self.prompt(shared),
        };
        let has_mark = !game.is_over();
        let start = if has_mark { 46.0 } else { 20.0 };
        let family = if tokens.is_flat() { STRONG } else { SERIF };
        let font = FontId::new(21.0, FontFamily::Name(family.into()));
        let more = self.fits(shared);
        let small = FontId::proportional(text_size::SMALL);
        let inner = vec2(room.width() - start - 20.0, 40.0);
        let words = fitted(ui.painter(), &prompt, &font, tokens.text, inner, 1);
        let left = inner.x - words.size().x - 12.0;
        let more = more
            .map(|more| fitted(ui.painter(), more, &small, tokens.faint, vec2(400.0, 30.0), 1))
            .filter(|more| more.size().x <= left);
        let extra = more.as_ref().map_or(0.0, |more| more.size().x + 12.0);
        let pill = Rect::from_min_size(room.min, vec2(start + words.size().x + extra + 20.0, room.height()));
        Paper::new().radius(22).low().paint(ui.painter(), tokens, pill);
        let response = ui.allocate_rect(pill, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &prompt));
        if has_mark {
            let mark = Rect::from_center_size(pos2(pill.left() + 24.0, pill.center().y), vec2(30.0, 30.0));
            let colour = self.session.seat(game.player_to_act()).colour;
            mark_at(ui.painter(), tokens, shared.settings.colours, colour, mark, 1.0);
        }
        let at = pos2(pill.left() + start, pill.center().y);
        let end = at.x + words.size().x;
        ui.painter().galley(at - vec2(0.0, words.size().y / 2.0), words, tokens.text);
        if let Some(more) = more {
            let at = pos2(end + 12.0, pill.center().y - more.size().y / 2.0 + 1.0);
            ui.painter().galley(at, more, tokens.faint);
        }
        focus_ring(ui.painter(), tokens, &response, pill, 22.0);
        if response.on_hover_text(format!("{prompt}\n{}", shared.texts.panel_help())).clicked() {
            intents.push(Intent::Table(TableIntent::Side(SideSheet::Help)));
        }
    }

    /// How many places there are for the tile.
    fn fits(&self, shared: &Shared) -> Option<String> {
        if !self.is_acting() || self.session.shown().phase() != Phase::Place {
            return None;
        }
        let squares: std::collections::BTreeSet<_> =
            self.session.legal_actions().iter().filter_map(|action| action.square()).collect();
        (!squares.is_empty()).then(|| shared.texts.prompt_fits(squares.len() as u32))
    }

    fn prompt(&self, shared: &Shared) -> String {
        let t = &shared.texts;
        let words = self.words(shared);
        let game = self.session.shown();
        let committed = self.session.game();
        if committed.is_over() {
            return words.winners(&committed.leaders());
        }
        let name = words.player(committed.player_to_act());
        if self.session.computer_to_act().is_some() || self.is_played_for() {
            return t.prompt_thinking(name);
        }
        if self.session.draft().last().is_some() {
            return t.prompt_chosen(name);
        }
        match game.phase() {
            Phase::Place => t.prompt_place(name),
            Phase::Princess => t.prompt_princess(name),
            Phase::Figure if game.action_spent() => t.prompt_spent(name),
            Phase::Figure => t.prompt_placed(name),
            Phase::Capture => t.prompt_capture(name),
            Phase::Release => t.prompt_release(name),
            Phase::Dragon => {
                let left = WALK_STEPS - game.dragon_steps();
                t.prompt_dragon(left as u32, name)
            }
            Phase::Over => t.prompt_over(),
        }
    }

    /// The score track, let into the table as one line; a click opens the drawn board.
    fn track_ui(&mut self, ui: &mut Ui, shared: &Shared, rect: Rect, intents: &mut Vec<Intent>) {
        let tokens = &shared.tokens;
        let response = ui.allocate_rect(rect, Sense::click());
        let name = shared.texts.panel_scores();
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        landmark(ui.ctx(), Landmark::Track, rect);
        wood::tray(ui.painter(), tokens, rect, 20);
        let line = Rect::from_min_max(rect.min + vec2(24.0, 0.0), rect.max - vec2(24.0, 0.0));
        let step = line.width() / (LAP - 1) as f32;
        spaces(ui.painter(), shared, line, step);
        let game = self.session.shown();
        let mut on_space = [0_u8; LAP as usize];
        for player in Player::first(game.players()) {
            let colour = self.session.seat(player).colour;
            let score = game.scores()[player] - self.anchors.owed[player];
            let space = walked(ui, &self.session, &self.anchors, player, score).rem_euclid(LAP as f32);
            // Markers on one space lie behind each other, each to be seen.
            let stacked = &mut on_space[score.rem_euclid(LAP) as usize];
            let shift = f32::from(*stacked) * 7.0;
            *stacked += 1;
            let x = (line.left() + space.min((LAP - 1) as f32) * step + shift).min(rect.right() - 14.0);
            let marker = Rect::from_center_size(pos2(x, line.center().y - 1.0), vec2(25.0, 25.0));
            mark_at(ui.painter(), tokens, shared.settings.colours, colour, marker, 1.0);
            lap(ui.painter(), shared, TrackPosition::of(score), marker);
            self.anchors.track[player] = seen(ui, marker);
        }
        focus_ring(ui.painter(), tokens, &response, rect, 20.0);
        if response.on_hover_text(name).clicked() {
            intents.push(Intent::Do(Command::Scores));
        }
    }
}

/// Spaces as dots, every fifth with its number.
fn spaces(painter: &Painter, shared: &Shared, line: Rect, step: f32) {
    let tokens = &shared.tokens;
    for space in 0..LAP {
        let at = pos2(line.left() + step * space as f32, line.center().y);
        if space % 10 == 0 {
            painter.circle_stroke(at, 9.5, Stroke::new(1.5, tokens.price));
            let font = FontId::proportional(11.5);
            painter.text(at, Align2::CENTER_CENTER, space.to_string(), font, tokens.on_wood);
        } else if space % 5 == 0 && step > 7.0 {
            let font = FontId::proportional(11.0);
            painter.text(at, Align2::CENTER_CENTER, space.to_string(), font, tokens.on_wood_faint);
        } else {
            painter.circle_filled(at, 1.4, tokens.on_wood_faint.gamma_multiply(0.8));
        }
    }
}

/// Fifty or a hundred points more than the space says.
fn lap(painter: &Painter, shared: &Shared, track: TrackPosition, marker: Rect) {
    let more = 100 * track.hundreds() + 50 * track.fifties();
    if more == 0 {
        return;
    }
    let font = FontId::new(10.0, FontFamily::Name(STRONG.into()));
    let text = fitted(painter, format!("+{more}"), &font, shared.tokens.on_price, vec2(40.0, 14.0), 1);
    let rect = Rect::from_center_size(pos2(marker.center().x, marker.bottom()), text.size() + vec2(6.0, 1.0));
    painter.rect(rect, 5, shared.tokens.price, Stroke::new(1.0, shared.tokens.on_price), StrokeKind::Inside);
    painter.galley(rect.center() - text.size() / 2.0, text, shared.tokens.on_price);
}
