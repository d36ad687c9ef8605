//! Speed of the rules core; run with `cargo bench`.

use divan::{Bencher, black_box};
use landnam::rules::{Action, Game, Set, Setup, Silent};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn main() {
    divan::main();
}

/// Plays a whole game, every decision uniformly random.
fn random_game(setup: &Setup, rng: &mut Xoshiro256PlusPlus, scratch: &mut Vec<Action>) -> Game {
    let mut game = Game::new(setup).expect("a legal setup");
    while let Some(action) = game.random_action(rng, scratch) {
        game.play_with(action, &mut Silent).expect("a legal action");
    }
    game
}

fn bench_games(bencher: Bencher, sets: &[Set]) {
    let mut setup = Setup::base(2, 0).with_sets(sets.iter().copied());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut scratch = Vec::new();
    bencher.counter(divan::counter::ItemsCount::new(1_usize)).bench_local(|| {
        setup.seed += 1;
        black_box(random_game(&setup, &mut rng, &mut scratch).scores())
    });
}

/// Whole random 2-player base games with farmers.
#[divan::bench(sample_count = 100, sample_size = 200)]
fn base_game_with_farmers(bencher: Bencher) {
    bench_games(bencher, &[Set::Farmers]);
}

/// Whole random 2-player games with everything: 150 tiles less the start tile.
#[divan::bench(sample_count = 100, sample_size = 100)]
fn game_with_everything(bencher: Bencher) {
    bench_games(bencher, &Set::ALL);
}
