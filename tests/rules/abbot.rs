//! Abbots and gardens (ABB).

use crate::check;

#[test]
fn abb_2_the_abbot_goes_on_a_monastery_or_garden_instead_of_a_meeple() {
    check(
        r#"sets: "abbot", map: "S", draw: "M G ...", steps: "
        place 0,1
        abbot monastery 0,1
        turn blue
        place 0,-1 turn 2
        abbot garden 0,-1
        stands red abbot monastery 0,1
        stands blue abbot garden 0,-1
    ""#,
    );
}

#[test]
fn abb_2_only_if_the_feature_is_free_and_new() {
    check(
        r#"sets: "abbot princess-dragon", draw: "PO ...", map: "
        S
        M
    ", figures: "blue meeple monastery 0,1", laid: "red 0,1", steps: "
        place -1,0
        refuse BASE-5.3: abbot monastery 0,1
    ""#,
    );
}

#[test]
fn abb_3_only_abbots_on_gardens_and_abbots_nowhere_else() {
    check(
        r#"sets: "abbot farmers inns-cathedrals", map: "S", draw: "RG ...", steps: "
        place 1,0 turn 1
        refuse ABB-3: meeple garden 1,0
        refuse ABB-3: big garden 1,0
        refuse ABB-3: abbot road 1,0 E
        refuse ABB-3: abbot field 1,0 Nw
        refuse ABB-3: abbot city 0,0 N
        abbot garden 1,0
    ""#,
    );
}

#[test]
fn abb_4_a_garden_counts_like_a_monastery() {
    check(
        r#"sets: "abbot", map: "S R1", draw: "G", steps: "
        place 0,-1 turn 2
        abbot garden 0,-1
        over
        score red=3
    ""#,
    );
}

#[test]
fn abb_5_the_abbot_can_come_back_from_a_monastery_with_points() {
    check(
        r#"sets: "abbot", draw: "R ...", map: "
        S
        M
    ", figures: "red abbot monastery 0,1", steps: "
        place 1,0 turn 1
        recall 0,1
        score red=3
        supply red abbot=1 meeple=7
        free road 1,0 E
    ""#,
    );
}

#[test]
fn abb_5_only_ones_own_abbot_comes_back() {
    check(
        r#"sets: "abbot", draw: "R ...", map: "
        S
        M
    ", figures: "blue abbot monastery 0,1", steps: "
        place 1,0 turn 1
        refuse ABB-5: recall 0,1
    ""#,
    );
}

#[test]
fn abb_6_a_garden_completed_now_scores_in_step_3() {
    check(
        r#"sets: "abbot", draw: "M ...", map: "
        R1 S  R1
        C3 M* C1
        C2 C2 .
    ", figures: "red abbot monastery 0,0", steps: "
        place 1,1
        refuse ABB-6: recall 0,0
        meeple monastery 1,1
        score red=9
        supply red abbot=1 meeple=6
    ""#,
    );
}

#[test]
fn abb_7_taking_the_abbot_back_is_the_action_of_the_turn() {
    check(
        r#"sets: "abbot tower princess-dragon", draw: "W ...", map: "
        S
        M
    ", figures: "
        red abbot monastery 0,1
        red meeple city 0,0 N
    ", steps: "
        place 1,1
        allow floor 1,1
        allow fairy meeple city 0,0 N
        recall 0,1
        turn blue
        height 1,1 0
        fairy nowhere
    ""#,
    );
}

#[test]
fn abb_9_a_farmer_around_a_garden_does_not_hinder_the_abbot() {
    check(
        r#"sets: "abbot farmers", map: "S", figures: "blue meeple field 0,0 En", draw: "RG ...", steps: "
        place 1,0 turn 1
        occupied field 1,0 Nw
        abbot garden 1,0
        stands red abbot garden 1,0
    ""#,
    );
}

#[test]
fn abb_11_without_abbots_gardens_are_decoration() {
    check(
        r#"map: "S", draw: "RG ...", steps: "
        place 1,0 turn 1
        refuse BASE-5.6: abbot garden 1,0
        refuse ABB-3: meeple garden 1,0
    ""#,
    );
}
