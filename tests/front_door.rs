//! The examples that guests start from: they run, and do what they say.
#![cfg(feature = "cli")]

use std::path::PathBuf;
use std::process::Command;

use landnam::arena::{self, ArenaOptions};
use landnam::rules::{Set, Sets};

/// Builds an example, if `cargo test` has not done so already, and says where it is.
fn example(name: &str) -> PathBuf {
    let built = Command::new(env!("CARGO"))
        .args(["build", "--quiet", "--profile", "test", "--example", name])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .status()
        .expect("cargo starts");
    assert!(built.success());
    // Tests lie in `deps`, beside the folder of the examples.
    let tests = std::env::current_exe().expect("the path of this test");
    let profile = tests.ancestors().nth(2).expect("a test lies below its profile's folder");
    let path = profile.join("examples").join(name).with_extension(std::env::consts::EXE_EXTENSION);
    // Tests run in the root; from there the path has no spaces that would part the words of a command.
    path.strip_prefix(env!("CARGO_MANIFEST_DIR")).map_or(path.clone(), PathBuf::from)
}

#[test]
fn a_random_game_is_told_to_its_end_and_always_the_same() {
    let program = example("random_game");
    let play = |number: &str| {
        let output = Command::new(&program).arg(number).output().expect("the example starts");
        assert!(output.status.success());
        String::from_utf8(output.stdout).expect("text")
    };
    let told = play("7");
    let (points, scores): (Vec<&str>, Vec<&str>) = told.lines().partition(|line| line.contains(": "));
    assert_eq!(scores.len(), 3, "{told}");
    for (player, line) in scores.iter().enumerate() {
        let own = points.iter().filter_map(|line| line.strip_prefix(&format!("player {player}: ")));
        let sum: i32 = own.map(|line| line.split(' ').next().unwrap().parse::<i32>().unwrap()).sum();
        assert_eq!(*line, format!("player {player} has {sum} points"));
    }
    assert_eq!(told, play("7"));
    assert_ne!(told, play("8"));
}

#[test]
fn the_bot_plays_in_the_arena_and_beats_chance() {
    let bot = format!("cmd:{}", example("bot").display());
    for (sets, times) in [(Sets::NONE.with(Set::Farmers), 1.3), (Sets::ALL, 1.0)] {
        let options = ArenaOptions {
            players: vec![bot.parse().unwrap(), "random".parse().unwrap()],
            games: 6,
            seats: 2,
            sets,
            clarified: false,
            ms: 1000,
            nodes: None,
            patience: 5000,
            seed: 1,
            threads: None,
            ladder: false,
            quiet: true,
        };
        let results = arena::run(&options).expect("a match");
        let [bot, chance] = &results[0].contestants;
        assert_eq!((bot.forfeits, chance.forfeits), (0, 0), "{}", results[0]);
        assert!(bot.points > times * chance.points, "{}", results[0]);
    }
}
