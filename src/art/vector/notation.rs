//! Paths in the notation of SVG, for silhouettes that were drawn by hand.

use super::shape::{Path, PathStep};
use crate::art::point::{Point, point};

impl Path {
    /// The path that this text describes: the commands M, L, C and Z with absolute coordinates.
    pub fn written(text: &str) -> Self {
        let mut path = Self::default();
        let mut command = 'M';
        let mut numbers: Vec<f32> = Vec::new();
        for word in text.split_inclusive(|c: char| c.is_ascii_whitespace() || c.is_ascii_alphabetic()) {
            let (number, end) = match word.char_indices().next_back() {
                Some((at, last)) if last.is_ascii_alphabetic() => (&word[..at], Some(last)),
                _ => (word.trim(), None),
            };
            if let Ok(number) = number.trim().parse() {
                numbers.push(number);
                path.take(&mut command, &mut numbers);
            }
            match end {
                Some('Z') => path.steps.push(PathStep::Close),
                Some(next) => command = next,
                None => {}
            }
        }
        if !numbers.is_empty() {
            crate::impossible!("a path ends in the middle of a command: {text}");
        }
        path
    }

    /// Carries out a command once it has all its numbers.
    fn take(&mut self, command: &mut char, numbers: &mut Vec<f32>) {
        let at = |index: usize| -> Point { point(numbers[2 * index], numbers[2 * index + 1]) };
        let step = match (*command, numbers.len()) {
            ('M', 2) => PathStep::Move(at(0)),
            ('L', 2) => PathStep::Line(at(0)),
            ('C', 6) => PathStep::Curve(at(0), at(1), at(2)),
            _ => return,
        };
        // What follows the first point of a line are straight lines.
        if *command == 'M' {
            *command = 'L';
        }
        self.steps.push(step);
        numbers.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_read_as_they_are_written() {
        let read = Path::written("M50 3 L-2 5.5 7 8 C1 2 3 4 5 6 Z M1 1 L2 2");
        let built = Path::from(50.0, 3.0)
            .to(-2.0, 5.5)
            .to(7.0, 8.0)
            .curve([1.0, 2.0], [3.0, 4.0], [5.0, 6.0])
            .close()
            .again(1.0, 1.0)
            .to(2.0, 2.0);
        assert_eq!(read, built);
    }
}
