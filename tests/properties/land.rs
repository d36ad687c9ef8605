//! The board as a slow, independent reader of the tile descriptions sees it.
//!
//! Nothing here looks at the features or look-up tables of the rules core: a feature is found by walking from
//! segment to segment, every time anew.

use std::collections::BTreeSet;

use landnam::rules::{BoardSegment, FigureView, PlacedTile, Player, RiverBends};
use landnam::tiles::{Catalogue, FeatureKind, Kind, Pos, Segment, Side, Terrain, Tile, Turn};

/// A tile as it lies.
#[derive(Clone, Copy)]
pub(crate) struct Lying {
    pub(crate) kind: Kind,
    pub(crate) turn: Turn,
    pub(crate) laid_by: Option<Player>,
}

impl Lying {
    pub(crate) fn tile(self) -> &'static Tile {
        Catalogue::standard().tile(self.kind)
    }

    /// What it shows on a side of the map.
    fn shows(self, side: Side) -> Terrain {
        self.tile().edges[side.turned(self.turn.inverse()).index()]
    }

    fn river_sides(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |&side| self.shows(side) == Terrain::River)
    }
}

/// Squares in a row of the map, enough for all tiles in a line to either side of the first.
const WIDTH: usize = 320;

/// All tiles on the board.
pub(crate) struct Land {
    cells: Vec<Option<Lying>>,
    /// The squares with tiles, in the order they were laid.
    laid: Vec<Pos>,
    /// The river tiles in the order they were laid, the spring first.
    river: Vec<Pos>,
}

/// A connected feature, found by walking.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Found {
    pub(crate) segments: BTreeSet<BoardSegment>,
    /// Its tiles; for a monastery or garden those of the block around it.
    pub(crate) squares: BTreeSet<Pos>,
    pub(crate) open: usize,
    pub(crate) shields: usize,
    pub(crate) multiplied: bool,
    /// Cities that a field touches, each by all its segments.
    pub(crate) cities: BTreeSet<BoardSegment>,
}

impl Land {
    pub(crate) fn of(tiles: impl Iterator<Item = PlacedTile>) -> Self {
        let mut land = Self { cells: vec![None; WIDTH * WIDTH], laid: Vec::new(), river: Vec::new() };
        for PlacedTile { kind, turn, pos, laid_by, .. } in tiles {
            land.add(pos, Lying { kind, turn, laid_by });
        }
        land
    }

    pub(crate) fn add(&mut self, pos: Pos, lying: Lying) {
        let cell = &mut self.cells[index(pos).expect("a square near the first tile")];
        assert!(cell.replace(lying).is_none(), "two tiles on {pos}");
        self.laid.push(pos);
        if lying.tile().is_river() {
            self.river.push(pos);
        }
    }

    pub(crate) fn at(&self, pos: Pos) -> Option<Lying> {
        self.cells[index(pos)?]
    }

    /// The tile on a square that is known to hold one.
    pub(crate) fn tile(&self, pos: Pos) -> &'static Tile {
        self.lying(pos).tile()
    }

    fn lying(&self, pos: Pos) -> Lying {
        self.at(pos).unwrap_or_else(|| panic!("no tile on {pos}"))
    }

    pub(crate) fn tiles(&self) -> impl Iterator<Item = (Pos, Lying)> {
        self.laid.iter().map(|&pos| (pos, self.lying(pos)))
    }

    pub(crate) fn segment(&self, BoardSegment { pos, segment }: BoardSegment) -> &'static Segment {
        &self.tile(pos).segments[usize::from(segment)]
    }

    pub(crate) fn kind(&self, place: BoardSegment) -> FeatureKind {
        self.segment(place).kind()
    }

    /// All segments on the board.
    pub(crate) fn places(&self) -> impl Iterator<Item = BoardSegment> {
        self.tiles().flat_map(|(pos, lying)| {
            (0..lying.tile().segments.len()).map(move |number| BoardSegment::new(pos, number as u8))
        })
    }

    /// What a segment meets beyond the borders of its tile: a segment, or `None` where there is no tile.
    fn meets(&self, BoardSegment { pos, segment }: BoardSegment) -> Vec<Option<BoardSegment>> {
        let lying = self.lying(pos);
        let turn = lying.turn;
        let beyond = |side: Side, find: &dyn Fn(&Tile, Turn) -> Option<usize>| {
            let next = pos.step(side);
            self.at(next).map(|other| {
                let number = find(other.tile(), other.turn.inverse()).expect("borders fit");
                BoardSegment::new(next, number as u8)
            })
        };
        match &lying.tile().segments[usize::from(segment)] {
            Segment::Field { half_edges, .. } => half_edges
                .iter()
                .map(|half| half.turned(turn))
                .map(|half| beyond(half.side(), &|tile, back| tile.field_at(half.facing().turned(back))))
                .collect(),
            segment => segment
                .sides()
                .iter()
                .map(|side| side.turned(turn))
                .map(|side| beyond(side, &|tile, back| tile.segment_at_side(side.opposite().turned(back))))
                .collect(),
        }
    }

    /// The feature of a segment, found by walking over all borders (BASE-6.3, BASE-7.1, BASE-8.1).
    pub(crate) fn walk(&self, from: BoardSegment) -> Found {
        let mut found = Found::default();
        let mut waiting = vec![from];
        while let Some(place) = waiting.pop() {
            if !found.segments.insert(place) {
                continue;
            }
            found.squares.insert(place.pos);
            for next in self.meets(place) {
                match next {
                    Some(next) => waiting.push(next),
                    None => found.open += 1,
                }
            }
            match self.segment(place) {
                Segment::City { shields, cathedral, .. } => {
                    found.shields += usize::from(*shields);
                    found.multiplied |= cathedral;
                }
                Segment::Road { inn, .. } => found.multiplied |= inn,
                Segment::Field { cities, .. } => {
                    found.cities.extend(cities.iter().map(|&city| BoardSegment::new(place.pos, city as u8)));
                }
                Segment::Monastery | Segment::Garden => {
                    found.squares = place.pos.block().filter(|&near| self.at(near).is_some()).collect();
                    found.open = 9 - found.squares.len();
                }
                Segment::River { .. } => {}
            }
        }
        if self.kind(from) == FeatureKind::Field {
            // The border of the map means nothing to a field.
            found.open = 0;
        }
        found
    }

    /// Whether a feature is completed; fields and the river never are.
    pub(crate) fn is_complete(&self, found: &Found) -> bool {
        let kind = self.kind(*found.segments.first().expect("a feature has segments"));
        found.open == 0 && !matches!(kind, FeatureKind::Field | FeatureKind::River)
    }

    /// What a feature is worth as it stands, by the rulebook's words.
    pub(crate) fn worth(&self, found: &Found) -> i32 {
        let complete = self.is_complete(found);
        let each = match (self.kind(*found.segments.first().expect("a feature has segments")), complete) {
            (FeatureKind::River, _) => 0,
            (FeatureKind::Monastery | FeatureKind::Garden, _) => 1,
            (FeatureKind::Field, _) => return 3 * self.completed_cities(found) as i32,
            (_, false) if found.multiplied => 0,
            (_, false) => 1,
            (FeatureKind::Road, true) => 1 + i32::from(found.multiplied),
            (FeatureKind::City, true) => 2 + i32::from(found.multiplied),
        };
        each * (found.squares.len() + found.shields) as i32
    }

    /// How many completed cities touch a field, each once (FARM-5).
    fn completed_cities(&self, field: &Found) -> usize {
        let cities: BTreeSet<BoardSegment> = field
            .cities
            .iter()
            .map(|&city| self.walk(city))
            .filter(|city| self.is_complete(city))
            .filter_map(|city| city.segments.first().copied())
            .collect();
        cities.len()
    }

    /// The features that figures stand on, each once, with those figures.
    pub(crate) fn occupied(&self, figures: &[FigureView]) -> Vec<(Found, Vec<FigureView>)> {
        let mut occupied: Vec<(Found, Vec<FigureView>)> = Vec::new();
        for &figure in figures {
            let Some(place) = figure.segment() else { continue };
            match occupied.iter_mut().find(|(found, _)| found.segments.contains(&place)) {
                Some((_, others)) => others.push(figure),
                None => occupied.push((self.walk(place), vec![figure])),
            }
        }
        occupied
    }

    /// All empty squares beside a tile, some of them repeatedly.
    pub(crate) fn gaps(&self) -> impl Iterator<Item = Pos> {
        let beside = self.laid.iter().flat_map(|pos| Side::ALL.map(|side| pos.step(side)));
        beside.filter(|&pos| self.at(pos).is_none())
    }

    /// Whether a tile may lie so on an empty square (BASE-4.2, BASE-4.3, RIV-3, RIV-4).
    pub(crate) fn fits(&self, kind: Kind, pos: Pos, turn: Turn, bends: RiverBends) -> bool {
        let lying = Lying { kind, turn, laid_by: None };
        let neighbours = || Side::ALL.into_iter().filter_map(|side| Some((side, self.at(pos.step(side))?)));
        self.at(pos).is_none()
            && neighbours().count() > 0
            && neighbours().all(|(side, other)| other.shows(side.opposite()) == lying.shows(side))
            && (!lying.tile().is_river() || self.river_goes_on(lying, pos, bends))
    }

    /// All ways to lay a tile, some of them repeatedly.
    pub(crate) fn placements(&self, kind: Kind, bends: RiverBends) -> impl Iterator<Item = (Pos, Turn)> {
        let ways = self.gaps().flat_map(|pos| Turn::ALL.map(|turn| (pos, turn)));
        ways.filter(move |&(pos, turn)| self.fits(kind, pos, turn, bends))
    }

    /// Whether a river tile that fits joins the river's end and bends as it may (RIV-3 to RIV-5).
    fn river_goes_on(&self, lying: Lying, pos: Pos, bends: RiverBends) -> bool {
        let Some(&end) = self.river.last() else { return false };
        let Some(heading) = Side::ALL.into_iter().find(|&side| end.step(side) == pos) else { return false };
        let joins = self.lying(end).shows(heading) == Terrain::River;
        let quarters = bend(heading, lying);
        let mut course = self.river.windows(2).map(|pair| {
            let heading = Side::ALL.into_iter().find(|&side| pair[0].step(side) == pair[1]);
            bend(heading.expect("the river hangs together"), self.lying(pair[1]))
        });
        let before = match bends {
            RiverBends::Alternate => course.rfind(|&quarters| quarters != 0),
            RiverBends::Adjacent => course.next_back(),
        };
        joins && (quarters == 0 || before != Some(quarters))
    }
}

/// The cell of a square, if the map reaches so far.
fn index(pos: Pos) -> Option<usize> {
    let middle = WIDTH as i32 / 2;
    let line = |at: i16| usize::try_from(i32::from(at) + middle).ok().filter(|&at| at < WIDTH);
    Some(line(pos.y)? * WIDTH + line(pos.x)?)
}

/// Quarter turns, clockwise, between the river's way into a tile and its way out; 0 if it runs straight or ends.
fn bend(heading: Side, lying: Lying) -> usize {
    let out = lying.river_sides().find(|&side| side != heading.opposite());
    out.map_or(0, |out| (out.index() + 4 - heading.index()) % 4)
}
