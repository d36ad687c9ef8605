//! Inns & Cathedrals: roads and cities that pay more, or nothing (IC-3, IC-4).
//!
//! The big meeple is a figure with weight 2 (`figure.rs`), the score tiles are in `track.rs`.

use super::scoring::Rates;

/// The rates of a road with an inn or a city with a cathedral; more than one changes nothing (IC-3.2, IC-4.2).
#[inline]
pub(super) fn rates(plain: Rates, complete: bool) -> Rates {
    let raised = |rate| match (rate, complete) {
        (0, _) | (_, false) => 0,
        (rate, true) => rate + 1,
    };
    Rates { tile: raised(plain.tile), shield: raised(plain.shield) }
}
