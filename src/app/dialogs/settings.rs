//! Settings; every change takes effect at once.

use egui::{ScrollArea, Ui};

use crate::app::Shared;
use crate::app::buttons::language_buttons;
use crate::app::intent::Intent;
use crate::app::theme::strong;
use crate::i18n::Texts;
use crate::storage::{ColourChoice, Helps, Speed, ThemeChoice};

/// Paints the settings.
pub(super) fn ui(ui: &mut Ui, shared: &Shared, intents: &mut Vec<Intent>) {
    let mut settings = Box::new(shared.settings.clone());
    ui.heading(shared.texts.settings_title());
    let height = (ui.ctx().content_rect().height() - 160.0).clamp(200.0, 460.0);
    ScrollArea::vertical().max_height(height).min_scrolled_height(height).show(ui, |ui| {
        ui.label(shared.texts.settings_language());
        ui.horizontal(|ui| language_buttons(ui, shared, intents));
        let t = &shared.texts;
        let themes = [
            (ThemeChoice::Day, t.settings_theme_day()),
            (ThemeChoice::Night, t.settings_theme_night()),
            (ThemeChoice::HighContrast, t.settings_theme_contrast()),
        ];
        choice(ui, &t.settings_theme(), &mut settings.theme, themes);
        let colours = [
            (ColourChoice::Classic, t.settings_colours_classic()),
            (ColourChoice::ColourBlind, t.settings_colours_safe()),
        ];
        choice(ui, &t.settings_colours(), &mut settings.colours, colours);
        let speeds = [
            (Speed::Slow, t.settings_speed_slow()),
            (Speed::Normal, t.settings_speed_normal()),
            (Speed::Fast, t.settings_speed_fast()),
            (Speed::Instant, t.settings_speed_instant()),
        ];
        choice(ui, &t.settings_speed(), &mut settings.speed, speeds);
        ui.label(t.settings_scale());
        ui.horizontal_wrapped(|ui| {
            for percent in [75_u16, 100, 125, 150, 200, 250] {
                let scale = f32::from(percent) / 100.0;
                let is_now = (settings.scale - scale).abs() < 0.01;
                if ui.selectable_label(is_now, format!("{percent} %")).clicked() {
                    settings.scale = scale;
                }
            }
        });
        for (value, name) in [
            (&mut settings.reduced_motion, t.settings_reduced_motion()),
            (&mut settings.follow, t.settings_follow()),
            (&mut settings.keep_whole_map, t.settings_keep_whole_map()),
            (&mut settings.handover, t.settings_handover()),
            (&mut settings.wheel_pans, t.settings_wheel_pans()),
            (&mut settings.wheel_turns, t.settings_wheel_turns()),
            (&mut settings.panels_left, t.settings_panels_left()),
            (&mut settings.minimap, t.settings_minimap()),
        ] {
            ui.checkbox(value, name);
        }
        helps(ui, t, &mut settings.helps);
    });
    if *settings != shared.settings {
        intents.push(Intent::Change(settings));
    }
}

/// The helps; those that the purist's switch hides cannot be changed meanwhile.
fn helps(ui: &mut Ui, t: &Texts, helps: &mut Helps) {
    ui.separator();
    ui.label(strong(t.helps_title()));
    ui.checkbox(&mut helps.purist, t.helps_purist());
    let is_open = !helps.purist;
    for (value, name) in [
        (&mut helps.legal_squares, t.helps_legal_squares()),
        (&mut helps.dead_squares, t.helps_dead_squares()),
        (&mut helps.counts, t.helps_counts()),
        (&mut helps.odds, t.helps_odds()),
        (&mut helps.projections, t.helps_projections()),
        (&mut helps.inspector, t.helps_inspector()),
        (&mut helps.fields, t.helps_fields()),
        (&mut helps.hints, t.helps_hints()),
    ] {
        ui.add_enabled(is_open, egui::Checkbox::new(value, name));
    }
}

fn choice<T: Copy + PartialEq, const N: usize>(
    ui: &mut Ui,
    title: &str,
    value: &mut T,
    all: [(T, String); N],
) {
    ui.label(title);
    ui.horizontal_wrapped(|ui| {
        for (option, name) in all {
            ui.selectable_value(value, option, name);
        }
    });
}
