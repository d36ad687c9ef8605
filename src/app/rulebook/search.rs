//! The search field and what it finds.

use egui::{ScrollArea, TextEdit, Ui, vec2};

use crate::app::Shared;
use crate::help::Shelf;
use crate::i18n::Texts;

use super::Asked;

/// Hits that a search shows at most.
const HITS: usize = 40;

/// What is being looked for.
#[derive(Default)]
pub(super) struct SearchField {
    text: String,
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
}

/// Paints what was found; whether the page should get the focus.
pub(super) fn ui(
    ui: &mut Ui,
    field: &mut SearchField,
    shared: &Shared,
    shelf: &'static Shelf,
    asked: &mut Vec<Asked>,
) -> bool {
    let words: Vec<String> = field.text.to_lowercase().split_whitespace().map(str::to_owned).collect();
    ScrollArea::vertical().id_salt("hits").auto_shrink(false).show(ui, |ui| {
        let mut count = 0;
        for article in &shelf.articles {
            for (number, block) in article.blocks.iter().enumerate() {
                let text = block.plain();
                let all = format!("{} {text}", article.title).to_lowercase();
                if count >= HITS || !words.iter().all(|word| all.contains(word.as_str())) {
                    continue;
                }
                count += 1;
                let button = egui::Button::new(format!("{} – {text}", article.title))
                    .wrap()
                    .min_size(vec2(ui.available_width(), 0.0));
                if ui.add(button).clicked() {
                    asked.push(Asked::Block(&article.slug, number));
                }
            }
        }
        if count == 0 {
            ui.label(shared.texts.rules_none());
        }
    });
    false
}
