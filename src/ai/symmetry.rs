//! Turns of a tile that make the same board, so that a search looks at only one of them.
//!
//! Method: for each kind the turns are compared segment by segment, once for the program (docs/AI.md, “One-ply
//! rating”).

use std::sync::LazyLock;

use crate::tiles::{Catalogue, HalfEdge, Kind, Layout, MAX_SEGMENTS, Side, Turn};

/// The first of all turns in which the tile lies the same as in this one.
pub(super) fn canonical_turn(kind: Kind, turn: Turn) -> Turn {
    static CANONICAL: LazyLock<Vec<[Turn; 4]>> = LazyLock::new(|| {
        let catalogue = Catalogue::standard();
        let first = |layout: &Layout, turn: Turn| {
            Turn::ALL.into_iter().find(|&other| lies_the_same(layout, other, turn)).unwrap_or(turn)
        };
        catalogue.kinds().map(|kind| Turn::ALL.map(|turn| first(catalogue.layout(kind), turn))).collect()
    });
    CANONICAL[kind.index()][turn.quarters()]
}

/// Whether a tile lies the same both ways: the same terrains, joined in the same way, with the same marks.
fn lies_the_same(layout: &Layout, one: Turn, other: Turn) -> bool {
    let sides = Side::ALL.map(|side| (layout.segment_at(side, one), layout.segment_at(side, other)));
    let halves = HalfEdge::ALL.map(|half| (layout.field_at(half, one), layout.field_at(half, other)));
    // Segments that reach no border lie on the tile whichever way it is turned.
    let mut partner = [None; MAX_SEGMENTS];
    for (mine, theirs) in sides.into_iter().chain(halves) {
        match (mine, theirs) {
            (None, None) => {}
            (None, _) | (_, None) => return false,
            (Some(mine), Some(theirs)) => {
                let known = partner[usize::from(mine)].get_or_insert(theirs);
                if *known != theirs {
                    return false;
                }
            }
        }
    }
    let pairs = || (0..MAX_SEGMENTS).filter_map(|mine| Some((mine, partner[mine]?)));
    let is_injective = pairs().all(|(a, of_a)| pairs().all(|(b, of_b)| a == b || of_a != of_b));
    is_injective
        && pairs().all(|(mine, theirs)| {
            let theirs = usize::from(theirs);
            let touched = pairs()
                .filter(|&(city, _)| layout.touches[mine] & 1 << city != 0)
                .fold(0_u8, |bits, (_, their_city)| bits | 1 << their_city);
            layout.kinds[mine] == layout.kinds[theirs]
                && layout.shields[mine] == layout.shields[theirs]
                && layout.multiplied[mine] == layout.multiplied[theirs]
                && (layout.princess == Some(mine as u8)) == (layout.princess == Some(theirs as u8))
                && touched == layout.touches[theirs]
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn classes(name: &str) -> usize {
        let kind = Catalogue::standard().find(name).unwrap();
        let mut firsts = Turn::ALL.map(|turn| canonical_turn(kind, turn)).to_vec();
        firsts.sort_unstable();
        firsts.dedup();
        firsts.len()
    }

    #[test]
    fn symmetric_tiles_have_fewer_turns() {
        assert_eq!(classes("base/monastery"), 1);
        assert_eq!(classes("base/road-straight"), 2);
        assert_eq!(classes("base/road-curve"), 4);
        assert_eq!(classes("base/city-four-shield"), 1);
    }
}
