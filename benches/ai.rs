//! Speed of the computer players; run with `cargo bench --bench ai`.

use std::thread;
use std::time::Duration;

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

/// Rollouts of the search on two threads; the counter is rollouts.
#[divan::bench(args = [BASE, &Set::ALL], sample_count = 10)]
fn four_hundred_rollouts(bencher: Bencher, sets: &[Set]) {
    let game = middle(sets);
    bencher
        .counter(ItemsCount::new(400_usize))
        .bench_local(|| ai::choose(black_box(&game), Level::Master, MASTER, 1, &Cancel::new()));
}

/// From asking a search to stop to its answer.
#[divan::bench(args = [BASE, &Set::ALL], sample_count = 20, sample_size = 1)]
fn cancel(bencher: Bencher, sets: &[Set]) {
    let game = middle(sets);
    let begin = || {
        let (game, cancel) = (game.clone(), Cancel::new());
        let token = cancel.clone();
        let hour = Budget::Time(Duration::from_hours(1));
        let search = thread::spawn(move || ai::choose(&game, Level::Master, hour, 1, &token));
        thread::sleep(Duration::from_millis(100));
        (cancel, search)
    };
    bencher.with_inputs(begin).bench_local_values(|(cancel, search)| {
        cancel.cancel();
        search.join()
    });
}

/// The budget of those who look ahead: some tenths of a second for a turn on one core.
const MASTER: Budget = Budget::Nodes(400);

/// A whole game with everything on, and how many decisions it took.
fn whole(level: Level) -> usize {
    let mut game = Game::new(&Setup::base(2, 5).with_sets(Set::ALL)).expect("a legal setup");
    let mut decisions = 0;
    while let Some(choice) = ai::choose(&game, level, MASTER, decisions, &Cancel::new()) {
        game.play_with(choice.action, &mut Silent).expect("a legal action");
        decisions += 1;
    }
    decisions as usize
}

/// A whole game with everything on at each level; the counter is decisions, so its inverse is the mean time of one.
#[divan::bench(args = Level::ALL, sample_count = 1, sample_size = 1)]
fn whole_game(bencher: Bencher, level: Level) {
    let decisions = whole(level);
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| whole(black_box(level)));
}
