//! What lessons say, read from `i18n/<language>/lessons/*.md`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::i18n::{Language, sentence};

/// The text files that are part of the program, sorted by name.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/lesson_texts.rs"));

/// What one lesson says in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonText {
    /// Its title.
    pub title: String,
    /// One sentence about it, for the list of lessons.
    pub summary: String,
    /// Everything else by its key, such as `close` or `close.why`.
    pub said: BTreeMap<String, String>,
}

impl LessonText {
    /// Reads a text: `# Title`, the summary, then `## key` and what is said.
    pub fn read(text: &str) -> Self {
        let mut read = Self::default();
        let mut key = None;
        for line in text.lines().map(str::trim_end) {
            if let Some(title) = line.strip_prefix("# ") {
                title.clone_into(&mut read.title);
                continue;
            }
            if let Some(name) = line.strip_prefix("## ") {
                key = Some(name.to_owned());
                read.said.insert(name.to_owned(), String::new());
                continue;
            }
            let into = match &key {
                Some(key) => read.said.entry(key.clone()).or_default(),
                None => &mut read.summary,
            };
            if line.is_empty() {
                if !into.is_empty() && !into.ends_with('\n') {
                    into.push('\n');
                }
            } else {
                if !into.is_empty() && !into.ends_with('\n') {
                    into.push(' ');
                }
                into.push_str(line);
            }
        }
        read.summary.truncate(read.summary.trim_end().len());
        for said in read.said.values_mut() {
            said.truncate(said.trim_end().len());
        }
        read
    }

    /// What a lesson says in a language.
    pub fn of(language: Language, lesson: &str) -> Option<&'static Self> {
        static TEXTS: LazyLock<BTreeMap<(Language, &str), LessonText>> = LazyLock::new(|| {
            FILES
                .iter()
                .filter_map(|(path, text)| {
                    let (language, file) = path.strip_prefix("i18n/")?.split_once("/lessons/")?;
                    let key = (Language::parse(language)?, file.strip_suffix(".md")?);
                    Some((key, LessonText::read(text)))
                })
                .collect()
        });
        let is_it = |of: Language, file: &str| of == language && file.eq_ignore_ascii_case(lesson);
        TEXTS.iter().find(|&(&(of, file), _)| is_it(of, file)).map(|(_, text)| text)
    }

    /// What is said under a key; the key itself where it is missing, which a test forbids.
    pub fn get<'a>(&'a self, key: &'a str) -> &'a str {
        self.said.get(key).map_or(key, String::as_str)
    }
}

/// Puts words into the blanks of a text, such as `{red}`; one that nobody knows stays as it is. A word that begins a
/// sentence gets a capital letter.
pub fn fill_in(text: &str, words: impl Fn(&str) -> Option<String>) -> String {
    let mut filled = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, (blank, after))) =
        rest.split_once('{').and_then(|(before, rest)| Some((before, rest.split_once('}')?)))
    {
        filled.push_str(before);
        let begins = filled.trim_end().chars().next_back().is_none_or(|sign| ".?!".contains(sign));
        match words(blank) {
            Some(word) if begins => filled.push_str(&sentence(word)),
            Some(word) => filled.push_str(&word),
            None => filled.push_str(&rest[before.len()..rest.len() - after.len()]),
        }
        rest = after;
    }
    filled.push_str(rest);
    filled
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_are_filled_and_sentences_begin_with_a_capital() {
        let word = |blank: &str| (blank == "blue").then(|| "blå".to_owned());
        assert_eq!(
            fill_in("{blue} bygger. {blue} får veien til {blue}!\n{blue}: {red} {", word),
            "Blå bygger. Blå får veien til blå!\nBlå: {red} {"
        );
    }

    #[test]
    fn a_text_is_read_key_by_key() {
        let text = LessonText::read(
            "# Title\n\nIn short.\n\n## one\n\nFirst\nline.\n\nSecond.\n\n## one.why\nSo.\n",
        );
        assert_eq!((text.title.as_str(), text.summary.as_str()), ("Title", "In short."));
        assert_eq!(text.get("one"), "First line.\nSecond.");
        assert_eq!(text.get("one.why"), "So.");
    }
}
