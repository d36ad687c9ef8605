//! The table under a lesson.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::examples::Play;
use crate::rules::{Action, Event, Game, Player, Refusal, Score, ScoreReason, Setup};
use crate::session::{Control, Seat, Session};

use super::super::{Highlight, LessonScene};

/// How much has been played, and how much is laid out beyond that.
pub(super) type PlayedSoFar = (usize, usize);

/// A scene's table.
pub(super) fn sit_down(scene: &LessonScene) -> Session {
    let colours = scene.board.players.iter();
    let mut seats: Vec<Seat> = colours
        .map(|&colour| Seat { name: String::new(), colour: colour as usize, control: Control::Human })
        .collect();
    if let Some(level) = scene.opponent {
        let learner = scene.board.position.player.index();
        for (_, seat) in seats.iter_mut().enumerate().filter(|(index, _)| *index != learner) {
            seat.control = Control::Computer(level);
        }
    }
    let position = &scene.board.position;
    if scene.deal {
        let setup = Setup { seed: any_seed(), order: None, ..position.setup.clone() };
        return Session::practise_anew(setup, seats)
            .unwrap_or_else(|problems| panic!("a lesson's sets are no game: {problems:?}"));
    }
    Session::practise(position, seats)
        .unwrap_or_else(|problems| panic!("a lesson's board is no game: {problems:?}"))
}

/// Another number each time.
fn any_seed() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |time| u64::from(time.subsec_nanos()))
}

pub(super) fn progress(session: &Session) -> PlayedSoFar {
    let draft = session.draft();
    (session.record().actions().len(), draft.steps().len() + usize::from(draft.last().is_some()))
}

/// Does what the lesson itself prescribes.
pub(super) fn perform(
    session: &mut Session,
    play: Play,
    act: impl FnOnce(&mut Session, Action) -> Result<Vec<Event>, Refusal>,
) -> Vec<Event> {
    match play.action(session.shown()) {
        Ok(action) => expected(act(session, action)),
        Err(error) => {
            crate::impossible!("a lesson plays what its board does not have: {error}");
            Vec::new()
        }
    }
}

/// What happened; a refusal would be a mistake in the lesson, and the tests take every lesson to its end.
pub(super) fn expected(outcome: Result<Vec<Event>, Refusal>) -> Vec<Event> {
    outcome.unwrap_or_else(|refusal| {
        crate::impossible!("a lesson does what is not allowed: {refusal} ({})", refusal.rule());
        Vec::new()
    })
}

/// The game as it would be with everything that is laid out, and whose figures the dragon would eat.
pub(super) fn outlook(session: &Session) -> (Game, Vec<Player>) {
    let mut game = session.shown().clone();
    let mut events = Vec::new();
    if let Some(action) = session.draft().last() {
        events.extend(expected(game.play(action)));
    }
    (game, eaten(&events))
}

pub(super) fn eaten(events: &[Event]) -> Vec<Player> {
    let owner = |event: &Event| match event {
        Event::Eaten { player, .. } => Some(*player),
        _ => None,
    };
    events.iter().filter_map(owner).collect()
}

/// The points given in final scoring, in order.
pub(super) fn final_scores(session: &Session) -> Vec<&Score> {
    let lines = session.log().iter().filter_map(|entry| match &entry.event {
        Event::Score(score) if matches!(score.reason, ScoreReason::Final(_)) => Some(score),
        _ => None,
    });
    lines.collect()
}

/// What an action is about, to be lit up.
pub(super) fn light_of(play: &Play) -> Option<Highlight> {
    Some(match *play {
        Play::Place { pos, .. } | Play::Recall { pos } | Play::Floor { pos } | Play::Top { pos, .. } => {
            Highlight::Square(pos)
        }
        Play::Figure { place, .. }
        | Play::Princess { place, .. }
        | Play::Capture { place, .. }
        | Play::Fairy { place, .. } => Highlight::Feature(place),
        Play::Ransom { .. } | Play::Release { .. } | Play::Dragon { .. } | Play::Pass => return None,
    })
}
