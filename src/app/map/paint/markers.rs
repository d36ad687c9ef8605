//! Signs on empty squares, and on the tiles that were laid last.
//!
//! At rest they are soft, so that the map is seen first; they wake near the pointer.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};

use crate::app::icons::Icon;
use crate::app::theme::{Tokens, colour};
use crate::art::players::OUTLINE;
use crate::art::theme::Theme as LandTheme;

/// How far from the pointer, in tiles, a place begins to wake.
const WAKES_AT: f32 = 2.3;

/// How a place for the tile is shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlaceSign {
    /// Whether the tile fits as it is held; otherwise it has to be turned.
    pub fits_now: bool,
    /// From 0, far from the pointer, to 1, under it.
    pub nearness: f32,
    /// Whether something else is being decided.
    pub is_quiet: bool,
}

impl PlaceSign {
    /// How clearly it is seen, from 0 to 1.
    fn strength(self) -> f32 {
        const FITS: f32 = 0.52;
        const TURNED: f32 = 0.34;
        const NEAR: f32 = 0.95;
        let rest = if self.fits_now { FITS } else { TURNED };
        let strength = rest + (NEAR - rest) * self.nearness;
        if self.is_quiet { strength * 0.4 } else { strength }
    }
}

/// How near the pointer is to a square, from 0 to 1, rising smoothly.
pub(crate) fn nearness(square: Rect, pointer: Option<Pos2>) -> f32 {
    let Some(pointer) = pointer.filter(|_| square.width() > 0.0) else { return 0.0 };
    let near = (1.0 - square.center().distance(pointer) / (WAKES_AT * square.width())).clamp(0.0, 1.0);
    near * near * (3.0 - 2.0 * near)
}

/// A place for the tile: four corners and a dot, or the sign for turning.
pub(crate) fn place(painter: &Painter, square: Rect, tokens: &Tokens, sign: PlaceSign) {
    if tokens.land == LandTheme::HighContrast {
        return plain_place(painter, square, tokens, sign);
    }
    let tone = tokens.marker.gamma_multiply(sign.strength());
    let inner = square.shrink(square.width() * 0.07);
    painter.rect_filled(inner, inner.width() * 0.06, tokens.marker.gamma_multiply(0.05 * sign.strength()));
    corners(painter, inner, Stroke::new((square.width() * 0.022).clamp(1.4, 2.2), tone));
    middle(painter, square, tone, sign.fits_now);
}

/// The same with lines that cannot be overlooked.
fn plain_place(painter: &Painter, square: Rect, tokens: &Tokens, sign: PlaceSign) {
    let inner = square.shrink(square.width() * 0.07);
    let width = if sign.nearness > 0.9 { 5.0 } else { 2.5 };
    if sign.fits_now {
        painter.rect_stroke(inner, 0, Stroke::new(width, tokens.marker), StrokeKind::Inside);
        middle(painter, square, tokens.marker, true);
        return;
    }
    let around =
        [inner.left_top(), inner.right_top(), inner.right_bottom(), inner.left_bottom(), inner.left_top()];
    let dash = (square.width() * 0.09).max(4.0);
    let tone = if sign.nearness > 0.9 { tokens.marker } else { tokens.text };
    painter.extend(Shape::dashed_line(&around, Stroke::new(width, tone), dash, dash * 0.8));
    middle(painter, square, tone, false);
}

fn middle(painter: &Painter, square: Rect, tone: Color32, fits_now: bool) {
    if fits_now {
        painter.circle_filled(square.center(), (square.width() * 0.022).max(1.6), tone);
    } else {
        Icon::TurnRight.paint(painter, square.center(), square.width() * 0.085, tone);
    }
}

/// The four corners of a frame.
fn corners(painter: &Painter, frame: Rect, line: Stroke) {
    let arm = frame.width() * 0.22;
    let bend = arm * 0.28;
    for (corner, right, down) in [
        (frame.left_top(), 1.0, 1.0),
        (frame.right_top(), -1.0, 1.0),
        (frame.right_bottom(), -1.0, -1.0),
        (frame.left_bottom(), 1.0, -1.0),
    ] {
        let at = |along: f32, across: f32| corner + vec2(along * right, across * down);
        painter.line(
            vec![at(0.0, arm), at(0.0, bend), at(bend * 0.3, bend * 0.3), at(bend, 0.0), at(arm, 0.0)],
            line,
        );
    }
}

/// A square that no tile can fill: a small cross, cut into the table.
pub(crate) fn dead(painter: &Painter, square: Rect, tokens: &Tokens) {
    let arm = square.width() * 0.09;
    let width = (square.width() * 0.022).clamp(1.2, 2.4);
    let cross = |shift: Vec2, tone: Color32| {
        for (x, y) in [(1.0, 1.0), (1.0, -1.0)] {
            let way = vec2(x, y) * arm;
            let centre = square.center() + shift;
            painter.line_segment([centre - way, centre + way], Stroke::new(width, tone));
        }
    };
    // Light falls from the north-west: the groove is dark, and its far lip catches the light.
    cross(vec2(width, width) * 0.7, tokens.marker.gamma_multiply(0.18));
    cross(Vec2::ZERO, tokens.groove);
}

/// The rim of the newest tile.
pub(crate) fn newest(painter: &Painter, tile: Rect, style: Color32) {
    // Seen from afar, the rim leaves something of the tile to be seen.
    let width = (tile.width() * 0.05).clamp(2.0, 4.0);
    painter.rect_stroke(tile, 3, Stroke::new(width + 1.5, colour(OUTLINE[0])), StrokeKind::Inside);
    painter.rect_stroke(tile.shrink(0.75), 3, Stroke::new(width, style), StrokeKind::Inside);
}

/// The corner of a tile laid in this round, in its player's colour.
pub(crate) fn pennant(painter: &Painter, tile: Rect, style: Color32) {
    let leg = (tile.width() * 0.17).max(7.0);
    let corner = tile.right_top();
    let points = vec![corner, corner + vec2(0.0, leg), corner - vec2(leg, 0.0)];
    painter.add(Shape::convex_polygon(points, style, Stroke::new(1.0, colour(OUTLINE[0]))));
}

/// The tile that is only being tried: it is held a little above the table.
pub(crate) fn lifted(square: Rect) -> Rect {
    let rise = (square.width() * 0.05).min(5.0);
    Rect::from_center_size(square.center() - vec2(0.0, rise), square.size() * 1.05)
}

/// The rim of the tile that is held or laid out.
pub(crate) fn rim(painter: &Painter, tile: Rect, tokens: &Tokens) {
    painter.rect_stroke(tile, 3, Stroke::new(4.0, colour(OUTLINE[0])), StrokeKind::Outside);
    painter.rect_stroke(tile, 3, Stroke::new(2.5, tokens.rim), StrokeKind::Outside);
}

/// What the lifted tile throws on the table.
pub(crate) fn shadow_of_lifted(painter: &Painter, square: Rect, tokens: &Tokens) {
    let steps = 4;
    for step in 0..steps {
        let spread = step as f32 / steps as f32;
        let rect = square
            .translate(vec2(square.width() * 0.05, square.width() * 0.07))
            .expand((spread - 0.4) * square.width() * 0.06);
        painter.rect_filled(rect, 4, tokens.groove.gamma_multiply(0.22));
    }
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    fn square() -> Rect {
        Rect::from_min_size(pos2(100.0, 100.0), vec2(80.0, 80.0))
    }

    #[test]
    fn a_place_wakes_as_the_pointer_comes_near_and_sleeps_beyond_its_reach() {
        let at = |tiles: f32| nearness(square(), Some(square().center() + vec2(tiles * 80.0, 0.0)));
        assert!((at(0.0) - 1.0).abs() < 1e-6);
        assert!(at(0.5) > at(1.0) && at(1.0) > at(2.0) && at(2.0) > 0.0);
        assert!(at(2.4) <= 0.0);
        assert!(nearness(square(), None) <= 0.0);
    }

    #[test]
    fn what_fits_is_seen_better_than_what_has_to_be_turned_and_both_fade_while_something_else_is_decided() {
        let sign = |fits_now, nearness, is_quiet| PlaceSign { fits_now, nearness, is_quiet }.strength();
        assert!(sign(true, 0.0, false) > sign(false, 0.0, false));
        assert!(sign(true, 0.0, false) < sign(true, 0.6, false));
        assert!((sign(true, 1.0, false) - sign(false, 1.0, false)).abs() < 1e-6);
        assert!(sign(true, 1.0, true) < sign(true, 0.0, false));
    }
}
