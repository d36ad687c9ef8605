//! The keys that move the map as long as they are held.

use egui::{Context, Event, Key, Vec2, vec2};

use crate::app::keys;

/// The moving keys that are down.
#[derive(Default)]
pub(crate) struct HeldKeys {
    held: Vec<HeldKey>,
}

struct HeldKey {
    key: Key,
    /// Where it lies on the keyboard: with Shift or in another layout the same key may come up under another name.
    physical: Option<Key>,
}

impl HeldKeys {
    /// Hears which keys went down and came up in this frame.
    pub(crate) fn hear(&mut self, ctx: &Context) {
        let (reach_table, has_focus) = (keys::reach_table(ctx), keys::has_focus(ctx));
        ctx.input(|input| {
            for event in &input.events {
                match *event {
                    Event::Key { key, physical_key, pressed: true, modifiers, .. } => {
                        // With a control in focus, arrows lead to the next one.
                        let moves = reach_table && !(has_focus && is_arrow(key)) && modifiers.is_none();
                        let is_new = !self.held.iter().any(|held| held.key == key);
                        if moves && is_new && way(key) != Vec2::ZERO {
                            self.held.push(HeldKey { key, physical: physical_key });
                        }
                    }
                    Event::Key { key, physical_key, pressed: false, .. } => {
                        self.held.retain(|held| {
                            held.key != key && (held.physical.is_none() || held.physical != physical_key)
                        });
                    }
                    _ => {}
                }
            }
            // The window does not hear of a key that comes up while it is not in front, nor the map while it is hidden.
            self.held.retain(|held| input.key_down(held.key));
        });
    }

    /// Where they move the map together.
    pub(crate) fn direction(&self) -> Vec2 {
        let sum = self.held.iter().fold(Vec2::ZERO, |sum, held| sum + way(held.key));
        sum.clamp(Vec2::splat(-1.0), Vec2::splat(1.0))
    }
}

fn is_arrow(key: Key) -> bool {
    matches!(key, Key::ArrowLeft | Key::ArrowRight | Key::ArrowUp | Key::ArrowDown)
}

/// Where a key moves the map.
fn way(key: Key) -> Vec2 {
    match key {
        Key::ArrowLeft | Key::A => vec2(1.0, 0.0),
        Key::ArrowRight | Key::D => vec2(-1.0, 0.0),
        Key::ArrowUp | Key::W => vec2(0.0, 1.0),
        Key::ArrowDown | Key::S => vec2(0.0, -1.0),
        _ => Vec2::ZERO,
    }
}

#[cfg(test)]
mod tests {
    use egui::{Modifiers, RawInput};

    use super::*;

    /// What is held after these frames.
    fn direction_after(frames: &[&[Event]]) -> Vec2 {
        let (ctx, mut held) = (Context::default(), HeldKeys::default());
        for events in frames {
            let input = RawInput { events: events.to_vec(), ..RawInput::default() };
            ctx.run_ui(input, |ui| held.hear(ui.ctx())).textures_delta.clear();
        }
        held.direction()
    }

    fn event(key: Key, physical: Key, pressed: bool, modifiers: Modifiers) -> Event {
        Event::Key { key, physical_key: Some(physical), pressed, repeat: false, modifiers }
    }

    #[test]
    fn the_map_moves_while_a_key_is_held() {
        let press = event(Key::D, Key::D, true, Modifiers::NONE);
        let release = event(Key::D, Key::D, false, Modifiers::NONE);
        assert_eq!(direction_after(&[std::slice::from_ref(&press)]), vec2(-1.0, 0.0));
        assert_eq!(direction_after(&[&[press], &[], &[release]]), Vec2::ZERO);
    }

    #[test]
    fn a_key_that_comes_up_under_another_name_is_not_held() {
        let press = event(Key::A, Key::A, true, Modifiers::NONE);
        let release = event(Key::Q, Key::A, false, Modifiers::SHIFT);
        assert_eq!(direction_after(&[&[press], &[release]]), Vec2::ZERO);
    }

    #[test]
    fn nothing_is_held_once_another_window_is_in_front() {
        let press = event(Key::A, Key::A, true, Modifiers::NONE);
        assert_eq!(direction_after(&[&[press], &[Event::WindowFocused(false)]]), Vec2::ZERO);
    }
}
