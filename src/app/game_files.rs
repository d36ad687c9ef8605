//! Beginning, loading and saving games, and what is said when files fail.

use std::io;
use std::path::{Path, PathBuf};

use egui::{Context, UserAttentionType, ViewportCommand};

use crate::art::board_picture::BoardPicture;
use crate::disk::{ReadError, read_text};
use crate::i18n::Texts;
use crate::rules::{Action, Record, Set, Setup};
use crate::session::{Control, Seat, Session, saved_seats};
use crate::storage::{self, FileTrouble, MAX_FILE_BYTES, SaveFile, SavedGame, SavedSetup};

use crate::app::crash;
use crate::app::dialogs::Dialog;
use crate::app::hand_over::{SecondStarts, ask_for_files};
use crate::app::intent::{Leave, NextGame};
use crate::app::keeper::Access;
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
fn table<'a>(screen: &'a Screen, aside: Option<&'a Screen>) -> Option<&'a TableScreen> {
    [Some(screen), aside].into_iter().flatten().find_map(|screen| match screen {
        Screen::Table(table) if !table.session().is_practice() => Some(&**table),
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
    fn unfinished(&mut self) -> Option<SavedGame> {
        if self.shared.keeper.is_guest() {
            // It is another window's, and nothing takes its place.
            return None;
        }
        self.finish_files();
        let kept = self.shared.read_kept()?;
        would_be_missed(&kept.record, self.saved.as_ref()).then_some(kept)
    }

    /// Takes the game off the table, unless it would be lost: then asks first.
    pub(super) fn leave(&mut self, ctx: &Context, leave: Leave) {
        match self.unkept() {
            Some(reason) => self.dialog = Some(Dialog::unkept(reason, leave)),
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
            && let Some(reason) = self.unkept()
        {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.dialog = Some(Dialog::unkept(reason, Leave::Window));
        }
    }

    /// Why the game at the table would be lost: it would be missed and cannot be kept, although it is tried again.
    /// Without a reason everything is on disk.
    fn unkept(&mut self) -> Option<String> {
        self.finish_files();
        let table = table(&self.screen, self.aside.as_ref())?;
        if !would_be_missed(table.session().record(), self.saved.as_ref()) {
            return None;
        }
        if self.shared.unkept_reason().is_some() {
            self.shared.keep_game(table.session());
            self.finish_files();
        }
        self.shared.unkept_reason()
    }

    /// Tries once more to keep the game at the table, and says it if that succeeds.
    pub(super) fn keep_again(&mut self) {
        self.dialog = None;
        if let Some(table) = table(&self.screen, self.aside.as_ref()) {
            self.shared.keep_game(table.session());
        }
        self.finish_files();
        self.shared.toasts.add(match self.shared.unkept_reason() {
            None => self.shared.texts.kept_again(),
            Some(reason) => self.shared.texts.error_autosave(reason),
        });
    }

    /// Asks again for the files that another window has. If they are free now, everything is read anew; if the other
    /// window answers now, this one is no longer needed.
    pub(super) fn ask_for_files(&mut self, ctx: &Context) {
        match ask_for_files(&self.shared.folders, None) {
            None => ctx.send_viewport_cmd(ViewportCommand::Close),
            Some(Access::Guest) => self.shared.toasts.add(self.shared.texts.guest_still()),
            Some(access) => *self = Self::open(ctx, self.shared.folders.clone(), access, None),
        }
    }

    /// Comes to the front for every second start, and opens what it was started with.
    pub(super) fn hear_second_starts(&mut self, ctx: &Context) {
        let starts = self.second_starts.as_ref().map(SecondStarts::take).unwrap_or_default();
        for start in starts {
            log::info!("the program was started a second time");
            ctx.send_viewport_cmd(ViewportCommand::Minimized(false));
            ctx.send_viewport_cmd(ViewportCommand::Focus);
            // Where no window may take the focus by itself, it at least asks for it.
            ctx.send_viewport_cmd(ViewportCommand::RequestUserAttention(UserAttentionType::Informational));
            if let Some(file) = &start.file {
                self.sit_down_to(NextGame::Saved(file.clone()));
            }
            start.answer();
        }
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
        self.finish_files();
        match storage::load(path) {
            Ok(saved) => self.resume(saved),
            Err(error) => {
                let message = text::load_error(&self.shared.texts, &error);
                self.shared.toasts.add(message);
            }
        }
    }

    /// Goes on with a game that has been read.
    pub(super) fn resume(&mut self, saved: SavedGame) {
        self.dialog = None;
        let seats = saved.seats.iter().map(Seat::from_saved).collect();
        self.sit_down(Session::resume(saved.record, seats).with_undone(saved.undone));
    }

    fn sit_down(&mut self, session: Session) {
        let (setup, seats) = (session.record().setup(), session.seats());
        let sets: Vec<&str> = setup.sets.iter().map(Set::name).collect();
        let persons = seats.iter().filter(|seat| seat.control == Control::Human).count();
        crash::note_game(setup.seed);
        log::info!(
            "game {} with {sets:?}: {persons} of {} players are persons, {} actions have been played",
            setup.seed,
            setup.players,
            session.record().actions().len()
        );
        // What becomes of the last game must not be taken for the new one's.
        self.finish_files();
        self.shared.forget_game_error();
        self.shared.keep_game(&session);
        self.show(Screen::Table(Box::new(TableScreen::new(session))));
    }

    /// Saves the game at the table; once it is on disk, that is said.
    pub(super) fn save(&mut self, path: PathBuf) {
        let Some(table) = table(&self.screen, self.aside.as_ref()) else { return };
        let record = table.session().record();
        let session = table.session();
        let file = SaveFile::of(record, &saved_seats(session.seats())).with_undone(session.undone());
        let played = Played::of(record);
        self.save_game_as(path, played, file);
    }

    /// Saves the unfinished game that is kept on disk under the next free name and sits down to another one. If it
    /// cannot be saved, it is not given up.
    pub(super) fn save_kept(&mut self, next: NextGame) {
        self.finish_files();
        let (autosave, path) = (self.shared.folders.autosave(), self.shared.folders.next_save());
        self.shared.save_as(path.clone(), move || {
            read_text(&autosave, MAX_FILE_BYTES).map(String::into_bytes).map_err(ReadError::into_io)
        });
        if self.finish_files().contains(&path) {
            self.begin(next);
        }
    }
}

impl Shared {
    /// Says what was not in order with the player's files at the start, and looks at the game that is kept.
    pub(super) fn check_files(
        &mut self,
        settings: Option<FileTrouble>,
        lessons: Option<FileTrouble>,
        window: Option<FileTrouble>,
    ) {
        if self.keeper.is_guest() {
            return;
        }
        if let Some(trouble) = window {
            self.say_trouble("window", self.texts.error_window(), |texts, _| texts.error_window(), trouble);
        }
        if let Err(error) = self.folders.prepare() {
            let reason = text::io_reason(&self.texts, &error);
            self.toasts.add(self.texts.error_autosave(reason));
        }
        if let Some(trouble) = settings {
            self.say_trouble("settings", self.texts.error_settings(), Texts::settings_left_alone, trouble);
        }
        if let Some(trouble) = lessons {
            self.say_trouble("lessons", self.texts.error_progress(), Texts::progress_left_alone, trouble);
        }
        self.read_kept();
    }

    /// The game that is kept on disk. If it is there and cannot be read, that is said, and it is put aside.
    pub(super) fn read_kept(&mut self) -> Option<SavedGame> {
        if self.keeper.is_guest() {
            return storage::load(&self.folders.autosave()).ok();
        }
        let (kept, trouble) = self.keeper.files.load_game();
        if let Some(trouble) = trouble {
            let unreadable = match &trouble {
                FileTrouble::Unreadable { error, .. } => text::load_error(&self.texts, error),
                FileTrouble::PartlyUnknown { .. } | FileTrouble::Passing(_) => String::new(),
            };
            self.say_trouble("game", unreadable, Texts::error_cannot_read, trouble);
        }
        kept
    }

    /// Says what was wrong with a file, and where it lies now.
    fn say_trouble(
        &mut self,
        what: &str,
        unreadable: String,
        passing: impl Fn(&Texts, String) -> String,
        trouble: FileTrouble,
    ) {
        // Not why: that could quote a name from the file.
        log::warn!("not all was in order with the file of the {what}");
        let t = &self.texts;
        let aside = |aside: io::Result<PathBuf>| match aside {
            Ok(aside) => t.put_aside(aside.display().to_string()),
            Err(error) => {
                log::warn!("the file of the {what} could not be put aside: {error}");
                t.error_put_aside(text::io_reason(t, &error))
            }
        };
        let messages = match trouble {
            FileTrouble::Unreadable { error: _, aside: lies, is_restored } => {
                vec![Some(unreadable), is_restored.then(|| t.game_restored()), Some(aside(lies))]
            }
            FileTrouble::PartlyUnknown { copy } => vec![Some(t.settings_partly()), Some(aside(copy))],
            FileTrouble::Passing(error) => vec![Some(passing(t, text::io_reason(t, &error)))],
        };
        messages.into_iter().flatten().for_each(|message| self.toasts.add(message));
    }

    /// Has a picture of the map painted and written beside the window. If the map is too large for one, that is said.
    pub(super) fn save_picture(&mut self, board: Box<BoardPicture>, path: PathBuf) {
        let side = board.tile_side(PICTURE_TILE);
        if side < PICTURE_TILE {
            self.toasts.add(self.texts.picture_smaller((100 * side / PICTURE_TILE) as u32));
        }
        self.save_as(path, move || png(&board));
    }
}

/// Pixels of a tile's side on a picture of the map.
const PICTURE_TILE: usize = 192;

fn png(board: &BoardPicture) -> io::Result<Vec<u8>> {
    let mut bytes = io::Cursor::new(Vec::new());
    board.paint(PICTURE_TILE).write_to(&mut bytes, image::ImageFormat::Png).map_err(io::Error::other)?;
    Ok(bytes.into_inner())
}
