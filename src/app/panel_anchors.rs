//! Where each player's things lie on the screen, and what has not arrived there yet.

use egui::{Pos2, Rect, Ui};

use crate::rules::{ByFigure, ByPlayer};

/// What the panels tell the map, and the map the panels.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct PanelAnchors {
    /// Each player's row, if it can be seen.
    pub(crate) rows: ByPlayer<Option<Pos2>>,
    /// Each player's marker on the score track, if it can be seen.
    pub(crate) track: ByPlayer<Option<Pos2>>,
    /// Points still on their way.
    pub(crate) owed: ByPlayer<i32>,
    /// Figures still on their way.
    pub(crate) away: ByPlayer<ByFigure<u8>>,
    /// Seconds in which something flies; a marker walks a little longer.
    pub(crate) pace: f32,
}

/// The middle of something in a panel, unless it has been scrolled out of sight.
pub(crate) fn seen(ui: &Ui, rect: Rect) -> Option<Pos2> {
    ui.clip_rect().contains(rect.center()).then(|| rect.center())
}
