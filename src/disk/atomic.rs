//! Writing a file so that it is either the old one or the new one, never half of it.

use std::collections::hash_map::RandomState;
use std::ffi::OsStr;
use std::fmt;
use std::fs::{self, File, OpenOptions, Permissions, TryLockError};
use std::hash::{BuildHasher as _, Hasher as _};
use std::io::{self, Write as _};
use std::path::Path;

use super::follow_links;

/// Where files are written to.
pub trait Disk: fmt::Debug + Send + Sync {
    /// Writes a file, whole or not at all.
    fn write(&self, path: &Path, content: &[u8]) -> io::Result<()>;
}

/// The disk of this computer.
#[derive(Debug)]
pub struct RealDisk;

impl Disk for RealDisk {
    fn write(&self, path: &Path, content: &[u8]) -> io::Result<()> {
        write_atomically(path, content)
    }
}

/// Something that is no regular file stands where one is to be written.
#[derive(Debug)]
pub struct NotAFile;

impl fmt::Display for NotAFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("something that is not a regular file is in its place")
    }
}

impl std::error::Error for NotAFile {}

#[cfg(all(test, feature = "gui"))]
thread_local! {
    static WRITES: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

/// How many files this thread has begun to write; the window's tests ask.
#[cfg(all(test, feature = "gui"))]
pub(crate) fn writes_on_this_thread() -> usize {
    WRITES.get()
}

/// How often a temporary file is made anew that was taken for a leftover before it was locked.
const ATTEMPTS: usize = 5;

/// Writes a file by way of a temporary one beside it: flushed to disk, renamed into place, and the folder flushed too.
/// Without an error it is there whatever happens next; with one it is the old file or the new one. A link stays one,
/// and what it points at is written; a file that was there keeps its permissions.
pub fn write_atomically(path: &Path, content: &[u8]) -> io::Result<()> {
    #[cfg(all(test, feature = "gui"))]
    WRITES.set(WRITES.get() + 1);
    let target = follow_links(path)?;
    if target.file_name().is_none() {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let permissions = match fs::symlink_metadata(&target) {
        Ok(data) if data.is_file() => Some(data.permissions()),
        Ok(_) => return Err(io::Error::new(io::ErrorKind::InvalidInput, NotAFile)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    let folder = folder_of(&target);
    for _ in 1..ATTEMPTS {
        match replace(&target, folder, content, permissions.as_ref()) {
            Err(error) if error.kind() == io::ErrorKind::NotFound && folder.is_dir() => {}
            written => return written,
        }
    }
    replace(&target, folder, content, permissions.as_ref())
}

fn replace(
    target: &Path,
    folder: &Path,
    content: &[u8],
    permissions: Option<&Permissions>,
) -> io::Result<()> {
    let temporary = folder.join(temporary_name());
    let mut file = OpenOptions::new().write(true).create_new(true).open(&temporary)?;
    let written =
        write_and_flush(&mut file, content, permissions).and_then(|()| fs::rename(&temporary, target));
    if written.is_err() {
        // The failure that matters is the first one; a leftover temporary file is only untidy.
        let _ = fs::remove_file(&temporary);
        return written;
    }
    sync_folder(folder)
}

fn write_and_flush(file: &mut File, content: &[u8], permissions: Option<&Permissions>) -> io::Result<()> {
    // As long as it is locked, nobody takes it for a leftover.
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(io::ErrorKind::NotFound.into()),
        // Not all file systems have locks.
        Err(TryLockError::Error(error)) => log::debug!("a temporary file cannot be locked: {error}"),
    }
    if let Some(permissions) = permissions {
        // Before anything is in it that is not for everyone's eyes.
        file.set_permissions(permissions.clone())?;
    }
    file.write_all(content)?;
    file.sync_all()
}

const TEMPORARY: (&str, &str) = (".landnam.", ".tmp");

/// A name that nobody can have prepared a file or link for.
fn temporary_name() -> String {
    let (beginning, ending) = TEMPORARY;
    format!("{beginning}{:016x}{ending}", RandomState::new().build_hasher().finish())
}

/// Whether a file has the name of a temporary one: of this version, or of the first, which had the file's own name and
/// the number of the process in it.
fn is_temporary(name: &OsStr) -> bool {
    let Some(name) = name.to_str() else { return false };
    let (beginning, ending) = TEMPORARY;
    let Some(stem) = name.strip_suffix(ending) else { return false };
    if let Some(random) = stem.strip_prefix(beginning) {
        return random.len() == 16 && random.chars().all(|sign| sign.is_ascii_hexdigit());
    }
    let Some((file, process)) = stem.rsplit_once('.') else { return false };
    let is_ours = [".ron", ".png"].iter().any(|ending| file.ends_with(ending));
    file.starts_with('.')
        && is_ours
        && !process.is_empty()
        && process.chars().all(|sign| sign.is_ascii_digit())
}

/// Removes the temporary files that were left in a folder when a program was killed; not those that are being written.
pub fn remove_leftovers(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let is_file = entry.file_type().is_ok_and(|kind| kind.is_file());
        if is_file && is_temporary(&entry.file_name()) {
            let removed = remove_unlocked(&entry.path());
            if let Err(error) = removed {
                log::warn!("a temporary file of an earlier run stays: {error}");
            }
        }
    }
}

fn remove_unlocked(path: &Path) -> io::Result<()> {
    let file = OpenOptions::new().write(true).open(path)?;
    match file.try_lock() {
        Ok(()) => fs::remove_file(path),
        Err(TryLockError::WouldBlock) => Ok(()),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// Makes a folder and all above it that are missing, each known to the disk before the next.
pub fn make_folder(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        return Ok(());
    }
    let parent = folder_of(path);
    if parent != path {
        make_folder(parent)?;
    }
    match fs::create_dir(path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
        // Somebody else may have made it in the meantime; a file in its place is no folder.
        Err(_) if !path.is_dir() => Err(io::ErrorKind::NotADirectory.into()),
        _ => sync_folder(parent),
    }
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    }
}

/// Makes what was made, renamed or removed in a folder durable.
#[cfg(unix)]
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    match File::open(folder)?.sync_all() {
        // Some file systems have nothing to flush in a folder; what fails otherwise may be gone tomorrow.
        Err(error) if matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) => {
            Ok(())
        }
        synced => synced,
    }
}

/// Makes what was made, renamed or removed in a folder durable: elsewhere the system does so by itself.
#[cfg(not(unix))]
pub fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everything in a folder, by name.
    fn names(folder: &Path) -> Vec<String> {
        let names =
            fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = names.collect();
        names.sort();
        names
    }

    #[test]
    fn a_file_is_replaced_and_nothing_stays_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        for content in ["one", "two"] {
            write_atomically(&path, content.as_bytes()).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), content);
        }
        assert_eq!(names(folder.path()), ["file"]);
        assert!(write_atomically(&folder.path().join(".."), b"").is_err());
        assert!(write_atomically(&path.join("below"), b"").is_err());
        let long = folder.path().join("ø".repeat(120));
        write_atomically(&long, b"a long name").unwrap();
        assert_eq!(fs::read(long).unwrap(), b"a long name");
    }

    #[test]
    fn whatever_is_no_file_is_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("folder");
        fs::create_dir(&path).unwrap();
        let error = write_atomically(&path, b"").unwrap_err();
        assert!(error.get_ref().unwrap().is::<NotAFile>(), "{error}");
        assert_eq!(names(folder.path()), ["folder"]);
    }

    #[cfg(unix)]
    #[test]
    fn permissions_stay_and_links_are_followed() {
        use std::os::unix::fs::{PermissionsExt as _, symlink};
        let folder = tempfile::tempdir().unwrap();
        let [file, link, dangling] = ["file", "link", "dangling"].map(|name| folder.path().join(name));
        fs::write(&file, "old").unwrap();
        fs::set_permissions(&file, Permissions::from_mode(0o640)).unwrap();
        symlink("file", &link).unwrap();
        write_atomically(&link, b"new").unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), "new");
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o640);
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        symlink("not yet", &dangling).unwrap();
        write_atomically(&dangling, b"first").unwrap();
        assert_eq!(fs::read_to_string(folder.path().join("not yet")).unwrap(), "first");
        let (here, there) = (folder.path().join("here"), folder.path().join("there"));
        symlink(&there, &here).unwrap();
        symlink(&here, &there).unwrap();
        assert!(write_atomically(&here, b"").is_err());
        let device = folder.path().join("device");
        symlink("/dev/null", &device).unwrap();
        assert!(write_atomically(&device, b"").is_err());
    }

    /// The first version made its temporary files under a name that anyone could foresee, and followed a link there.
    #[cfg(unix)]
    #[test]
    fn a_planted_link_is_not_followed() {
        let folder = tempfile::tempdir().unwrap();
        let precious = folder.path().join("precious");
        fs::write(&precious, "mine").unwrap();
        let planted = folder.path().join(format!(".file.{}.tmp", std::process::id()));
        std::os::unix::fs::symlink(&precious, planted).unwrap();
        write_atomically(&folder.path().join("file"), b"new").unwrap();
        assert_eq!(fs::read_to_string(&precious).unwrap(), "mine");
    }

    #[test]
    fn leftovers_go_and_what_is_being_written_stays() {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str| {
            fs::write(folder.path().join(name), "half").unwrap();
            name.to_owned()
        };
        for name in [temporary_name(), ".autosave.ron.17.tmp".into(), ".My game.ron.4711.tmp".into()] {
            file(&name);
        }
        let mut strange: Vec<String> =
            ["game.ron", ".landnam.tmp", ".landnam.xyz.tmp", ".vimrc.tmp", ".notes.17.tmp"].map(file).into();
        let busy = file(&temporary_name());
        let writing = OpenOptions::new().write(true).open(folder.path().join(&busy)).unwrap();
        writing.try_lock().unwrap();
        remove_leftovers(folder.path());
        strange.push(busy);
        strange.sort();
        assert_eq!(names(folder.path()), strange);
    }

    #[test]
    fn two_that_write_one_file_never_show_half_of_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        let contents = ["a".repeat(70_000), "b".repeat(30_000)];
        write_atomically(&path, contents[0].as_bytes()).unwrap();
        std::thread::scope(|scope| {
            for content in &contents {
                scope.spawn(|| {
                    for _ in 0..20 {
                        write_atomically(&path, content.as_bytes()).unwrap();
                        remove_leftovers(folder.path());
                    }
                });
            }
            for _ in 0..200 {
                let read = fs::read_to_string(&path).unwrap();
                assert!(contents.contains(&read), "{} bytes", read.len());
            }
        });
        assert_eq!(names(folder.path()), ["file"]);
    }
}
