//! The game: one pure function from a legal game and an action to the next legal game and its events, or to a refusal.
//!
//! No files, no clock, no window, no global randomness. Rule numbers such as BASE-4.3 name the rules that a piece of
//! code carries out; [`turn`](self) in `turn.rs` is their table of contents.

mod abbot;
mod action;
mod board;

mod completion;
mod deck;
mod dragon;
mod event;
mod fairy;
mod farmers;
mod feature;
mod figure;
mod finish;
mod game;
mod grid;
mod inns;
mod meeple;
mod options;
mod phase;
mod placement;
mod player;
mod portal;
mod position;
mod princess;
mod prisoners;
mod query;
mod random;
mod random_play;
mod record;
mod refusal;
mod river;
mod rule_number;
mod scoring;
mod segment;
mod setup;
mod tower;
mod track;
mod turn;
mod view;

pub use action::Action;
pub use board::PlacedTile;
pub use dragon::WALK_STEPS;
pub use event::{Event, Freed, Listener, Score, ScoreReason, Silent};
pub use figure::{ByFigure, FigureKind, Ground, Role, Spot};
pub use game::Game;
pub use options::{DragonMove, PortalTarget, Preset, RiverBends, RuleOptions, TowerActions};
pub use phase::Phase;
pub use player::{ByPlayer, MAX_PLAYERS, Player};
pub use position::{Moment, Position, PositionProblem, SetTile};
pub use prisoners::RANSOM;
pub use query::{Claim, FeatureFacts, FeatureId, OpenSide};
pub use random::{random_below, shuffle};
pub use record::Record;
pub(crate) use record::replay;
pub use refusal::Refusal;
pub(crate) use rule_number::rule;
pub use rule_number::{RuleChapter, RuleNumber};
pub use scoring::{Derivation, Payout, Term, Unit};
pub use segment::BoardSegment;
pub use setup::{MAX_TILES, Set, Sets, Setup, SetupProblem};
pub use tower::is_in_reach;
pub use track::{LAP, TrackPosition};
pub use view::{FairyView, FeatureView, FigureView, Prisoner};

use board::TileIndex;
use feature::SegmentId;

/// A copy that keeps the room reserved in the original, so that the copy too can be played on without allocating.
fn keeping_room<T: Copy>(list: &Vec<T>) -> Vec<T> {
    let mut copy = Vec::with_capacity(list.capacity());
    copy.extend_from_slice(list);
    copy
}
