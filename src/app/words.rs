//! Game things in words: players, refusals, events, sums of points.

use std::io;
use std::time::Duration;

use crate::i18n::Texts;
use crate::rules::{
    Derivation, Event, FigureKind, MAX_PLAYERS, Player, Refusal, ScoreReason, SetupProblem, Spot, Unit,
};
use crate::session::{Seat, Session};
use crate::storage::{ColourChoice, LoadError, SavedSeat};
use crate::tiles::{FeatureKind, Pos, Segment, Tile};

/// Speaks about one game.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    /// The messages.
    pub texts: &'a Texts,
    /// Who sits at the table.
    pub seats: &'a [Seat],
    /// Which colour names are used.
    pub colours: ColourChoice,
}

/// A colour's name.
pub fn colour_name(texts: &Texts, colours: ColourChoice, number: usize) -> String {
    match colours {
        ColourChoice::Classic => texts.colour_name(number as u32),
        ColourChoice::ColourBlind => texts.colour_name_safe(number as u32),
    }
}

impl Words<'_> {
    /// A player's name, or the name of the colour.
    pub fn player(&self, player: Player) -> String {
        match self.seats.get(player.index()) {
            Some(seat) if !seat.name.trim().is_empty() => seat.name.trim().to_owned(),
            Some(seat) => colour_name(self.texts, self.colours, seat.colour),
            None => String::new(),
        }
    }

    /// Why something is not allowed.
    pub fn refusal(&self, refusal: Refusal) -> String {
        let t = self.texts;
        match refusal {
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
            Refusal::Occupied { feature, by, .. } => t.refusal_occupied(feature.name(), self.player(by)),
            Refusal::Volcano => t.refusal_volcano(),
            Refusal::UnderDragon => t.refusal_under_dragon(),
            Refusal::ActionSpent => t.refusal_action_spent(),
            Refusal::NoAbbotThere => t.refusal_no_abbot_there(),
            Refusal::AbbotCompleted => t.refusal_abbot_completed(),
            Refusal::NoFoundationLaid => t.refusal_no_foundation_laid(),
            Refusal::NoFoundation { .. } => t.refusal_no_foundation(),
            Refusal::NoFloorLeft => t.refusal_no_floor_left(),
            Refusal::TowerClosed { by } => t.refusal_tower_closed(self.player(by)),
            Refusal::TowerBare => t.refusal_tower_bare(),
            Refusal::AbbotOnTower => t.refusal_abbot_on_tower(),
            Refusal::NoSuchFigure { .. } => t.refusal_no_such_figure(),
            Refusal::OutOfReach { reach, .. } => t.refusal_out_of_reach(u32::from(reach)),
            Refusal::NoPrisoner { holder } => t.refusal_no_prisoner(self.player(holder)),
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
        }
    }

    /// What happened, as a line of the log; `None` for what goes without saying.
    pub fn event(&self, session: &Session, event: &Event) -> Option<String> {
        let t = self.texts;
        let name = |player: Player| self.player(player);
        Some(match event {
            Event::Turn { .. } | Event::Drawn { .. } => return None,
            Event::Discarded { player, .. } => t.log_discarded(name(*player)),
            Event::SetAside { player, .. } => t.log_aside(name(*player)),
            Event::ShuffledIn { count } => t.log_shuffled(*count as u32),
            Event::Placed { player, .. } => t.log_placed(name(*player)),
            Event::Figure { player, kind, pos, spot } => {
                t.log_figure(role(session, *kind, *pos, *spot), name(*player))
            }
            Event::Score(score) if score.is_empty_field() => return None,
            Event::Score(score) => {
                let feature = match score.reason {
                    ScoreReason::Completed(kind) | ScoreReason::Final(kind) | ScoreReason::Recalled(kind) => {
                        kind.name()
                    }
                    ScoreReason::FairyTurn | ScoreReason::FairyBonus(_) => "fairy",
                };
                t.log_score(feature, name(score.player), score.points)
            }
            Event::Returned { player, .. } => t.log_returned(name(*player)),
            Event::Removed { player, .. } => t.log_removed(name(*player)),
            Event::Floor { player, height, .. } => t.log_floor(name(*player), u32::from(*height)),
            Event::Captured { by, player, .. } if by == player => t.log_captured_own(name(*by)),
            Event::Captured { by, player, .. } => t.log_captured(name(*by), name(*player)),
            Event::Exchanged { first, second } => t.log_exchanged(name(first.player), name(second.player)),
            Event::Ransomed { player, holder, .. } => t.log_ransomed(name(*player), name(*holder)),
            Event::Dragon { by: None, .. } => t.log_dragon_flies(),
            Event::Dragon { by: Some(player), .. } => t.log_dragon(name(*player)),
            Event::Eaten { player, .. } => t.log_eaten(name(*player)),
            Event::Fairy { player, .. } => t.log_fairy(name(*player)),
            Event::Final { .. } => t.log_final(),
        })
    }

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

/// What a figure becomes where it stands, as the messages name it.
fn role(session: &Session, kind: FigureKind, pos: Pos, spot: Spot) -> &'static str {
    let Spot::Segment(segment) = spot else { return "tower" };
    let feature = session.shown().feature(pos, segment).map(|feature| feature.kind);
    match (kind, feature) {
        (FigureKind::Abbot, Some(FeatureKind::Monastery)) => "abbot",
        (_, Some(feature)) => feature.name(),
        (_, None) => "tower",
    }
}

/// Whom an event is about.
pub fn player_of(event: &Event) -> Option<Player> {
    match event {
        Event::Turn { player }
        | Event::Drawn { player, .. }
        | Event::Discarded { player, .. }
        | Event::SetAside { player, .. }
        | Event::Placed { player, .. }
        | Event::Figure { player, .. }
        | Event::Returned { player, .. }
        | Event::Removed { player, .. }
        | Event::Floor { player, .. }
        | Event::Captured { by: player, .. }
        | Event::Ransomed { player, .. }
        | Event::Eaten { player, .. }
        | Event::Fairy { player, .. } => Some(*player),
        Event::Score(score) => Some(score.player),
        Event::Dragon { by, .. } => *by,
        Event::Exchanged { first, .. } => Some(first.player),
        Event::ShuffledIn { .. } | Event::Final { .. } => None,
    }
}

/// What is on a tile, as a list.
pub fn tile_name(texts: &Texts, tile: &Tile) -> String {
    let count =
        |wanted: FeatureKind| tile.segments.iter().filter(|segment| segment.kind() == wanted).count() as u32;
    let has = |wanted: fn(&Segment) -> bool| tile.segments.iter().any(wanted);
    let parts = [
        (count(FeatureKind::City) > 0, texts.part_city(count(FeatureKind::City))),
        (count(FeatureKind::Road) > 0, texts.part_road(count(FeatureKind::Road))),
        (count(FeatureKind::River) > 0, texts.part_river()),
        (count(FeatureKind::Monastery) > 0, texts.part_monastery()),
        (count(FeatureKind::Garden) > 0, texts.part_garden()),
        (has(|segment| matches!(segment, Segment::City { shields: 1.., .. })), texts.part_shield()),
        (has(|segment| matches!(segment, Segment::City { cathedral: true, .. })), texts.part_cathedral()),
        (has(|segment| matches!(segment, Segment::Road { inn: true, .. })), texts.part_inn()),
        (has(|segment| matches!(segment, Segment::City { princess: true, .. })), texts.part_princess()),
        (tile.marks.foundation, texts.part_foundation()),
        (tile.marks.volcano, texts.part_volcano()),
        (tile.marks.dragon, texts.part_dragon()),
        (tile.marks.portal, texts.part_portal()),
    ];
    let mut named: Vec<String> =
        parts.into_iter().filter(|(is_there, _)| *is_there).map(|(_, name)| name).collect();
    if named.is_empty() {
        named.push(texts.part_field());
    }
    named.join(", ")
}

/// The square that an event happened on.
pub fn square_of(event: &Event) -> Option<Pos> {
    match event {
        Event::Placed { pos, .. }
        | Event::Figure { pos, .. }
        | Event::Returned { pos, .. }
        | Event::Removed { pos, .. }
        | Event::Floor { pos, .. }
        | Event::Captured { pos, .. }
        | Event::Eaten { pos, .. }
        | Event::Fairy { pos, .. } => Some(*pos),
        Event::Dragon { to, .. } => Some(*to),
        Event::Score(score) => score.squares.first().copied(),
        Event::Turn { .. }
        | Event::Drawn { .. }
        | Event::Discarded { .. }
        | Event::SetAside { .. }
        | Event::ShuffledIn { .. }
        | Event::Exchanged { .. }
        | Event::Ransomed { .. }
        | Event::Final { .. } => None,
    }
}

/// The names of all who sit at a saved game, in turn order.
pub fn players(texts: &Texts, colours: ColourChoice, seats: &[SavedSeat], count: usize) -> String {
    let seats: Vec<Seat> = (0..count)
        .map(|index| seats.get(index).map_or_else(|| Seat::default_for(index), super::seat_from))
        .collect();
    let words = Words { texts, seats: &seats, colours };
    let names: Vec<String> =
        Player::first(count.min(MAX_PLAYERS)).map(|player| words.player(player)).collect();
    names.join(", ")
}

/// Why a file could not be loaded.
pub fn load_error(texts: &Texts, error: &LoadError) -> String {
    match error {
        LoadError::Io(error) => texts.error_cannot_read(io_reason(texts, error)),
        LoadError::TooLarge => texts.error_too_large(),
        LoadError::TooNew { .. } => texts.error_too_new(),
        LoadError::Damaged { .. }
        | LoadError::UnknownTile { .. }
        | LoadError::BadSetup(_)
        | LoadError::BadAction { .. } => texts.error_damaged(),
    }
}

/// Why a file could not be read or written; what is rare is said as the system says it.
pub fn io_reason(texts: &Texts, error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => texts.reason_full(),
        io::ErrorKind::ReadOnlyFilesystem => texts.reason_read_only(),
        io::ErrorKind::PermissionDenied => texts.reason_denied(),
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => texts.reason_missing(),
        _ => error.to_string(),
    }
}

/// How long ago something was.
pub fn ago(texts: &Texts, elapsed: Duration) -> String {
    let minutes = elapsed.as_secs() / 60;
    match (minutes, minutes / 60, minutes / (60 * 24)) {
        (0, ..) => texts.ago_now(),
        (minutes, 0, _) => texts.ago_minutes(minutes as u32),
        (_, hours, 0) => texts.ago_hours(hours as u32),
        (_, _, days) => texts.ago_days(days as u32),
    }
}

/// What keeps a setup from being a game.
pub fn setup_problem(texts: &Texts, problem: SetupProblem) -> String {
    match problem {
        SetupProblem::TooFewPlayers => texts.problem_too_few_players(),
        SetupProblem::TooManyPlayers { most } => texts.problem_too_many_players(most as u32),
        SetupProblem::TooManyTiles { .. } | SetupProblem::TileNotInPlay { .. } => texts.problem_other(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::i18n::Language;
    use crate::rules::Phase;
    use crate::tiles::{Side, Terrain};

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
        for language in [Language::En, Language::Is, Language::Nb] {
            let texts = language.load();
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
