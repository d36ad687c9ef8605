//! Keeping what the player would miss: the window hands it over to be written and goes on, and hears later what has
//! become of it.

use std::io;
use std::path::PathBuf;

use crate::app::text::io_reason;
use crate::app::{App, Shared};
use crate::session::{Session, saved_seats};
use crate::storage::{KeptFile, KeptFiles, KeptValue as _, SaveFile, WriteOutcome, Written};

use crate::app::game_files::Played;

/// A game on its way to a file of its own.
pub(super) struct Saving {
    path: PathBuf,
    played: Played,
}

impl Shared {
    /// Keeps the game as it stands now. What is only practised is not kept.
    pub(crate) fn keep_game(&self, session: &Session) {
        if session.is_practice() {
            return;
        }
        let file =
            SaveFile::of(session.record(), &saved_seats(session.seats())).with_undone(session.undone());
        self.keep(|files| &files.game, move || file.checked_text());
    }

    /// Keeps the settings.
    pub(crate) fn keep_settings(&self) {
        let settings = self.settings.clone();
        self.keep(|files| &files.settings, move || settings.text());
    }

    /// Keeps how far the lessons have been taken.
    pub(crate) fn keep_progress(&self) {
        let progress = self.progress.clone();
        self.keep(|files| &files.lessons, move || progress.text());
    }

    fn keep(
        &self,
        which: fn(&KeptFiles) -> &KeptFile,
        text: impl FnOnce() -> io::Result<String> + Send + 'static,
    ) {
        if self.keeper.is_guest() {
            return;
        }
        let files = self.keeper.files.clone();
        self.keeper.kept.hand(which(&files).path().to_owned(), move || which(&files).write(&text()?));
    }

    /// Writes a file that the player has named; once it is there, that is said.
    pub(crate) fn save_as(
        &self,
        path: PathBuf,
        content: impl FnOnce() -> io::Result<Vec<u8>> + Send + 'static,
    ) {
        let (folders, file) = (self.folders.clone(), path.clone());
        self.keeper.saved.hand(path, move || {
            folders.write_file(&file, &content()?)?;
            Ok(Written::default())
        });
    }

    /// Why the game at the table could not be kept when it was last handed over, in the player's language.
    pub(crate) fn unkept_reason(&self) -> Option<String> {
        if self.keeper.is_guest() {
            return Some(self.texts.reason_guest());
        }
        self.keeper.game_error.as_ref().map(|error| io_reason(&self.texts, error))
    }

    /// Forgets why the last game could not be kept: with another game it is said again.
    pub(super) fn forget_game_error(&mut self) {
        self.keeper.game_error = None;
    }

    /// Says what could not be kept, in the player's language.
    fn hear_kept(&mut self, outcome: WriteOutcome) {
        let is_game = outcome.path == self.folders.autosave();
        let is_news = !is_game || self.keeper.game_error.is_none();
        if let Err(error) = &outcome.written
            && is_news
        {
            let reason = io_reason(&self.texts, error);
            let (what, message) = if is_game {
                ("game", self.texts.error_autosave(reason))
            } else if outcome.path == self.folders.settings() {
                ("settings", self.texts.error_settings_keep(reason))
            } else {
                ("lessons", self.texts.error_progress_keep(reason))
            };
            log::warn!("{what} cannot be kept: {error}");
            self.toasts.add(message);
        }
        if let Ok(Written { put_aside: Some(copy) }) = &outcome.written {
            log::warn!(
                "somebody else has written {}",
                if is_game { "the game" } else { "the settings or the lessons" }
            );
            self.toasts.add(self.texts.file_changed(copy.display().to_string()));
        }
        if is_game {
            if outcome.written.is_ok() && self.keeper.game_error.is_some() {
                log::info!("game is kept again");
            }
            self.keeper.game_error = outcome.written.err();
        }
    }

    fn say_saved(&mut self, outcome: &WriteOutcome) {
        let message = match &outcome.written {
            Ok(_) => self.texts.saved_to(outcome.path.display().to_string()),
            Err(error) => {
                log::warn!("a file with a name of its own cannot be saved: {error}");
                self.texts.error_cannot_save(io_reason(&self.texts, error))
            }
        };
        self.toasts.add(message);
    }
}

impl App {
    /// Saves a game under a name.
    pub(super) fn save_game_as(&mut self, path: PathBuf, played: Played, file: SaveFile) {
        self.saving.retain(|saving| saving.path != path);
        self.saving.push(Saving { path: path.clone(), played });
        self.shared.save_as(path, move || file.checked_text().map(String::into_bytes));
    }

    /// Takes in what has become of the files that were handed over; the named ones that are on disk now.
    pub(super) fn hear_files(&mut self) -> Vec<PathBuf> {
        for outcome in self.shared.keeper.kept.outcomes() {
            self.shared.hear_kept(outcome);
        }
        let mut written = Vec::new();
        for outcome in self.shared.keeper.saved.outcomes() {
            self.shared.say_saved(&outcome);
            let saving = self.saving.extract_if(.., |saving| saving.path == outcome.path).next();
            if outcome.written.is_ok() {
                self.saved = saving.map(|saving| saving.played).or(self.saved.take());
                written.push(outcome.path);
            }
        }
        written
    }

    /// Waits until every file that was handed over is on disk or has failed, and takes that in.
    pub(super) fn finish_files(&mut self) -> Vec<PathBuf> {
        self.shared.keeper.wait();
        self.hear_files()
    }

    /// Waits until every file that was handed over is on disk or has failed; the next frame says what has. For tests:
    /// whatever has to be on disk before something is said or read is waited for without this.
    pub fn wait_for_files(&self) {
        self.shared.keeper.wait();
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::fs;
    use std::rc::Rc;
    use std::sync::mpsc::{Sender, channel};

    use egui::{Key, Modifiers, vec2};
    use egui_kittest::Harness;
    use egui_kittest::kittest::{NodeT as _, Queryable as _};

    use super::*;
    use crate::disk::writes_on_this_thread;
    use crate::storage::{self, Folders, Settings, Speed};

    /// A window in which a game has just begun; nobody waits for its files.
    struct Window {
        folders: Folders,
        app: Rc<RefCell<Option<App>>>,
        harness: Harness<'static>,
        _home: tempfile::TempDir,
    }

    impl Window {
        fn new() -> Self {
            let home = tempfile::tempdir().unwrap();
            let folders = Folders::at(home.path());
            let settings = Settings {
                language: Some(crate::i18n::Language::En),
                speed: Speed::Instant,
                reduced_motion: true,
                welcomed: true,
                ..Settings::default()
            };
            settings.write(&folders.settings()).unwrap();
            let app: Rc<RefCell<Option<App>>> = Rc::default();
            let (inside, files) = (app.clone(), folders.clone());
            let harness = Harness::builder().with_size(vec2(1280.0, 800.0)).build_ui(move |ui| {
                let mut app = inside.borrow_mut();
                app.get_or_insert_with(|| App::new(ui.ctx(), files.clone())).ui(ui);
            });
            let mut window = Self { folders, app, harness, _home: home };
            window.click("New game");
            window.click("Start the game");
            window.wait();
            window
        }

        fn with_app<R>(&self, look: impl FnOnce(&mut App) -> R) -> R {
            look(self.app.borrow_mut().as_mut().unwrap())
        }

        fn wait(&self) {
            self.with_app(|app| app.wait_for_files());
        }

        fn click(&mut self, label: &str) {
            self.harness.run_steps(3);
            self.harness.get_by_label(label).click();
            self.harness.run_steps(3);
        }

        fn press(&mut self, modifiers: Modifiers, key: Key) {
            self.harness.key_press_modifiers(modifiers, key);
            self.harness.run_steps(3);
        }

        fn play_a_turn(&mut self) {
            self.press(Modifiers::NONE, Key::N);
            self.press(Modifiers::NONE, Key::Enter);
        }

        fn says(&self, words: &str) -> bool {
            self.harness.root().children_recursive().any(|node| {
                let node = node.accesskit_node();
                [node.label(), node.value()].into_iter().flatten().any(|text| text.contains(words))
            })
        }

        fn actions_on_disk(&self) -> usize {
            storage::load(&self.folders.autosave()).unwrap().record.actions().len()
        }

        /// Lets the disk hang until it is told to go on.
        fn hang(&self) -> Sender<()> {
            let (go_on, wait) = channel();
            let (begun, has_begun) = channel();
            self.with_app(|app| {
                app.shared.keeper.kept.hand("slow".into(), move || {
                    begun.send(()).map_err(io::Error::other)?;
                    wait.recv().map_err(io::Error::other)?;
                    Ok(Written::default())
                });
            });
            has_begun.recv().unwrap();
            go_on
        }
    }

    #[test]
    fn the_window_goes_on_while_the_disk_hangs_and_the_last_state_is_kept() {
        let mut window = Window::new();
        let go_on = window.hang();
        window.play_a_turn();
        assert!(window.says("Blue: place the tile"));
        window.play_a_turn();
        assert!(window.says("Red: place the tile"));
        assert_eq!(window.actions_on_disk(), 0);
        go_on.send(()).unwrap();
        window.wait();
        assert_eq!(window.actions_on_disk(), 4);
    }

    #[test]
    fn whoever_quits_leaves_everything_on_disk() {
        let mut window = Window::new();
        let go_on = window.hang();
        window.play_a_turn();
        go_on.send(()).unwrap();
        drop(window.app.borrow_mut().take());
        assert_eq!(window.actions_on_disk(), 2);
    }

    #[test]
    fn leaving_the_table_waits_for_the_disk() {
        let mut window = Window::new();
        let go_on = window.hang();
        window.play_a_turn();
        go_on.send(()).unwrap();
        window.press(Modifiers::COMMAND, Key::W);
        assert_eq!(window.actions_on_disk(), 2);
        assert!(window.says("Continue the last game"));
    }

    #[test]
    fn a_failure_on_the_writers_thread_is_said_in_the_window() {
        let mut window = Window::new();
        fs::remove_file(window.folders.autosave()).unwrap();
        fs::create_dir(window.folders.autosave()).unwrap();
        window.play_a_turn();
        window.wait();
        window.harness.run_steps(3);
        assert!(window.says("The game can’t be saved at the moment."));
    }

    #[test]
    fn the_windows_thread_writes_nothing() {
        let mut window = Window::new();
        let before = writes_on_this_thread();
        window.play_a_turn();
        // The settings and a save.
        window.press(Modifiers::NONE, Key::C);
        window.press(Modifiers::COMMAND, Key::S);
        window.click("Save");
        window.press(Modifiers::COMMAND, Key::W);
        window.wait();
        assert_eq!(window.actions_on_disk(), 2);
        assert!(Settings::read(&window.folders.settings()).unwrap().coordinates);
        assert_eq!(window.folders.list_saves().len(), 1);
        // How far a lesson was taken.
        window.with_app(|app| app.take_lesson("L01"));
        window.harness.run_steps(3);
        window.wait();
        assert!(window.folders.lessons().exists());
        assert_eq!(writes_on_this_thread(), before);
    }
}
