//! Every screen and dialog, in every language and in one with very long words, in small windows: no words are cut off
//! or lie over each other.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use egui::accesskit::Role;
use egui::epaint::{ClippedShape, TextShape};
use egui::{Key, Modifiers, Rect, Shape, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use landnam::i18n::{Language, Texts};

use crate::support::{Home, click, keep_game, keep_game_of, press, press_with, window_at, window_with};

/// A small laptop's window, a large one at twice the size of text and controls, and the smallest there can be.
const SIZES: [Vec2; 3] = [Vec2::new(1024.0, 640.0), Vec2::new(960.0, 540.0), Vec2::new(800.0, 520.0)];

/// Pixels that signs may stand out of their place.
const SLACK: f32 = 1.5;

#[derive(Clone, Copy)]
enum Tongue {
    Real(Language),
    /// English with every vowel doubled and accented: two fifths longer than the longest that people write.
    Long,
}

const TONGUES: [Tongue; 4] =
    [Tongue::Real(Language::En), Tongue::Real(Language::Is), Tongue::Real(Language::Nb), Tongue::Long];

impl Tongue {
    fn language(self) -> Language {
        match self {
            Self::Real(language) => language,
            Self::Long => Language::En,
        }
    }

    fn texts(self) -> Texts {
        match self {
            Self::Real(language) => language.texts(),
            Self::Long => Texts::new_external("en", long_words().as_bytes()).unwrap(),
        }
    }
}

/// All English messages with longer words.
fn long_words() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n/en");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().flatten().map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "ftl"));
    files.sort();
    let lines = files.iter().flat_map(|file| {
        let text = fs::read_to_string(file).unwrap();
        text.lines().map(lengthen_line).collect::<Vec<_>>()
    });
    lines.collect::<Vec<_>>().join("\n") + "\n"
}

fn lengthen_line(line: &str) -> String {
    let start = line.trim_start();
    if start.is_empty() || start.starts_with('#') {
        return line.to_owned();
    }
    let value = if start.len() == line.len() && !start.starts_with('}') {
        line.find('=').map_or(0, |at| at + 1)
    } else if start.starts_with('[') || start.starts_with("*[") {
        line.find(']').map_or(0, |at| at + 1)
    } else {
        0
    };
    let (name, text) = line.split_at(value);
    format!("{name}{}", lengthen(text))
}

fn lengthen(text: &str) -> String {
    let mut depth = 0_i32;
    let mut longer = String::new();
    for sign in text.chars() {
        match sign {
            '{' => depth += 1,
            '}' => depth = (depth - 1).max(0),
            _ => {}
        }
        longer.push(sign);
        let accented = match sign {
            'a' => 'á',
            'e' => 'é',
            'i' => 'í',
            'o' => 'ö',
            'u' => 'ú',
            'y' => 'ý',
            _ => continue,
        };
        if depth == 0 {
            longer.push(accented);
        }
    }
    longer
}

#[test]
fn long_words_are_longer_and_keep_their_places() {
    assert_eq!(lengthen_line("turn = { $player } begins"), "turn = { $player } beégiíns");
    assert_eq!(lengthen_line("        [one] { $count } tile"), "        [one] { $count } tiíleé");
    assert_eq!(lengthen_line("# A note"), "# A note");
    let count: usize = long_words().chars().count();
    assert!(count > 10_000, "{count}");
}

/// A piece of text on the screen.
struct Words {
    text: String,
    rect: Rect,
    clip: Rect,
}

fn collect(clip: Rect, shape: &Shape, all: &mut Vec<Words>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(clip, shape, all)),
        Shape::Text(TextShape { pos, galley, .. }) => {
            let rect = galley.mesh_bounds.translate(pos.to_vec2());
            if rect.is_positive() {
                all.push(Words { text: galley.text().to_owned(), rect, clip });
            }
        }
        _ => {}
    }
}

fn words(harness: &Harness<'_>) -> Vec<Words> {
    let mut all = Vec::new();
    for ClippedShape { clip_rect, shape, .. } in &harness.output().shapes {
        collect(*clip_rect, shape, &mut all);
    }
    all.retain(|words| words.clip.intersects(words.rect));
    all
}

/// Words that reach out of the place they are shown in, to the left or right. Up and down, lists are scrolled.
fn cut_off(harness: &Harness<'_>) -> Vec<String> {
    let screen = harness.ctx.content_rect();
    words(harness)
        .into_iter()
        .filter_map(|words| {
            let place = words.clip.intersect(screen);
            let across =
                words.rect.left() < place.left() - SLACK || words.rect.right() > place.right() + SLACK;
            let is_scrolled = words.clip.height() < screen.height() - 1.0;
            let down = !is_scrolled
                && (words.rect.top() < place.top() - SLACK || words.rect.bottom() > place.bottom() + SLACK);
            (across || down).then(|| format!("cut off: {:?} {:?} in {:?}", words.text, words.rect, place))
        })
        .collect()
}

/// Words that lie over other words. Only for screens without anything in front of them.
fn overlapping(harness: &Harness<'_>) -> Vec<String> {
    let all = words(harness);
    let mut found = Vec::new();
    for (index, one) in all.iter().enumerate() {
        for other in &all[index + 1..] {
            let common = one.rect.intersect(one.clip).intersect(other.rect).intersect(other.clip);
            if common.width() > 4.0 && common.height() > 4.0 {
                found.push(format!("{:?} over {:?} at {common:?}", other.text, one.text));
            }
        }
    }
    found
}

/// Buttons on the line at the top that lie over each other or out of the window.
fn crowded_bar(harness: &Harness<'_>) -> Vec<String> {
    const BAR: f64 = 64.0;
    let width = f64::from(harness.ctx.content_rect().width());
    let buttons: Vec<_> = harness
        .root()
        .children_recursive()
        .filter_map(|node| {
            let node = node.accesskit_node();
            let bounds = node.bounding_box()?;
            let is_in_bar = node.role() == Role::Button && bounds.y1 < BAR;
            is_in_bar.then(|| (node.label().unwrap_or_default(), bounds))
        })
        .collect();
    let mut found = Vec::new();
    for (index, (name, one)) in buttons.iter().enumerate() {
        if one.x0 < -1.0 || one.x1 > width + 1.0 {
            found.push(format!("button {name:?} is out of the window"));
        }
        for (other_name, other) in &buttons[index + 1..] {
            let common = one.intersect(*other);
            if common.width() > 1.0 && common.height() > 1.0 {
                found.push(format!("button {name:?} lies over {other_name:?}"));
            }
        }
    }
    found
}

/// One window that is led through everything.
struct Walk {
    harness: Harness<'static>,
    texts: Texts,
    name: String,
    faults: BTreeSet<String>,
    home: Home,
}

impl Walk {
    fn new(name: &'static str, tongue: Tongue, size: Vec2, actions: Option<usize>) -> Self {
        Self::with(tongue, size, |home| {
            if let Some(actions) = actions {
                keep_game(home, actions);
            }
            name
        })
    }

    /// A window over files that are laid out before; whoever does so says what it is called.
    fn with(tongue: Tongue, size: Vec2, lay_out: impl FnOnce(&Home) -> &'static str) -> Self {
        let marker = if matches!(tongue, Tongue::Long) { "long" } else { tongue.language().code() };
        let home = Home::quick().with_settings(|settings| settings.language = Some(tongue.language()));
        let name = format!("{} {marker} {}", lay_out(&home), size.x);
        let (app, mut harness) = window_at(home.folders(), size);
        app.borrow_mut().as_mut().expect("the window is open").speak(tongue.texts());
        harness.run_steps(2);
        Self { harness, texts: tongue.texts(), name, faults: BTreeSet::new(), home }
    }

    fn click(&mut self, label: impl FnOnce(&Texts) -> String) {
        let label = label(&self.texts);
        click(&mut self.harness, &label);
    }

    /// Looks at a screen with nothing in front of it.
    fn look(&mut self, what: &str) {
        self.look_behind(what);
        for fault in overlapping(&self.harness) {
            self.note(what, &fault);
        }
        for fault in crowded_bar(&self.harness) {
            self.note(what, &fault);
        }
    }

    /// Looks at a dialog.
    fn look_behind(&mut self, what: &str) {
        // A window finds its size within a few frames.
        self.harness.run_steps(3);
        assert!(words(&self.harness).len() > 5, "{} {what}: hardly any words", self.name);
        for fault in cut_off(&self.harness) {
            self.note(what, &fault);
        }
    }

    fn note(&mut self, what: &str, fault: &str) {
        self.faults.insert(format!("{} {what}: {fault}", self.name));
    }
}

fn everywhere(walk: impl Fn(Tongue, Vec2) -> BTreeSet<String>) {
    let mut faults = Vec::new();
    for tongue in TONGUES {
        for size in SIZES {
            faults.extend(walk(tongue, size));
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn screens() {
    everywhere(|tongue, size| {
        let mut walk = Walk::new("screens", tongue, size, Some(90));
        walk.look("first screen");
        walk.click(Texts::title_new_game);
        walk.look("new game");
        walk.faults
    });
}

#[test]
fn table() {
    everywhere(|tongue, size| {
        let mut walk = Walk::new("table", tongue, size, Some(90));
        walk.click(Texts::title_continue);
        walk.look("table");
        for turn in 0..6 {
            press(&mut walk.harness, Key::N);
            walk.look(&format!("tile laid in turn {turn}"));
            press(&mut walk.harness, Key::Num1);
            walk.look(&format!("figure chosen in turn {turn}"));
            press(&mut walk.harness, Key::Enter);
            walk.look(&format!("turn {turn} confirmed"));
        }
        let menu = walk.texts.menu();
        walk.harness.get_by_label(&menu).click();
        walk.harness.run_steps(3);
        walk.look_behind("menu");
        walk.faults
    });
}

/// Six people with long names, also where text is so large that little room is left.
#[test]
fn six_at_the_table() {
    const PEOPLE: [(&str, u8); 6] = [
        ("Sigríður Aðalbjörg", 0),
        ("Åse", 1),
        ("Maximiliane-Friederike", 2),
        ("", 3),
        ("Þorvaldur á Hvoli", 4),
        ("Bo", 5),
    ];
    let mut faults = BTreeSet::new();
    for tongue in [Tongue::Real(Language::Is), Tongue::Long] {
        for (width, height) in
            [(1920.0, 1080.0), (1280.0, 800.0), (1024.0, 600.0), (800.0, 520.0), (512.0, 320.0)]
        {
            let mut walk = Walk::with(tongue, Vec2::new(width, height), |home| {
                keep_game_of(home, &PEOPLE, 150);
                "six"
            });
            walk.click(Texts::title_continue);
            walk.look("table");
            press(&mut walk.harness, Key::N);
            press(&mut walk.harness, Key::Num1);
            walk.look("figure chosen");
            for (what, key) in [("log", Key::G), ("tiles left", Key::T), ("score board", Key::B)] {
                press(&mut walk.harness, key);
                walk.look_behind(what);
                press(&mut walk.harness, Key::Escape);
            }
            faults.extend(walk.faults);
        }
    }
    assert!(
        faults.is_empty(),
        "{} faults:\n{}",
        faults.len(),
        faults.into_iter().collect::<Vec<_>>().join("\n")
    );
}

#[test]
fn dialogs() {
    everywhere(|tongue, size| {
        let mut walk = Walk::new("dialogs", tongue, size, Some(60));
        for name in ["Landnam 1", "A name as long as the field lets one write it, and no longer"] {
            let folders = walk.home.folders();
            fs::copy(folders.autosave(), folders.save_path(name)).unwrap();
        }
        walk.click(Texts::title_load);
        walk.look_behind("load");
        press(&mut walk.harness, Key::Escape);
        walk.click(Texts::title_continue);
        for (what, modifiers, key) in [
            ("settings", Modifiers::COMMAND, Key::Comma),
            ("save", Modifiers::COMMAND, Key::S),
            ("picture", Modifiers::COMMAND, Key::P),
            ("shortcuts", Modifiers::NONE, Key::F2),
        ] {
            press_with(&mut walk.harness, modifiers, key);
            walk.look_behind(what);
            press(&mut walk.harness, Key::Escape);
        }
        press(&mut walk.harness, Key::F1);
        walk.look("rulebook");
        press(&mut walk.harness, Key::F1);
        press_with(&mut walk.harness, Modifiers::COMMAND, Key::W);
        walk.click(Texts::title_new_game);
        walk.click(Texts::setup_start);
        walk.look_behind("unfinished game");
        walk.faults
    });
}

#[test]
fn end_of_the_game() {
    everywhere(|tongue, size| {
        let mut walk = Walk::new("end", tongue, size, Some(usize::MAX));
        walk.click(Texts::title_continue);
        walk.look_behind("end");
        walk.faults
    });
}

#[test]
fn cards_of_sets_lie_below_each_other() {
    let home = Home::quick();
    let (_, mut harness) = window_at(home.folders(), SIZES[0]);
    click(&mut harness, "New game");
    let names = ["Base game", "Farmers", "Abbot and gardens", "The river", "Inns & Cathedrals", "The Tower"];
    let cards = names.map(|name| harness.get_by_role_and_label(Role::CheckBox, name).rect());
    for pair in cards.windows(2) {
        assert!(pair[0].bottom() <= pair[1].top(), "{pair:?}");
    }
}

/// Nothing more is painted when nothing happens, so a dialog has to be in its place by then.
#[test]
fn dialogs_find_their_place_by_themselves() {
    let home = Home::quick();
    for size in SIZES {
        let (_, mut harness) =
            window_with(Harness::builder().with_size(size).with_max_steps(12), home.folders());
        for name in ["Settings", "Load a game…"] {
            harness.get_by_label(name).click();
            harness.run();
            let place = |harness: &Harness<'_>| harness.get_by_label("Close").rect();
            let settled = place(&harness);
            harness.run_steps(5);
            assert_eq!(place(&harness), settled, "{name}");
            press(&mut harness, Key::Escape);
        }
    }
}
