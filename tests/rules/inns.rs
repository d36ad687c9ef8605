//! Inns & Cathedrals (IC).

use crate::check;

#[test]
fn ic_3_1_an_inn_doubles_the_road_for_each_who_scores() {
    check(
        r#"sets: "inns-cathedrals", draw: "N ...", map: "
        X S* . S X
        . M  M M .
    ", figures: "
        red meeple road 0,0 W
        blue meeple road 2,0 E
    ", steps: "
        place 1,0
        expect road 1,0 W complete tiles=5 points=10
        score red=10 blue=10
    ""#,
    );
}

#[test]
fn ic_3_2_a_second_inn_adds_nothing() {
    check(
        r#"sets: "inns-cathedrals", map: "X S* N N", figures: "red meeple road 0,0 E", draw: "X ...", steps: "
        place 3,0
        pass
        score red=10
    ""#,
    );
}

#[test]
fn ic_3_3_an_unfinished_road_with_an_inn_is_worth_nothing() {
    check(
        r#"sets: "inns-cathedrals", map: "S N", figures: "red meeple road 0,0 E", draw: "R", steps: "
        place 2,0 turn 1
        over
        score red=0
    ""#,
    );
}

/// Two cathedrals in one city that lacks one tile.
const TWO_CATHEDRALS: &str = r#"sets: "farmers inns-cathedrals", map: "
        .  C2 .  .
        C1 A  A  C3
        .  S* L  .
    ""#;

#[test]
fn ic_4_1_ic_4_2_three_for_each_tile_however_many_cathedrals() {
    check(&format!(
        r#"{TWO_CATHEDRALS}, figures: "red meeple city 0,0 N", draw: "C ...", steps: "
        place 1,-2 turn 2
        expect city 0,0 N complete tiles=8 points=24 red=24
        pass
        score red=24
    ""#
    ));
}

#[test]
fn ic_4_1_coats_of_arms_bring_three_as_well() {
    check(
        r#"sets: "inns-cathedrals", draw: "C ...", map: "
        .  H1 .
        C1 A  C3
        .  S* .
    ", figures: "red meeple city 0,0 N", steps: "
        place 0,-3 turn 2
        expect city 0,0 N complete tiles=6 points=21
        score red=21
    ""#,
    );
}

#[test]
fn ic_4_3_an_unfinished_cathedral_city_is_worth_nothing() {
    check(&format!(
        r#"{TWO_CATHEDRALS}, figures: "red meeple city 0,0 N", draw: "H", steps: "
        place 1,-2 turn 1
        expect city 0,0 N open tiles=8 points=0
        pass
        over
        score red=0
    ""#
    ));
}

#[test]
fn ic_4_4_for_a_farmer_a_cathedral_city_is_a_city() {
    check(&format!(
        r#"{TWO_CATHEDRALS}, figures: "red meeple field 0,-2 Nw", draw: "C", steps: "
        place 1,-2 turn 2
        expect field 0,-2 Nw points=3
        pass
        over
        score red=3
    ""#
    ));
}

#[test]
fn ic_2_1_ic_5_1_the_big_meeple_keeps_to_the_same_rules() {
    check(
        r#"sets: "inns-cathedrals", map: "S", figures: "blue meeple road 0,0 E", draw: "L ...", steps: "
        place 1,0
        refuse BASE-5.3: big road 1,0 S
        refuse BASE-5.1: big city 0,0 N
        big city 1,0 N
        supply red meeple=7 big=0
        turn blue
    ""#,
    );
}

/// Three pieces of city around an empty square.
const THREE_PARTS: &str = r#"sets: "inns-cathedrals", draw: "B ...", map: "
        R1 S* R1
        C1 .  C3
        K  C  .
    ""#;

#[test]
fn ic_5_2_the_big_meeple_counts_as_two() {
    check(&format!(
        r#"{THREE_PARTS}, figures: "
        red big city -1,1 E
        blue meeple city 1,1 W
        blue meeple city 0,2 N
    ", steps: "
        place 0,1 turn 2
        score red=8 blue=8
    ""#
    ));
}

#[test]
fn ic_5_3_it_comes_home_after_scoring() {
    check(&format!(
        r#"{THREE_PARTS}, figures: "red big city -1,1 E", steps: "
        supply red big=0
        place 0,1 turn 2
        score red=8
        supply red big=1
    ""#
    ));
}

#[test]
fn ic_5_4_a_big_farmer_counts_as_two() {
    check(
        r#"sets: "farmers inns-cathedrals", draw: "R", map: "
        C2 . C2
        S* . S
        M  M M
    ", figures: "
        red big field 0,0 En
        blue meeple field 2,0 Wn
    ", steps: "
        place 1,0 turn 1
        pass
        score red=6 blue=0
    ""#,
    );
}

#[test]
fn ic_7_2_the_inn_at_the_crossing_serves_two_arms() {
    check(
        r#"sets: "inns-cathedrals", map: "X S*", figures: "red meeple road 0,0 E", draw: "Y ...", steps: "
        place 1,0
        expect road 1,0 W complete points=6
        expect road 1,0 S open points=1
        pass
        score red=6
    ""#,
    );
}
