//! Speed of the computer players; run with `cargo bench --bench ai`.

use divan::{Bencher, black_box, counter::ItemsCount};
use landnam::ai::{self, Budget, Cancel, Level};
use landnam::rules::{Game, Set, Setup, Silent};

fn main() {
    divan::main();
}

/// The middle of a game between players who do not look ahead.
fn middle(sets: &[Set]) -> Game {
    let mut game = Game::new(&Setup::base(2, 11).with_sets(sets.iter().copied())).expect("a legal setup");
    let half = game.unseen_count() / 2;
    let mut seed = 0;
    while game.unseen_count() > half || game.hand().is_none() {
        let choice = ai::choose(&game, Level::Skilled, Budget::Nodes(1), seed, &Cancel::new());
        game.play_with(choice.expect("the game goes on").action, &mut Silent).expect("a legal action");
        seed += 1;
    }
    game
}

const BASE: &[Set] = &[Set::Farmers];

/// One evaluation of a position, as for the panel of expected points.
#[divan::bench(args = [BASE, &Set::ALL])]
fn evaluation(bencher: Bencher, sets: &[Set]) {
    let game = middle(sets);
    bencher.bench_local(|| ai::evaluate(black_box(&game)));
}

/// Nodes of the search; the counter is nodes.
#[divan::bench(args = [BASE, &Set::ALL], sample_count = 10)]
fn thousand_nodes(bencher: Bencher, sets: &[Set]) {
    let game = middle(sets);
    bencher
        .counter(ItemsCount::new(1000_usize))
        .bench_local(|| ai::choose(black_box(&game), Level::Master, Budget::Nodes(1000), 1, &Cancel::new()));
}

/// A whole game with everything on at each level that has no clock; the counter is games.
#[divan::bench(args = [Level::Beginner, Level::Casual, Level::Skilled, Level::Expert], sample_count = 3)]
fn whole_game(bencher: Bencher, level: Level) {
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| {
        let mut game = Game::new(&Setup::base(2, 5).with_sets(Set::ALL)).expect("a legal setup");
        let mut seed = 0;
        while let Some(choice) = ai::choose(&game, level, Budget::Nodes(u64::MAX), seed, &Cancel::new()) {
            game.play_with(choice.action, &mut Silent).expect("a legal action");
            seed += 1;
        }
        black_box(game.scores())
    });
}
