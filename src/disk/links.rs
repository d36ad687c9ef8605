//! Names that stand for other names, and two names of one file.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A chain of links longer than this leads nowhere.
const LONGEST_CHAIN: usize = 32;

/// The file that a path means in the end: what a link points at, also if nothing is there yet. Whoever keeps the
/// settings elsewhere and links to them wants them written there, not the link replaced.
pub fn follow_links(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..LONGEST_CHAIN {
        match fs::read_link(&path) {
            Ok(next) => path = path.parent().unwrap_or(Path::new("")).join(next),
            // No link, or nothing at all.
            Err(error) if matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::NotFound) => {
                return Ok(path);
            }
            Err(error) => return Err(error),
        }
    }
    Err(io::Error::new(io::ErrorKind::InvalidInput, "links lead round in a circle"))
}

/// Gives a file a second name. It never reads the file where the disk can do without, so that this also works while
/// the file cannot be read.
pub fn link_or_copy(path: &Path, second: &Path) -> io::Result<()> {
    let path = follow_links(path)?;
    if fs::hard_link(&path, second).is_ok() {
        return Ok(());
    }
    let copied = fs::copy(&path, second);
    if copied.is_err() {
        // The failure that matters is the first one; half a copy is of no use to anyone.
        let _ = fs::remove_file(second);
    }
    copied.map(drop)
}
