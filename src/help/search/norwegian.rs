//! What the forms of a Norwegian word have in common.

use super::fold::{family, is_vowel, strip};

/// Endings of nouns, adjectives and verbs.
const ENDINGS: &[&str] =
    &["en", "et", "er", "ene", "ne", "e", "s", "es", "a", "ens", "ets", "enes", "ers", "ede", "te", "ende"];

/// Words whose vowel changes; compounds end with them.
const FAMILIES: &[(&str, &str)] = &[
    ("bond", "bonde bonden bønder bøndene bondens bøndenes bonder bondene"),
    ("mann", "mann mannen menn mennene"),
];

/// The stem of a word in small letters.
pub(super) fn stem(word: &str) -> String {
    if let Some(stem) = family(word, FAMILIES) {
        return stem;
    }
    let mut stem = strip(word, ENDINGS, 2);
    // A vowel drops out before an ending: kloster, klostre.
    while stem.chars().count() > 3 && ends_in_loose_r(&stem) {
        stem.pop();
        stem = strip(&stem, ENDINGS, 2);
    }
    stem
}

/// Whether a word ends in an r that stands for -er.
fn ends_in_loose_r(word: &str) -> bool {
    let mut letters = word.chars().rev();
    letters.next() == Some('r') && letters.next().is_some_and(|letter| !is_vowel(letter))
}
