//! What can be asked, and how a bad request is answered.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::rules::Refusal;

use super::json::{ActionJson, SetupJson, strict};

/// A request; the names and fields are the protocol's.
#[derive(Debug, Deserialize)]
#[serde(tag = "cmd", rename_all = "lowercase", deny_unknown_fields)]
pub(super) enum EngineRequest {
    New(SetupJson),
    Legal {},
    Play { action: ActionJson },
    Undo {},
    State {},
    Project {},
    Best { ms: Option<u64>, nodes: Option<u64> },
    Save { path: String },
    Load { path: String },
    Tiles {},
    Stop {},
}

const COMMANDS: [&str; 11] =
    ["new", "legal", "play", "undo", "state", "project", "best", "save", "load", "tiles", "stop"];

/// Why a request got no other answer.
#[derive(Debug, Serialize)]
pub(super) struct Failure {
    code: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
}

impl Failure {
    #[allow(
        clippy::needless_pass_by_value,
        reason = "callers hand over an error or a text they are done with"
    )]
    pub(super) fn new(code: &'static str, message: impl std::fmt::Display) -> Self {
        Self { code, message: message.to_string(), rule: None }
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Self { code: refusal.code(), message: refusal.to_string(), rule: Some(refusal.rule().to_string()) }
    }
}

/// What is wrong with a line that is too long to be read.
pub(super) fn too_long() -> Failure {
    Failure::new("too-long", "a line may have at most 1 MiB")
}

/// The reply that carries a failure.
pub(super) fn failed(failure: &Failure) -> Value {
    serde_json::json!({"ok": false, "error": failure})
}

/// Reads a request from a line.
pub(super) fn parse(line: &[u8]) -> Result<EngineRequest, Failure> {
    let value = strict::read(line).map_err(|error| {
        // The grammar of JSON allows a key twice.
        Failure::new(if error.is_data() { "bad-field" } else { "bad-json" }, error)
    })?;
    let command = value.get("cmd").and_then(Value::as_str);
    match command {
        None => Err(Failure::new("bad-request", "an object with a \"cmd\" is expected")),
        Some(command) if !COMMANDS.contains(&command) => {
            Err(Failure::new("unknown-command", format!("there is no command \"{command}\"")))
        }
        Some(_) => serde_json::from_value(value).map_err(|error| Failure::new("bad-field", error)),
    }
}
