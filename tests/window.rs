//! The window, driven through accessible labels as a screen reader would.
#![cfg(feature = "gui")]

use std::cell::RefCell;
use std::path::PathBuf;
use std::rc::Rc;

use egui::accesskit::Role;
use egui::{Key, Modifiers, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use landnam::app::App;
use landnam::storage::{Folders, Settings, Speed};

/// A player's folder that is gone when the test ends.
struct Home(PathBuf);

impl Home {
    fn new(name: &str) -> Self {
        let root = std::env::temp_dir().join(format!("landnam-window-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&root).unwrap();
        Self(root)
    }

    fn folders(&self) -> Folders {
        Folders::at(&self.0)
    }

    /// Settings that make tests quick: nothing moves, nothing waits.
    fn with_settings(self, change: impl FnOnce(&mut Settings)) -> Self {
        let mut settings = Settings {
            language: Some("en".to_owned()),
            speed: Speed::Instant,
            reduced_motion: true,
            ..Settings::default()
        };
        change(&mut settings);
        settings.write(&self.folders().settings()).unwrap();
        self
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn window(home: &Home) -> Harness<'static> {
    let folders = home.folders();
    let app: Rc<RefCell<Option<App>>> = Rc::default();
    let mut harness = Harness::builder().with_size(vec2(1280.0, 800.0)).build_ui(move |ui| {
        let mut app = app.borrow_mut();
        app.get_or_insert_with(|| App::new(ui.ctx(), folders.clone())).ui(ui);
    });
    harness.run_steps(3);
    harness
}

#[track_caller]
fn click(harness: &mut Harness<'_>, label: &str) {
    harness.get_by_label(label).click();
    harness.run_steps(3);
}

fn labels(harness: &Harness<'_>) -> Vec<String> {
    let mut labels = Vec::new();
    let mut waiting = vec![harness.root()];
    while let Some(node) = waiting.pop() {
        labels.extend(node.accesskit_node().label());
        labels.extend(node.accesskit_node().value());
        waiting.extend(node.children());
    }
    labels
}

fn first_with(harness: &Harness<'_>, part: &str) -> Option<String> {
    let mut found: Vec<String> = labels(harness).into_iter().filter(|label| label.contains(part)).collect();
    found.sort();
    found.into_iter().next()
}

fn press(harness: &mut Harness<'_>, key: Key) {
    harness.key_press(key);
    harness.run_steps(3);
}

#[test]
fn two_clicks_lead_to_the_first_tile() {
    let home = Home::new("two-clicks").with_settings(|_| {});
    let mut harness = window(&home);
    click(&mut harness, "New game");
    click(&mut harness, "Start the game");
    assert!(first_with(&harness, "Red: place the tile").is_some(), "{:?}", labels(&harness));
    let cell = first_with(&harness, "Place the tile: column")
        .or_else(|| first_with(&harness, "Turn and place the tile: column"))
        .expect("a place for the tile");
    harness.get_all_by_label(&cell).next().unwrap().click();
    harness.run_steps(3);
    assert!(first_with(&harness, "End the turn without a figure").is_some(), "{:?}", labels(&harness));
}

/// Decides whatever has to be decided next: places by keyboard, the rest by its label.
fn decide(harness: &mut Harness<'_>) {
    const CHOICES: [&str; 8] = [
        "Leave the knights in the city",
        "A meeple comes home",
        "The big meeple comes home",
        "The abbot comes home",
        "Dragon to the north",
        "Dragon to the east",
        "Dragon to the south",
        "Dragon to the west",
    ];
    let open = labels(harness);
    if let Some(choice) = CHOICES.iter().find(|choice| open.iter().any(|label| label == *choice)) {
        return click(harness, choice);
    }
    press(harness, Key::N);
    press(harness, Key::Num1);
    press(harness, Key::Enter);
}

fn is_over(harness: &Harness<'_>) -> bool {
    first_with(harness, "Final scores").is_some()
}

#[test]
fn a_whole_game_by_keyboard() {
    let home = Home::new("keyboard").with_settings(|_| {});
    let mut harness = window(&home);
    click(&mut harness, "New game");
    click(&mut harness, "Start the game");
    for _ in 0..400 {
        if is_over(&harness) {
            break;
        }
        decide(&mut harness);
    }
    assert!(first_with(&harness, "Play again with new tiles").is_some());
}

#[test]
fn a_whole_game_with_everything_against_the_computer() {
    let home = Home::new("everything").with_settings(|_| {});
    let mut harness = window(&home);
    click(&mut harness, "New game");
    for set in
        ["Abbot and gardens", "The river", "Inns & Cathedrals", "The Tower", "The Princess & the Dragon"]
    {
        harness.get_by_role_and_label(Role::CheckBox, set).click();
        harness.run_steps(2);
    }
    click(&mut harness, "Who plays seat 2");
    click(&mut harness, "Computer, expert");
    click(&mut harness, "Start the game");
    for _ in 0..100_000 {
        if is_over(&harness) {
            return;
        }
        if first_with(&harness, "is thinking").is_some() {
            // The computer thinks on another thread; let it have the core.
            std::thread::yield_now();
            harness.run_steps(1);
        } else {
            decide(&mut harness);
        }
    }
    panic!("the game does not end: {:?}", labels(&harness));
}

#[test]
fn the_language_changes_in_the_middle_of_a_game() {
    let home = Home::new("language").with_settings(|_| {});
    let mut harness = window(&home);
    click(&mut harness, "New game");
    click(&mut harness, "Start the game");
    press(&mut harness, Key::N);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Comma);
    harness.run_steps(3);
    click(&mut harness, "Íslenska");
    assert!(first_with(&harness, "Stillingar").is_some(), "{:?}", labels(&harness));
    assert!(first_with(&harness, "Rauður").is_some(), "{:?}", labels(&harness));
    click(&mut harness, "Norsk bokmål");
    assert!(first_with(&harness, "Innstillinger").is_some(), "{:?}", labels(&harness));
    // The tile that was laid out still lies there.
    assert!(first_with(&harness, "Avslutt").is_some(), "{:?}", labels(&harness));
    let (settings, _) = Settings::read(&home.folders().settings());
    assert_eq!(settings.language.as_deref(), Some("nb"));
}

#[test]
fn undo_takes_the_tile_back_and_then_the_turn() {
    let home = Home::new("undo").with_settings(|_| {});
    let mut harness = window(&home);
    click(&mut harness, "New game");
    click(&mut harness, "Start the game");
    press(&mut harness, Key::N);
    assert!(first_with(&harness, "End the turn without a figure").is_some());
    click(&mut harness, "Undo");
    assert!(first_with(&harness, "Red: place the tile").is_some());
    press(&mut harness, Key::N);
    press(&mut harness, Key::Enter);
    assert!(first_with(&harness, "Blue: place the tile").is_some());
    click(&mut harness, "Undo");
    assert!(first_with(&harness, "Red: place the tile").is_some());
    click(&mut harness, "Redo");
    assert!(first_with(&harness, "Blue: place the tile").is_some());
}

#[test]
fn the_next_start_offers_the_game_as_it_was_left() {
    let home = Home::new("continue").with_settings(|_| {});
    let mut harness = window(&home);
    click(&mut harness, "New game");
    click(&mut harness, "Start the game");
    for _ in 0..5 {
        press(&mut harness, Key::N);
        press(&mut harness, Key::Enter);
    }
    assert!(first_with(&harness, "Blue: place the tile").is_some());
    drop(harness);
    let mut harness = window(&home);
    click(&mut harness, "Continue the last game");
    assert!(first_with(&harness, "Blue: place the tile").is_some());
}

#[test]
fn a_damaged_game_or_setting_is_said_and_nothing_is_lost() {
    let home = Home::new("damaged").with_settings(|_| {});
    std::fs::write(home.folders().autosave(), "(version: 1, setup").unwrap();
    let mut harness = window(&home);
    click(&mut harness, "Continue the last game");
    assert!(first_with(&harness, "This file is damaged").is_some(), "{:?}", labels(&harness));
    drop(harness);
    std::fs::write(home.folders().settings(), "(scale: \"big\"").unwrap();
    let harness = window(&home);
    assert!(labels(&harness).iter().any(|label| label.contains("Landnam")));
}

#[test]
fn every_screen_and_dialog_opens_in_every_language() {
    // The harness itself fails on a glyph that no font has and on a field without a name.
    for (code, new_game, start) in [
        ("en", "New game", "Start the game"),
        ("is", "Nýtt spil", "Hefja spilið"),
        ("nb", "Nytt spill", "Start spillet"),
    ] {
        let home =
            Home::new(&format!("dialogs-{code}")).with_settings(|s| s.language = Some(code.to_owned()));
        let mut harness = window(&home);
        click(&mut harness, new_game);
        click(&mut harness, start);
        for (modifiers, key) in [
            (Modifiers::COMMAND, Key::Comma),
            (Modifiers::COMMAND, Key::S),
            (Modifiers::COMMAND, Key::P),
            (Modifiers::NONE, Key::F1),
            (Modifiers::NONE, Key::F2),
        ] {
            let before = labels(&harness).len();
            harness.key_press_modifiers(modifiers, key);
            harness.run_steps(3);
            assert!(labels(&harness).len() > before, "{code}: {key:?} opens nothing");
            press(&mut harness, Key::Escape);
            assert_eq!(labels(&harness).len(), before, "{code}: {key:?} does not close");
        }
    }
}
