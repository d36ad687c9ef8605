//! The first screen.

use std::sync::LazyLock;

use egui::{Align, Color32, CornerRadius, Layout, Rect, RichText, ScrollArea, Ui, vec2};

use crate::app::Shared;
use crate::app::buttons::{language_buttons, primary, wide};
use crate::app::intent::{DialogName, Intent};
use crate::app::pictures::TilePicture;
use crate::app::theme::{SERIF, breakpoint, text_size, tint};
use crate::app::wood::{self, WoodPlace};
use crate::art::tile_picture::variant_at;
use crate::i18n::Language;
use crate::rules::{Action, Game, PlacedTile, Setup, Silent};
use crate::storage::Settings;

/// Paints the first screen.
pub(crate) fn ui(ui: &mut Ui, shared: &Shared, intents: &mut Vec<Intent>) {
    let screen = ui.max_rect();
    landscape(ui, shared, screen);
    let width = 420.0_f32.min(screen.width() - 32.0);
    let height = if shared.settings.welcomed { 576.0_f32 } else { 430.0 };
    let card = Rect::from_center_size(screen.center(), vec2(width, height.min(screen.height() - 32.0)));
    ui.painter().rect_filled(
        card.translate(vec2(0.0, 4.0)).expand(2.0),
        CornerRadius::same(16),
        tint::DEEP_SHADOW,
    );
    ui.painter().rect_filled(card, CornerRadius::same(16), shared.tokens.surface);
    // In a very low window every line counts.
    let is_low = card.height() < breakpoint::TITLE;
    let unofficial = |ui: &mut Ui, shared: &Shared| {
        ui.label(RichText::new(shared.texts.title_unofficial()).small().color(shared.tokens.faint));
    };
    let inner = card.shrink(if is_low { 14.0 } else { 28.0 });
    ui.scope_builder(egui::UiBuilder::new().max_rect(inner), |ui| {
        ui.with_layout(Layout::bottom_up(Align::Center), |ui| {
            if !is_low {
                unofficial(ui, shared);
            }
            // In a low window the rest is scrolled.
            ui.with_layout(Layout::top_down(Align::Center), |ui| {
                ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                    content(ui, shared, intents, is_low);
                    if is_low {
                        unofficial(ui, shared);
                    }
                });
            });
        });
    });
}

fn content(ui: &mut Ui, shared: &Shared, intents: &mut Vec<Intent>, is_low: bool) {
    let size = if is_low { 34.0 } else { 56.0 };
    ui.label(RichText::new("Landnam").family(egui::FontFamily::Name(SERIF.into())).size(size));
    ui.label(RichText::new(shared.texts.title_tagline()).color(shared.tokens.faint));
    ui.add_space(if is_low { 4.0 } else { 14.0 });
    if !shared.settings.welcomed {
        welcome(ui, shared, intents);
        return;
    }
    if shared.folders.autosave().exists() && primary(ui, shared, shared.texts.title_continue()) {
        intents.push(Intent::Continue);
    }
    let new_game = shared.texts.title_new_game();
    let starts =
        if shared.folders.autosave().exists() { wide(ui, new_game) } else { primary(ui, shared, new_game) };
    if starts {
        intents.push(Intent::NewGame);
    }
    if wide(ui, shared.texts.learn_title()) {
        intents.push(Intent::Learn);
    }
    if wide(ui, shared.texts.title_load()) {
        intents.push(Intent::Open(DialogName::Load));
    }
    if wide(ui, shared.texts.panel_help()) {
        intents.push(Intent::ToggleRulebook);
    }
    if wide(ui, shared.texts.title_settings()) {
        intents.push(Intent::Open(DialogName::Settings));
    }
    let quit = ui.add_sized([ui.available_width(), 40.0], egui::Button::new(shared.texts.quit()));
    // The second click of a double click was meant for what lay here before.
    if quit.clicked() && !quit.double_clicked() {
        intents.push(Intent::Quit);
    }
    ui.add_space(6.0);
    languages(ui, shared, intents);
}

/// What is asked at the first start: two ways, neither better than the other.
fn welcome(ui: &mut Ui, shared: &Shared, intents: &mut Vec<Intent>) {
    languages(ui, shared, intents);
    ui.add_space(24.0);
    ui.label(RichText::new(shared.texts.learn_welcome()).size(text_size::INTRODUCTION));
    ui.add_space(12.0);
    let learns = primary(ui, shared, shared.texts.learn_title());
    let knows = primary(ui, shared, shared.texts.learn_know());
    if learns || knows {
        let settings = Settings { welcomed: true, ..shared.settings.clone() };
        intents.push(Intent::Change(Box::new(settings)));
    }
    if learns {
        intents.push(Intent::TakeLesson(FIRST_LESSON.to_owned()));
    }
}

/// Where learning begins.
const FIRST_LESSON: &str = "L00";

/// The three languages side by side, in the middle.
fn languages(ui: &mut Ui, shared: &Shared, intents: &mut Vec<Intent>) {
    ui.horizontal(|ui| {
        let font = egui::TextStyle::Button.resolve(ui.style());
        let (gap, padding) = (ui.spacing().item_spacing.x, ui.spacing().button_padding.x);
        let widths = Language::ALL.iter().map(|language| {
            let name = language.own_name().to_owned();
            ui.painter().layout_no_wrap(name, font.clone(), Color32::PLACEHOLDER).size().x
                + 2.0 * padding
                + gap
        });
        let total: f32 = widths.sum::<f32>() - gap;
        ui.add_space(((ui.available_width() - total) / 2.0).max(0.0));
        language_buttons(ui, shared, intents);
    });
}

/// A quiet piece of land behind everything.
fn landscape(ui: &Ui, shared: &Shared, screen: Rect) {
    static LAND: LazyLock<Vec<PlacedTile>> = LazyLock::new(land);
    let painter = ui.painter();
    wood::paint(painter, &shared.pictures, &shared.tokens, screen, WoodPlace::still(screen));
    let size = (screen.width() / 5.6).max(screen.height() / 2.7);
    for tile in LAND.iter() {
        let corner = screen.center() + vec2(f32::from(tile.pos.x) - 0.5, f32::from(tile.pos.y) - 0.5) * size;
        let rect = Rect::from_min_size(corner, vec2(size, size));
        let picture =
            TilePicture { kind: tile.kind, variant: variant_at(tile.kind, tile.pos), turn: tile.turn };
        if !screen.intersects(rect) {
            continue;
        }
        if let Some(cutout) = shared.pictures.tile(picture, size) {
            painter.image(cutout.texture, rect, cutout.uv, tint::BACKDROP);
        }
    }
}

/// A board on which every tile was laid as near to the middle as the rules allow.
fn land() -> Vec<PlacedTile> {
    const TILES: usize = 60;
    let Ok(mut game) = Game::new(&Setup::base(2, 0)) else { return Vec::new() };
    while game.tiles().len() < TILES && !game.is_over() {
        let nearest = game.legal_actions().into_iter().min_by_key(|action| match action {
            Action::Place { pos, .. } => (i32::from(pos.x).pow(2) + 4 * i32::from(pos.y).pow(2), 0),
            Action::Pass => (0, 0),
            _ => (i32::MAX, 1),
        });
        if nearest.is_none_or(|action| game.play_with(action, &mut Silent).is_err()) {
            break;
        }
    }
    game.tiles().collect()
}
