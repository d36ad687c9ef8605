//! The search field and what it finds.

use egui::text::LayoutJob;
use egui::{FontFamily, FontId, Key, Modifiers, ScrollArea, TextEdit, TextFormat, Ui};

use crate::app::Shared;
use crate::app::theme::{self, COLUMN_WIDTH, STRONG, text_size};
use crate::help::{Hit, Shelf};
use crate::i18n::{Language, Texts};

use crate::app::rulebook::history::Page;
use crate::app::rulebook::{Focus, Visit};

/// Hits that are shown at most.
const HITS: usize = 40;

/// What is being looked for, and what was found.
#[derive(Default)]
pub(super) struct SearchField {
    text: String,
    /// The hit that Enter opens.
    chosen: usize,
    /// The language and words that the hits belong to.
    asked: Option<(Language, String)>,
    hits: Vec<Hit>,
}

impl SearchField {
    /// Whether nothing is being looked for.
    pub(super) fn is_empty(&self) -> bool {
        self.text.trim().is_empty()
    }

    /// Forgets it.
    pub(super) fn clear(&mut self) {
        self.text.clear();
    }

    /// Paints the field; whether it was given the focus.
    pub(super) fn field_ui(&mut self, ui: &mut Ui, texts: &Texts, is_wanted: bool) -> bool {
        let field = TextEdit::singleline(&mut self.text)
            .hint_text(texts.rules_search())
            .desired_width(f32::INFINITY)
            .margin(egui::Margin::symmetric(10, 7));
        let response = ui.add(field);
        let name = texts.rules_search();
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
        if is_wanted {
            response.request_focus();
        }
        is_wanted
    }

    fn look(&mut self, shelf: &'static Shelf) {
        let asked = Some((shelf.language, self.text.clone()));
        if self.asked != asked {
            self.hits = shelf.search(&self.text);
            self.hits.truncate(HITS);
            self.chosen = 0;
            self.asked = asked;
        }
    }
}

/// Paints what was found. Enter takes the keyboard from the field; says where it should go on.
pub(super) fn ui(
    ui: &mut Ui,
    field: &mut SearchField,
    shared: &Shared,
    shelf: &'static Shelf,
    visits: &mut Vec<Visit>,
) -> Option<Focus> {
    field.look(shelf);
    let pressed = |key: Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let before = field.chosen;
    if pressed(Key::ArrowDown) {
        field.chosen = (field.chosen + 1).min(field.hits.len().saturating_sub(1));
    }
    if pressed(Key::ArrowUp) {
        field.chosen = field.chosen.saturating_sub(1);
    }
    let enter = pressed(Key::Enter);
    ScrollArea::vertical().id_salt("hits").auto_shrink(false).show(ui, |ui| {
        ui.set_max_width(COLUMN_WIDTH.min(ui.available_width()));
        ui.spacing_mut().item_spacing.y = 4.0;
        if field.hits.is_empty() {
            ui.label(shared.texts.rules_none());
        }
        for (number, hit) in field.hits.iter().enumerate() {
            let is_chosen = number == field.chosen;
            let response = hit_ui(ui, shared, hit, is_chosen);
            if is_chosen && before != field.chosen {
                response.scroll_to_me(None);
            }
            if response.clicked() || (enter && is_chosen) {
                visits.push(match hit.block {
                    Some(block) => Visit::Block(&hit.article.slug, block),
                    None => Visit::Page(Page::Article(&hit.article.slug)),
                });
            }
        }
    });
    enter.then_some(if field.hits.is_empty() { Focus::Search } else { Focus::Page })
}

/// A hit: its article, and the words around it.
fn hit_ui(ui: &mut Ui, shared: &Shared, hit: &Hit, is_chosen: bool) -> egui::Response {
    let tokens = &shared.tokens;
    let strong = FontFamily::Name(STRONG.into());
    let mut job = LayoutJob::default();
    job.wrap.max_width = ui.available_width() - 24.0;
    job.append(
        &hit.article.title,
        0.0,
        TextFormat::simple(FontId::new(text_size::BODY, strong.clone()), tokens.text),
    );
    if hit.block.is_some() {
        job.append("\n", 0.0, TextFormat::default());
        for (piece, is_hit) in &hit.snippet.pieces {
            let format = if *is_hit {
                TextFormat {
                    background: tokens.accent.gamma_multiply(0.25),
                    ..TextFormat::simple(FontId::new(text_size::DETAIL, strong.clone()), tokens.text)
                }
            } else {
                TextFormat::simple(FontId::proportional(text_size::DETAIL), tokens.faint)
            };
            job.append(piece, 0.0, format);
        }
    }
    let galley = ui.painter().layout_job(job);
    let size = egui::vec2(ui.available_width(), galley.size().y + 14.0);
    let (rect, response) = ui.allocate_exact_size(size, egui::Sense::click());
    response.widget_info(|| {
        let name = match hit.block {
            Some(_) => format!("{}: {}", hit.article.title, hit.snippet.text()),
            None => hit.article.title.clone(),
        };
        egui::WidgetInfo::selected(egui::Role::Link, true, is_chosen, name)
    });
    if is_chosen || response.hovered() || response.has_focus() {
        let line = egui::Stroke::new(if is_chosen { 2.0 } else { 1.0 }, tokens.accent);
        ui.painter().rect(rect, theme::RADIUS, tokens.raised, line, egui::StrokeKind::Inside);
    }
    ui.painter().galley(rect.min + egui::vec2(12.0, 7.0), galley, tokens.text);
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}
