//! What happened, one line for each turn, newest first; pointing at a line lights the place, a click goes there.

use egui::{Align2, FontFamily, FontId, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::Shared;
use crate::app::intent::{Intent, TableIntent};
use crate::app::pictures::TilePicture;
use crate::app::player_badge::mark_at;
use crate::app::text::TurnLine;
use crate::app::theme::{STRONG, text_size};
use crate::app::widgets::{focus_ring, write_fitted};
use crate::session::Session;
use crate::tiles::Pos;

/// Lines that the sheet shows at most: all of the longest game.
pub(crate) const ALL_LINES: usize = 400;

/// Height of a line on the sheet.
pub(crate) const LINE: f32 = 36.0;

/// Paints the whole log; returns the place of the turn that is pointed at.
pub(crate) fn ui(ui: &mut Ui, session: &Session, shared: &Shared, intents: &mut Vec<Intent>) -> Option<Pos> {
    let turns = shared.words(session.seats()).turns(session, ALL_LINES);
    if turns.is_empty() {
        ui.label(egui::RichText::new(shared.texts.log_empty()).color(shared.tokens.faint));
        return None;
    }
    let mut pointed = None;
    for turn in &turns {
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::hover());
        if ui.is_rect_visible(rect) {
            pointed = line_ui(ui, rect, session, shared, turn, intents).or(pointed);
        }
    }
    pointed
}

/// One line: whose turn, the tile, the deed, the points. Returns the place if it is pointed at.
pub(crate) fn line_ui(
    ui: &mut Ui,
    rect: Rect,
    session: &Session,
    shared: &Shared,
    turn: &TurnLine,
    intents: &mut Vec<Intent>,
) -> Option<Pos> {
    let tokens = &shared.tokens;
    let place = turn.placed.map(|(_, _, pos)| pos);
    let response = ui.allocate_rect(rect, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, shared.texts.turn_show(&turn.told)));
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    if response.hovered() || response.has_focus() {
        painter.rect_filled(rect, 6, tokens.line.gamma_multiply(0.5));
    }
    let side = (rect.height() - 12.0).min(24.0);
    let mut left = rect.left() + 6.0;
    if let Some(player) = turn.player {
        let mark = Rect::from_center_size(pos2(left + 9.0, rect.center().y), vec2(18.0, 18.0));
        mark_at(&painter, tokens, shared.settings.colours, session.seat(player).colour, mark, 1.0);
    }
    left += 26.0;
    if let Some((kind, turned, pos)) = turn.placed {
        let at = Rect::from_center_size(pos2(left + side / 2.0, rect.center().y), vec2(side, side));
        let variant = crate::art::tile_picture::variant_at(kind, pos);
        if let Some(cutout) = shared.pictures.tile(TilePicture { kind, variant, turn: turned }, side) {
            painter.image(cutout.texture, at, cutout.uv, egui::Color32::WHITE);
        }
    }
    left += side + 8.0;
    let points = match turn.points {
        0 => "–".to_owned(),
        points if points < 0 => format!("−{}", -points),
        points => format!("+{points}"),
    };
    let right =
        Rect::from_min_max(pos2(rect.right() - 46.0, rect.top()), pos2(rect.right() - 8.0, rect.bottom()));
    let (font, tone) = if turn.points == 0 {
        (FontId::proportional(text_size::DETAIL), tokens.faint)
    } else {
        (FontId::new(text_size::BODY, FontFamily::Name(STRONG.into())), tokens.text)
    };
    write_fitted(&painter, right, Align2::RIGHT_CENTER, points, &font, tone, 1);
    let words =
        Rect::from_min_max(pos2(left, rect.top() + 2.0), pos2(right.left() - 4.0, rect.bottom() - 2.0));
    let font = FontId::proportional(text_size::DETAIL);
    write_fitted(&painter, words, Align2::LEFT_CENTER, &turn.deed, &font, tokens.text, 1);
    focus_ring(ui.painter(), tokens, &response, rect.shrink(3.0), 6.0);
    if response.clicked()
        && let Some(pos) = place
    {
        intents.push(Intent::Table(TableIntent::Show(pos)));
    }
    let is_pointed = response.hovered() || response.has_focus();
    if !turn.told.is_empty() {
        response.on_hover_text(&turn.told);
    }
    place.filter(|_| is_pointed)
}
