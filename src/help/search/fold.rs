//! Letters without their accents.

/// A word in small letters as someone without the right keys would write it.
pub(super) fn fold(word: &str) -> String {
    let mut folded = String::with_capacity(word.len());
    for letter in word.chars() {
        match letter {
            'á' | 'à' | 'â' | 'å' | 'ä' => folded.push('a'),
            'é' | 'è' | 'ê' => folded.push('e'),
            'í' => folded.push('i'),
            'ó' | 'ö' | 'ø' => folded.push('o'),
            'ú' | 'ü' => folded.push('u'),
            'ý' => folded.push('y'),
            'ð' => folded.push('d'),
            'þ' => folded.push_str("th"),
            'æ' => folded.push_str("ae"),
            other => folded.push(other),
        }
    }
    folded
}

/// Whether a letter is a vowel in any of the languages.
pub(super) fn is_vowel(letter: char) -> bool {
    "aáeéiíoóuúyýæöøå".contains(letter)
}

/// Takes the longest of these endings off, again and again, as long as enough is left.
pub(super) fn strip(word: &str, endings: &[&str], least: usize) -> String {
    let mut stem = word.to_owned();
    loop {
        let longest = endings
            .iter()
            .filter(|ending| stem.ends_with(**ending))
            // An s after a vowel belongs to the word itself, as in flís and hus.
            .filter(|ending| {
                **ending != "s" || !stem.strip_suffix('s').is_some_and(|rest| rest.ends_with(is_vowel))
            })
            .filter(|ending| stem.chars().count() >= least + ending.chars().count())
            .max_by_key(|ending| ending.len());
        let Some(ending) = longest else { return stem };
        stem.truncate(stem.len() - ending.len());
    }
}

/// Replaces the end of a word by another if it is one of several forms, which are written one after another.
pub(super) fn family(word: &str, families: &[(&str, &str)]) -> Option<String> {
    families
        .iter()
        .flat_map(|(stem, forms)| forms.split_whitespace().map(move |form| (stem, form)))
        .filter(|(_, form)| word.ends_with(*form))
        .max_by_key(|(_, form)| form.len())
        .map(|(stem, form)| format!("{}{stem}", &word[..word.len() - form.len()]))
}
