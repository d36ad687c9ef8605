//! One article: its blocks, each with the rules it states.

use crate::rules::RuleNumber;
use crate::tiles::TileBox;

use super::span::plain;

/// An article of the rule help.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Article {
    /// Its short name, the same in all languages, such as `city`.
    pub slug: String,
    /// Its title.
    pub title: String,
    /// What follows the title.
    pub blocks: Vec<Block>,
}

/// A part of an article.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A heading within the article.
    Heading(String),
    /// A paragraph or list item in Markdown, with the rules it states.
    Text {
        /// The text without its rule numbers.
        text: String,
        /// Whether it is an item of a list, and of which.
        item: Item,
        /// The rules.
        rules: Vec<RuleNumber>,
    },
    /// A table, row by row as cells; the first row is its head.
    Table(Vec<Vec<String>>),
    /// A living example.
    Example {
        /// Its name, such as `EX-B02`.
        id: String,
        /// What the picture shows.
        caption: String,
    },
    /// Pictures of all tiles in a box.
    Tiles(TileBox),
}

/// How a paragraph begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// It is no item of a list.
    None,
    /// With a bullet.
    Bullet,
    /// With a number.
    Number(u8),
}

impl Block {
    /// The rules that this block states.
    pub fn rules(&self) -> &[RuleNumber] {
        match self {
            Self::Text { rules, .. } => rules,
            Self::Heading(_) | Self::Table(_) | Self::Example { .. } | Self::Tiles(_) => &[],
        }
    }

    /// Its Markdown texts, one after another.
    pub fn texts(&self) -> Vec<&str> {
        match self {
            Self::Heading(text) | Self::Text { text, .. } | Self::Example { caption: text, .. } => vec![text],
            Self::Table(rows) => rows.iter().flatten().map(String::as_str).collect(),
            Self::Tiles(_) => Vec::new(),
        }
    }

    /// Its words without marks and links.
    pub fn plain(&self) -> String {
        self.texts().into_iter().map(plain).collect::<Vec<_>>().join(" ")
    }
}

impl Article {
    /// Reads an article; `file` is its name within the folder, such as `04-city.md`.
    pub fn read(file: &str, text: &str) -> Self {
        let slug = file.trim_end_matches(".md").trim_start_matches(|c: char| c.is_ascii_digit() || c == '-');
        let mut article = Self { slug: slug.to_owned(), title: String::new(), blocks: Vec::new() };
        let mut paragraph = String::new();
        for line in text.lines().map(str::trim).chain([""]) {
            let starts_block = line.is_empty() || line.starts_with(['#', '|', '!']) || item(line).is_some();
            if starts_block && !paragraph.is_empty() {
                article.blocks.push(Block::text(&std::mem::take(&mut paragraph)));
            }
            if let Some(title) = line.strip_prefix("# ") {
                title.clone_into(&mut article.title);
            } else if let Some(heading) = line.strip_prefix("## ").or_else(|| line.strip_prefix("### ")) {
                article.blocks.push(Block::Heading(heading.to_owned()));
            } else if let Some(picture) = picture(line) {
                article.blocks.push(picture);
            } else if line.starts_with('|') {
                article.add_row(line);
            } else if !line.is_empty() {
                if !paragraph.is_empty() {
                    paragraph.push(' ');
                }
                paragraph.push_str(line);
            }
        }
        article
    }

    /// A line of a table, which begins one or goes on with it; the line under the head says nothing.
    fn add_row(&mut self, line: &str) {
        let cells: Vec<String> =
            line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
        if cells.iter().all(|cell| cell.chars().all(|c| c == '-' || c == ':')) {
            return;
        }
        match self.blocks.last_mut() {
            Some(Block::Table(rows)) => rows.push(cells),
            _ => self.blocks.push(Block::Table(vec![cells])),
        }
    }
}

impl Block {
    /// A paragraph or list item, with the rule numbers at its end taken off.
    fn text(paragraph: &str) -> Self {
        let (words, rules) = rules_at_end(paragraph).unwrap_or((paragraph, Vec::new()));
        let (item, text) = item(words).unwrap_or((Item::None, words));
        Self::Text { text: text.to_owned(), item, rules }
    }
}

/// A paragraph that ends with rule numbers: what stands before them, and the rules.
fn rules_at_end(paragraph: &str) -> Option<(&str, Vec<RuleNumber>)> {
    let (words, numbers) = paragraph.strip_suffix('}')?.rsplit_once('{')?;
    let rules = numbers.split(',').map(|number| RuleNumber::parse(number.trim())).collect::<Option<_>>()?;
    Some((words.trim_end(), rules))
}

/// A list item: how it begins and what it says.
fn item(line: &str) -> Option<(Item, &str)> {
    if let Some(words) = line.strip_prefix("- ") {
        return Some((Item::Bullet, words));
    }
    let (number, words) = line.split_once(". ")?;
    number.parse().ok().map(|number| (Item::Number(number), words))
}

/// A picture: `![caption](example:EX-B02)`, or `![](tiles:base)` for the tiles of a box.
fn picture(line: &str) -> Option<Block> {
    let (caption, rest) = line.strip_prefix("![")?.split_once("](")?;
    let (kind, name) = rest.strip_suffix(')')?.split_once(':')?;
    match kind {
        "example" => Some(Block::Example { id: name.to_owned(), caption: caption.to_owned() }),
        "tiles" => TileBox::ALL.into_iter().find(|from| from.name() == name).map(Block::Tiles),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_article_is_read_block_by_block() {
        let article = Article::read(
            "04-city.md",
            "# Cities\n\nA lead.\n\n## Walls\n\n- One\n  more line. {BASE-8.1, BASE-8.2}\n- Two.\n\n\
             ![A wall closes.](example:EX-B05)\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n![](tiles:river)\n",
        );
        assert_eq!((article.slug.as_str(), article.title.as_str()), ("city", "Cities"));
        let text = |text: &str, item, rules: &[&str]| Block::Text {
            text: text.to_owned(),
            item,
            rules: rules.iter().filter_map(|number| RuleNumber::parse(number)).collect(),
        };
        let cells = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
        assert_eq!(
            article.blocks,
            [
                text("A lead.", Item::None, &[]),
                Block::Heading("Walls".to_owned()),
                text("One more line.", Item::Bullet, &["BASE-8.1", "BASE-8.2"]),
                text("Two.", Item::Bullet, &[]),
                Block::Example { id: "EX-B05".to_owned(), caption: "A wall closes.".to_owned() },
                Block::Table(vec![cells(["a", "b"]), cells(["1", "2"])]),
                Block::Tiles(TileBox::River),
            ]
        );
    }
}
