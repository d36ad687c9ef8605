//! Volcanoes and the dragon (PD-1 to PD-4).

use landnam::rules::{Action, Event, Game, Set, Setup};

use crate::check;

#[test]
fn pd_1_3_the_tunnel_joins_the_road_and_not_the_fields() {
    check(
        r#"sets: "farmers princess-dragon", dragon: "0,1", draw: "pd/dragon-tunnel ...", map: "
        S*
        V
    ", steps: "
        place 0,-1 turn 1
        same road 0,-1 W 0,-1 E
        same city 0,-1 N 0,-1 S
        separate field 0,-1 En 0,-1 Wn
    ""#,
    );
}

#[test]
fn pd_1_4_the_monastery_in_the_city_completes_by_its_neighbours() {
    check(
        r#"sets: "princess-dragon", dragon: "0,1", draw: "M ...", map: "
        .  M   M
        I  DM2 C3
        R1 S*  R1
        .  V   .
    ", figures: "
        red meeple monastery 0,-1
        blue meeple city 0,0 N
    ", steps: "
        place -1,-2
        expect monastery 0,-1 complete tiles=9
        expect city 0,-1 S open tiles=4
        pass
        score red=9 blue=0
        stands blue meeple city 0,0 N
    ""#,
    );
}

#[test]
fn pd_2_1_nobody_settles_on_a_volcano_even_later() {
    check(
        r#"sets: "princess-dragon", map: "S VS1", dragon: "1,0", laid: "red 1,0", draw: "PO V ...", steps: "
        place -1,0
        refuse PD-2.1: meeple road 1,0 E
        pass
        place 0,1
        turn red
    ""#,
    );
}

#[test]
fn pd_2_2_the_dragon_flies_to_each_new_volcano() {
    check(
        r#"sets: "princess-dragon", map: "S", draw: "V VS ...", steps: "
        dragon nowhere
        place 0,1
        dragon 0,1
        place 1,0 turn 1
        dragon 1,0
    ""#,
    );
}

#[test]
fn pd_2_3_all_that_needs_no_figure_on_the_tile_stays_possible() {
    check(
        r#"sets: "abbot tower princess-dragon", preset: "clarified", draw: "V ...", map: "
        S*
        W^1
        M
    ", figures: "
        red abbot monastery 0,2
        red meeple city 0,0 N
    ", steps: "
        place 1,1
        allow recall 0,2
        allow floor 0,1
        allow top meeple 0,1
        allow fairy meeple city 0,0 N
    ""#,
    );
}

#[test]
fn pd_2_4_a_volcano_can_complete_a_city() {
    check(
        r#"sets: "princess-dragon", map: "S", figures: "red meeple city 0,0 N", turn: "blue",
        draw: "VC ...", steps: "
        place 0,-1 turn 2
        score red=4
        turn red
    ""#,
    );
}

#[test]
fn pd_2_5_the_first_volcano_brings_the_dragon_tiles_back() {
    let mut shuffled = 0;
    for seed in 0..20 {
        let mut game = Game::new(&Setup::base(2, seed).with_sets([Set::PrincessDragon])).unwrap();
        while let Some(&first) = game.legal_actions().first() {
            let aside = game.set_aside().len();
            let unseen = game.unseen_count();
            let action = if matches!(first, Action::Place { .. }) { first } else { Action::Pass };
            let action = if game.legal_actions().contains(&action) { action } else { first };
            for event in game.play(action).unwrap() {
                if let Event::ShuffledIn { count } = event {
                    shuffled += count;
                    assert_eq!(count, aside);
                    assert!(game.set_aside().is_empty());
                    // The next player has drawn one of them or of the others.
                    let gone = usize::from(game.hand().is_some()) + game.discarded().len();
                    assert!(game.unseen_count() + gone >= unseen + aside);
                }
            }
            assert!(game.dragon().is_none() || game.set_aside().is_empty());
        }
    }
    assert!(shuffled > 0);
}

#[test]
fn pd_3_1_an_early_dragon_tile_is_set_aside_even_if_it_fits_nowhere() {
    check(
        r#"sets: "princess-dragon", map: "Q", draw: "DR Q", steps: "
        illegal BASE-4.3 1,0 DR
        aside 1
        discarded
        hand Q
        turn red
    ""#,
    );
}

#[test]
fn pd_3_2_first_the_meeple_then_the_dragon() {
    check(
        r#"sets: "princess-dragon", dragon: "0,1", draw: "DR ...", map: "
        S*
        V
    ", steps: "
        place 1,0 turn 1
        phase figure
        meeple road 1,0 E
        phase dragon
    ""#,
    );
}

#[test]
fn pd_3_3_set_aside_tiles_stay_out_when_the_pile_runs_out() {
    check(
        r#"sets: "princess-dragon", map: "S", draw: "R DR DG", steps: "
        place 1,0 turn 1
        meeple road 1,0 E
        aside 2
        over
        score red=2
    ""#,
    );
}

#[test]
fn pd_4_1_the_walk_comes_before_scoring() {
    check(
        r#"sets: "princess-dragon", dragon: "1,1", map: "
        X S* R1
        . M  V
    ", figures: "red meeple road 0,0 W", draw: "DX ...", turn: "blue", steps: "
        place 2,0
        pass
        expect road 2,0 W complete points=4 red=4
        phase dragon
        score red=0
    ""#,
    );
}

/// A row of tiles with a volcano at its west end and the dragon on it.
const ROW: &str = r#"sets: "princess-dragon", dragon: "0,0", map: "VS1* R1 R1 R1 R1 R1 R1 R1""#;

#[test]
fn pd_4_2_six_moves_at_most_one_player_after_the_other() {
    check(&format!(
        r#"{ROW}, players: "red blue green", draw: "DR ...", steps: "
        place -1,0 turn 1
        meeple road -1,0 W
        dragon E
        acts blue
        dragon E
        acts green
        dragon E
        acts red
        dragon E
        dragon E
        acts green
        dragon E
        phase place
        dragon 6,0
        turn blue
    ""#
    ));
}

#[test]
fn pd_4_3_only_onto_tiles() {
    check(&format!(
        r#"{ROW}, draw: "DR ...", steps: "
        place -1,0 turn 1
        pass
        refuse PD-4.3: dragon N
        refuse PD-4.3: dragon S
        ways E W
    ""#
    ));
}

#[test]
fn pd_4_4_no_tile_twice_and_the_start_is_used_up() {
    check(&format!(
        r#"{ROW}, draw: "DR ...", steps: "
        place -1,0 turn 1
        pass
        dragon E
        refuse PD-4.4: dragon W
        dragon E
        refuse PD-4.4: dragon W
    ""#
    ));
}

#[test]
fn pd_4_5_not_onto_the_fairys_tile() {
    check(&format!(
        r#"{ROW}, draw: "DR ...", figures: "red meeple road 1,0 E", fairy: "red meeple road 1,0 E", steps: "
        place -1,0 turn 1
        refuse PD-4.5: dragon E
        ways W
    ""#
    ));
}

#[test]
fn pd_4_6_the_dragon_must_move() {
    check(&format!(
        r#"{ROW}, draw: "DR ...", steps: "
        place -1,0 turn 1
        pass
        refuse PD-4.6: pass
    ""#
    ));
}

#[test]
fn pd_4_7_a_dead_end_ends_the_walk() {
    check(&format!(
        r#"{ROW}, draw: "DR ...", steps: "
        place -1,0 turn 1
        pass
        dragon W
        phase place
        dragon -1,0
        turn blue
    ""#
    ));
}

#[test]
fn pd_4_8_everything_on_the_tile_is_eaten_ones_own_too() {
    check(&format!(
        r#"{ROW}, draw: "DR ...", steps: "
        place -1,0 turn 1
        meeple road -1,0 W
        dragon W
        eaten red
        supply red meeple=7
    ""#
    ));
}

#[test]
fn pd_4_9_others_on_the_same_feature_are_not_eaten() {
    check(&format!(
        r#"{ROW}, draw: "DR ...", figures: "red meeple road 2,0 E", steps: "
        place -1,0 turn 1
        pass
        dragon W
        eaten
        stands red meeple road 2,0 E
    ""#
    ));
}

#[test]
fn pd_4_11_eaten_figures_no_longer_count() {
    check(
        r#"sets: "princess-dragon", dragon: "0,1", turn: "blue", draw: "DG ...", map: "
        S*
        V
    ", figures: "red meeple city 0,0 N", steps: "
        place 0,-1 turn 2
        dragon N
        dragon N
        expect city 0,0 N complete
        score red=0
    ""#,
    );
}

#[test]
fn pd_4_11_after_the_walk_the_others_score() {
    check(
        r#"sets: "princess-dragon", dragon: "0,2", turn: "blue", draw: "DG ...", map: "
        S* .
        M  .
        V  M
    ", figures: "red meeple city 0,0 N", steps: "
        place 0,-1 turn 2
        score red=0
        dragon E
        score red=4
        turn red
    ""#,
    );
}

#[test]
fn pd_4_12_nobody_settles_under_the_dragon() {
    check(
        r#"sets: "tower princess-dragon", preset: "clarified", dragon: "1,0", draw: "PO ...", map: "
        S* WS^1
        V  .
    ", steps: "
        place -1,0
        refuse PD-4.12: meeple city 1,0 N
        refuse PD-4.12: top meeple 1,0
        allow floor 1,0
    ""#,
    );
}
