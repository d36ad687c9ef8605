//! The languages, and with a window their words: typed messages from `i18n/<language>/*.ftl`.

mod language;
mod sentence;

pub use language::Language;
pub use sentence::sentence;

#[cfg(feature = "gui")]
#[allow(missing_docs, clippy::all, clippy::pedantic, unreachable_pub, dead_code)]
mod messages {
    include!(concat!(env!("OUT_DIR"), "/l10n.rs"));
}

#[cfg(feature = "gui")]
pub use messages::L10nLanguage as Texts;

#[cfg(feature = "gui")]
impl Language {
    /// All messages in this language.
    pub fn texts(self) -> Texts {
        self.messages().load()
    }

    /// What it is called in itself.
    pub fn own_name(self) -> &'static str {
        self.messages().language_name()
    }

    const fn messages(self) -> messages::L10n {
        match self {
            Self::En => messages::L10n::En,
            Self::Is => messages::L10n::Is,
            Self::Nb => messages::L10n::Nb,
        }
    }
}
