//! Farmers: what a field is worth at the end (FARM-4).

use super::board::Board;
use super::feature::SegmentId;
use super::scoring::{Derivation, Term, Unit};
use super::setup::MAX_TILES;

/// Points for each completed city that touches a field.
const PER_CITY: u16 = 3;

/// What a field is worth: three points for each completed city it touches, each city once (FARM-4, FARM-5).
pub(super) fn worth(board: &Board, field: SegmentId) -> Derivation {
    Derivation::of([Term { unit: Unit::City, count: completed_cities(board, field), each: PER_CITY }])
}

/// How many completed cities touch a field, each counted once.
fn completed_cities(board: &Board, field: SegmentId) -> u16 {
    let mut seen = SegmentSet::new();
    let mut count = 0;
    for part in board.features.ring(field) {
        let tile = board.tile(board.features.tile_of(part));
        let number = board.features.number_of(part);
        let mut touched = board.layout(tile).touches[usize::from(number)];
        while touched != 0 {
            let city = tile.first.nth(touched.trailing_zeros() as u8);
            touched &= touched - 1;
            if board.feature(city).open == 0 && seen.insert(board.features.label(city)) {
                count += 1;
            }
        }
    }
    count
}

/// The names of all cities that touch a field, completed or not, each once.
pub(super) fn touching_cities(board: &Board, field: SegmentId) -> Vec<SegmentId> {
    let mut cities: Vec<SegmentId> = board
        .features
        .ring(field)
        .flat_map(|part| {
            let tile = board.tile(board.features.tile_of(part));
            let touched = board.layout(tile).touches[usize::from(board.features.number_of(part))];
            (0..u8::BITS as u8).filter(move |bit| touched & 1 << bit != 0).map(move |bit| tile.first.nth(bit))
        })
        .map(|city| board.features.label(city))
        .collect();
    cities.sort_unstable();
    cities.dedup();
    cities
}

/// A set of segments that lives on the stack, because fields are counted in the middle of a search.
struct SegmentSet([u64; Self::WORDS]);

impl SegmentSet {
    const WORDS: usize = (MAX_TILES + 1) * crate::tiles::MAX_SEGMENTS / 64 + 1;

    fn new() -> Self {
        Self([0; Self::WORDS])
    }

    /// Adds a segment and says whether it was new.
    #[inline]
    fn insert(&mut self, segment: SegmentId) -> bool {
        let (word, bit) = (segment.index() / 64, 1 << (segment.index() % 64));
        let is_new = self.0[word] & bit == 0;
        self.0[word] |= bit;
        is_new
    }
}
