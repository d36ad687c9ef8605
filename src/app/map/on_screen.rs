//! Where things of the board are on the screen.

use egui::{Pos2, Rect, Vec2, vec2};

use crate::app::map::camera::{Camera, within};
use crate::art::figures::Prop;
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

/// The top of a tower.
pub fn tower_top(rect: Rect, geometry: &TileGeometry, turn: crate::tiles::Turn, floors: u8) -> Pos2 {
    let base = geometry.foundation(turn).map_or(rect.center(), |at| within(rect, at));
    let width = Prop::Floors(1).size() * rect.width();
    base - vec2(0.0, width * crate::art::figures::FLOOR_RISE * f32::from(floors.saturating_sub(1)))
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
