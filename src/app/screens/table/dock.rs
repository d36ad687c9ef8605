//! The dock: the tile in hand, a slot for each sort of piece, undo, and the button that confirms. Nothing in it ever
//! changes its place; only words and weight change.

use egui::{Rect, Ui, UiBuilder, pos2, vec2};

use crate::app::Shared;
use crate::app::command::Command;
use crate::app::icons::Icon;
use crate::app::intent::{Intent, TableIntent};
use crate::app::landmark::landmark;
use crate::app::mode::Mode;
use crate::app::widgets::{ActionButton, Slot, Weight};
use crate::app::wood;
use crate::lessons::Landmark;
use crate::rules::{Action, FigureKind, Phase, Set};

use super::TableScreen;
use super::table_layout::TableLayout;

/// Gap between slots.
const GAP: f32 = 5.0;

/// Height of the row with undo and the confirm button.
const BUTTONS: f32 = 56.0;

/// Padding inside the tray.
const PADDING: f32 = 12.0;

/// Where the things in the dock lie.
struct DockPlaces {
    tile: Rect,
    turn_left: egui::Pos2,
    turn_right: egui::Pos2,
    disc: f32,
    slots: Rect,
    undo: Rect,
    confirm: Rect,
}

impl DockPlaces {
    fn of(layout: &TableLayout) -> Self {
        let dock = layout.dock;
        if layout.is_flat { Self::flat(dock) } else { Self::tall(dock) }
    }

    fn tall(dock: Rect) -> Self {
        let inner = dock.shrink(PADDING);
        let bottom = inner.bottom() - BUTTONS;
        let slot = if dock.height() < 320.0 { 68.0 } else { 78.0 };
        let slots =
            Rect::from_min_max(pos2(inner.left(), bottom - 10.0 - slot), pos2(inner.right(), bottom - 10.0));
        let room = slots.top() - dock.top();
        let side = room - if dock.height() < 320.0 { 30.0 } else { 40.0 };
        let tile =
            Rect::from_min_size(pos2(dock.center().x - side / 2.0, dock.top() + 12.0), vec2(side, side));
        let disc = if dock.width() < 260.0 { 40.0 } else { 48.0 };
        let beside = (tile.left() - inner.left()) / 2.0;
        Self {
            tile,
            turn_left: pos2(inner.left() + beside - 4.0, tile.center().y),
            turn_right: pos2(inner.right() - beside + 4.0, tile.center().y),
            disc,
            slots,
            undo: Rect::from_min_size(pos2(inner.left(), bottom), vec2(BUTTONS, BUTTONS)),
            confirm: Rect::from_min_max(pos2(inner.left() + BUTTONS + 8.0, bottom), inner.max),
        }
    }

    fn flat(dock: Rect) -> Self {
        let inner = dock.shrink(8.0);
        let is_one_line = inner.height() < 80.0;
        let line = if is_one_line { inner.height() } else { (inner.height() - 6.0) / 2.0 };
        let first = Rect::from_min_size(inner.min, vec2(inner.width(), line));
        let second = if is_one_line {
            first
        } else {
            Rect::from_min_max(pos2(inner.left(), first.bottom() + 6.0), inner.max)
        };
        let undo = Rect::from_min_size(second.min, vec2(line.min(48.0), line));
        let start = if is_one_line { undo.right() + 6.0 } else { inner.left() };
        let disc = 34.0_f32.min(line);
        let side = line - 6.0;
        let tile = Rect::from_min_size(pos2(start + disc + 5.0, first.top()), vec2(side, side));
        let right = tile.right() + 12.0 + disc / 2.0;
        let from = right + disc / 2.0 + 6.0;
        let slots = if is_one_line {
            let width = (inner.width() * 0.36).clamp(190.0, 320.0);
            Rect::from_min_max(pos2(from, first.top()), pos2(from + width, first.bottom()))
        } else {
            Rect::from_min_max(pos2(from, first.top()), first.max)
        };
        let left = if is_one_line { slots.right() + 8.0 } else { undo.right() + 8.0 };
        Self {
            tile,
            turn_left: pos2(start + disc / 2.0, first.center().y),
            turn_right: pos2(right, first.center().y),
            disc,
            slots,
            undo,
            confirm: Rect::from_min_max(pos2(left, second.top()), second.max),
        }
    }
}

/// What the button that confirms offers.
struct Offer {
    words: String,
    weight: Weight,
    intent: Option<Intent>,
}

impl Offer {
    fn idle(words: String) -> Self {
        Self { words, weight: Weight::Idle, intent: None }
    }
}

impl TableScreen {
    /// Paints the dock; returns whether the tile is taken from it.
    pub(super) fn dock_ui(
        &self,
        ui: &mut Ui,
        layout: &TableLayout,
        shared: &Shared,
        intents: &mut Vec<Intent>,
    ) -> bool {
        // Tiles that lie farther out are not seen through the tray.
        ui.painter().rect_filled(layout.dock, 12, shared.tokens.wood[1]);
        wood::tray(ui.painter(), &shared.tokens, layout.dock, 12);
        // A click into the dock that misses everything is not meant for the map.
        let places = DockPlaces::of(layout);
        ui.scope_builder(UiBuilder::new().max_rect(layout.dock).id_salt("dock"), |ui| {
            ui.allocate_rect(layout.dock, egui::Sense::click_and_drag());
            let is_taken = self.hand_ui(
                ui,
                shared,
                (places.tile, places.turn_left, places.turn_right),
                places.disc,
                intents,
            );
            self.slots_ui(ui, shared, places.slots, intents);
            let may_undo = self.allowed().undo;
            let weight = if may_undo { Weight::Quiet } else { Weight::Idle };
            let undo = ActionButton::sign(&shared.tokens, Icon::Undo, shared.texts.undo())
                .weight(weight)
                .size(places.undo.size());
            if ui.put(places.undo, undo).clicked() {
                intents.push(Intent::Do(Command::Undo));
            }
            self.confirm_ui(ui, shared, places.confirm, intents);
            is_taken
        })
        .inner
    }

    fn confirm_ui(&self, ui: &mut Ui, shared: &Shared, rect: Rect, intents: &mut Vec<Intent>) {
        let Offer { words, weight, intent } = self.offer(ui.ctx(), shared);
        let key = match &intent {
            Some(Intent::Do(command)) => shared.keys.of_command(*command).last(),
            _ => None,
        };
        let key = key.map(|key| ui.ctx().format_shortcut(key)).unwrap_or_default();
        let button = ActionButton::new(&shared.tokens, words).key(key).weight(weight).size(rect.size());
        let response = ui.put(rect, button);
        landmark(ui.ctx(), Landmark::Confirm, rect);
        if response.clicked() {
            intents.extend(intent);
        }
    }

    /// What the button says and does: at any moment one thing, or what the table waits for.
    fn offer(&self, ctx: &egui::Context, shared: &Shared) -> Offer {
        let t = &shared.texts;
        let words = self.words(shared);
        let game = self.session.game();
        if self.is_counting(ctx) {
            let intent = Some(Intent::Table(TableIntent::Skip));
            return Offer { words: t.skip(), weight: Weight::Action, intent };
        }
        if game.is_over() {
            return Offer::idle(t.prompt_over());
        }
        if self.session.computer_to_act().is_some() || self.is_played_for() {
            return Offer::idle(t.dock_plays(words.player(game.player_to_act())));
        }
        if !self.allowed().play {
            return Offer::idle(t.dock_coach());
        }
        let shown = self.session.shown();
        if self.is_acting()
            && self.allowed().confirm
            && let Some(confirmation) = self.session.confirmation()
        {
            let words = words.deed(shown, confirmation.action());
            return Offer { words, weight: Weight::Action, intent: Some(Intent::Do(Command::Confirm)) };
        }
        match shown.phase() {
            Phase::Princess if self.is_acting() => Offer {
                words: t.princess_leave(),
                weight: Weight::Quiet,
                intent: Some(Intent::choose(Action::Pass)),
            },
            Phase::Dragon => Offer::idle(t.dock_choose_step()),
            Phase::Release => Offer::idle(t.dock_choose_figure()),
            _ => Offer::idle(t.dock_choose_place()),
        }
    }

    /// A slot for each sort of piece; in step 2 it shows the places of its sort on the map.
    fn slots_ui(&self, ui: &mut Ui, shared: &Shared, row: Rect, intents: &mut Vec<Intent>) {
        let step = (row.width() + GAP) / Mode::ALL.len() as f32;
        for (number, mode) in Mode::ALL.into_iter().enumerate() {
            let rect = Rect::from_min_size(
                pos2(row.left() + step * number as f32, row.top()),
                vec2(step - GAP, row.height()),
            );
            if let Some(intent) = self.slot_ui(ui, shared, rect, mode) {
                intents.push(intent);
            }
        }
    }

    fn slot_ui(&self, ui: &mut Ui, shared: &Shared, rect: Rect, mode: Mode) -> Option<Intent> {
        let game = self.session.shown();
        let actions = self.session.shown_legal_actions();
        let me = game.player_to_act();
        let sets = self.session.record().setup().sets;
        let t = &shared.texts;
        let (word, count) = match mode {
            Mode::Figure(FigureKind::Meeple) => (t.slot_meeple(), Some(game.supply(me)[FigureKind::Meeple])),
            Mode::Figure(FigureKind::Big) => (t.slot_big(), Some(game.supply(me)[FigureKind::Big])),
            Mode::Figure(FigureKind::Abbot) => (t.slot_abbot(), Some(game.supply(me)[FigureKind::Abbot])),
            Mode::Floor => (t.slot_floor(), Some(game.floors(me))),
            Mode::Fairy => (t.slot_fairy(), None),
        };
        let is_acting = self.is_acting();
        let release = match mode {
            Mode::Figure(kind) if is_acting && game.phase() == Phase::Release => {
                actions.iter().copied().find(|action| *action == Action::Release { kind })
            }
            _ => None,
        };
        let is_step = is_acting && game.phase() == Phase::Figure && self.allowed().figure;
        let is_open = release.is_some() || is_step && Mode::open(actions).contains(&mode);
        let is_home = is_step && is_recall(actions, mode);
        let name = match release {
            Some(Action::Release { kind }) => t.release_kind(kind.name()),
            _ if is_home => t.mode_recall(),
            _ => mode_name(shared, mode),
        };
        let is_absent = !is_open
            && match mode {
                Mode::Fairy => !sets.has(Set::PrincessDragon),
                _ => count == Some(0),
            };
        let colour = self.session.seat(me).colour;
        let cutout = shared.pictures.piece(mode.piece(colour), rect.width());
        let picture = (cutout.texture, cutout.uv);
        let mut slot = Slot::new(&shared.tokens, picture, name, word, rect.size())
            .scale(if mode == Mode::Figure(FigureKind::Big) { 1.05 } else { 1.0 })
            .badge(is_home.then_some(Icon::Home))
            .chosen(is_step && self.mode == Some(mode))
            .open(is_open)
            .absent(is_absent);
        if let Some(count) = count {
            slot = slot.count(u32::from(count));
        }
        if !ui.put(rect, slot).clicked() {
            return None;
        }
        Some(release.map_or(Intent::Table(TableIntent::Mode(mode)), Intent::choose))
    }
}

/// Whether the only thing to do with a figure is to take it back.
fn is_recall(actions: &[Action], mode: Mode) -> bool {
    let of_mode = || actions.iter().filter(|action| Mode::of(**action) == Some(mode));
    of_mode().next().is_some() && of_mode().all(|action| matches!(action, Action::Recall { .. }))
}

fn mode_name(shared: &Shared, mode: Mode) -> String {
    let t = &shared.texts;
    match mode {
        Mode::Figure(FigureKind::Meeple) => t.mode_meeple(),
        Mode::Figure(FigureKind::Big) => t.mode_big(),
        Mode::Figure(FigureKind::Abbot) => t.mode_abbot(),
        Mode::Floor => t.mode_floor(),
        Mode::Fairy => t.mode_fairy(),
    }
}
