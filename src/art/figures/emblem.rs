//! Score marker, score cards, tile backs and the program's sign.

use image::RgbaImage;

use super::PlayerPiece;
use crate::art::colour::Hex;
use crate::art::players::{ColourSet, OUTLINE, PlayerStyle};
use crate::art::point::{Point, point};
use crate::art::relief::{Carving, Layer, Look, Model, Pose};
use crate::art::theme::Theme;
use crate::art::vector::{Drawing, Path, draw, text, text_width};

/// A round marker with the player's mark, set into its face.
pub(super) fn marker(style: &PlayerStyle) -> Model {
    let centre = point(50.0, 46.0);
    let disc = Layer::raised(style.fill, 8.0, 6.0).area(Path::circle(centre, 38.0));
    let face = Layer::cut(style.fill, 1.0).grain(0.05).area(Path::circle(centre, 27.0));
    let mark = Layer::cut(style.on_fill, 0.7).area(style.mark.path(centre, 17.0));
    Model::new(Carving::new(Pose::Lying { reach: 1.2 }, 13.0, vec![disc, face, mark]).side(style.shade))
        .dark(style.fill.light().luminance() < 0.05)
}

/// A wooden card for a lap of the score board.
pub(super) fn points(words: &str, style: &PlayerStyle) -> Model {
    let height = if words.len() > 2 { 26.0 } else { 32.0 };
    let at = point(50.0 - text_width(words, height) * 0.5, 48.0 - height * 0.5);
    let card =
        Layer::raised(style.fill, 5.0, 4.0).area(Path::rounded(point(6.0, 18.0), point(94.0, 78.0), 9.0));
    let words = Layer::cut(style.on_fill, 0.7).line(text(words, at, height), 6.5);
    Model::new(Carving::new(Pose::Lying { reach: 1.0 }, 8.0, vec![card, words]).side(style.shade))
        .dark(style.fill.light().luminance() < 0.05)
}

/// The back of a tile: dark leather with a compass rose and a knot at each side, tooled in gold.
pub fn tile_back(is_dark: bool) -> Drawing {
    let (ground, deep, gold) = if is_dark {
        (Hex(0x3A3330), Hex(0x241F1C), Hex(0xB9A27A))
    } else {
        (Hex(0x1F4A41), Hex(0x12312B), Hex(0xC9A45A))
    };
    let all = Path::polygon(&[point(0.0, 0.0), point(1.0, 0.0), point(1.0, 1.0), point(0.0, 1.0)]);
    let frame =
        |inset: f32, radius: f32| Path::rounded(point(inset, inset), point(1.0 - inset, 1.0 - inset), radius);
    let mut drawing = Drawing::new()
        .fill(all, deep)
        .fill(frame(0.03, 0.03), ground)
        .line(frame(0.09, 0.03), deep, 0.022)
        .line(frame(0.09, 0.03), gold, 0.010);
    for quarter in 0_u8..4 {
        let turn = f32::from(quarter) * std::f32::consts::FRAC_PI_2;
        let at = |x: f32, y: f32| {
            let p = Point::CENTRE + point(x, y).rotated(turn);
            [p.x, p.y]
        };
        // A bow between two corners, and a bud on it.
        let [start, bud] = [at(-0.30, -0.30), at(0.0, -0.27)];
        let bow = Path::from(start[0], start[1])
            .curve(at(-0.10, -0.30), at(-0.16, -0.16), at(0.0, -0.16))
            .curve(at(0.16, -0.16), at(0.10, -0.30), at(0.30, -0.30));
        let corner = at(-0.30, -0.30);
        let corner = Path::circle(point(corner[0], corner[1]), 0.038);
        let bud = Path::star(point(bud[0], bud[1]), 4, 0.035, 0.014);
        drawing = drawing
            .line(bow.clone(), deep, 0.030)
            .line(bow, gold, 0.012)
            .fill(bud, gold)
            .line(corner.clone(), deep, 0.030)
            .fill(corner.clone(), ground)
            .line(corner, gold, 0.012);
    }
    let rose = |points: usize, outer: f32, inner: f32| Path::star(Point::CENTRE, points, outer, inner);
    drawing
        .line(Path::circle(Point::CENTRE, 0.125), deep, 0.028)
        .line(Path::circle(Point::CENTRE, 0.125), gold, 0.010)
        .fill(rose(8, 0.105, 0.035), gold.glaze(0.55))
        .fill(rose(4, 0.115, 0.03), gold)
        .fill(Path::circle(Point::CENTRE, 0.018), deep)
}

/// A hill, a road and a walled town.
fn vista() -> Drawing {
    let frame =
        |inset: f32, radius: f32| Path::rounded(point(inset, inset), point(1.0 - inset, 1.0 - inset), radius);
    let hill = Path::from(0.04, 0.56)
        .curve([0.25, 0.44], [0.4, 0.46], [0.55, 0.52])
        .curve([0.7, 0.58], [0.85, 0.56], [0.96, 0.48])
        .to(0.96, 0.8)
        .curve([0.96, 0.91], [0.91, 0.96], [0.8, 0.96])
        .to(0.2, 0.96)
        .curve([0.09, 0.96], [0.04, 0.91], [0.04, 0.8])
        .close();
    let road = Path::from(0.42, 0.96)
        .curve([0.4, 0.8], [0.62, 0.74], [0.66, 0.64])
        .curve([0.68, 0.58], [0.6, 0.56], [0.62, 0.52])
        .to(0.68, 0.52)
        .curve([0.68, 0.57], [0.78, 0.6], [0.76, 0.68])
        .curve([0.72, 0.78], [0.62, 0.84], [0.64, 0.96])
        .close();
    let town = Path::from(0.5, 0.53)
        .to(0.5, 0.38)
        .to(0.54, 0.38)
        .to(0.54, 0.3)
        .to(0.6, 0.2)
        .to(0.66, 0.3)
        .to(0.66, 0.38)
        .to(0.74, 0.38)
        .to(0.74, 0.26)
        .to(0.8, 0.16)
        .to(0.86, 0.26)
        .to(0.86, 0.53)
        .close();
    Drawing::new()
        .fill(frame(0.0, 0.2), OUTLINE[0])
        .fill(frame(0.03, 0.175), Hex(0xE9B949))
        .fill(frame(0.055, 0.155), Hex(0xBFDCE4))
        .fill(Path::circle(point(0.24, 0.26), 0.09), Hex(0xFFF3C4))
        .line(town.clone(), OUTLINE[0], 0.03)
        .fill(town, Hex(0x8A5A3C))
        .fill(hill.clone(), Hex(0x8CA75A))
        .line(road.clone(), Hex(0x7A6A40), 0.03)
        .fill(road, Hex(0xF0E1B8))
}

/// A wanderer before a hill, a road and a walled town: the program's sign.
pub fn icon(pixels: usize) -> RgbaImage {
    let mut picture = draw(&vista(), pixels);
    let look = Look::fine(Theme::Day, (pixels as f32 * 0.62).round() as usize);
    let wanderer = PlayerPiece::Meeple.model(&ColourSet::Classic.style(1));
    let corner = point(0.05, 0.33) * pixels as f32 + wanderer.frame().low * (look.pixels as f32 / 100.0);
    // Its shadow ends where the sign ends.
    let sign = picture.clone();
    image::imageops::overlay(&mut picture, &wanderer.picture(look), corner.x as i64, corner.y as i64);
    for (pixel, whole) in picture.pixels_mut().zip(sign.pixels()) {
        pixel.0[3] = pixel.0[3].min(whole.0[3]);
    }
    picture
}
