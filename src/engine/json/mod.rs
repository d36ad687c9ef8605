//! How the protocol writes setups, actions, states, events and tiles; names and fields are fixed, others rely on them.

mod action;
mod event;
mod setup;
mod state;
pub(crate) mod strict;
mod tile;

pub use action::{ActionJson, KindJson, SideJson, SpotJson, TowerWord};

pub use event::EventJson;
pub use setup::SetupJson;
pub use state::StateJson;

pub(super) use tile::tile_json;

use crate::tiles::{Catalogue, Kind};

fn tile_name(kind: Kind) -> &'static str {
    &Catalogue::standard().tile(kind).name
}
