//! `landnam engine`: the rules without a window, as JSON lines on standard input and output.
//!
//! It is for bot authors, researchers and tests, as UCI is for chess programs, and only a thin shell over the same
//! `rules` and `ai` that the window uses.

mod conversation;
mod json;
mod listener;
mod request;

pub use conversation::Conversation;
pub use json::{ActionJson, EventJson, KindJson, SetupJson, SideJson, SpotJson, StateJson, TowerWord};
pub use listener::MAX_LINE;

pub(crate) use json::strict::read as read_strictly;

use std::io::{self, BufRead, Write};

/// Answers requests line by line until the input ends.
pub fn run(input: impl BufRead + Send + 'static, mut output: impl Write) -> io::Result<()> {
    let mut conversation = Conversation::default();
    for heard in listener::listen(input) {
        let heard = heard?;
        let reply = conversation.reply(heard.request, &heard.cancel);
        serde_json::to_writer(&mut output, &reply)?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
    Ok(())
}
