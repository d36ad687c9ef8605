//! Actions.

use serde::{Deserialize, Serialize};

use crate::rules::{Action, FigureKind, Player, Spot};
use crate::tiles::{Pos, Side, Turn};

use super::strict::read_only_from;

/// An action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "do", rename_all = "lowercase", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum ActionJson {
    Place { x: i16, y: i16, turn: u8 },
    Princess { x: i16, y: i16, segment: u8, player: usize, kind: KindJson },
    Figure { kind: KindJson, x: i16, y: i16, segment: u8 },
    Recall { x: i16, y: i16 },
    Floor { x: i16, y: i16 },
    Capture { x: i16, y: i16, segment: SpotJson, player: usize, kind: KindJson },
    Top { kind: KindJson, x: i16, y: i16 },
    Fairy { x: i16, y: i16, segment: SpotJson, kind: KindJson },
    Ransom { player: usize, kind: KindJson },
    Release { kind: KindJson },
    Dragon { to: SideJson },
    Pass {},
}

/// A kind of figure.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum KindJson {
    Meeple,
    Big,
    Abbot,
}

/// A direction.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self")]
#[allow(missing_docs)]
pub enum SideJson {
    N,
    E,
    S,
    W,
}

/// A segment's number, or the word `"tower"`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
#[allow(missing_docs)]
pub enum SpotJson {
    Segment(u8),
    Tower(TowerWord),
}

/// The word `"tower"`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum TowerWord {
    Tower,
}

read_only_from!(object_that_does, ActionJson);
read_only_from!(word, KindJson, SideJson, TowerWord);

impl From<FigureKind> for KindJson {
    fn from(kind: FigureKind) -> Self {
        match kind {
            FigureKind::Meeple => Self::Meeple,
            FigureKind::Big => Self::Big,
            FigureKind::Abbot => Self::Abbot,
        }
    }
}

impl From<KindJson> for FigureKind {
    fn from(kind: KindJson) -> Self {
        match kind {
            KindJson::Meeple => Self::Meeple,
            KindJson::Big => Self::Big,
            KindJson::Abbot => Self::Abbot,
        }
    }
}

impl From<Spot> for SpotJson {
    fn from(spot: Spot) -> Self {
        match spot {
            Spot::Segment(number) => Self::Segment(number),
            Spot::Tower => Self::Tower(TowerWord::Tower),
        }
    }
}

impl From<SpotJson> for Spot {
    fn from(spot: SpotJson) -> Self {
        match spot {
            SpotJson::Segment(number) => Self::Segment(number),
            SpotJson::Tower(TowerWord::Tower) => Self::Tower,
        }
    }
}

impl From<Action> for ActionJson {
    fn from(action: Action) -> Self {
        match action {
            Action::Place { pos: Pos { x, y }, turn } => Self::Place { x, y, turn: turn.quarters() as u8 },
            Action::Princess { pos: Pos { x, y }, segment, player, kind } => {
                Self::Princess { x, y, segment, player: player.index(), kind: kind.into() }
            }
            Action::Figure { kind, pos: Pos { x, y }, segment } => {
                Self::Figure { kind: kind.into(), x, y, segment }
            }
            Action::Recall { pos: Pos { x, y } } => Self::Recall { x, y },
            Action::Floor { pos: Pos { x, y } } => Self::Floor { x, y },
            Action::Capture { pos: Pos { x, y }, spot, player, kind } => {
                Self::Capture { x, y, segment: spot.into(), player: player.index(), kind: kind.into() }
            }
            Action::Top { kind, pos: Pos { x, y } } => Self::Top { kind: kind.into(), x, y },
            Action::Fairy { pos: Pos { x, y }, spot, kind } => {
                Self::Fairy { x, y, segment: spot.into(), kind: kind.into() }
            }
            Action::Ransom { holder, kind } => Self::Ransom { player: holder.index(), kind: kind.into() },
            Action::Release { kind } => Self::Release { kind: kind.into() },
            Action::Dragon { to } => Self::Dragon {
                to: match to {
                    Side::N => SideJson::N,
                    Side::E => SideJson::E,
                    Side::S => SideJson::S,
                    Side::W => SideJson::W,
                },
            },
            Action::Pass => Self::Pass {},
        }
    }
}

impl ActionJson {
    /// The action it describes, or what is wrong with its numbers.
    pub fn into_action(self) -> Result<Action, String> {
        let player =
            |number: usize| Player::try_new(number).ok_or_else(|| format!("there is no player {number}"));
        Ok(match self {
            Self::Place { x, y, turn } => {
                if turn > 3 {
                    return Err(format!("\"turn\" is 0 to 3, not {turn}"));
                }
                Action::Place { pos: Pos::new(x, y), turn: Turn::new(turn.into()) }
            }
            Self::Princess { x, y, segment, player: owner, kind } => {
                Action::Princess { pos: Pos::new(x, y), segment, player: player(owner)?, kind: kind.into() }
            }
            Self::Figure { kind, x, y, segment } => {
                Action::Figure { kind: kind.into(), pos: Pos::new(x, y), segment }
            }
            Self::Recall { x, y } => Action::Recall { pos: Pos::new(x, y) },
            Self::Floor { x, y } => Action::Floor { pos: Pos::new(x, y) },
            Self::Capture { x, y, segment, player: owner, kind } => Action::Capture {
                pos: Pos::new(x, y),
                spot: segment.into(),
                player: player(owner)?,
                kind: kind.into(),
            },
            Self::Top { kind, x, y } => Action::Top { kind: kind.into(), pos: Pos::new(x, y) },
            Self::Fairy { x, y, segment, kind } => {
                Action::Fairy { pos: Pos::new(x, y), spot: segment.into(), kind: kind.into() }
            }
            Self::Ransom { player: holder, kind } => {
                Action::Ransom { holder: player(holder)?, kind: kind.into() }
            }
            Self::Release { kind } => Action::Release { kind: kind.into() },
            Self::Dragon { to } => Action::Dragon {
                to: match to {
                    SideJson::N => Side::N,
                    SideJson::E => Side::E,
                    SideJson::S => Side::S,
                    SideJson::W => Side::W,
                },
            },
            Self::Pass {} => Action::Pass,
        })
    }
}
