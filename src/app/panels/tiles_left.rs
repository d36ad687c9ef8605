//! The tiles that are still to come, by the cities at their edges; those that fit the square under the pointer stand out.

use egui::{Align2, Color32, FontId, RichText, Sense, Stroke, StrokeKind, Ui, vec2};

use crate::app::Shared;
use crate::app::map::explain::cards::{odds_rows, sides};
use crate::app::map::explain::state::Explainer;
use crate::app::pictures::TilePicture;
use crate::app::theme::{text_size, tint};
use crate::i18n::sentence;
use crate::session::Session;
use crate::tiles::{Kind, Side, Terrain, Turn};

/// Paints the kinds that are left, and what is known about the square under the pointer.
pub(crate) fn ui(ui: &mut Ui, session: &Session, explainer: &mut Explainer, shared: &Shared) {
    let focused = explainer.focused_gap(session);
    let left: Vec<(Kind, usize)> =
        explainer.survey(session).stock.left.iter().map(|(&kind, &count)| (kind, count)).collect();
    if left.is_empty() {
        ui.label(RichText::new(shared.texts.tiles_empty()).color(shared.tokens.faint));
        return;
    }
    if let Some((gap, odds)) = &focused {
        ui.label(shared.texts.gap_fits(gap.count() as u32));
        if shared.settings.helps.active().odds && gap.count() > 0 {
            odds_rows(ui, &shared.texts, &shared.tokens, *odds);
        }
    }
    let catalogue = session.game().catalogue();
    let edges = |kind: Kind, terrain: Terrain| {
        let tile = catalogue.tile(kind);
        tile.edges.iter().filter(|&&edge| edge == terrain).count()
    };
    let is_river = |kind: Kind| catalogue.tile(kind).is_river();
    let groups = (0..=4).rev().map(Some).chain([None]);
    for cities in groups {
        let mut kinds: Vec<(Kind, usize)> = left
            .iter()
            .copied()
            .filter(|&(kind, _)| match cities {
                Some(cities) => !is_river(kind) && edges(kind, Terrain::City) == cities,
                None => is_river(kind),
            })
            .collect();
        if kinds.is_empty() {
            continue;
        }
        kinds.sort_by_key(|&(kind, _)| (std::cmp::Reverse(edges(kind, Terrain::Road)), kind));
        let total: usize = kinds.iter().map(|(_, count)| count).sum();
        let title = cities
            .map_or_else(|| shared.texts.tiles_river(), |cities| shared.texts.tiles_cities(cities as u32));
        ui.horizontal(|ui| {
            ui.label(RichText::new(title).small());
            ui.label(RichText::new(total.to_string()).small().color(shared.tokens.faint));
        });
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            for (kind, count) in kinds {
                let fits = focused.as_ref().map(|(gap, _)| gap.takes(kind));
                tile_ui(ui, session, shared, kind, count, fits);
            }
        });
    }
}

/// One kind with its number; `fits` tells whether it fits the square that is asked about.
fn tile_ui(ui: &mut Ui, session: &Session, shared: &Shared, kind: Kind, count: usize, fits: Option<bool>) {
    let (rect, response) = ui.allocate_exact_size(vec2(44.0, 44.0), Sense::hover());
    let tile = session.game().catalogue().tile(kind);
    response.widget_info(|| {
        let demand = Side::ALL.into_iter().fold(crate::tiles::SideMask::NONE, |mask, side| {
            mask.with(crate::tiles::SideMask::of(side, tile.edges[side.index()]))
        });
        let name = sentence(shared.texts.tiles_kind(sides(&shared.texts, demand), count as u32));
        egui::WidgetInfo::labeled(egui::Role::Image, true, name)
    });
    let tint = if fits == Some(false) { tint::FITS_NOWHERE } else { Color32::WHITE };
    let picture = TilePicture { kind, variant: 0, turn: Turn::default() };
    if let Some(cutout) = shared.pictures.tile(picture, rect.width()) {
        ui.painter().image(cutout.texture, rect, cutout.uv, tint);
    }
    if fits == Some(true) {
        let line = Stroke::new(2.5, shared.tokens.accent);
        ui.painter().rect_stroke(rect, 3, line, StrokeKind::Inside);
    }
    if count > 1 && fits != Some(false) {
        let at = rect.right_bottom() - vec2(9.0, 9.0);
        ui.painter().circle_filled(at, 9.0, shared.tokens.raised);
        let font = FontId::proportional(text_size::TINY);
        ui.painter().text(at, Align2::CENTER_CENTER, count.to_string(), font, shared.tokens.text);
    }
}
