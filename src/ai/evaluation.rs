//! What a position is worth to each player: expected points at the end of the game, as a sum of named terms.

use crate::rules::{ByPlayer, FeatureId, FigureKind, Game, Phase, Player};
use crate::tiles::{FeatureKind, Pos};

use super::contest::{Merge, Sites, holds, sum};
use super::danger::Danger;
use super::memory::{Asker, Memory};
use super::odds::Odds;
use super::outlook::Outlook;
use super::power::power;
use super::term::{Breakdown, Ledger, Term, Totals};
use super::weights::Weights;

/// Evaluates positions that follow from one position, whose unseen tiles it has counted.
#[derive(Clone, Debug)]
pub(super) struct Evaluator {
    pub(super) weights: Weights,
    pub(super) odds: Odds,
    /// The first figure in the supply, at a table of this size.
    figure: f32,
    memory: Memory,
    sites: Sites,
    merges: Vec<Merge>,
    /// Who may claim what nobody holds.
    mover: Player,
}

impl Evaluator {
    pub(super) fn new(game: &Game, weights: Weights) -> Self {
        let company = game.players() as f32 / 2.0;
        Self {
            figure: weights.figure / power(company, weights.company),
            weights,
            odds: Odds::new(game),
            memory: Memory::default(),
            sites: Sites::default(),
            merges: Vec::new(),
            mover: game.active_player(),
        }
    }

    /// Counts the unseen tiles of a position from which a line of play begins.
    pub(super) fn begin(&mut self, game: &Game) {
        self.odds.restart(game);
    }

    /// Prepares for positions that follow from this one by one action.
    pub(super) fn settle(&mut self, game: &Game) {
        self.mover = game.active_player();
        self.odds.refresh(game);
        self.memory.settle(game);
        self.sites.settle(game, &mut self.odds);
    }

    /// The positions that follow have a tile on this square which the settled one has not.
    pub(super) fn lay(&mut self, settled: &Game, gap: Option<Pos>) {
        self.memory.lay(settled, gap);
    }

    /// The expected points of each player, as this player's taste weighs them.
    pub(super) fn points(&mut self, game: &Game) -> ByPlayer<f32> {
        let mut totals = Totals { points: ByPlayer::default(), taste: self.weights.taste };
        self.add_up(game, &mut totals);
        totals.points
    }

    /// The same for the settled position itself.
    ///
    /// What is worked out on the way counts the turn at hand, so it is forgotten before positions that follow are looked at.
    pub(super) fn points_now(&mut self, settled: &Game) -> ByPlayer<f32> {
        let points = self.points(settled);
        self.memory.settle(settled);
        points
    }

    /// The chance that a feature is completed, if this player works at it.
    pub(super) fn chance(&mut self, game: &Game, feature: FeatureId, player: Player) -> f32 {
        self.settle(game);
        self.memory.begin();
        let turns = all_turns_left(game);
        let facts = game.facts(feature);
        let (memory, mut asker) = self.asker(&turns);
        memory.outlook_in(game, feature, &facts, turns[player], &mut asker).chance
    }

    /// Writes the evaluation of a position into a ledger.
    pub(super) fn assess(&mut self, game: &Game, ledger: &mut impl Ledger) {
        self.settle(game);
        self.add_up(game, ledger);
    }

    fn asker<'a>(&'a mut self, turns: &'a ByPlayer<f32>) -> (&'a mut Memory, Asker<'a>) {
        let Self { weights, odds, memory, mover, .. } = self;
        (memory, Asker { weights, odds, free_turns: turns[*mover], turns })
    }

    fn outlook(&mut self, game: &Game, feature: FeatureId, turns: &ByPlayer<f32>) -> Outlook {
        let (memory, mut asker) = self.asker(turns);
        memory.outlook(game, feature, &mut asker)
    }

    /// Evaluates a position that is the settled one or follows from it.
    fn add_up(&mut self, game: &Game, ledger: &mut impl Ledger) {
        let players = game.players();
        let scores = game.scores();
        for player in Player::first(players) {
            ledger.add(player, Term::Score, None, scores[player] as f32);
        }
        if game.is_over() {
            return;
        }
        let turns = all_turns_left(game);
        if game.unseen_count() > 0 || game.phase() == Phase::Place {
            ledger.add(next_to_place(game), Term::Tempo, None, self.weights.tempo);
        }
        self.memory.begin();
        let danger = Danger::new(game, self);
        // Figures that will come home, each counted by its chance.
        let mut returning = ByPlayer::<f32>::default();
        for claim in game.claims() {
            let Some(feature) = claim.feature else { continue };
            let outlook = self.outlook(game, feature, &turns);
            if self.memory.is_new(feature) {
                let facts = game.facts(feature);
                let most = facts.greatest_weight();
                for player in Player::first(players).filter(|&player| facts.weights[player] == most) {
                    ledger.add(player, term_of(facts.kind), Some(feature), outlook.points);
                }
            }
            returning[claim.owner] += outlook.chance;
            if danger.is_real() && outlook.chance < 1.0 {
                let loss = outlook.loss_without(game, claim);
                if loss > 0.0 {
                    danger.charge(game, claim.owner, claim.pos, feature, loss, ledger);
                }
            }
        }
        self.contests(game, &turns, ledger);
        self.fairy(game, &turns, ledger);
        for player in Player::first(players) {
            let worth = self.supply_worth(game, player, turns[player], returning[player]);
            ledger.add(player, Term::Figures, None, worth);
        }
        self.prisoners(game, &turns, ledger);
    }

    /// What claiming a free feature with a figure would change for its new holder.
    pub(super) fn claim_gain(&mut self, game: &Game, feature: FeatureId, kind: FigureKind) -> f32 {
        let player = game.active_player();
        let all_turns = all_turns_left(game);
        let turns = all_turns[player];
        let outlook = self.outlook(game, feature, &all_turns);
        let term = term_of(game.facts(feature).kind);
        let supply = game.supply(player);
        let before = self.figure_worth(f32::from(supply[FigureKind::Meeple]), turns);
        let cost = if kind == FigureKind::Abbot {
            self.weights.abbot * self.need(turns) * (1.0 - outlook.chance)
        } else {
            let left = f32::from(supply[FigureKind::Meeple]) - 1.0;
            before - self.figure_worth(left + self.weights.homecoming * outlook.chance, turns)
        };
        let taste = &self.weights.taste;
        taste[term as usize] * outlook.points - taste[Term::Figures as usize] * cost
    }

    /// Joining features of different players: whoever gains most by it may do it.
    fn contests(&mut self, game: &Game, turns: &ByPlayer<f32>, ledger: &mut impl Ledger) {
        if self.weights.contest == 0.0 {
            return;
        }
        self.sites.merges(game, &self.memory, &mut self.odds, &mut self.merges);
        for index in 0..self.merges.len() {
            let Merge { one, other, tiles } = self.merges[index];
            let (mine, theirs) = (game.facts(one).weights, game.facts(other).weights);
            let joined = sum(mine, theirs);
            let first = self.outlook(game, one, turns);
            let second = self.outlook(game, other, turns);
            let mut change = ByPlayer::<f32>::default();
            for player in Player::first(game.players()) {
                let before = first.points * holds(mine, player) + second.points * holds(theirs, player);
                change[player] = (first.points + second.points) * holds(joined, player) - before;
            }
            let gain = |player: Player| {
                let others = Player::first(game.players()).filter(|&other| other != player);
                change[player] - others.map(|other| change[other]).fold(f32::MIN, f32::max)
            };
            let keenest = Player::first(game.players()).max_by(|&a, &b| gain(a).total_cmp(&gain(b)));
            let Some(keenest) = keenest.filter(|&player| gain(player) > 0.0) else { continue };
            let share = self.odds.share(f32::from(tiles));
            let joining = 1.0 - power(1.0 - share, turns[keenest] * self.weights.effort);
            for player in Player::first(game.players()) {
                if change[player] != 0.0 {
                    let points = self.weights.contest * joining * change[player];
                    ledger.add(player, Term::Contest, Some(one), points);
                }
            }
        }
    }

    /// A point each turn while she stays, three when her follower's feature is scored (PD-7.4, PD-7.6).
    fn fairy(&mut self, game: &Game, turns: &ByPlayer<f32>, ledger: &mut impl Ledger) {
        let Some((owner, feature)) = game.fairy_follower() else { return };
        let stay = turns[owner].min(self.weights.fairy);
        let chance = feature.map_or(0.0, |feature| self.outlook(game, feature, turns).chance);
        // She may still be there at the end, when everything is scored.
        let last = if turns[owner] < self.weights.fairy { 0.5 } else { 0.1 };
        let bonus = if feature.is_some() { 3.0 * chance.max(last) } else { 0.0 };
        ledger.add(owner, Term::Fairy, feature, stay + bonus);
    }

    fn prisoners(&self, game: &Game, turns: &ByPlayer<f32>, ledger: &mut impl Ledger) {
        for holder in Player::first(game.players()) {
            for owner in Player::first(game.players()) {
                let held = game.held(holder, owner) as f32;
                if held > 0.0 {
                    let need = self.need(turns[owner]);
                    ledger.add(holder, Term::Prisoners, None, held * self.weights.prisoner * need);
                    ledger.add(owner, Term::Prisoners, None, held * self.weights.captive * need);
                }
            }
        }
    }

    /// What a player's figures at hand, and those that will come home, are worth.
    fn supply_worth(&self, game: &Game, player: Player, turns: f32, returning: f32) -> f32 {
        let supply = game.supply(player);
        let count = f32::from(supply[FigureKind::Meeple])
            + self.weights.big * f32::from(supply[FigureKind::Big])
            + self.weights.homecoming * returning;
        let abbots = self.weights.abbot * f32::from(supply[FigureKind::Abbot]);
        self.figure_worth(count, turns) + abbots * self.need(turns)
    }

    /// The worth of a number of figures, each worth less than the one before.
    fn figure_worth(&self, count: f32, turns: f32) -> f32 {
        let decay = self.weights.figure_decay;
        let series = (1.0 - power(decay, count)) / (1.0 - decay);
        self.figure * self.need(turns) * series
    }

    /// How much a figure is still needed with so many turns left: nothing after the last one.
    fn need(&self, turns: f32) -> f32 {
        turns / (turns + self.weights.figure_horizon)
    }
}

/// What a position is worth to each player, by term.
pub fn evaluate(game: &Game) -> Breakdown {
    let mut breakdown = Breakdown::default();
    Evaluator::new(game, Weights::default()).assess(game, &mut breakdown);
    breakdown
}

/// Who lays the next tile.
fn next_to_place(game: &Game) -> Player {
    match game.phase() {
        Phase::Place => game.active_player(),
        _ => game.active_player().after(1, game.players()),
    }
}

/// How many turns each player still has.
fn all_turns_left(game: &Game) -> ByPlayer<f32> {
    let mut turns = ByPlayer::default();
    for player in Player::first(game.players()) {
        turns[player] = turns_left(game, player);
    }
    turns
}

/// How many turns a player still has, the one with a tile in hand included.
pub(super) fn turns_left(game: &Game, player: Player) -> f32 {
    let players = game.players();
    let offset = (player.index() + players - game.active_player().index()) % players;
    let (tiles, first) = match game.phase() {
        Phase::Place => (game.unseen_count() + 1, offset),
        // The active player has had this turn's tile and comes last.
        _ => (game.unseen_count(), (offset + players - 1) % players),
    };
    ((tiles + players - 1).saturating_sub(first) / players) as f32
}

const fn term_of(kind: FeatureKind) -> Term {
    match kind {
        FeatureKind::Road | FeatureKind::River => Term::Roads,
        FeatureKind::City => Term::Cities,
        FeatureKind::Monastery | FeatureKind::Garden => Term::Sanctuaries,
        FeatureKind::Field => Term::Fields,
    }
}

#[cfg(test)]
mod tests {
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;
    use crate::rules::{Action, Set, Setup, Silent};

    /// What is remembered from one placement to the next must be what would be worked out anew.
    #[test]
    fn remembered_outlooks_hold() {
        for seed in 0..60 {
            let sets = if seed % 2 == 0 { &Set::ALL[..] } else { &[Set::Farmers, Set::InnsCathedrals] };
            let mut game =
                Game::new(&Setup::base(2 + seed as usize % 3, seed).with_sets(sets.iter().copied())).unwrap();
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut scratch = Vec::new();
            for _ in 0..40 + seed {
                let Some(action) = game.random_action(&mut rng, &mut scratch) else { break };
                game.play_with(action, &mut Silent).unwrap();
            }
            let mut remembering = Evaluator::new(&game, Weights::default());
            let mut forgetful = remembering.clone();
            remembering.settle(&game);
            for action in game.legal_actions() {
                if let Action::Place { pos, .. } = action {
                    remembering.lay(&game, Some(pos));
                }
                let mut next = game.clone();
                next.play_with(action, &mut Silent).unwrap();
                forgetful.settle(&next);
                forgetful.mover = remembering.mover;
                let (quick, thorough) = (remembering.points(&next), forgetful.points(&next));
                for player in Player::first(game.players()) {
                    let difference = (quick[player] - thorough[player]).abs();
                    assert!(difference < 1e-3, "seed {seed}, {action:?}: {quick:?} {thorough:?}");
                }
            }
        }
    }
}
