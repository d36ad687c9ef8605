//! Requests to external players in the words of the engine protocol.

use serde::{Deserialize, Serialize};

use crate::engine::{ActionJson, SetupJson, StateJson};
use crate::rules::Action;

use super::external::{Request, Wire};

/// The engine protocol (docs/PROTOCOL.md, "Players for the arena").
#[derive(Clone, Copy, Debug)]
pub struct EngineWire;

#[derive(Serialize)]
struct ChooseJson<'a> {
    cmd: &'static str,
    new: SetupJson,
    seat: usize,
    ms: u64,
    history: Vec<PlayedJson<'a>>,
    state: StateJson,
    legal: Vec<ActionJson>,
}

#[derive(Serialize)]
struct PlayedJson<'a> {
    player: usize,
    tile: Option<&'a str>,
    action: ActionJson,
}

#[derive(Deserialize)]
struct AnswerJson {
    action: ActionJson,
}

impl Wire for EngineWire {
    fn request(&self, request: &Request<'_>) -> String {
        let Request { setup, game, seat, history, .. } = *request;
        let catalogue = game.catalogue();
        let history = history.iter().map(|&(player, tile, action)| PlayedJson {
            player: player.index(),
            tile: tile.map(|tile| catalogue.tile(tile).name.as_str()),
            action: action.into(),
        });
        let choose = ChooseJson {
            cmd: "choose",
            new: SetupJson::without_secrets(setup),
            seat: seat.index(),
            ms: request.time().as_millis() as u64,
            history: history.collect(),
            state: StateJson::of(game),
            legal: game.legal_actions().into_iter().map(ActionJson::from).collect(),
        };
        serde_json::to_string(&choose).expect("these types have no keys that JSON lacks")
    }

    fn answer(&self, line: &str) -> Result<Action, String> {
        let answer: AnswerJson = serde_json::from_str(line).map_err(|error| error.to_string())?;
        answer.action.into_action()
    }
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
        let request = Request { setup: &setup, game: &game, seat, budget: Budget::Nodes(1), history: &[] };
        let line = EngineWire.request(&request);
        assert!(!line.contains("9876543210") && !line.contains('\n'));
        let value: serde_json::Value = serde_json::from_str(&line).unwrap();
        let first = serde_json::json!({ "action": value["legal"][0] }).to_string();
        assert_eq!(EngineWire.answer(&first), Ok(game.legal_actions()[0]));
        assert!(EngineWire.answer("{}").is_err());
    }
}
