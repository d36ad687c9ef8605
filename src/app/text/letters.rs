//! What the window's fonts can write. Whoever is called by other letters goes by the colour.

use std::collections::HashSet;
use std::sync::OnceLock;

use egui::FontFamily;
use egui::epaint::text::{Fonts, TextOptions};

use crate::app::theme;

/// The text without what no font of the window has.
pub(super) fn writable(text: &str) -> String {
    text.chars().filter(|&sign| is_writable(sign)).collect::<String>().trim().to_owned()
}

fn is_writable(sign: char) -> bool {
    static SIGNS: OnceLock<HashSet<char>> = OnceLock::new();
    // Letters of most names; only for others is it worth looking into the fonts.
    let is_common = matches!(sign, ' '..='~' | '\u{a0}'..='\u{17f}');
    is_common
        || SIGNS
            .get_or_init(|| {
                let mut fonts = Fonts::new(TextOptions::default(), theme::fonts());
                let mut fonts = fonts.with_pixels_per_point(1.0);
                fonts.characters(&FontFamily::Proportional).keys().copied().collect()
            })
            .contains(&sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_that_no_font_has_are_left_out() {
        assert_eq!(writable(" Þórdís Ångström "), "Þórdís Ångström");
        assert_eq!(writable("Мария Ω"), "Мария Ω");
        assert_eq!(writable("محمد"), "");
        assert_eq!(writable("שרה"), "");
        assert_eq!(writable("山田 Jón"), "Jón");
        assert_eq!(writable("Jón 😀"), "Jón");
    }

    /// What counts as common without a look into the fonts is in all of them.
    #[test]
    fn common_letters_are_in_the_fonts() {
        let mut fonts = Fonts::new(TextOptions::default(), theme::fonts());
        let mut fonts = fonts.with_pixels_per_point(1.0);
        for family in [FontFamily::Proportional, FontFamily::Name(theme::STRONG.into())] {
            let known = fonts.characters(&family);
            for sign in (' '..='~').chain('\u{a0}'..='\u{17f}') {
                assert!(known.contains_key(&sign) || sign == '\u{ad}', "{sign:?} in {family:?}");
            }
        }
    }
}
