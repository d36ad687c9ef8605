//! The map: tiles, figures, places to choose; panned and zoomed by hand.

pub(crate) mod camera;
pub(crate) mod explain;
mod input;
mod legal_square;
pub(crate) mod motion;
pub(crate) mod on_screen;
pub(crate) mod paint;
pub(crate) mod static_map;
mod target;

use egui::{Id, LayerId, Order, Pos2, Rect, Role, Sense, Ui, WidgetInfo};

use crate::app::intent::{Intent, TableIntent};
use crate::app::keys;
use crate::app::mode::Mode;
use crate::app::panel_anchors::PanelAnchors;
use crate::app::pictures::Pictures;
use crate::app::player_badge::mark_at;
use crate::app::text::Words;
use crate::app::theme::{Pace, Tokens};
use crate::rules::{Action, Player, Refusal};
use crate::session::Session;
use crate::storage::{Helps, Settings};
use crate::tiles::{Pos, Turn};

use camera::Camera;
use explain::state::Explainer;
use explain::things::MapThing;
use explain::what_is_this::WhatIsThis;
use input::held_keys::HeldKeys;
use input::turn_handles::Handle;
use legal_square::{LegalSquare, legal_squares};
use motion::effects::Effects;
use paint::advised::{self, Advised};
use paint::completed::CompletedFeatures;
use paint::fields::{FieldMap, FieldsShown};
use paint::highlight::{self, Tone};
use paint::tile_bodies::TableShadow;
use paint::{pieces, score_cards};

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
    /// Whether the turn may be confirmed as it is laid out.
    pub may_confirm: bool,
    /// The sort of action whose places are shown.
    pub mode: Option<Mode>,
    /// Which fields are shown.
    pub fields: FieldsShown,
    /// Whether a coach is speaking.
    pub is_lesson: bool,
    /// What a hint advises.
    pub advised: Advised,
    /// Pictures of tiles, pieces and what is drawn over them.
    pub pictures: &'a Pictures,
    /// Where the players' things are.
    pub anchors: &'a PanelAnchors,
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

/// The map's own state.
#[derive(Default)]
pub struct MapView {
    /// Where it is looked at from.
    pub camera: Camera,
    /// What flies over it.
    pub effects: Effects,
    /// All of the table, of which the map is the middle; nothing if the map is all there is.
    pub table: Option<Rect>,
    /// Whether the tile is being carried from the dock.
    pub is_carrying: bool,
    /// The square that a line of the log speaks of.
    pub pointed: Option<Pos>,
    finished: CompletedFeatures,
    /// Under the tiles.
    shadow: TableShadow,
    /// How the tile in hand is held.
    turn: Turn,
    /// The place for the tile that the keyboard has reached.
    cursor: Option<Pos>,
    /// The place for the tile under the pointer.
    over_cell: Option<LegalSquare>,
    /// Notches of the wheel that have not turned the tile yet.
    wheel: f32,
    fitted: bool,
    /// What is explained.
    explainer: Explainer,
    /// The fields, when they are shown.
    fields: FieldMap,
    /// The square under the pointer.
    hovered: Option<Pos>,
    /// What was tried in vain in this frame.
    refused: Option<Refusal>,
    /// Where the pointer was last.
    pointer: Option<Pos2>,
    question: Option<WhatIsThis>,
    /// Whether a key was pressed in this frame.
    is_key_pressed: bool,
    /// The keys that move the map.
    held_keys: HeldKeys,
    /// Whether keys have been pressed since the pointer was moved.
    by_keyboard: bool,
    /// The handles of the laid tile in this frame.
    handles: Vec<Handle>,
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

    /// Explains what is under the pointer or, if it is elsewhere, on the tile laid last.
    pub fn ask(&mut self, scene: &Scene<'_>) {
        let game = scene.session.shown();
        let point = self.pointer.unwrap_or_else(|| self.camera.square_rect(game.last_placed().pos).center());
        self.question = WhatIsThis::new(point, MapThing::at(game, &self.camera, point));
    }

    /// Hears keys before anyone takes them: that one was pressed, and that Escape closes an explanation.
    pub fn hear_keys(&mut self, ctx: &egui::Context) {
        // Only that a key goes down counts. Which keys are held is not known for sure: one that types another sign with
        // Shift comes up as another key if Shift was let go first.
        self.is_key_pressed = ctx.input(|input| {
            input.events.iter().any(|event| matches!(event, egui::Event::Key { pressed: true, .. }))
        });
        self.held_keys.hear(ctx);
        if self.question.is_some() && keys::take_at_table(ctx, egui::Key::Escape) {
            self.question = None;
        }
    }

    /// Shows all of the map.
    pub fn fit(&mut self, scene: &Scene<'_>) {
        self.camera.fit(scene.session.shown().bounds(), scene.pace.glide);
    }

    /// Paints the map into the rest of the window and says what was done on it.
    pub fn ui(&mut self, ui: &mut Ui, scene: &Scene<'_>, intents: &mut Vec<Intent>) {
        let pictures = scene.pictures;
        let rect = ui.available_rect_before_wrap();
        self.camera.set_view(rect);
        if !self.fitted {
            self.fitted = true;
            self.camera.fit(scene.session.shown().bounds(), 0.0);
        }
        let id = ui.scope_id().with("map");
        let response = ui.interact(rect, id, Sense::click_and_drag());
        response.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, scene.words.texts.game_map()));
        self.navigate(ui, &response, scene, intents);
        self.finished.look(scene.session);
        self.cast_shadow(ui.ctx(), scene);

        let painter = ui.painter_at(rect);
        // The table and what lies on it go on under the cards and the dock.
        let under = ui.painter().with_clip_rect(self.table.unwrap_or(rect));
        let now = ui.input(|input| input.time);
        let hovered = response.hover_pos().or_else(|| ui.input(|input| input.pointer.hover_pos()));
        let hovered = hovered.filter(|pos| rect.contains(*pos) && ui.rect_contains_pointer(rect));
        self.hovered = hovered.map(|point| self.camera.square_at(point));
        let cells = if scene.acting { legal_squares(scene) } else { Vec::new() };
        self.update_fields(scene, &cells);
        self.paint(&under, scene, pictures, now);
        self.pointer = hovered;

        let mut focused = self.gaps_ui(ui, scene, &painter, &cells);
        let mut title = None;
        self.over_cell = None;
        self.handles.clear();
        let mut targets = Vec::new();
        if scene.acting {
            self.cells_ui(ui, scene, pictures, &painter, hovered, &cells, intents);
            if self.is_carrying {
                self.carry_ui(ui, scene, pictures, hovered, &cells, intents);
            }
            targets = self.targets(scene);
            let asked = self.targets_ui(ui, scene, pictures, &painter, &targets, intents);
            if let Some((shown, name)) = asked {
                (focused, title) = (Some(shown), name);
            }
        }
        advised::paint(&painter, &self.camera, scene, pictures, &targets);
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
        // A pointer that only lies there while someone plays by keyboard asks for nothing.
        let asks = self.pointer_asks(ui);
        let under = if response.dragged() || !asks { None } else { hovered };
        self.explain(ui, scene, pictures, &painter, focused, title, under, &cells, intents);
        self.paint_handles(scene, &painter);
        intents.extend(self.refused.take().map(|refusal| Intent::Table(TableIntent::Refused(refusal))));
        let above = ui.ctx().layer_painter(LayerId::new(Order::Middle, Id::unique("flights")));
        score_cards::cards(&painter, &above, scene, pictures, self, now);
        if response.secondary_clicked() {
            self.pointer = response.interact_pointer_pos().or(hovered);
            self.ask(scene);
        }
        if let Some(question) = &mut self.question {
            let (wanted, stays) = question.ui(ui, scene);
            intents.extend(wanted.map(Intent::OpenRule));
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
    }

    /// Whether the pointer was used later than the keyboard.
    fn pointer_asks(&mut self, ui: &Ui) -> bool {
        let is_used =
            ui.input(|input| input.pointer.delta() != egui::Vec2::ZERO || input.pointer.any_pressed());
        self.by_keyboard = !is_used && (self.by_keyboard || self.is_key_pressed);
        !self.by_keyboard
    }

    /// Lets the tiles throw their shadow.
    fn cast_shadow(&mut self, ctx: &egui::Context, scene: &Scene<'_>) {
        let squares = paint::laid_tiles(scene).into_iter().map(|(.., pos)| pos).collect();
        self.shadow.cast(ctx, squares);
    }

    /// Paints everything that lies and stands on the table.
    fn paint(&self, painter: &egui::Painter, scene: &Scene<'_>, pictures: &Pictures, now: f64) {
        paint::ground(painter, scene, pictures, self, now);
        let game = scene.session.shown();
        if let Some(tower) = game.capturing_tower() {
            let reach = game.tile_at(tower).map_or(0, |tile| tile.floors);
            paint::reach(painter, &self.camera, &scene.tokens, game, tower, reach, 1.0);
        }
        paint::trail(painter, &self.camera, scene, game.dragon_trail());
        score_cards::lit_features(painter, scene, pictures, self, now);
        if let Some(pos) = self.pointed {
            highlight::square(painter, &self.camera, &scene.tokens, pos, Tone::Gold);
        }
        pieces::pieces(painter, scene, pictures, self, now);
    }
}
