//! Taking lessons: from the list, from a rule article, from the middle of a game.

use crate::lessons;

use crate::app::screens::TableScreen;
use crate::app::{App, Screen};

impl App {
    /// Takes a lesson where it was left; a name without a lesson leads to the list.
    pub(super) fn take_lesson(&mut self, id: &str) {
        self.dialog = None;
        let Some(lesson) = lessons::find(id) else { return self.show(Screen::Learn) };
        let screen = TableScreen::lesson(lesson, self.shared.progress.of(id).left_at);
        screen.remember_lesson(&mut self.shared);
        let here = std::mem::replace(&mut self.screen, Screen::Table(Box::new(screen)));
        if matches!(&here, Screen::Table(screen) if !screen.session().is_practice()) {
            self.aside = Some(here);
        }
    }

    /// Leaves a lesson, back to the game one came from or to the list.
    pub(super) fn leave_lesson(&mut self) {
        self.screen = self.aside.take().unwrap_or(Screen::Learn);
    }
}
