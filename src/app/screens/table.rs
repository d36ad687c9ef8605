//! The table: the game being played.

use egui::{Align, Color32, Frame, Layout, Margin, RichText, Ui, vec2};

use crate::app::command::Command;
use crate::app::computer::Thought;
use crate::app::dialogs::Dialog;
use crate::app::icons::Icon;
use crate::app::map::effects::{Show, middle_of};
use crate::app::map::targets::Mode;
use crate::app::map::{MapIntent, MapView, Scene};
use crate::app::panels;
use crate::app::pictures::{TilePicture, whole};
use crate::app::theme::{Pace, Tokens, colour, strong};
use crate::app::words::{Words, square_of};
use crate::app::{Intent, Shared, colour_set, saved_seats};
use crate::rules::{Action, Event, FigureKind, Phase, Player, Refusal, Spot, WALK_STEPS};
use crate::session::{Control, Outcome, Session};
use crate::storage;
use crate::tiles::Pos;

use super::end::EndCard;

/// A game at the table.
pub(crate) struct TableScreen {
    session: Session,
    map: MapView,
    mode: Option<Mode>,
    show_fields: bool,
    thought: Option<Thought>,
    end: EndCard,
    /// The last failure to keep the game, so that it is said once.
    keep_failed: bool,
    /// The seat whose person has to take over, when a card is shown between turns.
    handover: Option<Player>,
}

/// What was asked for in a panel; carried out after painting.
#[derive(Clone, Copy)]
pub(crate) enum TableIntent {
    /// Choose this action.
    Choose(Action),
    /// Show this square.
    Show(Pos),
    /// Confirm the turn.
    Confirm,
    /// Carry out a command.
    Do(Command),
    /// Show places of this sort.
    Mode(Mode),
}

impl TableScreen {
    /// Sits down to a game.
    pub(crate) fn new(session: Session) -> Self {
        Self {
            session,
            map: MapView::default(),
            mode: None,
            show_fields: false,
            thought: None,
            end: EndCard::default(),
            keep_failed: false,
            handover: None,
        }
    }

    /// The game.
    pub(crate) fn session(&self) -> &Session {
        &self.session
    }

    /// Writes the game to disk, so that nothing is lost whatever happens.
    pub(crate) fn keep(&mut self, shared: &mut Shared) {
        let seats = saved_seats(self.session.seats());
        match storage::save(self.session.record(), &seats, &shared.folders.autosave()) {
            Ok(()) => self.keep_failed = false,
            Err(error) if !self.keep_failed => {
                self.keep_failed = true;
                let message = shared.texts.error_autosave(error.to_string());
                shared.toasts.add(message);
            }
            Err(_) => {}
        }
    }

    /// Paints the table and carries out what was done.
    pub(crate) fn ui(
        &mut self,
        ui: &mut Ui,
        shared: &mut Shared,
        is_covered: bool,
        intents: &mut Vec<Intent>,
    ) {
        let pace = Pace::of(shared.settings.speed, shared.settings.reduced_motion);
        let mut asked = Vec::new();
        if !is_covered && self.handover.is_none() {
            asked.extend(Command::pressed(ui.ctx()).into_iter().map(TableIntent::Do));
        }
        self.choose_mode();
        egui::Panel::top("bar")
            .frame(Frame::new().fill(shared.tokens.surface).inner_margin(Margin::symmetric(12, 8)))
            .show(ui, |ui| self.bar_ui(ui, shared, &mut asked));
        if shared.settings.panels {
            egui::Panel::right("panels")
                .default_size(330.0)
                .size_range(260.0..=520.0)
                .frame(Frame::new().fill(shared.tokens.surface).inner_margin(Margin::same(10)))
                .show(ui, |ui| panels::ui(ui, &self.session, shared, &mut asked));
        }
        let map_intents = egui::CentralPanel::default()
            .frame(Frame::NONE)
            .show(ui, |ui| self.map_ui(ui, shared, pace))
            .inner;
        for intent in map_intents {
            match intent {
                MapIntent::Choose(action) => asked.push(TableIntent::Choose(action)),
                MapIntent::Refused(refusal) => self.say_refusal(shared, refusal),
            }
        }
        if self.session.game().is_over() {
            self.end.ui(ui, &self.session, shared, intents);
        } else {
            self.end.reset();
        }
        self.handover_ui(ui, shared);
        for intent in asked {
            self.carry_out(ui, shared, pace, intent, intents);
        }
        self.let_computer_play(ui, shared, pace);
    }

    fn words<'a>(&'a self, shared: &'a Shared) -> Words<'a> {
        Words { texts: &shared.texts, seats: self.session.seats(), colours: shared.settings.colours }
    }

    /// Whether a person may decide something now.
    fn is_acting(&self) -> bool {
        !self.session.game().is_over() && self.session.computer_to_act().is_none() && self.handover.is_none()
    }

    /// Keeps the sort of action that is shown among those that are open.
    fn choose_mode(&mut self) {
        let game = self.session.shown();
        let open = if game.phase() == Phase::Figure { Mode::open(&game.legal_actions()) } else { Vec::new() };
        if self.mode.is_none_or(|mode| !open.contains(&mode)) {
            self.mode = open.first().copied();
        }
    }

    fn map_ui(&mut self, ui: &mut Ui, shared: &mut Shared, pace: Pace) -> Vec<MapIntent> {
        let acting = self.is_acting();
        let Shared { texts, settings, tokens, pictures, .. } = shared;
        let scene = Scene {
            session: &self.session,
            words: Words { texts, seats: self.session.seats(), colours: settings.colours },
            tokens: *tokens,
            pace,
            settings,
            acting,
            mode: self.mode,
            fields: self.show_fields,
        };
        self.map.ui(ui, &scene, pictures)
    }

    /// The line on top: who acts, what to do, the tile in hand, the confirm button.
    fn bar_ui(&mut self, ui: &mut Ui, shared: &mut Shared, asked: &mut Vec<TableIntent>) {
        ui.horizontal(|ui| {
            ui.set_min_height(52.0);
            menu_ui(ui, shared, asked);
            self.prompt_ui(ui, shared);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                self.buttons_ui(ui, shared, asked);
                self.hand_ui(ui, shared, asked);
                self.modes_ui(ui, shared, asked);
            });
        });
    }

    fn prompt_ui(&self, ui: &mut Ui, shared: &Shared) {
        let player = self.session.game().player_to_act();
        if !self.session.game().is_over() {
            mark_ui(ui, shared, self.session.seat(player).colour, 26.0);
        }
        let prompt = self.prompt(shared);
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
        if self.session.computer_to_act().is_some() {
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
        let Some(kind) = self.session.game().hand().filter(|_| !self.session.game().is_over()) else {
            return;
        };
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
        if let Some(cutout) = shared.pictures.tile(TilePicture { kind, variant: 0, turn }) {
            ui.painter().image(cutout.texture, rect, cutout.uv, Color32::WHITE);
        }
        if Icon::TurnLeft.button(ui, 36.0, &shared.texts.action_turn_left()).clicked() {
            asked.push(TableIntent::Do(Command::TurnLeft));
        }
        let left = self.session.game().unseen_count();
        ui.label(RichText::new(shared.texts.tiles_left(left as u32)).color(shared.tokens.faint));
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
            && let Some(outcome) = self.session.outcome()
        {
            let label = strong(self.outcome_text(shared, outcome)).color(shared.tokens.on_accent);
            let button = egui::Button::new(label).fill(shared.tokens.accent).min_size(vec2(120.0, 44.0));
            if ui.add(button).clicked() {
                asked.push(TableIntent::Confirm);
            }
        }
        if ui.add_enabled(self.session.can_redo(), egui::Button::new(shared.texts.redo())).clicked() {
            asked.push(TableIntent::Do(Command::Redo));
        }
        if ui.add_enabled(self.session.can_undo(), egui::Button::new(shared.texts.undo())).clicked() {
            asked.push(TableIntent::Do(Command::Undo));
        }
    }

    /// What the confirm button says.
    fn outcome_text(&self, shared: &Shared, outcome: Outcome) -> String {
        let t = &shared.texts;
        let words = self.words(shared);
        let game = self.session.shown();
        let kind_at =
            |pos: Pos, segment: u8| game.feature(pos, segment).map_or("field", |feature| feature.kind.name());
        match outcome {
            Outcome::Pass if game.phase() == Phase::Capture => t.confirm_no_capture(),
            Outcome::Pass => t.confirm_without(),
            Outcome::Play(action) => match action {
                Action::Place { .. } => t.confirm_tile(),
                Action::Figure { kind, pos, segment } => {
                    let role = kind_at(pos, segment);
                    match kind {
                        FigureKind::Meeple => t.confirm_meeple(role),
                        FigureKind::Big => t.confirm_big(role),
                        FigureKind::Abbot => t.confirm_abbot(role),
                    }
                }
                Action::Recall { pos } => {
                    let points = game
                        .figures()
                        .into_iter()
                        .find(|figure| figure.pos == pos && figure.kind == FigureKind::Abbot)
                        .and_then(|figure| match figure.spot {
                            Spot::Segment(segment) => game.feature(pos, segment),
                            Spot::Tower => None,
                        })
                        .map_or(0, |feature| feature.worth.total());
                    t.confirm_recall(points)
                }
                Action::Floor { .. } => t.confirm_floor(),
                Action::Top { .. } => t.confirm_top(),
                Action::Fairy { .. } => t.confirm_fairy(),
                Action::Capture { player, .. } if player == game.player_to_act() => t.confirm_capture_own(),
                Action::Capture { player, .. } => t.confirm_capture(words.player(player)),
                Action::Princess { .. } => t.confirm_princess(),
                Action::Release { kind } => t.release_kind(kind.name()),
                Action::Ransom { .. } | Action::Dragon { .. } | Action::Pass => t.action_confirm(),
            },
        }
    }

    fn handover_ui(&mut self, ui: &Ui, shared: &Shared) {
        let Some(player) = self.handover else { return };
        let name = self.words(shared).player(player);
        let modal = egui::Modal::new(egui::Id::unique("handover")).show(ui.ctx(), |ui| {
            ui.vertical_centered(|ui| {
                mark_ui(ui, shared, self.session.seat(player).colour, 64.0);
                ui.heading(shared.texts.handover_title(name));
                ui.add_space(8.0);
                ui.button(shared.texts.handover_go()).clicked()
            })
            .inner
        });
        let key =
            ui.input(|input| input.key_pressed(egui::Key::Space) || input.key_pressed(egui::Key::Enter));
        if modal.inner || modal.should_close() || key {
            self.handover = None;
        }
    }

    fn say_refusal(&self, shared: &mut Shared, refusal: Refusal) {
        let message = self.words(shared).refusal(refusal);
        shared.toasts.add(message);
    }

    fn carry_out(
        &mut self,
        ui: &Ui,
        shared: &mut Shared,
        pace: Pace,
        intent: TableIntent,
        intents: &mut Vec<Intent>,
    ) {
        match intent {
            TableIntent::Choose(action) => match self.session.choose(action) {
                Ok(events) => {
                    // Choosing again what is chosen already is how one says yes by mouse alone.
                    self.after_play(ui, shared, pace, &events);
                }
                Err(refusal) => self.say_refusal(shared, refusal),
            },
            TableIntent::Show(pos) => self.map.camera.centre_on(pos, pace.glide),
            TableIntent::Mode(mode) => self.mode = Some(mode),
            TableIntent::Confirm => self.confirm(ui, shared, pace),
            TableIntent::Do(command) => self.command(ui, shared, pace, command, intents),
        }
    }

    fn confirm(&mut self, ui: &Ui, shared: &mut Shared, pace: Pace) {
        if !self.is_acting() || self.session.outcome().is_none() {
            return;
        }
        match self.session.confirm() {
            Ok(events) => self.after_play(ui, shared, pace, &events),
            Err(refusal) => self.say_refusal(shared, refusal),
        }
    }

    /// Something was played: keep the game, show what happened.
    fn after_play(&mut self, ui: &Ui, shared: &mut Shared, pace: Pace, events: &[Event]) {
        if events.is_empty() {
            return;
        }
        self.keep(shared);
        self.map.new_hand();
        self.mode = None;
        let now = ui.input(|input| input.time);
        let mut delay = 0.0;
        let set = colour_set(shared.settings.colours);
        for event in events {
            if let Event::Placed { pos, player, .. } = event {
                let by_other = self.session.seat(*player).control != Control::Human;
                if by_other {
                    self.map.effects.begin(Show::Arrival { pos: *pos }, now, pace.arrival);
                    if shared.settings.follow && !self.map.camera.shows(*pos) {
                        self.map.camera.centre_on(*pos, pace.glide);
                    }
                }
            }
            if let (Event::Score(score), Some(at)) = (event, middle_of(event)) {
                let detail = self.words(shared).derivation(&score.derivation);
                let colour = colour(set.style(self.session.seat(score.player).colour).fill);
                let show = Show::Points { at, text: format!("+{}", score.points), detail, colour };
                self.map.effects.begin(show, now + delay, pace.points);
                delay += f64::from(pace.points) * 0.35;
            }
        }
        if let Some(discarded) =
            events.iter().find(|event| matches!(event, Event::Discarded { .. } | Event::SetAside { .. }))
        {
            let line = self.words(shared).event(&self.session, discarded);
            shared.toasts.list(line);
        }
        if shared.settings.keep_whole_map {
            self.map.camera.fit(self.session.game().bounds(), pace.glide);
        }
        let next = self.session.game().player_to_act();
        let is_new_turn = events.iter().any(|event| matches!(event, Event::Turn { .. }));
        let persons = self.session.seats().iter().filter(|seat| seat.control == Control::Human).count();
        if shared.settings.handover
            && is_new_turn
            && persons > 1
            && self.session.seat(next).control == Control::Human
        {
            self.handover = Some(next);
        }
        if let Some(pos) = events.iter().rev().find_map(square_of)
            && shared.settings.follow
            && !self.map.camera.shows(pos)
        {
            self.map.camera.centre_on(pos, pace.glide);
        }
    }

    fn command(
        &mut self,
        ui: &Ui,
        shared: &mut Shared,
        pace: Pace,
        command: Command,
        intents: &mut Vec<Intent>,
    ) {
        let acting = self.is_acting();
        let scene_intent = |screen: &mut Self, act: fn(&mut MapView, &Scene<'_>) -> Option<MapIntent>| {
            let Self { session, map, mode, show_fields, .. } = screen;
            let scene = Scene {
                session,
                words: Words {
                    texts: &shared.texts,
                    seats: session.seats(),
                    colours: shared.settings.colours,
                },
                tokens: shared.tokens,
                pace,
                settings: &shared.settings,
                acting,
                mode: *mode,
                fields: *show_fields,
            };
            act(map, &scene)
        };
        let on_map: Option<fn(&mut MapView, &Scene<'_>) -> Option<MapIntent>> = match command {
            Command::TurnRight if acting => Some(|map, scene| map.turn_tile(scene, true)),
            Command::TurnLeft if acting => Some(|map, scene| map.turn_tile(scene, false)),
            Command::NextCell if acting => Some(|map, scene| map.next_cell(scene, true)),
            Command::PreviousCell if acting => Some(|map, scene| map.next_cell(scene, false)),
            Command::Fit => Some(|map, scene| {
                map.fit(scene);
                None
            }),
            _ => None,
        };
        if let Some(act) = on_map {
            if let Some(MapIntent::Choose(action)) = scene_intent(self, act) {
                self.carry_out(ui, shared, pace, TableIntent::Choose(action), intents);
            }
            return;
        }
        match command {
            Command::Confirm => self.confirm(ui, shared, pace),
            Command::Undo => {
                self.session.undo();
                self.thought = None;
                self.map.effects.skip();
                self.keep(shared);
            }
            Command::Redo => {
                self.session.redo();
                self.keep(shared);
            }
            Command::Centre => {
                let pos = self.session.game().last_placed().pos;
                self.map.camera.centre_on(pos, pace.glide);
            }
            Command::ZoomIn => self.map.camera.zoom_by(1.25, ui.max_rect().center()),
            Command::ZoomOut => self.map.camera.zoom_by(0.8, ui.max_rect().center()),
            Command::Panels => toggle(shared, intents, |settings| &mut settings.panels),
            Command::Coordinates => toggle(shared, intents, |settings| &mut settings.coordinates),
            Command::Fields => self.show_fields = !self.show_fields,
            Command::Save => intents.push(Intent::Open(Dialog::save(&shared.folders))),
            Command::Picture => intents.push(Intent::Open(Dialog::picture(&self.session, shared))),
            Command::Rules => intents.push(Intent::Open(Dialog::rules())),
            Command::Shortcuts => intents.push(Intent::Open(Dialog::Shortcuts)),
            Command::Settings => intents.push(Intent::Open(Dialog::Settings)),
            Command::Leave => intents.push(Intent::Title),
            Command::TurnRight
            | Command::TurnLeft
            | Command::NextCell
            | Command::PreviousCell
            | Command::Fit => {}
        }
    }

    /// Starts the computer thinking and plays what it has found.
    fn let_computer_play(&mut self, ui: &Ui, shared: &mut Shared, pace: Pace) {
        let Some(level) = self.session.computer_to_act().filter(|_| self.handover.is_none()) else {
            self.thought = None;
            return;
        };
        let now = ui.input(|input| input.time);
        let about = self.session.record().actions().len();
        if self.thought.as_ref().is_none_or(|thought| thought.about != about) {
            let not_before = now + f64::from(pace.thought);
            self.thought = Some(Thought::begin(ui.ctx(), self.session.record(), level, not_before));
        }
        let Some(thought) = &self.thought else { return };
        if now < thought.not_before {
            ui.ctx().request_repaint_after_secs((thought.not_before - now) as f32);
            return;
        }
        if let Some(action) = thought.poll() {
            self.thought = None;
            match self.session.play(action) {
                Ok(events) => self.after_play(ui, shared, pace, &events),
                Err(refusal) => self.say_refusal(shared, refusal),
            }
            ui.ctx().request_repaint();
        }
    }
}

fn toggle(
    shared: &mut Shared,
    intents: &mut Vec<Intent>,
    field: fn(&mut crate::storage::Settings) -> &mut bool,
) {
    let value = field(&mut shared.settings);
    *value = !*value;
    intents.push(Intent::SettingsChanged);
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

/// A player's mark on the player's colour.
pub(crate) fn mark_ui(ui: &mut Ui, shared: &Shared, number: usize, size: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(size, size), egui::Sense::hover());
    mark_at(ui.painter(), &shared.tokens, shared, number, rect);
}

/// The same at a place.
pub(crate) fn mark_at(
    painter: &egui::Painter,
    tokens: &Tokens,
    shared: &Shared,
    number: usize,
    rect: egui::Rect,
) {
    let style = colour_set(shared.settings.colours).style(number);
    let radius = rect.width() / 2.0;
    painter.circle(rect.center(), radius, colour(style.fill), egui::Stroke::new(1.5, tokens.text));
    let points = mark_points(style.mark, rect.center(), radius * 0.5);
    painter.add(egui::Shape::Path(egui::epaint::PathShape {
        points,
        closed: true,
        fill: colour(style.on_fill),
        stroke: egui::epaint::PathStroke::NONE,
    }));
}

fn mark_points(mark: crate::art::players::Mark, at: egui::Pos2, r: f32) -> Vec<egui::Pos2> {
    use crate::art::vector::Step;
    let path = mark.path(crate::art::point(0.0, 0.0), 1.0);
    path.steps
        .iter()
        .filter_map(|step| match step {
            Step::Move(p) | Step::Line(p) | Step::Curve(_, _, p) => Some(*p),
            Step::Close => None,
        })
        .map(|p| at + vec2(p.x, p.y) * r)
        .collect()
}

fn menu_ui(ui: &mut Ui, shared: &Shared, asked: &mut Vec<TableIntent>) {
    let button = Icon::Menu.button(ui, 40.0, &shared.texts.menu());
    egui::Popup::menu(&button).show(|ui| {
        for command in Command::ALL {
            if matches!(command, Command::Confirm | Command::NextCell | Command::PreviousCell) {
                continue;
            }
            let key = command.keys().first().map(|key| ui.ctx().format_shortcut(key)).unwrap_or_default();
            if ui.add(egui::Button::new(command.name(&shared.texts)).shortcut_text(key)).clicked() {
                asked.push(TableIntent::Do(command));
                ui.close();
            }
        }
    });
}
