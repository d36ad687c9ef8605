//! Filling a rounded rectangle with a colour that changes from top to bottom.

use std::f32::consts::FRAC_PI_2;

use egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, pos2, vec2};

use crate::app::theme::Gradient;

/// Steps of each round corner.
const STEPS: usize = 8;

/// Fills a rounded rectangle, with soft edges.
pub(crate) fn paint_gradient(painter: &Painter, rect: Rect, radius: f32, fill: Gradient) {
    painter.add(gradient(rect, radius, fill, painter.pixels_per_point()));
}

/// The same as a shape.
pub(super) fn gradient(rect: Rect, radius: f32, fill: Gradient, pixels_per_point: f32) -> Shape {
    if !rect.is_positive() {
        return Shape::Noop;
    }
    if fill.top == fill.bottom {
        return Shape::rect_filled(rect, radius, fill.top);
    }
    // The soft edge is one pixel wide and lies on both sides of the true one.
    let feather = 0.5 / pixels_per_point;
    let radius = radius.clamp(feather, 0.5 * rect.size().min_elem());
    let inner = corners(rect.shrink(feather), radius - feather);
    let outer = corners(rect.expand(feather), radius + feather);
    let tone = |point: Pos2| fill.at((point.y - rect.top()) / rect.height());
    let mut mesh = Mesh::default();
    let count = inner.len() as u32;
    for &point in &inner {
        mesh.colored_vertex(point, tone(point));
    }
    for &point in &outer {
        mesh.colored_vertex(point, Color32::TRANSPARENT);
    }
    // The points run around from the left of the top: straight across, the colours stay what they are.
    for step in 0..count / 2 - 1 {
        let (left, right) = (count - 1 - step, step);
        mesh.add_triangle(left, right, right + 1);
        mesh.add_triangle(left, right + 1, left - 1);
    }
    for corner in 0..count {
        let next = (corner + 1) % count;
        mesh.add_triangle(corner, next, count + corner);
        mesh.add_triangle(next, count + corner, count + next);
    }
    Shape::mesh(mesh)
}

/// The points of a rounded rectangle, clockwise from the right end of its top, in pairs that lie level.
fn corners(rect: Rect, radius: f32) -> Vec<Pos2> {
    let centres = [
        pos2(rect.right() - radius, rect.top() + radius),
        pos2(rect.right() - radius, rect.bottom() - radius),
        pos2(rect.left() + radius, rect.bottom() - radius),
        pos2(rect.left() + radius, rect.top() + radius),
    ];
    let arc = |(quarter, centre): (usize, Pos2)| {
        (0..=STEPS).map(move |step| {
            let angle = FRAC_PI_2 * (quarter as f32 - 1.0 + step as f32 / STEPS as f32);
            centre + vec2(angle.cos(), angle.sin()) * radius
        })
    };
    centres.into_iter().enumerate().flat_map(arc).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_points_lie_level_in_pairs() {
        let points = corners(Rect::from_min_size(pos2(3.0, 4.0), vec2(100.0, 30.0)), 9.0);
        for (right, left) in points.iter().zip(points.iter().rev()) {
            assert!((right.y - left.y).abs() < 1e-3, "{right} {left}");
        }
    }
}
