//! Asking the map: by resting on it, by clicking where something cannot go, by key.

use egui::{Id, Painter, Pos2, Role, Sense, Stroke, Ui, WidgetInfo, vec2};

use crate::aids::{mismatches, why_not};
use crate::app::icons::Icon;
use crate::app::pictures::Pictures;
use crate::app::theme::{colour, size};
use crate::art::players::OUTLINE;
use crate::rules::{Action, FigureView, Phase, Refusal, Spot};
use crate::session::Session;
use crate::tiles::{Pos, Side};

use crate::app::intent::Intent;
use crate::app::map::explain::card_frame::Card;
use crate::app::map::explain::cards;
use crate::app::map::explain::state::{self, Explainer, Shown, Topic};
use crate::app::map::legal_square::LegalSquare;
use crate::app::map::on_screen::enlarged;
use crate::app::map::on_screen::spot_on_screen;
use crate::app::map::paint::fields::FieldsShown;
use crate::app::map::target::Target;
use crate::app::map::{MapView, Scene, paint};
use crate::app::mode::Mode;

impl MapView {
    /// What the map explains.
    pub(crate) fn explainer(&mut self) -> &mut Explainer {
        &mut self.explainer
    }

    /// Works out the fields that are shown, with the tile under the pointer if it could lie there.
    pub(crate) fn update_fields(&mut self, scene: &Scene<'_>, cells: &[LegalSquare]) {
        if scene.fields == FieldsShown::None {
            return;
        }
        let ghost = match scene.session.draft().last() {
            // A tile that would end the turn is only laid out; the game does not know it yet.
            Some(Action::Place { pos, turn }) => Some((pos, turn)),
            _ if scene.session.draft().placement().is_some() => None,
            _ => self.hovered.and_then(|pos| {
                let cell = cells.iter().find(|cell| cell.pos == pos)?;
                Some((pos, cell.nearest(self.turn)))
            }),
        };
        self.fields.update(scene.session, ghost);
    }

    /// Padlocks where somebody stands in the way of the figure; each can be asked who.
    pub(crate) fn locks_ui(
        &mut self,
        ui: &Ui,
        scene: &Scene<'_>,
        painter: &Painter,
        targets: &[Target],
    ) -> Option<(Shown, Option<String>)> {
        let game = scene.session.shown();
        let (Phase::Figure, Some(Mode::Figure(kind))) = (game.phase(), scene.mode) else { return None };
        let tile = game.last_placed();
        let mut focused = None;
        for segment in 0..game.catalogue().layout(tile.kind).segments {
            let action = Action::Figure { kind, pos: tile.pos, segment };
            let Some(refusal @ Refusal::Occupied { .. }) = self.refusal(scene.session, action) else {
                continue;
            };
            if targets.iter().any(|target| target.action == action) {
                continue;
            }
            let centre = spot_on_screen(game, &self.camera, tile.pos, Spot::Segment(segment));
            let radius = (self.camera.zoom() * 0.075).clamp(10.0, 15.0);
            // Where it is crowded, what can be chosen comes first.
            if targets.iter().any(|target| target.centre.distance(centre) < 2.0 * radius) {
                continue;
            }
            let rect = egui::Rect::from_center_size(centre, vec2(2.4 * radius, 2.4 * radius));
            let response = ui.interact(rect, Id::unique(("lock", segment)), Sense::click());
            let reason = scene.words.texts.why_locked(scene.words.refusal(refusal));
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &reason));
            let tokens = &scene.tokens;
            painter.circle(centre, radius, tokens.raised, Stroke::new(2.0, colour(OUTLINE[0])));
            Icon::Lock.paint(painter, centre, radius * 0.6, tokens.wrong);
            let shown = Shown { topic: Topic::Refused(action), anchor: tile.pos };
            if response.hovered() || response.has_focus() {
                focused = Some((shown, None));
            }
            if response.clicked() {
                self.refused = Some(refusal);
                self.explainer.pin(shown, scene.session);
            }
        }
        focused
    }

    /// Why an action on the newest tile is refused, worked out once for each position.
    fn refusal(&mut self, session: &Session, action: Action) -> Option<Refusal> {
        self.explainer.refusal(session, action)
    }

    /// Pins the reason why a click on this point of the map chose nothing, if there is something to say.
    pub(crate) fn ask_why(&mut self, scene: &Scene<'_>, point: Option<Pos2>) {
        let was_pinned = self.explainer.pinned().is_some();
        self.explainer.unpin();
        let Some(point) = point.filter(|_| scene.acting && !was_pinned) else { return };
        let pos = self.camera.square_at(point);
        let Some(action) = self.attempt(scene, pos, point) else { return };
        let game = scene.session.shown();
        let why = match action {
            Action::Place { pos, turn } => {
                let before = scene.session.game();
                before.hand().and_then(|tile| mismatches(before, tile, pos, turn))
            }
            action => why_not(game, action),
        };
        if let Some(why) = why {
            self.refused = why.refusals.first().copied();
            self.explainer.pin(Shown { topic: Topic::Refused(action), anchor: pos }, scene.session);
        }
    }

    /// What a click on a point of the map would have meant.
    fn attempt(&self, scene: &Scene<'_>, pos: Pos, point: Pos2) -> Option<Action> {
        let game = scene.session.shown();
        let rect = self.camera.square_rect(pos);
        let segment = state::segment_under(game, rect, pos, point);
        let figure = || -> Option<FigureView> {
            let near = self.camera.zoom() * 0.2 * enlarged(&self.camera);
            game.figures().into_iter().filter(|figure| figure.pos == pos).find(|figure| {
                spot_on_screen(game, &self.camera, figure.pos, figure.spot).distance(point) < near
            })
        };
        match game.phase() {
            Phase::Place => Some(Action::Place { pos, turn: self.turn }),
            Phase::Figure => match scene.mode? {
                Mode::Figure(kind) => Some(Action::Figure { kind, pos, segment: segment?.segment }),
                Mode::Floor => segment.map(|_| Action::Floor { pos }),
                Mode::Fairy => {
                    figure().map(|figure| Action::Fairy { pos, spot: figure.spot, kind: figure.kind })
                }
            },
            Phase::Capture => figure().map(|figure| Action::Capture {
                pos,
                spot: figure.spot,
                player: figure.player,
                kind: figure.kind,
            }),
            Phase::Princess => figure().and_then(|figure| match figure.spot {
                Spot::Segment(segment) => {
                    Some(Action::Princess { pos, segment, player: figure.player, kind: figure.kind })
                }
                Spot::Tower => None,
            }),
            Phase::Dragon => {
                let dragon = game.dragon()?;
                Side::ALL.into_iter().find(|&to| dragon.step(to) == pos).map(|to| Action::Dragon { to })
            }
            Phase::Release | Phase::Over => None,
        }
    }

    /// Explains the next thing on the tile under the pointer, or on the newest tile; after the last one, nothing.
    pub(crate) fn explain_next(&mut self, scene: &Scene<'_>) {
        if !scene.helps().inspector {
            return;
        }
        let game = scene.session.shown();
        let pos = self.hovered.filter(|&pos| game.tile_at(pos).is_some());
        let pos = pos.unwrap_or_else(|| game.last_placed().pos);
        let all = state::all_on_tile(game, pos);
        let now = self.explainer.pinned().and_then(|shown| all.iter().position(|&one| one == shown.topic));
        let next = now.map_or(0, |index| index + 1);
        self.explainer.unpin();
        if let Some(&topic) = all.get(next) {
            if !self.camera.shows(pos) {
                self.camera.centre_on(pos, scene.pace.glide);
            }
            self.explainer.pin(Shown { topic, anchor: pos }, scene.session);
        }
    }

    /// What lies under the pointer and can be explained.
    fn under(&self, scene: &Scene<'_>, point: Pos2, cells: &[LegalSquare]) -> Option<Shown> {
        let pos = self.camera.square_at(point);
        let (game, helps) = (scene.session.shown(), scene.helps());
        let topic = if game.tile_at(pos).is_some() {
            let topic = state::on_tile(game, self.camera.square_rect(pos), pos, point);
            topic.filter(|_| helps.inspector)
        } else {
            // Where the tile can lie, it is shown lying there instead.
            let takes_tile = cells.iter().any(|cell| cell.pos == pos);
            let is_gap = game.demand(pos).is_some() && scene.laid_square() != Some(pos) && !takes_tile;
            let says = helps.legal_squares || helps.dead_squares || helps.counts || helps.odds;
            (is_gap && says).then_some(Topic::Gap(pos))
        };
        topic.map(|topic| Shown { topic, anchor: pos })
    }

    /// Shows the explanation that is wanted now.
    #[allow(clippy::too_many_arguments)]
    pub(crate) fn explain(
        &mut self,
        ui: &Ui,
        scene: &Scene<'_>,
        pictures: &Pictures,
        painter: &Painter,
        focused: Option<Shown>,
        title: Option<String>,
        point: Option<Pos2>,
        cells: &[LegalSquare],
        intents: &mut Vec<Intent>,
    ) {
        let is_gap = |pos: &Pos| scene.session.shown().demand(*pos).is_some();
        self.explainer.gap = self.hovered.filter(is_gap).or(match focused {
            Some(Shown { topic: Topic::Gap(pos), .. }) => Some(pos),
            _ => None,
        });
        let under = focused.or_else(|| self.under(scene, point?, cells));
        let is_still = scene.settings.reduced_motion;
        let Some((shown, alpha, is_pinned)) = self.explainer.advance(ui, scene.session, under, is_still)
        else {
            return;
        };
        let told = self.explainer.take_told(scene.session, scene.helps(), shown.topic, self.turn);
        if told.is_empty(scene.helps()) {
            self.explainer.give_back(told);
            return;
        }
        if let (Topic::Gap(pos), Some(tile), true) =
            (shown.topic, scene.session.game().hand(), told.why.is_some())
        {
            let rect = self.camera.square_rect(pos);
            paint::misfit(painter, rect, pictures, tile, self.turn, pos, alpha);
        }
        cards::draw(painter, scene, self, pictures, &told, alpha);
        let title = title.filter(|_| Some(shown.topic) == focused.map(|shown| shown.topic));
        // What the neighbours show must stay in sight, and the handles within reach.
        let margin = if told.why.is_some() {
            self.camera.zoom() * 0.42
        } else if self.handles.is_empty() {
            0.0
        } else {
            size::TURN_HANDLE_RADIUS
        };
        let card = Card {
            anchor: self.camera.square_rect(shown.anchor).expand(margin),
            view: painter.clip_rect(),
            tokens: &scene.tokens,
            alpha,
            is_pinned,
        };
        card.show(ui, |ui| intents.extend(cards::write(ui, scene, &told, title.as_deref(), is_pinned)));
        self.explainer.give_back(told);
    }
}
