//! A tile in words.

use super::listed;
use crate::i18n::{Texts, sentence};
use crate::tiles::{FeatureKind, Segment, Tile};

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
    sentence(listed(texts, &named))
}
