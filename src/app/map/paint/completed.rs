//! Which segments belong to finished features; they keep a look of their own.

use crate::rules::PlacedTile;
use crate::session::{PositionId, Session};
use crate::tiles::FeatureKind;

/// The finished segments of the board that is shown, found once per position.
#[derive(Default)]
pub struct CompletedFeatures {
    position: Option<PositionId>,
    segments: Vec<(PlacedTile, u8)>,
}

impl CompletedFeatures {
    /// Looks again if the board has changed.
    pub fn look(&mut self, session: &Session) {
        let position = Some(session.position());
        if self.position == position {
            return;
        }
        self.position = position;
        let game = session.shown();
        self.segments.clear();
        for feature in game.features() {
            if feature.complete && !matches!(feature.kind, FeatureKind::Field | FeatureKind::River) {
                let segments = feature.segments.iter();
                self.segments.extend(segments.filter_map(|at| Some((game.tile_at(at.pos)?, at.segment))));
            }
        }
    }

    /// The segments.
    pub fn segments(&self) -> &[(PlacedTile, u8)] {
        &self.segments
    }
}
