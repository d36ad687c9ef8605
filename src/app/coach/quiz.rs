//! Questions that are answered in the coach's card.

use egui::{Key, TextEdit, Ui};

use crate::app::Shared;
use crate::app::icons::Icon;
use crate::lessons::{Answer, Task};
use crate::session::Session;

use crate::app::coach::Coach;
use crate::app::coach::card::{primary, wide};
use crate::app::intent::{Intent, LessonIntent};

impl Coach {
    pub(super) fn quiz_ui(
        &mut self,
        ui: &mut Ui,
        session: &Session,
        shared: &Shared,
        intents: &mut Vec<Intent>,
    ) {
        match &self.runner.step().task {
            Task::Number { .. } => self.number_ui(ui, shared, intents),
            Task::Pick { options, .. } => {
                for option in options {
                    let key = format!("{}.{option}", self.runner.step().id);
                    if wide(ui, self.say(shared, session, &key)) {
                        intents.push(Intent::Lesson(LessonIntent::Answer(Answer::Pick(option.clone()))));
                    }
                }
            }
            Task::Order { .. } => self.order_ui(ui, session, shared, intents),
            Task::NoFit(_) => {
                if primary(ui, shared, shared.texts.coach_not_fitting()) {
                    intents.push(Intent::Lesson(LessonIntent::Answer(Answer::NoFit)));
                }
            }
            Task::Play { .. } if self.runner.step().may_doubt() => {
                if wide(ui, shared.texts.coach_not_fitting()) {
                    intents.push(Intent::Lesson(LessonIntent::Answer(Answer::NoFit)));
                }
            }
            Task::Read
            | Task::Play { .. }
            | Task::Refused(_)
            | Task::Mark { .. }
            | Task::Point(_)
            | Task::Game
            | Task::Tally => {}
        }
    }

    fn number_ui(&mut self, ui: &mut Ui, shared: &Shared, intents: &mut Vec<Intent>) {
        let mut is_ready = false;
        ui.horizontal(|ui| {
            let name = ui.label(shared.texts.coach_number());
            let field = ui
                .add(TextEdit::singleline(&mut self.typed).desired_width(70.0).char_limit(4))
                .labelled_by(name.id);
            if std::mem::take(&mut self.wants_focus) {
                field.request_focus();
            }
            is_ready = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            is_ready |= ui.button(shared.texts.coach_check()).clicked();
        });
        if is_ready {
            if let Ok(number) = self.typed.trim().parse() {
                intents.push(Intent::Lesson(LessonIntent::Answer(Answer::Number(number))));
            }
            self.typed.clear();
            self.wants_focus = true;
        }
    }

    fn order_ui(&mut self, ui: &mut Ui, session: &Session, shared: &Shared, intents: &mut Vec<Intent>) {
        let mut swap = None;
        for (at, card) in self.order.iter().enumerate() {
            let text = self.say(shared, session, &format!("{}.{card}", self.runner.step().id));
            ui.horizontal(|ui| {
                ui.add_enabled_ui(at > 0, |ui| {
                    if Icon::Up.button(ui, 30.0, &shared.texts.coach_card_up(&text)).clicked() {
                        swap = Some((at - 1, at));
                    }
                });
                ui.add_enabled_ui(at + 1 < self.order.len(), |ui| {
                    if Icon::Down.button(ui, 30.0, &shared.texts.coach_card_down(&text)).clicked() {
                        swap = Some((at, at + 1));
                    }
                });
                ui.add(egui::Label::new(format!("{}. {text}", at + 1)).wrap());
            });
        }
        if let Some((a, b)) = swap {
            self.order.swap(a, b);
        }
        if primary(ui, shared, shared.texts.coach_check()) {
            intents.push(Intent::Lesson(LessonIntent::Answer(Answer::Order(self.order.clone()))));
        }
    }
}
