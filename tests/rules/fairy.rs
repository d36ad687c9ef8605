//! The fairy (PD-7).

use crate::check;

#[test]
fn pd_7_1_she_joins_only_ones_own_followers() {
    check(
        r#"sets: "princess-dragon", map: "S", draw: "R ...", figures: "
        red meeple city 0,0 N
        blue meeple road 0,0 E
    ", steps: "
        place 1,0 turn 1
        refuse PD-7.1: fairy meeple road 0,0 E
        fairy meeple city 0,0 N
        fairy red meeple city 0,0 N
    ""#,
    );
}

#[test]
fn pd_7_1_not_in_a_turn_with_a_meeple() {
    check(
        r#"sets: "princess-dragon", map: "S", draw: "R ...", figures: "red meeple city 0,0 N", steps: "
        place 1,0 turn 1
        meeple road 1,0 E
        turn blue
        fairy nowhere
    ""#,
    );
}

#[test]
fn pd_7_2_moving_her_is_the_action_of_the_turn() {
    check(
        r#"sets: "abbot princess-dragon", map: "S", draw: "M ...", figures: "red meeple city 0,0 N", steps: "
        place 0,1
        allow abbot monastery 0,1
        fairy meeple city 0,0 N
        turn blue
        free monastery 0,1
        supply red abbot=1
    ""#,
    );
}

#[test]
fn pd_7_3_she_must_change_to_another_follower() {
    check(
        r#"sets: "princess-dragon", map: "S", draw: "R ...", figures: "
        red meeple city 0,0 N
        red meeple road 0,0 E
    ", fairy: "red meeple city 0,0 N", steps: "
        place 1,0 turn 1
        refuse PD-7.3: fairy meeple city 0,0 N
        # The other one stands on the same tile.
        fairy meeple road 0,0 E
        fairy red meeple road 0,0 E
    ""#,
    );
}

#[test]
fn pd_7_4_a_point_when_the_turn_begins_with_her() {
    check(
        r#"sets: "princess-dragon", map: "S", draw: "R R R R R ...", figures: "red meeple city 0,0 N",
        steps: "
        place 1,0 turn 1
        fairy meeple city 0,0 N
        score red=0
        place 2,0 turn 1
        pass
        score red=1 blue=0
        place 3,0 turn 1
        pass
        place 4,0 turn 1
        pass
        score red=2 blue=0
    ""#,
    );
}

#[test]
fn pd_7_5_all_figures_on_her_tile_are_safe_from_the_dragon() {
    check(
        r#"sets: "princess-dragon", dragon: "0,1", draw: "DR ...", map: "
        S*
        V
        M
    ", figures: "
        red meeple city 0,0 N
        blue meeple road 0,0 E
    ", fairy: "red meeple city 0,0 N", steps: "
        place 1,0 turn 1
        ways S
        dragon S
        eaten
    ""#,
    );
}

#[test]
fn pd_7_6_three_points_for_her_follower_without_the_majority() {
    check(
        r#"sets: "princess-dragon", draw: "B ...", map: "
        R1 S* R1
        C1 .  C3
        K  C  .
    ", figures: "
        red meeple city -1,1 E
        red meeple city 1,1 W
        blue meeple city 0,2 N
    ", fairy: "blue meeple city 0,2 N", turn: "blue", steps: "
        place 0,1 turn 2
        score red=8 blue=3
    ""#,
    );
}

#[test]
fn pd_7_7_she_stays_when_her_follower_goes_home() {
    check(
        r#"sets: "princess-dragon", map: "S", draw: "C R R R ...", figures: "red meeple city 0,0 N",
    fairy: "red meeple city 0,0 N", turn: "blue", steps: "
        place 0,-1 turn 2
        score red=7
        fairy 0,0 nobody
        place 1,0 turn 1
        pass
        place 2,0 turn 1
        pass
        # Nobody gets a point for her any more.
        score red=7 blue=0
    ""#,
    );
}

#[test]
fn pd_7_8_her_bonus_counts_at_the_end_for_fields_too() {
    check(
        r#"sets: "farmers princess-dragon", map: "S", draw: "M", figures: "red meeple field 0,0 Es",
    fairy: "red meeple field 0,0 Es", turn: "blue", steps: "
        expect field 0,0 Es points=0 red=3
        projected red=3
        place 0,1
        pass
        over
        score red=3
    ""#,
    );
}

#[test]
fn pd_7_9_any_follower_will_do() {
    check(
        r#"sets: "farmers abbot inns-cathedrals tower princess-dragon", draw: "R ...", map: "
        S* RG1
        W^1 .
    ", figures: "
        red meeple field 0,0 En
        red abbot garden 1,0
        red big road 0,0 E
        red meeple tower 0,1
    ", steps: "
        place 2,0 turn 1
        allow fairy meeple field 0,0 En
        allow fairy abbot garden 1,0
        allow fairy big road 0,0 E
        fairy meeple tower 0,1
        fairy red meeple tower 0,1
    ""#,
    );
}

#[test]
fn pd_7_10_she_can_be_moved_before_the_dragon_walks() {
    check(
        r#"sets: "princess-dragon", dragon: "0,1", draw: "DR ...", map: "
        S*
        V
        M
    ", figures: "red meeple city 0,0 N", steps: "
        place 1,0 turn 1
        fairy meeple city 0,0 N
        phase dragon
        refuse PD-4.5: dragon N
        ways S
    ""#,
    );
}

#[test]
fn pd_7_7_a_newcomer_in_the_same_place_is_not_hers() {
    check(
        r#"sets: "tower princess-dragon", map: "S L", laid: "red 1,0", figures: "red meeple city 1,0 N",
    fairy: "red meeple city 1,0 N", draw: "W PO ...", turn: "blue", steps: "
        place 2,0
        floor 2,0
        capture red meeple city 1,0 N
        place -1,0
        meeple city 1,0 N
        fairy 1,0 nobody
    ""#,
    );
}

#[test]
fn pd_7_6_tw_3_6_nothing_for_a_follower_on_a_tower() {
    check(
        r#"sets: "tower princess-dragon", draw: "C", turn: "blue", map: "
        S*
        W^1
    ", figures: "
        red meeple tower 0,1
        red meeple city 0,0 N
    ", fairy: "red meeple tower 0,1", steps: "
        place 0,-1 turn 2
        over
        score red=4
    ""#,
    );
}
