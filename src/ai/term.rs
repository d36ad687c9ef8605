//! The named parts of an evaluation, and the ledgers they are written into.

use crate::rules::{ByPlayer, FeatureId, Player};

/// What a part of an evaluation is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Term {
    /// Points on the score track.
    Score,
    /// Roads a player holds, as they stand and as they may become.
    Roads,
    /// Cities a player holds.
    Cities,
    /// Monasteries and gardens a player holds.
    Sanctuaries,
    /// Fields a player holds.
    Fields,
    /// Figures in the supply or soon back in it.
    Figures,
    /// Features of different players that a tile may join.
    Contest,
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

impl Term {
    /// All terms.
    pub const ALL: [Self; 12] = [
        Self::Score,
        Self::Roads,
        Self::Cities,
        Self::Sanctuaries,
        Self::Fields,
        Self::Figures,
        Self::Contest,
        Self::Dragon,
        Self::Towers,
        Self::Prisoners,
        Self::Fairy,
        Self::Tempo,
    ];
}

/// Something an evaluation is written into.
pub(super) trait Ledger {
    /// Adds points for a player; `about` is the feature they come from, where there is one.
    fn add(&mut self, player: Player, term: Term, about: Option<FeatureId>, points: f32);
}

/// Only the sum of each player.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Totals {
    pub(super) points: ByPlayer<f32>,
    pub(super) taste: [f32; Term::ALL.len()],
}

impl Ledger for Totals {
    #[inline]
    fn add(&mut self, player: Player, term: Term, _: Option<FeatureId>, points: f32) {
        self.points[player] += self.taste[term as usize] * points;
    }
}

/// One line of an evaluation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Entry {
    pub(super) player: Player,
    pub(super) term: Term,
    pub(super) about: Option<FeatureId>,
    pub(super) points: f32,
}

impl Ledger for Vec<Entry> {
    fn add(&mut self, player: Player, term: Term, about: Option<FeatureId>, points: f32) {
        self.push(Entry { player, term, about, points });
    }
}

/// The points of each player by term.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Breakdown(ByPlayer<[f32; Term::ALL.len()]>);

impl Breakdown {
    /// The points a player has from one term.
    pub fn get(&self, player: Player, term: Term) -> f32 {
        self.0[player][term as usize]
    }

    /// All points of a player.
    pub fn total(&self, player: Player) -> f32 {
        self.0[player].iter().sum()
    }
}

impl Ledger for Breakdown {
    fn add(&mut self, player: Player, term: Term, _: Option<FeatureId>, points: f32) {
        self.0[player][term as usize] += points;
    }
}
