//! The helps that explain a board: odds against counting, fields against the final scoring, closing tiles against playing.

use std::collections::HashMap;

use landnam::aids::{GapView, Mark, Odds, Outlook, Stock, Ticket, Urn, closes, fields, path, why_not};
use landnam::rules::{
    Action, BoardSegment, Event, FigureKind, Game, Player, Refusal, ScoreReason, Set, Sets, Setup, Silent,
    random_below,
};
use landnam::tiles::{FeatureKind, Kind, Pos, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// All subsets of the sets in turn, with any number of players.
fn setup(number: u64) -> Setup {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
    let sets: Sets = Set::ALL.into_iter().filter(|&set| number >> (set as u8) & 1 == 1).collect();
    let players = 2 + random_below(&mut rng, sets.most_players() as u32 - 1) as usize;
    Setup { players, sets, seed: number, ..Setup::base(2, number) }
}

/// Plays a game at random and shows it before every action, which may be looked at as well.
fn watch(number: u64, mut look: impl FnMut(&Game, Action)) -> Game {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(!number);
    let mut game = Game::new(&setup(number)).unwrap();
    let mut scratch = Vec::new();
    while let Some(action) = game.random_action(&mut rng, &mut scratch) {
        look(&game, action);
        game.play_with(action, &mut Silent).unwrap();
    }
    game
}

/// Draws one tile after another in every possible way, and adds up how likely the chosen turns find a fitting tile.
///
/// Equal tiles are drawn together, so that whole games can be counted.
struct Count<F: Fn(usize) -> bool> {
    is_chosen: F,
    known: HashMap<Vec<usize>, f64>,
}

impl<F: Fn(usize) -> bool> Count<F> {
    fn chance(&mut self, urn: &Urn, turn: usize) -> f64 {
        let code = |tickets: &[Ticket]| {
            let mut count = vec![0_usize; 16];
            for t in tickets {
                count[usize::from(t.fits)
                    | usize::from(t.playable) << 1
                    | usize::from(t.volcano) << 2
                    | usize::from(t.dragon) << 3] += 1;
            }
            count
        };
        let mut key = vec![turn, usize::from(urn.volcano_lies), usize::from(urn.lake.is_some())];
        key.extend(code(&urn.river));
        key.extend(code(&urn.pile));
        key.extend(code(&urn.aside));
        if let Some(&chance) = self.known.get(&key) {
            return chance;
        }
        let chance = self.count(urn, turn);
        self.known.insert(key, chance);
        chance
    }

    fn count(&mut self, urn: &Urn, turn: usize) -> f64 {
        let from_river = !urn.river.is_empty();
        let pile = if from_river { &urn.river } else { &urn.pile };
        if !from_river && let Some(lake) = urn.lake {
            return self.drawn(Urn { lake: None, ..urn.clone() }, lake, turn);
        }
        let mut sum = 0.0;
        let mut seen: Vec<Ticket> = Vec::new();
        for (index, &ticket) in pile.iter().enumerate() {
            if seen.contains(&ticket) {
                continue;
            }
            seen.push(ticket);
            let same = pile.iter().filter(|&&other| other == ticket).count();
            let mut left = urn.clone();
            if from_river {
                left.river.swap_remove(index)
            } else {
                left.pile.swap_remove(index)
            };
            sum += same as f64 / pile.len() as f64 * self.drawn(left, ticket, turn);
        }
        sum
    }

    /// What follows when this tile comes off a pile.
    fn drawn(&mut self, mut left: Urn, ticket: Ticket, turn: usize) -> f64 {
        if ticket.dragon && !left.volcano_lies {
            left.aside.push(ticket);
            return self.chance(&left, turn);
        }
        if !ticket.playable {
            return self.chance(&left, turn);
        }
        if ticket.fits && (self.is_chosen)(turn) {
            return 1.0;
        }
        if ticket.volcano {
            left.volcano_lies = true;
        }
        if left.volcano_lies {
            let back = std::mem::take(&mut left.aside);
            left.pile.extend(back);
        }
        self.chance(&left, turn + 1)
    }
}

fn agree(urn: &Urn, is_chosen: impl Fn(usize) -> bool + Copy) {
    let counted = Count { is_chosen, known: HashMap::new() }.chance(&counting(urn), 1);
    let worked_out = urn.chance(is_chosen);
    assert!((counted - worked_out).abs() < 1e-9, "{counted} counted, {worked_out} worked out: {urn:?}");
}

/// A volcano that lies has brought the set-aside tiles back before anything is drawn.
fn counting(urn: &Urn) -> Urn {
    let mut urn = urn.clone();
    if urn.volcano_lies {
        let back = std::mem::take(&mut urn.aside);
        urn.pile.extend(back);
    }
    urn
}

#[test]
fn odds_of_small_piles_agree_with_counting_every_order() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    let mut roll = |bound: u32| random_below(&mut rng, bound);
    for _ in 0..400 {
        let volcano_lies = roll(2) == 0;
        let mut some = |most: u32, plain: bool, only_dragons: bool| -> Vec<Ticket> {
            (0..roll(most))
                .map(|_| {
                    let sort = if plain { 0 } else { roll(4) };
                    let playable = roll(5) != 0;
                    Ticket {
                        fits: playable && roll(3) == 0,
                        playable,
                        volcano: sort == 1 && !only_dragons,
                        dragon: sort == 2 || only_dragons,
                    }
                })
                .collect()
        };
        let urn = Urn {
            river: some(4, true, false),
            lake: some(2, true, false).first().copied(),
            pile: some(8, false, false),
            aside: if volcano_lies { Vec::new() } else { some(3, false, true) },
            volcano_lies,
        };
        let (players, steps) = (2 + roll(5) as usize, roll(6) as usize);
        let steps = steps % players;
        agree(&urn, |turn| turn % players == steps);
        agree(&urn, |turn| turn < 1 + steps);
        agree(&urn, |turn| turn == 1 + steps);
    }
}

/// In how many ways some of the tiles can have been drawn, equal ones not told apart.
fn sorts(urn: &Urn) -> usize {
    let all: Vec<Ticket> = [&urn.river, &urn.pile, &urn.aside].into_iter().flatten().copied().collect();
    let mut counts: Vec<(Ticket, usize)> = Vec::new();
    for ticket in all {
        match counts.iter_mut().find(|(known, _)| *known == ticket) {
            Some((_, count)) => *count += 1,
            None => counts.push((ticket, 1)),
        }
    }
    counts.iter().map(|(_, count)| count + 1).product()
}

#[test]
fn odds_of_random_positions_agree_with_counting_every_order() {
    let mut looked = 0;
    for number in 0..64 {
        watch(number, |game, _| {
            // Early positions have the river and the set-aside tiles, late ones few tiles of many sorts.
            let left = game.unseen_count();
            if game.hand().is_none() || !(left < 9 || left.is_multiple_of(23)) {
                return;
            }
            let gaps = game.gaps();
            let pos = gaps[left * 7 % gaps.len()];
            let urn = Urn::of(game, pos);
            if sorts(&urn) > 4000 {
                // Too many ways to count them all in a test.
                return;
            }
            let players = game.players();
            agree(&urn, |turn| turn % players == 0);
            agree(&urn, |turn| turn < players);
            looked += 1;
        });
    }
    assert!(looked > 200, "only {looked} positions");
}

#[test]
fn odds_know_whose_turns_come() {
    // One tile left to draw: the next player draws it, the one on turn never does.
    let mut asked = 0;
    for number in 0..32 {
        watch(number, |game, _| {
            if game.unseen_count() != 1 || !game.set_aside().is_empty() || game.hand().is_none() {
                return;
            }
            let kind = game.unseen().next().unwrap();
            let Some(pos) = game.gaps().into_iter().find(|&pos| game.turns_at(kind, pos) != 0) else {
                return;
            };
            let me = game.active_player();
            let next = me.after(1, game.players());
            let mine = Odds::of(game, pos, me);
            assert_eq!((mine.others, mine.next, mine.ever), (1.0, 0.0, 0.0));
            let theirs = Odds::of(game, pos, next);
            assert_eq!((theirs.others, theirs.next, theirs.ever), (0.0, 1.0, 1.0));
            asked += 1;
        });
    }
    assert!(asked > 10);
}

#[test]
fn dead_squares_are_never_filled() {
    let mut died = 0;
    for number in 0..64 {
        let mut dead: Vec<Pos> = Vec::new();
        watch(number, |game, action| {
            if let Action::Place { pos, .. } = action {
                assert!(!dead.contains(&pos), "game {number}: {pos} was dead");
                let stock = Stock::of(game, game.hand());
                dead.extend(
                    GapView::all(game, &stock).into_iter().filter(GapView::is_dead).map(|gap| gap.pos),
                );
                let seen: usize =
                    [&stock.left, &stock.laid, &stock.gone].iter().flat_map(|tiles| tiles.values()).sum();
                let all = game.tiles().count()
                    + game.unseen_count()
                    + game.returning().len()
                    + game.discarded().len();
                assert_eq!(seen, all);
            }
        });
        died += dead.len();
    }
    assert!(died > 1000, "only {died} dead squares were seen");
}

#[test]
fn the_fields_agree_with_the_final_scoring() {
    let mut scored = 0;
    for number in (0..256).filter(|number| number >> (Set::Farmers as u8) & 1 == 1) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(!number);
        let mut game = Game::new(&setup(number)).unwrap();
        let (mut scratch, mut events) = (Vec::new(), Vec::new());
        while let Some(action) = game.random_action(&mut rng, &mut scratch) {
            events = game.play(action).unwrap();
        }
        let mut given: Vec<(Player, i32)> = events
            .iter()
            .filter_map(|event| match event {
                Event::Score(score) if score.reason == ScoreReason::Final(FeatureKind::Field) => {
                    Some((score.player, score.points))
                }
                _ => None,
            })
            .collect();
        let mut shown: Vec<(Player, i32)> = fields(&game)
            .iter()
            .flat_map(|field| field.payouts.clone())
            .filter(|&(_, points)| points > 0)
            .collect();
        given.retain(|&(_, points)| points > 0);
        given.sort_unstable();
        shown.sort_unstable();
        assert_eq!(given, shown, "game {number}");
        for field in fields(&game) {
            assert_eq!(field.points, 3 * field.cities as i32);
            let most = field.farmers.first().map_or(0, |&(_, weight)| weight);
            let first = field.farmers.iter().filter(|&&(_, weight)| weight == most).count();
            assert_eq!(first, field.payouts.len());
        }
        scored += shown.len();
    }
    assert!(scored > 100, "only {scored} fields were scored");
}

#[test]
fn the_tiles_that_close_a_feature_close_it_when_laid() {
    let mut closed = 0;
    for number in 0..48 {
        watch(number, |game, action| {
            let (Action::Place { pos, turn }, Some(kind)) = (action, game.hand()) else { return };
            let mut after = game.clone();
            after.play_with(action, &mut Silent).unwrap();
            for feature in game.features().iter().filter(|feature| !feature.complete) {
                let at = feature.segments[0];
                let id = game.feature_id(at).unwrap();
                let is_closed = after.feature(at).unwrap().complete;
                assert_eq!(
                    closes(game, id, kind, pos, turn),
                    is_closed,
                    "game {number}: {:?} at {at:?}",
                    feature.kind
                );
                closed += usize::from(is_closed);
            }
        });
    }
    assert!(closed > 300, "only {closed} features were closed");
}

#[test]
fn a_finished_feature_is_worth_at_least_what_was_promised() {
    let (mut finished, mut open) = (0, 0);
    for number in 0..24 {
        let mut promised: HashMap<BoardSegment, i32> = HashMap::new();
        watch(number, |game, action| {
            for (&at, &least) in &promised {
                let feature = game.feature(at).unwrap();
                assert!(!feature.complete || feature.worth.total() >= least, "game {number} at {at:?}");
                finished += usize::from(feature.complete);
            }
            if let Action::Place { .. } = action {
                promised.clear();
                let stock = Stock::of(game, game.hand());
                for feature in game
                    .features()
                    .iter()
                    .filter(|f| !f.complete && !matches!(f.kind, FeatureKind::Field | FeatureKind::River))
                {
                    let at = feature.segments[0];
                    let outlook = Outlook::of(game, &stock, at).unwrap();
                    promised.extend(outlook.finished.map(|least| (at, least)));
                    assert_eq!(outlook.open.len(), if outlook.open.is_empty() { 0 } else { feature.open });
                    open += outlook.open.len();
                }
            }
        });
    }
    assert!(finished > 300 && open > 1000, "only {finished} features were finished, {open} sides open");
}

#[test]
fn a_refusal_points_at_what_it_speaks_of() {
    let (mut edges, mut ways) = (0, 0);
    for number in 0..24 {
        watch(number, |game, _| {
            if game.hand().is_some() {
                for pos in game.gaps() {
                    let Some(why) = why_not(game, Action::Place { pos, turn: Turn::default() }) else {
                        continue;
                    };
                    if matches!(why.refusals[0], Refusal::EdgeMismatch { .. }) {
                        assert_eq!(why.refusals.len(), why.marks.len());
                        edges += why.marks.len();
                    }
                }
                return;
            }
            let tile = game.last_placed();
            for segment in 0..game.catalogue().tile(tile.kind).segments.len() as u8 {
                let action = Action::Figure { kind: FigureKind::Meeple, pos: tile.pos, segment };
                let Some(why) = why_not(game, action) else { continue };
                let Refusal::Occupied { pos, segment: theirs, by, .. } = why.refusals[0] else { continue };
                let Some(Mark::Path(way)) = why.marks.first() else { panic!("no way is shown") };
                assert_eq!(way.first().map(|step| step.at), Some(BoardSegment::new(tile.pos, segment)));
                assert_eq!(way.last().map(|step| step.at), Some(BoardSegment::new(pos, theirs)));
                for (step, next) in way.iter().zip(&way[1..]) {
                    let side = step.exit.expect("the way goes on").side();
                    assert_eq!(step.at.pos.step(side), next.at.pos);
                }
                assert!(matches!(why.marks.get(1), Some(Mark::Figure(figure)) if figure.player == by));
                ways += 1;
            }
        });
    }
    assert!(edges > 1000 && ways > 50, "{edges} edges, {ways} ways");
}

#[test]
fn there_is_no_way_between_different_features() {
    let game = Game::new(&Setup::base(2, 1)).unwrap();
    let tile = game.last_placed();
    assert!(path(&game, BoardSegment::new(tile.pos, 0), BoardSegment::new(tile.pos, 1)).is_empty());
    assert_eq!(path(&game, BoardSegment::new(tile.pos, 0), BoardSegment::new(tile.pos, 0)).len(), 1);
}

#[test]
fn river_tiles_neither_call_the_dragon_nor_wait_for_it() {
    let catalogue = landnam::tiles::Catalogue::standard();
    let kinds: Vec<Kind> = catalogue.kinds_of(landnam::tiles::TileBox::River).collect();
    assert!(!kinds.is_empty());
    for kind in kinds {
        let marks = catalogue.layout(kind).marks;
        assert!(!marks.volcano && !marks.dragon, "{}", catalogue.tile(kind).name);
    }
}
