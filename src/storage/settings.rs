//! Settings: each read by itself, so that one that this version does not know costs none of the others.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::disk::{read_text, write_atomically};
use crate::i18n::Language;

use super::fields::Fields;
use super::helps::Helps;
use super::kept_file::KeptValue;
use super::ron_text::{MAX_FILE_BYTES, text_of};
use super::save::{LoadError, SavedSeat, SavedSetup};

/// The version written.
const VERSION: u32 = 1;

/// Everything a player can set, and what is remembered between games.
#[derive(Clone, Debug, Serialize, Deserialize, PartialEq)]
#[serde(default)]
pub struct Settings {
    /// Of this file's form.
    pub version: u32,
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
            version: VERSION,
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

    /// Reads settings. What this version does not understand is as usual.
    pub fn read(path: &Path) -> Result<Self, LoadError> {
        Ok(Self::from_text(&read_text(path, MAX_FILE_BYTES)?)?.0)
    }

    /// Writes settings.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        write_atomically(path, self.text()?.as_bytes())
    }
}

impl KeptValue for Settings {
    fn from_text(text: &str) -> Result<(Self, bool), LoadError> {
        let damaged = |error: ron::error::SpannedError| LoadError::Damaged { reason: error.to_string() };
        let mut fields = Fields::of(text).map_err(damaged)?;
        // The helps are fields of their own.
        let helps = fields.take("helps").map(|helps| Fields::of(&helps));
        let (settings, mut is_whole): (Self, bool) = fields.read();
        let helps = match helps {
            None => settings.helps,
            Some(Ok(helps)) => {
                let (helps, is_known) = helps.read();
                is_whole &= is_known;
                helps
            }
            Some(Err(_)) => {
                is_whole = false;
                settings.helps
            }
        };
        is_whole &= settings.version <= VERSION;
        let scale = if settings.scale.is_finite() { settings.scale } else { 1.0 };
        let scale = scale.clamp(*Self::SCALES.start(), *Self::SCALES.end());
        Ok((Self { version: VERSION, helps, scale, ..settings }, is_whole))
    }

    fn text(&self) -> io::Result<String> {
        text_of(self, 3)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mine() -> Settings {
        Settings {
            language: Some(Language::Is),
            theme: ThemeChoice::Night,
            minimap: true,
            helps: Helps { hints: false, ..Helps::default() },
            keys: BTreeMap::from([("undo".to_owned(), vec!["U".to_owned()])]),
            ..Settings::default()
        }
    }

    fn read(text: &str) -> (Settings, bool) {
        Settings::from_text(text).unwrap()
    }

    #[test]
    fn what_is_written_comes_back() {
        let text = mine().text().unwrap();
        assert!(text.starts_with("(\n    version: 1,\n    language: \"is\","), "{text}");
        assert_eq!(read(&text), (mine(), true));
        assert_eq!(read("()"), (Settings::default(), true));
        // Whatever a person wrote into it.
        let edited = text.replace("minimap: true,", "minimap: true // I like it\n, /* really */");
        assert_eq!(read(&edited), (mine(), true));
    }

    #[test]
    fn a_value_of_another_version_costs_no_other_setting() {
        let text = mine().text().unwrap();
        for (value, other, expected) in [
            ("theme: Night", "theme: Dusk(brown: 3)", Settings { theme: ThemeChoice::Day, ..mine() }),
            ("minimap: true", "minimap: \"round\"", Settings { minimap: false, ..mine() }),
            ("hints: false", "hints: Sometimes", Settings { helps: Helps::default(), ..mine() }),
            ("last_setup: None", "last_setup: (players: 9, planet: Mars)", mine()),
            ("version: 1", "version: 2, weather: Rain", mine()),
        ] {
            assert!(text.contains(value), "{value}: {text}");
            assert_eq!(read(&text.replace(value, other)), (expected, false), "{other}");
        }
        // A language that is not known is none, as in a new installation.
        let foreign = text.replace("\"is\"", "\"xx\"");
        assert_eq!(read(&foreign).0, Settings { language: None, ..mine() });
    }

    #[test]
    fn numbers_that_nobody_can_use_are_put_right() {
        for (scale, expected) in [("1000000.0", 2.5), ("-3.0", 0.75), ("NaN", 1.0), ("inf", 1.0)] {
            let (settings, _) = read(&format!("(scale: {scale})"));
            assert!((settings.scale - expected).abs() < 1e-6, "{scale}: {}", settings.scale);
        }
    }

    #[test]
    fn what_is_no_ron_is_damaged() {
        for text in ["", "(", "(theme: ", "not ron", "[1, 2]", "(theme: Night) and more"] {
            assert!(matches!(Settings::from_text(text), Err(LoadError::Damaged { .. })), "{text:?}");
        }
    }
}
