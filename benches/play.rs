//! Speed of the rules core; run with `cargo bench`.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use landnam::rules::{Action, Game, Record, Set, Setup, Silent};
use landnam::storage;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Counts allocations, to show that playing needs none.
#[global_allocator]
static ALLOCATOR: divan::AllocProfiler = divan::AllocProfiler::system();

fn main() {
    divan::main();
}

/// The games that are measured: base game with farmers, and everything (150 tiles less the start tile).
#[derive(Clone, Copy, Debug)]
enum Sort {
    Base,
    Everything,
}

const SORTS: [Sort; 2] = [Sort::Base, Sort::Everything];

impl Sort {
    fn setup(self, seed: u64) -> Setup {
        match self {
            Self::Base => Setup::base(2, seed).with_sets([Set::Farmers]),
            Self::Everything => Setup::base(2, seed).with_sets(Set::ALL),
        }
    }

    /// The actions of a random game.
    fn actions(self, seed: u64) -> Vec<Action> {
        let mut game = self.begin(seed);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let (mut actions, mut scratch) = (Vec::new(), Vec::new());
        while let Some(action) = game.random_action(&mut rng, &mut scratch) {
            game.play_with(action, &mut Silent).expect("a legal action");
            actions.push(action);
        }
        actions
    }

    fn begin(self, seed: u64) -> Game {
        Game::new(&self.setup(seed)).expect("a legal setup")
    }

    /// Positions from a few random games; few enough that they stay in the cache as the games of a search do.
    fn positions(self) -> Vec<Game> {
        (0..4).flat_map(|seed| self.positions_of(seed)).step_by(31).collect()
    }

    fn positions_of(self, seed: u64) -> Vec<Game> {
        let mut game = self.begin(seed);
        let mut positions = Vec::new();
        for action in self.actions(seed) {
            positions.push(game.clone());
            game.play_with(action, &mut Silent).expect("a legal action");
        }
        positions
    }
}

/// Plays a whole game, every decision uniformly random.
fn random_game(setup: &Setup, rng: &mut Xoshiro256PlusPlus, scratch: &mut Vec<Action>) -> Game {
    let mut game = Game::new(setup).expect("a legal setup");
    while let Some(action) = game.random_action(rng, scratch) {
        game.play_with(action, &mut Silent).expect("a legal action");
    }
    game
}

fn bench_games(bencher: Bencher, sort: Sort) {
    let mut setup = sort.setup(0);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut scratch = Vec::new();
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| {
        setup.seed += 1;
        black_box(random_game(&setup, &mut rng, &mut scratch).scores())
    });
}

/// Whole random 2-player base games with farmers.
#[divan::bench(sample_count = 100, sample_size = 200)]
fn base_game_with_farmers(bencher: Bencher) {
    bench_games(bencher, Sort::Base);
}

/// Whole random 2-player games with everything.
#[divan::bench(sample_count = 100, sample_size = 100)]
fn game_with_everything(bencher: Bencher) {
    bench_games(bencher, Sort::Everything);
}

/// Dealing out a new game.
#[divan::bench(args = SORTS)]
fn new_game(bencher: Bencher, sort: Sort) {
    let setup = sort.setup(1);
    bencher.bench_local(|| Game::new(black_box(&setup)));
}

/// Playing known actions, without choosing them; counted per action.
#[divan::bench(args = SORTS)]
fn play(bencher: Bencher, sort: Sort) {
    let (start, actions) = (sort.begin(1), sort.actions(1));
    let mut game = start.clone();
    bencher.counter(ItemsCount::new(actions.len())).bench_local(|| {
        game.clone_from(&start);
        for &action in &actions {
            game.play_with(action, &mut Silent).expect("a legal action");
        }
        game.scores()
    });
}

/// The same with all events, as a window or log hears them.
#[divan::bench(args = SORTS)]
fn play_with_events(bencher: Bencher, sort: Sort) {
    let (start, actions) = (sort.begin(1), sort.actions(1));
    let mut game = start.clone();
    bencher.counter(ItemsCount::new(actions.len())).bench_local(|| {
        game.clone_from(&start);
        actions.iter().map(|&action| game.play(action).expect("a legal action").len()).sum::<usize>()
    });
}

/// Does something at every position of a few random games; counted per position.
fn bench_positions<T>(bencher: Bencher, sort: Sort, mut act: impl FnMut(&Game) -> T) {
    let positions = sort.positions();
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for game in &positions {
            black_box(act(game));
        }
    });
}

/// Listing the legal actions, sorted.
#[divan::bench(args = SORTS)]
fn legal_actions(bencher: Bencher, sort: Sort) {
    bench_positions(bencher, sort, Game::legal_actions);
}

/// Listing the legal actions into a reused list, in any order.
#[divan::bench(args = SORTS)]
fn legal_actions_unsorted(bencher: Bencher, sort: Sort) {
    let mut list = Vec::new();
    bench_positions(bencher, sort, |game| {
        list.clear();
        game.legal_actions_unsorted(&mut list);
        list.len()
    });
}

/// Choosing one action at random.
#[divan::bench(args = SORTS)]
fn random_action(bencher: Bencher, sort: Sort) {
    let mut list = Vec::new();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    bench_positions(bencher, sort, |game| game.random_action(&mut rng, &mut list));
}

/// What everyone would have if the game ended now.
#[divan::bench(args = SORTS)]
fn projected_scores(bencher: Bencher, sort: Sort) {
    bench_positions(bencher, sort, Game::projected_scores);
}

/// Copying a game over an old one, as a search does.
#[divan::bench(args = SORTS)]
fn clone_from(bencher: Bencher, sort: Sort) {
    let mut old = sort.begin(1);
    bench_positions(bencher, sort, |game| old.clone_from(game));
}

/// The last action of a game, with the final scoring.
#[divan::bench(args = SORTS)]
fn final_scoring(bencher: Bencher, sort: Sort) {
    let last = *sort.actions(1).last().expect("a game has actions");
    let before = sort.positions_of(1).pop().expect("a game has positions");
    bencher.with_inputs(|| before.clone()).bench_local_values(|mut game| {
        game.play_with(last, &mut Silent).expect("a legal action");
        game.scores()
    });
}

/// Reading the save file of a whole game, which plays it again.
#[divan::bench(args = SORTS)]
fn load_save(bencher: Bencher, sort: Sort) {
    let mut record = Record::new(sort.setup(1)).expect("a legal setup");
    for action in sort.actions(1) {
        record.play_with(action, &mut Silent).expect("a legal action");
    }
    let text = storage::to_text(&record, &[]).unwrap();
    bencher.bench_local(|| storage::from_text(&text).expect("a good file").record.game().scores());
}
