//! The coach's card: what to do, what was right or wrong, and the buttons.

use egui::{Frame, Margin, RichText, ScrollArea, Sense, Stroke, Ui, accesskit, vec2};

use crate::app::Shared;
use crate::app::intent::{Intent, LessonIntent};
use crate::app::panel_anchors::PanelAnchors;
use crate::app::panels;
use crate::app::theme::{RADIUS, SERIF, strong, text_size, tint};
use crate::lessons::{self, Feedback, LessonText, StepStage, Task};
use crate::session::Session;

use crate::app::coach::Coach;

impl Coach {
    /// Paints the card, and what happens at the table below it.
    pub(crate) fn panel_ui(
        &mut self,
        ui: &mut Ui,
        session: &Session,
        shared: &Shared,
        homes: &mut PanelAnchors,
        intents: &mut Vec<Intent>,
    ) {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            Frame::new()
                .fill(shared.tokens.raised)
                .stroke(Stroke::new(1.5, shared.tokens.accent))
                .corner_radius(RADIUS)
                .inner_margin(Margin::same(14))
                .show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    self.card_ui(ui, session, shared, intents);
                });
            ui.add_space(10.0);
            panels::at_a_glance(ui, session, shared, homes, intents);
        });
    }

    fn card_ui(&mut self, ui: &mut Ui, session: &Session, shared: &Shared, intents: &mut Vec<Intent>) {
        let module = u32::from(self.lesson().module);
        ui.label(RichText::new(shared.texts.learn_module(module)).small().color(shared.tokens.faint));
        let title = RichText::new(self.title(shared))
            .family(egui::FontFamily::Name(SERIF.into()))
            .size(text_size::LESSON);
        ui.add(egui::Label::new(title).wrap());
        self.dots_ui(ui, shared);
        ui.add_space(6.0);
        if self.runner.stage() == StepStage::Finished {
            self.finished_ui(ui, shared, intents);
            return;
        }
        self.words_ui(ui, session, shared);
        self.feedback_ui(ui, session, shared);
        if self.runner.stage() == StepStage::Doing {
            ui.add_space(4.0);
            self.quiz_ui(ui, session, shared, intents);
        }
        ui.add_space(8.0);
        self.buttons_ui(ui, shared, intents);
    }

    /// How far the lesson has come.
    fn dots_ui(&self, ui: &mut Ui, shared: &Shared) {
        let (done, count) = (self.runner.steps_done(), self.lesson().len());
        let now = (done + usize::from(self.runner.stage() == StepStage::Doing)).min(count);
        let step = (ui.available_width() / count as f32).min(18.0);
        let (rect, response) = ui.allocate_exact_size(vec2(step * count as f32, 14.0), Sense::hover());
        let label = shared.texts.coach_step(now as u32, count as u32);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, &label));
        for number in 0..count {
            let centre = rect.left_center() + vec2((number as f32 + 0.5) * step, 0.0);
            if number < done {
                ui.painter().circle_filled(centre, 4.0, shared.tokens.accent);
            } else {
                let width = if number + 1 == now { 2.5 } else { 1.0 };
                ui.painter().circle_stroke(centre, 4.0, Stroke::new(width, shared.tokens.accent));
            }
        }
        response.on_hover_text(label);
    }

    /// What is told: the task, or once it is done why.
    fn words_ui(&self, ui: &mut Ui, session: &Session, shared: &Shared) {
        let id = &self.runner.step().id;
        if self.runner.stage() == StepStage::Done {
            let is_shown = self.runner.is_shown();
            let praise = if is_shown { shared.texts.coach_shown() } else { shared.texts.coach_done() };
            speak(ui, strong(praise).size(text_size::SECTION).color(shared.tokens.accent));
            let why = format!("{id}.why");
            if self.text(shared).is_some_and(|text| text.said.contains_key(&why)) {
                ui.add_space(4.0);
                self.paragraphs(ui, session, shared, &why);
            }
            return;
        }
        self.paragraphs(ui, session, shared, id);
        if let (Task::Tally, Some(score)) = (&self.runner.step().task, self.runner.tally_line(session)) {
            let words = shared.words(session.seats());
            let event = crate::rules::Event::Score(score.clone());
            ui.add_space(6.0);
            speak(ui, strong(words.event(session, &event).unwrap_or_default()).size(text_size::LEAD));
            speak(ui, RichText::new(words.derivation(&score.derivation)).color(shared.tokens.faint));
        }
    }

    fn paragraphs(&self, ui: &mut Ui, session: &Session, shared: &Shared, key: &str) {
        for paragraph in self.say(shared, session, key).lines() {
            speak(ui, RichText::new(paragraph).size(text_size::SPEECH));
        }
    }

    fn feedback_ui(&self, ui: &mut Ui, session: &Session, shared: &Shared) {
        let Some(feedback) = self.runner.feedback() else { return };
        let words = shared.words(session.seats());
        let (text, tone) = match feedback {
            Feedback::Said(key) => (self.say(shared, session, key), shared.tokens.accent),
            Feedback::Refused(refusal) => (words.refusal(*refusal), shared.tokens.wrong),
        };
        ui.add_space(8.0);
        Frame::new()
            .fill(shared.tokens.surface)
            .stroke(Stroke::new(2.0, tone))
            .corner_radius(8)
            .inner_margin(Margin::symmetric(12, 8))
            .show(ui, |ui| {
                ui.set_width(ui.available_width());
                for paragraph in text.lines() {
                    speak(ui, RichText::new(paragraph).size(text_size::LEAD));
                }
            });
    }

    fn buttons_ui(&self, ui: &mut Ui, shared: &Shared, intents: &mut Vec<Intent>) {
        if self.may_go_on() && primary(ui, shared, shared.texts.coach_next()) {
            intents.push(Intent::Lesson(LessonIntent::Next));
        }
        if self.runner.offers_answer() && wide(ui, shared.texts.coach_show()) {
            intents.push(Intent::Lesson(LessonIntent::Show));
        }
        ui.add_space(2.0);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let quiet =
                |text: String| egui::Button::new(RichText::new(text).size(text_size::SMALL)).frame(false);
            if ui.add(quiet(shared.texts.coach_again())).clicked() {
                intents.push(Intent::Lesson(LessonIntent::Again));
            }
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                if ui.add(quiet(shared.texts.coach_leave())).clicked() {
                    intents.push(Intent::LeaveLesson);
                }
            });
        });
    }

    fn finished_ui(&self, ui: &mut Ui, shared: &Shared, intents: &mut Vec<Intent>) {
        let stars = self.runner.stars();
        let (rect, _) = ui.allocate_exact_size(vec2(90.0, 26.0), Sense::hover());
        paint_stars(ui.painter(), shared, stars, rect);
        speak(ui, strong(shared.texts.coach_finished(u32::from(stars))).size(text_size::SECTION));
        ui.add_space(10.0);
        if let Some(next) = lessons::after(&self.lesson().id) {
            let title = title_of(shared, &next.id);
            if primary(ui, shared, shared.texts.learn_next(title)) {
                intents.push(Intent::TakeLesson(next.id.clone()));
            }
        }
        if wide(ui, shared.texts.coach_again()) {
            intents.push(Intent::Lesson(LessonIntent::Again));
        }
        if wide(ui, shared.texts.coach_all()) {
            intents.push(Intent::LeaveLesson);
        }
    }
}

/// A lesson's title.
pub(crate) fn title_of(shared: &Shared, lesson: &str) -> String {
    LessonText::of(shared.language, lesson).map_or_else(|| lesson.to_owned(), |text| text.title.clone())
}

/// Three stars, as many filled as were earned.
pub(crate) fn paint_stars(painter: &egui::Painter, shared: &Shared, earned: u8, rect: egui::Rect) {
    let size = rect.height();
    for number in 0..3_u8 {
        let centre = rect.left_center() + vec2(size * (0.5 + 1.1 * f32::from(number)), 0.0);
        let points: Vec<egui::Pos2> = (0..10)
            .map(|corner| {
                let angle = std::f32::consts::TAU * (corner as f32 / 10.0 - 0.25);
                let radius = size * if corner % 2 == 0 { 0.48 } else { 0.21 };
                centre + vec2(angle.cos(), angle.sin()) * radius
            })
            .collect();
        let is_earned = number < earned;
        let tone = if is_earned { tint::STAR } else { shared.tokens.line };
        if is_earned {
            // A star is not convex, so it is filled as a fan from its middle.
            let mut mesh = egui::Mesh::default();
            mesh.colored_vertex(centre, tone);
            for &point in &points {
                mesh.colored_vertex(point, tone);
            }
            for corner in 0..10 {
                mesh.add_triangle(0, corner + 1, (corner + 1) % 10 + 1);
            }
            painter.add(egui::Shape::mesh(mesh));
        }
        let rim = if is_earned { shared.tokens.text } else { shared.tokens.faint };
        painter.add(egui::Shape::closed_line(points, Stroke::new(1.0, rim)));
    }
}

/// A line that screen readers read out as soon as it appears.
fn speak(ui: &mut Ui, text: RichText) {
    let response = ui.add(egui::Label::new(text).wrap());
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(accesskit::Live::Polite));
}

pub(super) fn primary(ui: &mut Ui, shared: &Shared, text: String) -> bool {
    let label = strong(text).color(shared.tokens.on_accent);
    let button = egui::Button::new(label).fill(shared.tokens.accent).wrap();
    ui.add_sized([ui.available_width(), 42.0], button).clicked()
}

pub(super) fn wide(ui: &mut Ui, text: String) -> bool {
    ui.add_sized([ui.available_width(), 36.0], egui::Button::new(text).wrap()).clicked()
}
