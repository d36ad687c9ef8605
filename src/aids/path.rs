//! The way through a connected feature from one of its segments to another.

use std::collections::{HashMap, VecDeque};

use crate::rules::Game;
use crate::tiles::{FeatureKind, HalfEdge, NO_SEGMENT, Pos, Side};

/// Where a feature crosses the border of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// A road, city or river, in the middle of a side.
    Side(Side),
    /// A field, on half of a side.
    Half(HalfEdge),
}

impl Exit {
    /// The side that is crossed.
    pub fn side(self) -> Side {
        match self {
            Self::Side(side) => side,
            Self::Half(half) => half.side(),
        }
    }
}

/// A segment on the way, and how the way leaves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waypoint {
    /// The tile's square.
    pub pos: Pos,
    /// The segment.
    pub segment: u8,
    /// The border to the next one; none at the end.
    pub exit: Option<Exit>,
}

/// The shortest way between two segments; empty if they do not belong to the same feature.
pub fn path(game: &Game, from: (Pos, u8), to: (Pos, u8)) -> Vec<Waypoint> {
    // Looking back from the goal gives each segment its next one.
    let mut exits = HashMap::from([(to, None)]);
    let mut waiting = VecDeque::from([to]);
    while let Some(at) = waiting.pop_front() {
        if at == from {
            break;
        }
        for (exit, next) in neighbours(game, at) {
            exits.entry(next).or_insert_with(|| {
                waiting.push_back(next);
                Some((opposite(exit), at))
            });
        }
    }
    let mut way = Vec::new();
    let mut at = from;
    while let Some(exit) = exits.get(&at) {
        way.push(Waypoint { pos: at.0, segment: at.1, exit: exit.map(|(exit, _)| exit) });
        let Some((_, next)) = *exit else { return way };
        at = next;
    }
    Vec::new()
}

/// The segments that a segment continues in, and across which borders.
fn neighbours(game: &Game, (pos, segment): (Pos, u8)) -> Vec<(Exit, (Pos, u8))> {
    let Some(tile) = game.tile_at(pos) else { return Vec::new() };
    let layout = game.catalogue().layout(tile.kind);
    let mut list = Vec::new();
    for side in Side::ALL {
        let Some(beside) = game.tile_at(pos.step(side)) else { continue };
        let theirs = game.catalogue().layout(beside.kind);
        if layout.kinds[usize::from(segment)] == FeatureKind::Field {
            for half in side.halves().into_iter().filter(|&half| layout.field_at(half, tile.turn) == segment)
            {
                let next = theirs.field_at(half.facing(), beside.turn);
                if next != NO_SEGMENT {
                    list.push((Exit::Half(half), (beside.pos, next)));
                }
            }
        } else if layout.segment_at(side, tile.turn) == segment {
            let next = theirs.segment_at(side.opposite(), beside.turn);
            if next != NO_SEGMENT {
                list.push((Exit::Side(side), (beside.pos, next)));
            }
        }
    }
    list
}

fn opposite(exit: Exit) -> Exit {
    match exit {
        Exit::Side(side) => Exit::Side(side.opposite()),
        Exit::Half(half) => Exit::Half(half.facing()),
    }
}
