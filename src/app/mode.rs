//! The sorts of action in step 2, of which the map shows one at a time.

use crate::app::pictures::Piece;
use crate::art::figures::Prop;
use crate::game_picture;
use crate::rules::{Action, FigureKind};

/// A sort of action of step 2; the map shows the places of one sort at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mode {
    /// Do something with a figure: put it on a feature or on a tower, or take it back.
    Figure(FigureKind),
    /// Build a floor.
    Floor,
    /// Move the fairy.
    Fairy,
}

impl Mode {
    /// The sort that an action belongs to; `None` for actions of other steps.
    pub fn of(action: Action) -> Option<Self> {
        match action {
            Action::Figure { kind, .. } | Action::Top { kind, .. } => Some(Self::Figure(kind)),
            Action::Recall { .. } => Some(Self::Figure(FigureKind::Abbot)),
            Action::Floor { .. } => Some(Self::Floor),
            Action::Fairy { .. } => Some(Self::Fairy),
            Action::Place { .. }
            | Action::Princess { .. }
            | Action::Capture { .. }
            | Action::Ransom { .. }
            | Action::Release { .. }
            | Action::Dragon { .. }
            | Action::Pass => None,
        }
    }

    /// All sorts, in the order in which they lie beside each other.
    pub const ALL: [Self; 5] = [
        Self::Figure(FigureKind::Meeple),
        Self::Figure(FigureKind::Big),
        Self::Figure(FigureKind::Abbot),
        Self::Floor,
        Self::Fairy,
    ];

    /// The sorts that are open now, in a fixed order.
    pub fn open(actions: &[Action]) -> Vec<Self> {
        let mut modes: Vec<Self> = actions.iter().copied().filter_map(Self::of).collect();
        modes.sort_unstable();
        modes.dedup();
        modes
    }

    /// The piece that stands for it.
    pub fn piece(self, colour: usize) -> Piece {
        match self {
            Self::Figure(kind) => Piece::Figure(game_picture::figure(kind, None), colour),
            Self::Floor => Piece::Prop(Prop::Floors(1)),
            Self::Fairy => Piece::Prop(Prop::Fairy),
        }
    }
}
