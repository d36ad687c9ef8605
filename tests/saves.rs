//! Save files: what is written comes back, and nothing that can be in a file does harm.

use std::fs;

use landnam::rules::{Preset, Record, RuleOptions, Set, Setup, Silent};
use landnam::storage::{self, LoadError, MAX_SAVE_BYTES, SAVE_VERSION, SaveFile, SavedSeat};
use rand_core::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;

/// A random game of that many actions, or a whole one.
fn random_game(setup: Setup, actions: usize) -> Record {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(setup.seed);
    let mut record = Record::new(setup).unwrap();
    let mut scratch = Vec::new();
    for _ in 0..actions {
        let Some(action) = record.game().random_action(&mut rng, &mut scratch) else { break };
        record.play_with(action, &mut Silent).unwrap();
    }
    record
}

fn everything(seed: u64) -> Setup {
    let setup = Setup::base(2 + seed as usize % 5, seed).with_sets(Set::ALL);
    Setup { options: RuleOptions::preset(Preset::ALL[seed as usize % 2]), ..setup }
}

fn text() -> String {
    storage::to_text(&random_game(everything(4), 40), &[]).unwrap()
}

#[track_caller]
fn damaged(text: &str) -> String {
    match storage::from_text(text) {
        Err(LoadError::Damaged { reason }) => reason,
        other => panic!("expected a damaged file, got {other:?}"),
    }
}

#[test]
fn every_action_of_every_set_comes_back() {
    for seed in 0..40 {
        let record = random_game(everything(seed), usize::MAX);
        let text = storage::to_text(&record, &[]).unwrap();
        let loaded = storage::from_text(&text).unwrap().record;
        assert_eq!(loaded.setup(), record.setup());
        assert_eq!(loaded.actions(), record.actions());
        assert_eq!(loaded.game().scores(), record.game().scores());
        assert_eq!(loaded.events(), record.events());
        assert_eq!(storage::to_text(&loaded, &[]).unwrap(), text);
        assert!((text.len() as u64) < MAX_SAVE_BYTES / 10, "{} bytes", text.len());
    }
}

#[test]
fn a_given_order_is_kept_by_name() {
    let catalogue = landnam::tiles::Catalogue::standard();
    let order: Vec<_> =
        ["base/monastery", "base/road-curve"].map(|name| catalogue.find(name).unwrap()).into();
    let record = random_game(Setup::base(2, 9).with_order(order), 1);
    let text = storage::to_text(&record, &[]).unwrap();
    assert!(text.contains("\"base/road-curve\""), "{text}");
    assert_eq!(storage::from_text(&text).unwrap().record.setup(), record.setup());
}

#[test]
fn a_save_file_can_be_read_by_people() {
    let record = random_game(Setup::base(2, 1).with_sets([Set::Farmers]), 2);
    let text = storage::to_text(&record, &[]).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[..3], ["(", "    version: 1,", "    setup: ("]);
    assert!(lines.iter().any(|line| line.starts_with("        Place(x:")), "{text}");
}

#[test]
fn a_file_cut_off_anywhere_is_damaged() {
    let text = text();
    for end in (0..text.trim_end().len()).step_by(7) {
        damaged(&text[..end]);
    }
}

#[test]
fn a_changed_byte_never_panics() {
    let text = text();
    for index in (0..text.len()).step_by(3) {
        for byte in [b'9', b'(', b'"', b'-', b' ', 0] {
            let mut bytes = text.clone().into_bytes();
            bytes[index] = byte;
            if let Ok(changed) = String::from_utf8(bytes) {
                // Some changes are harmless; the rest must be told apart from a good file without a panic.
                let _ = storage::from_text(&changed);
            }
        }
    }
}

#[test]
fn a_newer_file_is_told_apart_from_a_damaged_one() {
    let version = SAVE_VERSION + 1;
    let newer = text().replace("version: 1,", &format!("version: {version}, weather: \"rain\","));
    assert!(matches!(storage::from_text(&newer), Err(LoadError::TooNew { .. })));
    // Whatever it does about its checksum.
    let newer = format!("// checksum of another kind\n{newer}");
    assert!(matches!(storage::from_text(&newer), Err(LoadError::TooNew { .. })));
    damaged(&text().replace("version: 1,", "version: 1, weather: \"rain\","));
}

#[test]
fn hostile_files_are_refused() {
    damaged("");
    damaged("()");
    damaged(&"(".repeat(100_000));
    damaged(&format!("(version: 1, setup: {}", "[".repeat(100_000)));
    damaged(&text().replace("seed: 4", "seed: -4"));
    damaged(&text().replace("seed: 4", "seed: 99999999999999999999999"));
    let huge = "x".repeat(MAX_SAVE_BYTES as usize + 1);
    assert!(matches!(storage::from_text(&huge), Err(LoadError::TooLarge)));
    let nobody = text().replacen("players: 6", "players: 0", 1);
    assert!(matches!(storage::from_text(&nobody), Err(LoadError::BadSetup(_))));
    let crowd = text().replacen("players: 6", "players: 18446744073709551615", 1);
    assert!(matches!(storage::from_text(&crowd), Err(LoadError::BadSetup(_))));
}

#[test]
fn an_illegal_action_is_named_by_its_number() {
    let record = random_game(Setup::base(2, 1), 6);
    let text = storage::to_text(&record, &[]).unwrap();
    let illegal = text.replacen("actions: [", "actions: [Place(x: 500, y: 500, turn: 0),", 1);
    let error = storage::from_text(&illegal).unwrap_err();
    assert!(matches!(error, LoadError::BadAction { number: 0, .. }), "{error}");
    assert!(error.to_string().contains("BASE-4.2"), "{error}");
    damaged(&text.replacen("turn: ", "turn: 7", 1));
}

#[test]
fn files_on_disk() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.ron");
    let record = random_game(everything(3), 30);
    storage::save(&record, &[], &path).unwrap();
    assert_eq!(storage::load(&path).unwrap().record.actions(), record.actions());

    // Saving over an old game leaves no temporary file behind.
    let longer = random_game(everything(3), 50);
    storage::save(&longer, &[], &path).unwrap();
    assert_eq!(storage::load(&path).unwrap().record.actions(), longer.actions());
    let names: Vec<_> =
        fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(names, ["game.ron"]);

    fs::write(&path, [0xff, 0xfe, 0]).unwrap();
    assert!(matches!(storage::load(&path), Err(LoadError::Damaged { .. })));
    fs::write(&path, vec![b' '; 4 * MAX_SAVE_BYTES as usize]).unwrap();
    assert!(matches!(storage::load(&path), Err(LoadError::TooLarge)));
    fs::remove_file(&path).unwrap();
    assert!(matches!(storage::load(&path), Err(LoadError::Io(_))));
    assert!(storage::save(&record, &[], &path.join("below/a/file.ron")).is_err());
}

#[test]
fn what_was_taken_back_comes_back_too() {
    let mut record = random_game(everything(4), 40);
    let mut undone: Vec<_> = record.rewind(30);
    undone.reverse();
    let text = SaveFile::of(&record, &[]).with_undone(&undone).text().unwrap();
    let loaded = storage::from_text(&text).unwrap();
    assert_eq!((loaded.record.actions().len(), &loaded.undone), (30, &undone));
    // Without any of it the file is one that older programs read.
    assert!(SaveFile::of(&record, &[]).with_undone(&[]).text().unwrap().contains("version: 1,"));
    assert!(text.contains("version: 2,"), "{text}");
    // What cannot be played again is no game.
    undone.reverse();
    let text = SaveFile::of(&record, &[]).with_undone(&undone).text().unwrap();
    assert!(matches!(storage::from_text(&text), Err(LoadError::BadAction { .. })));
}

#[test]
fn a_file_that_was_changed_is_told_apart_from_one_that_somebody_edited() {
    let record = random_game(everything(3), 30);
    let text = SaveFile::of(&record, &[]).checked_text().unwrap();
    assert_eq!(storage::from_text(&text).unwrap().record.actions(), record.actions());
    let changed = text.replacen("seed: 3", "seed: 4", 1);
    assert!(matches!(storage::from_text(&changed), Err(LoadError::Changed)));
    let (first, rest) = text.split_once('\n').unwrap();
    assert!(first.starts_with("// ") && first.contains("delete this line"), "{first}");
    assert!(storage::from_text(rest).is_ok());
}

/// A file just small enough to be read, with names that take more room when they are written again, made one that was
/// too large.
#[test]
fn whatever_can_be_read_can_be_written_and_read_again() {
    let record = random_game(everything(3), 30);
    let names = "\\u{7}\u{1f469}".repeat(30_000);
    let seats = format!("seats: [(name: \"{names}\", colour: 1)], actions: [");
    let text = storage::to_text(&record, &[]).unwrap().replacen("actions: [", &seats, 1);
    let loaded = storage::from_text(&text).unwrap();
    assert_eq!(loaded.seats[0].name.chars().count(), 64);
    assert!(!loaded.seats[0].name.contains('\u{7}'));
    let again = SaveFile::of(&loaded.record, &loaded.seats).checked_text().unwrap();
    assert!(storage::from_text(&again).is_ok());
    // Nor does anyone else make one.
    let seat =
        SavedSeat { name: "\u{7}".repeat(1_000_000), colour: 0, computer: Some("x".repeat(1_000_000)) };
    let crowded = storage::to_text(&record, &vec![seat; 1000]).unwrap();
    assert!(crowded.len() < 20_000 && storage::from_text(&crowded).is_ok());
}

#[cfg(unix)]
#[test]
fn what_is_no_file_holds_nobody_up() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe.ron");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    assert!(matches!(storage::load(&pipe), Err(LoadError::NotAFile)));
    assert!(matches!(storage::summary(&pipe), Err(LoadError::NotAFile)));
    assert!(matches!(storage::load(folder.path()), Err(LoadError::NotAFile)));
    assert!(matches!(storage::load("/dev/zero".as_ref()), Err(LoadError::NotAFile)));
}
