//! What strangers may have written, fed to whoever reads it. Whatever it is, the readers answer; and what they take they
//! can write and read again. Here it is mangled at random (`tests/hostile/main.rs`), in `fuzz/` by a fuzzer.

use landnam::arena;
use landnam::engine::Conversation;
use landnam::examples::Example;
use landnam::lessons::Lesson;
use landnam::storage::{self, KeptValue, LessonProgress, Settings};
use serde_json::Value;

/// A saved game.
pub fn save_text(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(saved) = storage::from_text(text) else { return };
    let again = storage::to_text(&saved.record, &saved.seats).expect("a game can be written");
    let loaded = storage::from_text(&again).expect("what was written can be read");
    assert_eq!(loaded.record.setup(), saved.record.setup());
    assert_eq!(loaded.record.actions(), saved.record.actions());
    assert_eq!(loaded.seats, saved.seats);
}

/// A conversation with the engine, and every line of it as a program's answer in the arena.
pub fn protocol_lines(data: &[u8]) {
    let mut conversation = Conversation::default();
    for line in data.split(|&byte| byte == b'\n') {
        protocol_line(&mut conversation, line);
    }
}

/// One line of a conversation.
pub fn protocol_line(conversation: &mut Conversation, line: &[u8]) {
    if let Ok(text) = std::str::from_utf8(line) {
        let _ = arena::parse_answer(text);
    }
    if touches_files_or_thinks(line) {
        return;
    }
    let answer = conversation.answer(line);
    match answer["ok"] {
        Value::Bool(true) => {}
        Value::Bool(false) => {
            let error = &answer["error"];
            assert!(error["code"].is_string() && error["message"].is_string(), "{answer}");
        }
        _ => panic!("{answer}"),
    }
}

/// Requests that would write and read any file, or take any time: these are what was asked for.
fn touches_files_or_thinks(line: &[u8]) -> bool {
    let request: Value = serde_json::from_slice(line).unwrap_or_default();
    match request["cmd"].as_str() {
        Some("save" | "load") => request["path"].is_string(),
        Some("best") => request["nodes"].as_u64().is_none_or(|nodes| nodes > 20),
        _ => false,
    }
}

/// Settings, and what is remembered of lessons.
pub fn settings(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    kept::<Settings>(text);
    kept::<LessonProgress>(text);
}

fn kept<T: KeptValue>(text: &str) {
    let Ok((value, _)) = T::from_text(text) else { return };
    let written = value.text().expect("what was read can be written");
    let (again, is_whole) = T::from_text(&written).unwrap_or_else(|error| panic!("{error}: {written}"));
    assert!(is_whole, "{written}");
    assert_eq!(again.text().expect("it can be written again"), written);
}

/// A lesson.
pub fn lesson(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let _ = Lesson::read("lesson", text);
}

/// A living example, which is also played.
pub fn example(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Ok(example) = Example::read("example", text) {
        let _ = example.check();
    }
}
