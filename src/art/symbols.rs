//! The signs printed on tiles: coat of arms, princess, dragon, portal.

use super::colour::Hex;
use super::geometry::Symbol;
use super::point::{Point, point};
use super::vector::{Drawing, Path};

const INK: Hex = Hex(0x2B1E16);
const PARCHMENT: Hex = Hex(0xF6EBCF);
const GOLD: Hex = Hex(0xE9B949);
const GOLD_DARK: Hex = Hex(0xA97A22);
const WINE: Hex = Hex(0xA3243B);
const FJORD: Hex = Hex(0x1F4E6B);
const VIOLET: Hex = Hex(0x6B4FA8);
const EMBER: Hex = Hex(0xC23A1E);

/// Width of a printed symbol, in tile widths.
pub const SYMBOL: f32 = 0.18;

/// The drawing of a symbol in the unit square.
pub fn symbol(symbol: Symbol) -> Drawing {
    match symbol {
        Symbol::Shield => shield(),
        Symbol::Princess => princess(),
        Symbol::Dragon => dragon(),
        Symbol::Portal => portal(),
    }
}

fn shadow(drawing: Drawing, path: &Path) -> Drawing {
    drawing.fill(path.map(|p| p + point(0.035, 0.05)), Hex(0x0).glaze(0.32))
}

/// A coat of arms: a gold wave and a star on blue.
fn shield() -> Drawing {
    let outline = |inset: f32| {
        let (l, t) = (0.1 + inset, 0.04 + inset);
        Path::from(0.5, t)
            .to(l, t)
            .to(l, 0.5)
            .curve([l, 0.74], [0.3, 0.88 - inset * 0.8], [0.5, 0.98 - inset * 1.2])
            .mirrored()
    };
    let wave = Path::from(0.19, 0.52)
        .curve([0.3, 0.4], [0.4, 0.4], [0.5, 0.52])
        .curve([0.6, 0.64], [0.7, 0.64], [0.81, 0.52])
        .to(0.79, 0.66)
        .curve([0.7, 0.78], [0.6, 0.78], [0.5, 0.66])
        .curve([0.4, 0.54], [0.3, 0.54], [0.2, 0.66])
        .close();
    shadow(Drawing::new(), &outline(0.0))
        .fill(outline(0.0), INK)
        .fill(outline(0.03), GOLD)
        .fill(outline(0.085), FJORD)
        .fill(wave, GOLD)
        .fill(Path::star(point(0.5, 0.295), 5, 0.15, 0.065), PARCHMENT)
}

/// A round medal that carries a symbol.
fn medal(rim: Hex, face: Hex) -> Drawing {
    let disc = Path::circle(Point::CENTRE, 0.47);
    shadow(Drawing::new(), &disc)
        .fill(disc, INK)
        .fill(Path::circle(Point::CENTRE, 0.44), rim)
        .fill(Path::circle(Point::CENTRE, 0.375), face)
}

/// A crowned head with long braids.
fn princess() -> Drawing {
    let hair = Path::from(0.5, 0.36)
        .curve([0.33, 0.36], [0.31, 0.5], [0.32, 0.62])
        .curve([0.33, 0.72], [0.26, 0.76], [0.27, 0.84])
        .curve([0.4, 0.86], [0.43, 0.8], [0.5, 0.8])
        .mirrored();
    let crown = Path::from(0.5, 0.14).to(0.44, 0.27).to(0.35, 0.17).to(0.32, 0.38).to(0.5, 0.42).mirrored();
    let face = Path::ellipse(point(0.5, 0.54), 0.12, 0.155);
    let dress = Path::from(0.5, 0.7)
        .curve([0.4, 0.7], [0.33, 0.76], [0.3, 0.84])
        .curve([0.4, 0.89], [0.46, 0.88], [0.5, 0.88])
        .mirrored();
    medal(GOLD, Hex(0xE7A7B6))
        .fill(hair, Hex(0x8A4B1E))
        .fill(dress, WINE)
        .fill(face, Hex(0xF7DCC0))
        .fill(crown.clone(), GOLD)
        .line(crown, GOLD_DARK, 0.025)
}

/// A dragon's head in profile, breathing.
fn dragon() -> Drawing {
    let head = Path::from(0.16, 0.56)
        .curve([0.22, 0.47], [0.32, 0.43], [0.4, 0.41])
        .curve([0.42, 0.33], [0.5, 0.24], [0.66, 0.17])
        .curve([0.6, 0.25], [0.59, 0.29], [0.6, 0.32])
        .curve([0.68, 0.27], [0.76, 0.27], [0.82, 0.3])
        .curve([0.74, 0.33], [0.71, 0.37], [0.71, 0.4])
        .curve([0.79, 0.4], [0.83, 0.44], [0.85, 0.5])
        .curve([0.77, 0.48], [0.73, 0.5], [0.72, 0.54])
        .curve([0.74, 0.66], [0.68, 0.76], [0.56, 0.84])
        .curve([0.44, 0.85], [0.36, 0.82], [0.31, 0.78])
        .curve([0.44, 0.76], [0.5, 0.7], [0.5, 0.63])
        .curve([0.42, 0.67], [0.31, 0.69], [0.2, 0.66])
        .to(0.24, 0.62)
        .to(0.3, 0.63)
        .to(0.33, 0.585)
        .curve([0.27, 0.6], [0.2, 0.6], [0.16, 0.56])
        .close();
    // A diamond: told from the round princess by its outline alone.
    let plate = |half: f32| {
        let c = Point::CENTRE;
        Path::polygon(&[
            c - point(0.0, half),
            c + point(half, 0.0),
            c + point(0.0, half),
            c - point(half, 0.0),
        ])
    };
    let small = |path: &Path| path.map(|p| Point::CENTRE + (p - Point::CENTRE) * 0.8);
    shadow(Drawing::new(), &plate(0.5))
        .line(plate(0.5), INK, 0.06)
        .fill(plate(0.5), EMBER)
        .fill(plate(0.42), PARCHMENT)
        .fill(small(&head), EMBER)
        .line(small(&head), INK, 0.026)
        .fill(Path::ellipse(point(0.492, 0.468), 0.03, 0.022), PARCHMENT)
}

/// A ring of standing stones around a whirl.
fn portal() -> Drawing {
    let disc = Path::circle(Point::CENTRE, 0.48);
    let mut drawing = shadow(Drawing::new(), &disc)
        .fill(disc, INK)
        .fill(Path::circle(Point::CENTRE, 0.45), Hex(0xB9B2A2))
        .fill(Path::circle(Point::CENTRE, 0.33), INK)
        .fill(Path::circle(Point::CENTRE, 0.3), VIOLET);
    for index in 0..10 {
        let way = Point::towards(index as f32 * std::f32::consts::TAU / 10.0);
        let seam = Path::line(&[Point::CENTRE + way * 0.34, Point::CENTRE + way * 0.45]);
        drawing = drawing.line(seam, INK, 0.022);
    }
    for arm in 0..3 {
        let turn = arm as f32 * std::f32::consts::TAU / 3.0;
        let at = |radius: f32, angle: f32| {
            let p = Point::CENTRE + Point::towards(turn + angle) * radius;
            [p.x, p.y]
        };
        let start = at(0.04, 0.0);
        let whirl = Path::from(start[0], start[1]).curve(at(0.14, 0.3), at(0.22, 0.9), at(0.25, 1.75));
        drawing = drawing.line(whirl, Hex(0xE9DDFF), 0.06);
    }
    drawing.fill(Path::circle(Point::CENTRE, 0.065), Hex(0xFFFFFF))
}
