//! The files that the program keeps for the player without being asked: never written over what somebody else has put
//! in their place, and never over what could not be read.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::disk::{ReadError, link_or_copy, read_text};

use super::checksum::checksum;
use super::folders::Folders;
use super::ron_text::MAX_FILE_BYTES;
use super::save::{LoadError, SavedGame, from_text};

/// So many earlier states of the game in progress are kept.
const EARLIER_GAMES: usize = 3;

/// What a file holds as a whole.
pub trait KeptValue: Default {
    /// Reads it; `false` if there is something in it that this version does not know.
    fn from_text(text: &str) -> Result<(Self, bool), LoadError>;

    /// The text of the file.
    fn text(&self) -> io::Result<String>;
}

/// What is to be said about a file that was not as it should be.
#[derive(Debug)]
pub enum FileTrouble {
    /// It could not be read and never will be.
    Unreadable {
        /// Why not.
        error: LoadError,
        /// Where it lies now.
        aside: io::Result<PathBuf>,
        /// Whether an earlier state of it took its place.
        is_restored: bool,
    },
    /// Something in it is not known to this version.
    PartlyUnknown {
        /// Where a copy lies.
        copy: io::Result<PathBuf>,
    },
    /// It could not be read this time.
    Passing(io::Error),
}

/// Why a file is not written: it may be as good as ever, and could not be read when the program began.
#[derive(Debug)]
pub struct LeftAlone;

impl fmt::Display for LeftAlone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the file could not be read and is left as it is")
    }
}

impl std::error::Error for LeftAlone {}

/// What became of a file that was written.
#[derive(Debug, Default)]
pub struct Written {
    /// Where that lies which somebody else had put in its place.
    pub put_aside: Option<PathBuf>,
}

/// All of them.
#[derive(Debug)]
pub struct KeptFiles {
    /// The settings.
    pub settings: KeptFile,
    /// How far the lessons have been taken.
    pub lessons: KeptFile,
    /// Size and place of the window.
    pub window: KeptFile,
    /// The game in progress, with earlier states of it.
    pub game: KeptFile,
}

/// One of them. It remembers what it last read or wrote.
#[derive(Debug)]
pub struct KeptFile {
    folders: Folders,
    path: PathBuf,
    earlier: Vec<PathBuf>,
    known: Mutex<Known>,
}

#[derive(Debug, Default)]
struct Known {
    /// Checksums of what may be in the file without anybody else having been there.
    contents: Vec<u64>,
    /// Whether the last of them is in the file for good.
    is_durable: bool,
    /// Whether the file could not be read and must stay as it is.
    is_left_alone: bool,
    /// Where something lies that was put aside, until that has been told.
    put_aside: Option<PathBuf>,
}

impl KeptFiles {
    /// The files in these folders.
    pub fn new(folders: &Folders) -> Self {
        let file = |path: PathBuf, earlier: Vec<PathBuf>| KeptFile {
            folders: folders.clone(),
            path,
            earlier,
            known: Mutex::default(),
        };
        let earlier = (1..=EARLIER_GAMES).map(|number| folders.earlier_autosave(number)).collect();
        Self {
            settings: file(folders.settings(), Vec::new()),
            lessons: file(folders.lessons(), Vec::new()),
            window: file(folders.window(), Vec::new()),
            game: file(folders.autosave(), earlier),
        }
    }

    /// The game in progress, if there is one. If it cannot be read, it is put aside, and the newest earlier state that
    /// can be read takes its place.
    pub fn load_game(&self) -> (Option<SavedGame>, Option<FileTrouble>) {
        let read = self.game.read().map_err(LoadError::from).and_then(|text| from_text(&text));
        match read {
            Ok(game) => (Some(game), None),
            Err(error) if error.is_missing() => (None, None),
            // Before the next game is written here, this one is put aside.
            Err(LoadError::Io(error)) => (None, Some(FileTrouble::Passing(error))),
            Err(error) => {
                let restored = self.game.restore();
                let (game, aside) = match restored {
                    Ok((game, aside)) => (Some(game), Ok(aside)),
                    Err(Some(error)) => (None, Err(error)),
                    Err(None) => (None, self.game.folders.put_aside(&self.game.path)),
                };
                let is_restored = game.is_some();
                (game, Some(FileTrouble::Unreadable { error, aside, is_restored }))
            }
        }
    }
}

impl KeptFile {
    /// Where it lies.
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        // Whoever panicked here has at most forgotten what the file holds; then it is put aside before it is replaced.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn read(&self) -> Result<String, ReadError> {
        let read = || read_text(&self.path, MAX_FILE_BYTES);
        // What failed in passing may already have passed.
        let text = read().or_else(|error| if error.is_passing() { read() } else { Err(error) })?;
        *self.known() = Known { contents: vec![checksum(&text)], is_durable: true, ..Known::default() };
        Ok(text)
    }

    /// What the file holds, without touching it; the usual value if that cannot be read.
    pub fn peek<T: KeptValue>(&self) -> T {
        let text = self.read().unwrap_or_default();
        T::from_text(&text).map(|(value, _)| value).unwrap_or_default()
    }

    /// What the file holds. If that cannot be read, the file is put aside before anything is written in its place; if
    /// it only could not be read this time, nothing ever is.
    pub fn load<T: KeptValue>(&self) -> (T, Option<FileTrouble>) {
        let read = self.read().map_err(LoadError::from).and_then(|text| T::from_text(&text));
        match read {
            Ok((value, true)) => (value, None),
            Ok((value, false)) => {
                (value, Some(FileTrouble::PartlyUnknown { copy: self.folders.copy_aside(&self.path) }))
            }
            Err(error) if error.is_missing() => (T::default(), None),
            Err(LoadError::Io(error)) => {
                self.known().is_left_alone = true;
                (T::default(), Some(FileTrouble::Passing(error)))
            }
            Err(error) => {
                let aside = self.folders.put_aside(&self.path);
                (T::default(), Some(FileTrouble::Unreadable { error, aside, is_restored: false }))
            }
        }
    }

    /// Writes the file, unless that is what it holds. What somebody else has put in its place is put aside first.
    pub fn write(&self, content: &str) -> io::Result<Written> {
        let mut known = self.known();
        if known.is_left_alone {
            return Err(io::Error::other(LeftAlone));
        }
        match read_text(&self.path, MAX_FILE_BYTES) {
            Ok(text) => {
                let found = checksum(&text);
                if !known.contents.contains(&found) {
                    known.put_aside = Some(self.folders.copy_aside(&self.path)?);
                } else if known.is_durable && text == content {
                    return Ok(Written { put_aside: known.put_aside.take() });
                } else {
                    self.make_earlier();
                }
                known.contents = vec![found];
            }
            Err(error) if error.is_missing() => {}
            Err(ReadError::NotAFile) => return Err(ReadError::NotAFile.into_io()),
            Err(ReadError::TooLarge | ReadError::NotText | ReadError::Io(_)) => {
                known.put_aside = Some(self.folders.copy_aside(&self.path)?);
            }
        }
        // Should the writing fail, it may have failed before or after the file was replaced.
        known.contents.push(checksum(content));
        known.is_durable = false;
        self.folders.write_file(&self.path, content.as_bytes())?;
        known.is_durable = true;
        Ok(Written { put_aside: known.put_aside.take() })
    }

    /// Makes the state in the file an earlier one, the earlier ones still earlier. The file itself stays throughout.
    fn make_earlier(&self) {
        for pair in self.earlier.windows(2).rev() {
            // There need not be so many yet.
            let _ = fs::rename(&pair[0], &pair[1]);
        }
        if let Some(first) = self.earlier.first() {
            let _ = fs::remove_file(first);
            if let Err(error) = link_or_copy(&self.path, first) {
                log::warn!("the state before this one cannot be kept: {error}");
            }
        }
    }

    /// Puts the newest earlier game that can be read in the place of the file, which is put aside; tells where. Without
    /// an error there is no such game.
    fn restore(&self) -> Result<(SavedGame, PathBuf), Option<io::Error>> {
        let texts = self.earlier.iter().filter_map(|path| read_text(path, MAX_FILE_BYTES).ok());
        let mut games = texts.filter_map(|text| from_text(&text).ok().map(|game| (game, text)));
        let (game, text) = games.next().ok_or(None)?;
        let is_file = fs::metadata(&self.path).is_ok_and(|data| data.is_file());
        let aside =
            if is_file { self.folders.copy_aside(&self.path) } else { self.folders.put_aside(&self.path) }?;
        self.folders.write_file(&self.path, text.as_bytes())?;
        *self.known() = Known { contents: vec![checksum(&text)], is_durable: true, ..Known::default() };
        Ok((game, aside))
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::{Record, Setup};
    use crate::storage::{LessonProgress, SaveFile, Settings};

    use super::*;

    struct Home {
        folders: Folders,
        _folder: tempfile::TempDir,
    }

    impl Home {
        fn new() -> Self {
            let folder = tempfile::tempdir().unwrap();
            let folders = Folders::at(folder.path());
            folders.prepare().unwrap();
            Self { folders, _folder: folder }
        }

        fn files(&self) -> KeptFiles {
            KeptFiles::new(&self.folders)
        }

        /// What lies aside, by content.
        fn aside(&self) -> Vec<String> {
            let Ok(entries) = fs::read_dir(self.folders.root().join("aside")) else { return Vec::new() };
            let mut texts: Vec<String> = entries
                .map(|entry| {
                    let path = entry.unwrap().path();
                    if path.is_file() { fs::read_to_string(path).unwrap() } else { "no file".to_owned() }
                })
                .collect();
            texts.sort();
            texts
        }
    }

    fn game(actions: usize) -> String {
        let mut record = Record::new(Setup::base(2, 5)).unwrap();
        for _ in 0..actions {
            let action = record.game().legal_actions()[0];
            record.play(action).unwrap();
        }
        SaveFile::of(&record, &[]).checked_text().unwrap()
    }

    fn actions(files: &KeptFiles) -> Option<usize> {
        files.load_game().0.map(|game| game.record.actions().len())
    }

    #[test]
    fn what_is_written_is_what_lies_there_and_its_last_states_before() {
        let home = Home::new();
        let file = home.files().game;
        for state in 0..6 {
            assert!(file.write(&game(state)).unwrap().put_aside.is_none());
        }
        // The same state once more is no new one.
        file.write(&game(5)).unwrap();
        assert_eq!(fs::read_to_string(home.folders.autosave()).unwrap(), game(5));
        for (number, state) in [(1, 4), (2, 3), (3, 2)] {
            let path = home.folders.earlier_autosave(number);
            assert_eq!(fs::read_to_string(path).unwrap(), game(state), "{number}");
        }
        assert!(!home.folders.earlier_autosave(4).exists());
        assert!(home.aside().is_empty());
    }

    #[test]
    fn what_somebody_else_has_put_there_is_put_aside_before_it_is_replaced() {
        let home = Home::new();
        let file = home.files().game;
        file.write(&game(1)).unwrap();
        let newer = game(4).replace("version: 1,", "version: 99, weather: \"rain\",");
        fs::write(file.path(), &newer).unwrap();
        let copy = file.write(&game(2)).unwrap().put_aside.expect("it is put aside");
        assert_eq!(fs::read_to_string(copy).unwrap(), newer);
        assert!(file.write(&game(3)).unwrap().put_aside.is_none(), "it is told once");
        // What this program knew nothing of when it began is somebody else's, too.
        let other = home.files().game;
        let copy = other.write(&game(5)).unwrap().put_aside.expect("it is put aside");
        assert_eq!(fs::read_to_string(copy).unwrap(), game(3));
        // What cannot even be read.
        fs::write(other.path(), [0xff, 0xfe]).unwrap();
        let copy = other.write(&game(6)).unwrap().put_aside.expect("it is put aside");
        assert_eq!(fs::read(copy).unwrap(), [0xff, 0xfe]);
        // A folder is not replaced.
        fs::remove_file(other.path()).unwrap();
        other.write(&game(6)).unwrap();
        fs::remove_file(other.path()).unwrap();
        fs::create_dir(other.path()).unwrap();
        assert!(other.write(&game(7)).is_err());
    }

    #[test]
    fn a_game_that_cannot_be_read_gives_way_to_the_state_before() {
        for damage in [b"(version: 1, setup".as_slice(), &[0xff], " ".repeat(600_000).as_bytes()] {
            let home = Home::new();
            let file = home.files().game;
            for state in 0..4 {
                file.write(&game(state)).unwrap();
            }
            fs::write(file.path(), damage).unwrap();
            fs::write(home.folders.earlier_autosave(1), "damaged, too").unwrap();
            let files = home.files();
            let (loaded, trouble) = files.load_game();
            assert_eq!(loaded.unwrap().record.actions().len(), 1);
            let Some(FileTrouble::Unreadable { aside: Ok(aside), is_restored: true, .. }) = trouble else {
                panic!("{trouble:?}")
            };
            assert_eq!(fs::read(aside).unwrap(), damage);
            assert_eq!(actions(&files), Some(1), "the next start finds it");
            assert!(files.game.write(&game(2)).unwrap().put_aside.is_none());
        }
    }

    #[test]
    fn a_game_without_an_earlier_state_is_put_aside() {
        let home = Home::new();
        fs::write(home.folders.autosave(), "(version: 7)").unwrap();
        let (loaded, trouble) = home.files().load_game();
        assert!(loaded.is_none());
        assert!(
            matches!(
                trouble,
                Some(FileTrouble::Unreadable {
                    error: LoadError::TooNew { .. },
                    aside: Ok(_),
                    is_restored: false
                })
            ),
            "{trouble:?}"
        );
        assert_eq!(home.aside(), ["(version: 7)"]);
        assert_eq!(actions(&home.files()), None);
    }

    /// Of 20 000 kept games with one changed bit, 17 were loaded as other games.
    #[test]
    fn no_changed_bit_makes_another_game() {
        let home = Home::new();
        let good = game(20);
        let whole = from_text(&good).unwrap();
        for index in 0..good.len() {
            let mut bytes = good.clone().into_bytes();
            bytes[index] ^= 1 << (index % 8);
            fs::write(home.folders.autosave(), bytes).unwrap();
            let Ok(text) = read_text(&home.folders.autosave(), MAX_FILE_BYTES) else { continue };
            if let Ok(game) = from_text(&text) {
                assert_eq!(game.record.actions(), whole.record.actions(), "byte {index}");
                assert_eq!(game.record.setup(), whole.record.setup(), "byte {index}");
            }
        }
    }

    #[test]
    fn settings_and_lessons_that_cannot_be_read_are_put_aside() {
        let home = Home::new();
        fs::write(home.folders.settings(), "(scale: \"big\"").unwrap();
        fs::write(home.folders.lessons(), "(version: 9, lessons: {})").unwrap();
        let files = home.files();
        let (settings, trouble) = files.settings.load::<Settings>();
        assert_eq!(settings, Settings::default());
        assert!(matches!(trouble, Some(FileTrouble::Unreadable { aside: Ok(_), .. })), "{trouble:?}");
        let (progress, trouble) = files.lessons.load::<LessonProgress>();
        assert!(progress.is_empty());
        assert!(matches!(trouble, Some(FileTrouble::Unreadable { aside: Ok(_), .. })), "{trouble:?}");
        assert_eq!(home.aside(), ["(scale: \"big\"", "(version: 9, lessons: {})"]);
        files.settings.write("()").unwrap();
        assert!(files.settings.load::<Settings>().1.is_none());
    }

    #[test]
    fn settings_of_another_version_are_copied_before_they_are_replaced() {
        let home = Home::new();
        let newer = "(version: 2, theme: Night, weather: Rain)";
        fs::write(home.folders.settings(), newer).unwrap();
        let files = home.files();
        let (settings, trouble) = files.settings.load::<Settings>();
        assert_eq!(settings.theme, crate::storage::ThemeChoice::Night);
        assert!(matches!(trouble, Some(FileTrouble::PartlyUnknown { copy: Ok(_) })), "{trouble:?}");
        assert!(files.settings.write(&settings.text().unwrap()).unwrap().put_aside.is_none());
        assert_eq!(home.aside(), [newer]);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn what_could_not_be_read_this_time_is_never_written_over() {
        let home = Home::new();
        for path in [home.folders.settings(), home.folders.lessons(), home.folders.autosave()] {
            // Reading this fails as on a broken disk.
            std::os::unix::fs::symlink("/proc/self/mem", path).unwrap();
        }
        let files = home.files();
        let (_, trouble) = files.settings.load::<Settings>();
        assert!(matches!(trouble, Some(FileTrouble::Passing(_))), "{trouble:?}");
        let (_, trouble) = files.lessons.load::<LessonProgress>();
        assert!(matches!(trouble, Some(FileTrouble::Passing(_))), "{trouble:?}");
        let (_, trouble) = files.load_game();
        assert!(matches!(trouble, Some(FileTrouble::Passing(_))), "{trouble:?}");
        // Later the disk works again.
        for (path, text) in [(home.folders.settings(), "(theme: Night)"), (home.folders.autosave(), &game(3))]
        {
            fs::remove_file(&path).unwrap();
            fs::write(&path, text).unwrap();
        }
        let error = files.settings.write("()").unwrap_err();
        assert!(error.get_ref().unwrap().is::<LeftAlone>(), "{error}");
        assert_eq!(fs::read_to_string(home.folders.settings()).unwrap(), "(theme: Night)");
        // The game at the table has to be kept all the same.
        let copy = files.game.write(&game(1)).unwrap().put_aside.expect("it is put aside");
        assert_eq!(fs::read_to_string(copy).unwrap(), game(3));
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_in_the_place_of_a_file_holds_nobody_up() {
        let home = Home::new();
        for path in [home.folders.settings(), home.folders.lessons(), home.folders.autosave()] {
            assert!(std::process::Command::new("mkfifo").arg(path).status().unwrap().success());
        }
        let files = home.files();
        assert!(files.settings.load::<Settings>().1.is_some());
        assert!(files.lessons.load::<LessonProgress>().1.is_some());
        assert!(files.load_game().1.is_some());
        assert_eq!(home.aside(), ["no file", "no file", "no file"]);
        files.settings.write("()").unwrap();
        files.game.write(&game(0)).unwrap();
        assert_eq!(actions(&files), Some(0));
    }
}
