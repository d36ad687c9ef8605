//! What sheets over the map's edge show: rule help for the step, the log, the score board, the tiles left.

pub(crate) mod help;
pub(crate) mod log;
pub(crate) mod score_track;
pub(crate) mod tiles_left;

#[cfg(test)]
pub(crate) use help::anchors as help_anchors;
