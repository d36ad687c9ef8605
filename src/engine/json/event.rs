//! Events.

use serde_json::{Value, json};

use crate::rules::{Derivation, Event, FigureKind, Freed, Player, Score, ScoreReason, Spot};
use crate::tiles::Pos;

use super::{KindJson, SpotJson, tile_name};

/// How events are written.
#[derive(Clone, Copy, Debug)]
pub struct EventJson;

impl EventJson {
    /// The objects that tell an event: one each, but a ransom is told once for each of the two players, so that a
    /// player's points in all `score` and `ransomed` events add up to the player's score.
    pub fn all_of(event: &Event) -> Vec<Value> {
        if let Event::Ransomed { player, holder, kind, points } = *event {
            let side = |who: Player, other: Player, points: i32| {
                json!({"event": "ransomed", "player": who.index(), "points": points,
                       "other": other.index(), "owner": player.index(), "kind": KindJson::from(kind)})
            };
            return vec![side(player, holder, -points), side(holder, player, points)];
        }
        vec![Self::of(event)]
    }

    fn of(event: &Event) -> Value {
        match event {
            Event::Turn { player } => json!({"event": "turn", "player": player.index()}),
            Event::Drawn { player, tile } => {
                json!({"event": "drawn", "player": player.index(), "tile": tile_name(*tile)})
            }
            Event::Discarded { player, tile } => {
                json!({"event": "discarded", "player": player.index(), "tile": tile_name(*tile)})
            }
            Event::SetAside { player, tile } => {
                json!({"event": "aside", "player": player.index(), "tile": tile_name(*tile)})
            }
            Event::ShuffledIn { count } => json!({"event": "shuffled", "count": count}),
            Event::Placed { player, tile, pos, turn } => json!({
                "event": "placed", "player": player.index(), "tile": tile_name(*tile),
                "x": pos.x, "y": pos.y, "turn": turn.quarters()}),
            Event::Figure { player, kind, pos, spot } => figure("figure", *player, *kind, *pos, *spot),
            Event::Returned { player, kind, pos, spot } => figure("returned", *player, *kind, *pos, *spot),
            Event::Eaten { player, kind, pos, spot } => figure("eaten", *player, *kind, *pos, *spot),
            Event::Fairy { player, kind, pos, spot, .. } => figure("fairy", *player, *kind, *pos, *spot),
            Event::Removed { by, player, kind, pos, spot } => {
                with_doer(*by, figure("removed", *player, *kind, *pos, *spot))
            }
            Event::Captured { by, player, kind, pos, spot } => {
                with_doer(*by, figure("captured", *player, *kind, *pos, *spot))
            }
            Event::Score(score) => score_json(score),
            Event::Floor { player, pos, height } => json!({
                "event": "floor", "player": player.index(), "x": pos.x, "y": pos.y, "height": height}),
            Event::Exchanged { first, second } => {
                let freed = |freed: &Freed| json!({"player": freed.player.index(), "kind": KindJson::from(freed.kind)});
                json!({"event": "exchanged", "freed": [freed(first), freed(second)]})
            }
            Event::Ransomed { .. } => Value::Null,
            Event::Dragon { by, from, to } => json!({
                "event": "dragon", "by": by.map(Player::index),
                "from": from.map(|pos| [pos.x, pos.y]), "to": [to.x, to.y]}),
            Event::Final { scores, players } => json!({"event": "final", "scores": scores.first(*players)}),
        }
    }
}

fn figure(event: &str, player: Player, kind: FigureKind, pos: Pos, spot: Spot) -> Value {
    json!({"event": event, "player": player.index(), "kind": KindJson::from(kind),
           "x": pos.x, "y": pos.y, "segment": SpotJson::from(spot)})
}

fn with_doer(by: Player, mut event: Value) -> Value {
    event["by"] = by.index().into();
    event
}

fn score_json(score: &Score) -> Value {
    let (reason, feature) = match score.reason {
        ScoreReason::Completed(feature) => ("completed", feature.name()),
        ScoreReason::Final(feature) => ("final", feature.name()),
        ScoreReason::Recalled(feature) => ("recalled", feature.name()),
        ScoreReason::FairyTurn => ("fairy-turn", "fairy"),
        ScoreReason::FairyBonus(feature) => ("fairy-bonus", feature.name()),
    };
    json!({
        "event": "score", "player": score.player.index(), "points": score.points,
        "feature": feature, "reason": reason,
        "tiles": score.squares.iter().map(|pos| [pos.x, pos.y]).collect::<Vec<_>>(),
        "derivation": derivation_json(&score.derivation),
    })
}

fn derivation_json(derivation: &Derivation) -> Value {
    derivation
        .terms()
        .map(|term| json!({"unit": term.unit.name(), "count": term.count, "each": term.each}))
        .collect()
}
