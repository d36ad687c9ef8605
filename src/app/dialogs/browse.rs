//! The system's own dialog for choosing a file.

use std::future::Future;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Poll, Wake, Waker};

use rfd::{AsyncFileDialog, FileHandle};

/// Choosing a file. The dialog is opened on the window's own thread, as macOS demands, and asked in every frame.
pub(super) struct Browsing(Pin<Box<dyn Future<Output = Option<FileHandle>>>>);

impl Browsing {
    /// Choosing a file to read.
    pub(super) fn to_open(dialog: AsyncFileDialog) -> Self {
        Self(Box::pin(dialog.pick_file()))
    }

    /// Choosing a file to write.
    pub(super) fn to_save(dialog: AsyncFileDialog) -> Self {
        Self(Box::pin(dialog.save_file()))
    }
}

/// The chosen file; without a dialog service, or when cancelled, nothing happens and the list remains.
pub(super) fn found(browsing: &mut Option<Browsing>, ctx: &egui::Context) -> Option<PathBuf> {
    let waker = Waker::from(Arc::new(Repaint(ctx.clone())));
    let future = browsing.as_mut()?.0.as_mut();
    let Poll::Ready(answer) = future.poll(&mut std::task::Context::from_waker(&waker)) else { return None };
    *browsing = None;
    answer.map(PathBuf::from)
}

/// An answer is taken in with the next frame.
struct Repaint(egui::Context);

impl Wake for Repaint {
    fn wake(self: Arc<Self>) {
        self.0.request_repaint();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cancelled_dialog_gives_no_file_and_is_over() {
        let mut browsing = Some(Browsing(Box::pin(std::future::ready(None))));
        assert_eq!(found(&mut browsing, &egui::Context::default()), None);
        assert!(browsing.is_none());
    }

    #[test]
    fn a_chosen_file_is_found_once() {
        let chosen = FileHandle::from(PathBuf::from("game.ron"));
        let mut browsing = Some(Browsing(Box::pin(std::future::ready(Some(chosen)))));
        assert_eq!(found(&mut browsing, &egui::Context::default()), Some(PathBuf::from("game.ron")));
        assert_eq!(found(&mut browsing, &egui::Context::default()), None);
    }

    #[test]
    fn an_open_dialog_keeps_nobody_waiting() {
        let mut browsing = Some(Browsing(Box::pin(std::future::pending())));
        assert_eq!(found(&mut browsing, &egui::Context::default()), None);
        assert!(browsing.is_some());
    }
}
