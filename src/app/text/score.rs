//! How points add up, in words.

use super::Words;
use crate::rules::{Derivation, Unit};

impl Words<'_> {
    /// How points add up: "3 tiles × 2 + 1 coat of arms × 2 = 8".
    pub fn derivation(&self, derivation: &Derivation) -> String {
        let t = self.texts;
        let terms: Vec<String> = derivation
            .terms()
            .map(|term| {
                let (count, each) = (u32::from(term.count), u32::from(term.each));
                match term.unit {
                    Unit::Tile => t.term_tile(count, each),
                    Unit::Shield => t.term_shield(count, each),
                    Unit::Centre => t.term_centre(count, each),
                    Unit::Neighbour => t.term_neighbour(count, each),
                    Unit::City => t.term_city(count, each),
                    Unit::Fairy => t.term_fairy(each),
                }
            })
            .collect();
        format!("{} = {}", terms.join(" + "), derivation.total())
    }
}
