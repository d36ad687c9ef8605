//! Whatever happens to the player's files: it is said in the player's language, nothing is lost, the game goes on.
#![cfg(feature = "gui")]

mod support;

use std::fs;

use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable as _;
use landnam::rules::{Record, Setup};
use landnam::storage::{self, Folders, Settings};

use support::{
    Home, assert_says, click, first_with, labels, press, press_with, start_game, window, window_at,
};

fn play_a_turn(harness: &mut egui_kittest::Harness<'_>) {
    press(harness, Key::N);
    press(harness, Key::Enter);
}

/// The only file in the folder for what could not be read.
fn aside(home: &Home) -> String {
    let mut files = fs::read_dir(home.path().join("unreadable")).unwrap().flatten();
    let file = files.next().expect("something was put aside");
    assert!(files.next().is_none());
    fs::read_to_string(file.path()).unwrap()
}

#[test]
fn a_damaged_game_is_put_aside_before_anything_overwrites_it() {
    let home = Home::quick("damaged").with_settings(|settings| settings.language = Some("is".to_owned()));
    fs::write(home.folders().autosave(), "(version: 1, setup").unwrap();
    let mut harness = window(&home);
    assert_says(&harness, "Skráin er skemmd eða er ekki vistað spil.");
    assert_says(&harness, "Skráin var sett til hliðar");
    assert!(first_with(&harness, "Halda síðasta spili áfram").is_none());
    click(&mut harness, "Nýtt spil");
    click(&mut harness, "Hefja spilið");
    play_a_turn(&mut harness);
    assert_eq!(aside(&home), "(version: 1, setup");
    assert!(storage::load(&home.folders().autosave()).is_ok());
}

#[test]
fn a_game_of_a_newer_version_is_kept_for_it() {
    let home = Home::quick("newer");
    let record = Record::new(Setup::base(2, 1)).unwrap();
    let newer = storage::to_text(&record, &[]).replace("version: 1,", "version: 99, weather: \"rain\",");
    fs::write(home.folders().autosave(), &newer).unwrap();
    let harness = window(&home);
    assert_says(&harness, "newer version");
    assert_eq!(aside(&home), newer);
}

#[test]
fn damaged_settings_are_put_aside_and_the_usual_ones_used() {
    let home = Home::new("settings");
    fs::write(home.folders().settings(), "(scale: \"big\"").unwrap();
    let (_, harness) = window_at(home.folders(), vec2(1280.0, 800.0));
    assert!(labels(&harness).iter().any(|label| label.contains("Landnam")));
    assert_eq!(aside(&home), "(scale: \"big\"");
}

#[test]
fn a_folder_that_cannot_be_made_is_said_and_the_game_goes_on() {
    let home = Home::quick("no-folder");
    let file = home.path().join("file");
    fs::write(&file, "").unwrap();
    let (_, mut harness) = window_at(Folders::at(file.join("below")), vec2(1280.0, 800.0));
    // Without settings the language is the system's, so the controls are found by what they do.
    let says_reason = |harness: &egui_kittest::Harness<'_>| {
        ["The folder does not exist.", "Mappan er ekki til.", "Mappen finnes ikke."]
            .iter()
            .any(|reason| first_with(harness, reason).is_some())
    };
    assert!(says_reason(&harness), "{:?}", labels(&harness));
    let new_game = ["New game", "Nýtt spil", "Nytt spill"];
    let start = ["Start the game", "Hefja spilið", "Start spillet"];
    let know = ["I know the game", "Ég kann spilið", "Jeg kan spillet"];
    for names in [know, new_game, start] {
        let name = names.into_iter().find(|name| first_with(&harness, name).is_some()).unwrap();
        harness.get_by_label(name).click();
        harness.run_steps(3);
    }
    play_a_turn(&mut harness);
    play_a_turn(&mut harness);
    assert!(says_reason(&harness), "{:?}", labels(&harness));
    assert!(fs::read(&file).unwrap().is_empty());
}

#[test]
fn a_folder_taken_away_is_made_again() {
    let home = Home::quick("taken");
    let mut harness = window(&home);
    start_game(&mut harness);
    fs::remove_dir_all(home.path()).unwrap();
    play_a_turn(&mut harness);
    assert_eq!(storage::load(&home.folders().autosave()).unwrap().record.actions().len(), 2);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_said_and_the_last_kept_game_stays_whole() {
    let home = Home::quick("full");
    let mut harness = window(&home);
    start_game(&mut harness);
    play_a_turn(&mut harness);
    let before = fs::read_to_string(home.folders().autosave()).unwrap();
    // The next game is written by way of a file of this name, which leads to a device without room.
    let temporary = home.path().join(format!(".autosave.ron.{}.tmp", std::process::id()));
    std::os::unix::fs::symlink("/dev/full", &temporary).unwrap();
    let record = storage::load(&home.folders().autosave()).unwrap().record;
    let failure = storage::save(&record, &[], &home.folders().autosave()).unwrap_err();
    assert_eq!(failure.kind(), std::io::ErrorKind::StorageFull);
    assert_eq!(fs::read_to_string(home.folders().autosave()).unwrap(), before);
    // With room again the game goes on being kept.
    play_a_turn(&mut harness);
    assert_ne!(fs::read_to_string(home.folders().autosave()).unwrap(), before);
}

#[test]
fn saving_loading_and_replacing() {
    let home = Home::quick("save");
    let mut harness = window(&home);
    start_game(&mut harness);
    play_a_turn(&mut harness);
    press_with(&mut harness, Modifiers::COMMAND, Key::S);
    click(&mut harness, "Save");
    assert_says(&harness, "Saved: ");
    let saved = home.folders().save_path("Landnam 1");
    assert_eq!(storage::load(&saved).unwrap().record.actions().len(), 2);
    play_a_turn(&mut harness);
    // The next name is free; the old one asks before it is replaced.
    press_with(&mut harness, Modifiers::COMMAND, Key::S);
    assert_says(&harness, "Landnam 2");
    press(&mut harness, Key::Escape);
    press_with(&mut harness, Modifiers::COMMAND, Key::W);
    click(&mut harness, "Load a game…");
    // What the file holds is read beside the window.
    while first_with(&harness, "Red, Blue · 1 tile · just now").is_none() {
        assert_says(&harness, "Landnam 1");
        std::thread::yield_now();
        harness.run_steps(1);
    }
    let row = first_with(&harness, "Landnam 1").unwrap();
    click(&mut harness, &row);
    assert_says(&harness, "There is an unfinished game");
    click(&mut harness, "Save it, then go on");
    assert_says(&harness, "Blue: place the tile");
    assert_eq!(storage::load(&home.folders().save_path("Landnam 2")).unwrap().record.actions().len(), 4);
    assert_eq!(storage::load(&home.folders().autosave()).unwrap().record.actions().len(), 2);
}

#[test]
fn an_unfinished_game_is_not_given_up_by_accident() {
    let home = Home::quick("unfinished");
    let mut harness = window(&home);
    start_game(&mut harness);
    play_a_turn(&mut harness);
    let kept = fs::read_to_string(home.folders().autosave()).unwrap();
    press_with(&mut harness, Modifiers::COMMAND, Key::W);
    start_game(&mut harness);
    assert_says(&harness, "There is an unfinished game");
    press(&mut harness, Key::Escape);
    assert_eq!(fs::read_to_string(home.folders().autosave()).unwrap(), kept);
    click(&mut harness, "Start the game");
    click(&mut harness, "Continue it instead");
    assert_says(&harness, "Blue: place the tile");
    press_with(&mut harness, Modifiers::COMMAND, Key::W);
    start_game(&mut harness);
    click(&mut harness, "Give it up");
    assert_says(&harness, "Red: place the tile");
    assert!(home.folders().list_saves().is_empty());
}

#[test]
fn everything_that_is_set_comes_back() {
    let home = Home::quick("kept-settings");
    let mut harness = window(&home);
    start_game(&mut harness);
    press_with(&mut harness, Modifiers::COMMAND, Key::Comma);
    for name in ["Night", "Slow", "125 %", "Colour-blind friendly", "Keep the whole map in view"] {
        click(&mut harness, name);
    }
    press(&mut harness, Key::Escape);
    press(&mut harness, Key::C);
    let (settings, was_fine) = Settings::read(&home.folders().settings());
    assert!(was_fine && settings.coordinates && settings.keep_whole_map);
    assert!((settings.scale - 1.25).abs() < 0.01);
    assert_eq!(settings.theme, storage::ThemeChoice::Night);
    assert_eq!(settings.speed, storage::Speed::Slow);
    assert_eq!(settings.colours, storage::ColourChoice::ColourBlind);
    assert!(settings.last_setup.is_some());
}
