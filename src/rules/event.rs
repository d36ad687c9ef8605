//! What happened: everything a log, an animation or a test wants to know about an action.

use crate::tiles::{FeatureKind, Kind, Pos, Turn};

use super::{BoardSegment, ByPlayer, Derivation, FairyView, FigureKind, Player, Spot};

/// Something that happened in the game.
///
/// An action tells its events in the order they happened: first what it did, then what it set off, up to the next turn
/// and the tile drawn in it. Points change only by [`Score`](Self::Score) and [`Ransomed`](Self::Ransomed).
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Event {
    /// A player's turn began (BASE-3.1).
    Turn { player: Player },
    /// A tile was drawn and can be laid.
    Drawn { player: Player, tile: Kind },
    /// A drawn tile fits nowhere and leaves the game (BASE-4.5).
    Discarded { player: Player, tile: Kind },
    /// A dragon tile was drawn before the first volcano (PD-3.1).
    SetAside { player: Player, tile: Kind },
    /// The set-aside tiles went back into the pile (PD-2.5).
    ShuffledIn { count: usize },
    /// The drawn tile was laid.
    Placed { player: Player, tile: Kind, pos: Pos, turn: Turn },
    /// A figure was put on a feature, or on a tower.
    Figure { player: Player, kind: FigureKind, pos: Pos, spot: Spot },
    /// Points were given.
    Score(Score),
    /// A figure went home to its owner after scoring or recall (BASE-6.1, ABB-5).
    Returned { player: Player, kind: FigureKind, pos: Pos, spot: Spot },
    /// The princess sent a knight home (PD-5).
    Removed { by: Player, player: Player, kind: FigureKind, pos: Pos, spot: Spot },
    /// A tower grew.
    Floor { player: Player, pos: Pos, height: u8 },
    /// A tower took a follower; an own one goes home (TW-4).
    Captured { by: Player, player: Player, kind: FigureKind, pos: Pos, spot: Spot },
    /// Two players gave each other one prisoner back (TW-5.2).
    Exchanged { first: Freed, second: Freed },
    /// A prisoner was bought back (TW-5.4): the owner pays, the holder gets the points.
    Ransomed { player: Player, holder: Player, kind: FigureKind, points: i32 },
    /// The dragon flew to a volcano (`by` is nobody) or took a step (PD-2.2, PD-4).
    Dragon { by: Option<Player>, from: Option<Pos>, to: Pos },
    /// The dragon ate a figure (PD-4.8).
    Eaten { player: Player, kind: FigureKind, pos: Pos, spot: Spot },
    /// The fairy joined a follower; `from` is where she stood before, if she was on the board (PD-7).
    Fairy { player: Player, kind: FigureKind, pos: Pos, spot: Spot, from: Option<FairyView> },
    /// The game ended with these scores (BASE-13).
    Final { scores: ByPlayer<i32>, players: usize },
}

impl Event {
    /// The player it is about: who acted or, where nobody did, to whom it happened.
    pub fn player(&self) -> Option<Player> {
        match self {
            Self::Turn { player }
            | Self::Drawn { player, .. }
            | Self::Discarded { player, .. }
            | Self::SetAside { player, .. }
            | Self::Placed { player, .. }
            | Self::Figure { player, .. }
            | Self::Returned { player, .. }
            | Self::Removed { player, .. }
            | Self::Floor { player, .. }
            | Self::Captured { by: player, .. }
            | Self::Ransomed { player, .. }
            | Self::Eaten { player, .. }
            | Self::Fairy { player, .. } => Some(*player),
            Self::Score(score) => Some(score.player),
            Self::Dragon { by, .. } => *by,
            Self::Exchanged { first, .. } => Some(first.player),
            Self::ShuffledIn { .. } | Self::Final { .. } => None,
        }
    }

    /// The square it happened on; for points, the first square of what they were given for.
    pub fn square(&self) -> Option<Pos> {
        match self {
            Self::Placed { pos, .. }
            | Self::Figure { pos, .. }
            | Self::Returned { pos, .. }
            | Self::Removed { pos, .. }
            | Self::Floor { pos, .. }
            | Self::Captured { pos, .. }
            | Self::Eaten { pos, .. }
            | Self::Fairy { pos, .. } => Some(*pos),
            Self::Dragon { to, .. } => Some(*to),
            Self::Score(score) => score.squares.first().copied(),
            Self::Turn { .. }
            | Self::Drawn { .. }
            | Self::Discarded { .. }
            | Self::SetAside { .. }
            | Self::ShuffledIn { .. }
            | Self::Exchanged { .. }
            | Self::Ransomed { .. }
            | Self::Final { .. } => None,
        }
    }
}

/// A prisoner that came home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Freed {
    /// Whose figure it is.
    pub player: Player,
    /// The kind of figure.
    pub kind: FigureKind,
}

/// Points a player got, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// Who got them.
    pub player: Player,
    /// How many.
    pub points: i32,
    /// What they were for.
    pub reason: ScoreReason,
    /// A segment of the feature they were given for; none when only the fairy was looked at.
    pub feature: Option<BoardSegment>,
    /// The squares of the feature, row by row; for the fairy, her square.
    pub squares: Vec<Pos>,
    /// How they add up.
    pub derivation: Derivation,
}

impl Score {
    /// Whether it only tells that a field has no finished cities beside it.
    pub fn is_empty_field(&self) -> bool {
        self.points == 0 && self.reason == ScoreReason::Final(FeatureKind::Field)
    }
}

/// What points were given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ScoreReason {
    /// A completed feature (BASE-3.2).
    Completed(FeatureKind),
    /// An incomplete feature or a field in final scoring (BASE-12).
    Final(FeatureKind),
    /// An abbot taken back early (ABB-5).
    Recalled(FeatureKind),
    /// The fairy stood with the player's follower when the turn began (PD-7.4).
    FairyTurn,
    /// The fairy stood with the player's follower on a feature that was scored (PD-7.6).
    FairyBonus(FeatureKind),
}

/// Something that hears events while an action is played.
pub trait Listener {
    /// Whether events are wanted at all; if not, none are made.
    const LISTENS: bool;

    /// Takes an event.
    fn hear(&mut self, event: Event);
}

/// Nobody listens; play is as fast as it can be.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Listener for Silent {
    const LISTENS: bool = false;

    fn hear(&mut self, _: Event) {}
}

impl Listener for Vec<Event> {
    const LISTENS: bool = true;

    fn hear(&mut self, event: Event) {
        self.push(event);
    }
}

/// Makes an event and tells it, if anyone listens.
#[inline]
pub(super) fn tell<L: Listener>(log: &mut L, event: impl FnOnce() -> Event) {
    if L::LISTENS {
        log.hear(event());
    }
}
