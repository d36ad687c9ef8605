//! What helps to understand the board, found by accessible labels as a screen reader would.

use egui::{Event, Key, Modifiers, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use landnam::i18n::Language;
use landnam::rules::{Action, Phase, Record, Refusal, Setup};
use landnam::storage;

use crate::support::{Home, assert_says, click, first_with, labels, press, press_with, start_game, window};

/// A home whose game in progress has been played so far that `stop` is content; `stop` sees every position with the
/// tile to be laid.
fn home_with(mut stop: impl FnMut(&Record) -> Option<Vec<Action>>) -> Home {
    let home = Home::quick();
    for seed in 0..60 {
        let mut record = Record::new(Setup::base(2, seed)).unwrap();
        while !record.game().is_over() {
            if record.game().phase() == Phase::Place
                && let Some(rest) = stop(&record)
            {
                for action in rest {
                    record.play(action).unwrap();
                }
                storage::save(&record, &[], &home.folders().autosave()).unwrap();
                return home;
            }
            let legal = record.game().legal_actions();
            // Knights go out early, so that cities are held.
            let action = legal.iter().copied().find(|action| matches!(action, Action::Figure { .. }));
            record.play(action.unwrap_or(legal[0])).unwrap();
        }
    }
    panic!("no game comes to that");
}

fn open(home: &Home) -> Harness<'static> {
    let mut harness = window(home);
    click(&mut harness, "Continue the last game");
    harness
}

#[test]
fn a_square_where_the_tile_does_not_fit_says_which_edges_disagree() {
    let home = home_with(|record| {
        let game = record.game();
        let tile = game.hand()?;
        let some = game.gaps().into_iter().any(|pos| game.turns_at(tile, pos) == 0);
        (some && game.tiles().count() > 6).then(Vec::new)
    });
    let mut harness = open(&home);
    let square = first_with(&harness, "the tile doesn’t fit").expect("a square that does not take the tile");
    harness.get_all_by_label(&square).next().unwrap().click();
    harness.run_steps(4);
    assert_says(&harness, "would meet");
    assert_says(&harness, "It doesn’t fit in any other rotation either.");
    assert_says(&harness, "Rule BASE-4.3");
    click(&mut harness, "Close");
    assert!(first_with(&harness, "would meet").is_none(), "{:?}", labels(&harness));
}

#[test]
fn an_occupied_feature_says_who_stands_there() {
    // A placement after which the new tile has both a free feature and one where somebody stands.
    let home = home_with(|record| {
        record.game().legal_actions().into_iter().find_map(|action| {
            let mut game = record.game().clone();
            game.play(action).unwrap();
            let tile = game.last_placed();
            let may = |segment| {
                let action =
                    Action::Figure { kind: landnam::rules::FigureKind::Meeple, pos: tile.pos, segment };
                game.clone().play(action).err()
            };
            let all: Vec<_> = (0..game.catalogue().tile(tile.kind).segments.len() as u8).map(may).collect();
            let occupied = all.iter().any(|why| matches!(why, Some(Refusal::Occupied { .. })));
            (game.phase() == Phase::Figure && occupied && all.contains(&None)).then(|| vec![action])
        })
    });
    let mut harness = open(&home);
    let lock = first_with(&harness, "Not here: ").expect("a padlock");
    harness.get_all_by_label(&lock).next().unwrap().click();
    harness.run_steps(4);
    assert_says(&harness, "already");
    assert_says(&harness, "Rule BASE-5.3");
    press(&mut harness, Key::Escape);
    assert!(first_with(&harness, "Rule BASE-5.3").is_none());
    // The key that closed the card took nothing back.
    assert_says(&harness, "End the turn without a figure");
}

#[test]
fn a_key_explains_one_feature_after_the_other() {
    let home = Home::quick();
    let mut harness = window(&home);
    start_game(&mut harness);
    let mut said = Vec::new();
    for _ in 0..6 {
        press(&mut harness, Key::I);
        said.extend(
            ["City", "Road", "Field"].into_iter().filter(|name| labels(&harness).iter().any(|l| l == name)),
        );
    }
    for name in ["City", "Road", "Field"] {
        assert!(said.contains(&name), "{name} is not explained: {said:?}");
    }
}

#[test]
fn the_explanation_counts_what_is_there() {
    let home = Home::quick();
    let mut harness = window(&home);
    start_game(&mut harness);
    press(&mut harness, Key::I);
    assert_says(&harness, "If the game ended now: 1");
    assert_says(&harness, "Nobody stands here.");
    assert_says(&harness, "1 open edge");
    assert_says(&harness, "of the tiles left would complete it");
    press(&mut harness, Key::Escape);
    assert!(first_with(&harness, "Nobody stands here.").is_none());
}

#[test]
fn the_field_key_names_fields_with_farmers_and_then_all() {
    let home = Home::quick();
    let mut harness = window(&home);
    start_game(&mut harness);
    press(&mut harness, Key::F);
    assert!(first_with(&harness, "free · 0 cities · 0 points").is_none());
    press(&mut harness, Key::F);
    assert_says(&harness, "free · 0 cities · 0 points");
    press(&mut harness, Key::F);
    assert!(first_with(&harness, "free · 0 cities · 0 points").is_none());
}

#[test]
fn the_tiles_left_are_grouped_by_their_cities() {
    let home = Home::quick();
    let mut harness = window(&home);
    start_game(&mut harness);
    harness.get_by_label("Tiles left").scroll_to_me();
    harness.run_steps(4);
    click(&mut harness, "Tiles left");
    assert_says(&harness, "City on all 4 edges");
    assert_says(&harness, "City on 1 edge");
    assert_says(&harness, "No city edge");
}

#[test]
fn one_switch_hides_every_help() {
    let home = Home::quick();
    let mut harness = window(&home);
    start_game(&mut harness);
    assert_says(&harness, "if the game ended now");
    assert_says(&harness, "Tiles left");
    press_with(&mut harness, Modifiers::COMMAND, Key::Comma);
    harness.get_by_label("Play without assistance").scroll_to_me();
    harness.run_steps(4);
    click(&mut harness, "Play without assistance");
    click(&mut harness, "Close");
    for gone in ["if the game ended now", "Tiles left"] {
        assert!(first_with(&harness, gone).is_none(), "{gone} is still there");
    }
    press(&mut harness, Key::I);
    assert!(first_with(&harness, "If the game ended now").is_none());
    press(&mut harness, Key::F);
    press(&mut harness, Key::F);
    assert!(first_with(&harness, "free · ").is_none());
    assert!(storage::Settings::read(&home.folders().settings()).unwrap().helps.purist);
}

#[test]
fn explanations_speak_every_language() {
    // The harness itself fails on a glyph that no font has.
    for (language, go_on, field) in [
        (Language::Is, "Halda síðasta spili áfram", "borgir · 0"),
        (Language::Nb, "Fortsett siste spill", "byer · 0"),
    ] {
        let home = home_with(|record| (record.game().tiles().count() > 3).then(Vec::new))
            .with_settings(|settings| settings.language = Some(language));
        let mut harness = window(&home);
        click(&mut harness, go_on);
        press(&mut harness, Key::F);
        press(&mut harness, Key::F);
        assert_says(&harness, field);
        press(&mut harness, Key::I);
        press_with(&mut harness, Modifiers::COMMAND, Key::Comma);
        assert!(labels(&harness).len() > 20);
    }
}

#[test]
fn a_pointer_at_rest_explains_nothing_while_keys_are_used() {
    let home = Home::quick();
    let mut harness = window(&home);
    start_game(&mut harness);
    let middle = harness.get_by_label("The map").rect().center();
    for x in 0..8 {
        harness.event(egui::Event::PointerMoved(middle + egui::vec2(x as f32, 0.0)));
        harness.run_steps(4);
    }
    assert_says(&harness, "If the game ended now");
    // A key that calls a command.
    press(&mut harness, Key::C);
    harness.run_steps(10);
    assert!(first_with(&harness, "If the game ended now").is_none(), "{:?}", labels(&harness));
}

#[test]
fn a_key_that_comes_up_under_another_name_does_not_silence_the_pointer() {
    let home = Home::quick();
    let mut harness = window(&home);
    start_game(&mut harness);
    // The first tile lies in the middle of the map, also after zooming.
    let first_tile = harness.get_by_label("The map").rect().center();
    let key =
        |key, pressed, modifiers| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
    // Shift and "=" make a plus; Shift is let go first, so that an equals sign comes up.
    for event in [
        Event::ModifiersChanged(Modifiers::SHIFT),
        key(Key::Plus, true, Modifiers::SHIFT),
        Event::ModifiersChanged(Modifiers::NONE),
        key(Key::Equals, false, Modifiers::NONE),
    ] {
        harness.event(event);
    }
    harness.run_steps(30);
    for step in 0..3 {
        harness.hover_at(first_tile + vec2(step as f32, 0.0));
        harness.run_steps(1);
    }
    harness.run_steps(60);
    assert_says(&harness, "If the game ended now");
}
