//! A living example: its position, painted like the table, with moves to step through.

use std::collections::HashMap;

use egui::{Align, Color32, Frame, Layout, Margin, RichText, Sense, Ui, vec2};

use crate::app::Shared;
use crate::app::icons::Icon;
use crate::app::map::Scene;
use crate::app::map::paint::advised::Advised;
use crate::app::map::paint::fields::FieldsShown;
use crate::app::map::static_map::StaticMap;
use crate::app::panel_anchors::PanelAnchors;
use crate::app::pictures::TilePicture;
use crate::app::player_badge::mark_ui;
use crate::app::text::Words;
use crate::app::theme::{self, Pace, size, strong, text_size};
use crate::examples;
use crate::help::Anchor;
use crate::rules::{Event, Set};
use crate::tiles::{FeatureKind, Turn};

use crate::app::intent::Intent;
use crate::app::rulebook::walk::{ExampleWalk, WalkOutcome};

/// The examples that have been looked at, each where it was left.
#[derive(Default)]
pub(super) struct Examples {
    walks: HashMap<&'static str, Option<(ExampleWalk, StaticMap)>>,
}

impl Examples {
    /// Paints an example.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        shared: &Shared,
        id: &'static str,
        caption: &str,
        intents: &mut Vec<Intent>,
    ) {
        let walk = self.walks.entry(id).or_insert_with(|| {
            examples::find(id).and_then(ExampleWalk::new).map(|walk| (walk, StaticMap::default()))
        });
        let Some((walk, still)) = walk else { return };
        ui.add_space(4.0);
        Frame::new()
            .fill(shared.tokens.raised)
            .stroke(egui::Stroke::new(1.0, shared.tokens.line))
            .corner_radius(theme::RADIUS)
            .inner_margin(Margin::same(12))
            .show(ui, |ui| {
                picture_ui(ui, shared, walk, still, caption);
                ui.label(caption);
                steps_ui(ui, shared, walk, intents);
                outcome_ui(ui, shared, walk, intents);
            });
        ui.add_space(4.0);
    }
}

fn picture_ui(ui: &mut Ui, shared: &Shared, walk: &ExampleWalk, still: &mut StaticMap, caption: &str) {
    let size = StaticMap::size(walk.bounds(), ui.available_width(), size::EXAMPLE_HEIGHT);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, caption));
    if !ui.is_rect_visible(rect) {
        return;
    }
    let session = walk.session();
    let Shared { texts, settings, tokens, pictures, .. } = shared;
    let lies_in_field = session.game().figures().iter().any(|figure| {
        let feature = figure.segment().and_then(|at| session.game().feature_kind(at));
        feature == Some(FeatureKind::Field)
    });
    let scene = Scene {
        is_lesson: false,
        session,
        words: Words { texts, seats: session.seats(), colours: settings.colours },
        tokens: *tokens,
        pace: Pace::of(settings.speed, true),
        settings,
        acting: false,
        may_confirm: false,
        mode: None,
        advised: Advised::default(),
        fields: if lies_in_field && session.record().setup().sets.has(Set::Farmers) {
            FieldsShown::Farmed
        } else {
            FieldsShown::None
        },
        pictures,
        anchors: &PanelAnchors::default(),
    };
    let attempt = match walk.outcome() {
        WalkOutcome::Refused(action, _) => Some(*action),
        WalkOutcome::None | WalkOutcome::Events(_) => None,
    };
    let clip = rect.intersect(ui.clip_rect());
    still.paint(&ui.painter_at(clip), rect, &scene, pictures, walk.bounds(), attempt);
}

/// The buttons that step through the moves, and the way to the table.
fn steps_ui(ui: &mut Ui, shared: &Shared, walk: &mut ExampleWalk, intents: &mut Vec<Intent>) {
    let t = &shared.texts;
    let (at, len) = (walk.at(), walk.len());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        let mut step = |ui: &mut Ui, icon: Icon, name: String, goal: usize| {
            ui.add_enabled_ui(goal != at, |ui| {
                if icon.button(ui, 30.0, &name).clicked() {
                    walk.go(goal);
                }
            });
        };
        step(ui, Icon::First, t.example_first(), 0);
        step(ui, Icon::Back, t.example_back(), at.saturating_sub(1));
        step(ui, Icon::Forward, t.example_next(), (at + 1).min(len));
        step(ui, Icon::Last, t.example_last(), len);
        ui.label(RichText::new(t.example_count(at as u32, len as u32)).color(shared.tokens.faint));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if ui.button(t.example_try()).clicked() {
                intents.extend(walk.practice().map(|session| Intent::Practise(Box::new(session))));
            }
        });
    });
}

/// What the last move brought about, in words, with points and how they add up.
fn outcome_ui(ui: &mut Ui, shared: &Shared, walk: &ExampleWalk, intents: &mut Vec<Intent>) {
    let session = walk.session();
    let words = shared.words(session.seats());
    match walk.outcome() {
        WalkOutcome::None => {}
        WalkOutcome::Refused(_, refusal) => {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                ui.label(strong(shared.texts.example_refused()).color(shared.tokens.wrong));
                ui.label(words.refusal(*refusal));
                if ui.link(RichText::new(shared.texts.example_rule()).color(shared.tokens.accent)).clicked() {
                    intents.push(Intent::OpenRule(Anchor::from(*refusal)));
                }
            });
        }
        WalkOutcome::Events(events) => {
            let mut is_silent = true;
            for event in events {
                let Some(line) = words.event(session, event) else { continue };
                is_silent = false;
                ui.horizontal_top(|ui| {
                    if let Some(player) = event.player() {
                        mark_ui(ui, shared, session.seat(player).colour, 16.0);
                    }
                    ui.vertical(|ui| {
                        ui.spacing_mut().item_spacing.y = 2.0;
                        ui.label(line);
                        if let Event::Score(score) = event {
                            let sum = words.derivation(&score.derivation);
                            ui.label(RichText::new(sum).size(text_size::SMALL).color(shared.tokens.faint));
                        }
                    });
                });
            }
            if is_silent {
                ui.label(RichText::new(shared.texts.example_pass()).color(shared.tokens.faint));
            }
        }
    }
    hand_ui(ui, shared, walk);
}

/// Whose turn it is, with the tile in hand.
fn hand_ui(ui: &mut Ui, shared: &Shared, walk: &ExampleWalk) {
    let session = walk.session();
    let (Some(kind), false) = (session.game().hand(), session.game().is_over()) else { return };
    if walk.at() == walk.len() {
        return;
    }
    let player = session.game().player_to_act();
    ui.horizontal(|ui| {
        mark_ui(ui, shared, session.seat(player).colour, 16.0);
        let words = shared.words(session.seats());
        ui.label(shared.texts.prompt_place(words.player(player)));
        let (rect, response) = ui.allocate_exact_size(vec2(40.0, 40.0), Sense::hover());
        let name = shared.texts.hand_tile();
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, &name));
        let picture = TilePicture { kind, variant: 0, turn: Turn::default() };
        if let Some(cutout) = shared.pictures.tile(picture, rect.width()) {
            ui.painter().image(cutout.texture, rect, cutout.uv, Color32::WHITE);
        }
    });
}
