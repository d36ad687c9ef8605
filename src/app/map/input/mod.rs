//! What can be done on the map: moving about, places for the tile, targets for everything else.

mod carried;
mod find_targets;
pub(crate) mod held_keys;
mod last_tile_sign;
mod minimap;
mod navigation;
pub(crate) mod placements;
pub(crate) mod target_choice;
pub(crate) mod turn_handles;
