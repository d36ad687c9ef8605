//! The river: where its tiles may go, and how it may bend (RIV-3 to RIV-5).

use crate::tiles::{Layout, Side, SideMask, Terrain, Turn};

use super::options::RiverBends;
use super::{Refusal, RuleOptions};

/// What is remembered of the river's course.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct River {
    /// The last bend, however far back.
    last_bend: Option<Bend>,
    /// Whether that bend is on the last tile.
    just_bent: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bend {
    Left,
    Right,
}

impl River {
    /// Whether a river tile that fits by its sides may lie there (RIV-3, RIV-4).
    pub(super) fn allows(
        self,
        layout: &Layout,
        turn: Turn,
        demand: SideMask,
        options: RuleOptions,
    ) -> Result<(), Refusal> {
        if !layout.river {
            return Ok(());
        }
        let Some(entry) = side_of_river(demand) else { return Err(Refusal::RiverNotJoined) };
        let bend = bend_from(entry, layout.edges(turn));
        let before = match options.river_bends {
            RiverBends::Alternate => self.last_bend,
            RiverBends::Adjacent => self.last_bend.filter(|_| self.just_bent),
        };
        if bend.is_some() && bend == before { Err(Refusal::RiverBend) } else { Ok(()) }
    }

    /// Remembers the course through a river tile just laid.
    pub(super) fn follow(&mut self, layout: &Layout, turn: Turn, demand: SideMask) {
        let Some(entry) = side_of_river(demand) else { return };
        let bend = bend_from(entry, layout.edges(turn));
        self.just_bent = bend.is_some();
        self.last_bend = bend.or(self.last_bend);
    }
}

fn side_of_river(mask: SideMask) -> Option<Side> {
    Side::ALL.into_iter().find(|&side| mask.at(side) == Some(Terrain::River))
}

/// How the river bends on a tile that it enters from this side; not at all on a straight or final one.
fn bend_from(entry: Side, edges: SideMask) -> Option<Bend> {
    let flows_to = |side: Side| edges.at(side) == Some(Terrain::River);
    let ahead = entry.opposite();
    if flows_to(ahead.turned(Turn::new(1))) {
        Some(Bend::Right)
    } else if flows_to(ahead.turned(Turn::new(3))) {
        Some(Bend::Left)
    } else {
        None
    }
}
