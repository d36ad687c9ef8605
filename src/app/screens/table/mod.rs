//! The table: the game being played.

mod aftermath;
mod commands;
mod dock;
mod hand;
mod handover;
mod lesson;
mod menu;
mod opponents;
mod player_card;
mod policy;
mod practice;
mod prisoners;
mod rail;
mod side_sheet;
mod strip;
mod supply;
mod table_layout;
mod tools;

use egui::{Context, Key, Ui, UiBuilder, vec2};

use crate::app::Shared;
use crate::app::advice::Advisor;
use crate::app::computer::Thought;
use crate::app::guard::guard;
use crate::app::intent::{Intent, TableIntent};
use crate::app::keys;
use crate::app::map::paint::advised::Advised;
use crate::app::map::paint::fields::FieldsShown;
use crate::app::map::{MapView, Scene};
use crate::app::mode::Mode;
use crate::app::panel_anchors::PanelAnchors;
use crate::app::screens::end::EndCard;
use crate::app::text::Words;
use crate::app::unkept_sign::unkept_sign;
use crate::rules::{Action, Phase, Player, Refusal};
use crate::session::{PositionId, Session};
use crate::storage::Settings;

use policy::{Allowed, Policy, TableOutcome};
use side_sheet::SideSheet;
use table_layout::{TableLayout, Wanted};

/// A game at the table.
pub(crate) struct TableScreen {
    session: Session,
    /// What may be done here, and what a choice means.
    policy: Policy,
    map: MapView,
    mode: Option<Mode>,
    fields: FieldsShown,
    anchors: PanelAnchors,
    /// When the camera may go back to where the player was looking.
    back_at: f64,
    /// Whether to make sure that a place for the new tile can be seen.
    look_for_places: bool,
    /// The position in which the camera has gone to the dragon.
    walk_seen: Option<PositionId>,
    thought: Option<Thought>,
    end: EndCard,
    /// The seat whose person has to take over, when a card is shown between turns.
    handover: Option<Player>,
    advisor: Advisor,
    /// The person for whom the computer plays the rest of this turn. What others decide in it stays theirs.
    plays_for: Option<Player>,
    /// The sheet over the map's edge.
    side: Option<SideSheet>,
}

impl TableScreen {
    /// Sits down to a game, or to practice.
    pub(crate) fn new(session: Session) -> Self {
        let policy = if session.is_practice() { Policy::Practice } else { Policy::Game };
        Self::led_by(policy, session)
    }

    fn led_by(policy: Policy, session: Session) -> Self {
        Self {
            session,
            policy,
            map: MapView::default(),
            mode: None,
            fields: FieldsShown::default(),
            anchors: PanelAnchors::default(),
            back_at: 0.0,
            look_for_places: false,
            walk_seen: None,
            thought: None,
            end: EndCard::default(),
            handover: None,
            advisor: Advisor::default(),
            plays_for: None,
            side: None,
        }
    }

    /// The game.
    pub(crate) fn session(&self) -> &Session {
        &self.session
    }

    /// Paints the table and asks for what was done on it.
    pub(crate) fn ui(&mut self, ui: &mut Ui, shared: &Shared, is_covered: bool, intents: &mut Vec<Intent>) {
        self.map.hear_keys(ui.ctx());
        if !is_covered && self.handover.is_none() {
            self.keys_ui(ui, shared, intents);
        }
        self.choose_mode();
        let layout = self.layout(ui, shared);
        let is_left = shared.settings.panels_left;
        self.anchors = PanelAnchors {
            owed: self.map.effects.owed(),
            away: self.map.effects.away(),
            pace: shared.pace().flight,
            ..self.anchors
        };
        self.map_ui(ui, &layout, shared, intents);
        let pointed = self.map.pointed.take();
        let PanelAnchors { rows, track, .. } = PanelAnchors::default();
        (self.anchors.rows, self.anchors.track) = (rows, track);
        if let Some(line) = layout.notice {
            Self::practice_ui(ui, line, shared, intents);
        }
        guard(ui, "strip", |ui| self.strip_ui(ui, &layout, shared, intents));
        self.rail_ui(ui, &layout, shared, intents);
        if let (Some(rect), Some(coach)) = (layout.coach, self.policy.coach_mut()) {
            coach.card_ui(ui, rect, &self.session, shared, intents);
        }
        if guard(ui, "dock", |ui| self.dock_ui(ui, &layout, shared, intents)).unwrap_or_default() {
            self.map.is_carrying = true;
        }
        self.tools_ui(ui, &layout, is_left, shared, intents);
        self.side_ui(ui, &layout, is_left, shared, intents);
        if pointed != self.map.pointed {
            ui.ctx().request_repaint();
        }
        if let Some(coach) = self.policy.coach().filter(|_| !is_covered) {
            coach.window_ui(ui, shared, intents);
        }
        self.advice_ui(ui, Self::above_tools(&layout), shared, intents);
        unkept_sign(ui, layout.map.left_top() + vec2(12.0, 12.0), shared, intents);
        if !self.session.game().is_over() || self.session.is_practice() {
            self.end.reset();
        } else if !self.is_counting(ui.ctx()) {
            guard(ui, "end", |ui| self.end.ui(ui, &self.session, shared, intents));
        }
        self.handover_ui(ui, shared, intents);
    }

    /// What keys ask for.
    fn keys_ui(&mut self, ui: &Ui, shared: &Shared, intents: &mut Vec<Intent>) {
        if self.skips_by_key(ui.ctx()) {
            intents.push(Intent::Table(TableIntent::Skip));
        }
        if keys::take_at_table(ui.ctx(), Key::Escape)
            && let Some(intent) = self.escape(ui.ctx())
        {
            intents.push(Intent::Table(intent));
        }
        intents.extend(shared.keys.pressed(ui.ctx()).into_iter().map(Intent::Do));
    }

    /// What Escape asks for: it closes what is open, leaves the control that had the focus or takes back what is laid
    /// out, only one of these at a time. It never reaches what was confirmed.
    fn escape(&mut self, ctx: &Context) -> Option<TableIntent> {
        if self.map.explainer().pinned().is_some() {
            Some(TableIntent::CloseExplanation)
        } else if let Some(sheet) = self.side {
            Some(TableIntent::Side(sheet))
        } else if self.advisor.is_speaking() {
            Some(TableIntent::CloseAdvice)
        } else if keys::had_focus(ctx) {
            None
        } else {
            Some(TableIntent::TakeBackStep)
        }
    }

    /// Where everything lies in this frame.
    fn layout(&self, ui: &Ui, shared: &Shared) -> TableLayout {
        let game = self.session.game();
        let wanted = Wanted {
            players: game.players(),
            active: (!game.is_over()).then(|| game.player_to_act().index()),
            has_coach: self.policy.coach().is_some(),
            has_notice: self.is_practice(),
            is_full: shared.settings.panels,
            is_left: shared.settings.panels_left,
        };
        TableLayout::of(ui.available_rect_before_wrap(), wanted)
    }

    /// The map. The table goes on under everything else; what can be done on it stays in its own part.
    fn map_ui(&mut self, ui: &mut Ui, layout: &TableLayout, shared: &Shared, intents: &mut Vec<Intent>) {
        let table = ui.available_rect_before_wrap();
        ui.scope_builder(UiBuilder::new().max_rect(layout.map).id_salt("map"), |ui| {
            guard(ui, "map", |ui| {
                self.map.table = Some(table);
                self.with_map(shared, |map, scene| map.ui(ui, scene, intents));
            });
            if let Some(coach) = self.policy.coach() {
                coach.map_ui(ui, &self.map, &self.session, shared, intents);
            }
        });
    }

    /// The card with a hint or a reason, and what it is about on the map.
    fn advice_ui(&mut self, ui: &Ui, map: egui::Rect, shared: &Shared, intents: &mut Vec<Intent>) {
        self.advisor.follow(&self.session);
        self.advisor.ui(ui, map, &self.session, shared, intents);
        // What advice is about comes into view beside the card when it is given; afterwards the player may look elsewhere.
        if let Some(square) = self.advisor.take_unseen() {
            self.advisor.stand_aside(map, self.map.camera.square_rect(square).center());
            self.map.camera.bring_in_beside(square, shared.pace().glide);
            ui.ctx().request_repaint();
        }
    }

    /// What happens by itself, once everything that was asked for is done: computer players play, the camera goes back.
    pub(crate) fn advance(&mut self, ctx: &Context, shared: &mut Shared) {
        self.let_computer_play(ctx, shared);
        self.look_back(ctx, shared.pace());
    }

    /// Whether the end of the game is being counted on the map.
    fn is_counting(&self, ctx: &Context) -> bool {
        self.session.game().is_over() && self.map.effects.left(ctx.input(|input| input.time)) > 0.0
    }

    /// A key ends what is still moving; if it would not decide anything else, that is all it does.
    fn skips_by_key(&self, ctx: &Context) -> bool {
        if !self.map.effects.is_playing() {
            return false;
        }
        let is_idle = !self.is_acting() || self.session.confirmation().is_none();
        let idle_keys: &[Key] = if is_idle { &[Key::Space, Key::Enter] } else { &[] };
        [Key::Escape].iter().chain(idle_keys).any(|&key| keys::take_at_table(ctx, key))
    }

    fn words<'a>(&'a self, shared: &'a Shared) -> Words<'a> {
        shared.words(self.session.seats())
    }

    fn allowed(&self) -> Allowed {
        let allowed = self.policy.allowed(&self.session);
        // The end of a game is not taken back by accident: whoever wants to looks at the map first.
        let is_ended =
            self.session.game().is_over() && !self.session.is_practice() && !self.end.is_put_aside();
        Allowed { undo: allowed.undo && !is_ended, ..allowed }
    }

    /// Whether a person may decide something now.
    fn is_acting(&self) -> bool {
        self.allowed().play
            && !self.session.game().is_over()
            && self.session.computer_to_act().is_none()
            && !self.is_played_for()
            && self.handover.is_none()
    }

    /// Whether the computer decides now for a person who has asked for it.
    fn is_played_for(&self) -> bool {
        self.plays_for == Some(self.session.game().player_to_act())
    }

    /// Keeps the sort of action that is shown among those that are open.
    fn choose_mode(&mut self) {
        let open = match self.session.shown().phase() {
            Phase::Figure if self.allowed().figure => Mode::open(self.session.shown_legal_actions()),
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
    fn with_map<R>(&mut self, shared: &Shared, act: impl FnOnce(&mut MapView, &Scene<'_>) -> R) -> R {
        let scene = Scene {
            session: &self.session,
            words: shared.words(self.session.seats()),
            tokens: shared.tokens,
            pace: shared.pace(),
            settings: &shared.settings,
            pictures: &shared.pictures,
            acting: self.is_acting(),
            may_confirm: self.allowed().confirm && self.session.confirmation().is_some(),
            mode: self.mode,
            fields: self.shown_fields(&shared.settings),
            is_lesson: !self.allowed().advice,
            advised: Advised { area: self.advisor.area(), actions: self.advisor.actions() },
            anchors: &self.anchors,
        };
        act(&mut self.map, &scene)
    }

    /// Carries out what was asked for at the table.
    pub(crate) fn carry_out(&mut self, ctx: &Context, shared: &mut Shared, intent: TableIntent) {
        let pace = shared.pace();
        match intent {
            TableIntent::Choose(action) => self.choose(ctx, shared, action),
            TableIntent::LayOut(actions) => {
                for action in actions.into_iter().filter(|action| *action != Action::Pass) {
                    self.choose(ctx, shared, action);
                    // The map shows the sort of action that was chosen.
                    self.mode = Mode::of(action).or(self.mode);
                }
            }
            TableIntent::Refused(refusal) => {
                if self.policy.refuse(refusal) {
                    self.map.explainer().unpin();
                }
            }
            TableIntent::Mode(mode) => self.mode = Some(mode),
            TableIntent::Show(pos) => self.map.camera.centre_on(pos, pace.glide),
            TableIntent::TakeBackStep => {
                if self.policy.take_back_step(&mut self.session) {
                    self.thought = None;
                    self.map.effects.skip();
                }
            }
            TableIntent::CloseExplanation => self.map.explainer().unpin(),
            TableIntent::CloseAdvice => self.advisor.silence(),
            TableIntent::Explain(player) => self.explain(shared, Some(player)),
            TableIntent::Control(player, control) => {
                self.session.set_control(player, control);
                self.thought = None;
                shared.keep_game(&self.session);
            }
            TableIntent::TakeSeat => self.handover = None,
            TableIntent::Restart => {
                self.session.restart();
                self.map.effects.skip();
                self.map.new_hand();
            }
            TableIntent::CountAgain => self.count_again(ctx, shared),
            TableIntent::Skip => self.map.effects.skip(),
            TableIntent::Side(sheet) => self.toggle_side(sheet),
        }
    }

    fn choose(&mut self, ctx: &Context, shared: &mut Shared, action: Action) {
        let outcome = self.policy.choose(&mut self.session, action);
        self.show_outcome(ctx, shared, &outcome);
    }

    fn confirm(&mut self, ctx: &Context, shared: &mut Shared) {
        // In a lesson there is something to confirm also while nobody may play.
        let is_open =
            self.policy.coach().is_some() || self.is_acting() && self.session.confirmation().is_some();
        if is_open {
            let outcome = self.policy.confirm(&mut self.session);
            self.show_outcome(ctx, shared, &outcome);
        }
    }

    /// Shows what became of something that was tried.
    fn show_outcome(&mut self, ctx: &Context, shared: &mut Shared, outcome: &TableOutcome) {
        if outcome.is_new_board {
            self.map = MapView::default();
            self.mode = None;
            self.thought = None;
        }
        if let Some(action) = outcome.laid_out {
            self.show_laid_out(ctx, shared.pace(), action);
        }
        if let Some(refusal) = outcome.refusal {
            self.say_refusal(shared, refusal);
        }
        self.after_play(ctx, shared, &outcome.events);
        if outcome.is_progress {
            self.remember_lesson(shared);
        }
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
}
