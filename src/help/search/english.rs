//! What the forms of an English word have in common.

use super::fold::{family, strip};

/// Words whose vowel changes; compounds end with them.
const FAMILIES: &[(&str, &str)] = &[("man", "man men")];

/// The stem of a word in small letters.
pub(super) fn stem(word: &str) -> String {
    if let Some(stem) = family(word, FAMILIES) {
        return stem;
    }
    let stem = strip(word, &["s", "es", "ed", "ing", "e"], 3);
    // cities, city; placing, placed; occupied, occupy.
    let stem = stem.strip_suffix('i').or_else(|| stem.strip_suffix('y')).unwrap_or(&stem).to_owned();
    let mut letters = stem.chars().rev();
    let is_doubled =
        letters.next().is_some_and(|last| letters.next() == Some(last) && !"aeiousl".contains(last));
    if is_doubled && stem.chars().count() > 3 { stem[..stem.len() - 1].to_owned() } else { stem }
}
