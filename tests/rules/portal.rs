//! Magic portals (PD-6).

use crate::check;

#[test]
fn pd_6_1_the_portal_leads_to_tiles_one_has_laid() {
    check(
        r#"sets: "princess-dragon", map: "S L", laid: "red 1,0", draw: "PO ...", steps: "
        place -1,0
        allow meeple road -1,0 W
        refuse PD-6.1: meeple road 0,0 E
        meeple city 1,0 N
    ""#,
    );
}

#[test]
fn pd_6_2_not_to_what_is_occupied_or_completed() {
    check(
        r#"sets: "princess-dragon", draw: "PO ...", map: "
        C2 .
        S* L
    ", laid: "red 0,-1 1,0", figures: "blue meeple road 1,0 S", steps: "
        place -1,0
        refuse PD-6.2: meeple city 0,-1 S
        refuse BASE-5.3: meeple road 1,0 S
        meeple city 1,0 N
    ""#,
    );
}

#[test]
fn pd_6_3_what_it_completes_can_be_claimed_only_on_the_portal_tile() {
    check(
        r#"sets: "princess-dragon", map: "S", laid: "red 0,0", draw: "PL ...", steps: "
        place 0,-1 turn 2
        refuse PD-6.2: meeple city 0,0 N
        meeple city 0,-1 S
        score red=4
    ""#,
    );
}

#[test]
fn pd_6_4_abbots_and_big_meeples_go_through() {
    check(
        r#"sets: "abbot inns-cathedrals princess-dragon", map: "S RG1", laid: "red 1,0", draw: "PO ...",
        steps: "
        place -1,0
        allow abbot garden 1,0
        refuse ABB-3: abbot road 1,0 E
        refuse ABB-3: meeple garden 1,0
        big road 1,0 E
        stands red big road 1,0 E
    ""#,
    );
}

#[test]
fn pd_6_5_a_free_field_can_be_entered_even_if_enclosed() {
    check(
        r#"sets: "farmers inns-cathedrals princess-dragon", draw: "PO ...", map: "
        .  C2 .
        C1 CF C3
        .  S* .
    ", laid: "red 0,-1", steps: "
        place -1,0
        refuse PD-6.2: meeple city 0,-1 N
        meeple field 0,-1
        projected red=12
    ""#,
    );
}

#[test]
fn pd_6_6_it_serves_only_in_the_turn_it_is_laid() {
    check(
        r#"sets: "princess-dragon", map: "PO S*", laid: "red -1,0", draw: "R ...", steps: "
        place 1,0 turn 1
        refuse BASE-5.1: meeple road -1,0 W
    ""#,
    );
}
