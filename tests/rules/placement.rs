//! Laying the tile (BASE-3, BASE-4).

use crate::check;

#[test]
fn base_3_1_players_take_turns_clockwise() {
    check(
        r#"map: "S", draw: "R R R ...", players: "red blue green", steps: "
        turn red
        place 1,0 turn 1
        meeple road 1,0 E
        turn blue
        place 2,0 turn 1
        turn green
        place -1,0 turn 1
        turn red
    ""#,
    );
}

#[test]
fn base_3_1_the_tile_comes_before_the_meeple() {
    check(
        r#"map: "S", draw: "R", steps: "
        refuse BASE-3.1: meeple road 0,0 E
        place 1,0 turn 1
        refuse BASE-3.1: place 2,0 turn 1
    ""#,
    );
}

#[test]
fn base_3_2_a_completed_road_scores_even_if_it_helps_only_others() {
    check(
        r#"map: "X S*", figures: "red meeple road -1,0 E", draw: "X ...", turn: "blue", steps: "
        place 1,0
        pass
        score red=3 blue=0
    ""#,
    );
}

#[test]
fn base_4_1_exactly_one_tile_is_drawn_and_laid() {
    check(
        r#"map: "S", draw: "C R R", steps: "
        hand C
        pile 2
        refuse BASE-4.6: pass
        place 0,-1 turn 2
        pass
        hand R
        pile 1
    ""#,
    );
}

#[test]
fn base_4_2_a_corner_is_not_enough() {
    check(
        r#"map: "S", draw: "M", steps: "
        illegal BASE-4.2 1,1 M
        illegal BASE-4.2 7,7 M
        illegal BASE-4.2 0,0 M
        refuse BASE-4.2: place 1,1
        legal 0,1 M
    ""#,
    );
}

#[test]
fn base_4_3_every_side_that_meets_a_tile_must_fit() {
    check(
        r#"draw: "K", map: "
        R1 S*
        .  C2
    ", steps: "
        # One side alone would fit.
        illegal BASE-4.3 -1,1 K turn 1
        illegal BASE-4.3 -1,1 K turn 3
        refuse BASE-4.3: place -1,1 turn 1
        place -1,1 turn 0
    ""#,
    );
}

#[test]
fn base_4_4_all_four_turns_are_allowed() {
    check(
        r#"map: "O", draw: "O M", steps: "
        legal 1,0 O turn 0
        legal 1,0 O turn 1
        legal 1,0 O turn 2
        legal 1,0 O turn 3
        place 1,0 turn 3
    ""#,
    );
}

#[test]
fn base_4_5_tiles_that_fit_nowhere_leave_until_one_fits() {
    check(
        r#"map: "S", draw: "C Q Q R ...", steps: "
        place 0,-1 turn 2
        pass
        discarded Q Q
        hand R
        turn blue
    ""#,
    );
}

#[test]
fn base_4_6_a_pile_in_which_nothing_fits_ends_the_game() {
    check(
        r#"map: "S", draw: "C Q Q", steps: "
        place 0,-1 turn 2
        pass
        discarded Q Q
        over
    ""#,
    );
}

#[test]
fn base_4_6_a_tile_that_fits_must_be_laid() {
    check(r#"map: "S", draw: "R", steps: "refuse BASE-4.6: pass""#);
}
