//! Farmers (FARM).

use crate::check;

#[test]
fn farm_1_roads_and_cities_divide_fields() {
    check(
        r#"sets: "farmers", map: "S", draw: "I ...", steps: "
        separate field 0,0 En 0,0 Es
        place 0,-1 turn 1
        separate field 0,-1 En 0,-1 Wn
        same field 0,0 En 0,0 Wn
    ""#,
    );
}

#[test]
fn farm_2_one_farmer_on_a_connected_field() {
    check(
        r#"sets: "farmers abbot", map: "S R1", figures: "blue meeple field 0,0 Es", draw: "R ...", steps: "
        place 2,0 turn 1
        refuse BASE-5.3: meeple field 2,0 Se
        refuse ABB-3: abbot field 2,0 Ne
        meeple field 2,0 Ne
    ""#,
    );
}

#[test]
fn farm_3_a_farmer_stays_when_cities_are_scored() {
    check(
        r#"sets: "farmers", map: "S", draw: "C M ...", figures: "
        red meeple field 0,0 En
        blue meeple city 0,0 N
    ", steps: "
        place 0,-1 turn 2
        pass
        score red=0 blue=4
        stands red meeple field 0,0 En
        projected red=3
    ""#,
    );
}

#[test]
fn farm_4_three_points_for_each_completed_city() {
    check(
        r#"sets: "farmers", draw: "C", map: "
        C2 .  C2
        S  S* S
    ", figures: "red meeple field 0,0 En", steps: "
        place 0,-1 turn 2
        pass
        over
        score red=9
    ""#,
    );
}

#[test]
fn farm_5_a_city_counts_once_for_a_field_that_meets_it_twice() {
    check(
        r#"sets: "farmers", draw: "C", map: "
        .   M M
        C1* I I
    ", figures: "red meeple field 1,-1 Nw", steps: "
        place 3,0 turn 3
        same field 1,0 Nw 2,0 Nw
        expect field 1,0 Nw points=3
        pass
        over
        score red=3
    ""#,
    );
}

#[test]
fn farm_5_an_unfinished_city_counts_nothing() {
    check(
        r#"sets: "farmers", map: "S", figures: "red meeple field 0,0 En", draw: "I", steps: "
        place 0,-1 turn 1
        expect field 0,0 En points=0
        pass
        over
        score red=0
    ""#,
    );
}

#[test]
fn farm_5_a_city_counts_for_every_field_around_it() {
    check(
        r#"sets: "farmers", draw: "C", map: "
        I1
        S*
    ", figures: "
        red meeple field 0,-1 En
        blue meeple field 0,-1 Wn
    ", steps: "
        place 0,-2 turn 2
        expect field 0,-1 En points=3
        pass
        over
        score red=3 blue=3
    ""#,
    );
}

#[test]
fn farm_6_a_field_beyond_the_road_does_not_touch_the_city() {
    check(
        r#"sets: "farmers", map: "S", figures: "
        red meeple field 0,0 Es
        blue meeple field 0,0 En
    ", draw: "C", steps: "
        place 0,-1 turn 2
        expect field 0,0 En points=3
        expect field 0,0 Es points=0
        pass
        score red=0 blue=3
    ""#,
    );
}

#[test]
fn farm_7_farmers_share_a_field_in_a_tie() {
    check(
        r#"sets: "farmers", players: "red blue green", draw: "R", map: "
        C2 . C2
        S* . S
        M  M M
    ", figures: "
        red meeple field 0,0 En
        blue meeple field 2,0 Wn
        green meeple field 0,0 Es
    ", steps: "
        separate field 0,0 En 2,0 Wn
        place 1,0 turn 1
        same field 0,0 En 2,0 Wn
        pass
        score red=6 blue=6 green=0
    ""#,
    );
}
