//! The pieces of a paragraph: words, strong words, links.

use super::ArticleLink;

/// A piece of a paragraph that is shown in one way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span<'a> {
    /// Words.
    Plain(&'a str),
    /// Words that stand out.
    Strong(&'a str),
    /// Words that lead somewhere.
    Link(&'a str, ArticleLink<'a>),
}

impl<'a> Span<'a> {
    /// The words alone.
    pub const fn words(self) -> &'a str {
        match self {
            Self::Plain(words) | Self::Strong(words) | Self::Link(words, _) => words,
        }
    }
}

/// Takes a Markdown paragraph apart.
pub fn spans(text: &str) -> Vec<Span<'_>> {
    let mut spans = Vec::new();
    let mut rest = text;
    while let Some((words, target, before, after)) = first_link(rest) {
        strong_and_plain(before, &mut spans);
        spans.push(Span::Link(words, ArticleLink::parse(target)));
        rest = after;
    }
    strong_and_plain(rest, &mut spans);
    spans
}

/// A paragraph's words without any marks.
pub fn plain(text: &str) -> String {
    spans(text).into_iter().map(Span::words).collect()
}

/// The first link: its words, its target, what stands before and after it.
fn first_link(text: &str) -> Option<(&str, &str, &str, &str)> {
    let middle = text.find("](")?;
    let open = text[..middle].rfind('[')?;
    let close = middle + text[middle..].find(')')?;
    Some((&text[open + 1..middle], &text[middle + 2..close], &text[..open], &text[close + 1..]))
}

fn strong_and_plain<'a>(text: &'a str, spans: &mut Vec<Span<'a>>) {
    for (number, words) in text.split("**").enumerate().filter(|(_, words)| !words.is_empty()) {
        spans.push(if number % 2 == 0 { Span::Plain(words) } else { Span::Strong(words) });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_paragraph_comes_apart() {
        let text = "A **big** [road](article:road) ends.";
        assert_eq!(
            spans(text),
            [
                Span::Plain("A "),
                Span::Strong("big"),
                Span::Plain(" "),
                Span::Link("road", ArticleLink::Article("road")),
                Span::Plain(" ends."),
            ]
        );
        assert_eq!(plain(text), "A big road ends.");
    }
}
