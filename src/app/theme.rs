//! Colours, sizes and durations of the window, in one place.
//!
//! `clippy.toml` and `tests/theme.rs` see to it that no other file of the window makes colours.

#![allow(clippy::disallowed_methods)]

use egui::{Color32, CornerRadius, FontFamily, FontId, Margin, Stroke, TextStyle, Visuals};

use crate::art::colour::Hex;
use crate::art::players::ColourSet;
use crate::art::theme::{Theme as LandTheme, wood};
use crate::storage::{ColourChoice, Speed, ThemeChoice};

/// What panels and map paint with.
#[allow(dead_code, reason = "the screens move to the new paper one by one")]
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
    /// Signs for places on the table.
    pub marker: Color32,
    /// What is cut into the table or lies in shadow.
    pub groove: Color32,
    /// The rim of what is held or chosen.
    pub rim: Color32,
    /// What a hint points at.
    pub hint: Color32,
    /// What is not allowed.
    pub wrong: Color32,
    /// Lines between things.
    pub line: Color32,
    /// The wood of the table: dark, middle and light.
    pub wood: [Color32; 3],
    /// Text that stands on the wood.
    pub on_wood: Color32,
    /// Text of less weight on the wood.
    pub on_wood_faint: Color32,
    /// A paper card, from its top to its bottom.
    pub card: Gradient,
    /// The button that does what most people want, from its top to its bottom.
    pub action: Gradient,
    /// What something costs, and numbers that stand out.
    pub price: Color32,
    /// Text on a price tag.
    pub on_price: Color32,
    /// A tray cut into the wood.
    pub tray: Color32,
    /// The line around a tray, and around buttons that lie in it.
    pub tray_line: Color32,
    /// Under paper cards and buttons.
    pub shadow: Color32,
    /// Over the table while a sheet lies on it.
    pub dim: Color32,
    /// The ring around what has the keyboard, and the thin one around it: one of them is seen on any ground.
    pub focus: [Color32; 2],
}

/// A colour that changes from top to bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gradient {
    /// At the top.
    pub top: Color32,
    /// At the bottom.
    pub bottom: Color32,
}

impl Gradient {
    /// The colour at a part of the way down.
    pub fn at(self, part: f32) -> Color32 {
        self.top.lerp_to_gamma(self.bottom, part.clamp(0.0, 1.0))
    }
}

/// A colour of the art as a colour of the window.
pub const fn colour(hex: Hex) -> Color32 {
    tint::opaque(hex.bytes())
}

impl Tokens {
    /// The tokens of a theme.
    pub fn of(choice: ThemeChoice) -> Self {
        let rgb = Color32::from_rgb;
        let black = Color32::from_black_alpha;
        let white = Color32::from_white_alpha;
        let gradient = |top, bottom| Gradient { top, bottom };
        match choice {
            ThemeChoice::Day => Self {
                land: LandTheme::Day,
                table: rgb(0x4E, 0x39, 0x2A),
                surface: rgb(0xFB, 0xF5, 0xE7),
                raised: rgb(0xFF, 0xFB, 0xF1),
                text: rgb(0x2B, 0x22, 0x19),
                faint: rgb(0x6B, 0x5D, 0x46),
                accent: rgb(0x1F, 0x6B, 0x5D),
                on_accent: rgb(0xFF, 0xFF, 0xFF),
                fits: rgb(0xFF, 0xF3, 0xC4),
                fits_turned: rgb(0x9F, 0xB4, 0xBA),
                marker: rgb(0xFF, 0xED, 0xBD),
                groove: rgb(0x12, 0x0C, 0x08),
                rim: rgb(0xF3, 0xD4, 0x8A),
                hint: rgb(0xFF, 0xC9, 0x40),
                wrong: rgb(0xB3, 0x2D, 0x1E),
                line: rgb(0xD9, 0xC8, 0xA5),
                wood: [rgb(0x2A, 0x1F, 0x18), rgb(0x5B, 0x43, 0x31), rgb(0x86, 0x66, 0x4A)],
                on_wood: rgb(0xF6, 0xEA, 0xD0),
                on_wood_faint: rgb(0xC9, 0xB6, 0x95),
                card: gradient(rgb(0xFB, 0xF5, 0xE7), rgb(0xF0, 0xE5, 0xCE)),
                action: gradient(rgb(0x2E, 0x82, 0x71), rgb(0x1B, 0x5A, 0x4D)),
                price: rgb(0xC0, 0x8A, 0x2E),
                on_price: rgb(0x2B, 0x22, 0x19),
                tray: black(150),
                tray_line: white(26),
                shadow: black(110),
                dim: black(132),
                focus: [rgb(0x1B, 0x5A, 0x4D), rgb(0xFF, 0xFB, 0xF1)],
            },
            ThemeChoice::Night => Self {
                land: LandTheme::Night,
                table: rgb(0x1E, 0x18, 0x14),
                surface: rgb(0x33, 0x2D, 0x27),
                raised: rgb(0x3D, 0x36, 0x2F),
                text: rgb(0xF1, 0xE7, 0xD4),
                faint: rgb(0xB8, 0xAB, 0x95),
                accent: rgb(0x6F, 0xCB, 0xB4),
                on_accent: rgb(0x0C, 0x1F, 0x1A),
                fits: rgb(0xF2, 0xE3, 0xA8),
                fits_turned: rgb(0x7B, 0x90, 0x98),
                marker: rgb(0xFF, 0xED, 0xBD),
                groove: rgb(0x06, 0x05, 0x04),
                rim: rgb(0xF3, 0xD4, 0x8A),
                hint: rgb(0xFF, 0xCF, 0x5C),
                wrong: rgb(0xFF, 0x8A, 0x75),
                line: rgb(0x51, 0x46, 0x3A),
                wood: [rgb(0x12, 0x0D, 0x0A), rgb(0x26, 0x1D, 0x16), rgb(0x4A, 0x39, 0x2A)],
                on_wood: rgb(0xEF, 0xE3, 0xCB),
                on_wood_faint: rgb(0xB3, 0xA3, 0x88),
                card: gradient(rgb(0x33, 0x2D, 0x27), rgb(0x26, 0x22, 0x1E)),
                action: gradient(rgb(0x6F, 0xCB, 0xB4), rgb(0x42, 0x9C, 0x86)),
                price: rgb(0xD7, 0xA8, 0x5A),
                on_price: rgb(0x1E, 0x18, 0x12),
                tray: black(150),
                tray_line: white(22),
                shadow: black(150),
                dim: black(150),
                focus: [rgb(0x6F, 0xCB, 0xB4), rgb(0x0C, 0x0A, 0x08)],
            },
            ThemeChoice::HighContrast => Self {
                land: LandTheme::HighContrast,
                table: rgb(0x10, 0x13, 0x14),
                surface: rgb(0x00, 0x00, 0x00),
                raised: rgb(0x14, 0x14, 0x14),
                text: rgb(0xFF, 0xFF, 0xFF),
                faint: rgb(0xD6, 0xD6, 0xD6),
                accent: rgb(0xFF, 0xD5, 0x3D),
                on_accent: rgb(0x00, 0x00, 0x00),
                fits: rgb(0xFF, 0xFF, 0xFF),
                fits_turned: rgb(0x9C, 0xC8, 0xFF),
                marker: rgb(0xFF, 0xD5, 0x3D),
                groove: rgb(0x9C, 0x9C, 0x9C),
                rim: rgb(0xFF, 0xD5, 0x3D),
                hint: rgb(0xFF, 0xD5, 0x3D),
                wrong: rgb(0xFF, 0x7B, 0x6B),
                line: rgb(0xFF, 0xFF, 0xFF),
                wood: [rgb(0x10, 0x13, 0x14); 3],
                on_wood: rgb(0xFF, 0xFF, 0xFF),
                on_wood_faint: rgb(0xD6, 0xD6, 0xD6),
                card: gradient(rgb(0x00, 0x00, 0x00), rgb(0x00, 0x00, 0x00)),
                action: gradient(rgb(0xFF, 0xD5, 0x3D), rgb(0xFF, 0xD5, 0x3D)),
                price: rgb(0xFF, 0xD5, 0x3D),
                on_price: rgb(0x00, 0x00, 0x00),
                tray: rgb(0x00, 0x00, 0x00),
                tray_line: rgb(0xFF, 0xFF, 0xFF),
                shadow: Color32::TRANSPARENT,
                dim: black(190),
                focus: [rgb(0x6F, 0xD9, 0xFF), rgb(0x00, 0x00, 0x00)],
            },
        }
    }

    /// Whether everything is drawn flat: no grain, no gradient, no shadow, and thick lines.
    pub fn is_flat(&self) -> bool {
        self.land == LandTheme::HighContrast
    }

    /// Width of the line around a card.
    pub fn line_width(&self) -> f32 {
        if self.is_flat() { 2.0 } else { 1.0 }
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
                (TextStyle::Heading, FontId::new(text_size::HEADING, FontFamily::Name(SERIF.into()))),
                (TextStyle::Body, FontId::new(text_size::BODY, FontFamily::Proportional)),
                (TextStyle::Button, FontId::new(text_size::BODY, FontFamily::Proportional)),
                (TextStyle::Small, FontId::new(text_size::LABEL, FontFamily::Proportional)),
                (TextStyle::Monospace, FontId::new(text_size::DETAIL, FontFamily::Monospace)),
            ]
            .into();
        });
    }
}

/// Colours of a tile's cut side: its upper edge, and from there down.
pub fn cardboard(theme: LandTheme) -> [Color32; 3] {
    let [upper, lower] = wood::TILE_SIDE;
    [wood::TILE_EDGE, upper, lower].map(|tone| match theme {
        LandTheme::Night => {
            let [r, g, b] = tone.bytes().map(f32::from);
            Color32::from_rgb((r * 0.36) as u8, (g * 0.38) as u8, (b * 0.46) as u8)
        }
        LandTheme::Day | LandTheme::HighContrast => colour(tone),
    })
}

/// Colours and tints that are the same in every theme.
pub mod tint {
    use egui::Color32;

    use crate::art::colour::Hex;

    /// Rings and frames around what a lesson points at.
    pub const POINTER: Color32 = Color32::from_rgb(0xFF, 0xC8, 0x3D);

    /// Stars earned in a lesson.
    pub const STAR: Color32 = Color32::from_rgb(0xF0, 0xB4, 0x29);

    /// A feature that is spoken of.
    pub const LIT: Hex = Hex(0x00FF_E07A);

    /// A feature that was found rightly.
    pub const LIT_RIGHT: Hex = Hex(0x007C_E0B0);

    /// A feature that was not the one asked for.
    pub const LIT_WRONG: Hex = Hex(0x00FF_6A50);

    /// A field without farmers.
    pub const LIT_FREE: Hex = Hex(0x00FF_F6D8);

    /// The inside of a peg that a lesson puts on the map.
    pub const PEG: Color32 = Color32::from_black_alpha(150);

    /// The back of a tile.
    pub const BACK: Color32 = Color32::from_rgb(0x2F, 0x5D, 0x4A);

    /// Lines on the back of a tile.
    pub const ON_BACK: Color32 = Color32::from_rgb(0xD9, 0xB4, 0x66);

    /// The edge of a tile of cardboard, seen from the side.
    pub const CARDBOARD: Color32 = Color32::from_rgb(0x99, 0x6B, 0x4A);

    /// The lower edge of cardboard.
    pub const CARDBOARD_EDGE: Color32 = Color32::from_rgb(0x40, 0x30, 0x1F);

    /// Signs on a peg.
    pub const ON_PEG: Color32 = Color32::WHITE;

    /// Under cards, and on squares where the dragon has been.
    pub const SHADOW: Color32 = Color32::from_black_alpha(70);

    /// Under the card of the title, and under pieces that can be chosen.
    pub const DEEP_SHADOW: Color32 = Color32::from_black_alpha(90);

    /// A tile that is only being tried.
    pub const TRIED: Color32 = clearer(215);

    /// A tile held where it does not fit.
    pub const MISFIT: Color32 = Color32::from_gray(170);

    /// A piece that can be chosen.
    pub const OFFERED: Color32 = clearer(200);

    /// A tile in the list of those left that fits nowhere.
    pub const FITS_NOWHERE: Color32 = clearer(45);

    /// A set that is left out of a new game.
    pub const LEFT_OUT: Color32 = Color32::from_gray(130);

    /// The land behind the title.
    pub const BACKDROP: Color32 = Color32::from_gray(215);

    /// A shadow on wood, from 0 to 255.
    pub const fn shade(strength: u8) -> Color32 {
        Color32::from_black_alpha(strength)
    }

    /// Light on an edge, from 0 to 255.
    pub const fn gleam(strength: u8) -> Color32 {
        Color32::from_rgba_premultiplied(strength, strength, (strength as u16 * 235 / 255) as u8, strength)
    }

    /// A picture in light of these strengths, from 0 to 1.
    pub fn lit(light: [f32; 3]) -> Color32 {
        let [r, g, b] = light.map(|part| (part.clamp(0.0, 1.0) * 255.0 + 0.5) as u8);
        Color32::from_rgb(r, g, b)
    }

    /// A picture that is appearing, from 0 to 1.
    pub const fn appearing(part: f32) -> Color32 {
        clearer((255.0 * part.min(1.0)) as u8)
    }

    /// A picture in its own colours, but not opaque.
    const fn clearer(alpha: u8) -> Color32 {
        Color32::from_rgba_premultiplied(alpha, alpha, alpha, alpha)
    }

    /// A pixel of a picture without transparency.
    pub const fn opaque([r, g, b]: [u8; 3]) -> Color32 {
        Color32::from_rgb(r, g, b)
    }

    /// A pixel of a picture with straight alpha.
    pub fn translucent([r, g, b, a]: [u8; 4]) -> Color32 {
        Color32::from_rgba_unmultiplied(r, g, b, a)
    }
}

/// Sizes of text in points.
pub mod text_size {
    /// Numbers on tiles, and keys of targets.
    pub const TINY: f32 = 12.0;

    /// Small text of widgets, and heads of tables.
    pub const LABEL: f32 = 12.5;

    /// Captions, coordinates, quiet buttons.
    pub const SMALL: f32 = 13.0;

    /// Cells of tables, and what points are for.
    pub const TABLE: f32 = 13.5;

    /// Lists and figures on cards, and what a search found.
    pub const DETAIL: f32 = 14.0;

    /// Running text and buttons.
    pub const BODY: f32 = 15.0;

    /// First lines of cards, and signs on the map.
    pub const LEAD: f32 = 16.0;

    /// What the table and the coach say.
    pub const SPEECH: f32 = 17.0;

    /// Headings of parts of a screen.
    pub const SECTION: f32 = 18.0;

    /// One line that introduces a screen or tells its result.
    pub const INTRODUCTION: f32 = 19.0;

    /// Scores, and parts of the rulebook's contents.
    pub const SCORE: f32 = 20.0;

    /// Headings within an article.
    pub const CHAPTER: f32 = 21.0;

    /// Titles of lessons.
    pub const LESSON: f32 = 24.0;

    /// Points over a feature.
    pub const POINTS: f32 = 26.0;

    /// Headings of dialogs.
    pub const HEADING: f32 = 28.0;

    /// Titles of articles and screens.
    pub const TITLE: f32 = 30.0;
}

/// Sizes in points. Paddings and the like that only one place knows stay with that place.
pub mod size {
    use egui::{Vec2, vec2};

    /// Smallest half width of a peg that a lesson puts on the map.
    pub const PEG_RADIUS: f32 = 17.0;

    /// Smallest half width of a target on the map, so that fingers and tired eyes can hit it.
    pub const TARGET_RADIUS: f32 = 16.0;

    /// Half the width of a handle that turns the tile.
    pub const TURN_HANDLE_RADIUS: f32 = 17.0;

    /// Half the width of the sign that points to the last tile.
    pub const LAST_TILE_SIGN_RADIUS: f32 = 20.0;

    /// Largest size of the small map.
    pub const MINIMAP: Vec2 = vec2(220.0, 160.0);

    /// Largest width of a tile on the small map.
    pub const MINIMAP_TILE: f32 = 18.0;

    /// Distance of the small map from the edges of the large one.
    pub const MINIMAP_MARGIN: f32 = 14.0;

    /// Widest that a card with an explanation gets.
    pub const EXPLANATION_WIDTH: f32 = 300.0;

    /// Width of a figure when it arrives in a supply.
    pub const RETURNED_FIGURE: f32 = 22.0;

    /// Height of a line of text in the rulebook.
    pub const BOOK_LINE: f32 = 21.0;

    /// Width of a tile in the rulebook's lists of tiles.
    pub const BOOK_TILE: f32 = 76.0;

    /// Highest that the picture of an example becomes.
    pub const EXAMPLE_HEIGHT: f32 = 330.0;

    /// Size of the three stars on a lesson's card.
    pub const LESSON_STARS: Vec2 = vec2(50.0, 16.0);

    /// Width of the card at the end of a game where there is room.
    pub const END_CARD_WIDTH: f32 = 860.0;
}

/// Widths and heights in points below which a screen shows less, or in another way.
pub mod breakpoint {
    /// Width below which a screen is not worth painting.
    pub const ANYTHING: f32 = 40.0;

    /// Width of the window from which on dialogs have wide margins.
    pub const DIALOG_MARGINS: f32 = 560.0;

    /// Width of the window below which nothing can be seen beside the rulebook.
    pub const BESIDE_BOOK: f32 = 560.0;

    /// Height below which the title is small and its screen is scrolled as a whole.
    pub const TITLE: f32 = 360.0;

    /// Height below which the card at the end of a game is scrolled as a whole.
    pub const END_CARD: f32 = 420.0;

    /// Width below which a person's seat takes two lines.
    pub const PERSON_IN_ONE_LINE: f32 = 470.0;

    /// Width below which a computer's seat takes two lines.
    pub const COMPUTER_IN_ONE_LINE: f32 = 600.0;
}

/// Durations in seconds that do not depend on the speed of play; [`Pace`] has the others.
pub mod secs {
    /// A message stays.
    pub const TOAST: f64 = 7.0;

    /// The pointer rests before anything is explained.
    pub const BEFORE_EXPLANATION: f64 = 0.12;

    /// An explanation comes and goes.
    pub const EXPLANATION_FADE: f32 = 0.1;

    /// The map that was thrown loses most of its speed.
    pub const MAP_COAST: f32 = 0.25;

    /// The paragraph one was led to stays lit.
    pub const PARAGRAPH_GLOW: f64 = 2.5;

    /// Between two figures that leave together.
    pub const BETWEEN_FIGURES: f32 = 0.06;

    /// Final scoring takes at most, at normal pace; with more to count, each thing gets less.
    pub const FINALE: f32 = 40.0;

    /// One feature takes in final scoring, at normal pace.
    pub const COUNTED: f32 = 1.7;

    /// The camera stays where something happened before it goes back.
    pub const CAMERA_STAYS: f32 = 1.0;
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
    ctx.set_fonts(fonts());
    ctx.add_glyph_rasterizer(egui::GlyphRasterizer::new("landnam: a sign that no font has", |request| {
        Some(dot(request.font_size_px))
    }));
}

/// A dot in the middle of the line, where a sign stands that no font has: a foreign name in a field or a file name.
fn dot(font_size: f32) -> egui::epaint::text::RasterizedGlyph {
    let side = (font_size * 0.3).ceil().max(2.0) as usize;
    let radius = side as f32 / 2.0;
    let mut image = egui::ColorImage::filled([side, side], Color32::TRANSPARENT);
    for (index, pixel) in image.pixels.iter_mut().enumerate() {
        let from_centre =
            egui::vec2((index % side) as f32 + 0.5 - radius, (index / side) as f32 + 0.5 - radius);
        let coverage = (radius - from_centre.length() + 0.5).clamp(0.0, 1.0);
        *pixel = Color32::from_white_alpha((coverage * 255.0) as u8);
    }
    let gap = (font_size * 0.12).round();
    egui::epaint::text::RasterizedGlyph {
        bitmap: egui::GlyphBitmap {
            image,
            offset_px: egui::vec2(gap, -(font_size * 0.42).round()),
            is_color: false,
        },
        advance_px: side as f32 + 2.0 * gap,
    }
}

/// The fonts of all families.
pub fn fonts() -> egui::FontDefinitions {
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
    fonts
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
            finale: secs::COUNTED * factor,
            thought: 0.6 * factor,
            glide: 0.35 * motion,
        }
    }
}

/// How large everything is drawn: as the player has set it, times the size of the window, so that a large screen shows a
/// larger table and not only more of it. In steps of a quarter, so that lines stay sharp.
pub(crate) fn scale_of(window: egui::Vec2, chosen: f32) -> f32 {
    /// The window that the table is drawn for.
    const DRAWN_FOR: egui::Vec2 = egui::vec2(1920.0, 1080.0);
    let fits = (window.x / DRAWN_FOR.x).min(window.y / DRAWN_FOR.y);
    ((fits * 4.0).round() / 4.0).clamp(1.0, 2.5) * chosen
}

/// The colour set of the art for a setting.
pub(crate) fn colour_set(choice: ColourChoice) -> ColourSet {
    match choice {
        ColourChoice::Classic => ColourSet::Classic,
        ColourChoice::ColourBlind => ColourSet::ColourBlind,
    }
}

#[cfg(test)]
mod tests {
    use egui::vec2;

    use super::*;

    const THEMES: [ThemeChoice; 3] = [ThemeChoice::Day, ThemeChoice::Night, ThemeChoice::HighContrast];

    /// Contrast of two opaque colours, from 1 to 21.
    fn contrast(one: Color32, other: Color32) -> f32 {
        let light = |tone: Color32| {
            let rgba = egui::Rgba::from(tone);
            0.2126 * rgba.r() + 0.7152 * rgba.g() + 0.0722 * rgba.b() + 0.05
        };
        let (one, other) = (light(one), light(other));
        one.max(other) / one.min(other)
    }

    #[test]
    fn words_can_be_read_on_everything_they_stand_on() {
        for theme in THEMES {
            let t = Tokens::of(theme);
            for ground in [t.card.top, t.card.bottom, t.raised] {
                for tone in [t.text, t.faint, t.wrong] {
                    assert!(contrast(tone, ground) >= 4.5, "{theme:?}: {tone:?} on {ground:?}");
                }
            }
            for ground in [t.action.top, t.action.bottom, t.accent] {
                assert!(contrast(t.on_accent, ground) >= 4.5, "{theme:?}: on {ground:?}");
            }
            assert!(contrast(t.on_price, t.price) >= 4.5, "{theme:?}");
            for tone in [t.on_wood, t.on_wood_faint] {
                assert!(contrast(tone, t.wood[1]) >= 4.5, "{theme:?}: {tone:?} on wood");
            }
        }
    }

    #[test]
    fn what_has_the_keyboard_is_seen_on_wood_and_paper() {
        for theme in THEMES {
            let t = Tokens::of(theme);
            for ground in [t.card.top, t.card.bottom, t.wood[0], t.wood[1], t.wood[2]] {
                let best = t.focus.map(|tone| contrast(tone, ground)).into_iter().fold(0.0, f32::max);
                assert!(best >= 3.0, "{theme:?}: {ground:?}");
            }
        }
    }

    #[test]
    fn a_large_screen_shows_a_larger_table() {
        for (width, height, chosen, scale) in [
            (1280.0, 800.0, 1.0, 1.0),
            (1920.0, 1080.0, 1.25, 1.25),
            (2560.0, 1440.0, 1.0, 1.25),
            (3840.0, 2160.0, 1.0, 2.0),
            (7680.0, 2160.0, 1.0, 2.0),
            (400.0, 9000.0, 1.0, 1.0),
        ] {
            let got = scale_of(vec2(width, height), chosen);
            assert!((got - scale).abs() < 1e-6, "{width}×{height}: {got}");
        }
    }
}
