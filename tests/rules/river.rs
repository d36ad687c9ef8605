//! The river (RIV).

use landnam::rules::{Action, Game, Set, Setup};
use landnam::tiles::{Catalogue, Kind, Pos};

use crate::check;

#[test]
fn riv_1_the_spring_replaces_the_start_tile() {
    let catalogue = Catalogue::standard();
    let game = Game::new(&Setup::base(2, 3).with_sets([Set::River])).unwrap();
    assert_eq!(game.tile_at(Pos::ORIGIN).unwrap().kind, catalogue.spring());
    let all: Vec<Kind> = game.unseen().chain(game.hand()).collect();
    assert_eq!(all.len(), 11 + 71);
    let start_kind = all.iter().filter(|&&kind| kind == catalogue.start()).count();
    assert_eq!(start_kind, 3);
}

/// The tiles of a game in the order they are laid, always in the first place that fits.
fn laid(seed: u64) -> Vec<Kind> {
    let mut game = Game::new(&Setup::base(2, seed).with_sets([Set::River])).unwrap();
    while let Some(&first) = game.legal_actions().first() {
        let action = if matches!(first, Action::Place { .. }) { first } else { Action::Pass };
        game.play(action).unwrap();
    }
    game.tiles().map(|tile| tile.kind).collect()
}

#[test]
fn riv_2_riv_8_the_river_comes_first_and_the_lake_ends_it() {
    let catalogue = Catalogue::standard();
    for seed in 0..50 {
        let kinds = laid(seed);
        assert_eq!(kinds[11], catalogue.lake());
        assert!(kinds[..12].iter().all(|&kind| catalogue.tile(kind).is_river()));
        assert!(!kinds[12..].iter().any(|&kind| catalogue.tile(kind).is_river()));
    }
}

#[test]
fn riv_8_after_the_lake_the_ordinary_pile_follows() {
    check(
        r#"sets: "river", map: "RS", draw: "RL C ...", steps: "
        place 0,1
        turn blue
        hand C
        place 1,0
    ""#,
    );
}

#[test]
fn riv_3_a_river_tile_joins_the_open_end() {
    check(
        r#"sets: "river", map: "RS", draw: "RT ...", steps: "
        refuse RIV-3: place 1,0
        refuse BASE-4.3: place 0,1 turn 1
        place 0,1
        expect river 0,0 S open
    ""#,
    );
}

#[test]
fn riv_4_the_river_does_not_bend_the_same_way_twice() {
    check(
        r#"sets: "river", draw: "RC ...", map: "
        .   RS*
        .   RC
    ", steps: "
        refuse RIV-4: place -1,1 turn 1
        place -1,1 turn 2
    ""#,
    );
}

#[test]
fn riv_5_straight_tiles_between_bends_do_not_count() {
    check(
        r#"sets: "river", draw: "RC ...", map: "
        .   .   RS*
        .   RT1 RC
    ", steps: "
        refuse RIV-4: place -2,1 turn 1
        place -2,1 turn 2
    ""#,
    );
}

#[test]
fn riv_6_nobody_stands_on_the_river_but_all_else_is_as_usual() {
    check(
        r#"sets: "river farmers", map: "RS", draw: "RB ...", steps: "
        place 0,1
        refuse RIV-6: meeple river 0,1 S
        meeple road 0,1 E
        stands red meeple road 0,1 E
    ""#,
    );
}

#[test]
fn riv_7_the_river_divides_fields_and_a_bridge_does_not_join_them() {
    check(
        r#"sets: "river farmers", map: "RS", draw: "RB ...", steps: "
        place 0,1
        separate field 0,1 En 0,1 Es
        separate field 0,1 Ws 0,1 Es
        separate field 0,1 Ws 0,1 Wn
        # Round the spring the field is one.
        same field 0,1 En 0,1 Wn
        same field 0,0 Se 0,0 Sw
    ""#,
    );
}

#[test]
fn riv_3_a_drawn_river_may_run_beside_land() {
    check(
        r#"sets: "river", draw: "RL ...", map: "
        .   RS*
        M   RT
        RC2 RC
    ", steps: "
        same river 0,0 S -1,2 S
        place -1,3
    ""#,
    );
}
