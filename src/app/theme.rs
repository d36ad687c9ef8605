//! Colours, sizes and durations of the window, in one place.

use egui::{Color32, CornerRadius, FontFamily, FontId, Margin, Stroke, TextStyle, Visuals};

use crate::art::colour::Hex;
use crate::art::players::ColourSet;
use crate::art::theme::{Theme as LandTheme, table};
use crate::storage::{ColourChoice, Speed, ThemeChoice};

/// What panels and map paint with.
#[derive(Clone, Copy, Debug)]
pub struct Tokens {
    /// How the land is painted.
    pub land: LandTheme,
    /// The table under the tiles.
    pub table: Color32,
    /// Panels and cards.
    pub surface: Color32,
    /// A card that stands out from a panel.
    pub raised: Color32,
    /// Text.
    pub text: Color32,
    /// Text of less weight.
    pub faint: Color32,
    /// The one colour that says "press here".
    pub accent: Color32,
    /// Text on the accent.
    pub on_accent: Color32,
    /// A place where the tile fits as it is held.
    pub fits: Color32,
    /// A place where it fits after turning.
    pub fits_turned: Color32,
    /// What a hint points at.
    pub hint: Color32,
    /// What is not allowed.
    pub wrong: Color32,
    /// Lines between things.
    pub line: Color32,
}

/// A colour of the art as a colour of the window.
pub fn colour(hex: Hex) -> Color32 {
    let [r, g, b] = hex.light().bytes();
    Color32::from_rgb(r, g, b)
}

impl Tokens {
    /// The tokens of a theme.
    pub fn of(choice: ThemeChoice) -> Self {
        let rgb = Color32::from_rgb;
        match choice {
            ThemeChoice::Day => Self {
                land: LandTheme::Day,
                table: colour(table(LandTheme::Day)),
                surface: rgb(0xF6, 0xF1, 0xE4),
                raised: rgb(0xFF, 0xFB, 0xF1),
                text: rgb(0x2B, 0x24, 0x1B),
                faint: rgb(0x6E, 0x62, 0x50),
                accent: rgb(0x1F, 0x6B, 0x62),
                on_accent: rgb(0xFF, 0xFF, 0xFF),
                fits: rgb(0xFF, 0xF3, 0xC4),
                fits_turned: rgb(0x9F, 0xB4, 0xBA),
                hint: rgb(0xFF, 0xC9, 0x40),
                wrong: rgb(0xB3, 0x2D, 0x1E),
                line: rgb(0xD9, 0xCD, 0xB4),
            },
            ThemeChoice::Night => Self {
                land: LandTheme::Night,
                table: colour(table(LandTheme::Night)),
                surface: rgb(0x1E, 0x25, 0x2A),
                raised: rgb(0x2A, 0x33, 0x39),
                text: rgb(0xEC, 0xE6, 0xD8),
                faint: rgb(0xA8, 0xA2, 0x94),
                accent: rgb(0x5F, 0xC2, 0xB2),
                on_accent: rgb(0x0D, 0x1B, 0x19),
                fits: rgb(0xF2, 0xE3, 0xA8),
                fits_turned: rgb(0x7B, 0x90, 0x98),
                hint: rgb(0xFF, 0xCF, 0x5C),
                wrong: rgb(0xFF, 0x8A, 0x75),
                line: rgb(0x3D, 0x48, 0x4F),
            },
            ThemeChoice::HighContrast => Self {
                land: LandTheme::HighContrast,
                table: colour(table(LandTheme::HighContrast)),
                surface: rgb(0x00, 0x00, 0x00),
                raised: rgb(0x14, 0x14, 0x14),
                text: rgb(0xFF, 0xFF, 0xFF),
                faint: rgb(0xD6, 0xD6, 0xD6),
                accent: rgb(0xFF, 0xD5, 0x3D),
                on_accent: rgb(0x00, 0x00, 0x00),
                fits: rgb(0xFF, 0xFF, 0xFF),
                fits_turned: rgb(0x9C, 0xC8, 0xFF),
                hint: rgb(0xFF, 0xD5, 0x3D),
                wrong: rgb(0xFF, 0x7B, 0x6B),
                line: rgb(0xFF, 0xFF, 0xFF),
            },
        }
    }

    /// Gives the window these colours and the sizes that belong to all themes.
    pub fn apply(&self, ctx: &egui::Context) {
        let is_dark = self.surface.r() < 0x80;
        let mut visuals = if is_dark { Visuals::dark() } else { Visuals::light() };
        visuals.panel_fill = self.surface;
        visuals.window_fill = self.surface;
        visuals.window_stroke = Stroke::new(1.0, self.line);
        visuals.extreme_bg_color = self.raised;
        visuals.faint_bg_color = self.raised;
        visuals.override_text_color = Some(self.text);
        visuals.hyperlink_color = self.accent;
        visuals.selection.bg_fill = self.accent.gamma_multiply(0.35);
        visuals.selection.stroke = Stroke::new(2.0, self.accent);
        visuals.window_corner_radius = CornerRadius::same(RADIUS);
        for widget in [
            &mut visuals.widgets.noninteractive,
            &mut visuals.widgets.inactive,
            &mut visuals.widgets.hovered,
            &mut visuals.widgets.active,
            &mut visuals.widgets.open,
        ] {
            widget.corner_radius = CornerRadius::same(RADIUS);
        }
        visuals.widgets.noninteractive.bg_stroke = Stroke::new(1.0, self.line);
        visuals.widgets.inactive.weak_bg_fill = self.raised;
        visuals.widgets.inactive.bg_fill = self.raised;
        visuals.widgets.inactive.bg_stroke = Stroke::new(1.0, self.line);
        visuals.widgets.hovered.weak_bg_fill = self.raised;
        visuals.widgets.hovered.bg_stroke = Stroke::new(1.5, self.accent);
        visuals.widgets.open.weak_bg_fill = self.raised;
        visuals.widgets.open.bg_fill = self.raised;
        visuals.widgets.active.weak_bg_fill = self.accent.gamma_multiply(0.3);
        // What has the keyboard is outlined like this, also the buttons that are filled with the accent.
        visuals.widgets.active.bg_stroke = Stroke::new(2.0, self.text);
        ctx.set_theme(if is_dark { egui::Theme::Dark } else { egui::Theme::Light });
        ctx.all_styles_mut(|style| {
            style.visuals = visuals.clone();
            style.spacing.item_spacing = egui::vec2(8.0, 8.0);
            style.spacing.button_padding = egui::vec2(12.0, 7.0);
            style.spacing.interact_size.y = 32.0;
            style.spacing.menu_margin = Margin::same(8);
            // A bar that floats over the panels would hide what lies under it.
            style.spacing.scroll =
                egui::style::ScrollStyle { bar_width: 8.0, ..egui::style::ScrollStyle::solid() };
            style.text_styles = [
                (TextStyle::Heading, FontId::new(28.0, FontFamily::Name(SERIF.into()))),
                (TextStyle::Body, FontId::new(15.0, FontFamily::Proportional)),
                (TextStyle::Button, FontId::new(15.0, FontFamily::Proportional)),
                (TextStyle::Small, FontId::new(12.5, FontFamily::Proportional)),
                (TextStyle::Monospace, FontId::new(14.0, FontFamily::Monospace)),
            ]
            .into();
        });
    }
}

/// Corner radius of buttons and cards.
pub const RADIUS: u8 = 8;

/// Widest that a column of text becomes, about 70 letters.
pub const COLUMN_WIDTH: f32 = 540.0;

/// Width at which the rulebook opens.
pub const BOOK_WIDTH: f32 = 480.0;

/// The family of headings.
pub const SERIF: &str = "serif";

/// The family of strong text.
pub const STRONG: &str = "strong";

/// Makes the program's own fonts known.
pub fn install_fonts(ctx: &egui::Context) {
    let mut fonts = egui::FontDefinitions::default();
    let own: [(&str, &'static [u8]); 3] = [
        ("inter", include_bytes!("../../assets/fonts/Inter-Regular.otf")),
        ("inter-semibold", include_bytes!("../../assets/fonts/Inter-SemiBold.otf")),
        ("eb-garamond", include_bytes!("../../assets/fonts/EBGaramond12-Regular.otf")),
    ];
    for (name, bytes) in own {
        fonts.font_data.insert(name.to_owned(), egui::FontData::from_static(bytes).into());
    }
    fonts.families.entry(FontFamily::Proportional).or_default().insert(0, "inter".to_owned());
    let fallbacks = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    for (family, first) in [(SERIF, "eb-garamond"), (STRONG, "inter-semibold")] {
        let list = std::iter::once(first.to_owned()).chain(fallbacks.clone()).collect();
        fonts.families.insert(FontFamily::Name(family.into()), list);
    }
    ctx.set_fonts(fonts);
}

/// Strong text of body size.
pub fn strong(text: impl Into<String>) -> egui::RichText {
    egui::RichText::new(text).family(FontFamily::Name(STRONG.into()))
}

/// A heading.
pub fn serif(text: impl Into<String>, size: f32) -> egui::RichText {
    egui::RichText::new(text).family(FontFamily::Name(SERIF.into())).size(size)
}

/// How long things take, in seconds.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// A tile slides in.
    pub arrival: f32,
    /// A figure or a floor drops.
    pub drop: f32,
    /// The dragon or the fairy moves.
    pub step: f32,
    /// A figure flies home.
    pub flight: f32,
    /// Points stay on the map.
    pub points: f32,
    /// One feature in final scoring.
    pub finale: f32,
    /// The computer waits before it acts, so that people can follow.
    pub thought: f32,
    /// The camera glides.
    pub glide: f32,
}

impl Pace {
    /// The durations of a speed.
    pub fn of(speed: Speed, reduced_motion: bool) -> Self {
        let factor = match speed {
            Speed::Slow => 1.8,
            Speed::Normal => 1.0,
            Speed::Fast => 0.45,
            Speed::Instant => 0.0,
        };
        let motion = if reduced_motion { 0.0 } else { factor };
        Self {
            arrival: 0.25 * motion,
            drop: 0.22 * motion,
            step: 0.4 * motion,
            flight: 0.5 * motion,
            points: 2.6 * factor,
            finale: 1.7 * factor,
            thought: 0.6 * factor,
            glide: 0.35 * motion,
        }
    }
}

/// The colour set of the art for a setting.
pub(crate) fn colour_set(choice: ColourChoice) -> ColourSet {
    match choice {
        ColourChoice::Classic => ColourSet::Classic,
        ColourChoice::ColourBlind => ColourSet::ColourBlind,
    }
}
