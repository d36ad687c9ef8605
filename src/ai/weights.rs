//! The numbers of the evaluation that were tuned by self-play; docs/AI.md, “Measuring”, tells how, and
//! docs/AI-EXPERIMENTS.md has the log.

use strum::EnumCount;

use super::evaluation_term::{EvaluationTerm, PerTerm};

/// Declares the weights once: field, default, meaning; and gives them the names that the arena takes.
macro_rules! weights {
    ($($name:ident = $value:literal, $doc:literal;)+) => {
        /// What a player thinks things are worth; points unless said otherwise.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct Weights {
            $(#[doc = $doc] pub $name: f32,)+
            /// What each term is multiplied by; 1 unless the player has a preference.
            pub term_factors: PerTerm,
        }

        impl Default for Weights {
            fn default() -> Self {
                Self { $($name: $value,)+ term_factors: [1.0; EvaluationTerm::COUNT] }
            }
        }

        impl Weights {
            /// The names of all weights.
            pub const NAMES: &[&str] = &[$(stringify!($name)),+];

            /// The weight with this name.
            pub fn get_mut(&mut self, name: &str) -> Option<&mut f32> {
                match name {
                    $(stringify!($name) => Some(&mut self.$name),)+
                    _ => None,
                }
            }
        }
    };
}

weights! {
    effort = 0.07, "Share of a player's remaining turns that can go into one feature.";
    extension = 0.08, "How much a tile that extends a feature counts towards completing it, against one that closes it.";
    gap_cost = 1.3, "How much several gaps get in each other's way: the power of their number that divides the effort.";
    surround = 0.16, "Share of a player's remaining turns that fill a given square around a monastery.";
    figure = 6.8, "The first figure in the supply, between two players.";
    figure_crowding = 0.6, "How much less it is worth among more, who have fewer turns each: the power of the number of pairs at the table that divides it.";
    figure_decay = 0.85, "Each further figure, as a share of the one before.";
    figure_horizon = 2.5, "Turns left at which a figure is worth half of what it is early in a long game.";
    returning_figure = 0.95, "A figure that is sure to return, against one at hand.";
    big = 0.8, "A big meeple, against a normal one.";
    abbot = 1.3, "The abbot in the supply.";
    field_growth = 0.0, "What a field will still gain, at the beginning of the game.";
    merge = 1.0, "Share of the chance that two claimed features are joined which counts.";
    dragon = 0.33, "Chance that a dragon tile in the pile brings the dragon to a figure beside it.";
    tower = 0.3, "Chance that a tower in reach takes a figure.";
    prisoner = 1.5, "A prisoner, for its holder.";
    captive = 0.44, "A prisoner, for its owner, who may buy it back.";
    fairy = 2.0, "Turns that the fairy stays.";
    tempo = 1.5, "Being the next to lay a tile.";
    endgame = 1.5, "Turns left at which the best opponent counts as much as all of them on average.";
    rivalry = 1.0, "How much the opponents' points count against one's own.";
}

impl Weights {
    /// The same with one term multiplied by a factor.
    #[must_use]
    pub const fn with_term_factor(mut self, term: EvaluationTerm, factor: f32) -> Self {
        self.term_factors[term as usize] = factor;
        self
    }
}
