//! The program is started although it runs already.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use egui::{Key, Modifiers, ViewportCommand, ViewportId, vec2};
use egui_kittest::Harness;
use landnam::app::{Access, App, ask_for_files};
use landnam::i18n::Language;
use landnam::storage::{self, Folders, HomeLock};

use crate::support::{
    Home, assert_says, click, first_with, keep_game, press, press_with, start_game, wait_until, window_of,
};

/// A window that has asked for the files.
fn window(folders: &Folders) -> Harness<'static> {
    let access = ask_for_files(folders, None).expect("no other window takes over");
    let folders = folders.clone();
    window_of(vec2(1280.0, 800.0), move |ctx| App::open(ctx, folders, access, None)).1
}

/// Everything in a folder, by path.
fn content(folder: &Path) -> BTreeMap<PathBuf, Option<Vec<u8>>> {
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all.extend(content(&path));
        }
        all.insert(path.clone(), fs::read(&path).ok());
    }
    all
}

#[cfg(unix)]
#[test]
fn a_second_start_brings_the_open_window_to_the_front_and_opens_its_file() {
    let home = Home::quick();
    keep_game(&home, 60);
    let file = home.path().join("a game.ron");
    fs::rename(home.folders().autosave(), &file).unwrap();
    let mut harness = window(&home.folders());
    let folders = home.folders();
    let second = thread::spawn(move || ask_for_files(&folders, Some(&file)).is_none());
    wait_until(&mut harness, "the game of the second start", |harness| {
        first_with(harness, "place the tile").is_some()
    });
    assert!(second.join().unwrap(), "the second start is over");
    // Without a file the window only comes to the front.
    let folders = home.folders();
    let third = thread::spawn(move || ask_for_files(&folders, None).is_none());
    let comes = |harness: &Harness<'_>| {
        let commands = &harness.output().viewport_output[&ViewportId::ROOT].commands;
        commands.contains(&ViewportCommand::Focus) && commands.contains(&ViewportCommand::Minimized(false))
    };
    while !third.is_finished() {
        harness.step();
        if comes(&harness) {
            assert!(third.join().unwrap());
            // The address is given up with the window.
            assert!(home.folders().socket().exists());
            drop(harness);
            assert!(!home.folders().socket().exists());
            assert!(HomeLock::take(&home.folders()).unwrap().is_some());
            return;
        }
    }
    panic!("the window never came to the front");
}

#[test]
fn beside_a_silent_window_one_may_play_and_nothing_is_written() {
    let home = Home::quick().with_settings(|settings| settings.language = Some(Language::Nb));
    keep_game(&home, 40);
    fs::write(home.folders().lessons(), "damaged").unwrap();
    // It has the files and listens to nobody.
    let _lock = HomeLock::take(&home.folders()).unwrap().unwrap();
    let before = content(home.path());
    let mut harness = window(&home.folders());
    assert_says(&harness, "Landnam er allerede i gang");
    click(&mut harness, "Spill uten å lagre");
    click(&mut harness, "Fortsett siste spill");
    press(&mut harness, Key::N);
    press(&mut harness, Key::C);
    assert_says(&harness, "Ikke lagret");
    click(&mut harness, "Ikke lagret");
    assert_says(&harness, "Et annet Landnam-vindu har spillene dine åpne, så ingenting lagres her.");
    press(&mut harness, Key::Escape);
    press_with(&mut harness, Modifiers::COMMAND, Key::W);
    assert_says(&harness, "Dette spillet kan ikke lagres nå");
    click(&mut harness, "Gå likevel");
    click(&mut harness, "Nytt spill");
    click(&mut harness, "Start spillet");
    press(&mut harness, Key::N);
    press(&mut harness, Key::Enter);
    assert_eq!(content(home.path()), before);
    // What one names oneself is saved.
    press_with(&mut harness, Modifiers::COMMAND, Key::S);
    click(&mut harness, "Lagre");
    assert_eq!(home.folders().list_saves().len(), 1);
}

#[test]
fn when_the_silent_window_is_gone_the_files_can_be_had() {
    let home = Home::quick();
    let lock = HomeLock::take(&home.folders()).unwrap().unwrap();
    let mut harness = window(&home.folders());
    click(&mut harness, "Try again");
    assert_says(&harness, "The other window still has your games open.");
    drop(lock);
    click(&mut harness, "Try again");
    assert!(first_with(&harness, "Landnam is already running").is_none());
    start_game(&mut harness);
    press(&mut harness, Key::N);
    press(&mut harness, Key::Enter);
    assert!(first_with(&harness, "Not saved").is_none());
    assert_eq!(storage::load(&home.folders().autosave()).unwrap().record.actions().len(), 2);
    assert!(HomeLock::take(&home.folders()).unwrap().is_none(), "it has them now");
}

#[test]
fn a_home_of_ones_own_is_nobody_elses() {
    let (home, other) = (Home::quick(), Home::quick());
    let first = ask_for_files(&home.folders(), None);
    let second = ask_for_files(&other.folders(), None);
    assert!(matches!((first, second), (Some(Access::Owner(Some(_))), Some(Access::Owner(Some(_))))));
}

/// A file that is no folder, so that there can be no lock.
#[test]
fn without_a_folder_one_plays_all_the_same() {
    let home = Home::quick();
    let file = home.path().join("file");
    fs::write(&file, "").unwrap();
    assert!(matches!(ask_for_files(&Folders::at(file), None), Some(Access::Owner(None))));
}
