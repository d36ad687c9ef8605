//! A failure in one part of the window stays there: the rest goes on, and the player is told.

use std::panic::{AssertUnwindSafe, catch_unwind};

use egui::{Context, Event, Id, Ui};

/// The parts of the window that have failed and are not tried again yet.
#[derive(Clone, Debug, Default)]
struct Failed {
    parts: Vec<&'static str>,
    /// Whether the player has yet to be told.
    is_news: bool,
}

fn failed<R>(ctx: &Context, change: impl FnOnce(&mut Failed) -> R) -> R {
    ctx.data_mut(|data| change(data.get_temp_mut_or_default(Id::unique("failed parts"))))
}

/// Paints a part of the window. Should it fail, nothing else does, and it is left out until the player does something.
pub(crate) fn guard<R>(ui: &mut Ui, part: &'static str, add: impl FnOnce(&mut Ui) -> R) -> Option<R> {
    let ctx = ui.ctx().clone();
    guarded(&ctx, part, || add(ui))
}

/// Does something that belongs to a part of the window, in the same way.
pub(crate) fn guarded<R>(ctx: &Context, part: &'static str, act: impl FnOnce() -> R) -> Option<R> {
    if failed(ctx, |failed| failed.parts.contains(&part)) {
        return None;
    }
    // Parts keep only view state between frames, all of it valid at any time; the game itself is checked by its owner.
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        #[cfg(test)]
        tests::fail_on_purpose(part);
        act()
    }));
    if outcome.is_err() {
        log::error!("{part} failed and is left out for now");
        failed(ctx, |failed| {
            failed.parts.push(part);
            failed.is_news = true;
        });
        ctx.request_repaint();
    }
    outcome.ok()
}

/// Tries parts that have failed once more if the player has done something.
pub(crate) fn try_again(ctx: &Context) -> bool {
    let did_something = ctx.input(|input| {
        input.events.iter().any(|event| {
            matches!(
                event,
                Event::Key { pressed: true, .. }
                    | Event::PointerButton { pressed: true, .. }
                    | Event::AccessKitActionRequest(_)
            )
        })
    });
    if did_something {
        failed(ctx, |failed| failed.parts.clear());
    }
    did_something
}

/// Tries one part again at once.
pub(crate) fn forgive(ctx: &Context, part: &str) {
    failed(ctx, |failed| failed.parts.retain(|other| *other != part));
}

/// Whether any part has failed since this was last asked.
pub(crate) fn has_news(ctx: &Context) -> bool {
    failed(ctx, |failed| std::mem::take(&mut failed.is_news))
}

#[cfg(test)]
mod tests {
    use std::cell::{Cell, RefCell};
    use std::rc::Rc;

    use egui::{Key, vec2};
    use egui_kittest::Harness;
    use egui_kittest::kittest::{NodeT as _, Queryable as _};
    use tempfile::TempDir;

    use crate::app::App;
    use crate::storage::{self, Folders, Settings, Speed};

    thread_local! {
        /// The part that fails whenever it is painted.
        static FAILING: Cell<&'static str> = const { Cell::new("") };
    }

    pub(super) fn fail_on_purpose(part: &str) {
        assert!(FAILING.get() != part, "{part} fails on purpose");
    }

    /// A window in which a game has just begun.
    fn game() -> (TempDir, Folders, Harness<'static>) {
        let home = TempDir::new().unwrap();
        let folders = Folders::at(home.path());
        folders.prepare().unwrap();
        let settings = Settings {
            language: Some(crate::i18n::Language::En),
            speed: Speed::Instant,
            reduced_motion: true,
            welcomed: true,
            ..Settings::default()
        };
        settings.write(&folders.settings()).unwrap();
        let app: Rc<RefCell<Option<App>>> = Rc::default();
        let files = folders.clone();
        let mut harness = Harness::builder().with_size(vec2(1280.0, 800.0)).build_ui(move |ui| {
            let mut app = app.borrow_mut();
            let app = app.get_or_insert_with(|| App::new(ui.ctx(), files.clone()));
            app.ui(ui);
            app.wait_for_files();
        });
        harness.run_steps(3);
        for label in ["New game", "Start the game"] {
            harness.get_by_label(label).click();
            harness.run_steps(3);
        }
        (home, folders, harness)
    }

    fn says(harness: &Harness<'_>, words: &str) -> bool {
        harness.root().children_recursive().any(|node| {
            let node = node.accesskit_node();
            [node.label(), node.value()].into_iter().flatten().any(|text| text.contains(words))
        })
    }

    fn press(harness: &mut Harness<'_>, key: Key) {
        harness.key_press(key);
        harness.run_steps(3);
    }

    #[test]
    fn whatever_part_fails_the_game_goes_on() {
        for part in ["players", "strip", "log", "map", "dock"] {
            let (_home, folders, mut harness) = game();
            FAILING.set(part);
            press(&mut harness, Key::N);
            assert!(says(&harness, "Something went wrong"), "{part}");
            press(&mut harness, Key::Enter);
            press(&mut harness, Key::N);
            press(&mut harness, Key::Enter);
            assert_eq!(storage::load(&folders.autosave()).unwrap().record.actions().len(), 4, "{part}");
            // It is painted again as soon as it can be.
            FAILING.set("");
            press(&mut harness, Key::N);
            assert!(says(&harness, "End the turn without a figure"), "{part}");
            harness.check_accessibility();
        }
    }

    #[test]
    fn a_dialog_that_fails_is_closed() {
        let (_home, _folders, mut harness) = game();
        FAILING.set("dialog");
        press(&mut harness, Key::F2);
        assert!(says(&harness, "Something went wrong"));
        FAILING.set("");
        press(&mut harness, Key::N);
        assert!(says(&harness, "End the turn without a figure"));
        press(&mut harness, Key::F2);
        assert!(says(&harness, "Close"));
    }

    #[test]
    fn a_table_that_fails_comes_back_as_it_was_kept() {
        let (_home, _folders, mut harness) = game();
        press(&mut harness, Key::N);
        press(&mut harness, Key::Enter);
        assert!(says(&harness, "Blue: place the tile"));
        FAILING.set("screen");
        // It fails once more right after, so that only the first screen is left.
        press(&mut harness, Key::N);
        assert!(says(&harness, "Something went wrong"));
        FAILING.set("");
        harness.run_steps(3);
        harness.get_by_label("Continue the last game").click();
        harness.run_steps(3);
        assert!(says(&harness, "Blue: place the tile"));
    }
}
