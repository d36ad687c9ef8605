//! All tiles of a box, with how many of each there are.

use egui::{Color32, RichText, Sense, Ui, vec2};

use crate::app::Shared;
use crate::app::pictures::TilePicture;
use crate::app::text::tile_name;
use crate::app::theme::{size, text_size};
use crate::tiles::{Catalogue, TileBox, Turn};

/// Paints the tiles.
pub(super) fn ui(ui: &mut Ui, shared: &Shared, from: TileBox) {
    let catalogue = Catalogue::standard();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        for kind in catalogue.kinds() {
            let tile = catalogue.tile(kind);
            if tile.from != from {
                continue;
            }
            let (rect, response) =
                ui.allocate_exact_size(vec2(size::BOOK_TILE, size::BOOK_TILE + 20.0), Sense::hover());
            let count = shared.texts.tiles_count(u32::from(tile.count));
            let mut name = tile_name(&shared.texts, tile);
            if tile.start {
                name = format!("{name} ({})", shared.texts.tiles_start());
            }
            response.widget_info(|| {
                egui::WidgetInfo::labeled(egui::Role::Image, true, format!("{name}: {count}"))
            });
            if !ui.is_rect_visible(rect) {
                continue;
            }
            let square = egui::Rect::from_min_size(rect.min, vec2(size::BOOK_TILE, size::BOOK_TILE));
            match shared
                .pictures
                .tile(TilePicture { kind, variant: 0, turn: Turn::default() }, size::BOOK_TILE)
            {
                Some(cutout) => {
                    ui.painter().image(cutout.texture, square, cutout.uv, Color32::WHITE);
                }
                None => {
                    ui.painter().rect_filled(square, 0, shared.tokens.fits_turned);
                }
            }
            ui.painter().text(
                egui::pos2(square.left(), square.bottom() + 3.0),
                egui::Align2::LEFT_TOP,
                count,
                egui::FontId::proportional(text_size::SMALL),
                shared.tokens.faint,
            );
            response.on_hover_text(RichText::new(name));
        }
    });
}
