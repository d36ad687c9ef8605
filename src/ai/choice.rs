//! Choosing an action.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::rules::{Action, ByPlayer, Game, random_below};

use super::budget::{Budget, Cancel, Meter};
use super::evaluation::Evaluator;
use super::level::{Level, Profile};
use super::race::{Foresight, Race, Runner};
use super::rating::{Rated, Rater};
use super::weights::Weights;

/// What a computer player decided.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The action to play.
    pub action: Action,
    /// The points each player is expected to end with.
    pub value: ByPlayer<f32>,
    /// Futures looked into; for one who does not look ahead, actions weighed.
    pub nodes: u64,
    /// All actions that were considered, the best first.
    pub alternatives: Vec<Alternative>,
}

/// An action that was considered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Alternative {
    /// The action.
    pub action: Action,
    /// The points each player is expected to end with after it.
    pub value: ByPlayer<f32>,
    /// How often the search looked into it.
    pub visits: u32,
}

/// A computer player with everything that decides how it plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thinker {
    /// What it thinks things are worth.
    pub weights: Weights,
    /// How it looks ahead; one that does not takes what looks best at once.
    pub(super) foresight: Option<Foresight>,
    /// Threads that look ahead side by side.
    pub threads: usize,
    /// Chance, in percent, that it overlooks any one possibility.
    pub oversight: u32,
    /// Points by which its ratings are off.
    pub noise: f32,
}

impl Thinker {
    /// How a player of this profile thinks.
    pub fn new(profile: Profile) -> Self {
        let weights = profile.weights();
        let calm = Self { weights, foresight: None, threads: 1, oversight: 0, noise: 0.0 };
        let blind = Weights { rivalry: 0.0, contest: 0.0, dragon: 0.0, tower: 0.0, ..weights };
        match profile.level {
            Level::Beginner => Self {
                weights: Weights { field_growth: 0.0, figure: 1.0, ..blind },
                oversight: 60,
                noise: 3.0,
                ..calm
            },
            Level::Casual => {
                Self { weights: Weights { rivalry: 0.3, ..blind }, oversight: 30, noise: 2.4, ..calm }
            }
            Level::Skilled => Self { oversight: 6, noise: 1.2, ..calm },
            Level::Expert => calm,
            Level::Master => Self { foresight: Some(Foresight::default()), threads: 2, ..calm },
        }
    }

    /// The same with another number of threads.
    #[must_use]
    pub const fn with_threads(self, threads: usize) -> Self {
        Self { threads, ..self }
    }

    /// A number that decides how it thinks, by its name, for experiments.
    pub fn number_mut(&mut self, name: &str) -> Option<&mut f32> {
        match (name, &mut self.foresight) {
            ("noise", _) => Some(&mut self.noise),
            ("runners", Some(foresight)) => Some(&mut foresight.runners),
            ("rounds", Some(foresight)) => Some(&mut foresight.rounds),
            ("deepening", Some(foresight)) => Some(&mut foresight.deepening),
            ("furthest", Some(foresight)) => Some(&mut foresight.furthest),
            ("wild", Some(foresight)) => Some(&mut foresight.wild),
            ("trust", Some(foresight)) => Some(&mut foresight.trust),
            (name, _) => self.weights.get_mut(name),
        }
    }

    /// Decides for whoever has to act; `None` only when the game is over.
    pub fn choose(&self, game: &Game, budget: Budget, seed: u64, cancel: &Cancel) -> Option<Choice> {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        match self.foresight {
            Some(foresight) => self.search(game, foresight, budget, rng, cancel),
            None => self.glance(game, rng),
        }
    }

    /// Takes what looks best at once.
    fn glance(&self, game: &Game, mut rng: Xoshiro256PlusPlus) -> Option<Choice> {
        let mut game = game.clone();
        game.reshuffle_unseen(&mut rng);
        let mut rated = Vec::new();
        Rater::new(Evaluator::new(&game, self.weights)).rate(&game, &mut rated);
        let nodes = rated.len() as u64;
        if self.oversight > 0 && rated.len() > 1 {
            let lucky = random_below(&mut rng, rated.len() as u32) as usize;
            let mut index = 0;
            rated.retain(|_| {
                index += 1;
                index - 1 == lucky || random_below(&mut rng, 100) >= self.oversight
            });
        }
        for candidate in &mut rated {
            candidate.lead += self.noise * bell(&mut rng);
        }
        rated.sort_by(|a, b| b.lead.total_cmp(&a.lead));
        let alternatives: Vec<_> = rated
            .iter()
            .map(|&Rated { action, points, .. }| Alternative { action, value: points, visits: 1 })
            .collect();
        let best = *alternatives.first()?;
        Some(Choice { action: best.action, value: best.value, nodes, alternatives })
    }

    fn search(
        &self,
        game: &Game,
        foresight: Foresight,
        budget: Budget,
        rng: Xoshiro256PlusPlus,
        cancel: &Cancel,
    ) -> Option<Choice> {
        if game.is_over() {
            return None;
        }
        let race = Race::new(game, foresight, &Evaluator::new(game, self.weights), self.threads, rng);
        let (runners, nodes) = race.run(&Meter::new(budget.share(game.phase()), cancel));
        Some(sum_up(&runners, nodes))
    }
}

/// What a race has shown, the winner first.
fn sum_up(runners: &[Runner], nodes: u64) -> Choice {
    let alternatives: Vec<_> = runners
        .iter()
        .map(|runner| Alternative {
            action: runner.action(),
            value: runner.expected(),
            visits: runner.futures() as u32,
        })
        .collect();
    let best = alternatives[0];
    Choice { action: best.action, value: best.value, nodes, alternatives }
}

/// A random number around 0, seldom beyond 2 or -2.
fn bell(rng: &mut Xoshiro256PlusPlus) -> f32 {
    let sum: u32 = (0..4).map(|_| random_below(rng, 1001)).sum();
    (sum as f32 - 2000.0) / 577.0
}

/// Decides for whoever has to act, as a player of this profile would; `None` only when the game is over.
pub fn choose(
    game: &Game,
    profile: impl Into<Profile>,
    budget: Budget,
    seed: u64,
    cancel: &Cancel,
) -> Option<Choice> {
    Thinker::new(profile.into()).choose(game, budget, seed, cancel)
}
