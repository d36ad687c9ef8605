//! Lighting things up on the map: features, squares, edges.

use egui::{Color32, Painter, Pos2, Stroke, StrokeKind, vec2};

use crate::app::pictures::{Over, Pictures};
use crate::app::theme::{Tokens, colour, tint};
use crate::art::players::OUTLINE;
use crate::rules::{BoardSegment, Game};
use crate::tiles::{Pos, Side};

use crate::app::map::camera::Camera;
use crate::app::map::paint::{self, Light};

/// What a light says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    /// Look here.
    Gold,
    /// This is right.
    Right,
    /// This is wrong.
    Wrong,
}

impl Tone {
    const fn over(self) -> Over {
        match self {
            Self::Gold => Over::Light,
            Self::Right => Over::Right,
            Self::Wrong => Over::Wrong,
        }
    }

    const fn line(self, tokens: &Tokens) -> Color32 {
        match self {
            Self::Gold => tint::POINTER,
            Self::Right => tokens.accent,
            Self::Wrong => tokens.wrong,
        }
    }
}

/// A whole connected feature.
pub(crate) fn feature(
    painter: &Painter,
    camera: &Camera,
    game: &Game,
    pictures: &Pictures,
    at: BoardSegment,
    tone: Tone,
) {
    over_feature(painter, camera, game, pictures, at, tone.over());
}

/// Something over all of a connected feature.
pub(crate) fn over_feature(
    painter: &Painter,
    camera: &Camera,
    game: &Game,
    pictures: &Pictures,
    at: BoardSegment,
    over: Over,
) {
    let Some(feature) = game.feature(at) else { return };
    paint::light(painter, camera, game, pictures, &feature.segments, Light { over, alpha: 1.0 });
}

/// One tile's part of a feature.
pub(crate) fn part(
    painter: &Painter,
    camera: &Camera,
    game: &Game,
    pictures: &Pictures,
    at: BoardSegment,
    tone: Tone,
) {
    paint::light(painter, camera, game, pictures, &[at], Light { over: tone.over(), alpha: 1.0 });
}

/// A frame around a square.
pub(crate) fn square(painter: &Painter, camera: &Camera, tokens: &Tokens, pos: Pos, tone: Tone) {
    let rect = camera.square_rect(pos).shrink(3.0);
    let line = tone.line(tokens);
    painter.rect_filled(rect, 4, line.gamma_multiply(0.16));
    painter.rect_stroke(rect, 4, Stroke::new(7.0, colour(OUTLINE[0])), StrokeKind::Inside);
    painter.rect_stroke(rect.shrink(1.5), 4, Stroke::new(4.0, line), StrokeKind::Inside);
}

/// A side of a square.
pub(crate) fn edge(painter: &Painter, camera: &Camera, tokens: &Tokens, pos: Pos, side: Side, tone: Tone) {
    let rect = camera.square_rect(pos);
    let ends = match side {
        Side::N => [rect.left_top(), rect.right_top()],
        Side::E => [rect.right_top(), rect.right_bottom()],
        Side::S => [rect.left_bottom(), rect.right_bottom()],
        Side::W => [rect.left_top(), rect.left_bottom()],
    };
    let inset = (ends[1] - ends[0]) * 0.2;
    let ends = [ends[0] + inset, ends[1] - inset];
    painter.line_segment(ends, Stroke::new(11.0, colour(OUTLINE[0])));
    painter.line_segment(ends, Stroke::new(7.0, tone.line(tokens)));
}

/// A tick, drawn by hand so that no font has to have it.
pub(crate) fn tick(painter: &Painter, centre: Pos2, radius: f32, tone: Color32) {
    let points = vec![
        centre + vec2(-radius, 0.0),
        centre + vec2(-radius * 0.25, radius * 0.75),
        centre + vec2(radius, -radius * 0.75),
    ];
    painter.add(egui::Shape::line(points, Stroke::new(3.0, tone)));
}

/// The sides of a road or city that still meet an empty square.
pub(crate) fn open_sides(game: &Game, at: BoardSegment) -> Vec<(Pos, Side)> {
    let Some(feature) = game.feature(at) else { return Vec::new() };
    let sides = feature.segments.into_iter().flat_map(|BoardSegment { pos, segment }| {
        let tile = game.tile_at(pos);
        let sides = tile.map(|tile| {
            let segment = &game.catalogue().tile(tile.kind).segments[usize::from(segment)];
            segment.sides().iter().map(|side| side.turned(tile.turn)).collect::<Vec<_>>()
        });
        sides.unwrap_or_default().into_iter().map(move |side| (pos, side))
    });
    sides.filter(|&(pos, side)| game.tile_at(pos.step(side)).is_none()).collect()
}
