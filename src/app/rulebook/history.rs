//! Where a reader has been.

/// What the rulebook shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Page {
    /// The list of all articles.
    Contents,
    /// An article, by its short name.
    Article(&'static str),
}

/// The page being read, with the way back and forward again.
#[derive(Debug)]
pub(super) struct History {
    page: Page,
    back: Vec<Page>,
    forward: Vec<Page>,
}

impl Default for History {
    fn default() -> Self {
        Self { page: Page::Contents, back: Vec::new(), forward: Vec::new() }
    }
}

impl History {
    /// What is being read.
    pub(super) fn page(&self) -> Page {
        self.page
    }

    /// Opens another page; the way forward is forgotten.
    pub(super) fn visit(&mut self, page: Page) {
        if page != self.page {
            self.back.push(std::mem::replace(&mut self.page, page));
            self.forward.clear();
        }
    }

    /// Whether one came from somewhere.
    pub(super) fn can_go_back(&self) -> bool {
        !self.back.is_empty()
    }

    /// Whether one came back from somewhere.
    pub(super) fn can_go_forward(&self) -> bool {
        !self.forward.is_empty()
    }

    /// To where one came from; `false` if that is nowhere.
    pub(super) fn go_back(&mut self) -> bool {
        let Some(page) = self.back.pop() else { return false };
        self.forward.push(std::mem::replace(&mut self.page, page));
        true
    }

    /// To where one came back from; `false` if that is nowhere.
    pub(super) fn go_forward(&mut self) -> bool {
        let Some(page) = self.forward.pop() else { return false };
        self.back.push(std::mem::replace(&mut self.page, page));
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_and_forward_again() {
        let (road, city) = (Page::Article("road"), Page::Article("city"));
        let mut history = History::default();
        assert!(!history.can_go_back() && !history.go_back());
        history.visit(road);
        history.visit(road);
        history.visit(city);
        assert!(history.go_back());
        assert_eq!(history.page(), road);
        assert!(history.go_forward());
        assert_eq!(history.page(), city);
        history.go_back();
        history.visit(Page::Contents);
        assert!(!history.can_go_forward());
        history.go_back();
        history.go_back();
        assert_eq!(history.page(), Page::Contents);
        assert!(!history.can_go_back());
    }
}
