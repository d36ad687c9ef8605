//! Opening the window, on X11 if Wayland does not answer, and saying in plain words why it does not open.

use std::any::Any;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;

use crate::i18n::Texts;

/// Why the window does not open, or does not stay open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum WindowFailure {
    /// There is no screen, or none that answers.
    NoScreen,
    /// Nothing paints: no OpenGL.
    NoOpenGl,
    /// A library of the desktop is missing.
    MissingLibrary(String),
    /// The program failed after the window had opened.
    Crashed,
    /// None of these.
    Unknown,
}

impl WindowFailure {
    /// Runs the window until it is closed. `make` makes the application once a window is open.
    pub(crate) fn unless_run(
        options: eframe::NativeOptions,
        make: impl FnOnce(&egui::Context) -> Box<dyn eframe::App> + 'static,
    ) -> Result<(), Self> {
        let is_open = Rc::new(Cell::new(false));
        let opened = is_open.clone();
        let create: eframe::AppCreator<'_> = Box::new(move |creation| {
            opened.set(true);
            Ok(make(&creation.egui_ctx))
        });
        // Without the libraries of a desktop the window system panics instead of returning an error.
        let run = AssertUnwindSafe(|| eframe::run_native("landnam", options, create));
        let failure = match catch_unwind(run) {
            Ok(Ok(())) => return Ok(()),
            Ok(Err(error)) => {
                log::error!("the window system: {error}");
                Self::of_error(&error)
            }
            // The log has it from the hook for panics.
            Err(_) if is_open.get() => Self::Crashed,
            Err(panic) => Self::in_words_of(panic_text(panic.as_ref())).unwrap_or(Self::Unknown),
        };
        if !is_open.get() {
            try_without_wayland();
        }
        Err(failure)
    }

    fn of_error(error: &eframe::Error) -> Self {
        match error {
            eframe::Error::Glutin(_) | eframe::Error::NoGlutinConfigs(..) | eframe::Error::OpenGL(_) => {
                Self::NoOpenGl
            }
            error => Self::in_words_of(&error.to_string()).unwrap_or(Self::NoScreen),
        }
    }

    /// The library that is named in the words of a failure.
    fn in_words_of(text: &str) -> Option<Self> {
        if text.contains("xlib's shared libraries") {
            // The window system does not say which of them.
            return Some(Self::MissingLibrary("libX11, libXcursor, libXi".to_owned()));
        }
        let name = text
            .split(|sign: char| !(sign.is_ascii_alphanumeric() || "-_.".contains(sign)))
            .find(|word| word.starts_with("lib") && word.contains(".so"))?
            .trim_end_matches('.');
        let paints = ["libGL", "libEGL", "libOpenGL"].iter().any(|start| name.starts_with(start));
        Some(if paints { Self::NoOpenGl } else { Self::MissingLibrary(name.to_owned()) })
    }

    /// What to tell the player.
    pub(crate) fn in_words(&self, texts: &Texts) -> String {
        match self {
            Self::NoScreen => texts.opening_no_screen(),
            Self::NoOpenGl => texts.opening_no_opengl(),
            Self::MissingLibrary(name) => texts.opening_library(name),
            Self::Crashed => texts.opening_crashed(),
            Self::Unknown => texts.opening_unknown(),
        }
    }

    /// Says it in a box on the screen, where there is one and a program that shows boxes.
    pub(crate) fn show_box(&self, words: &str) {
        if *self != Self::NoScreen {
            let _ = rfd::MessageDialog::new()
                .set_level(rfd::MessageLevel::Error)
                .set_title("Landnam")
                .set_description(words)
                .show();
        }
    }
}

fn panic_text(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or_default()
}

/// Starts the program again without Wayland if X11 is there too: `WAYLAND_DISPLAY` may name a session that has ended.
///
/// Only one attempt at a window can be made in one life of a program, so this life ends here.
#[cfg(unix)]
fn try_without_wayland() {
    use std::os::unix::process::CommandExt as _;

    const WAYLAND: [&str; 2] = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET"];
    let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if !WAYLAND.into_iter().any(is_set) || !is_set("DISPLAY") {
        return;
    }
    log::warn!("Wayland does not answer; once more on X11");
    log::logger().flush();
    let Ok(program) = std::env::current_exe() else { return };
    let mut again = std::process::Command::new(program);
    again.args(std::env::args_os().skip(1));
    for name in WAYLAND {
        again.env_remove(name);
    }
    let error = again.exec();
    log::error!("the program cannot be started again: {error}");
}

#[cfg(not(unix))]
fn try_without_wayland() {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    #[test]
    fn a_missing_library_is_named() {
        let name = |text: &str| WindowFailure::in_words_of(text);
        let missing = |name: &str| Some(WindowFailure::MissingLibrary(name.to_owned()));
        assert_eq!(name("Library libxkbcommon-x11.so could not be loaded."), missing("libxkbcommon-x11.so"));
        assert_eq!(
            name("os error at /build/x11/mod.rs:12: libX11-xcb.so.1: cannot open shared object file"),
            missing("libX11-xcb.so.1")
        );
        let one_of_three = "os error at mod.rs:788: Failed to load one of xlib's shared libraries";
        assert_eq!(name(one_of_three), missing("libX11, libXcursor, libXi"));
        assert_eq!(name("cannot open libEGL.so.1"), Some(WindowFailure::NoOpenGl));
        assert_eq!(name("no library in sight"), None);
    }

    #[test]
    fn every_failure_is_told_without_the_words_of_programmers() {
        for language in Language::ALL {
            let texts = language.texts();
            for failure in [
                WindowFailure::NoScreen,
                WindowFailure::NoOpenGl,
                WindowFailure::MissingLibrary("libX11.so.6".to_owned()),
                WindowFailure::Crashed,
                WindowFailure::Unknown,
            ] {
                let words = failure.in_words(&texts);
                assert!(words.contains("Landnam") && words.ends_with('.'), "{words}");
                assert!(!["::", "Err(", ".rs"].iter().any(|bad| words.contains(bad)), "{words}");
            }
        }
    }
}
