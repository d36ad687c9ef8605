//! A computer player: its weights, its faults, and whether it rates actions at once or searches.
//!
//! Methods: one-ply rating with noise and oversights for the lower levels, rollout search for the strongest
//! (docs/AI.md, “Levels and characters”).

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::rules::{Game, random_below};

use super::budget::{Budget, Cancel, Meter};
use super::candidate::Candidate;
use super::choice::{Alternative, Choice};
use super::evaluator::Evaluator;
use super::level::Level;
use super::profile::Profile;
use super::rater::{RatedAction, Rater};
use super::rollout_search::RolloutSearch;
use super::search_config::SearchConfig;
use super::weights::Weights;

/// A computer player with everything that decides how it plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ComputerPlayer {
    /// What it thinks things are worth.
    pub weights: Weights,
    /// How it searches; a player without takes the action that is rated best.
    pub(super) search: Option<SearchConfig>,
    /// Threads that search side by side.
    pub threads: usize,
    /// Chance, in percent, that it overlooks any one action.
    pub oversight: u32,
    /// Standard deviation, in points, of the errors in its ratings.
    pub noise: f32,
}

impl ComputerPlayer {
    /// The player of a profile.
    pub fn new(profile: Profile) -> Self {
        let weights = profile.weights();
        let expert = Self { weights, search: None, threads: 1, oversight: 0, noise: 0.0 };
        // Sees only its own land.
        let short_sighted = Weights { rivalry: 0.0, merge: 0.0, dragon: 0.0, tower: 0.0, ..weights };
        match profile.level {
            Level::Beginner => Self {
                weights: Weights { field_growth: 0.0, figure: 1.0, ..short_sighted },
                oversight: 60,
                noise: 3.0,
                ..expert
            },
            Level::Casual => {
                let weights = Weights { rivalry: 0.3, ..short_sighted };
                Self { weights, oversight: 30, noise: 2.4, ..expert }
            }
            Level::Skilled => Self { oversight: 6, noise: 1.2, ..expert },
            Level::Expert => expert,
            Level::Master => Self { search: Some(SearchConfig::default()), threads: 2, ..expert },
        }
    }

    /// The same with another number of threads.
    #[must_use]
    pub const fn with_threads(self, threads: usize) -> Self {
        Self { threads, ..self }
    }

    /// A number that decides how it plays, by its name, for experiments.
    pub fn number_mut(&mut self, name: &str) -> Option<&mut f32> {
        if name == "noise" {
            return Some(&mut self.noise);
        }
        let search = self.search.as_mut().and_then(|search| search.get_mut(name));
        search.or_else(|| self.weights.get_mut(name))
    }

    /// Decides for whoever has to act; `None` only when the game is over.
    pub fn choose(&self, game: &Game, budget: Budget, seed: u64, cancel: &Cancel) -> Option<Choice> {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        match self.search {
            Some(config) => self.choose_by_rollouts(game, config, budget, rng, cancel),
            None => self.choose_by_rating(game, rng),
        }
    }

    /// Takes the action rated best, after oversights and noise.
    fn choose_by_rating(&self, game: &Game, mut rng: Xoshiro256PlusPlus) -> Option<Choice> {
        let mut game = game.clone();
        game.reshuffle_unseen(&mut rng);
        let mut rated = Vec::new();
        Rater::new(Evaluator::new(&game, self.weights)).rate(&game, &mut rated);
        let nodes = rated.len() as u64;
        if self.oversight > 0 && rated.len() > 1 {
            // One action is never overlooked, so that there always is one.
            let noticed = random_below(&mut rng, rated.len() as u32) as usize;
            let mut index = 0;
            rated.retain(|_| {
                index += 1;
                index - 1 == noticed || random_below(&mut rng, 100) >= self.oversight
            });
        }
        for candidate in &mut rated {
            candidate.lead += self.noise * standard_normal(&mut rng);
        }
        rated.sort_by(|a, b| b.lead.total_cmp(&a.lead));
        let alternatives = rated
            .iter()
            .map(|&RatedAction { action, points, .. }| Alternative { action, value: points, visits: 1 })
            .collect();
        Choice::of_best(alternatives, nodes)
    }

    /// Takes the action that does best in rollouts.
    fn choose_by_rollouts(
        &self,
        game: &Game,
        config: SearchConfig,
        budget: Budget,
        rng: Xoshiro256PlusPlus,
        cancel: &Cancel,
    ) -> Option<Choice> {
        if game.is_over() {
            return None;
        }
        let evaluator = Evaluator::new(game, self.weights);
        let search = RolloutSearch::new(game, config, &evaluator, self.threads, rng);
        let (candidates, nodes) = search.run(&Meter::new(budget.share(game.phase()), cancel));
        let alternative = |candidate: &Candidate| Alternative {
            action: candidate.action(),
            value: candidate.expected_points(),
            visits: candidate.rollouts() as u32,
        };
        Choice::of_best(candidates.iter().map(alternative).collect(), nodes)
    }
}

/// A random number with mean 0 and variance 1, nearly normally distributed: the sum of four uniform ones.
fn standard_normal(rng: &mut Xoshiro256PlusPlus) -> f32 {
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
    ComputerPlayer::new(profile.into()).choose(game, budget, seed, cancel)
}
