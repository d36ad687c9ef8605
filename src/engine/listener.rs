//! Requests are read beside whoever answers them, so that a `stop` is heard while a `best` is thought about.

use std::io::{self, BufRead};
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

use crate::ai::Cancel;

use super::request::{self, EngineRequest, Failure};

/// Bytes of the longest line that is read.
pub const MAX_LINE: usize = 1 << 20;

/// Lines that are read ahead; the others wait with whoever sent them.
const LINES_AHEAD: usize = 4;

/// What was read from a line.
pub(super) struct HeardRequest {
    pub(super) request: Result<EngineRequest, Failure>,
    /// Cancelled when a `stop` comes after it.
    pub(super) cancel: Cancel,
}

/// Reads requests on a thread of its own until the input ends, fails, or nobody wants any more of them.
pub(super) fn listen(mut input: impl BufRead + Send + 'static) -> Receiver<io::Result<HeardRequest>> {
    let (sender, heard) = sync_channel(LINES_AHEAD);
    thread::spawn(move || {
        let mut cancel = Cancel::new();
        let mut line = Vec::new();
        while let Some(length) = read_line(&mut input, &mut line).transpose() {
            let next = length.map(|length| {
                let request =
                    if length > MAX_LINE { Err(request::too_long()) } else { request::parse(&line) };
                if let Ok(EngineRequest::Stop {}) = request {
                    std::mem::take(&mut cancel).cancel();
                }
                HeardRequest { request, cancel: cancel.clone() }
            });
            let is_last = next.is_err();
            if sender.send(next).is_err() || is_last {
                return;
            }
        }
    });
    heard
}

/// Reads a line without its end and gives its true length; keeps no more than the longest line allowed.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Option<usize>> {
    line.clear();
    let mut length = 0;
    loop {
        let available = input.fill_buf()?;
        if available.is_empty() {
            return Ok((length > 0).then_some(length));
        }
        let end = available.iter().position(|&byte| byte == b'\n');
        let part = &available[..end.unwrap_or(available.len())];
        length += part.len();
        line.extend_from_slice(&part[..part.len().min((MAX_LINE + 1).saturating_sub(line.len()))]);
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(Some(length));
        }
    }
}
