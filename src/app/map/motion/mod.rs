//! What moves over the map: the script made from events, the timeline that plays it, and points on their way.

pub(crate) mod effects;
pub(crate) mod score_cards;
pub(crate) mod script;
