//! The game Carcassonne as a library: its rules, computer players, lessons, pictures, and the window that
//! shows them.
//!
//! A game is a [`Setup`](rules::Setup) and the [`Action`](rules::Action)s played since. The rules are one
//! pure function: from a legal [`Game`](rules::Game) and an action to the next legal game and the
//! [`Event`](rules::Event)s that happened, or to a [`Refusal`](rules::Refusal) that names the rule against
//! it. There are no files, no clock and no hidden randomness in it, so the same setup and actions give the
//! same game for ever. Everything else in this crate looks at games or asks them.
//!
//! # A game from beginning to end
//!
//! Six sets can be added to the base game, in any mixture. [`random_action`](rules::Game::random_action)
//! takes any generator of `rand_core`.
//!
//! ```
//! use landnam::rules::{Game, Player, Set, Setup};
//! use rand_core::SeedableRng as _;
//! use rand_xoshiro::Xoshiro256PlusPlus;
//!
//! let setup = Setup::base(3, 7).with_sets([Set::Farmers, Set::InnsCathedrals]);
//! let mut game = Game::new(&setup).expect("three can play these sets");
//!
//! let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
//! let mut scratch = Vec::new();
//! while let Some(action) = game.random_action(&mut rng, &mut scratch) {
//!     game.play(action).expect("it is legal");
//! }
//!
//! assert!(game.is_over());
//! let points: Vec<i32> = Player::first(3).map(|player| game.scores()[player]).collect();
//! println!("the three players have {points:?} points");
//! # assert!(points.iter().all(|&points| points >= 0) && points.iter().sum::<i32>() > 50);
//! ```
//!
//! # What can I do?
//!
//! A turn is several decisions: lay the tile, then place a figure or pass, now and then more.
//! [`phase`](rules::Game::phase) says which one is next, [`legal_actions`](rules::Game::legal_actions) lists
//! all there is to choose from. An action answers with what it brought about.
//!
//! ```
//! use landnam::rules::{Action, Event, Game, Phase, Setup};
//!
//! let mut game = Game::new(&Setup::base(2, 7)).expect("two can play");
//! assert_eq!(game.phase(), Phase::Place);
//!
//! let first = game.legal_actions()[0];
//! let events = game.play(first).expect("it is legal");
//! assert!(matches!(events[0], Event::Placed { .. }));
//!
//! // The same player goes on: a figure on the new tile, or none.
//! assert_eq!(game.phase(), Phase::Figure);
//! assert!(game.legal_actions().contains(&Action::Pass));
//! ```
//!
//! # Why can't I?
//!
//! An illegal action changes nothing and says why: a reason with its facts, a stable code, and the number of
//! the rule as in `docs/RULES.md`.
//!
//! ```
//! use landnam::rules::{Action, Game, Refusal, Setup};
//! use landnam::tiles::{Catalogue, Pos, Side, Terrain, Turn};
//!
//! // A monastery in a meadow is drawn, and the first tile has a road to the east.
//! let monastery = Catalogue::standard().find("base/monastery").expect("it is in the box");
//! let mut game = Game::new(&Setup::base(2, 0).with_order(vec![monastery])).expect("two can play");
//!
//! let refusal = game.play(Action::Place { pos: Pos::new(1, 0), turn: Turn::default() }).unwrap_err();
//! assert_eq!(refusal, Refusal::EdgeMismatch { side: Side::W, mine: Terrain::Field, theirs: Terrain::Road });
//! assert_eq!(refusal.code(), "edge-mismatch");
//! assert_eq!(refusal.rule().to_string(), "BASE-4.3");
//! assert_eq!(refusal.to_string(), "side W: field would meet road");
//! ```
//!
//! # Where to look
//!
//! | module | what it is for |
//! |---|---|
//! | [`rules`] | the game itself: setups, actions, events, refusals, positions set up by hand |
//! | [`tiles`] | what a tile is, and the catalogue of all of them |
//! | [`ai`] | computer players: [`ai::choose`] decides, [`ai::explain`] says why |
//! | [`aids`] | what a board means: why not here, what can still come, what a field is worth |
//! | [`examples`] | the worked examples of the rulebooks, as positions that can be played |
//! | [`lessons`] | the tutorial as data, and the runner that judges what a learner does |
//! | [`help`] | the rule articles in three languages, and their search |
//! | [`session`] | one game at a table: seats, a turn that can still be changed, undo |
//! | [`storage`], [`disk`] | save files and settings; files that are whole whatever happens |
//! | [`engine`], [`arena`] | JSON lines for bots, and matches between players (feature `cli`) |
//! | [`art`], [`game_picture`] | tiles, figures and boards as pictures (feature `art`) |
//! | [`app`], [`i18n`] | the window and its words (feature `gui`) |
//!
//! Without default features the rules, players and lessons build alone, without window, command line and
//! JSON: `default-features = false`. `examples/random_game.rs` and `examples/bot.rs` are
//! programs to start from, `docs/PROTOCOL.md` is for bots in any language, and `ARCHITECTURE.md` is the map
//! for those who want to change something here.

pub mod ai;
pub mod aids;
#[cfg(feature = "gui")]
pub mod app;
#[cfg(feature = "cli")]
pub mod arena;
#[cfg(feature = "art")]
pub mod art;
pub mod disk;
#[cfg(feature = "cli")]
pub mod engine;
pub mod examples;
#[cfg(feature = "art")]
pub mod game_picture;
pub mod help;
pub mod i18n;
mod impossible;
pub mod lessons;
pub mod rules;
pub mod session;
pub mod storage;
pub mod tiles;
mod variants;

use impossible::impossible;
