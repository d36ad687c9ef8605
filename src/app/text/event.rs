//! What happened, as a line of the log.

use super::Words;
use crate::i18n::sentence;
use crate::rules::{BoardSegment, Event, FigureKind, Player, ScoreReason, Spot};
use crate::session::Session;
use crate::tiles::{FeatureKind, Pos};

impl Words<'_> {
    /// What happened, as a line of the log; `None` for what goes without saying.
    pub fn event(&self, session: &Session, event: &Event) -> Option<String> {
        let t = self.texts;
        let name = |player: Player| self.player_within(player);
        Some(sentence(match event {
            Event::Turn { .. } | Event::Drawn { .. } => return None,
            Event::Discarded { player, .. } => t.log_discarded(name(*player)),
            Event::SetAside { player, .. } => t.log_aside(name(*player)),
            Event::ShuffledIn { count } => t.log_shuffled(*count as u32),
            Event::Placed { player, .. } => t.log_placed(name(*player)),
            Event::Figure { player, kind, pos, spot } => {
                t.log_figure(role(session, *kind, *pos, *spot), name(*player))
            }
            Event::Score(score) if score.is_empty_field() => return None,
            Event::Score(score) => {
                let feature = match score.reason {
                    ScoreReason::Completed(kind) | ScoreReason::Final(kind) | ScoreReason::Recalled(kind) => {
                        kind.name()
                    }
                    ScoreReason::FairyTurn | ScoreReason::FairyBonus(_) => "fairy",
                };
                t.log_score(feature, score.points, name(score.player))
            }
            Event::Returned { player, .. } => t.log_returned(name(*player)),
            Event::Removed { player, .. } => t.log_removed(name(*player)),
            Event::Floor { player, height, .. } => t.log_floor(name(*player), u32::from(*height)),
            Event::Captured { by, player, .. } if by == player => t.log_captured_own(name(*by)),
            Event::Captured { by, player, .. } => t.log_captured(name(*by), name(*player)),
            Event::Exchanged { first, second } => t.log_exchanged(name(first.player), name(second.player)),
            Event::Ransomed { player, holder, .. } => t.log_ransomed(name(*player), name(*holder)),
            Event::Dragon { by: None, .. } => t.log_dragon_flies(),
            Event::Dragon { by: Some(player), .. } => t.log_dragon(name(*player)),
            Event::Eaten { player, .. } => t.log_eaten(name(*player)),
            Event::Fairy { player, .. } => t.log_fairy(name(*player)),
            Event::Final { .. } => t.log_final(),
        }))
    }
}

/// What a figure becomes where it stands, as the messages name it.
pub(super) fn role(session: &Session, kind: FigureKind, pos: Pos, spot: Spot) -> &'static str {
    let Some(at) = BoardSegment::at(pos, spot) else { return "tower" };
    let feature = session.shown().feature_kind(at);
    match (kind, feature) {
        (FigureKind::Abbot, Some(FeatureKind::Monastery)) => "abbot",
        (_, Some(feature)) => feature.name(),
        (_, None) => "tower",
    }
}
