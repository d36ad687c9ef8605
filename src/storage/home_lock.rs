//! One program at a time writes a player's files.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;

use super::folders::Folders;

/// As long as it lives, no other program has the same player's files. The system takes it back from a program that is
/// killed.
#[derive(Debug)]
pub struct HomeLock {
    _file: File,
}

impl HomeLock {
    /// Takes the files in these folders; `None` if another program has them. What it left half written when it was
    /// killed is removed.
    pub fn take(folders: &Folders) -> io::Result<Option<Self>> {
        folders.prepare()?;
        let mut options = OpenOptions::new();
        options.create(true).truncate(false).write(true);
        #[cfg(unix)]
        {
            use std::os::unix::fs::OpenOptionsExt as _;
            // Should a pipe lie there, opening it must not wait for its reader.
            options.custom_flags(libc::O_NONBLOCK);
        }
        let file = options.open(folders.lock())?;
        match file.try_lock() {
            Ok(()) => {
                folders.remove_leftovers();
                Ok(Some(Self { _file: file }))
            }
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_one_has_the_files_of_a_home() {
        let (home, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let folders = Folders::at(home.path().join("new"));
        let lock = HomeLock::take(&folders).unwrap();
        assert!(lock.is_some());
        assert!(HomeLock::take(&folders).unwrap().is_none());
        assert!(HomeLock::take(&Folders::at(other.path())).unwrap().is_some());
        drop(lock);
        assert!(HomeLock::take(&folders).unwrap().is_some());
    }

    #[test]
    fn whoever_takes_the_files_clears_up() {
        let home = tempfile::tempdir().unwrap();
        let folders = Folders::at(home.path());
        folders.prepare().unwrap();
        for leftover in
            [".landnam.0123456789abcdef.tmp", ".autosave.ron.77.tmp", "saves/.landnam.00000000000000ff.tmp"]
        {
            std::fs::write(home.path().join(leftover), "half").unwrap();
        }
        let _lock = HomeLock::take(&folders).unwrap();
        let mut names: Vec<_> =
            std::fs::read_dir(home.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        assert_eq!(names, ["lock", "saves"]);
        assert_eq!(std::fs::read_dir(folders.saves()).unwrap().count(), 0);
    }
}
