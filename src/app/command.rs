//! Everything that can be done by key, menu or button.

use egui::{Key, KeyboardShortcut, Modifiers};

use crate::i18n::Texts;
use crate::variants;

/// A command of the table; menus, keys and the sheet of shortcuts are three faces of it.
///
/// A variant's name is its [`id`](Self::id); one that gets a new name keeps its old id by `#[strum(serialize = "…")]`.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, strum::IntoStaticStr, strum::VariantArray,
)]
#[allow(missing_docs)]
pub enum Command {
    Confirm,
    Undo,
    Redo,
    TurnRight,
    TurnLeft,
    NextCell,
    PreviousCell,
    Fit,
    Centre,
    ZoomIn,
    ZoomOut,
    Panels,
    Coordinates,
    Minimap,
    Fields,
    Inspect,
    Hint,
    Why,
    #[strum(serialize = "Deputy")]
    PlayForMe,
    Save,
    Picture,
    Rules,
    Ask,
    Shortcuts,
    Settings,
    Leave,
    TilesLeft,
    Log,
    Scores,
}

impl Command {
    /// All commands, in the order of the sheet of shortcuts.
    pub const ALL: [Self; 29] = variants::all();

    /// The name under which settings hold its keys: the same for ever, whatever the variant is called.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// Its name for people.
    pub fn name(self, texts: &Texts) -> String {
        match self {
            Self::Confirm => texts.action_confirm(),
            Self::Undo => texts.undo(),
            Self::Redo => texts.redo(),
            Self::TurnRight => texts.action_turn_right(),
            Self::TurnLeft => texts.action_turn_left(),
            Self::NextCell => texts.action_next_cell(),
            Self::PreviousCell => texts.action_previous_cell(),
            Self::Fit => texts.action_fit(),
            Self::Centre => texts.action_centre(),
            Self::ZoomIn => texts.action_zoom_in(),
            Self::ZoomOut => texts.action_zoom_out(),
            Self::Panels => texts.action_panels(),
            Self::Coordinates => texts.action_coordinates(),
            Self::Minimap => texts.action_minimap(),
            Self::Fields => texts.action_fields(),
            Self::Inspect => texts.action_inspect(),
            Self::Hint => texts.action_hint(),
            Self::Why => texts.action_why(),
            Self::PlayForMe => texts.action_play_for_me(),
            Self::Save => texts.action_save(),
            Self::Picture => texts.action_picture(),
            Self::Rules => texts.panel_help(),
            Self::Ask => texts.ask_title(),
            Self::Shortcuts => texts.action_shortcuts(),
            Self::Settings => texts.title_settings(),
            Self::Leave => texts.action_title(),
            Self::TilesLeft => texts.panel_tiles(),
            Self::Log => texts.panel_log(),
            Self::Scores => texts.panel_scores(),
        }
    }

    /// The keys that call it unless the player has changed them, the most usual one first.
    pub fn usual_keys(self) -> &'static [KeyboardShortcut] {
        const fn plain(key: Key) -> KeyboardShortcut {
            KeyboardShortcut::new(Modifiers::NONE, key)
        }
        const fn shift(key: Key) -> KeyboardShortcut {
            KeyboardShortcut::new(Modifiers::SHIFT, key)
        }
        const fn control(key: Key) -> KeyboardShortcut {
            KeyboardShortcut::new(Modifiers::COMMAND, key)
        }
        match self {
            Self::Confirm => const { &[plain(Key::Enter), plain(Key::Space)] },
            Self::Undo => const { &[control(Key::Z)] },
            Self::Redo => const { &[control(Key::Y)] },
            Self::TurnRight => const { &[plain(Key::R)] },
            Self::TurnLeft => const { &[shift(Key::R)] },
            Self::NextCell => const { &[plain(Key::N)] },
            Self::PreviousCell => const { &[shift(Key::N)] },
            Self::Fit => const { &[plain(Key::Home)] },
            Self::Centre => const { &[plain(Key::L)] },
            Self::ZoomIn => const { &[plain(Key::Plus), plain(Key::Equals)] },
            Self::ZoomOut => const { &[plain(Key::Minus)] },
            Self::Panels => const { &[plain(Key::P)] },
            Self::Coordinates => const { &[plain(Key::C)] },
            Self::Minimap => const { &[plain(Key::M)] },
            Self::Fields => const { &[plain(Key::F)] },
            Self::Inspect => const { &[plain(Key::I)] },
            Self::Hint => const { &[plain(Key::H)] },
            Self::Why => const { &[plain(Key::Y)] },
            Self::PlayForMe => const { &[plain(Key::K)] },
            Self::Save => const { &[control(Key::S)] },
            Self::Picture => const { &[control(Key::P)] },
            Self::Rules => const { &[plain(Key::F1)] },
            Self::Ask => const { &[shift(Key::F1)] },
            Self::Shortcuts => const { &[plain(Key::F2), plain(Key::Questionmark)] },
            Self::Settings => const { &[control(Key::Comma)] },
            Self::Leave => const { &[control(Key::W)] },
            Self::TilesLeft => const { &[plain(Key::T)] },
            Self::Log => const { &[plain(Key::G)] },
            Self::Scores => const { &[plain(Key::B)] },
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    #[test]
    fn no_two_commands_share_a_key() {
        let mut seen = HashMap::new();
        for command in Command::ALL {
            for key in command.usual_keys() {
                if let Some(other) = seen.insert(*key, command) {
                    panic!("{command:?} and {other:?} share {key:?}");
                }
            }
        }
    }
    /// A player's keys hang on these.
    #[test]
    fn ids_never_change() {
        let ids: Vec<&str> = Command::ALL.into_iter().map(Command::id).collect();
        let pinned = "Confirm Undo Redo TurnRight TurnLeft NextCell PreviousCell Fit Centre ZoomIn ZoomOut Panels \
                      Coordinates Minimap Fields Inspect Hint Why Deputy Save Picture Rules Ask Shortcuts Settings Leave \
                      TilesLeft Log Scores";
        assert_eq!(ids, pinned.split_whitespace().collect::<Vec<_>>());
    }
}
