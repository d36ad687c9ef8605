//! The rulebook in the window, driven through accessible labels as a screen reader would.

use egui::Key;
use egui_kittest::kittest::Queryable as _;

use crate::support::{Home, click, first_with, labels, press, window};

#[test]
fn the_rulebook_is_searched_read_and_tried_out_beside_the_game() {
    let home = Home::quick();
    let mut harness = window(&home);
    click(&mut harness, "New game");
    click(&mut harness, "Start the game");
    press(&mut harness, Key::N);
    press(&mut harness, Key::Enter);
    let kept = std::fs::read(home.folders().autosave()).unwrap();

    press(&mut harness, Key::F1);
    harness.get_by_label("Search the rules").type_text("cities");
    harness.run_steps(3);
    press(&mut harness, Key::Enter);
    assert!(first_with(&harness, "When a city is completed").is_some(), "{:?}", labels(&harness));
    assert!(first_with(&harness, "Blue: place the tile").is_some(), "the table is still there");

    let next = harness.get_all_by_label("Next move").next().expect("a living example");
    next.click();
    harness.run_steps(3);
    assert!(first_with(&harness, "Move 1 of").is_some(), "{:?}", labels(&harness));
    harness.get_all_by_label("Try it out").next().unwrap().click();
    harness.run_steps(3);
    assert!(first_with(&harness, "Practice").is_some(), "{:?}", labels(&harness));
    press(&mut harness, Key::Escape);
    press(&mut harness, Key::Num1);
    press(&mut harness, Key::Enter);
    assert_eq!(std::fs::read(home.folders().autosave()).unwrap(), kept, "practice is not kept");
    click(&mut harness, "End practice");
    assert!(first_with(&harness, "Practice").is_none());
    assert!(first_with(&harness, "Blue: place the tile").is_some(), "{:?}", labels(&harness));
}
