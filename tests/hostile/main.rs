//! Mangled saves, requests, settings, lessons and examples: nothing that a stranger may have written makes a reader
//! panic, hang or fill the memory.
//!
//! What is mangled is the corpus of the fuzzer (`fuzz/corpus`), so this is its twin on any toolchain, the same in every
//! run. `LANDNAM_MANGLED=50 cargo test --test hostile -- --nocapture` does fifty times as much: a million lines, a hundred
//! thousand saves.
#![cfg(feature = "cli")]

mod feeds;
mod mangler;

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use landnam::engine::Conversation;

use mangler::Mangler;

/// What reading may take in memory beyond what the samples and tables of the program take.
const MOST_MEMORY: u64 = 64 << 20;

/// How many times as much is mangled as usual.
fn times() -> usize {
    let times = std::env::var("LANDNAM_MANGLED");
    times.map_or(1, |times| times.parse().expect("LANDNAM_MANGLED is a number"))
}

/// The samples of one kind.
fn corpus(kind: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(kind);
    let mut files: Vec<_> =
        fs::read_dir(folder).expect("a corpus").map(|file| file.expect("a file").path()).collect();
    files.sort();
    assert!(files.len() > 1, "there is something to mangle");
    files.iter().map(|file| fs::read(file).expect("it can be read")).collect()
}

/// The most memory that this process has ever had; where that is not told, nothing.
fn peak_memory() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = peak.and_then(|peak| peak.trim().strip_suffix(" kB")?.parse::<u64>().ok());
    kilobytes.unwrap_or(0) << 10
}

/// Tells what was being read when a test fails.
struct Reading<'a>(&'a [u8]);

impl Drop for Reading<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("this was being read: {}", String::from_utf8_lossy(self.0));
        }
    }
}

/// What happened while so much was read.
struct Watch {
    kind: &'static str,
    memory: u64,
    longest: Duration,
    read: usize,
}

impl Watch {
    /// Begins to watch.
    fn new(kind: &'static str) -> Self {
        Self { kind, memory: peak_memory(), longest: Duration::ZERO, read: 0 }
    }

    fn read(&mut self, data: &[u8], reader: impl FnOnce(&[u8])) {
        let reading = Reading(data);
        let began = Instant::now();
        reader(reading.0);
        self.longest = self.longest.max(began.elapsed());
        self.read += 1;
    }

    fn end(self) {
        let Self { kind, memory, longest, read } = self;
        let more = peak_memory().saturating_sub(memory);
        println!("{kind}: {read} read, the longest in {longest:?}, {} kB more memory", more >> 10);
        assert!(more < MOST_MEMORY, "{kind}: {more} bytes");
    }
}

/// Mangles samples of a kind and has them read.
fn mangle(kind: &'static str, count: usize, reader: fn(&[u8])) {
    let samples = corpus(kind);
    for sample in &samples {
        reader(sample);
    }
    let mut watch = Watch::new(kind);
    for number in 0..count * times() {
        let mangled = Mangler::new(number as u64).mangle(&samples, number % samples.len());
        watch.read(&mangled, reader);
    }
    watch.end();
}

#[test]
fn mangled_saves_are_read_or_refused() {
    mangle("save_text", 2000, feeds::save_text);
}

#[test]
fn mangled_settings_are_read_or_refused() {
    mangle("settings", 2000, feeds::settings);
}

#[test]
fn mangled_lessons_are_read_or_refused() {
    mangle("lesson", 1000, feeds::lesson);
}

#[test]
fn mangled_examples_are_read_or_refused() {
    mangle("example", 1000, feeds::example);
}

#[test]
fn mangled_lines_are_answered() {
    /// Lines of one conversation, so that many are said in the middle of a game.
    const IN_A_ROW: usize = 20;
    let conversations = corpus("protocol_lines");
    for conversation in &conversations {
        feeds::protocol_lines(conversation);
    }
    let lines: Vec<Vec<u8>> = conversations
        .iter()
        .flat_map(|conversation| conversation.split(|&byte| byte == b'\n'))
        .filter(|line| !line.is_empty())
        .map(<[u8]>::to_vec)
        .collect();
    let mut watch = Watch::new("protocol_lines");
    for number in 0..20_000 * times() / IN_A_ROW {
        let mut mangler = Mangler::new(number as u64);
        // A true beginning of a game.
        let mut conversation = Conversation::default();
        let said = conversations[number % conversations.len()].split(|&byte| byte == b'\n');
        for line in said.take(mangler.below(8)) {
            feeds::protocol_line(&mut conversation, line);
        }
        for _ in 0..IN_A_ROW {
            let line = mangler.below(lines.len());
            let mangled = mangler.mangle(&lines, line);
            watch.read(&mangled, |line| feeds::protocol_line(&mut conversation, line));
        }
    }
    watch.end();
}
