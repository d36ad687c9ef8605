//! Roads (BASE-7).

use crate::check;

#[test]
fn base_7_1_a_village_a_city_and_a_monastery_end_a_road() {
    check(
        r#"draw: "TR MR X ...", map: "S", steps: "
        place 1,0 turn 1
        expect road 1,0 W open tiles=2
        pass
        place -1,0 turn 3
        expect road 0,0 E complete tiles=3
        pass
        score red=0
    ""#,
    );
}

#[test]
fn base_7_1_an_open_end_keeps_a_road_open() {
    check(
        r#"map: "X S*", draw: "R ...", figures: "red meeple road 0,0 W", steps: "
        place 1,0 turn 1
        expect road 0,0 W open tiles=3
        score red=0
    ""#,
    );
}

#[test]
fn base_7_1_a_ring_is_closed() {
    check(
        r#"draw: "K ...", map: "
        K3 K
        K2 .
    ", steps: "
        expect road 0,0 E open tiles=3
        place 1,1 turn 1
        expect road 0,0 E complete tiles=4 points=4
        meeple road 1,1 N
        score red=4
    ""#,
    );
}

#[test]
fn base_7_2_one_point_for_each_tile() {
    check(
        r#"map: "X S* R1 R1", draw: "X ...", figures: "red meeple road 0,0 E", steps: "
        place 3,0
        expect road 0,0 E complete tiles=5 points=5 red=5
        pass
        score red=5
    ""#,
    );
}

#[test]
fn base_7_3_each_arm_of_a_crossing_is_a_road_of_its_own() {
    check(
        r#"map: "S", draw: "O ...", steps: "
        place 1,0
        separate road 1,0 N 1,0 E
        separate road 1,0 E 1,0 S
        separate road 1,0 S 1,0 W
        separate road 1,0 W 1,0 E
    ""#,
    );
}

#[test]
fn base_6_3_a_road_that_comes_back_to_a_tile_counts_it_once() {
    check(
        r#"sets: "inns-cathedrals", draw: "K ...", map: "
        . K3 K
        X ic/road-curves-two* .
        . X3 .
    ", figures: "red meeple road 0,0 W", steps: "
        place 1,0 turn 1
        expect road 0,0 W complete tiles=6 points=6
        score red=6
    ""#,
    );
}
