//! Who holds which field: hatches over the land, and a label in each field.

use egui::{CornerRadius, FontId, Galley, Painter, Pos2, Rect, Stroke, StrokeKind, vec2};
use std::sync::Arc;

use crate::aids::{FieldSummary, fields};
use crate::app::theme::text_size;

use crate::app::pictures::{Over, Pictures};
use crate::rules::{Action, BoardSegment, Game, Silent};
use crate::session::{PositionId, Session};
use crate::tiles::{Pos, Turn};

use crate::app::map::camera::Camera;
use crate::app::map::on_screen::spot_on_screen;
use crate::app::map::{Scene, paint};

/// Which fields are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FieldsShown {
    /// None.
    #[default]
    None,
    /// Those with farmers.
    Farmed,
    /// All.
    All,
}

impl FieldsShown {
    /// What the next press of the key shows.
    #[must_use]
    pub fn next(self) -> Self {
        match self {
            Self::None => Self::Farmed,
            Self::Farmed => Self::All,
            Self::All => Self::None,
        }
    }
}

/// The fields of the position that is shown, or that the tile under the pointer would make.
#[derive(Default)]
pub(crate) struct FieldMap {
    key: Option<(PositionId, Option<(Pos, Turn)>)>,
    fields: Vec<FieldSummary>,
    /// Whether the tile under the pointer would change each field.
    changed: Vec<bool>,
    /// The game with that tile.
    preview: Option<Game>,
}

impl FieldMap {
    /// Works the fields out anew if anything has changed.
    pub(crate) fn update(&mut self, session: &Session, ghost: Option<(Pos, Turn)>) {
        let key = Some((session.position(), ghost));
        if self.key == key {
            return;
        }
        self.key = key;
        self.preview = ghost.and_then(|(pos, turn)| {
            let mut game = session.game().clone();
            game.play_with(Action::Place { pos, turn }, &mut Silent).ok().map(|()| game)
        });
        let before = fields(session.shown());
        let Some(game) = &self.preview else {
            self.changed = vec![false; before.len()];
            self.fields = before;
            return;
        };
        self.fields = fields(game);
        let is_known = |field: &FieldSummary| {
            before.iter().any(|old| {
                (&old.farmers, old.points) == (&field.farmers, field.points)
                    && old.segments.iter().any(|segment| field.segments.contains(segment))
            })
        };
        self.changed = self.fields.iter().map(|field| !is_known(field)).collect();
    }

    fn game<'a>(&'a self, session: &'a Session) -> &'a Game {
        self.preview.as_ref().unwrap_or_else(|| session.shown())
    }

    fn shown(&self, which: FieldsShown) -> impl Iterator<Item = (usize, &FieldSummary)> {
        self.fields.iter().enumerate().filter(move |(_, field)| match which {
            FieldsShown::None => false,
            FieldsShown::Farmed => !field.farmers.is_empty(),
            FieldsShown::All => true,
        })
    }

    /// Hatches the fields, all of them or those on one square.
    pub(crate) fn paint(
        &self,
        painter: &Painter,
        scene: &Scene<'_>,
        pictures: &Pictures,
        camera: &Camera,
        only: Option<Pos>,
    ) {
        let game = self.game(scene.session);
        for (_, field) in self.shown(scene.fields) {
            let segments: Vec<BoardSegment> =
                field.segments.iter().copied().filter(|at| only.is_none_or(|only| only == at.pos)).collect();
            if field.payouts.is_empty() {
                let light = paint::Light { over: Over::Free, alpha: 0.6 };
                paint::light(painter, camera, game, pictures, &segments, light);
                continue;
            }
            // Those who share a field take turns square by square; patterns over each other could not be told apart.
            let count = field.payouts.len() as i16;
            for (number, &(player, _)) in (0..).zip(&field.payouts) {
                let theirs: Vec<BoardSegment> = segments
                    .iter()
                    .copied()
                    .filter(|at| (at.pos.x + at.pos.y).rem_euclid(count) == number)
                    .collect();
                let light = paint::Light { over: Over::Field(scene.colour_of(player)), alpha: 1.0 };
                paint::light(painter, camera, game, pictures, &theirs, light);
            }
        }
    }

    /// Writes a label into each field where there is room, the most valuable first; gives what was written where.
    pub(crate) fn labels(
        &self,
        painter: &Painter,
        scene: &Scene<'_>,
        camera: &Camera,
    ) -> Vec<(Rect, String)> {
        let mut written = Vec::new();
        let game = self.game(scene.session);
        let mut order: Vec<(usize, &FieldSummary)> = self.shown(scene.fields).collect();
        order.sort_by_key(|(_, field)| {
            (
                field.farmers.is_empty(),
                std::cmp::Reverse(field.points),
                std::cmp::Reverse(field.segments.len()),
            )
        });
        let radius = camera.zoom() * 0.12;
        let figures: Vec<Rect> = game
            .figures()
            .iter()
            .map(|figure| {
                let at = spot_on_screen(game, camera, figure.pos, figure.spot);
                Rect::from_center_size(at, vec2(2.0 * radius, 2.0 * radius))
            })
            .collect();
        let mut taken: Vec<Rect> = Vec::new();
        for (index, field) in order {
            let spots: Vec<Pos2> = field
                .segments
                .iter()
                .filter(|at| painter.clip_rect().contains(camera.square_rect(at.pos).center()))
                .map(|at| spot_on_screen(game, camera, at.pos, at.spot()))
                .collect();
            let full = text(scene, field);
            let short = field.points.to_string();
            let Some((rect, galley)) =
                place(painter, scene, camera, &spots, field, [&full, &short], &figures, &taken)
            else {
                continue;
            };
            taken.push(rect);
            label(painter, scene, field, rect, galley, self.changed[index]);
            written.push((rect, full));
        }
        written
    }
}

/// Room for the marks of those who would get the points.
fn marks_width(field: &FieldSummary) -> f32 {
    16.0 * field.payouts.len() as f32
}

fn text(scene: &Scene<'_>, field: &FieldSummary) -> String {
    let t = scene.words.texts;
    let owners: Vec<String> = field
        .farmers
        .iter()
        .map(|&(player, weight)| format!("{} {weight}", scene.words.player(player)))
        .collect();
    let owners = if owners.is_empty() { t.field_free() } else { owners.join(", ") };
    t.field_label(field.cities as u32, field.points, owners)
}

/// The first place that overlaps nothing: the long text before the short one, the middle of the field before its ends.
#[allow(clippy::too_many_arguments)]
fn place(
    painter: &Painter,
    scene: &Scene<'_>,
    camera: &Camera,
    spots: &[Pos2],
    field: &FieldSummary,
    texts: [&str; 2],
    figures: &[Rect],
    taken: &[Rect],
) -> Option<(Rect, Arc<Galley>)> {
    let middle =
        spots.iter().fold(vec2(0.0, 0.0), |sum, spot| sum + spot.to_vec2()) / spots.len().max(1) as f32;
    let mut spots = spots.to_vec();
    spots.sort_by(|a, b| a.distance_sq(middle.to_pos2()).total_cmp(&b.distance_sq(middle.to_pos2())));
    let galleys = texts.map(|text| {
        painter.layout_no_wrap(text.to_owned(), FontId::proportional(text_size::SMALL), scene.tokens.text)
    });
    // A long text beside a small field would seem to belong to its neighbours.
    let widest = camera.zoom() * (0.9 + 0.35 * field.segments.len().min(12) as f32);
    for (attempt, is_strict) in [(0, true), (1, true), (1, false)] {
        if attempt == 1 && field.farmers.is_empty() && field.points == 0 {
            break;
        }
        let galley = &galleys[attempt];
        let size = galley.size() + vec2(12.0 + marks_width(field), 6.0);
        if attempt == 0 && size.x > widest {
            continue;
        }
        let free = |rect: &Rect| {
            let on_label = taken.iter().any(|other| other.expand(3.0).intersects(*rect));
            let on_figure = figures.iter().any(|figure| figure.intersects(*rect));
            !(on_label || is_strict && on_figure)
        };
        let found = spots.iter().map(|&spot| Rect::from_center_size(spot, size)).find(free);
        if let Some(rect) = found {
            return Some((rect, galley.clone()));
        }
    }
    None
}

fn label(
    painter: &Painter,
    scene: &Scene<'_>,
    field: &FieldSummary,
    rect: Rect,
    galley: Arc<Galley>,
    is_changed: bool,
) {
    let line =
        if is_changed { Stroke::new(2.5, scene.tokens.accent) } else { Stroke::new(1.0, scene.tokens.line) };
    painter.rect(rect, CornerRadius::same(5), scene.tokens.raised, line, StrokeKind::Outside);
    for (number, &(player, _)) in field.payouts.iter().enumerate() {
        let at = rect.left_center() + vec2(11.0 + 16.0 * number as f32, 0.0);
        let mark = Rect::from_center_size(at, vec2(13.0, 13.0));
        scene.mark(painter, player, mark, 1.0);
    }
    let at = rect.min + vec2(6.0 + marks_width(field), 3.0);
    painter.galley(at, galley, scene.tokens.text);
}
