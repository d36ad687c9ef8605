//! What moves at the table, and the ways of moving about: final scoring, overview, handles, sign at the edge, panels.

use egui::{Key, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use landnam::rules::{Game, Phase, Record, Set, Setup};
use landnam::storage::{self, SavedSeat, Settings, Speed};
use rand_core::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::support::{
    Home, assert_says, click, decide, first_with, labels, press, start_game, wait_until, window, window_at,
};

/// A game among people, played at random until this many tiles are left.
fn played(home: &Home, players: usize, sets: &[Set], left: usize) {
    played_until(home, players, sets, |game| game.unseen_count() <= left);
}

/// A game among people, played at random until it is as it should be.
fn played_until(home: &Home, players: usize, sets: &[Set], is_so: impl Fn(&Game) -> bool) {
    let setup = Setup::base(players, 3).with_sets(sets.iter().copied());
    let mut record = Record::new(setup).unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    while !is_so(record.game()) {
        let action = record.game().random_action(&mut rng, &mut Vec::new()).unwrap();
        record.play(action).unwrap();
    }
    let seats: Vec<SavedSeat> = (0..players)
        .map(|colour| SavedSeat { name: String::new(), colour: colour as u8, computer: None })
        .collect();
    storage::save(&record, &seats, &home.folders().autosave()).unwrap();
}

#[test]
fn the_end_is_counted_on_the_map_before_the_table_of_points() {
    let home = Home::quick().with_settings(|settings| {
        settings.speed = Speed::Slow;
        settings.reduced_motion = false;
    });
    played(&home, 2, &[Set::Farmers], 1);
    let mut harness = window(&home);
    click(&mut harness, "Continue the last game");
    for _ in 0..20 {
        if first_with(&harness, "Final scoring").is_some() {
            break;
        }
        decide(&mut harness);
    }
    assert_says(&harness, "Final scoring");
    assert!(first_with(&harness, "Final scores").is_none(), "the table of points comes too early");
    assert!(first_with(&harness, "wins!").is_none(), "the winner is told too early");
    click(&mut harness, "Skip");
    assert_says(&harness, "Final scores");
    assert_says(&harness, "Save a picture of the map…");
    // The table finds its columns' widths, and with them its place, within a few frames.
    harness.run_steps(8);
    click(&mut harness, "Replay the final scoring");
    assert!(
        first_with(&harness, "Final scores").is_none(),
        "the table hides the map: {:?}",
        labels(&harness)
    );
    press(&mut harness, Key::Escape);
    assert_says(&harness, "Final scores");
}

#[test]
fn without_motion_the_points_can_still_be_read_and_skipped() {
    let home = Home::quick().with_settings(|settings| settings.speed = Speed::Normal);
    played(&home, 2, &[Set::Farmers], 1);
    let mut harness = window(&home);
    click(&mut harness, "Continue the last game");
    for _ in 0..20 {
        if first_with(&harness, "Final scoring").is_some() {
            break;
        }
        decide(&mut harness);
    }
    assert_says(&harness, "Final scoring");
    press(&mut harness, Key::Space);
    assert_says(&harness, "Final scores");
}

#[test]
fn the_overview_opens_by_key_and_is_remembered() {
    let home = Home::quick();
    let mut harness = window(&home);
    start_game(&mut harness);
    assert!(first_with(&harness, "Overview of the map").is_none());
    press(&mut harness, Key::M);
    click(&mut harness, "Overview of the map");
    let settings = Settings::read(&home.folders().settings()).unwrap();
    assert!(settings.minimap);
    press(&mut harness, Key::M);
    assert!(first_with(&harness, "Overview of the map").is_none());
}

#[test]
fn the_placed_tile_is_turned_by_its_handles() {
    let home = Home::quick();
    let mut harness = window(&home);
    start_game(&mut harness);
    for _ in 0..40 {
        press(&mut harness, Key::N);
        if first_with(&harness, "Rotate the placed tile clockwise").is_some() {
            click(&mut harness, "Rotate the placed tile clockwise");
            click(&mut harness, "Rotate the placed tile anticlockwise");
            return assert_says(&harness, "End the turn without a figure");
        }
        press(&mut harness, Key::Enter);
    }
    panic!("no tile ever fits in two ways: {:?}", labels(&harness));
}

#[test]
fn a_sign_at_the_edge_leads_to_the_last_tile() {
    let home = Home::quick();
    played(&home, 2, &[Set::Farmers], 5);
    let mut harness = window(&home);
    click(&mut harness, "Continue the last game");
    assert!(first_with(&harness, "’s last tile").is_none());
    for _ in 0..6 {
        press(&mut harness, Key::Plus);
    }
    for key in [Key::ArrowLeft, Key::ArrowUp] {
        harness.key_down(key);
        harness.run_steps(60);
        harness.key_up(key);
        harness.run_steps(2);
    }
    let sign = first_with(&harness, "’s last tile").expect("a sign");
    click(&mut harness, &sign);
    assert!(first_with(&harness, "’s last tile").is_none());
}

/// How many steps of the dragon can be seen and chosen.
fn steps_in_sight(harness: &Harness<'_>) -> usize {
    labels(harness).iter().filter(|label| label.starts_with("Dragon to the ")).count()
}

#[test]
fn whoever_has_to_lead_the_dragon_sees_it() {
    let home = Home::quick();
    let is_at_hand = |game: &Game| {
        game.phase() == Phase::Dragon && game.dragon_trail().len() <= 1 && game.legal_actions().len() > 1
    };
    played_until(&home, 2, &Set::ALL, |game| game.unseen_count() < 60 && is_at_hand(game));
    let mut harness = window(&home);
    click(&mut harness, "Continue the last game");
    assert!(steps_in_sight(&harness) > 1);

    // The one who leads it may look elsewhere…
    for _ in 0..10 {
        press(&mut harness, Key::Plus);
    }
    'away: for key in [Key::ArrowLeft, Key::ArrowUp, Key::ArrowRight, Key::ArrowDown] {
        harness.key_down(key);
        for _ in 0..200 {
            harness.run_steps(1);
            if steps_in_sight(&harness) == 0 {
                harness.key_up(key);
                break 'away;
            }
        }
        harness.key_up(key);
    }
    harness.run_steps(60);
    assert_eq!(steps_in_sight(&harness), 0, "the dragon cannot be left");

    // … until the next one has to lead it, who then sees every way it can go, and keeps seeing it.
    press(&mut harness, Key::Num1);
    harness.run_steps(60);
    let kept = storage::load(&home.folders().autosave()).unwrap().record;
    assert_eq!(kept.game().phase(), Phase::Dragon);
    assert_eq!(steps_in_sight(&harness), kept.game().legal_actions().len());
}

#[test]
fn the_computer_decides_only_for_whoever_asked_for_it() {
    let home = Home::quick();
    let is_at_hand = |game: &Game| {
        game.phase() == Phase::Dragon && game.dragon_trail().len() <= 1 && game.legal_actions().len() > 1
    };
    played_until(&home, 2, &Set::ALL, |game| game.unseen_count() < 60 && is_at_hand(game));
    let mut harness = window(&home);
    click(&mut harness, "Continue the last game");
    let kept = || storage::load(&home.folders().autosave()).unwrap().record;
    let (actor, played) = (kept().game().player_to_act(), kept().actions().len());
    press(&mut harness, Key::K);
    wait_until(&mut harness, "a step of the dragon", |_| kept().actions().len() > played);
    harness.run_steps(40);
    assert_eq!(kept().actions().len(), played + 1, "it went on for somebody else");
    assert_ne!(kept().game().player_to_act(), actor);
}

#[test]
fn panels_stand_on_the_side_that_was_chosen() {
    for is_left in [false, true] {
        let home = Home::quick().with_settings(|settings| settings.panels_left = is_left);
        let mut harness = window(&home);
        start_game(&mut harness);
        let panel = harness.get_by_label("Red: who plays this seat").rect();
        let map = harness.get_by_label("The map").rect();
        assert_eq!(panel.center().x < map.center().x, is_left);
        assert!(!map.intersects(panel));
    }
}

#[test]
fn six_players_fit_into_a_small_window() {
    let home = Home::quick();
    played(&home, 6, &Set::ALL, 40);
    let (_, mut harness) = window_at(home.folders(), vec2(1024.0, 640.0));
    click(&mut harness, "Continue the last game");
    for colour in ["Yellow", "Red", "Green", "Blue", "Black", "Pink"] {
        let said = labels(&harness);
        let is_score = |label: &&String| {
            label.strip_prefix(&format!("{colour}: ")).is_some_and(|score| score.parse::<i32>().is_ok())
        };
        let label = said.iter().find(is_score).unwrap_or_else(|| panic!("no score of {colour}: {said:?}"));
        let rect = harness.get_by_label(label).rect();
        assert!(rect.bottom() < 640.0 && rect.right() < 1024.0, "{label} lies at {rect:?}");
    }
}
