//! `landnam engine`: the rules without a window, as JSON lines on standard input and output.
//!
//! It is for bot authors, researchers and tests, as UCI is for chess programs, and only a thin shell over the same
//! `rules` and `ai` that the window uses.

mod conversation;
mod json;
mod request;

pub use conversation::Conversation;
pub use json::{ActionJson, EventJson, KindJson, SetupJson, SideJson, SpotJson, StateJson, TowerWord};

use std::io::{self, BufRead, Write};

/// The longest line that is read.
const MAX_LINE: usize = 1 << 20;

/// Answers requests line by line until the input ends.
pub fn run(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut conversation = Conversation::default();
    let mut line = Vec::new();
    while let Some(length) = read_line(&mut input, &mut line)? {
        let reply = if length > MAX_LINE { request::too_long() } else { conversation.answer(&line) };
        serde_json::to_writer(&mut output, &reply)?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
    Ok(())
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
