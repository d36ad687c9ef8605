//! What went wrong, written beside the saves for whoever wants to repair it.

use std::backtrace::Backtrace;
use std::fmt;
use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::panic;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::SystemTime;

use log::{LevelFilter, Log, Metadata, Record};

use crate::impossible;
use crate::storage::Folders;

use super::opening::WindowFailure;
use super::run_log::{self, Private, RunLog, program, stamp};

/// The notes are begun anew when they have grown larger than this.
const MAX_BYTES: u64 = 256 * 1024;

/// The number of the game at the table.
static GAME: Mutex<Option<u64>> = Mutex::new(None);

/// From now on notes tell that this game is at the table.
pub(crate) fn note_game(number: u64) {
    *GAME.lock().unwrap_or_else(PoisonError::into_inner) = Some(number);
}

/// Where it is written down why the window does not open or stay open.
pub(crate) fn details(folders: &Folders, failure: &WindowFailure) -> Option<String> {
    let path = match failure {
        WindowFailure::Crashed | WindowFailure::Unknown => folders.crash_notes(),
        _ => return None,
    };
    path.exists().then(|| path.display().to_string())
}

/// From now on the program keeps a log, and every panic and everything impossible leaves a note. A disk that takes
/// neither does no harm.
pub(crate) fn watch(folders: &Folders) {
    let home = directories::BaseDirs::new().map(|dirs| dirs.home_dir().to_owned());
    let home = home.iter().map(|home| (home.as_path(), "~"));
    let private = Private::new(home.chain([(folders.root(), "<landnam>")]));
    let unfinished = run_log::unfinished(&folders.logs());
    let log = RunLog::begin(folders, private.clone(), SystemTime::now())
        .inspect_err(|error| eprintln!("landnam: there is no log of this run: {error}"))
        .ok();
    let notes = Arc::new(CrashNotes {
        path: folders.crash_notes(),
        log: log.as_ref().map(|log| log.path().to_owned()),
        private,
    });
    notes.clone().hear_panics();
    if let Some(run) = unfinished {
        notes.leave_unfinished(&run);
    }
    if let Some(log) = log {
        log::set_max_level(LevelFilter::Info);
        if log::set_boxed_logger(Box::new(Watcher { log, notes })).is_err() {
            crate::impossible!("the window is not alone in keeping a log");
        }
    }
}

/// The log, with a note of everything impossible.
struct Watcher {
    log: RunLog,
    notes: Arc<CrashNotes>,
}

impl Log for Watcher {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        self.log.enabled(metadata)
    }

    fn log(&self, record: &Record<'_>) {
        self.log.log(record);
        if record.target() == impossible::TARGET {
            self.notes.leave(record.args());
        }
    }

    fn flush(&self) {
        self.log.flush();
    }
}

/// The file of notes.
struct CrashNotes {
    path: PathBuf,
    /// The log of this run.
    log: Option<PathBuf>,
    private: Private,
}

impl CrashNotes {
    /// From now on every panic leaves a note, also where it is caught.
    fn hear_panics(self: Arc<Self>) {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            log::error!("thread {} {info}", thread_name());
            self.leave(info);
            // This may be the end.
            log::logger().flush();
            // Players are told in the window; what the program says of itself is for those who ask for it.
            if cfg!(test) || std::env::var_os("RUST_BACKTRACE").is_some() {
                usual(info);
            }
        }));
    }

    fn leave(&self, what: &dyn fmt::Display) {
        if let Err(error) = append(&self.path, &self.note(what)) {
            // A disk that takes no note must not make things worse.
            log::warn!("no crash note could be left: {error}");
        }
    }

    /// An abort, of which the program itself cannot tell any more, is noted by the run that follows.
    fn leave_unfinished(&self, run: &str) {
        let note = format!(
            "{}, {}\nThe run before this one ended without closing its window: aborted, killed, or the computer went off.\n\
             The log of that run: {run}\n\n",
            program(),
            stamp(SystemTime::now()),
        );
        log::warn!("the run before ended without closing its window; its log: {run}");
        if let Err(error) = append(&self.path, &note) {
            log::warn!("no crash note could be left: {error}");
        }
    }

    fn note(&self, what: &dyn fmt::Display) -> String {
        let log = self.log.as_ref().map_or("none".to_owned(), |log| log.display().to_string());
        // Whoever fails with the number in hand must not wait for itself.
        let game = GAME.try_lock().ok().and_then(|game| *game);
        let game = game.map_or("no game at the table".to_owned(), |number| format!("game {number}"));
        let note = format!(
            "{}, {}, {game}, thread {}\n{what}\nThe log of this run: {log}\n{}\n\n",
            program(),
            stamp(SystemTime::now()),
            thread_name(),
            Backtrace::force_capture(),
        );
        self.private.hide(&note)
    }
}

fn thread_name() -> String {
    thread::current().name().unwrap_or("without a name").to_owned()
}

fn append(path: &Path, text: &str) -> io::Result<()> {
    let is_long = path.metadata().is_ok_and(|data| data.len() > MAX_BYTES);
    // On the very first start there may be no folder yet.
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut options = OpenOptions::new();
    options.create(true).write(true).append(!is_long).truncate(is_long);
    options.open(path)?.write_all(text.as_bytes())
}

#[cfg(test)]
mod tests {
    use log::Level;

    use super::*;

    fn notes(home: &Path) -> Arc<CrashNotes> {
        Arc::new(CrashNotes {
            path: home.join("crash.txt"),
            log: Some(home.join("log").join("this run.log")),
            private: Private::new([(home, "~")]),
        })
    }

    #[test]
    fn a_panic_leaves_a_note_that_points_to_the_log() {
        let home = tempfile::tempdir().unwrap();
        let notes = notes(home.path());
        // The hook stays, after the usual one: other tests may be panicking at the same time, and it does them no harm.
        notes.clone().hear_panics();
        let outcome = panic::catch_unwind(|| panic!("the well has run dry in {}", home.path().display()));
        assert!(outcome.is_err());
        let text = fs::read_to_string(&notes.path).unwrap();
        for words in [
            "the well has run dry in ~",
            env!("CARGO_PKG_VERSION"),
            "The log of this run: ~/log/this run.log",
        ] {
            assert!(text.contains(words), "{words}: {text}");
        }
        assert!(!text.contains(&home.path().display().to_string()), "{text}");
    }

    #[test]
    fn the_impossible_is_logged_and_leaves_a_note() {
        let home = tempfile::tempdir().unwrap();
        let log = RunLog::begin(&Folders::at(home.path()), Private::default(), SystemTime::now()).unwrap();
        let path = log.path().to_owned();
        let watcher = Watcher { log, notes: notes(home.path()) };
        for (target, words) in [("landnam::app", "an error"), (impossible::TARGET, "two and two are five")] {
            watcher.log(
                &Record::builder().level(Level::Error).target(target).args(format_args!("{words}")).build(),
            );
        }
        watcher.flush();
        let (log, notes) =
            (fs::read_to_string(path).unwrap(), fs::read_to_string(&watcher.notes.path).unwrap());
        assert!(log.contains("an error") && log.contains("two and two are five"), "{log}");
        assert!(!notes.contains("an error") && notes.contains("two and two are five"), "{notes}");
    }

    #[test]
    fn notes_are_appended_until_they_are_long() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("crash.txt");
        append(&path, "first\n").unwrap();
        append(&path, "second\n").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "first\nsecond\n");
        fs::write(&path, vec![b'x'; MAX_BYTES as usize + 1]).unwrap();
        append(&path, "third\n").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "third\n");
        assert!(append(&path.join("below"), "").is_err());
    }

    #[test]
    fn the_very_first_start_can_leave_a_note() {
        let home = tempfile::tempdir().unwrap();
        let notes = notes(&home.path().join("not").join("there yet"));
        notes.leave(&"it failed at once");
        assert!(fs::read_to_string(&notes.path).unwrap().contains("it failed at once"));
    }

    #[test]
    fn a_note_tells_the_game_and_the_commit_and_no_build_folder() {
        let home = tempfile::tempdir().unwrap();
        note_game(4711);
        let what = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/src/app/mod.rs and /home/x/.cargo/registry/src/i-1/egui-1/a.rs"
        );
        let note = notes(home.path()).note(&what);
        for words in [", game 4711,", "(commit ", "src/app/mod.rs and egui-1/a.rs"] {
            assert!(note.contains(words), "{words}: {note}");
        }
        assert!(!note.contains(env!("CARGO_MANIFEST_DIR")) && !note.contains("/registry/"), "{note}");
        assert!(note.contains("crash::tests::a_note_tells"), "no frames: {note}");
    }

    #[test]
    fn a_run_that_was_aborted_is_noted_by_the_next() {
        let home = tempfile::tempdir().unwrap();
        let notes = notes(home.path());
        notes.leave_unfinished("yesterday.log");
        let text = fs::read_to_string(&notes.path).unwrap();
        assert!(text.contains("without closing its window") && text.contains("yesterday.log"), "{text}");
    }
}
