//! What whoever has to act does in an example.

use crate::rules::{Action, BoardSegment, FigureKind, Game, Player};
use crate::tiles::{Pos, Side, Turn};

use super::line_reader::LineReader;
use super::{NotationError, PlaceName};

/// An [`Action`] that names places as a reader sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Play {
    /// `place 1,0 turn 2`
    Place { pos: Pos, turn: Turn },
    /// `princess blue meeple city 0,-1 S`
    Princess { player: Player, kind: FigureKind, place: PlaceName },
    /// `meeple city 1,0 N`
    Figure { kind: FigureKind, place: PlaceName },
    /// `recall 0,1`
    Recall { pos: Pos },
    /// `floor 0,1`
    Floor { pos: Pos },
    /// `capture blue meeple road 1,1 N`
    Capture { player: Player, kind: FigureKind, place: PlaceName },
    /// `top big 0,1`
    Top { kind: FigureKind, pos: Pos },
    /// `fairy meeple road 1,1 N`
    Fairy { kind: FigureKind, place: PlaceName },
    /// `ransom blue big`: buy one's own figure back from blue
    Ransom { holder: Player, kind: FigureKind },
    /// `release big`
    Release { kind: FigureKind },
    /// `dragon W`
    Dragon { to: Side },
    /// `pass`
    Pass,
}

impl Play {
    /// Reads an action; `None` if the line is about something else.
    pub(super) fn read(words: &mut LineReader) -> Result<Option<Self>, NotationError> {
        let mut ahead = words.clone();
        let Some(verb) = ahead.maybe(Some) else { return Ok(None) };
        let play = match verb {
            "place" => Self::Place { pos: ahead.pos()?, turn: ahead.turn()? },
            "princess" => {
                Self::Princess { player: ahead.player()?, kind: ahead.figure()?, place: ahead.place()? }
            }
            "recall" => Self::Recall { pos: ahead.pos()? },
            "floor" => Self::Floor { pos: ahead.pos()? },
            "capture" => {
                Self::Capture { player: ahead.player()?, kind: ahead.figure()?, place: ahead.place()? }
            }
            "top" => Self::Top { kind: ahead.figure()?, pos: ahead.pos()? },
            "ransom" => Self::Ransom { holder: ahead.player()?, kind: ahead.figure()? },
            "release" => Self::Release { kind: ahead.figure()? },
            "pass" => Self::Pass,
            // The next two words also begin statements about where the dragon and the fairy are.
            "fairy" => match ahead.maybe(FigureKind::parse) {
                Some(kind) => Self::Fairy { kind, place: ahead.place()? },
                None => return Ok(None),
            },
            "dragon" => match ahead.maybe(Side::parse) {
                Some(to) => Self::Dragon { to },
                None => return Ok(None),
            },
            verb => match FigureKind::parse(verb) {
                Some(kind) => Self::Figure { kind, place: ahead.place()? },
                None => return Ok(None),
            },
        };
        ahead.end()?;
        *words = ahead;
        Ok(Some(play))
    }

    /// The same as the rules name it.
    pub fn action(self, game: &Game) -> Result<Action, NotationError> {
        Ok(match self {
            Self::Place { pos, turn } => Action::Place { pos, turn },
            Self::Princess { player, kind, place } => {
                let BoardSegment { pos, segment } = place.segment(game)?;
                Action::Princess { pos, segment, player, kind }
            }
            Self::Figure { kind, place: PlaceName::Tower(pos) } | Self::Top { kind, pos } => {
                Action::Top { kind, pos }
            }
            Self::Figure { kind, place } => {
                let BoardSegment { pos, segment } = place.segment(game)?;
                Action::Figure { kind, pos, segment }
            }
            Self::Recall { pos } => Action::Recall { pos },
            Self::Floor { pos } => Action::Floor { pos },
            Self::Capture { player, kind, place } => {
                Action::Capture { pos: place.pos(), spot: place.spot(game)?, player, kind }
            }
            Self::Fairy { kind, place } => Action::Fairy { pos: place.pos(), spot: place.spot(game)?, kind },
            Self::Ransom { holder, kind } => Action::Ransom { holder, kind },
            Self::Release { kind } => Action::Release { kind },
            Self::Dragon { to } => Action::Dragon { to },
            Self::Pass => Action::Pass,
        })
    }
}
