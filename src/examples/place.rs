//! Where on the board something stands, as an example names it.

use std::fmt;

use crate::rules::{BoardSegment, FigureView, Game, Player, Spot};
use crate::tiles::{BorderPart, Catalogue, FeatureKind, Kind, Pos, Turn};

use super::NotationError;

/// A part of a tile, named by what a reader sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceName {
    /// A feature on a square; `end` tells apart several of its kind on one tile.
    Feature {
        /// The kind of feature.
        kind: FeatureKind,
        /// The square.
        pos: Pos,
        /// Where on the tile's border, as the tile lies.
        end: Option<BorderPart>,
    },
    /// The top of the tower on a square.
    Tower(Pos),
}

impl PlaceName {
    /// The square.
    pub const fn pos(self) -> Pos {
        match self {
            Self::Feature { pos, .. } | Self::Tower(pos) => pos,
        }
    }

    /// The spot on a tile that lies so.
    pub(super) fn on_tile(self, kind: Kind, turn: Turn) -> Result<Spot, NotationError> {
        let Self::Feature { kind: wanted, end, .. } = self else { return Ok(Spot::Tower) };
        let tile = Catalogue::standard().tile(kind);
        let unturned = turn.inverse();
        let number = match end {
            Some(BorderPart::Side(side)) => tile.segment_at_side(side.turned(unturned)),
            Some(BorderPart::Half(half)) => tile.field_at(half.turned(unturned)),
            None => {
                let mut fitting =
                    (0..tile.segments.len()).filter(|&number| tile.segments[number].kind() == wanted);
                fitting.next().filter(|_| fitting.next().is_none())
            }
        };
        number
            .filter(|&number| tile.segments[number].kind() == wanted)
            .map(|number| Spot::Segment(number as u8))
            .ok_or_else(|| NotationError::NoSuchPlace(self.to_string()))
    }

    /// The spot on the tile that lies there in a game.
    pub fn spot(self, game: &Game) -> Result<Spot, NotationError> {
        let tile = game.tile_at(self.pos()).ok_or_else(|| NotationError::NoTile(self.pos().to_string()))?;
        self.on_tile(tile.kind, tile.turn)
    }

    /// The segment, for places that are features.
    pub fn segment(self, game: &Game) -> Result<BoardSegment, NotationError> {
        BoardSegment::at(self.pos(), self.spot(game)?)
            .ok_or_else(|| NotationError::NoSuchPlace(self.to_string()))
    }

    /// The figure that stands exactly there.
    pub(super) fn figure(self, game: &Game) -> Result<Option<FigureView>, NotationError> {
        let spot = self.spot(game)?;
        Ok(game.figures().into_iter().find(|figure| figure.pos == self.pos() && figure.spot == spot))
    }

    /// The players whose figures stand on the whole feature, or on the tower.
    pub(super) fn occupants(self, game: &Game) -> Result<Vec<Player>, NotationError> {
        Ok(match self.spot(game)? {
            Spot::Tower => game.tower_top(self.pos()).iter().map(|figure| figure.player).collect(),
            Spot::Segment(segment) => game
                .feature(BoardSegment { pos: self.pos(), segment })
                .map(|feature| feature.figures.iter().map(|figure| figure.player).collect())
                .unwrap_or_default(),
        })
    }
}

impl fmt::Display for PlaceName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tower(pos) => write!(f, "tower {pos}"),
            Self::Feature { kind, pos, end } => {
                write!(f, "{} {pos}", kind.name())?;
                end.map_or(Ok(()), |end| write!(f, " {end}"))
            }
        }
    }
}
