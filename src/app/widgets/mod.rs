//! What every screen is made of: paper cards, trays and buttons on the wooden table.
//!
//! Everything takes its colours from [`Tokens`](super::theme::Tokens) and looks right in all three themes; none of it knows the game.
//!
//! | what | how |
//! |---|---|
//! | a card of paper | [`Paper::new`]`().rim().band(colour)`: [`paint`](Paper::paint) into a rectangle, or [`show`](Paper::show) around contents |
//! | the table itself, and a tray cut into it | `wood::paint`, `wood::tray` |
//! | the one button most people want, its quiet sisters | [`ActionButton`]: words and a key, of a fixed size; [`Weight`] says how loud |
//! | a round button with a word below | [`DiscButton`] |
//! | a line of a menu, with sign and key | [`MenuRow`] |
//! | a place for a sort of piece, with word and count | [`Slot`] |
//! | one of a few choices side by side | [`segments()`] |
//! | on or off | [`toggle()`] |
//! | a line on a pill | [`Pill`] |
//! | a dialog over the dimmed table | [`Sheet`] |
//! | the heading of a part | [`heading()`] |
//! | text that keeps its place | [`fitted()`], [`write_fitted`]: smaller, then cut with an ellipsis, but never out of its place |
//!
//! The widgets are ordinary egui widgets: `ui.add(widget)`, or `ui.put(rect, widget)` where a place is fixed. Each
//! bears an accessible name, is reached by Tab, and shows a [`focus_ring`] of two tones, so that it is seen on wood
//! and on paper.

#![allow(dead_code, unused_imports, reason = "the screens move to these one by one")]

mod action_button;
mod disc_button;
mod fitted;
mod focus;
mod gradient;
mod heading;
mod menu_row;
mod paper;
mod pill;
mod segments;
mod sheet;
mod slot;
mod toggle;

pub(crate) use action_button::{ActionButton, Weight};
pub(crate) use disc_button::DiscButton;
pub(crate) use fitted::{fitted, fitted_centred, write_fitted};
pub(crate) use focus::focus_ring;
pub(crate) use gradient::paint_gradient;
pub(crate) use heading::heading;
pub(crate) use menu_row::MenuRow;
pub(crate) use paper::Paper;
pub(crate) use pill::Pill;
pub(crate) use segments::segments;
pub(crate) use sheet::Sheet;
pub(crate) use slot::Slot;
pub(crate) use toggle::toggle;

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::rc::Rc;

    use egui::{Color32, FontId, Key, Rect, vec2};
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;

    use super::*;
    use crate::app::icons::Icon;
    use crate::app::theme::{Tokens, install_fonts};
    use crate::storage::ThemeChoice;

    /// Everything at once, as a screen may have it.
    fn all(
        ui: &mut egui::Ui,
        tokens: &Tokens,
        clicked: &mut Vec<&'static str>,
        choice: &mut u8,
        is_on: &mut bool,
    ) {
        let mut note = |is_clicked: bool, name| {
            if is_clicked {
                clicked.push(name);
            }
        };
        note(ui.add(DiscButton::new(tokens, Icon::Menu, "Menu").word("Menu")).clicked(), "Menu");
        note(ui.add(ActionButton::new(tokens, "End the turn").key("Space")).clicked(), "End");
        let idle = ActionButton::new(tokens, "Choose a place").weight(Weight::Idle).icon(Icon::Lamp);
        note(ui.add(idle).clicked(), "Choose");
        let picture = (egui::TextureId::default(), Rect::ZERO);
        let slot = Slot::new(tokens, picture, "Place a meeple", "Meeple", vec2(58.0, 80.0)).count(5);
        note(ui.add(slot.open(true).chosen(true)).clicked(), "Slot");
        let slot = Slot::new(tokens, picture, "Place the abbot", "Abbot", vec2(58.0, 80.0)).count(0);
        note(ui.add(slot.absent(true)).clicked(), "Absent");
        segments(ui, tokens, 240.0, &[(0, "Slow".to_owned()), (1, "Fast".to_owned())], choice);
        toggle(ui, tokens, is_on, "Sound");
        Pill::Dark.show(ui, tokens, "Your turn");
        heading(ui, tokens, "Look");
        Paper::new().rim(true).band(tokens.price, 6.0).show(ui, tokens, 10, |ui| ui.label("On paper"));
        Sheet::new("sheet", "Settings", "Close", vec2(400.0, 300.0));
    }

    #[test]
    fn everything_has_a_name_and_does_what_it_is_asked_for_in_every_theme() {
        for theme in [ThemeChoice::Day, ThemeChoice::Night, ThemeChoice::HighContrast] {
            let tokens = Tokens::of(theme);
            let state = Rc::new(RefCell::new((Vec::new(), 0_u8, false)));
            let inside = state.clone();
            let mut harness = Harness::new_ui(move |ui| {
                if ui.ctx().cumulative_frame_nr() == 0 {
                    install_fonts(ui.ctx());
                    tokens.apply(ui.ctx());
                    return;
                }
                let (clicked, choice, is_on) = &mut *inside.borrow_mut();
                all(ui, &tokens, clicked, choice, is_on);
            });
            harness.run_steps(2);
            for name in [
                "Menu",
                "End the turn",
                "Choose a place",
                "Place a meeple",
                "Place the abbot",
                "Fast",
                "Sound",
            ] {
                harness.get_by_label(name).click();
                harness.run_steps(2);
            }
            harness.get_by_label("Menu").focus();
            harness.run_steps(1);
            harness.key_press(Key::Enter);
            harness.run_steps(2);
            assert_eq!(*state.borrow(), (vec!["Menu", "End", "Slot", "Menu"], 1, true));
        }
    }

    #[test]
    fn text_never_leaves_its_place() {
        let mut harness = Harness::new_ui(|ui| {
            for text in ["Short", "Place the big meeple as highwayman", "Höfuðborgarsvæðisvagnstjóranámskeið"]
            {
                for (width, lines) in [(40.0, 1), (90.0, 2), (200.0, 1)] {
                    let room = vec2(width, 20.0 * lines as f32);
                    let galley =
                        fitted(ui.painter(), text, &FontId::proportional(16.0), Color32::WHITE, room, lines);
                    assert!(
                        galley.mesh_bounds.right() <= width + 1.0,
                        "{text} {width}: {:?}",
                        galley.mesh_bounds
                    );
                    assert!(galley.rows.len() <= lines, "{text} {width}");
                }
            }
        });
        harness.run_steps(1);
    }
}
