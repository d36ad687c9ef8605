//! A line on top of a file that tells whether the rest is still what was written. For RON it is a remark, so a program
//! that knows nothing of it reads the file as well.

/// A file with a checksum begins with this.
const BEGINNING: &str = "// checksum ";

/// What the line says to those who read the file.
const ADVICE: &str = " (after editing this file by hand, delete this line)";

/// A text with its checksum on top.
pub(super) fn with_checksum(text: &str) -> String {
    format!("{BEGINNING}{:016x}{ADVICE}\n{text}", checksum(text))
}

/// The text below the checksum; without one all of it. `None` if the checksum is that of another text.
pub(super) fn checked(file: &str) -> Option<&str> {
    let Some(rest) = file.strip_prefix(BEGINNING) else { return Some(file) };
    let (line, text) = rest.split_once('\n')?;
    (line == format!("{:016x}{ADVICE}", checksum(text))).then_some(text)
}

/// FNV-1a. Each byte turns one state into another and never two into the same, so that two texts of the same length
/// that differ in one byte always have different checksums.
pub(super) fn checksum(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_changed_byte_is_taken_for_what_was_written() {
        let text = "(\n    version: 1,\n    scores: [1, 22, 333],\n)\n";
        let file = with_checksum(text);
        assert_eq!(checked(&file), Some(text));
        assert_eq!(checked(text), Some(text), "without a checksum nothing is checked");
        let first_line = file.find('\n').unwrap();
        for index in 0..file.len() {
            for bit in 0..7 {
                let mut bytes = file.clone().into_bytes();
                bytes[index] ^= 1 << bit;
                let changed = String::from_utf8(bytes).unwrap();
                match checked(&changed) {
                    None => {}
                    // The line is no longer known as a checksum, and no longer a remark, unless the rest is whole.
                    Some(rest) => {
                        assert!(index < BEGINNING.len() && rest[first_line..] == file[first_line..]);
                    }
                }
            }
        }
        assert_eq!(checked("// checksum 0"), None);
    }
}
