//! What the coach draws on the map and over the window, and what can be clicked there.

use egui::{Color32, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use crate::app::Shared;
use crate::app::keys::{self, DIGITS};
use crate::app::map::MapView;
use crate::app::map::on_screen::spot_on_screen;
use crate::app::map::paint;
use crate::app::map::paint::highlight::{self, Tone};
use crate::app::theme::{colour, size, text_size, tint};
use crate::art::players::OUTLINE;
use crate::lessons::{Answer, Highlight, Landmark, Markable, Peg, StepStage, Task};
use crate::rules::{Action, BoardSegment, Game, Spot};
use crate::session::Session;
use crate::tiles::{Pos, Turn};

use crate::app::coach::{Coach, Tried};
use crate::app::intent::{Intent, LessonIntent};
use crate::app::landmark::landmark_rect;

/// How much larger a ring around a figure is, which must stay to be seen.
const FIGURE_RING: f32 = 1.5;

/// A peg that can be clicked: where, what it is called, whether it is marked, what it asks for.
struct Click {
    centre: egui::Pos2,
    name: String,
    is_marked: bool,
    feature: Option<BoardSegment>,
    whole: bool,
    intent: Intent,
}

impl Coach {
    /// Paints what is lit up on the map and the pegs that can be clicked.
    pub(crate) fn map_ui(
        &self,
        ui: &Ui,
        map: &MapView,
        session: &Session,
        shared: &Shared,
        intents: &mut Vec<Intent>,
    ) {
        let painter = ui.painter_at(map.camera.view());
        let game = session.shown();
        if self.runner.stage() == StepStage::Finished {
            return;
        }
        for light in self.runner.lights(session) {
            let (camera, tokens) = (&map.camera, &shared.tokens);
            match light {
                Highlight::Feature(place) => match place.spot(game) {
                    Ok(Spot::Segment(segment)) => {
                        let at = BoardSegment::new(place.pos(), segment);
                        highlight::feature(&painter, camera, game, &shared.pictures, at, Tone::Gold);
                    }
                    // A tower, or a tile that does not lie yet.
                    _ => highlight::square(&painter, camera, tokens, place.pos(), Tone::Gold),
                },
                Highlight::Square(pos) => highlight::square(&painter, camera, tokens, pos, Tone::Gold),
                Highlight::Edge(pos, side) => {
                    highlight::edge(&painter, camera, tokens, pos, side, Tone::Gold);
                }
                Highlight::Landmark(_) => {}
            }
        }
        self.tried_ui(&painter, map, game, shared);
        if self.runner.stage() == StepStage::Doing {
            self.squares_ui(ui, &painter, map, session, shared, intents);
            self.pegs_ui(ui, &painter, map, session, shared, intents);
        } else if let Task::Mark { of, .. } = &self.runner.step().task {
            for &peg in self.runner.marked() {
                peg_light(&painter, map, game, shared, (peg, is_whole(*of)), Tone::Right);
            }
        }
    }

    /// What was tried last and why it did not pass.
    fn tried_ui(&self, painter: &egui::Painter, map: &MapView, game: &Game, shared: &Shared) {
        match self.tried {
            None => {}
            Some(Tried::Square(pos, side)) => {
                highlight::square(painter, &map.camera, &shared.tokens, pos, Tone::Wrong);
                if let Some(side) = side {
                    highlight::edge(painter, &map.camera, &shared.tokens, pos, side, Tone::Wrong);
                }
            }
            Some(Tried::Held(held)) => {
                highlight::feature(painter, &map.camera, game, &shared.pictures, held, Tone::Wrong);
                let at = spot_on_screen(game, &map.camera, held.pos, held.spot());
                painter.circle_stroke(at, map.camera.zoom() * 0.16, Stroke::new(4.0, shared.tokens.wrong));
            }
            Some(Tried::Peg(peg)) => {
                peg_light(painter, map, game, shared, (peg, true), Tone::Wrong);
                let Some(at) = peg.segment() else { return };
                for (pos, side) in highlight::open_sides(game, at) {
                    highlight::edge(painter, &map.camera, &shared.tokens, pos, side, Tone::Wrong);
                }
            }
        }
    }

    /// The squares where a tile that fits nowhere can be tried.
    fn squares_ui(
        &self,
        ui: &Ui,
        painter: &egui::Painter,
        map: &MapView,
        session: &Session,
        shared: &Shared,
        intents: &mut Vec<Intent>,
    ) {
        let Task::NoFit(tile) = self.runner.step().task else { return };
        for pos in session.game().gaps() {
            let rect = map.camera.square_rect(pos);
            let response = ui.interact(rect, Id::unique(("try", pos)), Sense::click());
            let name = shared.texts.coach_try_square(i32::from(pos.x), i32::from(pos.y));
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
            let is_tried = matches!(self.tried, Some(Tried::Square(at, _)) if at == pos);
            if response.hovered() || response.has_focus() || is_tried {
                let held = (tile, Turn::default(), Pos::ORIGIN);
                paint::tile(painter, rect, &shared.pictures, held, tint::TRIED);
                if let Some(Tried::Square(at, Some(side))) = self.tried.filter(|_| is_tried) {
                    highlight::edge(painter, &map.camera, &shared.tokens, at, side, Tone::Wrong);
                }
            } else {
                painter.rect_stroke(
                    rect.shrink(rect.width() * 0.06),
                    6,
                    Stroke::new(2.0, shared.tokens.fits_turned),
                    StrokeKind::Inside,
                );
            }
            if response.clicked() {
                intents.push(Intent::Lesson(LessonIntent::Answer(Answer::Square(pos))));
            }
        }
    }

    fn clicks(&self, map: &MapView, session: &Session, shared: &Shared) -> Vec<Click> {
        let game = session.shown();
        match &self.runner.step().task {
            Task::Mark { of, .. } => {
                let kind = match of {
                    Markable::Roads | Markable::RoadParts => "road",
                    Markable::Cities | Markable::CityParts => "city",
                    Markable::FieldParts => "field",
                    Markable::Figures => "figure",
                };
                let click = |peg: Peg| {
                    let feature = peg.segment();
                    let part = feature.map_or(0, |at| u32::from(at.segment)) + 1;
                    Click {
                        centre: spot_on_screen(game, &map.camera, peg.pos, peg.spot),
                        name: shared.texts.coach_peg(kind, i32::from(peg.pos.x), i32::from(peg.pos.y), part),
                        is_marked: self.runner.marked().contains(&peg),
                        feature,
                        whole: is_whole(*of),
                        intent: Intent::Lesson(LessonIntent::Mark(peg)),
                    }
                };
                self.runner.pegs(session).into_iter().map(click).collect()
            }
            Task::Refused(_) => {
                let action = self.runner.step().solution.last().and_then(|play| play.action(game).ok());
                let (centre, feature) = match action {
                    Some(Action::Figure { pos, segment, .. }) => {
                        let at = BoardSegment { pos, segment };
                        (spot_on_screen(game, &map.camera, pos, at.spot()), Some(at))
                    }
                    Some(Action::Place { pos, .. } | Action::Top { pos, .. } | Action::Floor { pos }) => {
                        (map.camera.square_rect(pos).center(), None)
                    }
                    Some(Action::Capture { pos, spot, .. } | Action::Fairy { pos, spot, .. }) => {
                        (spot_on_screen(game, &map.camera, pos, spot), None)
                    }
                    Some(Action::Dragon { to }) => {
                        let Some(at) = game.dragon() else { return Vec::new() };
                        (map.camera.square_rect(at.step(to)).center(), None)
                    }
                    _ => return Vec::new(),
                };
                let intent = Intent::choose(action.unwrap_or(Action::Pass));
                let name = shared.texts.coach_try();
                vec![Click { centre, name, is_marked: false, feature, whole: true, intent }]
            }
            _ => Vec::new(),
        }
    }

    fn pegs_ui(
        &self,
        ui: &Ui,
        painter: &egui::Painter,
        map: &MapView,
        session: &Session,
        shared: &Shared,
        intents: &mut Vec<Intent>,
    ) {
        let clicks = self.clicks(map, session, shared);
        let is_quiz = matches!(self.runner.step().task, Task::Mark { .. });
        let rings = matches!(self.runner.step().task, Task::Mark { of: Markable::Figures, .. });
        let radius = (map.camera.zoom() * 0.1).max(size::PEG_RADIUS) * if rings { FIGURE_RING } else { 1.0 };
        for (number, click) in clicks.into_iter().enumerate() {
            let rect = Rect::from_center_size(click.centre, vec2(2.0 * radius, 2.0 * radius));
            if !painter.clip_rect().intersects(rect) {
                continue;
            }
            let response = ui.interact(rect, Id::unique(("peg", number, &click.name)), Sense::click());
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, click.is_marked, &click.name));
            let is_near = response.hovered() || response.has_focus();
            let tone = if click.is_marked { Tone::Right } else { Tone::Gold };
            if let Some(feature) = click.feature.filter(|_| is_near || click.is_marked) {
                let light = if click.whole { highlight::feature } else { highlight::part };
                light(painter, &map.camera, session.shown(), &shared.pictures, feature, tone);
            }
            let key = DIGITS.get(number).filter(|_| is_quiz);
            let label = match key {
                Some(_) => (number + 1).to_string(),
                None if is_quiz => String::new(),
                None => "?".to_owned(),
            };
            let ring = if click.is_marked { shared.tokens.accent } else { shared.tokens.fits };
            let width = if is_near { 4.5 } else { 3.0 };
            let shade = if rings { Color32::TRANSPARENT } else { tint::PEG };
            painter.circle(click.centre, radius * 0.8, shade, Stroke::new(width + 2.0, colour(OUTLINE[0])));
            painter.circle_stroke(click.centre, radius * 0.8, Stroke::new(width, ring));
            // The number of a figure stands at the edge of its ring.
            let sign = if rings { click.centre + vec2(0.6, -0.6) * radius } else { click.centre };
            if rings {
                painter.circle(sign, 11.0, colour(OUTLINE[0]), Stroke::new(2.0, ring));
            }
            if click.is_marked {
                let size = if rings { 6.0 } else { radius * 0.4 };
                highlight::tick(painter, sign, size, tint::ON_PEG);
            } else {
                painter.text(
                    sign,
                    egui::Align2::CENTER_CENTER,
                    label,
                    egui::FontId::proportional(text_size::LEAD),
                    tint::ON_PEG,
                );
            }
            let by_key = key.is_some_and(|&key| {
                keys::reach_table(ui.ctx())
                    && ui.input(|input| input.modifiers.is_none() && input.key_pressed(key))
            });
            if response.on_hover_text(&click.name).clicked() || by_key {
                intents.push(click.intent);
            }
        }
    }

    /// Rings around things in the window, and the one that has to be clicked.
    pub(crate) fn window_ui(&self, ui: &Ui, shared: &Shared, intents: &mut Vec<Intent>) {
        let ring = |landmark: Landmark| {
            let rect = landmark_rect(ui.ctx(), landmark)?.expand(5.0);
            let painter = ui
                .ctx()
                .layer_painter(egui::LayerId::new(egui::Order::Foreground, Id::unique("coach rings")));
            painter.rect_stroke(rect, 8, Stroke::new(5.0, colour(OUTLINE[0])), StrokeKind::Outside);
            painter.rect_stroke(rect, 8, Stroke::new(3.0, tint::POINTER), StrokeKind::Outside);
            Some(rect)
        };
        if self.runner.stage() != StepStage::Doing {
            return;
        }
        for light in &self.runner.step().lights {
            if let Highlight::Landmark(landmark) = light {
                ring(*landmark);
            }
        }
        if let Task::Point(landmark) = self.runner.step().task
            && let Some(rect) = ring(landmark)
        {
            let response = ui.interact(rect, Id::unique(("point", landmark)), Sense::click());
            let name = shared.texts.coach_point(landmark.name());
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
            if response.on_hover_text(name).clicked() {
                intents.push(Intent::Lesson(LessonIntent::Answer(Answer::Point(landmark))));
            }
        }
    }
}

fn is_whole(of: Markable) -> bool {
    matches!(of, Markable::Roads | Markable::Cities)
}

/// A peg's feature, or its part of it, lit up.
fn peg_light(
    painter: &egui::Painter,
    map: &MapView,
    game: &Game,
    shared: &Shared,
    (peg, whole): (Peg, bool),
    tone: Tone,
) {
    let Some(at) = peg.segment() else {
        highlight::square(painter, &map.camera, &shared.tokens, peg.pos, tone);
        return;
    };
    if whole {
        highlight::feature(painter, &map.camera, game, &shared.pictures, at, tone);
    } else {
        highlight::part(painter, &map.camera, game, &shared.pictures, at, tone);
    }
}
