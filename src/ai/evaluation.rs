//! What a position is worth to each player: expected points at the end of the game, as a sum of named terms.

use crate::rules::{ByPlayer, FeatureId, FigureKind, Game, Phase, Player, WALK_STEPS};
use crate::tiles::{FeatureKind, Pos};

use super::odds::Odds;
use super::outlook::{Merge, Outlook, Outlooks};
use super::term::{Breakdown, Ledger, Term, Totals};
use super::weights::Weights;

/// Evaluates positions that follow from one position, whose unseen tiles it has counted.
#[derive(Clone, Debug)]
pub(super) struct Evaluator {
    pub(super) weights: Weights,
    pub(super) odds: Odds,
    outlooks: Outlooks,
    merges: Vec<Merge>,
    /// Dragon tiles and volcanoes among the unseen.
    dragons: u16,
    /// Tiles unseen when the evaluator was made.
    tiles: f32,
}

/// What a player can still count on.
#[derive(Clone, Copy, Debug, Default)]
struct Prospect {
    /// Turns left to play.
    turns: f32,
    /// Figures that will come home, each counted by its chance.
    returning: f32,
}

impl Evaluator {
    pub(super) fn new(game: &Game, weights: Weights) -> Self {
        let odds = Odds::new(game);
        let dragons = odds.count(|layout| layout.marks.dragon || layout.marks.volcano);
        let tiles = f32::from(odds.total());
        Self { weights, odds, outlooks: Outlooks::default(), merges: Vec::new(), dragons, tiles }
    }

    /// The expected points of each player, as this player's taste weighs them.
    pub(super) fn points(&mut self, game: &Game) -> ByPlayer<f32> {
        let mut totals = Totals { points: ByPlayer::default(), taste: self.weights.taste };
        self.assess(game, &mut totals);
        totals.points
    }

    /// The chance that a feature is completed, if this player works at it.
    pub(super) fn chance(&mut self, game: &Game, feature: FeatureId, player: Player) -> f32 {
        self.outlooks.begin(game.feature_bound());
        self.outlook(game, feature, turns_left(game, player)).chance
    }

    /// Writes the evaluation of a position into a ledger.
    pub(super) fn assess(&mut self, game: &Game, ledger: &mut impl Ledger) {
        let players = game.players();
        let scores = game.scores();
        for player in Player::first(players) {
            ledger.add(player, Term::Score, None, scores[player] as f32);
        }
        if game.is_over() {
            return;
        }
        let mut prospects = ByPlayer::default();
        for player in Player::first(players) {
            prospects[player] = Prospect { turns: turns_left(game, player), returning: 0.0 };
        }
        if game.unseen_count() > 0 || game.phase() == Phase::Place {
            ledger.add(next_to_place(game), Term::Tempo, None, self.weights.tempo);
        }
        self.outlooks.begin(game.feature_bound());
        self.merges.clear();
        let danger = Danger::new(game, self);
        for claim in game.claims() {
            let Some(feature) = claim.feature else { continue };
            let outlook = match self.outlooks.get(feature) {
                Some(outlook) => outlook,
                None => self.appraise(game, feature, &prospects, ledger),
            };
            prospects[claim.owner].returning += outlook.chance;
            if danger.is_real() && outlook.chance < 1.0 {
                let loss = outlook.loss_without(game, claim);
                if loss > 0.0 {
                    danger.charge(game, claim.owner, claim.pos, feature, loss, ledger);
                }
            }
        }
        self.contests(game, &prospects, ledger);
        self.fairy(game, &prospects, ledger);
        for player in Player::first(players) {
            let Prospect { turns, returning } = prospects[player];
            let worth = self.supply_worth(game, player, turns, returning);
            ledger.add(player, Term::Figures, None, worth);
        }
        self.prisoners(game, &prospects, ledger);
    }

    /// Works out what a claimed feature will bring and credits those who hold it.
    fn appraise(
        &mut self,
        game: &Game,
        feature: FeatureId,
        prospects: &ByPlayer<Prospect>,
        ledger: &mut impl Ledger,
    ) -> Outlook {
        let facts = game.facts(feature);
        let most = facts.greatest_weight();
        let holders = || Player::first(game.players()).filter(|&player| facts.weights[player] == most);
        let turns = holders().map(|player| prospects[player].turns).sum();
        let outlook = self.outlook(game, feature, turns);
        self.outlooks.set(feature, outlook);
        for player in holders() {
            ledger.add(player, term_of(facts.kind), Some(feature), outlook.points);
        }
        outlook
    }

    /// What a feature will bring to someone who holds it and has so many turns left.
    fn outlook(&mut self, game: &Game, feature: FeatureId, turns: f32) -> Outlook {
        let growth = self.weights.field_growth * share_left(game);
        let Self { weights, odds, outlooks, merges, .. } = self;
        outlooks.work_out(game, feature, turns, growth, weights, odds, merges)
    }

    /// What claiming a free feature with a figure would change for its new holder.
    pub(super) fn claim_gain(&mut self, game: &Game, feature: FeatureId, kind: FigureKind) -> f32 {
        let player = game.active_player();
        let turns = turns_left(game, player);
        self.outlooks.begin(game.feature_bound());
        let outlook = self.outlook(game, feature, turns);
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
    fn contests(&mut self, game: &Game, prospects: &ByPlayer<Prospect>, ledger: &mut impl Ledger) {
        if self.weights.contest == 0.0 {
            return;
        }
        for index in 0..self.merges.len() {
            let Merge { one, other, tiles } = self.merges[index];
            let (Some(first), Some(second)) = (self.outlooks.get(one), self.outlooks.get(other)) else {
                continue;
            };
            let (mine, theirs) = (game.facts(one).weights, game.facts(other).weights);
            let joined = sum(mine, theirs);
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
            let joining = 1.0 - (1.0 - share).powf(prospects[keenest].turns * self.weights.effort);
            for player in Player::first(game.players()) {
                if change[player] != 0.0 {
                    let points = self.weights.contest * joining * change[player];
                    ledger.add(player, Term::Contest, Some(one), points);
                }
            }
        }
    }

    /// A point each turn while she stays, three when her follower's feature is scored (PD-7.4, PD-7.6).
    fn fairy(&mut self, game: &Game, prospects: &ByPlayer<Prospect>, ledger: &mut impl Ledger) {
        let Some((owner, feature)) = game.fairy_follower() else { return };
        let stay = prospects[owner].turns.min(self.weights.fairy);
        let chance =
            feature.and_then(|feature| self.outlooks.get(feature)).map_or(0.0, |outlook| outlook.chance);
        // She may still be there at the end, when everything is scored.
        let last = if prospects[owner].turns < self.weights.fairy { 0.5 } else { 0.1 };
        let bonus = if feature.is_some() { 3.0 * chance.max(last) } else { 0.0 };
        ledger.add(owner, Term::Fairy, feature, stay + bonus);
    }

    fn prisoners(&self, game: &Game, prospects: &ByPlayer<Prospect>, ledger: &mut impl Ledger) {
        for holder in Player::first(game.players()) {
            for owner in Player::first(game.players()) {
                let held = game.held(holder, owner) as f32;
                if held > 0.0 {
                    let need = self.need(prospects[owner].turns);
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
        let series = (1.0 - decay.powf(count)) / (1.0 - decay);
        self.weights.figure * self.need(turns) * series
    }

    /// How much a figure is still needed with so many turns left: nothing after the last one.
    fn need(&self, turns: f32) -> f32 {
        turns / (turns + self.weights.figure_horizon)
    }
}

/// The share of all tiles that is still unseen.
fn share_left(game: &Game) -> f32 {
    game.unseen_count() as f32 / (game.unseen_count() + game.tiles().len()) as f32
}

/// What a position is worth to each player, by term.
pub fn evaluate(game: &Game) -> Breakdown {
    let mut breakdown = Breakdown::default();
    Evaluator::new(game, Weights::default()).assess(game, &mut breakdown);
    breakdown
}

/// The dragon and the towers, as far as they threaten anyone.
struct Danger {
    /// Where the dragon is, and the chance that it takes a figure beside it.
    dragon: Option<(Pos, f32)>,
    /// Where the fairy keeps it away.
    fairy: Option<Pos>,
    /// The chance that a tower in reach takes a figure.
    tower: f32,
}

impl Danger {
    fn new(game: &Game, evaluator: &Evaluator) -> Self {
        let dragon = game.dragon().map(|pos| {
            let coming = f32::from(evaluator.dragons) / evaluator.tiles.max(1.0);
            let chance = match game.phase() {
                // It walks right now, as far as its steps reach.
                Phase::Dragon => (WALK_STEPS - game.dragon_steps()) as f32 / WALK_STEPS as f32,
                _ => (coming * 6.0).min(1.0) * turns_left(game, game.active_player()).min(1.0),
            };
            (pos, chance * evaluator.weights.dragon)
        });
        let floors = Player::first(game.players()).any(|player| game.floors(player) > 0);
        let tower = if floors && game.unseen_count() > 0 { evaluator.weights.tower } else { 0.0 };
        Self { dragon, fairy: game.fairy_square(), tower }
    }

    fn is_real(&self) -> bool {
        self.dragon.is_some() || self.tower > 0.0
    }

    /// Charges an owner for what the loss of a figure would cost.
    fn charge(
        &self,
        game: &Game,
        owner: Player,
        pos: Pos,
        feature: FeatureId,
        loss: f32,
        ledger: &mut impl Ledger,
    ) {
        if let Some((dragon, chance)) = self.dragon
            && self.fairy != Some(pos)
        {
            let distance = dragon.x.abs_diff(pos.x) + dragon.y.abs_diff(pos.y);
            if usize::from(distance) <= WALK_STEPS {
                let near = 1.0 / f32::from(distance.max(1));
                ledger.add(owner, Term::Dragon, Some(feature), -chance * near * loss);
            }
        }
        if self.tower > 0.0 {
            let threats = game
                .towers()
                .filter(|&(tower, floors, open)| open && crate::rules::is_in_reach(tower, floors + 1, pos));
            let threats = threats.count();
            if threats > 0 {
                let chance = 1.0 - (1.0 - self.tower).powi(threats as i32);
                ledger.add(owner, Term::Towers, Some(feature), -chance * (loss + 2.0));
            }
        }
    }
}

/// Who lays the next tile.
fn next_to_place(game: &Game) -> Player {
    match game.phase() {
        Phase::Place => game.active_player(),
        _ => game.active_player().after(1, game.players()),
    }
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

/// Whether a player shares the majority: 1 or 0.
fn holds(weights: ByPlayer<u8>, player: Player) -> f32 {
    let most = weights.iter().copied().max().unwrap_or(0);
    f32::from(u8::from(most > 0 && weights[player] == most))
}

fn sum(one: ByPlayer<u8>, other: ByPlayer<u8>) -> ByPlayer<u8> {
    let mut sum = one;
    for player in Player::first(crate::rules::MAX_PLAYERS) {
        sum[player] += other[player];
    }
    sum
}

const fn term_of(kind: FeatureKind) -> Term {
    match kind {
        FeatureKind::Road | FeatureKind::River => Term::Roads,
        FeatureKind::City => Term::Cities,
        FeatureKind::Monastery | FeatureKind::Garden => Term::Sanctuaries,
        FeatureKind::Field => Term::Fields,
    }
}
