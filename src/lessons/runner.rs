//! A lesson being taken: judges what the learner does and leads from step to step.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::examples::{Expectation, Place, Play};
use crate::rules::{Action, Event, Game, Phase, Player, Refusal, Score, ScoreReason, Setup, Spot};
use crate::session::{Control, Outcome, Seat, Session};
use crate::tiles::{FeatureKind, Pos, Turn};

use super::lesson::{FITS, OTHER, WRONG};
use super::{Answer, Attempt, Lesson, LessonText, Light, Markable, Scene, Step, Task};

/// After so many tries the place lights up.
const TRIES_BEFORE_GLOW: usize = 2;

/// After so many tries the answer is offered.
const TRIES_BEFORE_SHOW: usize = 3;

/// A lesson being taken.
#[derive(Clone, Debug)]
pub struct Runner {
    lesson: &'static Lesson,
    scene: usize,
    step: usize,
    stage: Stage,
    /// Tries in this step that did not pass.
    tries: usize,
    feedback: Option<Feedback>,
    marked: Vec<Peg>,
    tally: usize,
    /// For each step of the scene so far, how much had been played and laid out when it began.
    starts: Vec<Progress>,
    mistakes: usize,
    /// Steps whose answer was shown.
    shown: usize,
    is_shown: bool,
}

/// How much has been played, and how much is laid out beyond that.
type Progress = (usize, usize);

/// How far a step has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The learner has something to do.
    Doing,
    /// It is done; the learner may read why, then go on.
    Done,
    /// The lesson is over.
    Finished,
}

/// What came of something the learner did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The step is done.
    Passed(Vec<Event>),
    /// Nothing to say; the learner goes on.
    Fine(Vec<Event>),
    /// Right by the rules, but not the task.
    Other(String),
    /// The rules do not allow it; with a key if the lesson has words of its own for that.
    Refused(Refusal, Option<String>),
    /// A wrong answer.
    Wrong(String),
}

/// What was said last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Feedback {
    /// The text with this key.
    Said(String),
    /// The usual words for a refusal.
    Refused(Refusal),
}

/// A place that can be marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peg {
    /// The square.
    pub pos: Pos,
    /// Where on it.
    pub spot: Spot,
}

impl Verdict {
    /// The key of what is said, or the code of the refusal whose usual words are said.
    pub fn key(&self) -> Option<&str> {
        match self {
            Self::Passed(_) | Self::Fine(_) => None,
            Self::Other(key) | Self::Wrong(key) => Some(key),
            Self::Refused(refusal, key) => Some(key.as_deref().unwrap_or(refusal.code())),
        }
    }
}

impl Runner {
    /// Takes a lesson from its beginning.
    pub fn begin(lesson: &'static Lesson) -> (Self, Session) {
        Self::at(lesson, 0, 0)
    }

    /// Takes a lesson from one of its steps; what comes before is done as the lesson would show it.
    pub fn at(lesson: &'static Lesson, scene: usize, step: usize) -> (Self, Session) {
        let scene = scene.min(lesson.scenes.len().saturating_sub(1));
        let mut session = sit_down(&lesson.scenes[scene]);
        let mut runner = Self {
            lesson,
            scene,
            step: 0,
            stage: Stage::Doing,
            tries: 0,
            feedback: None,
            marked: Vec::new(),
            tally: 0,
            starts: Vec::new(),
            mistakes: 0,
            shown: 0,
            is_shown: false,
        };
        runner.enter(&mut session);
        while runner.step < step && !matches!(runner.step().task, Task::Game | Task::Tally) {
            runner.perform(&mut session);
            if runner.step + 1 == runner.scene().steps.len() {
                break;
            }
            runner.step += 1;
            runner.enter(&mut session);
        }
        (runner, session)
    }

    /// The lesson.
    pub fn lesson(&self) -> &'static Lesson {
        self.lesson
    }

    /// The numbers of scene and step, to come back to.
    pub fn place(&self) -> (usize, usize) {
        (self.scene, self.step)
    }

    /// The scene.
    pub fn scene(&self) -> &'static Scene {
        &self.lesson.scenes[self.scene]
    }

    /// The step.
    pub fn step(&self) -> &'static Step {
        &self.scene().steps[self.step]
    }

    /// How many steps lie behind.
    pub fn steps_done(&self) -> usize {
        let earlier: usize = self.lesson.scenes[..self.scene].iter().map(|scene| scene.steps.len()).sum();
        earlier + self.step + usize::from(self.stage != Stage::Doing)
    }

    /// How far the step has come.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// What was said last, if it still stands.
    pub fn feedback(&self) -> Option<&Feedback> {
        self.feedback.as_ref()
    }

    /// Whether the step was done by showing the answer.
    pub fn is_shown(&self) -> bool {
        self.is_shown
    }

    /// What has been marked.
    pub fn marked(&self) -> &[Peg] {
        &self.marked
    }

    /// Whether the learner may play at the table now.
    pub fn may_play(&self) -> bool {
        let at_table = matches!(self.step().task, Task::Play { .. } | Task::Refused(_) | Task::Game);
        self.stage == Stage::Doing && at_table
    }

    /// Whether only going on is left in this step.
    pub fn may_go_on(&self) -> bool {
        self.stage == Stage::Done || matches!(self.step().task, Task::Read | Task::Tally)
    }

    /// Whether the answer is offered.
    pub fn offers_answer(&self) -> bool {
        self.stage == Stage::Doing && self.tries >= TRIES_BEFORE_SHOW
    }

    /// What is lit up: what the step speaks of, and after some tries where the answer lies.
    pub fn lights(&self, session: &Session) -> Vec<Light> {
        if self.stage != Stage::Doing {
            return Vec::new();
        }
        let mut lights = self.step().lights.clone();
        if self.tries >= TRIES_BEFORE_GLOW {
            lights.extend(self.answer_lights(session));
        }
        lights
    }

    /// From one star to three: three for finding everything almost alone, one with answers shown.
    pub fn stars(&self) -> u8 {
        match (self.shown, self.mistakes) {
            (0, 0..=1) => 3,
            (0, _) => 2,
            _ => 1,
        }
    }

    /// The learner chooses something at the table.
    pub fn choose(&mut self, session: &mut Session, action: Action) -> Verdict {
        if !self.may_play() {
            return Verdict::Fine(Vec::new());
        }
        match &self.step().task {
            Task::Refused(code) => {
                let tried = session.shown().clone().play(action);
                match tried {
                    Err(refusal) if refusal.code() == code => {
                        self.feedback = Some(Feedback::Refused(refusal));
                        self.pass(session, Vec::new())
                    }
                    Err(refusal) => self.refuse(refusal),
                    Ok(_) => self.say_other(OTHER.to_owned()),
                }
            }
            Task::Game => match session.choose(action) {
                Ok(events) => self.follow(session, events),
                Err(refusal) => self.refuse(refusal),
            },
            _ if session.game().phase() == Phase::Dragon => self.judge(session, Some(action)),
            _ => self.lay_out(session, action),
        }
    }

    /// The learner confirms the turn; a turn that is not the task stays laid out and can be changed.
    pub fn confirm(&mut self, session: &mut Session) -> Verdict {
        if !self.may_play() || session.outcome().is_none() {
            return Verdict::Fine(Vec::new());
        }
        match &self.step().task {
            Task::Game => match session.confirm() {
                Ok(events) => self.follow(session, events),
                Err(refusal) => self.refuse(refusal),
            },
            Task::Play { goal, .. } if !goal.is_empty() => self.judge(session, None),
            _ => self.say_other(OTHER.to_owned()),
        }
    }

    /// The learner tried something that cannot even be chosen.
    pub fn refuse(&mut self, refusal: Refusal) -> Verdict {
        if let Task::Refused(code) = &self.step().task
            && refusal.code() == code
            && self.stage == Stage::Doing
        {
            self.feedback = Some(Feedback::Refused(refusal));
            self.stage = Stage::Done;
            return Verdict::Passed(Vec::new());
        }
        let key = self.step().refusals.get(refusal.code()).cloned();
        self.feedback = Some(match &key {
            Some(key) => Feedback::Said(self.full(key)),
            None => Feedback::Refused(refusal),
        });
        self.tries += 1;
        self.mistakes += usize::from(!matches!(self.step().task, Task::Game | Task::NoFit(_)));
        Verdict::Refused(refusal, key)
    }

    /// Something was played by others; the game may have ended with it.
    pub fn follow(&mut self, session: &mut Session, events: Vec<Event>) -> Verdict {
        if matches!(self.step().task, Task::Game) && self.stage == Stage::Doing && session.game().is_over() {
            return self.pass(session, events);
        }
        self.feedback = None;
        Verdict::Fine(events)
    }

    /// The learner answers a question.
    pub fn answer(&mut self, session: &mut Session, answer: &Answer) -> Verdict {
        if self.stage != Stage::Doing {
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

    /// Does what a learner would do and tells the first verdict that is not plain sailing, or the last.
    pub fn attempt(&mut self, session: &mut Session, attempt: &Attempt) -> Verdict {
        let plays = match attempt {
            Attempt::Answer(answer) => return self.answer(session, answer),
            Attempt::Play(plays) => plays,
        };
        let at = self.place();
        for play in plays {
            let Ok(action) = play.action(session.shown()) else {
                return Verdict::Refused(Refusal::NoTile { pos: Pos::ORIGIN }, None);
            };
            let verdict = self.choose(session, action);
            if !matches!(verdict, Verdict::Fine(_)) || self.place() != at {
                return verdict;
            }
        }
        self.confirm(session)
    }

    /// Goes on to the next step, scene or the end.
    pub fn go_on(&mut self, session: &mut Session) -> Vec<Event> {
        if !self.may_go_on() || self.stage == Stage::Finished {
            return Vec::new();
        }
        if matches!(self.step().task, Task::Tally) && self.tally + 1 < final_scores(session).len() {
            self.tally += 1;
            return Vec::new();
        }
        if self.step + 1 < self.scene().steps.len() {
            self.step += 1;
            return self.enter(session);
        }
        if self.scene + 1 < self.lesson.scenes.len() {
            self.scene += 1;
            self.step = 0;
            self.starts.clear();
            *session = sit_down(self.scene());
            return self.enter(session);
        }
        self.stage = Stage::Finished;
        Vec::new()
    }

    /// Shows the answer and counts the step as done.
    pub fn show(&mut self, session: &mut Session) -> Vec<Event> {
        if self.stage != Stage::Doing {
            return Vec::new();
        }
        let start = self.start();
        while progress(session) > start {
            session.undo();
        }
        self.shown += 1;
        self.is_shown = true;
        let events = self.perform(session);
        self.stage = Stage::Done;
        self.feedback = None;
        events
    }

    /// Takes back: what is laid out, the step that was done, or goes back to the step before.
    pub fn undo(&mut self, session: &mut Session) {
        self.feedback = None;
        if matches!(self.step().task, Task::Game) && self.stage == Stage::Doing && session.can_undo() {
            session.undo();
            return;
        }
        let start = self.start();
        if self.stage == Stage::Done {
            self.stage = Stage::Doing;
            self.marked.clear();
            while progress(session) > start {
                session.undo();
            }
        } else if progress(session) > start {
            session.undo();
        } else if self.step > 0 {
            self.step -= 1;
            self.starts.pop();
            self.begin_step();
            while progress(session) > self.start() {
                session.undo();
            }
        }
        while self.step > 0 && progress(session) < self.start() {
            self.step -= 1;
            self.starts.pop();
            self.begin_step();
        }
    }

    /// Whether there is anything to take back.
    pub fn can_undo(&self, session: &Session) -> bool {
        self.stage == Stage::Done || self.step > 0 || progress(session) > self.start()
    }

    /// The line of the final scoring that is being explained.
    pub fn tally_line<'a>(&self, session: &'a Session) -> Option<&'a Score> {
        matches!(self.step().task, Task::Tally).then(|| final_scores(session).get(self.tally).copied())?
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
                .map(|(pos, segment)| Peg { pos, spot: Spot::Segment(segment) })
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
        if self.stage != Stage::Doing || self.marked.contains(&peg) {
            return Verdict::Fine(Vec::new());
        }
        let game = session.shown();
        let is_same = |place: &Place| is_peg(game, *of, *place, peg);
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

    fn mark(&mut self, session: &mut Session, place: Place) -> Verdict {
        let Task::Mark { of, .. } = &self.step().task else { return Verdict::Fine(Vec::new()) };
        let game = session.shown();
        let peg = self.pegs(session).into_iter().find(|&peg| is_peg(game, *of, place, peg));
        peg.map_or(Verdict::Fine(Vec::new()), |peg| self.mark_peg(session, peg))
    }

    /// Lays something out and looks at what it would become.
    fn lay_out(&mut self, session: &mut Session, action: Action) -> Verdict {
        let Task::Play { lay, goal, replies } = &self.step().task else { return Verdict::Fine(Vec::new()) };
        let is_tile = matches!(action, Action::Place { .. });
        let tile_lies = self.start().1 > 0 && session.draft().placement().is_some();
        if is_tile && tile_lies {
            // The tile was laid in an earlier step; undo leads back there.
            let is_same = session.draft().placement() == Some(action);
            return if is_same { Verdict::Fine(Vec::new()) } else { self.say_other(OTHER.to_owned()) };
        }
        if let Err(refusal) = session.choose(action) {
            return self.refuse(refusal);
        }
        if !is_tile {
            self.feedback = None;
            return Verdict::Fine(Vec::new());
        }
        let (after, eaten) = outlook(session, None);
        if !self.is_true(lay, &after, &eaten) {
            let key = self.reply(replies, &after, &eaten);
            return self.say_other(key);
        }
        self.feedback = None;
        if goal.is_empty() { self.pass(session, Vec::new()) } else { Verdict::Fine(Vec::new()) }
    }

    /// Looks at what confirming, or this step of the dragon, would lead to, and does it only if that is the task.
    fn judge(&mut self, session: &mut Session, step: Option<Action>) -> Verdict {
        let Task::Play { goal, replies, .. } = &self.step().task else { return Verdict::Fine(Vec::new()) };
        let mut after = session.game().clone();
        let mut events = Vec::new();
        let drafted = session.draft().steps().iter().copied();
        let last = step.or_else(|| session.outcome().map(Outcome::action));
        for action in drafted.chain(last) {
            match after.play(action) {
                Ok(more) => events.extend(more),
                Err(refusal) => return self.refuse(refusal),
            }
        }
        let eaten = eaten(&events);
        if !self.is_true(goal, &after, &eaten) {
            let key = self.reply(replies, &after, &eaten);
            return self.say_other(key);
        }
        let played = match step {
            Some(action) => session.choose(action),
            None => session.confirm(),
        };
        match played {
            Ok(events) => self.pass(session, events),
            Err(refusal) => self.refuse(refusal),
        }
    }

    fn is_true(&self, expectations: &[Expectation], game: &Game, eaten: &[Player]) -> bool {
        expectations.iter().all(|one| self.scene().board.holds(one, game, eaten).is_ok())
    }

    fn reply(&self, replies: &[(Vec<Expectation>, String)], game: &Game, eaten: &[Player]) -> String {
        let reply = replies.iter().find(|(when, _)| self.is_true(when, game, eaten));
        reply.map_or_else(|| OTHER.to_owned(), |(_, key)| key.clone())
    }

    fn say_other(&mut self, key: String) -> Verdict {
        self.tries += 1;
        self.feedback = Some(Feedback::Said(self.full(&key)));
        Verdict::Other(key)
    }

    fn say_wrong(&mut self, key: String) -> Verdict {
        self.tries += 1;
        self.mistakes += 1;
        self.feedback = Some(Feedback::Said(self.full(&key)));
        Verdict::Wrong(key)
    }

    fn full(&self, key: &str) -> String {
        format!("{}.{key}", self.step().id)
    }

    /// The step is done; without words about why the lesson goes on at once.
    fn pass(&mut self, session: &mut Session, mut events: Vec<Event>) -> Verdict {
        self.stage = Stage::Done;
        if !matches!(self.feedback, Some(Feedback::Refused(_))) {
            self.feedback = None;
        }
        let is_last = self.scene + 1 == self.lesson.scenes.len() && self.step + 1 == self.scene().steps.len();
        let why = self.full("why");
        let tells_why =
            LessonText::of("en", &self.lesson.id).is_some_and(|text| text.said.contains_key(&why));
        if !tells_why && !is_last && self.step + 1 < self.scene().steps.len() {
            events.extend(self.go_on(session));
        }
        Verdict::Passed(events)
    }

    /// Begins the current step.
    fn enter(&mut self, session: &mut Session) -> Vec<Event> {
        let mut events = Vec::new();
        for play in &self.step().before {
            if let Ok(action) = play.action(session.shown()) {
                events.extend(session.play(action).unwrap_or_default());
            }
        }
        self.starts.truncate(self.step);
        self.starts.push(progress(session));
        self.begin_step();
        events
    }

    fn begin_step(&mut self) {
        self.stage = Stage::Doing;
        self.tries = 0;
        self.tally = 0;
        self.is_shown = false;
        self.feedback = None;
        self.marked.clear();
    }

    fn start(&self) -> Progress {
        self.starts.get(self.step).copied().unwrap_or_default()
    }

    /// Does the step's task as its solution says.
    fn perform(&mut self, session: &mut Session) -> Vec<Event> {
        match &self.step().task {
            Task::Play { goal, .. } => {
                let mut events = Vec::new();
                for play in &self.step().solution {
                    if let Ok(action) = play.action(session.shown()) {
                        events.extend(session.choose(action).unwrap_or_default());
                    }
                }
                if !goal.is_empty() && !session.draft().is_empty() {
                    events.extend(session.confirm().unwrap_or_default());
                }
                events
            }
            Task::Mark { answer, of, .. } => {
                let game = session.shown();
                let is_right = |peg: &Peg| answer.iter().any(|&place| is_peg(game, *of, place, *peg));
                self.marked = self.pegs(session).into_iter().filter(is_right).collect();
                Vec::new()
            }
            _ => Vec::new(),
        }
    }

    /// Where the answer lies.
    fn answer_lights(&self, session: &Session) -> Vec<Light> {
        match &self.step().task {
            Task::Mark { answer, .. } => answer.iter().map(|&place| Light::Feature(place)).collect(),
            Task::Play { .. } | Task::Refused(_) => {
                // The first part of the solution that is not yet laid out.
                let laid = session.draft().placement().is_some();
                let is_open = |play: &&Play| !(laid && matches!(play, Play::Place { .. }));
                self.step().solution.iter().find(is_open).and_then(light_of).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }
}

/// A scene's table.
fn sit_down(scene: &Scene) -> Session {
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

fn progress(session: &Session) -> Progress {
    let draft = session.draft();
    (session.record().actions().len(), draft.steps().len() + usize::from(draft.last().is_some()))
}

/// The game as it would be with everything that is laid out, and whose figures the dragon would eat.
fn outlook(session: &Session, more: Option<Action>) -> (Game, Vec<Player>) {
    let mut game = session.shown().clone();
    let mut events = Vec::new();
    for action in session.draft().last().into_iter().chain(more) {
        events.extend(game.play(action).unwrap_or_default());
    }
    (game, eaten(&events))
}

fn eaten(events: &[Event]) -> Vec<Player> {
    let owner = |event: &Event| match event {
        Event::Eaten { player, .. } => Some(*player),
        _ => None,
    };
    events.iter().filter_map(owner).collect()
}

/// The points given in final scoring, in order.
fn final_scores(session: &Session) -> Vec<&Score> {
    let lines = session.log().iter().filter_map(|entry| match &entry.event {
        Event::Score(score) if matches!(score.reason, ScoreReason::Final(_)) => Some(score),
        _ => None,
    });
    lines.collect()
}

/// Whether a peg stands for a place.
fn is_peg(game: &Game, of: Markable, place: Place, peg: Peg) -> bool {
    let Ok(spot) = place.spot(game) else { return false };
    match (of, spot, peg.spot) {
        (Markable::Roads | Markable::Cities, Spot::Segment(a), Spot::Segment(b)) => {
            game.is_same_feature((place.pos(), a), (peg.pos, b))
        }
        _ => place.pos() == peg.pos && spot == peg.spot,
    }
}

/// What an action is about, to be lit up.
fn light_of(play: &Play) -> Option<Light> {
    Some(match *play {
        Play::Place { pos, .. } | Play::Recall { pos } | Play::Floor { pos } | Play::Top { pos, .. } => {
            Light::Square(pos)
        }
        Play::Figure { place, .. }
        | Play::Princess { place, .. }
        | Play::Capture { place, .. }
        | Play::Fairy { place, .. } => Light::Feature(place),
        Play::Ransom { .. } | Play::Release { .. } | Play::Dragon { .. } | Play::Pass => return None,
    })
}
