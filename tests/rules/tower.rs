//! The Tower (TW).

use crate::check;

#[test]
fn tw_2_1_foundation_tiles_are_laid_like_others() {
    check(
        r#"sets: "tower", map: "S", draw: "WC ...", steps: "
        illegal BASE-4.3 0,-1 WC
        illegal BASE-4.3 1,0 WC
        place 0,-1 turn 2
        meeple city 0,-1 S
        score red=4
    ""#,
    );
}

#[test]
fn tw_2_2_one_of_four_things() {
    check(
        r#"sets: "tower", draw: "WC ...", map: "
        S*
        W
        W^1
    ", steps: "
        place 0,-1 turn 2
        allow meeple city 0,-1 S
        allow floor 0,1
        allow floor 0,2
        allow floor 0,-1
        allow top meeple 0,2
        refuse TW-2.2: floor 0,0
        floor 0,2
        height 0,2 2
        turn blue
    ""#,
    );
}

#[test]
fn tw_2_3_without_floors_nobody_builds() {
    check(
        r#"sets: "tower", draw: "WC ...", map: "
        S*
        W^20
    ", steps: "
        supply red floors=0
        place 0,-1 turn 2
        refuse TW-2.3: floor 0,-1
        refuse TW-2.3: floor 0,1
        allow top meeple 0,1
    ""#,
    );
}

#[test]
fn tw_3_1_a_bare_foundation_takes_no_meeple() {
    check(
        r#"sets: "tower", map: "S", draw: "WC ...", steps: "
        place 0,-1 turn 2
        refuse TW-3.1: top meeple 0,-1
    ""#,
    );
}

#[test]
fn tw_3_2_a_meeple_closes_a_tower() {
    check(
        r#"sets: "tower", draw: "WC WC ...", map: "
        S*
        W^1
    ", steps: "
        place 0,-1 turn 2
        top meeple 0,1
        place 0,-2
        refuse TW-3.2: floor 0,1
        refuse TW-3.2: top meeple 0,1
    ""#,
    );
}

#[test]
fn tw_3_3_a_tower_can_grow_as_high_as_floors_last() {
    check(
        r#"sets: "tower", draw: "WC ...", map: "
        S*
        W^18
    ", figures: "blue meeple city 0,0 N", steps: "
        place 1,1
        floor 0,1
        height 0,1 19
    ""#,
    );
}

#[test]
fn tw_3_4_the_owner_may_take_the_meeple_down_from_another_tower() {
    check(
        r#"sets: "tower", draw: "W ...", map: "
        S*
        W^1
    ", figures: "red meeple tower 0,1", steps: "
        place 0,2
        floor 0,2
        capture red meeple tower 0,1
        supply red meeple=7
        free tower 0,1
    ""#,
    );
}

#[test]
fn tw_3_5_a_tower_left_by_its_meeple_is_open_again() {
    check(
        r#"sets: "tower", draw: "W W ...", map: "
        S*
        W^1
    ", figures: "red meeple tower 0,1", steps: "
        place 0,2
        floor 0,2
        capture red meeple tower 0,1
        place 1,1
        floor 0,1
        height 0,1 2
    ""#,
    );
}

#[test]
fn tw_3_6_a_meeple_on_a_tower_belongs_to_no_feature() {
    check(
        r#"sets: "tower", draw: "I", map: "
        WC2^1
        S*
    ", figures: "blue meeple tower 0,-1", steps: "
        expect city 0,0 N complete blue=0
        projected blue=0
        place 0,1
        pass
        over
        score red=0 blue=0
    ""#,
    );
}

#[test]
fn tw_3_7_meeples_climb_and_abbots_do_not() {
    check(
        r#"sets: "tower abbot inns-cathedrals", draw: "WC ...", map: "
        S*
        W^1
    ", steps: "
        place 0,-1 turn 2
        refuse TW-3.7: top abbot 0,1
        allow top meeple 0,1
        top big 0,1
        stands red big tower 0,1
    ""#,
    );
}

#[test]
fn tw_4_1_capturing_is_not_an_obligation() {
    check(
        r#"sets: "tower", map: "S", figures: "blue meeple city 0,0 N", draw: "W ...", steps: "
        place 0,1
        floor 0,1
        phase capture
        pass
        prisoners 0
        stands blue meeple city 0,0 N
    ""#,
    );
}

#[test]
fn tw_4_1_only_what_stands_there_can_be_taken() {
    check(
        r#"sets: "tower", map: "S", figures: "blue meeple city 0,0 N", draw: "W ...", steps: "
        place 0,1
        floor 0,1
        refuse TW-4.1: capture blue meeple road 0,0 E
        refuse TW-4.1: capture red meeple city 0,0 N
    ""#,
    );
}

#[test]
fn tw_4_2_as_many_tiles_as_floors_in_straight_lines() {
    check(
        r#"sets: "tower", draw: "W ...", players: "red blue green", map: "
        S* R1 R1
        M  M  .
    ", figures: "
        blue meeple road 2,0 E
        green meeple monastery 1,1
    ", steps: "
        reach 0,0 height=1 =
        reach 0,0 height=2 = blue
        reach 0,0 height=9 = blue
        reach 1,0 height=1 = blue green
        place 0,2
        floor 0,2
        turn blue
    ""#,
    );
}

#[test]
fn tw_4_3_gaps_do_not_block_the_line() {
    check(
        r#"sets: "tower", draw: "W ...", map: "
        W^1* . M
        M    M M
    ", figures: "blue meeple monastery 2,0", steps: "
        place 0,-1
        floor 0,0
        capture blue meeple monastery 2,0
        prisoner blue meeple with red
    ""#,
    );
}

#[test]
fn tw_4_4_ones_own_follower_goes_home_and_waits() {
    check(
        r#"sets: "tower", map: "S", figures: "red meeple city 0,0 N", draw: "W ...", steps: "
        place 0,1
        floor 0,1
        capture red meeple city 0,0 N
        supply red meeple=7
        prisoners 0
        turn blue
    ""#,
    );
}

#[test]
fn tw_4_5_a_follower_on_a_higher_tower_can_be_taken() {
    check(
        r#"sets: "tower", draw: "W ...", map: "
        S*
        W^5
    ", figures: "blue meeple tower 0,1", steps: "
        place 0,2
        floor 0,2
        capture blue meeple tower 0,1
        prisoner blue meeple with red
        height 0,1 5
    ""#,
    );
}

#[test]
fn tw_4_6_farmers_abbots_and_big_meeples_can_be_taken() {
    check(
        r#"sets: "farmers abbot inns-cathedrals tower", draw: "WC ...", map: "
        S* RG1
    ", figures: "
        blue meeple field 1,0 Sw
        blue abbot garden 1,0
        blue big road 1,0 E
    ", steps: "
        place 1,1 turn 2
        floor 1,1
        allow capture blue meeple field 1,0 Sw
        allow capture blue abbot garden 1,0
        capture blue big road 1,0 E
        prisoner blue big with red
    ""#,
    );
}

#[test]
fn tw_4_7_a_captured_highwayman_does_not_score() {
    check(
        r#"sets: "tower", map: "X S*", figures: "red meeple road 0,0 E", draw: "WT ...", turn: "blue",
        steps: "
        place 1,0
        floor 1,0
        capture red meeple road 0,0 E
        score red=0
    ""#,
    );
}

#[test]
fn tw_5_1_a_prisoner_lies_with_the_captor() {
    check(
        r#"sets: "tower", map: "S", figures: "blue meeple city 0,0 N", draw: "W ...", steps: "
        place 0,1
        floor 0,1
        capture blue meeple city 0,0 N
        prisoner blue meeple with red
        supply blue meeple=6
    ""#,
    );
}

#[test]
fn tw_5_2_only_the_two_who_hold_each_other_exchange() {
    check(
        r#"sets: "tower", map: "S", players: "red blue green", draw: "W ...",
    figures: "blue meeple city 0,0 N", prisoners: "
        red meeple with blue
        blue meeple with green
    ", steps: "
        place 0,1
        floor 0,1
        capture blue meeple city 0,0 N
        supply red meeple=7
        supply blue meeple=6
        prisoner blue meeple with green
        prisoners 1
    ""#,
    );
}

#[test]
fn tw_5_3_the_owner_chooses_which_figure_comes_home() {
    check(
        r#"sets: "tower abbot", map: "S", draw: "W ...", figures: "blue meeple city 0,0 N", prisoners: "
        red meeple with blue
        red abbot with blue
    ", steps: "
        place 0,1
        floor 0,1
        capture blue meeple city 0,0 N
        phase release
        refuse TW-5.3: pass
        refuse TW-5.4: release big
        release abbot
        supply red meeple=6 abbot=1
        supply blue meeple=7
        turn blue
    ""#,
    );
}

#[test]
fn tw_5_4_a_ransom_moves_three_points_to_the_captor() {
    check(
        r#"sets: "tower", map: "S", scores: "red=5 blue=1", prisoners: "red meeple with blue",
        draw: "R ...", steps: "
        refuse TW-5.4: ransom blue abbot
        ransom blue meeple
        score red=2 blue=4
        supply red meeple=7
        turn red
    ""#,
    );
}

#[test]
fn tw_5_4_only_in_ones_own_turn() {
    check(
        r#"sets: "tower", map: "S", scores: "red=9", prisoners: "red meeple with blue", turn: "blue",
        draw: "R ...", steps: "
        refuse TW-5.4: ransom blue meeple
    ""#,
    );
}

#[test]
fn tw_5_5_not_with_fewer_than_three_points() {
    check(
        r#"sets: "tower", map: "S", scores: "red=3", draw: "R ...", prisoners: "
        red meeple with blue
        red meeple with blue
    ", steps: "
        ransom blue meeple
        score red=0 blue=3
    ""#,
    );
    check(
        r#"sets: "tower", map: "S", scores: "red=2", draw: "R", prisoners: "red meeple with blue",
        steps: "refuse TW-5.5: ransom blue meeple""#,
    );
}

#[test]
fn tw_5_6_the_freed_figure_can_be_placed_in_the_same_turn() {
    check(
        r#"sets: "tower abbot", map: "S", scores: "red=3", prisoners: "red abbot with blue",
        draw: "M ...", steps: "
        place 0,1
        refuse BASE-5.6: abbot monastery 0,1
        ransom blue abbot
        abbot monastery 0,1
        refuse BASE-3.1: meeple monastery 0,1
        stands red abbot monastery 0,1
    ""#,
    );
}

#[test]
fn tw_5_6_a_ransom_can_be_paid_while_the_princess_asks() {
    let asked = r#"sets: "tower inns-cathedrals princess-dragon", map: "S", scores: "red=9", draw: "PX ...",
    figures: "blue meeple city 0,0 N", prisoners: "
        red big with blue
        red meeple with blue
    ", steps: "
        place 0,-1 turn 2
        phase princess
        ransom blue big
        score red=6 blue=3
        supply red big=1
        # She asks on, and once is enough.
        phase princess
        refuse TW-5.8: ransom blue meeple
    "#;
    check(&format!("{asked}princess blue meeple city 0,0 N\nturn blue\n\""));
    check(&format!("{asked}pass\nphase figure\nbig road 0,-1 N\nstands red big road 0,-1 N\n\""));
}

#[test]
fn tw_5_7_every_figure_costs_three() {
    check(
        r#"sets: "tower inns-cathedrals", map: "S", scores: "red=8", prisoners: "red big with blue",
        draw: "R", steps: "
        ransom blue big
        score red=5 blue=3
    ""#,
    );
}

#[test]
fn tw_5_8_one_ransom_in_a_turn() {
    check(
        r#"sets: "tower", map: "S", scores: "red=9", draw: "R R R ...", prisoners: "
        red meeple with blue
        red meeple with blue
    ", steps: "
        ransom blue meeple
        refuse TW-5.8: ransom blue meeple
        place 1,0 turn 1
        refuse TW-5.8: ransom blue meeple
        pass
        place 2,0 turn 1
        pass
        ransom blue meeple
        score red=3 blue=6
    ""#,
    );
}

#[test]
fn tw_5_9_prisoners_and_floors_count_for_nothing_at_the_end() {
    check(
        r#"sets: "tower", map: "S", prisoners: "blue meeple with red", draw: "R", steps: "
        place 1,0 turn 1
        pass
        over
        score red=0 blue=0
    ""#,
    );
}
