//! Rule options: what differs between them (docs/RULES.md, "Options and presets").

use crate::check;

#[test]
fn tw_2_2_tower_actions_as_printed_follow_a_foundation_tile_only() {
    let turn = |option: &str, steps: &str| {
        check(&format!(
            r#"sets: "tower", options: "tower_actions={option}", draw: "R ...", map: "
                S*
                W^1
            ", steps: "
                place 1,0 turn 1
                {steps}
            ""#
        ));
    };
    turn("foundation-tile", "refuse TW-2.2: floor 0,1\n refuse TW-2.2: top meeple 0,1");
    turn("any-tile", "allow top meeple 0,1\n floor 0,1\n height 0,1 2");
}

#[test]
fn pd_6_1_portal_target_as_printed_is_ones_own_tiles() {
    let turn = |option: &str, steps: &str| {
        check(&format!(
            r#"sets: "princess-dragon", options: "portal_target={option}", map: "S L", laid: "blue 1,0",
            draw: "PO ...", steps: "
                place -1,0
                {steps}
            ""#
        ));
    };
    turn("own", "refuse PD-6.1: meeple city 1,0 N\n refuse PD-6.1: meeple city 0,0 N");
    turn("any", "allow meeple city 0,0 N\n meeple city 1,0 N");
}

#[test]
fn pd_4_1_dragon_move_decides_whether_an_eaten_knight_has_scored() {
    let walk = |option: &str, steps: &str| {
        check(&format!(
            r#"sets: "princess-dragon", options: "dragon_move={option}", dragon: "0,1", turn: "blue",
            draw: "DG ...", map: "
                S*
                V
            ", figures: "red meeple city 0,0 N", steps: "
                place 0,-1 turn 2
                {steps}
                dragon N
                dragon N
                turn red
            ""#
        ));
    };
    walk("before-scoring", "score red=0\n stands red meeple city 0,0 N");
    walk("after-scoring", "score red=4\n free city 0,0 N");
}

#[test]
fn riv_5_river_bends_adjacent_compares_only_neighbouring_tiles() {
    let bend = |option: &str, steps: &str| {
        check(&format!(
            r#"sets: "river", options: "river_bends={option}", draw: "RC ...", map: "
                .   .   RS*
                .   RT1 RC
            ", steps: "
                {steps}
            ""#
        ));
    };
    bend("alternate", "refuse RIV-4: place -2,1 turn 1");
    bend("adjacent", "place -2,1 turn 1");
    check(
        r#"sets: "river", options: "river_bends=adjacent", draw: "RC ...", map: "
        .   RS*
        .   RC
    ", steps: "refuse RIV-4: place -1,1 turn 1""#,
    );
}

#[test]
fn tw_2_2_pd_6_1_the_preset_clarified_opens_both() {
    check(
        r#"sets: "tower princess-dragon", preset: "clarified", draw: "PO ...", map: "
        S* L
        W  .
    ", laid: "blue 1,0", steps: "
        place -1,0
        allow floor 0,1
        allow meeple city 1,0 N
    ""#,
    );
}
