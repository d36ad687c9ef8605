//! Beginning, loading and saving games, and what is said when files fail.

use std::io;
use std::path::Path;

use egui::{Context, ViewportCommand};

use crate::art::board_picture::BoardPicture;
use crate::rules::{Action, Record, Set, Setup};
use crate::session::{Control, Seat, Session, saved_seats};
use crate::storage::{self, LoadError, SavedGame, SavedSetup};

use crate::app::dialogs::Dialog;
use crate::app::intent::{Leave, NextGame};
use crate::app::screens::TableScreen;
use crate::app::text;
use crate::app::{App, Screen, Shared};

/// What was played in a game, to know it again.
#[derive(PartialEq)]
pub(super) struct Played {
    setup: Setup,
    actions: Vec<Action>,
}

impl Played {
    fn of(record: &Record) -> Self {
        Self { setup: record.setup().clone(), actions: record.actions().to_vec() }
    }
}

/// Whether a game has begun, is not over and is not the one that was saved by name last.
fn would_be_missed(record: &Record, saved: Option<&Played>) -> bool {
    !record.actions().is_empty() && !record.game().is_over() && saved != Some(&Played::of(record))
}

/// The game at the table, also while someone practises.
fn table<'a>(screen: &'a mut Screen, aside: Option<&'a mut Screen>) -> Option<&'a mut TableScreen> {
    [Some(screen), aside].into_iter().flatten().find_map(|screen| match screen {
        Screen::Table(table) if !table.session().is_practice() => Some(&mut **table),
        _ => None,
    })
}

impl App {
    /// Sits down to another game, unless the one that is kept is unfinished: then asks what shall become of it.
    pub(super) fn sit_down_to(&mut self, next: NextGame) {
        match self.unfinished() {
            Some(kept) => self.dialog = Some(Dialog::unfinished(&kept, next)),
            None => self.begin(next),
        }
    }

    /// The game that is kept on disk, if somebody would miss it.
    fn unfinished(&self) -> Option<SavedGame> {
        let kept = storage::load(&self.shared.folders.autosave()).ok()?;
        would_be_missed(&kept.record, self.saved.as_ref()).then_some(kept)
    }

    /// Takes the game off the table, unless it would be lost: then asks first.
    pub(super) fn leave(&mut self, ctx: &Context, leave: Leave) {
        match self.unkept() {
            Some(error) => self.ask_before_leaving(leave, &error),
            None => self.leave_anyway(ctx, leave),
        }
    }

    /// Takes the game off the table, whatever becomes of it.
    pub(super) fn leave_anyway(&mut self, ctx: &Context, leave: Leave) {
        self.dialog = None;
        self.show(Screen::Title);
        match leave {
            Leave::Table => {}
            Leave::Window => ctx.send_viewport_cmd(ViewportCommand::Close),
        }
    }

    /// Keeps the window open if closing it would lose the game.
    pub(super) fn hear_closing(&mut self, ctx: &Context) {
        if ctx.input(|input| input.viewport().close_requested())
            && let Some(error) = self.unkept()
        {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.ask_before_leaving(Leave::Window, &error);
        }
    }

    fn ask_before_leaving(&mut self, leave: Leave, error: &io::Error) {
        let reason = text::io_reason(&self.shared.texts, error);
        self.dialog = Some(Dialog::unkept(reason, leave));
    }

    /// Why the game at the table would be lost: it would be missed and cannot be kept, although it is tried again.
    fn unkept(&mut self) -> Option<io::Error> {
        let table = table(&mut self.screen, self.aside.as_mut())?;
        if !would_be_missed(table.session().record(), self.saved.as_ref()) {
            return None;
        }
        table.keep_again(&self.shared.folders).err()
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
                    let message = text::setup_problem(&self.shared.texts, problem);
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
                let seats = saved.seats.iter().map(Seat::from_saved).collect();
                self.sit_down(Session::resume(saved.record, seats));
            }
            Err(error) => {
                let message = text::load_error(&self.shared.texts, &error);
                self.shared.toasts.add(message);
            }
        }
    }

    fn sit_down(&mut self, session: Session) {
        let (setup, seats) = (session.record().setup(), session.seats());
        let sets: Vec<&str> = setup.sets.iter().map(Set::name).collect();
        let persons = seats.iter().filter(|seat| seat.control == Control::Human).count();
        log::info!(
            "game {} with {sets:?}: {persons} of {} players are persons, {} actions have been played",
            setup.seed,
            setup.players,
            session.record().actions().len()
        );
        let mut screen = TableScreen::new(session);
        screen.keep(&mut self.shared);
        self.show(Screen::Table(Box::new(screen)));
    }

    /// Saves the game at the table.
    pub(super) fn save(&mut self, path: &Path) {
        let Some(table) = table(&mut self.screen, self.aside.as_mut()) else { return };
        let record = table.session().record();
        let seats = saved_seats(table.session().seats());
        let outcome = self.shared.folders.write(|| storage::save(record, &seats, path));
        if outcome.is_ok() {
            self.saved = Some(Played::of(record));
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
            let reason = text::io_reason(&self.texts, &error);
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
                self.toasts.add(text::load_error(&self.texts, &error));
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
            let reason = text::io_reason(&self.texts, &error);
            self.toasts.add(self.texts.error_settings_keep(reason));
        }
    }

    /// Paints a picture of the map into a file and says what became of it.
    pub(super) fn save_picture(&mut self, board: &BoardPicture, path: &Path) {
        let outcome =
            png(board).and_then(|bytes| self.folders.write(|| storage::write_atomically(path, &bytes)));
        self.say_saved(path, outcome);
    }

    fn say_saved(&mut self, path: &Path, outcome: io::Result<()>) {
        let message = match outcome {
            Ok(()) => self.texts.saved_to(path.display().to_string()),
            Err(error) => self.texts.error_cannot_save(text::io_reason(&self.texts, &error)),
        };
        self.toasts.add(message);
    }
}

/// Pixels of a tile's side on a picture of the map.
const PICTURE_TILE: usize = 192;

fn png(board: &BoardPicture) -> io::Result<Vec<u8>> {
    let mut bytes = io::Cursor::new(Vec::new());
    board.paint(PICTURE_TILE).write_to(&mut bytes, image::ImageFormat::Png).map_err(io::Error::other)?;
    Ok(bytes.into_inner())
}
