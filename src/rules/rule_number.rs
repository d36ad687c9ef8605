//! The numbers of the rules, as refusals, examples, lessons and articles cite them.

use std::fmt;

/// The number of a rule: BASE-4.3, FARM-2, DEC-05.
///
/// Only well-formed numbers can be made; whether there is such a rule is another question, which tests answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleNumber {
    chapter: RuleChapter,
    section: u8,
    /// 0 if the section is not divided, or the whole of it is meant.
    part: u8,
}

/// What a rule belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RuleChapter {
    /// The base game.
    Base,
    /// Farmers.
    Farmers,
    /// The abbot.
    Abbot,
    /// The river.
    River,
    /// Inns & Cathedrals.
    Inns,
    /// The Tower.
    Tower,
    /// The Princess & the Dragon.
    Dragon,
    /// Several sets together.
    Combinations,
    /// What the rulebooks leave open and this program decides; these numbers always have two digits.
    Decisions,
}

impl RuleChapter {
    /// How its numbers begin.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Base => "BASE",
            Self::Farmers => "FARM",
            Self::Abbot => "ABB",
            Self::River => "RIV",
            Self::Inns => "IC",
            Self::Tower => "TW",
            Self::Dragon => "PD",
            Self::Combinations => "X",
            Self::Decisions => "DEC",
        }
    }

    const fn of(code: &[u8]) -> Option<Self> {
        Some(match code {
            b"BASE" => Self::Base,
            b"FARM" => Self::Farmers,
            b"ABB" => Self::Abbot,
            b"RIV" => Self::River,
            b"IC" => Self::Inns,
            b"TW" => Self::Tower,
            b"PD" => Self::Dragon,
            b"X" => Self::Combinations,
            b"DEC" => Self::Decisions,
            _ => return None,
        })
    }
}

impl RuleNumber {
    /// Reads a number; `None` if it is malformed.
    pub const fn parse(text: &str) -> Option<Self> {
        let (code, Some(numbers)) = split(text.as_bytes(), b'-') else { return None };
        let Some(chapter) = RuleChapter::of(code) else { return None };
        let (section, part) = match (chapter, split(numbers, b'.')) {
            (RuleChapter::Decisions, ([b'0', one], None)) => (number(&[*one]), Some(0)),
            (RuleChapter::Decisions, ([_], _) | (_, Some(_))) => return None,
            (_, (section, None)) => (number(section), Some(0)),
            (_, (section, Some(part))) => (number(section), number(part)),
        };
        let (Some(section), Some(part)) = (section, part) else { return None };
        Some(Self { chapter, section, part })
    }

    /// What the rule belongs to.
    pub const fn chapter(self) -> RuleChapter {
        self.chapter
    }
}

/// What stands before the first of these signs, and after it if there is one.
const fn split(text: &[u8], sign: u8) -> (&[u8], Option<&[u8]>) {
    let mut length = 0;
    while length < text.len() && text[length] != sign {
        length += 1;
    }
    let (before, rest) = text.split_at(length);
    match rest {
        [_, after @ ..] => (before, Some(after)),
        [] => (before, None),
    }
}

/// A number from 1 to 99 without leading zeros.
const fn number(digits: &[u8]) -> Option<u8> {
    match digits {
        [one @ b'1'..=b'9'] => Some(*one - b'0'),
        [ten @ b'1'..=b'9', one @ b'0'..=b'9'] => Some((*ten - b'0') * 10 + (*one - b'0')),
        _ => None,
    }
}

impl fmt::Display for RuleNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { chapter, section, part } = *self;
        match (chapter, part) {
            (RuleChapter::Decisions, 0) => write!(f, "{}-{section:02}", chapter.code()),
            (_, 0) => write!(f, "{}-{section}", chapter.code()),
            _ => write!(f, "{}-{section}.{part}", chapter.code()),
        }
    }
}

/// As it is written, which is how failing tests should show it.
impl fmt::Debug for RuleNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The rule with this number; a malformed one does not compile.
macro_rules! rule {
    ($number:literal) => {
        const { $crate::rules::RuleNumber::parse($number).expect("a well-formed rule number") }
    };
}
pub(crate) use rule;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_shown_as_it_is_written() {
        for text in ["BASE-4.3", "BASE-12", "BASE-12.10", "FARM-2", "X-14", "DEC-05", "DEC-23", "IC-7"] {
            assert_eq!(RuleNumber::parse(text).map(|number| number.to_string()).as_deref(), Some(text));
        }
        assert_eq!(rule!("TW-5.4").chapter(), RuleChapter::Tower);
    }

    #[test]
    fn malformed_numbers_are_none() {
        for text in [
            "",
            "BASE",
            "BASE-",
            "BASE-0",
            "BASE-04",
            "BASE-4.",
            "BASE-4.0",
            "BASE-4.03",
            "BASE-4.3.1",
            "BASE-100",
            "base-4",
            "FOO-1",
            "-1",
            "DEC-5",
            "DEC-00",
            "DEC-5.1",
            " BASE-4",
            "BASE-4 ",
            "BASE 4",
            "EX-B02",
        ] {
            assert_eq!(RuleNumber::parse(text), None, "{text:?}");
        }
    }
}
