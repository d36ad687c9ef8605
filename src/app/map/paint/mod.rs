//! Painting the map: tiles as one mesh per texture, then pieces, marks and effects at their final size.

pub(crate) mod advised;
pub(crate) mod completed;
pub(crate) mod fields;
pub(crate) mod highlight;
pub(crate) mod markers;
pub(crate) mod pieces;
pub(crate) mod score_cards;
pub(crate) mod tile_bodies;

use std::collections::HashSet;

use egui::epaint::Vertex;
use egui::{
    Align2, Color32, CornerRadius, FontId, Mesh, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2,
};

use crate::app::icons::Icon;
use crate::app::pictures::{Cutout, Over, Overlay, Pictures, TilePicture};
use crate::app::theme::{Tokens, colour, colour_set, text_size, tint};
use crate::app::wood::{self, WoodPlace};
use crate::art::players::OUTLINE;
use crate::art::theme::{Theme as LandTheme, flat};
use crate::art::tile_picture::variant_at;
use crate::art::tile_shadow::THICKNESS;
use crate::rules::{Action, BoardSegment, Event, Game, PlacedTile, is_in_reach};
use crate::tiles::{Kind, Pos, Turn};

use crate::app::map::camera::Camera;
use crate::app::map::on_screen::enlarged;
use crate::app::map::paint::tile_bodies::FreeSides;
use crate::app::map::target::Target;
use crate::app::map::{MapView, Scene};

/// The table and the tiles on it, with what is marked on them.
pub(crate) fn ground(painter: &Painter, scene: &Scene<'_>, pictures: &Pictures, view: &MapView, now: f64) {
    let clip = painter.clip_rect();
    let place = WoodPlace::under(view.camera.screen_from_map(Vec2::ZERO), view.camera.zoom());
    wood::paint(painter, pictures, &scene.tokens, clip, place);
    let game = scene.session.shown();
    tiles(painter, scene, pictures, view, now);
    finished(painter, pictures, view);
    view.fields.paint(painter, scene, pictures, &view.camera, None);
    last_moves(painter, scene, &view.camera);
    if scene.settings.coordinates {
        coordinates(painter, scene, &view.camera, game);
    }
}

/// The tiles that lie on the table: those of the game, and the one that is only laid out yet.
///
/// A tile that would end the turn is only laid out; the game does not know it yet.
pub(crate) fn laid_tiles(scene: &Scene<'_>) -> Vec<(Kind, Turn, Pos)> {
    let game = scene.session.shown();
    let mut tiles: Vec<_> = game.tiles().map(|tile| (tile.kind, tile.turn, tile.pos)).collect();
    if let (Some(Action::Place { pos, turn }), Some(kind)) =
        (scene.session.draft().last(), scene.session.game().hand())
        && game.tile_at(pos).is_none()
    {
        tiles.push((kind, turn, pos));
    }
    tiles
}

fn tiles(painter: &Painter, scene: &Scene<'_>, pictures: &Pictures, view: &MapView, now: f64) {
    let clip = painter.clip_rect();
    let theme = scene.tokens.land;
    let laid = laid_tiles(scene);
    let squares: HashSet<Pos> = laid.iter().map(|(.., pos)| *pos).collect();
    let mut faces = Meshes::default();
    let [mut sides, mut edges] = [Mesh::default(), Mesh::default()];
    let has_seams = scene.is_lesson && theme != LandTheme::HighContrast;
    for (kind, turn, pos) in laid {
        let mut rect = view.camera.square_rect(pos);
        match view.effects.arrival(pos, now) {
            Some(part) if part < 0.0 => continue,
            Some(part) => {
                let height = (1.0 - part).powi(3) * 0.6;
                rect = rect.translate(vec2(0.0, -height * rect.height()));
            }
            None => {}
        }
        if !clip.intersects(rect.expand(rect.height() * THICKNESS)) {
            continue;
        }
        let free = FreeSides::of(pos, |pos| squares.contains(&pos));
        tile_bodies::side(&mut sides, rect, free, theme);
        tile_bodies::bevel(&mut edges, rect, free, theme);
        if has_seams {
            tile_bodies::seams(&mut edges, rect, free);
        }
        let picture = TilePicture { kind, variant: variant_at(kind, pos), turn };
        match pictures.tile(picture, rect.width()) {
            Some(cutout) => tile_bodies::face(&mut faces, rect, free, cutout),
            None => sides.add_colored_rect(rect, colour(flat::GRASS)),
        }
    }
    view.shadow.paint(painter, &view.camera, theme);
    tile_bodies::paint_mesh(painter, sides);
    faces.paint(painter);
    tile_bodies::paint_mesh(painter, edges);
}

/// What finished features keep.
fn finished(painter: &Painter, pictures: &Pictures, view: &MapView) {
    let mut meshes = Meshes::default();
    for &(tile, segment) in view.finished.segments() {
        let rect = view.camera.square_rect(tile.pos);
        let overlay = Overlay { kind: tile.kind, turn: tile.turn, segment, over: Over::Finished };
        if painter.clip_rect().intersects(rect)
            && let Some(cutout) = pictures.overlay(overlay, rect.width())
        {
            meshes.add(rect, cutout);
        }
    }
    meshes.paint(painter);
}

/// Many pictures as one mesh per texture.
#[derive(Default)]
pub(crate) struct Meshes(Vec<Mesh>);

impl Meshes {
    pub(crate) fn add(&mut self, rect: Rect, cutout: Cutout) {
        self.of(cutout.texture).add_rect_with_uv(rect, cutout.uv, Color32::WHITE);
    }

    /// Adds a picture that is not a rectangle: the points of its outline around a middle, each with its place on the
    /// texture.
    fn add_fan(
        &mut self,
        middle: (Pos2, Pos2),
        outline: impl Iterator<Item = (Pos2, Pos2)>,
        texture: egui::TextureId,
    ) {
        let mesh = self.of(texture);
        let first = mesh.vertices.len() as u32;
        let corner = |(pos, uv): (Pos2, Pos2)| Vertex { pos, uv, color: Color32::WHITE };
        mesh.vertices.push(corner(middle));
        mesh.vertices.extend(outline.map(corner));
        let count = mesh.vertices.len() as u32 - first - 1;
        for point in 0..count {
            mesh.add_triangle(first, first + 1 + point, first + 1 + (point + 1) % count);
        }
    }

    fn of(&mut self, texture: egui::TextureId) -> &mut Mesh {
        let known = self.0.iter().position(|mesh| mesh.texture_id == texture);
        let index = known.unwrap_or_else(|| {
            self.0.push(Mesh::with_texture(texture));
            self.0.len() - 1
        });
        &mut self.0[index]
    }

    pub(crate) fn paint(self, painter: &Painter) {
        for mesh in self.0 {
            painter.add(Shape::mesh(mesh));
        }
    }
}

/// The newest tile has a rim in its player's colour; it and what the others laid before it have a pennant.
fn last_moves(painter: &Painter, scene: &Scene<'_>, camera: &Camera) {
    let players = scene.session.game().players();
    let mut seen = [false; crate::rules::MAX_PLAYERS];
    for entry in scene.session.log().iter().rev() {
        let Event::Placed { player, pos, .. } = entry.event else { continue };
        let is_newest = !seen.contains(&true);
        if std::mem::replace(&mut seen[player.index()], true) {
            // Whoever laid two tiles has come round again.
            return;
        }
        let rect = camera.square_rect(pos);
        if painter.clip_rect().intersects(rect) {
            if is_newest {
                markers::newest(painter, rect, style_of(scene, player));
            }
            markers::pennant(painter, rect, style_of(scene, player));
        }
        if seen.iter().filter(|seen| **seen).count() == players {
            return;
        }
    }
}

pub(crate) fn style_of(scene: &Scene<'_>, player: crate::rules::Player) -> Color32 {
    colour(colour_set(scene.settings.colours).style(scene.colour_of(player)).fill)
}

fn coordinates(painter: &Painter, scene: &Scene<'_>, camera: &Camera, game: &Game) {
    for tile in game.tiles() {
        let rect = camera.square_rect(tile.pos);
        if painter.clip_rect().intersects(rect) {
            let at = rect.left_top() + vec2(18.0, 10.0);
            label(painter, at, &tile.pos.to_string(), scene);
        }
    }
}

/// A tile that does not lie on the map, once its picture is there.
pub(crate) fn tile(
    painter: &Painter,
    rect: Rect,
    pictures: &Pictures,
    (kind, turn, pos): (Kind, Turn, Pos),
    tint: Color32,
) {
    let picture = TilePicture { kind, variant: variant_at(kind, pos), turn };
    if let Some(cutout) = pictures.tile(picture, rect.width()) {
        painter.image(cutout.texture, rect, cutout.uv, tint);
    }
}

/// The tile as it would lie.
pub(crate) fn ghost(
    painter: &Painter,
    rect: Rect,
    scene: &Scene<'_>,
    pictures: &Pictures,
    kind: Kind,
    turn: Turn,
    pos: Pos,
) {
    markers::shadow_of_lifted(painter, rect, &scene.tokens);
    let lifted = markers::lifted(rect);
    tile(painter, lifted, pictures, (kind, turn, pos), Color32::WHITE);
    markers::rim(painter, lifted, &scene.tokens);
}

/// Draws something over a segment, once its picture is there.
pub(crate) fn over(
    painter: &Painter,
    pictures: &Pictures,
    rect: Rect,
    tile: PlacedTile,
    segment: u8,
    over: Over,
    tint: Color32,
) {
    let overlay = Overlay { kind: tile.kind, turn: tile.turn, segment, over };
    if let Some(cutout) = pictures.overlay(overlay, rect.width()) {
        painter.image(cutout.texture, rect, cutout.uv, tint);
    }
}

/// The tile where it does not fit.
pub(crate) fn misfit(
    painter: &Painter,
    rect: Rect,
    pictures: &Pictures,
    kind: Kind,
    turn: Turn,
    pos: Pos,
    alpha: f32,
) {
    tile(painter, rect, pictures, (kind, turn, pos), tint::MISFIT.gamma_multiply(0.75 * alpha));
}

/// How segments are lit up.
#[derive(Clone, Copy)]
pub(crate) struct Light {
    /// In what way.
    pub over: Over,
    /// From 0, unseen, to 1.
    pub alpha: f32,
}

/// Segments, lit up.
pub(crate) fn light(
    painter: &Painter,
    camera: &Camera,
    game: &Game,
    pictures: &Pictures,
    segments: &[BoardSegment],
    light: Light,
) {
    let tint = Color32::WHITE.gamma_multiply(light.alpha);
    for &BoardSegment { pos, segment } in segments {
        let rect = camera.square_rect(pos);
        let Some(tile) = game.tile_at(pos).filter(|_| painter.clip_rect().intersects(rect)) else { continue };
        over(painter, pictures, rect, tile, segment, light.over, tint);
    }
}

/// The line from a target to the place that it is about, if it had to make room for another.
pub(crate) fn leader(painter: &Painter, scene: &Scene<'_>, target: &Target, radius: f32) {
    let away = target.centre - target.home;
    if away.length() < radius * IN_PLACE {
        return;
    }
    let end = target.centre - away.normalized() * radius.min(away.length());
    painter.line_segment([target.home, end], Stroke::new(5.0, colour(OUTLINE[0])));
    painter.line_segment([target.home, end], Stroke::new(2.5, scene.tokens.fits));
    painter.circle(target.home, 4.0, scene.tokens.fits, Stroke::new(1.5, colour(OUTLINE[0])));
}

/// How far, in its own widths, a target may lie beside its place without a line to it.
const IN_PLACE: f32 = 0.6;

/// A place that can be clicked.
#[allow(clippy::too_many_arguments)]
pub(crate) fn target(
    painter: &Painter,
    pictures: &Pictures,
    scene: &Scene<'_>,
    target: &Target,
    radius: f32,
    is_chosen: bool,
    is_hovered: bool,
) {
    let ring = if is_chosen { scene.tokens.accent } else { scene.tokens.fits };
    let width = if is_chosen || is_hovered { 4.0 } else { 2.5 };
    // A ring that had to make room shows whom it is about.
    let is_away = target.centre.distance(target.home) >= radius * IN_PLACE;
    let piece = target.piece.or(target.stands.filter(|_| is_away));
    let inside = if is_away {
        scene.tokens.table
    } else if piece.is_some() && !is_chosen {
        tint::DEEP_SHADOW
    } else {
        Color32::TRANSPARENT
    };
    painter.circle(target.centre, radius, inside, Stroke::new(width + 2.0, colour(OUTLINE[0])));
    painter.circle_stroke(target.centre, radius, Stroke::new(width, ring));
    if let Some(piece) = piece {
        let size = if is_chosen { radius * 2.1 } else { radius * 1.5 };
        let tint = if is_chosen || is_hovered { Color32::WHITE } else { tint::OFFERED };
        let place = Rect::from_center_size(target.centre, vec2(size, size));
        pictures.paint_piece(painter, piece, place, tint);
    }
}

/// The number of the key that chooses a target.
pub(crate) fn number(painter: &Painter, scene: &Scene<'_>, target: &Target, radius: f32, number: usize) {
    let at = target.centre + vec2(radius * 0.8, -radius * 0.8);
    painter.circle(at, 9.0, scene.tokens.raised, Stroke::new(1.0, scene.tokens.text));
    let font = FontId::proportional(text_size::TINY);
    painter.text(at, Align2::CENTER_CENTER, number.to_string(), font, scene.tokens.text);
}

/// A figure that would be lost.
pub(crate) fn victim(painter: &Painter, scene: &Scene<'_>, at: Pos2, camera: &Camera) {
    let radius = (camera.zoom() * 0.14 * enlarged(camera)).max(11.0);
    painter.circle_stroke(at, radius, Stroke::new(5.0, colour(OUTLINE[0])));
    painter.circle_stroke(at, radius, Stroke::new(3.0, scene.tokens.wrong));
    let corner = at + vec2(radius, -radius) * 0.72;
    painter.circle(corner, 8.0, scene.tokens.wrong, Stroke::new(1.0, colour(OUTLINE[0])));
    Icon::Remove.paint(painter, corner, 5.0, scene.tokens.surface);
}

/// The tiles that a tower reaches.
pub(crate) fn reach(
    painter: &Painter,
    camera: &Camera,
    tokens: &Tokens,
    game: &Game,
    tower: Pos,
    reach: u8,
    alpha: f32,
) {
    let tone = tokens.wrong.gamma_multiply(alpha);
    for tile in game.tiles().filter(|tile| is_in_reach(tower, reach, tile.pos)) {
        let rect = camera.square_rect(tile.pos);
        painter.rect(rect, 0, tone.gamma_multiply(0.18), Stroke::new(2.0, tone), StrokeKind::Inside);
    }
}

/// Where the dragon has been in this walk.
pub(crate) fn trail(painter: &Painter, camera: &Camera, scene: &Scene<'_>, trail: &[Pos]) {
    let points: Vec<Pos2> = trail.iter().map(|&pos| camera.square_rect(pos).center()).collect();
    for &pos in trail {
        painter.rect_filled(camera.square_rect(pos), 0, tint::SHADOW);
    }
    painter.extend(Shape::dashed_line(&points, Stroke::new(4.0, scene.tokens.wrong), 10.0, 8.0));
}

/// A small text on the map.
fn label(painter: &Painter, at: Pos2, text: &str, scene: &Scene<'_>) {
    let galley =
        painter.layout_no_wrap(text.to_owned(), FontId::proportional(text_size::SMALL), scene.tokens.text);
    let rect = Rect::from_center_size(at, galley.size() + vec2(8.0, 4.0));
    painter.rect_filled(rect, CornerRadius::same(4), scene.tokens.raised);
    painter.galley(rect.min + vec2(4.0, 2.0), galley, scene.tokens.text);
}
