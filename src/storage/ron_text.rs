//! RON as the player's files hold it.

use std::io;

use ron::extensions::Extensions;
use serde::Serialize;

/// RON without `Some(…)` around optional values.
pub(super) fn format() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

/// The largest of the player's files that is read, and the largest that is written.
pub const MAX_FILE_BYTES: u64 = 512 * 1024;

/// What a file may hold besides the text.
const ROOM: usize = 1024;

/// A value as the text of a file, one thing a line down to this depth. A value that RON cannot hold is an error, and so
/// is a text that would not be read again: in its place it would replace whatever the file held before.
pub(super) fn text_of(value: &impl Serialize, depth: usize) -> io::Result<String> {
    let style = ron::ser::PrettyConfig::new().depth_limit(depth);
    let text = format().to_string_pretty(value, style).map_err(io::Error::other)? + "\n";
    if (text.len() + ROOM) as u64 > MAX_FILE_BYTES {
        return Err(io::Error::other("the file would be too large to be read again"));
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use serde::{Serializer, ser::Error as _};

    use super::*;

    struct Unwritable;

    impl Serialize for Unwritable {
        fn serialize<S: Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
            Err(S::Error::custom("there is no word for this"))
        }
    }

    #[test]
    fn what_cannot_be_written_is_an_error_and_no_empty_text() {
        let error = text_of(&vec![Some(Unwritable)], 2).unwrap_err();
        assert!(error.to_string().contains("there is no word for this"), "{error}");
        assert_eq!(text_of(&vec![Some(7)], 2).unwrap(), "[\n    7,\n]\n");
        let long = "x".repeat(MAX_FILE_BYTES as usize);
        assert!(text_of(&long, 1).unwrap_err().to_string().contains("too large"));
    }
}
