//! The tutorial: lessons as data, played on the real rules.
//!
//! Each file in `assets/lessons/` draws boards and says what is told, done and asked on them; what is said stands in
//! `i18n/<language>/lessons/`. A lesson only narrows what may be done, never widens it. `assets/lessons/README.md` has
//! the notation.

mod file;
mod lesson;
mod runner;
mod text;

use std::sync::LazyLock;

pub use file::LessonError;
pub use lesson::{Answer, Attempt, Highlight, Landmark, Lesson, LessonScene, LessonStep, Markable, Task};
pub use runner::{Feedback, LessonRunner, Peg, StepStage, Verdict};
pub use text::{LessonText, fill_in};

/// The lesson files that are part of the program, sorted by name.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// The name and content of every lesson file that is part of the program.
pub fn files() -> &'static [(&'static str, &'static str)] {
    FILES
}

impl Lesson {
    /// Reads a lesson; `file` names it in errors.
    pub fn read(file: &str, text: &str) -> Result<Self, LessonError> {
        file::read(file, text)
    }

    /// How many steps it has in all.
    pub fn len(&self) -> usize {
        self.scenes.iter().map(|scene| scene.steps.len()).sum()
    }

    /// Whether it has no steps.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// All lessons in the order they are learnt.
///
/// They are part of the program and a test reads them, so this cannot fail for a player.
pub fn all() -> &'static [Lesson] {
    static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
        FILES
            .iter()
            .map(|(file, text)| Lesson::read(file, text))
            .collect::<Result<_, _>>()
            .unwrap_or_else(|error| panic!("a lesson is damaged: {error}"))
    });
    &LESSONS
}

/// The lesson with this name, such as `L06`.
pub fn find(id: &str) -> Option<&'static Lesson> {
    all().iter().find(|lesson| lesson.id == id)
}

/// The lesson after this one.
pub fn after(id: &str) -> Option<&'static Lesson> {
    let at = all().iter().position(|lesson| lesson.id == id)?;
    all().get(at + 1)
}
