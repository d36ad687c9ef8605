//! A refusal on the map: in words, and drawn on what it speaks of.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2};

use crate::aids::{Mark, Waypoint, WhyNot};
use crate::app::icons::Icon;
use crate::app::pictures::{Over, Pictures};
use crate::app::text::Words;
use crate::app::theme::{Tokens, colour};
use crate::art::players::OUTLINE;
use crate::rules::{BoardSegment, Game, Spot};
use crate::tiles::{BorderPart, Pos, Side, Terrain};

use crate::app::map::camera::Camera;
use crate::app::map::on_screen::{arrow, spot_on_screen};
use crate::app::map::paint;

/// What is wrong, in whole sentences.
pub(crate) fn words(words: &Words<'_>, why: &WhyNot) -> Vec<String> {
    why.refusals.iter().map(|&refusal| words.refusal(refusal)).collect()
}

/// Where a refusal is drawn.
pub(crate) struct RefusalPainter<'a> {
    /// What is painted on.
    pub painter: &'a Painter,
    /// From where the map is looked at.
    pub camera: &'a Camera,
    /// The game that is shown.
    pub game: &'a Game,
    /// Colours.
    pub tokens: &'a Tokens,
    /// From 0, unseen, to 1.
    pub alpha: f32,
}

impl RefusalPainter<'_> {
    /// Draws everything that explains a refusal.
    pub(crate) fn draw(&self, pictures: &Pictures, why: &WhyNot) {
        for mark in &why.marks {
            match mark {
                Mark::Edge { pos, side, mine, theirs } => self.edge(*pos, *side, *mine, *theirs),
                Mark::Path(way) => self.way(pictures, way),
                Mark::Figure(figure) => self.ring(figure.pos, figure.spot),
                Mark::Segment(at) => self.light(pictures, &[*at]),
                Mark::Square(pos) => self.square(*pos, self.wrong(), true),
                Mark::Instead(pos) => self.square(*pos, self.tokens.fits, false),
                Mark::Reach { tower, reach } => {
                    paint::reach(
                        self.painter,
                        self.camera,
                        self.tokens,
                        self.game,
                        *tower,
                        *reach,
                        self.alpha,
                    );
                }
            }
        }
    }

    fn wrong(&self) -> Color32 {
        self.tokens.wrong.gamma_multiply(self.alpha)
    }

    fn dark(&self) -> Color32 {
        colour(OUTLINE[0]).gamma_multiply(self.alpha)
    }

    /// Two sides that disagree: a bar on each, what each shows, and a cross between them.
    fn edge(&self, pos: Pos, side: Side, mine: Terrain, theirs: Terrain) {
        let rect = self.camera.square_rect(pos);
        let (size, out) = (rect.width(), arrow(side));
        let along = vec2(-out.y, out.x);
        let gate = rect.center() + out * (size * 0.5);
        for (terrain, inward) in [(mine, -out), (theirs, out)] {
            let width = (size * 0.045).clamp(2.5, 5.5);
            let middle = gate + inward * (width * 0.5 + 2.0);
            let bar = [middle - along * size * 0.44, middle + along * size * 0.44];
            self.painter.line_segment(bar, Stroke::new(width + 3.0, self.dark()));
            self.painter.line_segment(bar, Stroke::new(width, self.wrong()));
            let badge = gate + inward * size * 0.26;
            let radius = (size * 0.115).clamp(7.0, 18.0);
            let line = Stroke::new(radius * 0.16, self.wrong());
            self.painter.circle(badge, radius, self.tokens.raised.gamma_multiply(self.alpha), line);
            let ink = self.tokens.text.gamma_multiply(self.alpha);
            terrain_sign(self.painter, terrain, badge, radius * 0.62, Stroke::new(radius * 0.12, ink));
        }
        let radius = (size * 0.085).clamp(6.0, 14.0);
        self.painter.circle(gate, radius, self.wrong(), Stroke::new(2.0, self.dark()));
        Icon::Remove.paint(self.painter, gate, radius * 0.75, self.tokens.raised.gamma_multiply(self.alpha));
    }

    /// The way through a connected feature.
    fn way(&self, pictures: &Pictures, way: &[Waypoint]) {
        let segments: Vec<BoardSegment> = way.iter().map(|step| step.at).collect();
        self.light(pictures, &segments);
        let mut points = Vec::new();
        for step in way {
            points.push(spot_on_screen(self.game, self.camera, step.at.pos, step.at.spot()));
            points.extend(step.exit.map(|exit| exit_point(self.camera.square_rect(step.at.pos), exit)));
        }
        if points.len() > 1 {
            self.painter.add(Shape::line(points.clone(), Stroke::new(8.0, self.dark())));
            self.painter.add(Shape::line(points.clone(), Stroke::new(4.5, self.wrong())));
            self.painter.circle(points[0], 7.0, self.wrong(), Stroke::new(2.0, self.dark()));
        }
    }

    fn ring(&self, pos: Pos, spot: Spot) {
        let centre = spot_on_screen(self.game, self.camera, pos, spot);
        let radius = (self.camera.zoom() * 0.16).max(14.0);
        self.painter.circle_stroke(centre, radius, Stroke::new(6.0, self.dark()));
        self.painter.circle_stroke(centre, radius, Stroke::new(3.5, self.wrong()));
    }

    fn light(&self, pictures: &Pictures, segments: &[BoardSegment]) {
        let light = paint::Light { over: Over::Wrong, alpha: self.alpha };
        paint::light(self.painter, self.camera, self.game, pictures, segments, light);
    }

    /// A square, crossed out or offered.
    fn square(&self, pos: Pos, tone: Color32, is_wrong: bool) {
        let rect = self.camera.square_rect(pos).shrink(3.0);
        self.painter.rect_stroke(rect, 4, Stroke::new(6.0, self.dark()), StrokeKind::Inside);
        self.painter.rect_stroke(rect.shrink(1.0), 4, Stroke::new(3.5, tone), StrokeKind::Inside);
        if is_wrong {
            let at = rect.right_top() + vec2(-14.0, 14.0);
            self.painter.circle(at, 10.0, tone, Stroke::new(2.0, self.dark()));
            Icon::Remove.paint(self.painter, at, 7.5, self.tokens.raised.gamma_multiply(self.alpha));
        }
    }
}

/// Where a feature crosses the border of a square.
fn exit_point(rect: Rect, exit: BorderPart) -> Pos2 {
    let side = exit.side();
    let gate = rect.center() + arrow(side) * (rect.width() * 0.5);
    match exit {
        BorderPart::Side(_) => gate,
        BorderPart::Half(half) => {
            // Halves go round clockwise, so the first of a side lies against that direction.
            let along = vec2(-arrow(side).y, arrow(side).x) * (rect.width() * 0.25);
            if half == side.halves()[0] { gate - along } else { gate + along }
        }
    }
}

/// A small sign for what a side shows, so that nothing rests on colour alone.
pub(crate) fn terrain_sign(painter: &Painter, terrain: Terrain, centre: Pos2, r: f32, stroke: Stroke) {
    let at = |x: f32, y: f32| pos2(centre.x + x * r, centre.y + y * r);
    let line = |points: &[(f32, f32)]| {
        painter.add(Shape::line(points.iter().map(|&(x, y)| at(x, y)).collect(), stroke));
    };
    match terrain {
        Terrain::City => line(&[
            (-1.0, 0.8),
            (-1.0, -0.8),
            (-0.5, -0.8),
            (-0.5, -0.3),
            (-0.2, -0.3),
            (-0.2, -0.8),
            (0.2, -0.8),
            (0.2, -0.3),
            (0.5, -0.3),
            (0.5, -0.8),
            (1.0, -0.8),
            (1.0, 0.8),
            (-1.0, 0.8),
        ]),
        Terrain::Road => {
            line(&[(-0.75, 0.9), (-0.3, -0.9)]);
            line(&[(0.75, 0.9), (0.3, -0.9)]);
            line(&[(0.0, 0.8), (0.0, 0.25)]);
            line(&[(0.0, -0.2), (0.0, -0.7)]);
        }
        Terrain::Field => {
            for x in [-0.7, 0.0, 0.7] {
                line(&[(x - 0.25, -0.3), (x, 0.7)]);
                line(&[(x + 0.25, -0.3), (x, 0.7)]);
            }
        }
        Terrain::River => {
            for y in [-0.45, 0.35] {
                let wave: Vec<(f32, f32)> = (0..=16)
                    .map(|step| {
                        let x = -1.0 + step as f32 / 8.0;
                        (x, y + 0.22 * (x * std::f32::consts::TAU).sin())
                    })
                    .collect();
                line(&wave);
            }
        }
    }
}
