//! The line on top: who acts and what to do, the tile in hand, the button that confirms.

use egui::{Align, Color32, Layout, RichText, Ui, vec2};

use crate::app::Shared;
use crate::app::coach::{Coach, landmark};
use crate::app::command::Command;
use crate::app::icons::Icon;
use crate::app::map::targets::Mode;
use crate::app::marks::mark_ui;
use crate::app::pictures::{TilePicture, whole};
use crate::app::theme::strong;
use crate::lessons::Landmark;
use crate::rules::{Action, FigureKind, Phase, WALK_STEPS};

use super::{TableIntent, TableScreen};

/// Narrower than this, the line on top becomes two.
const ONE_LINE: f32 = 1100.0;

impl TableScreen {
    /// The line on top: who acts, what to do, the tile in hand, the confirm button.
    pub(super) fn bar_ui(&mut self, ui: &mut Ui, shared: &mut Shared, asked: &mut Vec<TableIntent>) {
        let controls = |ui: &mut Ui, shared: &mut Shared, asked: &mut Vec<TableIntent>| {
            self.buttons_ui(ui, shared, asked);
            self.hand_ui(ui, shared, asked);
            self.modes_ui(ui, shared, asked);
        };
        if ui.available_width() < ONE_LINE {
            ui.horizontal(|ui| {
                menu_ui(ui, shared, asked);
                self.prompt_ui(ui, shared);
            });
            let layout = Layout::right_to_left(Align::Center).with_main_wrap(true);
            ui.allocate_ui_with_layout(vec2(ui.available_width(), 52.0), layout, |ui| {
                controls(ui, shared, asked);
            });
            return;
        }
        ui.horizontal(|ui| {
            ui.set_min_height(52.0);
            menu_ui(ui, shared, asked);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                controls(ui, shared, asked);
                // The prompt takes what is left, in several lines if need be.
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| self.prompt_ui(ui, shared));
            });
        });
    }

    fn prompt_ui(&self, ui: &mut Ui, shared: &Shared) {
        let player = self.session.game().player_to_act();
        if !self.session.game().is_over() {
            mark_ui(ui, shared, self.session.seat(player).colour, 26.0);
        }
        let prompt = match self.coach.as_ref().filter(|coach| !coach.may_play()) {
            Some(coach) => coach.title(shared),
            None if self.is_counting(ui) => shared.texts.prompt_counting(),
            None => self.prompt(shared),
        };
        ui.add(egui::Label::new(strong(prompt).size(17.0)).wrap());
    }

    fn prompt(&self, shared: &Shared) -> String {
        let t = &shared.texts;
        let words = self.words(shared);
        let game = self.session.shown();
        let committed = self.session.game();
        if committed.is_over() {
            let names: Vec<String> =
                committed.leaders().into_iter().map(|player| words.player(player)).collect();
            return match names.as_slice() {
                [name] => t.prompt_winner(name),
                names => t.prompt_winners(names.join(", ")),
            };
        }
        let name = words.player(committed.player_to_act());
        if self.session.computer_to_act().is_some() || self.deputy {
            return t.prompt_thinking(name);
        }
        if self.session.draft().last().is_some() {
            return t.prompt_chosen(name);
        }
        match game.phase() {
            Phase::Place => t.prompt_place(name),
            Phase::Princess => t.prompt_princess(name),
            Phase::Figure if game.action_spent() => t.prompt_spent(name),
            Phase::Figure => t.prompt_placed(name),
            Phase::Capture => t.prompt_capture(name),
            Phase::Release => t.prompt_release(name),
            Phase::Dragon => {
                let left = WALK_STEPS - game.dragon_steps();
                t.prompt_dragon(left as u32, name)
            }
            Phase::Over => t.prompt_over(),
        }
    }

    /// The tile in hand with its two turn buttons.
    fn hand_ui(&self, ui: &mut Ui, shared: &mut Shared, asked: &mut Vec<TableIntent>) {
        if self.coach.as_ref().is_some_and(Coach::asks) {
            return;
        }
        let shown = self.coach.as_ref().and_then(Coach::hand);
        let drawn = self.session.game().hand().filter(|_| !self.session.game().is_over());
        let Some(kind) = shown.or(drawn) else { return };
        if self.session.computer_to_act().is_some() {
            return;
        }
        let turn = match self.session.draft().placement() {
            Some(Action::Place { turn, .. }) => turn,
            _ => self.map.held(),
        };
        if Icon::TurnRight.button(ui, 36.0, &shared.texts.action_turn_right()).clicked() {
            asked.push(TableIntent::Do(Command::TurnRight));
        }
        let (rect, response) = ui.allocate_exact_size(vec2(52.0, 52.0), egui::Sense::hover());
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, shared.texts.hand_tile()));
        landmark(ui.ctx(), Landmark::Hand, rect);
        if let Some(cutout) = shared.pictures.tile(TilePicture { kind, variant: 0, turn }) {
            ui.painter().image(cutout.texture, rect, cutout.uv, Color32::WHITE);
        }
        if Icon::TurnLeft.button(ui, 36.0, &shared.texts.action_turn_left()).clicked() {
            asked.push(TableIntent::Do(Command::TurnLeft));
        }
        let left = self.session.game().unseen_count();
        let pile = ui.label(RichText::new(shared.texts.tiles_left(left as u32)).color(shared.tokens.faint));
        landmark(ui.ctx(), Landmark::Pile, pile.rect);
    }

    /// The sorts of actions that are open in step 2.
    fn modes_ui(&self, ui: &mut Ui, shared: &mut Shared, asked: &mut Vec<TableIntent>) {
        if !self.is_acting() {
            return;
        }
        let game = self.session.shown();
        let actions = game.legal_actions();
        let t = &shared.texts;
        if game.phase() == Phase::Release {
            for action in &actions {
                if let Action::Release { kind } = action
                    && ui.button(t.release_kind(kind.name())).clicked()
                {
                    asked.push(TableIntent::Choose(*action));
                }
            }
            return;
        }
        if game.phase() == Phase::Princess {
            if ui.button(t.princess_leave()).clicked() {
                asked.push(TableIntent::Choose(Action::Pass));
            }
            return;
        }
        if game.phase() != Phase::Figure {
            return;
        }
        let open = Mode::open(&actions);
        if open.len() < 2 {
            return;
        }
        let me = self.session.seat(game.player_to_act()).colour;
        for mode in open.into_iter().rev() {
            let name = mode_name(shared, mode);
            let (rect, response) = ui.allocate_exact_size(vec2(40.0, 44.0), egui::Sense::click());
            let is_shown = self.mode == Some(mode);
            response.widget_info(|| egui::WidgetInfo::selected(egui::Role::Button, true, is_shown, &name));
            let tokens = &shared.tokens;
            if is_shown || response.hovered() || response.has_focus() {
                let line = egui::Stroke::new(2.0, tokens.accent);
                ui.painter().rect(rect, 8, tokens.raised, line, egui::StrokeKind::Inside);
            }
            let texture = shared.pictures.piece(mode.piece(me));
            let picture = egui::Rect::from_center_size(rect.center(), vec2(32.0, 32.0));
            ui.painter().image(texture, picture, whole(), Color32::WHITE);
            if matches!(mode, Mode::Recall | Mode::Top(_)) {
                let icon = if mode == Mode::Recall { Icon::Home } else { Icon::Up };
                icon.paint(ui.painter(), rect.right_bottom() - vec2(9.0, 10.0), 6.0, tokens.text);
            }
            if response.on_hover_text(&name).clicked() {
                asked.push(TableIntent::Mode(mode));
            }
        }
    }

    fn buttons_ui(&self, ui: &mut Ui, shared: &Shared, asked: &mut Vec<TableIntent>) {
        if self.is_acting()
            && self.may_confirm()
            && let Some(outcome) = self.session.outcome()
        {
            let label = strong(self.words(shared).deed(self.session.shown(), outcome.action()))
                .color(shared.tokens.on_accent);
            let button = egui::Button::new(label).fill(shared.tokens.accent).min_size(vec2(120.0, 44.0));
            let button = ui.add(button);
            landmark(ui.ctx(), Landmark::Confirm, button.rect);
            if button.clicked() {
                asked.push(TableIntent::Confirm);
            }
        }
        let may_ask = shared.settings.helps.active().hints && self.coach.as_ref().is_none_or(Coach::is_free);
        if may_ask && self.is_acting() && Icon::Lamp.button(ui, 40.0, &shared.texts.action_hint()).clicked() {
            asked.push(TableIntent::Do(Command::Hint));
        }
        if self.is_counting(ui) {
            let label = strong(shared.texts.skip()).color(shared.tokens.on_accent);
            let button = egui::Button::new(label).fill(shared.tokens.accent).min_size(vec2(120.0, 44.0));
            if ui.add(button).clicked() {
                asked.push(TableIntent::Skip);
            }
        }
        if ui
            .add_enabled(
                self.session.can_redo() && self.coach.is_none(),
                egui::Button::new(shared.texts.redo()),
            )
            .clicked()
        {
            asked.push(TableIntent::Do(Command::Redo));
        }
        if ui.add_enabled(self.can_undo(), egui::Button::new(shared.texts.undo())).clicked() {
            asked.push(TableIntent::Do(Command::Undo));
        }
    }
}

fn mode_name(shared: &Shared, mode: Mode) -> String {
    let t = &shared.texts;
    match mode {
        Mode::Figure(FigureKind::Meeple) => t.mode_meeple(),
        Mode::Figure(FigureKind::Big) => t.mode_big(),
        Mode::Figure(FigureKind::Abbot) => t.mode_abbot(),
        Mode::Recall => t.mode_recall(),
        Mode::Floor => t.mode_floor(),
        Mode::Top(FigureKind::Big) => t.target_top_big(),
        Mode::Top(FigureKind::Meeple | FigureKind::Abbot) => t.target_top(),
        Mode::Fairy => t.mode_fairy(),
    }
}

fn menu_ui(ui: &mut Ui, shared: &Shared, asked: &mut Vec<TableIntent>) {
    let button = Icon::Menu.button(ui, 40.0, &shared.texts.menu());
    egui::Popup::menu(&button).show(|ui| {
        let height = ui.ctx().content_rect().height() - 100.0;
        egui::ScrollArea::vertical().max_height(height).show(ui, |ui| {
            for command in Command::ALL {
                if matches!(command, Command::Confirm | Command::NextCell | Command::PreviousCell) {
                    continue;
                }
                let key = shared.keys.of_command(command).first();
                let key = key.map(|key| ui.ctx().format_shortcut(key)).unwrap_or_default();
                if ui.add(egui::Button::new(command.name(&shared.texts)).shortcut_text(key)).clicked() {
                    asked.push(TableIntent::Do(command));
                    ui.close();
                }
            }
        });
    });
}
