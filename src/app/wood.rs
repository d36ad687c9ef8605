//! The wooden table that everything lies on, and what is cut into it.

use egui::epaint::{Mesh, Vertex};
use egui::{CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, vec2};

use crate::app::pictures::Pictures;
use crate::app::theme::{Tokens, tint};
use crate::art::theme::Theme;
use crate::art::{point, wood};

/// Where the wood lies, so that it moves with what lies on it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WoodPlace {
    /// A point of the screen under which the corner of the picture lies.
    origin: Pos2,
    /// Points of the screen per pixel of the picture.
    scale: f32,
}

impl WoodPlace {
    /// Wood that stays where it is.
    pub fn still(rect: Rect) -> Self {
        Self { origin: rect.min, scale: 1.0 }
    }

    /// Wood under a map whose own corner is at `origin` and whose tiles are `zoom` wide: looked at from near, its grain is
    /// coarser, though less so than the tiles are larger.
    pub fn under(origin: Pos2, zoom: f32) -> Self {
        /// Width of a tile at which the wood has its true size.
        const TRUE: f32 = 108.0;
        Self { origin, scale: (zoom / TRUE).sqrt().clamp(0.4, 2.0) }
    }
}

/// Fills a part of the screen with the table, lit as by a lamp over that part.
pub fn paint(painter: &Painter, pictures: &Pictures, tokens: &Tokens, rect: Rect, place: WoodPlace) {
    painter.rect_filled(rect, CornerRadius::ZERO, tokens.table);
    if tokens.land == Theme::HighContrast {
        return;
    }
    let Some(texture) = pictures.wood() else { return };
    let size = vec2(wood::WIDTH as f32, wood::HEIGHT as f32) * place.scale;
    let columns = cuts(rect.left(), rect.right(), place.origin.x, size.x, COLUMNS);
    let rows = cuts(rect.top(), rect.bottom(), place.origin.y, size.y, ROWS);
    let mut mesh = Mesh::with_texture(texture);
    for down in rows.windows(2) {
        for across in columns.windows(2) {
            let cell = Rect::from_x_y_ranges(across[0]..=across[1], down[0]..=down[1]);
            let copy = ((cell.center() - place.origin) / size).floor();
            let first = mesh.vertices.len() as u32;
            for at in [cell.left_top(), cell.right_top(), cell.left_bottom(), cell.right_bottom()] {
                let in_copy = (at - place.origin) / size - copy;
                let uv = Pos2::new(in_copy.x, in_copy.y);
                let part = (at - rect.min) / rect.size();
                let color = tint::lit(wood::light(tokens.land, point(part.x, part.y)));
                mesh.vertices.push(Vertex { pos: at, uv, color });
            }
            mesh.add_triangle(first, first + 1, first + 2);
            mesh.add_triangle(first + 2, first + 1, first + 3);
        }
    }
    painter.add(Shape::mesh(mesh));
}

/// In so many steps the light of the pool falls off: few corners, and no step to be seen.
const COLUMNS: usize = 24;
const ROWS: usize = 14;

/// Where a length is cut: evenly, for the light, and where a copy of the picture ends.
fn cuts(from: f32, to: f32, origin: f32, size: f32, parts: usize) -> Vec<f32> {
    let even = (0..=parts).map(|part| from + (to - from) * part as f32 / parts as f32);
    let first = ((from - origin) / size).floor() as i32 + 1;
    let ends = (first..).map(|copy| origin + size * copy as f32).take_while(|end| *end < to);
    let mut cuts: Vec<f32> = even.chain(ends).collect();
    cuts.sort_by(f32::total_cmp);
    cuts
}

/// Lines that make up the shadow of the edge in a tray.
const STEPS: u8 = 9;

/// A tray cut into the table.
pub fn tray(painter: &Painter, tokens: &Tokens, rect: Rect, radius: u8) {
    if tokens.land == Theme::HighContrast {
        let line = Stroke::new(2.0, tokens.line);
        painter.rect(rect, CornerRadius::same(radius), tokens.surface, line, StrokeKind::Inside);
        return;
    }
    painter.rect_filled(rect, CornerRadius::same(radius), tint::shade(117));
    for step in 0..STEPS {
        // Deeper under the northern and western edge, from where the light comes.
        let depth = f32::from(step) * 1.5;
        let mut inner = rect.shrink(depth * 0.35);
        inner.min += vec2(0.3, 0.65) * depth;
        let alpha = 30 - 3 * step;
        let line = Stroke::new(1.6, tint::shade(alpha));
        let corner = CornerRadius::same(radius.saturating_sub(step));
        painter.rect_stroke(inner, corner, line, StrokeKind::Inside);
    }
    // The lower edge catches the light.
    let y = rect.bottom() + 0.5;
    let inset = f32::from(radius) * 0.7;
    painter.hline(rect.left() + inset..=rect.right() - inset, y, Stroke::new(1.0, tint::gleam(34)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_screen_is_cut_wherever_a_copy_of_the_wood_ends() {
        for (from, to, origin) in [(0.0, 1920.0, -700.0), (0.0, 1280.0, 333.3), (-50.0, 3840.0, 5000.0)] {
            let cuts = cuts(from, to, origin, 819.2, 24);
            assert!((cuts[0] - from).abs() < 1e-3 && (cuts[cuts.len() - 1] - to).abs() < 1e-3);
            for pair in cuts.windows(2).filter(|pair| pair[1] - pair[0] > 1e-2) {
                let copy = |at: f32| ((at - origin) / 819.2).floor();
                assert_eq!(copy(pair[0] + 1e-3) as i32, copy(pair[1] - 1e-3) as i32, "{pair:?}");
            }
        }
    }

    #[test]
    fn the_wood_moves_with_the_map_and_is_coarser_from_near() {
        let far = WoodPlace::under(Pos2::ZERO, 54.0);
        let near = WoodPlace::under(Pos2::ZERO, 216.0);
        assert!((near.scale / far.scale - 2.0).abs() < 1e-3);
        assert_eq!(WoodPlace::under(Pos2::new(3.0, 4.0), 108.0).origin, Pos2::new(3.0, 4.0));
    }
}
