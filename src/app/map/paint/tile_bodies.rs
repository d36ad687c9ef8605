//! Tiles as things of cardboard: their shadow on the table, their thickness, their outer edges.
//!
//! Inside the map tiles join without a line; only where no neighbour lies one sees that they are thick.

use egui::epaint::{Mesh, Vertex, WHITE_UV};
use egui::{
    Color32, ColorImage, Painter, Pos2, Rect, Shape, TextureHandle, TextureOptions, Vec2, pos2, vec2,
};

use crate::app::pictures::Cutout;
use crate::app::theme::{cardboard, tint};
use crate::art::theme::Theme;
use crate::art::tile_shadow::{MARGIN, PIXELS, THICKNESS, TileShadow};
use crate::tiles::Pos;

use crate::app::map::camera::Camera;
use crate::app::map::paint::Meshes;

/// Radius of outer corners, in widths of a tile.
const CORNER: f32 = 0.03;

/// Points of a quarter circle at an outer corner.
const ARC: usize = 3;

/// The shadow of the tiles that lie on the table, as a texture; cast anew when a tile is laid or taken.
#[derive(Default)]
pub struct TableShadow {
    squares: Vec<Pos>,
    texture: Option<(TextureHandle, Pos)>,
}

impl TableShadow {
    /// Casts the shadow anew if other tiles lie there.
    pub fn cast(&mut self, ctx: &egui::Context, squares: Vec<Pos>) {
        if self.squares == squares {
            return;
        }
        self.texture = TileShadow::cast(&squares).map(|shadow| {
            let pixels =
                shadow.strength.iter().map(|strength| tint::shade((strength * 255.0) as u8)).collect();
            let image = ColorImage::new([shadow.width, shadow.height()], pixels);
            (ctx.load_texture("shadow", image, TextureOptions::LINEAR), shadow.low)
        });
        self.squares = squares;
    }

    /// Paints it.
    pub(crate) fn paint(&self, painter: &Painter, camera: &Camera, theme: Theme) {
        let Some((texture, low)) = self.texture.as_ref().filter(|_| theme != Theme::HighContrast) else {
            return;
        };
        let corner = camera.square_rect(*low).min;
        let tiles = texture.size_vec2() / PIXELS as f32;
        debug_assert!(tiles.x >= (2 * MARGIN) as f32);
        let rect = Rect::from_min_size(corner, tiles * camera.zoom());
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        painter.image(texture.id(), rect, whole, Color32::WHITE);
    }
}

/// Which sides of a tile are free, clockwise from the north.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FreeSides([bool; 4]);

impl FreeSides {
    /// The free sides of a tile, given what lies on its four sides.
    pub fn of(pos: Pos, is_laid: impl Fn(Pos) -> bool) -> Self {
        Self(crate::tiles::Side::ALL.map(|side| !is_laid(pos.step(side))))
    }

    fn any(self) -> bool {
        self.0.contains(&true)
    }

    /// Whether the corner where a side ends, clockwise, is an outer one.
    fn outer_corner(self, side: usize) -> bool {
        self.0[side] && self.0[(side + 1) % 4]
    }
}

/// The way out of the tile over a side.
const OUT: [Vec2; 4] = [vec2(0.0, -1.0), vec2(1.0, 0.0), vec2(0.0, 1.0), vec2(-1.0, 0.0)];

/// The corner where a side ends, clockwise.
fn end_of(rect: Rect, side: usize) -> Pos2 {
    [rect.right_top(), rect.right_bottom(), rect.left_bottom(), rect.left_top()][side]
}

/// The points around the corner where a side ends, each with the way that the edge looks there.
fn corner(rect: Rect, side: usize, is_outer: bool) -> Vec<(Pos2, Vec2)> {
    let at = end_of(rect, side);
    let (this, next) = (OUT[side], OUT[(side + 1) % 4]);
    if !is_outer {
        return vec![(at, this), (at, next)];
    }
    let radius = CORNER * rect.width();
    let middle = at - (this + next) * radius;
    (0..=ARC)
        .map(|step| {
            let angle = std::f32::consts::FRAC_PI_2 * step as f32 / ARC as f32;
            let way = this * angle.cos() + next * angle.sin();
            (middle + way * radius, way)
        })
        .collect()
}

/// A tile's picture, its outer corners rounded.
pub(crate) fn face(meshes: &mut Meshes, rect: Rect, free: FreeSides, cutout: Cutout) {
    if !(0..4).any(|side| free.outer_corner(side)) {
        return meshes.add(rect, cutout);
    }
    let uv = |at: Pos2| {
        let part = (at - rect.min) / rect.size();
        cutout.uv.min + part * cutout.uv.size()
    };
    let outline = (0..4).flat_map(|side| corner(rect, side, free.outer_corner(side)).into_iter());
    let points = outline.map(|(at, _)| (at, uv(at)));
    meshes.add_fan((rect.center(), uv(rect.center())), points, cutout.texture);
}

/// What one sees of a tile's thickness: a strip below its southern side.
pub(crate) fn side(mesh: &mut Mesh, rect: Rect, free: FreeSides, theme: Theme) {
    if !free.0[2] || theme == Theme::HighContrast {
        return;
    }
    let thickness = THICKNESS * rect.width();
    let edge = (thickness * 0.16).max(1.0);
    let [light, upper, lower] = cardboard(theme);
    let east = corner(rect, 1, free.outer_corner(1));
    let west = corner(rect, 2, free.outer_corner(2));
    let border: Vec<Pos2> = east.into_iter().chain(west).map(|(at, _)| at).collect();
    for pair in border.windows(2) {
        for (from, to, colours) in [(0.0, edge, [light, light]), (edge, thickness, [upper, lower])] {
            quad(
                mesh,
                [
                    (pair[0] + vec2(0.0, from), colours[0]),
                    (pair[1] + vec2(0.0, from), colours[0]),
                    (pair[1] + vec2(0.0, to), colours[1]),
                    (pair[0] + vec2(0.0, to), colours[1]),
                ],
            );
        }
    }
}

/// The bevel of free sides: light where it looks to the sun, dark where it looks away. In high contrast a white line.
pub(crate) fn bevel(mesh: &mut Mesh, rect: Rect, free: FreeSides, theme: Theme) {
    if !free.any() {
        return;
    }
    let is_flat = theme == Theme::HighContrast;
    let width = if is_flat { 3.0 } else { (0.022 * rect.width()).clamp(1.2, 4.0) };
    for side in 0..4 {
        if !free.0[side] {
            continue;
        }
        let before = (side + 3) % 4;
        let mut line: Vec<(Pos2, Vec2)> = Vec::new();
        // From the corner before to the corner after; where that is an outer one, its arc belongs to the earlier side.
        line.extend(corner(rect, before, free.outer_corner(before)).pop());
        line.extend(corner(rect, side, free.outer_corner(side)));
        if !free.outer_corner(side) {
            line.truncate(2);
        }
        for pair in line.windows(2) {
            let (from, to) = (pair[0], pair[1]);
            if is_flat {
                let white = tint::gleam(255);
                let points = [from.0, to.0, to.0 + to.1 * width, from.0 + from.1 * width];
                quad(mesh, points.map(|at| (at, white)));
            } else {
                let clear = Color32::TRANSPARENT;
                let tones = [edge_tone(from.1, theme), edge_tone(to.1, theme)];
                let inner = [to.0 - to.1 * width, from.0 - from.1 * width];
                quad(mesh, [(from.0, tones[0]), (to.0, tones[1]), (inner[0], clear), (inner[1], clear)]);
            }
        }
    }
}

/// How an edge shines that looks this way.
fn edge_tone(way: Vec2, theme: Theme) -> Color32 {
    let facing = -way.x * 0.6 - way.y * 0.75;
    if facing > 0.0 {
        let strength = if theme == Theme::Night { 70.0 } else { 150.0 };
        tint::gleam((facing * strength) as u8)
    } else {
        tint::shade((-facing * 115.0) as u8)
    }
}

/// Where tiles meet, for learners: a dark line and a light one.
pub(crate) fn seams(mesh: &mut Mesh, rect: Rect, free: FreeSides) {
    for side in [1, 2] {
        if free.0[side] {
            continue;
        }
        for (shift, tone) in [(-1.0, tint::shade(90)), (0.0, tint::gleam(60))] {
            let line = if side == 1 {
                Rect::from_min_max(rect.right_top(), rect.right_bottom() + vec2(1.0, 0.0))
                    .translate(vec2(shift, 0.0))
            } else {
                Rect::from_min_max(rect.left_bottom(), rect.right_bottom() + vec2(0.0, 1.0))
                    .translate(vec2(0.0, shift))
            };
            mesh.add_colored_rect(line, tone);
        }
    }
}

fn quad(mesh: &mut Mesh, corners: [(Pos2, Color32); 4]) {
    let first = mesh.vertices.len() as u32;
    mesh.vertices.extend(corners.map(|(pos, color)| Vertex { pos, uv: WHITE_UV, color }));
    mesh.add_triangle(first, first + 1, first + 2);
    mesh.add_triangle(first, first + 2, first + 3);
}

/// Paints a mesh of plain colours, if there is anything in it.
pub(crate) fn paint_mesh(painter: &Painter, mesh: Mesh) {
    if !mesh.is_empty() {
        painter.add(Shape::mesh(mesh));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_free_sides_have_a_body() {
        let rect = Rect::from_min_size(Pos2::ZERO, vec2(100.0, 100.0));
        let inside = FreeSides([false; 4]);
        let (mut sides, mut bevels) = (Mesh::default(), Mesh::default());
        side(&mut sides, rect, inside, Theme::Day);
        bevel(&mut bevels, rect, inside, Theme::Day);
        assert!(sides.is_empty() && bevels.is_empty());
        side(&mut sides, rect, FreeSides([true, true, false, true]), Theme::Day);
        assert!(sides.is_empty(), "a neighbour in the south hides the side");
        side(&mut sides, rect, FreeSides([false, false, true, false]), Theme::Day);
        let lowest = sides.vertices.iter().map(|vertex| vertex.pos.y).fold(0.0, f32::max);
        assert!((lowest - 107.0).abs() < 0.01);
    }

    #[test]
    fn outer_corners_lie_between_two_free_sides() {
        let free = FreeSides([true, true, false, false]);
        assert_eq!([0, 1, 2, 3].map(|side| free.outer_corner(side)), [true, false, false, false]);
        let rect = Rect::from_min_size(Pos2::ZERO, vec2(100.0, 100.0));
        let points = corner(rect, 0, true);
        assert!(
            points[0].0.distance(pos2(97.0, 0.0)) < 0.01 && points[ARC].0.distance(pos2(100.0, 3.0)) < 0.01
        );
        assert!(edge_tone(OUT[0], Theme::Day).r() > 0 && edge_tone(OUT[2], Theme::Day).r() == 0);
    }
}
