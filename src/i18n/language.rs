//! The languages the program speaks.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use crate::variants;

/// A language, by the code of its folder in `i18n/`.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Display, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "lowercase")]
pub enum Language {
    /// English.
    En,
    /// Icelandic.
    Is,
    /// Norwegian, in bokmål.
    Nb,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 3] = variants::all();

    /// Its code, under which settings remember it and its files are found.
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// The language with this code.
    pub fn parse(code: &str) -> Option<Self> {
        code.parse().ok()
    }

    /// The language of a locale such as `is-IS` or `nb_NO`; Norwegian in all its forms is served in bokmål.
    pub fn of_locale(locale: &str) -> Option<Self> {
        match locale.split(['-', '_', '.']).next()? {
            "nn" | "no" => Some(Self::Nb),
            code => Self::parse(code),
        }
    }

    /// Reads a choice of language; a code that this version does not know is no choice.
    pub(crate) fn read_choice<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Self>, D::Error> {
        let code = Option::<String>::deserialize(from)?;
        Ok(code.as_deref().and_then(Self::of_locale))
    }
}

impl Serialize for Language {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_choose_a_language() {
        assert_eq!(Language::of_locale("is_IS.UTF-8"), Some(Language::Is));
        assert_eq!(Language::of_locale("nn-NO"), Some(Language::Nb));
        assert_eq!(Language::of_locale("en-GB"), Some(Language::En));
        assert_eq!(Language::of_locale("fr-FR"), None);
        assert_eq!(Language::of_locale(""), None);
    }

    #[test]
    fn codes_are_those_of_the_folders() {
        let codes: Vec<&str> = Language::ALL.iter().map(|language| language.code()).collect();
        assert_eq!(codes, ["en", "is", "nb"]);
    }
}
