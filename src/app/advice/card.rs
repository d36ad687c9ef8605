//! The card that advice is written on, at the foot of the map.

use egui::{Align2, Area, Frame, Id, Margin, Order, RichText, Stroke, Ui, vec2};

use crate::ai::Reason;
use crate::app::Shared;
use crate::app::command::Command;
use crate::app::icons::Icon;
use crate::app::intent::{Intent, TableIntent};
use crate::app::text::Words;
use crate::app::theme::strong;
use crate::rules::{Action, Game, Player, Silent};
use crate::session::Session;

use crate::app::advice::reasons::reason;
use crate::app::advice::{Advisor, Stage, Talk};

/// Most reasons that are told: more would not be read.
const MOST_REASONS: usize = 4;

impl Advisor {
    /// Paints the card, if there is anything to say.
    pub(crate) fn ui(
        &self,
        ui: &Ui,
        map: egui::Rect,
        session: &Session,
        shared: &Shared,
        intents: &mut Vec<Intent>,
    ) {
        let Some(talk) = &self.talk else { return };
        let (corner, inward) = if self.stands_right {
            (Align2::RIGHT_BOTTOM, vec2(-16.0, -16.0))
        } else {
            (Align2::LEFT_BOTTOM, vec2(16.0, -16.0))
        };
        Area::new(Id::unique("advice"))
            .order(Order::Middle)
            .constrain_to(map)
            .pivot(corner)
            .fixed_pos(corner.pos_in_rect(&map) + inward)
            .show(ui.ctx(), |ui| {
                Frame::new()
                    .fill(shared.tokens.surface)
                    .stroke(Stroke::new(1.5, shared.tokens.accent))
                    .corner_radius(crate::app::theme::RADIUS)
                    .inner_margin(Margin::same(14))
                    .show(ui, |ui| {
                        ui.set_width(360.0_f32.min(map.width() - 60.0));
                        self.talk_ui(ui, talk, session, shared, intents);
                    });
            });
    }

    fn talk_ui(
        &self,
        ui: &mut Ui,
        talk: &Talk,
        session: &Session,
        shared: &Shared,
        intents: &mut Vec<Intent>,
    ) {
        let (t, words) = (&shared.texts, &shared.words(session.seats()));
        let title = match talk {
            Talk::Thinking { .. } => t.advice_thinking(),
            Talk::Hint { .. } => t.advice_hint(),
            Talk::Why { explanation, .. } => t.advice_why_title(words.player(explanation.player)),
        };
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(22.0, 22.0), egui::Sense::hover());
            Icon::Lamp.paint(ui.painter(), rect.center(), 10.0, shared.tokens.accent);
            ui.add(egui::Label::new(strong(title)).wrap());
            ui.with_layout(egui::Layout::right_to_left(egui::Align::TOP), |ui| {
                if Icon::Remove.button(ui, 28.0, &t.advice_close()).clicked() {
                    intents.push(Intent::Table(TableIntent::CloseAdvice));
                }
            });
        });
        match talk {
            Talk::Thinking { .. } => {}
            Talk::Hint { hint, stage, .. } => {
                let actor = session.shown().player_to_act();
                match stage {
                    Stage::Area => {
                        ui.label(t.advice_area());
                    }
                    Stage::Move => deeds_ui(ui, session.shown(), &hint.actions(), words),
                    Stage::Why => {
                        deeds_ui(ui, session.shown(), &hint.actions(), words);
                        reasons_ui(ui, shared, words, &hint.reasons, actor);
                    }
                }
                ui.horizontal_wrapped(|ui| {
                    if *stage == Stage::Area && ui.button(t.advice_more_move()).clicked() {
                        intents.push(Intent::Do(Command::Hint));
                    }
                    if *stage == Stage::Move && ui.button(t.advice_more_why()).clicked() {
                        intents.push(Intent::Do(Command::Hint));
                    }
                    if *stage >= Stage::Move && ui.button(t.advice_lay_out()).clicked() {
                        intents.push(Intent::Table(TableIntent::LayOut(self.actions())));
                    }
                });
            }
            Talk::Why { explanation, .. } => {
                deeds_ui(ui, &explanation.game, &explanation.actions, words);
                reasons_ui(ui, shared, words, &explanation.reasons, explanation.player);
            }
        }
    }
}

/// What is done, one line for each action.
fn deeds_ui(ui: &mut Ui, game: &Game, actions: &[Action], words: &Words<'_>) {
    let mut game = game.clone();
    for &action in actions {
        ui.horizontal_top(|ui| {
            ui.label("•");
            ui.add(egui::Label::new(words.deed(&game, action)).wrap());
        });
        if game.play_with(action, &mut Silent).is_err() {
            break;
        }
    }
}

/// The weightiest reasons for it, then the weightiest against it.
fn reasons_ui(ui: &mut Ui, shared: &Shared, words: &Words<'_>, reasons: &[Reason], actor: Player) {
    let good = reasons.iter().filter(|reason| reason.points > 0.0).take(MOST_REASONS - 1);
    let bad = reasons.iter().filter(|reason| reason.points < 0.0).take(1);
    let told: Vec<(bool, String)> = good
        .map(|it| (true, it))
        .chain(bad.map(|it| (false, it)))
        .map(|(is_good, it)| (is_good, reason(words, it, actor)))
        .collect();
    ui.separator();
    if told.is_empty() {
        ui.label(RichText::new(shared.texts.advice_no_reason()).color(shared.tokens.faint));
    }
    for (is_good, text) in told {
        ui.horizontal_top(|ui| {
            let (sign, tone) =
                if is_good { ("+", shared.tokens.accent) } else { ("−", shared.tokens.wrong) };
            ui.label(strong(sign).color(tone));
            ui.add(egui::Label::new(text).wrap());
        });
    }
}
