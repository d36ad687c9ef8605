//! A game with its history: what a save file, undo and a replay need.

use super::{Action, Event, Game, Listener, Refusal, Setup, SetupProblem, Silent};

/// A game and the actions that led to it.
#[derive(Clone, Debug)]
pub struct Record {
    setup: Setup,
    /// What happened before the first decision.
    opening: Vec<Event>,
    start: Game,
    actions: Vec<Action>,
    game: Game,
}

impl Record {
    /// A new game.
    pub fn new(setup: Setup) -> Result<Self, Vec<SetupProblem>> {
        let mut opening = Vec::new();
        let start = Game::new_with(&setup, &mut opening)?;
        Ok(Self { opening, ..Self::starting_from(setup, start) })
    }

    /// A game that begins at a position set up by hand.
    pub fn starting_from(setup: Setup, start: Game) -> Self {
        Self { setup, opening: Vec::new(), game: start.clone(), start, actions: Vec::new() }
    }

    /// A game with everything that was played in it; the first refused action ends it with its number.
    pub fn replay(
        setup: Setup,
        actions: impl IntoIterator<Item = Action>,
    ) -> Result<Result<Self, (usize, Refusal)>, Vec<SetupProblem>> {
        let mut record = Self::new(setup)?;
        for (number, action) in actions.into_iter().enumerate() {
            if let Err(refusal) = record.play_with(action, &mut Silent) {
                return Ok(Err((number, refusal)));
            }
        }
        Ok(Ok(record))
    }

    /// What the game was made from.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Everything that was played.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// Plays an action and tells what happened, or refuses it and changes nothing.
    pub fn play(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        let mut events = Vec::new();
        self.play_with(action, &mut events)?;
        Ok(events)
    }

    /// Plays an action for a listener, or refuses it and changes nothing.
    pub fn play_with<L: Listener>(&mut self, action: Action, log: &mut L) -> Result<(), Refusal> {
        self.game.play_with(action, log)?;
        self.actions.push(action);
        Ok(())
    }

    /// Takes the last action back and returns it; `None` at the beginning.
    pub fn undo(&mut self) -> Option<Action> {
        let last = self.actions.pop()?;
        self.game.clone_from(&self.start);
        for &action in &self.actions {
            // They were all legal before, so they are again.
            if self.game.play_with(action, &mut Silent).is_err() {
                break;
            }
        }
        Some(last)
    }

    /// The game as it stood after the first `count` actions.
    pub fn at(&self, count: usize) -> Game {
        let mut game = self.start.clone();
        for &action in self.actions.iter().take(count) {
            if game.play_with(action, &mut Silent).is_err() {
                break;
            }
        }
        game
    }

    /// Everything that happened so far, the beginning included.
    pub fn events(&self) -> Vec<Event> {
        let mut events = self.opening.clone();
        let mut game = self.start.clone();
        for &action in &self.actions {
            if game.play_with(action, &mut events).is_err() {
                break;
            }
        }
        events
    }
}
