//! One article on the page.

use egui::{Align, Key, Rect, Sense, Shape, Ui, vec2};

use crate::app::Shared;
use crate::app::theme::{self, COLUMN_WIDTH, secs, text_size};
use crate::help::{Anchor, Article, ArticleLink, Block, Item, Shelf, links};
use crate::rules::RuleNumber;

use crate::app::intent::Intent;
use crate::app::rulebook::example::Examples;
use crate::app::rulebook::history::Page;
use crate::app::rulebook::{Visit, paragraph, table, tiles};

/// A paragraph that is lit for a moment.
#[derive(Clone, Copy, Debug)]
pub(super) struct Glow {
    block: usize,
    /// When it was first seen.
    since: Option<f64>,
}

impl Glow {
    pub(super) fn new(block: usize) -> Self {
        Self { block, since: None }
    }

    /// How bright it still is, from 1 to 0; nothing when it has gone out.
    fn brightness(&mut self, now: f64, is_still: bool) -> Option<f32> {
        let age = now - *self.since.get_or_insert(now);
        let left = (1.0 - age / secs::PARAGRAPH_GLOW) as f32;
        (left > 0.0).then_some(if is_still { 1.0 } else { (left * 2.0).min(1.0) })
    }
}

/// The page as something the keyboard can reach, so that it can be scrolled and left; whether it has the focus now.
pub(super) fn focus_ui(ui: &Ui, shared: &Shared, rect: Rect, is_wanted: bool) -> bool {
    let id = ui.scope_id().with("page focus");
    let response = ui.interact(rect, id, Sense::focusable_noninteractive());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Document, true, shared.texts.rules_page()));
    if is_wanted {
        response.request_focus();
    }
    if response.has_focus() {
        let filter = egui::EventFilter { vertical_arrows: true, ..Default::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        let page = rect.height() * 0.9;
        let steps =
            [(Key::ArrowDown, 40.0), (Key::ArrowUp, -40.0), (Key::PageDown, page), (Key::PageUp, -page)];
        for (key, step) in steps {
            if ui.input(|input| input.key_pressed(key)) {
                ui.scroll_with_delta(vec2(0.0, -step));
            }
        }
        let line = ui.visuals().selection.stroke;
        ui.painter().rect_stroke(rect.expand(3.0), theme::RADIUS, line, egui::StrokeKind::Outside);
    }
    is_wanted
}

/// What an article needs to be painted.
pub(super) struct Reader<'a> {
    pub(super) shared: &'a Shared,
    pub(super) examples: &'a mut Examples,
    pub(super) visits: &'a mut Vec<Visit>,
    pub(super) intents: &'a mut Vec<Intent>,
}

impl Reader<'_> {
    /// Paints an article.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        shelf: &'static Shelf,
        slug: &str,
        goal: Option<usize>,
        glow: &mut Option<Glow>,
    ) {
        let Some(article) = shelf.article(slug) else { return };
        ui.set_max_width(COLUMN_WIDTH.min(ui.available_width()));
        ui.label(theme::serif(&article.title, text_size::TITLE));
        for (number, block) in article.blocks.iter().enumerate() {
            if is_hidden(article, number) {
                continue;
            }
            let slot = ui.painter().add(Shape::Noop);
            let response = ui.scope(|ui| self.block_ui(ui, block)).response;
            if goal == Some(number) {
                response.scroll_to_me(Some(Align::Center));
            }
            if let Some(lit) = glow.as_mut().filter(|glow| glow.block == number) {
                let now = ui.input(|input| input.time);
                let brightness = lit.brightness(now, self.shared.settings.reduced_motion);
                if let Some(brightness) = brightness {
                    let tone = self.shared.tokens.accent.gamma_multiply(0.28 * brightness);
                    let shape =
                        Shape::rect_filled(response.rect.expand2(vec2(8.0, 5.0)), theme::RADIUS, tone);
                    ui.painter().set(slot, shape);
                    ui.ctx().request_repaint();
                } else {
                    *glow = None;
                }
            }
        }
        self.next_ui(ui, shelf, article);
        ui.add_space(24.0);
    }

    /// The way on to the next article.
    fn next_ui(&mut self, ui: &mut Ui, shelf: &'static Shelf, article: &Article) {
        let next = shelf.articles.iter().skip_while(|other| other.slug != article.slug).nth(1);
        let Some(next) = next else { return };
        ui.add_space(14.0);
        ui.separator();
        if ui
            .link(theme::strong(self.shared.texts.rules_next(&next.title)).color(self.shared.tokens.accent))
            .clicked()
        {
            self.visits.push(Visit::Page(Page::Article(&next.slug)));
        }
    }

    fn block_ui(&mut self, ui: &mut Ui, block: &'static Block) {
        match block {
            Block::Heading(text) => {
                ui.add_space(12.0);
                ui.label(theme::serif(text, text_size::CHAPTER));
            }
            Block::Text { text, item, rules } => {
                let mark = match item {
                    Item::None => None,
                    Item::Bullet => Some("•".to_owned()),
                    Item::Number(number) => Some(format!("{number}.")),
                };
                let Some(mark) = mark else { return self.paragraph(ui, text, rules) };
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = 0.0;
                    let (rect, _) = ui.allocate_exact_size(vec2(20.0, 22.0), Sense::hover());
                    let font = egui::TextStyle::Body.resolve(ui.style());
                    let tone = self.shared.tokens.faint;
                    ui.painter().text(
                        rect.left_center() + vec2(4.0, 0.0),
                        egui::Align2::LEFT_CENTER,
                        mark,
                        font,
                        tone,
                    );
                    ui.vertical(|ui| self.paragraph(ui, text, rules));
                });
            }
            Block::Table(rows) => table::ui(ui, self.shared, rows),
            Block::Example { id, caption } => self.examples.ui(ui, self.shared, id, caption, self.intents),
            Block::Tiles(from) => tiles::ui(ui, self.shared, *from),
        }
    }

    /// A paragraph, and the numbers of the rules it states.
    fn paragraph(&mut self, ui: &mut Ui, text: &'static str, rules: &[RuleNumber]) {
        let marks: Vec<String> = rules.iter().map(RuleNumber::to_string).collect();
        let link = paragraph::ui(ui, self.shared, text, &marks.join(" · "));
        self.intents.extend(link.and_then(|link| match link {
            ArticleLink::Lesson(id) => Some(Intent::TakeLesson(id.to_owned())),
            ArticleLink::Rule(_) | ArticleLink::Article(_) | ArticleLink::Unknown(_) => {
                Anchor::of(link).map(Intent::OpenRule)
            }
        }));
    }
}

/// Whether a block only leads to lessons that do not exist, or is the heading over it.
fn is_hidden(article: &'static Article, number: usize) -> bool {
    let leads_nowhere = |block: &'static Block| match block {
        Block::Text { text, .. } => {
            let links = links(text);
            !links.is_empty()
                && links
                    .iter()
                    .all(|(_, link)| matches!(link, ArticleLink::Lesson(_)) && !paragraph::leads(*link))
        }
        _ => false,
    };
    let block = &article.blocks[number];
    let next = article.blocks.get(number + 1);
    leads_nowhere(block) || (matches!(block, Block::Heading(_)) && next.is_some_and(leads_nowhere))
}
