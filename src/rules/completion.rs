//! Step 3: scoring what this turn completed (BASE-3.2, BASE-6).

use arrayvec::ArrayVec;

use crate::tiles::MAX_SEGMENTS;

use super::event::{Score, ScoreReason, tell};
use super::feature::SegmentId;
use super::figure::Standing;
use super::{Event, FigureView, Game, Listener, Payout};

/// The features completed in one turn: those of the new tile and the monasteries and gardens of nine squares.
type Completed = ArrayVec<SegmentId, { 2 * MAX_SEGMENTS + 18 }>;

impl Game {
    /// Scores every completed feature that anyone stands on, then sends the figures home (BASE-6.1, BASE-6.2).
    #[inline]
    pub(super) fn score_completed<L: Listener>(&mut self, log: &mut L) {
        let completed = self.completed();
        if completed.is_empty() {
            return;
        }
        for &feature in &completed {
            let kind = self.board.kind_of(feature);
            self.score_feature(feature, ScoreReason::Completed(kind), log);
        }
        self.return_figures(&completed, log);
    }

    /// The completed features with figures on them; others give nothing (BASE-6.4).
    #[inline]
    fn completed(&self) -> Completed {
        let mut completed = Completed::new();
        let placed = self.board.tile(self.placed);
        for number in 0..self.board.layout(placed).segments {
            let label = self.board.features.label(placed.first.nth(number));
            let feature = self.board.feature(label);
            if feature.is_complete() && feature.is_occupied() && !completed.contains(&label) {
                completed.push(label);
            }
        }
        if !self.board.encloses {
            return completed;
        }
        // A tile can complete monasteries it does not touch by a side (BASE-9.3).
        for &(pos, sanctuary) in &self.board.sanctuaries {
            let feature = self.board.feature(sanctuary);
            let is_around = pos.is_in_block_of(placed.pos) && pos != placed.pos;
            if is_around && feature.is_complete() && feature.is_occupied() {
                completed.push(sanctuary);
            }
        }
        completed
    }

    #[inline]
    fn return_figures<L: Listener>(&mut self, completed: &Completed, log: &mut L) {
        for index in (0..self.figures.len()).rev() {
            let Standing::Segment(segment) = self.figures[index].standing else { continue };
            if completed.contains(&self.board.features.label(segment)) {
                let FigureView { pos, spot, player, kind } = self.send_home(index).view();
                tell(log, || Event::Returned { player, kind, pos, spot });
            }
        }
    }

    /// Scores a feature: the majority's points, then the fairy's gift.
    #[inline]
    pub(super) fn score_feature<L: Listener>(
        &mut self,
        feature: SegmentId,
        reason: ScoreReason,
        log: &mut L,
    ) {
        for payout in self.payouts(feature) {
            self.award(payout, reason, feature, log);
        }
        self.fairy_bonus(feature, log);
    }

    /// Gives a player points for a feature (BASE-11.1).
    #[inline]
    pub(super) fn award<L: Listener>(
        &mut self,
        Payout { player, worth }: Payout,
        reason: ScoreReason,
        feature: SegmentId,
        log: &mut L,
    ) {
        self.scores[player] += worth.total();
        tell(log, || {
            let squares = self.board.squares_of(feature);
            let (points, feature) = (worth.total(), Some(self.board.name_of(feature)));
            Event::Score(Score { player, points, reason, feature, squares, derivation: worth })
        });
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::{
        Action, FigureKind, FigureView, Game, Moment, Player, Position, SetTile, Setup, Spot,
    };
    use crate::tiles::{Catalogue, Pos, Turn};

    /// The corner tile is set long before the last one, and yet it is the one that was just laid.
    #[test]
    fn base_9_3_a_corner_tile_completes_a_monastery() {
        let kind = Catalogue::standard().find("base/monastery").expect("such a tile");
        let corner = Pos::new(-1, -1);
        let mut position = Position::new(Setup::base(2, 0));
        let set = |pos| SetTile { kind, pos, turn: Turn::default(), laid_by: None, floors: 0 };
        position.tiles = Pos::ORIGIN.block().map(set).collect();
        let (spot, player) = (Spot::Segment(0), Player::new(1));
        position.figures = vec![FigureView { pos: Pos::ORIGIN, spot, player, kind: FigureKind::Meeple }];
        position.moment = Moment::Placed(corner);
        let mut game = Game::from_position(&position).expect("a legal position");
        game.play(Action::Pass).expect("nobody has to place a meeple");
        assert_eq!(game.scores()[player], 9);
        assert!(game.figures().is_empty());
    }
}
