//! Where in the turn a game stands.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::tiles::{Kind, Pos, Side};
use crate::variants;

use super::dragon::WALK_STEPS;
use super::{Action, Player, SegmentId, TileIndex};

/// What has to be decided now, with what that decision needs to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// Step 1.2: the drawn tile has to be laid.
    Place { tile: Kind },
    /// Step 1.4: the princess may remove a knight of this city.
    Princess { city: SegmentId },
    /// Step 2: one action or none; after the princess only a ransom is left.
    Figure { spent: bool },
    /// Within step 2: a floor was built on this tower and may capture.
    Capture { tower: TileIndex },
    /// Within step 2: which of the active player's figures comes home from this holder.
    Release { holder: Player },
    /// Step 2b: the dragon walks.
    Dragon { walk: Trail, open: Ways },
    /// The game has ended.
    Over,
}

/// The squares the dragon has been on in this walk, its start included (PD-4.4).
pub(super) type Trail = ArrayVec<Pos, { WALK_STEPS + 1 }>;

/// Directions the dragon can take, one bit per side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ways(pub(super) u8);

impl Ways {
    /// The steps the dragon can take.
    pub(super) fn steps(self, visit: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        for to in Side::ALL {
            if self.0 & 1 << to.index() != 0 {
                visit(Action::Dragon { to })?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// The kind of decision that has to be made now.
///
/// [`Game::legal_actions`](super::Game::legal_actions) lists what can be decided.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "lowercase")]
pub enum Phase {
    /// The drawn tile has to be laid.
    Place,
    /// The princess may remove a knight.
    Princess,
    /// One action with a figure, tower or the fairy, or none.
    Figure,
    /// A new tower floor may capture a follower.
    Capture,
    /// An exchange of prisoners needs a choice.
    Release,
    /// The dragon has to be moved one step.
    Dragon,
    /// The game has ended.
    Over,
}

impl Phase {
    /// All phases.
    pub const ALL: [Self; 7] = variants::all();

    /// Whether its decisions belong to steps 1 and 2, where the player on turn may lay out and change what they like:
    /// nothing stands until step 2 is closed. In every other phase a decision stands as soon as it is made.
    pub const fn is_revisable(self) -> bool {
        match self {
            Self::Place | Self::Princess | Self::Figure | Self::Capture | Self::Release => true,
            Self::Dragon | Self::Over => false,
        }
    }

    /// The phase with this name.
    pub fn parse(name: &str) -> Option<Self> {
        name.parse().ok()
    }

    /// The name used in the engine protocol.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
