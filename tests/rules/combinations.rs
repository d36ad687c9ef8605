//! Sets together (X-1 to X-22).

use crate::check;

#[test]
fn x_1_the_dragon_eats_a_follower_on_a_tower_and_leaves_the_floors() {
    check(
        r#"sets: "tower princess-dragon", dragon: "0,2", draw: "DR ...", map: "
        S*
        W^3
        V
    ", figures: "blue meeple tower 0,1", steps: "
        place 1,0 turn 1
        pass
        dragon N
        eaten blue
        height 0,1 3
        free tower 0,1
    ""#,
    );
}

#[test]
fn x_2_the_fairy_does_not_protect_against_capture() {
    check(
        r#"sets: "tower princess-dragon", map: "S", figures: "blue meeple city 0,0 N",
    fairy: "blue meeple city 0,0 N", draw: "W ...", steps: "
        place 0,1
        floor 0,1
        capture blue meeple city 0,0 N
        fairy 0,0 nobody
        score blue=0
    ""#,
    );
}

#[test]
fn x_3_the_floor_captures_before_the_dragon_walks() {
    check(
        r#"sets: "tower princess-dragon", preset: "clarified", dragon: "0,2", draw: "DR ...", map: "
        S*
        W
        V
    ", figures: "blue meeple city 0,0 N", steps: "
        place 1,0 turn 1
        floor 0,1
        phase capture
        capture blue meeple city 0,0 N
        phase dragon
        prisoner blue meeple with red
    ""#,
    );
}

#[test]
fn x_4_towers_can_be_built_and_climbed_after_a_volcano() {
    check(
        r#"sets: "tower princess-dragon", preset: "clarified", draw: "V ...", map: "
        S*
        W^1
    ", steps: "
        place 1,1
        allow floor 0,1
        top meeple 0,1
        stands red meeple tower 0,1
    ""#,
    );
}

#[test]
fn x_5_abbot_and_big_meeple_use_the_portal() {
    check(
        r#"sets: "abbot inns-cathedrals princess-dragon", draw: "PO ...", map: "
        S* L
        M  .
    ", laid: "red 1,0 0,1", steps: "
        place -1,0
        allow abbot monastery 0,1
        allow big monastery 0,1
        big city 1,0 N
    ""#,
    );
}

#[test]
fn x_6_a_portal_opens_no_tower() {
    check(
        r#"sets: "tower princess-dragon", draw: "PO ...", map: "
        S*
        W^1
    ", laid: "red 0,1", steps: "
        place -1,0
        refuse TW-2.2: top meeple 0,1
    ""#,
    );
}

#[test]
fn x_7_no_abbot_after_the_princess() {
    check(
        r#"sets: "abbot tower princess-dragon", scores: "red=3", map: "S", draw: "P ...",
    figures: "blue meeple city 0,0 N", prisoners: "red meeple with blue", steps: "
        place 0,-1 turn 2
        princess blue meeple city 0,0 N
        refuse PD-5.4: abbot garden 0,-1
    ""#,
    );
}

#[test]
fn x_8_the_princess_sends_a_big_meeple_away_as_one_figure() {
    check(
        r#"sets: "inns-cathedrals princess-dragon", map: "S", figures: "blue big city 0,0 N",
        draw: "PX ...", steps: "
        place 0,-1 turn 2
        refuse PD-5.7: princess blue meeple city 0,0 N
        princess blue big city 0,0 N
        supply blue big=1 meeple=7
    ""#,
    );
}

#[test]
fn x_9_the_fairy_does_not_hold_the_princess_back() {
    check(
        r#"sets: "princess-dragon", map: "S", figures: "blue meeple city 0,0 N",
    fairy: "blue meeple city 0,0 N", draw: "PX ...", steps: "
        place 0,-1 turn 2
        princess blue meeple city 0,0 N
        fairy 0,0 nobody
        score blue=0
    ""#,
    );
}

#[test]
fn x_10_a_meeple_on_a_tower_in_the_city_is_no_knight() {
    check(
        r#"sets: "tower princess-dragon", draw: "P ...", map: "
        tower/bridge1^1
        S*
    ", figures: "blue meeple tower 0,-1", steps: "
        place 0,-2 turn 2
        same city 0,-2 S 0,-1 N
        phase figure
        stands blue meeple tower 0,-1
    ""#,
    );
}

#[test]
fn x_11_moving_the_fairy_excludes_the_abbot_but_she_may_join_one() {
    check(
        r#"sets: "abbot princess-dragon", draw: "M ...", map: "
        S
        M
    ", figures: "red abbot monastery 0,1", steps: "
        place 0,2
        fairy abbot monastery 0,1
        fairy red abbot monastery 0,1
        turn blue
    ""#,
    );
}

#[test]
fn x_12_the_dragon_eats_an_abbot_without_points() {
    check(
        r#"sets: "abbot princess-dragon", dragon: "0,2", draw: "DR ...", map: "
        S
        M
        V
    ", figures: "red abbot monastery 0,1", steps: "
        place 1,0 turn 1
        pass
        dragon N
        eaten red
        supply red abbot=1
        score red=0
    ""#,
    );
}

#[test]
fn x_13_a_tower_takes_an_abbot_and_he_costs_three() {
    check(
        r#"sets: "abbot tower", scores: "blue=3", draw: "W M ...", map: "
        S
        M
    ", figures: "blue abbot monastery 0,1", steps: "
        place 0,2
        refuse TW-3.1: top meeple 0,2
        floor 0,2
        capture blue abbot monastery 0,1
        prisoner blue abbot with red
        ransom red abbot
        score red=3 blue=0
        supply blue abbot=1
    ""#,
    );
}

#[test]
fn x_14_a_big_meeple_climbs_and_can_be_taken() {
    check(
        r#"sets: "inns-cathedrals tower", scores: "red=4", draw: "W W M ...", map: "
        S
        W^1
    ", steps: "
        place 1,1
        top big 0,1
        place 0,2
        floor 0,2
        capture red big tower 0,1
        ransom blue big
        score red=1 blue=3
        supply red big=1
    ""#,
    );
}

#[test]
fn x_15_inns_and_cathedrals_do_not_multiply_the_fairys_bonus() {
    check(
        r#"sets: "inns-cathedrals princess-dragon", map: "X S* N", figures: "red meeple road 0,0 E",
    fairy: "red meeple road 0,0 E", draw: "X ...", turn: "blue", steps: "
        place 2,0
        pass
        score red=11
    ""#,
    );
}

#[test]
fn x_16_a_big_meeple_does_not_double_the_fairys_bonus() {
    check(
        r#"sets: "inns-cathedrals princess-dragon", map: "S", figures: "red big city 0,0 N",
    fairy: "red big city 0,0 N", draw: "C ...", turn: "blue", steps: "
        place 0,-1 turn 2
        score red=7
    ""#,
    );
}

#[test]
fn x_17_a_field_without_its_farmer_can_be_claimed_again() {
    check(
        r#"sets: "farmers tower", draw: "W R ...", map: "S", figures: "blue meeple field 0,0 En", steps: "
        place 0,1
        floor 0,1
        capture blue meeple field 0,0 En
        free field 0,0 En
        place 1,0 turn 1
        meeple field 1,0 Ne
    ""#,
    );
    check(
        r#"sets: "farmers princess-dragon", dragon: "0,1", draw: "DR ...", map: "
        S
        V
    ", figures: "blue meeple field 0,0 En", steps: "
        place 1,0 turn 1
        pass
        dragon N
        eaten blue
        free field 0,0 En
    ""#,
    );
}

#[test]
fn x_18_a_ransom_is_possible_after_the_princess() {
    check(
        r#"sets: "tower princess-dragon", scores: "red=3", map: "S", draw: "PX ...",
    figures: "blue meeple city 0,0 N", prisoners: "red meeple with blue", steps: "
        place 0,-1 turn 2
        princess blue meeple city 0,0 N
        phase figure
        ransom blue meeple
        supply red meeple=7
        score red=0 blue=3
        turn blue
    ""#,
    );
}

#[test]
fn x_19_the_fairy_moves_in_the_river_phase() {
    check(
        r#"sets: "river princess-dragon", map: "RS", draw: "RB RT RL ...", steps: "
        place 0,1
        meeple road 0,1 E
        place 0,2
        place 0,3
        dragon nowhere
        fairy meeple road 0,1 E
        fairy red meeple road 0,1 E
    ""#,
    );
}

#[test]
fn x_20_a_ransom_can_take_a_player_back_over_fifty() {
    check(
        r#"sets: "inns-cathedrals tower", map: "S", scores: "red=51 blue=48",
        prisoners: "red meeple with blue",
    draw: "R ...", steps: "
        track red space=1 laps=1
        ransom blue meeple
        track red space=48 laps=0
        track blue space=1 laps=1
    ""#,
    );
}

#[test]
fn x_21_scoring_asks_who_is_there_in_step_3() {
    check(
        r#"sets: "tower", players: "red blue green", draw: "B ...", map: "
        R1 S* R1
        C1 .  C3
        K  WC .
    ", preset: "clarified", figures: "
        red meeple city -1,1 E
        green meeple city 0,2 N
    ", turn: "red", steps: "
        place 0,1 turn 2
        expect city 0,1 S complete points=8 red=8 green=8
        floor 0,2
        capture green meeple city 0,2 N
        score red=8 green=0
    ""#,
    );
}

#[test]
fn x_22_a_freed_follower_comes_back_without_the_fairy() {
    check(
        r#"sets: "tower princess-dragon", map: "S", scores: "blue=3", figures: "blue meeple city 0,0 N",
    fairy: "blue meeple city 0,0 N", draw: "W R ...", steps: "
        place 0,1
        floor 0,1
        capture blue meeple city 0,0 N
        # Nor is there a point for her at the beginning of blue's turn.
        score blue=3
        ransom red meeple
        place 1,0 turn 1
        meeple road 1,0 E
        fairy 0,0 nobody
    ""#,
    );
}
