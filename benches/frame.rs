//! Time of one frame without the graphics card: the window's own code, and turning shapes into triangles.

use divan::{Bencher, black_box};
use egui::epaint::Primitive;
use egui::{Context, Pos2, RawInput, Rect, vec2};
use landnam::app::App;
use landnam::rules::{Record, Set, Setup};
use landnam::storage::{self, Folders, Settings, Speed};
use rand_core::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use tempfile::TempDir;

fn main() {
    divan::main();
}

/// What is on the screen.
#[derive(Clone, Copy, Debug)]
enum Look {
    /// The last tile but a few is to be placed: all 150 tiles, figures, and places to choose.
    Placing,
    /// The game is over.
    Over,
}

/// A window in which the game goes on.
struct Window {
    ctx: Context,
    app: App,
    time: f64,
    /// The player's folder, there as long as the window.
    _home: TempDir,
}

impl Window {
    fn new(look: Look) -> Self {
        let home = TempDir::new().unwrap();
        let folders = Folders::at(home.path());
        folders.prepare().unwrap();
        let settings = Settings { speed: Speed::Instant, reduced_motion: true, ..Settings::default() };
        Settings { language: Some(landnam::i18n::Language::En), ..settings }
            .write(&folders.settings())
            .unwrap();
        let setup = Setup::base(6, 3).with_sets(Set::ALL);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        let mut record = Record::new(setup).unwrap();
        let mut scratch = Vec::new();
        while let Some(action) = record.game().random_action(&mut rng, &mut scratch) {
            record.play(action).unwrap();
        }
        if matches!(look, Look::Placing) {
            while record.game().phase() != landnam::rules::Phase::Place {
                record.undo();
            }
        }
        storage::save(&record, &[], &folders.autosave()).unwrap();
        let ctx = Context::default();
        let mut app = App::new(&ctx, folders);
        app.continue_game();
        let mut window = Self { ctx, app, time: 0.0, _home: home };
        for _ in 0..4 {
            window.frame();
            window.app.wait_for_pictures();
        }
        assert!(window.frame() > 10_000, "the board is not on the screen");
        window
    }

    /// Paints once and says how many corners the triangles have.
    fn frame(&mut self) -> usize {
        self.time += 1.0 / 60.0;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(1920.0, 1080.0))),
            time: Some(self.time),
            ..RawInput::default()
        };
        let app = &mut self.app;
        let mut output = self.ctx.run_ui(input, |ui| app.ui(ui));
        output.textures_delta.clear();
        let painted = self.ctx.tessellate(output.shapes, output.pixels_per_point);
        painted
            .iter()
            .map(|clipped| match &clipped.primitive {
                Primitive::Mesh(mesh) => mesh.vertices.len(),
                Primitive::Callback(_) => 0,
            })
            .sum()
    }
}

#[divan::bench(args = [Look::Placing, Look::Over])]
fn frame(bencher: Bencher<'_, '_>, look: Look) {
    let mut window = Window::new(look);
    bencher.bench_local(|| black_box(window.frame()));
}
