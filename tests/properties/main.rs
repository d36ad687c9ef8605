//! Properties that hold in every game, over random games of all sets, options and player counts.
//!
//! `LANDNAM_GAMES` sets how many games are played if they shall be more than usual; every game is known by its number, which a failure names.

mod chance;
mod dump;
mod land;
mod ledger;
mod referee;
mod turned;
mod wild;

use std::collections::{BTreeSet, HashSet};
use std::mem::discriminant;

use landnam::rules::{Action, Event, Game, Phase, Record, Setup, Silent};
use landnam::tiles::{FeatureKind, Turn};
use proptest::test_runner::{Config, TestCaseError, TestRng, TestRunner};

use chance::{Chance, Dabbler, Named, games, setup};
use dump::Dump;
use ledger::{Ledger, majority};
use turned::Round;

/// A numbered game as it is played, with the book kept beside it.
struct Table {
    game: Game,
    ledger: Ledger,
    dabbler: Dabbler,
    /// What the last action brought about.
    events: Vec<Event>,
    _named: Named,
}

impl Table {
    fn new(number: u64) -> Self {
        let named = Named(number);
        let setup = setup(number);
        let mut events = Vec::new();
        let game = Game::new_with(&setup, &mut events).expect("a legal setup");
        let mut ledger = Ledger::new(&setup, &game);
        for event in &events {
            ledger.hear(event);
        }
        Self { game, ledger, dabbler: Dabbler::new(number), events, _named: named }
    }

    /// Plays one action and keeps the book; `None` when the game is over.
    fn go_on(&mut self) -> Option<Action> {
        let action = self.dabbler.choose(&self.game)?;
        self.events = self.game.play(action).expect("a legal action");
        for event in &self.events {
            self.ledger.hear(event);
        }
        Some(action)
    }
}

#[test]
fn the_invariants_hold_after_every_action() {
    let mut reached = HashSet::new();
    let mut phases = BTreeSet::new();
    let mut foretold = 0;
    for number in 0..games() {
        let mut table = Table::new(number);
        table.ledger.check(&table.game);
        let mut before = table.game.clone();
        loop {
            let projected = table.game.projected_scores();
            before.clone_from(&table.game);
            let Some(action) = table.go_on() else { break };
            table.ledger.check(&table.game);
            check_part(&before, &table);
            phases.insert(table.game.phase());
            reached.extend(table.events.iter().map(discriminant));
            let turn_began = table.events.iter().any(|event| matches!(event, Event::Turn { .. }));
            if table.game.is_over() && action == Action::Pass && !turn_began {
                assert_eq!(projected, table.game.scores(), "the projection at the last moment");
                foretold += 1;
            }
        }
        assert!(table.ledger.over);
    }
    assert_eq!(phases.len(), 7, "not every phase was reached: {phases:?}");
    assert_eq!(reached.len(), 18, "only these sorts of events happened: {reached:?}");
    assert!(foretold > 50, "only {foretold} games ended without another tile");
}

/// What can still be taken back has revealed nothing, scored nothing and asked nobody else.
fn check_part(before: &Game, table: &Table) {
    let ends = |event: &Event| {
        let is_drawn =
            matches!(event, Event::Drawn { .. } | Event::Discarded { .. } | Event::SetAside { .. });
        is_drawn || matches!(event, Event::Turn { .. } | Event::Score(_) | Event::Final { .. })
    };
    let goes_on = !table.events.iter().any(ends) && table.game.phase() != Phase::Dragon;
    assert_eq!(table.game.goes_on_from(before), goes_on, "{:?}", table.events);
    if goes_on {
        assert_eq!(table.game.player_to_act(), before.player_to_act());
    }
}

#[test]
fn features_equal_a_slow_recomputation() {
    for number in 0..games() / 8 {
        let mut table = Table::new(number);
        loop {
            compare_features(&table.game, &table.ledger);
            assert_eq!(table.game.projected_scores(), table.ledger.projected());
            if table.go_on().is_none() {
                break;
            }
        }
    }
}

/// Compares all features of a game with those found by walking over the board.
fn compare_features(game: &Game, ledger: &Ledger) {
    let land = &ledger.land;
    let mut left: BTreeSet<_> = land.places().collect();
    for view in game.features() {
        let found = land.walk(view.segments[0]);
        assert!(found.segments.iter().copied().eq(view.segments.iter().copied()));
        for place in &view.segments {
            assert!(left.remove(place), "{place:?} belongs to two features");
            assert_eq!(land.kind(*place), view.kind);
            assert!(game.is_same_feature(*place, view.segments[0]));
        }
        assert!(found.squares.iter().copied().eq(view.squares.iter().copied()));
        assert_eq!(view.open, found.open);
        assert_eq!(view.shields, found.shields);
        assert_eq!(view.multiplied, found.multiplied);
        assert_eq!(view.complete, land.is_complete(&found));
        assert_eq!(view.worth.total(), land.worth(&found));
        let figures = ledger.figures.iter().copied();
        let mut figures: Vec<_> =
            figures.filter(|at| view.segments.iter().any(|&place| at.segment() == Some(place))).collect();
        figures.sort_unstable();
        assert_eq!(view.figures, figures);
        let paid: Vec<_> = view.payouts.iter().map(|payout| payout.player).collect();
        assert_eq!(paid, majority(&figures));
        assert!(view.payouts.iter().all(|payout| payout.worth == view.worth));
        if view.kind == FeatureKind::Field {
            let cities: BTreeSet<_> = found.cities.iter().map(|&city| land.walk(city).segments).collect();
            let shown: BTreeSet<_> = view.cities.iter().map(|&city| land.walk(city).segments).collect();
            assert_eq!(shown, cities);
            assert_eq!(view.cities.len(), cities.len());
        }
    }
    assert!(left.is_empty(), "{left:?} belong to no feature");
    assert!(land.gaps().collect::<BTreeSet<_>>().into_iter().eq(game.gaps()));
}

#[test]
fn legal_actions_are_those_a_referee_allows() {
    for number in 0..games() / 4 {
        let mut table = Table::new(number);
        loop {
            let legal = table.game.legal_actions();
            let allowed = referee::legal(&table.game, &table.ledger);
            assert!(legal.iter().eq(&allowed), "{legal:?} but the referee allows {allowed:?}");
            assert_eq!(legal.is_empty(), table.game.is_over());
            // Nobody is asked where there is nothing to choose.
            if table.game.phase() == Phase::Figure {
                assert!(legal.len() > 1);
            }
            if table.go_on().is_none() {
                break;
            }
        }
    }
}

#[test]
fn an_action_is_accepted_exactly_if_it_is_legal_and_a_refusal_changes_nothing() {
    for number in 0..games() / 4 {
        let mut table = Table::new(number);
        let mut chance = Chance::new(number ^ 0xACE);
        let mut copy = table.game.clone();
        loop {
            let legal = table.game.legal_actions();
            for action in wild::attempts(&table.game, &legal, &mut chance) {
                let accepted = copy.play_with(action, &mut Silent).is_ok();
                assert_eq!(accepted, legal.contains(&action), "{action:?}");
                if accepted {
                    copy.clone_from(&table.game);
                }
            }
            assert_eq!(Dump::of(&copy), Dump::of(&table.game), "a refused action changed the game");
            let Some(action) = table.go_on() else { break };
            copy.play_with(action, &mut Silent).expect("a legal action");
        }
    }
}

/// Every legal action comes up, no other does, and none much more often than the rest.
#[test]
fn a_random_action_is_any_legal_one() {
    const EACH: usize = 60;
    let mut scratch = Vec::new();
    let mut tried = 0;
    for number in 0..games() / 8 {
        let mut table = Table::new(number);
        let mut chance = Chance::new(number);
        while !table.game.is_over() {
            // Long lists take long to exhaust, so that not every position can be tried.
            if chance.below(24) == 0 {
                let legal = table.game.legal_actions();
                let mut counts = vec![0; legal.len()];
                for _ in 0..EACH * legal.len() {
                    let action = table.game.random_action(&mut chance.0, &mut scratch).expect("a choice");
                    counts[legal.binary_search(&action).expect("a legal action")] += 1;
                }
                let far = |&count: &usize| !(EACH / 4..=EACH * 9 / 4).contains(&count);
                assert!(!counts.iter().any(far), "{counts:?}");
                tried += 1;
            }
            table.go_on();
        }
        assert_eq!(table.game.random_action(&mut chance.0, &mut scratch), None);
    }
    assert!(tried > 200, "only {tried} positions");
}

#[test]
fn a_copy_is_the_same_game() {
    let mut old = Game::new(&Setup::base(2, 0)).expect("a legal setup");
    for number in 0..games() / 16 {
        let mut table = Table::new(number);
        let stop = Chance::new(number).below(200);
        for _ in 0..stop {
            table.go_on();
        }
        old.clone_from(&table.game);
        let mut new = table.game.clone();
        while let Some(action) = table.go_on() {
            assert_eq!(old.play(action).as_ref(), Ok(&table.events));
            assert_eq!(new.play(action).as_ref(), Ok(&table.events));
        }
        assert_eq!(Dump::of(&old), Dump::of(&table.game));
        assert_eq!(Dump::of(&new), Dump::of(&table.game));
    }
}

/// A game told as choices among the legal actions, which shrinks to a short one when something fails.
fn for_short_games(cases: u64, check: impl Fn(&Setup, &[usize]) -> Result<(), TestCaseError>) {
    use proptest::prelude::*;
    let config = Config { cases: cases as u32, failure_persistence: None, ..Config::default() };
    let rng = TestRng::deterministic_rng(config.rng_algorithm);
    let told = (0_u64..1 << 32, prop::collection::vec(0_usize..1 << 16, 0..400));
    TestRunner::new_with_rng(config, rng)
        .run(&told, |(number, choices)| check(&setup(number), &choices))
        .unwrap_or_else(|failure| panic!("{failure}"));
}

fn chosen(game: &Game, choice: usize) -> Option<Action> {
    let legal = game.legal_actions();
    (!legal.is_empty()).then(|| legal[choice % legal.len()])
}

#[test]
fn taking_an_action_back_restores_the_game() {
    for_short_games(games() / 8, |setup, choices| {
        let mut record = Record::new(setup.clone()).expect("a legal setup");
        let mut before = Vec::new();
        for &choice in choices {
            let Some(action) = chosen(record.game(), choice) else { break };
            before.push((action, Dump::of(record.game())));
            record.play(action).expect("a legal action");
        }
        // Undo plays from the beginning, so a few steps say as much as all of them.
        for (action, dump) in before.iter().rev().take(8) {
            proptest::prop_assert_eq!(record.undo(), Some(*action));
            proptest::prop_assert_eq!(&Dump::of(record.game()), dump);
        }
        Ok(())
    });
}

#[test]
fn turning_the_whole_map_changes_only_the_coordinates() {
    for_short_games(games() / 8, |setup, choices| {
        let mut events = Vec::new();
        let start = Game::new_with(setup, &mut events).expect("a legal setup");
        let mut game = start.clone();
        let mut actions = Vec::new();
        for &choice in choices {
            let Some(action) = chosen(&game, choice) else { break };
            game.play_with(action, &mut events).expect("a legal action");
            actions.push(action);
        }
        // Tiles that are never drawn have to be there too, or the turned game would end early.
        let mut drawn = turned::drawn(&events);
        drawn.extend(game.unseen());
        let round = Round(Turn::new(1 + choices.len() % 3));
        let (mut game, mut turned) = (start, round.begin(setup, drawn));
        for action in actions {
            let mut legal: Vec<_> = game.legal_actions().into_iter().map(|a| round.action(a)).collect();
            legal.sort_unstable();
            proptest::prop_assert_eq!(legal, turned.legal_actions());
            game.play_with(action, &mut Silent).expect("a legal action");
            turned.play_with(round.action(action), &mut Silent).expect("the turned action");
            let mut figures: Vec<_> = game.figures().into_iter().map(|at| round.figure(at)).collect();
            figures.sort_unstable();
            proptest::prop_assert_eq!(figures, turned.figures());
            proptest::prop_assert_eq!(game.scores(), turned.scores());
            proptest::prop_assert_eq!(game.projected_scores(), turned.projected_scores());
            proptest::prop_assert_eq!(game.hand(), turned.hand());
            proptest::prop_assert_eq!(game.dragon().map(|pos| round.pos(pos)), turned.dragon());
            proptest::prop_assert_eq!(game.prisoners(), turned.prisoners());
        }
        Ok(())
    });
}
