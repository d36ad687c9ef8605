//! Counts as oracles: how many actions are legal, and what a known game comes to.
//!
//! The numbers are in `counts.txt`. They must never change by accident, since save files and shared seeds rely on
//! them; after a deliberate change of a rule, `LANDNAM_COUNT=1 cargo test --test counts` writes them anew.

use std::fmt::Write;
use std::path::Path;

use landnam::rules::{
    Action, Event, Game, Player, Preset, RuleOptions, Set, Sets, Setup, Silent, Spot, random_below,
};
use landnam::tiles::{Catalogue, Kind};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Plies counted along each line.
const PLIES: usize = 60;

/// The games that are counted.
fn setups() -> Vec<(&'static str, Setup)> {
    let with = |players, sets: &[Set], preset| Setup {
        options: RuleOptions::preset(preset),
        ..Setup::base(players, 7).with_sets(sets.iter().copied())
    };
    let printed = |players, sets| with(players, sets, Preset::AsPrinted);
    vec![
        ("base", printed(2, &[])),
        ("farmers", printed(2, &[Set::Farmers])),
        ("abbot", printed(3, &[Set::Farmers, Set::Abbot])),
        ("river", printed(2, &[Set::Farmers, Set::River])),
        ("inns-cathedrals", printed(6, &[Set::Farmers, Set::InnsCathedrals])),
        ("tower", printed(3, &[Set::Farmers, Set::Tower])),
        ("tower-clarified", with(2, &[Set::Tower], Preset::Clarified)),
        ("princess-dragon", printed(4, &[Set::Farmers, Set::PrincessDragon])),
        ("princess-dragon-clarified", with(5, &[Set::PrincessDragon], Preset::Clarified)),
        ("everything", printed(2, &Set::ALL)),
        ("everything-clarified", with(5, &Set::ALL, Preset::Clarified)),
    ]
}

fn begin(setup: &Setup) -> Game {
    Game::new(setup).expect("a legal setup")
}

/// The next action of a pseudo-random line.
fn choose(game: &Game, rng: &mut Xoshiro256PlusPlus) -> Option<Action> {
    let legal = game.legal_actions();
    (!legal.is_empty()).then(|| legal[random_below(rng, legal.len() as u32) as usize])
}

/// How many actions are legal at each ply of a line.
fn legal_actions_along_a_line(setup: &Setup) -> Vec<usize> {
    let mut game = begin(setup);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(setup.seed);
    let mut counts = Vec::new();
    while counts.len() < PLIES {
        counts.push(game.legal_actions().len());
        let Some(action) = choose(&game, &mut rng) else { break };
        game.play_with(action, &mut Silent).expect("a legal action");
    }
    counts
}

/// How many sequences of that many actions there are.
fn sequences(game: &Game, depth: usize) -> u64 {
    let legal = game.legal_actions();
    if depth == 1 {
        return legal.len() as u64;
    }
    let mut next = game.clone();
    let count = |action| {
        next.clone_from(game);
        next.play_with(action, &mut Silent).expect("a legal action");
        sequences(&next, depth - 1)
    };
    legal.into_iter().map(count).sum()
}

/// The counts of all setups in the form of the file.
fn counted() -> String {
    let mut text = String::new();
    for (name, setup) in setups() {
        let game = begin(&setup);
        let sequences: Vec<u64> = (1..=5).map(|depth| sequences(&game, depth)).collect();
        let line = legal_actions_along_a_line(&setup);
        let _ = writeln!(text, "{name} sequences {}", join(&sequences));
        let _ = writeln!(text, "{name} line {}", join(&line));
    }
    text
}

fn join(numbers: &[impl ToString]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn legal_actions_are_as_many_as_ever() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/counts.txt");
    if std::env::var_os("LANDNAM_COUNT").is_some() {
        std::fs::write(&path, counted()).expect("the counts can be written");
    }
    let expected = std::fs::read_to_string(&path).expect("the counts are there");
    let counted = counted();
    for (counted, expected) in counted.lines().zip(expected.lines()) {
        assert_eq!(counted, expected);
    }
    assert_eq!(counted.len(), expected.len());
}

/// Plays a whole pseudo-random game and tells it: number of events, their hash, final scores.
fn told(players: usize, sets: Sets, seed: u64) -> (usize, u64, Vec<i32>) {
    let mut events = Vec::new();
    let setup = Setup { sets, ..Setup::base(players, seed) };
    let mut game = Game::new_with(&setup, &mut events).expect("a legal setup");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    while let Some(action) = choose(&game, &mut rng) {
        let before = events.len();
        game.play_with(action, &mut events).expect("a legal action");
        // Figures that go home together do so in no particular order.
        events[before..].sort_by_cached_key(|event| match event {
            Event::Returned { .. } | Event::Eaten { .. } => tell(event),
            _ => String::new(),
        });
    }
    let hash = events.iter().map(tell).fold(FNV_START, |hash, line| {
        line.bytes().fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(FNV_PRIME))
    });
    (events.len(), hash, game.scores().first(players).to_vec())
}

const FNV_START: u64 = 0xCBF2_9CE4_8422_2325;
const FNV_PRIME: u64 = 0x0100_0000_01B3;

/// An event in words that do not depend on how the types are written down.
fn tell(event: &Event) -> String {
    let tile = |kind: &Kind| Catalogue::standard().tile(*kind).name.clone();
    let n = |player: &Player| player.index();
    let on = |spot: &Spot| match spot {
        Spot::Segment(number) => number.to_string(),
        Spot::Tower => "tower".to_owned(),
    };
    match event {
        Event::Turn { player } => format!("turn {}", n(player)),
        Event::Drawn { tile: kind, .. } => format!("drawn {}", tile(kind)),
        Event::Discarded { tile: kind, .. } => format!("discarded {}", tile(kind)),
        Event::SetAside { tile: kind, .. } => format!("aside {}", tile(kind)),
        Event::ShuffledIn { count } => format!("shuffled {count}"),
        Event::Placed { pos, turn, .. } => format!("placed {pos} {}", turn.quarters()),
        Event::Figure { kind, pos, spot, .. } => format!("figure {} {pos} {}", kind.name(), on(spot)),
        Event::Score(score) => format!("score {} {}", n(&score.player), score.points),
        Event::Returned { player, kind, pos, spot } => {
            format!("returned {} {} {pos} {}", n(player), kind.name(), on(spot))
        }
        Event::Removed { player, kind, pos, spot, .. } => {
            format!("removed {} {} {pos} {}", n(player), kind.name(), on(spot))
        }
        Event::Floor { pos, height, .. } => format!("floor {pos} {height}"),
        Event::Captured { player, kind, pos, spot, .. } => {
            format!("captured {} {} {pos} {}", n(player), kind.name(), on(spot))
        }
        Event::Exchanged { first, second } => {
            format!("exchanged {} {} {}", first.kind.name(), n(&second.player), second.kind.name())
        }
        Event::Ransomed { holder, kind, .. } => format!("ransomed {} {}", n(holder), kind.name()),
        Event::Dragon { to, .. } => format!("dragon {to}"),
        Event::Eaten { player, kind, pos, spot } => {
            format!("eaten {} {} {pos} {}", n(player), kind.name(), on(spot))
        }
        Event::Fairy { kind, pos, spot, .. } => format!("fairy {} {pos} {}", kind.name(), on(spot)),
        Event::Final { scores, players } => format!("final {}", join(scores.first(*players))),
    }
}

#[test]
fn a_known_game_never_changes() {
    assert_eq!(told(2, Sets::NONE, 1), (251, 70_063_973_187_832_810, vec![23, 33]));
    assert_eq!(told(5, Sets::ALL, 2), (718, 3_334_036_348_478_953_513, vec![20, 14, 27, 34, 14]));
}
