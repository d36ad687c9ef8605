//! The coach's card: what to do, what was right or wrong, and the buttons.

use egui::{Frame, Margin, Rect, RichText, ScrollArea, Sense, Stroke, Ui, UiBuilder, accesskit, pos2, vec2};

use crate::app::Shared;
use crate::app::intent::{Intent, LessonIntent};
use crate::app::theme::{SERIF, strong, text_size, tint};
use crate::app::widgets::{ActionButton, MenuRow, Paper, Weight};
use crate::lessons::{self, Feedback, LessonText, StepStage, Task};
use crate::session::Session;

use crate::app::coach::Coach;

/// Height of the buttons at the foot of the card.
const BUTTONS: f32 = 86.0;

/// The same where there is little room.
const BUTTONS_LOW: f32 = 66.0;

/// Height below which a card has little room.
const LOW: f32 = 300.0;

impl Coach {
    /// Paints the card into its place: words above, which scroll if they must, and the buttons below, which never move.
    pub(crate) fn card_ui(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        session: &Session,
        shared: &Shared,
        intents: &mut Vec<Intent>,
    ) {
        Paper::new().rim(true).paint(ui.painter(), &shared.tokens, rect);
        let is_low = rect.height() < LOW;
        let inner = rect.shrink2(if is_low { vec2(10.0, 6.0) } else { vec2(16.0, 14.0) });
        let is_over = self.runner.stage() == StepStage::Finished;
        let foot = if is_over {
            0.0
        } else if is_low {
            BUTTONS_LOW
        } else {
            BUTTONS
        };
        let words = Rect::from_min_max(inner.min, pos2(inner.right(), inner.bottom() - foot - 6.0));
        ui.scope_builder(UiBuilder::new().max_rect(rect).id_salt("coach"), |ui| {
            // A click on the card is not meant for the map.
            ui.allocate_rect(rect, Sense::click_and_drag());
            ui.scope_builder(UiBuilder::new().max_rect(words), |ui| {
                ui.shrink_clip_rect(words.expand2(vec2(6.0, 2.0)));
                let scroll =
                    ScrollArea::vertical().id_salt(("coach's words", self.place())).auto_shrink(false);
                scroll.show(ui, |ui| {
                    self.head_ui(ui, shared);
                    if is_over {
                        return self.finished_ui(ui, shared, intents);
                    }
                    self.words_ui(ui, session, shared);
                    self.feedback_ui(ui, session, shared);
                    if self.runner.stage() == StepStage::Doing {
                        ui.add_space(4.0);
                        self.quiz_ui(ui, session, shared, intents);
                    }
                });
            });
            if !is_over {
                let foot = Rect::from_min_max(pos2(inner.left(), inner.bottom() - foot), inner.max);
                self.buttons_ui(ui, foot, is_low, shared, intents);
            }
        });
    }

    /// Chapter, title, and how far the lesson has come.
    fn head_ui(&self, ui: &mut Ui, shared: &Shared) {
        let module = u32::from(self.lesson().module);
        let chapter = RichText::new(shared.texts.learn_module(module)).small().color(shared.tokens.faint);
        ui.add(egui::Label::new(chapter).wrap());
        let title = RichText::new(self.title(shared))
            .family(egui::FontFamily::Name(SERIF.into()))
            .size(text_size::LESSON);
        ui.add(egui::Label::new(title).wrap());
        self.dots_ui(ui, shared);
        ui.add_space(6.0);
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

    /// The buttons at the foot, each always in its place; those that do nothing now are pale.
    fn buttons_ui(&self, ui: &mut Ui, foot: Rect, is_low: bool, shared: &Shared, intents: &mut Vec<Intent>) {
        let tokens = &shared.tokens;
        let t = &shared.texts;
        let height = if is_low { 36.0 } else { 52.0 };
        let left = (foot.width() * 0.42).min(132.0);
        let show = Rect::from_min_size(foot.min, vec2(left, height));
        let next =
            Rect::from_min_max(pos2(show.right() + 8.0, foot.top()), pos2(foot.right(), foot.top() + height));
        if self.runner.offers_answer() {
            let button = ActionButton::new(tokens, t.coach_show()).weight(Weight::Quiet).size(show.size());
            if ui.put(show, button).clicked() {
                intents.push(Intent::Lesson(LessonIntent::Show));
            }
        } else {
            // The buttons after it stay the same to the keyboard.
            ui.skip_ahead_auto_ids(1);
        }
        let may_go_on = self.may_go_on();
        let weight = if may_go_on { Weight::Action } else { Weight::Quiet };
        ui.add_enabled_ui(may_go_on, |ui| {
            let button = ActionButton::new(tokens, t.coach_next()).weight(weight).size(next.size());
            if ui.put(next, button).clicked() {
                intents.push(Intent::Lesson(LessonIntent::Next));
            }
        });
        let line = Rect::from_min_max(pos2(foot.left(), foot.top() + height + 4.0), foot.max);
        // The longer words get more of the line.
        let widths = [line.width() * 0.56, line.width() * 0.44];
        for (number, (words, intent)) in
            [(t.coach_again(), Intent::Lesson(LessonIntent::Again)), (t.coach_leave(), Intent::LeaveLesson)]
                .into_iter()
                .enumerate()
        {
            let left = line.left() + widths[..number].iter().sum::<f32>();
            let place = Rect::from_min_size(pos2(left, line.top()), vec2(widths[number], line.height()));
            if ui.put(place, MenuRow::new(tokens, words, place.size())).clicked() {
                intents.push(intent);
            }
        }
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
    ui.add(ActionButton::new(&shared.tokens, text)).clicked()
}

pub(super) fn wide(ui: &mut Ui, text: String) -> bool {
    ui.add_sized([ui.available_width(), 36.0], egui::Button::new(text).wrap()).clicked()
}
