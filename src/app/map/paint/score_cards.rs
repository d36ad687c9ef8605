//! Points as cards over what they were given for, and everything that flies from the map to the players.

use egui::{Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Stroke, StrokeKind, vec2};

use crate::app::pictures::{Over, Pictures, Piece};
use crate::app::theme::{STRONG, size, text_size, tint};
use crate::game_picture;
use crate::rules::Player;

use crate::app::map::motion::effects::{Award, Show};
use crate::app::map::paint::highlight;
use crate::app::map::paint::pieces::{ease, figure_piece, hop, place_of, shown_size};
use crate::app::map::{MapView, Scene};

/// Part of the time after which points leave their feature.
const DEPARTURE: f32 = 0.72;

/// Part of the time in which points are counted up.
const COUNTING: f32 = 0.22;

/// What is lit while points are counted; painted under the figures.
pub(crate) fn lit_features(
    painter: &Painter,
    scene: &Scene<'_>,
    pictures: &Pictures,
    view: &MapView,
    now: f64,
) {
    let mut nowhere = painter.clone();
    nowhere.set_invisible();
    for (show, part) in view.effects.all(now) {
        let Show::Points(award) = show else { continue };
        let Some(feature) = award.feature.filter(|_| part < DEPARTURE + 0.15) else { continue };
        // Also what is lit later is asked for now, so that its picture is there in time.
        let painter = if part < 0.0 { &nowhere } else { painter };
        if award.is_field {
            let over = Over::Field(scene.colour_of(award.player));
            highlight::over_feature(painter, &view.camera, scene.session.shown(), pictures, feature, over);
        }
        if award.row == 0 {
            highlight::over_feature(
                painter,
                &view.camera,
                scene.session.shown(),
                pictures,
                feature,
                Over::Light,
            );
        }
    }
}

/// The cards and everything that flies; `above` paints over the panels too.
pub(crate) fn cards(
    painter: &Painter,
    above: &Painter,
    scene: &Scene<'_>,
    pictures: &Pictures,
    view: &MapView,
    now: f64,
) {
    for (show, part) in view.effects.all(now) {
        if part < 0.0 {
            continue;
        }
        match show {
            Show::Points(award) => flying_points(painter, above, scene, view, award, part),
            Show::Leave { figure, to, is_eaten } => {
                let piece = figure_piece(scene, *figure);
                let size = shown_size(piece, &view.camera);
                let start = place_of(scene, &view.camera, *figure);
                let end = home(scene, painter.clip_rect(), *to);
                if *is_eaten {
                    eaten(above, pictures, view, piece, (start, size), (figure.pos, end), part);
                } else {
                    fly(above, pictures, piece, (start, size), end, part);
                }
            }
            Show::Freed { player, kind, holder } => {
                let piece = Piece::Figure(game_picture::figure(*kind, None), scene.colour_of(*player));
                let (start, end) =
                    (home(scene, painter.clip_rect(), *holder), home(scene, painter.clip_rect(), *player));
                fly(above, pictures, piece, (start, size::RETURNED_FIGURE * 1.4), end, part);
            }
            _ => {}
        }
    }
}

/// A figure on its way to a player.
fn fly(above: &Painter, pictures: &Pictures, piece: Piece, (start, size): (Pos2, f32), end: Pos2, part: f32) {
    let part = part * part * (3.0 - 2.0 * part);
    let centre = hop(start, end, part, 0.12 * (end - start).length());
    let width = size + (size::RETURNED_FIGURE - size) * part;
    let rect = Rect::from_center_size(centre, vec2(width, width));
    pictures.paint_piece(above, piece, rect, Color32::WHITE);
}

/// A figure that the dragon swallows before it goes home.
fn eaten(
    above: &Painter,
    pictures: &Pictures,
    view: &MapView,
    piece: Piece,
    (start, size): (Pos2, f32),
    (dragon, end): (crate::tiles::Pos, Pos2),
    part: f32,
) {
    const GULP: f32 = 0.4;
    let mouth = view.camera.square_rect(dragon).center();
    if part < GULP {
        let part = ease(part / GULP);
        let centre = start + (mouth - start) * part;
        let width = size * (1.0 - 0.7 * part);
        let rect = Rect::from_center_size(centre, vec2(width, width));
        pictures.paint_piece(above, piece, rect, Color32::WHITE);
    } else {
        fly(above, pictures, piece, (mouth, size * 0.3), end, (part - GULP) / (1.0 - GULP));
    }
}

/// Where a player's things are: in the panel, or beyond the edge of the map where the panels would be.
fn home(scene: &Scene<'_>, map: Rect, player: Player) -> Pos2 {
    scene.anchors.rows[player].unwrap_or_else(|| {
        let x = if scene.settings.panels_left { map.left() + 12.0 } else { map.right() - 12.0 };
        Pos2::new(x, map.top() + 40.0 + 36.0 * player.index() as f32)
    })
}

fn flying_points(
    painter: &Painter,
    above: &Painter,
    scene: &Scene<'_>,
    view: &MapView,
    award: &Award,
    part: f32,
) {
    let map = painter.clip_rect();
    let is_still = scene.pace.flight <= 0.0;
    let goal = scene.anchors.track[award.player].unwrap_or_else(|| home(scene, map, award.player));
    let Some(at) = award.at else {
        let start = award.from.map_or(goal, |payer| home(scene, map, payer));
        let centre = if is_still { start } else { hop(start, goal, ease(part), 40.0) };
        return chip(above, scene, centre, award, 1.0);
    };
    let counted = if is_still { 1.0 } else { (part / COUNTING).min(1.0) };
    let sum = (award.points as f32 * counted).round();
    let strong = FontId::new(text_size::POINTS, egui::FontFamily::Name(STRONG.into()));
    let big = painter.layout_no_wrap(format!("+{sum}"), strong, scene.tokens.text);
    let small = painter.layout_no_wrap(
        award.detail.clone(),
        FontId::proportional(text_size::TABLE),
        scene.tokens.faint,
    );
    let size = vec2(big.size().x.max(small.size().x) + 26.0, big.size().y + small.size().y + 12.0);
    // Above what it is about, so that both can be seen.
    let rise = size.y / 2.0 + view.camera.zoom() * 0.5 + award.row as f32 * (size.y + 6.0);
    let anchor = view.camera.screen_from_map(at) - vec2(0.0, rise);
    // A card is read in full, also when its feature lies at the edge of the view.
    let room =
        Rect::from_min_max(map.min + size / 2.0 + vec2(8.0, 8.0), map.max - size / 2.0 - vec2(8.0, 8.0));
    let anchor = if room.is_positive() { room.clamp(anchor) } else { map.center() };
    let leaving = if is_still { 0.0 } else { ((part - DEPARTURE) / (1.0 - DEPARTURE)).max(0.0) };
    let alpha = 1.0 - (leaving * 3.0).min(1.0);
    if alpha > 0.0 {
        let card = Rect::from_center_size(anchor, size);
        card_at(painter, scene, award, card, alpha);
        let tone = |tone: Color32| tone.gamma_multiply(alpha);
        let top = card.center_top() + vec2(-big.size().x / 2.0, 5.0);
        let low = card.center_top() + vec2(-small.size().x / 2.0, 5.0 + big.size().y);
        painter.galley_with_override_text_color(top, big, tone(scene.tokens.text));
        painter.galley_with_override_text_color(low, small, tone(scene.tokens.faint));
    }
    if leaving > 0.0 {
        let part = leaving * leaving * (3.0 - 2.0 * leaving);
        chip(above, scene, hop(anchor, goal, part, 0.1 * (goal - anchor).length()), award, 1.0);
    }
}

fn card_at(painter: &Painter, scene: &Scene<'_>, award: &Award, card: Rect, alpha: f32) {
    let tone = |tone: Color32| tone.gamma_multiply(alpha);
    let shade = card.expand(1.0).translate(vec2(0.0, 3.0));
    painter.rect_filled(shade, CornerRadius::same(10), tone(tint::SHADOW));
    let line = Stroke::new(3.0, tone(award.colour));
    painter.rect(card, CornerRadius::same(9), tone(scene.tokens.raised), line, StrokeKind::Inside);
    let mark = Rect::from_center_size(card.left_top() + vec2(2.0, 2.0), vec2(18.0, 18.0));
    scene.mark(painter, award.player, mark, alpha);
}

/// Points on their way.
fn chip(above: &Painter, scene: &Scene<'_>, centre: Pos2, award: &Award, alpha: f32) {
    let font = FontId::new(text_size::LEAD, egui::FontFamily::Name(STRONG.into()));
    let rect = Rect::from_center_size(centre, vec2(46.0, 26.0));
    above.rect(
        rect,
        CornerRadius::same(13),
        scene.tokens.raised.gamma_multiply(alpha),
        Stroke::new(3.0, award.colour.gamma_multiply(alpha)),
        StrokeKind::Inside,
    );
    above.text(centre, Align2::CENTER_CENTER, format!("+{}", award.points), font, scene.tokens.text);
}
