//! An example being stepped through.

use crate::app::map::static_map::square;
use crate::examples::{Example, Instruction};
use crate::rules::{Action, Event, Refusal};
use crate::session::{Control, Seat, Session};
use crate::tiles::Pos;

/// An example at one of its moves.
pub(super) struct ExampleWalk {
    example: &'static Example,
    /// The moves, and what is tried in vain; what must come out is for the tests.
    moves: Vec<&'static Instruction>,
    /// How many moves have been made.
    at: usize,
    session: Session,
    /// What the last move brought about.
    outcome: WalkOutcome,
    /// The squares that are used from beginning to end.
    bounds: (Pos, Pos),
}

/// What a move brought about.
#[derive(Debug, Default)]
pub(super) enum WalkOutcome {
    /// No move has been made yet.
    #[default]
    None,
    /// This happened.
    Events(Vec<Event>),
    /// It is not allowed.
    Refused(Action, Refusal),
}

impl ExampleWalk {
    /// An example at its beginning; `None` if its position is not a game, which the tests rule out.
    pub(super) fn new(example: &'static Example) -> Option<Self> {
        let steps = example.steps.iter().map(|statement| &statement.instruction);
        let moves: Vec<&Instruction> = steps.filter(|step| !matches!(step, Instruction::Expect(_))).collect();
        let session = sit_down(example)?;
        let bounds = session.game().bounds();
        let mut walk = Self { example, moves, at: 0, session, outcome: WalkOutcome::None, bounds };
        let mut bounds = walk.bounds;
        for at in 0..=walk.len() {
            walk.go(at);
            let (least, most) = walk.session.game().bounds();
            bounds = join(join(bounds, least), most);
            if let WalkOutcome::Refused(action, _) = walk.outcome
                && let Some(pos) = square(action, walk.session.game().dragon())
            {
                bounds = join(bounds, pos);
            }
        }
        walk.bounds = bounds;
        walk.go(0);
        Some(walk)
    }

    /// How many moves there are.
    pub(super) fn len(&self) -> usize {
        self.moves.len()
    }

    /// How many have been made.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    /// The game as it stands.
    pub(super) fn session(&self) -> &Session {
        &self.session
    }

    /// What the last move brought about.
    pub(super) fn outcome(&self) -> &WalkOutcome {
        &self.outcome
    }

    /// The squares that are used from beginning to end.
    pub(super) fn bounds(&self) -> (Pos, Pos) {
        self.bounds
    }

    /// The game as it stands, to be played on at the table.
    pub(super) fn practice(&self) -> Option<Session> {
        let mut session = sit_down(self.example)?;
        for &action in self.session.record().actions() {
            session.play(action).ok()?;
        }
        Some(session)
    }

    /// Goes to the moment after so many moves.
    pub(super) fn go(&mut self, at: usize) {
        let Some(mut session) = sit_down(self.example) else { return };
        self.outcome = WalkOutcome::None;
        for step in self.moves.iter().take(at) {
            self.outcome = make(&mut session, step);
        }
        self.at = at.min(self.len());
        self.session = session;
    }
}

fn make(session: &mut Session, step: &Instruction) -> WalkOutcome {
    let (Instruction::Play(play) | Instruction::Refuse { play, .. }) = step else { return WalkOutcome::None };
    let action = match play.action(session.game()) {
        Ok(action) => action,
        Err(error) => {
            crate::impossible!("an example plays what its board does not have: {error}");
            return WalkOutcome::None;
        }
    };
    let outcome = match step {
        Instruction::Refuse { .. } => session.game().clone().play(action),
        _ => session.play(action),
    };
    match (step, outcome) {
        (Instruction::Refuse { .. }, Err(refusal)) => WalkOutcome::Refused(action, refusal),
        (Instruction::Play(_), Ok(events)) => WalkOutcome::Events(events),
        (_, outcome) => {
            crate::impossible!("an example does not go as it says: {action:?} leads to {outcome:?}");
            WalkOutcome::None
        }
    }
}

/// The example's position at a table of its own.
fn sit_down(example: &Example) -> Option<Session> {
    let seat = |colour: usize| Seat { name: String::new(), colour, control: Control::Human };
    let seats = example.players.iter().map(|&colour| seat(colour as usize)).collect();
    Session::practise(&example.position, seats)
        .inspect_err(|problems| crate::impossible!("an example's board is no game: {problems:?}"))
        .ok()
}

fn join((least, most): (Pos, Pos), pos: Pos) -> (Pos, Pos) {
    (Pos::new(least.x.min(pos.x), least.y.min(pos.y)), Pos::new(most.x.max(pos.x), most.y.max(pos.y)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::examples;

    #[test]
    fn every_example_can_be_stepped_through_and_tried_out() {
        for example in examples::all() {
            let mut walk = ExampleWalk::new(example).unwrap_or_else(|| panic!("{}", example.id));
            for at in 1..=walk.len() {
                walk.go(at);
                assert!(!matches!(walk.outcome(), WalkOutcome::None), "{}: move {at}", example.id);
                let practice = walk.practice().unwrap_or_else(|| panic!("{}: move {at}", example.id));
                assert!(practice.is_practice());
                assert_eq!(practice.game().scores(), walk.session().game().scores(), "{}", example.id);
            }
            walk.go(0);
            assert!(walk.session().record().actions().is_empty());
        }
    }
}
