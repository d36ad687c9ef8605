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
    deadline: Option<Instant>,
    nodes: u64,
    cancel: Cancel,
}

impl Meter {
    /// Starts the clock for one of `trees` searches that share a budget.
    pub(super) fn new(budget: Budget, trees: u64, cancel: &Cancel) -> Self {
        let (deadline, nodes) = match budget {
            Budget::Time(time) => (Instant::now().checked_add(time), u64::MAX),
            Budget::Nodes(nodes) => (None, nodes.div_ceil(trees)),
        };
        Self { deadline, nodes, cancel: cancel.clone() }
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
            && self.deadline.is_none_or(|deadline| Instant::now() < deadline)
    }

    /// How many more nodes the budget allows, as far as that is known.
    pub(super) fn left(&self, nodes: u64) -> Option<u64> {
        (self.nodes < u64::MAX).then(|| self.nodes.saturating_sub(nodes))
    }
}
