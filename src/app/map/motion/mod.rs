//! What moves over the map: the script made from events, and the timeline that plays it.

pub(crate) mod effects;
pub(crate) mod script;
