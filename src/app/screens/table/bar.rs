//! The line on top: who acts and what to do, the tile in hand, the button that confirms.

use egui::{Align, Color32, Layout, RichText, Ui, vec2};

use crate::app::Shared;
use crate::app::command::Command;
use crate::app::icons::Icon;
use crate::app::intent::{Intent, TableIntent};
use crate::app::landmark::landmark;
use crate::app::mode::Mode;
use crate::app::pictures::{Piece, TilePicture, whole};
use crate::app::player_badge::mark_ui;
use crate::app::theme::{breakpoint, strong, text_size};
use crate::game_picture;
use crate::lessons::Landmark;
use crate::rules::{Action, FigureKind, Phase, WALK_STEPS};

use super::TableScreen;
use super::policy::HandShown;

impl TableScreen {
    /// The line on top: who acts, what to do, the tile in hand, the confirm button.
    pub(super) fn bar_ui(&mut self, ui: &mut Ui, shared: &Shared, intents: &mut Vec<Intent>) {
        let controls = |ui: &mut Ui, shared: &Shared, intents: &mut Vec<Intent>| {
            self.buttons_ui(ui, shared, intents);
            self.hand_ui(ui, shared, intents);
            self.modes_ui(ui, shared, intents);
        };
        if ui.available_width() < breakpoint::BAR_IN_ONE_LINE {
            let is_low = is_low(ui);
            ui.horizontal(|ui| {
                menu_ui(ui, shared, intents);
                if is_low {
                    let undo = Icon::Back.button(ui, 40.0, &shared.texts.undo());
                    if undo.clicked() && self.allowed().undo {
                        intents.push(Intent::Do(Command::Undo));
                    }
                }
                self.prompt_ui(ui, shared);
            });
            if is_low {
                ui.spacing_mut().item_spacing = vec2(5.0, 4.0);
            }
            let layout = Layout::right_to_left(Align::Center).with_main_wrap(true);
            let height = if is_low { 44.0 } else { 52.0 };
            ui.allocate_ui_with_layout(vec2(ui.available_width(), height), layout, |ui| {
                controls(ui, shared, intents);
            });
            return;
        }
        ui.horizontal(|ui| {
            ui.set_min_height(52.0);
            menu_ui(ui, shared, intents);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                controls(ui, shared, intents);
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
        let prompt = match self.policy.title(shared) {
            Some(title) => title,
            None if self.is_counting(ui.ctx()) => shared.texts.prompt_counting(),
            None => self.prompt(shared),
        };
        ui.add(egui::Label::new(strong(prompt).size(text_size::SPEECH)).wrap());
    }

    fn prompt(&self, shared: &Shared) -> String {
        let t = &shared.texts;
        let words = self.words(shared);
        let game = self.session.shown();
        let committed = self.session.game();
        if committed.is_over() {
            return words.winners(&committed.leaders());
        }
        let name = words.player(committed.player_to_act());
        if self.session.computer_to_act().is_some() || self.plays_for_me {
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
    fn hand_ui(&self, ui: &mut Ui, shared: &Shared, intents: &mut Vec<Intent>) {
        let kind = match self.allowed().hand {
            HandShown::Drawn => self.session.game().hand().filter(|_| !self.session.game().is_over()),
            HandShown::Instead(kind) => Some(kind),
            HandShown::Nothing => None,
        };
        let Some(kind) = kind else { return };
        if self.session.computer_to_act().is_some() {
            return;
        }
        let turn = match self.session.draft().placement() {
            Some(Action::Place { turn, .. }) => turn,
            _ => self.map.held(),
        };
        if Icon::TurnRight.button(ui, 36.0, &shared.texts.action_turn_right()).clicked() {
            intents.push(Intent::Do(Command::TurnRight));
        }
        let side = if is_low(ui) { 44.0 } else { 52.0 };
        let (rect, response) = ui.allocate_exact_size(vec2(side, side), egui::Sense::hover());
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, shared.texts.hand_tile()));
        landmark(ui.ctx(), Landmark::Hand, rect);
        if let Some(cutout) = shared.pictures.tile(TilePicture { kind, variant: 0, turn }, rect.width()) {
            ui.painter().image(cutout.texture, rect, cutout.uv, Color32::WHITE);
        }
        if Icon::TurnLeft.button(ui, 36.0, &shared.texts.action_turn_left()).clicked() {
            intents.push(Intent::Do(Command::TurnLeft));
        }
        let left = self.session.game().unseen_count();
        let pile = ui.label(RichText::new(shared.texts.tiles_left(left as u32)).color(shared.tokens.faint));
        landmark(ui.ctx(), Landmark::Pile, pile.rect);
    }

    /// The sorts of actions that are open in step 2.
    fn modes_ui(&self, ui: &mut Ui, shared: &Shared, intents: &mut Vec<Intent>) {
        if !self.is_acting() {
            return;
        }
        let game = self.session.shown();
        let actions = self.session.shown_legal_actions();
        if game.phase() == Phase::Release {
            for action in actions {
                let Action::Release { kind } = *action else { continue };
                let colour = self.session.seat(game.player_to_act()).colour;
                let piece = shared.pictures.piece(Piece::Figure(game_picture::figure(kind, None), colour));
                let label = shared.texts.release_kind(kind.name());
                let size = if kind == FigureKind::Big { 34.0 } else { 27.0 };
                let button = egui::Button::image_and_text((piece, vec2(size, size)), label);
                if ui.add(button.min_size(vec2(0.0, 40.0))).clicked() {
                    intents.push(Intent::choose(*action));
                }
            }
            return;
        }
        if game.phase() == Phase::Princess {
            if ui.button(shared.texts.princess_leave()).clicked() {
                intents.push(Intent::choose(Action::Pass));
            }
            return;
        }
        if game.phase() != Phase::Figure {
            return;
        }
        let open = Mode::open(actions);
        if open.len() < 2 {
            return;
        }
        let me = self.session.seat(game.player_to_act()).colour;
        for mode in open.into_iter().rev() {
            let name = mode_name(shared, mode);
            let width = if is_low(ui) { 35.0 } else { 40.0 };
            let (rect, response) = ui.allocate_exact_size(vec2(width, 44.0), egui::Sense::click());
            let is_shown = self.mode == Some(mode);
            response.widget_info(|| egui::WidgetInfo::selected(egui::Role::Button, true, is_shown, &name));
            let tokens = &shared.tokens;
            if is_shown || response.hovered() || response.has_focus() {
                let line = egui::Stroke::new(2.0, tokens.accent);
                ui.painter().rect(rect, 8, tokens.raised, line, egui::StrokeKind::Inside);
            }
            let texture = shared.pictures.piece(mode.piece(me));
            let is_big = matches!(mode, Mode::Figure(FigureKind::Big) | Mode::Top(FigureKind::Big));
            let size = if is_big { 36.0 } else { 29.0 };
            let picture = egui::Rect::from_center_size(rect.center(), vec2(size, size));
            ui.painter().image(texture, picture, whole(), Color32::WHITE);
            if matches!(mode, Mode::Recall | Mode::Top(_)) {
                let icon = if mode == Mode::Recall { Icon::Home } else { Icon::Up };
                icon.paint(ui.painter(), rect.right_bottom() - vec2(9.0, 10.0), 6.0, tokens.text);
            }
            if response.on_hover_text(&name).clicked() {
                intents.push(Intent::Table(TableIntent::Mode(mode)));
            }
        }
    }

    fn buttons_ui(&self, ui: &mut Ui, shared: &Shared, intents: &mut Vec<Intent>) {
        if is_low(ui) {
            self.confirm_ui(ui, shared, intents);
            return self.skip_ui(ui, shared, intents);
        }
        let may_ask = shared.settings.helps.active().hints && self.allowed().advice;
        let has_lamp = may_ask && !self.session.game().is_over();
        if has_lamp && !self.is_acting() {
            // Its place stays, so that the buttons beside it do.
            ui.allocate_space(vec2(40.0, 40.0));
        } else if has_lamp && Icon::Lamp.button(ui, 40.0, &shared.texts.action_hint()).clicked() {
            intents.push(Intent::Do(Command::Hint));
        }
        if ui.add_enabled(self.allowed().redo, egui::Button::new(shared.texts.redo())).clicked() {
            intents.push(Intent::Do(Command::Redo));
        }
        if ui.add_enabled(self.allowed().undo, egui::Button::new(shared.texts.undo())).clicked() {
            intents.push(Intent::Do(Command::Undo));
        }
        // Left of those that stay, so that no second click takes the turn back.
        self.skip_ui(ui, shared, intents);
        self.confirm_ui(ui, shared, intents);
    }

    /// The button that says what will happen and confirms it.
    fn confirm_ui(&self, ui: &mut Ui, shared: &Shared, intents: &mut Vec<Intent>) {
        if self.is_acting()
            && self.allowed().confirm
            && let Some(confirmation) = self.session.confirmation()
        {
            let mut label = strong(self.words(shared).deed(self.session.shown(), confirmation.action()))
                .color(shared.tokens.on_accent);
            if is_low(ui) {
                label = label.size(text_size::SMALL);
            }
            let button = egui::Button::new(label).fill(shared.tokens.accent).min_size(vec2(120.0, 44.0));
            let button = ui.add(button);
            landmark(ui.ctx(), Landmark::Confirm, button.rect);
            if button.clicked() {
                intents.push(Intent::Do(Command::Confirm));
            }
        }
    }

    /// Ends the count at the end of the game.
    fn skip_ui(&self, ui: &mut Ui, shared: &Shared, intents: &mut Vec<Intent>) {
        if self.is_counting(ui.ctx()) {
            let label = strong(shared.texts.skip()).color(shared.tokens.on_accent);
            let button = egui::Button::new(label).fill(shared.tokens.accent).min_size(vec2(120.0, 44.0));
            if ui.add(button).clicked() {
                intents.push(Intent::Table(TableIntent::Skip));
            }
        }
    }
}

/// Whether there is little room above and below.
fn is_low(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < breakpoint::BAR_WITH_WORDS
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

fn menu_ui(ui: &mut Ui, shared: &Shared, intents: &mut Vec<Intent>) {
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
                    intents.push(Intent::Do(command));
                    ui.close();
                }
            }
        });
    });
}
