//! A small picture of the whole map; a click goes there.

use egui::{Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use crate::app::pictures::{Pictures, TilePicture};
use crate::app::theme::size;
use crate::app::wood;
use crate::art::tile_picture::variant_at;
use crate::tiles::Pos;

use crate::app::map::paint::Meshes;
use crate::app::map::{MapView, Scene};

impl MapView {
    pub(crate) fn minimap_ui(&mut self, ui: &Ui, scene: &Scene<'_>, pictures: &Pictures, map: Rect) {
        let game = scene.session.shown();
        let (least, most) = game.bounds();
        let count = vec2(f32::from(most.x - least.x) + 1.0, f32::from(most.y - least.y) + 1.0);
        let room = size::MINIMAP.min(map.size() * 0.4);
        let zoom = (room.x / count.x).min(room.y / count.y).min(size::MINIMAP_TILE);
        let size = count * zoom;
        let low = if scene.settings.panels_left {
            map.right_bottom() - size - vec2(size::MINIMAP_MARGIN, size::MINIMAP_MARGIN)
        } else {
            map.left_bottom() + vec2(size::MINIMAP_MARGIN, -size::MINIMAP_MARGIN - size.y)
        };
        let picture = Rect::from_min_size(low, size);
        let frame = picture.expand(6.0);
        let response = ui.interact(frame, Id::unique("minimap"), Sense::click_and_drag());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, scene.words.texts.action_minimap()));
        let painter = ui.painter_at(map);
        let tokens = &scene.tokens;
        wood::tray(&painter, tokens, frame, 8);
        let corner = vec2(f32::from(least.x), f32::from(least.y));
        let square = |pos: Pos| {
            let at = picture.min + (vec2(f32::from(pos.x), f32::from(pos.y)) - corner) * zoom;
            Rect::from_min_size(at, vec2(zoom, zoom))
        };
        let mut meshes = Meshes::default();
        for tile in game.tiles() {
            let variant = variant_at(tile.kind, tile.pos);
            let wanted = TilePicture { kind: tile.kind, variant, turn: tile.turn };
            if let Some(cutout) = pictures.tile(wanted, zoom) {
                meshes.add(square(tile.pos), cutout);
            }
        }
        meshes.paint(&painter);
        for figure in game.figures() {
            let tone = crate::app::map::paint::style_of(scene, figure.player);
            let at = square(figure.pos).center();
            painter.circle(at, (zoom * 0.22).max(2.5), tone, Stroke::new(1.0, tokens.text));
        }
        let view = self.camera.view_in_map();
        let shown = Rect::from_min_max(
            picture.min + (view.min.to_vec2() - corner) * zoom,
            picture.min + (view.max.to_vec2() - corner) * zoom,
        );
        let frame_painter = painter.with_clip_rect(frame);
        frame_painter.rect_stroke(shown, 2, Stroke::new(4.0, tokens.surface), StrokeKind::Middle);
        frame_painter.rect_stroke(shown, 2, Stroke::new(2.0, tokens.accent), StrokeKind::Middle);
        if (response.clicked() || response.dragged())
            && let Some(pointer) = response.interact_pointer_pos()
        {
            self.camera.look_at(corner + (pointer - picture.min) / zoom);
        }
        if response.has_focus() {
            painter.rect_stroke(frame, 8, Stroke::new(2.0, tokens.accent), StrokeKind::Outside);
        }
    }
}
