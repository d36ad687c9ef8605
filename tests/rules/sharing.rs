//! Scoring in general, and several meeples on one feature (BASE-6, BASE-10).

use crate::check;

#[test]
fn base_6_1_those_who_score_nothing_come_home_as_well() {
    check(
        r#"draw: "B ...", map: "
        R1 S* R1
        C1 .  C3
        K  C  .
    ", figures: "
        red meeple city -1,1 E
        red meeple city 1,1 W
        blue meeple city 0,2 N
    ", steps: "
        place 0,1 turn 2
        score red=8 blue=0
        supply red meeple=7
        supply blue meeple=7
    ""#,
    );
}

#[test]
fn base_6_2_everything_a_tile_completes_is_scored() {
    check(
        r#"draw: "X ...", map: "
        X S* . S X
        . M  M M .
    ", figures: "
        red meeple road -1,0 E
        blue meeple road 3,0 W
    ", steps: "
        place 1,0 turn 2
        pass
        score red=3 blue=3
    ""#,
    );
}

#[test]
fn base_6_4_without_figures_nobody_scores() {
    check(
        r#"map: "S", draw: "C ...", steps: "
        place 0,-1 turn 2
        pass
        expect city 0,0 N complete points=4 red=0 blue=0
        score red=0 blue=0
    ""#,
    );
}

/// Three pieces of city around an empty square, and the tile that joins them.
const THREE_PARTS: &str = r#"draw: "B ...", players: "red blue green", map: "
        R1 S* R1
        C1 .  C3
        K  C  .
    ""#;

#[test]
fn base_10_1_parts_with_meeples_can_be_joined() {
    check(&format!(
        r#"{THREE_PARTS}, figures: "
        red meeple city -1,1 E
        blue meeple city 1,1 W
    ", steps: "
        separate city -1,1 E 1,1 W
        place 0,1 turn 2
        same city -1,1 E 1,1 W
    ""#
    ));
}

#[test]
fn base_10_2_the_most_meeples_get_everything() {
    check(&format!(
        r#"{THREE_PARTS}, figures: "
        red meeple city -1,1 E
        blue meeple city 1,1 W
        blue meeple city 0,2 N
    ", steps: "
        place 0,1 turn 2
        score red=0 blue=8 green=0
    ""#
    ));
}

#[test]
fn base_10_3_in_a_tie_each_gets_the_full_points() {
    check(&format!(
        r#"{THREE_PARTS}, figures: "
        red meeple city -1,1 E
        blue meeple city 1,1 W
        green meeple city 0,2 N
    ", steps: "
        place 0,1 turn 2
        score red=8 blue=8 green=8
    ""#
    ));
}

#[test]
fn base_11_1_points_are_counted_at_once() {
    check(
        r#"map: "X S*", scores: "red=49", figures: "red meeple road 0,0 E", draw: "X ...", steps: "
        place 1,0
        pass
        score red=52
        track red space=2 laps=1
    ""#,
    );
}

#[test]
fn base_11_3_a_lap_is_full_at_exactly_fifty() {
    check(
        r#"map: "S", scores: "red=50 blue=49", draw: "R", steps: "
        track red space=0 laps=1
        track blue space=49 laps=0
    ""#,
    );
}
