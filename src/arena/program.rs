//! Other people's programs as contestants: a line in, a line out. They are trusted with nothing: neither to read, to
//! answer, to answer briefly nor to end.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::Duration;

use crate::engine::MAX_LINE;
use crate::rules::Action;

use super::decision_request::DecisionRequest;
use super::forfeit::Forfeit;
use super::process_groups::{ProcessGroup, ProcessGroups};
use super::protocol;

/// A program that plays; it is started when first asked and again after it failed.
pub(super) struct ExternalProgram {
    /// Its name and arguments.
    words: Vec<String>,
    /// It always gets at least so long to read a request and to answer.
    patience: Duration,
    groups: ProcessGroups,
    process: Option<Process>,
}

/// A running program. Both its pipes are served by threads, so that it can make nobody wait longer than is allowed; they
/// end with it.
struct Process {
    requests: Sender<String>,
    answers: Receiver<Result<String, Forfeit>>,
    _group: ProcessGroup,
}

impl ExternalProgram {
    pub(super) fn new(words: Vec<String>, patience: Duration, groups: ProcessGroups) -> Self {
        Self { words, patience, groups, process: None }
    }

    pub(super) fn choose(&mut self, request: &DecisionRequest<'_>) -> Result<Action, Forfeit> {
        let timeout = request.time().saturating_mul(3).max(self.patience);
        let line = self.ask(protocol::request_line(request), timeout);
        // A late line would be taken for the answer to the next question, so a failed program starts anew.
        let answer = line.and_then(|line| protocol::parse_answer(&line).map_err(Forfeit::Unreadable));
        if answer.is_err() {
            self.process = None;
        }
        answer
    }

    fn ask(&mut self, line: String, timeout: Duration) -> Result<String, Forfeit> {
        let process = match &mut self.process {
            Some(process) => process,
            None => self.process.insert(Process::start(&self.words, &self.groups)?),
        };
        process.requests.send(line).map_err(|_| Forfeit::Silent)?;
        process.answers.recv_timeout(timeout).unwrap_or_else(|error| {
            Err(match error {
                RecvTimeoutError::Timeout => Forfeit::Late,
                RecvTimeoutError::Disconnected => Forfeit::Silent,
            })
        })
    }
}

impl Process {
    fn start(words: &[String], groups: &ProcessGroups) -> Result<Self, Forfeit> {
        let (program, arguments) =
            words.split_first().ok_or_else(|| Forfeit::NotStarted("no program named".to_owned()))?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut group = groups.start(&mut command).map_err(|error| Forfeit::NotStarted(error.to_string()))?;
        let (Some(input), Some(output)) = (group.child.stdin.take(), group.child.stdout.take()) else {
            return Err(Forfeit::NotStarted("it has no standard input or output".to_owned()));
        };
        let (requests, waiting) = channel();
        // One answer is kept, and whoever writes more of them waits.
        let (sender, answers) = sync_channel(1);
        let unwritten = sender.clone();
        thread::spawn(move || write_requests(input, &waiting, &unwritten));
        thread::spawn(move || read_answers(output, &sender));
        Ok(Self { requests, answers, _group: group })
    }
}

/// Hands requests on until the program has ended or is no longer wanted.
fn write_requests(
    mut input: ChildStdin,
    requests: &Receiver<String>,
    unwritten: &SyncSender<Result<String, Forfeit>>,
) {
    for line in requests {
        if input.write_all((line + "\n").as_bytes()).is_err() {
            let _ = unwritten.send(Err(Forfeit::Silent));
            return;
        }
    }
}

/// Reads lines until the program has ended, is no longer wanted, or has written what is no line.
fn read_answers(output: ChildStdout, answers: &SyncSender<Result<String, Forfeit>>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let read = output.by_ref().take(MAX_LINE as u64 + 1).read_until(b'\n', &mut line);
        if line.last() == Some(&b'\n') {
            line.pop();
        }
        let answer = match read {
            Ok(0) | Err(_) => Err(Forfeit::Silent),
            Ok(_) if line.len() > MAX_LINE => Err(Forfeit::Endless),
            Ok(_) => String::from_utf8(line).map_err(|error| Forfeit::Unreadable(error.to_string())),
        };
        let is_last = answer.is_err();
        if answers.send(answer).is_err() || is_last {
            return;
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn ask(words: &[&str], line: String, patience: Duration) -> Result<String, Forfeit> {
        let words = words.iter().map(|&word| word.to_owned()).collect();
        ExternalProgram::new(words, patience, ProcessGroups::default()).ask(line, patience)
    }

    #[test]
    fn a_program_that_does_not_read_is_late() {
        // More than any pipe holds.
        let line = "x".repeat(8 << 20);
        assert_eq!(ask(&["sleep", "600"], line, Duration::from_millis(50)), Err(Forfeit::Late));
    }

    #[test]
    fn a_line_may_be_as_long_as_promised() {
        let echoed = |length: usize| ask(&["cat"], "x".repeat(length), Duration::from_mins(1));
        assert_eq!(echoed(MAX_LINE).map(|line| line.len()), Ok(MAX_LINE));
        assert_eq!(echoed(MAX_LINE + 1), Err(Forfeit::Endless));
    }

    #[test]
    fn nothing_is_started_once_all_have_been_ended() {
        let groups = ProcessGroups::default();
        groups.end_all();
        let mut program = ExternalProgram::new(vec!["cat".to_owned()], Duration::from_mins(1), groups);
        assert!(matches!(program.ask(String::new(), program.patience), Err(Forfeit::NotStarted(_))));
    }
}
