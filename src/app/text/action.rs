//! What an action does, in the words of the button that confirms it.

use crate::rules::{Action, BoardSegment, FigureKind, Game, Phase};
use crate::tiles::{FeatureKind, Pos};

use super::Words;

impl Words<'_> {
    /// What an action would do in a game.
    pub fn deed(&self, game: &Game, action: Action) -> String {
        let t = self.texts;
        let kind_at = |at: BoardSegment| game.feature_kind(at).map_or("field", FeatureKind::name);
        match action {
            Action::Pass => match game.phase() {
                Phase::Capture => t.confirm_no_capture(),
                Phase::Princess => t.princess_leave(),
                _ => t.confirm_without(),
            },
            Action::Place { .. } => t.confirm_tile(),
            Action::Figure { kind, pos, segment } => {
                let role = kind_at(BoardSegment { pos, segment });
                match kind {
                    FigureKind::Meeple => t.confirm_meeple(role),
                    FigureKind::Big => t.confirm_big(role),
                    FigureKind::Abbot => t.confirm_abbot(role),
                }
            }
            Action::Recall { pos } => t.confirm_recall(abbot_worth(game, pos)),
            Action::Floor { .. } => t.confirm_floor(),
            Action::Top { .. } => t.confirm_top(),
            Action::Fairy { .. } => t.confirm_fairy(),
            Action::Capture { player, .. } if player == game.player_to_act() => t.confirm_capture_own(),
            Action::Capture { player, .. } => t.confirm_capture(self.player_within(player)),
            Action::Princess { .. } => t.confirm_princess(),
            Action::Release { kind } => t.release_kind(kind.name()),
            Action::Ransom { kind, .. } => t.prisoners_ransom(kind.name()),
            Action::Dragon { to } => t.target_dragon(to.name()),
        }
    }
}

/// What the abbot on a square would bring if taken back now.
fn abbot_worth(game: &Game, pos: Pos) -> i32 {
    game.figures()
        .into_iter()
        .find(|figure| figure.pos == pos && figure.kind == FigureKind::Abbot)
        .and_then(|figure| game.feature_id(figure.segment()?))
        .map_or(0, |feature| game.worth_now(feature))
}
