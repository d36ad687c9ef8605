//! Finding a paragraph by words, in whatever form they are inflected.
//!
//! A word of an article is found by a word of the query if they are the same but for accents, if they are forms of the
//! same word, if one begins with the other, or if it is a compound that ends with it, in this order of worth.

mod english;
mod fold;
mod icelandic;
mod norwegian;

use std::sync::LazyLock;

use crate::i18n::Language;
use crate::rules::RuleNumber;

use super::{Article, Block, Shelf};
use fold::fold;

/// A place that was found.
#[derive(Clone, Debug)]
pub struct Hit {
    /// The article.
    pub article: &'static Article,
    /// The block, none for the article as a whole.
    pub block: Option<usize>,
    /// A few words around what was found.
    pub snippet: Snippet,
    score: u32,
}

/// Words around what was found, in pieces; those that were found are emphasised.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Snippet {
    /// The pieces, each with whether it was found.
    pub pieces: Vec<(String, bool)>,
}

/// Words before the first hit that a snippet shows at most.
const WORDS_BEFORE: usize = 7;

/// Words that a snippet shows at most.
const WORDS: usize = 26;

/// How much finding a word is worth.
const EXACT: u32 = 8;
const FORM: u32 = 6;
const PREFIX: u32 = 4;
const COMPOUND: u32 = 2;

/// A word in the two shapes that are compared.
#[derive(Clone, Debug)]
struct Word {
    /// Without capitals and accents.
    folded: String,
    /// What all forms of the word have in common.
    stem: String,
    /// The same for those who write without accents.
    folded_stem: String,
}

impl Word {
    fn new(text: &str, language: Language) -> Self {
        let text = text.to_lowercase();
        let folded = fold(&text);
        Self { stem: fold(&stem(&text, language)), folded_stem: fold(&stem(&folded, language)), folded }
    }

    /// How well a word of an article answers this word of a query; 0 if not at all.
    fn worth(&self, other: &Self) -> u32 {
        let long = self.folded.chars().count() >= 3;
        if self.folded == other.folded {
            EXACT
        } else if self.stem == other.stem || self.folded_stem == other.folded_stem {
            FORM
        } else if self.folded.chars().count() >= 2 && other.folded.starts_with(&self.folded) {
            PREFIX
        } else if long && self.stem.len() >= 4 && other.stem.ends_with(&self.stem) {
            COMPOUND
        } else {
            0
        }
    }
}

fn stem(word: &str, language: Language) -> String {
    match language {
        Language::En => english::stem(word),
        Language::Is => icelandic::stem(word),
        Language::Nb => norwegian::stem(word),
    }
}

/// What can be found in an article: a text, and how much it weighs.
struct IndexEntry {
    article: usize,
    block: Option<usize>,
    text: String,
    words: Vec<Word>,
    /// The rules it states.
    rules: Vec<RuleNumber>,
    weight: u32,
}

const TITLE: u32 = 12;
const HEADING: u32 = 5;
const TEXT: u32 = 2;
const ASIDE: u32 = 1;

/// Everything that can be found in one language.
struct Index {
    shelf: &'static Shelf,
    entries: Vec<IndexEntry>,
}

impl Index {
    fn of(shelf: &'static Shelf) -> Self {
        let mut entries = Vec::new();
        for (number, article) in shelf.articles.iter().enumerate() {
            let mut add = |block: Option<usize>, text: String, rules: Vec<RuleNumber>, weight: u32| {
                let words = words(&text).map(|word| Word::new(word, shelf.language)).collect();
                entries.push(IndexEntry { article: number, block, text, words, rules, weight });
            };
            add(None, article.title.clone(), Vec::new(), TITLE);
            for (index, block) in article.blocks.iter().enumerate() {
                let weight = match block {
                    Block::Heading(_) => HEADING,
                    Block::Text { .. } => TEXT,
                    Block::Table(_) | Block::Example { .. } | Block::Tiles(_) => ASIDE,
                };
                add(Some(index), block.plain(), block.rules().to_vec(), weight);
            }
        }
        Self { shelf, entries }
    }

    fn find(&self, query: &[Word], rule: Option<RuleNumber>) -> Vec<Hit> {
        let mut hits = Vec::new();
        for entry in &self.entries {
            let is_rule = rule.is_some_and(|rule| entry.rules.contains(&rule));
            let title = &self.entries.iter().find(|other| other.article == entry.article).map(|e| &e.words);
            let mut score = u32::from(is_rule) * 100;
            let mut found = false;
            let all = query.iter().all(|word| {
                let best = |words: &[Word]| words.iter().map(|other| word.worth(other)).max().unwrap_or(0);
                let here = best(&entry.words);
                // A word of the article's title counts for its paragraphs, but alone it does not find them.
                let worth = here.max(title.map_or(0, |title| best(title).min(1)));
                found |= here > 0;
                score += here * entry.weight + worth;
                worth > 0
            });
            if is_rule || (all && found && !query.is_empty()) {
                let snippet = snippet(entry, query);
                let article = &self.shelf.articles[entry.article];
                hits.push(Hit { article, block: entry.block, snippet, score });
            }
        }
        hits.sort_by_key(|hit| std::cmp::Reverse(hit.score));
        hits
    }
}

impl Shelf {
    /// The places that answer a query, the best first.
    pub fn search(&'static self, query: &str) -> Vec<Hit> {
        static INDEXES: LazyLock<Vec<Index>> = LazyLock::new(|| Shelf::all().iter().map(Index::of).collect());
        let rule = RuleNumber::parse(&query.trim().to_uppercase());
        let query: Vec<Word> = words(query).map(|word| Word::new(word, self.language)).collect();
        INDEXES[self.language as usize].find(&query, rule)
    }
}

/// The words of a text.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

/// The part of an entry's text around the first word that was found.
fn snippet(entry: &IndexEntry, query: &[Word]) -> Snippet {
    let is_hit = |word: &Word| query.iter().any(|wanted| wanted.worth(word) > 0);
    let first = entry.words.iter().position(is_hit).unwrap_or(0);
    let begin = first.saturating_sub(WORDS_BEFORE);
    let mut snippet = Snippet::default();
    let mut end = 0;
    for (number, word) in words(&entry.text).enumerate().skip(begin).take(WORDS) {
        // The words are slices of the text, so the distance tells what stands between them.
        let at = word.as_ptr() as usize - entry.text.as_ptr() as usize;
        if number > begin {
            snippet.add(&entry.text[end..at], false);
        } else if begin > 0 {
            snippet.add("… ", false);
        }
        snippet.add(word, is_hit(&entry.words[number]));
        end = at + word.len();
    }
    let rest = &entry.text[end..];
    snippet.add(if words(rest).next().is_some() { " …" } else { rest }, false);
    snippet
}

impl Snippet {
    fn add(&mut self, text: &str, is_hit: bool) {
        match self.pieces.last_mut() {
            Some((piece, was_hit)) if *was_hit == is_hit => piece.push_str(text),
            _ if text.is_empty() => {}
            _ => self.pieces.push((text.to_owned(), is_hit)),
        }
    }

    /// All its words.
    pub fn text(&self) -> String {
        self.pieces.iter().map(|(piece, _)| piece.as_str()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::rule;

    #[test]
    fn a_title_comes_before_a_heading_and_a_heading_before_text() {
        let shelf = Shelf::of(Language::En);
        let hits = shelf.search("monasteries");
        assert_eq!((hits[0].article.slug.as_str(), hits[0].block), ("monastery", None));
        let rank = |wanted: fn(&Block) -> bool| {
            hits.iter().position(|hit| hit.block.is_some_and(|block| wanted(&hit.article.blocks[block])))
        };
        assert!(
            rank(|block| matches!(block, Block::Heading(_)))
                < rank(|block| matches!(block, Block::Text { .. }))
        );
    }

    #[test]
    fn a_rule_is_found_by_its_number() {
        for shelf in Shelf::all() {
            let hits = shelf.search("base-5.3");
            let hit = &hits[0];
            let block = hit.block.expect("a paragraph");
            assert!(hit.article.blocks[block].rules().contains(&rule!("BASE-5.3")));
        }
    }

    #[test]
    fn what_was_found_is_emphasised() {
        let shelf = Shelf::of(Language::Is);
        for hit in shelf.search("borginni") {
            let emphasised = hit
                .snippet
                .pieces
                .iter()
                .any(|(piece, is_hit)| *is_hit && (piece.to_lowercase().contains("borg")));
            assert!(emphasised, "{:?}", hit.snippet);
        }
    }

    #[test]
    fn all_words_of_a_query_are_wanted() {
        let shelf = Shelf::of(Language::Nb);
        let both = shelf.search("dragen feen").len();
        assert!(both > 0 && both < shelf.search("dragen").len());
        assert!(shelf.search("dragen xyzzy").is_empty());
        assert!(shelf.search("  ").is_empty());
    }
}
