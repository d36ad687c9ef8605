//! Putting a meeple on the tile (BASE-5).

use crate::check;

#[test]
fn base_5_1_only_the_new_tile_takes_a_meeple() {
    check(
        r#"map: "S", draw: "R ...", steps: "
        place 1,0 turn 1
        refuse BASE-5.1: meeple city 0,0 N
        refuse BASE-5.1: meeple road 0,0 E
        meeple road 1,0 E
        turn blue
    ""#,
    );
}

#[test]
fn base_5_2_highwayman_knight_and_monk() {
    check(
        r#"map: "S", draw: "L MR MR ...", steps: "
        place 1,0
        allow meeple road 1,0 S
        meeple city 1,0 N
        place 0,1
        meeple monastery 0,1
        place -1,1
        meeple road -1,1 S
    ""#,
    );
}

#[test]
fn base_5_3_a_meeple_far_away_closes_the_whole_road() {
    check(
        r#"map: "S* R1 R1 R1", figures: "blue meeple road 0,0 W", draw: "T ...", steps: "
        place 4,0
        refuse BASE-5.3: meeple road 4,0 W
        occupied road 4,0 W
        free road 4,0 S
    ""#,
    );
}

#[test]
fn base_5_3_ones_own_meeple_closes_it_too() {
    check(
        r#"map: "S*", figures: "red meeple city 0,0 N", draw: "L ...", steps: "
        place 0,-1 turn 2
        refuse BASE-5.3: meeple city 0,-1 S
        meeple road 0,-1 N
    ""#,
    );
}

#[test]
fn base_5_4_a_part_not_yet_joined_is_free() {
    check(
        r#"draw: "K ...", map: "
        X S*
        . C2
    ", figures: "blue meeple road 0,0 W", steps: "
        place 1,1 turn 3
        separate road 1,1 E 0,0 E
        meeple road 1,1 E
        occupied road 1,1 S
        turn blue
    ""#,
    );
}

#[test]
fn base_5_5_what_this_tile_completes_can_still_be_claimed() {
    check(
        r#"map: "X S*", draw: "X ...", steps: "
        place 1,0
        expect road 1,0 W complete
        meeple road 1,0 W
        score red=3
        supply red meeple=7
    ""#,
    );
}

/// Seven roads with red's seven meeples, and more ends to build on.
const ALL_OUT: &str = r#"map: "O* O O", figures: "
        red meeple road 0,0 N
        red meeple road 0,0 W
        red meeple road 0,0 S
        red meeple road 1,0 N
        red meeple road 1,0 S
        red meeple road 2,0 N
        red meeple road 2,0 S
    ""#;

#[test]
fn base_5_6_with_an_empty_supply_nothing_can_be_placed() {
    check(&format!(
        r#"{ALL_OUT}, sets: "abbot", draw: "RG ...", steps: "
        supply red meeple=0 abbot=1
        place 3,0 turn 1
        refuse BASE-5.6: meeple road 3,0 E
        abbot garden 3,0
    ""#
    ));
}

#[test]
fn base_5_6_a_meeple_that_comes_home_waits_for_the_next_turn() {
    check(&format!(
        r#"{ALL_OUT}, draw: "O ...", steps: "
        place 0,-1
        turn blue
        score red=2
        supply red meeple=1
    ""#
    ));
}

#[test]
fn base_5_7_a_meeple_stays_until_its_feature_is_scored() {
    check(
        r#"map: "S", draw: "R R X X ...", steps: "
        place 1,0 turn 1
        meeple road 1,0 E
        place 2,0 turn 1
        stands red meeple road 1,0 E
        place 3,0
        pass
        stands red meeple road 1,0 E
        place -1,0
        pass
        supply red meeple=7
        score red=5
    ""#,
    );
}
