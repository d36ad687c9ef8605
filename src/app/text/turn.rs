//! A turn as one line of the log.

use super::Words;
use crate::rules::{Event, Player, ScoreReason};
use crate::session::{LogEntry, Session};
use crate::tiles::{FeatureKind, Kind, Pos, Turn};

use super::event::role;

/// A turn, or final scoring, as one line of the log.
pub struct TurnLine {
    /// Whose turn it was; nobody's for final scoring.
    pub player: Option<Player>,
    /// The tile as it lies, and where.
    pub placed: Option<(Kind, Turn, Pos)>,
    /// The one thing that counts most.
    pub deed: String,
    /// What the player got for it.
    pub points: i32,
    /// All of it, for who wants to know.
    pub told: String,
}

impl Words<'_> {
    /// The last turns of a game, the newest first.
    pub fn turns(&self, session: &Session, most: usize) -> Vec<TurnLine> {
        let mut lines = Vec::new();
        let mut rest = session.log();
        while lines.len() < most && !rest.is_empty() {
            let start = rest.iter().rposition(|entry| begins(&entry.event)).unwrap_or(0);
            let (before, turn) = rest.split_at(start);
            rest = before;
            // Final scoring belongs to nobody's turn, although it follows on the last one at once.
            let count = turn.iter().position(|entry| is_final(&entry.event)).unwrap_or(turn.len());
            let (turn, end) = turn.split_at(count);
            lines.extend(self.end_line(session, end));
            lines.extend(self.turn_line(session, turn));
        }
        lines.truncate(most);
        lines
    }

    fn end_line(&self, session: &Session, entries: &[LogEntry]) -> Option<TurnLine> {
        if entries.is_empty() {
            return None;
        }
        let deed = self.texts.turn_final();
        Some(TurnLine { player: None, placed: None, deed, points: 0, told: self.told(session, entries) })
    }

    fn turn_line(&self, session: &Session, entries: &[LogEntry]) -> Option<TurnLine> {
        let player = entries.iter().find_map(|entry| entry.event.player())?;
        let placed = entries.iter().rev().find_map(|entry| match entry.event {
            Event::Placed { tile, pos, turn, .. } => Some((tile, turn, pos)),
            _ => None,
        });
        let deed = self.deed_of_turn(session, entries)?;
        let points = entries
            .iter()
            .map(|entry| match &entry.event {
                Event::Score(score) if score.player == player => score.points,
                Event::Ransomed { player: payer, points, .. } if *payer == player => -points,
                _ => 0,
            })
            .sum();
        Some(TurnLine { player: Some(player), placed, deed, points, told: self.told(session, entries) })
    }

    fn told(&self, session: &Session, entries: &[LogEntry]) -> String {
        let lines: Vec<String> = entries
            .iter()
            .filter_map(|entry| {
                let line = self.event(session, &entry.event)?;
                Some(match &entry.event {
                    Event::Score(score) => format!("{line} ({})", self.derivation(&score.derivation)),
                    _ => line,
                })
            })
            .collect();
        lines.join("\n")
    }

    /// What counts most in a turn; `None` if nothing has been done yet.
    fn deed_of_turn(&self, session: &Session, entries: &[LogEntry]) -> Option<String> {
        let t = self.texts;
        let events = || entries.iter().map(|entry| &entry.event);
        let first = |find: &dyn Fn(&Event) -> Option<String>| events().find_map(find);
        let eaten = events().filter(|event| matches!(event, Event::Eaten { .. })).count();
        let eaten = (eaten > 0).then(|| t.turn_eaten(eaten as u32));
        let captured = first(&|event| match event {
            Event::Captured { by, player, .. } if by == player => Some(t.turn_captured_own()),
            Event::Captured { player, .. } => Some(t.turn_captured(self.player_within(*player))),
            _ => None,
        });
        let named =
            |find: fn(&Event) -> bool, words: fn(&Self) -> String| events().any(find).then(|| words(self));
        captured
            .or(eaten)
            .or_else(|| {
                named(|e| matches!(e, Event::Removed { .. }), |words| words.texts.turn_removed())
            })
            .or_else(|| self.completed(entries))
            .or_else(|| {
                let recalled = |event: &Event| {
                    matches!(event, Event::Score(score) if matches!(score.reason, ScoreReason::Recalled(_)))
                };
                events().any(recalled).then(|| t.turn_recalled())
            })
            .or_else(|| {
                first(&|event| match event {
                    Event::Floor { height, .. } => Some(t.turn_floor(u32::from(*height))),
                    Event::Figure { kind, pos, spot, .. } => {
                        Some(t.turn_figure(role(session, *kind, *pos, *spot)))
                    }
                    _ => None,
                })
            })
            .or_else(|| named(|e| matches!(e, Event::Fairy { .. }), |words| words.texts.turn_fairy()))
            .or_else(|| named(|e| matches!(e, Event::Ransomed { .. }), |words| words.texts.turn_ransomed()))
            .or_else(|| {
                named(|e| matches!(e, Event::Exchanged { .. }), |words| words.texts.turn_exchanged())
            })
            .or_else(|| {
                named(|e| matches!(e, Event::Dragon { by: Some(_), .. }), |words| words.texts.turn_dragon())
            })
            .or_else(|| named(|e| matches!(e, Event::Placed { .. }), |words| words.texts.turn_placed()))
            .or_else(|| named(|e| matches!(e, Event::Discarded { .. }), |words| words.texts.turn_discarded()))
    }

    fn completed(&self, entries: &[LogEntry]) -> Option<String> {
        let mut features: Vec<(FeatureKind, &[Pos])> = Vec::new();
        for entry in entries {
            if let Event::Score(score) = &entry.event
                && let ScoreReason::Completed(kind) = score.reason
                && !features.contains(&(kind, score.squares.as_slice()))
            {
                features.push((kind, &score.squares));
            }
        }
        match features.as_slice() {
            [] => None,
            [(kind, _)] => Some(self.texts.turn_completed(kind.name())),
            many => Some(self.texts.turn_completed_many(many.len() as u32)),
        }
    }
}

/// Whether a turn begins with this.
fn begins(event: &Event) -> bool {
    matches!(event, Event::Turn { .. })
}

fn is_final(event: &Event) -> bool {
    matches!(event, Event::Score(score) if matches!(score.reason, ScoreReason::Final(_)))
        || matches!(event, Event::Final { .. })
}
