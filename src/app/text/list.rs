//! Names or things one after another.

use crate::i18n::Texts;

/// A list as people say it, with "and" before the last name.
pub fn listed(texts: &Texts, names: &[String]) -> String {
    match names {
        [] => String::new(),
        [name] => name.clone(),
        [names @ .., last] => texts.list_and(names.join(", "), last.as_str()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    #[test]
    fn lists_end_as_people_end_them() {
        let names = ["Anna", "Bo", "Cy"].map(str::to_owned);
        let lists = Language::ALL.map(|language| listed(&language.texts(), &names));
        assert_eq!(lists, ["Anna, Bo and Cy", "Anna, Bo og Cy", "Anna, Bo og Cy"]);
        let texts = Language::En.texts();
        assert_eq!(listed(&texts, &names[..2]), "Anna and Bo");
        assert_eq!(listed(&texts, &names[..1]), "Anna");
        assert_eq!(listed(&texts, &[]), "");
    }
}
