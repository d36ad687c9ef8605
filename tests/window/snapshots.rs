//! Pictures of the main screens, compared with the ones in `snapshots/`.
//!
//! `UPDATE_SNAPSHOTS=1 cargo test --test window snapshots` makes those anew that have changed.

use std::path::PathBuf;

use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use image::{Rgb, RgbImage};
use landnam::i18n::{Language, Texts};
use landnam::storage::ThemeChoice;

use crate::raster::{Textures, picture};
use crate::support::{Home, SharedApp, click, keep_game, press, press_with, window_with};

/// The smallest window that has to look good.
const SIZE: Vec2 = Vec2::new(1024.0, 640.0);

/// Pictures are smaller than the window: the repository stays small, and words can still be read.
const SCALE: f32 = 0.625;

/// Colours are kept in steps of eight, which halves the files. No pixel may be more than one of them off: the last bit of a
/// sine or of a decoded picture is another one on another processor, and can lift a colour over to the next step.
const STEP: u8 = 8;

struct Window {
    app: SharedApp,
    textures: Textures,
    harness: Harness<'static>,
    texts: Texts,
    _home: Home,
}

fn window(language: Language, theme: ThemeChoice, actions: Option<usize>) -> Window {
    let home = Home::quick().with_settings(|settings| {
        settings.language = Some(language);
        settings.theme = theme;
    });
    if let Some(actions) = actions {
        keep_game(&home, actions);
    }
    let textures = Textures::default();
    let builder = Harness::builder().with_size(SIZE).with_pixels_per_point(SCALE).renderer(textures.clone());
    let (app, harness) = window_with(builder, home.folders());
    Window { app, textures, harness, texts: language.texts(), _home: home }
}

impl Window {
    #[track_caller]
    fn check(&mut self, name: &str) {
        // Pictures are asked for while painting, so paint until none is missing.
        for _ in 0..4 {
            self.app.borrow_mut().as_mut().expect("the window is open").wait_for_pictures();
            self.harness.run_steps(2);
        }
        let now = coarse(&picture(&self.harness, &self.textures));
        let path =
            PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/window/snapshots/{name}.png"));
        let before = image::open(&path).map(|image| image.to_rgb8());
        let off = before.as_ref().map_or(usize::MAX, |before| difference(before, &now));
        if off == 0 {
            return;
        }
        let update = std::env::var_os("UPDATE_SNAPSHOTS").is_some();
        let target = if update { path.clone() } else { path.with_extension("new.png") };
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        write(&now, &target);
        assert!(
            update,
            "{} pixels of {name} differ; see {}, or run with UPDATE_SNAPSHOTS=1",
            before.map_or_else(|_| "all".to_owned(), |_| off.to_string()),
            target.display()
        );
    }
}

fn coarse(image: &RgbImage) -> RgbImage {
    let mut image = image.clone();
    for Rgb(channels) in image.pixels_mut() {
        *channels = channels.map(|value| value / STEP * STEP + STEP / 2);
    }
    image
}

fn difference(before: &RgbImage, now: &RgbImage) -> usize {
    if before.dimensions() != now.dimensions() {
        return usize::MAX;
    }
    let differs = |(a, b): (&Rgb<u8>, &Rgb<u8>)| a.0.iter().zip(b.0).any(|(a, b)| a.abs_diff(b) > STEP);
    before.pixels().zip(now.pixels()).filter(|pair| differs(*pair)).count()
}

fn write(image: &RgbImage, path: &std::path::Path) {
    use image::codecs::png::{CompressionType, FilterType, PngEncoder};
    let file = std::io::BufWriter::new(std::fs::File::create(path).unwrap());
    image
        .write_with_encoder(PngEncoder::new_with_quality(file, CompressionType::Best, FilterType::Adaptive))
        .unwrap();
}

/// Every screen in every language, and each language by day and by night.
const LOOKS: [(Language, ThemeChoice); 3] =
    [(Language::En, ThemeChoice::Day), (Language::Is, ThemeChoice::Night), (Language::Nb, ThemeChoice::Day)];

#[test]
fn first_screen() {
    for (language, theme) in LOOKS {
        window(language, theme, None).check(&format!("title-{language}"));
    }
}

#[test]
fn new_game() {
    for (language, theme) in LOOKS {
        let mut window = window(language, theme, None);
        let label = window.texts.title_new_game();
        click(&mut window.harness, &label);
        // The number of a new game is another one each time.
        let field = window.texts.setup_seed();
        window.harness.get_by_role_and_label(Role::TextInput, &field).focus();
        window.harness.run_steps(2);
        press_with(&mut window.harness, Modifiers::COMMAND, Key::A);
        window.harness.get_by_role_and_label(Role::TextInput, &field).type_text("1234567");
        window.harness.run_steps(2);
        press(&mut window.harness, Key::Tab);
        window.check(&format!("new-game-{language}"));
    }
}

#[test]
fn table_with_everything() {
    for (language, theme) in LOOKS {
        let mut window = window(language, theme, Some(70));
        let label = window.texts.title_continue();
        click(&mut window.harness, &label);
        window.check(&format!("table-{language}"));
    }
}

#[test]
fn end_of_the_game() {
    for (language, theme) in [(Language::En, ThemeChoice::Night), (Language::Is, ThemeChoice::Day)] {
        let mut window = window(language, theme, Some(usize::MAX));
        let label = window.texts.title_continue();
        click(&mut window.harness, &label);
        window.check(&format!("end-{language}"));
    }
}

#[test]
fn sheet_of_shortcuts() {
    let mut window = window(Language::Nb, ThemeChoice::Night, Some(10));
    let label = window.texts.title_continue();
    click(&mut window.harness, &label);
    press(&mut window.harness, Key::F2);
    window.check("shortcuts-nb");
}
