//! The window, driven through accessible labels as a screen reader would.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use landnam::i18n::Language;
use landnam::rules::{Record, Setup};
use landnam::storage::{self, SavedSeat, Settings};

use crate::support::{
    Home, assert_says, click, decide, first_with, keep_game, labels, press, press_with, start_game, wait_for,
    wait_until, window,
};

#[test]
fn two_clicks_lead_to_the_first_tile() {
    let home = Home::quick();
    let mut harness = window(&home);
    start_game(&mut harness);
    assert_says(&harness, "Red: place the tile");
    let cell = first_with(&harness, "Place the tile: column")
        .or_else(|| first_with(&harness, "Rotate and place the tile: column"))
        .expect("a place for the tile");
    harness.get_all_by_label(&cell).next().unwrap().click();
    harness.run_steps(3);
    assert_says(&harness, "End the turn without a figure");
}

fn is_over(harness: &Harness<'_>) -> bool {
    first_with(harness, "Final scores").is_some()
}

#[test]
fn a_whole_game_by_keyboard() {
    let home = Home::quick();
    let mut harness = window(&home);
    start_game(&mut harness);
    for _ in 0..400 {
        if is_over(&harness) {
            break;
        }
        decide(&mut harness);
    }
    assert_says(&harness, "Play again with new tiles");
}

#[test]
fn a_whole_game_with_everything_against_the_computer() {
    let home = Home::quick();
    let mut harness = window(&home);
    click(&mut harness, "New game");
    for set in
        ["Abbot and gardens", "The river", "Inns & Cathedrals", "The Tower", "The Princess & the Dragon"]
    {
        harness.get_by_role_and_label(Role::CheckBox, set).click();
        harness.run_steps(2);
    }
    click(&mut harness, "Who plays seat 2");
    click(&mut harness, "Computer, expert");
    click(&mut harness, "Start the game");
    for _ in 0..400 {
        // The computer thinks on another thread.
        wait_until(&mut harness, "an answer", |harness| first_with(harness, "is thinking").is_none());
        if is_over(&harness) {
            return;
        }
        decide(&mut harness);
    }
    panic!("the game does not end: {:?}", labels(&harness));
}

#[test]
fn the_language_changes_in_the_middle_of_a_game() {
    let home = Home::quick();
    let mut harness = window(&home);
    start_game(&mut harness);
    press(&mut harness, Key::N);
    press_with(&mut harness, Modifiers::COMMAND, Key::Comma);
    click(&mut harness, "Íslenska");
    assert_says(&harness, "Stillingar");
    assert_says(&harness, "Rauður");
    click(&mut harness, "Norsk bokmål");
    assert_says(&harness, "Innstillinger");
    // The tile that was laid out still lies there.
    assert_says(&harness, "Avslutt");
    let settings = Settings::read(&home.folders().settings()).unwrap();
    assert_eq!(settings.language, Some(Language::Nb));
}

#[test]
fn undo_takes_the_tile_back_and_then_the_turn() {
    let home = Home::quick();
    let mut harness = window(&home);
    start_game(&mut harness);
    press(&mut harness, Key::N);
    assert_says(&harness, "End the turn without a figure");
    click(&mut harness, "Undo");
    assert_says(&harness, "Red: place the tile");
    press(&mut harness, Key::N);
    press(&mut harness, Key::Enter);
    assert_says(&harness, "Blue: place the tile");
    click(&mut harness, "Undo");
    assert_says(&harness, "Red: place the tile");
    press_with(&mut harness, Modifiers::COMMAND, Key::Y);
    assert_says(&harness, "Blue: place the tile");
}

#[test]
fn nothing_in_the_dock_ever_jumps() {
    let home = Home::quick();
    keep_game(&home, 60);
    let mut harness = window(&home);
    click(&mut harness, "Continue the last game");
    let rects = |harness: &Harness<'_>, confirm: &str| {
        ["Undo", "Rotate clockwise", "Tile in hand", "Place a meeple", "Add a tower floor", confirm]
            .map(|name| harness.get_by_label(name).rect())
    };
    let before = rects(&harness, "Choose a space");
    press(&mut harness, Key::N);
    assert_eq!(rects(&harness, "End the turn without a figure"), before);
    press(&mut harness, Key::Num1);
    let words = first_with(&harness, "and end the turn").expect("a figure is chosen");
    assert_eq!(rects(&harness, &words), before);
}

#[test]
fn the_tile_is_dragged_from_the_dock_to_the_map_or_goes_back() {
    let home = Home::quick();
    let mut harness = window(&home);
    start_game(&mut harness);
    let hand = harness.get_by_label("Tile in hand").rect().center();
    let nowhere = harness.get_by_label("The map").rect().left_bottom() + egui::vec2(60.0, -60.0);
    drag(&mut harness, hand, nowhere);
    assert_says(&harness, "Red: place the tile");
    let cell = first_with(&harness, "lace the tile: column").expect("a place for the tile");
    let place = harness.get_all_by_label(&cell).next().unwrap().rect().center();
    drag(&mut harness, hand, place);
    assert_says(&harness, "End the turn without a figure");
    // The tick beside the laid tile does what the button does.
    click(&mut harness, "Confirm");
    assert_says(&harness, "Blue: place the tile");
}

#[test]
fn what_the_button_names_stays_on_the_map() {
    let home = Home::quick();
    keep_game(&home, 60);
    let mut harness = window(&home);
    click(&mut harness, "Continue the last game");
    press(&mut harness, Key::N);
    press(&mut harness, Key::Num1);
    let chosen = "Knight in the city (";
    let words = first_with(&harness, "and end the turn").expect("the button says which");
    let mut others = 0;
    for (slot, place) in [
        ("Add a tower floor", "Add floor"),
        ("Move the fairy", "Move the fairy beside"),
        ("Place the big meeple", "Big meeple in"),
        ("Place the abbot", "Abbot in the mon"),
    ] {
        click(&mut harness, slot);
        assert_says(&harness, &words);
        assert_says(&harness, chosen);
        others += usize::from(first_with(&harness, place).is_some());
    }
    assert!(others > 0, "no other sort is open");
}

#[test]
fn sheets_open_by_key_and_by_button_and_close_by_escape() {
    let home = Home::quick();
    keep_game(&home, 30);
    let mut harness = window(&home);
    click(&mut harness, "Continue the last game");
    for key in [Key::G, Key::T, Key::B] {
        let before = labels(&harness).len();
        press(&mut harness, key);
        assert!(first_with(&harness, "Close").is_some(), "{key:?} opens nothing");
        press(&mut harness, Key::Escape);
        assert!(first_with(&harness, "Close").is_none(), "{key:?} is not closed");
        assert_eq!(labels(&harness).len(), before, "{key:?}");
    }
    click(&mut harness, "Score track");
    assert!(first_with(&harness, "Close").is_some());
    click(&mut harness, "Close");
    assert!(first_with(&harness, "Close").is_none());
}

#[test]
fn the_next_start_offers_the_game_as_it_was_left() {
    let home = Home::quick();
    let mut harness = window(&home);
    start_game(&mut harness);
    for _ in 0..5 {
        press(&mut harness, Key::N);
        press(&mut harness, Key::Enter);
    }
    assert_says(&harness, "Blue: place the tile");
    drop(harness);
    let mut harness = window(&home);
    click(&mut harness, "Continue the last game");
    assert_says(&harness, "Blue: place the tile");
}

#[test]
fn every_screen_and_dialog_opens_in_every_language() {
    // The harness itself fails on a glyph that no font has and on a field without a name.
    for (language, new_game, start) in [
        (Language::En, "New game", "Start the game"),
        (Language::Is, "Nýtt spil", "Hefja spilið"),
        (Language::Nb, "Nytt spill", "Start spillet"),
    ] {
        let home = Home::quick().with_settings(|s| s.language = Some(language));
        let mut harness = window(&home);
        click(&mut harness, new_game);
        click(&mut harness, start);
        for (modifiers, key) in [
            (Modifiers::COMMAND, Key::Comma),
            (Modifiers::COMMAND, Key::S),
            (Modifiers::COMMAND, Key::P),
            (Modifiers::NONE, Key::F1),
            (Modifiers::NONE, Key::F2),
        ] {
            let before = labels(&harness).len();
            press_with(&mut harness, modifiers, key);
            assert!(labels(&harness).len() > before, "{language}: {key:?} opens nothing");
            press(&mut harness, Key::Escape);
            assert_eq!(labels(&harness).len(), before, "{language}: {key:?} does not close");
        }
    }
}

#[test]
fn a_key_is_changed_in_the_sheet_and_remembered() {
    let home = Home::quick();
    let mut harness = window(&home);
    start_game(&mut harness);
    press(&mut harness, Key::F2);
    // A key that another command has is refused, and the sheet says whose it is.
    click(&mut harness, "Next space for the tile: N – change key");
    press(&mut harness, Key::R);
    assert_says(&harness, "Already in use: Rotate clockwise");
    click(&mut harness, "Next space for the tile: N – change key");
    press(&mut harness, Key::Num5);
    assert_says(&harness, "This key can’t be changed.");
    // Escape keeps the key, and does not close the sheet.
    click(&mut harness, "Next space for the tile: N – change key");
    press(&mut harness, Key::Escape);
    click(&mut harness, "Next space for the tile: N – change key");
    press(&mut harness, Key::Q);
    assert_says(&harness, "Next space for the tile: Q");
    press(&mut harness, Key::Escape);
    press(&mut harness, Key::N);
    assert_says(&harness, "Red: place the tile");
    press(&mut harness, Key::Q);
    assert_says(&harness, "End the turn without a figure");
    drop(harness);

    let mut harness = window(&home);
    click(&mut harness, "Continue the last game");
    press(&mut harness, Key::Q);
    assert_says(&harness, "End the turn without a figure");
    press(&mut harness, Key::F2);
    click(&mut harness, "Next space for the tile: reset to default");
    press(&mut harness, Key::Escape);
    press(&mut harness, Key::Escape);
    assert_says(&harness, "Red: place the tile");
    press(&mut harness, Key::N);
    assert_says(&harness, "End the turn without a figure");
}

#[test]
fn a_hint_gives_away_the_area_then_the_move_then_why() {
    let home = Home::quick();
    let mut harness = window(&home);
    click(&mut harness, "New game");
    click(&mut harness, "Start the game");
    press(&mut harness, Key::H);
    wait_for(&mut harness, "Look at");
    assert!(first_with(&harness, "Why?").is_none());
    click(&mut harness, "Show the move");
    assert!(first_with(&harness, "Place the tile").is_some(), "{:?}", labels(&harness));
    click(&mut harness, "Why?");
    click(&mut harness, "Try this move");
    assert!(first_with(&harness, "nd the turn").is_some(), "{:?}", labels(&harness));
    assert!(first_with(&harness, "Close the hint").is_none(), "advice about the past stays");
}

/// Drags the map from one point to another.
fn drag(harness: &mut Harness<'_>, from: egui::Pos2, to: egui::Pos2) {
    harness.drag_at(from);
    harness.run_steps(2);
    harness.hover_at(to);
    harness.run_steps(2);
    harness.drop_at(to);
    harness.run_steps(3);
}

#[test]
fn what_a_hint_is_about_comes_into_view() {
    let home = Home::quick();
    keep_game(&home, 0);
    let mut harness = window(&home);
    click(&mut harness, "Continue the last game");
    // The river has one end, so there is one place.
    let place = |harness: &Harness<'_>| {
        let name = first_with(harness, "lace the tile: column").expect("a place for the tile");
        harness.get_all_by_label(&name).next().unwrap().rect()
    };
    let view = harness.ctx.content_rect();
    let is_seen = |rect: egui::Rect| view.contains_rect(rect.expand(0.5 * rect.height()));
    assert!(is_seen(place(&harness)));
    let from = egui::pos2(100.0, 200.0);
    let to = from + egui::pos2(200.0, view.bottom() - 20.0).to_vec2() - place(&harness).center().to_vec2();
    drag(&mut harness, from, to);
    assert!(!is_seen(place(&harness)), "{:?}", place(&harness));
    press(&mut harness, Key::H);
    wait_for(&mut harness, "Look at");
    harness.run_steps(30);
    assert!(is_seen(place(&harness)), "{:?}", place(&harness));
    let more = harness.get_by_label("Show the move").rect();
    assert!(more.left() > place(&harness).right(), "the card stands on the side of what it is about");
}

#[test]
fn a_second_click_on_the_button_that_ends_a_turn_takes_nothing_back() {
    let home = Home::quick();
    let mut harness = window(&home);
    start_game(&mut harness);
    press(&mut harness, Key::N);
    let at = harness.get_by_label("End the turn without a figure").rect();
    click(&mut harness, "End the turn without a figure");
    assert_says(&harness, "Blue: place the tile");
    let undo = harness.get_by_label("Undo").rect();
    assert!(!undo.intersects(at), "Undo at {undo:?} comes to lie where the turn was ended, {at:?}");
}

#[test]
fn the_computer_says_why_and_plays_a_turn_for_a_person() {
    let home = Home::quick();
    let mut harness = window(&home);
    click(&mut harness, "New game");
    click(&mut harness, "Who plays seat 2");
    click(&mut harness, "Computer, casual");
    click(&mut harness, "Playing style, seat 2");
    click(&mut harness, "Raider");
    click(&mut harness, "Start the game");
    press(&mut harness, Key::Y);
    assert!(first_with(&harness, "No computer player has moved yet").is_some());
    press(&mut harness, Key::K);
    wait_for(&mut harness, "Red: place the tile");
    let settings = Settings::read(&home.folders().settings()).unwrap();
    assert_eq!(settings.last_seats[1].computer.as_deref(), Some("casual-raider"));
    // The reasons stand on the other side of the map.
    let centre = harness.ctx.content_rect().center();
    // A corner of the map that three tiles cannot reach.
    let corner = egui::pos2(900.0, 100.0);
    drag(&mut harness, corner, corner + egui::vec2(-400.0, 200.0));
    press(&mut harness, Key::Y);
    assert!(first_with(&harness, "Blue: why this move?").is_some(), "{:?}", labels(&harness));
    harness.run_steps(30);
    let card = harness.get_by_label("Close the hint").rect();
    assert!(card.right() > centre.x, "the card lies over the move, at {card:?}");
    // The reasons stay while a tile is laid out, and go once the move is no longer the last.
    press(&mut harness, Key::N);
    assert_says(&harness, "Blue: why this move?");
    press(&mut harness, Key::Enter);
    assert!(first_with(&harness, "Blue: why this move?").is_none(), "{:?}", labels(&harness));
    wait_for(&mut harness, "Red: place the tile");
    press(&mut harness, Key::Y);
    click(&mut harness, "Close the hint");
    // A sign tells who is a computer.
    assert_says(&harness, "Computer, casual");
    // Blue's seat goes to a person, and blue's turn is no longer the computer's.
    click(&mut harness, "Blue: who plays this seat");
    click(&mut harness, "Human");
    press(&mut harness, Key::Escape);
    assert!(first_with(&harness, "Human").is_none(), "the menu stays open");
    assert!(
        first_with(&harness, "Red: place the tile").is_some(),
        "closing a menu took something back: {:?}",
        labels(&harness)
    );
    press(&mut harness, Key::K);
    wait_for(&mut harness, "Blue: place the tile");
}

/// Moves from control to control until one of that name is reached.
#[track_caller]
fn tab_to(harness: &mut Harness<'_>, label: &str) {
    for _ in 0..80 {
        press(harness, Key::Tab);
        if harness.query_all_by_label(label).any(|node| node.is_focused()) {
            return;
        }
    }
    panic!("the keyboard does not reach {label:?}");
}

#[test]
fn a_whole_turn_from_the_start_without_a_mouse() {
    let home = Home::quick();
    let mut harness = window(&home);
    tab_to(&mut harness, "New game");
    press(&mut harness, Key::Enter);
    tab_to(&mut harness, "Start the game");
    press(&mut harness, Key::Enter);
    assert_says(&harness, "Red: place the tile");
    press(&mut harness, Key::R);
    press(&mut harness, Key::N);
    press(&mut harness, Key::N);
    press_with(&mut harness, Modifiers::SHIFT, Key::N);
    assert_says(&harness, "End the turn without a figure");
    press(&mut harness, Key::Num1);
    press(&mut harness, Key::Space);
    assert_says(&harness, "Blue: place the tile");
    press_with(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_says(&harness, "Red: place the tile");
    press_with(&mut harness, Modifiers::COMMAND, Key::Y);
    assert_says(&harness, "Blue: place the tile");
}

#[test]
fn a_card_between_two_people_if_they_want_one() {
    let home = Home::quick().with_settings(|settings| settings.handover = true);
    let mut harness = window(&home);
    start_game(&mut harness);
    press(&mut harness, Key::N);
    press(&mut harness, Key::Enter);
    assert_says(&harness, "Blue, it’s your turn");
    // Nothing is done under the card.
    press(&mut harness, Key::N);
    click(&mut harness, "Start turn");
    assert!(first_with(&harness, "Blue, it’s your turn").is_none());
    assert_says(&harness, "Blue: place the tile");
}

#[test]
fn names_in_letters_that_no_font_has_leave_no_boxes() {
    let home = Home::quick();
    let record = Record::new(Setup::base(4, 11)).unwrap();
    let names = ["محمد", "שרה", "🫩", "Jón 山"];
    let seats = names.map(|name| SavedSeat { name: name.to_owned(), colour: 0, computer: None });
    let seats: Vec<SavedSeat> = (1..).zip(seats).map(|(colour, seat)| SavedSeat { colour, ..seat }).collect();
    storage::save(&record, &seats, &home.folders().autosave()).unwrap();
    // A glyph that is missing ends the test.
    let mut harness = window(&home);
    click(&mut harness, "Continue the last game");
    assert_says(&harness, "Red: place the tile");
    assert!(labels(&harness).iter().any(|label| label.contains("Jón")));
    for name in ["محمد", "שרה", "🫩", "山"] {
        assert!(first_with(&harness, name).is_none(), "{name} is shown");
    }
    drop(harness);
    // The game keeps them for a window that can write them.
    let saved = storage::load(&home.folders().autosave()).unwrap();
    assert_eq!(saved.seats.iter().map(|seat| seat.name.as_str()).collect::<Vec<_>>(), names);

    // In a field and in the name of a file each such letter is a dot.
    std::fs::create_dir_all(home.folders().saves()).unwrap();
    std::fs::copy(home.folders().autosave(), home.folders().save_path("شطرنج")).unwrap();
    let mut harness = window(&home);
    click(&mut harness, "Load a game…");
    press(&mut harness, Key::Escape);
    click(&mut harness, "New game");
    click(&mut harness, "Name of player 1");
    harness.event(egui::Event::Text("محمد".to_owned()));
    harness.run_steps(3);
}
