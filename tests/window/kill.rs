//! Two programs on one home, one of which is killed again and again just where it writes: nothing is lost, and nothing
//! stays behind.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::{BufRead as _, BufReader};
use std::os::unix::process::ExitStatusExt as _;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use egui::{Key, Modifiers, vec2};
use landnam::app::{Access, App, ask_for_files};
use landnam::rules::Action;
use landnam::storage::{self, Folders, HomeLock, Settings};
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::faults::FaultyDisk;
use crate::support::{Home, PATIENCE, SharedApp, click, press, press_with, start_game, window_of};

/// How often, unless `LANDNAM_KILLS` says otherwise.
const KILLS: u32 = 12;

/// A game of more actions is about to end, and the next one is begun.
const LONG: usize = 130;

/// The home of the player who is killed, for the program that this one starts.
const HOME: &str = "LANDNAM_TEST_HOME";

/// A game as it is kept, in a line: its seed, how many actions, what they were.
fn line(seed: u64, actions: &[Action]) -> String {
    let mut hasher = DefaultHasher::new();
    format!("{actions:?}").hash(&mut hasher);
    format!("kept {seed} {} {}", actions.len(), hasher.finish())
}

fn kept(folders: &Folders) -> Option<(u64, Vec<Action>)> {
    let record = storage::load(&folders.autosave()).ok()?.record;
    Some((record.setup().seed, record.actions().to_vec()))
}

/// Not a test by itself: what the programs do that are started below. Each waits until the files are free, handing
/// over to whoever has them, then plays for ever and says after each turn what is kept.
#[test]
fn a_player_plays_until_killed() {
    let Some(home) = std::env::var_os(HOME) else { return };
    let folders = Folders::at(home);
    println!("here");
    let access = loop {
        match ask_for_files(&folders, None) {
            Some(access @ Access::Owner(_)) => break access,
            Some(Access::Guest) => println!("guest"),
            None => {}
        }
    };
    println!("begun");
    let (app, mut harness) = window_of(vec2(1280.0, 800.0), move |ctx| App::open(ctx, folders, access, None));
    let folders = Folders::at(std::env::var_os(HOME).unwrap());
    let go_on = |app: &SharedApp| app.borrow_mut().as_mut().unwrap().continue_game();
    if folders.autosave().exists() {
        go_on(&app);
        harness.run_steps(3);
    } else {
        start_game(&mut harness);
    }
    loop {
        // The settings change, too.
        press(&mut harness, Key::C);
        press(&mut harness, Key::N);
        press(&mut harness, Key::Enter);
        let (seed, actions) = kept(&folders).expect("the game is there while it is played");
        println!("{}", line(seed, &actions));
        if actions.len() > LONG {
            press_with(&mut harness, Modifiers::COMMAND, Key::W);
            start_game(&mut harness);
            click(&mut harness, "Abandon it");
        }
    }
}

/// One of the programs.
struct Player {
    process: Child,
    lines: Receiver<String>,
}

impl Player {
    fn new(home: &Path, disk: &FaultyDisk, point: u32) -> Self {
        let mut program = Command::new(std::env::current_exe().unwrap());
        program
            .args(["--exact", "kill::a_player_plays_until_killed", "--nocapture"])
            .env(HOME, home)
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        disk.kill_at(&mut program, point);
        let mut process = program.spawn().unwrap();
        let output = BufReader::new(process.stdout.take().unwrap());
        let (tell, lines) = channel();
        thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| tell.send(line)));
        let player = Self { process, lines };
        player.wait_for("here");
        player
    }

    fn wait_for(&self, what: &str) {
        while !self
            .lines
            .recv_timeout(PATIENCE)
            .unwrap_or_else(|_| panic!("{what:?} never comes"))
            .ends_with(what)
        {}
    }

    /// Waits until it is killed; what it said last to be kept.
    fn end(mut self) -> Option<String> {
        let last = self.lines.iter().filter(|line| line.starts_with("kept ")).last();
        assert_eq!(self.process.wait().unwrap().signal(), Some(9), "it was not killed; {last:?}");
        last
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn nothing_is_lost_when_one_of_two_programs_is_killed_where_it_writes() {
    let kills = std::env::var("LANDNAM_KILLS").map_or(KILLS, |kills| kills.parse().unwrap());
    let disk = FaultyDisk::new();
    let home = Home::quick();
    let folders = home.folders();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut next = || Player::new(home.path(), &disk, 1 + rng.next_u32() % 160);
    let (mut playing, mut deaths, mut said) = (next(), 0, 0);
    while deaths < kills {
        let waiting = next();
        let last = playing.end();
        playing = waiting;
        deaths += 1;
        // The other one may have gone on in the meantime.
        if let Some(last) = last {
            said += 1;
            let (seed, actions) = kept(&folders).unwrap_or_else(|| panic!("after {last:?} nothing is kept"));
            let is_there = (0..=actions.len()).any(|count| line(seed, &actions[..count]) == last);
            // A game that was about to end gave way to the next one.
            let count: usize = last.split(' ').nth(2).unwrap().parse().unwrap();
            let is_there = is_there || count > LONG && !last.contains(&format!("kept {seed} "));
            assert!(is_there, "{last} was lost: {}", line(seed, &actions));
        }
        Settings::read(&folders.settings()).unwrap();
    }
    drop(playing);
    assert!(said * 4 > kills, "only {said} of {kills} came to say anything");
    let _lock = HomeLock::take(&folders).unwrap().expect("nobody has the files any more");
    let mut names: Vec<String> = std::fs::read_dir(home.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.retain(|name| !name.starts_with("autosave."));
    names.sort();
    assert_eq!(names, ["lock", "saves", "settings.ron", "window.sock"]);
}
