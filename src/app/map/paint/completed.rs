//! Which segments belong to finished features; they keep a look of their own.

use crate::rules::{Action, PlacedTile};
use crate::session::Session;
use crate::tiles::FeatureKind;

/// The finished segments of the board that is shown, found once per position.
#[derive(Default)]
pub struct CompletedFeatures {
    position: Option<Position>,
    segments: Vec<(PlacedTile, u8)>,
}

/// What tells one position of a game from the next that is shown.
#[derive(Clone, Copy, PartialEq)]
struct Position {
    actions: usize,
    last: Option<Action>,
    laid: Option<Action>,
}

impl CompletedFeatures {
    /// Looks again if the board has changed.
    pub fn look(&mut self, session: &Session) {
        let actions = session.record().actions();
        let laid = session.draft().placement();
        let position = Position { actions: actions.len(), last: actions.last().copied(), laid };
        if self.position == Some(position) {
            return;
        }
        self.position = Some(position);
        let game = session.shown();
        self.segments.clear();
        for feature in game.features() {
            if feature.complete && !matches!(feature.kind, FeatureKind::Field | FeatureKind::River) {
                let tiles = feature.segments.iter();
                self.segments.extend(tiles.filter_map(|&(pos, segment)| Some((game.tile_at(pos)?, segment))));
            }
        }
    }

    /// The segments.
    pub fn segments(&self) -> &[(PlacedTile, u8)] {
        &self.segments
    }
}
