//! The score track: the drawn board of fifty spaces with the players' markers and 50/100 tiles.

use egui::{Color32, Id, Pos2, Rect, Ui, Vec2, vec2};

use crate::app::Shared;
use crate::app::landmark::landmark;
use crate::app::panel_anchors::{PanelAnchors, seen};
use crate::app::pictures::{Piece, whole};
use crate::art::figures::{PlayerPiece, SCORE_BOARD_HEIGHT, score_space};
use crate::lessons::Landmark;
use crate::rules::{LAP, Player, TrackPosition};
use crate::session::Session;

/// Paints the board; the markers on it are where points fly to while it is open.
pub(crate) fn ui(ui: &mut Ui, session: &Session, shared: &Shared, homes: &mut PanelAnchors) {
    let width = ui.available_width().min(420.0);
    let (rect, _) = ui.allocate_exact_size(vec2(width, width * SCORE_BOARD_HEIGHT), egui::Sense::hover());
    landmark(ui.ctx(), Landmark::Track, rect);
    let texture = shared.pictures.score_board();
    ui.painter().image(texture, rect, whole(), Color32::WHITE);
    let game = session.shown();
    let mut on_space = [0_u8; LAP as usize];
    for player in Player::first(game.players()) {
        let colour = session.seat(player).colour;
        let score = game.scores()[player] - homes.owed[player];
        laps(ui, shared, (player, colour), game.players(), TrackPosition::of(score), rect);
        let walked = walked(ui, session, homes, player, score);
        // Markers on one space stand beside each other, each to be seen.
        let stacked = &mut on_space[score.rem_euclid(LAP) as usize];
        let shift = STACK[usize::from(*stacked) % STACK.len()] * width;
        *stacked += 1;
        let centre = rect.min + place(walked) * width + shift;
        let size = width * 0.062;
        let marker = Piece::Figure(PlayerPiece::ScoreMarker, colour);
        let at = Rect::from_center_size(centre, vec2(size, size));
        shared.pictures.paint_piece(ui.painter(), marker, at, Color32::WHITE);
        homes.track[player] = seen(ui, at);
    }
}

/// Where the markers on one space stand, in widths of the board.
const STACK: [Vec2; 6] = [
    vec2(0.0, 0.0),
    vec2(0.014, -0.016),
    vec2(-0.014, -0.016),
    vec2(0.014, 0.016),
    vec2(-0.014, 0.016),
    vec2(0.0, -0.03),
];

/// How far a marker has come on its way to a score.
pub(crate) fn walked(ui: &Ui, session: &Session, homes: &PanelAnchors, player: Player, score: i32) -> f32 {
    let id = Id::unique(("marker", session.record().setup().seed, player.index()));
    ui.ctx().animate_value_with_time(id, score as f32, 1.4 * homes.pace)
}

/// A point between two spaces, in widths of the board.
fn place(walked: f32) -> Vec2 {
    let space = |number: i32| {
        let at = score_space(number.rem_euclid(LAP) as usize);
        vec2(at.x, at.y)
    };
    let from = walked.floor();
    space(from as i32) + (space(from as i32 + 1) - space(from as i32)) * (walked - from)
}

/// The score tiles of a player, in the middle of the board.
fn laps(
    ui: &Ui,
    shared: &Shared,
    (player, colour): (Player, usize),
    players: usize,
    track: TrackPosition,
    board: Rect,
) {
    let tiles = std::iter::repeat_n(PlayerPiece::Hundred, track.hundreds().clamp(0, 4) as usize)
        .chain(std::iter::repeat_n(PlayerPiece::Fifty, track.fifties().clamp(0, 1) as usize));
    let inner = board.shrink(board.width() * 0.085);
    let step = (inner.height() / players.max(4) as f32).min(board.width() * 0.13);
    let size = step * 1.05;
    for (number, figure) in tiles.enumerate() {
        let at: Pos2 = inner.left_top()
            + vec2(
                (number as f32 + 0.7) * size * 1.1,
                (player.index() as f32 + 0.5) * inner.height() / players as f32,
            );
        let place = Rect::from_center_size(at, vec2(size, size));
        shared.pictures.paint_piece(ui.painter(), Piece::Figure(figure, colour), place, Color32::WHITE);
    }
}
