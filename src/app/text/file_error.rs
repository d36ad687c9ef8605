//! Why a file could not be read or written, in words.

use std::io;

use crate::disk::NotAFile;
use crate::i18n::Texts;
use crate::storage::{LeftAlone, LoadError};

/// Why a file could not be loaded.
pub fn load_error(texts: &Texts, error: &LoadError) -> String {
    match error {
        LoadError::Io(error) => texts.error_cannot_read(io_reason(texts, error)),
        LoadError::NotAFile => texts.error_not_a_file(),
        LoadError::Changed => texts.error_changed(),
        LoadError::TooLarge => texts.error_too_large(),
        LoadError::TooNew { .. } => texts.error_too_new(),
        LoadError::Damaged { .. }
        | LoadError::UnknownTile { .. }
        | LoadError::BadSetup(_)
        | LoadError::BadAction { .. } => texts.error_damaged(),
    }
}

/// Why a file could not be read or written; what is rare is said as the system says it.
pub fn io_reason(texts: &Texts, error: &io::Error) -> String {
    match error.kind() {
        _ if is_from::<NotAFile>(error) => texts.reason_not_a_file(),
        _ if is_from::<LeftAlone>(error) => texts.reason_left_alone(),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => texts.reason_full(),
        io::ErrorKind::ReadOnlyFilesystem => texts.reason_read_only(),
        io::ErrorKind::PermissionDenied => texts.reason_denied(),
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => texts.reason_missing(),
        // Not the system's: a mistake of ours, which the log tells in full.
        io::ErrorKind::Other => texts.reason_program(),
        _ => error.to_string(),
    }
}

/// Whether a reason of our own is behind an error.
fn is_from<E: std::error::Error + 'static>(error: &io::Error) -> bool {
    error.get_ref().is_some_and(|inner| inner.downcast_ref::<E>().is_some())
}

#[cfg(test)]
mod tests {
    use std::io::ErrorKind;

    use super::*;
    use crate::i18n::Language;

    #[test]
    fn what_happens_to_disks_is_said_in_the_players_language() {
        let full = ["The disk is full.", "Diskurinn er fullur.", "Disken er full."];
        let missing = ["The folder doesn’t exist.", "Mappan er ekki til.", "Mappen finnes ikke."];
        for (kind, words) in [
            (ErrorKind::StorageFull, full),
            (ErrorKind::QuotaExceeded, full),
            (
                ErrorKind::ReadOnlyFilesystem,
                ["The disk is read-only.", "Diskurinn er skrifvarinn.", "Disken er skrivebeskyttet."],
            ),
            (
                ErrorKind::PermissionDenied,
                ["Permission denied.", "Stýrikerfið leyfir það ekki.", "Systemet tillater det ikke."],
            ),
            (ErrorKind::NotFound, missing),
            (ErrorKind::NotADirectory, missing),
        ] {
            let error = io::Error::from(kind);
            let said = [Language::En, Language::Is, Language::Nb]
                .map(|language| io_reason(&language.texts(), &error));
            assert_eq!(said, words);
        }
    }
}
