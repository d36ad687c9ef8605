//! The computer players: legal, reproducible, honest about the pile, and not blind to what anyone would see.

use landnam::ai::{self, Budget, Cancel, Cause, Character, ComputerPlayer, Level, Profile};
use landnam::rules::{
    Action, ByPlayer, FigureKind, FigureView, Game, Moment, Player, Position, Preset, Prisoner, RuleOptions,
    Set, SetTile, Sets, Setup, Silent, Spot,
};
use landnam::tiles::{Catalogue, Kind, Pos, Side, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

const NODES: Budget = Budget::Nodes(120);

fn kind(name: &str) -> Kind {
    Catalogue::standard().find(name).unwrap_or_else(|| panic!("there is no tile {name}"))
}

fn choose(game: &Game, level: Level) -> Action {
    ai::choose(game, level, NODES, 7, &Cancel::new()).expect("the game goes on").action
}

/// All subsets of the sets, by number.
fn subset(number: usize) -> Sets {
    Set::ALL.into_iter().enumerate().filter(|(bit, _)| number & 1 << bit != 0).map(|(_, set)| set).collect()
}

/// A position in the middle of a random game; every number gives another one.
fn random_position(number: u64) -> Game {
    let sets = subset(number as usize % 64);
    let players = 2 + (number as usize / 64) % (sets.most_players() - 1);
    let preset = Preset::ALL[number as usize % 2];
    let setup = Setup { sets, options: RuleOptions::preset(preset), ..Setup::base(players, number) };
    let mut game = Game::new(&setup).unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
    let mut scratch = Vec::new();
    for _ in 0..number.wrapping_mul(0x9E37_79B9) % 160 {
        let before = game.clone();
        match game.random_action(&mut rng, &mut scratch) {
            Some(action) => game.play_with(action, &mut Silent).unwrap(),
            None => break,
        }
        if game.is_over() {
            return before;
        }
    }
    game
}

#[test]
fn every_level_plays_legally_in_thousands_of_positions_of_all_sets() {
    for number in 0..2048 {
        let game = random_position(number);
        let legal = game.legal_actions();
        let mut levels = vec![Level::Beginner, Level::Casual, Level::Skilled];
        if number % 8 == 0 {
            levels.extend([Level::Expert, Level::Master]);
        }
        for level in levels {
            let choice = ai::choose(&game, level, Budget::Nodes(8), number, &Cancel::new()).unwrap();
            assert!(legal.contains(&choice.action), "{level:?} in position {number}: {:?}", choice.action);
            assert!(choice.alternatives.iter().all(|other| legal.contains(&other.action)));
        }
    }
}

#[test]
fn whole_games_with_everything_come_to_an_end_for_two_to_six() {
    for players in 2..=6 {
        let setup = Setup { sets: Sets::ALL, ..Setup::base(players, players as u64) };
        let mut game = Game::new(&setup).unwrap();
        let levels = [Level::Skilled, Level::Master, Level::Casual, Level::Beginner, Level::Expert];
        let mut count = 0;
        while !game.is_over() {
            let level = levels[game.player_to_act().index() % levels.len()];
            let choice = ai::choose(&game, level, Budget::Nodes(6), count, &Cancel::new()).unwrap();
            game.play_with(choice.action, &mut Silent).unwrap();
            count += 1;
        }
        assert!(ai::choose(&game, Level::Master, NODES, 1, &Cancel::new()).is_none());
    }
}

#[test]
fn the_same_seed_and_nodes_give_the_same_choice() {
    for number in [3, 70, 129, 255, 511] {
        let game = random_position(number);
        for &level in Level::ALL {
            let first = ai::choose(&game, level, NODES, 5, &Cancel::new()).unwrap();
            let second = ai::choose(&game.clone(), level, NODES, 5, &Cancel::new()).unwrap();
            assert_eq!(first, second, "{level:?} in position {number}");
        }
    }
}

#[test]
fn the_number_of_threads_changes_nothing_but_the_time() {
    let master = ComputerPlayer::new(Level::Master.into());
    for number in [3, 70, 129, 255, 511] {
        let game = random_position(number);
        let think = |threads| {
            let choice = master.with_threads(threads).choose(&game, Budget::Nodes(400), 5, &Cancel::new());
            choice.unwrap()
        };
        let alone = think(1);
        for threads in [2, 3, 8] {
            assert_eq!(think(threads), alone, "position {number}, {threads} threads");
        }
    }
}

#[test]
fn nobody_peeks_into_the_pile() {
    for number in 0..192 {
        let game = random_position(number);
        let mut shuffled = game.clone();
        shuffled.reshuffle_unseen(&mut Xoshiro256PlusPlus::seed_from_u64(number + 1));
        let levels: &[Level] = if number % 16 == 0 { Level::ALL } else { &[Level::Casual, Level::Skilled] };
        for &level in levels {
            let honest = ai::choose(&game, level, Budget::Nodes(40), 9, &Cancel::new());
            let other = ai::choose(&shuffled, level, Budget::Nodes(40), 9, &Cancel::new());
            assert_eq!(honest, other, "{level:?} in position {number}");
        }
        let action = game.legal_actions()[0];
        assert_eq!(ai::explain(&game, action), ai::explain(&shuffled, action));
    }
}

#[test]
fn a_cancelled_search_still_answers_with_a_legal_action() {
    let game = random_position(127);
    let cancel = Cancel::new();
    cancel.cancel();
    let hour = Budget::Time(std::time::Duration::from_hours(1));
    let choice = ai::choose(&game, Level::Master, hour, 1, &cancel).unwrap();
    assert!(game.legal_actions().contains(&choice.action));
    assert!(choice.nodes <= 4);
}

#[test]
fn the_stronger_level_wins() {
    for (strong, weak) in [(Level::Casual, Level::Beginner), (Level::Skilled, Level::Casual)] {
        let mut margin = 0;
        for deck in 0..12 {
            for first in [strong, weak] {
                let mut game = Game::new(&Setup::base(2, deck).with_sets([Set::Farmers])).unwrap();
                let mut count = 0;
                while !game.is_over() {
                    let is_first = game.player_to_act() == Player::new(0);
                    let level = if is_first == (first == strong) { strong } else { weak };
                    let choice = ai::choose(&game, level, NODES, count, &Cancel::new()).unwrap();
                    game.play_with(choice.action, &mut Silent).unwrap();
                    count += 1;
                }
                let scores = game.scores();
                let lead = scores[Player::new(0)] - scores[Player::new(1)];
                margin += if first == strong { lead } else { -lead };
            }
        }
        assert!(margin > 0, "{strong:?} against {weak:?}: {margin}");
    }
}

#[test]
fn profiles_have_names() {
    for &level in Level::ALL {
        for &character in Character::ALL {
            let profile = Profile { level, character };
            assert_eq!(Profile::parse(&profile.to_string()), Some(profile));
        }
    }
    assert_eq!(Profile::parse("master-plumber"), None);
    let player = ComputerPlayer::new(Profile { level: Level::Skilled, character: Character::Farmer });
    assert_ne!(player, ComputerPlayer::new(Level::Skilled.into()));
}

/// A position under construction.
struct PositionBuilder(Position);

impl PositionBuilder {
    /// The start tile, 30 points each, and what will be drawn.
    fn new(sets: impl IntoIterator<Item = Set>, order: &[&str]) -> Self {
        let order = order.iter().map(|name| kind(name)).collect();
        let setup = Setup::base(2, 0).with_sets(sets).with_order(order);
        let mut scores = ByPlayer::default();
        for player in Player::first(2) {
            scores[player] = 30;
        }
        let start = Self(Position {
            setup,
            tiles: Vec::new(),
            figures: Vec::new(),
            scores,
            prisoners: Vec::new(),
            dragon: None,
            fairy: None,
            player: Player::new(0),
            moment: Moment::Draw,
        });
        start.tile("base/city-one-road-straight", 0, 0, 0)
    }

    fn tile(mut self, name: &str, x: i16, y: i16, turn: usize) -> Self {
        let (pos, turn) = (Pos::new(x, y), Turn::new(turn));
        self.0.tiles.push(SetTile { kind: kind(name), pos, turn, laid_by: None, floors: 0 });
        self
    }

    fn floors(mut self, floors: u8) -> Self {
        self.0.tiles.last_mut().unwrap().floors = floors;
        self
    }

    fn figure(mut self, player: usize, kind: FigureKind, x: i16, y: i16, segment: u8) -> Self {
        let (pos, spot) = (Pos::new(x, y), Spot::Segment(segment));
        self.0.figures.push(FigureView { pos, spot, player: Player::new(player), kind });
        self
    }

    fn meeple(self, player: usize, x: i16, y: i16, segment: u8) -> Self {
        self.figure(player, FigureKind::Meeple, x, y, segment)
    }

    fn game(self) -> Game {
        Game::from_position(&self.0).unwrap_or_else(|problems| panic!("{problems:?}"))
    }
}

const THINKING: [Level; 3] = [Level::Skilled, Level::Expert, Level::Master];

#[test]
fn closes_a_big_city() {
    for level in THINKING {
        // Four tiles of city run north from the start tile; only the lid is missing.
        let game =
            PositionBuilder::new([Set::Farmers], &["base/city-one", "base/road-curve", "base/road-curve"])
                .tile("base/city-through", 0, -1, 1)
                .tile("base/city-through", 0, -2, 1)
                .tile("base/city-through", 0, -3, 1)
                .meeple(0, 0, -1, 0)
                .game();
        let lid = Action::Place { pos: Pos::new(0, -4), turn: Turn::new(2) };
        assert_eq!(choose(&game, level), lid, "{level:?}");
        let reasons = ai::explain(&game, lid);
        assert!(
            matches!(reasons[0].cause, Cause::Completes { points: 10, .. }),
            "the first reason is the city: {reasons:?}"
        );
    }
}

/// The opponent's city of four tiles and a small one of the player's own meet at a gap that the tile in hand fills.
fn city_beside_city(kind: FigureKind) -> Game {
    PositionBuilder::new([Set::InnsCathedrals], &["base/city-corner"])
        .tile("base/city-through", 0, -1, 1)
        .tile("base/city-through-shield", 0, -2, 1)
        .tile("base/city-through", 0, -3, 1)
        .tile("base/monastery", 1, -3, 0)
        .tile("base/city-one", 1, -4, 3)
        .meeple(1, 0, -2, 0)
        .figure(0, kind, 1, -4, 0)
        .game()
}

/// The turn of the corner that opens it to the south and the east.
const SOUTH_EAST: usize = 1;

#[test]
fn joins_the_city_of_another() {
    for level in THINKING {
        let game = city_beside_city(FigureKind::Meeple);
        let join = Action::Place { pos: Pos::new(0, -4), turn: Turn::new(SOUTH_EAST) };
        assert_eq!(choose(&game, level), join, "{level:?}");
    }
}

#[test]
fn takes_the_city_of_another() {
    for level in THINKING {
        let game = city_beside_city(FigureKind::Big);
        let join = Action::Place { pos: Pos::new(0, -4), turn: Turn::new(SOUTH_EAST) };
        assert_eq!(choose(&game, level), join, "{level:?}");
        let reasons = ai::explain(&game, join);
        // Nothing is left to decide after the tile, so it is scored at once.
        assert!(matches!(reasons[0].cause, Cause::Scores { player, .. } if player == Player::new(0)));
        assert!(reasons[0].points > 10.0, "{reasons:?}");
    }
}

#[test]
fn takes_the_abbot_back_for_another_garden() {
    for level in THINKING {
        // Nothing fits the last square around the abbot's monastery (road, field and city meet it), no meeple is at home and
        // no point to buy one back, but all tiles to come have gardens.
        let order = [&["base/road-curve"][..], &["base/road-curve-garden"; 20]].concat();
        let mut position = PositionBuilder::new([Set::Abbot, Set::Tower], &order)
            .tile("base/road-straight", -1, 0, 1)
            .tile("base/road-straight", 1, 0, 1)
            .tile("base/monastery", -1, 1, 0)
            .tile("base/monastery", 0, 1, 0)
            .tile("base/monastery", 1, 1, 0)
            .tile("base/road-straight", -1, 2, 1)
            .tile("base/city-one", 1, 2, 3)
            .figure(0, FigureKind::Abbot, 0, 1, 0);
        let (holder, owner) = (Player::new(1), Player::new(0));
        position.0.prisoners = vec![Prisoner { holder, owner, kind: FigureKind::Meeple }; 7];
        position.0.scores = ByPlayer::default();
        let mut game = position.game();
        let far = game.legal_actions().into_iter().find(|action| match *action {
            Action::Place { pos, .. } => pos == Pos::new(2, 0),
            _ => false,
        });
        game.play_with(far.expect("the road goes on"), &mut Silent).unwrap();
        assert_eq!(choose(&game, level), Action::Recall { pos: Pos::new(0, 1) }, "{level:?}");
    }
}

#[test]
fn feeds_the_dragon_with_the_figures_of_others() {
    for level in THINKING {
        for mover in 0..2 {
            // The dragon stands between two monks; both are in dead ends.
            let mut position = PositionBuilder::new(
                [Set::PrincessDragon],
                &["base/road-curve", "base/road-curve", "base/road-curve"],
            )
            .tile("pd/volcano", 0, 1, 0)
            .tile("base/monastery", 1, 1, 0)
            .tile("base/monastery", -1, 1, 0)
            .tile("pd/dragon-road-straight", 1, 0, 1)
            .meeple(mover, 1, 1, 0)
            .meeple(1 - mover, -1, 1, 0);
            position.0.dragon = Some(Pos::new(0, 1));
            position.0.player = Player::new(mover);
            position.0.moment = Moment::Walk(Pos::new(1, 0));
            let game = position.game();
            assert_eq!(choose(&game, level), Action::Dragon { to: Side::W }, "{level:?}");
        }
    }
}

/// All meeples of the player to act are captured.
fn captured(order: &[&str]) -> Game {
    let mut position = PositionBuilder::new([Set::Tower], order)
        .tile("base/city-one", 0, -1, 2)
        .tile("tower/meadow-garden", 0, 1, 0)
        .floors(1);
    let (holder, owner) = (Player::new(1), Player::new(0));
    position.0.prisoners = vec![Prisoner { holder, owner, kind: FigureKind::Meeple }; 7];
    position.game()
}

#[test]
fn pays_a_ransom_when_it_pays() {
    for level in THINKING {
        let order = ["base/city-one", "base/road-curve", "base/city-corner", "base/monastery"].repeat(12);
        let game = captured(&order);
        let mut after = game.clone();
        let mut paid = false;
        for _ in 0..2 {
            let action = choose(&after, level);
            paid |= matches!(action, Action::Ransom { .. });
            after.play_with(action, &mut Silent).unwrap();
        }
        assert!(paid, "{level:?} has no figure left for a long game");
    }
}

#[test]
fn pays_no_ransom_for_nothing() {
    for level in THINKING {
        let game = captured(&["base/road-curve"]);
        assert!(!matches!(choose(&game, level), Action::Ransom { .. }), "{level:?}");
    }
}

#[test]
fn captures_a_knight_of_a_great_city() {
    for level in THINKING {
        let mut position = PositionBuilder::new([Set::Tower], &["base/road-curve", "base/road-curve"])
            .tile("base/city-through", 0, -1, 1)
            .tile("base/city-through", 0, -2, 1)
            .tile("tower/meadow-garden", 1, -1, 0)
            .meeple(1, 0, -1, 0);
        position.0.moment = Moment::Placed(Pos::new(1, -1));
        let mut game = position.game();
        assert_eq!(choose(&game, level), Action::Floor { pos: Pos::new(1, -1) }, "{level:?}");
        game.play_with(Action::Floor { pos: Pos::new(1, -1) }, &mut Silent).unwrap();
        assert!(matches!(choose(&game, level), Action::Capture { .. }), "{level:?}");
    }
}

#[test]
fn lets_the_princess_send_a_rival_away() {
    for level in THINKING {
        // The rival's knight would score the city that the princess tile is the lid of.
        let mut game = PositionBuilder::new(
            [Set::PrincessDragon],
            &["pd/princess-city-one-crossroads-three", "base/road-curve", "base/road-curve"],
        )
        .tile("base/city-through-shield", 0, -1, 1)
        .tile("base/city-through-shield", 0, -2, 1)
        .tile("base/city-through-shield", 0, -3, 1)
        .meeple(1, 0, -2, 0)
        .game();
        let lid = Action::Place { pos: Pos::new(0, -4), turn: Turn::new(2) };
        assert_eq!(choose(&game, level), lid, "{level:?}");
        game.play_with(lid, &mut Silent).unwrap();
        let choice = choose(&game, level);
        assert!(
            matches!(choice, Action::Princess { player, .. } if player == Player::new(1)),
            "{level:?}: {choice:?}"
        );
    }
}

#[test]
fn calls_the_fairy_to_a_figure_that_the_dragon_is_after() {
    for level in THINKING {
        // All meeples are out; of the two that the fairy may visit, the dragon stands beside the valuable one.
        // Nothing that is still to come makes much of the road.
        let order = ["pd/dragon-road-straight", "base/monastery"].repeat(4);
        let mut position = PositionBuilder::new([Set::PrincessDragon], &order)
            .tile("base/city-through-shield", 0, -1, 1)
            .tile("base/city-through-shield", 0, -2, 1)
            .tile("base/city-through-shield", 0, -3, 1)
            .tile("base/city-through-shield", 0, -4, 1)
            .tile("base/road-straight", 1, 0, 1)
            .tile("pd/volcano", 1, -1, 0)
            .meeple(0, 0, -1, 0)
            .meeple(0, 1, 0, 0);
        position.0.dragon = Some(Pos::new(1, -1));
        position.0.moment = Moment::Placed(Pos::new(1, -1));
        let game = position.game();
        let fairy = game.legal_actions().into_iter().filter(|action| matches!(action, Action::Fairy { .. }));
        assert_eq!(fairy.count(), 2, "the fairy may visit both");
        let choice = choose(&game, level);
        assert!(
            matches!(choice, Action::Fairy { pos, .. } if pos == Pos::new(0, -1)),
            "{level:?}: {choice:?}"
        );
    }
}

#[test]
fn a_hint_names_a_place_an_action_and_reasons() {
    let game = city_beside_city(FigureKind::Big);
    let hint = ai::hint(&game, NODES, 1, &Cancel::new()).unwrap();
    assert_eq!(hint.area, Some(Pos::new(0, -4)));
    assert!(!hint.reasons.is_empty());
    assert!(hint.reasons.is_sorted_by(|a, b| (a.points > 0.0) >= (b.points > 0.0)));
}
