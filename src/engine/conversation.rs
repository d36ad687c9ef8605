//! One conversation with a program: the game in progress and the answers about it.

use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};

use crate::ai::{self, Budget, Cancel, Level};
use crate::rules::Record;
use crate::storage;
use crate::tiles::Catalogue;

use super::json::{ActionJson, EventJson, StateJson, tile_json};
use super::request::{self, EngineRequest, Failure};

/// The game that a program plays over the engine protocol, if it has begun one.
#[derive(Debug, Default)]
pub struct Conversation {
    record: Option<Record>,
}

impl Conversation {
    /// Answers one line; a bad one is answered too and changes nothing.
    pub fn answer(&mut self, line: &[u8]) -> Value {
        self.reply(request::parse(line), &Cancel::new())
    }

    /// Answers what was read from a line; its search ends early if it is cancelled.
    pub(super) fn reply(&mut self, request: Result<EngineRequest, Failure>, cancel: &Cancel) -> Value {
        request
            .and_then(|request| self.carry_out(request, cancel))
            .unwrap_or_else(|failure| request::failed(&failure))
    }

    fn carry_out(&mut self, request: EngineRequest, cancel: &Cancel) -> Result<Value, Failure> {
        match request {
            EngineRequest::New(setup) => {
                let setup = setup.into_setup().map_err(|message| Failure::new("bad-setup", message))?;
                let record = Record::new(setup).map_err(|problems| bad_setup(&problems))?;
                Ok(state_of(self.record.insert(record)))
            }
            EngineRequest::Legal {} => {
                let actions: Vec<ActionJson> =
                    self.record()?.game().legal_actions().into_iter().map(ActionJson::from).collect();
                Ok(json!({"ok": true, "actions": actions}))
            }
            EngineRequest::Play { action } => {
                let action = action.into_action().map_err(|message| Failure::new("bad-field", message))?;
                let record = self.record_mut()?;
                let events: Vec<Value> = record.play(action)?.iter().flat_map(EventJson::all_of).collect();
                Ok(json!({"ok": true, "events": events, "state": StateJson::of(record.game())}))
            }
            EngineRequest::Undo {} => {
                let record = self.record_mut()?;
                match record.undo() {
                    Some(_) => Ok(state_of(record)),
                    None => Err(Failure::new("nothing-to-undo", "nothing has been played yet")),
                }
            }
            EngineRequest::State {} => Ok(state_of(self.record()?)),
            EngineRequest::Project {} => {
                let game = self.record()?.game();
                Ok(json!({"ok": true, "scores": game.projected_scores().first(game.players())}))
            }
            EngineRequest::Best { ms, nodes } => self.best(ms, nodes, cancel),
            EngineRequest::Save { path } => {
                storage::save(self.record()?, &[], Path::new(&path))
                    .map_err(|error| Failure::new("cannot-save", error))?;
                Ok(json!({"ok": true}))
            }
            EngineRequest::Load { path } => {
                let saved =
                    storage::load(Path::new(&path)).map_err(|error| Failure::new("cannot-load", error))?;
                Ok(state_of(self.record.insert(saved.record)))
            }
            EngineRequest::Tiles {} => {
                let catalogue = Catalogue::standard();
                let tiles: Vec<Value> =
                    catalogue.kinds().map(|kind| tile_json(catalogue.tile(kind))).collect();
                Ok(json!({"ok": true, "tiles": tiles}))
            }
            // Heard when it came in; whatever it was to end has been answered by now.
            EngineRequest::Stop {} => Ok(json!({"ok": true})),
        }
    }

    /// The choice of the strongest computer player for whoever has to act.
    fn best(&self, ms: Option<u64>, nodes: Option<u64>, cancel: &Cancel) -> Result<Value, Failure> {
        let budget = match (ms, nodes) {
            (_, Some(nodes)) => Budget::Nodes(nodes),
            (Some(ms), None) => Budget::Time(Duration::from_millis(ms)),
            (None, None) => return Err(Failure::new("bad-field", "either \"ms\" or \"nodes\" is needed")),
        };
        let budget = budget.checked().map_err(|too_much| Failure::new("bad-field", too_much))?;
        let record = self.record()?;
        let players = record.game().players();
        let choice = ai::choose(record.game(), Level::Master, budget, record.setup().seed, cancel)
            .ok_or_else(|| Failure::new("game-over", "there is nothing to decide"))?;
        Ok(json!({
            "ok": true,
            "action": ActionJson::from(choice.action),
            "value": choice.value.first(players),
            "nodes": choice.nodes,
        }))
    }

    fn record(&self) -> Result<&Record, Failure> {
        self.record.as_ref().ok_or_else(no_game)
    }

    fn record_mut(&mut self) -> Result<&mut Record, Failure> {
        self.record.as_mut().ok_or_else(no_game)
    }
}

fn no_game() -> Failure {
    Failure::new("no-game", "start a game with \"new\" or \"load\" first")
}

fn bad_setup(problems: &[crate::rules::SetupProblem]) -> Failure {
    let sentences: Vec<String> = problems.iter().map(ToString::to_string).collect();
    Failure::new("bad-setup", sentences.join("; "))
}

fn state_of(record: &Record) -> Value {
    json!(StateJson::of(record.game()))
}
