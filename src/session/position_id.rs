//! One answer to "is this still the same position?".

use std::sync::atomic::{AtomicU64, Ordering};

/// The name of a position, which no other position at any table ever has.
///
/// Whoever keeps something worked out about a game keeps the name beside it: as long as the session still shows that
/// name, what was worked out still holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PositionId(u64);

impl PositionId {
    /// A name that has not been given before.
    pub(super) fn fresh() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        Self(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}
