//! Files: save files in RON, versioned, written so that a crash never leaves half of one.

mod atomic;
mod save;

pub use atomic::write_atomically;
pub use save::{LoadError, MAX_SAVE_BYTES, SAVE_VERSION, from_text, load, save, to_text};
