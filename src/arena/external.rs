//! Other people's programs as players: a line in, a line out.

use std::fmt;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use crate::ai::Budget;
use crate::rules::{Action, Game, Player, Setup};
use crate::tiles::Kind;

/// A program always gets at least so long before it is late.
const LEAST_PATIENCE: Duration = Duration::from_secs(5);

/// An action already played: who, the tile then in hand, what.
pub type History = (Player, Option<Kind>, Action);

/// Everything a player may know when it has to decide.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// What the game was made from; its seed must never be sent.
    pub setup: &'a Setup,
    /// The position.
    pub game: &'a Game,
    /// Who has to decide.
    pub seat: Player,
    /// How long a decision may take.
    pub budget: Budget,
    /// Every action so far.
    pub history: &'a [History],
}

impl Request<'_> {
    /// The time for a decision, as it is sent.
    pub fn time(&self) -> Duration {
        match self.budget {
            Budget::Time(time) => time,
            Budget::Nodes(_) => Duration::from_secs(1),
        }
    }
}

/// Turns requests into lines of the engine protocol, and answers into actions.
pub trait Wire: Sync {
    /// The line that asks a program for a decision, without its end.
    fn request(&self, request: &Request<'_>) -> String;

    /// The action that a program's line names.
    fn answer(&self, line: &str) -> Result<Action, String>;
}

/// Why a player lost a game without playing it out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Forfeit {
    /// The program could not be started.
    NotStarted(String),
    /// The answer came too late.
    Late,
    /// No answer came.
    Silent,
    /// The answer was no action.
    Unreadable(String),
    /// The action was not legal.
    Illegal(Action),
}

impl fmt::Display for Forfeit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotStarted(error) => write!(f, "could not be started: {error}"),
            Self::Late => f.write_str("answered too late"),
            Self::Silent => f.write_str("did not answer"),
            Self::Unreadable(error) => write!(f, "gave an answer that is no action: {error}"),
            Self::Illegal(action) => write!(f, "gave an illegal action: {action:?}"),
        }
    }
}

/// A program that plays; it is started when first asked and again after it failed.
pub(super) struct Program {
    words: Vec<String>,
    running: Option<Running>,
}

struct Running {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Program {
    pub(super) fn new(words: Vec<String>) -> Self {
        Self { words, running: None }
    }

    pub(super) fn choose(&mut self, request: &Request<'_>, wire: &dyn Wire) -> Result<Action, Forfeit> {
        let patience = (request.time() * 3).max(LEAST_PATIENCE);
        let line = self.ask(&wire.request(request), patience);
        // A late line would be taken for the answer to the next question, so a failed program starts anew.
        let answer = line.and_then(|line| wire.answer(&line).map_err(Forfeit::Unreadable));
        if answer.is_err() {
            self.running = None;
        }
        answer
    }

    fn ask(&mut self, line: &str, patience: Duration) -> Result<String, Forfeit> {
        let running = match &mut self.running {
            Some(running) => running,
            None => self.running.insert(Running::start(&self.words)?),
        };
        writeln!(running.input, "{line}")
            .and_then(|()| running.input.flush())
            .map_err(|_| Forfeit::Silent)?;
        running.lines.recv_timeout(patience).map_err(|error| match error {
            RecvTimeoutError::Timeout => Forfeit::Late,
            RecvTimeoutError::Disconnected => Forfeit::Silent,
        })
    }
}

impl Running {
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

impl Drop for Running {
    fn drop(&mut self) {
        // A program that does not end by itself must not outlive its match; both calls fail only if it has ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
