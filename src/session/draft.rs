//! The turn in progress: laid out on the table, but free to be changed until it is confirmed.

use crate::rules::{Action, Game, Phase, Refusal, Silent, replay};

/// What a person has laid out in this turn.
///
/// Steps after which the part of the turn goes on are tried out on a copy of the game. The action that would end it is
/// only remembered, because carrying it out would already draw the next tile.
#[derive(Debug, Default)]
pub struct Draft {
    steps: Vec<Action>,
    game: Option<Game>,
    last: Option<Action>,
}

/// What confirming would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confirmation {
    /// Carry out the chosen action, which ends this part of the turn.
    Play(Action),
    /// End the step without using its action.
    Pass,
}

impl Confirmation {
    /// The action that is played.
    pub fn action(self) -> Action {
        match self {
            Self::Play(action) => action,
            Self::Pass => Action::Pass,
        }
    }
}

impl Draft {
    /// The steps that are tried out.
    pub fn steps(&self) -> &[Action] {
        &self.steps
    }

    /// The chosen action that would end this part of the turn.
    pub fn last(&self) -> Option<Action> {
        self.last
    }

    /// The game after the steps that are tried out, if there are any.
    pub fn game(&self) -> Option<&Game> {
        self.game.as_ref()
    }

    /// Whether nothing is laid out.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty() && self.last.is_none()
    }

    /// The tile that is laid out, tried out or as the turn's last action.
    pub fn placement(&self) -> Option<Action> {
        self.steps.iter().copied().chain(self.last).find(|action| matches!(action, Action::Place { .. }))
    }

    /// Lays an action out. A tile that lies already is moved, but a ransom stays paid; another choice of the same step
    /// replaces the first.
    pub(super) fn choose(&mut self, base: &Game, action: Action) -> Result<(), Refusal> {
        let kept: Vec<Action> = match action {
            Action::Place { .. } => self.ransoms(),
            _ => self.steps.clone(),
        };
        let mut game = after(base, &kept);
        game.play_with(action, &mut Silent)?;
        self.steps = kept;
        if game.goes_on_from(base) {
            self.steps.push(action);
            self.last = None;
            self.game = Some(game);
        } else {
            self.game = (!self.steps.is_empty()).then(|| after(base, &self.steps));
            self.last = Some(action);
        }
        Ok(())
    }

    /// Takes the last thing laid out back; `false` if there is none.
    pub(super) fn undo(&mut self, base: &Game) -> bool {
        if self.last.take().is_some() {
            return true;
        }
        if self.steps.pop().is_none() {
            return false;
        }
        self.game = (!self.steps.is_empty()).then(|| after(base, &self.steps));
        true
    }

    /// What confirming would do.
    pub(super) fn confirmation(&self, base: &Game) -> Option<Confirmation> {
        if let Some(last) = self.last {
            return Some(Confirmation::Play(last));
        }
        match self.game.as_ref().unwrap_or(base).phase() {
            Phase::Figure | Phase::Capture => Some(Confirmation::Pass),
            Phase::Place | Phase::Princess | Phase::Release | Phase::Dragon | Phase::Over => None,
        }
    }

    /// The only steps that may come before the tile.
    fn ransoms(&self) -> Vec<Action> {
        self.steps.iter().copied().filter(|step| matches!(step, Action::Ransom { .. })).collect()
    }
}

/// The game after steps that were accepted when they were chosen.
fn after(base: &Game, steps: &[Action]) -> Game {
    let mut game = base.clone();
    replay(&mut game, steps);
    game
}
