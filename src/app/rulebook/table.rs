//! A table of an article.

use std::sync::Arc;

use egui::{FontFamily, FontId, Galley, Sense, Ui, vec2};

use crate::app::Shared;
use crate::app::theme::{STRONG, text_size};
use crate::help::plain;

/// Space to the left and right of a cell's text.
const PADDING: f32 = 6.0;

/// Paints a table as wide as the page, its columns as wide as their words ask for.
pub(super) fn ui(ui: &mut Ui, shared: &Shared, rows: &[Vec<String>]) {
    let rows: Vec<Vec<String>> =
        rows.iter().map(|row| row.iter().map(|cell| plain(cell)).collect()).collect();
    let widths = widths(ui, &rows);
    ui.add_space(2.0);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (number, row) in rows.iter().enumerate() {
            row_ui(ui, shared, row, &widths, number);
        }
    });
    ui.add_space(4.0);
}

fn row_ui(ui: &mut Ui, shared: &Shared, row: &[String], widths: &[f32], number: usize) {
    let is_head = number == 0;
    let galleys: Vec<Arc<Galley>> = row
        .iter()
        .zip(widths)
        .map(|(cell, width)| ui.painter().layout(cell.clone(), font(is_head), shared.tokens.text, *width))
        .collect();
    let height = galleys.iter().map(|galley| galley.size().y).fold(0.0, f32::max) + 8.0;
    let width = widths.iter().map(|width| width + 2.0 * PADDING).sum();
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Row, true, row.join("; ")));
    if number % 2 == 1 {
        ui.painter().rect_filled(rect, 0, shared.tokens.raised);
    }
    let mut left = rect.left();
    for (galley, width) in galleys.into_iter().zip(widths) {
        let top = if is_head { rect.bottom() - 4.0 - galley.size().y } else { rect.top() + 4.0 };
        ui.painter().galley(egui::pos2(left + PADDING, top), galley, shared.tokens.text);
        left += width + 2.0 * PADDING;
    }
    if is_head {
        ui.painter().hline(rect.x_range(), rect.bottom(), egui::Stroke::new(1.0, shared.tokens.faint));
    }
}

/// The width of each column's text: what it needs at least, and a share of the rest by what it would like to have.
fn widths(ui: &Ui, rows: &[Vec<String>]) -> Vec<f32> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widest = |column: usize, pieces: fn(&str) -> Vec<&str>| {
        rows.iter()
            .enumerate()
            .filter_map(|(number, row)| Some((number, row.get(column)?)))
            .flat_map(|(number, cell)| pieces(cell).into_iter().map(move |piece| (number, piece)))
            .map(|(number, piece)| {
                let galley = ui.painter().layout_no_wrap(
                    piece.to_owned(),
                    font(number == 0),
                    egui::Color32::PLACEHOLDER,
                );
                galley.size().x.ceil()
            })
            .fold(8.0, f32::max)
    };
    let least: Vec<f32> =
        (0..columns).map(|column| widest(column, |cell| cell.split(' ').collect())).collect();
    let best: Vec<f32> = (0..columns).map(|column| widest(column, |cell| vec![cell])).collect();
    let room = ui.available_width() - 2.0 * PADDING * columns as f32;
    let (needed, wanted) = (least.iter().sum::<f32>(), best.iter().sum::<f32>());
    let share = if wanted > needed { ((room - needed) / (wanted - needed)).clamp(0.0, 1.0) } else { 0.0 };
    least.iter().zip(&best).map(|(least, best)| least + (best - least) * share).collect()
}

fn font(is_head: bool) -> FontId {
    if is_head {
        FontId::new(text_size::LABEL, FontFamily::Name(STRONG.into()))
    } else {
        FontId::proportional(text_size::TABLE)
    }
}
