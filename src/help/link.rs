//! Links inside articles.

use crate::rules::RuleNumber;

use super::span::{Span, spans};

/// Where a link leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ArticleLink<'a> {
    /// The paragraph about a rule.
    Rule(RuleNumber),
    /// Another article, by its short name.
    Article(&'a str),
    /// A lesson of the tutorial.
    Lesson(&'a str),
    /// Something that no article should link to.
    Unknown(&'a str),
}

impl<'a> ArticleLink<'a> {
    /// Reads a link's target, such as `rule:BASE-5.3`.
    pub fn parse(target: &'a str) -> Self {
        match target.split_once(':') {
            Some(("rule", number)) => RuleNumber::parse(number).map_or(Self::Unknown(target), Self::Rule),
            Some(("article", slug)) => Self::Article(slug),
            Some(("lesson", number)) => Self::Lesson(number),
            _ => Self::Unknown(target),
        }
    }
}

/// All links of a Markdown text, with the words that carry them.
pub fn links(text: &str) -> Vec<(&str, ArticleLink<'_>)> {
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
    use crate::rules::rule;

    #[test]
    fn links_are_found_with_their_words() {
        let found = links(
            "See [this rule](rule:BASE-5.3), [cities](article:city) [more](https://x) and [none](rule:5.3).",
        );
        assert_eq!(
            found,
            [
                ("this rule", ArticleLink::Rule(rule!("BASE-5.3"))),
                ("cities", ArticleLink::Article("city")),
                ("more", ArticleLink::Unknown("https://x")),
                ("none", ArticleLink::Unknown("rule:5.3")),
            ]
        );
    }
}
