//! Changes texts as chance, faulty disks and people would.

use landnam::rules::random_below;
use rand_core::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;

/// What is put in: ends of ranges, brackets, words that mean something somewhere.
const PIECES: [&str; 34] = [
    "0",
    "-1",
    "255",
    "256",
    "32767",
    "-32768",
    "65536",
    "4294967296",
    "18446744073709551615",
    "18446744073709551616",
    "1e308",
    "-0.0",
    "NaN",
    "inf",
    "{",
    "}",
    "[",
    "]",
    "(",
    ")",
    "\"",
    ":",
    ",",
    "\n",
    "\\u0000",
    "\\",
    "null",
    "None",
    "Some(",
    "true",
    "//",
    "/*",
    "é",
    "\u{202E}",
];

/// The most places that are changed in one text.
const MOST_CHANGES: usize = 4;

/// Texts are not made longer than this; what is longer is refused unread.
const MOST_BYTES: usize = 64 << 10;

/// Chance that changes texts, the same for the same number.
pub(crate) struct Mangler(Xoshiro256PlusPlus);

impl Mangler {
    pub(crate) fn new(number: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(number))
    }

    /// A number below another.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        random_below(&mut self.0, bound.max(1) as u32) as usize
    }

    /// One of the samples, changed in a few places.
    pub(crate) fn mangle(&mut self, samples: &[Vec<u8>], index: usize) -> Vec<u8> {
        let mut text = samples[index].clone();
        for _ in 0..=self.below(MOST_CHANGES) {
            let at = self.below(text.len());
            match self.below(9) {
                0 if !text.is_empty() => text[at] ^= 1 << self.below(8),
                1 if !text.is_empty() => text[at] = self.below(256) as u8,
                2 => text.truncate(at),
                3 => drop(text.drain(at..self.end_after(at, text.len()))),
                4 => {
                    let part = text[at..self.end_after(at, text.len())].to_vec();
                    let to = self.below(text.len());
                    for _ in 0..=self.below(3) {
                        text.splice(to..to, part.iter().copied());
                    }
                }
                5 => {
                    let other = &samples[self.below(samples.len())];
                    let from = self.below(other.len());
                    let part = &other[from..self.end_after(from, other.len())];
                    let end = self.end_after(at, text.len());
                    text.splice(at..end, part.iter().copied());
                }
                6 => self.change_number(&mut text, at),
                _ => {
                    let piece = PIECES[self.below(PIECES.len())];
                    let end = if self.below(2) == 0 { at } else { self.end_after(at, text.len()) };
                    text.splice(at..end, piece.bytes());
                }
            }
        }
        text.truncate(MOST_BYTES);
        text
    }

    /// The end of a part, mostly a short one.
    fn end_after(&mut self, start: usize, length: usize) -> usize {
        let most = if self.below(4) == 0 { length } else { 12 };
        (start + self.below(most)).min(length)
    }

    /// Another number in place of the next one.
    fn change_number(&mut self, text: &mut Vec<u8>, from: usize) {
        let is_digit = |byte: &u8| byte.is_ascii_digit();
        let Some(start) = text[from..].iter().position(is_digit).map(|start| from + start) else { return };
        let end = text[start..].iter().position(|byte| !is_digit(byte)).map_or(text.len(), |end| start + end);
        let number = match self.below(3) {
            0 => self.below(10).to_string(),
            1 => self.below(1000).to_string(),
            _ => PIECES[self.below(10)].to_owned(),
        };
        text.splice(start..end, number.bytes());
    }
}
