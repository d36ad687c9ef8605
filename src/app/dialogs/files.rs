//! Loading and saving: the system's own dialog where there is one, a list and a field where there is none.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use egui::text::LayoutJob;
use egui::{Align, FontSelection, RichText, ScrollArea, TextEdit, Ui, vec2};
use rfd::AsyncFileDialog;

use crate::app::Shared;
use crate::app::intent::Intent;
use crate::app::text::{ago, players};
use crate::app::theme::{colour_set, strong};
use crate::art::board_picture::BoardPicture;
use crate::session::Session;
use crate::storage::{Folders, SaveEntry, Summary, summary};

use crate::app::dialogs::browse::{Browsing, found};

/// Loading a game.
pub(crate) struct LoadDialog {
    saves: Vec<SaveEntry>,
    /// What the saves hold, in the same order; read beside the window, one by one.
    summaries: Vec<Option<Summary>>,
    reading: Receiver<Option<Summary>>,
    path: String,
    browsing: Option<Browsing>,
}

impl LoadDialog {
    /// Looks which games there are.
    pub(super) fn new(ctx: &egui::Context, folders: &Folders) -> Self {
        let saves = folders.list_saves();
        let (send, reading) = channel();
        let (ctx, paths) = (ctx.clone(), saves.iter().map(|save| save.path.clone()).collect::<Vec<_>>());
        thread::spawn(move || {
            for path in paths {
                // The dialog may have been closed in the meantime.
                if send.send(summary(&path).ok()).is_err() {
                    return;
                }
                ctx.request_repaint();
            }
        });
        Self { saves, summaries: Vec::new(), reading, path: String::new(), browsing: None }
    }

    /// Paints the dialog.
    pub(super) fn ui(&mut self, ui: &mut Ui, shared: &Shared, intents: &mut Vec<Intent>) {
        self.summaries.extend(self.reading.try_iter());
        let t = &shared.texts;
        ui.heading(t.load_title());
        if self.saves.is_empty() {
            ui.label(t.load_none());
        }
        let height = (ui.ctx().content_rect().height() - 320.0).clamp(120.0, 400.0);
        ScrollArea::vertical().max_height(height).min_scrolled_height(height).show(ui, |ui| {
            for (index, save) in self.saves.iter().enumerate() {
                let when = ago(t, save.written.elapsed().unwrap_or_default());
                let about = match self.summaries.get(index) {
                    Some(Some(summary)) => {
                        let names = players(t, shared.settings.colours, &summary.seats, summary.players);
                        t.load_about(names, summary.tiles as u32, when)
                    }
                    Some(None) => t.load_unreadable(when),
                    None => when,
                };
                let mut text = LayoutJob::default();
                strong(&save.name).append_to(&mut text, ui.style(), FontSelection::Default, Align::Min);
                RichText::new(format!("\n{about}")).small().color(shared.tokens.faint).append_to(
                    &mut text,
                    ui.style(),
                    FontSelection::Default,
                    Align::Min,
                );
                let button = egui::Button::new(text).wrap().min_size(vec2(ui.available_width(), 44.0));
                if ui.add(button).clicked() {
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
            let dialog = AsyncFileDialog::new().add_filter("Landnam", &["ron"]);
            self.browsing = Some(Browsing::to_open(dialog.set_directory(shared.folders.saves())));
        }
        if let Some(path) = found(&mut self.browsing, ui.ctx()) {
            intents.push(Intent::Load(path));
        }
    }
}

/// Saving the game or a picture.
pub(crate) struct SaveDialog {
    name: String,
    picture: Option<Box<BoardPicture>>,
    browsing: Option<Browsing>,
}

impl SaveDialog {
    /// Saving the game under a name.
    pub(super) fn game(folders: &Folders) -> Self {
        let free = folders.next_save();
        let name = free.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Self { name, picture: None, browsing: None }
    }

    /// Saving a picture of the map.
    pub(super) fn picture(session: &Session, shared: &Shared) -> Self {
        let board = crate::game_picture::board(
            session.game(),
            |player| session.seat(player).colour,
            shared.tokens.land,
            colour_set(shared.settings.colours),
        );
        Self { name: "Landnam".to_owned(), picture: Some(Box::new(board)), browsing: None }
    }

    /// Paints the dialog.
    pub(super) fn ui(&mut self, ui: &mut Ui, shared: &Shared, intents: &mut Vec<Intent>) {
        let title =
            if self.picture.is_some() { shared.texts.action_picture() } else { shared.texts.save_title() };
        ui.heading(title);
        let label = ui.label(shared.texts.save_name());
        ui.horizontal(|ui| {
            ui.add(TextEdit::singleline(&mut self.name).char_limit(60).desired_width(280.0))
                .labelled_by(label.id);
            let path = self.path(shared);
            let verb = if path.exists() { shared.texts.save_replace() } else { shared.texts.save_do() };
            if ui.button(verb).clicked() {
                self.save_to(path, intents);
            }
        });
        if self.path(shared).exists() {
            ui.colored_label(shared.tokens.wrong, shared.texts.save_exists());
        }
        if ui.button(shared.texts.load_browse()).clicked() {
            let ending = if self.picture.is_some() { "png" } else { "ron" };
            let dialog = AsyncFileDialog::new()
                .add_filter("Landnam", &[ending])
                .set_directory(shared.folders.saves())
                .set_file_name(format!("{}.{ending}", self.name));
            self.browsing = Some(Browsing::to_save(dialog));
        }
        if let Some(path) = found(&mut self.browsing, ui.ctx()) {
            self.save_to(path, intents);
        }
    }

    fn path(&self, shared: &Shared) -> PathBuf {
        let path = shared.folders.save_path(&self.name);
        if self.picture.is_some() { path.with_extension("png") } else { path }
    }

    fn save_to(&self, path: PathBuf, intents: &mut Vec<Intent>) {
        intents.push(Intent::Close);
        let Some(board) = &self.picture else {
            intents.push(Intent::Save(path));
            return;
        };
        intents.push(Intent::SavePicture(board.clone(), path.with_extension("png")));
    }
}
