//! The way through a connected feature from one of its segments to another.

use std::collections::{HashMap, VecDeque};

use crate::rules::{BoardSegment, Game};
use crate::tiles::{BorderPart, FeatureKind, HalfEdge, Side};

/// A segment on the way, and how the way leaves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waypoint {
    /// The segment.
    pub at: BoardSegment,
    /// The border to the next one; none at the end.
    pub exit: Option<BorderPart>,
}

/// The shortest way between two segments; empty if they do not belong to the same feature.
pub fn path(game: &Game, from: BoardSegment, to: BoardSegment) -> Vec<Waypoint> {
    // Looking back from the goal gives each segment its next one.
    let mut exits: HashMap<BoardSegment, Option<(BorderPart, BoardSegment)>> = HashMap::from([(to, None)]);
    let mut waiting = VecDeque::from([to]);
    while let Some(at) = waiting.pop_front() {
        if at == from {
            break;
        }
        for (exit, next) in neighbours(game, at) {
            exits.entry(next).or_insert_with(|| {
                waiting.push_back(next);
                Some((exit.facing(), at))
            });
        }
    }
    let mut way = Vec::new();
    let mut at = from;
    while let Some(exit) = exits.get(&at) {
        way.push(Waypoint { at, exit: exit.map(|(exit, _)| exit) });
        let Some((_, next)) = *exit else { return way };
        at = next;
    }
    Vec::new()
}

/// The segments that a segment continues in, and across which borders.
fn neighbours(game: &Game, BoardSegment { pos, segment }: BoardSegment) -> Vec<(BorderPart, BoardSegment)> {
    let Some(tile) = game.tile_at(pos) else { return Vec::new() };
    let layout = game.catalogue().layout(tile.kind);
    let mut list = Vec::new();
    for side in Side::ALL {
        let Some(beside) = game.tile_at(pos.step(side)) else { continue };
        let theirs = game.catalogue().layout(beside.kind);
        if layout.kinds[usize::from(segment)] == FeatureKind::Field {
            let mine = |&half: &HalfEdge| layout.field_at(half, tile.turn) == Some(segment);
            for half in side.halves().into_iter().filter(mine) {
                let next = theirs.field_at(half.facing(), beside.turn);
                list.extend(next.map(|next| (BorderPart::Half(half), BoardSegment::new(beside.pos, next))));
            }
        } else if layout.is_at(segment, side, tile.turn) {
            let next = theirs.segment_at(side.opposite(), beside.turn);
            list.extend(next.map(|next| (BorderPart::Side(side), BoardSegment::new(beside.pos, next))));
        }
    }
    list
}
