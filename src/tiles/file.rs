//! Reading tile files and saying what is wrong with them.

use std::fmt;

use serde::Deserialize;

use super::{
    Crossing, FeatureKind, HalfEdge, MAX_SEGMENTS, Marks, RiverRole, RoadEnd, Segment, Side, Terrain, Tile,
    TileBox,
};

/// Reads one tile file; `file` is only used to name it in errors.
pub(super) fn read(file: &str, text: &str) -> Result<Vec<Tile>, CatalogueError> {
    let entries: FileEntry = ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
        .from_str(text)
        .map_err(|error| CatalogueError::Syntax { file: file.to_owned(), error: error.to_string() })?;
    let from = TileBox::ALL
        .into_iter()
        .find(|known| known.name() == entries.set)
        .ok_or_else(|| CatalogueError::UnknownBox { file: file.to_owned(), name: entries.set.clone() })?;
    entries
        .tiles
        .into_iter()
        .map(|entry| {
            let tile = entry.name.clone();
            entry.into_tile(from).map_err(|problem| CatalogueError::Tile {
                file: file.to_owned(),
                tile,
                problem,
            })
        })
        .collect()
}

/// Why the catalogue could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CatalogueError {
    /// The file is not RON of the expected shape.
    Syntax {
        /// Name of the file.
        file: String,
        /// What the parser said, with line and column.
        error: String,
    },
    /// The file names a box that does not exist.
    UnknownBox {
        /// Name of the file.
        file: String,
        /// The name that was found.
        name: String,
    },
    /// A tile contradicts itself.
    Tile {
        /// Name of the file.
        file: String,
        /// Name of the tile.
        tile: String,
        /// What is wrong.
        problem: TileProblem,
    },
}

impl fmt::Display for CatalogueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax { file, error } => write!(f, "{file}: {error}"),
            Self::UnknownBox { file, name } => write!(f, "{file}: there is no box \"{name}\""),
            Self::Tile { file, tile, problem } => write!(f, "{file}: tile {tile}: {problem}"),
        }
    }
}

impl std::error::Error for CatalogueError {}

/// What is wrong with one tile.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum TileProblem {
    NoCopies,
    DuplicateName,
    BadEdges(String),
    BadSide(String),
    BadHalfEdge(String),
    TooManySegments(usize),
    /// A city, road or river segment reaches a side that shows something else, or two segments reach it.
    SideMismatch(Side),
    /// A side shows a city, road or river that no segment reaches.
    SideUnclaimed(Side),
    /// A half-edge beside field or road belongs to no field or to two, or one on a city side to a field.
    HalfEdgeMismatch(HalfEdge),
    /// A field names a segment that is no city of this tile.
    NotACity(usize),
    /// A road with one side must say what ends it; one with two sides must not.
    RoadEnds,
    /// A tile has at most one monastery or garden.
    TwoSanctuaries,
    /// Spring and lake have one river side, other river tiles two.
    RiverRole,
}

impl fmt::Display for TileProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoCopies => f.write_str("count must be at least 1"),
            Self::DuplicateName => f.write_str("the name is used twice"),
            Self::BadEdges(text) => write!(f, "edges \"{text}\" are not four of C, R, F, W"),
            Self::BadSide(text) => write!(f, "\"{text}\" is not a side (N, E, S, W)"),
            Self::BadHalfEdge(text) => {
                write!(f, "\"{text}\" is not a half-edge (Nw, Ne, En, Es, Se, Sw, Ws, Wn)")
            }
            Self::TooManySegments(count) => {
                write!(f, "{count} segments, at most {MAX_SEGMENTS} are possible")
            }
            Self::SideMismatch(side) => write!(f, "side {side} and its segments do not agree"),
            Self::SideUnclaimed(side) => write!(f, "no segment reaches side {side}"),
            Self::HalfEdgeMismatch(half) => {
                write!(f, "half-edge {} and its fields do not agree", half.name())
            }
            Self::NotACity(index) => write!(f, "a field touches segment {index}, which is no city"),
            Self::RoadEnds => f.write_str("a road has one end on the tile for each side it lacks of two"),
            Self::TwoSanctuaries => f.write_str("more than one monastery or garden"),
            Self::RiverRole => f.write_str("the river's sides do not fit its role"),
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileEntry {
    set: String,
    tiles: Vec<TileEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileEntry {
    name: String,
    count: u8,
    edges: String,
    #[serde(default)]
    start: bool,
    #[serde(default)]
    marks: Vec<MarkEntry>,
    #[serde(default)]
    crossing: Option<CrossingEntry>,
    #[serde(default)]
    river: Option<RiverEntry>,
    segments: Vec<SegmentEntry>,
    #[serde(default)]
    note: String,
}

#[derive(Deserialize)]
enum MarkEntry {
    Volcano,
    Dragon,
    Portal,
    Foundation,
}

#[derive(Deserialize)]
enum CrossingEntry {
    Village,
    Trees,
}

#[derive(Deserialize)]
enum RiverEntry {
    Spring,
    Lake,
}

#[derive(Deserialize)]
enum RoadEndEntry {
    Village,
    Trees,
    City,
    Monastery,
    Tower,
    Volcano,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
enum SegmentEntry {
    City {
        edges: String,
        #[serde(default)]
        shields: u8,
        #[serde(default)]
        cathedral: bool,
        #[serde(default)]
        princess: bool,
    },
    Road {
        edges: String,
        #[serde(default)]
        inn: bool,
        #[serde(default)]
        ends: Vec<RoadEndEntry>,
        #[serde(default)]
        tunnel: bool,
        #[serde(default)]
        bridge: bool,
    },
    River {
        edges: String,
    },
    Monastery,
    Garden,
    Field {
        at: String,
        #[serde(default)]
        cities: Vec<usize>,
    },
}

impl TileEntry {
    fn into_tile(self, from: TileBox) -> Result<Tile, TileProblem> {
        let mut marks = Marks::default();
        for mark in self.marks {
            match mark {
                MarkEntry::Volcano => marks.volcano = true,
                MarkEntry::Dragon => marks.dragon = true,
                MarkEntry::Portal => marks.portal = true,
                MarkEntry::Foundation => marks.foundation = true,
            }
        }
        let tile = Tile {
            name: self.name,
            from,
            count: self.count,
            start: self.start,
            edges: parse_edges(&self.edges)?,
            marks,
            crossing: self.crossing.map(|crossing| match crossing {
                CrossingEntry::Village => Crossing::Village,
                CrossingEntry::Trees => Crossing::Trees,
            }),
            river: self.river.map(|role| match role {
                RiverEntry::Spring => RiverRole::Spring,
                RiverEntry::Lake => RiverRole::Lake,
            }),
            segments: self.segments.into_iter().map(SegmentEntry::into_segment).collect::<Result<_, _>>()?,
            note: self.note,
        };
        check(&tile)?;
        Ok(tile)
    }
}

impl SegmentEntry {
    fn into_segment(self) -> Result<Segment, TileProblem> {
        Ok(match self {
            Self::City { edges, shields, cathedral, princess } => {
                Segment::City { sides: parse_sides(&edges)?, shields, cathedral, princess }
            }
            Self::Road { edges, inn, ends, tunnel, bridge } => Segment::Road {
                sides: parse_sides(&edges)?,
                inn,
                ends: ends.into_iter().map(RoadEndEntry::into_end).collect(),
                tunnel,
                bridge,
            },
            Self::River { edges } => Segment::River { sides: parse_sides(&edges)? },
            Self::Monastery => Segment::Monastery,
            Self::Garden => Segment::Garden,
            Self::Field { at, cities } => {
                let half_edges = at
                    .split_whitespace()
                    .map(|word| {
                        HalfEdge::parse(word).ok_or_else(|| TileProblem::BadHalfEdge(word.to_owned()))
                    })
                    .collect::<Result<_, _>>()?;
                Segment::Field { half_edges, cities }
            }
        })
    }
}

impl RoadEndEntry {
    fn into_end(self) -> RoadEnd {
        match self {
            Self::Village => RoadEnd::Village,
            Self::Trees => RoadEnd::Trees,
            Self::City => RoadEnd::City,
            Self::Monastery => RoadEnd::Monastery,
            Self::Tower => RoadEnd::Tower,
            Self::Volcano => RoadEnd::Volcano,
        }
    }
}

fn parse_edges(text: &str) -> Result<[Terrain; 4], TileProblem> {
    let terrains: Option<Vec<Terrain>> = text
        .chars()
        .map(|letter| match letter {
            'C' => Some(Terrain::City),
            'R' => Some(Terrain::Road),
            'F' => Some(Terrain::Field),
            'W' => Some(Terrain::River),
            _ => None,
        })
        .collect();
    terrains.and_then(|list| list.try_into().ok()).ok_or_else(|| TileProblem::BadEdges(text.to_owned()))
}

fn parse_sides(text: &str) -> Result<Vec<Side>, TileProblem> {
    text.split_whitespace()
        .map(|word| Side::parse(word).ok_or_else(|| TileProblem::BadSide(word.to_owned())))
        .collect()
}

/// Checks that sides, half-edges and segments tell the same story.
fn check(tile: &Tile) -> Result<(), TileProblem> {
    if tile.count == 0 {
        return Err(TileProblem::NoCopies);
    }
    if tile.segments.len() > MAX_SEGMENTS {
        return Err(TileProblem::TooManySegments(tile.segments.len()));
    }
    for side in Side::ALL {
        let terrain = tile.edges[side.index()];
        let mut reaching = tile.segments.iter().filter(|segment| segment.sides().contains(&side));
        let expected = match terrain {
            Terrain::City => Some(FeatureKind::City),
            Terrain::Road => Some(FeatureKind::Road),
            Terrain::River => Some(FeatureKind::River),
            Terrain::Field => None,
        };
        match (expected, reaching.next()) {
            (Some(_), None) => return Err(TileProblem::SideUnclaimed(side)),
            (Some(kind), Some(segment)) if segment.kind() != kind => {
                return Err(TileProblem::SideMismatch(side));
            }
            (None, Some(_)) => return Err(TileProblem::SideMismatch(side)),
            _ => {}
        }
        if reaching.next().is_some() {
            return Err(TileProblem::SideMismatch(side));
        }
    }
    for half in HalfEdge::ALL {
        let fields = tile
            .segments
            .iter()
            .filter(
                |segment| matches!(segment, Segment::Field { half_edges, .. } if half_edges.contains(&half)),
            )
            .count();
        let expected = usize::from(tile.edges[half.side().index()] != Terrain::City);
        if fields != expected {
            return Err(TileProblem::HalfEdgeMismatch(half));
        }
    }
    if tile.segments_of(FeatureKind::Monastery) + tile.segments_of(FeatureKind::Garden) > 1 {
        return Err(TileProblem::TwoSanctuaries);
    }
    let mut river_sides = 0;
    for segment in &tile.segments {
        match segment {
            Segment::Field { cities, .. } => {
                for &city in cities {
                    if tile.segments.get(city).map(Segment::kind) != Some(FeatureKind::City) {
                        return Err(TileProblem::NotACity(city));
                    }
                }
            }
            Segment::Road { sides, ends, .. } => {
                if sides.len() + ends.len() != 2 || sides.is_empty() {
                    return Err(TileProblem::RoadEnds);
                }
            }
            Segment::River { sides } => river_sides += sides.len(),
            Segment::City { .. } | Segment::Monastery | Segment::Garden => {}
        }
    }
    let expected = if tile.river.is_some() {
        1
    } else if tile.from == TileBox::River {
        2
    } else {
        0
    };
    if river_sides != expected {
        return Err(TileProblem::RiverRole);
    }
    Ok(())
}
