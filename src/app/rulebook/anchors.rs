//! Everything in the window that points into the articles points at something, in every language.

use rand_core::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::app::map::explain::things::MapThing;
use crate::app::text::Words;
use crate::help::{Anchor, Shelf};
use crate::i18n::Language;
use crate::rules::{FigureKind, Phase, Player, Record, Refusal, Set, Setup, Silent, Spot};
use crate::session::{Seat, Session};
use crate::storage::ColourChoice;
use crate::tiles::{FeatureKind, Pos, Side, Terrain};

/// One sample of each variant. A variant that is not listed does not compile, because the match then has a gap.
macro_rules! samples {
    ($type:ident: $($variant:ident $({ $($field:ident: $value:expr),* })?),* $(,)?) => {{
        let _ = |value: $type| match value { $($type::$variant { .. } => ()),* };
        vec![$($type::$variant $({ $($field: $value),* })?),*]
    }};
}

fn refusals() -> Vec<Refusal> {
    let (pos, player) = (Pos::ORIGIN, Player::new(0));
    samples!(Refusal:
        GameOver, NotNow { phase: Phase::Place }, MustPlace, SquareTaken { pos: pos }, NotTouching { pos: pos },
        EdgeMismatch { side: Side::N, mine: Terrain::Road, theirs: Terrain::City }, RiverNotJoined, RiverBend,
        NoTile { pos: pos }, NoSegment { pos: pos, segment: 0 }, NotTheNewTile, PortalNotOwn { laid_by: None },
        PortalCompleted { feature: FeatureKind::Road }, NoFarmers, OnRiver, GardenNeedsAbbot,
        AbbotElsewhere { feature: FeatureKind::Road }, NoFigureLeft { kind: FigureKind::Big },
        Occupied { feature: FeatureKind::Road, by: player, pos: pos, segment: 0 }, Volcano, UnderDragon, ActionSpent,
        NoAbbotThere, AbbotCompleted, NoFoundationLaid, NoFoundation { pos: pos }, NoFloorLeft,
        TowerClosed { by: player }, TowerBare, AbbotOnTower, NoSuchFigure { pos: pos, spot: Spot::Tower },
        OutOfReach { reach: 2, pos: pos }, NoPrisoner { holder: player }, RansomUsed, TooPoor { score: 2 }, NotAKnight,
        FairyNotOwn, FairyAlreadyThere, NoFairy, DragonVisited { pos: pos }, DragonFairy { pos: pos },
        DragonGap { pos: pos }, DragonMustMove, MustRelease,
    )
}

fn subjects() -> Vec<MapThing> {
    samples!(MapThing:
        Road, City, Monastery, Garden, Field, River, Shield, Inn, Cathedral, Princess, Foundation, Tower, Volcano,
        DragonSymbol, Portal, Dragon, Fairy, Highwayman, Knight, Monk, Farmer, Abbot, Big, Lookout,
    )
}

#[track_caller]
fn leads_somewhere(anchor: Anchor, from: &str) {
    for shelf in Shelf::all() {
        assert!(shelf.find(anchor).is_some(), "{}: {from} points at {anchor:?}", shelf.language);
    }
}

/// The same thing said in all languages, each in its own words.
#[track_caller]
fn is_said_in_every_language(say: impl Fn(&Words<'_>) -> String) {
    let seats = [Seat::default_for(0)];
    let said: Vec<String> = Language::ALL
        .iter()
        .map(|language| {
            let texts = language.texts();
            say(&Words { texts: &texts, seats: &seats, colours: ColourChoice::Classic })
        })
        .collect();
    assert!(said.iter().all(|text| !text.trim().is_empty()), "{said:?}");
    assert!(said[0] != said[1] && said[1] != said[2] && said[2] != said[0], "{said:?}");
}

#[test]
fn every_refusal_is_explained() {
    for refusal in refusals() {
        is_said_in_every_language(|words| words.refusal(refusal));
        leads_somewhere(Anchor::from(refusal), refusal.code());
    }
}

#[test]
fn everything_on_the_map_is_explained() {
    for subject in subjects() {
        is_said_in_every_language(|words| subject.text(words.texts));
        leads_somewhere(subject.anchor(), &format!("{subject:?}"));
    }
}

#[test]
fn every_step_points_at_its_rules() {
    for seed in 0..4 {
        let setup = Setup::base(2 + seed as usize, seed).with_sets(Set::ALL);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut record = Record::new(setup).unwrap();
        let mut scratch = Vec::new();
        loop {
            let session = Session::resume(record.clone(), Vec::new());
            let anchors = crate::app::panels::help_anchors(&session);
            assert!(!anchors.is_empty(), "{:?}", record.game().phase());
            for anchor in anchors {
                leads_somewhere(anchor, &format!("{:?}", record.game().phase()));
            }
            let Some(action) = record.game().random_action(&mut rng, &mut scratch) else { break };
            record.play_with(action, &mut Silent).unwrap();
        }
    }
}
