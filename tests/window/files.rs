//! Whatever happens to the player's files: it is said in the player's language, nothing is lost, the game goes on.

use std::fs;

use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable as _;
use landnam::i18n::Language;
use landnam::rules::{Action, Record, Setup};
use landnam::storage::{self, Folders, Settings};
use landnam::tiles::Catalogue;

use crate::support::{
    Home, assert_says, click, first_with, keep_game, labels, press, press_with, start_game, wait_for, window,
    window_at,
};

fn play_a_turn(harness: &mut egui_kittest::Harness<'_>) {
    press(harness, Key::N);
    press(harness, Key::Enter);
}

/// The only file in the folder for what could not be read.
fn aside(home: &Home) -> String {
    let mut files = fs::read_dir(home.path().join("aside")).unwrap().flatten();
    let file = files.next().expect("something was put aside");
    assert!(files.next().is_none());
    fs::read_to_string(file.path()).unwrap()
}

#[test]
fn a_damaged_game_is_put_aside_before_anything_overwrites_it() {
    let home = Home::quick().with_settings(|settings| settings.language = Some(Language::Is));
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
    let home = Home::quick();
    let record = Record::new(Setup::base(2, 1)).unwrap();
    let newer =
        storage::to_text(&record, &[]).unwrap().replace("version: 1,", "version: 99, weather: \"rain\",");
    fs::write(home.folders().autosave(), &newer).unwrap();
    let harness = window(&home);
    assert_says(&harness, "newer version");
    assert_eq!(aside(&home), newer);
}

#[test]
fn a_damaged_game_goes_on_as_it_was_a_moment_before() {
    let home = Home::quick();
    let mut harness = window(&home);
    start_game(&mut harness);
    play_a_turn(&mut harness);
    play_a_turn(&mut harness);
    drop(harness);
    let text = fs::read_to_string(home.folders().autosave()).unwrap();
    fs::write(home.folders().autosave(), text.replacen("turn: ", "turn:  ", 1)).unwrap();
    let mut harness = window(&home);
    assert_says(&harness, "damaged or changed by hand");
    assert_says(&harness, "continues from where it was");
    click(&mut harness, "Continue the last game");
    assert_says(&harness, "Blue: place the tile");
    assert_ne!(aside(&home), text);
}

#[test]
fn lessons_that_cannot_be_read_are_said_and_put_aside() {
    for (text, language, words) in [
        ("(version: 9, lessons: {})", Language::En, "progress in the lessons couldn’t be read"),
        ("no ron", Language::Is, "Ekki tókst að lesa"),
        ("(", Language::Nb, "Fremdriften i leksjonene kunne ikke leses"),
    ] {
        let home = Home::quick().with_settings(|settings| settings.language = Some(language));
        fs::write(home.folders().lessons(), text).unwrap();
        let harness = window(&home);
        assert_says(&harness, words);
        assert_eq!(aside(&home), text);
    }
}

#[test]
fn one_unknown_setting_costs_no_other() {
    let home = Home::quick();
    let text = fs::read_to_string(home.folders().settings()).unwrap();
    let newer = text.replace("theme: Day", "theme: Dusk").replace("language: \"en\"", "language: \"nb\"");
    fs::write(home.folders().settings(), &newer).unwrap();
    let mut harness = window(&home);
    assert_says(&harness, "Noen av innstillingene er fra en annen versjon");
    assert_eq!(aside(&home), newer);
    click(&mut harness, "English");
    assert_says(&harness, "New game");
    let settings = Settings::read(&home.folders().settings()).unwrap();
    assert!(settings.welcomed && settings.reduced_motion && settings.language == Some(Language::En));
}

/// Whatever the file is when the disk works again, nothing has been written over it.
#[cfg(target_os = "linux")]
#[test]
fn settings_that_cannot_be_read_this_time_are_left_alone() {
    let home = Home::quick();
    let (settings, elsewhere) = (home.folders().settings(), home.path().join("elsewhere"));
    fs::rename(&settings, &elsewhere).unwrap();
    // Reading this fails as on a broken disk.
    std::os::unix::fs::symlink("/proc/self/mem", &settings).unwrap();
    let mut harness = window(&home);
    fs::remove_file(&settings).unwrap();
    fs::rename(&elsewhere, &settings).unwrap();
    let before = fs::read_to_string(&settings).unwrap();
    click(&mut harness, "Norsk bokmål");
    assert_says(&harness, "Filen kunne ikke leses da Landnam startet");
    assert_eq!(fs::read_to_string(&settings).unwrap(), before);
}

#[test]
fn a_game_that_somebody_else_put_there_is_not_written_over_without_a_copy() {
    let home = Home::quick();
    let mut harness = window(&home);
    start_game(&mut harness);
    play_a_turn(&mut harness);
    let newer = "(version: 99, weather: \"rain\")";
    fs::write(home.folders().autosave(), newer).unwrap();
    play_a_turn(&mut harness);
    assert_says(&harness, "Another program has changed one of your files.");
    assert_eq!(aside(&home), newer);
    assert_eq!(storage::load(&home.folders().autosave()).unwrap().record.actions().len(), 4);
}

#[test]
fn what_was_taken_back_can_be_played_again_after_a_restart() {
    let home = Home::quick();
    let mut harness = window(&home);
    start_game(&mut harness);
    play_a_turn(&mut harness);
    play_a_turn(&mut harness);
    let played = storage::load(&home.folders().autosave()).unwrap().record;
    press_with(&mut harness, Modifiers::COMMAND, Key::Z);
    press_with(&mut harness, Modifiers::COMMAND, Key::Z);
    drop(harness);
    let mut harness = window(&home);
    click(&mut harness, "Continue the last game");
    assert_says(&harness, "Red: place the tile");
    press_with(&mut harness, Modifiers::COMMAND, Key::Y);
    press_with(&mut harness, Modifiers::COMMAND, Key::Y);
    assert_eq!(storage::load(&home.folders().autosave()).unwrap().record.actions(), played.actions());
}

#[test]
fn damaged_settings_are_put_aside_and_the_usual_ones_used() {
    let home = Home::new();
    fs::write(home.folders().settings(), "(scale: \"big\"").unwrap();
    let (_, harness) = window_at(home.folders(), vec2(1280.0, 800.0));
    assert!(labels(&harness).iter().any(|label| label.contains("Landnam")));
    assert_eq!(aside(&home), "(scale: \"big\"");
}

#[test]
fn a_folder_that_cannot_be_made_is_said_and_the_game_goes_on() {
    let home = Home::quick();
    let file = home.path().join("file");
    fs::write(&file, "").unwrap();
    let (_, mut harness) = window_at(Folders::at(file.join("below")), vec2(1280.0, 800.0));
    // Without settings the language is the system's, so the controls are found by what they do.
    let says_reason = |harness: &egui_kittest::Harness<'_>| {
        ["The folder doesn’t exist.", "Mappan er ekki til.", "Mappen finnes ikke."]
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
    let home = Home::quick();
    let mut harness = window(&home);
    start_game(&mut harness);
    fs::remove_dir_all(home.path()).unwrap();
    play_a_turn(&mut harness);
    assert_eq!(storage::load(&home.folders().autosave()).unwrap().record.actions().len(), 2);
}

#[test]
fn a_full_disk_is_said_and_the_last_kept_game_stays_whole() {
    for (language, reason) in [
        (Language::En, "can’t be saved at the moment. The disk is full."),
        (Language::Is, "Ekki er hægt að vista spilið eins og er. Diskurinn er fullur."),
        (Language::Nb, "Spillet kan ikke lagres på disken akkurat nå. Disken er full."),
    ] {
        let home = Home::quick().with_settings(|settings| settings.language = Some(language));
        keep_game(&home, 40);
        let (app, mut harness) = window_at(home.folders(), vec2(1280.0, 800.0));
        app.borrow_mut().as_mut().unwrap().continue_game();
        harness.run_steps(3);
        let before = fs::read_to_string(home.folders().autosave()).unwrap();
        for _ in 0..2 {
            home.fill_disk(home.folders().autosave());
            press(&mut harness, Key::N);
            press(&mut harness, Key::Enter);
            assert_says(&harness, reason);
            assert_eq!(fs::read_to_string(home.folders().autosave()).unwrap(), before);
        }
        // With room again the game goes on being kept.
        play_a_turn(&mut harness);
        let kept = storage::load(&home.folders().autosave()).unwrap().record;
        assert!(kept.actions().len() >= 40 + 3 * 2, "{}", kept.actions().len());
    }
}

#[test]
fn a_game_that_cannot_be_saved_is_not_given_up() {
    let home = Home::quick().with_settings(|settings| settings.language = Some(Language::Nb));
    let mut harness = window(&home);
    click(&mut harness, "Nytt spill");
    click(&mut harness, "Start spillet");
    play_a_turn(&mut harness);
    let kept = fs::read_to_string(home.folders().autosave()).unwrap();
    // By name, at the table.
    home.fill_disk(home.folders().save_path("Landnam 1"));
    press_with(&mut harness, Modifiers::COMMAND, Key::S);
    click(&mut harness, "Lagre");
    assert_says(&harness, "Spillet kunne ikke lagres, men det fortsetter. Disken er full.");
    assert!(home.folders().list_saves().is_empty());
    // When another game is about to begin.
    press_with(&mut harness, Modifiers::COMMAND, Key::W);
    click(&mut harness, "Nytt spill");
    click(&mut harness, "Start spillet");
    home.fill_disk(home.folders().save_path("Landnam 1"));
    let save_first = first_with(&harness, "Lagre det").unwrap();
    click(&mut harness, &save_first);
    assert_says(&harness, "Spillet kunne ikke lagres");
    assert_eq!(fs::read_to_string(home.folders().autosave()).unwrap(), kept);
    assert!(home.folders().list_saves().is_empty());
    // With room again the same button does what it says.
    click(&mut harness, &save_first);
    assert_eq!(fs::read_to_string(home.folders().save_path("Landnam 1")).unwrap(), kept);
    assert_ne!(fs::read_to_string(home.folders().autosave()).unwrap(), kept);
}

#[test]
fn a_game_that_cannot_be_kept_is_not_left_without_a_question() {
    let home = Home::quick();
    let mut harness = window(&home);
    start_game(&mut harness);
    play_a_turn(&mut harness);
    let leave = |harness: &mut egui_kittest::Harness<'_>| {
        home.fill_disk(home.folders().autosave());
        press_with(harness, Modifiers::COMMAND, Key::W);
    };
    home.fill_disk(home.folders().autosave());
    play_a_turn(&mut harness);
    leave(&mut harness);
    assert_says(&harness, "This game can’t be saved");
    assert_says(&harness, "The disk is full. If you leave now");
    click(&mut harness, "Stay at the table");
    assert_says(&harness, "Red: place the tile");
    // Saved under a name it may be left, but not when other actions have been played instead of the saved ones.
    leave(&mut harness);
    click(&mut harness, "Save elsewhere…");
    click(&mut harness, "Save");
    assert_says(&harness, "Saved: ");
    press_with(&mut harness, Modifiers::COMMAND, Key::Z);
    press(&mut harness, Key::N);
    press(&mut harness, Key::N);
    home.fill_disk(home.folders().autosave());
    press(&mut harness, Key::Enter);
    leave(&mut harness);
    assert_says(&harness, "This game can’t be saved");
    press(&mut harness, Key::Escape);
    // Closing the window is leaving, too.
    home.fill_disk(home.folders().autosave());
    let viewport = harness.input_mut().viewports.entry(egui::ViewportId::ROOT).or_default();
    viewport.events.push(egui::ViewportEvent::Close);
    harness.step();
    let commands = &harness.output().viewport_output[&egui::ViewportId::ROOT].commands;
    assert!(commands.contains(&egui::ViewportCommand::CancelClose), "{commands:?}");
    harness.run_steps(2);
    assert_says(&harness, "This game can’t be saved");
    click(&mut harness, "Stay at the table");
    leave(&mut harness);
    click(&mut harness, "Leave anyway");
    assert_says(&harness, "New game");
    assert!(first_with(&harness, "place the tile").is_none(), "{:?}", labels(&harness));
    assert_eq!(storage::load(&home.folders().autosave()).unwrap().record.actions().len(), 2);
}

#[test]
fn a_sign_stays_for_as_long_as_the_game_cannot_be_kept() {
    let home = Home::quick();
    let mut harness = window(&home);
    start_game(&mut harness);
    play_a_turn(&mut harness);
    assert!(first_with(&harness, "Not saved").is_none());
    home.forbid_writing(home.folders().autosave());
    for _ in 0..3 {
        play_a_turn(&mut harness);
        assert_says(&harness, "Not saved");
    }
    click(&mut harness, "Not saved");
    assert_says(&harness, "The disk is read-only. If you leave now");
    click(&mut harness, "Try again");
    assert_says(&harness, "Not saved");
    home.allow_writing();
    click(&mut harness, "Not saved");
    click(&mut harness, "Try again");
    assert_says(&harness, "Saving works again.");
    assert!(first_with(&harness, "Not saved").is_none());
    assert_eq!(storage::load(&home.folders().autosave()).unwrap().record.actions().len(), 8);
}

#[test]
fn with_room_again_a_game_is_kept_on_leaving() {
    let home = Home::quick();
    let mut harness = window(&home);
    start_game(&mut harness);
    play_a_turn(&mut harness);
    home.fill_disk(home.folders().autosave());
    play_a_turn(&mut harness);
    assert_eq!(storage::load(&home.folders().autosave()).unwrap().record.actions().len(), 2);
    press_with(&mut harness, Modifiers::COMMAND, Key::W);
    assert_says(&harness, "New game");
    assert_eq!(storage::load(&home.folders().autosave()).unwrap().record.actions().len(), 4);
}

#[test]
fn a_game_that_is_saved_elsewhere_may_be_left() {
    let home = Home::quick();
    let mut harness = window(&home);
    start_game(&mut harness);
    home.fill_disk(home.folders().autosave());
    play_a_turn(&mut harness);
    press_with(&mut harness, Modifiers::COMMAND, Key::S);
    click(&mut harness, "Save");
    home.fill_disk(home.folders().autosave());
    press_with(&mut harness, Modifiers::COMMAND, Key::W);
    assert_says(&harness, "New game");
    assert!(first_with(&harness, "This game can’t be saved").is_none());
}

#[test]
fn files_that_can_only_be_read_are_said_and_the_game_goes_on() {
    let home = Home::quick();
    let folders = home.folders();
    folders.prepare().unwrap();
    for path in [folders.settings(), folders.autosave(), folders.save_path("Landnam 1")] {
        home.forbid_writing(path);
    }
    let settings = fs::read_to_string(folders.settings()).unwrap();
    let mut harness = window(&home);
    click(&mut harness, "Íslenska");
    assert_says(&harness, "Ekki er hægt að vista stillingarnar eins og er.");
    click(&mut harness, "Nýtt spil");
    click(&mut harness, "Hefja spilið");
    assert_says(&harness, "Ekki er hægt að vista spilið eins og er.");
    assert_says(&harness, "Rauður: leggðu niður flísina");
    play_a_turn(&mut harness);
    assert_says(&harness, "Blár: leggðu niður flísina");
    press_with(&mut harness, Modifiers::COMMAND, Key::S);
    click(&mut harness, "Vista");
    assert_says(&harness, "Ekki tókst að vista spilið, en það heldur áfram.");
    play_a_turn(&mut harness);
    assert_says(&harness, "Rauður: leggðu niður flísina");
    assert_eq!(fs::read_to_string(folders.settings()).unwrap(), settings);
    assert!(!folders.autosave().exists() && folders.list_saves().is_empty());
}

#[test]
fn saving_loading_and_replacing() {
    let home = Home::quick();
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
    assert_says(&harness, "Landnam 1");
    wait_for(&mut harness, "Red and Blue · 1 tile placed · just now");
    let row = first_with(&harness, "Landnam 1").unwrap();
    click(&mut harness, &row);
    assert_says(&harness, "You have a game in progress");
    click(&mut harness, "Save it first");
    assert_says(&harness, "Blue: place the tile");
    assert_eq!(storage::load(&home.folders().save_path("Landnam 2")).unwrap().record.actions().len(), 4);
    assert_eq!(storage::load(&home.folders().autosave()).unwrap().record.actions().len(), 2);
}

#[test]
fn an_unfinished_game_is_not_given_up_by_accident() {
    let home = Home::quick();
    let mut harness = window(&home);
    start_game(&mut harness);
    play_a_turn(&mut harness);
    let kept = fs::read_to_string(home.folders().autosave()).unwrap();
    press_with(&mut harness, Modifiers::COMMAND, Key::W);
    start_game(&mut harness);
    assert_says(&harness, "You have a game in progress");
    press(&mut harness, Key::Escape);
    assert_eq!(fs::read_to_string(home.folders().autosave()).unwrap(), kept);
    click(&mut harness, "Start the game");
    click(&mut harness, "Continue it instead");
    assert_says(&harness, "Blue: place the tile");
    press_with(&mut harness, Modifiers::COMMAND, Key::W);
    start_game(&mut harness);
    click(&mut harness, "Abandon it");
    assert_says(&harness, "Red: place the tile");
    assert!(home.folders().list_saves().is_empty());
}

#[test]
fn everything_that_is_set_comes_back() {
    let home = Home::quick();
    let mut harness = window(&home);
    start_game(&mut harness);
    press_with(&mut harness, Modifiers::COMMAND, Key::Comma);
    for name in ["Night", "Slow", "125 %", "Colour-blind friendly", "Always show the whole map"] {
        click(&mut harness, name);
    }
    press(&mut harness, Key::Escape);
    press(&mut harness, Key::C);
    let settings = Settings::read(&home.folders().settings()).unwrap();
    assert!(settings.coordinates && settings.keep_whole_map);
    assert!((settings.scale - 1.25).abs() < 0.01);
    assert_eq!(settings.theme, storage::ThemeChoice::Night);
    assert_eq!(settings.speed, storage::Speed::Slow);
    assert_eq!(settings.colours, storage::ColourChoice::ColourBlind);
    assert!(settings.last_setup.is_some());
}

/// A game whose tiles lie in one long stair.
fn stair(tiles: usize) -> Record {
    let monastery = Catalogue::standard().find("base/monastery").unwrap();
    let mut record = Record::new(Setup::base(2, 1).with_order(vec![monastery; tiles])).unwrap();
    // The last turn is not ended, nor is the game.
    while record.actions().len() < 2 * tiles - 1 {
        let farthest = |action: &Action| match action {
            Action::Place { pos, .. } => (pos.x + pos.y, -(pos.x - pos.y).abs()),
            Action::Pass => (i16::MAX, 0),
            _ => (i16::MIN, 0),
        };
        let action = record.game().legal_actions().into_iter().max_by_key(farthest).unwrap();
        record.play(action).unwrap();
    }
    record
}

#[test]
fn a_map_too_large_for_a_picture_is_made_smaller_and_that_is_said() {
    let home = Home::quick();
    storage::save(&stair(90), &[], &home.folders().autosave()).unwrap();
    let (app, mut harness) = window_at(home.folders(), vec2(1280.0, 800.0));
    app.borrow_mut().as_mut().unwrap().continue_game();
    harness.run_steps(3);
    press_with(&mut harness, Modifiers::COMMAND, Key::P);
    click(&mut harness, "Save");
    assert_says(&harness, "The map is very large, so the picture shows tiles at");
}
