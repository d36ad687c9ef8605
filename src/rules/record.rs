//! A game with its history: what a save file, undo and a replay need.

use super::{Action, Event, Game, Listener, Refusal, Setup, SetupProblem, Silent};

/// A game and the actions that led to it: what undo, a replay and a save file need.
///
/// ```
/// use landnam::rules::{Record, Setup};
///
/// let mut record = Record::new(Setup::base(2, 7)).expect("two can play");
/// let first = record.game().legal_actions()[0];
/// record.play(first).expect("it is legal");
/// assert_eq!(record.actions(), [first]);
///
/// assert_eq!(record.undo(), Some(first));
/// assert_eq!(record.game().tiles().len(), 1);
/// ```
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
        let last = self.actions.len().checked_sub(1)?;
        self.rewind(last).pop()
    }

    /// Plays an action that was taken back; `false` if it is refused, which cannot happen.
    pub fn play_again(&mut self, action: Action) -> bool {
        let is_played = play_again(&mut self.game, action, &mut Silent);
        if is_played {
            self.actions.push(action);
        }
        is_played
    }

    /// Takes back all but the first `count` actions at once and returns them in the order they were played.
    pub fn rewind(&mut self, count: usize) -> Vec<Action> {
        let back = self.actions.split_off(count.min(self.actions.len()));
        if !back.is_empty() {
            self.game.clone_from(&self.start);
            replay(&mut self.game, &self.actions);
        }
        back
    }

    /// The game as it stood after the first `count` actions.
    pub fn at(&self, count: usize) -> Game {
        let mut game = self.start.clone();
        replay(&mut game, &self.actions[..count.min(self.actions.len())]);
        game
    }

    /// How many actions had been played when the game was last, before now, as wanted; 0 if it never was.
    pub fn last_before(&self, is_wanted: impl Fn(&Game) -> bool) -> usize {
        let mut game = self.start.clone();
        let mut last = 0;
        for (count, &action) in self.actions.iter().enumerate() {
            if is_wanted(&game) {
                last = count;
            }
            play_again(&mut game, action, &mut Silent);
        }
        last
    }

    /// Everything that happened so far, the beginning included.
    pub fn events(&self) -> Vec<Event> {
        self.events_numbered().map(|(_, event)| event).collect()
    }

    /// The same, each event with the number of actions that had been played when it happened.
    pub fn events_numbered(&self) -> impl Iterator<Item = (usize, Event)> {
        let mut game = self.start.clone();
        let played = self.actions.iter().enumerate().flat_map(move |(before, &action)| {
            let mut events = Vec::new();
            play_again(&mut game, action, &mut events);
            events.into_iter().map(move |event| (before + 1, event))
        });
        self.opening.iter().cloned().map(|event| (0, event)).chain(played)
    }
}

/// Plays actions that were legal before from the same position on, so that they are again.
pub(crate) fn replay(game: &mut Game, actions: &[Action]) {
    for &action in actions {
        if !play_again(game, action, &mut Silent) {
            break;
        }
    }
}

/// Plays an action that was legal before in the same game. A refusal means that the rules do not give the same game
/// twice, after which nothing can be relied on; it is never passed over in silence.
fn play_again<L: Listener>(game: &mut Game, action: Action, log: &mut L) -> bool {
    let refusal = game.play_with(action, log).err();
    if let Some(refusal) = refusal {
        crate::impossible!("{action:?} was legal before and is now refused: {refusal}");
    }
    refusal.is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(actions: usize) -> Record {
        let mut record = Record::new(Setup::base(2, 3)).expect("a legal setup");
        for _ in 0..actions {
            record.play(record.game().legal_actions()[0]).expect("a legal action");
        }
        record
    }

    #[test]
    fn rewinding_takes_back_what_came_after() {
        let whole = played(9);
        let mut record = whole.clone();
        assert_eq!(record.rewind(20), []);
        assert_eq!(record.rewind(4), whole.actions()[4..]);
        assert_eq!(record.actions(), &whole.actions()[..4]);
        assert_eq!(record.game().legal_actions(), whole.at(4).legal_actions());
        assert_eq!(record.undo(), Some(whole.actions()[3]));
        assert_eq!(record.rewind(0).len(), 3);
        assert_eq!(record.undo(), None);
    }

    #[test]
    fn the_last_moment_before_now_is_found() {
        let record = played(9);
        let laying = |count: usize| record.at(count).hand().is_some();
        let last = (0..9).rev().find(|&count| laying(count)).expect("a tile was laid");
        assert_eq!(record.last_before(|game| game.hand().is_some()), last);
        assert_eq!(record.last_before(Game::is_over), 0);
    }

    /// What cannot happen does not go unnoticed where it is looked for.
    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "was legal before")]
    fn a_record_that_contradicts_the_rules_is_noticed() {
        let mut record = played(1);
        record.actions.insert(0, Action::Pass);
        record.at(1);
    }
}
