//! Whenever the program is killed, the next start finds the game as it was after the last action.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};

use landnam::rules::{Action, Record, Set, Setup};
use landnam::session::Session;
use landnam::storage::{self, Folders};
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Tells the child where to play.
const HOME: &str = "LANDNAM_KILL_TEST";

/// The action that the child plays next; the same whenever the game has come this far.
fn next_action(session: &Session) -> Option<Action> {
    let number = session.record().actions().len() as u64;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(session.record().setup().seed ^ number << 32);
    session.game().random_action(&mut rng, &mut Vec::new())
}

fn new_game(seed: u64) -> Session {
    Session::new(Setup::base(3, seed).with_sets(Set::ALL), Vec::new()).unwrap()
}

/// What the killed program does: goes on with the kept game, keeps it after every action, and then says so.
/// Does nothing unless the other test starts it.
#[test]
fn child() {
    let Some(home) = std::env::var_os(HOME) else { return };
    let path = Folders::at(home).autosave();
    let mut session = match storage::load(&path) {
        Ok(saved) if !saved.record.game().is_over() => Session::resume(saved.record, Vec::new()),
        Ok(saved) => new_game(saved.record.setup().seed + 1),
        Err(_) => new_game(1),
    };
    let mut out = std::io::stdout().lock();
    while let Some(action) = next_action(&session) {
        session.play(action).unwrap();
        storage::save(session.record(), &[], &path).unwrap();
        let record = session.record();
        writeln!(out, "played {} {}", record.setup().seed, record.actions().len()).unwrap();
        out.flush().unwrap();
    }
}

#[test]
fn a_killed_game_comes_back_as_it_was_after_the_last_action() {
    let root = std::env::temp_dir().join(format!("landnam-kill-{}", std::process::id()));
    let folders = Folders::at(&root);
    folders.prepare().unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut deaths = 0;
    for _ in 0..60 {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "child", "--nocapture"])
            .env(HOME, &root)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let wanted = 1 + rng.next_u32() as usize % 12;
        let mut last: Option<(u64, usize)> = None;
        let mut note = |line: &str| {
            // The test runner writes lines of its own, and may write before ours.
            let Some((_, played)) = line.split_once("played ") else { return false };
            let mut numbers = played.split(' ');
            let seed = numbers.next().and_then(|text| text.parse().ok());
            let count = numbers.next().and_then(|text| text.parse().ok());
            last = seed.zip(count);
            true
        };
        let mut heard = 0;
        while heard < wanted {
            let Some(line) = lines.next() else { break };
            heard += usize::from(note(&line));
        }
        // A moment that differs each time, so that the end comes in the middle of everything.
        for _ in 0..rng.next_u32() % 200_000 {
            std::hint::spin_loop();
        }
        deaths += usize::from(child.kill().is_ok());
        child.wait().unwrap();
        for line in lines {
            note(&line);
        }
        let (seed, count) = last.expect("the child has played");

        let kept = storage::load(&folders.autosave()).expect("the kept game can be read").record;
        let actions = kept.actions().len();
        if kept.setup().seed == seed {
            assert!((count..=count + 1).contains(&actions), "said {count}, kept {actions}");
        } else {
            assert_eq!((kept.setup().seed, actions), (seed + 1, 1));
        }
        let mut same = new_game(kept.setup().seed);
        for _ in 0..actions {
            let action = next_action(&same).unwrap();
            same.play(action).unwrap();
        }
        assert_eq!(kept.actions(), same.record().actions());
        assert_eq!(kept.game().scores(), same.game().scores());
    }
    assert!(deaths > 40, "only {deaths} were killed");
    std::fs::remove_dir_all(&root).unwrap();
}

#[test]
fn a_half_written_file_beside_the_kept_game_does_no_harm() {
    let root = std::env::temp_dir().join(format!("landnam-half-{}", std::process::id()));
    let folders = Folders::at(&root);
    folders.prepare().unwrap();
    let record = Record::new(Setup::base(2, 5)).unwrap();
    storage::save(&record, &[], &folders.autosave()).unwrap();
    std::fs::write(root.join(".autosave.ron.1.tmp"), "(version: 1, set").unwrap();
    assert_eq!(storage::load(&folders.autosave()).unwrap().record.setup(), record.setup());
    assert!(folders.list_saves().is_empty());
    std::fs::remove_dir_all(&root).unwrap();
}
