//! Where the map is looked at from: panning, zooming, gliding.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::app::theme::secs;
use crate::tiles::Pos;

/// Pixels of a tile when it is smallest.
const MIN_ZOOM: f32 = 14.0;

/// Part of the view that a tile may fill at most.
const LARGEST_TILE: f32 = 0.34;

/// Below this speed, in pixels a second, a glide ends.
const REST: f32 = 15.0;

/// The view of the map: a point in the middle and a zoom.
///
/// Map coordinates count tiles: the tile on square x,y covers x to x+1 and y to y+1.
#[derive(Clone, Debug)]
pub struct Camera {
    centre_in_map: Vec2,
    /// Pixels of a tile's side.
    zoom: f32,
    /// Where the camera is gliding to, with the time left.
    goal: Option<(Vec2, f32, f32)>,
    /// Pixels a second after the map was let go.
    velocity: Vec2,
    /// Where the player was looking before the camera followed someone else.
    back: Option<(Vec2, f32)>,
    view: Rect,
}

impl Default for Camera {
    fn default() -> Self {
        Self {
            centre_in_map: vec2(0.5, 0.5),
            zoom: 120.0,
            goal: None,
            velocity: Vec2::ZERO,
            back: None,
            view: Rect::from_min_size(Pos2::ZERO, vec2(800.0, 600.0)),
        }
    }
}

impl Camera {
    /// Shows a rectangle of squares in a part of the window, with a margin in parts of a tile, and never moves.
    pub fn still(view: Rect, (least, most): (Pos, Pos), margin: f32) -> Self {
        let low = vec2(f32::from(least.x) - margin, f32::from(least.y) - margin);
        let high = vec2(f32::from(most.x) + 1.0 + margin, f32::from(most.y) + 1.0 + margin);
        let size = high - low;
        let zoom = (view.width() / size.x).min(view.height() / size.y);
        Self { centre_in_map: (low + high) / 2.0, zoom, view, ..Self::default() }
    }

    /// Sets the part of the window that shows the map.
    pub fn set_view(&mut self, view: Rect) {
        self.view = view;
    }

    /// The part of the window that shows the map.
    pub fn view(&self) -> Rect {
        self.view
    }

    /// Pixels of a tile's side.
    pub fn zoom(&self) -> f32 {
        self.zoom
    }

    /// The point of the window that shows a point of the map.
    pub fn screen_from_map(&self, point_in_map: Vec2) -> Pos2 {
        self.view.center() + (point_in_map - self.centre_in_map) * self.zoom
    }

    /// The point of the map that a point of the window shows.
    pub fn map_from_screen(&self, point_in_screen: Pos2) -> Vec2 {
        self.centre_in_map + (point_in_screen - self.view.center()) / self.zoom
    }

    /// The square under a point of the window.
    pub fn square_at(&self, point_in_screen: Pos2) -> Pos {
        let point = self.map_from_screen(point_in_screen);
        Pos::new(point.x.floor() as i16, point.y.floor() as i16)
    }

    /// The part of the window that a square covers.
    pub fn square_rect(&self, pos: Pos) -> Rect {
        let corner = self.screen_from_map(vec2(f32::from(pos.x), f32::from(pos.y)));
        Rect::from_min_size(corner, vec2(self.zoom, self.zoom))
    }

    /// Moves the map with the pointer.
    pub fn drag(&mut self, delta: Vec2, velocity: Vec2) {
        self.hold();
        self.centre_in_map -= delta / self.zoom;
        self.velocity = velocity;
    }

    /// Stops every movement; from now on the player decides where to look.
    pub fn hold(&mut self) {
        self.goal = None;
        self.back = None;
        self.velocity = Vec2::ZERO;
    }

    /// Moves the map by pixels, from keys or a touch pad.
    pub fn pan(&mut self, delta: Vec2) {
        self.hold();
        self.centre_in_map -= delta / self.zoom;
    }

    /// Zooms by a factor; the point of the map under `anchor` stays where it is.
    pub fn zoom_by(&mut self, factor: f32, anchor: Pos2) {
        self.hold();
        let fixed = self.map_from_screen(anchor);
        let largest = (self.view.width().min(self.view.height()) * LARGEST_TILE).max(MIN_ZOOM);
        self.zoom = (self.zoom * factor).clamp(MIN_ZOOM, largest.max(self.zoom.min(320.0)));
        self.centre_in_map += fixed - self.map_from_screen(anchor);
    }

    /// Shows a rectangle of squares, the empty ones around it and a margin, within that many seconds.
    pub fn fit(&mut self, bounds: (Pos, Pos), secs: f32) {
        let room = with_frontier(bounds);
        let zoom = self.zoom_for(room).min(150.0);
        self.back = None;
        self.glide(room.center().to_vec2(), zoom, secs);
    }

    /// Shows squares with a margin: moves no more than it has to, and goes further away only where they have no room
    /// otherwise.
    pub fn show_all(&mut self, squares: impl IntoIterator<Item = Pos>, secs: f32) {
        let least_room = squares.into_iter().map(square_in_map).reduce(Rect::union);
        let Some(room) = least_room.map(|room| room.expand(MARGIN)) else { return };
        let (centre, zoom) =
            self.goal.map_or((self.centre_in_map, self.zoom), |(centre, zoom, _)| (centre, zoom));
        let new_zoom = zoom.min(self.zoom_for(room));
        let half = self.view.size() / (2.0 * new_zoom);
        // Where the middle of the view may be, so that all is seen; rounding may leave no room at all.
        let low = (room.max - half).to_vec2();
        let high = (room.min + half).to_vec2();
        let new_centre = centre.clamp(low.min(high), low.max(high));
        if new_zoom < zoom || (new_centre - centre).length() * zoom > 0.5 {
            self.back = None;
            self.glide(new_centre, new_zoom, secs);
        }
    }

    /// The zoom at which a part of the map just has room in the view.
    fn zoom_for(&self, room: Rect) -> f32 {
        (self.view.width() / room.width()).min(self.view.height() / room.height()).max(MIN_ZOOM)
    }

    /// Puts a square into the middle, within that many seconds.
    pub fn centre_on(&mut self, pos: Pos, secs: f32) {
        self.back = None;
        self.glide(middle_of(pos), self.zoom, secs);
    }

    /// Puts a point of the map into the middle at once.
    pub fn look_at(&mut self, point_in_map: Vec2) {
        self.hold();
        self.centre_in_map = point_in_map;
    }

    /// Goes to a square where something happens, and remembers where the player was looking.
    pub fn follow(&mut self, pos: Pos, secs: f32) {
        let seen = self.goal.map_or((self.centre_in_map, self.zoom), |(centre, zoom, _)| (centre, zoom));
        self.back.get_or_insert(seen);
        self.glide(middle_of(pos), self.zoom, secs);
    }

    /// Goes back to where the player was looking, unless the player has looked elsewhere since.
    pub fn go_back(&mut self, secs: f32) {
        if let Some((centre, zoom)) = self.back.take() {
            self.glide(centre, zoom, secs);
        }
    }

    /// Whether the camera has followed someone and not gone back.
    pub fn is_away(&self) -> bool {
        self.back.is_some()
    }

    /// The part of the map that is seen.
    pub fn view_in_map(&self) -> Rect {
        let half = self.view.size() / (2.0 * self.zoom);
        Rect::from_min_max((self.centre_in_map - half).to_pos2(), (self.centre_in_map + half).to_pos2())
    }

    /// Whether it is not on its way to somewhere.
    pub fn rests(&self) -> bool {
        self.goal.is_none()
    }

    /// Stays here instead of going back to where the player was looking.
    pub fn stay(&mut self) {
        self.back = None;
    }

    /// Moves the map just so far that a square and what is drawn around it can be seen.
    pub fn bring_in(&mut self, pos: Pos, secs: f32) {
        /// Points that rings and handles need around a square.
        const AROUND: f32 = 40.0;
        self.bring_in_with(pos, AROUND, secs);
    }

    /// The same with the squares beside it.
    pub fn bring_in_beside(&mut self, pos: Pos, secs: f32) {
        self.bring_in_with(pos, self.zoom, secs);
    }

    fn bring_in_with(&mut self, pos: Pos, around: f32, secs: f32) {
        let (square, view) = (self.square_rect(pos).expand(around), self.view);
        let over = |low: f32, high: f32| low.min(0.0) + high.max(0.0);
        let shift = vec2(
            over(square.left() - view.left(), square.right() - view.right()),
            over(square.top() - view.top(), square.bottom() - view.bottom()),
        );
        if shift != Vec2::ZERO {
            self.back = None;
            self.glide(self.centre_in_map + shift / self.zoom, self.zoom, secs);
        }
    }

    /// Whether a square can be seen well.
    pub fn shows(&self, pos: Pos) -> bool {
        self.view.shrink(self.zoom * 0.5).contains(self.square_rect(pos).center())
    }

    /// Whether a square lies so close to what is seen that little has to move to show it.
    pub fn is_near(&self, pos: Pos) -> bool {
        self.view.expand(self.zoom * 1.5).contains(self.square_rect(pos).center())
    }

    fn glide(&mut self, centre: Vec2, zoom: f32, secs: f32) {
        self.velocity = Vec2::ZERO;
        if secs <= 0.0 {
            (self.centre_in_map, self.zoom, self.goal) = (centre, zoom, None);
        } else {
            self.goal = Some((centre, zoom, secs));
        }
    }

    /// Lets time pass; `true` while the camera still moves.
    pub fn advance(&mut self, secs: f32, is_held: bool, bounds: (Pos, Pos)) -> bool {
        if let Some((centre, zoom, left)) = self.goal {
            let part = if left <= secs { 1.0 } else { ease(secs / left) };
            self.centre_in_map += (centre - self.centre_in_map) * part;
            self.zoom += (zoom - self.zoom) * part;
            self.goal = (left > secs).then_some((centre, zoom, left - secs));
        } else if !is_held && self.velocity.length() > REST {
            self.centre_in_map -= self.velocity * secs / self.zoom;
            self.velocity *= (-secs / secs::MAP_COAST).exp();
        } else if !is_held {
            self.velocity = Vec2::ZERO;
        }
        let pulled = !is_held && self.goal.is_none() && self.pull_back(secs, bounds);
        self.goal.is_some() || self.velocity != Vec2::ZERO || pulled
    }

    /// Keeps some tile in the middle third of the view, softly.
    fn pull_back(&mut self, secs: f32, (least, most): (Pos, Pos)) -> bool {
        let third = vec2(self.view.width(), self.view.height()) / (6.0 * self.zoom);
        let low = vec2(f32::from(least.x), f32::from(least.y)) - third;
        let high = vec2(f32::from(most.x) + 1.0, f32::from(most.y) + 1.0) + third;
        let allowed = self.centre_in_map.clamp(low, high);
        let excess = allowed - self.centre_in_map;
        if excess.length() * self.zoom < 0.5 {
            return false;
        }
        self.centre_in_map += excess * (1.0 - (-secs / 0.08).exp());
        true
    }
}

/// How much, in tiles, is seen around what is shown as a whole.
const MARGIN: f32 = 0.15;

/// A rectangle of squares with the empty ones around it and a margin, in map coordinates.
fn with_frontier((least, most): (Pos, Pos)) -> Rect {
    square_in_map(least).union(square_in_map(most)).expand(1.0 + MARGIN)
}

/// A square, in map coordinates.
fn square_in_map(pos: Pos) -> Rect {
    Rect::from_min_size(pos2(f32::from(pos.x), f32::from(pos.y)), vec2(1.0, 1.0))
}

/// The middle of a square, in map coordinates.
fn middle_of(pos: Pos) -> Vec2 {
    vec2(f32::from(pos.x) + 0.5, f32::from(pos.y) + 0.5)
}

fn ease(part: f32) -> f32 {
    // Catching up by a constant share each frame slows down towards the end.
    (part * 2.2).min(1.0)
}

/// A point inside a square, given in parts of the tile.
pub fn within(rect: Rect, point: crate::art::Point) -> Pos2 {
    pos2(rect.left() + point.x * rect.width(), rect.top() + point.y * rect.height())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_point_under_the_pointer_stays_when_zooming() {
        let mut camera = Camera::default();
        let pointer = pos2(123.0, 456.0);
        for factor in [1.15, 1.15, 0.5, 0.01, 100.0] {
            let before = camera.map_from_screen(pointer);
            camera.zoom_by(factor, pointer);
            assert!((camera.map_from_screen(pointer) - before).length() < 1e-3);
        }
    }

    #[test]
    fn some_tile_always_comes_back_into_view() {
        let mut camera = Camera::default();
        let bounds = (Pos::new(-2, -2), Pos::new(2, 2));
        camera.pan(vec2(9000.0, -9000.0));
        for _ in 0..200 {
            camera.advance(0.016, false, bounds);
        }
        assert!(camera.shows(Pos::new(-2, 2)));
    }

    #[test]
    fn squares_that_are_seen_leave_the_camera_where_it_is_and_others_bring_it_no_further_than_needed() {
        let mut camera = Camera::default();
        camera.set_view(Rect::from_min_size(Pos2::ZERO, vec2(800.0, 600.0)));
        camera.fit((Pos::new(-1, -1), Pos::new(1, 1)), 0.0);
        let (before, zoom) = (camera.square_rect(Pos::ORIGIN), camera.zoom());
        camera.show_all([Pos::new(-1, 0), Pos::new(1, 1)], 0.0);
        assert_eq!(camera.square_rect(Pos::ORIGIN), before);
        camera.show_all([Pos::new(1, 0), Pos::new(4, 0)], 0.0);
        assert!((camera.zoom() - zoom).abs() < 0.1, "there was room at this zoom");
        assert!((800.0 - camera.square_rect(Pos::new(4, 0)).right() - MARGIN * zoom).abs() < 0.5);
        let squares = [Pos::new(-9, 3), Pos::new(12, -4)];
        camera.show_all(squares, 0.0);
        assert!(camera.zoom() < zoom, "they need more room");
        assert!(squares.iter().all(|&pos| camera.view().contains_rect(camera.square_rect(pos))));
        camera.show_all([], 0.0);
        assert!(squares.iter().all(|&pos| camera.view().contains_rect(camera.square_rect(pos))));
    }

    #[test]
    fn a_square_at_the_edge_is_brought_in_and_no_further() {
        let mut camera = Camera::default();
        camera.set_view(Rect::from_min_size(Pos2::ZERO, vec2(800.0, 600.0)));
        camera.fit((Pos::new(-1, -1), Pos::new(1, 1)), 0.0);
        let before = camera.square_rect(Pos::ORIGIN);
        camera.bring_in(Pos::ORIGIN, 0.0);
        assert_eq!(camera.square_rect(Pos::ORIGIN), before);
        camera.bring_in(Pos::new(0, 9), 0.0);
        let room = 600.0 - camera.square_rect(Pos::new(0, 9)).bottom();
        assert!((room - 40.0).abs() < 0.1, "{room}");
    }
}
