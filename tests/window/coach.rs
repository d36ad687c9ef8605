//! Lessons in the window, by their accessible names and by keyboard alone.

use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use landnam::storage::LessonProgress;

use crate::support::{Home, assert_says, click, first_with, labels, press, press_with, window};

fn has(harness: &Harness<'_>, label: &str) -> bool {
    labels(harness).iter().any(|found| found == label)
}

/// Scrolls to something and clicks it.
fn find(harness: &mut Harness<'_>, label: &str) {
    harness.get_by_label(label).scroll_to_me();
    harness.run_steps(3);
    click(harness, label);
}

#[test]
fn the_first_start_offers_to_learn_or_to_play() {
    let home = Home::quick().with_settings(|settings| settings.welcomed = false);
    let mut harness = window(&home);
    assert!(has(&harness, "Learn to play") && has(&harness, "I know the game"));
    assert!(!has(&harness, "New game"));
    click(&mut harness, "I know the game");
    assert!(has(&harness, "New game") && has(&harness, "Learn to play"));
}

#[test]
fn the_table_is_explained_by_clicks() {
    let home = Home::quick().with_settings(|settings| settings.welcomed = false);
    let mut harness = window(&home);
    click(&mut harness, "Learn to play");
    assert_says(&harness, "Welcome to the table!");
    click(&mut harness, "Next");
    for thing in ["The tile in hand", "The tiles left", "Your meeples", "The score track"] {
        click(&mut harness, thing);
        assert_says(&harness, "Well done!");
        click(&mut harness, "Next");
    }
    click(&mut harness, "Next");
    assert_says(&harness, "Lesson completed with 3 stars");
    let progress = LessonProgress::read(&home.folders().lessons()).unwrap();
    assert_eq!(progress.of("L00").stars, 3);
    assert!(!home.folders().autosave().exists(), "a lesson is never kept as a game");
    click(&mut harness, "Next lesson: Place a tile");
    assert_says(&harness, "Every turn begins like this");
}

#[test]
fn a_lesson_by_keyboard() {
    let home = Home::quick();
    let mut harness = window(&home);
    click(&mut harness, "Learn to play");
    click(&mut harness, "Already occupied");
    assert_says(&harness, "The highlighted road belongs to Red");
    press(&mut harness, Key::Enter);
    // From place to place until the coach is content.
    for _ in 0..12 {
        if first_with(&harness, "Try it here").is_some() {
            break;
        }
        press(&mut harness, Key::N);
        for _ in 0..3 {
            if first_with(&harness, "Try it here").is_none() {
                press(&mut harness, Key::R);
            }
        }
    }
    click(&mut harness, "Try it here");
    assert_says(&harness, "Well done!");
    assert_says(&harness, "The road is one single feature");
    press(&mut harness, Key::Enter);
    assert_says(&harness, "a knight");
    let city = first_with(&harness, "Knight in the city").expect("the city is free");
    click(&mut harness, &city);
    press(&mut harness, Key::Enter);
    assert_says(&harness, "scores 3 points");
    press(&mut harness, Key::Enter);
    assert_says(&harness, "Lesson completed with");
}

#[test]
fn a_ransom_can_be_tried_below_the_card() {
    let home = Home::quick();
    let mut progress = LessonProgress::default();
    progress.leave("L25", (2, 0));
    progress.write(&home.folders().lessons()).unwrap();
    let mut harness = window(&home);
    click(&mut harness, "Learn to play");
    find(&mut harness, "Prisoners, in progress");
    assert_says(&harness, "Blue holds Red’s big meeple");
    find(&mut harness, "Buy the big meeple back for 3 points");
    assert!(!has(&harness, "Blue holds Red’s big meeple"), "it is home");
    find(&mut harness, "Buy the meeple back for 3 points");
    assert_says(&harness, "Only one ransom per turn.");
}

#[test]
fn a_ransom_is_paid_within_a_lesson() {
    let home = Home::quick();
    let mut progress = LessonProgress::default();
    progress.leave("L29", (1, 1));
    progress.write(&home.folders().lessons()).unwrap();
    let mut harness = window(&home);
    click(&mut harness, "Learn to play");
    let lesson = first_with(&harness, "The princess").expect("the lesson is in the list");
    find(&mut harness, &lesson);
    click(&mut harness, "Try it here");
    assert_says(&harness, "Sending a knight home was your action");
    press(&mut harness, Key::Enter);
    find(&mut harness, "Buy the meeple back for 3 points");
    press(&mut harness, Key::Enter);
    assert_says(&harness, "has your 3 points");
}

#[test]
fn a_quiz_by_keyboard_and_the_language_changes_in_the_middle() {
    let home = Home::quick();
    let mut harness = window(&home);
    click(&mut harness, "Learn to play");
    click(&mut harness, "Is it completed?");
    press(&mut harness, Key::Enter);
    press(&mut harness, Key::Num2);
    assert_says(&harness, "This road still has an open end");
    press(&mut harness, Key::Num1);
    press(&mut harness, Key::Num4);
    assert_says(&harness, "One road runs from village to village");
    click(&mut harness, "Leave the lesson");
    click(&mut harness, "Norsk bokmål");
    click(&mut harness, "Er veien avsluttet?, påbegynt");
    assert_says(&harness, "To av veiene på bordet er avsluttet");
}

#[test]
fn points_are_typed_and_after_three_wrong_tries_shown() {
    let home = Home::quick();
    let mut harness = window(&home);
    click(&mut harness, "Learn to play");
    find(&mut harness, "The final scoring");
    for _ in 0..3 {
        assert!(!has(&harness, "Show me"));
        harness.get_by_label("Your answer").focus();
        harness.run_steps(2);
        harness.get_by_label("Your answer").type_text("0");
        harness.run_steps(2);
        press(&mut harness, Key::Enter);
        assert_says(&harness, "Incomplete features score too at the end");
    }
    click(&mut harness, "Show me");
    assert_says(&harness, "Three tiles, 3 points");
    click(&mut harness, "Next");
    harness.get_by_label("Your answer").focus();
    harness.run_steps(2);
    harness.get_by_label("Your answer").type_text("3");
    harness.run_steps(2);
    click(&mut harness, "Check");
    assert_says(&harness, "Completed, it would have been 6");
}

#[test]
fn undo_leads_back_and_what_is_right_is_never_called_wrong() {
    let home = Home::quick();
    let mut harness = window(&home);
    click(&mut harness, "Learn to play");
    click(&mut harness, "Place a tile");
    press(&mut harness, Key::Enter);
    let south = first_with(&harness, "column 0, row 1").expect("the tile fits there");
    click(&mut harness, &south);
    assert_says(&harness, "Field beside field, that fits nicely");
    press(&mut harness, Key::Escape);
    assert!(first_with(&harness, "Field beside field").is_none());
    // Nothing is laid out any more; the step before is reached by undo alone.
    press(&mut harness, Key::Escape);
    assert!(first_with(&harness, "Every turn begins like this").is_none());
    press_with(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_says(&harness, "Every turn begins like this");
}

#[test]
fn a_set_that_was_never_played_offers_its_lesson() {
    let home = Home::quick();
    let mut harness = window(&home);
    click(&mut harness, "New game");
    click(&mut harness, "Learn: The Tower");
    assert_says(&harness, "Build and capture");
    drop(harness);
    let mut harness = window(&home);
    click(&mut harness, "New game");
    click(&mut harness, "Start the game");
    drop(harness);
    // The game just begun was with farmers.
    let mut harness = window(&home);
    click(&mut harness, "New game");
    assert!(first_with(&harness, "Learn: Farmers").is_none());
    assert!(first_with(&harness, "Learn: The river").is_some());
}
