//! Links inside articles.

/// Where a link leads.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Link {
    /// The paragraph about a rule.
    Rule(String),
    /// Another article, by its short name.
    Article(String),
    /// A lesson of the tutorial.
    Lesson(String),
    /// Something that no article should link to.
    Unknown(String),
}

impl Link {
    /// Reads a link's target, such as `rule:BASE-5.3`.
    pub fn parse(target: &str) -> Self {
        match target.split_once(':') {
            Some(("rule", number)) => Self::Rule(number.to_owned()),
            Some(("article", slug)) => Self::Article(slug.to_owned()),
            Some(("lesson", number)) => Self::Lesson(number.to_owned()),
            _ => Self::Unknown(target.to_owned()),
        }
    }
}

/// All links of a Markdown text, with the words that carry them.
pub fn links(text: &str) -> Vec<(String, Link)> {
    let mut links = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("](") {
        let Some((target, beyond)) = after.split_once(')') else { break };
        let words = before.rsplit_once('[').map_or(before, |(_, words)| words);
        links.push((words.to_owned(), Link::parse(target)));
        rest = beyond;
    }
    links
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
                ("this rule".to_owned(), Link::Rule("BASE-5.3".to_owned())),
                ("cities".to_owned(), Link::Article("city".to_owned())),
                ("more".to_owned(), Link::Unknown("https://x".to_owned())),
            ]
        );
    }
}
