//! The rule help: all articles of the current language, with search and links.

use egui::{Align, Frame, Layout, Margin, RichText, ScrollArea, TextEdit, Ui, vec2};

use crate::app::theme::{SERIF, STRONG, strong};
use crate::app::{Shared, code_of};
use crate::help::{Article, Block, Link, Shelf, links};

/// Width of the list of articles.
const LIST_WIDTH: f32 = 220.0;

/// Hits that a search shows at most.
const HITS: usize = 40;

/// What is being read.
pub(crate) struct RulesDialog {
    slug: String,
    search: String,
    /// The block to bring into view.
    goal: Option<usize>,
    /// Where one came from, the last place last.
    trail: Vec<String>,
}

impl Default for RulesDialog {
    fn default() -> Self {
        Self { slug: "setup".to_owned(), search: String::new(), goal: Some(0), trail: Vec::new() }
    }
}

impl RulesDialog {
    /// Paints the help.
    pub(super) fn ui(&mut self, ui: &mut Ui, shared: &Shared) {
        let Some(shelf) = Shelf::of(code_of(shared.language)) else { return };
        let height = (ui.ctx().content_rect().height() - 180.0).clamp(240.0, 760.0);
        ui.horizontal(|ui| {
            ui.heading(shared.texts.panel_help());
            if ui.add_enabled(!self.trail.is_empty(), egui::Button::new(shared.texts.back())).clicked()
                && let Some(slug) = self.trail.pop()
            {
                self.slug = slug;
                self.goal = Some(0);
            }
            let label = ui.label(shared.texts.rules_search());
            ui.add(TextEdit::singleline(&mut self.search).desired_width(220.0)).labelled_by(label.id);
        });
        let (_, rect) = ui.allocate_space(vec2(ui.available_width(), height));
        let (left, right) = rect.split_left_right_at_x(rect.left() + LIST_WIDTH);
        let column = |ui: &mut Ui, rect: egui::Rect| {
            ui.new_child(egui::UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Min)))
        };
        let mut list = column(ui, left.shrink2(vec2(4.0, 0.0)));
        ScrollArea::vertical()
            .id_salt("articles")
            .auto_shrink(false)
            .show(&mut list, |ui| self.list_ui(ui, shelf));
        let mut page = column(ui, right.shrink2(vec2(8.0, 0.0)));
        ScrollArea::vertical().id_salt("article").auto_shrink(false).show(&mut page, |ui| {
            if self.search.trim().is_empty() {
                self.article_ui(ui, shared, shelf);
            } else {
                self.hits_ui(ui, shared, shelf);
            }
        });
    }

    fn list_ui(&mut self, ui: &mut Ui, shelf: &Shelf) {
        for article in &shelf.articles {
            let is_open = article.slug == self.slug && self.search.trim().is_empty();
            if ui.selectable_label(is_open, &article.title).clicked() {
                self.open(&article.slug, 0);
            }
        }
    }

    fn open(&mut self, slug: &str, block: usize) {
        if self.slug != slug {
            self.trail.push(std::mem::replace(&mut self.slug, slug.to_owned()));
        }
        self.search.clear();
        self.goal = Some(block);
    }

    fn article_ui(&mut self, ui: &mut Ui, shared: &Shared, shelf: &Shelf) {
        let Some(article) = shelf.article(&self.slug) else { return };
        let goal = self.goal.take();
        let title = RichText::new(&article.title).family(egui::FontFamily::Name(SERIF.into())).size(26.0);
        let response = ui.label(title);
        if goal == Some(0) {
            response.scroll_to_me(Some(egui::Align::TOP));
        }
        let mut follow = None;
        for (number, block) in article.blocks.iter().enumerate() {
            let response = ui.scope(|ui| block_ui(ui, shared, block, &mut follow)).response;
            if number > 0 && goal == Some(number) {
                response.scroll_to_me(Some(egui::Align::Center));
            }
        }
        if let Some(link) = follow {
            self.follow(shelf, &link);
        }
    }

    fn follow(&mut self, shelf: &Shelf, link: &Link) {
        match link {
            Link::Rule(number) => {
                if let Some((article, block)) = shelf.rule(number) {
                    self.open(&article.slug, block);
                }
            }
            Link::Article(slug) => self.open(slug, 0),
            Link::Lesson(_) | Link::Unknown(_) => {}
        }
    }

    /// The paragraphs in which all words of the search occur.
    fn hits_ui(&mut self, ui: &mut Ui, shared: &Shared, shelf: &Shelf) {
        let words: Vec<String> = self.search.to_lowercase().split_whitespace().map(str::to_owned).collect();
        let hits: Vec<(&Article, usize)> = shelf
            .articles
            .iter()
            .flat_map(|article| (0..article.blocks.len()).map(move |block| (article, block)))
            .filter(|(article, block)| {
                let text = format!("{} {}", article.title, plain(&article.blocks[*block])).to_lowercase();
                words.iter().all(|word| text.contains(word.as_str()))
            })
            .take(HITS)
            .collect();
        if hits.is_empty() {
            ui.label(shared.texts.rules_none());
        }
        let mut chosen = None;
        for (article, block) in hits {
            let text = plain(&article.blocks[block]);
            let button = egui::Button::new(format!("{} – {text}", article.title))
                .wrap()
                .min_size(vec2(ui.available_width(), 0.0));
            if ui.add(button).clicked() {
                chosen = Some((article.slug.clone(), block));
            }
        }
        if let Some((slug, block)) = chosen {
            self.open(&slug, block);
        }
    }
}

fn block_ui(ui: &mut Ui, shared: &Shared, block: &Block, follow: &mut Option<Link>) {
    match block {
        Block::Heading(text) => {
            ui.add_space(10.0);
            ui.label(strong(text).size(18.0));
        }
        Block::Text { text, is_item, rules } => {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = 0.0;
                if *is_item {
                    ui.label("•  ");
                }
                rich_text(ui, shared, text, follow);
                for rule in rules {
                    ui.label(RichText::new(format!("  {rule}")).small().color(shared.tokens.faint));
                }
            });
        }
        Block::Row(cells) => {
            ui.horizontal(|ui| {
                for cell in cells {
                    ui.add_sized([150.0, 20.0], egui::Label::new(cell.replace("**", "")).wrap());
                }
            });
        }
        Block::Example { id, caption } => {
            Frame::new()
                .fill(shared.tokens.raised)
                .corner_radius(8)
                .inner_margin(Margin::symmetric(12, 8))
                .show(ui, |ui| {
                    ui.label(RichText::new(id).small().color(shared.tokens.faint));
                    ui.label(caption);
                });
        }
    }
}

/// Words, strong words and links, one after another.
fn rich_text(ui: &mut Ui, shared: &Shared, text: &str, follow: &mut Option<Link>) {
    let mut rest = text;
    for (words, link) in links(text) {
        let Some((before, after)) = rest.split_once(&format!("[{words}](")) else { break };
        plain_and_strong(ui, before);
        let is_practice = matches!(link, Link::Lesson(_) | Link::Unknown(_));
        if is_practice {
            ui.label(words);
        } else if ui.link(RichText::new(words).color(shared.tokens.accent)).clicked() {
            *follow = Some(link);
        }
        rest = after.split_once(')').map_or("", |(_, beyond)| beyond);
    }
    plain_and_strong(ui, rest);
}

fn plain_and_strong(ui: &mut Ui, text: &str) {
    for (number, part) in text.split("**").enumerate().filter(|(_, part)| !part.is_empty()) {
        if number % 2 == 0 {
            ui.label(part);
        } else {
            ui.label(RichText::new(part).family(egui::FontFamily::Name(STRONG.into())));
        }
    }
}

/// A block's words without marks and links.
fn plain(block: &Block) -> String {
    let text = match block {
        Block::Heading(text) | Block::Text { text, .. } => text.clone(),
        Block::Row(cells) => cells.join(" "),
        Block::Example { caption, .. } => caption.clone(),
    };
    let mut plain = String::new();
    let mut rest = text.as_str();
    while let Some((before, after)) = rest.split_once("](") {
        plain.push_str(&before.replace('[', ""));
        rest = after.split_once(')').map_or("", |(_, beyond)| beyond);
    }
    plain.push_str(rest);
    plain.replace("**", "")
}
