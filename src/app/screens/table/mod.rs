//! The table: the game being played.

mod aftermath;
mod bar;
mod commands;
mod handover;
mod lesson;
mod opponents;
mod practice;

use std::io;

use egui::{Frame, Margin, Ui};

use crate::app::advice::{Advisor, CardIntent};
use crate::app::coach::Coach;
use crate::app::command::Command;
use crate::app::computer::Thought;
use crate::app::guard::guard;
use crate::app::map::mode::Mode;
use crate::app::map::paint::advised::Advised;
use crate::app::map::paint::fields::FieldsShown;
use crate::app::map::{MapIntent, MapView, Scene};
use crate::app::panel_anchors::PanelAnchors;
use crate::app::panels;
use crate::app::pictures::Pictures;
use crate::app::text::{Words, io_reason};
use crate::app::theme::Pace;
use crate::app::{Intent, Shared, saved_seats};
use crate::help::Anchor;
use crate::rules::{Action, Phase, Player, Refusal};
use crate::session::{Chosen, Control, PositionId, Session};
use crate::storage::{self, Folders, Settings};
use crate::tiles::Pos;

use crate::app::screens::end::EndCard;

/// Narrower than this, such as beside the rulebook in a small window, the map needs all of the room.
const WITH_PANELS: f32 = 640.0;

/// A game at the table.
pub(crate) struct TableScreen {
    session: Session,
    map: MapView,
    mode: Option<Mode>,
    fields: FieldsShown,
    homes: PanelAnchors,
    /// When the camera may go back to where the player was looking.
    back_at: f64,
    /// Whether to make sure that a place for the new tile can be seen.
    look_for_places: bool,
    /// The position in which the camera has gone to the dragon.
    walk_seen: Option<PositionId>,
    thought: Option<Thought>,
    end: EndCard,
    /// Whether the game as it stands could not be kept; that is said once.
    keep_failed: bool,
    /// The seat whose person has to take over, when a card is shown between turns.
    handover: Option<Player>,
    advisor: Advisor,
    /// Whether the computer plays the rest of this turn for the person whose turn it is.
    deputy: bool,
    /// Who leads through a lesson; none in a game.
    coach: Option<Coach>,
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
    /// Open the rulebook there.
    OpenRule(Anchor),
    /// Let someone else decide for a seat from now on.
    Control(Player, Control),
    /// Explain this player's last turn.
    Explain(Player),
    /// Count the end of the game once more.
    CountAgain,
    /// End what is still moving.
    Skip,
}

impl TableScreen {
    /// Sits down to a game.
    pub(crate) fn new(session: Session) -> Self {
        Self {
            session,
            map: MapView::default(),
            mode: None,
            fields: FieldsShown::default(),
            homes: PanelAnchors::default(),
            back_at: 0.0,
            look_for_places: false,
            walk_seen: None,
            thought: None,
            end: EndCard::default(),
            keep_failed: false,
            handover: None,
            advisor: Advisor::default(),
            deputy: false,
            coach: None,
        }
    }

    /// The game.
    pub(crate) fn session(&self) -> &Session {
        &self.session
    }

    /// Writes the game to disk, so that nothing is lost whatever happens.
    pub(crate) fn keep(&mut self, shared: &mut Shared) {
        let had_failed = self.keep_failed;
        if let Err(error) = self.write(&shared.folders)
            && !had_failed
        {
            let reason = io_reason(&shared.texts, &error);
            shared.toasts.add(shared.texts.error_autosave(reason));
        }
    }

    /// Tries once more to write a game that could not be written when it was last played on.
    pub(crate) fn keep_again(&mut self, folders: &Folders) -> io::Result<()> {
        if self.keep_failed { self.write(folders) } else { Ok(()) }
    }

    fn write(&mut self, folders: &Folders) -> io::Result<()> {
        if self.session.is_practice() {
            return Ok(());
        }
        let seats = saved_seats(self.session.seats());
        let outcome = folders.write(|| storage::save(self.session.record(), &seats, &folders.autosave()));
        self.keep_failed = outcome.is_err();
        outcome
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
        self.map.close_question(ui.ctx());
        if !is_covered && self.handover.is_none() {
            let escapes = self.map.explainer().pinned().is_some()
                && ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, egui::Key::Escape));
            if escapes {
                self.map.explainer().unpin();
            }
            self.skip_by_key(ui);
            asked.extend(shared.keys.pressed(ui.ctx()).into_iter().map(TableIntent::Do));
        }
        self.choose_mode();
        self.practice_ui(ui, shared, intents);
        egui::Panel::top("bar")
            .frame(Frame::new().fill(shared.tokens.surface).inner_margin(Margin::symmetric(12, 8)))
            .show(ui, |ui| guard(ui, "bar", |ui| self.bar_ui(ui, shared, &mut asked)));
        self.homes = PanelAnchors {
            owed: self.map.effects.owed(),
            away: self.map.effects.away(),
            pace: pace.flight,
            ..PanelAnchors::default()
        };
        let mut to_coach = Vec::new();
        if self.coach.is_some() {
            self.coach_ui(ui, shared, &mut to_coach);
        } else if shared.settings.panels && ui.available_width() >= WITH_PANELS {
            let panel = if shared.settings.panels_left {
                egui::Panel::left("panels on the left")
            } else {
                egui::Panel::right("panels")
            };
            let widest = (ui.ctx().content_rect().width() * 0.45).clamp(260.0, 520.0);
            panel
                .default_size(330.0_f32.min(widest))
                .size_range(260.0..=widest)
                .frame(Frame::new().fill(shared.tokens.surface).inner_margin(Margin::same(10)))
                .show(ui, |ui| {
                    let explainer = self.map.explainer();
                    panels::ui(ui, &self.session, explainer, shared, &mut self.homes, &mut asked);
                });
        }
        let map = egui::CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
            let intents = guard(ui, "map", |ui| {
                self.with_map(shared, pace, |map, scene, pictures| map.ui(ui, scene, pictures))
            });
            if let Some(coach) = &self.coach {
                coach.map_ui(ui, &self.map, &self.session, shared, &mut to_coach);
            }
            intents
        });
        let map_rect = map.response.rect;
        let map_intents = map.inner.unwrap_or_default();
        if let Some(coach) = self.coach.as_ref().filter(|_| !is_covered) {
            coach.window_ui(ui, shared, &mut to_coach);
        }
        for intent in map_intents {
            match intent {
                MapIntent::Choose(action) => asked.push(TableIntent::Choose(action)),
                MapIntent::OpenRule(anchor) => intents.push(Intent::OpenRule(anchor)),
                MapIntent::Close => self.map.explainer().unpin(),
                // A coach answers in its own way; otherwise the map has.
                MapIntent::Refused(refusal) if self.coach.is_some() => {
                    self.map.explainer().unpin();
                    self.coach_hears(refusal);
                }
                MapIntent::Refused(_) => {}
            }
        }
        let card = self.advisor.ui(ui, map_rect, &self.session, shared);
        // What advice is about comes into view beside the card when it is given; afterwards the player may look elsewhere.
        if let Some(square) = self.advisor.take_unseen() {
            self.advisor.stand_aside(map_rect, self.map.camera.square_rect(square).center());
            self.map.camera.bring_in_beside(square, pace.glide);
            ui.ctx().request_repaint();
        }
        if let Some(CardIntent::LayOut(actions)) = card {
            for action in actions.into_iter().filter(|action| *action != Action::Pass) {
                asked.push(TableIntent::Choose(action));
                // The map shows the sort of action that was chosen.
                asked.extend(Mode::of(action).map(TableIntent::Mode));
            }
        }
        if !self.session.game().is_over() || self.session.is_practice() {
            self.end.reset();
        } else if !self.is_counting(ui) {
            let wishes = guard(ui, "end", |ui| self.end.ui(ui, &self.session, shared, intents));
            asked.extend(wishes.unwrap_or_default());
        }
        self.handover_ui(ui, shared);
        for intent in asked {
            self.carry_out(ui, shared, pace, intent, intents);
        }
        for intent in to_coach {
            self.coach_acts(ui, shared, pace, intent, intents);
        }
        self.let_computer_play(ui, shared, pace);
        self.look_back(ui, pace);
    }

    /// Whether the end of the game is being counted on the map.
    fn is_counting(&self, ui: &Ui) -> bool {
        self.session.game().is_over() && self.map.effects.left(ui.input(|input| input.time)) > 0.0
    }

    /// A key ends what is still moving; if it would not decide anything else, that is all it does.
    fn skip_by_key(&mut self, ui: &Ui) {
        if !self.map.effects.is_playing() || ui.ctx().egui_wants_keyboard_input() {
            return;
        }
        let is_idle = !self.is_acting() || self.session.confirmation().is_none();
        let has_pressed = ui.input_mut(|input| {
            let mut keys = vec![egui::Key::Escape];
            if is_idle {
                keys.extend([egui::Key::Space, egui::Key::Enter]);
            }
            keys.into_iter().any(|key| input.consume_key(egui::Modifiers::NONE, key))
        });
        if has_pressed {
            self.map.effects.skip();
        }
    }

    fn words<'a>(&'a self, shared: &'a Shared) -> Words<'a> {
        Words { texts: &shared.texts, seats: self.session.seats(), colours: shared.settings.colours }
    }

    /// Whether a person may decide something now.
    fn is_acting(&self) -> bool {
        let may_play = self.coach.as_ref().is_none_or(Coach::may_play);
        may_play
            && !self.session.game().is_over()
            && self.session.computer_to_act().is_none()
            && !self.deputy
            && self.handover.is_none()
    }

    fn advised(&self) -> Advised {
        Advised { area: self.advisor.area(), actions: self.advisor.actions() }
    }

    /// Keeps the sort of action that is shown among those that are open.
    fn choose_mode(&mut self) {
        if self.asks_for_tile_only() {
            self.mode = None;
            return;
        }
        let game = self.session.shown();
        let open = match game.phase() {
            Phase::Figure => Mode::open(self.session.shown_legal_actions()),
            _ => Vec::new(),
        };
        if self.mode.is_none_or(|mode| !open.contains(&mode)) {
            self.mode = open.first().copied();
        }
    }

    /// Which fields the settings and the player let be seen.
    fn shown_fields(&self, settings: &Settings) -> FieldsShown {
        if settings.helps.active().fields { self.fields } else { FieldsShown::None }
    }

    /// Lets the map do something, knowing what it shows.
    fn with_map<R>(
        &mut self,
        shared: &mut Shared,
        pace: Pace,
        act: impl FnOnce(&mut MapView, &Scene<'_>, &mut Pictures) -> R,
    ) -> R {
        let acting = self.is_acting();
        let fields = self.shown_fields(&shared.settings);
        let advised = self.advised();
        let is_lesson = is_taught(self.coach.as_ref());
        let Self { session, map, mode, homes, .. } = self;
        let Shared { texts, settings, tokens, pictures, .. } = shared;
        let scene = Scene {
            session,
            words: Words { texts, seats: session.seats(), colours: settings.colours },
            tokens: *tokens,
            pace,
            settings,
            acting,
            mode: *mode,
            fields,
            is_lesson,
            advised,
            homes,
        };
        act(map, &scene, pictures)
    }

    /// Explains a computer player's last turn, or says that there is none.
    fn explain(&mut self, shared: &mut Shared, player: Option<Player>) {
        if !self.advisor.explain(&self.session, player) {
            shared.toasts.add(shared.texts.advice_why_nothing());
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
            TableIntent::Choose(action) if self.coach.is_some() => {
                self.coach_chooses(ui, shared, pace, action);
            }
            TableIntent::Choose(action) => match self.session.choose(action) {
                Ok(Chosen::LaidOut) => self.settle(ui, pace, action),
                Ok(Chosen::Played(events)) => self.after_play(ui, shared, pace, &events),
                Err(refusal) => self.say_refusal(shared, refusal),
            },
            TableIntent::CountAgain => self.count_again(ui, shared, pace),
            TableIntent::Skip => self.map.effects.skip(),
            TableIntent::Show(pos) => self.map.camera.centre_on(pos, pace.glide),
            TableIntent::Mode(mode) => self.mode = Some(mode),
            TableIntent::OpenRule(anchor) => intents.push(Intent::OpenRule(anchor)),
            TableIntent::Control(player, control) => {
                self.session.set_control(player, control);
                self.thought = None;
                self.keep(shared);
            }
            TableIntent::Explain(player) => self.explain(shared, Some(player)),
            TableIntent::Confirm => self.confirm(ui, shared, pace),
            TableIntent::Do(command) => self.command(ui, shared, pace, command, intents),
        }
    }

    fn confirm(&mut self, ui: &Ui, shared: &mut Shared, pace: Pace) {
        if self.coach.is_some() {
            self.coach_confirms(ui, shared, pace);
            return;
        }
        if !self.is_acting() || self.session.confirmation().is_none() {
            return;
        }
        match self.session.confirm() {
            Ok(events) => self.after_play(ui, shared, pace, &events),
            Err(refusal) => self.say_refusal(shared, refusal),
        }
    }
}

/// Whether a coach has the word; in the free games of a lesson it only watches.
fn is_taught(coach: Option<&Coach>) -> bool {
    coach.is_some_and(|coach| !coach.is_free())
}
