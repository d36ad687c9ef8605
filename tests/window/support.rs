//! A window without a screen, driven through accessible labels as a screen reader would.

use std::cell::RefCell;
use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};

use egui::{Key, Modifiers, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, HarnessBuilder};
use landnam::app::App;
use landnam::disk::{Disk, RealDisk};
use landnam::i18n::Language;
use landnam::rules::{Phase, Record, Set, Setup};
use landnam::storage::{self, Folders, SavedSeat, Settings, Speed};
use rand_core::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use tempfile::TempDir;

/// After this long, whatever is waited for will not come any more.
pub const PATIENCE: Duration = Duration::from_mins(1);

/// A disk on which some files cannot be written.
#[derive(Debug, Default)]
struct FailingDisk(Mutex<HashMap<PathBuf, Failure>>);

#[derive(Clone, Copy, Debug)]
enum Failure {
    /// The next time there is no room.
    FullOnce,
    /// It can only be read.
    ReadOnly,
}

impl Disk for FailingDisk {
    fn write(&self, path: &Path, content: &[u8]) -> io::Result<()> {
        let failure = self.0.lock().unwrap().get(path).copied();
        match failure {
            None => RealDisk.write(path, content),
            Some(Failure::FullOnce) => {
                self.0.lock().unwrap().remove(path);
                Err(io::ErrorKind::StorageFull.into())
            }
            Some(Failure::ReadOnly) => Err(io::ErrorKind::ReadOnlyFilesystem.into()),
        }
    }
}

/// A player's folder that is gone when the test ends.
pub struct Home {
    folder: TempDir,
    disk: Arc<FailingDisk>,
}

impl Home {
    /// An empty folder.
    pub fn new() -> Self {
        Self { folder: TempDir::new().unwrap(), disk: Arc::default() }
    }

    /// A folder with settings that make tests quick: English, nothing moves, nothing waits.
    pub fn quick() -> Self {
        Self::new().with_settings(|_| {})
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    pub fn folders(&self) -> Folders {
        Folders::on(self.disk.clone(), self.path())
    }

    /// When this file is written next, there is no room for it.
    pub fn fill_disk(&self, path: PathBuf) {
        self.disk.0.lock().unwrap().insert(path, Failure::FullOnce);
    }

    /// From now on this file can be read but not written.
    pub fn forbid_writing(&self, path: PathBuf) {
        self.disk.0.lock().unwrap().insert(path, Failure::ReadOnly);
    }

    /// From now on every file can be written.
    pub fn allow_writing(&self) {
        self.disk.0.lock().unwrap().clear();
    }

    /// The quick settings with a change.
    pub fn with_settings(self, change: impl FnOnce(&mut Settings)) -> Self {
        let mut settings = Settings {
            language: Some(Language::En),
            speed: Speed::Instant,
            reduced_motion: true,
            welcomed: true,
            ..Settings::default()
        };
        change(&mut settings);
        settings.write(&self.folders().settings()).unwrap();
        self
    }
}

/// The application in a window that can be asked from outside.
pub type SharedApp = Rc<RefCell<Option<App>>>;

/// A window of the usual size.
pub fn window(home: &Home) -> Harness<'static> {
    window_at(home.folders(), vec2(1280.0, 800.0)).1
}

/// A window over these files, of this size.
pub fn window_at(folders: Folders, size: Vec2) -> (SharedApp, Harness<'static>) {
    window_with(Harness::builder().with_size(size), folders)
}

/// A window of this size over whatever application is made for it.
pub fn window_of(
    size: Vec2,
    make: impl FnOnce(&egui::Context) -> App + 'static,
) -> (SharedApp, Harness<'static>) {
    let mut make = Some(make);
    let app: SharedApp = Rc::default();
    let inside = app.clone();
    let mut harness = Harness::builder().with_size(size).build_ui(move |ui| {
        let mut app = inside.borrow_mut();
        if let Some(make) = make.take() {
            *app = Some(make(ui.ctx()));
        }
        let Some(app) = &mut *app else { return };
        app.ui(ui);
        app.wait_for_files();
    });
    harness.run_steps(3);
    (app, harness)
}

/// A window of any kind.
pub fn window_with(builder: HarnessBuilder<()>, folders: Folders) -> (SharedApp, Harness<'static>) {
    let app: SharedApp = Rc::default();
    let inside = app.clone();
    let mut harness = builder.build_ui(move |ui| {
        let mut app = inside.borrow_mut();
        let app = app.get_or_insert_with(|| App::new(ui.ctx(), folders.clone()));
        app.ui(ui);
        // So that every test finds on disk what was handed over in the frame, and the next frame knows of it.
        app.wait_for_files();
    });
    harness.run_steps(3);
    (app, harness)
}

#[track_caller]
pub fn click(harness: &mut Harness<'_>, label: &str) {
    harness.get_by_label(label).click();
    harness.run_steps(3);
}

pub fn press(harness: &mut Harness<'_>, key: Key) {
    press_with(harness, Modifiers::NONE, key);
}

pub fn press_with(harness: &mut Harness<'_>, modifiers: Modifiers, key: Key) {
    harness.key_press_modifiers(modifiers, key);
    harness.run_steps(3);
}

/// Everything that a screen reader could say.
pub fn labels(harness: &Harness<'_>) -> Vec<String> {
    let mut labels = Vec::new();
    let mut waiting = vec![harness.root()];
    while let Some(node) = waiting.pop() {
        labels.extend(node.accesskit_node().label());
        labels.extend(node.accesskit_node().value());
        waiting.extend(node.children());
    }
    labels
}

/// The first label, in alphabetical order, with these words in it.
pub fn first_with(harness: &Harness<'_>, part: &str) -> Option<String> {
    labels(harness).into_iter().filter(|label| label.contains(part)).min()
}

#[track_caller]
pub fn assert_says(harness: &Harness<'_>, part: &str) {
    assert!(first_with(harness, part).is_some(), "nothing says {part:?}: {:?}", labels(harness));
}

/// Runs frames until it is so: as long as the window asks for them, and whenever another thread does.
#[track_caller]
pub fn wait_until(harness: &mut Harness<'_>, what: &str, is_so: impl Fn(&Harness<'_>) -> bool) {
    let deadline = Instant::now() + PATIENCE;
    let asked = Arc::new((Mutex::new(false), Condvar::new()));
    let asking = asked.clone();
    harness.ctx.set_repaint_observer(move |_| {
        *asking.0.lock().unwrap() = true;
        asking.1.notify_one();
    });
    let (is_asked, bell) = &*asked;
    loop {
        // What was asked for before this frame is answered by it.
        *is_asked.lock().unwrap() = false;
        harness.run_steps(1);
        if is_so(harness) {
            // A card finds its place in its second frame.
            return harness.run_steps(2);
        }
        let left = deadline.saturating_duration_since(Instant::now());
        assert!(!left.is_zero(), "{what} does not come: {:?}", labels(harness));
        drop(bell.wait_timeout_while(is_asked.lock().unwrap(), left, |is_asked| !*is_asked).unwrap());
    }
}

/// Runs frames until something is said that another thread is working on.
#[track_caller]
pub fn wait_for(harness: &mut Harness<'_>, part: &str) {
    wait_until(harness, part, |harness| first_with(harness, part).is_some());
}

/// Keeps a game of three with everything on, played at random for that many actions and then to the next tile.
pub fn keep_game(home: &Home, actions: usize) {
    keep_game_of(home, &[("Sigríður", 1), ("Åse", 3), ("", 2)], actions);
}

/// Keeps such a game of people with these names and colours.
pub fn keep_game_of(home: &Home, people: &[(&str, u8)], actions: usize) {
    let setup = Setup::base(people.len(), 11).with_sets(Set::ALL);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(setup.seed);
    let mut record = Record::new(setup).unwrap();
    let mut scratch = Vec::new();
    while record.actions().len() < actions || record.game().phase() != Phase::Place {
        let Some(action) = record.game().random_action(&mut rng, &mut scratch) else { break };
        record.play(action).unwrap();
    }
    let seats: Vec<SavedSeat> = people
        .iter()
        .map(|&(name, colour)| SavedSeat { name: name.to_owned(), colour, computer: None })
        .collect();
    storage::save(&record, &seats, &home.folders().autosave()).unwrap();
}

/// Begins a game with the usual settings.
pub fn start_game(harness: &mut Harness<'_>) {
    click(harness, "New game");
    click(harness, "Start the game");
}

/// Decides whatever has to be decided next: places by keyboard, the rest by its label.
pub fn decide(harness: &mut Harness<'_>) {
    const CHOICES: [&str; 8] = [
        "Leave the knights alone",
        "A meeple comes home",
        "The big meeple comes home",
        "The abbot comes home",
        "Dragon to the north",
        "Dragon to the east",
        "Dragon to the south",
        "Dragon to the west",
    ];
    let open = labels(harness);
    // A step of the dragon also tells whom it would eat.
    let is_choice = |label: &&String| CHOICES.iter().any(|choice| label.starts_with(choice));
    if let Some(choice) = open.iter().find(is_choice) {
        return click(harness, choice);
    }
    press(harness, Key::N);
    press(harness, Key::Num1);
    press(harness, Key::Enter);
}
