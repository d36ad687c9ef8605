//! Whenever the program is killed, the next start finds the game as it was after the last action.
#![cfg(feature = "cli")]

#[cfg(target_os = "linux")]
mod faults;

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};

use landnam::engine::ActionJson;
use landnam::rules::{Action, Record, Set, Setup};
use landnam::storage::{self, Folders};
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

#[cfg(target_os = "linux")]
use faults::FaultyDisk;

/// Actions that the program is told to play before it is killed, at most.
const TOLD: usize = 40;

fn new_game(seed: u64) -> Record {
    Record::new(Setup::base(3, seed).with_sets(Set::ALL)).unwrap()
}

/// The game after it has gone on for that many random actions, or to its end.
fn go_on(game: &Record, actions: usize, rng: &mut Xoshiro256PlusPlus) -> Record {
    let mut later = game.clone();
    for _ in 0..actions {
        let Some(action) = later.game().random_action(rng, &mut Vec::new()) else { break };
        later.play(action).unwrap();
    }
    later
}

/// The real program goes on with the game of a file, keeps it there after every action, and is killed in the middle of
/// it, some time after it has said `wanted` times that the game is kept. Tells how often it said so, and whether it
/// was still at it.
fn killed_while_playing(
    path: &Path,
    actions: &[Action],
    wanted: usize,
    rng: &mut Xoshiro256PlusPlus,
) -> (usize, bool) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_landnam"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = program.stdin.take().unwrap();
    let mut tell = |request: Value| writeln!(input, "{request}").unwrap();
    tell(json!({"cmd": "load", "path": path}));
    for &action in actions {
        tell(json!({"cmd": "play", "action": ActionJson::from(action)}));
        tell(json!({"cmd": "save", "path": path}));
    }
    // Every second answer is about an action that is kept now. The last one may be cut off.
    let answers = BufReader::new(program.stdout.take().unwrap()).lines().map_while(Result::ok);
    let mut answers =
        answers.filter_map(|line| serde_json::from_str::<Value>(&line).ok()).inspect(|answer| {
            assert_eq!(answer["ok"], true, "{answer}");
        });
    let mut heard = answers.by_ref().take(1 + 2 * wanted).count();
    // A moment that differs each time, so that the end comes in the middle of everything.
    for _ in 0..rng.next_u32() % 200_000 {
        std::hint::spin_loop();
    }
    program.kill().unwrap();
    program.wait().unwrap();
    heard += answers.count();
    assert!(heard > 2 * wanted, "{heard} answers");
    let kept = (heard - 1) / 2;
    (kept, kept < actions.len())
}

#[test]
fn a_killed_game_comes_back_as_it_was_after_the_last_action() {
    let home = tempfile::tempdir().unwrap();
    let path = Folders::at(home.path()).autosave();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut game = new_game(1);
    storage::save(&game, &[], &path).unwrap();
    let mut deaths = 0;
    for _ in 0..60 {
        let later = go_on(&game, TOLD, &mut rng);
        let before = game.actions().len();
        let told = &later.actions()[before..];
        let wanted = (1 + rng.next_u32() as usize % 12).min(told.len());
        let (kept, is_cut_short) = killed_while_playing(&path, told, wanted, &mut rng);
        deaths += usize::from(is_cut_short);

        game = storage::load(&path).expect("the kept game can be read").record;
        let actions = game.actions().len();
        let said = before + kept;
        assert!((said..=said + 1).contains(&actions), "said {said}, kept {actions}");
        assert_eq!(game.actions(), &later.actions()[..actions]);
        assert_eq!(game.setup(), later.setup());
        if game.game().is_over() {
            game = new_game(game.setup().seed + 1);
            storage::save(&game, &[], &path).unwrap();
        }
    }
    assert!(deaths > 40, "only {deaths} were killed before they were done");
}

/// Whatever point of writing a file the program is killed at, the file is the old one or the new one.
#[cfg(target_os = "linux")]
#[test]
fn at_every_point_of_writing_the_file_is_whole() {
    let disk = FaultyDisk::new();
    let mut points = 0;
    for point in 1.. {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("game.ron");
        let games =
            [0, 2].map(|actions| go_on(&new_game(3), actions, &mut Xoshiro256PlusPlus::seed_from_u64(1)));
        storage::save(&games[0], &[], &path).unwrap();
        let mut program = Command::new(env!("CARGO_BIN_EXE_landnam"));
        program.arg("engine").stdin(Stdio::piped()).stdout(Stdio::null());
        disk.kill_at(&mut program, point);
        let mut program = program.spawn().unwrap();
        let mut input = program.stdin.take().unwrap();
        writeln!(input, "{}", json!({"cmd": "load", "path": path})).unwrap();
        for &action in games[1].actions() {
            writeln!(input, "{}", json!({"cmd": "play", "action": ActionJson::from(action)})).unwrap();
        }
        writeln!(input, "{}", json!({"cmd": "save", "path": path})).unwrap();
        drop(input);
        let was_killed = !program.wait().unwrap().success();
        let kept = storage::load(&path).expect("the file is whole").record;
        assert!(games.iter().any(|game| game.actions() == kept.actions()), "point {point}");
        landnam::disk::remove_leftovers(home.path());
        assert_eq!(std::fs::read_dir(home.path()).unwrap().count(), 1, "point {point}");
        if !was_killed {
            assert_eq!(kept.actions(), games[1].actions());
            points = point - 1;
            break;
        }
    }
    assert!(points >= 6, "only {points} points");
}

/// A rename that the disk does not know of yet may be gone tomorrow.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_cannot_be_flushed_is_no_success() {
    let home = tempfile::tempdir().unwrap();
    let mut program = Command::new(env!("CARGO_BIN_EXE_landnam"));
    program.arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped());
    let disk = FaultyDisk::new();
    disk.fail_folders(&mut program);
    let mut program = program.spawn().unwrap();
    let path = home.path().join("game.ron");
    storage::save(&new_game(3), &[], &path).unwrap();
    let mut input = program.stdin.take().unwrap();
    for cmd in ["load", "save"] {
        writeln!(input, "{}", json!({"cmd": cmd, "path": path})).unwrap();
    }
    drop(input);
    let output = String::from_utf8(program.wait_with_output().unwrap().stdout).unwrap();
    let answers: Vec<Value> = output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((&answers[0]["ok"], &answers[1]["ok"]), (&json!(true), &json!(false)), "{output}");
}

#[test]
fn a_half_written_file_beside_the_kept_game_does_no_harm() {
    let home = tempfile::tempdir().unwrap();
    let folders = Folders::at(home.path());
    folders.prepare().unwrap();
    let record = Record::new(Setup::base(2, 5)).unwrap();
    storage::save(&record, &[], &folders.autosave()).unwrap();
    std::fs::write(home.path().join(".autosave.ron.1.tmp"), "(version: 1, set").unwrap();
    assert_eq!(storage::load(&folders.autosave()).unwrap().record.setup(), record.setup());
    assert!(folders.list_saves().is_empty());
}
