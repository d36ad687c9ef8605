//! The figures a player holds captive, behind bars, and what it costs to buy one back.

use std::collections::BTreeMap;

use egui::{Align2, Color32, FontFamily, FontId, Rect, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use crate::app::Shared;
use crate::app::intent::Intent;
use crate::app::pictures::Piece;
use crate::app::theme::{STRONG, text_size};
use crate::app::widgets::focus_ring;
use crate::game_picture;
use crate::i18n::sentence;
use crate::rules::{Action, FigureKind, Player, RANSOM, Silent};
use crate::session::Session;

/// The figures of one sort and owner that a player holds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Held {
    holder: Player,
    owner: Player,
    kind: FigureKind,
    count: u32,
}

/// Whom a player holds.
pub(super) fn held_by(session: &Session, holder: Player) -> Vec<Held> {
    let mut counts: BTreeMap<(Player, FigureKind), u32> = BTreeMap::new();
    for prisoner in session.shown().prisoners() {
        if prisoner.holder == holder {
            *counts.entry((prisoner.owner, prisoner.kind)).or_default() += 1;
        }
    }
    counts.into_iter().map(|((owner, kind), count)| Held { holder, owner, kind, count }).collect()
}

/// Width of so many cells.
pub(super) fn width(held: &[Held], size: f32) -> f32 {
    held.len() as f32 * (size + 8.0)
}

/// Paints cells from the right end of a line to the left. What the player who acts may buy back bears its price and can
/// be clicked.
pub(super) fn ui(
    ui: &mut Ui,
    session: &Session,
    shared: &Shared,
    held: &[Held],
    (right, size): (egui::Pos2, f32),
    intents: &mut Vec<Intent>,
) {
    for (number, &cell) in held.iter().enumerate() {
        let x = right.x - (number as f32 + 0.5) * (size + 8.0) + 4.0;
        let rect = Rect::from_center_size(pos2(x, right.y), vec2(size, size));
        cell_ui(ui, session, shared, cell, rect, intents);
    }
}

fn cell_ui(
    ui: &mut Ui,
    session: &Session,
    shared: &Shared,
    held: Held,
    rect: Rect,
    intents: &mut Vec<Intent>,
) {
    let words = shared.words(session.seats());
    let Held { holder, owner, kind, count } = held;
    let (by, whose) = (words.player_within(holder), words.player_within(owner));
    let row = sentence(shared.texts.prisoners_row(kind.name(), by, whose));
    let game = session.shown();
    let is_mine = !game.is_over() && owner == game.player_to_act() && session.computer_to_act().is_none();
    let response = ui.allocate_rect(rect, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &row));
    paint(ui, session, shared, held, rect);
    if count > 1 {
        let font = FontId::new(text_size::TINY, FontFamily::Name(STRONG.into()));
        ui.painter().text(
            rect.right_top(),
            Align2::CENTER_CENTER,
            count.to_string(),
            font,
            shared.tokens.text,
        );
    }
    if !is_mine {
        response.on_hover_text(row);
        return;
    }
    let ransom = Action::Ransom { holder, kind };
    let is_legal = session.shown_legal_actions().contains(&ransom);
    // Who practises may try it and hear why not.
    let is_open = is_legal || session.is_practice();
    let side = (size_of_tag(rect.width())).max(16.0);
    let tag = Rect::from_center_size(rect.left_bottom() + vec2(1.0, -side * 0.35), vec2(side, side));
    let sense = if is_open { Sense::click() } else { Sense::hover() };
    let button = ui.allocate_rect(tag.union(rect), sense);
    let name = shared.texts.prisoners_ransom(kind.name());
    button.widget_info(|| WidgetInfo::labeled(Role::Button, is_open, &name));
    let tokens = &shared.tokens;
    let fade = if is_open { 1.0 } else { 0.45 };
    let line =
        Stroke::new(if button.hovered() && is_open { 2.5 } else { 1.0 }, tokens.text.gamma_multiply(fade));
    ui.painter().circle(tag.center(), side / 2.0, tokens.price.gamma_multiply(fade), line);
    let font = FontId::new(text_size::TINY, FontFamily::Name(STRONG.into()));
    ui.painter().text(tag.center(), Align2::CENTER_CENTER, RANSOM.to_string(), font, tokens.on_price);
    focus_ring(ui.painter(), tokens, &button, rect, 4.0);
    if button.clicked() {
        intents.push(Intent::choose(ransom));
    }
    // Why it cannot be bought back now is said as for everything else that is refused.
    let refusal = if is_legal { None } else { game.clone().play_with(ransom, &mut Silent).err() };
    let hint = match refusal {
        Some(refusal) => format!("{row}\n{name}: {}", words.refusal(refusal)),
        None => format!("{row}\n{name}"),
    };
    button.on_hover_text(hint);
}

fn size_of_tag(width: f32) -> f32 {
    width * 0.6
}

/// The figure, small, behind bars.
fn paint(ui: &Ui, session: &Session, shared: &Shared, held: Held, rect: Rect) {
    let colour = session.seat(held.owner).colour;
    let piece = Piece::Captured(game_picture::figure(held.kind, None), colour);
    shared.pictures.paint_piece(ui.painter(), piece, rect.shrink(1.0), Color32::WHITE);
}
