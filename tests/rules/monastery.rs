//! Monasteries (BASE-9).

use crate::check;

/// A monk with seven neighbours; the square in the south-east is empty.
const ALMOST: &str = r#"map: "
        R1 S  R1
        C3 M* C1
        C2 C2 .
    ", figures: "red meeple monastery 0,0""#;

#[test]
fn base_9_1_the_corners_count_too() {
    check(&format!(
        r#"{ALMOST}, draw: "M ...", turn: "blue", steps: "
        expect monastery 0,0 open tiles=8 points=8
        place 1,1
        expect monastery 0,0 complete tiles=9
        pass
        score red=9
    ""#
    ));
}

#[test]
fn base_9_2_nine_points_and_the_monk_comes_home() {
    check(&format!(
        r#"{ALMOST}, draw: "C ...", steps: "
        place 1,1 turn 1
        pass
        score red=9
        supply red meeple=7
    ""#
    ));
}

#[test]
fn base_9_3_one_tile_completes_what_it_touches_only_by_a_corner() {
    check(&format!(
        r#"{ALMOST}, draw: "M ...", steps: "
        place 1,1
        meeple monastery 1,1
        score red=9
        expect monastery 1,1 open tiles=4
    ""#
    ));
}
