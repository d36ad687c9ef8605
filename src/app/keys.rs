//! Which keys call which command: the usual ones, and what the player has changed.

use std::collections::BTreeMap;

use egui::{Context, Event, Id, Key, KeyboardShortcut, Memory, Modifiers, Popup};

use crate::app::command::Command;
use crate::storage::Settings;

/// The keys of all commands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Keys {
    /// Only what differs from the usual keys, so that new versions can still improve the others.
    changed: BTreeMap<Command, Vec<KeyboardShortcut>>,
}

/// Why a key cannot be given to a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Clash {
    /// Another command has it.
    Command(Command),
    /// It chooses places, moves the map, moves from control to control or closes.
    Fixed,
}

impl Keys {
    /// The keys that settings hold; what is the id of no command or the name of no key is left out.
    pub(crate) fn of(settings: &Settings) -> Self {
        let mut keys = Self::default();
        for command in Command::ALL {
            let Some(texts) = settings.keys.get(command.id()) else { continue };
            let read: Vec<KeyboardShortcut> = texts.iter().filter_map(|text| read(text)).collect();
            keys.replace(command, read);
        }
        keys
    }

    /// The form that settings hold.
    pub(crate) fn saved(&self) -> BTreeMap<String, Vec<String>> {
        self.changed
            .iter()
            .map(|(command, keys)| (command.id().to_owned(), keys.iter().map(|key| write(*key)).collect()))
            .collect()
    }

    /// The keys that call a command, the usual one first.
    pub(crate) fn of_command(&self, command: Command) -> &[KeyboardShortcut] {
        self.changed.get(&command).map_or_else(|| command.usual_keys(), Vec::as_slice)
    }

    /// Whether a command's keys are not the usual ones.
    pub(crate) fn is_changed(&self, command: Command) -> bool {
        self.changed.contains_key(&command)
    }

    /// Gives a command a key instead of the one in that place, or one more.
    pub(crate) fn set(&mut self, command: Command, place: usize, key: KeyboardShortcut) -> Result<(), Clash> {
        if is_fixed(key) {
            return Err(Clash::Fixed);
        }
        let mut keys = self.of_command(command).to_vec();
        let other = Command::ALL.into_iter().find(|&other| self.of_command(other).contains(&key));
        match other {
            Some(other) if other != command => return Err(Clash::Command(other)),
            // The command has it already, perhaps in another place.
            Some(_) => return Ok(()),
            None => {}
        }
        match keys.get_mut(place) {
            Some(old) => *old = key,
            None => keys.push(key),
        }
        self.replace(command, keys);
        Ok(())
    }

    /// Gives a command its usual keys again. Others that have taken one of them keep it.
    pub(crate) fn reset(&mut self, command: Command) {
        self.changed.remove(&command);
        let free: Vec<KeyboardShortcut> =
            command.usual_keys().iter().copied().filter(|key| !self.is_taken(command, *key)).collect();
        self.replace(command, free);
    }

    /// Gives every command its usual keys again.
    pub(crate) fn reset_all(&mut self) {
        self.changed.clear();
    }

    /// The commands whose keys were pressed in this frame; taken, so that nothing else reacts to them.
    pub(crate) fn pressed(&self, ctx: &Context) -> Vec<Command> {
        if !reach_table(ctx) {
            return Vec::new();
        }
        let is_control = has_focus(ctx);
        let mut all: Vec<(Command, KeyboardShortcut)> = Command::ALL
            .into_iter()
            .flat_map(|command| self.of_command(command).iter().map(move |key| (command, *key)))
            .filter(|(_, key)| !(is_control && presses_control(key.logical_key)))
            .collect();
        // A key with more modifiers also matches the one with fewer, so ask for the longer ones first.
        all.sort_by_key(|(_, key)| std::cmp::Reverse(weight(key.modifiers)));
        ctx.input_mut(|input| {
            all.into_iter()
                .filter(|(_, key)| input.consume_shortcut(key))
                .map(|(command, _)| command)
                .collect()
        })
    }

    fn is_taken(&self, by_other_than: Command, key: KeyboardShortcut) -> bool {
        Command::ALL.into_iter().any(|other| other != by_other_than && self.of_command(other).contains(&key))
    }

    fn replace(&mut self, command: Command, keys: Vec<KeyboardShortcut>) {
        if keys == command.usual_keys() {
            self.changed.remove(&command);
        } else {
            self.changed.insert(command, keys);
        }
    }
}

/// The keys that choose what bears their number.
pub(crate) const DIGITS: [Key; 9] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

/// Whether a text field has the focus: then keys write.
///
/// What egui calls wanting keyboard input is true of every control with the focus.
pub(crate) fn is_typing(ctx: &Context) -> bool {
    // A button may have the id that a field of the step before had; only a field can be dragged in.
    let is_field = |id| ctx.read_response(id).is_some_and(|response| response.sense.senses_drag());
    ctx.text_edit_focused() && ctx.memory(Memory::focused).is_some_and(is_field)
}

/// Whether keys mean something at the table, whatever has the focus there: nobody writes, and no menu or card that
/// has to be answered first lies over it.
pub(crate) fn reach_table(ctx: &Context) -> bool {
    !is_typing(ctx) && !Popup::is_any_open(ctx) && ctx.memory(Memory::top_modal_layer).is_none()
}

/// Whether any control has the focus. Enter and Space are meant for it then, and arrows lead from it to others.
pub(crate) fn has_focus(ctx: &Context) -> bool {
    ctx.memory(Memory::focused).is_some()
}

/// Whether a key presses the control that has the focus.
fn presses_control(key: Key) -> bool {
    matches!(key, Key::Enter | Key::Space)
}

/// Whether this plain key was pressed in this frame and means something at the table; taken if so.
pub(crate) fn take_at_table(ctx: &Context, key: Key) -> bool {
    reach_table(ctx)
        && !(presses_control(key) && has_focus(ctx))
        && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key))
}

/// Remembers at the end of a frame whether anything has the focus: Escape has taken it away before anyone hears of it.
pub(crate) fn remember_focus(ctx: &Context) {
    let has_focus = has_focus(ctx);
    ctx.data_mut(|data| data.insert_temp(focus_memory(), has_focus));
}

/// Whether anything had the focus at the end of the last frame.
pub(crate) fn had_focus(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(focus_memory())).unwrap_or(false)
}

fn focus_memory() -> Id {
    Id::unique("something had the focus")
}

/// Takes the key that was pressed in this frame, as a shortcut.
pub(crate) fn take_pressed(ctx: &Context) -> Option<KeyboardShortcut> {
    ctx.input_mut(|input| {
        let index = input.events.iter().position(
            |event| matches!(event, Event::Key { key, pressed: true, .. } if !matches!(key, Key::Tab)),
        )?;
        let Event::Key { key, modifiers, .. } = input.events.remove(index) else { return None };
        // The letter that the key types is not meant for anything else either.
        input.events.retain(|event| !matches!(event, Event::Text(_)));
        Some(shortcut(modifiers, key))
    })
}

fn shortcut(pressed: Modifiers, key: Key) -> KeyboardShortcut {
    let sign = key.symbol_or_name();
    // Signs such as "?" need Shift on some keyboards and not on others.
    let is_sign = sign.chars().count() == 1 && !sign.chars().all(char::is_alphanumeric);
    let modifiers = Modifiers {
        alt: pressed.alt,
        ctrl: false,
        shift: pressed.shift && !is_sign,
        mac_cmd: false,
        command: pressed.command || pressed.ctrl,
    };
    KeyboardShortcut::new(modifiers, key)
}

/// Keys that belong to no command: digits choose, arrows and W, A, S, D move the map, Tab moves on, Escape closes.
fn is_fixed(key: KeyboardShortcut) -> bool {
    let is_digit = key.logical_key.name().chars().all(|sign| sign.is_ascii_digit());
    let is_plain = key.modifiers == Modifiers::NONE;
    is_digit
        || matches!(key.logical_key, Key::Tab | Key::Escape)
        || is_plain
            && matches!(
                key.logical_key,
                Key::ArrowLeft
                    | Key::ArrowRight
                    | Key::ArrowUp
                    | Key::ArrowDown
                    | Key::W
                    | Key::A
                    | Key::S
                    | Key::D
            )
}

fn weight(modifiers: Modifiers) -> u8 {
    u8::from(modifiers.command) + u8::from(modifiers.shift) + u8::from(modifiers.alt)
}

fn write(key: KeyboardShortcut) -> String {
    let Modifiers { alt, shift, command, .. } = key.modifiers;
    let mut text = String::new();
    for (is_held, prefix) in [(command, "Ctrl+"), (alt, "Alt+"), (shift, "Shift+")] {
        if is_held {
            text.push_str(prefix);
        }
    }
    text + key.logical_key.name()
}

fn read(text: &str) -> Option<KeyboardShortcut> {
    let mut modifiers = Modifiers::NONE;
    let mut rest = text;
    while let Some((prefix, after)) = rest.split_once('+') {
        match prefix {
            "Ctrl" => modifiers.command = true,
            "Alt" => modifiers.alt = true,
            "Shift" => modifiers.shift = true,
            _ => return None,
        }
        rest = after;
    }
    let key = KeyboardShortcut::new(modifiers, Key::from_name(rest)?);
    (!is_fixed(key)).then_some(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    const Q: KeyboardShortcut = KeyboardShortcut::new(Modifiers::NONE, Key::Q);

    #[test]
    fn every_usual_key_can_be_written_and_read() {
        for command in Command::ALL {
            for &key in command.usual_keys() {
                assert_eq!(read(&write(key)), Some(key), "{command:?}");
            }
        }
        assert_eq!(read("Ctrl+Shift+"), None);
        assert_eq!(read("Hyper+Q"), None);
        assert_eq!(read("7"), None);
    }

    #[test]
    fn a_changed_key_comes_back_from_the_settings() {
        let mut keys = Keys::default();
        keys.set(Command::TurnRight, 0, Q).unwrap();
        let settings = Settings { keys: keys.saved(), ..Settings::default() };
        assert_eq!(Keys::of(&settings), keys);
        assert_eq!(keys.of_command(Command::TurnRight), [Q]);
        assert!(keys.is_changed(Command::TurnRight) && !keys.is_changed(Command::TurnLeft));
        keys.reset(Command::TurnRight);
        assert_eq!(keys, Keys::default());
    }

    #[test]
    fn a_key_that_an_older_version_wrote_is_read() {
        let written = [("TurnRight", "Q"), ("Deputy", "Ctrl+K"), ("Teleport", "X")];
        let keys = written.map(|(command, key)| (command.to_owned(), vec![key.to_owned()]));
        let keys = Keys::of(&Settings { keys: keys.into(), ..Settings::default() });
        assert_eq!(keys.of_command(Command::TurnRight), [Q]);
        let control_k = KeyboardShortcut::new(Modifiers::COMMAND, Key::K);
        assert_eq!(keys.of_command(Command::PlayForMe), [control_k]);
        assert_eq!(keys.changed.len(), 2);
    }

    #[test]
    fn no_two_commands_get_the_same_key() {
        let mut keys = Keys::default();
        let r = Command::TurnRight.usual_keys()[0];
        assert_eq!(keys.set(Command::Centre, 0, r), Err(Clash::Command(Command::TurnRight)));
        keys.set(Command::TurnRight, 0, Q).unwrap();
        keys.set(Command::Centre, 0, r).unwrap();
        // The usual key has gone to another command, so there is none to give back.
        keys.reset(Command::TurnRight);
        assert!(keys.of_command(Command::TurnRight).is_empty());
        keys.reset_all();
        assert_eq!(keys.of_command(Command::TurnRight), [r]);
    }

    #[test]
    fn digits_and_the_keys_of_the_map_stay_what_they_are() {
        let mut keys = Keys::default();
        for key in [Key::Num4, Key::ArrowUp, Key::A, Key::Tab, Key::Escape] {
            let key = KeyboardShortcut::new(Modifiers::NONE, key);
            assert_eq!(keys.set(Command::Fit, 0, key), Err(Clash::Fixed));
        }
        let control_a = KeyboardShortcut::new(Modifiers::COMMAND, Key::A);
        assert_eq!(keys.set(Command::Fit, 0, control_a), Ok(()));
    }

    #[test]
    fn a_question_mark_is_one_key_on_every_keyboard() {
        assert_eq!(shortcut(Modifiers::SHIFT, Key::Questionmark).modifiers, Modifiers::NONE);
        assert_eq!(shortcut(Modifiers::SHIFT, Key::R).modifiers, Modifiers::SHIFT);
        let control = Modifiers { ctrl: true, command: true, ..Modifiers::NONE };
        assert_eq!(shortcut(control, Key::Z), KeyboardShortcut::new(Modifiers::COMMAND, Key::Z));
    }
}
