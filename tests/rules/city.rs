//! Cities (BASE-8).

use crate::check;

#[test]
fn base_8_1_a_gap_in_the_wall_keeps_a_city_open() {
    check(
        r#"draw: "C C ...", map: "
        C1 B2 .
        .  S* .
    ", figures: "red meeple city 0,0 N", steps: "
        expect city 0,0 N open tiles=3 points=3
        place 1,-1 turn 3
        expect city 0,0 N complete tiles=4 points=8
        score red=8
    ""#,
    );
}

#[test]
fn base_8_1_an_empty_square_inside_keeps_a_city_open() {
    check(
        r#"draw: "Q ...", map: "
        .  C2 C
        C1 .  C3
        R1 S* R1
    ", figures: "red meeple city 0,0 N", steps: "
        expect city 0,0 N open tiles=1
        place 0,-1
        expect city 0,0 N complete tiles=5 points=12
        score red=12
    ""#,
    );
}

#[test]
fn base_8_2_two_for_each_tile_and_each_coat_of_arms() {
    check(
        r#"draw: "C ...", map: "
        H1
        H1
        S*
    ", figures: "red meeple city 0,0 N", steps: "
        place 0,-3 turn 2
        expect city 0,0 N complete tiles=4 points=12
        score red=12
    ""#,
    );
}

#[test]
fn base_8_3_two_tiles_make_a_whole_city() {
    check(
        r#"map: "S", figures: "red meeple city 0,0 N", draw: "C ...", steps: "
        place 0,-1 turn 2
        score red=4
    ""#,
    );
}

#[test]
fn base_6_3_a_city_joined_round_a_corner_counts_the_tile_once() {
    check(
        r#"draw: "CC ...", map: "
        CC1 .
        CA* CC3
    ", figures: "red meeple city 0,0 N", steps: "
        separate city 0,0 N 0,0 E
        place 1,-1 turn 2
        same city 0,0 N 0,0 E
        expect city 0,0 N complete tiles=4 points=8
        score red=8
    ""#,
    );
}
