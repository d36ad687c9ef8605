//! Why a file could not be read or written, in words.

use std::io;

use crate::i18n::Texts;
use crate::storage::LoadError;

/// Why a file could not be loaded.
pub fn load_error(texts: &Texts, error: &LoadError) -> String {
    match error {
        LoadError::Io(error) => texts.error_cannot_read(io_reason(texts, error)),
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
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => texts.reason_full(),
        io::ErrorKind::ReadOnlyFilesystem => texts.reason_read_only(),
        io::ErrorKind::PermissionDenied => texts.reason_denied(),
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => texts.reason_missing(),
        _ => error.to_string(),
    }
}
