//! A reason of the evaluation in words. The move itself is the subject of every sentence, so that the same words
//! serve a person who asks for a hint and a computer player that explains itself.

use crate::ai::{Cause, Reason};
use crate::app::text::Words;
use crate::i18n::sentence;
use crate::rules::{Player, ScoreReason};

/// A chance in whole percent.
fn percent(chance: f32) -> u32 {
    (chance.clamp(0.0, 1.0) * 100.0).round() as u32
}

/// Why an action is good or bad for the player who acts.
pub(super) fn reason(words: &Words<'_>, reason: &Reason, actor: Player) -> String {
    let t = words.texts;
    let name = |player: Player| words.player_within(player);
    sentence(match reason.cause {
        Cause::Scores { player, points, reason } => {
            let feature = match reason {
                ScoreReason::Completed(kind) | ScoreReason::Final(kind) | ScoreReason::Recalled(kind) => {
                    kind.name()
                }
                ScoreReason::FairyTurn | ScoreReason::FairyBonus(_) => "fairy",
            };
            if player == actor {
                t.reason_scores(feature, points)
            } else {
                t.reason_scores_other(feature, points, name(player))
            }
        }
        Cause::Completes { player, points, feature } if player == actor => {
            t.reason_completes(feature.name(), points)
        }
        Cause::Completes { player, points, feature } => {
            t.reason_completes_other(feature.name(), points, name(player))
        }
        Cause::Claims { feature, chance, .. } => t.reason_claims(feature.name(), percent(chance)),
        Cause::Improves { player, feature, chance, .. } if player == actor => {
            if percent(chance.1) > percent(chance.0) {
                t.reason_improves(feature.name(), percent(chance.0), percent(chance.1))
            } else {
                t.reason_grows(feature.name())
            }
        }
        Cause::Improves { player, feature, .. } => t.reason_improves_other(feature.name(), name(player)),
        Cause::Hinders { player, feature, .. } if player == actor => t.reason_hinders(feature.name()),
        Cause::Hinders { player, feature, chance, .. } => {
            if percent(chance.1) == 0 && percent(chance.0) > 0 {
                t.reason_blocks_other(feature.name(), name(player))
            } else {
                t.reason_hinders_other(feature.name(), name(player))
            }
        }
        Cause::Shares { with, feature, .. } => t.reason_shares(feature.name(), name(with)),
        Cause::Takes { from, feature, .. } if from == actor => t.reason_loses(feature.name()),
        Cause::Takes { from, feature, .. } => t.reason_takes(feature.name(), name(from)),
        Cause::FreesFigures { count } if count > 0 => t.reason_frees(count as u32),
        Cause::FreesFigures { .. } => t.reason_frees_sooner(),
        Cause::SpendsFigure => t.reason_spends(),
        Cause::Captures { player, .. } => t.reason_captures(name(player)),
        Cause::FreesPrisoner { .. } => t.reason_frees_prisoner(),
        Cause::Removes { player, .. } if player == actor => t.reason_removes_own(),
        Cause::Removes { player, .. } => t.reason_removes(name(player)),
        Cause::Fairy => pick(reason.points, t.reason_fairy(), t.reason_fairy_bad()),
        Cause::Dragon => pick(reason.points, t.reason_dragon(), t.reason_dragon_bad()),
        Cause::Towers => pick(reason.points, t.reason_towers(), t.reason_towers_bad()),
        Cause::Merges => pick(reason.points, t.reason_merges(), t.reason_merges_bad()),
    })
}

fn pick(points: f32, good: String, bad: String) -> String {
    if points > 0.0 { good } else { bad }
}
