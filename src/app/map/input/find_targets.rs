//! What can be chosen on the map in the current step, apart from places for the tile.

use egui::{Pos2, Rect, Vec2, vec2};

use crate::app::map::on_screen::{arrow, spot_on_screen};
use crate::app::map::target::Target;
use crate::app::mode::Mode;
use crate::app::pictures::Piece;
use crate::app::text::Words;
use crate::art::figures::Prop;
use crate::game_picture;
use crate::rules::{Action, BoardSegment, FigureKind, FigureView, Game, Ground, Player, Spot};

use crate::app::map::camera::Camera;

/// The targets of one sort of action, or of the step that is not about sorts.
pub fn find_targets(
    game: &Game,
    actions: &[Action],
    (mode, chosen): (Option<Mode>, Option<Action>),
    camera: &Camera,
    words: &Words<'_>,
    colour_of: impl Fn(Player) -> usize,
) -> Vec<Target> {
    let t = words.texts;
    let me = game.player_to_act();
    let standing = game.figures();
    let mut targets = Vec::new();
    for &action in actions {
        // What the button names is always seen, also while places of another sort are shown.
        if Mode::of(action).is_some() && Mode::of(action) != mode && Some(action) != chosen {
            continue;
        }
        let (pos, spot, label, piece) = match action {
            Action::Figure { kind, pos, segment } => {
                let Some(feature) = game.feature_id(BoardSegment { pos, segment }) else { continue };
                let (ground, points) = (game.facts(feature).kind, game.worth_now(feature));
                let role = ground.name();
                let label = match kind {
                    FigureKind::Meeple => t.target_meeple(role, points),
                    FigureKind::Big => t.target_big(role, points),
                    FigureKind::Abbot => t.target_abbot(role, points),
                };
                let piece = Piece::Figure(
                    game_picture::figure(kind, kind.role(Ground::Feature(ground))),
                    colour_of(me),
                );
                (pos, Spot::Segment(segment), label, Some(piece))
            }
            Action::Recall { pos } => {
                let is_abbot =
                    |f: &&FigureView| f.pos == pos && f.kind == FigureKind::Abbot && f.player == me;
                let Some(figure) = standing.iter().find(is_abbot) else { continue };
                let Some(at) = figure.segment() else { continue };
                let points = game.feature_id(at).map_or(0, |feature| game.worth_now(feature));
                (pos, figure.spot, t.target_recall(points), None)
            }
            Action::Floor { pos } => {
                let height = game.tile_at(pos).map_or(0, |tile| tile.floors) + 1;
                (pos, Spot::Tower, t.target_floor(u32::from(height)), Some(Piece::Prop(Prop::Floors(1))))
            }
            Action::Top { kind, pos } => {
                let label = match kind {
                    FigureKind::Big => t.target_top_big(),
                    FigureKind::Meeple | FigureKind::Abbot => t.target_top(),
                };
                (
                    pos,
                    Spot::Tower,
                    label,
                    Some(Piece::Figure(game_picture::figure(kind, None), colour_of(me))),
                )
            }
            Action::Fairy { pos, spot, .. } => (pos, spot, t.target_fairy(), None),
            Action::Capture { pos, spot, player, .. } => {
                (pos, spot, t.target_capture(words.player_within(player)), None)
            }
            Action::Princess { pos, segment, player, .. } => {
                (pos, Spot::Segment(segment), t.target_princess(words.player_within(player)), None)
            }
            Action::Dragon { to } => {
                let Some(dragon) = game.dragon() else { continue };
                let square = dragon.step(to);
                // Near the border where there is room, so that figures on the tile can be seen.
                let towards = if camera.zoom() > 100.0 { 0.3 } else { 0.08 };
                let victims: Vec<FigureView> =
                    standing.iter().copied().filter(|figure| figure.pos == square).collect();
                let label = match victims.len() {
                    0 => t.target_dragon(to.name()),
                    count => t.target_dragon_eats(count as u32, to.name()),
                };
                let home = camera.square_rect(square).center() - arrow(to) * camera.zoom() * towards;
                targets.push(Target {
                    action,
                    home,
                    centre: home,
                    label,
                    piece: Some(Piece::Prop(Prop::Dragon)),
                    stands: None,
                    feature: None,
                    victims,
                });
                continue;
            }
            Action::Place { .. } | Action::Ransom { .. } | Action::Release { .. } | Action::Pass => continue,
        };
        let feature = BoardSegment::at(pos, spot);
        let home = spot_on_screen(game, camera, pos, spot);
        let figure = standing.iter().find(|figure| figure.pos == pos && figure.spot == spot);
        let stands = figure.map(|&figure| standing_piece(game, figure, colour_of(figure.player)));
        targets.push(Target {
            action,
            home,
            centre: home,
            label,
            piece,
            stands,
            feature,
            victims: Vec::new(),
        });
    }
    targets
}

/// The picture of a figure on the board.
fn standing_piece(game: &Game, figure: FigureView, colour: usize) -> Piece {
    Piece::Figure(game_picture::figure(figure.kind, game.role_of(figure)), colour)
}

/// Where targets may lie.
pub struct Room<'a> {
    /// The part of the window that shows the map.
    pub view: Rect,
    /// How much there is between the middles of two targets.
    pub apart: f32,
    /// Things that do not move.
    pub fixed: &'a [Pos2],
    /// How much there is between them and the middle of a target.
    pub clear: f32,
}

impl Room<'_> {
    /// Moves a target, but no farther out of the view than the place it is about.
    fn shift(&self, target: &mut Target, to: Pos2) {
        let border = (self.view.size() / 2.0).min(Vec2::splat(self.apart / 2.0));
        let inside = self.view.shrink2(border).union(Rect::from_pos(target.home));
        target.centre = to.clamp(inside.min, inside.max);
    }
}

/// Moves targets that would lie over each other or over things that do not move apart.
pub fn spread(targets: &mut [Target], room: &Room<'_>) {
    /// Pairs that are looked at in all, so that a map full of targets does not hold up the window.
    const LOOKS: usize = 60_000;
    let pairs = targets.len() * targets.len().saturating_sub(1) / 2;
    let rounds = (LOOKS / pairs.max(1)).clamp(24, 600);
    fan_out(targets, room);
    for _ in 0..rounds {
        let mut has_moved = false;
        for target in targets.iter_mut() {
            for &thing in room.fixed {
                let between = target.centre - thing;
                let distance = between.length();
                if distance < room.clear - 0.5 {
                    let way = if distance > 0.01 { between / distance } else { vec2(0.0, 1.0) };
                    room.shift(target, thing + way * room.clear);
                    has_moved = true;
                }
            }
        }
        for second in 1..targets.len() {
            for first in 0..second {
                let between = targets[second].centre - targets[first].centre;
                let distance = between.length();
                if distance > room.apart - 0.5 {
                    continue;
                }
                // Also those that have been pushed onto one point find a way.
                let way = if distance > 0.01 { between / distance } else { seed_at(second) };
                let push = way * (room.apart - distance) / 2.0;
                for (index, push) in [(second, push), (first, -push)] {
                    let target = &mut targets[index];
                    room.shift(target, target.centre + push);
                }
                has_moved = true;
            }
        }
        if !has_moved {
            return;
        }
    }
}

/// Lays targets on one point around it, like the seeds of a sunflower, so that they do not end up in a long row.
fn fan_out(targets: &mut [Target], room: &Room<'_>) {
    for index in 1..targets.len() {
        let (before, rest) = targets.split_at_mut(index);
        let target = &mut rest[0];
        let count = before.iter().filter(|other| other.home.distance(target.home) < 1.0).count();
        if count > 0 {
            let away = seed_at(count) * (count as f32).sqrt() * 0.3 * room.apart;
            room.shift(target, target.home + away);
        }
    }
}

/// The direction of a seed in a sunflower.
fn seed_at(number: usize) -> Vec2 {
    Vec2::angled(number as f32 * 2.4)
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    const VIEW: Rect = Rect { min: pos2(0.0, 0.0), max: pos2(800.0, 600.0) };

    fn room(apart: f32) -> Room<'static> {
        Room { view: VIEW, apart, fixed: &[], clear: 0.0 }
    }

    fn target(x: f32, y: f32) -> Target {
        let at = pos2(x, y);
        Target {
            action: Action::Pass,
            home: at,
            centre: at,
            label: String::new(),
            piece: None,
            stands: None,
            feature: None,
            victims: Vec::new(),
        }
    }

    #[test]
    fn targets_make_room_for_each_other() {
        let places = [(100.0, 100.0), (100.0, 100.0), (110.0, 95.0), (92.0, 104.0), (300.0, 300.0)];
        let mut targets = places.map(|(x, y)| target(x, y));
        spread(&mut targets, &room(38.0));
        for (index, one) in targets.iter().enumerate() {
            for other in &targets[..index] {
                assert!(one.centre.distance(other.centre) > 36.0);
            }
            assert!(one.centre.distance(one.home) < 60.0, "it stays near");
        }
        assert_eq!(targets[4].centre, targets[4].home, "who has room stays");
    }

    #[test]
    fn a_crowd_finds_room_in_the_view_also_in_a_corner() {
        let places = [(400.0, 300.0), (400.0, 599.0), (0.0, 0.0), (3.0, 2.0), (799.0, 5.0), (790.0, 600.0)];
        for ((x, y), count) in places.into_iter().flat_map(|place| (2..=12).map(move |count| (place, count)))
        {
            let mut targets = vec![target(x, y); count];
            spread(&mut targets, &room(40.0));
            for (index, one) in targets.iter().enumerate() {
                assert!(VIEW.contains(one.centre), "{count} at {x}, {y}: {:?}", one.centre);
                assert!(one.centre.distance(one.home) < 170.0, "{count} at {x}, {y}: {:?}", one.centre);
                let is_apart = |other: &Target| one.centre.distance(other.centre) > 39.0;
                assert!(targets[..index].iter().all(is_apart), "{count} at {x}, {y}");
            }
        }
    }

    #[test]
    fn a_crowd_with_room_all_around_stays_together() {
        let mut targets = vec![target(400.0, 300.0); 12];
        spread(&mut targets, &room(40.0));
        assert!(targets.iter().all(|target| target.centre.distance(target.home) < 80.0));
    }

    #[test]
    fn what_is_out_of_the_view_stays_there_and_a_tiny_view_does_no_harm() {
        let mut targets = [target(-500.0, 20.0), target(30.0, 30.0)];
        spread(&mut targets, &room(40.0));
        assert!(targets.iter().all(|target| target.centre == target.home));
        let mut targets = vec![target(4.0, 4.0); 12];
        let view = Rect::from_min_size(Pos2::ZERO, vec2(10.0, 10.0));
        spread(&mut targets, &Room { view, ..room(40.0) });
        assert!(targets.iter().all(|target| view.contains(target.centre)));
    }

    #[test]
    fn targets_make_room_for_the_handles() {
        let handles = [pos2(100.0, 100.0), pos2(190.0, 100.0)];
        let mut targets = [(110.0, 112.0), (120.0, 118.0), (190.0, 100.0)].map(|(x, y)| target(x, y));
        spread(&mut targets, &Room { fixed: &handles, clear: 41.0, ..room(38.0) });
        for (index, one) in targets.iter().enumerate() {
            assert!(handles.iter().all(|handle| one.centre.distance(*handle) > 39.0), "{:?}", one.centre);
            assert!(targets[..index].iter().all(|other| one.centre.distance(other.centre) > 36.0));
        }
    }
}
