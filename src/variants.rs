//! Lists of all variants, made by derive so that none can be forgotten.

use strum::VariantArray;

/// All variants of an enum, in the order they are declared. A wrong count does not compile.
pub(crate) const fn all<T: VariantArray + Copy, const N: usize>() -> [T; N] {
    assert!(T::VARIANTS.len() == N, "so many variants there are not");
    *T::VARIANTS.first_chunk().unwrap()
}
