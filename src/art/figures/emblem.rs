//! Score marker, score cards, tile backs and the program's sign.

use super::folk::outlined;
use crate::art::colour::Hex;
use crate::art::players::{ColourSet, OUTLINE, PlayerStyle};
use crate::art::point::{Point, point};
use crate::art::vector::{Drawing, Path, text, text_width};

/// A round marker with the player's mark.
pub(super) fn marker(style: &PlayerStyle) -> Drawing {
    let disc = Path::circle(Point::CENTRE, 0.38);
    let shadow = Drawing::new().fill(Path::circle(point(0.53, 0.56), 0.43), Hex(0x000000).glaze(0.25));
    outlined(shadow, &disc, style.fill).fill(style.mark.path(Point::CENTRE, 0.21), style.on_fill)
}

/// A card for a lap of the score board.
pub(super) fn points(words: &str, style: &PlayerStyle) -> Drawing {
    let card = Path::rounded(point(0.08, 0.2), point(0.92, 0.8), 0.1);
    let height = if words.len() > 2 { 0.24 } else { 0.3 };
    let at = point(0.5 - text_width(words, height) * 0.5, 0.5 - height * 0.5);
    let shadow = Drawing::new().fill(card.map(|p| p + point(0.03, 0.045)), Hex(0x000000).glaze(0.25));
    outlined(shadow, &card, style.fill).line(text(words, at, height), style.on_fill, 0.06)
}

/// The back of a tile: a woven knot on leather.
pub(super) fn tile_back(dark: bool) -> Drawing {
    let (ground, line, light) = if dark {
        (Hex(0x2E3B3A), Hex(0x1B2524), Hex(0x7FA08F))
    } else {
        (Hex(0x8A5A3C), Hex(0x5A3723), Hex(0xD9B36C))
    };
    let all = Path::polygon(&[point(0.0, 0.0), point(1.0, 0.0), point(1.0, 1.0), point(0.0, 1.0)]);
    let frame = Path::rounded(point(0.07, 0.07), point(0.93, 0.93), 0.05);
    let mut drawing =
        Drawing::new().fill(all, ground).line(frame.clone(), line, 0.03).line(frame, light, 0.012);
    // Four loops, woven: each passes over the next.
    for pass in [0.075, 0.04] {
        let ink = if pass > 0.05 { line } else { light };
        for index in 0..4 {
            let turn = index as f32 * std::f32::consts::FRAC_PI_2;
            let at = |x: f32, y: f32| {
                let p = Point::CENTRE + point(x, y).rotated(turn);
                [p.x, p.y]
            };
            let start = at(-0.12, -0.02);
            let knot = Path::from(start[0], start[1])
                .curve(at(-0.12, -0.3), at(0.3, -0.38), at(0.28, -0.14))
                .curve(at(0.27, 0.0), at(0.12, 0.02), at(0.02, -0.02));
            drawing = drawing.line(knot, ink, pass);
        }
    }
    let corners = [point(0.16, 0.16), point(0.84, 0.16), point(0.84, 0.84), point(0.16, 0.84)];
    for corner in corners {
        drawing = drawing.fill(Path::star(corner, 4, 0.055, 0.02), light);
    }
    drawing.fill(Path::circle(Point::CENTRE, 0.05), line).fill(Path::circle(Point::CENTRE, 0.03), light)
}

/// A wanderer before a hill, a road and a walled town: the program's sign.
pub(super) fn icon() -> Drawing {
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
    let meeple = super::folk::meeple(&ColourSet::Classic.style(1), false);
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
        .with(&meeple, point(0.05, 0.32), 0.62)
}
