//! Names that save files, the engine protocol, lessons and examples rely on; none may ever change.

use landnam::examples::Colour;
use landnam::lessons::{Landmark, Markable};
use landnam::rules::{
    DragonMove, FigureKind, Phase, PortalTarget, Preset, Refusal, RiverBends, Set, TowerActions, Unit,
};
use landnam::tiles::{FeatureKind, HalfEdge, Side, Terrain, TileBox};
use strum::VariantNames as _;

/// Checks the names of all values, and that each is read back.
macro_rules! pin {
    ($type:ident, $names:literal) => {{
        let names: Vec<&str> = $type::ALL.iter().map(|value| value.name()).collect();
        assert_eq!(names.join(" "), $names);
        for &value in $type::ALL.iter() {
            assert_eq!(value.name().parse(), Ok(value));
        }
    }};
}

#[test]
fn names_of_values_never_change() {
    pin!(Side, "N E S W");
    pin!(HalfEdge, "Nw Ne En Es Se Sw Ws Wn");
    pin!(FeatureKind, "road city monastery garden field river");
    pin!(TileBox, "base river inns-cathedrals tower princess-dragon");
    pin!(Set, "farmers abbot river inns-cathedrals tower princess-dragon");
    pin!(FigureKind, "meeple big abbot");
    pin!(Phase, "place princess figure capture release dragon over");
    pin!(Preset, "as-printed clarified");
    pin!(TowerActions, "foundation-tile any-tile");
    pin!(PortalTarget, "own any");
    pin!(DragonMove, "before-scoring after-scoring");
    pin!(RiverBends, "alternate adjacent");
    pin!(Colour, "yellow red green blue black pink");
    pin!(Landmark, "hand pile supply track confirm");
    assert_eq!(Terrain::ALL.map(Terrain::name), ["city", "road", "field", "river"]);
    let units = [Unit::Tile, Unit::Shield, Unit::Centre, Unit::Neighbour, Unit::City, Unit::Fairy];
    assert_eq!(units.map(Unit::name), ["tile", "shield", "centre", "neighbour", "city", "fairy"]);
    for name in ["roads", "cities", "road-parts", "field-parts", "city-parts", "figures"] {
        assert!(Markable::parse(name).is_some(), "{name}");
    }
}

#[test]
fn codes_of_refusals_never_change() {
    let codes = "game-over not-now must-place square-taken not-touching edge-mismatch river-not-joined river-bend \
         no-tile no-segment not-the-new-tile portal-not-own portal-completed no-farmers on-river \
         garden-needs-abbot abbot-elsewhere no-figure-left occupied volcano under-dragon action-spent \
         no-abbot-there abbot-completed no-foundation-laid no-foundation no-floor-left tower-closed \
         tower-bare abbot-on-tower no-such-figure out-of-reach no-prisoner ransom-used too-poor \
         not-a-knight fairy-not-own fairy-already-there no-fairy dragon-visited dragon-fairy dragon-gap \
         dragon-must-move must-release";
    assert_eq!(Refusal::VARIANTS.join(" "), codes);
}
