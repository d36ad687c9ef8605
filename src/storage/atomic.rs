//! Writing a file so that it is either the old one or the new one, never half of it.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::Path;

#[cfg(all(test, feature = "gui"))]
thread_local! {
    static WRITES: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

/// How many files this thread has begun to write; the window's tests ask.
#[cfg(all(test, feature = "gui"))]
pub(crate) fn writes_on_this_thread() -> usize {
    WRITES.get()
}

/// Writes a file by way of a temporary one beside it: flushed to disk, then renamed into place.
pub fn write_atomically(path: &Path, content: &[u8]) -> io::Result<()> {
    #[cfg(all(test, feature = "gui"))]
    WRITES.set(WRITES.get() + 1);
    let folder = match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    let name = path.file_name().ok_or_else(|| io::Error::from(io::ErrorKind::InvalidInput))?;
    let mut hidden = std::ffi::OsString::from(".");
    hidden.push(name);
    hidden.push(format!(".{}.tmp", std::process::id()));
    let temporary = folder.join(hidden);
    let written = write_and_flush(&temporary, content).and_then(|()| fs::rename(&temporary, path));
    if written.is_err() {
        // The failure that matters is the first one; a leftover temporary file is only untidy.
        let _ = fs::remove_file(&temporary);
        return written;
    }
    flush_folder(folder);
    Ok(())
}

fn write_and_flush(path: &Path, content: &[u8]) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(content)?;
    file.sync_all()
}

/// Makes the rename itself durable where the system allows it; not all can open a folder.
fn flush_folder(folder: &Path) {
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}
