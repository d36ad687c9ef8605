//! Settings; every change takes effect at once.

use egui::{ScrollArea, Ui};

use crate::app::screens::title::languages;
use crate::app::{Intent, Shared};
use crate::storage::{ColourChoice, Settings, Speed, ThemeChoice};

/// Paints the settings.
pub(super) fn ui(ui: &mut Ui, shared: &mut Shared, intents: &mut Vec<Intent>) {
    let before = shared.settings.clone();
    ui.heading(shared.texts.settings_title());
    let height = (ui.ctx().content_rect().height() - 160.0).clamp(200.0, 460.0);
    ScrollArea::vertical().max_height(height).show(ui, |ui| {
        ui.label(shared.texts.settings_language());
        languages(ui, shared, intents);
        let t = &shared.texts;
        let settings = &mut shared.settings;
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
            (&mut settings.projected, t.settings_projected()),
            (&mut settings.tiles_left, t.settings_tiles_left()),
            (&mut settings.wheel_pans, t.settings_wheel_pans()),
        ] {
            ui.checkbox(value, name);
        }
    });
    if changed(&before, &shared.settings) {
        intents.push(Intent::SettingsChanged);
    }
}

fn changed(before: &Settings, after: &Settings) -> bool {
    before != after
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
