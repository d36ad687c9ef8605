//! The score board: a path of fifty spaces around a table.

use crate::art::colour::Hex;
use crate::art::point::{Point, point};
use crate::art::theme::{Theme, flat};
use crate::art::vector::{Drawing, Path, text, text_width};

use super::vista::vista;

/// Outlines and numbers.
pub(super) const INK: Hex = Hex(0x3B2A20);

/// Spaces on the board; the path closes on itself.
pub const SCORE_SPACES: usize = 50;

/// Spaces along the long and the short side; the ring has 2 · (18 + 9) − 4 of them.
pub(super) const COLUMNS: usize = 18;
pub(super) const ROWS: usize = 9;

/// Height of the board when it is one wide.
pub const SCORE_BOARD_HEIGHT: f32 = ROWS as f32 / COLUMNS as f32;

/// The middle of a space, in a rectangle one wide and 9/18 high. Space 0 lies in the lower left corner and the
/// path runs clockwise.
pub fn score_space(points: usize) -> Point {
    let step = 1.0 / COLUMNS as f32;
    let (left, top) = (COLUMNS - 1, ROWS - 1);
    let (column, row) = match points % SCORE_SPACES {
        n if n < top => (0, top - n),
        n if n < top + left => (n - top, 0),
        n if n < 2 * top + left => (left, n - top - left),
        n => (2 * (top + left) - n, top),
    };
    point((column as f32 + 0.5) * step, (row as f32 + 0.5) * step)
}

/// The board, one wide and 9/18 high. By night it is as dim as the land.
pub fn score_board(theme: Theme) -> Drawing {
    let tone = |colour: Hex| match theme {
        Theme::Night => moonlit(colour),
        Theme::Day | Theme::HighContrast => colour,
    };
    let step = 1.0 / COLUMNS as f32;
    let high = ROWS as f32 * step;
    let sheet = Path::rounded(point(0.0, 0.0), point(1.0, high), 0.02);
    let inner = Path::rounded(point(step, step), point(1.0 - step, high - step), 0.012);
    let mut drawing = Drawing::new().fill(sheet, tone(Hex(0x5A3723)));
    drawing = match theme {
        Theme::HighContrast => drawing.fill(inner.clone(), flat::STONE),
        Theme::Day | Theme::Night => drawing.with(&vista(tone), point(0.0, 0.0), 1.0),
    };
    drawing = drawing.line(inner, INK, 0.006);
    for space in 0..SCORE_SPACES {
        let at = score_space(space);
        let half = step * 0.45;
        let tile = Path::rounded(at - point(half, half), at + point(half, half), step * 0.12);
        let tens = space % 10 == 0;
        let fives = space % 5 == 0;
        let ground = if tens {
            Hex(0xE9B949)
        } else if fives {
            Hex(0xEBDDB6)
        } else {
            Hex(0xD9C79B)
        };
        // Numbers stay readable by night: their ground is dimmed less than the land.
        let ground = if theme == Theme::Night { mixed(ground, moonlit(ground), 0.6) } else { ground };
        let words = space.to_string();
        let height = step * 0.3;
        let corner = at - point(text_width(&words, height) * 0.5, height * 0.5);
        drawing = drawing.fill(tile.clone(), ground).line(tile, INK, 0.003).line(
            text(&words, corner, height),
            INK,
            step * 0.05,
        );
    }
    drawing
}

/// A colour as it looks by night.
fn moonlit(colour: Hex) -> Hex {
    mixed(Hex(0x10161C), colour, 0.36)
}

fn mixed(colour: Hex, other: Hex, part: f32) -> Hex {
    let [a, b] = [colour, other].map(|colour| [16, 8, 0].map(|shift| (colour.0 >> shift & 0xFF) as f32));
    let [r, g, b] = [0, 1, 2].map(|channel| (a[channel] + (b[channel] - a[channel]) * part) as u32);
    Hex(r << 16 | g << 8 | b)
}
