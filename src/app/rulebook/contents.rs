//! The list of all articles.

use egui::{RichText, Sense, Ui, vec2};

use crate::app::Shared;
use crate::app::theme::{self, COLUMN_WIDTH, text_size};
use crate::help::{Article, Block, Shelf, plain};
use crate::i18n::Texts;

use crate::app::rulebook::Visit;
use crate::app::rulebook::history::Page;

/// A part of the rulebook: how it is called, and its first article.
type Part = (fn(&Texts) -> String, &'static str);

/// The parts in the order in which a player needs them.
const PARTS: [Part; 4] = [
    (Texts::rules_part_game, "setup"),
    (Texts::rules_part_supplement, "farmers"),
    (Texts::rules_part_expansions, "inns"),
    (Texts::rules_part_reference, "options"),
];

/// Paints the list.
pub(super) fn ui(ui: &mut Ui, shared: &Shared, shelf: &'static Shelf, visits: &mut Vec<Visit>) {
    ui.set_max_width(COLUMN_WIDTH.min(ui.available_width()));
    ui.label(theme::serif(shared.texts.panel_help(), text_size::TITLE));
    for article in &shelf.articles {
        if let Some((name, _)) = PARTS.iter().find(|(_, first)| *first == article.slug) {
            ui.add_space(10.0);
            ui.label(theme::serif(name(&shared.texts), text_size::SCORE));
        }
        if entry_ui(ui, shared, article) {
            visits.push(Visit::Page(Page::Article(&article.slug)));
        }
    }
    ui.add_space(16.0);
}

/// An article with its first sentence; whether it was chosen.
fn entry_ui(ui: &mut Ui, shared: &Shared, article: &Article) -> bool {
    let lead = article.blocks.iter().find_map(|block| match block {
        Block::Text { text, .. } => Some(plain(text)),
        _ => None,
    });
    let width = ui.available_width();
    let inner = ui.scope(|ui| {
        ui.set_width(width);
        egui::Frame::new().inner_margin(egui::Margin::symmetric(10, 6)).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing = vec2(0.0, 2.0);
            ui.add(egui::Label::new(theme::strong(&article.title)).selectable(false));
            let lead =
                RichText::new(lead.unwrap_or_default()).size(text_size::SMALL).color(shared.tokens.faint);
            ui.add(egui::Label::new(lead).selectable(false));
        });
    });
    let rect = inner.response.rect;
    let response = ui.interact(rect, egui::Id::unique(("article", &article.slug)), Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Link, true, &article.title));
    if response.hovered() || response.has_focus() {
        let line = egui::Stroke::new(1.5, shared.tokens.accent);
        ui.painter().rect_stroke(rect, theme::RADIUS, line, egui::StrokeKind::Inside);
    }
    response.on_hover_cursor(egui::CursorIcon::PointingHand).clicked()
}
