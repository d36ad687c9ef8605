//! The end of the game and final scoring (BASE-12, BASE-13).

use crate::check;

#[test]
fn base_12_1_the_turn_of_the_last_tile_is_played_out() {
    check(
        r#"map: "X S*", figures: "red meeple road 0,0 E", draw: "T", turn: "blue", steps: "
        pile 0
        place 1,0
        phase figure
        meeple city 1,0 N
        over
        score red=3 blue=1
        refuse BASE-12.1: pass
    ""#,
    );
}

#[test]
fn base_12_1_the_last_tile_is_drawn_and_laid() {
    check(
        r#"map: "S", draw: "R R", steps: "
        pile 1
        place 1,0 turn 1
        pass
        turn blue
        pile 0
        place 2,0 turn 1
        pass
        over
    ""#,
    );
}

#[test]
fn base_12_2_an_unfinished_road_brings_one_for_each_tile() {
    check(
        r#"map: "S R1 R1", draw: "R", steps: "
        place 3,0 turn 1
        meeple road 3,0 W
        over
        score red=4
    ""#,
    );
}

#[test]
fn base_12_3_an_unfinished_city_brings_one_for_each_tile_and_coat_of_arms() {
    check(
        r#"map: "S", draw: "Q", steps: "
        place 0,-1
        meeple city 0,-1 S
        over
        score red=3
    ""#,
    );
}

#[test]
fn base_12_4_an_unfinished_monastery_counts_itself_and_its_neighbours() {
    check(
        r#"map: "S R1", draw: "M", steps: "
        place 0,1
        meeple monastery 0,1
        over
        score red=3
    ""#,
    );
}

#[test]
fn base_12_5_fields_are_counted_at_the_end() {
    check(
        r#"map: "S", sets: "farmers", draw: "C", steps: "
        place 0,-1 turn 2
        meeple field 0,-1 Nw
        over
        score red=3
    ""#,
    );
}

#[test]
fn base_12_6_majority_and_ties_hold_at_the_end() {
    check(
        r#"players: "red blue green", draw: "Q", map: "
        .  I1 C
        H  .  I
        R1 S* R1
    ", figures: "
        red meeple city -1,-1 E
        blue meeple city 1,-1 W
        blue meeple city 0,-2 S
        green meeple city 0,0 N
    ", steps: "
        place 0,-1
        over
        score red=0 blue=7 green=0
    ""#,
    );
}

#[test]
fn base_12_6_the_projection_counts_as_the_end_does() {
    check(
        r#"map: "S R1", figures: "red meeple road 1,0 E", scores: "blue=1", draw: "M", steps: "
        projected red=2 blue=1
        score red=0 blue=1
    ""#,
    );
}

#[test]
fn base_13_1_most_points_win() {
    check(
        r#"map: "S", scores: "red=7 blue=9", draw: "C", steps: "
        place 0,-1 turn 2
        pass
        over
        winner blue
    ""#,
    );
}

#[test]
fn base_13_2_leaders_win_together() {
    check(
        r#"map: "S", scores: "red=5 blue=9 green=9", players: "red blue green", draw: "C", steps: "
        place 0,-1 turn 2
        meeple city 0,-1 S
        over
        winner red blue green
    ""#,
    );
}
