//! What a feature is worth, and why.

use crate::tiles::{FeatureKind, SQUARES_AROUND};

use super::board::Board;
use super::feature::{Feature, SegmentId};
use super::{Game, Player, farmers, inns};

/// Most terms of a derivation; it lies where it is used, so that counting points allocates nothing.
const MOST_TERMS: usize = 4;

/// How many points, and how they add up: the one source for log, fly-out, end table and tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Derivation([Term; MOST_TERMS]);

/// What a player gets for a feature; two who share it need not get the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Payout {
    /// Who gets it.
    pub player: Player,
    /// How much, and why.
    pub worth: Derivation,
}

/// One product of a derivation, such as "3 tiles × 2".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Term {
    /// What is counted.
    pub unit: Unit,
    /// How many there are.
    pub count: u16,
    /// Points for each.
    pub each: u16,
}

/// What a term of a derivation counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Unit {
    /// Tiles of a road or city.
    Tile,
    /// Coats of arms.
    Shield,
    /// The monastery or garden itself.
    Centre,
    /// Tiles around a monastery or garden.
    Neighbour,
    /// Completed cities that touch a field.
    City,
    /// The fairy's gift.
    Fairy,
}

impl Unit {
    /// The name used in the engine protocol.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl Derivation {
    /// The sum of some terms, of which there may be any number up to the most.
    #[inline]
    pub(super) fn of<const TERMS: usize>(terms: [Term; TERMS]) -> Self {
        const { assert!(TERMS <= MOST_TERMS) };
        let mut all = [Term { unit: Unit::Tile, count: 0, each: 0 }; MOST_TERMS];
        all[..TERMS].copy_from_slice(&terms);
        Self(all)
    }

    /// The sum.
    #[inline]
    pub fn total(&self) -> i32 {
        self.0.iter().map(|term| i32::from(term.count) * i32::from(term.each)).sum()
    }

    /// The products that make it up, those that count nothing left out.
    pub fn terms(&self) -> impl Iterator<Item = Term> {
        self.0.into_iter().filter(|term| term.count > 0)
    }
}

/// Points per tile and per coat of arms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rates {
    pub(super) tile: u16,
    pub(super) shield: u16,
}

impl Rates {
    /// The rates of a road or city (BASE-7.2, BASE-8.2, BASE-12.2, BASE-12.3).
    #[inline]
    fn of(feature: &Feature, complete: bool) -> Self {
        let plain = match feature.kind {
            FeatureKind::City if complete => Self { tile: 2, shield: 2 },
            FeatureKind::City => Self { tile: 1, shield: 1 },
            _ => Self { tile: 1, shield: 0 },
        };
        if feature.multiplied { inns::rates(plain, complete) } else { plain }
    }
}

/// What a road or city is worth, completed or at the end of the game.
#[inline]
pub(super) fn road_or_city(feature: &Feature, complete: bool) -> Derivation {
    let rates = Rates::of(feature, complete);
    Derivation::of([
        Term { unit: Unit::Tile, count: feature.tiles, each: rates.tile },
        Term { unit: Unit::Shield, count: feature.shields, each: rates.shield },
    ])
}

/// What a monastery or garden is worth, now as at the end (BASE-9.2, BASE-12.4, ABB-4).
#[inline]
fn sanctuary(feature: &Feature) -> Derivation {
    Derivation::of([
        Term { unit: Unit::Centre, count: 1, each: 1 },
        Term { unit: Unit::Neighbour, count: u16::from(SQUARES_AROUND) - feature.open, each: 1 },
    ])
}

impl Game {
    /// Who gets what for a feature as it stands: everyone with the majority the full points (BASE-10.2, BASE-10.3). What
    /// adds to the points of one of them alone belongs here.
    #[inline]
    pub(super) fn payouts(&self, feature: SegmentId) -> impl Iterator<Item = Payout> + use<> {
        let worth = worth(&self.board, feature);
        self.board.feature(feature).majority().map(move |player| Payout { player, worth })
    }
}

/// What a feature is worth as it stands: its completed value, or what it would bring at the end of the game.
pub(super) fn worth(board: &Board, segment: SegmentId) -> Derivation {
    let feature = board.feature(segment);
    match feature.kind {
        FeatureKind::Road | FeatureKind::City => road_or_city(feature, feature.open == 0),
        FeatureKind::Monastery | FeatureKind::Garden => sanctuary(feature),
        FeatureKind::Field => farmers::worth(board, segment),
        // The river is never scored (RIV-6).
        FeatureKind::River => Derivation::of([]),
    }
}
