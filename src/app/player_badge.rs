//! A player's mark on the player's colour.

use egui::{Pos2, Ui, Vec2, vec2};

use crate::app::Shared;
use crate::app::theme::{Tokens, colour, colour_set};
use crate::art::players::PlayerMark;
use crate::art::vector::PathStep;
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
    let outline = mark_outline(style.mark, rect.center(), radius * 0.5);
    let tone = fade(colour(style.on_fill));
    painter.add(egui::Shape::mesh(filled(rect.center(), &outline, tone)));
    // The line softens the edge of the mesh.
    painter.add(egui::Shape::closed_line(outline, egui::Stroke::new(0.6, tone)));
}

/// A shape all of whose outline can be seen from its middle, as triangles about that: egui itself fills only shapes
/// without corners that point inwards.
fn filled(middle: Pos2, outline: &[Pos2], tone: egui::Color32) -> egui::Mesh {
    let mut mesh = egui::Mesh::default();
    mesh.colored_vertex(middle, tone);
    for &point in outline {
        mesh.colored_vertex(point, tone);
    }
    let count = outline.len() as u32;
    for index in 0..count {
        mesh.add_triangle(0, 1 + index, 1 + (index + 1) % count);
    }
    mesh
}

/// The outline of a mark, its curves as short lines.
fn mark_outline(mark: PlayerMark, at: Pos2, r: f32) -> Vec<Pos2> {
    /// Lines that stand for a curve.
    const LINES: u8 = 8;
    let path = mark.path(crate::art::point(0.0, 0.0), 1.0);
    let mut outline: Vec<Vec2> = Vec::new();
    for step in &path.steps {
        let end = |p: &crate::art::Point| vec2(p.x, p.y);
        match step {
            PathStep::Move(p) | PathStep::Line(p) => outline.push(end(p)),
            PathStep::Curve(leaving, coming, p) => {
                let from = outline.last().copied().unwrap_or_default();
                let (leaving, coming, to) = (end(leaving), end(coming), end(p));
                outline.extend((1..=LINES).map(|line| {
                    let part = f32::from(line) / f32::from(LINES);
                    let rest = 1.0 - part;
                    from * rest.powi(3)
                        + leaving * (3.0 * rest * rest * part)
                        + coming * (3.0 * rest * part * part)
                        + to * part.powi(3)
                }));
            }
            PathStep::Close => {}
        }
    }
    outline.into_iter().map(|p| at + p * r).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The area of a shape, by its outline.
    fn area(outline: &[Pos2]) -> f32 {
        let next = outline.iter().cycle().skip(1);
        outline.iter().zip(next).map(|(a, b)| a.x * b.y - b.x * a.y).sum::<f32>().abs() / 2.0
    }

    #[test]
    fn every_mark_is_filled_within_its_outline_and_nowhere_else() {
        use PlayerMark::{Cross, Diamond, Disc, Square, Star, Triangle};
        for mark in [Disc, Triangle, Square, Cross, Diamond, Star] {
            let outline = mark_outline(mark, Pos2::ZERO, 100.0);
            let mesh = filled(Pos2::ZERO, &outline, egui::Color32::WHITE);
            let filled: f32 = mesh
                .triangles()
                .map(|corners| area(&corners.map(|corner| mesh.vertices[corner as usize].pos)))
                .sum();
            assert!((filled - area(&outline)).abs() < 1.0, "{mark:?}: {filled} for {}", area(&outline));
        }
    }

    #[test]
    fn a_disc_is_round() {
        let outline = mark_outline(PlayerMark::Disc, Pos2::ZERO, 100.0);
        let far = outline.iter().map(|point| point.to_vec2().length());
        let (least, most) =
            far.fold((f32::MAX, 0.0_f32), |(least, most), far| (least.min(far), most.max(far)));
        assert!(most - least < 2.0, "{least} to {most}");
    }
}
