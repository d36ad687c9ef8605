//! Links inside articles.

use super::span::{Span, spans};

/// Where a link leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Link<'a> {
    /// The paragraph about a rule.
    Rule(&'a str),
    /// Another article, by its short name.
    Article(&'a str),
    /// A lesson of the tutorial.
    Lesson(&'a str),
    /// Something that no article should link to.
    Unknown(&'a str),
}

impl<'a> Link<'a> {
    /// Reads a link's target, such as `rule:BASE-5.3`.
    pub fn parse(target: &'a str) -> Self {
        match target.split_once(':') {
            Some(("rule", number)) => Self::Rule(number),
            Some(("article", slug)) => Self::Article(slug),
            Some(("lesson", number)) => Self::Lesson(number),
            _ => Self::Unknown(target),
        }
    }
}

/// All links of a Markdown text, with the words that carry them.
pub fn links(text: &str) -> Vec<(&str, Link<'_>)> {
    spans(text)
        .into_iter()
        .filter_map(|span| match span {
            Span::Link(words, link) => Some((words, link)),
            Span::Plain(_) | Span::Strong(_) => None,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_found_with_their_words() {
        let found = links("See [this rule](rule:BASE-5.3), [cities](article:city) and [more](https://x).");
        assert_eq!(
            found,
            [
                ("this rule", Link::Rule("BASE-5.3")),
                ("cities", Link::Article("city")),
                ("more", Link::Unknown("https://x")),
            ]
        );
    }
}
