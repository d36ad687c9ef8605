//! The real program in a real window: started, played, killed, started again.
//!
//! Needs Xvfb, xdotool and import (of `imagemagick`). Without them nothing is tested, unless `LANDNAM_DESKTOP_TEST` is set as in
//! `.ci/run`: then they have to be there.
#![cfg(all(feature = "cli", target_os = "linux"))]

use std::collections::HashSet;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use egui::Pos2;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use landnam::i18n::Language;
use landnam::rules::Action;
use landnam::storage;

use crate::support::{Home, PATIENCE, click, window};

/// Ends the process when the test does.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

struct Desktop {
    display: String,
    _server: Running,
}

impl Desktop {
    fn new() -> Self {
        let mut server = Command::new("Xvfb")
            // It must not begin anew whenever a helper was its only guest and leaves: nobody can come in meanwhile.
            .args(["-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-noreset"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb starts");
        let mut number = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut number).unwrap();
        Self { display: format!(":{}", number.trim()), _server: Running(server) }
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.env("DISPLAY", &self.display).env("LIBGL_ALWAYS_SOFTWARE", "1").env_remove("WAYLAND_DISPLAY");
        command
    }

    fn xdotool(&self, arguments: &[&str]) -> String {
        let output = self.command("xdotool").args(arguments).output().unwrap();
        assert!(output.status.success(), "xdotool {arguments:?}: {output:?}");
        String::from_utf8(output.stdout).unwrap()
    }

    /// The screen as it is now, three bytes a pixel.
    fn picture(&self) -> Vec<u8> {
        let output =
            self.command("import").args(["-window", "root", "-depth", "8", "rgb:-"]).output().unwrap();
        assert!(output.status.success(), "{output:?}");
        output.stdout
    }

    /// The screen once nothing moves any more.
    fn quiet_picture(&self) -> Vec<u8> {
        let mut last = self.picture();
        wait_until("the window does not come to rest", || {
            let now = self.picture();
            std::mem::replace(&mut last, now) == last
        });
        last
    }
}

#[track_caller]
fn wait_until(otherwise: &str, mut is_so: impl FnMut() -> bool) {
    let begin = Instant::now();
    while !is_so() {
        assert!(begin.elapsed() < PATIENCE, "{otherwise}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// The program in its window.
struct Program<'a> {
    desktop: &'a Desktop,
    process: Running,
    window: String,
}

impl<'a> Program<'a> {
    fn start(desktop: &'a Desktop, home: &Home) -> Self {
        Self::start_in(desktop, home, &[])
    }

    /// Starts it where these things are set as well.
    fn start_in(desktop: &'a Desktop, home: &Home, environment: &[(&str, &str)]) -> Self {
        let process = desktop
            .command(env!("CARGO_BIN_EXE_landnam"))
            .env("LANDNAM_HOME", home.path())
            .envs(environment.iter().copied())
            .spawn()
            .expect("the program starts");
        let process = Running(process);
        let mut found = String::new();
        wait_until("no window opens", || {
            let search =
                desktop.command("xdotool").args(["search", "--onlyvisible", "--name", "^Landnam"]).output();
            found = String::from_utf8(search.unwrap().stdout).unwrap();
            !found.trim().is_empty()
        });
        let window = found.lines().next().unwrap().to_owned();
        desktop.xdotool(&["windowfocus", &window]);
        let black = |picture: &[u8]| picture.iter().all(|&byte| byte == 0);
        wait_until("nothing is painted", || !black(&desktop.picture()));
        desktop.quiet_picture();
        Self { desktop, process, window }
    }

    /// Clicks where the control of that name is, as a window without a screen tells.
    fn click(&self, harness: &mut Harness<'_>, label: &str) {
        let Pos2 { x, y } = harness.get_by_label(label).rect().center();
        let (x, y) = ((x as i32).to_string(), (y as i32).to_string());
        self.desktop.xdotool(&["mousemove", "--window", &self.window, &x, &y]);
        let before = self.desktop.quiet_picture();
        self.desktop.xdotool(&["click", "1"]);
        wait_until("the click does nothing", || self.desktop.picture() != before);
        self.desktop.quiet_picture();
        click(harness, label);
    }

    fn press(&self, key: &str) {
        let before = self.desktop.quiet_picture();
        self.desktop.xdotool(&["key", key]);
        wait_until("the key does nothing", || self.desktop.picture() != before);
        self.desktop.quiet_picture();
    }

    fn kill(mut self) {
        self.process.0.kill().unwrap();
        self.process.0.wait().unwrap();
    }
}

fn kept(home: &Home) -> Vec<Action> {
    storage::load(&home.folders().autosave())
        .map_or_else(|_| Vec::new(), |saved| saved.record.actions().to_vec())
}

/// Whether there are the tools for a real window; where they have to be, they are.
fn has_tools() -> bool {
    let is_there = |program: &str| {
        let version =
            Command::new(program).arg("-version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        version.is_ok()
    };
    let has_all = ["Xvfb", "xdotool", "import"].into_iter().all(is_there);
    if !has_all {
        assert!(std::env::var_os("LANDNAM_DESKTOP_TEST").is_none(), "Xvfb, xdotool or import is missing");
        eprintln!("not tested: Xvfb, xdotool or import is missing");
    }
    has_all
}

#[test]
fn without_a_screen_the_program_says_so_in_plain_words() {
    for (language, words) in [
        (Language::En, "found no screen"),
        (Language::Is, "fann engan skjá"),
        (Language::Nb, "fant ingen skjerm"),
    ] {
        // There is none, or none that answers.
        for screen in [None, Some(":4711")] {
            let home = Home::quick().with_settings(|settings| settings.language = Some(language));
            let mut command = Command::new(env!("CARGO_BIN_EXE_landnam"));
            for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "RUST_BACKTRACE"] {
                command.env_remove(name);
            }
            command.envs(screen.map(|screen| ("DISPLAY", screen)));
            let output = command.env("LANDNAM_HOME", home.path()).output().unwrap();
            let said = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(1), "{said}");
            assert!(said.starts_with("landnam: Landnam ") && said.contains(words), "{said}");
            assert!(said.lines().count() == 1 && !said.contains(".rs") && !said.contains('"'), "{said}");
        }
    }
}

#[test]
fn where_wayland_does_not_answer_the_window_opens_on_x11() {
    if !has_tools() {
        return;
    }
    let (desktop, home) = (Desktop::new(), Home::quick());
    let runtime = home.path().to_str().unwrap();
    let gone = [("WAYLAND_DISPLAY", "wayland-of-yesterday"), ("XDG_RUNTIME_DIR", runtime)];
    Program::start_in(&desktop, &home, &gone).kill();
}

#[test]
fn a_game_in_a_real_window_survives_being_killed() {
    if !has_tools() {
        return;
    }
    let desktop = Desktop::new();
    let home = Home::quick();
    let guide_home = Home::quick();
    let mut guide = window(&guide_home);

    let program = Program::start(&desktop, &home);
    program.click(&mut guide, "New game");
    program.click(&mut guide, "Start the game");
    wait_until("the new game is not kept", || home.folders().autosave().exists());
    program.press("n");
    program.press("Return");
    wait_until("the turn is not kept", || kept(&home).len() == 2);
    let picture = desktop.quiet_picture();
    let colours: HashSet<&[u8]> = picture.chunks(3).collect();
    assert!(colours.len() > 2000, "only {} colours on the screen", colours.len());
    let first_turn = kept(&home);
    // A second start hands over and ends.
    let second = desktop.command(env!("CARGO_BIN_EXE_landnam")).env("LANDNAM_HOME", home.path()).status();
    assert!(second.unwrap().success());
    let windows = desktop.xdotool(&["search", "--onlyvisible", "--name", "^Landnam"]);
    assert_eq!(windows.lines().count(), 1, "{windows}");
    assert_eq!(kept(&home), first_turn);
    program.kill();

    drop(guide);
    std::fs::copy(home.folders().autosave(), guide_home.folders().autosave()).unwrap();
    let mut guide = window(&guide_home);
    let program = Program::start(&desktop, &home);
    program.click(&mut guide, "Continue the last game");
    program.press("n");
    program.press("Return");
    wait_until("the second turn is not kept", || kept(&home).len() == 4);
    assert_eq!(kept(&home)[..2], first_turn[..]);
    let notes = std::fs::read_to_string(home.folders().crash_notes()).unwrap_or_default();
    assert!(notes.contains("without closing its window"), "the kill is not noted: {notes}");
    assert!(!notes.contains("panicked"), "{notes}");
}
