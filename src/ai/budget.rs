//! How long a computer player may think, and how it is told to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How much thinking one decision may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So long; the result depends on the machine.
    Time(Duration),
    /// So many positions looked into; with the same seed always the same result.
    Nodes(u64),
}

/// Tells a search from outside that its answer is wanted at once, or no longer.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// A token nobody has used.
    pub fn new() -> Self {
        Self::default()
    }

    /// Ends every search that holds a clone of this token; each still answers with the best it has.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the search shall end.
    #[inline]
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Watches a budget while it is used up.
#[derive(Clone, Debug)]
pub(super) struct Meter {
    /// Beginning and end, where time is what counts.
    span: Option<(Instant, Instant)>,
    nodes: u64,
    cancel: Cancel,
}

impl Meter {
    /// Starts the clock for one of `trees` searches that share a budget.
    pub(super) fn new(budget: Budget, trees: u64, cancel: &Cancel) -> Self {
        let now = Instant::now();
        let (span, nodes) = match budget {
            Budget::Time(time) => (now.checked_add(time).map(|end| (now, end)), u64::MAX),
            Budget::Nodes(nodes) => (None, nodes.div_ceil(trees)),
        };
        Self { span, nodes, cancel: cancel.clone() }
    }

    /// Allows at most so many nodes.
    pub(super) fn cap(&mut self, nodes: u64) {
        self.nodes = self.nodes.min(nodes);
    }

    /// Whether another node may be looked into after so many.
    #[inline]
    pub(super) fn allows(&self, nodes: u64) -> bool {
        nodes < self.nodes
            && !self.cancel.is_cancelled()
            && self.span.is_none_or(|(_, end)| Instant::now() < end)
    }

    /// How many more nodes the budget will allow, as far as that can be told.
    pub(super) fn left(&self, nodes: u64) -> Option<u64> {
        let by_count = (self.nodes < u64::MAX).then(|| self.nodes.saturating_sub(nodes));
        let by_time = self.span.map(|(start, end)| {
            let now = Instant::now();
            let used = now.duration_since(start).as_secs_f64().max(1e-6);
            let left = end.saturating_duration_since(now).as_secs_f64();
            // The machine may get faster; better to search a little too long than to stop too early.
            (1.5 * nodes as f64 * left / used) as u64 + 1
        });
        match (by_count, by_time) {
            (Some(count), Some(time)) => Some(count.min(time)),
            (one, other) => one.or(other),
        }
    }
}
