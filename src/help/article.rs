//! One article: its blocks, each with the rules it states.

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
        /// Whether it is an item of a list.
        is_item: bool,
        /// The numbers of the rules.
        rules: Vec<String>,
    },
    /// A row of a table, as its cells.
    Row(Vec<String>),
    /// A living example.
    Example {
        /// Its name, such as `EX-B02`.
        id: String,
        /// What the picture shows.
        caption: String,
    },
}

impl Block {
    /// The rules that this block states.
    pub fn rules(&self) -> &[String] {
        match self {
            Self::Text { rules, .. } => rules,
            Self::Heading(_) | Self::Row(_) | Self::Example { .. } => &[],
        }
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
            } else if let Some(example) = example(line) {
                article.blocks.push(example);
            } else if line.starts_with('|') {
                article.blocks.extend(row(line));
            } else if !line.is_empty() {
                if !paragraph.is_empty() {
                    paragraph.push(' ');
                }
                paragraph.push_str(line);
            }
        }
        article
    }
}

impl Block {
    /// A paragraph or list item, with the rule numbers at its end taken off.
    fn text(paragraph: &str) -> Self {
        let (words, rules) = match paragraph.rsplit_once('{') {
            Some((words, numbers)) if numbers.ends_with('}') => {
                let numbers = numbers.trim_end_matches('}').split(',').map(|number| number.trim().to_owned());
                (words.trim_end(), numbers.collect())
            }
            _ => (paragraph, Vec::new()),
        };
        let text = item(words).unwrap_or(words);
        Self::Text { text: text.to_owned(), is_item: item(words).is_some(), rules }
    }
}

/// What a list item says.
fn item(line: &str) -> Option<&str> {
    if let Some(words) = line.strip_prefix("- ") {
        return Some(words);
    }
    let (number, words) = line.split_once(". ")?;
    (!number.is_empty() && number.chars().all(|c| c.is_ascii_digit())).then_some(words)
}

fn example(line: &str) -> Option<Block> {
    let (caption, rest) = line.strip_prefix("![")?.split_once("](example:")?;
    let id = rest.strip_suffix(')')?;
    Some(Block::Example { id: id.to_owned(), caption: caption.to_owned() })
}

/// The cells of a table row; none for the line under the head.
fn row(line: &str) -> Option<Block> {
    let cells: Vec<String> = line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
    let is_rule = cells.iter().all(|cell| cell.chars().all(|c| c == '-' || c == ':'));
    (!is_rule).then_some(Block::Row(cells))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_article_is_read_block_by_block() {
        let article = Article::read(
            "04-city.md",
            "# Cities\n\nA lead.\n\n## Walls\n\n- One\n  more line. {BASE-8.1, BASE-8.2}\n- Two.\n\n\
             ![A wall closes.](example:EX-B05)\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
        );
        assert_eq!((article.slug.as_str(), article.title.as_str()), ("city", "Cities"));
        let text = |text: &str, is_item, rules: &[&str]| Block::Text {
            text: text.to_owned(),
            is_item,
            rules: rules.iter().map(|&rule| rule.to_owned()).collect(),
        };
        let cells = |cells: [&str; 2]| Block::Row(cells.map(str::to_owned).to_vec());
        assert_eq!(
            article.blocks,
            [
                text("A lead.", false, &[]),
                Block::Heading("Walls".to_owned()),
                text("One more line.", true, &["BASE-8.1", "BASE-8.2"]),
                text("Two.", true, &[]),
                Block::Example { id: "EX-B05".to_owned(), caption: "A wall closes.".to_owned() },
                cells(["a", "b"]),
                cells(["1", "2"]),
            ]
        );
    }
}
