//! The score track of fifty spaces and the 50/100 score tiles.

/// Spaces of one lap (BASE-1.5).
pub const LAP: i32 = 50;

/// Where a score stands on the track (BASE-11.3, IC-6.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrackPosition {
    /// The space of the marker, 0 to 49.
    pub space: i32,
    /// Completed laps.
    pub laps: i32,
}

impl TrackPosition {
    /// The place of a score; a lap is full at exactly 50 (DEC-19).
    pub fn of(score: i32) -> Self {
        Self { space: score.rem_euclid(LAP), laps: score.div_euclid(LAP) }
    }

    /// Score tiles that show 100.
    pub fn hundreds(self) -> i32 {
        self.laps / 2
    }

    /// Score tiles that show 50, at most one.
    pub fn fifties(self) -> i32 {
        self.laps % 2
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base_11_1_three_points_move_the_marker_to_space_3() {
        assert_eq!(TrackPosition::of(3), TrackPosition { space: 3, laps: 0 });
    }

    #[test]
    fn ic_6_1_laps_are_recorded_with_score_tiles() {
        let tiles = |score| {
            let track = TrackPosition::of(score);
            (track.space, track.fifties(), track.hundreds())
        };
        assert_eq!(tiles(48 + 4), (2, 1, 0));
        assert_eq!(tiles(49), (49, 0, 0));
        assert_eq!(tiles(50), (0, 1, 0));
        assert_eq!(tiles(100), (0, 0, 1));
        assert_eq!(tiles(150), (0, 1, 1));
    }
}
