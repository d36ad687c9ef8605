//! What a hint shows on the map: first only the neighbourhood, then the moves themselves.

use egui::{Color32, CornerRadius, Painter, Rect, Stroke, StrokeKind, vec2};

use crate::app::pictures::{Pictures, Piece};
use crate::app::theme::{colour, size, tint};
use crate::art::geometry::TileGeometry;
use crate::art::players::OUTLINE;
use crate::game_picture;
use crate::rules::{Action, Game, Ground, Spot};
use crate::tiles::{Kind, Pos, Turn};

use crate::app::map::camera::{Camera, within};
use crate::app::map::on_screen::{arrow, spot_on_screen};
use crate::app::map::target::Target;
use crate::app::map::{Scene, paint};

/// What is advised in the current turn.
#[derive(Clone, Debug, Default)]
pub struct Advised {
    /// A square to look at.
    pub area: Option<Pos>,
    /// What to do, in order.
    pub actions: Vec<Action>,
}

/// Paints the neighbourhood or the moves. What can be chosen now is marked where its target lies.
pub(crate) fn paint(
    painter: &Painter,
    camera: &Camera,
    scene: &Scene<'_>,
    pictures: &Pictures,
    targets: &[Target],
) {
    let centre_of =
        |action| targets.iter().find(|target| target.action == action).map(|target| target.centre);
    if let Some(pos) = scene.advised.area {
        let near = camera.square_rect(pos).expand(camera.zoom());
        frame(painter, near, scene, 14, scene.tokens.hint.gamma_multiply(0.14));
    }
    let game = scene.session.shown();
    let mut laid: Option<(Pos, Kind, Turn)> = None;
    for &action in &scene.advised.actions {
        match action {
            Action::Place { pos, turn } => {
                let Some(kind) = scene.session.game().hand() else { continue };
                let rect = camera.square_rect(pos);
                paint::tile(painter, rect, pictures, (kind, turn, pos), tint::TRIED);
                frame(painter, rect, scene, 3, Color32::TRANSPARENT);
                laid = Some((pos, kind, turn));
            }
            Action::Figure { kind: figure, pos, segment } => {
                let tile = game.tile_at(pos).map(|tile| (tile.kind, tile.turn));
                let lies = laid.filter(|(at, ..)| *at == pos).map(|(_, kind, turn)| (kind, turn));
                let Some((kind, turn)) = tile.or(lies) else { continue };
                let feature = game.catalogue().tile(kind).segments.get(usize::from(segment));
                let role = feature.and_then(|feature| figure.role(Ground::Feature(feature.kind())));
                let spot = TileGeometry::of(kind).spot(usize::from(segment), turn);
                let piece =
                    Piece::Figure(game_picture::figure(figure, role), scene.colour_of(game.player_to_act()));
                let at = centre_of(action).unwrap_or_else(|| within(camera.square_rect(pos), spot));
                ring(painter, at, camera, scene, pictures, Some(piece));
            }
            action => {
                if let Some(at) = centre_of(action).or_else(|| place_of(game, camera, action)) {
                    ring(painter, at, camera, scene, pictures, None);
                }
            }
        }
    }
}

/// Where on the screen an action happens that is neither a tile nor a figure from the supply.
fn place_of(game: &Game, camera: &Camera, action: Action) -> Option<egui::Pos2> {
    let (pos, spot) = match action {
        Action::Princess { pos, segment, .. } => (pos, Spot::Segment(segment)),
        Action::Recall { pos } => {
            let figure = game
                .figures()
                .into_iter()
                .find(|figure| figure.pos == pos && figure.player == game.player_to_act())?;
            (pos, figure.spot)
        }
        Action::Capture { pos, spot, .. } | Action::Fairy { pos, spot, .. } => (pos, spot),
        Action::Floor { pos } | Action::Top { pos, .. } => (pos, Spot::Tower),
        Action::Dragon { to } => {
            let centre = camera.square_rect(game.dragon()?.step(to)).center();
            return Some(centre - arrow(to) * camera.zoom() * 0.3);
        }
        Action::Place { .. }
        | Action::Figure { .. }
        | Action::Ransom { .. }
        | Action::Release { .. }
        | Action::Pass => return None,
    };
    Some(spot_on_screen(game, camera, pos, spot))
}

fn frame(painter: &Painter, rect: Rect, scene: &Scene<'_>, radius: u8, fill: Color32) {
    let radius = CornerRadius::same(radius);
    painter.rect_filled(rect, radius, fill);
    painter.rect_stroke(rect, radius, Stroke::new(6.0, colour(OUTLINE[0])), StrokeKind::Middle);
    painter.rect_stroke(rect, radius, Stroke::new(3.5, scene.tokens.hint), StrokeKind::Middle);
}

fn ring(
    painter: &Painter,
    at: egui::Pos2,
    camera: &Camera,
    scene: &Scene<'_>,
    pictures: &Pictures,
    piece: Option<Piece>,
) {
    let radius = (camera.zoom() * 0.13).max(size::TARGET_RADIUS + 3.0);
    painter.circle_stroke(at, radius, Stroke::new(6.0, colour(OUTLINE[0])));
    painter.circle_stroke(at, radius, Stroke::new(3.5, scene.tokens.hint));
    if let Some(piece) = piece {
        let size = vec2(radius * 1.8, radius * 1.8);
        pictures.paint_piece(painter, piece, Rect::from_center_size(at, size), Color32::WHITE);
    }
}
