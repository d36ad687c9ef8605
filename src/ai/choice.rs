//! Choosing an action.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::rules::{Action, ByPlayer, Game, Phase, Player, below};

use super::budget::{Budget, Cancel, Meter};
use super::evaluation::Evaluator;
use super::level::{Level, Profile};
use super::playout;
use super::rating::{Rated, Rater};
use super::tree::{Finding, Growth, Tree};
use super::weights::Weights;

/// What a computer player decided.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The action to play.
    pub action: Action,
    /// The points each player is expected to end with.
    pub value: ByPlayer<f32>,
    /// Positions looked into.
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
    pub(super) growth: Option<Growth>,
    /// Trees grown side by side, each on its own thread.
    pub trees: u64,
    /// Most nodes it looks into, whatever the budget.
    pub most_nodes: u64,
    /// Chance, in percent, that it overlooks any one possibility.
    pub oversight: u32,
    /// Points by which its ratings are off.
    pub noise: f32,
}

impl Thinker {
    /// How a player of this profile thinks.
    pub fn new(profile: Profile) -> Self {
        let weights = profile.weights();
        let calm = Self { weights, growth: None, trees: 1, most_nodes: u64::MAX, oversight: 0, noise: 0.0 };
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
            Level::Master => Self { growth: Some(Growth::default()), trees: 2, ..calm },
        }
    }

    /// The same with another number of trees.
    #[must_use]
    pub const fn with_trees(self, trees: u64) -> Self {
        Self { trees, ..self }
    }

    /// A number that decides how it thinks, by its name, for experiments.
    pub fn number_mut(&mut self, name: &str) -> Option<&mut f32> {
        match (name, &mut self.growth) {
            ("noise", _) => Some(&mut self.noise),
            ("curiosity", Some(growth)) => Some(&mut growth.curiosity),
            ("temperature", Some(growth)) => Some(&mut growth.temperature),
            ("trust", Some(growth)) => Some(&mut growth.trust),
            ("playout", Some(growth)) => Some(&mut growth.playout),
            ("playouts", Some(growth)) => Some(&mut growth.playouts),
            ("foresight", Some(growth)) => Some(&mut growth.foresight),
            (name, _) => self.weights.get_mut(name),
        }
    }

    /// Decides for whoever has to act; `None` only when the game is over.
    pub fn choose(&self, game: &Game, budget: Budget, seed: u64, cancel: &Cancel) -> Option<Choice> {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        match self.growth {
            Some(growth) => self.search(game, growth, budget, rng, cancel),
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
            let lucky = below(&mut rng, rated.len() as u32) as usize;
            let mut index = 0;
            rated.retain(|_| {
                index += 1;
                index - 1 == lucky || below(&mut rng, 100) >= self.oversight
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
        growth: Growth,
        budget: Budget,
        mut rng: Xoshiro256PlusPlus,
        cancel: &Cancel,
    ) -> Option<Choice> {
        if game.is_over() {
            return None;
        }
        let budget = match budget {
            Budget::Nodes(nodes) => Budget::Nodes(nodes.min(self.most_nodes)),
            Budget::Time(time) => Budget::Time(time.mul_f32(share_of_turn(game.phase()))),
        };
        let mut meter = Meter::new(budget, self.trees, cancel);
        meter.cap(self.most_nodes);
        let evaluator = Evaluator::new(game, self.weights);
        let growth = if playout::are_telling(game) { growth } else { Growth { playout: 0.0, ..growth } };
        let grow = |rng: Xoshiro256PlusPlus| {
            Tree::new(game, growth, Rater::new(evaluator.clone()), rng).search(&meter)
        };
        let streams: Vec<_> = (0..self.trees)
            .map(|_| {
                rng.jump();
                rng.clone()
            })
            .collect();
        let (first, others) = streams.split_first()?;
        let mut harvests = Vec::new();
        std::thread::scope(|scope| {
            let threads: Vec<_> = others.iter().map(|rng| scope.spawn(|| grow(rng.clone()))).collect();
            harvests.push(grow(first.clone()));
            harvests.extend(threads.into_iter().filter_map(|thread| thread.join().ok()));
        });
        Some(gather(game, harvests))
    }
}

/// The share of a turn's time for one decision: a tile, a figure and whatever else comes up fit together.
const fn share_of_turn(phase: Phase) -> f32 {
    match phase {
        Phase::Place => 0.6,
        Phase::Figure => 0.25,
        Phase::Capture | Phase::Princess | Phase::Release | Phase::Dragon | Phase::Over => 0.06,
    }
}

/// Adds up what several trees found.
fn gather(game: &Game, harvests: Vec<(Vec<Finding>, u64)>) -> Choice {
    let nodes = harvests.iter().map(|(_, passes)| passes).sum();
    let mut harvests = harvests.into_iter().map(|(findings, _)| findings);
    let mut sum = harvests.next().unwrap_or_default();
    for findings in harvests {
        for (total, more) in sum.iter_mut().zip(findings) {
            total.visits += more.visits;
            total.utility += more.utility;
            for player in Player::first(game.players()) {
                total.points[player] += more.points[player];
            }
        }
    }
    let mean = |finding: &Finding| finding.utility / finding.visits.max(1) as f32;
    sum.sort_by(|a, b| {
        let by_visits = b.visits.cmp(&a.visits);
        by_visits.then(mean(b).total_cmp(&mean(a))).then(b.first.lead.total_cmp(&a.first.lead))
    });
    let alternatives: Vec<_> = sum
        .iter()
        .map(|finding| {
            let value = match finding.visits {
                0 => finding.first.points,
                visits => finding.points.map(|points| points / visits as f32),
            };
            Alternative { action: finding.action, value, visits: finding.visits }
        })
        .collect();
    let best = alternatives[0];
    Choice { action: best.action, value: best.value, nodes, alternatives }
}

/// A random number around 0, seldom beyond 2 or -2.
fn bell(rng: &mut Xoshiro256PlusPlus) -> f32 {
    let sum: u32 = (0..4).map(|_| below(rng, 1001)).sum();
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
