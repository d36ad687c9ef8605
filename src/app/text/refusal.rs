//! Why something is not allowed, in words.

use super::Words;
use crate::i18n::sentence;
use crate::rules::Refusal;

impl Words<'_> {
    /// Why something is not allowed.
    pub fn refusal(&self, refusal: Refusal) -> String {
        let t = self.texts;
        sentence(match refusal {
            Refusal::GameOver => t.refusal_game_over(),
            Refusal::NotNow { .. } => t.refusal_not_now(),
            Refusal::MustPlace => t.refusal_must_place(),
            Refusal::SquareTaken { .. } => t.refusal_square_taken(),
            Refusal::NotTouching { .. } => t.refusal_not_touching(),
            Refusal::EdgeMismatch { side, mine, theirs } => {
                t.refusal_edge_mismatch(side.name(), mine.name(), theirs.name())
            }
            Refusal::RiverNotJoined => t.refusal_river_not_joined(),
            Refusal::RiverBend => t.refusal_river_bend(),
            Refusal::NoTile { .. } => t.refusal_no_tile(),
            Refusal::NoSegment { .. } => t.refusal_no_segment(),
            Refusal::NotTheNewTile => t.refusal_not_the_new_tile(),
            Refusal::PortalNotOwn { .. } => t.refusal_portal_not_own(),
            Refusal::PortalCompleted { .. } => t.refusal_portal_completed(),
            Refusal::NoFarmers => t.refusal_no_farmers(),
            Refusal::OnRiver => t.refusal_on_river(),
            Refusal::GardenNeedsAbbot => t.refusal_garden_needs_abbot(),
            Refusal::AbbotElsewhere { .. } => t.refusal_abbot_elsewhere(),
            Refusal::NoFigureLeft { .. } => t.refusal_no_figure_left(),
            Refusal::Occupied { feature, by, .. } => {
                t.refusal_occupied(feature.name(), self.player_within(by))
            }
            Refusal::Volcano => t.refusal_volcano(),
            Refusal::UnderDragon => t.refusal_under_dragon(),
            Refusal::ActionSpent => t.refusal_action_spent(),
            Refusal::NoAbbotThere => t.refusal_no_abbot_there(),
            Refusal::AbbotCompleted => t.refusal_abbot_completed(),
            Refusal::NoFoundationLaid => t.refusal_no_foundation_laid(),
            Refusal::NoFoundation { .. } => t.refusal_no_foundation(),
            Refusal::NoFloorLeft => t.refusal_no_floor_left(),
            Refusal::TowerClosed { by } => t.refusal_tower_closed(self.player_within(by)),
            Refusal::TowerBare => t.refusal_tower_bare(),
            Refusal::AbbotOnTower => t.refusal_abbot_on_tower(),
            Refusal::NoSuchFigure { .. } => t.refusal_no_such_figure(),
            Refusal::OutOfReach { reach, .. } => t.refusal_out_of_reach(u32::from(reach)),
            Refusal::NoPrisoner { holder } => t.refusal_no_prisoner(self.player_within(holder)),
            Refusal::RansomUsed => t.refusal_ransom_used(),
            Refusal::TooPoor { .. } => t.refusal_too_poor(),
            Refusal::NotAKnight => t.refusal_not_a_knight(),
            Refusal::FairyNotOwn => t.refusal_fairy_not_own(),
            Refusal::FairyAlreadyThere => t.refusal_fairy_already_there(),
            Refusal::NoFairy => t.refusal_no_fairy(),
            Refusal::DragonVisited { .. } => t.refusal_dragon_visited(),
            Refusal::DragonFairy { .. } => t.refusal_dragon_fairy(),
            Refusal::DragonGap { .. } => t.refusal_dragon_gap(),
            Refusal::DragonMustMove => t.refusal_dragon_must_move(),
            Refusal::MustRelease => t.refusal_must_release(),
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::i18n::Language;
    use crate::rules::{FigureKind, Phase, Player, Spot};
    use crate::session::Seat;
    use crate::storage::ColourChoice;
    use crate::tiles::{FeatureKind, Pos, Side, Terrain};

    /// One refusal of each sort, and all forms of those that speak of features or sides.
    fn refusals() -> Vec<Refusal> {
        let (pos, player) = (Pos::ORIGIN, Player::new(1));
        let mut list = vec![
            Refusal::GameOver,
            Refusal::NotNow { phase: Phase::Place },
            Refusal::MustPlace,
            Refusal::SquareTaken { pos },
            Refusal::NotTouching { pos },
            Refusal::RiverNotJoined,
            Refusal::RiverBend,
            Refusal::NoTile { pos },
            Refusal::NoSegment { pos, segment: 0 },
            Refusal::NotTheNewTile,
            Refusal::PortalNotOwn { laid_by: None },
            Refusal::PortalCompleted { feature: FeatureKind::Road },
            Refusal::NoFarmers,
            Refusal::OnRiver,
            Refusal::GardenNeedsAbbot,
            Refusal::AbbotElsewhere { feature: FeatureKind::Road },
            Refusal::NoFigureLeft { kind: FigureKind::Meeple },
            Refusal::Volcano,
            Refusal::UnderDragon,
            Refusal::ActionSpent,
            Refusal::NoAbbotThere,
            Refusal::AbbotCompleted,
            Refusal::NoFoundationLaid,
            Refusal::NoFoundation { pos },
            Refusal::NoFloorLeft,
            Refusal::TowerClosed { by: player },
            Refusal::TowerBare,
            Refusal::AbbotOnTower,
            Refusal::NoSuchFigure { pos, spot: Spot::Tower },
            Refusal::OutOfReach { reach: 1, pos },
            Refusal::OutOfReach { reach: 3, pos },
            Refusal::NoPrisoner { holder: player },
            Refusal::RansomUsed,
            Refusal::TooPoor { score: 2 },
            Refusal::NotAKnight,
            Refusal::FairyNotOwn,
            Refusal::FairyAlreadyThere,
            Refusal::NoFairy,
            Refusal::DragonVisited { pos },
            Refusal::DragonFairy { pos },
            Refusal::DragonGap { pos },
            Refusal::DragonMustMove,
            Refusal::MustRelease,
        ];
        for feature in FeatureKind::ALL.into_iter().filter(|kind| *kind != FeatureKind::River) {
            list.push(Refusal::Occupied { feature, by: player, pos, segment: 0 });
        }
        for side in Side::ALL {
            for mine in Terrain::ALL {
                let others = Terrain::ALL.into_iter().filter(|&theirs| theirs != mine);
                list.extend(others.map(|theirs| Refusal::EdgeMismatch { side, mine, theirs }));
            }
        }
        list
    }

    #[test]
    fn every_refusal_has_its_own_sentence_in_every_language() {
        let seats = [Seat::default_for(0), Seat { name: "Mina".to_owned(), ..Seat::default_for(1) }];
        let mut sentences: Vec<BTreeSet<String>> = Vec::new();
        for language in Language::ALL {
            let texts = language.texts();
            let words = Words { texts: &texts, seats: &seats, colours: ColourChoice::Classic };
            let all: Vec<String> = refusals().into_iter().map(|refusal| words.refusal(refusal)).collect();
            for sentence in &all {
                assert!(sentence.ends_with('.') && !sentence.contains(['{', '$']), "{sentence}");
            }
            let different: BTreeSet<String> = all.iter().cloned().collect();
            assert_eq!(different.len(), all.len());
            sentences.push(different);
        }
        assert!(sentences[0].is_disjoint(&sentences[1]) && sentences[1].is_disjoint(&sentences[2]));
    }
}
