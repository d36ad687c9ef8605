//! The tile in hand on the stack it was drawn from, and the buttons that turn it.

use egui::{
    Align2, Color32, FontFamily, FontId, Painter, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};

use crate::app::Shared;
use crate::app::command::Command;
use crate::app::icons::Icon;
use crate::app::intent::Intent;
use crate::app::landmark::landmark;
use crate::app::pictures::TilePicture;
use crate::app::theme::{STRONG, text_size, tint};
use crate::app::widgets::{DiscButton, Pill, fitted};
use crate::lessons::Landmark;
use crate::rules::Action;
use crate::tiles::{Kind, Turn};

use super::TableScreen;
use super::policy::HandShown;

/// Tiles of which a stack is seen to be made.
const LAYERS: usize = 4;

impl TableScreen {
    /// The tile that is held, if it is a person's to lay and does not lie on the map already.
    fn held_tile(&self) -> Option<Kind> {
        let is_laid = self.session.draft().placement().is_some();
        match self.allowed().hand {
            HandShown::Instead(kind) => Some(kind),
            HandShown::Nothing => None,
            HandShown::Drawn => {
                let game = self.session.game();
                let is_free = !is_laid && !game.is_over() && self.session.computer_to_act().is_none();
                game.hand().filter(|_| is_free)
            }
        }
    }

    /// Paints the stack into a square, with a turn button on either side. Returns whether the tile is taken off it.
    pub(super) fn hand_ui(
        &self,
        ui: &mut Ui,
        shared: &Shared,
        (tile, left, right): (Rect, Pos2, Pos2),
        disc: f32,
        intents: &mut Vec<Intent>,
    ) -> bool {
        let tokens = &shared.tokens;
        let may_turn = self.is_acting() && self.session.game().hand().is_some();
        for (at, icon, command) in
            [(left, Icon::TurnLeft, Command::TurnLeft), (right, Icon::TurnRight, Command::TurnRight)]
        {
            let button =
                DiscButton::new(tokens, icon, command.name(&shared.texts)).diameter(disc).enabled(may_turn);
            let place = Rect::from_center_size(at, vec2(disc, disc));
            if ui.put(place, button).clicked() {
                intents.push(Intent::Do(command));
            }
            if disc >= 44.0
                && let Some(key) = shared.keys.of_command(command).first()
            {
                key_cap(
                    ui.painter(),
                    shared,
                    &ui.ctx().format_shortcut(key),
                    at + vec2(0.0, disc / 2.0 + 16.0),
                );
            }
        }
        let count = self.session.game().unseen_count();
        let held = self.held_tile();
        let painter = ui.painter();
        stack(painter, tokens.is_flat(), tile, if held.is_some() { count + 1 } else { count });
        match held {
            Some(kind) => {
                let turn = match self.session.draft().placement() {
                    Some(Action::Place { turn, .. }) => turn,
                    _ => self.map.held(),
                };
                face(painter, shared, tile, kind, turn);
            }
            None if count > 0 => back(painter, tile),
            None => {}
        }
        let may_take = held.is_some() && self.is_acting();
        let response = ui.allocate_rect(tile, if may_take { Sense::drag() } else { Sense::hover() });
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, shared.texts.hand_tile()));
        if may_take && response.hovered() {
            ui.ctx().set_cursor_icon(egui::CursorIcon::Grab);
        }
        landmark(ui.ctx(), Landmark::Hand, tile);
        Self::count_ui(ui, shared, tile, count);
        response.drag_started()
    }

    /// How many tiles are left, on a pill at the stack's corner.
    fn count_ui(ui: &mut Ui, shared: &Shared, tile: Rect, count: usize) {
        let is_small = tile.width() < 100.0;
        let words = shared.texts.tiles_left(count as u32);
        let shown = if is_small { count.to_string() } else { words.clone() };
        let size = if is_small { text_size::TINY } else { text_size::SMALL };
        let font = FontId::new(size, FontFamily::Name(STRONG.into()));
        let room = vec2(if is_small { 40.0 } else { 118.0 }, 20.0);
        let galley = fitted(ui.painter(), shown, &font, shared.tokens.on_wood, room, 1);
        let pill = galley.size() + if is_small { vec2(10.0, 4.0) } else { vec2(22.0, 12.0) };
        let corner = tile.right_bottom() + if is_small { vec2(8.0, 6.0) } else { vec2(24.0, 14.0) };
        let rect = Rect::from_min_max(corner - pill, corner);
        Pill::Dark.paint(ui.painter(), &shared.tokens, rect);
        let line = Stroke::new(1.0, shared.tokens.price);
        ui.painter().rect_stroke(rect, rect.height() / 2.0, line, StrokeKind::Inside);
        ui.painter().galley(rect.center() - galley.size() / 2.0, galley, shared.tokens.on_wood);
        let response = ui.allocate_rect(rect, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
        landmark(ui.ctx(), Landmark::Pile, rect);
    }
}

/// The edges of the tiles below the uppermost.
fn stack(painter: &Painter, is_flat: bool, tile: Rect, count: usize) {
    for layer in (1..LAYERS.min(count)).rev() {
        let step = layer as f32 * (tile.width() * 0.024).max(2.0);
        let rect = tile.translate(vec2(step * 0.3, step));
        let line = Stroke::new(1.0, tint::CARDBOARD_EDGE);
        if is_flat {
            painter.rect_stroke(rect, 3, Stroke::new(1.0, Color32::WHITE), StrokeKind::Inside);
        } else {
            painter.rect(rect, 4, tint::CARDBOARD, line, StrokeKind::Inside);
        }
    }
}

/// A tile's picture.
pub(super) fn face(painter: &Painter, shared: &Shared, rect: Rect, kind: Kind, turn: Turn) {
    /// The width of a picture that is likely to be there already.
    const SMALL: f32 = 24.0;
    let picture = TilePicture { kind, variant: 0, turn };
    let cutout = shared.pictures.tile(picture, rect.width());
    if let Some(cutout) = cutout.or_else(|| shared.pictures.tile(picture, SMALL)) {
        painter.image(cutout.texture, rect, cutout.uv, Color32::WHITE);
    }
    let line = Stroke::new(1.5, tint::CARDBOARD_EDGE);
    painter.rect_stroke(rect, 3, line, StrokeKind::Outside);
}

/// The back of a tile: a frame and a compass rose.
fn back(painter: &Painter, rect: Rect) {
    painter.rect(rect, 4, tint::BACK, Stroke::new(1.5, tint::CARDBOARD_EDGE), StrokeKind::Outside);
    let line = Stroke::new((rect.width() * 0.012).max(1.0), tint::ON_BACK);
    painter.rect_stroke(rect.shrink(rect.width() * 0.06), 3, line, StrokeKind::Inside);
    painter.rect_stroke(
        rect.shrink(rect.width() * 0.09),
        2,
        Stroke::new(1.0, tint::ON_BACK),
        StrokeKind::Inside,
    );
    let centre = rect.center();
    painter.circle_stroke(centre, rect.width() * 0.2, line);
    for (ray, long) in (0..8).map(|ray| (ray, ray % 2 == 0)) {
        let way = egui::Vec2::angled(std::f32::consts::TAU * ray as f32 / 8.0);
        let side = egui::Vec2::angled(std::f32::consts::TAU * (ray as f32 + 0.5) / 8.0);
        let reach = rect.width() * if long { 0.3 } else { 0.16 };
        let other = egui::Vec2::angled(std::f32::consts::TAU * (ray as f32 - 0.5) / 8.0);
        let near = rect.width() * 0.055;
        let points = vec![centre, centre + other * near, centre + way * reach, centre + side * near];
        painter.add(egui::Shape::convex_polygon(points, tint::ON_BACK, Stroke::NONE));
    }
}

/// A key, as it is written on a keyboard.
fn key_cap(painter: &Painter, shared: &Shared, key: &str, centre: Pos2) {
    let font = FontId::proportional(text_size::TINY);
    let galley = fitted(painter, key, &font, shared.tokens.on_wood_faint, vec2(60.0, 16.0), 1);
    let rect = Rect::from_center_size(centre, galley.size() + vec2(12.0, 4.0));
    painter.rect_stroke(
        rect,
        4,
        Stroke::new(1.0, shared.tokens.on_wood_faint.gamma_multiply(0.6)),
        StrokeKind::Inside,
    );
    let at = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), rect);
    painter.galley(pos2(at.left(), at.top()), galley, shared.tokens.on_wood_faint);
}
