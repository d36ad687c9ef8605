//! A game: only ever legal, changed only by playing actions.

use std::ops::ControlFlow;

use rand_core::Rng;

use crate::tiles::{Catalogue, Pos, SideMask, Turn};

use super::board::{Board, TileIndex};
use super::deck::Deck;
use super::fairy::Fairy;
use super::figure::Figure;
use super::meeple::Roles;
use super::phase::State;
use super::river::River;
use super::tower::Tower;
use super::{
    Action, ByFigure, ByPlayer, Event, Listener, Player, Refusal, RuleOptions, Set, Setup, SetupProblem,
    Silent, keeping_room,
};

/// A game in progress or ended: only ever legal, changed only by playing actions.
///
/// The same [`Setup`] and the same actions give the same game for ever. A clone is a game of its own, so "what if" is a
/// clone that is played on. It knows the order of the tiles to come: who looks ahead with it should put them into a new
/// one first ([`reshuffle_unseen`](Self::reshuffle_unseen)). A [`Record`](super::Record) also remembers what was played.
#[derive(Debug)]
pub struct Game {
    pub(super) players: usize,
    pub(super) options: RuleOptions,
    pub(super) roles: Roles,
    pub(super) board: Board,
    pub(super) deck: Deck,
    pub(super) figures: Vec<Figure>,
    /// What each player started with.
    pub(super) issued: ByFigure<u8>,
    pub(super) supply: ByPlayer<ByFigure<u8>>,
    pub(super) scores: ByPlayer<i32>,
    /// Whose turn it is.
    pub(super) active: Player,
    /// How many parts of turns have begun.
    pub(super) part: u32,
    /// The tile laid last; in step 1 that of the part before.
    pub(super) placed: TileIndex,
    pub(super) state: State,
    pub(super) river: River,
    pub(super) tower: Tower,
    /// The dragon's square, once a volcano lies.
    pub(super) dragon: Option<Pos>,
    pub(super) fairy: Fairy,
}

impl Game {
    /// Starts a game, or says everything that is wrong with its setup.
    pub fn new(setup: &Setup) -> Result<Self, Vec<SetupProblem>> {
        Self::new_with(setup, &mut Silent)
    }

    /// The same, telling what happens before the first decision.
    pub fn new_with<L: Listener>(setup: &Setup, log: &mut L) -> Result<Self, Vec<SetupProblem>> {
        let mut game = Self::table(setup)?;
        let first = Deck::first_tile(setup, game.board.catalogue);
        game.lay(first, Pos::ORIGIN, Turn::default(), SideMask::NONE, None);
        game.begin_turn(Player::new(0), log);
        Ok(game)
    }

    /// An empty table with everything dealt out.
    pub(super) fn table(setup: &Setup) -> Result<Self, Vec<SetupProblem>> {
        let catalogue = Catalogue::standard();
        let problems = setup.problems(catalogue);
        if !problems.is_empty() {
            return Err(problems);
        }
        let deck = Deck::new(setup, catalogue);
        let first = Deck::first_tile(setup, catalogue);
        let tower = Tower::new(setup, deck.len());
        let issued = ByFigure::new(|kind| kind.issued(setup.sets));
        let mut supply = ByPlayer::default();
        for player in Player::first(setup.players) {
            supply[player] = issued;
        }
        Ok(Self {
            players: setup.players,
            options: setup.options,
            roles: Roles::new(setup.sets),
            board: Board::new(catalogue, deck.unseen().chain([first])),
            deck,
            figures: Vec::with_capacity(setup.players * issued.total()),
            issued,
            supply,
            scores: ByPlayer::default(),
            active: Player::new(0),
            part: 0,
            placed: TileIndex(0),
            state: State::Over,
            river: River::default(),
            tower,
            dragon: None,
            fairy: if setup.sets.has(Set::PrincessDragon) { Fairy::Waiting } else { Fairy::Absent },
        })
    }

    /// Plays an action and tells what happened, or refuses it and changes nothing.
    pub fn play(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        let mut events = Vec::new();
        self.play_with(action, &mut events)?;
        Ok(events)
    }

    /// Plays an action for a listener, or refuses it and changes nothing.
    pub fn play_with<L: Listener>(&mut self, action: Action, log: &mut L) -> Result<(), Refusal> {
        match action {
            Action::Place { pos, turn } => self.place(pos, turn, log),
            Action::Princess { pos, segment, player, kind } => {
                self.send_knight_away(pos, segment, player, kind, log)
            }
            Action::Figure { kind, pos, segment } => self.place_figure(kind, pos, segment, log),
            Action::Recall { pos } => self.recall(pos, log),
            Action::Floor { pos } => self.build(pos, log),
            Action::Capture { pos, spot, player, kind } => self.capture(pos, spot, player, kind, log),
            Action::Top { kind, pos } => self.climb(kind, pos, log),
            Action::Fairy { pos, spot, kind } => self.call_fairy(pos, spot, kind, log),
            Action::Ransom { holder, kind } => self.ransom(holder, kind, log),
            Action::Release { kind } => self.release(kind, log),
            Action::Dragon { to } => self.step(to, log),
            Action::Pass => self.pass(log),
        }
    }

    /// All actions that are allowed now, sorted.
    ///
    /// `legal_actions().contains(&action)` is the same as `play(action).is_ok()`.
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.legal_actions_unsorted(&mut actions);
        actions.sort_unstable();
        actions
    }

    /// Adds all allowed actions to a list, in an order that is reproducible but means nothing.
    pub fn legal_actions_unsorted(&self, actions: &mut Vec<Action>) {
        let _ = self.for_each_legal(&mut |action| {
            actions.push(action);
            ControlFlow::Continue(())
        });
    }

    /// Shows every allowed action until told to stop.
    #[inline]
    pub(super) fn for_each_legal(
        &self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match &self.state {
            State::Place { tile } => {
                self.placements(*tile, visit)?;
                self.ransoms(visit)
            }
            State::Princess { city } => {
                self.knights(*city, visit)?;
                self.ransoms(visit)?;
                visit(Action::Pass)
            }
            State::Figure { spent } => {
                self.step_two_choices(*spent, visit)?;
                visit(Action::Pass)
            }
            State::Capture { tower } => {
                self.captures(*tower, visit)?;
                visit(Action::Pass)
            }
            State::Release { holder } => self.releases(*holder, visit),
            State::Dragon { open, .. } => open.steps(visit),
            State::Over => ControlFlow::Continue(()),
        }
    }

    /// Puts the tiles not yet drawn into a new order, so that a search cannot peek.
    pub fn reshuffle_unseen(&mut self, rng: &mut impl Rng) {
        self.deck.reshuffle(rng);
    }

    /// Why an action that belongs to another step is refused.
    #[cold]
    pub(super) fn not_now(&self) -> Refusal {
        match self.state {
            State::Over => Refusal::GameOver,
            _ => Refusal::NotNow { phase: self.phase() },
        }
    }
}

/// Cloning keeps the room that was reserved, and cloning into an old game reuses its memory.
impl Clone for Game {
    fn clone(&self) -> Self {
        Self {
            figures: keeping_room(&self.figures),
            board: self.board.clone(),
            deck: self.deck.clone(),
            tower: self.tower.clone(),
            state: self.state.clone(),
            ..*self
        }
    }

    fn clone_from(&mut self, source: &Self) {
        let Self {
            players,
            options,
            roles,
            board,
            deck,
            figures,
            issued,
            supply,
            scores,
            active,
            part,
            placed,
            state,
            river,
            tower,
            dragon,
            fairy,
        } = source;
        self.players = *players;
        self.options = *options;
        self.roles = *roles;
        self.board.clone_from(board);
        self.deck.clone_from(deck);
        self.figures.clone_from(figures);
        self.issued = *issued;
        self.supply = *supply;
        self.scores = *scores;
        self.active = *active;
        self.part = *part;
        self.placed = *placed;
        self.state.clone_from(state);
        self.river = *river;
        self.tower.clone_from(tower);
        self.dragon = *dragon;
        self.fairy = *fairy;
    }
}
