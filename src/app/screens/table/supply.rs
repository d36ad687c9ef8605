//! The pieces a player has left, in slots that keep their places.

use egui::{Align2, FontFamily, FontId, Painter, Pos2, Rect, pos2, vec2};

use crate::app::Shared;
use crate::app::panel_anchors::PanelAnchors;
use crate::app::pictures::Piece;
use crate::app::theme::{STRONG, text_size, tint};
use crate::art::figures::{PlayerPiece, Prop};
use crate::rules::{FigureKind, Player, Set};
use crate::session::Session;

/// Pieces of one sort that a player has left.
pub(super) struct SupplyItem {
    pub(super) piece: Piece,
    pub(super) count: u8,
    pub(super) name: String,
}

/// The figures and floors a player has left of the sorts in play; what is still on its way home is not counted yet.
pub(super) fn supply(
    session: &Session,
    shared: &Shared,
    homes: &PanelAnchors,
    player: Player,
) -> Vec<SupplyItem> {
    let game = session.shown();
    let sets = session.record().setup().sets;
    let colour = session.seat(player).colour;
    let left = game.supply(player);
    let t = &shared.texts;
    let figures = [
        (FigureKind::Meeple, PlayerPiece::Meeple, t.supply_meeples(), None),
        (FigureKind::Big, PlayerPiece::BigMeeple, t.supply_big(), Some(Set::InnsCathedrals)),
        (FigureKind::Abbot, PlayerPiece::Abbot, t.supply_abbot(), Some(Set::Abbot)),
    ];
    let mut supply: Vec<SupplyItem> = figures
        .into_iter()
        .filter(|(.., set)| set.is_none_or(|set| sets.has(set)))
        .map(|(kind, figure, name, _)| SupplyItem {
            piece: Piece::Figure(figure, colour),
            count: left[kind].saturating_sub(homes.away[player][kind]),
            name,
        })
        .collect();
    if sets.has(Set::Tower) {
        let piece = Piece::Prop(Prop::Floors(1));
        supply.push(SupplyItem { piece, count: game.floors(player), name: t.supply_floors() });
    }
    supply
}

/// Paints the slots from the left; returns where they are.
pub(super) fn paint(
    painter: &Painter,
    shared: &Shared,
    items: &[SupplyItem],
    from: Pos2,
    (size, step): (f32, f32),
) -> Vec<Rect> {
    let tokens = &shared.tokens;
    let mut places = Vec::new();
    for (number, item) in items.iter().enumerate() {
        let slot = Rect::from_min_size(from + vec2(step * number as f32, 0.0), vec2(step, size));
        let scale = if matches!(item.piece, Piece::Figure(PlayerPiece::BigMeeple, _)) { 1.1 } else { 1.0 };
        let at = Rect::from_center_size(slot.left_center() + vec2(size / 2.0, 0.0), vec2(size, size) * scale);
        // What is spent keeps its place as a ghost of itself.
        let alpha = if item.count == 0 { 0.22 } else { 1.0 };
        shared.pictures.paint_piece(painter, item.piece, at, tint::appearing(alpha));
        let font = FontId::new(text_size::DETAIL, FontFamily::Name(STRONG.into()));
        let tone = if item.count == 0 { tokens.faint.gamma_multiply(0.6) } else { tokens.text };
        // A broad piece reaches beyond its place, but not over its number.
        let number = pos2(at.right().max(slot.left() + size) + 3.0, slot.center().y);
        painter.text(number, Align2::LEFT_CENTER, item.count.to_string(), font, tone);
        places.push(slot);
    }
    places
}
