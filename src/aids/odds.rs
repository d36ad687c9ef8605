//! How likely a tile that fits a square is to be drawn, and by whom.
//!
//! The model, exactly:
//!
//! - The board stays as it is, and nobody fills the square. The tile in hand is laid somewhere else.
//! - Each pile lies in a uniformly random order. River tiles come first, the lake last among them (RIV-2, RIV-8).
//! - Each turn takes one tile. A tile that fits nowhere leaves the game, and the same player draws again (BASE-4.5). So the turns see
//!   the tiles that fit somewhere, in a uniformly random order.
//! - Until a volcano lies, a dragon tile is set aside and the same player draws again (PD-3.1). The first volcano, which
//!   takes a turn of its own, shuffles all of them into what is left of the pile (PD-2.5). A volcano in hand counts as laid.
//! - Turns go round the table from the player after the one who is on turn.
//!
//! Within this model the numbers are exact: hypergeometric, summed over the turn of the first volcano where that matters.

use crate::rules::{Game, Player};
use crate::tiles::{Kind, Pos};

/// A tile still to come, as far as one square is concerned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ticket {
    /// Whether it fits the square.
    pub fits: bool,
    /// Whether it fits anywhere on the board.
    pub playable: bool,
    /// Whether it calls the dragon.
    pub volcano: bool,
    /// Whether it is set aside until a volcano lies.
    pub dragon: bool,
}

/// The tiles still to come, as far as one square is concerned.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Urn {
    /// River tiles but the lake.
    pub river: Vec<Ticket>,
    /// The lake.
    pub lake: Option<Ticket>,
    /// All other tiles not yet drawn.
    pub pile: Vec<Ticket>,
    /// Dragon tiles set aside.
    pub aside: Vec<Ticket>,
    /// Whether a volcano lies.
    pub volcano_lies: bool,
}

/// The chances, from 0 to 1, that a tile fitting a square is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Odds {
    /// By someone else before the player's next turn.
    pub others: f64,
    /// By the player, in the next turn.
    pub next: f64,
    /// By the player, in any turn before the end.
    pub ever: f64,
}

impl Odds {
    /// The odds of a square for a player.
    pub fn of(game: &Game, pos: Pos, player: Player) -> Self {
        let players = game.players();
        let steps = (player.index() + players - game.active_player().index()) % players;
        let first = if steps == 0 { players } else { steps };
        let urn = Urn::of(game, pos);
        Self {
            others: urn.chance(|turn| turn < first),
            next: urn.chance(|turn| turn == first),
            ever: urn.chance(|turn| turn % players == steps),
        }
    }
}

impl Urn {
    /// The tiles still to come in a game, as far as a square is concerned.
    pub fn of(game: &Game, pos: Pos) -> Self {
        let catalogue = game.catalogue();
        let mut known: Vec<Option<Ticket>> = vec![None; catalogue.kinds().len()];
        let mut ticket = |kind: Kind| {
            *known[kind.index()].get_or_insert_with(|| {
                let marks = catalogue.layout(kind).marks;
                Ticket {
                    fits: game.turns_at(kind, pos) != 0,
                    playable: game.fits_anywhere(kind),
                    volcano: marks.volcano,
                    dragon: marks.dragon,
                }
            })
        };
        let calls_dragon = game.hand().is_some_and(|hand| catalogue.layout(hand).marks.volcano);
        Self {
            river: game.river_pile().filter(|&kind| kind != catalogue.lake()).map(&mut ticket).collect(),
            lake: game.river_pile().find(|&kind| kind == catalogue.lake()).map(&mut ticket),
            pile: game.main_pile().map(&mut ticket).collect(),
            aside: game.returning().iter().copied().map(&mut ticket).collect(),
            volcano_lies: calls_dragon || game.dragon().is_some(),
        }
    }

    /// The chance that a fitting tile is drawn in one of the chosen turns; the next turn has the number 1.
    pub fn chance(&self, is_chosen: impl Fn(usize) -> bool) -> f64 {
        let chosen = |from: usize, count: usize| (from..from + count).filter(|&turn| is_chosen(turn)).count();
        let river = Share::of(self.river.iter());
        let mut miss = river.miss(chosen(1, river.all));
        let mut turn = 1 + river.all;
        if let Some(lake) = self.lake.filter(|lake| lake.playable) {
            if lake.fits && is_chosen(turn) {
                miss = 0.0;
            }
            turn += 1;
        }
        let pile = if self.volcano_lies {
            let all = Share::of(self.pile.iter().chain(&self.aside));
            all.miss(chosen(turn, all.all))
        } else {
            self.miss_before_volcano(turn, &chosen)
        };
        (1.0 - miss * pile).clamp(0.0, 1.0)
    }

    /// The chance that the chosen turns draw no fitting tile from a pile whose first volcano is still to come.
    fn miss_before_volcano(&self, turn: usize, chosen: &impl Fn(usize, usize) -> usize) -> f64 {
        let plain = Share::of(self.pile.iter().filter(|ticket| !ticket.volcano && !ticket.dragon));
        let volcanoes = Share::of(self.pile.iter().filter(|ticket| ticket.volcano));
        let dragons = Share::of(self.pile.iter().chain(&self.aside).filter(|ticket| ticket.dragon));
        if volcanoes.all == 0 {
            // The dragon tiles never come back.
            return plain.miss(chosen(turn, plain.all));
        }
        let mut sum = 0.0;
        // The chance that the first `before` tiles are no volcanoes.
        let mut none_yet = 1.0;
        for before in 0..=plain.all {
            let left = (plain.all - before + volcanoes.all) as f64;
            let is_first = none_yet * volcanoes.all as f64 / left;
            none_yet *= (plain.all - before) as f64 / left;
            let mine = chosen(turn, before);
            let at_volcano = chosen(turn + before, 1) == 1;
            let rest = plain.all - before + volcanoes.all - 1 + dragons.all;
            let mine_later = chosen(turn + before + 1, rest);
            // What others draw before the volcano is no longer there afterwards.
            let unseen = Share { all: plain.all - mine, fitting: plain.fitting };
            let mut after = 0.0;
            for theirs in 0..=(before - mine).min(plain.fitting) {
                let share = unseen.exactly(theirs, before - mine);
                if share == 0.0 {
                    continue;
                }
                let fitting = plain.fitting - theirs + volcanoes.fitting + dragons.fitting;
                let fits = volcanoes.fitting as f64 / volcanoes.all as f64;
                let misses = (1.0 - fits) * Share { all: rest, fitting }.miss(mine_later);
                let hits = if at_volcano || volcanoes.fitting == 0 {
                    0.0
                } else {
                    fits * Share { all: rest, fitting: fitting - 1 }.miss(mine_later)
                };
                after += share * (misses + hits);
            }
            sum += is_first * plain.miss(mine) * after;
        }
        sum
    }
}

/// How many tiles there are, and how many of them fit.
#[derive(Clone, Copy, Debug)]
struct Share {
    all: usize,
    fitting: usize,
}

impl Share {
    /// Counts the tiles that will be laid.
    fn of<'a>(tickets: impl Iterator<Item = &'a Ticket>) -> Self {
        tickets.filter(|ticket| ticket.playable).fold(Self { all: 0, fitting: 0 }, |share, ticket| Self {
            all: share.all + 1,
            fitting: share.fitting + usize::from(ticket.fits),
        })
    }

    /// The chance that so many draws without return find no fitting tile.
    fn miss(self, draws: usize) -> f64 {
        (0..draws.min(self.all))
            .map(|drawn| {
                let all = self.all - drawn;
                all.saturating_sub(self.fitting) as f64 / all as f64
            })
            .product()
    }

    /// The chance that so many draws without return find exactly that many fitting tiles.
    fn exactly(self, found: usize, draws: usize) -> f64 {
        let others = self.all - self.fitting.min(self.all);
        if found > self.fitting || draws < found || draws - found > others {
            return 0.0;
        }
        choose(self.fitting, found) * choose(others, draws - found) / choose(self.all, draws)
    }
}

/// The number of ways to choose `k` of `n`; a game has too few tiles to leave the range.
fn choose(n: usize, k: usize) -> f64 {
    (0..k.min(n - k)).map(|i| (n - i) as f64 / (i + 1) as f64).product()
}
