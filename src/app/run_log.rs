//! The log of one run of the program, for whoever looks into a failure: a file in the player's folder, small, with
//! nothing in it that tells who plays.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{self, ThreadId};
use std::time::SystemTime;

use log::{Level, Log, Metadata, Record};

use crate::storage::Folders;

/// The logs of so many runs are kept, this one included.
const RUNS: usize = 5;

/// A log that has grown to so many bytes hears nothing more.
const MOST_BYTES: usize = 256 * 1024;

/// What one message may take of it, in characters.
const LONGEST: usize = 8 * 1024;

/// So many lines may wait for the disk; what comes then is only counted.
const QUEUE: usize = 1024;

/// The last line of every run that ends by itself.
pub(crate) const FAREWELL: &str = "the program ends";

/// The last line of a log that hears nothing more.
const FULL: &str = "(the log is full)";

/// Stands in the first line before the number of the process.
const PROCESS: &str = "process ";

/// A logger that writes on a thread of its own, so that nobody waits for the disk.
pub(crate) struct RunLog {
    path: PathBuf,
    private: Private,
    queue: SyncSender<Entry>,
    /// How many lines found no room in the queue.
    lost: Arc<AtomicUsize>,
    thread: ThreadId,
}

enum Entry {
    Line(String),
    /// Everything before this is to be written; then the sender is dropped.
    Flush(SyncSender<()>),
}

impl RunLog {
    /// Begins the log of a run and throws away the oldest ones.
    pub(crate) fn begin(folders: &Folders, private: Private, now: SystemTime) -> io::Result<Self> {
        let folder = folders.logs();
        fs::create_dir_all(&folder)?;
        drop_oldest(&folder, RUNS - 1)?;
        let (path, file) = create(&folder, now)?;
        let (queue, entries) = sync_channel(QUEUE);
        let lost = Arc::new(AtomicUsize::new(0));
        let mut writer = Bounded { out: file, left: MOST_BYTES };
        writer.line(&format!("{}, {}, {PROCESS}{}", program(), stamp(now), std::process::id()));
        let counted = lost.clone();
        let thread = thread::Builder::new()
            .name("log".to_owned())
            .spawn(move || write_entries(&entries, &counted, &mut writer))?
            .thread()
            .id();
        Ok(Self { path, private, queue, lost, thread })
    }

    /// The file that holds it.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

impl Log for RunLog {
    /// The program's own news; of the libraries only what worries them.
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        let is_own = metadata.target().starts_with(env!("CARGO_PKG_NAME"));
        metadata.level() <= if is_own { Level::Info } else { Level::Warn }
    }

    fn log(&self, record: &Record<'_>) {
        if !self.enabled(record.metadata()) {
            return;
        }
        let message: String = self.private.hide(&record.args().to_string()).chars().take(LONGEST).collect();
        let message = message.replace('\n', "\n    ");
        let line =
            format!("{} {:5} {}: {message}", stamp(SystemTime::now()), record.level(), record.target());
        if self.queue.try_send(Entry::Line(line)).is_err() {
            self.lost.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Waits until everything is in the file.
    fn flush(&self) {
        if thread::current().id() == self.thread {
            return;
        }
        let (written, wait) = sync_channel(0);
        if self.queue.send(Entry::Flush(written)).is_ok() {
            // The sender is dropped when the entry has been reached, or with the thread; nothing is ever sent.
            let _ = wait.recv();
        }
    }
}

fn write_entries(entries: &Receiver<Entry>, lost: &AtomicUsize, writer: &mut Bounded<impl Write>) {
    for entry in entries {
        let lost = lost.swap(0, Ordering::Relaxed);
        if lost > 0 {
            writer.line(&format!("({lost} lines are missing: the disk was too slow)"));
        }
        match entry {
            Entry::Line(line) => writer.line(&line),
            Entry::Flush(written) => drop(written),
        }
    }
}

/// Writes lines until there have been too many of them.
struct Bounded<W> {
    out: W,
    /// Bytes that may still be written.
    left: usize,
}

impl<W: Write> Bounded<W> {
    fn line(&mut self, line: &str) {
        if self.left == 0 {
            return;
        }
        let text = if line.len() < self.left { line } else { FULL };
        self.left = if line.len() < self.left { self.left - line.len() - 1 } else { 0 };
        // Where could a log that cannot be written say so? The game goes on without it.
        let _ = self.out.write_all(format!("{text}\n").as_bytes());
    }
}

/// What must not stand in a log: where the player's files lie, because that tells the player's name.
#[derive(Clone, Debug, Default)]
pub(crate) struct Private {
    /// Each with what stands in its place, the longest first.
    hidden: Vec<(String, &'static str)>,
}

impl Private {
    /// Hides these folders.
    pub(crate) fn new<'a>(folders: impl IntoIterator<Item = (&'a Path, &'static str)>) -> Self {
        let mut hidden: Vec<(String, &'static str)> = folders
            .into_iter()
            // The root of a disk is in every path and tells nothing.
            .filter(|(path, _)| path.is_absolute() && path.parent().is_some())
            .map(|(path, instead)| (path.to_string_lossy().into_owned(), instead))
            .collect();
        hidden.sort_by_key(|(path, _)| std::cmp::Reverse(path.len()));
        Self { hidden }
    }

    /// The text without what must not be seen.
    pub(crate) fn hide(&self, text: &str) -> String {
        self.hidden
            .iter()
            .fold(without_build_folders(text), |text, (path, instead)| text.replace(path, instead))
    }
}

/// Without the folders of the computer on which the program was built; where in the source something is stays.
fn without_build_folders(text: &str) -> String {
    const REGISTRY: &str = "/registry/src/";
    const TOOLCHAIN: &str = "/rustc/";
    let mut rest = text.replace(concat!(env!("CARGO_MANIFEST_DIR"), "/"), "");
    while let Some(at) = rest.find(REGISTRY) {
        let begin =
            rest[..at].rfind(|sign: char| sign.is_whitespace() || sign == '(').map_or(0, |sign| sign + 1);
        let after = at + REGISTRY.len();
        // The folder of the registry, then the crate.
        let end = rest[after..].find('/').map_or(after, |slash| after + slash + 1);
        rest.replace_range(begin..end, "");
    }
    while let Some(at) = rest.find(TOOLCHAIN) {
        let after = at + TOOLCHAIN.len();
        let end = rest[after..].find('/').map_or(after, |slash| after + slash + 1);
        rest.replace_range(at..end, "rust:");
    }
    rest
}

/// The program and where it runs: version, commit, system.
pub(crate) fn program() -> String {
    format!(
        "Landnam {} (commit {}) on {} {}",
        env!("CARGO_PKG_VERSION"),
        env!("LANDNAM_COMMIT"),
        std::env::consts::OS,
        std::env::consts::ARCH
    )
}

/// A moment in universal time, to the second.
pub(crate) fn stamp(time: SystemTime) -> impl fmt::Display {
    humantime::format_rfc3339_seconds(time)
}

/// A new file named after the moment; should another run have begun in the same second, with a number.
fn create(folder: &Path, now: SystemTime) -> io::Result<(PathBuf, File)> {
    let name = stamp(now).to_string().replace(':', ".");
    let mut number = 1;
    loop {
        let path = match number {
            1 => folder.join(format!("{name}.log")),
            _ => folder.join(format!("{name} {number}.log")),
        };
        match File::create_new(&path) {
            Ok(file) => return Ok((path, file)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && number < 100 => number += 1,
            Err(error) => return Err(error),
        }
    }
}

/// The name of the newest log, if its run has ended without a farewell.
pub(crate) fn unfinished(folder: &Path) -> Option<String> {
    let newest = logs(folder).ok()?.pop()?;
    let text = fs::read_to_string(&newest).ok()?;
    let last = text.lines().next_back()?;
    let is_finished = last.ends_with(FAREWELL) || last == FULL;
    let process = text.lines().next()?.rsplit_once(PROCESS)?.1;
    // It may still be running, beside this one.
    let is_running = Path::new("/proc").join(process).exists();
    (!is_finished && !is_running)
        .then(|| newest.file_name().unwrap_or_default().to_string_lossy().into_owned())
}

/// All logs in a folder, the oldest first.
fn logs(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let paths = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut logs = paths.collect::<io::Result<Vec<_>>>()?;
    logs.retain(|path| path.extension().is_some_and(|ending| ending == "log"));
    logs.sort();
    Ok(logs)
}

/// Leaves only so many logs, the newest.
fn drop_oldest(folder: &Path, kept: usize) -> io::Result<()> {
    let logs = logs(folder)?;
    let superfluous = logs.len().saturating_sub(kept);
    logs.iter().take(superfluous).try_for_each(fs::remove_file)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn at(secs: u64) -> SystemTime {
        SystemTime::UNIX_EPOCH + Duration::from_secs(secs)
    }

    fn begin(folders: &Folders, secs: u64) -> RunLog {
        RunLog::begin(folders, Private::default(), at(secs)).unwrap()
    }

    fn say(log: &RunLog, target: &str, level: Level, words: &str) {
        log.log(&Record::builder().target(target).level(level).args(format_args!("{words}")).build());
    }

    fn read(log: &RunLog) -> String {
        log.flush();
        fs::read_to_string(log.path()).unwrap()
    }

    #[test]
    fn a_log_tells_version_moment_and_what_was_said() {
        let home = tempfile::tempdir().unwrap();
        let log = begin(&Folders::at(home.path()), 0);
        say(&log, "landnam::app", Level::Info, "two\nlines");
        say(&log, "landnam::app", Level::Debug, "a detail");
        say(&log, "winit", Level::Info, "chatter");
        say(&log, "winit", Level::Warn, "a worry");
        let text = read(&log);
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines[0].starts_with(concat!("Landnam ", env!("CARGO_PKG_VERSION"))), "{text}");
        assert!(lines[0].contains("(commit ") && lines[0].contains("1970-01-01T00:00:00Z"), "{text}");
        assert!(lines[1].ends_with("Z INFO  landnam::app: two"), "{text}");
        assert_eq!(lines[2], "    lines");
        assert!(lines[3].ends_with("Z WARN  winit: a worry"), "{text}");
        assert_eq!(lines.len(), 4, "{text}");
    }

    #[test]
    fn the_last_few_runs_are_kept() {
        let home = tempfile::tempdir().unwrap();
        let folders = Folders::at(home.path());
        let paths: Vec<PathBuf> = (0..RUNS as u64 + 2).map(|run| begin(&folders, run / 2).path).collect();
        let exist: Vec<bool> = paths.iter().map(|path| path.exists()).collect();
        assert_eq!(exist[..2], [false, false]);
        assert!(exist[2..].iter().all(|&exists| exists), "{paths:?}");
    }

    #[test]
    fn a_log_does_not_grow_for_ever() {
        let home = tempfile::tempdir().unwrap();
        let log = begin(&Folders::at(home.path()), 0);
        let words = "word ".repeat(LONGEST);
        for _ in 0..100 {
            say(&log, "landnam", Level::Error, &words);
        }
        let text = read(&log);
        assert!(text.len() <= MOST_BYTES + 100, "{} bytes", text.len());
        assert!(text.ends_with("(the log is full)\n"));
        assert!(text.lines().all(|line| line.len() < LONGEST + 100));
    }

    #[test]
    fn nobody_waits_for_a_slow_disk_and_lost_lines_are_counted() {
        let (queue, entries) = sync_channel(2);
        let lost = AtomicUsize::new(0);
        for _ in 0..2 {
            queue.try_send(Entry::Line("heard".to_owned())).unwrap();
        }
        assert!(queue.try_send(Entry::Line("lost".to_owned())).is_err());
        lost.store(1, Ordering::Relaxed);
        drop(queue);
        let mut writer = Bounded { out: Vec::new(), left: MOST_BYTES };
        write_entries(&entries, &lost, &mut writer);
        let text = String::from_utf8(writer.out).unwrap();
        assert_eq!(text, "(1 lines are missing: the disk was too slow)\nheard\nheard\n");
    }

    #[test]
    fn nothing_tells_who_plays() {
        let home = tempfile::tempdir().unwrap();
        let root = home.path().join("sigga").join("games");
        let private = Private::new([
            (home.path().join("sigga").as_path(), "~"),
            (root.as_path(), "<games>"),
            (Path::new("/"), "everything"),
        ]);
        let log = RunLog::begin(&Folders::at(&root), private, at(0)).unwrap();
        let file = root.join("settings.ron");
        say(
            &log,
            "eframe",
            Level::Warn,
            &format!("{} and {}/x", file.display(), root.parent().unwrap().display()),
        );
        let text = read(&log);
        assert!(!text.contains("sigga") && text.contains("<games>/settings.ron and ~/x"), "{text}");
    }

    #[test]
    fn a_run_without_a_farewell_is_found_unless_it_still_runs() {
        let home = tempfile::tempdir().unwrap();
        let folders = Folders::at(home.path());
        assert_eq!(unfinished(&folders.logs()), None);
        let log = begin(&folders, 0);
        say(&log, "landnam", Level::Info, "a game begins");
        let text = read(&log);
        assert_eq!(unfinished(&folders.logs()), None, "it still runs");
        let ended = text.replace(&format!("{PROCESS}{}", std::process::id()), "process 4000000000");
        fs::write(log.path(), &ended).unwrap();
        assert!(unfinished(&folders.logs()).is_some_and(|name| name.starts_with("1970")));
        fs::write(log.path(), format!("{ended}1970-01-01T00:00:09Z INFO  landnam::app: {FAREWELL}\n"))
            .unwrap();
        assert_eq!(unfinished(&folders.logs()), None);
    }

    #[test]
    fn nothing_tells_where_the_program_was_built() {
        let text =
            "at /root/.cargo/registry/src/index-1/winit-0.30/src/x11.rs:7 (/rustc/0123abc/library/core/a.rs)";
        assert_eq!(without_build_folders(text), "at winit-0.30/src/x11.rs:7 (rust:library/core/a.rs)");
        let text = concat!("in ", env!("CARGO_MANIFEST_DIR"), "/src/app/mod.rs:1");
        assert_eq!(without_build_folders(text), "in src/app/mod.rs:1");
    }

    #[test]
    fn without_a_folder_there_is_no_log_and_no_harm() {
        let home = tempfile::tempdir().unwrap();
        let file = home.path().join("file");
        fs::write(&file, "").unwrap();
        assert!(RunLog::begin(&Folders::at(file), Private::default(), at(0)).is_err());
    }
}
