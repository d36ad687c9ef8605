//! The end of the game and final scoring (BASE-12, BASE-13).

use arrayvec::ArrayVec;

use crate::tiles::FeatureKind;

use super::event::{ScoreReason, tell};
use super::feature::SegmentId;
use super::figure::{MOST_FIGURES, Standing};
use super::phase::State;
use super::{ByPlayer, Event, Game, Listener, MAX_PLAYERS, Payout, Player};

/// The order in which features are counted at the end.
const ORDER: [FeatureKind; 5] =
    [FeatureKind::Road, FeatureKind::City, FeatureKind::Monastery, FeatureKind::Garden, FeatureKind::Field];

impl Game {
    /// Scores what is unfinished, feature by feature, and ends the game.
    pub(super) fn finish<L: Listener>(&mut self, log: &mut L) {
        let occupied = self.occupied_features();
        for kind in ORDER {
            for &feature in &occupied {
                if self.board.kind_of(feature) == kind {
                    self.score_feature(feature, ScoreReason::Final(kind), log);
                }
            }
        }
        self.state = State::Over;
        let (scores, players) = (self.scores, self.players);
        tell(log, || Event::Final { scores, players });
    }

    /// What each player would have if the game ended now (BASE-12).
    pub fn projected_scores(&self) -> ByPlayer<i32> {
        let mut scores = self.scores;
        if self.is_over() {
            return scores;
        }
        for feature in self.occupied_features() {
            for Payout { player, worth } in self.payouts(feature) {
                scores[player] += worth.total();
            }
            if let Some(follower) = self.fairy_blesses(feature) {
                scores[follower.owner] += Self::fairy_bonus_points();
            }
        }
        scores
    }

    /// The features that figures stand on, each once.
    fn occupied_features(&self) -> ArrayVec<SegmentId, { MAX_PLAYERS * MOST_FIGURES }> {
        let mut occupied = ArrayVec::new();
        for figure in &self.figures {
            if let Standing::Segment(segment) = figure.standing {
                let label = self.board.features.label(segment);
                if !occupied.contains(&label) {
                    occupied.push(label);
                }
            }
        }
        occupied
    }

    /// Who has the most points: one player, or several who win together (BASE-13.1, BASE-13.2).
    pub fn leaders(&self) -> Vec<Player> {
        let best = Player::first(self.players).map(|player| self.scores[player]).max();
        Player::first(self.players).filter(|&player| Some(self.scores[player]) == best).collect()
    }
}
