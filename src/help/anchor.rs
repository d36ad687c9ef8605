//! Places in the articles that others point to.

use crate::rules::{Refusal, RuleNumber};

use super::ArticleLink;

/// A place in the articles: the same in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Anchor {
    /// The beginning of an article, by its short name.
    Article(&'static str),
    /// The paragraph about a rule.
    Rule(RuleNumber),
}

impl From<Refusal> for Anchor {
    /// The rule that forbids the action.
    fn from(refusal: Refusal) -> Self {
        Self::Rule(refusal.rule())
    }
}

impl Anchor {
    /// Where a link leads; `None` for links out of the articles.
    pub const fn of(link: ArticleLink<'static>) -> Option<Self> {
        match link {
            ArticleLink::Rule(number) => Some(Self::Rule(number)),
            ArticleLink::Article(slug) => Some(Self::Article(slug)),
            ArticleLink::Lesson(_) | ArticleLink::Unknown(_) => None,
        }
    }
}
