//! How far the player has come in the lessons.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::ron_text::{format, text_of};
use super::write_atomically;

/// The version written.
const VERSION: u32 = 1;

/// The lessons taken so far.
#[derive(Clone, Debug, Serialize, Deserialize, PartialEq, Eq)]
#[serde(default)]
pub struct LessonProgress {
    /// Of this file's form.
    version: u32,
    /// By the lesson's name.
    lessons: BTreeMap<String, LessonTaken>,
}

/// What is remembered of a lesson.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize, PartialEq, Eq)]
#[serde(default)]
pub struct LessonTaken {
    /// The most stars it was finished with; none if it never was.
    pub stars: u8,
    /// Where it was left: scene and step; the beginning if it was finished or never begun.
    pub left_at: (usize, usize),
}

impl Default for LessonProgress {
    fn default() -> Self {
        Self { version: VERSION, lessons: BTreeMap::new() }
    }
}

impl LessonProgress {
    /// Reads the progress; without a file of a known form there is none.
    pub fn read(path: &Path) -> Self {
        let text = fs::read_to_string(path).unwrap_or_default();
        let read: Self = format().from_str(&text).unwrap_or_default();
        if read.version <= VERSION { read } else { Self::default() }
    }

    /// Writes the progress.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        write_atomically(path, text_of(self, 3)?.as_bytes())
    }

    /// What is remembered of a lesson.
    pub fn of(&self, lesson: &str) -> LessonTaken {
        self.lessons.get(lesson).copied().unwrap_or_default()
    }

    /// Whether no lesson was ever begun.
    pub fn is_empty(&self) -> bool {
        self.lessons.is_empty()
    }

    /// Remembers where a lesson was left.
    pub fn leave(&mut self, lesson: &str, at: (usize, usize)) {
        self.lessons.entry(lesson.to_owned()).or_default().left_at = at;
    }

    /// Remembers that a lesson was finished; its best stars stay.
    pub fn finish(&mut self, lesson: &str, stars: u8) {
        let taken = self.lessons.entry(lesson.to_owned()).or_default();
        taken.stars = taken.stars.max(stars);
        taken.left_at = (0, 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_survives_and_a_damaged_file_is_no_harm() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("lessons.ron");
        let mut progress = LessonProgress::default();
        progress.leave("L02", (0, 1));
        progress.finish("L01", 2);
        progress.finish("L01", 1);
        progress.write(&path).unwrap();
        assert_eq!(LessonProgress::read(&path), progress);
        assert_eq!((progress.of("L01").stars, progress.of("L02").left_at), (2, (0, 1)));
        fs::write(&path, "(version: 99, lessons: {})").unwrap();
        assert!(LessonProgress::read(&path).is_empty());
        fs::write(&path, "not ron").unwrap();
        assert!(LessonProgress::read(&path).is_empty());
        fs::remove_file(&path).unwrap();
        assert!(LessonProgress::read(&path).is_empty());
    }
}
