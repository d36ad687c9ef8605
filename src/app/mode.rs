//! The sorts of action in step 2, of which the map shows one at a time.

use crate::app::pictures::Piece;
use crate::art::figures::{PlayerPiece, Prop};
use crate::game_picture;
use crate::rules::{Action, FigureKind};

/// A sort of action of step 2; the map shows the places of one sort at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mode {
    /// Put a figure on a feature.
    Figure(FigureKind),
    /// Take the abbot back.
    Recall,
    /// Build a floor.
    Floor,
    /// Put a meeple on a tower.
    Top(FigureKind),
    /// Move the fairy.
    Fairy,
}

impl Mode {
    /// The sort that an action belongs to; `None` for actions of other steps.
    pub fn of(action: Action) -> Option<Self> {
        match action {
            Action::Figure { kind, .. } => Some(Self::Figure(kind)),
            Action::Recall { .. } => Some(Self::Recall),
            Action::Floor { .. } => Some(Self::Floor),
            Action::Top { kind, .. } => Some(Self::Top(kind)),
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
            Self::Figure(kind) | Self::Top(kind) => Piece::Figure(game_picture::figure(kind, None), colour),
            Self::Recall => Piece::Figure(PlayerPiece::Abbot, colour),
            Self::Floor => Piece::Prop(Prop::Floors(1)),
            Self::Fairy => Piece::Prop(Prop::Fairy),
        }
    }
}
