//! The lessons: every one can be finished by its own solution, every wrong move gets the answer it should, and every
//! word exists in every language.

use std::collections::BTreeSet;

use landnam::i18n::Language;
use landnam::lessons::{
    self, Answer, Attempt, Highlight, Lesson, LessonRunner, LessonStep, LessonText, StepStage, Task, Verdict,
};
use landnam::rules::{Action, Phase, RuleNumber};
use landnam::session::Session;

/// What the lesson itself would do in this step.
fn solution(runner: &LessonRunner) -> Vec<Attempt> {
    let answer = |answer| vec![Attempt::Answer(answer)];
    match &runner.step().task {
        Task::Play { .. } | Task::Refused(_) => vec![Attempt::Play(runner.step().solution.clone())],
        Task::Mark { answer, .. } => {
            answer.iter().map(|&place| Attempt::Answer(Answer::Mark(place))).collect()
        }
        Task::Number { answer: number, .. } => answer(Answer::Number(*number)),
        Task::Pick { answer: option, .. } => answer(Answer::Pick(option.clone())),
        Task::Order { cards, .. } => answer(Answer::Order(cards.clone())),
        Task::Point(landmark) => answer(Answer::Point(*landmark)),
        Task::NoFit(_) => answer(Answer::NoFit),
        Task::Read | Task::Game | Task::Tally => Vec::new(),
    }
}

/// Plays a game to its end: the first place, no figures; others likewise.
fn play_on(runner: &mut LessonRunner, session: &mut Session) {
    while runner.stage() == StepStage::Doing && matches!(runner.step().task, Task::Game) {
        assert!(!session.game().is_over(), "the coach has not noticed the end");
        let actions = session.shown().legal_actions();
        let wanted = actions.iter().copied().find(|action| match session.shown().phase() {
            Phase::Place => matches!(action, Action::Place { .. }),
            _ => true,
        });
        let action = wanted.expect("something can be done");
        if session.computer_to_act().is_some() {
            session.play(action).unwrap();
            runner.follow(session, Vec::new());
        } else {
            runner.choose(session, action);
            runner.confirm(session);
        }
    }
}

/// Whether more than a tile is laid out.
fn is_bound(session: &Session) -> bool {
    session.draft().steps().iter().any(|step| !matches!(step, Action::Place { .. }))
}

/// Does the step as it should be done.
fn pass(runner: &mut LessonRunner, session: &mut Session) {
    let (lesson, step) = (&runner.lesson().id, &runner.step().id);
    let at = runner.place();
    if matches!(runner.step().task, Task::Game) {
        play_on(runner, session);
    }
    for attempt in solution(runner) {
        let verdict = runner.attempt(session, &attempt);
        assert!(
            matches!(verdict, Verdict::Passed(_) | Verdict::Fine(_)),
            "{lesson} {step}: {attempt:?} gives {verdict:?}"
        );
    }
    if runner.place() == at && runner.stage() != StepStage::Finished {
        assert!(runner.may_go_on(), "{lesson} {step}: the solution does not pass");
        runner.go_on(session);
    }
}

fn take(lesson: &'static Lesson, mut look: impl FnMut(&LessonRunner, &Session)) -> LessonRunner {
    let (mut runner, mut session) = LessonRunner::begin(lesson);
    let mut rounds = 0;
    while runner.stage() != StepStage::Finished {
        look(&runner, &session);
        pass(&mut runner, &mut session);
        rounds += 1;
        assert!(rounds < 200, "{} never ends", lesson.id);
    }
    runner
}

#[test]
fn every_lesson_can_be_read() {
    assert_eq!((lessons::files().len(), lessons::all().len()), (35, 35));
    for (file, text) in lessons::files() {
        let lesson = Lesson::read(file, text).unwrap_or_else(|error| panic!("{error}"));
        let name = format!("assets/lessons/{}.ron", lesson.id.to_lowercase());
        assert_eq!(*file, name, "the file is named after the lesson");
    }
}

#[test]
fn every_lesson_is_finished_by_its_own_solution() {
    for lesson in lessons::all() {
        let runner = take(lesson, |runner, session| {
            for light in runner.lights(session) {
                if let Highlight::Feature(place) = light {
                    place.spot(session.shown()).unwrap_or_else(|error| {
                        panic!("{} {}: {error}", lesson.id, runner.step().id);
                    });
                }
            }
        });
        assert_eq!(runner.stars(), 3, "{}", lesson.id);
    }
}

#[test]
fn every_step_can_be_resumed_shown_and_taken_back() {
    for lesson in lessons::all() {
        for (number, scene) in lesson.scenes.iter().enumerate() {
            for (at, step) in scene.steps.iter().enumerate() {
                if matches!(step.task, Task::Game | Task::Tally) {
                    break;
                }
                let (mut runner, mut session) = LessonRunner::at(lesson, number, at);
                assert_eq!(runner.place(), (number, at), "{} {}", lesson.id, step.id);
                let before = session.shown().tiles().count();
                runner.show(&mut session);
                assert_eq!(runner.stage(), StepStage::Done, "{} {}", lesson.id, step.id);
                assert_eq!(runner.stars(), 1);
                runner.undo(&mut session);
                assert_eq!(runner.stage(), StepStage::Doing, "{} {}", lesson.id, step.id);
                if runner.place() == (number, at) {
                    assert_eq!(session.shown().tiles().count(), before, "{} {}", lesson.id, step.id);
                }
                while runner.can_undo(&session) {
                    runner.undo(&mut session);
                }
                assert_eq!(runner.place(), (number, 0));
                pass(&mut runner, &mut session);
            }
        }
    }
}

#[test]
fn every_wrong_move_gets_its_answer_and_does_no_harm() {
    for lesson in lessons::all() {
        for (number, scene) in lesson.scenes.iter().enumerate() {
            for (at, step) in scene.steps.iter().enumerate() {
                for (wrong, key) in &step.wrong {
                    let (mut runner, mut session) = LessonRunner::at(lesson, number, at);
                    let place = format!("{} {}: {wrong:?}", lesson.id, step.id);
                    let verdict = runner.attempt(&mut session, wrong);
                    assert_eq!(verdict.key(), Some(key.as_str()), "{place} gives {verdict:?}");
                    assert_eq!((runner.place(), runner.stage()), ((number, at), StepStage::Doing), "{place}");
                    // What only a take-back undoes, such as a floor, is taken back; a tile is simply moved.
                    while is_bound(&session) {
                        runner.undo(&mut session);
                    }
                    pass(&mut runner, &mut session);
                    assert_ne!((runner.place(), runner.stage()), ((number, at), StepStage::Doing), "{place}");
                }
            }
        }
    }
}

#[test]
fn every_task_has_a_wrong_move() {
    for lesson in lessons::all() {
        for step in lesson.scenes.iter().flat_map(|scene| &scene.steps) {
            let can_fail = !matches!(step.task, Task::Read | Task::Point(_) | Task::Game | Task::Tally);
            assert!(!can_fail || !step.wrong.is_empty(), "{} {}", lesson.id, step.id);
        }
    }
}

#[test]
fn two_wrong_tries_light_the_place_up_and_three_offer_the_answer() {
    let lesson = lessons::find("L01").unwrap();
    let step = lesson.scenes[0].steps.iter().position(|step| !step.wrong.is_empty()).unwrap();
    let (mut runner, mut session) = LessonRunner::at(lesson, 0, step);
    let lights = runner.lights(&session).len();
    let (wrong, _) = &runner.step().wrong[0];
    runner.attempt(&mut session, wrong);
    assert_eq!(runner.lights(&session).len(), lights);
    runner.attempt(&mut session, wrong);
    assert!(runner.lights(&session).len() > lights);
    assert!(!runner.offers_answer());
    runner.attempt(&mut session, wrong);
    assert!(runner.offers_answer());
    runner.show(&mut session);
    assert!(runner.may_go_on() && runner.is_shown());
}

/// All keys that a lesson needs; its `why` texts are free, but the same in all languages.
fn keys(lesson: &Lesson) -> BTreeSet<String> {
    let steps = lesson.scenes.iter().flat_map(|scene| &scene.steps);
    steps.flat_map(|step| step.keys().into_iter().chain([step.id.clone()])).collect()
}

#[test]
fn a_dealt_game_holds_all_tiles_of_its_sets_and_is_never_kept() {
    let dealt =
        lessons::all().iter().find(|lesson| lesson.scenes[0].deal).expect("one lesson is a whole game");
    let (runner, session) = LessonRunner::begin(dealt);
    let game = session.game();
    assert_eq!(session.record().setup().sets, runner.scene().board.position.setup.sets);
    assert_eq!(game.tiles().count(), 1);
    assert_eq!(game.unseen_count(), 147, "71 base, 11 river, 18 + 18 + 30, less the one in hand");
    assert!(session.is_practice());
}

#[test]
fn step_names_are_unique() {
    for lesson in lessons::all() {
        let mut seen = BTreeSet::new();
        for step in lesson.scenes.iter().flat_map(|scene| &scene.steps) {
            assert!(seen.insert(&step.id), "{} {}", lesson.id, step.id);
        }
    }
}

#[test]
fn every_word_exists_in_every_language() {
    let mut problems = Vec::new();
    for lesson in lessons::all() {
        let wanted = keys(lesson);
        let whys: BTreeSet<String> = lesson
            .scenes
            .iter()
            .flat_map(|scene| &scene.steps)
            .map(|step: &LessonStep| format!("{}.why", step.id))
            .collect();
        let english = LessonText::of(Language::En, &lesson.id).expect("every lesson has an English text");
        for language in Language::ALL {
            let Some(text) = LessonText::of(language, &lesson.id) else {
                problems.push(format!("{language} {}: no text", lesson.id));
                continue;
            };
            let at = format!("{language} {}", lesson.id);
            if text.title.is_empty() || text.summary.is_empty() {
                problems.push(format!("{at}: title or summary missing"));
            }
            let found: BTreeSet<String> = text.said.keys().cloned().collect();
            problems.extend(wanted.difference(&found).map(|key| format!("{at}: {key} is missing")));
            for key in found.difference(&wanted).filter(|key| !whys.contains(*key)) {
                problems.push(format!("{at}: nobody says {key}"));
            }
            if text.said.keys().ne(english.said.keys()) {
                problems.push(format!("{at}: other keys than in English"));
            }
            for (key, said) in &text.said {
                let blanks = |said: &str| {
                    let mut blanks: Vec<String> = said
                        .split('{')
                        .skip(1)
                        .filter_map(|rest| rest.split_once('}'))
                        .map(|(name, _)| name.to_owned())
                        .collect();
                    blanks.sort();
                    blanks.dedup();
                    blanks
                };
                if said.is_empty() {
                    problems.push(format!("{at}: {key} says nothing"));
                }
                if said.chars().count() > 330 {
                    problems.push(format!("{at}: {key} is too long to be read at a glance"));
                }
                // The forms of colours are looked at in `tests/words.rs`.
                let known = |name: &String| {
                    let colour = name.split_once('-').map_or(name.as_str(), |(colour, _)| colour);
                    landnam::examples::Colour::parse(colour).is_some()
                        || ["turn-key", "next-key", "confirm-key", "undo-key"].contains(&name.as_str())
                };
                problems.extend(
                    blanks(said)
                        .iter()
                        .filter(|name| !known(name))
                        .map(|name| format!("{at}: {key}: {{{name}}}")),
                );
                if language != Language::En && english.said.get(key) == Some(said) {
                    problems.push(format!("{at}: {key} is still in English"));
                }
            }
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn every_rule_is_learnt_or_watched_somewhere() {
    let numbers = include_str!("rules/numbers.txt");
    let rules = |words: &'static str| words.split_whitespace().filter_map(RuleNumber::parse);
    let numbers: BTreeSet<RuleNumber> =
        numbers.lines().filter(|line| !line.starts_with('#')).filter_map(|line| rules(line).next()).collect();
    let mut taught: BTreeSet<RuleNumber> = BTreeSet::new();
    for lesson in lessons::all() {
        for &rule in &lesson.rules {
            assert!(numbers.contains(&rule), "{} teaches {rule}, which is no rule", lesson.id);
            taught.insert(rule);
        }
    }
    let missing: BTreeSet<RuleNumber> = numbers.difference(&taught).copied().collect();
    let expected: BTreeSet<RuleNumber> = rules(include_str!("lessons/untaught.txt")).collect();
    let new: Vec<_> = missing.difference(&expected).collect();
    let done: Vec<_> = expected.difference(&missing).collect();
    assert!(new.is_empty(), "not taught anywhere: {new:?}");
    assert!(done.is_empty(), "taught now, take off the list: {done:?}");
}
