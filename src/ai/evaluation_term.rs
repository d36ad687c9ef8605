//! The named parts that an evaluation is the sum of.
//!
//! Each is described in docs/AI.md, “Evaluation”; “Adding an evaluation term” there tells what a new one needs.

use strum::EnumCount;

/// What a part of an evaluation is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumCount)]
#[repr(u8)]
pub enum EvaluationTerm {
    /// Points on the score track.
    Score,
    /// Roads a player holds, as they stand and as they may become.
    Roads,
    /// Cities a player holds.
    Cities,
    /// Monasteries and gardens a player holds.
    Monasteries,
    /// Fields a player holds.
    Fields,
    /// Figures in the supply or soon back in it.
    Figures,
    /// Features of different players that a tile may join.
    Merges,
    /// What the dragon may eat.
    Dragon,
    /// What towers may capture.
    Towers,
    /// Prisoners held and lost.
    Prisoners,
    /// The fairy's points.
    Fairy,
    /// Being the next to lay a tile.
    Tempo,
}

/// A number for each term; the discriminant is the index.
pub(super) type PerTerm = [f32; EvaluationTerm::COUNT];
