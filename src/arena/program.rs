//! Other people's programs as contestants: a line in, a line out.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use crate::rules::Action;

use super::decision_request::DecisionRequest;
use super::forfeit::Forfeit;
use super::protocol;

/// A program always gets at least so long to answer.
const MIN_TIMEOUT: Duration = Duration::from_secs(5);

/// A program that plays; it is started when first asked and again after it failed.
pub(super) struct ExternalProgram {
    /// Its name and arguments.
    words: Vec<String>,
    process: Option<Process>,
}

/// A running program.
struct Process {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl ExternalProgram {
    pub(super) fn new(words: Vec<String>) -> Self {
        Self { words, process: None }
    }

    pub(super) fn choose(&mut self, request: &DecisionRequest<'_>) -> Result<Action, Forfeit> {
        let timeout = (request.time() * 3).max(MIN_TIMEOUT);
        let line = self.ask(&protocol::request_line(request), timeout);
        // A late line would be taken for the answer to the next question, so a failed program starts anew.
        let answer = line.and_then(|line| protocol::parse_answer(&line).map_err(Forfeit::Unreadable));
        if answer.is_err() {
            self.process = None;
        }
        answer
    }

    fn ask(&mut self, line: &str, timeout: Duration) -> Result<String, Forfeit> {
        let process = match &mut self.process {
            Some(process) => process,
            None => self.process.insert(Process::start(&self.words)?),
        };
        writeln!(process.input, "{line}")
            .and_then(|()| process.input.flush())
            .map_err(|_| Forfeit::Silent)?;
        process.lines.recv_timeout(timeout).map_err(|error| match error {
            RecvTimeoutError::Timeout => Forfeit::Late,
            RecvTimeoutError::Disconnected => Forfeit::Silent,
        })
    }
}

impl Process {
    fn start(words: &[String]) -> Result<Self, Forfeit> {
        let failed = |error: std::io::Error| Forfeit::NotStarted(error.to_string());
        let (program, arguments) =
            words.split_first().ok_or_else(|| Forfeit::NotStarted("no program named".to_owned()))?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(failed)?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(Forfeit::NotStarted("it has no standard input or output".to_owned()));
        };
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines() {
                if line.is_ok_and(|line| sender.send(line).is_err()) {
                    return;
                }
            }
        });
        Ok(Self { child, input, lines })
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // A program that does not end by itself must not outlive its match; both calls fail only if it has ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
