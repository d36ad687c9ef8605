//! Requests to other programs, and their answers, as lines of the engine protocol (docs/PROTOCOL.md, “Players for the
//! arena”).

use serde::{Deserialize, Serialize};

use crate::engine::{ActionJson, SetupJson, StateJson, read_strictly};
use crate::rules::Action;

use super::decision_request::{DecisionRequest, PlayedAction};

#[derive(Serialize)]
struct DecisionRequestJson<'a> {
    cmd: &'static str,
    new: SetupJson,
    seat: usize,
    ms: u64,
    history: Vec<PlayedActionJson<'a>>,
    state: StateJson,
    legal: Vec<ActionJson>,
}

#[derive(Serialize)]
struct PlayedActionJson<'a> {
    player: usize,
    tile: Option<&'a str>,
    action: ActionJson,
}

#[derive(Deserialize)]
struct AnswerJson {
    action: ActionJson,
}

/// The line that asks a program for a decision, without its end.
pub fn request_line(request: &DecisionRequest<'_>) -> String {
    let DecisionRequest { setup, game, seat, history, .. } = *request;
    let catalogue = game.catalogue();
    let history = history.iter().map(|&PlayedAction { player, hand, action }| PlayedActionJson {
        player: player.index(),
        tile: hand.map(|tile| catalogue.tile(tile).name.as_str()),
        action: action.into(),
    });
    let request = DecisionRequestJson {
        cmd: "choose",
        new: SetupJson::without_secrets(setup),
        seat: seat.index(),
        ms: request.time().as_millis() as u64,
        history: history.collect(),
        state: StateJson::of(game),
        legal: game.legal_actions().into_iter().map(ActionJson::from).collect(),
    };
    serde_json::to_string(&request).expect("these types have no keys that JSON lacks")
}

/// The action that a program's line names.
pub fn parse_answer(line: &str) -> Result<Action, String> {
    let answer = read_strictly(line.as_bytes())
        .and_then(AnswerJson::deserialize)
        .map_err(|error| error.to_string())?;
    answer.action.into_action()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Budget;
    use crate::rules::{Game, Setup};

    #[test]
    fn a_request_keeps_the_pile_secret_and_an_answer_is_read_back() {
        let setup = Setup::base(2, 9_876_543_210);
        let game = Game::new(&setup).unwrap();
        let seat = game.player_to_act();
        let request =
            DecisionRequest { setup: &setup, game: &game, seat, budget: Budget::Nodes(1), history: &[] };
        let line = request_line(&request);
        assert!(!line.contains("9876543210") && !line.contains('\n'));
        let value: serde_json::Value = serde_json::from_str(&line).unwrap();
        let first = serde_json::json!({ "action": value["legal"][0] }).to_string();
        assert_eq!(parse_answer(&first), Ok(game.legal_actions()[0]));
        assert!(parse_answer("{}").is_err());
    }
}
