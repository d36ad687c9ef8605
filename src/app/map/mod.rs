//! The map: tiles, figures, places to choose; panned and zoomed by hand.

pub mod advised;
pub mod camera;
mod card;
mod cards;
pub mod effects;
pub mod fields;
mod finished;
mod gaps;
mod handles;
pub(crate) mod insight;
pub(crate) mod inspect;
pub(crate) mod lights;
mod minimap;
mod paint;
mod pieces;
mod pointer;
mod question;
mod questions;
pub mod script;
pub mod still;
pub mod subject;
pub mod targets;
pub(crate) mod whynot;

use egui::{Id, Key, LayerId, Order, PointerButton, Pos2, Rect, Response, Role, Sense, Ui, WidgetInfo, vec2};

use crate::app::keys::DIGITS;
use crate::app::marks::mark_at;
use crate::app::panels::Homes;
use crate::app::pictures::Pictures;
use crate::app::theme::{Pace, Tokens};
use crate::app::words::Words;
use crate::help::Anchor;
use crate::rules::{Action, Phase, Player, Refusal};
use crate::session::Session;
use crate::storage::{Helps, Settings};
use crate::tiles::{Kind, Pos, Turn};

use advised::Advised;
use camera::Camera;
use effects::Effects;
use fields::{FieldMap, FieldsShown};
use finished::Finished;
use insight::{Insight, Shown};
use question::Question;
use subject::Subject;
use targets::{Mode, Target};

/// Smallest half width of a target on the screen, so that fingers and tired eyes can hit it.
const TARGET_RADIUS: f32 = 16.0;

/// What the map shows and knows.
pub struct Scene<'a> {
    /// The game.
    pub session: &'a Session,
    /// How to speak of it.
    pub words: Words<'a>,
    /// Colours.
    pub tokens: Tokens,
    /// Durations.
    pub pace: Pace,
    /// Settings.
    pub settings: &'a Settings,
    /// Whether a person may decide something now.
    pub acting: bool,
    /// The sort of action whose places are shown.
    pub mode: Option<Mode>,
    /// Which fields are shown.
    pub fields: FieldsShown,
    /// Whether a coach is speaking.
    pub is_lesson: bool,
    /// What a hint advises.
    pub advised: Advised,
    /// Where the players' things are.
    pub homes: &'a Homes,
}

impl Scene<'_> {
    /// The square of the tile that is laid out.
    fn laid_square(&self) -> Option<Pos> {
        match self.session.draft().placement() {
            Some(Action::Place { pos, .. }) => Some(pos),
            _ => None,
        }
    }

    /// The helps that are shown.
    pub fn helps(&self) -> Helps {
        let helps = self.settings.helps.active();
        if self.is_lesson { helps.in_lesson() } else { helps }
    }

    fn colour_of(&self, player: Player) -> usize {
        self.session.seat(player).colour
    }

    /// Paints a player's mark.
    fn mark(&self, painter: &egui::Painter, player: Player, rect: Rect, alpha: f32) {
        mark_at(painter, &self.tokens, self.settings.colours, self.colour_of(player), rect, alpha);
    }
}

/// What someone did on the map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MapIntent {
    /// Choose this action.
    Choose(Action),
    /// This was tried in vain; the map says why.
    Refused(Refusal),
    /// Open the rulebook there.
    OpenRule(Anchor),
    /// Close the explanation on the map.
    Close,
}

/// The map's own state.
#[derive(Default)]
pub struct MapView {
    /// Where it is looked at from.
    pub camera: Camera,
    /// What flies over it.
    pub effects: Effects,
    finished: Finished,
    /// How the tile in hand is held.
    turn: Turn,
    /// The place for the tile that the keyboard has reached.
    cursor: Option<Pos>,
    /// The place for the tile under the pointer.
    over_cell: Option<Cell>,
    /// Notches of the wheel that have not turned the tile yet.
    wheel: f32,
    fitted: bool,
    /// What is explained.
    insight: Insight,
    /// The fields, when they are shown.
    fields: FieldMap,
    /// The square under the pointer.
    hovered: Option<Pos>,
    /// What was tried in vain in this frame.
    refused: Option<Refusal>,
    /// Where the pointer was last.
    pointer: Option<Pos2>,
    question: Option<Question>,
}

/// A place where the tile in hand can lie.
#[derive(Clone, Copy, Debug)]
struct Cell {
    pos: Pos,
    /// The turns, as bits, in which it fits.
    turns: u8,
}

impl Cell {
    fn fits(self, turn: Turn) -> bool {
        self.turns & 1 << turn.quarters() != 0
    }

    /// The fitting turn that needs the least turning from how the tile is held.
    fn nearest(self, held: Turn) -> Turn {
        [0, 1, 3, 2]
            .into_iter()
            .map(|more| Turn::new(held.quarters() + more))
            .find(|&turn| self.fits(turn))
            .unwrap_or(held)
    }

    /// The next fitting turn after this one.
    fn next(self, turn: Turn, clockwise: bool) -> Turn {
        let step = if clockwise { 1 } else { 3 };
        (1..=4)
            .map(|count| Turn::new(turn.quarters() + count * step))
            .find(|&turn| self.fits(turn))
            .unwrap_or(turn)
    }
}

impl MapView {
    /// How the tile in hand is held.
    pub fn held(&self) -> Turn {
        self.turn
    }

    /// A new tile is in hand, or a new game begins.
    pub fn new_hand(&mut self) {
        self.cursor = None;
    }

    /// Turns the tile: the one laid out to its next fitting turn, or the one in hand.
    pub fn turn_tile(&mut self, scene: &Scene<'_>, clockwise: bool) -> Option<MapIntent> {
        if let Some(Action::Place { pos, turn }) = scene.session.draft().placement() {
            let cell = cells(scene).into_iter().find(|cell| cell.pos == pos)?;
            let next = cell.next(turn, clockwise);
            self.turn = next;
            return (next != turn).then_some(MapIntent::Choose(Action::Place { pos, turn: next }));
        }
        self.turn = match self.over_cell {
            // Over a place only the turns that fit there are of use.
            Some(cell) => cell.next(cell.nearest(self.turn), clockwise),
            None if clockwise => self.turn.clockwise(),
            None => self.turn.counterclockwise(),
        };
        None
    }

    /// Goes to the next place for the tile and lays it out there.
    pub fn next_cell(&mut self, scene: &Scene<'_>, forward: bool) -> Option<MapIntent> {
        let cells = cells(scene);
        let count = cells.len();
        if count == 0 {
            return None;
        }
        let now = self.cursor.and_then(|pos| cells.iter().position(|cell| cell.pos == pos));
        let index = match (now, forward) {
            (None, _) => 0,
            (Some(index), true) => (index + 1) % count,
            (Some(index), false) => (index + count - 1) % count,
        };
        let cell = cells[index];
        self.cursor = Some(cell.pos);
        if !self.camera.shows(cell.pos) {
            self.camera.centre_on(cell.pos, scene.pace.glide);
        }
        Some(MapIntent::Choose(Action::Place { pos: cell.pos, turn: cell.nearest(self.turn) }))
    }

    /// Explains what is under the pointer or, if it is elsewhere, on the tile laid last.
    pub fn ask(&mut self, scene: &Scene<'_>) {
        let game = scene.session.shown();
        let point = self.pointer.unwrap_or_else(|| self.camera.square_rect(game.last_placed().pos).center());
        self.question = Question::new(point, Subject::at(game, &self.camera, point));
    }

    /// Closes the explanation if Escape asks for it.
    pub fn close_question(&mut self, ctx: &egui::Context) {
        if self.question.is_some() && question::escape(ctx) {
            self.question = None;
        }
    }

    /// Shows all of the map.
    pub fn fit(&mut self, scene: &Scene<'_>) {
        self.camera.fit(scene.session.shown().bounds(), scene.pace.glide);
    }

    /// Paints the map into the rest of the window and says what was done on it.
    pub fn ui(&mut self, ui: &mut Ui, scene: &Scene<'_>, pictures: &mut Pictures) -> Vec<MapIntent> {
        let rect = ui.available_rect_before_wrap();
        self.camera.set_view(rect);
        if !self.fitted {
            self.fitted = true;
            self.camera.fit(scene.session.shown().bounds(), 0.0);
        }
        let id = ui.scope_id().with("map");
        let response = ui.interact(rect, id, Sense::click_and_drag());
        response.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, scene.words.texts.game_map()));
        let mut intents = Vec::new();
        self.navigate(ui, &response, scene, &mut intents);
        self.finished.look(scene.session);

        let painter = ui.painter_at(rect);
        let now = ui.input(|input| input.time);
        let hovered = response.hover_pos().or_else(|| ui.input(|input| input.pointer.hover_pos()));
        let hovered = hovered.filter(|pos| rect.contains(*pos) && ui.rect_contains_pointer(rect));
        self.hovered = hovered.map(|point| self.camera.square_at(point));
        let cells = if scene.acting { cells(scene) } else { Vec::new() };
        self.update_fields(scene, &cells);
        self.paint(&painter, scene, pictures, now);
        self.pointer = hovered;

        let mut focused = self.gaps_ui(ui, scene, &painter, &cells);
        let mut title = None;
        self.over_cell = None;
        if scene.acting {
            self.cells_ui(ui, scene, pictures, &painter, hovered, &cells, &mut intents);
            if let Some((shown, name)) = self.targets_ui(ui, scene, pictures, &painter, &mut intents) {
                (focused, title) = (Some(shown), name);
            }
        }
        advised::paint(&painter, &self.camera, scene, pictures);
        if scene.fields != FieldsShown::None {
            let written = self.fields.labels(&painter, scene, &self.camera);
            for (index, (rect, text)) in written.into_iter().enumerate() {
                let response = ui.interact(rect, Id::unique(("field", index)), Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
            }
        }
        if scene.settings.minimap {
            self.minimap_ui(ui, scene, pictures, rect);
        }
        self.pointer_ui(ui, scene, rect);
        if response.clicked() {
            self.effects.skip();
            self.ask_why(scene, response.interact_pointer_pos());
        }
        let under = if response.dragged() { None } else { hovered };
        self.explain(ui, scene, pictures, &painter, focused, title, under, &cells, &mut intents);
        intents.extend(self.refused.take().map(MapIntent::Refused));
        let above = ui.ctx().layer_painter(LayerId::new(Order::Middle, Id::unique("flights")));
        cards::cards(&painter, &above, scene, pictures, self, now);
        if response.secondary_clicked() {
            self.pointer = response.interact_pointer_pos().or(hovered);
            self.ask(scene);
        }
        if let Some(question) = &mut self.question {
            let (wanted, stays) = question.ui(ui, scene);
            intents.extend(wanted.map(MapIntent::OpenRule));
            if !stays {
                self.question = None;
            }
        }
        self.effects.advance(now);
        if let Some(secs) = self.effects.until_change(now) {
            // Without motion nothing changes until the next card appears or goes.
            let secs = if scene.pace.flight > 0.0 { 0.0 } else { secs as f32 };
            ui.ctx().request_repaint_after_secs(secs);
        }
        intents
    }

    /// Paints everything that lies and stands on the table.
    fn paint(&self, painter: &egui::Painter, scene: &Scene<'_>, pictures: &mut Pictures, now: f64) {
        paint::ground(painter, scene, pictures, self, now);
        let game = scene.session.shown();
        if let Some(tower) = game.capturing_tower() {
            let reach = game.tile_at(tower).map_or(0, |tile| tile.floors);
            paint::reach(painter, &self.camera, &scene.tokens, game, tower, reach, 1.0);
        }
        paint::trail(painter, &self.camera, scene, game.dragon_trail());
        cards::lit_features(painter, scene, pictures, self, now);
        pieces::pieces(painter, scene, pictures, self, now);
    }

    /// Dragging, wheel, keys, and what keeps moving by itself.
    fn navigate(&mut self, ui: &Ui, response: &Response, scene: &Scene<'_>, intents: &mut Vec<MapIntent>) {
        let bounds = scene.session.shown().bounds();
        let is_held = response.dragged();
        if is_held {
            let velocity = ui.input(|input| input.pointer.velocity());
            let velocity = if scene.settings.reduced_motion { egui::Vec2::ZERO } else { velocity };
            self.camera.drag(response.drag_delta(), velocity);
        } else if ui.input(|input| input.pointer.any_pressed()) {
            self.camera.hold();
        }
        if response.double_clicked() {
            let pos = response.interact_pointer_pos().map(|point| self.camera.square_at(point));
            match pos.filter(|&pos| scene.session.shown().tile_at(pos).is_some()) {
                Some(pos) => self.camera.centre_on(pos, scene.pace.glide),
                None => self.camera.fit(bounds, scene.pace.glide),
            }
        }
        if ui.rect_contains_pointer(response.rect)
            && let Some(pointer) = ui.input(|input| input.pointer.hover_pos())
            && !self.wheel_turns(ui, scene, pointer, intents)
        {
            let (scroll, pinch, command) =
                ui.input(|input| (input.smooth_scroll_delta(), input.zoom_delta(), input.modifiers.command));
            if (pinch - 1.0).abs() > f32::EPSILON {
                self.camera.zoom_by(pinch, pointer);
            } else if scene.settings.wheel_pans && !command {
                if scroll != egui::Vec2::ZERO {
                    self.camera.pan(scroll);
                }
            } else if scroll.y != 0.0 {
                self.camera.zoom_by((scroll.y * 0.0035).exp(), pointer);
            }
        }
        if !ui.ctx().egui_wants_keyboard_input() {
            let step = ui.input(|input| {
                let mut step = egui::Vec2::ZERO;
                for (keys, delta) in [
                    ([Key::ArrowLeft, Key::A], vec2(1.0, 0.0)),
                    ([Key::ArrowRight, Key::D], vec2(-1.0, 0.0)),
                    ([Key::ArrowUp, Key::W], vec2(0.0, 1.0)),
                    ([Key::ArrowDown, Key::S], vec2(0.0, -1.0)),
                ] {
                    if input.modifiers.is_none() && keys.iter().any(|&key| input.key_down(key)) {
                        step += delta;
                    }
                }
                step * input.stable_dt.min(0.05) * 700.0
            });
            if step != egui::Vec2::ZERO {
                self.camera.pan(step);
                ui.ctx().request_repaint();
            }
        }
        let secs = ui.input(|input| input.stable_dt).min(0.05);
        if self.camera.advance(secs, is_held, bounds) {
            ui.ctx().request_repaint();
        }
    }

    /// The places for the tile, and the tile laid out or hovering.
    #[allow(clippy::too_many_arguments)]
    fn cells_ui(
        &mut self,
        ui: &Ui,
        scene: &Scene<'_>,
        pictures: &mut Pictures,
        painter: &egui::Painter,
        hovered: Option<Pos2>,
        cells: &[Cell],
        intents: &mut Vec<MapIntent>,
    ) {
        let Some(tile) = hand(scene) else { return };
        let laid = scene.session.draft().placement();
        let t = scene.words.texts;
        let mut laid_cell = None;
        for &cell in cells {
            let rect = self.camera.square_rect(cell.pos);
            if !painter.clip_rect().intersects(rect) {
                continue;
            }
            let is_laid = matches!(laid, Some(Action::Place { pos, .. }) if pos == cell.pos);
            let fits_now = cell.fits(self.turn);
            let response = ui.interact(rect, Id::unique(("cell", cell.pos)), Sense::click());
            response.widget_info(|| {
                let (column, row) = (i32::from(cell.pos.x), i32::from(cell.pos.y));
                let label = if fits_now { t.cell_fits(column, row) } else { t.cell_fits_turned(column, row) };
                WidgetInfo::selected(Role::Button, true, is_laid, label)
            });
            if is_laid {
                laid_cell = Some(cell);
                paint::laid_frame(painter, rect, scene);
            } else if scene.helps().legal_squares {
                paint::cell(painter, rect, scene, fits_now, laid.is_some());
            }
            let is_hovered = hovered.is_some_and(|point| rect.contains(point)) || response.has_focus();
            if is_hovered {
                self.over_cell = Some(cell);
            }
            if is_hovered && !is_laid {
                paint::ghost(painter, rect, scene, pictures, tile, cell.nearest(self.turn), cell.pos);
                self.fields.paint(painter, scene, pictures, &self.camera, Some(cell.pos));
            }
            if response.clicked() {
                let turn = match laid {
                    Some(Action::Place { pos, turn }) if pos == cell.pos => cell.next(turn, true),
                    _ => cell.nearest(self.turn),
                };
                self.turn = turn;
                self.cursor = Some(cell.pos);
                intents.push(MapIntent::Choose(Action::Place { pos: cell.pos, turn }));
            }
            if response.clicked_by(PointerButton::Secondary) {
                intents.extend(self.turn_tile(scene, true));
            }
        }
        if let Some(cell) = laid_cell {
            self.handles_ui(ui, scene, painter, cell, intents);
        }
    }

    /// Places for figures, towers, the fairy and the dragon.
    fn targets_ui(
        &mut self,
        ui: &Ui,
        scene: &Scene<'_>,
        pictures: &mut Pictures,
        painter: &egui::Painter,
        intents: &mut Vec<MapIntent>,
    ) -> Option<(Shown, Option<String>)> {
        let targets = self.targets(scene);
        let game = scene.session.shown();
        let mut focused = self.locks_ui(ui, scene, painter, &targets);
        let radius = (self.camera.zoom() * 0.11).max(TARGET_RADIUS);
        let chosen = scene.session.draft().last();
        for (index, target) in targets.iter().enumerate() {
            let rect = Rect::from_center_size(target.centre, vec2(2.0 * radius, 2.0 * radius));
            if !painter.clip_rect().intersects(rect) {
                continue;
            }
            let response = ui.interact(rect, Id::unique(("target", target.action)), Sense::click());
            let is_chosen = chosen == Some(target.action);
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &target.label));
            let is_asked = response.hovered() || response.has_focus();
            if (is_asked || is_chosen)
                && let Some((pos, segment)) = target.feature
                && let Some(feature) = game.feature(pos, segment)
            {
                paint::light(painter, &self.camera, game, pictures, &feature.segments, inspect::LIGHT);
            }
            let is_figure = matches!(target.action, Action::Figure { .. }) && scene.helps().inspector;
            if is_asked
                && is_figure
                && let Some((pos, segment)) = target.feature
                && let Some(subject) = insight::feature_of(game, pos, segment)
            {
                focused = Some((Shown { subject, anchor: pos }, Some(target.label.clone())));
            }
            for &victim in &target.victims {
                let at = pieces::place_of(scene, &self.camera, victim);
                paint::victim(painter, scene, at, self.camera.zoom());
            }
            let number = (index < 9 && targets.len() > 1).then_some(index + 1);
            paint::target(painter, pictures, scene, target, radius, is_chosen, response.hovered(), number);
            let response = if is_figure { response } else { response.on_hover_text(&target.label) };
            if response.clicked() {
                intents.push(MapIntent::Choose(target.action));
            }
        }
        if !ui.ctx().egui_wants_keyboard_input() {
            for (target, key) in targets.iter().zip(DIGITS) {
                if ui.input(|input| input.modifiers.is_none() && input.key_pressed(key)) {
                    intents.push(MapIntent::Choose(target.action));
                }
            }
        }
        focused
    }

    fn targets(&self, scene: &Scene<'_>) -> Vec<Target> {
        let game = scene.session.shown();
        if game.phase() == Phase::Place {
            return Vec::new();
        }
        targets::targets(game, &game.legal_actions(), scene.mode, &self.camera, &scene.words, |player| {
            scene.colour_of(player)
        })
    }
}

/// The tile that has to be laid, also while it lies on the table unconfirmed.
fn hand(scene: &Scene<'_>) -> Option<Kind> {
    scene.session.game().hand()
}

/// All places for the tile, row by row.
fn cells(scene: &Scene<'_>) -> Vec<Cell> {
    let mut cells: Vec<Cell> = Vec::new();
    for action in scene.session.game().legal_actions() {
        let Action::Place { pos, turn } = action else { continue };
        match cells.last_mut() {
            Some(cell) if cell.pos == pos => cell.turns |= 1 << turn.quarters(),
            _ => cells.push(Cell { pos, turns: 1 << turn.quarters() }),
        }
    }
    cells
}
