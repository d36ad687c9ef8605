//! Where things are kept.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The files and folders of one player.
#[derive(Clone, Debug)]
pub struct Folders {
    root: PathBuf,
}

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
        Self { root: root.into() }
    }

    /// The player's own folder, or the one that `LANDNAM_HOME` names.
    #[cfg(feature = "gui")]
    pub fn of_player() -> Self {
        if let Some(home) = std::env::var_os("LANDNAM_HOME") {
            return Self::at(home);
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

    /// Games saved by name.
    pub fn saves(&self) -> PathBuf {
        self.root.join("saves")
    }

    /// Where a game of this name is saved; signs that no file name may have are left out.
    pub fn save_path(&self, name: &str) -> PathBuf {
        let kept: String =
            name.chars().filter(|c| !c.is_control() && !r#"\/:*?"<>|"#.contains(*c)).take(80).collect();
        let kept = kept.trim().trim_start_matches('.');
        self.saves().join(format!("{}.ron", if kept.is_empty() { "landnam" } else { kept }))
    }

    /// The first of the names "Landnam 1", "Landnam 2" … that is still free.
    pub fn next_save(&self) -> PathBuf {
        free_path(&self.saves(), "Landnam ")
    }

    /// Moves a file that cannot be read out of the way, under a name that is free, and says where it lies now.
    pub fn put_aside(&self, path: &Path) -> io::Result<PathBuf> {
        let folder = self.root.join("unreadable");
        fs::create_dir_all(&folder)?;
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let aside = free_path(&folder, &format!("{stem}-"));
        fs::rename(path, &aside)?;
        Ok(aside)
    }

    /// Makes the folders if they are missing.
    pub fn prepare(&self) -> io::Result<()> {
        fs::create_dir_all(self.saves())
    }

    /// Writes something below these folders; should they have been taken away, they are made again.
    pub fn write(&self, write: impl Fn() -> io::Result<()>) -> io::Result<()> {
        match write() {
            Err(error) if error.kind() == io::ErrorKind::NotFound => self.prepare().and_then(|()| write()),
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
    (1..10_000).map(numbered).find(|path| !path.exists()).unwrap_or_else(|| numbered(0))
}
