//! The princess (PD-5).

use crate::check;

#[test]
fn pd_5_1_one_knight_of_any_owner_may_go() {
    check(
        r#"sets: "princess-dragon", draw: "P ...", map: "
        C1 .
        .  .
    ", figures: "red meeple city 0,0 E", steps: "
        place 1,0
        phase princess
        princess red meeple city 0,0 E
        supply red meeple=7
        turn blue
    ""#,
    );
}

#[test]
fn pd_5_1_without_a_knight_she_does_nothing() {
    check(
        r#"sets: "princess-dragon", map: "S", draw: "PX ...", steps: "
        place 0,-1 turn 2
        phase figure
        meeple city 0,-1 S
        score red=4
    ""#,
    );
}

#[test]
fn pd_5_2_pd_5_5_she_may_be_left_alone_and_step_2_is_as_usual() {
    check(
        r#"sets: "princess-dragon", map: "S", figures: "blue meeple city 0,0 N", draw: "PX ...", steps: "
        place 0,-1 turn 2
        phase princess
        pass
        phase figure
        meeple road 0,-1 N
        score blue=4
    ""#,
    );
}

#[test]
fn pd_5_3_only_the_city_she_lives_in_counts() {
    check(
        r#"sets: "princess-dragon", map: "S", figures: "blue meeple city 0,0 N", draw: "PP ...", steps: "
        # The other city of the tile joins the knight's.
        place 0,-1
        phase figure
        stands blue meeple city 0,0 N
    ""#,
    );
}

#[test]
fn pd_5_4_using_her_is_the_action_of_the_turn() {
    check(
        r#"sets: "abbot tower princess-dragon", preset: "clarified", scores: "red=3", draw: "P ...", map: "
        S*
        W^1
    ", figures: "
        blue meeple city 0,0 N
        red meeple road 0,0 E
    ", prisoners: "red abbot with blue", steps: "
        place 0,-1 turn 2
        princess blue meeple city 0,0 N
        phase figure
        refuse PD-5.4: meeple city 0,-1 S
        refuse PD-5.4: abbot garden 0,-1
        refuse PD-5.4: floor 0,1
        refuse PD-5.4: top meeple 0,1
        refuse PD-5.4: fairy meeple road 0,0 E
        refuse PD-5.4: recall 0,-1
        ransom blue abbot
        turn blue
    ""#,
    );
}

#[test]
fn pd_5_6_a_knight_sent_away_does_not_score() {
    check(
        r#"sets: "princess-dragon", map: "S", figures: "blue meeple city 0,0 N", draw: "PX ...", steps: "
        place 0,-1 turn 2
        princess blue meeple city 0,0 N
        score blue=0
    ""#,
    );
}

#[test]
fn pd_5_7_monks_and_farmers_are_no_knights() {
    check(
        r#"sets: "farmers princess-dragon", dragon: "0,2", draw: "P ...", map: "
        S*
        M
        V
    ", figures: "
        blue meeple city 0,0 N
        blue meeple monastery 0,1
        blue meeple field 0,0 En
    ", steps: "
        place 0,-1 turn 2
        refuse PD-5.7: princess blue meeple field 0,0 En
        refuse PD-5.7: princess blue meeple monastery 0,1
        princess blue meeple city 0,0 N
    ""#,
    );
}

#[test]
fn pd_5_7_the_monk_inside_the_city_is_no_knight() {
    check(
        r#"sets: "princess-dragon", dragon: "0,1", draw: "PX ...", map: "
        DM2
        S*
        V
    ", figures: "
        blue meeple monastery 0,-1
        blue meeple city 0,0 N
    ", steps: "
        place 1,-1 turn 3
        refuse PD-5.7: princess blue meeple monastery 0,-1
        princess blue meeple city 0,0 N
        stands blue meeple monastery 0,-1
    ""#,
    );
}
