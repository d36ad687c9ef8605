//! The engine protocol, spoken with the real program.
#![cfg(feature = "cli")]

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

/// A running engine.
struct Engine {
    process: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_landnam"))
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let input = process.stdin.take();
        let output = BufReader::new(process.stdout.take().expect("a pipe"));
        Self { process, input, output }
    }

    fn send(&mut self, line: &[u8]) -> Value {
        let input = self.input.as_mut().expect("still open");
        input.write_all(line).expect("the engine listens");
        input.write_all(b"\n").expect("the engine listens");
        let mut reply = String::new();
        self.output.read_line(&mut reply).expect("the engine answers");
        serde_json::from_str(&reply).expect("a line of JSON")
    }

    /// Sends all lines before it reads the answers.
    fn send_all(&mut self, lines: &[&str]) -> Vec<Value> {
        let input = self.input.as_mut().expect("still open");
        input.write_all(format!("{}\n", lines.join("\n")).as_bytes()).expect("the engine listens");
        let answers = lines.iter().map(|_| {
            let mut reply = String::new();
            self.output.read_line(&mut reply).expect("the engine answers");
            serde_json::from_str(&reply).expect("a line of JSON")
        });
        answers.collect()
    }

    fn ask(&mut self, request: &Value) -> Value {
        let reply = self.send(request.to_string().as_bytes());
        assert_eq!(reply["ok"], true, "{request} → {reply}");
        reply
    }

    #[track_caller]
    fn refuse(&mut self, line: &[u8], code: &str) -> Value {
        let before = self.send(br#"{"cmd":"state"}"#);
        let reply = self.send(line);
        assert_eq!(reply["ok"], false, "{reply}");
        assert_eq!(reply["error"]["code"], code, "{reply}");
        assert!(reply["error"]["message"].as_str().is_some_and(|text| !text.is_empty()));
        assert_eq!(self.send(br#"{"cmd":"state"}"#), before, "a bad line changes nothing");
        reply
    }

    /// Closes the input and expects a clean end.
    fn finish(mut self) {
        self.input = None;
        assert!(self.process.wait().expect("it ends").success());
    }
}

#[test]
fn a_new_game_shows_its_state_as_the_protocol_says() {
    let mut engine = Engine::start();
    let state = engine.ask(&json!({"cmd": "new", "players": 2, "sets": ["base", "farmers"], "seed": 7}));
    let expected: Value = json!({
        "ok": true, "over": false, "player": 0, "phase": "place", "tile": state["tile"],
        "scores": [0, 0], "deck": 70, "river": 0, "aside": 0, "discarded": [],
        "supply": [{"meeple": 7, "big": 0, "abbot": 0, "floors": 0}, {"meeple": 7, "big": 0, "abbot": 0, "floors": 0}],
        "prisoners": [],
        "board": [{"x": 0, "y": 0, "tile": "base/city-one-road-straight", "turn": 0, "floors": 0, "figures": []}],
        "dragon": null, "dragon_steps": 0, "fairy": null,
    });
    assert_eq!(state, expected);
    assert!(state["tile"].as_str().is_some_and(|name| name.starts_with("base/")));
    engine.finish();
}

#[test]
fn a_given_order_is_drawn_exactly() {
    let mut engine = Engine::start();
    let state = engine.ask(&json!({"cmd": "new", "players": 2, "sets": ["base"],
        "tiles": ["base/city-four-shield", "base/monastery", "base/road-curve"]}));
    // The city tile fits: the start tile has an open city side.
    assert_eq!(state["tile"], "base/city-four-shield");
    assert_eq!(state["deck"], 2);
    let played = engine.ask(&json!({"cmd": "play", "action": {"do": "place", "x": 0, "y": -1, "turn": 2}}));
    assert_eq!(
        played["events"][0],
        json!({"event": "placed", "player": 0, "tile": "base/city-four-shield",
        "x": 0, "y": -1, "turn": 2})
    );
    let played = engine.ask(
        &json!({"cmd": "play", "action": {"do": "figure", "kind": "meeple", "x": 0, "y": -1, "segment": 0}}),
    );
    assert_eq!(played["state"]["player"], 1);
    assert_eq!(played["state"]["tile"], "base/monastery");
    assert_eq!(played["state"]["supply"][0]["meeple"], 6);
    assert_eq!(
        played["state"]["board"][0]["figures"],
        json!([{"player": 0, "kind": "meeple", "segment": 0}])
    );
    assert_eq!(engine.ask(&json!({"cmd": "project"}))["scores"], json!([3, 0]));
    let undone = engine.ask(&json!({"cmd": "undo"}));
    assert_eq!(undone["phase"], "figure");
    assert_eq!(undone["supply"][0]["meeple"], 7);
    engine.finish();
}

#[test]
fn an_early_dragon_tile_is_set_aside_and_a_given_order_brings_it_back_by_name() {
    let mut engine = Engine::start();
    let tiles = ["pd/dragon-road-curve", "pd/volcano", "pd/dragon-road-curve"];
    let state =
        engine.ask(&json!({"cmd": "new", "players": 2, "sets": ["base", "princess-dragon"], "tiles": tiles}));
    assert_eq!((&state["tile"], &state["aside"]), (&json!("pd/volcano"), &json!(1)));
    let played = engine.ask(&json!({"cmd": "play", "action": {"do": "place", "x": 0, "y": 1, "turn": 0}}));
    assert_eq!(played["state"]["dragon"], json!([0, 1]));
    assert_eq!(played["state"]["aside"], 0);
    assert_eq!(played["state"]["tile"], "pd/dragon-road-curve");
    let played = engine.ask(&json!({"cmd": "play", "action": {"do": "place", "x": -1, "y": 1, "turn": 0}}));
    assert_eq!(played["state"]["phase"], "figure");
    let played = engine.ask(&json!({"cmd": "play", "action": {"do": "pass"}}));
    assert_eq!((&played["state"]["phase"], &played["state"]["player"]), (&json!("dragon"), &json!(1)));
    let ways = engine.ask(&json!({"cmd": "legal"}))["actions"].clone();
    assert_eq!(ways, json!([{"do": "dragon", "to": "N"}, {"do": "dragon", "to": "W"}]));
    engine.finish();
}

#[test]
fn bad_lines_get_an_error_and_change_nothing() {
    let mut engine = Engine::start();
    for line in
        [r#"{"cmd":"legal"}"#, r#"{"cmd":"undo"}"#, r#"{"cmd":"best","ms":1}"#, r#"{"cmd":"project"}"#]
    {
        engine.refuse(line.as_bytes(), "no-game");
    }
    engine.ask(&json!({"cmd": "new", "players": 3, "sets": ["base"], "seed": 1}));
    engine.refuse(b"", "bad-json");
    engine.refuse(b"not json", "bad-json");
    engine.refuse(b"\xff\xfe", "bad-json");
    engine.refuse(b"[1,2]", "bad-request");
    engine.refuse(b"{}", "bad-request");
    engine.refuse(br#"{"cmd":7}"#, "bad-request");
    engine.refuse(br#"{"cmd":"fly"}"#, "unknown-command");
    engine.refuse(br#"{"cmd":"legal","extra":1}"#, "bad-field");
    engine.refuse(br#"{"cmd":"play"}"#, "bad-field");
    engine.refuse(br#"{"cmd":"play","action":{"do":"place","x":0,"y":1}}"#, "bad-field");
    engine.refuse(br#"{"cmd":"play","action":{"do":"place","x":0,"y":1,"turn":4}}"#, "bad-field");
    engine.refuse(br#"{"cmd":"play","action":{"do":"place","x":99999999,"y":1,"turn":0}}"#, "bad-field");
    engine.refuse(br#"{"cmd":"play","action":{"do":"ransom","player":9,"kind":"big"}}"#, "bad-field");
    engine.refuse(br#"{"cmd":"new","players":2,"sets":["base","moon"],"seed":1}"#, "bad-setup");
    engine.refuse(br#"{"cmd":"new","players":1,"sets":["base"],"seed":1}"#, "bad-setup");
    engine.refuse(br#"{"cmd":"new","players":6,"sets":["base"],"seed":1}"#, "bad-setup");
    engine.refuse(br#"{"cmd":"new","players":2,"sets":["base"],"tiles":["base/none"]}"#, "bad-setup");
    engine.refuse(br#"{"cmd":"new","players":2,"sets":["base"],"tiles":["pd/volcano"]}"#, "bad-setup");
    engine.refuse(br#"{"cmd":"new","players":2,"sets":["base"],"options":{"preset":"mine"}}"#, "bad-setup");
    engine.refuse(br#"{"cmd":"load","path":"/nowhere/at/all.ron"}"#, "cannot-load");
    engine.refuse(br#"{"cmd":"save","path":"/nowhere/at/all.ron"}"#, "cannot-save");
    engine.refuse(br#"{"cmd":"best"}"#, "bad-field");
    engine.refuse(br#"{"cmd":"best","ms":3600001}"#, "bad-field");
    engine.refuse(br#"{"cmd":"best","nodes":100000001}"#, "bad-field");
    engine.refuse(br#"{"cmd":"best","nodes":18446744073709551615}"#, "bad-field");
    let nested = "[".repeat(100_000);
    engine.refuse(nested.as_bytes(), "bad-json");
    engine.refuse(&vec![b'x'; (1 << 20) + 1], "too-long");
    engine.finish();
}

#[test]
fn nothing_is_taken_for_what_it_is_not() {
    let mut engine = Engine::start();
    // Where a figure may be put, so that none of these is refused for another reason.
    engine.ask(&json!({"cmd": "new", "players": 2, "sets": ["base"], "seed": 1}));
    let place = engine.ask(&json!({"cmd": "legal"}))["actions"][0].clone();
    engine.ask(&json!({"cmd": "play", "action": place}));
    for action in [
        r#"{"do":11}"#,
        r#"{"do":["pass"]}"#,
        r#"{"do":{"pass":null}}"#,
        r#"["pass"]"#,
        "[11]",
        r#""pass""#,
        r#"{"pass":{}}"#,
        r#"{"do":"pass","do":"pass"}"#,
        r#"{"do":"place","do":"pass"}"#,
        r#"{"do":"figure","kind":0,"x":0,"y":0,"segment":0}"#,
        r#"{"do":"figure","kind":{"meeple":null},"x":0,"y":0,"segment":0}"#,
        r#"{"do":"figure","kind":["meeple"],"x":0,"y":0,"segment":0}"#,
        r#"{"do":"figure","kind":"meeple","x":0,"x":0,"y":0,"segment":0}"#,
        r#"{"do":"fairy","kind":"meeple","x":0,"y":0,"segment":{"tower":null}}"#,
        r#"{"do":"dragon","to":0}"#,
        r#"{"do":"dragon","to":{"N":null}}"#,
    ] {
        engine.refuse(format!(r#"{{"cmd":"play","action":{action}}}"#).as_bytes(), "bad-field");
    }
    engine.refuse(br#"{"cmd":"undo","cmd":"undo"}"#, "bad-field");
    engine.refuse(br#"{"cmd":"fly","cmd":"undo"}"#, "bad-field");
    engine.refuse(br#"{"cmd":"new","players":2,"players":3}"#, "bad-field");
    engine.refuse(br#"{"cmd":"new","players":2,"options":["clarified"]}"#, "bad-field");
    engine.refuse(br#"{"cmd":"new","players":2,"options":{"preset":0}}"#, "bad-field");
    engine.refuse(br#"["undo"]"#, "bad-request");
    engine.refuse(br#"{"cmd":2}"#, "bad-request");
    engine.finish();
}

#[test]
fn a_thought_is_ended_by_stop() {
    let mut engine = Engine::start();
    engine.ask(&json!({"cmd": "new", "players": 2, "sets": ["base", "farmers"], "seed": 3}));
    let lines = [
        r#"{"cmd":"best","nodes":100000000}"#,
        r#"{"cmd":"best","ms":3600000}"#,
        r#"{"cmd":"stop"}"#,
        r#"{"cmd":"best","nodes":50}"#,
        r#"{"cmd":"stop"}"#,
    ];
    let mut answers = engine.send_all(&lines).into_iter();
    let legal = engine.ask(&json!({"cmd": "legal"}))["actions"].clone();
    for line in &lines {
        let answer = answers.next().expect("one answer a line");
        assert_eq!(answer["ok"], true, "{line} → {answer}");
        if line.contains("best") {
            assert!(legal.as_array().expect("a list").contains(&answer["action"]), "{answer}");
        } else {
            assert_eq!(answer, json!({"ok": true}));
        }
    }
    // Nobody is thinking.
    engine.ask(&json!({"cmd": "stop"}));
    let best = engine.ask(&json!({"cmd": "best", "nodes": 50}));
    assert_eq!(best, engine.ask(&json!({"cmd": "best", "nodes": 50})), "an earlier stop is not for this one");
    engine.finish();
}

#[test]
fn an_illegal_action_names_its_rule() {
    let mut engine = Engine::start();
    engine.ask(
        &json!({"cmd": "new", "players": 2, "sets": ["base"], "tiles": ["base/monastery", "base/monastery"]}),
    );
    let reply =
        engine.refuse(br#"{"cmd":"play","action":{"do":"place","x":1,"y":0,"turn":0}}"#, "edge-mismatch");
    assert_eq!(reply["error"]["rule"], "BASE-4.3");
    let reply =
        engine.refuse(br#"{"cmd":"play","action":{"do":"place","x":3,"y":3,"turn":0}}"#, "not-touching");
    assert_eq!(reply["error"]["rule"], "BASE-4.2");
    let reply = engine.refuse(br#"{"cmd":"play","action":{"do":"pass"}}"#, "must-place");
    assert_eq!(reply["error"]["rule"], "BASE-4.6");
    engine.finish();
}

#[test]
fn whole_games_add_up_and_can_be_saved_and_loaded() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.ron");
    for (seed, sets) in [
        (1, json!(["base"])),
        (2, json!(["base", "farmers", "abbot", "river"])),
        (3, json!(["base", "farmers", "abbot", "river", "inns-cathedrals", "tower", "princess-dragon"])),
    ] {
        let mut engine = Engine::start();
        let options = json!({"preset": "clarified", "river_bends": "adjacent"});
        let mut state =
            engine.ask(&json!({"cmd": "new", "players": 2, "sets": sets, "seed": seed, "options": options}));
        let mut points = [0, 0];
        let mut step = seed;
        while state["over"] == false {
            let actions = engine.ask(&json!({"cmd": "legal"}))["actions"].clone();
            let actions = actions.as_array().expect("a list");
            assert!(!actions.is_empty());
            assert_ne!(actions, &[json!({"do": "pass"})], "a choice that does not exist is not asked");
            // Any reproducible choice will do; this one wanders through the list.
            step = (step * 31 + 7) % 1009;
            let action = &actions[step % actions.len()];
            let played = engine.ask(&json!({"cmd": "play", "action": action}));
            for event in played["events"].as_array().expect("a list") {
                if event["event"] == "score" || event["event"] == "ransomed" {
                    points[event["player"].as_u64().unwrap() as usize] += event["points"].as_i64().unwrap();
                }
            }
            state = played["state"].clone();
        }
        assert_eq!(state["scores"], json!(points));
        assert_eq!(engine.ask(&json!({"cmd": "legal"}))["actions"], json!([]));
        engine.ask(&json!({"cmd": "save", "path": path}));
        let mut other = Engine::start();
        assert_eq!(other.ask(&json!({"cmd": "load", "path": path})), state);
        other.finish();
        engine.finish();
    }
}

#[test]
fn best_is_legal_and_reproducible() {
    let mut engine = Engine::start();
    engine.ask(&json!({"cmd": "new", "players": 3, "sets": ["base", "farmers"], "seed": 5}));
    for _ in 0..20 {
        let best = engine.ask(&json!({"cmd": "best", "nodes": 200}));
        assert_eq!(best, engine.ask(&json!({"cmd": "best", "nodes": 200})));
        assert_eq!(best["value"].as_array().map(Vec::len), Some(3));
        engine.ask(&json!({"cmd": "play", "action": best["action"]}));
    }
    engine.finish();
}

#[test]
fn tiles_lists_the_catalogue() {
    let mut engine = Engine::start();
    let reply = engine.ask(&json!({"cmd": "tiles"}));
    let tiles = reply["tiles"].as_array().expect("a list");
    assert_eq!(tiles.len(), 106);
    assert_eq!(
        tiles[0],
        json!({"id": "base/monastery-road", "set": "base", "count": 2, "start": false,
        "edges": ["field", "field", "road", "field"],
        "flags": {"volcano": false, "dragon": false, "portal": false, "tower_foundation": false, "garden": false},
        "crossing": null, "river_role": null,
        "features": [
            {"kind": "monastery"},
            {"kind": "road", "edges": ["S"], "inn": false, "ends": ["monastery"], "tunnel": false, "bridge": false},
            {"kind": "field", "half_edges": ["Nw", "Ne", "En", "Es", "Se", "Sw", "Ws", "Wn"], "adjacent_cities": []},
        ]})
    );
    engine.finish();
}
