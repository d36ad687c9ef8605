//! Programs that do not keep to the protocol lose their games in the arena, and nothing else: no hang, no memory, no
//! process that stays, and whoever asked can tell from the exit code.
#![cfg(all(unix, feature = "cli"))]

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _};
use std::os::unix::process::ExitStatusExt as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// A program in the arena against chance.
fn arena(program: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_landnam"));
    command.args(["arena", program, "random", "--games", "2", "--threads", "1", "--quiet"]);
    command
}

/// A program that is a script of the shell.
fn script(folder: &Path, text: &str) -> String {
    let path = folder.join("program.sh");
    fs::write(&path, text).expect("the folder can be written");
    format!("cmd:sh {}", path.display())
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// What programs do, how long they are waited for, and what is said about it.
const MISBEHAVING: &[(&str, &str, Wait, &str)] = &[
    ("ends at once", "exit 0", Wait::Long, "did not answer"),
    ("fails", "exit 3", Wait::Long, "did not answer"),
    ("ends after reading", "read line", Wait::Long, "did not answer"),
    ("reads nothing", "exec sleep 600", Wait::Short, "answered too late"),
    ("reads and says nothing", "while read line; do :; done", Wait::Short, "answered too late"),
    ("never ends its line", "exec cat /dev/zero", Wait::Long, "answered with a line of more than 1 MiB"),
    ("does not stop", "exec yes", Wait::Long, "gave an answer that is no action"),
    ("is empty", "echo; exec cat >/dev/null", Wait::Long, "gave an answer that is no action"),
    ("echoes", "exec cat", Wait::Long, "gave an answer that is no action"),
    ("is no UTF-8", r"printf '\377\376\n'; exec sleep 600", Wait::Long, "gave an answer that is no action"),
    (
        "has a key twice",
        r#"echo '{"action":{"do":"pass"},"action":{"do":"pass"}}'; exec sleep 600"#,
        Wait::Long,
        "gave an answer that is no action",
    ),
    (
        "numbers its action",
        r#"echo '{"action":{"do":11}}'; exec sleep 600"#,
        Wait::Long,
        "gave an answer that is no action",
    ),
    (
        "breaks the rules",
        r#"while read line; do echo '{"action":{"do":"pass"}}'; done"#,
        Wait::Long,
        r#"gave an illegal action: {"do":"pass"}"#,
    ),
    ("closes its input", "exec 0<&-; exec sleep 600", Wait::Short, "answer"),
    ("closes its output", "exec 1>&-; exec cat", Wait::Long, "did not answer"),
    (
        "cannot be told to go",
        "trap '' TERM INT HUP; while :; do sleep 600; done",
        Wait::Short,
        "answered too late",
    ),
];

#[derive(Clone, Copy)]
enum Wait {
    /// For those that never say anything.
    Short,
    /// What they do wrong is seen before.
    Long,
}

#[test]
fn whoever_misbehaves_loses() {
    for &(what, program, wait, reason) in MISBEHAVING {
        let folder = tempfile::tempdir().expect("a folder");
        let patience = match wait {
            Wait::Short => "100",
            Wait::Long => "600000",
        };
        // Short also where the time for a decision is what counts.
        let output =
            arena(&script(folder.path(), program)).args(["--ms", "10", "--patience", patience]).output();
        let Output { status, stdout, stderr } = output.expect("the arena runs");
        let (told, complaint) = (text(&stdout), text(&stderr));
        assert!(told.contains("gave up 2 games") && told.contains(reason), "{what}: {told}");
        assert_eq!(status.code(), Some(1), "{what}: {complaint}");
        assert!(complaint.contains(reason), "{what}: {complaint}");
    }
}

#[test]
fn a_program_that_is_not_there_is_said() {
    let output = arena("cmd:/nowhere/at/all").output().expect("the arena runs");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("could not be started"), "{}", text(&output.stderr));

    // Of two that are not there each gives up only half of the games, because the other one has lost before.
    let both = ["arena", "cmd:/nowhere/at/all", "cmd:/nowhere/else", "--games", "2", "--quiet"];
    let output = Command::new(env!("CARGO_BIN_EXE_landnam")).args(both).output().expect("the arena runs");
    let complaint = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{complaint}");
    assert!(complaint.contains("/nowhere/at/all") && complaint.contains("/nowhere/else"), "{complaint}");
}

#[test]
fn whoever_fails_once_does_not_fail_the_arena() {
    let folder = tempfile::tempdir().expect("a folder");
    // Ends in the first game; started anew it plays the others with the first action that is legal.
    let bot = r#"
        if [ ! -e FOLDER/begun ]; then touch FOLDER/begun; exit 1; fi
        while read -r line; do
            action=${line##*'"legal":['}
            action=${action%%'}'*}
            printf '{"action":%s}}\n' "$action"
        done
    "#;
    let bot = script(folder.path(), &bot.replace("FOLDER", &folder.path().to_string_lossy()));
    let output = arena(&bot).args(["--sets", "none"]).output().expect("the arena runs");
    let (told, complaint) = (text(&output.stdout), text(&output.stderr));
    assert!(told.contains("gave up 1 game"), "{told}");
    assert!(output.status.success(), "{complaint}");
}

/// Starts something that outlives it and would speak after some time. It has the arena's standard error, so the arena's
/// words end only when nobody of them is left.
const LEAVES_A_CHILD: &str = "(sleep 20; echo survived >&2) & echo begun >&2; ";

#[test]
fn nothing_that_a_program_starts_outlives_the_arena() {
    for end in ["exit 0", "exec yes", "wait"] {
        let folder = tempfile::tempdir().expect("a folder");
        let program = script(folder.path(), &format!("{LEAVES_A_CHILD}{end}"));
        let output =
            arena(&program).args(["--ms", "10", "--patience", "200"]).output().expect("the arena runs");
        let words = text(&output.stderr);
        assert!(words.contains("begun") && !words.contains("survived"), "{end}: {words}");
    }
}

/// Whether this process, and so whatever it starts, was told to ignore a signal, as by `nohup`.
fn is_ignored(number: i32) -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:")).unwrap_or("0");
    u64::from_str_radix(mask.trim(), 16).expect("a number") >> (number - 1) & 1 == 1
}

#[test]
fn nothing_that_a_program_starts_outlives_an_interrupted_arena() {
    let signals = [("-TERM", 15), ("-INT", 2), ("-HUP", 1)];
    for (signal, number) in signals.into_iter().filter(|&(_, number)| !is_ignored(number)) {
        let folder = tempfile::tempdir().expect("a folder");
        let program = script(folder.path(), &format!("{LEAVES_A_CHILD}wait"));
        let mut arena = arena(&program);
        let arena = arena.args(["--patience", "600000"]).stdout(Stdio::null()).stderr(Stdio::piped());
        let mut arena = arena.spawn().expect("the arena runs");
        let mut words = BufReader::new(arena.stderr.take().expect("a pipe"));
        let mut line = String::new();
        words.read_line(&mut line).expect("it is text");
        assert_eq!(line, "begun\n");
        let sent = Command::new("kill").args([signal, &arena.id().to_string()]).status().expect("kill runs");
        assert!(sent.success());
        let mut rest = String::new();
        words.read_to_string(&mut rest).expect("it is text");
        assert_eq!(rest, "", "{signal}");
        assert_eq!(arena.wait().expect("it has ended").signal(), Some(number), "{signal}");
    }
}
