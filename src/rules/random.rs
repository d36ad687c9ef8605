//! Random numbers that are the same for ever.
//!
//! A save file is a seed and a list of actions, so the shuffle must never change. The stream is `ChaCha8`, whose output
//! is specified; the shuffle is written out here because the one in `rand` may differ between versions.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// What a stream of random numbers is used for; each purpose has its own stream.
#[derive(Clone, Copy, Debug)]
pub(super) enum Purpose {
    /// Shuffling the piles at the start.
    Piles = 0,
    /// Shuffling the set-aside dragon tiles back in (PD-2.5).
    DragonTiles = 1,
}

/// The generator for one purpose in the game with this seed.
pub(super) fn generator(seed: u64, purpose: Purpose) -> ChaCha8Rng {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(purpose as u64);
    rng
}

/// A uniformly random number below `bound`, which must not be 0.
#[inline]
pub fn random_below(rng: &mut impl Rng, bound: u32) -> u32 {
    // Multiply and keep the high half; reject the few low halves that would make small results likelier.
    loop {
        let product = u64::from(rng.next_u32()) * u64::from(bound);
        let low = product as u32;
        // The first test spares the division almost always; the second is the exact one.
        if low >= bound || low >= bound.wrapping_neg() % bound {
            return (product >> 32) as u32;
        }
    }
}

/// Puts a list into random order (Fisher–Yates).
pub fn shuffle<T>(rng: &mut impl Rng, list: &mut [T]) {
    for last in (1..list.len()).rev() {
        list.swap(last, random_below(rng, last as u32 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shuffle_never_changes() {
        let mut list: Vec<u32> = (0..12).collect();
        shuffle(&mut generator(7, Purpose::Piles), &mut list);
        assert_eq!(list, PINNED);
        shuffle(&mut generator(7, Purpose::DragonTiles), &mut list);
        assert_ne!(list, PINNED);
    }

    const PINNED: [u32; 12] = [6, 7, 8, 5, 3, 0, 4, 2, 9, 10, 11, 1];
}
