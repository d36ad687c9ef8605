//! The rule articles: every rule is explained in every language, and nothing leads nowhere.

use std::collections::BTreeSet;

use landnam::examples;
use landnam::help::{ArticleLink, Block, Shelf, links};
use landnam::rules::{RuleChapter, RuleNumber};
use landnam::tiles::TileBox;

/// All rule numbers that a player may ask about.
fn numbers() -> impl Iterator<Item = RuleNumber> {
    include_str!("rules/numbers.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_whitespace().next())
        .map(|number| RuleNumber::parse(number).unwrap_or_else(|| panic!("{number} is malformed")))
}

#[test]
fn all_languages_have_the_same_articles() {
    let slugs = |shelf: &Shelf| shelf.articles.iter().map(|article| article.slug.clone()).collect::<Vec<_>>();
    let [first, others @ ..] = Shelf::all() else { panic!("there are no articles") };
    assert_eq!(slugs(first).len(), 17);
    for shelf in others {
        assert_eq!(slugs(shelf), slugs(first), "{}", shelf.language);
    }
    for shelf in Shelf::all() {
        for article in &shelf.articles {
            assert!(
                !article.title.is_empty() && article.blocks.len() > 5,
                "{}/{}",
                shelf.language,
                article.slug
            );
        }
    }
}

#[test]
fn every_rule_is_explained_in_every_language() {
    for shelf in Shelf::all() {
        let missing: Vec<RuleNumber> = numbers().filter(|&number| shelf.rule(number).is_none()).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", shelf.language);
        let decisions = (1..=23).filter_map(|number| RuleNumber::parse(&format!("DEC-{number:02}")));
        let missing: Vec<RuleNumber> = decisions.filter(|&number| shelf.rule(number).is_none()).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", shelf.language);
    }
}

#[test]
fn every_mark_is_a_rule() {
    // IC-7 is the heading over the notes on single tiles.
    let known: BTreeSet<RuleNumber> = numbers().chain(RuleNumber::parse("IC-7")).collect();
    for shelf in Shelf::all() {
        for article in &shelf.articles {
            for rule in article.blocks.iter().flat_map(Block::rules) {
                let is_known = known.contains(rule) || rule.chapter() == RuleChapter::Decisions;
                assert!(is_known, "{}/{}: {rule}", shelf.language, article.slug);
            }
            for text in article.blocks.iter().flat_map(Block::texts) {
                assert!(
                    !text.contains(['{', '}']),
                    "{}/{}: malformed in {text}",
                    shelf.language,
                    article.slug
                );
            }
        }
    }
}

#[test]
fn every_link_leads_somewhere() {
    let mut followed = 0;
    for shelf in Shelf::all() {
        for article in &shelf.articles {
            for block in &article.blocks {
                for (words, link) in block.texts().into_iter().flat_map(links) {
                    let leads = match link {
                        ArticleLink::Rule(number) => shelf.rule(number).is_some(),
                        ArticleLink::Article(slug) => shelf.article(slug).is_some(),
                        ArticleLink::Lesson(number) => number
                            .strip_prefix('L')
                            .and_then(|n| n.parse::<u8>().ok())
                            .is_some_and(|n| n <= 34),
                        ArticleLink::Unknown(_) => false,
                    };
                    assert!(leads && !words.is_empty(), "{}/{}: {link:?}", shelf.language, article.slug);
                    followed += 1;
                }
            }
        }
    }
    assert!(followed > 100, "only {followed} links");
}

#[test]
fn the_tiles_of_every_box_are_shown_in_every_language() {
    for shelf in Shelf::all() {
        let article = shelf.article("tiles").expect("the overview of tiles");
        let shown: Vec<TileBox> = article
            .blocks
            .iter()
            .filter_map(|block| match block {
                Block::Tiles(from) => Some(*from),
                _ => None,
            })
            .collect();
        assert_eq!(shown, TileBox::ALL, "{}", shelf.language);
    }
}

#[test]
fn every_example_is_shown_once_in_every_language() {
    // Two examples have a second part that the first one's picture leads on to.
    let extra = ["EX-T05b", "EX-D05b"];
    let expected: BTreeSet<&str> =
        examples::all().iter().map(|example| example.id.as_str()).filter(|id| !extra.contains(id)).collect();
    for shelf in Shelf::all() {
        let mut shown = BTreeSet::new();
        for article in &shelf.articles {
            for block in &article.blocks {
                if let Block::Example { id, caption } = block {
                    assert!(shown.insert(id.as_str()), "{}: {id} is shown twice", shelf.language);
                    assert!(!caption.is_empty(), "{}: {id}", shelf.language);
                }
            }
        }
        assert_eq!(shown, expected, "{}", shelf.language);
    }
}
