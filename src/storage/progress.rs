//! How far the player has come in the lessons.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::disk::{read_text, write_atomically};

use super::kept_file::KeptValue;
use super::ron_text::{MAX_FILE_BYTES, format, text_of};
use super::save::LoadError;

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
    /// Reads the progress.
    pub fn read(path: &Path) -> Result<Self, LoadError> {
        Ok(Self::from_text(&read_text(path, MAX_FILE_BYTES)?)?.0)
    }

    /// Writes the progress.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        write_atomically(path, self.text()?.as_bytes())
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

impl KeptValue for LessonProgress {
    fn from_text(text: &str) -> Result<(Self, bool), LoadError> {
        let damaged = |error: ron::error::SpannedError| LoadError::Damaged { reason: error.to_string() };
        let read: Self = format().from_str(text).map_err(damaged)?;
        if read.version > VERSION {
            return Err(LoadError::TooNew { version: read.version });
        }
        Ok((read, true))
    }

    fn text(&self) -> io::Result<String> {
        text_of(self, 3)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn progress_survives_and_what_cannot_be_read_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("lessons.ron");
        let mut progress = LessonProgress::default();
        progress.leave("L02", (0, 1));
        progress.finish("L01", 2);
        progress.finish("L01", 1);
        progress.write(&path).unwrap();
        let read = LessonProgress::read(&path).unwrap();
        assert_eq!(read, progress);
        assert_eq!((read.of("L01").stars, read.of("L02").left_at), (2, (0, 1)));
        fs::write(&path, "(version: 99, lessons: {})").unwrap();
        assert!(matches!(LessonProgress::read(&path), Err(LoadError::TooNew { version: 99 })));
        fs::write(&path, "not ron").unwrap();
        assert!(matches!(LessonProgress::read(&path), Err(LoadError::Damaged { .. })));
        fs::remove_file(&path).unwrap();
        assert!(LessonProgress::read(&path).unwrap_err().is_missing());
    }
}
