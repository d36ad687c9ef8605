//! Files: save files and settings in RON, versioned, written so that a crash never leaves half of one.

mod atomic;
mod folders;
mod helps;
mod progress;
mod ron_text;
mod save;
mod settings;
mod writer;

pub use atomic::write_atomically;
#[cfg(all(test, feature = "gui"))]
pub(crate) use atomic::writes_on_this_thread;
pub use folders::{Folders, SaveEntry};
pub use helps::Helps;
pub use progress::{LessonProgress, LessonTaken};
pub use save::{
    LoadError, MAX_SAVE_BYTES, SAVE_VERSION, SaveFile, SavedGame, SavedSeat, SavedSetup, Summary, from_text,
    load, save, summary, to_text,
};
pub use settings::{ColourChoice, Settings, Speed, ThemeChoice};
pub use writer::{WriteOutcome, Writer};
