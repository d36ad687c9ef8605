//! How long a computer player may think, and how it is told to stop (docs/AI.md, “Rollout search”).

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::rules::Phase;

/// How much thinking one turn may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So long for all decisions of an ordinary turn; the result depends on the machine.
    Time(Duration),
    /// So many rollouts for the tile, and fewer for the lesser decisions; with the same seed always the same result, on
    /// however many threads.
    Nodes(u64),
}

/// A budget is larger than any search has a use for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TooMuch {
    /// More than [`Budget::MOST_TIME`].
    Time,
    /// More than [`Budget::MOST_NODES`].
    Nodes,
}

impl fmt::Display for TooMuch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Time => write!(f, "at most {} milliseconds are possible", Budget::MOST_TIME.as_millis()),
            Self::Nodes => write!(f, "at most {} nodes are possible", Budget::MOST_NODES),
        }
    }
}

impl std::error::Error for TooMuch {}

impl Budget {
    /// The longest time that programs and command lines may give.
    pub const MOST_TIME: Duration = Duration::from_hours(1);

    /// The most rollouts that they may give: hours of work.
    pub const MOST_NODES: u64 = 100_000_000;

    /// The budget, if a search can be expected to end within it.
    pub fn checked(self) -> Result<Self, TooMuch> {
        match self {
            Self::Time(time) if time > Self::MOST_TIME => Err(TooMuch::Time),
            Self::Nodes(nodes) if nodes > Self::MOST_NODES => Err(TooMuch::Nodes),
            _ => Ok(self),
        }
    }

    /// The part of it for one decision. Of the time for a turn a tile gets 60 %, so that a figure and whatever else
    /// comes up fit in too.
    pub(super) fn share(self, phase: Phase) -> Self {
        const TILE_TIME: f32 = 0.6;
        let share = match phase {
            Phase::Place => 1.0,
            Phase::Figure => 0.4,
            Phase::Capture | Phase::Princess | Phase::Release | Phase::Dragon | Phase::Over => 0.1,
        };
        match self {
            Self::Time(time) => Self::Time(time.mul_f32(TILE_TIME * share)),
            Self::Nodes(nodes) => Self::Nodes((nodes as f64 * f64::from(share)).ceil() as u64),
        }
    }
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

/// Measures how much of a budget is used up; a node is one rollout.
#[derive(Clone, Debug)]
pub(super) struct Meter {
    /// Beginning and end, where time is what counts.
    span: Option<(Instant, Instant)>,
    nodes: u64,
    cancel: Cancel,
}

impl Meter {
    /// Starts the clock.
    pub(super) fn new(budget: Budget, cancel: &Cancel) -> Self {
        let now = Instant::now();
        let (span, nodes) = match budget {
            Budget::Time(time) => (now.checked_add(time).map(|end| (now, end)), u64::MAX),
            Budget::Nodes(nodes) => (None, nodes),
        };
        Self { span, nodes, cancel: cancel.clone() }
    }

    /// All nodes that the budget allows; no bound if the clock decides.
    pub(super) const fn node_limit(&self) -> u64 {
        self.nodes
    }

    /// An estimate of the nodes that the budget will have allowed in the end, from those done so far; nothing while
    /// the clock decides and none is done yet.
    pub(super) fn expected_nodes(&self, nodes: u64) -> Option<u64> {
        match self.span {
            None => Some(self.nodes),
            Some(_) if nodes <= 1 => None,
            Some(_) => Some((nodes as f32 / self.share_used(nodes)) as u64),
        }
    }

    /// Whether the budget allows another node after so many.
    #[inline]
    pub(super) fn allows(&self, nodes: u64) -> bool {
        nodes < self.nodes && self.has_time()
    }

    /// Whether there is time left and nobody has cancelled.
    #[inline]
    pub(super) fn has_time(&self) -> bool {
        !self.cancel.is_cancelled() && self.span.is_none_or(|(_, end)| Instant::now() < end)
    }

    /// The share of the budget that is used up after so many nodes.
    pub(super) fn share_used(&self, nodes: u64) -> f32 {
        let by_count = nodes as f32 / self.nodes as f32;
        let by_time = self.span.map_or(0.0, |(start, end)| {
            let all = end.duration_since(start).as_secs_f32().max(f32::MIN_POSITIVE);
            start.elapsed().as_secs_f32() / all
        });
        by_count.max(by_time).min(1.0)
    }
}
