//! A player's mark on the player's colour.

use egui::{Ui, vec2};

use crate::app::Shared;
use crate::app::theme::{Tokens, colour, colour_set};
use crate::storage::ColourChoice;

/// A player's mark on the player's colour.
pub(crate) fn mark_ui(ui: &mut Ui, shared: &Shared, number: usize, size: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(size, size), egui::Sense::hover());
    mark_at(ui.painter(), &shared.tokens, shared.settings.colours, number, rect, 1.0);
}

/// The same at a place, more or less faded.
pub(crate) fn mark_at(
    painter: &egui::Painter,
    tokens: &Tokens,
    colours: ColourChoice,
    number: usize,
    rect: egui::Rect,
    alpha: f32,
) {
    let style = colour_set(colours).style(number);
    let radius = rect.width() / 2.0;
    let fade = |tone: egui::Color32| tone.gamma_multiply(alpha);
    let line = egui::Stroke::new(1.5, fade(tokens.text));
    painter.circle(rect.center(), radius, fade(colour(style.fill)), line);
    let points = mark_points(style.mark, rect.center(), radius * 0.5);
    painter.add(egui::Shape::Path(egui::epaint::PathShape {
        points,
        closed: true,
        fill: fade(colour(style.on_fill)),
        stroke: egui::epaint::PathStroke::NONE,
    }));
}

fn mark_points(mark: crate::art::players::PlayerMark, at: egui::Pos2, r: f32) -> Vec<egui::Pos2> {
    use crate::art::vector::PathStep;
    let path = mark.path(crate::art::point(0.0, 0.0), 1.0);
    path.steps
        .iter()
        .filter_map(|step| match step {
            PathStep::Move(p) | PathStep::Line(p) | PathStep::Curve(_, _, p) => Some(*p),
            PathStep::Close => None,
        })
        .map(|p| at + vec2(p.x, p.y) * r)
        .collect()
}
