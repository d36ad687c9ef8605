//! Where things are kept.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use crate::disk::{Disk, RealDisk, link_or_copy, make_folder, remove_leftovers, sync_folder};

/// The files and folders of one player.
#[derive(Clone, Debug)]
pub struct Folders {
    root: PathBuf,
    disk: Arc<dyn Disk>,
}

/// So many bytes of a name become part of a file's name; no file system takes more than 255 in all.
const LONGEST_FILE_NAME: usize = 200;

/// A saved game in the folder of saves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaveEntry {
    /// Its name, without folder and ending.
    pub name: String,
    /// Where it lies.
    pub path: PathBuf,
    /// When it was written.
    pub written: SystemTime,
}

impl Folders {
    /// Everything below this folder.
    pub fn at(root: impl Into<PathBuf>) -> Self {
        Self::on(Arc::new(RealDisk), root)
    }

    /// Everything below this folder, written to a disk of one's own: one that fails, for tests.
    pub fn on(disk: Arc<dyn Disk>, root: impl Into<PathBuf>) -> Self {
        Self { root: root.into(), disk }
    }

    /// The player's own folder, or the one that `LANDNAM_HOME` names.
    #[cfg(feature = "gui")]
    pub fn of_player() -> Self {
        Self::named(std::env::var_os("LANDNAM_HOME").as_deref())
    }

    /// The folder of this name, wherever the program goes later. The empty name is none: it would be whatever folder
    /// the program happens to be started in.
    #[cfg(feature = "gui")]
    fn named(home: Option<&std::ffi::OsStr>) -> Self {
        if let Some(home) = home.filter(|home| !home.is_empty()) {
            return Self::at(std::path::absolute(home).unwrap_or_else(|_| home.into()));
        }
        directories::ProjectDirs::from("", "", "landnam")
            .map_or_else(|| Self::at(std::env::temp_dir().join("landnam")), |dirs| Self::at(dirs.data_dir()))
    }

    /// The settings.
    pub fn settings(&self) -> PathBuf {
        self.root.join("settings.ron")
    }

    /// How far the lessons have been taken.
    pub fn lessons(&self) -> PathBuf {
        self.root.join("lessons.ron")
    }

    /// The game in progress, kept after every action.
    pub fn autosave(&self) -> PathBuf {
        self.root.join("autosave.ron")
    }

    /// An earlier state of the game in progress; the first is the one before the last.
    pub fn earlier_autosave(&self, number: usize) -> PathBuf {
        self.root.join(format!("autosave.{number}.ron"))
    }

    /// What went wrong in the program.
    pub fn crash_notes(&self) -> PathBuf {
        self.root.join("crash.txt")
    }

    /// What happened in the last few runs of the program.
    pub fn logs(&self) -> PathBuf {
        self.root.join("log")
    }

    /// Size and place of the window.
    pub fn window(&self) -> PathBuf {
        self.root.join("window.ron")
    }

    /// Locked by the program that has these files.
    pub fn lock(&self) -> PathBuf {
        self.root.join("lock")
    }

    /// Where that program can be reached.
    pub fn socket(&self) -> PathBuf {
        self.root.join("window.sock")
    }

    /// Games saved by name.
    pub fn saves(&self) -> PathBuf {
        self.root.join("saves")
    }

    /// Where a game of this name is saved; signs that no file name may have are left out.
    pub fn save_path(&self, name: &str) -> PathBuf {
        let mut kept: String =
            name.chars().filter(|c| !c.is_control() && !r#"\/:*?"<>|"#.contains(*c)).take(80).collect();
        kept.truncate(kept.floor_char_boundary(LONGEST_FILE_NAME));
        let kept = kept.trim().trim_matches('.').trim();
        self.saves().join(format!("{}.ron", if kept.is_empty() { "landnam" } else { kept }))
    }

    /// The first of the names "Landnam 1", "Landnam 2" … that is still free.
    pub fn next_save(&self) -> PathBuf {
        free_path(&self.saves(), "Landnam ")
    }

    /// Moves a file that cannot be read out of the way, under a name that is free, and says where it lies now.
    pub fn put_aside(&self, path: &Path) -> io::Result<PathBuf> {
        let aside = self.free_aside(path)?;
        fs::rename(path, &aside)?;
        sync_folder(&self.aside())?;
        Ok(aside)
    }

    /// Puts a copy of a file aside before something else is written in its place, and says where the copy lies.
    pub fn copy_aside(&self, path: &Path) -> io::Result<PathBuf> {
        let aside = self.free_aside(path)?;
        link_or_copy(path, &aside)?;
        sync_folder(&self.aside())?;
        Ok(aside)
    }

    /// What could not be read, and what somebody else has put in the place of the player's files.
    fn aside(&self) -> PathBuf {
        self.root.join("aside")
    }

    fn free_aside(&self, path: &Path) -> io::Result<PathBuf> {
        let folder = self.aside();
        make_folder(&folder)?;
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        Ok(free_path(&folder, &format!("{stem}-")))
    }

    /// Makes the folders if they are missing.
    pub fn prepare(&self) -> io::Result<()> {
        make_folder(&self.saves())
    }

    /// Removes what was left half written when the program was killed.
    pub fn remove_leftovers(&self) {
        remove_leftovers(&self.root);
        remove_leftovers(&self.saves());
    }

    /// Writes a file, whole or not at all. Should these folders have been taken away, they are made again.
    pub fn write_file(&self, path: &Path, content: &[u8]) -> io::Result<()> {
        match self.disk.write(path, content) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                self.prepare()?;
                self.disk.write(path, content)
            }
            outcome => outcome,
        }
    }

    /// The saved games, newest first.
    pub fn list_saves(&self) -> Vec<SaveEntry> {
        let entries = match fs::read_dir(self.saves()) {
            Ok(entries) => entries,
            Err(error) => {
                if error.kind() != io::ErrorKind::NotFound {
                    log::warn!("the folder of saves cannot be read: {error}");
                }
                return Vec::new();
            }
        };
        let mut saves: Vec<SaveEntry> = entries
            .flatten()
            .filter_map(|entry| {
                let path = entry.path();
                let is_save = path.extension().is_some_and(|ending| ending == "ron");
                let name = path.file_stem()?.to_string_lossy().into_owned();
                let written =
                    entry.metadata().and_then(|data| data.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
                (is_save && !name.starts_with('.')).then_some(SaveEntry { name, path, written })
            })
            .collect();
        saves.sort_by(|a, b| b.written.cmp(&a.written).then_with(|| a.name.cmp(&b.name)));
        saves
    }

    /// The folder itself.
    pub fn root(&self) -> &Path {
        &self.root
    }
}

/// The first path of this beginning and a number that is still free.
fn free_path(folder: &Path, beginning: &str) -> PathBuf {
    let numbered = |number: u32| folder.join(format!("{beginning}{number}.ron"));
    (1..10_000).map(numbered).find(|path| fs::symlink_metadata(path).is_err()).unwrap_or_else(|| numbered(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(feature = "gui")]
    #[test]
    fn no_home_is_not_the_folder_one_stands_in() {
        use std::ffi::OsStr;
        let usual = Folders::named(None).root().to_owned();
        assert_eq!(Folders::named(Some(OsStr::new(""))).root(), usual);
        assert!(usual.is_absolute());
        let here = std::env::current_dir().unwrap();
        assert_eq!(Folders::named(Some(OsStr::new("games"))).root(), here.join("games"));
    }

    #[test]
    fn every_name_can_be_that_of_a_file() {
        let home = tempfile::tempdir().unwrap();
        let folders = Folders::at(home.path());
        folders.prepare().unwrap();
        let family = "\u{1f469}\u{200d}\u{1f467}".repeat(30);
        for name in [
            "",
            "...",
            "Sigríður & Åse",
            "a/b\\c:d",
            "لعبة",
            "משחק",
            &family,
            &"þ".repeat(500),
            "CON.",
            "\0\n",
        ] {
            let path = folders.save_path(name);
            assert_eq!(path.parent(), Some(folders.saves().as_path()), "{name:?}");
            folders.write_file(&path, b"()").unwrap_or_else(|error| panic!("{name:?}: {error}"));
        }
        assert_eq!(folders.save_path("a/b\\c:d").file_name(), Some("abcd.ron".as_ref()));
    }

    #[test]
    fn what_is_put_aside_never_covers_what_lies_there() {
        let home = tempfile::tempdir().unwrap();
        let folders = Folders::at(home.path());
        let path = folders.settings();
        for content in ["one", "two"] {
            fs::write(&path, content).unwrap();
            let aside = folders.put_aside(&path).unwrap();
            assert_eq!(fs::read_to_string(aside).unwrap(), content);
            assert!(!path.exists());
        }
        fs::write(&path, "three").unwrap();
        let copy = folders.copy_aside(&path).unwrap();
        folders.write_file(&path, b"four").unwrap();
        assert_eq!(fs::read_to_string(copy).unwrap(), "three");
        assert_eq!(fs::read_to_string(&path).unwrap(), "four");
    }
}
