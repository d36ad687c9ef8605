//! Plays a game at random and tells who got points for what.
//!
//! `cargo run --example random_game -- 7` plays game number 7. The same number gives the same game for ever.

use landnam::rules::{Event, Game, Player, Set, Setup};
use rand_core::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;

const PLAYERS: usize = 3;

fn main() {
    let number = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(1);
    let setup = Setup::base(PLAYERS, number).with_sets([Set::Farmers, Set::River, Set::InnsCathedrals]);
    let mut game = Game::new(&setup).expect("three can play these sets");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
    let mut scratch = Vec::new();
    while let Some(action) = game.random_action(&mut rng, &mut scratch) {
        for event in game.play(action).expect("the action is legal") {
            if let Event::Score(score) = event {
                println!("player {}: {:+} points, {:?}", score.player.index(), score.points, score.reason);
            }
        }
    }
    for player in Player::first(PLAYERS) {
        println!("player {} has {} points", player.index(), game.scores()[player]);
    }
}
