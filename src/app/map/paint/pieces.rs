//! Painting what stands on the tiles, also while it is coming or going.

use egui::{Align2, Color32, FontFamily, FontId, Painter, Pos2, Rect, Stroke, Vec2, vec2};

use crate::app::pictures::{Pictures, Piece};
use crate::app::theme::{STRONG, colour, tint};
use crate::art::figures::{Prop, tower_rise};
use crate::art::geometry::TileGeometry;
use crate::art::players::OUTLINE;
use crate::rules::{FairyView, FigureView, Game, PlacedTile, Spot};
use crate::tiles::Pos;

use crate::app::map::camera::{Camera, within};
use crate::app::map::motion::effects::Show;
use crate::app::map::on_screen::{enlarged, spot_on_screen};
use crate::app::map::{MapView, Scene};

/// Slows down towards the end.
pub(crate) fn ease(part: f32) -> f32 {
    1.0 - (1.0 - part.clamp(0.0, 1.0)).powi(3)
}

/// Something that stands on the board.
enum StandingThing {
    Tower(PlacedTile),
    Figure(FigureView),
    Fairy(Pos2),
}

/// Everything that stands on the board, what is nearer over what is farther away.
pub(crate) fn pieces(painter: &Painter, scene: &Scene<'_>, pictures: &Pictures, view: &MapView, now: f64) {
    let game = scene.session.shown();
    let camera = &view.camera;
    let mut standing: Vec<(f32, StandingThing)> = Vec::new();
    for tile in game.tiles().filter(|tile| tile.floors > 0) {
        standing.push((foundation(camera, tile).y, StandingThing::Tower(tile)));
    }
    let leaving = view.effects.all(now).filter_map(|(show, part)| match *show {
        // Whoever is about to leave still stands there; whoever is on the way is painted over everything.
        Show::Leave { figure, .. } if part < 0.0 => Some(figure),
        _ => None,
    });
    for figure in game.figures().into_iter().chain(leaving) {
        standing.push((foot(game, camera, figure), StandingThing::Figure(figure)));
    }
    if let Some(fairy) = game.fairy() {
        let to = beside(game, camera, fairy);
        let at = match view.effects.fairy(now) {
            Some((from, part)) => {
                let from = from.map_or(to - vec2(0.0, camera.zoom()), |from| beside(game, camera, from));
                hop(from, to, ease(part), camera.zoom() * 0.3)
            }
            None => to,
        };
        standing.push((to.y, StandingThing::Fairy(at)));
    }
    standing.sort_by(|a, b| a.0.total_cmp(&b.0));
    for (_, thing) in &standing {
        match *thing {
            StandingThing::Tower(tile) => tower(painter, pictures, view, tile, now),
            StandingThing::Figure(figure) => figure_at(painter, scene, pictures, view, figure, now),
            StandingThing::Fairy(at) => piece(painter, pictures, Piece::Prop(Prop::Fairy), at, camera),
        }
    }
    for (_, thing) in &standing {
        if let StandingThing::Tower(tile) = *thing {
            height(painter, camera, tile);
        }
    }
    if let Some(pos) = game.dragon() {
        let centre = |pos: Pos| camera.square_rect(pos).center();
        let at = match view.effects.dragon(now) {
            Some((from, to, part)) => {
                let from = from.map_or(centre(to) - vec2(0.0, 3.0 * camera.zoom()), centre);
                hop(from, centre(to), ease(part), camera.zoom() * 0.15)
            }
            None => centre(pos),
        };
        piece(painter, pictures, Piece::Prop(Prop::Dragon), at, camera);
    }
}

/// Where a figure's tower or spot is, from north to south; on a tower it comes after the tower.
fn foot(game: &Game, camera: &Camera, figure: FigureView) -> f32 {
    match figure.spot {
        Spot::Tower => game.tile_at(figure.pos).map_or(0.0, |tile| foundation(camera, tile).y + 0.01),
        Spot::Segment(_) => spot_on_screen(game, camera, figure.pos, figure.spot).y,
    }
}

/// The middle of a tower's foundation.
fn foundation(camera: &Camera, tile: PlacedTile) -> Pos2 {
    let rect = camera.square_rect(tile.pos);
    let base = TileGeometry::of(tile.kind).foundation(tile.turn);
    base.map_or(rect.center(), |base| within(rect, base))
}

/// A point on the way from one place to another, in an arc.
pub(crate) fn hop(from: Pos2, to: Pos2, part: f32, height: f32) -> Pos2 {
    from + (to - from) * part - vec2(0.0, height * 4.0 * part * (1.0 - part))
}

fn piece(painter: &Painter, pictures: &Pictures, piece: Piece, spot: Pos2, camera: &Camera) {
    let size = shown_size(piece, camera);
    pictures.paint_piece(painter, piece, place_on(piece, spot, size), Color32::WHITE);
}

/// Where the box of a piece of this size goes that stands on a spot.
fn place_on(piece: Piece, spot: Pos2, size: f32) -> Rect {
    let anchor = piece.anchor();
    Rect::from_min_size(spot - vec2(anchor.x, anchor.y) * size, vec2(size, size))
}

fn tower(painter: &Painter, pictures: &Pictures, view: &MapView, tile: PlacedTile, now: f64) {
    let camera = &view.camera;
    let rect = camera.square_rect(tile.pos);
    if !painter.clip_rect().intersects(rect.expand(2.0 * rect.height())) {
        return;
    }
    let base = foundation(camera, tile);
    let settling = view.effects.floor(tile.pos, now);
    let settled = if settling.is_some() { tile.floors.saturating_sub(1) } else { tile.floors };
    let pile = |floors: u8, lift: f32| {
        let floors = Piece::Prop(Prop::Floors(floors));
        piece(painter, pictures, floors, base - vec2(0.0, lift * camera.zoom()), camera);
    };
    if settled > 0 {
        pile(settled, 0.0);
    }
    if let Some(part) = settling.filter(|part| *part >= 0.0) {
        pile(1, tower_rise(tile.floors) * enlarged(camera) + 0.6 * (1.0 - ease(part)));
    }
}

/// How many floors a tower has, on a dark disc beside its top.
fn height(painter: &Painter, camera: &Camera, tile: PlacedTile) {
    /// Narrower than this, nobody can read it.
    const LEAST: f32 = 7.0;
    let size = shown_size(Piece::Prop(Prop::Floors(1)), camera);
    let radius = (size * 0.14).clamp(LEAST, 13.0);
    let top =
        foundation(camera, tile) - vec2(0.0, tower_rise(tile.floors) * camera.zoom() * enlarged(camera));
    let at = top + vec2(size * 0.30 + radius * 0.4, radius * 0.2);
    if !painter.clip_rect().contains(at) {
        return;
    }
    painter.circle(at, radius, colour(OUTLINE[0]), Stroke::new(1.2, colour(OUTLINE[1])));
    let font = FontId::new(radius * 1.45, FontFamily::Name(STRONG.into()));
    painter.text(at, Align2::CENTER_CENTER, tile.floors.to_string(), font, colour(OUTLINE[1]));
}

/// The picture of a figure where it stands: its role shows in it.
pub(crate) fn figure_piece(scene: &Scene<'_>, figure: FigureView) -> Piece {
    let role = scene.session.shown().role_of(figure);
    Piece::Figure(crate::game_picture::figure(figure.kind, role), scene.colour_of(figure.player))
}

/// Width of a piece's box on the screen.
pub(crate) fn shown_size(piece: Piece, camera: &Camera) -> f32 {
    /// Smaller than this nobody knows them apart.
    const LEAST: f32 = 22.0;
    (piece.size() * camera.zoom() * enlarged(camera)).max(LEAST)
}

/// Where on the screen a figure stands: on a tower with its feet on the top floor.
fn spot_of(scene: &Scene<'_>, camera: &Camera, figure: FigureView) -> (Pos2, f32) {
    let spot = spot_on_screen(scene.session.shown(), camera, figure.pos, figure.spot);
    let size = shown_size(figure_piece(scene, figure), camera);
    match figure.spot {
        Spot::Tower => (spot - vec2(0.0, 0.12 * size), 0.88 * size),
        Spot::Segment(_) => (spot, size),
    }
}

/// The middle of a figure on the screen.
pub(crate) fn place_of(scene: &Scene<'_>, camera: &Camera, figure: FigureView) -> Pos2 {
    let (spot, size) = spot_of(scene, camera, figure);
    place_on(figure_piece(scene, figure), spot, size).center()
}

fn figure_at(
    painter: &Painter,
    scene: &Scene<'_>,
    pictures: &Pictures,
    view: &MapView,
    figure: FigureView,
    now: f64,
) {
    let picture = figure_piece(scene, figure);
    let (spot, size) = spot_of(scene, &view.camera, figure);
    let place = place_on(picture, spot, size);
    let Some(part) = view.effects.drop(figure, now) else {
        return pictures.paint_piece(painter, picture, place, Color32::WHITE);
    };
    if part < 0.0 {
        return;
    }
    // It falls, and gives a little when it lands.
    let fall = (part / 0.7).min(1.0);
    let give = if part > 0.7 { 0.06 * (std::f32::consts::PI * (part - 0.7) / 0.3).sin() } else { 0.0 };
    let lifted = place.center() - vec2(0.0, (1.0 - fall * fall) * 0.4 * view.camera.zoom());
    let body = vec2(size * (1.0 + give), size * (1.0 - give));
    let rect = Rect::from_center_size(lifted + vec2(0.0, size * give * 0.5), body);
    pictures.paint_piece(painter, picture, rect, tint::appearing(fall * 2.0));
}

/// Where the fairy stands: beside her follower, or alone in a corner of the tile.
pub(crate) fn beside(game: &Game, camera: &Camera, fairy: FairyView) -> Pos2 {
    let shift: Vec2 = match fairy.with {
        Some(figure) => {
            let spot = spot_on_screen(game, camera, figure.pos, figure.spot);
            return spot + vec2(0.27, -0.03) * camera.zoom() * enlarged(camera);
        }
        None => vec2(0.2, 0.2) * camera.zoom(),
    };
    camera.square_rect(fairy.pos).center() + shift
}
