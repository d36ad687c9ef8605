//! docs/PROTOCOL.md tells the truth: its examples are run, and nothing that the engine says is missing in it.
#![cfg(feature = "cli")]

use std::collections::{BTreeMap, BTreeSet};

use landnam::ai::Budget;
use landnam::arena::{self, DecisionRequest, PlayedAction};
use landnam::engine::{ActionJson, Conversation, EventJson, StateJson};
use landnam::rules::{
    Action, Game, Player, Preset, Refusal, RuleNumber, RuleOptions, Set, Sets, Setup, Silent,
};
use landnam::tiles::Catalogue;
use rand_core::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;
use strum::VariantNames as _;

const TEXT: &str = include_str!("../docs/PROTOCOL.md");

/// The end of a list that goes on.
const MORE: &str = "…";

/// The fenced blocks of a language.
fn blocks(language: &str) -> Vec<&'static str> {
    let opening = format!("```{language}\n");
    TEXT.split(&opening).skip(1).map(|rest| rest.split("```").next().unwrap_or_default()).collect()
}

/// The pieces of code within lines that begin like this.
fn forms(beginning: &str) -> Vec<Value> {
    let outside = TEXT.split("```").step_by(2);
    let spans = outside.flat_map(|text| text.split('`').skip(1).step_by(2));
    let spans = spans.filter(|span| span.starts_with(beginning));
    spans.map(|span| serde_json::from_str(span).unwrap_or_else(|error| panic!("{span}: {error}"))).collect()
}

/// Whether an answer has everything that a part of it shows.
fn shows(part: &Value, whole: &Value) -> bool {
    match (part, whole) {
        (Value::Object(part), Value::Object(whole)) => {
            part.iter().all(|(key, value)| whole.get(key).is_some_and(|own| shows(value, own)))
        }
        (Value::Array(part), Value::Array(whole)) => match part.split_last() {
            Some((last, first)) if last == MORE => {
                whole.len() > first.len() && first.iter().zip(whole).all(|(a, b)| shows(a, b))
            }
            _ => whole.len() == part.len() && part.iter().zip(whole).all(|(a, b)| shows(a, b)),
        },
        _ => part == whole,
    }
}

fn keys(value: &Value) -> BTreeSet<String> {
    value.as_object().expect("an object").keys().cloned().collect()
}

/// Random games with everything, as printed and clarified, and one in which a tile fits nowhere.
fn walk(mut visit: impl FnMut(&mut Game, Action)) {
    let everything = (0..40).map(|seed| {
        let preset = if seed % 2 == 0 { Preset::AsPrinted } else { Preset::Clarified };
        let options = RuleOptions::preset(preset);
        Setup { sets: Sets::ALL, options, ..Setup::base(2 + seed as usize % 5, seed) }
    });
    // The lake ends the river, so the bridge has nothing to join.
    let stranded = ["river/lake", "river/road-bridge", "base/monastery"];
    let stranded = stranded.map(|name| Catalogue::standard().find(name).expect("a tile"));
    let stranded = Setup::base(2, 0).with_sets([Set::River]).with_order(stranded.to_vec());
    for setup in everything.chain([stranded]) {
        let mut game = Game::new(&setup).expect("a game");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(setup.seed);
        while let Some(action) = game.random_action(&mut rng, &mut Vec::new()) {
            visit(&mut game, action);
        }
    }
}

#[test]
fn every_example_gives_what_it_shows() {
    let folder = tempfile::tempdir().expect("a folder for the files that examples write");
    let blocks = blocks("jsonl");
    assert!(blocks.len() > 5);
    for block in blocks {
        let mut conversation = Conversation::default();
        let mut answer = None;
        for line in block.lines() {
            if let Some(request) = line.strip_prefix("> ") {
                assert_eq!(answer, None, "an answer is not shown before {line}");
                let path = folder.path().join("game.ron").to_string_lossy().replace('\\', "/");
                answer = Some(conversation.answer(request.replace("game.ron", &path).as_bytes()));
                continue;
            }
            let shown = line
                .strip_prefix("< ")
                .or_else(|| line.strip_prefix("<~ "))
                .unwrap_or_else(|| panic!("{line}"));
            let shown: Value = serde_json::from_str(shown).unwrap_or_else(|error| panic!("{line}: {error}"));
            let answer = answer.take().unwrap_or_else(|| panic!("nothing was asked before {line}"));
            let is_whole = line.starts_with("< ");
            let fits = if is_whole { shown == answer } else { shows(&shown, &answer) };
            assert!(fits, "shown: {shown}\nanswer: {answer}");
        }
        assert_eq!(answer, None, "an answer is not shown");
    }
}

#[test]
fn a_part_is_told_from_what_is_not_there() {
    let part = |text: &str| serde_json::from_str::<Value>(text).unwrap();
    let whole = part(r#"{"a":1,"b":[{"c":2,"d":3},4]}"#);
    assert!(shows(&part(r#"{"b":[{"c":2},4]}"#), &whole) && shows(&part(r#"{"b":[{"c":2},"…"]}"#), &whole));
    for wrong in [r#"{"a":2}"#, r#"{"e":1}"#, r#"{"b":[{"c":2}]}"#, r#"{"b":[{"c":2},4,"…"]}"#] {
        assert!(!shows(&part(wrong), &whole), "{wrong}");
    }
}

#[test]
fn every_request_named_is_understood() {
    let mut conversation = Conversation::default();
    let asked = forms("{\"cmd\"");
    assert_eq!(asked.len(), 11, "one form for each command");
    for request in asked {
        // Without a game most get an error, but none about the request itself.
        let answer = conversation.answer(request.to_string().as_bytes());
        let code = answer["error"]["code"].as_str().unwrap_or_default();
        assert!(["", "no-game", "cannot-load", "must-place"].contains(&code), "{request} → {answer}");
        conversation = Conversation::default();
    }
}

#[test]
fn every_action_and_event_is_told_with_all_its_fields() {
    let table = |beginning: &str, tag: &str| -> BTreeMap<String, BTreeSet<String>> {
        let told = forms(beginning);
        told.iter().map(|form| (form[tag].as_str().unwrap_or_default().to_owned(), keys(form))).collect()
    };
    let (actions, events) = (table("{\"do\"", "do"), table("{\"event\"", "event"));
    let mut seen = BTreeSet::new();
    walk(|game, action| {
        let form = serde_json::to_value(ActionJson::from(action)).expect("JSON");
        let name = form["do"].as_str().expect("a name");
        assert_eq!(actions.get(name), Some(&keys(&form)), "{form}");
        seen.insert(format!("do {name}"));
        for event in game.play(action).expect("legal").iter().flat_map(EventJson::all_of) {
            let name = event["event"].as_str().expect("a name");
            assert_eq!(events.get(name), Some(&keys(&event)), "{event}");
            seen.insert(format!("event {name}"));
            for (key, names) in [("reason", vec![&event["reason"]]), ("unit", units(&event))] {
                for name in names.into_iter().filter_map(Value::as_str) {
                    assert!(TEXT.contains(&format!("`{name}`")), "{key} {name}");
                }
            }
        }
    });
    let told = actions.keys().map(|name| format!("do {name}"));
    let told: BTreeSet<String> = told.chain(events.keys().map(|name| format!("event {name}"))).collect();
    assert_eq!(seen, told, "games show all that is told");
}

fn units(event: &Value) -> Vec<&Value> {
    event["derivation"].as_array().into_iter().flatten().map(|term| &term["unit"]).collect()
}

#[test]
fn every_field_of_a_state_and_of_a_tile_is_told() {
    fn collect(value: &Value, found: &mut BTreeSet<String>) {
        match value {
            Value::Object(fields) => {
                found.extend(fields.keys().cloned());
                fields.values().for_each(|value| collect(value, found));
            }
            Value::Array(values) => values.iter().for_each(|value| collect(value, found)),
            _ => {}
        }
    }
    let mut found = BTreeSet::new();
    collect(&Conversation::default().answer(br#"{"cmd":"tiles"}"#), &mut found);
    let mut turns = 0;
    walk(|game, action| {
        turns += 1;
        if turns % 50 == 0 {
            collect(&serde_json::to_value(StateJson::of(game)).expect("JSON"), &mut found);
        }
        assert!(TEXT.contains(&format!("`{}`", game.phase().name())));
        game.play_with(action, &mut Silent).expect("legal");
    });
    assert!(found.contains("prisoners") && found.contains("adjacent_cities"));
    let quoted = |name: &String| TEXT.contains(&format!("`{name}`")) || TEXT.contains(&format!("\"{name}\""));
    let missing: Vec<_> = found.iter().filter(|name| !quoted(name)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_refusal_is_told_with_its_rule() {
    let rows = TEXT.lines().filter_map(|line| line.strip_prefix("| `")?.split_once("` | "));
    let rules: BTreeMap<&str, RuleNumber> =
        rows.filter_map(|(code, rest)| Some((code, RuleNumber::parse(rest.split_once(" |")?.0)?))).collect();
    // Actions of other moments, tried at this one.
    let mut earlier: Vec<Action> = Vec::new();
    let mut seen = BTreeSet::new();
    walk(|game, action| {
        let legal = game.legal_actions();
        for &other in earlier.iter().rev().step_by(7).take(20) {
            if !legal.contains(&other) {
                let refusal = game.play_with(other, &mut Silent).expect_err("it is not legal");
                let code = refusal.code();
                assert_eq!(rules.get(code), Some(&refusal.rule()), "{code}");
                seen.insert(code);
            }
        }
        earlier.push(action);
        game.play_with(action, &mut Silent).expect("legal");
    });
    assert!(seen.len() > 20, "{seen:?}");
    // And those that hardly ever come up.
    let missing: Vec<_> = Refusal::VARIANTS.iter().filter(|code| !rules.contains_key(**code)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn the_arena_asks_as_shown() {
    let catalogue = Catalogue::standard();
    let tiles = ["base/city-four-shield", "base/monastery"].map(|name| catalogue.find(name).expect("a tile"));
    let setup = Setup::base(2, 7).with_order(tiles.to_vec());
    let mut game = Game::new(&setup).expect("a game");
    let mut history = Vec::new();
    for text in [
        r#"{"do":"place","x":0,"y":-1,"turn":0}"#,
        r#"{"do":"figure","kind":"meeple","x":0,"y":-1,"segment":0}"#,
    ] {
        let action = serde_json::from_str::<ActionJson>(text).unwrap().into_action().unwrap();
        history.push(PlayedAction { player: game.player_to_act(), hand: game.hand(), action });
        game.play(action).expect("legal");
    }
    let budget = Budget::Time(std::time::Duration::from_secs(1));
    let request =
        DecisionRequest { setup: &setup, game: &game, seat: Player::new(1), budget, history: &history };
    let line: Value = serde_json::from_str(&arena::request_line(&request)).expect("JSON");
    let [asked, answer] = blocks("json").try_into().expect("a request and its answer");
    let asked: Value = serde_json::from_str(asked).expect("JSON");
    assert!(shows(&asked, &line), "shown: {asked}\nsent: {line}");
    assert_eq!(keys(&asked), keys(&line));
    assert_eq!(arena::parse_answer(answer), Ok(Action::Pass));
}

#[test]
fn the_longest_line_is_as_long_as_told() {
    let line = |length: usize| {
        let mut output = Vec::new();
        let text = format!("{}\n{{\"cmd\":\"tiles\"}}\n", " ".repeat(length));
        landnam::engine::run(std::io::Cursor::new(text), &mut output).expect("it is only memory");
        let answers = String::from_utf8(output).expect("text");
        let answers: Vec<Value> = answers.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(answers[1]["ok"], true, "the next line is read");
        answers[0]["error"]["code"].clone()
    };
    assert!(TEXT.contains("1 048 576 bytes"));
    assert_eq!((line(1_048_576), line(1_048_577)), ("bad-json".into(), "too-long".into()));
}

#[test]
fn the_limits_are_as_told() {
    let table = TEXT.split("## Limits").nth(1).expect("a section");
    let table = table.split("\n## ").next().unwrap_or_default();
    let most = |what: &str| -> u64 {
        let row = table
            .lines()
            .find(|line| line.starts_with(&format!("| {what}")))
            .unwrap_or_else(|| panic!("{what}"));
        let number: String =
            row.rsplit("| ").next().unwrap_or_default().chars().filter(char::is_ascii_digit).collect();
        number.parse().unwrap_or_else(|_| panic!("{row}"))
    };
    assert_eq!(u128::from(most("`ms`")), Budget::MOST_TIME.as_millis());
    assert_eq!(most("`nodes`"), Budget::MOST_NODES);
    assert_eq!(most("`tiles`"), landnam::rules::MAX_TILES as u64);
    let code = |request: String| Conversation::default().answer(request.as_bytes())["error"]["code"].clone();
    for name in ["ms", "nodes"] {
        let best = |number: u64| code(format!(r#"{{"cmd":"best","{name}":{number}}}"#));
        let limit = most(&format!("`{name}`"));
        assert_eq!((best(limit), best(limit + 1)), ("no-game".into(), "bad-field".into()), "{name}");
    }
    let nested = |depth: u64| code("[".repeat(depth as usize) + &"]".repeat(depth as usize));
    let depth = most("lists and objects");
    assert_eq!((nested(depth), nested(depth + 1)), ("bad-request".into(), "bad-json".into()));
    let tiles = |count: u64| {
        let names = vec!["base/monastery"; count as usize];
        code(serde_json::json!({"cmd": "new", "players": 2, "tiles": names}).to_string())
    };
    let count = most("`tiles`");
    assert_eq!((tiles(count), tiles(count + 1)), (Value::Null, "bad-setup".into()));
    assert!(table.contains("524 288 bytes"));
    assert_eq!(landnam::storage::MAX_SAVE_BYTES, 524_288);
}
