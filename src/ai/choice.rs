//! What a computer player decided, and what else it considered (docs/AI.md, “Rollout search”).

use crate::rules::{Action, ByPlayer};

/// What a computer player decided.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The action to play.
    pub action: Action,
    /// The points each player is expected to end with.
    pub value: ByPlayer<f32>,
    /// Rollouts played; for a player that does not look ahead, actions rated.
    pub nodes: u64,
    /// All actions that were considered, the best first.
    pub alternatives: Vec<Alternative>,
}

/// An action that was considered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Alternative {
    /// The action.
    pub action: Action,
    /// The points each player is expected to end with after it.
    pub value: ByPlayer<f32>,
    /// How many rollouts it had; 1 for a player that does not look ahead.
    pub visits: u32,
}

impl Choice {
    /// The choice of the first of some alternatives, if there is one.
    pub(super) fn of_best(alternatives: Vec<Alternative>, nodes: u64) -> Option<Self> {
        let Alternative { action, value, .. } = *alternatives.first()?;
        Some(Self { action, value, nodes, alternatives })
    }
}
