//! The rule help: articles in three languages, read from `i18n/<language>/rules/*.md`.
//!
//! An article is plain Markdown with three additions: a paragraph that states a rule ends with its numbers in braces
//! (`{BASE-4.3, BASE-4.4}`), a living example or the tiles of a box stand alone on a line (`![caption](example:EX-B02)`,
//! `![](tiles:base)`), and links lead to a rule (`rule:BASE-5.3`), an article (`article:city`) or a lesson (`lesson:L05`).

mod anchor;
mod article;
mod link;
#[cfg(feature = "gui")]
mod search;
mod span;

use std::sync::LazyLock;

pub use anchor::Anchor;
pub use article::{Article, Block, Item};
pub use link::{ArticleLink, links};
#[cfg(feature = "gui")]
pub use search::{Hit, Snippet};
pub use span::{Span, plain, spans};

use crate::i18n::Language;
use crate::rules::{RuleChapter, RuleNumber};

/// The article files that are part of the program, sorted by name.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/articles.rs"));

/// All articles of one language, in the order a player learns.
#[derive(Debug)]
pub struct Shelf {
    /// The language.
    pub language: Language,
    /// The articles.
    pub articles: Vec<Article>,
}

impl Shelf {
    /// The shelves of all languages.
    pub fn all() -> &'static [Self] {
        static SHELVES: LazyLock<Vec<Shelf>> =
            LazyLock::new(|| Language::ALL.into_iter().map(Shelf::read).collect());
        &SHELVES
    }

    /// The shelf of a language.
    pub fn of(language: Language) -> &'static Self {
        &Self::all()[language as usize]
    }

    fn read(language: Language) -> Self {
        let folder = format!("i18n/{}/rules/", language.code());
        let articles = FILES
            .iter()
            .filter_map(|(path, text)| Some(Article::read(path.strip_prefix(&folder)?, text)))
            .collect();
        Self { language, articles }
    }

    /// The article with this short name.
    pub fn article(&self, slug: &str) -> Option<&Article> {
        self.articles.iter().find(|article| article.slug == slug)
    }

    /// Where an anchor lies: the article, and the block if it is not the article's beginning.
    pub fn find(&self, anchor: Anchor) -> Option<(&Article, Option<usize>)> {
        match anchor {
            Anchor::Article(slug) => Some((self.article(slug)?, None)),
            Anchor::Rule(number) => self.rule(number).map(|(article, block)| (article, Some(block))),
        }
    }

    /// Where a rule is explained: the first paragraph that carries its number, in the article of the rule's own set
    /// if there is one.
    pub fn rule(&self, number: RuleNumber) -> Option<(&Article, usize)> {
        let mut found = self.articles.iter().filter_map(|article| {
            let block = article.blocks.iter().position(|block| block.rules().contains(&number))?;
            Some((article, block))
        });
        let first = found.next()?;
        let is_home = |slug: &str| home_of(number.chapter()).is_none_or(|home| home == slug);
        if is_home(&first.0.slug) {
            Some(first)
        } else {
            Some(found.find(|(article, _)| is_home(&article.slug)).unwrap_or(first))
        }
    }
}

/// The article that is all about a chapter of the rules; those of the base game are spread over several.
fn home_of(chapter: RuleChapter) -> Option<&'static str> {
    match chapter {
        RuleChapter::Base => None,
        RuleChapter::Farmers => Some("farmers"),
        RuleChapter::Abbot => Some("abbot"),
        RuleChapter::River => Some("river"),
        RuleChapter::Inns => Some("inns"),
        RuleChapter::Tower => Some("tower"),
        RuleChapter::Dragon => Some("dragon"),
        RuleChapter::Combinations => Some("combinations"),
        RuleChapter::Decisions => Some("options"),
    }
}
