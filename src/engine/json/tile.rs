//! The catalogue.

use serde_json::{Value, json};

use crate::tiles::{Crossing, FeatureKind, HalfEdge, RiverRole, RoadEnd, Segment, Terrain, Tile};

/// A tile's entry in the catalogue.
pub(crate) fn tile_json(tile: &Tile) -> Value {
    let has_garden = tile.segments_of(FeatureKind::Garden) > 0;
    json!({
        "id": tile.name,
        "set": tile.from.name(),
        "count": tile.count,
        "start": tile.start,
        "edges": tile.edges.map(Terrain::name),
        "flags": {
            "volcano": tile.marks.volcano,
            "dragon": tile.marks.dragon,
            "portal": tile.marks.portal,
            "tower_foundation": tile.marks.foundation,
            "garden": has_garden,
        },
        "crossing": tile.crossing.map(|crossing| match crossing {
            Crossing::Village => "village",
            Crossing::Trees => "trees",
        }),
        "river_role": tile.river.map(|role| match role {
            RiverRole::Spring => "spring",
            RiverRole::Lake => "lake",
        }),
        "features": tile.segments.iter().map(segment_json).collect::<Vec<_>>(),
    })
}

fn segment_json(segment: &Segment) -> Value {
    let kind = segment.kind().name();
    let edges: Vec<&str> = segment.sides().iter().map(|side| side.name()).collect();
    match segment {
        Segment::City { shields, cathedral, princess, .. } => {
            json!({"kind": kind, "edges": edges, "shields": shields, "cathedral": cathedral, "princess": princess})
        }
        Segment::Road { inn, ends, tunnel, bridge, .. } => {
            let ends: Vec<&str> = ends.iter().copied().map(road_end_name).collect();
            json!({"kind": kind, "edges": edges, "inn": inn, "ends": ends, "tunnel": tunnel, "bridge": bridge})
        }
        Segment::River { .. } => json!({"kind": kind, "edges": edges}),
        Segment::Monastery | Segment::Garden => json!({"kind": kind}),
        Segment::Field { half_edges, cities } => {
            let half_edges: Vec<&str> = half_edges.iter().copied().map(HalfEdge::name).collect();
            json!({"kind": kind, "half_edges": half_edges, "adjacent_cities": cities})
        }
    }
}

fn road_end_name(end: RoadEnd) -> &'static str {
    match end {
        RoadEnd::Village => "village",
        RoadEnd::Trees => "trees",
        RoadEnd::City => "city",
        RoadEnd::Monastery => "monastery",
        RoadEnd::Tower => "tower",
        RoadEnd::Volcano => "volcano",
    }
}
