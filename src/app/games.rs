//! Beginning, loading and saving games, and what is said when files fail.

use std::io;
use std::path::{Path, PathBuf};

use crate::rules::Setup;
use crate::session::{Seat, Session};
use crate::storage::{self, LoadError, SavedGame, SavedSetup};

use super::dialogs::Dialog;
use super::screens::TableScreen;
use super::{App, Screen, Shared, saved_seats, seat_from, words};

/// The game that someone wants to sit down to.
#[derive(Clone)]
pub(crate) enum NextGame {
    /// A new one.
    New(Setup, Vec<Seat>),
    /// A saved one.
    Saved(PathBuf),
}

impl App {
    /// Sits down to another game, unless the one that is kept is unfinished: then asks what shall become of it.
    pub(super) fn sit_down_to(&mut self, next: NextGame) {
        match self.unfinished() {
            Some(kept) => self.dialog = Some(Dialog::unfinished(&kept, next)),
            None => self.begin(next),
        }
    }

    /// The game that is kept on disk, if it has begun, is not over and has not been saved by name.
    fn unfinished(&self) -> Option<SavedGame> {
        let kept = storage::load(&self.shared.folders.autosave()).ok()?;
        let actions = kept.record.actions().len();
        let is_saved = self.saved == Some((actions, kept.record.setup().seed));
        (actions > 0 && !kept.record.game().is_over() && !is_saved).then_some(kept)
    }

    /// Sits down to another game.
    pub(super) fn begin(&mut self, next: NextGame) {
        self.dialog = None;
        match next {
            NextGame::New(setup, seats) => self.start(setup, seats),
            NextGame::Saved(path) => self.load(&path),
        }
    }

    fn start(&mut self, setup: Setup, seats: Vec<Seat>) {
        let sets = setup.sets.iter().map(|set| set.name().to_owned());
        self.shared.settings.played_sets.extend(sets);
        self.shared.settings.last_setup = Some(SavedSetup::from(&setup));
        self.shared.settings.last_seats = saved_seats(&seats);
        self.shared.keep_settings();
        match Session::new(setup, seats) {
            Ok(session) => self.sit_down(session),
            Err(problems) => {
                for problem in problems {
                    let message = words::setup_problem(&self.shared.texts, problem);
                    self.shared.toasts.add(message);
                }
            }
        }
    }

    /// Goes on with the game in a file.
    pub(super) fn load(&mut self, path: &Path) {
        match storage::load(path) {
            Ok(saved) => {
                self.dialog = None;
                let seats = saved.seats.iter().map(seat_from).collect();
                self.sit_down(Session::resume(saved.record, seats));
            }
            Err(error) => {
                let message = words::load_error(&self.shared.texts, &error);
                self.shared.toasts.add(message);
            }
        }
    }

    fn sit_down(&mut self, session: Session) {
        let mut screen = TableScreen::new(session);
        screen.keep(&mut self.shared);
        self.show(Screen::Table(Box::new(screen)));
    }

    /// Saves the game at the table.
    pub(super) fn save(&mut self, path: &Path) {
        let Screen::Table(screen) = &self.screen else { return };
        if screen.session().is_practice() {
            return;
        }
        let record = screen.session().record();
        let seats = saved_seats(screen.session().seats());
        let outcome = self.shared.folders.write(|| storage::save(record, &seats, path));
        if outcome.is_ok() {
            self.saved = Some((record.actions().len(), record.setup().seed));
        }
        self.shared.say_saved(path, outcome);
    }

    /// Saves the unfinished game that is kept on disk under the next free name and sits down to another one. If it
    /// cannot be saved, it is not given up.
    pub(super) fn save_kept(&mut self, next: NextGame) {
        let path = self.shared.folders.next_save();
        let outcome = std::fs::read(self.shared.folders.autosave())
            .and_then(|game| self.shared.folders.write(|| storage::write_atomically(&path, &game)));
        let is_saved = outcome.is_ok();
        self.shared.say_saved(&path, outcome);
        if is_saved {
            self.begin(next);
        }
    }
}

impl Shared {
    /// Looks at the player's files at the start. What cannot be read is put aside, so that nothing overwrites it.
    pub(super) fn check_files(&mut self, settings_were_fine: bool) {
        if let Err(error) = self.folders.prepare() {
            let reason = words::io_reason(&self.texts, &error);
            self.toasts.add(self.texts.error_autosave(reason));
        }
        if !settings_were_fine {
            self.toasts.add(self.texts.error_settings());
            self.put_aside(&self.folders.settings());
        }
        match storage::load(&self.folders.autosave()) {
            Ok(_) => {}
            Err(LoadError::Io(error)) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => {
                self.toasts.add(words::load_error(&self.texts, &error));
                self.put_aside(&self.folders.autosave());
            }
        }
    }

    fn put_aside(&mut self, path: &Path) {
        if let Ok(kept) = self.folders.put_aside(path) {
            self.toasts.add(self.texts.put_aside(kept.display().to_string()));
        }
    }

    /// Writes the settings; a failure is said and the game goes on.
    pub(crate) fn keep_settings(&mut self) {
        let outcome = self.folders.write(|| self.settings.write(&self.folders.settings()));
        if let Err(error) = outcome {
            let reason = words::io_reason(&self.texts, &error);
            self.toasts.add(self.texts.error_settings_keep(reason));
        }
    }

    fn say_saved(&mut self, path: &Path, outcome: io::Result<()>) {
        let message = match outcome {
            Ok(()) => self.texts.saved_to(path.display().to_string()),
            Err(error) => self.texts.error_cannot_save(words::io_reason(&self.texts, &error)),
        };
        self.toasts.add(message);
    }
}
