//! What the forms of an Icelandic word have in common.

use super::fold::{family, is_vowel, strip};

/// Endings of nouns with and without article, of adjectives and of weak verbs.
const ENDINGS: &[&str] = &[
    // article
    "inn", "in", "ið", "inum", "inni", "inu", "ins", "innar", "ina", "unum", "anna", "ann", "anum", "ans",
    "una", "unni", "unnar", "urnar", "arnir", "arnar", "irnir", "irnar", "ana", "sins", "arins", "arinnar",
    "urinn", "ursins", "urnir", // cases
    "ur", "ar", "ir", "um", "a", "i", "u", "s", "is", "an", "ri", "rar", "ra", // participles
    "aður", "uð", "að", "aðir", "aðar", "aðan", "aða", "uðum", "uðu", "aðri", "aðs", "aðra", "aðrar", "aði",
];

/// Words whose vowel or stem changes; compounds end with them.
const FAMILIES: &[(&str, &str)] = &[
    (
        "mann",
        "maður mann manni manns maðurinn manninn manninum mannsins menn mönnum manna mennirnir mennina \
         mönnunum mannanna",
    ),
    (
        "bónd",
        "bóndi bónda bóndinn bóndann bóndanum bóndans bændur bændum bænda bændurnir bændurna bændunum \
         bændanna",
    ),
    (
        "viðbót",
        "viðbót viðbótar viðbótin viðbótina viðbótinni viðbætur viðbóta viðbótum viðbæturnar viðbótunum \
         viðbótanna viðbótarinnar",
    ),
    ("brú", "brú brúin brúna brúnni brúar brúarinnar brýr brýrnar brúm brúnum"),
];

/// Genitive plurals in -na, told from stems that end in n (þegna) by the word.
const GENITIVES: &[(&str, &str)] =
    &[("kirk", "kirkn kirknann"), ("sess", "sessn sessnann"), ("tafl", "tafln taflnann")];

/// The river, whose forms are so short that no rule would find them.
const RIVER: &[&str] = &["á", "áin", "ána", "ánni", "ár", "árinnar", "árnar", "ám", "ánum", "ánna", "áa"];

/// The stem of a word in small letters.
pub(super) fn stem(word: &str) -> String {
    if RIVER.contains(&word) {
        return "á".to_owned();
    }
    if let Some(stem) = family(word, FAMILIES) {
        return stem;
    }
    let mut stem = strip(word, ENDINGS, 2);
    // A vowel drops out before an ending (klaustur, klaustri), j comes and goes (merki, merkjum).
    while stem.chars().count() > 2 && (ends_in_loose_r(&stem) || stem.ends_with('j')) {
        stem.pop();
        stem = strip(&stem, ENDINGS, 2);
    }
    if let Some(regular) = family(&stem, GENITIVES) {
        stem = regular;
    }
    // u in an ending turns a into ö, and in a second syllable into u (riddari, riddurum).
    stem.replace('ö', "a")
}

/// Whether a word ends in an r that stands for -ur.
fn ends_in_loose_r(word: &str) -> bool {
    let mut letters = word.chars().rev();
    letters.next() == Some('r') && letters.next().is_some_and(|letter| !is_vowel(letter))
}
