//! A player of a few lines for the arena: a line of JSON in, a line of JSON out (`docs/PROTOCOL.md`).
//!
//! ```sh
//! cargo build --release --example bot
//! cargo run --release -- arena "cmd:target/release/examples/bot" random beginner --games 20
//! ```

use std::io;

use landnam::tiles::{Catalogue, FeatureKind};
use serde_json::{Value, json};

fn main() -> io::Result<()> {
    for line in io::stdin().lines() {
        let request: Value = serde_json::from_str(&line?)?;
        let legal = request["legal"].as_array().map_or(&[][..], Vec::as_slice);
        let best = legal.iter().max_by_key(|action| worth(action, &request["state"]));
        println!("{}", json!({ "action": best }));
    }
    Ok(())
}

/// How much the bot likes an action.
fn worth(action: &Value, state: &Value) -> u64 {
    match action["do"].as_str() {
        // Where many tiles lie around, features are completed soon.
        Some("place") => tiles(state).filter(|tile| is_near(tile, action)).count() as u64,
        Some("figure") => worth_of_standing(action, state).unwrap_or(0),
        Some("pass") => 2,
        _ => 1,
    }
}

/// Monasteries before cities before roads; a field, or the last two meeples, only in need.
fn worth_of_standing(action: &Value, state: &Value) -> Option<u64> {
    let tile = tiles(state).find(|tile| tile["x"] == action["x"] && tile["y"] == action["y"])?;
    let kind = Catalogue::standard().find(tile["tile"].as_str()?)?;
    let segment = action["segment"].as_u64()? as usize;
    let left = state["supply"][state["player"].as_u64()? as usize]["meeple"].as_u64()?;
    Some(match Catalogue::standard().tile(kind).segments[segment].kind() {
        FeatureKind::Monastery | FeatureKind::Garden => 5,
        FeatureKind::City => 4,
        FeatureKind::Road if left > 2 => 3,
        _ => 1,
    })
}

fn tiles(state: &Value) -> impl Iterator<Item = &Value> {
    state["board"].as_array().into_iter().flatten()
}

/// Whether a tile lies on one of the eight squares around an action's.
fn is_near(tile: &Value, action: &Value) -> bool {
    let apart = |axis| Some(tile[axis].as_i64()?.abs_diff(action[axis].as_i64()?));
    apart("x").is_some_and(|x| x <= 1) && apart("y").is_some_and(|y| y <= 1)
}
