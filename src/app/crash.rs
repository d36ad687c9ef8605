//! What went wrong, written beside the saves for whoever wants to repair it.

use std::backtrace::Backtrace;
use std::fs::OpenOptions;
use std::io::{self, Write as _};
use std::panic::{self, PanicHookInfo};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::SystemTime;

/// The notes are begun anew when they have grown larger than this.
const MAX_BYTES: u64 = 256 * 1024;

/// From now on, every panic leaves a note in this file.
pub(crate) fn leave_notes(path: PathBuf) {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        // A disk that takes no note must not make things worse.
        let _ = append(&path, &note(info));
        usual(info);
    }));
}

fn note(info: &PanicHookInfo<'_>) -> String {
    let secs = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs());
    format!(
        "Landnam {} on {}, {secs} seconds after 1970 began, thread {:?}\n{info}\n{}\n\n",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        thread::current().name().unwrap_or("without a name"),
        Backtrace::force_capture(),
    )
}

fn append(path: &Path, text: &str) -> io::Result<()> {
    let is_long = path.metadata().is_ok_and(|data| data.len() > MAX_BYTES);
    let mut options = OpenOptions::new();
    options.create(true).write(true).append(!is_long).truncate(is_long);
    options.open(path)?.write_all(text.as_bytes())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_panic_leaves_a_note() {
        let path = std::env::temp_dir().join(format!("landnam-panic-{}.txt", std::process::id()));
        leave_notes(path.clone());
        let outcome = panic::catch_unwind(|| panic!("the well has run dry"));
        drop(panic::take_hook());
        assert!(outcome.is_err());
        let notes = fs::read_to_string(&path).unwrap();
        assert!(
            notes.contains("the well has run dry") && notes.contains(env!("CARGO_PKG_VERSION")),
            "{notes}"
        );
        fs::remove_file(&path).unwrap();
    }

    #[test]
    fn notes_are_appended_until_they_are_long() {
        let path = std::env::temp_dir().join(format!("landnam-crash-{}.txt", std::process::id()));
        append(&path, "first\n").unwrap();
        append(&path, "second\n").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "first\nsecond\n");
        fs::write(&path, vec![b'x'; MAX_BYTES as usize + 1]).unwrap();
        append(&path, "third\n").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "third\n");
        fs::remove_file(&path).unwrap();
        assert!(append(&path.join("below"), "").is_err());
    }
}
