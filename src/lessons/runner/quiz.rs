//! Answers to questions.

use crate::examples::PlaceName;
use crate::rules::{BoardSegment, Game};
use crate::session::Session;
use crate::tiles::{FeatureKind, Turn};

use super::super::lesson::{FITS, WRONG};
use super::super::{Answer, Markable, Task};
use super::{LessonRunner, Peg, StepStage, TRIES_BEFORE_GLOW, Verdict};

impl LessonRunner {
    /// The learner answers a question.
    pub fn answer(&mut self, session: &mut Session, answer: &Answer) -> Verdict {
        if self.stage != StepStage::Doing {
            return Verdict::Fine(Vec::new());
        }
        let wrong = |key: Option<&String>| key.cloned().unwrap_or_else(|| WRONG.to_owned());
        let reply = match (&self.step().task, answer) {
            (Task::Mark { .. }, Answer::Mark(place)) => return self.mark(session, *place),
            (Task::Number { answer, replies }, Answer::Number(number)) => {
                (number != answer).then(|| wrong(replies.get(number)))
            }
            (Task::Pick { answer, replies, .. }, Answer::Pick(option)) => {
                (option != answer).then(|| wrong(replies.get(option)))
            }
            (Task::Order { cards, replies }, Answer::Order(order)) => order
                .iter()
                .zip(cards)
                .find(|(given, right)| given != right)
                .map(|(given, _)| wrong(replies.get(given))),
            (Task::Point(landmark), Answer::Point(at)) => {
                if landmark != at {
                    return Verdict::Fine(Vec::new());
                }
                None
            }
            (Task::NoFit(tile), Answer::Square(pos)) => {
                let game = session.game();
                let refusal =
                    Turn::ALL.into_iter().map(|turn| game.may_place(*tile, *pos, turn)).find_map(Result::err);
                return refusal.map_or(Verdict::Fine(Vec::new()), |refusal| self.refuse(refusal));
            }
            (Task::NoFit(_), Answer::NoFit) => None,
            // The tile in hand always fits somewhere, or the rules would have taken it away.
            (Task::Play { .. }, Answer::NoFit) => {
                self.tries = self.tries.max(TRIES_BEFORE_GLOW);
                return self.say_other(FITS.to_owned());
            }
            _ => return Verdict::Fine(Vec::new()),
        };
        match reply {
            Some(key) => self.say_wrong(key),
            None => self.pass(session, Vec::new()),
        }
    }

    /// The places that can be marked.
    pub fn pegs(&self, session: &Session) -> Vec<Peg> {
        let Task::Mark { of, .. } = &self.step().task else { return Vec::new() };
        let game = session.shown();
        let parts = |kind: FeatureKind, whole: bool| {
            let features = game.features().into_iter().filter(move |feature| feature.kind == kind);
            features
                .flat_map(|feature| {
                    let count = if whole { 1 } else { feature.segments.len() };
                    feature.segments.into_iter().take(count).collect::<Vec<_>>()
                })
                .map(|at| Peg { pos: at.pos, spot: at.spot() })
                .collect::<Vec<_>>()
        };
        match of {
            Markable::Roads => parts(FeatureKind::Road, true),
            Markable::Cities => parts(FeatureKind::City, true),
            Markable::RoadParts => parts(FeatureKind::Road, false),
            Markable::CityParts => parts(FeatureKind::City, false),
            Markable::FieldParts => parts(FeatureKind::Field, false),
            Markable::Figures => {
                game.figures().into_iter().map(|figure| Peg { pos: figure.pos, spot: figure.spot }).collect()
            }
        }
    }

    /// The learner marks a peg.
    pub fn mark_peg(&mut self, session: &mut Session, peg: Peg) -> Verdict {
        let Task::Mark { of, answer, replies } = &self.step().task else {
            return Verdict::Fine(Vec::new());
        };
        if self.stage != StepStage::Doing || self.marked.contains(&peg) {
            return Verdict::Fine(Vec::new());
        }
        let game = session.shown();
        let is_same = |place: &PlaceName| is_peg(game, *of, *place, peg);
        if !answer.iter().any(is_same) {
            let reply = replies.iter().find(|(place, _)| is_same(place));
            return self.say_wrong(reply.map_or_else(|| WRONG.to_owned(), |(_, key)| key.clone()));
        }
        self.marked.push(peg);
        self.feedback = None;
        let all =
            answer.iter().all(|place| self.marked.iter().any(|&marked| is_peg(game, *of, *place, marked)));
        if all { self.pass(session, Vec::new()) } else { Verdict::Fine(Vec::new()) }
    }

    fn mark(&mut self, session: &mut Session, place: PlaceName) -> Verdict {
        let Task::Mark { of, .. } = &self.step().task else { return Verdict::Fine(Vec::new()) };
        let game = session.shown();
        let peg = self.pegs(session).into_iter().find(|&peg| is_peg(game, *of, place, peg));
        peg.map_or(Verdict::Fine(Vec::new()), |peg| self.mark_peg(session, peg))
    }
}

/// Whether a peg stands for a place.
pub(super) fn is_peg(game: &Game, of: Markable, place: PlaceName, peg: Peg) -> bool {
    let Ok(spot) = place.spot(game) else { return false };
    match (of, BoardSegment::at(place.pos(), spot), peg.segment()) {
        (Markable::Roads | Markable::Cities, Some(asked), Some(marked)) => {
            game.is_same_feature(asked, marked)
        }
        _ => place.pos() == peg.pos && spot == peg.spot,
    }
}
