//! A sign at the edge of the map that points to the last tile when it lies out of sight.

use egui::{Id, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, WidgetInfo, vec2};

use crate::app::theme::size;
use crate::rules::Event;

use crate::app::map::{MapView, Scene};

impl MapView {
    pub(crate) fn pointer_ui(&mut self, ui: &Ui, scene: &Scene<'_>, map: Rect) {
        let placed = scene.session.log().iter().rev().find_map(|entry| match entry.event {
            Event::Placed { player, pos, .. } => Some((player, pos)),
            _ => None,
        });
        let Some((player, pos)) = placed else { return };
        let goal = self.camera.square_rect(pos);
        if map.intersects(goal) {
            return;
        }
        let room = map.shrink(size::LAST_TILE_SIGN_RADIUS + 14.0);
        if !room.is_positive() {
            return;
        }
        let way = goal.center() - map.center();
        let centre = border_point(room, way);
        let rect = Rect::from_center_size(
            centre,
            vec2(2.0 * size::LAST_TILE_SIGN_RADIUS, 2.0 * size::LAST_TILE_SIGN_RADIUS),
        );
        let name = scene.words.texts.pointer_to_last(scene.words.player_within(player));
        let response = ui.interact(rect, Id::unique("pointer"), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        let painter = ui.painter_at(map);
        let tokens = &scene.tokens;
        let way = way.normalized();
        let side = vec2(-way.y, way.x);
        let tip = centre + way * (size::LAST_TILE_SIGN_RADIUS + 11.0);
        let head = vec![
            tip,
            centre + way * size::LAST_TILE_SIGN_RADIUS * 0.7 + side * 14.0,
            centre + way * size::LAST_TILE_SIGN_RADIUS * 0.7 - side * 14.0,
        ];
        painter.add(Shape::convex_polygon(head, tokens.raised, Stroke::new(2.0, tokens.accent)));
        let width = if response.hovered() || response.has_focus() { 3.5 } else { 2.0 };
        painter.circle(centre, size::LAST_TILE_SIGN_RADIUS, tokens.raised, Stroke::new(width, tokens.accent));
        scene.mark(&painter, player, rect.shrink(8.0), 1.0);
        if response.on_hover_text(name).clicked() {
            self.camera.centre_on(pos, scene.pace.glide);
        }
    }
}

/// Where a ray from the middle of a rectangle leaves it.
fn border_point(rect: Rect, way: egui::Vec2) -> Pos2 {
    let half = rect.size() / 2.0;
    let scale = (half.x / way.x.abs().max(1e-3)).min(half.y / way.y.abs().max(1e-3));
    rect.center() + way * scale
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sign_sits_on_the_edge_in_the_direction_of_the_tile() {
        let rect = Rect::from_min_max(Pos2::new(0.0, 0.0), Pos2::new(200.0, 100.0));
        assert_eq!(border_point(rect, vec2(1000.0, 0.0)), Pos2::new(200.0, 50.0));
        assert_eq!(border_point(rect, vec2(0.0, -5.0)), Pos2::new(100.0, 0.0));
        assert!(rect.expand(0.01).contains(border_point(rect, vec2(-3.0, 7.0))));
    }
}
