//! Settings: read without ever failing, written like save files.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::i18n::Language;

use super::helps::Helps;
use super::ron_text::{format, text_of};
use super::save::SavedSeat;
use super::save::SavedSetup;
use super::write_atomically;

/// Everything a player can set, and what is remembered between games.
#[derive(Clone, Debug, Serialize, Deserialize, PartialEq)]
#[serde(default)]
pub struct Settings {
    /// The language; the system's if not yet chosen.
    #[serde(deserialize_with = "Language::read_choice")]
    pub language: Option<Language>,
    /// How map and window look.
    pub theme: ThemeChoice,
    /// Which player colours are used.
    pub colours: ColourChoice,
    /// Size of text and controls, 1 is normal.
    pub scale: f32,
    /// How fast things happen.
    pub speed: Speed,
    /// No gliding and flying.
    pub reduced_motion: bool,
    /// Glide to where others play.
    pub follow: bool,
    /// Zoom out as the map grows.
    pub keep_whole_map: bool,
    /// A card between two persons' turns.
    pub handover: bool,
    /// What helps to understand the board.
    pub helps: Helps,
    /// The wheel pans instead of zooming.
    pub wheel_pans: bool,
    /// The wheel turns the tile when the pointer is over a place for it.
    pub wheel_turns: bool,
    /// Show coordinates on the map.
    pub coordinates: bool,
    /// Show the panels beside the map.
    pub panels: bool,
    /// The panels stand to the left of the map.
    pub panels_left: bool,
    /// Show a small picture of the whole map.
    pub minimap: bool,
    /// Keys that differ from the usual ones, by command.
    pub keys: BTreeMap<String, Vec<String>>,
    /// Whether the question of the first start has been answered.
    pub welcomed: bool,
    /// The sets that have been played, by name; the others offer their lesson.
    pub played_sets: BTreeSet<String>,
    /// The last game's setup, for the next one.
    pub last_setup: Option<SavedSetup>,
    /// Who sat at the table last.
    pub last_seats: Vec<SavedSeat>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: ThemeChoice::Day,
            colours: ColourChoice::Classic,
            scale: 1.0,
            speed: Speed::Normal,
            reduced_motion: false,
            follow: true,
            keep_whole_map: false,
            handover: false,
            helps: Helps::default(),
            wheel_pans: false,
            wheel_turns: false,
            coordinates: false,
            panels: true,
            panels_left: false,
            minimap: false,
            keys: BTreeMap::new(),
            welcomed: false,
            played_sets: BTreeSet::new(),
            last_setup: None,
            last_seats: Vec::new(),
        }
    }
}

/// How map and window look.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum ThemeChoice {
    Day,
    Night,
    HighContrast,
}

/// Which player colours are used.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum ColourChoice {
    Classic,
    ColourBlind,
}

/// How fast things happen.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Speed {
    Slow,
    Normal,
    Fast,
    Instant,
}

impl Settings {
    /// The smallest and the largest scale of everything in the window; 1 is the usual size.
    pub const SCALES: std::ops::RangeInclusive<f32> = 0.75..=2.5;

    /// Reads settings; a damaged file gives the usual ones and `false`, a missing one the usual ones and `true`.
    pub fn read(path: &Path) -> (Self, bool) {
        let Ok(text) = fs::read_to_string(path) else { return (Self::default(), !path.exists()) };
        match format().from_str::<Self>(&text) {
            Ok(mut settings) => {
                settings.scale = if settings.scale.is_finite() { settings.scale } else { 1.0 }
                    .clamp(*Self::SCALES.start(), *Self::SCALES.end());
                (settings, true)
            }
            Err(_) => (Self::default(), false),
        }
    }

    /// Writes settings.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        write_atomically(path, text_of(self, 3)?.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_of_another_version_costs_no_other_setting() {
        let mine = Settings { language: Some(Language::Is), minimap: true, ..Settings::default() };
        let text = crate::storage::ron_text::format().to_string(&mine).unwrap();
        assert!(text.contains("language:\"is\""), "{text}");
        let read = |text: &str| crate::storage::ron_text::format().from_str::<Settings>(text).unwrap();
        assert_eq!(read(&text), mine);
        assert_eq!(read(&text.replace("\"is\"", "\"xx\"")), Settings { language: None, ..mine });
    }
}
