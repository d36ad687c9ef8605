//! Files: save files and settings in RON, versioned, written so that a crash never leaves half of one.

mod checksum;
mod fields;
mod folders;
mod helps;
mod home_lock;
mod kept_file;
mod progress;
mod ron_text;
mod save;
mod settings;
mod window_state;
mod writer;

pub use folders::{Folders, SaveEntry};
pub use helps::Helps;
pub use home_lock::HomeLock;
pub use kept_file::{FileTrouble, KeptFile, KeptFiles, KeptValue, LeftAlone, Written};
pub use progress::{LessonProgress, LessonTaken};
pub use ron_text::MAX_FILE_BYTES;
pub use save::{
    LoadError, MAX_SAVE_BYTES, SAVE_VERSION, SaveFile, SavedGame, SavedSeat, SavedSetup, Summary, from_text,
    load, save, summary, to_text,
};
pub use settings::{ColourChoice, Settings, Speed, ThemeChoice};
pub use window_state::WindowState;
pub use writer::{WriteOutcome, Writer};
