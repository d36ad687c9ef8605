//! Chance with a memory: random setups and random players that are the same in every run.

use landnam::rules::{
    Action, DragonMove, Game, PortalTarget, Preset, RiverBends, RuleOptions, Set, Sets, Setup, TowerActions,
    random_below,
};
use landnam::tiles::Pos;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Games that reach every phase and every sort of event.
const ENOUGH: u64 = 512;

/// How many games the long test plays; the others play a share of it.
pub(crate) fn games() -> u64 {
    let wanted = std::env::var("LANDNAM_GAMES").map(|text| text.parse().expect("LANDNAM_GAMES is a number"));
    wanted.map_or(ENOUGH, |wanted: u64| wanted.max(ENOUGH))
}

/// A source of random choices.
pub(crate) struct Chance(pub(crate) Xoshiro256PlusPlus);

impl Chance {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        random_below(&mut self.0, bound as u32) as usize
    }

    pub(crate) fn coin(&mut self) -> bool {
        self.below(2) == 0
    }

    pub(crate) fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}

/// The setup of a numbered game: all subsets of the sets in turn, with any number of players and any options.
pub(crate) fn setup(number: u64) -> Setup {
    let mut chance = Chance::new(number);
    let sets: Sets = Set::ALL.into_iter().filter(|&set| number >> (set as u8) & 1 == 1).collect();
    let options = match chance.below(3) {
        0 => RuleOptions::preset(Preset::AsPrinted),
        1 => RuleOptions::preset(Preset::Clarified),
        _ => RuleOptions {
            tower_actions: chance.pick(TowerActions::ALL),
            portal_target: chance.pick(PortalTarget::ALL),
            dragon_move: chance.pick(DragonMove::ALL),
            river_bends: chance.pick(RiverBends::ALL),
        },
    };
    let players = 2 + chance.below(sets.most_players() - 1);
    Setup { players, sets, options, seed: number, order: None }
}

/// Somebody who plays at random, in one of several manners, so that the games reach all corners of the rules.
pub(crate) struct Dabbler {
    chance: Chance,
    /// Chooses the sort of action first, so that rare sorts are as likely as common ones.
    by_sort: bool,
    /// Likes squares with many tiles around them, so that more is completed and roads and cities form rings.
    compact: bool,
}

impl Dabbler {
    pub(crate) fn new(seed: u64) -> Self {
        let mut chance = Chance::new(!seed);
        Self { by_sort: chance.coin(), compact: chance.coin(), chance }
    }

    /// The action to play; `None` when the game is over.
    pub(crate) fn choose(&mut self, game: &Game) -> Option<Action> {
        let legal = game.legal_actions();
        let first = self.guess(&legal)?;
        if !self.compact {
            return Some(first);
        }
        let others = [self.guess(&legal)?, self.guess(&legal)?, self.guess(&legal)?];
        Some(
            others.into_iter().fold(
                first,
                |best, other| {
                    if crowd(game, other) > crowd(game, best) { other } else { best }
                },
            ),
        )
    }

    fn guess(&mut self, legal: &[Action]) -> Option<Action> {
        let any = *legal.get(self.chance.below(legal.len().max(1)))?;
        if !self.by_sort {
            return Some(any);
        }
        let mut sorts: Vec<_> = legal.iter().map(std::mem::discriminant).collect();
        sorts.dedup();
        let sort = self.chance.pick(&sorts);
        let same: Vec<_> = legal.iter().copied().filter(|a| std::mem::discriminant(a) == sort).collect();
        Some(self.chance.pick(&same))
    }
}

/// How many tiles lie around the square of a placement.
fn crowd(game: &Game, action: Action) -> usize {
    match action {
        Action::Place { pos, .. } => around(pos).filter(|&near| game.tile_at(near).is_some()).count(),
        _ => 0,
    }
}

fn around(pos: Pos) -> impl Iterator<Item = Pos> {
    pos.block().filter(move |&near| near != pos)
}

/// Says which game failed when a check panics.
pub(crate) struct Named(pub(crate) u64);

impl Drop for Named {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("this was game {}: {:?}", self.0, setup(self.0));
        }
    }
}
