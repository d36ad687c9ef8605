//! A lesson being taken: judges what the learner does and leads from step to step.

mod judge;
mod quiz;
mod table;
mod verdict;

use crate::examples::Play;
use crate::i18n::Language;
use crate::rules::{Action, Event, Refusal, Score};
use crate::session::{Chosen, Session};
use crate::tiles::Pos;

use super::lesson::OTHER;
use super::{Attempt, Highlight, Lesson, LessonScene, LessonStep, LessonText, Task};

use quiz::is_peg;
use table::{PlayedSoFar, expected, final_scores, light_of, perform, progress, sit_down};
pub use verdict::{Feedback, Peg, StepStage, Verdict};

/// After so many tries the place lights up.
const TRIES_BEFORE_GLOW: usize = 2;

/// After so many tries the answer is offered.
const TRIES_BEFORE_SHOW: usize = 3;

/// A lesson being taken.
#[derive(Clone, Debug)]
pub struct LessonRunner {
    lesson: &'static Lesson,
    scene: usize,
    step: usize,
    stage: StepStage,
    /// Tries in this step that did not pass.
    tries: usize,
    feedback: Option<Feedback>,
    marked: Vec<Peg>,
    tally: usize,
    /// For each step of the scene so far, how much had been played and laid out when it began.
    starts: Vec<PlayedSoFar>,
    mistakes: usize,
    /// Steps whose answer was shown.
    shown: usize,
    is_shown: bool,
}

impl LessonRunner {
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
            stage: StepStage::Doing,
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
    pub fn scene(&self) -> &'static LessonScene {
        &self.lesson.scenes[self.scene]
    }

    /// The step.
    pub fn step(&self) -> &'static LessonStep {
        &self.scene().steps[self.step]
    }

    /// How many steps lie behind.
    pub fn steps_done(&self) -> usize {
        let earlier: usize = self.lesson.scenes[..self.scene].iter().map(|scene| scene.steps.len()).sum();
        earlier + self.step + usize::from(self.stage != StepStage::Doing)
    }

    /// How far the step has come.
    pub fn stage(&self) -> StepStage {
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
        self.stage == StepStage::Doing && at_table
    }

    /// Whether only a tile has to be laid now, and nothing more to be decided in this turn.
    pub fn asks_for_tile_only(&self) -> bool {
        matches!(&self.step().task, Task::Play { goal, .. } if goal.is_empty())
    }

    /// Whether only going on is left in this step.
    pub fn may_go_on(&self) -> bool {
        self.stage == StepStage::Done || matches!(self.step().task, Task::Read | Task::Tally)
    }

    /// Whether the answer is offered.
    pub fn offers_answer(&self) -> bool {
        self.stage == StepStage::Doing && self.tries >= TRIES_BEFORE_SHOW
    }

    /// What is lit up: what the step speaks of, and after some tries where the answer lies.
    pub fn lights(&self, session: &Session) -> Vec<Highlight> {
        if self.stage != StepStage::Doing {
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
                Ok(chosen) => self.follow(session, chosen.events()),
                Err(refusal) => self.refuse(refusal),
            },
            _ if !session.game().phase().is_revisable() => self.judge(session, Some(action)),
            _ => self.lay_out(session, action),
        }
    }

    /// The learner confirms the turn; a turn that is not the task stays laid out and can be changed.
    pub fn confirm(&mut self, session: &mut Session) -> Verdict {
        if !self.may_play() || session.confirmation().is_none() {
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
            && self.stage == StepStage::Doing
        {
            self.feedback = Some(Feedback::Refused(refusal));
            self.stage = StepStage::Done;
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
        if matches!(self.step().task, Task::Game)
            && self.stage == StepStage::Doing
            && session.game().is_over()
        {
            return self.pass(session, events);
        }
        self.feedback = None;
        Verdict::Fine(events)
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
        if !self.may_go_on() || self.stage == StepStage::Finished {
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
        self.stage = StepStage::Finished;
        Vec::new()
    }

    /// Shows the answer and counts the step as done.
    pub fn show(&mut self, session: &mut Session) -> Vec<Event> {
        if self.stage != StepStage::Doing {
            return Vec::new();
        }
        let start = self.start();
        while progress(session) > start {
            session.undo();
        }
        self.shown += 1;
        self.is_shown = true;
        let events = self.perform(session);
        self.stage = StepStage::Done;
        self.feedback = None;
        events
    }

    /// Takes back: what is laid out, the step that was done, or goes back to the step before.
    pub fn undo(&mut self, session: &mut Session) {
        self.feedback = None;
        if matches!(self.step().task, Task::Game) && self.stage == StepStage::Doing && session.can_undo() {
            session.undo();
            return;
        }
        let start = self.start();
        if self.stage == StepStage::Done {
            self.stage = StepStage::Doing;
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

    /// Takes back what is laid out for the task at hand, but nothing that was confirmed; whether there was anything.
    pub fn take_back_step(&mut self, session: &mut Session) -> bool {
        let (start, now) = (self.start(), progress(session));
        let is_only_laid_out = start.0 == now.0;
        match self.stage {
            StepStage::Doing if now > start && !session.draft().is_empty() => self.undo(session),
            StepStage::Done if now > start && is_only_laid_out => self.undo(session),
            StepStage::Doing | StepStage::Done | StepStage::Finished => return false,
        }
        true
    }

    /// Whether there is anything to take back.
    pub fn can_undo(&self, session: &Session) -> bool {
        self.stage == StepStage::Done || self.step > 0 || progress(session) > self.start()
    }

    /// The line of the final scoring that is being explained.
    pub fn tally_line<'a>(&self, session: &'a Session) -> Option<&'a Score> {
        matches!(self.step().task, Task::Tally).then(|| final_scores(session).get(self.tally).copied())?
    }

    pub(super) fn full(&self, key: &str) -> String {
        format!("{}.{key}", self.step().id)
    }

    /// The step is done; without words about why the lesson goes on at once.
    pub(super) fn pass(&mut self, session: &mut Session, mut events: Vec<Event>) -> Verdict {
        self.stage = StepStage::Done;
        if !matches!(self.feedback, Some(Feedback::Refused(_))) {
            self.feedback = None;
        }
        let is_last = self.scene + 1 == self.lesson.scenes.len() && self.step + 1 == self.scene().steps.len();
        let why = self.full("why");
        let tells_why =
            LessonText::of(Language::En, &self.lesson.id).is_some_and(|text| text.said.contains_key(&why));
        if !tells_why && !is_last && self.step + 1 < self.scene().steps.len() {
            events.extend(self.go_on(session));
        }
        Verdict::Passed(events)
    }

    /// Begins the current step.
    fn enter(&mut self, session: &mut Session) -> Vec<Event> {
        let mut events = Vec::new();
        for play in &self.step().before {
            events.extend(perform(session, *play, Session::play));
        }
        self.starts.truncate(self.step);
        self.starts.push(progress(session));
        self.begin_step();
        events
    }

    fn begin_step(&mut self) {
        self.stage = StepStage::Doing;
        self.tries = 0;
        self.tally = 0;
        self.is_shown = false;
        self.feedback = None;
        self.marked.clear();
    }

    pub(super) fn start(&self) -> PlayedSoFar {
        self.starts.get(self.step).copied().unwrap_or_default()
    }

    /// Does the step's task as its solution says.
    fn perform(&mut self, session: &mut Session) -> Vec<Event> {
        match &self.step().task {
            Task::Play { goal, .. } => {
                let mut events = Vec::new();
                for play in &self.step().solution {
                    let choose = |session: &mut Session, action| session.choose(action).map(Chosen::events);
                    events.extend(perform(session, *play, choose));
                }
                if !goal.is_empty() && !session.draft().is_empty() {
                    events.extend(expected(session.confirm()));
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
    fn answer_lights(&self, session: &Session) -> Vec<Highlight> {
        match &self.step().task {
            Task::Mark { answer, .. } => answer.iter().map(|&place| Highlight::Feature(place)).collect(),
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
