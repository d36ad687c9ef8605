//! The tiles that are still to come, each kind with its number.

use std::collections::BTreeMap;

use egui::{Color32, RichText, Ui, vec2};

use crate::app::Shared;
use crate::app::pictures::TilePicture;
use crate::session::Session;
use crate::tiles::{Kind, Turn};

/// Paints the kinds that are left.
pub(crate) fn ui(ui: &mut Ui, session: &Session, shared: &mut Shared) {
    let mut left: BTreeMap<Kind, usize> = BTreeMap::new();
    for kind in session.game().unseen() {
        *left.entry(kind).or_default() += 1;
    }
    if left.is_empty() {
        ui.label(RichText::new(shared.texts.tiles_empty()).color(shared.tokens.faint));
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for (kind, count) in left {
            let (rect, _) = ui.allocate_exact_size(vec2(44.0, 44.0), egui::Sense::hover());
            if let Some(cutout) =
                shared.pictures.tile(TilePicture { kind, variant: 0, turn: Turn::default() })
            {
                ui.painter().image(cutout.texture, rect, cutout.uv, Color32::WHITE);
            }
            if count > 1 {
                let at = rect.right_bottom() - vec2(9.0, 9.0);
                ui.painter().circle_filled(at, 9.0, shared.tokens.raised);
                ui.painter().text(
                    at,
                    egui::Align2::CENTER_CENTER,
                    count.to_string(),
                    egui::FontId::proportional(12.0),
                    shared.tokens.text,
                );
            }
        }
    });
}
