//! What is on the table when a game begins (BASE-1, BASE-2).

use landnam::rules::{FigureKind, Game, Player, Set, Sets, Setup, SetupProblem};
use landnam::tiles::{Catalogue, Pos};

use crate::check;

fn game(players: usize, sets: impl IntoIterator<Item = Set>) -> Game {
    Game::new(&Setup::base(players, 1).with_sets(sets)).unwrap()
}

#[test]
fn base_1_4_base_2_1_everyone_has_seven_meeples() {
    check(
        r#"map: "S", draw: "R", players: "yellow red green blue black", steps: "
        supply yellow meeple=7 big=0 abbot=0
        supply black meeple=7 big=0 abbot=0
    ""#,
    );
}

#[test]
fn base_2_1_the_eighth_meeple_is_the_marker() {
    let game = game(5, []);
    assert_eq!(game.supply(Player::new(4))[FigureKind::Meeple], 7);
}

#[test]
fn base_1_6_two_to_five_can_play() {
    for players in 2..=5 {
        assert!(Game::new(&Setup::base(players, 1)).is_ok());
    }
    assert_eq!(Game::new(&Setup::base(1, 1)).unwrap_err(), [SetupProblem::TooFewPlayers]);
    assert_eq!(Game::new(&Setup::base(6, 1)).unwrap_err(), [SetupProblem::TooManyPlayers { most: 5 }]);
}

#[test]
fn ic_1_2_a_sixth_player_needs_the_pink_figures() {
    let setup = Setup::base(6, 1).with_sets([Set::InnsCathedrals, Set::Abbot]);
    let game = Game::new(&setup).unwrap();
    assert_eq!(game.supply(Player::new(5)).total(), 9);
}

#[test]
fn base_2_2_abbots_stay_in_the_box_of_a_first_game() {
    assert_eq!(game(2, []).supply(Player::new(0))[FigureKind::Abbot], 0);
}

#[test]
fn base_2_3_the_start_tile_lies_in_the_middle() {
    let game = game(2, []);
    assert_eq!(game.tile_at(Pos::ORIGIN).unwrap().kind, Catalogue::standard().start());
    assert_eq!(game.tiles().len(), 1);
    // One of the 71 others is in the first player's hand.
    assert_eq!(game.unseen_count(), 70);
}

#[test]
fn base_2_3_the_seed_decides_the_order_of_the_tiles() {
    let order = |seed| Game::new(&Setup::base(2, seed)).unwrap().unseen().collect::<Vec<_>>();
    assert_eq!(order(7), order(7));
    assert_ne!(order(7), order(8));
}

#[test]
fn base_2_4_the_first_player_begins() {
    assert_eq!(game(3, []).active_player(), Player::new(0));
}

#[test]
fn base_2_5_without_farmers_nobody_lies_in_a_field() {
    check(
        r#"map: "S", draw: "C ...", steps: "
        place 0,-1 turn 2
        refuse BASE-2.5: meeple field 0,-1 Nw
    ""#,
    );
}

#[test]
fn base_2_6_any_mixture_of_sets_is_a_game() {
    for bits in 0..1 << Set::ALL.len() {
        let sets: Sets = Set::ALL.into_iter().filter(|&set| bits & 1 << set as u8 != 0).collect();
        let game = Game::new(&Setup { sets, ..Setup::base(2, 1) }).unwrap();
        let tiles =
            [(Set::InnsCathedrals, 18), (Set::Tower, 18), (Set::PrincessDragon, 30), (Set::River, 11)];
        let more: usize = tiles.iter().filter(|(set, _)| sets.has(*set)).map(|(_, count)| count).sum();
        let dealt = game.tiles().len() + game.unseen_count() + game.set_aside().len() + 1;
        assert_eq!(dealt, 72 + more, "{:?}", sets.iter().collect::<Vec<_>>());
    }
}

#[test]
fn ic_1_3_everyone_has_a_big_meeple() {
    assert_eq!(game(3, [Set::InnsCathedrals]).supply(Player::new(2))[FigureKind::Big], 1);
}

#[test]
fn abb_1_everyone_has_an_abbot() {
    assert_eq!(game(3, [Set::Abbot]).supply(Player::new(2))[FigureKind::Abbot], 1);
}

#[test]
fn tw_1_2_floors_by_the_number_of_players() {
    for (players, floors) in [(2, 10), (3, 9), (4, 7), (5, 6), (6, 5)] {
        let game = game(players, [Set::Tower, Set::InnsCathedrals]);
        assert_eq!(game.floors(Player::new(players - 1)), floors, "{players} players");
    }
}

#[test]
fn pd_1_1_dragon_and_fairy_begin_off_the_board() {
    check(
        r#"sets: "princess-dragon", map: "S", draw: "R", steps: "
        dragon nowhere
        fairy nowhere
    ""#,
    );
}
