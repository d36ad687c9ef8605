//! The capital letter that a sentence begins with.

/// Begins a sentence with a capital letter, even where a colour, small by itself, comes first.
pub fn sentence(text: String) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) if first.is_lowercase() => first.to_uppercase().chain(letters).collect(),
        _ => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_begin_with_a_capital() {
        assert_eq!(sentence("ægir og blå".to_owned()), "Ægir og blå");
        assert_eq!(sentence("3 points".to_owned()), "3 points");
        assert_eq!(sentence(String::new()), "");
    }
}
