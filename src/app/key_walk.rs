//! Keys from every control that can have the focus, on every screen.

use std::cell::{Cell, RefCell};
use std::collections::HashSet;
use std::rc::Rc;

use egui::accesskit::Role;
use egui::{Event, Id, Key, Modifiers, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT as _;
use rand_core::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use tempfile::TempDir;

use crate::app::command::Command;
use crate::app::intent::{DialogName, Intent};
use crate::app::screens::TableScreen;
use crate::app::{App, Screen};
use crate::lessons;
use crate::rules::{Phase, Record, Set, Setup};
use crate::session::{Seat, Session};
use crate::storage::{Folders, Settings, Speed};

/// A window whose controls are gone through one by one.
struct Walk {
    _home: TempDir,
    app: Rc<RefCell<Option<App>>>,
    /// Whether what is asked for is only noted, not done.
    only_notes: Rc<Cell<bool>>,
    /// The commands that were asked for.
    noted: Rc<RefCell<Vec<Command>>>,
    harness: Harness<'static>,
}

impl Walk {
    fn new() -> Self {
        let home = TempDir::new().unwrap();
        let folders = Folders::at(home.path());
        folders.prepare().unwrap();
        let settings = Settings {
            language: Some(crate::i18n::Language::En),
            speed: Speed::Instant,
            reduced_motion: true,
            welcomed: true,
            ..Settings::default()
        };
        settings.write(&folders.settings()).unwrap();
        let app: Rc<RefCell<Option<App>>> = Rc::default();
        let (only_notes, noted) = (Rc::new(Cell::new(false)), Rc::<RefCell<Vec<Command>>>::default());
        let (shown, is_noting, notes) = (app.clone(), only_notes.clone(), noted.clone());
        let mut harness = Harness::builder().with_size(vec2(1280.0, 800.0)).build_ui(move |ui| {
            let mut app = shown.borrow_mut();
            let app = app.get_or_insert_with(|| App::new(ui.ctx(), folders.clone()));
            if !is_noting.get() {
                app.ui(ui);
                app.wait_for_files();
                return;
            }
            let mut intents = Vec::new();
            app.screens_ui(ui, &mut intents);
            notes.borrow_mut().extend(intents.iter().filter_map(|intent| match intent {
                Intent::Do(command) => Some(*command),
                _ => None,
            }));
            crate::app::keys::remember_focus(ui.ctx());
        });
        harness.run_steps(2);
        Self { _home: home, app, only_notes, noted, harness }
    }

    /// Does something with the application.
    fn with<R>(&mut self, act: impl FnOnce(&mut App, &egui::Context) -> R) -> R {
        let ctx = self.harness.ctx.clone();
        let outcome = act(self.app.borrow_mut().as_mut().expect("it was made with the window"), &ctx);
        self.only_notes.set(false);
        self.harness.run_steps(3);
        outcome
    }

    fn ask(&mut self, intent: Intent) {
        self.with(|app, ctx| app.carry_out_all(ctx, vec![intent]));
    }

    fn sit_down(&mut self, record: Record) {
        let players = record.setup().players;
        let session = Session::resume(record, (0..players).map(Seat::default_for).collect());
        self.with(|app, _| app.screen = Screen::Table(Box::new(TableScreen::new(session))));
    }

    /// How many actions are confirmed at the table, and how many tiles lie there.
    fn confirmed(&self) -> Option<(usize, usize)> {
        match &self.app.borrow().as_ref()?.screen {
            Screen::Table(table) => {
                let session = table.session();
                Some((session.record().actions().len(), session.game().tiles().count()))
            }
            Screen::Title | Screen::Setup(_) | Screen::Learn => None,
        }
    }

    fn is_book_open(&self) -> bool {
        self.app.borrow().as_ref().is_some_and(|app| app.rulebook.is_open())
    }

    fn has_draft(&self) -> bool {
        match &self.app.borrow().as_ref().expect("it was made with the window").screen {
            Screen::Table(table) => !table.session().draft().is_empty(),
            Screen::Title | Screen::Setup(_) | Screen::Learn => false,
        }
    }

    fn focused(&self) -> Option<Id> {
        self.harness.ctx.memory(egui::Memory::focused)
    }

    fn focus(&mut self, id: Id) {
        self.harness.ctx.memory_mut(|memory| memory.request_focus(id));
        self.harness.run_steps(1);
    }

    /// Presses all these keys within one frame; the commands that they called.
    fn press(&mut self, keys: impl IntoIterator<Item = (Modifiers, Key)>) -> Vec<Command> {
        for (modifiers, key) in keys {
            let modifiers = Modifiers { ctrl: modifiers.command, ..modifiers };
            let events = &mut self.harness.input_mut().events;
            events.push(Event::ModifiersChanged(modifiers));
            for pressed in [true, false] {
                events.push(Event::Key { key, physical_key: None, pressed, repeat: false, modifiers });
            }
        }
        self.noted.borrow_mut().clear();
        self.harness.run_steps(1);
        self.harness.input_mut().events.push(Event::ModifiersChanged(Modifiers::NONE));
        self.noted.take()
    }

    /// Every control that Tab reaches.
    fn controls(&mut self) -> Vec<Id> {
        self.only_notes.set(true);
        let mut controls = Vec::new();
        let mut seen = HashSet::new();
        for _ in 0..400 {
            self.press([(Modifiers::NONE, Key::Tab)]);
            let Some(id) = self.focused() else { continue };
            if !seen.insert(id) {
                break;
            }
            controls.push(id);
        }
        controls
    }

    /// Whether the control in focus is a text field, as a screen reader is told, and its name.
    fn described(&self) -> (bool, String) {
        let nodes = self.harness.root();
        let focused = nodes.children_recursive().find(|node| node.accesskit_node().is_focused());
        focused.map_or((false, String::new()), |node| {
            let node = node.accesskit_node();
            let is_field = matches!(node.role(), Role::TextInput | Role::MultilineTextInput);
            (is_field, node.label().unwrap_or_default())
        })
    }
}

/// A game of two with everything, played at random until it comes to this.
fn record(seed: u64, is_wanted: impl Fn(&Record) -> bool) -> Record {
    let setup = Setup::base(2, seed).with_sets(Set::ALL);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut record, mut scratch) = (Record::new(setup).unwrap(), Vec::new());
    while !is_wanted(&record) {
        let action = record.game().random_action(&mut rng, &mut scratch).expect("the game comes to that");
        record.play(action).unwrap();
    }
    record
}

/// Every state of the table, one after the other.
fn at_every_table(mut look: impl FnMut(&mut Walk, &str)) {
    let mut walk = Walk::new();
    let is_late = |record: &Record| record.actions().len() > 60;
    walk.sit_down(record(3, |record| is_late(record) && record.game().phase() == Phase::Place));
    look(&mut walk, "a tile in hand");
    walk.ask(Intent::Do(Command::NextCell));
    look(&mut walk, "a tile laid out");
    walk.ask(Intent::Do(Command::Inspect));
    look(&mut walk, "an explanation");
    walk.ask(Intent::ToggleRulebook);
    look(&mut walk, "the rulebook");
    walk.ask(Intent::ToggleRulebook);
    for phase in [Phase::Dragon, Phase::Capture] {
        walk.sit_down(record(5, |record| record.game().phase() == phase));
        look(&mut walk, &format!("{phase:?}"));
    }
    walk.sit_down(record(3, |record| record.game().is_over()));
    look(&mut walk, "the end");
    let practice =
        Session::practise_anew(Setup::base(2, 9), (0..2).map(Seat::default_for).collect()).unwrap();
    walk.ask(Intent::Practise(Box::new(practice)));
    look(&mut walk, "practice");
    walk.ask(Intent::EndPractice);
    // A lesson for each sort of task.
    let mut tasks = HashSet::new();
    for lesson in lessons::all() {
        for (scene, at) in lesson.scenes.iter().zip(0..) {
            for (step, number) in scene.steps.iter().zip(0..) {
                if tasks.insert(std::mem::discriminant(&step.task)) {
                    let table = TableScreen::lesson(lesson, (at, number));
                    walk.with(|app, _| app.screen = Screen::Table(Box::new(table)));
                    look(&mut walk, &format!("step {} of lesson {}", step.id, lesson.id));
                }
            }
        }
    }
}

/// All keys of commands that can be pressed within one frame: not the rulebook's, whose field takes the focus at once, nor
/// those that press the control in focus.
fn command_keys() -> Vec<(Command, Modifiers, Key)> {
    Command::ALL
        .into_iter()
        .filter(|command| !matches!(command, Command::Rules | Command::Ask | Command::Confirm))
        .flat_map(|command| {
            command.usual_keys().iter().map(move |key| (command, key.modifiers, key.logical_key))
        })
        .collect()
}

#[test]
fn every_command_key_works_from_every_control() {
    let keys = command_keys();
    at_every_table(|walk, state| {
        let controls = walk.controls();
        assert!(controls.len() > 3, "{state}: {} controls", controls.len());
        for id in controls {
            walk.only_notes.set(true);
            walk.focus(id);
            let (is_field, name) = walk.described();
            if is_field {
                let plain = keys.iter().filter(|(_, modifiers, _)| modifiers.is_none());
                let called = walk.press(plain.map(|&(_, modifiers, key)| (modifiers, key)));
                assert_eq!(called, [], "{state}: typing in {name:?} calls commands");
                continue;
            }
            let called = walk.press(keys.iter().map(|&(_, modifiers, key)| (modifiers, key)));
            for &(command, modifiers, key) in &keys {
                assert!(
                    called.contains(&command),
                    "{state}: {modifiers:?} {key:?} is dead at {name:?}, only {called:?} work"
                );
            }
            assert_eq!(walk.press([(Modifiers::SHIFT, Key::F1)]), [Command::Ask], "{state}: at {name:?}");
            // The rulebook may have taken the focus, and gives it back to nobody.
            let before = walk.is_book_open();
            walk.press([(Modifiers::NONE, Key::F1)]);
            assert_ne!(walk.is_book_open(), before, "{state}: F1 is dead at {name:?}");
            walk.press([(Modifiers::NONE, Key::F1)]);
        }
    });
}

#[test]
fn enter_and_space_belong_to_the_control_in_focus() {
    let mut walk = Walk::new();
    walk.sit_down(record(3, |record| record.actions().len() > 60 && record.game().phase() == Phase::Place));
    walk.ask(Intent::Do(Command::NextCell));
    walk.only_notes.set(true);
    for key in [Key::Enter, Key::Space] {
        assert_eq!(walk.press([(Modifiers::NONE, key)]), [Command::Confirm]);
    }
    for id in walk.controls() {
        walk.focus(id);
        let (_, name) = walk.described();
        for key in [Key::Enter, Key::Space] {
            let called = walk.press([(Modifiers::NONE, key)]);
            let confirms = called.iter().filter(|&&command| command == Command::Confirm).count();
            let is_confirm = ["Confirm", "End the turn without a figure"].contains(&name.as_str());
            assert_eq!(confirms, usize::from(is_confirm), "{key:?} at {name:?}");
            // A menu that it has opened is closed again.
            walk.press([(Modifiers::NONE, Key::Escape)]);
            walk.focus(id);
        }
    }
}

#[test]
fn escape_never_changes_what_is_confirmed() {
    at_every_table(|walk, state| {
        for id in walk.controls() {
            walk.only_notes.set(false);
            let before = walk.confirmed();
            walk.focus(id);
            for _ in 0..3 {
                walk.press([(Modifiers::NONE, Key::Escape)]);
                assert_eq!(walk.confirmed(), before, "{state}");
            }
            if !state.contains("lesson") {
                assert!(!walk.has_draft(), "{state}: what is laid out stays");
                walk.ask(Intent::Do(Command::NextCell));
            }
        }
    });
}

#[test]
fn escape_leaves_the_control_first_and_takes_the_tile_back_then() {
    let mut walk = Walk::new();
    walk.sit_down(record(3, |record| record.actions().len() > 60 && record.game().phase() == Phase::Place));
    walk.ask(Intent::Do(Command::NextCell));
    let first = walk.controls()[0];
    walk.only_notes.set(false);
    walk.focus(first);
    walk.press([(Modifiers::NONE, Key::Escape)]);
    assert!(walk.focused().is_none() && walk.has_draft());
    walk.press([(Modifiers::NONE, Key::Escape)]);
    assert!(!walk.has_draft());
}

#[test]
fn the_end_of_a_game_is_not_taken_back_by_accident() {
    let mut walk = Walk::new();
    walk.sit_down(record(3, |record| record.game().is_over()));
    let ended = walk.confirmed();
    for (modifiers, key) in
        [(Modifiers::NONE, Key::Escape), (Modifiers::COMMAND, Key::Z), (Modifiers::NONE, Key::Enter)]
    {
        walk.press([(modifiers, key)]);
        assert_eq!(walk.confirmed(), ended, "{key:?}");
    }
}

#[test]
fn the_rulebook_opens_from_every_control_of_the_other_screens() {
    let mut walk = Walk::new();
    for (name, intent) in [("title", Intent::Title), ("setup", Intent::NewGame), ("learn", Intent::Learn)] {
        walk.ask(intent);
        let controls = walk.controls();
        assert!(controls.len() > 3, "{name}: {} controls", controls.len());
        for id in controls {
            walk.focus(id);
            walk.press([(Modifiers::NONE, Key::F1)]);
            assert!(walk.is_book_open(), "{name}: F1 is dead at {:?}", walk.described());
            walk.press([(Modifiers::NONE, Key::F1)]);
            assert!(!walk.is_book_open());
        }
    }
}

#[test]
fn keys_do_not_reach_the_table_through_a_dialog() {
    let keys = command_keys();
    let mut walk = Walk::new();
    walk.sit_down(record(3, |record| record.actions().len() > 60 && record.game().phase() == Phase::Place));
    let before = walk.confirmed();
    for name in [DialogName::Settings, DialogName::Save, DialogName::Load, DialogName::Shortcuts] {
        walk.ask(Intent::Open(name));
        for id in walk.controls() {
            walk.focus(id);
            let called = walk.press(keys.iter().map(|&(_, modifiers, key)| (modifiers, key)));
            assert_eq!(called, [], "{name:?}");
        }
        walk.only_notes.set(false);
        walk.harness.key_press(Key::Num1);
        walk.harness.key_press(Key::Escape);
        walk.harness.run_steps(3);
        assert!(walk.app.borrow().as_ref().unwrap().dialog.is_none(), "{name:?} does not close");
        assert_eq!(walk.confirmed(), before);
    }
}
