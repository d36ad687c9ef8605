//! The threads that write the player's files, so that the window never waits for a disk.

use std::io;
use std::sync::Arc;

use crate::storage::{Folders, HomeLock, KeptFiles, Writer};

/// How a window stands to the player's files.
#[derive(Debug)]
pub enum Access {
    /// They are its own, for as long as it has the lock. Without one nobody knows of another.
    Owner(Option<HomeLock>),
    /// Another window has them: nothing is written that the player has not named.
    Guest,
}

/// Writes the player's files beside the window.
pub(crate) struct Keeper {
    /// What is kept without being asked: the game in progress, the settings and the lessons.
    pub(crate) files: Arc<KeptFiles>,
    /// For the game in progress, the settings and the lessons.
    pub(crate) kept: Writer,
    /// For what the player saves by name. A picture of a large map takes seconds; the game must not wait behind it.
    pub(crate) saved: Writer,
    /// Why the game as it stood last could not be kept; that is said once.
    pub(crate) game_error: Option<io::Error>,
    /// Whether the files are this window's. Given up last, when everything has been written.
    pub(crate) access: Access,
}

impl Keeper {
    /// Nothing is written yet.
    pub(crate) fn new(ctx: &egui::Context, folders: &Folders, access: Access) -> Self {
        let writer = || {
            let ctx = ctx.clone();
            Writer::new(move || ctx.request_repaint())
        };
        Self {
            files: Arc::new(KeptFiles::new(folders)),
            kept: writer(),
            saved: writer(),
            game_error: None,
            access,
        }
    }

    /// Whether another window has the files.
    pub(crate) fn is_guest(&self) -> bool {
        matches!(self.access, Access::Guest)
    }

    /// Waits until everything that was handed over is on disk or has failed.
    pub(crate) fn wait(&self) {
        self.kept.wait();
        self.saved.wait();
    }
}
