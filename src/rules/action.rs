//! What a player can decide.

use crate::tiles::{Pos, Side, Turn};

use super::{FigureKind, Player, Spot};

/// One decision of [the player who has to act](super::Game::player_to_act); exactly the fields each kind needs.
///
/// A turn is a few of them in a row: a tile, then a figure or [`Pass`](Self::Pass), now and then more.
/// [`Phase`](super::Phase) says what kind is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Lay the drawn tile (BASE-4).
    Place {
        /// Where.
        pos: Pos,
        /// How it is turned.
        turn: Turn,
    },
    /// The princess removes a knight (PD-5).
    Princess {
        /// The knight's tile.
        pos: Pos,
        /// Its segment.
        segment: u8,
        /// Its owner.
        player: Player,
        /// The kind of figure.
        kind: FigureKind,
    },
    /// Put a figure on a feature (BASE-5).
    Figure {
        /// Which figure.
        kind: FigureKind,
        /// The new tile, or any allowed one through a portal (PD-6).
        pos: Pos,
        /// On which segment.
        segment: u8,
    },
    /// Take the abbot back and score it (ABB-5).
    Recall {
        /// The abbot's tile.
        pos: Pos,
    },
    /// Build a tower floor (TW-2).
    Floor {
        /// The foundation or tower.
        pos: Pos,
    },
    /// Capture a follower after building a floor (TW-4).
    Capture {
        /// The follower's tile.
        pos: Pos,
        /// Where on it.
        spot: Spot,
        /// Its owner.
        player: Player,
        /// The kind of figure.
        kind: FigureKind,
    },
    /// Put a meeple on an open tower (TW-3).
    Top {
        /// Which figure.
        kind: FigureKind,
        /// The tower.
        pos: Pos,
    },
    /// Set the fairy beside an own follower (PD-7).
    Fairy {
        /// The follower's tile.
        pos: Pos,
        /// Where on it.
        spot: Spot,
        /// The kind of figure.
        kind: FigureKind,
    },
    /// Buy back a captured figure (TW-5.4).
    Ransom {
        /// Who holds it.
        holder: Player,
        /// The kind of figure.
        kind: FigureKind,
    },
    /// Choose which own figure comes home in an exchange (TW-5.3).
    Release {
        /// Which kind.
        kind: FigureKind,
    },
    /// Move the dragon one tile (PD-4).
    Dragon {
        /// In this direction.
        to: Side,
    },
    /// Use no optional action of this step.
    Pass,
}

impl Action {
    /// The square an action is about; none for those that concern the whole table, and for the dragon's step, which
    /// depends on where it stands.
    pub const fn square(self) -> Option<Pos> {
        match self {
            Self::Place { pos, .. }
            | Self::Princess { pos, .. }
            | Self::Figure { pos, .. }
            | Self::Recall { pos }
            | Self::Floor { pos }
            | Self::Capture { pos, .. }
            | Self::Top { pos, .. }
            | Self::Fairy { pos, .. } => Some(pos),
            Self::Dragon { .. } | Self::Ransom { .. } | Self::Release { .. } | Self::Pass => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_stays_small() {
        assert!(size_of::<Action>() <= 12);
    }
}
