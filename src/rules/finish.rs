//! The end of the game and final scoring (BASE-12, BASE-13).

use crate::tiles::FeatureKind;

use super::event::{ScoreReason, tell};
use super::feature::SegmentId;
use super::figure::Standing;
use super::phase::State;
use super::{ByPlayer, Event, Game, Listener, Player, scoring};

/// The order in which features are counted at the end.
const ORDER: [FeatureKind; 5] =
    [FeatureKind::Road, FeatureKind::City, FeatureKind::Monastery, FeatureKind::Garden, FeatureKind::Field];

impl Game {
    /// Scores what is unfinished, feature by feature, and ends the game.
    pub(super) fn finish<L: Listener>(&mut self, log: &mut L) {
        for kind in ORDER {
            for index in 0..self.figures.len() {
                if let Some(feature) =
                    self.first_on_feature(index).filter(|&at| self.board.kind_of(at) == kind)
                {
                    let worth = scoring::worth(&self.board, feature);
                    self.award_majority(feature, worth, ScoreReason::Final(kind), log);
                    self.fairy_bonus(feature, log);
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
        for index in 0..self.figures.len() {
            let Some(feature) = self.first_on_feature(index) else { continue };
            let points = scoring::worth(&self.board, feature).total();
            for player in self.board.feature(feature).majority() {
                scores[player] += points;
            }
            if let Some(follower) = self.fairy_blesses(feature) {
                scores[follower.owner] += Self::fairy_bonus_points();
            }
        }
        scores
    }

    /// The feature under a figure, if no figure before it stands on the same one.
    fn first_on_feature(&self, index: usize) -> Option<SegmentId> {
        let features = &self.board.features;
        let label = |index: usize| match self.figures[index].standing {
            Standing::Segment(segment) => Some(features.label(segment)),
            Standing::Tower(_) => None,
        };
        let feature = label(index)?;
        (0..index).all(|earlier| label(earlier) != Some(feature)).then_some(feature)
    }

    /// Who has the most points: one player, or several who win together (BASE-13.1, BASE-13.2).
    pub fn leaders(&self) -> Vec<Player> {
        let best = Player::first(self.players).map(|player| self.scores[player]).max();
        Player::first(self.players).filter(|&player| Some(self.scores[player]) == best).collect()
    }
}
