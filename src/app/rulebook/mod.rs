//! The rulebook: rule help beside whatever is on the screen, with contents, search, links and living examples.

#[cfg(test)]
mod anchors;
mod contents;
mod example;
mod history;
mod paragraph;
mod reader;
mod search;
mod table;
mod tiles;
mod walk;

use egui::{Frame, Key, KeyboardShortcut, Margin, Modifiers, Rect, ScrollArea, Ui};

use crate::app::theme::{BOOK_WIDTH, breakpoint};
use crate::help::{Anchor, Shelf};

use crate::app::command::Command;
use crate::app::guard::guard;
use crate::app::icons::Icon;
use crate::app::keys;
use crate::app::{Intent, Shared};
use example::Examples;
use history::{History, Page};
use reader::{Glow, Reader};
use search::SearchField;

/// The rulebook, open or closed.
#[derive(Default)]
pub(crate) struct Rulebook {
    is_open: bool,
    history: History,
    search: SearchField,
    /// The block to bring into view, none for the beginning of the page.
    goal: Option<Goal>,
    glow: Option<Glow>,
    examples: Examples,
    /// What the keyboard should reach next.
    focus: Option<Focus>,
    /// Whether the keyboard was within it in the last frame; Escape has taken it away before we hear of it.
    had_focus: bool,
}

/// Where on a page to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Goal {
    Top,
    Block(usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Focus {
    Search,
    Page,
}

/// Where in the book a page leads.
enum Visit {
    /// To a page.
    Page(Page),
    /// To a block of an article, which lights up for a moment.
    Block(&'static str, usize),
}

const BACK: KeyboardShortcut = KeyboardShortcut::new(Modifiers::ALT, Key::ArrowLeft);
const FORWARD: KeyboardShortcut = KeyboardShortcut::new(Modifiers::ALT, Key::ArrowRight);
const FIND: KeyboardShortcut = KeyboardShortcut::new(Modifiers::COMMAND, Key::F);

impl Rulebook {
    /// Opens it where it was left, or closes it.
    pub(crate) fn toggle(&mut self) {
        if self.is_open {
            self.close();
        } else {
            self.is_open = true;
            self.focus = Some(Focus::Search);
        }
    }

    /// Opens it at a place, which lights up for a moment.
    pub(crate) fn open(&mut self, shelf: &'static Shelf, anchor: Anchor) {
        let Some((article, block)) = shelf.find(anchor) else { return };
        self.is_open = true;
        self.go(&article.slug, block);
    }

    /// Whether it can be read.
    #[cfg(test)]
    pub(crate) fn is_open(&self) -> bool {
        self.is_open
    }

    fn close(&mut self) {
        self.is_open = false;
        self.had_focus = false;
    }

    fn go(&mut self, slug: &'static str, block: Option<usize>) {
        self.history.visit(Page::Article(slug));
        self.search.clear();
        self.goal = Some(block.map_or(Goal::Top, Goal::Block));
        self.glow = block.map(Glow::new);
    }

    /// Paints it at the left of the window, so that everything else lies beside it.
    pub(crate) fn ui(&mut self, ui: &mut Ui, shared: &Shared, is_covered: bool, intents: &mut Vec<Intent>) {
        if !is_covered {
            self.keys(ui, shared);
        }
        if !self.is_open {
            return;
        }
        let shelf = Shelf::of(shared.language);
        let whole = ui.available_width();
        let frame = Frame::new().fill(shared.tokens.surface).inner_margin(Margin::symmetric(16, 10));
        // In a narrow window the book may cover nearly everything, in a very narrow one all; it is closed by a key or a
        // click.
        let panel = if whole < breakpoint::BESIDE_BOOK {
            egui::Panel::left("rulebook alone").resizable(false).size_range(whole..=whole)
        } else {
            let most = if whole < 1100.0 { whole - 160.0 } else { whole * 0.6 };
            let panel = egui::Panel::left("rulebook").default_size(BOOK_WIDTH.min(most));
            panel.size_range(320.0..=most.max(320.0))
        };
        let panel = panel
            .frame(frame)
            .show(ui, |ui| guard(ui, "rulebook", |ui| self.page_ui(ui, shared, shelf, intents)));
        self.had_focus = self.is_open && has_focus(ui, panel.response.rect);
    }

    /// The keys that work wherever the reader is.
    fn keys(&mut self, ui: &Ui, shared: &Shared) {
        let pressed = |key: &KeyboardShortcut| {
            ui.input_mut(|input| input.modifiers.matches_exact(key.modifiers) && input.consume_shortcut(key))
        };
        let is_typing = keys::is_typing(ui.ctx());
        let toggles = |key: &&KeyboardShortcut| !is_typing || !writes(**key);
        if shared.keys.of_command(Command::Rules).iter().filter(toggles).any(pressed) {
            self.toggle();
        }
        if !self.is_open {
            return;
        }
        if pressed(&BACK) {
            self.back();
        }
        if pressed(&FORWARD) {
            self.forward();
        }
        if pressed(&FIND) {
            self.focus = Some(Focus::Search);
        }
        if self.had_focus && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            if self.search.is_empty() {
                self.close();
            } else {
                self.search.clear();
                self.focus = Some(Focus::Search);
            }
        }
    }

    fn back(&mut self) {
        if !self.search.is_empty() {
            self.search.clear();
        } else if self.history.go_back() {
            self.glow = None;
        }
    }

    fn forward(&mut self) {
        if self.history.go_forward() {
            self.glow = None;
        }
    }

    fn page_ui(&mut self, ui: &mut Ui, shared: &Shared, shelf: &'static Shelf, intents: &mut Vec<Intent>) {
        self.head_ui(ui, shared);
        let mut visits = Vec::new();
        if self.search.is_empty() {
            self.reading_ui(ui, shared, shelf, &mut visits, intents);
        } else {
            let wanted = search::ui(ui, &mut self.search, shared, shelf, &mut visits);
            self.focus = self.focus.or(wanted);
        }
        for visit in visits {
            match visit {
                Visit::Page(page) => {
                    self.history.visit(page);
                    self.search.clear();
                    self.goal = Some(Goal::Top);
                    self.glow = None;
                }
                Visit::Block(slug, block) => self.go(slug, Some(block)),
            }
        }
    }

    /// Closes it where it covers everything, so that one sees where one is going.
    pub(crate) fn make_room(&mut self, ctx: &egui::Context) {
        if ctx.content_rect().width() < breakpoint::BESIDE_BOOK {
            self.close();
        }
    }

    /// The line on top: where to go, what to look for, how to close.
    fn head_ui(&mut self, ui: &mut Ui, shared: &Shared) {
        let t = &shared.texts;
        ui.horizontal(|ui| {
            ui.add_enabled_ui(self.history.can_go_back() || !self.search.is_empty(), |ui| {
                if Icon::Back.button(ui, 32.0, &t.rules_back()).clicked() {
                    self.back();
                }
            });
            ui.add_enabled_ui(self.history.can_go_forward(), |ui| {
                if Icon::Forward.button(ui, 32.0, &t.rules_forward()).clicked() {
                    self.forward();
                }
            });
            if Icon::Menu.button(ui, 32.0, &t.rules_contents()).clicked() {
                self.history.visit(Page::Contents);
                self.search.clear();
                self.goal = Some(Goal::Top);
            }
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                if Icon::Remove.button(ui, 32.0, &t.rules_close()).clicked() {
                    self.close();
                }
                let is_wanted = self.focus == Some(Focus::Search);
                if self.search.field_ui(ui, t, is_wanted) {
                    self.focus = None;
                }
            });
        });
        ui.add_space(4.0);
    }

    fn reading_ui(
        &mut self,
        ui: &mut Ui,
        shared: &Shared,
        shelf: &'static Shelf,
        visits: &mut Vec<Visit>,
        intents: &mut Vec<Intent>,
    ) {
        let page = self.history.page();
        let goal = self.goal.take();
        let wants_focus = self.focus == Some(Focus::Page);
        let mut area = ScrollArea::vertical().id_salt(("page", page_name(page))).auto_shrink(false);
        if goal == Some(Goal::Top) {
            area = area.vertical_scroll_offset(0.0);
        }
        let rect = ui.available_rect_before_wrap();
        if reader::focus_ui(ui, shared, rect, wants_focus) {
            self.focus = None;
        }
        area.show(ui, |ui| match page {
            Page::Contents => contents::ui(ui, shared, shelf, visits),
            Page::Article(slug) => {
                let block = match goal {
                    Some(Goal::Block(block)) => Some(block),
                    Some(Goal::Top) | None => None,
                };
                let mut reader = Reader { shared, examples: &mut self.examples, visits, intents };
                reader.ui(ui, shelf, slug, block, &mut self.glow);
            }
        });
    }
}

/// Whether a key writes something into a text field.
fn writes(key: KeyboardShortcut) -> bool {
    let is_function_key = key.logical_key.name().len() > 1 && key.logical_key.name().starts_with('F');
    !is_function_key && !key.modifiers.command && !key.modifiers.alt
}

/// Whether something within a part of the window has the keyboard.
fn has_focus(ui: &Ui, part: Rect) -> bool {
    let focused = ui.memory(egui::Memory::focused).and_then(|id| ui.ctx().read_response(id));
    focused.is_some_and(|response| part.intersects(response.rect))
}

fn page_name(page: Page) -> &'static str {
    match page {
        Page::Contents => "",
        Page::Article(slug) => slug,
    }
}
