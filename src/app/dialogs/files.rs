//! Loading and saving: the system's own dialog where there is one, a list and a field where there is none.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use egui::{ScrollArea, TextEdit, Ui};

use crate::app::{Intent, Shared, colour_set};
use crate::art::board::Board;
use crate::session::Session;
use crate::storage::{Folders, SaveEntry, write_atomically};

/// Choosing a file in the system's own dialog, on a thread of its own.
type Browsing = Receiver<Option<PathBuf>>;

/// Loading a game.
pub(crate) struct LoadDialog {
    saves: Vec<SaveEntry>,
    path: String,
    browsing: Option<Browsing>,
}

impl LoadDialog {
    /// Looks which games there are.
    pub(super) fn new(folders: &Folders) -> Self {
        Self { saves: folders.list_saves(), path: String::new(), browsing: None }
    }

    /// Paints the dialog.
    pub(super) fn ui(&mut self, ui: &mut Ui, shared: &Shared, intents: &mut Vec<Intent>) {
        let t = &shared.texts;
        ui.heading(t.load_title());
        if self.saves.is_empty() {
            ui.label(t.load_none());
        }
        ScrollArea::vertical().max_height(260.0).show(ui, |ui| {
            for save in &self.saves {
                if ui
                    .add_sized([ui.available_width(), 32.0], egui::Button::new(&save.name).truncate())
                    .clicked()
                {
                    intents.push(Intent::Load(save.path.clone()));
                }
            }
        });
        let label = ui.label(t.load_path());
        ui.horizontal(|ui| {
            ui.add(TextEdit::singleline(&mut self.path).desired_width(280.0)).labelled_by(label.id);
            if ui.add_enabled(!self.path.trim().is_empty(), egui::Button::new(t.load_open())).clicked() {
                intents.push(Intent::Load(PathBuf::from(self.path.trim())));
            }
        });
        if ui.button(t.load_browse()).clicked() {
            let folder = shared.folders.saves();
            self.browsing = Some(browse(ui.ctx(), move || {
                rfd::FileDialog::new().add_filter("Landnam", &["ron"]).set_directory(folder).pick_file()
            }));
        }
        if let Some(path) = found(&mut self.browsing) {
            intents.push(Intent::Load(path));
        }
    }
}

/// Saving the game or a picture.
pub(crate) struct SaveDialog {
    name: String,
    picture: Option<Box<Board>>,
    browsing: Option<Browsing>,
}

impl SaveDialog {
    /// Saving the game under a name.
    pub(super) fn game(folders: &Folders) -> Self {
        let count = folders.list_saves().len() + 1;
        Self { name: format!("Landnam {count}"), picture: None, browsing: None }
    }

    /// Saving a picture of the map.
    pub(super) fn picture(session: &Session, shared: &Shared) -> Self {
        let board = crate::picture::board(
            session.game(),
            |player| session.seat(player).colour,
            shared.tokens.land,
            colour_set(shared.settings.colours),
        );
        Self { name: "Landnam".to_owned(), picture: Some(Box::new(board)), browsing: None }
    }

    /// Paints the dialog.
    pub(super) fn ui(&mut self, ui: &mut Ui, shared: &mut Shared, intents: &mut Vec<Intent>) {
        let title =
            if self.picture.is_some() { shared.texts.action_picture() } else { shared.texts.save_title() };
        ui.heading(title);
        let label = ui.label(shared.texts.save_name());
        ui.horizontal(|ui| {
            ui.add(TextEdit::singleline(&mut self.name).char_limit(60).desired_width(280.0))
                .labelled_by(label.id);
            if ui.button(shared.texts.save_do()).clicked() {
                let path = shared.folders.save_path(&self.name);
                self.save_to(path, shared, intents);
            }
        });
        if ui.button(shared.texts.load_browse()).clicked() {
            let (folder, name) = (shared.folders.saves(), self.name.clone());
            let ending = if self.picture.is_some() { "png" } else { "ron" };
            self.browsing = Some(browse(ui.ctx(), move || {
                rfd::FileDialog::new()
                    .add_filter("Landnam", &[ending])
                    .set_directory(folder)
                    .set_file_name(format!("{name}.{ending}"))
                    .save_file()
            }));
        }
        if let Some(path) = found(&mut self.browsing) {
            self.save_to(path, shared, intents);
        }
    }

    fn save_to(&self, path: PathBuf, shared: &mut Shared, intents: &mut Vec<Intent>) {
        intents.push(Intent::Close);
        let Some(board) = &self.picture else {
            intents.push(Intent::Save(path));
            return;
        };
        let path = path.with_extension("png");
        let message = match write_picture(board, &path) {
            Ok(()) => shared.texts.saved_to(path.display().to_string()),
            Err(reason) => shared.texts.error_cannot_save(reason),
        };
        shared.toasts.add(message);
    }
}

fn write_picture(board: &Board, path: &std::path::Path) -> Result<(), String> {
    let mut bytes = std::io::Cursor::new(Vec::new());
    board.picture(192).write_to(&mut bytes, image::ImageFormat::Png).map_err(|error| error.to_string())?;
    write_atomically(path, bytes.get_ref()).map_err(|error| error.to_string())
}

fn browse(ctx: &egui::Context, ask: impl FnOnce() -> Option<PathBuf> + Send + 'static) -> Browsing {
    let (send, receive) = channel();
    let ctx = ctx.clone();
    thread::spawn(move || {
        // The dialog may have been closed in the meantime.
        let _ = send.send(ask());
        ctx.request_repaint();
    });
    receive
}

/// The chosen file; without a dialog service, or when cancelled, nothing happens and the list remains.
fn found(browsing: &mut Option<Browsing>) -> Option<PathBuf> {
    let answer = browsing.as_ref()?.try_recv().ok()?;
    *browsing = None;
    answer
}
