//! Words: typed messages from `i18n/<language>/*.ftl`, and the language switch.

#[allow(missing_docs, clippy::all, clippy::pedantic, unreachable_pub, dead_code)]
mod messages {
    include!(concat!(env!("OUT_DIR"), "/l10n.rs"));
}

pub use messages::{L10n as Language, L10nLanguage as Texts};
