//! Where things of the board are on the screen.

use egui::{Pos2, Rect, Vec2, vec2};

use crate::app::map::camera::{Camera, within};
use crate::art::figures::tower_rise;
use crate::art::geometry::TileGeometry;
use crate::rules::{Game, Spot};
use crate::tiles::{Pos, Side};

/// Where on the screen something stands on a tile.
pub fn spot_on_screen(game: &Game, camera: &Camera, pos: Pos, spot: Spot) -> Pos2 {
    let rect = camera.square_rect(pos);
    let Some(tile) = game.tile_at(pos) else { return rect.center() };
    let geometry = TileGeometry::of(tile.kind);
    match spot {
        Spot::Segment(segment) => within(rect, geometry.spot(usize::from(segment), tile.turn)),
        Spot::Tower => tower_top(rect, geometry, tile.turn, tile.floors),
    }
}

/// The top of a tower on a tile that is shown here.
pub fn tower_top(rect: Rect, geometry: &TileGeometry, turn: crate::tiles::Turn, floors: u8) -> Pos2 {
    let base = geometry.foundation(turn).map_or(rect.center(), |at| within(rect, at));
    base - vec2(0.0, tower_rise(floors) * rect.width() * enlarged_by(rect.width()))
}

/// How much larger pieces are than on the table, so that from afar one still sees who stands where.
pub fn enlarged(camera: &Camera) -> f32 {
    enlarged_by(camera.zoom())
}

fn enlarged_by(tile: f32) -> f32 {
    /// Width of a tile from which on pieces have their true size.
    const NEAR: f32 = 100.0;
    /// How much larger they get at most.
    const MOST: f32 = 1.3;
    (NEAR / tile).clamp(1.0, MOST)
}

/// One step in a direction, on the screen.
pub fn arrow(side: Side) -> Vec2 {
    match side {
        Side::N => vec2(0.0, -1.0),
        Side::E => vec2(1.0, 0.0),
        Side::S => vec2(0.0, 1.0),
        Side::W => vec2(-1.0, 0.0),
    }
}
