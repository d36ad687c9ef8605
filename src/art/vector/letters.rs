//! A plain stroked alphabet for sheets, score tiles and the score board, which need no fonts.

use super::shape::{Path, PathStep};
use crate::art::point::{Point, point};

/// Strokes on a grid four wide and six high; a blank lifts the pen. Lower case only.
const GLYPHS: [(char, &str); 39] = [
    ('a', "04 02 10 30 42 44 46 43 03 06"),
    ('b', "00 30 41 42 33 03 33 44 45 36 06 00"),
    ('c', "41 30 10 01 05 16 36 45"),
    ('d', "00 20 42 44 26 06 00"),
    ('e', "40 00 06 46 06 03 33"),
    ('f', "40 00 03 33 03 06"),
    ('g', "41 30 10 01 05 16 36 45 43 23"),
    ('h', "00 06 03 43 40 46"),
    ('i', "20 26"),
    ('j', "40 45 36 16 05"),
    ('k', "00 06 03 40 03 46"),
    ('l', "00 06 46"),
    ('m', "06 00 23 40 46"),
    ('n', "06 00 46 40"),
    ('o', "10 30 41 45 36 16 05 01 10"),
    ('p', "06 00 30 41 42 33 03"),
    ('q', "10 30 41 45 36 16 05 01 10 10 34 46"),
    ('r', "06 00 30 41 42 33 03 23 46"),
    ('s', "41 30 10 01 02 13 33 44 45 36 16 05"),
    ('t', "00 40 20 26"),
    ('u', "00 05 16 36 45 40"),
    ('v', "00 26 40"),
    ('w', "00 16 22 36 40"),
    ('x', "00 46 23 40 06"),
    ('y', "00 23 40 23 26"),
    ('z', "00 40 06 46"),
    ('0', "10 30 41 45 36 16 05 01 10"),
    ('1', "11 20 26"),
    ('2', "01 10 30 41 42 06 46"),
    ('3', "00 40 22 33 44 45 36 16 05"),
    ('4', "30 04 44 34 30 36"),
    ('5', "40 00 03 33 44 45 36 06"),
    ('6', "40 20 02 05 16 36 45 44 33 03"),
    ('7', "00 40 16"),
    ('8', "13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33"),
    ('9', "06 26 44 41 30 10 01 02 13 43"),
    ('-', "13 33"),
    ('/', "06 40"),
    ('+', "13 33 23 22 24"),
];

/// Width of a letter with its space, relative to its height.
const ADVANCE: f32 = 0.95;
const WIDTH: f32 = 0.66;

/// The strokes of a line of text; `at` is the left end of its upper edge.
pub fn text(words: &str, at: Point, height: f32) -> Path {
    let mut steps = Vec::new();
    for (index, letter) in words.chars().enumerate() {
        let letter = letter.to_ascii_lowercase();
        let Some((_, strokes)) = GLYPHS.iter().find(|(known, _)| *known == letter) else { continue };
        let left = at + point(index as f32 * height * ADVANCE, 0.0);
        for (number, pair) in strokes.split(' ').enumerate() {
            let mut digits = pair.bytes().map(|byte| f32::from(byte - b'0'));
            let (x, y) = (digits.next().unwrap_or(0.0), digits.next().unwrap_or(0.0));
            let to = left + point(x / 4.0 * height * WIDTH, y / 6.0 * height);
            steps.push(if number == 0 { PathStep::Move(to) } else { PathStep::Line(to) });
        }
    }
    Path { steps }
}

/// The width of a line of text.
pub fn text_width(words: &str, height: f32) -> f32 {
    let count = words.chars().count() as f32;
    (count * ADVANCE - (ADVANCE - WIDTH)).max(0.0) * height
}
