//! Why an action is good or bad, as values; the words for them come from the language files (docs/AI.md, “Hints and
//! reasons”).

use crate::rules::{BoardSegment, FigureKind, Player, ScoreReason};
use crate::tiles::FeatureKind;

/// One reason for or against an action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reason {
    /// What happens.
    pub cause: Cause,
    /// What that is worth to the player who acts: expected points for this player, less those for the others.
    pub points: f32,
}

/// What an action brings about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cause {
    /// A player gets points at once.
    Scores {
        /// Who.
        player: Player,
        /// How many.
        points: i32,
        /// What for.
        reason: ScoreReason,
    },
    /// The tile completes a claimed feature, which will be scored in this turn.
    Completes {
        /// Who gets the points; one of them, if several share.
        player: Player,
        /// How many.
        points: i32,
        /// What is completed.
        feature: FeatureKind,
    },
    /// A figure takes a free feature.
    Claims {
        /// What.
        feature: FeatureKind,
        /// Where the figure stands.
        at: BoardSegment,
        /// What it would bring if the game ended now.
        now: i32,
        /// The chance that it is completed.
        chance: f32,
    },
    /// A player's feature grows or becomes easier to complete.
    Improves {
        /// Whose.
        player: Player,
        /// What.
        feature: FeatureKind,
        /// A part of it.
        at: BoardSegment,
        /// The chance that it is completed, before and after.
        chance: (f32, f32),
    },
    /// A player's feature becomes harder to complete, or can no longer be completed.
    Hinders {
        /// Whose.
        player: Player,
        /// What.
        feature: FeatureKind,
        /// A part of it.
        at: BoardSegment,
        /// The chance that it is completed, before and after.
        chance: (f32, f32),
    },
    /// The player who acts gets a share of a feature that another held.
    Shares {
        /// Who held it.
        with: Player,
        /// What.
        feature: FeatureKind,
        /// A part of it.
        at: BoardSegment,
    },
    /// The player who acts takes a feature away from another.
    Takes {
        /// From whom.
        from: Player,
        /// What.
        feature: FeatureKind,
        /// A part of it.
        at: BoardSegment,
    },
    /// Figures come home to the player who acts, or will sooner.
    FreesFigures {
        /// How many more are at hand; 0 if only the chance is better.
        count: i32,
    },
    /// A figure is spent that will be missed.
    SpendsFigure,
    /// A follower is captured.
    Captures {
        /// Whose.
        player: Player,
        /// The kind of figure.
        kind: FigureKind,
    },
    /// A prisoner is bought back or exchanged.
    FreesPrisoner {
        /// The kind of figure.
        kind: FigureKind,
    },
    /// The dragon eats a figure, or the princess sends it home.
    Removes {
        /// Whose.
        player: Player,
        /// The kind of figure.
        kind: FigureKind,
    },
    /// The fairy will bring points.
    Fairy,
    /// Figures are safer from the dragon, or less safe.
    Dragon,
    /// Figures are safer from towers, or less safe.
    Towers,
    /// A chance to join another player's feature arises, or one is averted.
    Merges,
}
