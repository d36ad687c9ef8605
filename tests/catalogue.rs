//! The catalogue against the totals of the five boxes, and the errors a damaged file gives.

use landnam::tiles::{Catalogue, CatalogueError, FeatureKind, Segment, Terrain, Tile, TileBox, TileProblem};

/// One row of totals per box, in the order of [`TileBox::ALL`].
#[track_caller]
fn totals(expected: [usize; 5], per_tile: impl Fn(&Tile) -> usize) {
    let counted = TileBox::ALL.map(|from| Catalogue::standard().count(from, &per_tile));
    assert_eq!(counted, expected);
}

fn edges(tile: &Tile, terrain: Terrain) -> usize {
    tile.edges.iter().filter(|&&edge| edge == terrain).count()
}

fn cities(tile: &Tile, property: impl Fn(u8, bool, bool) -> usize) -> usize {
    tile.segments
        .iter()
        .map(|segment| match segment {
            Segment::City { shields, cathedral, princess, .. } => property(*shields, *cathedral, *princess),
            _ => 0,
        })
        .sum()
}

#[test]
fn base_1_1_boxes_hold_150_tiles_of_106_kinds() {
    totals([72, 12, 18, 18, 30], |_| 1);
    let kinds = TileBox::ALL.map(|from| Catalogue::standard().kinds_of(from).count());
    assert_eq!(kinds, [32, 11, 17, 17, 29]);
}

#[test]
fn segments_per_box() {
    totals([126, 28, 35, 37, 55], |tile| tile.segments_of(FeatureKind::Field));
    totals([62, 4, 18, 18, 27], |tile| tile.segments_of(FeatureKind::Road));
    totals([49, 4, 20, 15, 21], |tile| tile.segments_of(FeatureKind::City));
    totals([6, 1, 1, 1, 2], |tile| tile.segments_of(FeatureKind::Monastery));
}

#[test]
fn abb_10_gardens_per_box() {
    totals([8, 1, 2, 2, 2], |tile| tile.segments_of(FeatureKind::Garden));
}

#[test]
fn edges_per_box() {
    totals([79, 5, 31, 22, 35], |tile| edges(tile, Terrain::City));
    totals([94, 6, 24, 24, 41], |tile| edges(tile, Terrain::Road));
    totals([115, 15, 17, 26, 44], |tile| edges(tile, Terrain::Field));
    totals([0, 22, 0, 0, 0], |tile| edges(tile, Terrain::River));
}

#[test]
fn ic_1_1_inns_and_cathedrals() {
    totals([10, 0, 3, 1, 2], |tile| cities(tile, |shields, _, _| usize::from(shields)));
    totals([0, 0, 2, 0, 0], |tile| cities(tile, |_, cathedral, _| usize::from(cathedral)));
    // The inn of the T-crossing serves two arms (IC-7.2), so count tiles.
    totals([0, 0, 6, 0, 0], |tile| {
        usize::from(tile.segments.iter().any(|segment| matches!(segment, Segment::Road { inn: true, .. })))
    });
}

#[test]
fn tw_1_1_every_tower_tile_has_a_foundation() {
    totals([0, 0, 0, 18, 0], |tile| usize::from(tile.marks.foundation));
}

#[test]
fn pd_1_2_every_dragon_tile_bears_one_symbol() {
    totals([0, 0, 0, 0, 6], |tile| usize::from(tile.marks.volcano));
    totals([0, 0, 0, 0, 12], |tile| usize::from(tile.marks.dragon));
    totals([0, 0, 0, 0, 6], |tile| cities(tile, |_, _, princess| usize::from(princess)));
    totals([0, 0, 0, 0, 6], |tile| usize::from(tile.marks.portal));
}

#[test]
fn riv_7_a_bridge_does_not_join_the_fields() {
    let catalogue = Catalogue::standard();
    let bridge = catalogue.find("river/road-bridge").unwrap();
    assert_eq!(catalogue.tile(bridge).segments_of(FeatureKind::Field), 4);
    for name in ["river/spring", "river/lake"] {
        let end = catalogue.find(name).unwrap();
        assert_eq!(catalogue.tile(end).segments_of(FeatureKind::Field), 1, "{name}");
    }
}

fn read(tile: &str) -> Result<Catalogue, CatalogueError> {
    Catalogue::read(&[("test.ron", &format!("(set: \"base\", tiles: [(name: \"t\", count: 1, {tile})])"))])
}

/// Reads a file with one tile and expects this complaint about it.
#[track_caller]
fn refused(tile: &str, problem: &TileProblem) {
    let error = read(tile).unwrap_err();
    assert_eq!(
        error,
        CatalogueError::Tile { file: "test.ron".to_owned(), tile: "t".to_owned(), problem: problem.clone() }
    );
    let message = error.to_string();
    assert!(message.starts_with("test.ron: tile t: "), "{message}");
}

#[test]
fn a_damaged_tile_is_named_with_file_and_tile() {
    use landnam::tiles::{HalfEdge, Side};
    refused("edges: \"CFF\", segments: []", &TileProblem::BadEdges("CFF".to_owned()));
    refused("edges: \"CFFF\", segments: []", &TileProblem::SideUnclaimed(Side::N));
    refused("edges: \"CFFF\", segments: [City(edges: \"N Q\")]", &TileProblem::BadSide("Q".to_owned()));
    refused("edges: \"FFFF\", segments: [City(edges: \"E\")]", &TileProblem::SideMismatch(Side::E));
    refused(
        "edges: \"CFFF\", segments: [City(edges: \"N\"), Field(at: \"En Es Se Sw Ws\")]",
        &TileProblem::HalfEdgeMismatch(HalfEdge::Wn),
    );
    refused(
        "edges: \"CFFF\", segments: [City(edges: \"N\"), Field(at: \"En Es Se Sw Ws Wn\", cities: [1])]",
        &TileProblem::NotACity(1),
    );
    refused(
        "edges: \"FFRF\", segments: [Road(edges: \"S\"), Field(at: \"Nw Ne En Es Se Sw Ws Wn\")]",
        &TileProblem::RoadEnds,
    );
}

#[test]
fn a_syntax_error_names_file_and_line() {
    let error = Catalogue::read(&[("broken.ron", "(set: \"base\",\n tiles: [(")]).unwrap_err().to_string();
    assert!(error.starts_with("broken.ron: 2:"), "{error}");
    let error = Catalogue::read(&[("b.ron", "(set: \"moon\", tiles: [])")]).unwrap_err().to_string();
    assert_eq!(error, "b.ron: there is no box \"moon\"");
}
