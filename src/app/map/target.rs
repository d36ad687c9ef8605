//! A place on the map that can be clicked.

use egui::Pos2;

use crate::app::pictures::Piece;
use crate::rules::{Action, BoardSegment, FigureView};

/// A place on the map that can be clicked.
#[derive(Clone, Debug)]
pub struct Target {
    /// What clicking it chooses.
    pub action: Action,
    /// The place on the screen that it is about.
    pub home: Pos2,
    /// Its middle on the screen, beside its home where targets would lie over each other.
    pub centre: Pos2,
    /// What it is, for screen readers and tooltips.
    pub label: String,
    /// The piece shown in it; none for a ring around something that is already there.
    pub piece: Option<Piece>,
    /// The figure that is already there.
    pub stands: Option<Piece>,
    /// The feature that lights up with it.
    pub feature: Option<BoardSegment>,
    /// The figures that would be lost.
    pub victims: Vec<FigureView>,
}
