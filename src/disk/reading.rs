//! Reading a file that may be anything.

use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read as _};
use std::path::Path;

use super::NotAFile;

/// Why a text could not be read.
#[derive(Debug)]
pub enum ReadError {
    /// A folder, a pipe or a device, which may hold up whoever opens it or never end.
    NotAFile,
    /// More than the reader asked for.
    TooLarge,
    /// Not UTF-8.
    NotText,
    /// There is no such file, or the system failed while reading it.
    Io(io::Error),
}

impl ReadError {
    /// Whether there is no such file.
    pub fn is_missing(&self) -> bool {
        matches!(self, Self::Io(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory))
    }

    /// The same as the system would say it.
    pub fn into_io(self) -> io::Error {
        match self {
            Self::NotAFile => io::Error::new(io::ErrorKind::InvalidInput, NotAFile),
            Self::TooLarge | Self::NotText => io::Error::new(io::ErrorKind::InvalidData, self.to_string()),
            Self::Io(error) => error,
        }
    }

    /// Whether the file may be as good as ever and only could not be read this time.
    pub fn is_passing(&self) -> bool {
        matches!(self, Self::Io(_)) && !self.is_missing()
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAFile => f.write_str("not a regular file"),
            Self::TooLarge => f.write_str("the file is too large"),
            Self::NotText => f.write_str("the file is not UTF-8 text"),
            Self::Io(error) => error.fmt(f),
        }
    }
}

impl From<io::Error> for ReadError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// The text of a regular file of at most this many bytes.
pub fn read_text(path: &Path, most: u64) -> Result<String, ReadError> {
    let mut bytes = Vec::new();
    // One byte more than allowed tells a file that is too large without reading all of it.
    open(path)?.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(ReadError::TooLarge);
    }
    String::from_utf8(bytes).map_err(|_| ReadError::NotText)
}

/// Opens a regular file, and nothing else: opening a pipe waits for whoever writes to it, opening a device may do
/// anything.
fn open(path: &Path) -> Result<File, ReadError> {
    if !fs::metadata(path)?.is_file() {
        return Err(ReadError::NotAFile);
    }
    let mut options = OpenOptions::new();
    options.read(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        // Should a pipe have taken its place since, opening it must not wait either.
        options.custom_flags(libc::O_NONBLOCK);
    }
    let file = options.open(path)?;
    // What has been opened counts, not what lay there before.
    if file.metadata()?.is_file() { Ok(file) } else { Err(ReadError::NotAFile) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_read_up_to_its_limit() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        assert!(read_text(&path, 3).unwrap_err().is_missing());
        fs::write(&path, "æð").unwrap();
        assert_eq!(read_text(&path, 4).unwrap(), "æð");
        assert!(matches!(read_text(&path, 3), Err(ReadError::TooLarge)));
        // The last letter is cut in the middle.
        fs::write(&path, &"æð".as_bytes()[..3]).unwrap();
        assert!(matches!(read_text(&path, 4), Err(ReadError::NotText)));
        assert!(matches!(read_text(folder.path(), 4), Err(ReadError::NotAFile)));
        assert!(read_text(&path.join("below"), 4).unwrap_err().is_missing());
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn devices_and_pipes_hold_nobody_up() {
        let folder = tempfile::tempdir().unwrap();
        let pipe = folder.path().join("pipe");
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        for path in [Path::new("/dev/zero"), Path::new("/dev/null"), &pipe] {
            assert!(matches!(read_text(path, 100), Err(ReadError::NotAFile)), "{}", path.display());
        }
    }

    /// The first byte of one's own memory belongs to nobody: reading it fails as on a broken disk.
    #[cfg(target_os = "linux")]
    #[test]
    fn a_disk_that_fails_is_no_missing_file() {
        let error = read_text(Path::new("/proc/self/mem"), 100).unwrap_err();
        assert!(error.is_passing(), "{error}");
    }
}
