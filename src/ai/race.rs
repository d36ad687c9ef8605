//! Looking ahead: the promising actions race against each other.
//!
//! All that are still in the race are followed into the same imagined futures: the unseen tiles are shuffled, everyone
//! takes what looks best for some turns, and then the evaluation says how it stands. What luck does to all of them
//! cancels out, so a few dozen futures tell which is better. While the budget is used up, the laggards drop out.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::rules::{Action, ByPlayer, Game, Phase, Player, Silent};

use super::budget::Meter;
use super::evaluation::Evaluator;
use super::precedent::{Notes, Precedents};
use super::rating::{Rated, Rater, best};
use super::utility::Judge;

/// Most futures that all runners are followed into before some drop out.
const HEAT: usize = 8;

/// Futures before a runner can be called beaten, whatever is left of the budget.
const FAIR_TRIAL: usize = 32;

/// Standard errors behind the leader that make a runner beaten.
const BEATEN: f32 = 3.5;

/// How far and how widely to look ahead.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Foresight {
    /// Most actions that enter the race, for each player at the table: among more the first rating tells less.
    pub(super) runners: f32,
    /// Rounds that the first futures reach.
    pub(super) rounds: f32,
    /// Futures after which they reach one round further, between two players.
    pub(super) deepening: f32,
    /// Rounds that no future goes beyond.
    pub(super) furthest: f32,
    /// How long they are, against all that, where towers or the dragon soon turn everything over.
    pub(super) wild: f32,
    /// Worth of the first rating, in futures.
    pub(super) trust: f32,
}

impl Default for Foresight {
    fn default() -> Self {
        Self { runners: 8.0, rounds: 2.0, deepening: 12.0, furthest: 12.0, wild: 0.25, trust: 3.0 }
    }
}

impl Foresight {
    /// The same for a position: shorter while towers can grow or the dragon may walk, and longer only later among more
    /// players, whose rounds are longer and whose actions differ less, so that it takes more futures to tell them apart.
    fn fitted_to(self, game: &Game, evaluator: &Evaluator) -> Self {
        let length = if is_wild(game, evaluator) { self.wild } else { 1.0 };
        let pairs = game.players() as f32 / 2.0;
        Self {
            rounds: length * self.rounds,
            deepening: self.deepening * pairs * pairs / length,
            furthest: length * self.furthest,
            ..self
        }
    }

    /// Turns of so many players that the future with this number reaches.
    fn turns_of(self, number: usize, players: usize) -> u32 {
        let rounds = (self.rounds + number as f32 / self.deepening).min(self.furthest);
        (rounds * players as f32) as u32
    }
}

/// Whether towers can still grow or the dragon may still walk, which soon turns everything over.
fn is_wild(game: &Game, evaluator: &Evaluator) -> bool {
    let has_floors = |player| game.floors(player) > 0;
    evaluator.odds.dragons() > 0 || Player::first(game.players()).any(has_floors)
}

/// An action in the race, or left out of it.
#[derive(Clone, Debug)]
pub(super) struct Runner {
    /// What it looked like before the race.
    pub(super) first: Rated,
    /// Sum of the points found in its futures.
    points: ByPlayer<f32>,
    /// How happy each future makes the player who acts.
    results: Vec<f32>,
    /// Estimate that the ranking goes by.
    estimate: f32,
}

impl Runner {
    /// The action that runs.
    pub(super) fn action(&self) -> Action {
        self.first.action
    }

    /// Futures it was followed into.
    pub(super) fn futures(&self) -> usize {
        self.results.len()
    }

    /// The points expected after it.
    pub(super) fn expected(&self) -> ByPlayer<f32> {
        match self.results.len() {
            0 => self.first.points,
            futures => self.points.map(|points| points / futures as f32),
        }
    }

    /// How many standard errors it lies behind another one that met the same futures.
    fn behind(&self, leader: &Self) -> f32 {
        let gaps = || leader.results.iter().zip(&self.results).map(|(best, own)| best - own);
        let count = self.results.len() as f32;
        let mean = gaps().sum::<f32>() / count;
        let variance = gaps().map(|gap| (gap - mean) * (gap - mean)).sum::<f32>() / (count - 1.0);
        mean / (variance / count).sqrt().max(f32::MIN_POSITIVE)
    }
}

/// The race between the actions of one position.
pub(super) struct Race<'a> {
    root: &'a Game,
    foresight: Foresight,
    seers: Vec<Seer>,
    seed: u64,
    /// Those still running come first.
    runners: Vec<Runner>,
    running: usize,
    futures: usize,
    /// Points found in one heat: by future, then by runner.
    heat: Vec<Option<ByPlayer<f32>>>,
    judge: Judge,
    precedents: Precedents,
}

impl<'a> Race<'a> {
    /// Lines up the actions of a position that is not over; `threads` work side by side without changing the result.
    pub(super) fn new(
        root: &'a Game,
        foresight: Foresight,
        evaluator: &Evaluator,
        threads: usize,
        mut rng: Xoshiro256PlusPlus,
    ) -> Self {
        let seed = rng.next_u64();
        let foresight = foresight.fitted_to(root, evaluator);
        let mut seers: Vec<_> = (0..threads.max(1)).map(|_| Seer::new(root, evaluator)).collect();
        let mut rated = Vec::new();
        // Nothing may depend on the order of the tiles that really come.
        let mut shuffled = root.clone();
        shuffled.reshuffle_unseen(&mut rng);
        seers[0].rater.rate(&shuffled, &mut rated);
        rated.sort_by(|a, b| b.lead.total_cmp(&a.lead));
        let runners = rated
            .into_iter()
            .map(|first| Runner { first, points: ByPlayer::default(), results: Vec::new(), estimate: 0.0 })
            .collect();
        let judge = Judge::new(root, &evaluator.weights);
        Self {
            root,
            foresight,
            seers,
            seed,
            runners,
            running: 0,
            futures: 0,
            heat: Vec::new(),
            judge,
            precedents: Precedents::default(),
        }
    }

    /// Runs until the budget is used up or one is left; the best come first. Also tells how many futures were seen.
    pub(super) fn run(mut self, meter: &Meter) -> (Vec<Runner>, u64) {
        let nodes = usize::try_from(meter.nodes_in_all()).unwrap_or(usize::MAX);
        // With few futures to see, fewer take part, so that some are left to be seen with those in the lead.
        let most = self.foresight.runners * self.root.players() as f32;
        let entrants = (most as usize).min(nodes / 10).max(2);
        self.running = self.runners.len().min(entrants);
        let mut seen = 1;
        while self.running > 1 && meter.allows(seen as u64) {
            let futures = self.next_heat(seen, meter.nodes_expected(seen as u64));
            let complete = self.run_heat(futures, meter);
            seen += complete * self.running;
            self.rank();
            self.thin_out(entrants, meter.share_used(seen as u64));
            if complete < futures {
                break;
            }
        }
        (self.runners, seen as u64)
    }

    /// Futures of the next heat. With a clock the first is short: it may be that there is no time for a long one, and
    /// whoever cannot be told apart from the laggards by then would never drop out.
    fn next_heat(&self, seen: usize, nodes: Option<u64>) -> usize {
        let Some(nodes) = nodes else { return self.seers.len() };
        let nodes = usize::try_from(nodes).unwrap_or(usize::MAX);
        let left = nodes.saturating_sub(seen).div_ceil(self.running);
        (nodes / (2 * self.running)).min(left).clamp(1, HEAT)
    }

    /// Follows everyone into some more futures and returns how many; fewer than wanted if the budget ran out.
    fn run_heat(&mut self, futures: usize, meter: &Meter) -> usize {
        let Self { root, foresight, seed, running, .. } = *self;
        self.heat.clear();
        self.heat.resize(futures * running, None);
        let runners = &self.runners[..running];
        let precedents = &self.precedents;
        let follow = |seer: &mut Seer, share: Vec<(usize, &mut [Option<ByPlayer<f32>>])>| {
            for (number, results) in share {
                let turns = foresight.turns_of(number, root.players());
                seer.notes.begin(number);
                for (runner, result) in runners.iter().zip(results) {
                    let rng = Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_add(number as u64));
                    *result = seer.look(root, runner.action(), turns, rng, precedents, meter);
                    if result.is_none() {
                        return;
                    }
                }
            }
        };
        // Dealt out in turn, so that little is lost if the time runs out.
        let mut shares: Vec<Vec<_>> = self.seers.iter().map(|_| Vec::new()).collect();
        for (future, results) in self.heat.chunks_mut(running).enumerate() {
            shares[future % self.seers.len()].push((self.futures + future, results));
        }
        std::thread::scope(|scope| {
            let mut work = self.seers.iter_mut().zip(shares).filter(|(_, share)| !share.is_empty());
            let own = work.next();
            for (seer, share) in work {
                scope.spawn(move || follow(seer, share));
            }
            if let Some((seer, share)) = own {
                follow(seer, share);
            }
        });
        self.precedents.learn(self.seers.iter_mut().map(|seer| &mut seer.notes));
        self.book()
    }

    /// Adds what was found in the futures that all runners met, and returns how many these are.
    fn book(&mut self) -> usize {
        let before = self.futures;
        for results in self.heat.chunks(self.running) {
            if results.iter().any(Option::is_none) {
                break;
            }
            for (runner, points) in self.runners.iter_mut().zip(results.iter().flatten()) {
                runner.results.push(self.judge.utility(points));
                for player in Player::first(self.root.players()) {
                    runner.points[player] += points[player];
                }
            }
            self.futures += 1;
        }
        self.futures - before
    }

    /// Sorts those in the race by what is known of them.
    fn rank(&mut self) {
        let trust = self.foresight.trust;
        for runner in &mut self.runners[..self.running] {
            let first = self.judge.utility(&runner.first.points);
            let found = runner.results.iter().sum::<f32>();
            runner.estimate = (trust * first + found) / (trust + runner.results.len() as f32);
        }
        self.runners[..self.running].sort_by(|a, b| b.estimate.total_cmp(&a.estimate));
    }

    /// Lets the laggards drop out: equal parts of the budget halve the field, and who is clearly beaten goes at once.
    fn thin_out(&mut self, entrants: usize, used: f32) {
        let room = (entrants as f32).powf(1.0 - used).ceil() as usize;
        self.running = self.running.min(room.max(2));
        if self.futures >= FAIR_TRIAL {
            let leader = &self.runners[0];
            let beaten = |runner: &&Runner| runner.behind(leader) > BEATEN;
            let last = self.runners[1..self.running].iter().rev().take_while(beaten).count();
            self.running -= last;
        }
    }
}

/// Someone who looks into futures, with all that can be used again.
struct Seer {
    rater: Rater,
    rated: Vec<Rated>,
    notes: Notes,
    /// Whether placements can be known by their surroundings: neither towers nor the dragon reach them from afar.
    is_calm: bool,
    game: Game,
}

impl Seer {
    fn new(root: &Game, evaluator: &Evaluator) -> Self {
        Self {
            rater: Rater::new(evaluator.clone()),
            rated: Vec::new(),
            notes: Notes::default(),
            is_calm: !is_wild(root, evaluator) && root.dragon().is_none() && root.towers().next().is_none(),
            game: root.clone(),
        }
    }

    /// What looks best to whoever has to act.
    fn decide(&mut self, precedents: &Precedents) -> Option<Rated> {
        if self.is_calm && self.game.phase() == Phase::Place {
            return self.rater.best_placement(&self.game, precedents, &mut self.notes);
        }
        self.rater.rate(&self.game, &mut self.rated);
        best(&self.rated)
    }

    /// The points each player has in prospect if after an action everyone does for some turns what looks best;
    /// nothing if the budget runs out on the way.
    fn look(
        &mut self,
        root: &Game,
        action: Action,
        turns: u32,
        mut rng: Xoshiro256PlusPlus,
        precedents: &Precedents,
        meter: &Meter,
    ) -> Option<ByPlayer<f32>> {
        self.game.clone_from(root);
        self.game.reshuffle_unseen(&mut rng);
        self.rater.evaluator.begin(&self.game);
        let mut next = action;
        let mut turn = 0;
        while meter.goes_on() {
            let is_legal = self.game.play_with(next, &mut Silent).is_ok();
            debug_assert!(is_legal, "rated actions are legal");
            if self.game.is_over() {
                return Some(self.game.scores().map(|score| score as f32));
            }
            let best = self.decide(precedents)?;
            if self.game.phase() == Phase::Place {
                if turn == turns {
                    return Some(best.points);
                }
                turn += 1;
            }
            next = best.action;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Budget, Cancel, Weights};
    use crate::rules::{Set, Setup};

    fn position() -> Game {
        let mut game = Game::new(&Setup::base(2, 4).with_sets([Set::Farmers])).unwrap();
        while game.tiles().len() < 20 || game.phase() != Phase::Place {
            game.play_with(game.legal_actions()[0], &mut Silent).unwrap();
        }
        game
    }

    fn race(game: &Game) -> Race<'_> {
        let rng = Xoshiro256PlusPlus::seed_from_u64(1);
        Race::new(game, Foresight::default(), &Evaluator::new(game, Weights::default()), 2, rng)
    }

    fn runners(nodes: u64) -> Vec<Runner> {
        race(&position()).run(&Meter::new(Budget::Nodes(nodes), &Cancel::new())).0
    }

    #[test]
    fn a_heat_is_short_while_nobody_knows_how_many_there_is_time_for() {
        let game = position();
        let race = Race { running: 32, ..race(&game) };
        assert_eq!(race.next_heat(1, None), 2, "one for each thread");
        assert_eq!(race.next_heat(65, Some(300)), 4, "half of what there will be at most");
        assert_eq!(race.next_heat(290, Some(300)), 1, "no more than is left");
        assert_eq!(race.next_heat(65, Some(100_000)), HEAT);
    }

    #[test]
    fn the_longer_in_the_race_the_better() {
        let runners = runners(300);
        assert!(
            runners.iter().map(Runner::futures).rev().is_sorted(),
            "those who dropped out later come first"
        );
        assert!(runners[1].futures() >= HEAT && runners[0].futures() == runners[1].futures());
        assert_eq!(runners.last().unwrap().futures(), 0, "not everyone enters");
    }

    #[test]
    fn without_futures_the_first_rating_decides() {
        assert!(runners(1).iter().map(|runner| runner.first.lead).rev().is_sorted());
    }

    #[test]
    fn who_is_always_worse_is_far_behind() {
        let [mut leader, mut other] = [0, 1].map(|index| runners(1)[index].clone());
        leader.results = vec![0.5, 0.7, 0.4, 0.6];
        other.results = vec![0.3, 0.4, 0.1, 0.4];
        assert!(other.behind(&leader) > BEATEN && leader.behind(&other) < 0.0);
        other.results = vec![0.5, 0.7, 0.4, 0.7];
        assert!(other.behind(&leader).abs() < BEATEN);
    }
}
