//! Painting what stands on the tiles, also while it is coming or going.

use egui::{Color32, Painter, Pos2, Rect, Vec2, vec2};

use crate::app::pictures::{Pictures, Piece, whole};
use crate::app::theme::tint;
use crate::art::figures::{FLOOR_RISE, Prop};
use crate::art::geometry::TileGeometry;
use crate::rules::{FairyView, FigureView, Game, Spot};
use crate::tiles::Pos;

use crate::app::map::camera::{Camera, within};
use crate::app::map::motion::effects::Show;
use crate::app::map::on_screen::spot_on_screen;
use crate::app::map::{MapView, Scene};

/// Slows down towards the end.
pub(crate) fn ease(part: f32) -> f32 {
    1.0 - (1.0 - part.clamp(0.0, 1.0)).powi(3)
}

/// Everything that stands on the board.
pub(crate) fn pieces(painter: &Painter, scene: &Scene<'_>, pictures: &Pictures, view: &MapView, now: f64) {
    let game = scene.session.shown();
    towers(painter, pictures, view, game, now);
    for figure in game.figures() {
        standing(painter, scene, pictures, view, figure, now);
    }
    for (show, part) in view.effects.all(now) {
        // Whoever is about to leave still stands there; whoever is on the way is painted over everything.
        if let Show::Leave { figure, .. } = *show
            && part < 0.0
        {
            standing(painter, scene, pictures, view, figure, now);
        }
    }
    if let Some(fairy) = game.fairy() {
        let to = beside(game, &view.camera, fairy);
        let at = match view.effects.fairy(now) {
            Some((from, part)) => {
                let from =
                    from.map_or(to - vec2(0.0, view.camera.zoom()), |from| beside(game, &view.camera, from));
                hop(from, to, ease(part), view.camera.zoom() * 0.3)
            }
            None => to,
        };
        piece(painter, pictures, Piece::Prop(Prop::Fairy), at, &view.camera);
    }
    if let Some(pos) = game.dragon() {
        let centre = |pos: Pos| view.camera.square_rect(pos).center();
        let at = match view.effects.dragon(now) {
            Some((from, to, part)) => {
                let from = from.map_or(centre(to) - vec2(0.0, 3.0 * view.camera.zoom()), centre);
                hop(from, centre(to), ease(part), view.camera.zoom() * 0.15)
            }
            None => centre(pos),
        };
        piece(painter, pictures, Piece::Prop(Prop::Dragon), at, &view.camera);
    }
}

/// A point on the way from one place to another, in an arc.
pub(crate) fn hop(from: Pos2, to: Pos2, part: f32, height: f32) -> Pos2 {
    from + (to - from) * part - vec2(0.0, height * 4.0 * part * (1.0 - part))
}

fn piece(painter: &Painter, pictures: &Pictures, piece: Piece, centre: Pos2, camera: &Camera) {
    let size = shown_size(piece, camera);
    let rect = Rect::from_center_size(centre, vec2(size, size));
    if painter.clip_rect().intersects(rect) {
        painter.image(pictures.piece(piece), rect, whole(), Color32::WHITE);
    }
}

fn towers(painter: &Painter, pictures: &Pictures, view: &MapView, game: &Game, now: f64) {
    let camera = &view.camera;
    for tile in game.tiles().filter(|tile| tile.floors > 0) {
        let rect = camera.square_rect(tile.pos);
        if !painter.clip_rect().intersects(rect.expand(rect.height())) {
            continue;
        }
        let Some(base) = TileGeometry::of(tile.kind).foundation(tile.turn) else { continue };
        let base = within(rect, base);
        let settling = view.effects.floor(tile.pos, now);
        let settled = if settling.is_some() { tile.floors - 1 } else { tile.floors };
        pile(painter, pictures, camera, base, settled, 0.0);
        if let Some(part) = settling.filter(|part| *part >= 0.0) {
            let rise = Prop::Floors(1).size() * FLOOR_RISE * f32::from(settled);
            pile(painter, pictures, camera, base, 1, rise + 0.6 * (1.0 - ease(part)));
        }
    }
}

/// A pile of floors that begins so many tile widths above its foundation.
fn pile(painter: &Painter, pictures: &Pictures, camera: &Camera, base: Pos2, floors: u8, lift: f32) {
    if floors == 0 {
        return;
    }
    let half = Prop::Floors(1).size() * camera.zoom() / 2.0;
    let rise = 2.0 * half * FLOOR_RISE * f32::from(floors - 1);
    let base = base - vec2(0.0, lift * camera.zoom());
    let rect = Rect::from_min_max(base - vec2(half, half + rise), base + vec2(half, half));
    painter.image(pictures.piece(Piece::Prop(Prop::Floors(floors))), rect, whole(), Color32::WHITE);
}

/// The picture of a figure where it stands: its role shows in it.
pub(crate) fn figure_piece(scene: &Scene<'_>, figure: FigureView) -> Piece {
    let role = scene.session.shown().role_of(figure);
    Piece::Figure(crate::game_picture::figure(figure.kind, role), scene.colour_of(figure.player))
}

/// Width of a piece on the screen.
pub(crate) fn shown_size(piece: Piece, camera: &Camera) -> f32 {
    let size = match piece {
        Piece::Figure(figure, _) => figure.size(),
        Piece::Prop(prop) => prop.size(),
    };
    size * camera.zoom() * enlarged(camera)
}

/// On a map seen from afar pieces are larger than on the table, so that one still sees who stands where.
pub(crate) fn enlarged(camera: &Camera) -> f32 {
    /// Width of a tile from which on pieces have their true size.
    const NEAR: f32 = 96.0;
    /// How much larger they get at most.
    const MOST: f32 = 1.6;
    (NEAR / camera.zoom()).clamp(1.0, MOST)
}

/// The middle of a figure on the screen.
pub(crate) fn place_of(scene: &Scene<'_>, camera: &Camera, figure: FigureView) -> Pos2 {
    let centre = spot_on_screen(scene.session.shown(), camera, figure.pos, figure.spot);
    let lift =
        if figure.spot == Spot::Tower { 0.45 * shown_size(figure_piece(scene, figure), camera) } else { 0.0 };
    centre - vec2(0.0, lift)
}

fn standing(
    painter: &Painter,
    scene: &Scene<'_>,
    pictures: &Pictures,
    view: &MapView,
    figure: FigureView,
    now: f64,
) {
    let picture = figure_piece(scene, figure);
    let size = shown_size(picture, &view.camera);
    let centre = place_of(scene, &view.camera, figure);
    let Some(part) = view.effects.drop(figure, now) else {
        return piece(painter, pictures, picture, centre, &view.camera);
    };
    if part < 0.0 {
        return;
    }
    // It falls, and gives a little when it lands.
    let fall = (part / 0.7).min(1.0);
    let give = if part > 0.7 { 0.12 * (std::f32::consts::PI * (part - 0.7) / 0.3).sin() } else { 0.0 };
    let lifted = centre - vec2(0.0, (1.0 - fall * fall) * 0.5 * view.camera.zoom());
    let body = vec2(size * (1.0 + give), size * (1.0 - give));
    let rect = Rect::from_center_size(lifted + vec2(0.0, size * give * 0.5), body);
    let tint = tint::appearing(fall * 2.0);
    painter.image(pictures.piece(picture), rect, whole(), tint);
}

/// Where the fairy stands: beside her follower, or alone in a corner of the tile.
pub(crate) fn beside(game: &Game, camera: &Camera, fairy: FairyView) -> Pos2 {
    let shift: Vec2 = match fairy.with {
        Some(figure) => {
            let spot = spot_on_screen(game, camera, figure.pos, figure.spot);
            return spot + vec2(0.15, -0.04) * camera.zoom() * enlarged(camera);
        }
        None => vec2(0.2, 0.2) * camera.zoom(),
    };
    camera.square_rect(fairy.pos).center() + shift
}
