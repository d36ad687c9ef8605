//! The score track: the drawn board of fifty spaces with the players' markers and 50/100 tiles.

use egui::{Color32, Rect, Ui, vec2};

use crate::app::Shared;
use crate::app::coach::landmark;
use crate::app::pictures::{Piece, whole};
use crate::art::figures::{Figure, SCORE_BOARD_HEIGHT, score_space};
use crate::lessons::Landmark;
use crate::rules::{Player, TrackPosition};
use crate::session::Session;

/// Paints the board.
pub(crate) fn ui(ui: &mut Ui, session: &Session, shared: &mut Shared) {
    // Beside a lesson's card there is less room.
    let most = if session.is_practice() { 240.0 } else { 420.0 };
    let width = ui.available_width().min(most);
    let (rect, _) = ui.allocate_exact_size(vec2(width, width * SCORE_BOARD_HEIGHT), egui::Sense::hover());
    landmark(ui.ctx(), Landmark::Track, rect);
    let texture = shared.pictures.score_board();
    ui.painter().image(texture, rect, whole(), Color32::WHITE);
    let game = session.shown();
    let mut on_space = [0_u8; 50];
    for player in Player::first(game.players()) {
        let seat = session.seat(player);
        let track = TrackPosition::of(game.scores()[player]);
        let space = score_space(track.space as usize);
        let stacked = &mut on_space[track.space as usize];
        let shift = vec2(3.0, -5.0) * f32::from(*stacked);
        *stacked += 1;
        let centre = rect.min + vec2(space.x, space.y) * width + shift;
        let size = width * 0.062;
        let marker = shared.pictures.piece(Piece::Figure(Figure::ScoreMarker, seat.colour));
        ui.painter().image(marker, Rect::from_center_size(centre, vec2(size, size)), whole(), Color32::WHITE);
        laps(ui, session, shared, player, track, rect);
    }
}

/// The score tiles of a player, in the middle of the board.
fn laps(ui: &Ui, session: &Session, shared: &mut Shared, player: Player, track: TrackPosition, board: Rect) {
    let colour = session.seat(player).colour;
    let tiles = std::iter::repeat_n(Figure::Hundred, track.hundreds().clamp(0, 4) as usize)
        .chain(std::iter::repeat_n(Figure::Fifty, track.fifties().clamp(0, 1) as usize));
    let size = board.width() * 0.1;
    for (number, figure) in tiles.enumerate() {
        let row = player.index() as f32;
        let at = board.min
            + vec2(
                board.width() * 0.2 + number as f32 * size * 1.1,
                board.height() * 0.28 + row * size * 0.8,
            );
        let texture = shared.pictures.piece(Piece::Figure(figure, colour));
        ui.painter().image(texture, Rect::from_center_size(at, vec2(size, size)), whole(), Color32::WHITE);
    }
}
