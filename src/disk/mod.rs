//! Files on a disk, whatever they hold: read without ever hanging, written whole or not at all.

mod atomic;
mod links;
mod reading;

#[cfg(all(test, feature = "gui"))]
pub(crate) use atomic::writes_on_this_thread;
pub use atomic::{Disk, NotAFile, RealDisk, make_folder, remove_leftovers, sync_folder, write_atomically};
pub use links::{follow_links, link_or_copy};
pub use reading::{ReadError, read_text};
