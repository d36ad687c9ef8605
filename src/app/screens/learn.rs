//! The list of lessons.

use egui::{Align, Frame, Layout, Margin, RichText, ScrollArea, Sense, Stroke, Ui, vec2};

use crate::app::coach::{paint_stars, title_of};
use crate::app::keys;
use crate::app::theme::{self, RADIUS, SERIF, size, strong, text_size};
use crate::app::{Intent, Shared};
use crate::lessons::{self, Lesson, LessonText};

/// Paints the list of lessons.
pub(crate) fn ui(ui: &mut Ui, shared: &Shared, intents: &mut Vec<Intent>) {
    if keys::take_at_table(ui.ctx(), egui::Key::Escape) {
        intents.push(Intent::Title);
    }
    ui.painter().rect_filled(ui.max_rect(), 0, shared.tokens.table);
    egui::Panel::top("learn bar")
        .frame(Frame::new().fill(shared.tokens.surface).inner_margin(Margin::symmetric(20, 12)))
        .show(ui, |ui| {
            ui.horizontal(|ui| {
                let title = RichText::new(shared.texts.learn_title())
                    .family(egui::FontFamily::Name(SERIF.into()))
                    .size(text_size::TITLE);
                ui.label(title);
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    if ui.button(shared.texts.action_title()).clicked() {
                        intents.push(Intent::Title);
                    }
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        crate::app::buttons::language_buttons(ui, shared, intents);
                    });
                });
            });
            ui.add(
                egui::Label::new(RichText::new(shared.texts.learn_lead()).color(shared.tokens.faint)).wrap(),
            );
        });
    egui::CentralPanel::default().frame(Frame::new().inner_margin(Margin::symmetric(16, 10))).show(
        ui,
        |ui| {
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                let mut modules: Vec<u8> = lessons::all().iter().map(|lesson| lesson.module).collect();
                modules.dedup();
                for module in modules {
                    module_ui(ui, shared, module, intents);
                }
            });
        },
    );
}

/// A module's name and its lessons side by side.
fn module_ui(ui: &mut Ui, shared: &Shared, module: u8, intents: &mut Vec<Intent>) {
    let next = lessons::all().iter().find(|lesson| shared.progress.of(&lesson.id).stars == 0);
    Frame::new().fill(shared.tokens.surface).corner_radius(RADIUS).inner_margin(Margin::same(14)).show(
        ui,
        |ui| {
            ui.set_width(ui.available_width());
            ui.label(strong(shared.texts.learn_module(u32::from(module))).size(text_size::SECTION));
            ui.add_space(4.0);
            ui.horizontal_wrapped(|ui| {
                for lesson in lessons::all().iter().filter(|lesson| lesson.module == module) {
                    let is_next = next.is_some_and(|next| next.id == lesson.id);
                    if lesson_ui(ui, shared, lesson, is_next) {
                        intents.push(Intent::TakeLesson(lesson.id.clone()));
                    }
                }
            });
        },
    );
    ui.add_space(8.0);
}

/// One lesson as a card that can be pressed.
fn lesson_ui(ui: &mut Ui, shared: &Shared, lesson: &Lesson, is_next: bool) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(284.0, 96.0), Sense::click());
    let taken = shared.progress.of(&lesson.id);
    let title = title_of(shared, &lesson.id);
    let summary = LessonText::of(shared.language, &lesson.id).map_or("", |text| &text.summary);
    let name = match taken {
        _ if taken.stars > 0 => shared.texts.learn_lesson_done(u32::from(taken.stars), &title),
        _ if taken.left_at != (0, 0) => shared.texts.learn_lesson_begun(&title),
        _ => title.clone(),
    };
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &name));
    let is_near = response.hovered() || response.has_focus();
    let line = match (is_near, is_next) {
        (true, _) => Stroke::new(2.5, shared.tokens.accent),
        (false, true) => Stroke::new(2.0, shared.tokens.accent),
        (false, false) => Stroke::new(1.0, shared.tokens.line),
    };
    ui.painter().rect(rect, RADIUS, shared.tokens.raised, line, egui::StrokeKind::Inside);
    // Painted, not added, so that a screen reader meets one thing and not four.
    let inner = rect.shrink(12.0);
    let painter = ui.painter();
    let font = egui::FontId::new(text_size::LEAD, egui::FontFamily::Name(theme::STRONG.into()));
    let heading = painter.layout(title, font, shared.tokens.text, inner.width() - size::LESSON_STARS.x - 6.0);
    let below = heading.size().y + 4.0;
    painter.galley(inner.left_top(), heading, shared.tokens.text);
    let small = egui::FontId::proportional(text_size::DETAIL);
    let galley = painter.layout(summary.to_owned(), small, shared.tokens.faint, inner.width());
    painter.galley(inner.left_top() + vec2(0.0, below), galley, shared.tokens.faint);
    paint_stars(
        painter,
        shared,
        taken.stars,
        egui::Rect::from_min_size(inner.right_top() - vec2(size::LESSON_STARS.x, 0.0), size::LESSON_STARS),
    );
    response.clicked()
}
