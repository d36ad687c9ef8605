//! The board: placed tiles and the features they make together.

use crate::tiles::{Catalogue, FeatureKind, Kind, Layout, Pos, Side, Turn};

use super::feature::{Feature, Features, SegmentId};
use super::grid::Grid;
use super::{BoardSegment, Player, keeping_room};

/// The number of a placed tile, in the order they were laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct TileIndex(pub(super) u16);

impl TileIndex {
    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A tile on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedTile {
    /// The kind of tile.
    pub kind: Kind,
    /// How it lies.
    pub turn: Turn,
    /// Where it lies.
    pub pos: Pos,
    /// Who laid it; the first tile is nobody's.
    pub laid_by: Option<Player>,
    /// Tower floors on its foundation (TW-2).
    pub floors: u8,
    /// A figure stands on its tower (TW-3.2).
    pub(super) closed: bool,
    /// The first of its segments among all features.
    pub(super) first: SegmentId,
}

/// Placed tiles and their features.
#[derive(Debug)]
pub(super) struct Board {
    pub(super) catalogue: &'static Catalogue,
    pub(super) grid: Grid,
    pub(super) tiles: Vec<PlacedTile>,
    pub(super) features: Features,
    /// Every monastery and garden, with its square.
    pub(super) sanctuaries: Vec<(Pos, SegmentId)>,
    /// Whether the tile laid last filled the land around any of them.
    pub(super) encloses: bool,
}

impl Board {
    /// An empty board with room for these tiles, so that nothing allocates while a game is played.
    pub(super) fn new(catalogue: &'static Catalogue, kinds: impl Iterator<Item = Kind>) -> Self {
        let (mut tiles, mut segments, mut sanctuaries) = (0, 0, 0);
        for kind in kinds {
            let layout = catalogue.layout(kind);
            tiles += 1;
            segments += usize::from(layout.segments);
            sanctuaries += usize::from(layout.sanctuary.is_some());
        }
        Self {
            catalogue,
            grid: Grid::new(tiles),
            tiles: Vec::with_capacity(tiles),
            features: Features::new(segments),
            sanctuaries: Vec::with_capacity(sanctuaries),
            encloses: false,
        }
    }

    /// Lays a tile on an empty square where its sides fit, and joins its segments to the neighbours'.
    #[inline]
    pub(super) fn lay(&mut self, kind: Kind, pos: Pos, turn: Turn, laid_by: Option<Player>) -> TileIndex {
        let index = TileIndex(self.tiles.len() as u16);
        let layout = self.catalogue.layout(kind);
        let first = self.features.add(index, layout);
        self.tiles.push(PlacedTile { kind, turn, pos, laid_by, floors: 0, closed: false, first });
        let neighbours = self.grid.put(pos, index, layout.edges(turn));
        for (side, neighbour) in Side::ALL.into_iter().zip(neighbours) {
            if let Some(neighbour) = neighbour {
                self.join(side, index, neighbour);
            }
        }
        self.surround(pos, first, layout);
        index
    }

    /// Joins what meets at the border between two tiles; `side` is seen from the first.
    #[inline]
    fn join(&mut self, side: Side, mine: TileIndex, theirs: TileIndex) {
        let (mine, theirs) = (self.tile(mine), self.tile(theirs));
        let (my_layout, their_layout) = (self.layout(mine), self.layout(theirs));
        let other = their_layout.segment_at(side.opposite(), theirs.turn);
        if let (Some(ours), Some(other)) = (my_layout.segment_at(side, mine.turn), other) {
            self.features.join_across(mine.first.nth(ours), theirs.first.nth(other));
        }
        for half in side.halves() {
            let other = their_layout.field_at(half.facing(), theirs.turn);
            if let (Some(field), Some(other)) = (my_layout.field_at(half, mine.turn), other) {
                self.features.join_fields(mine.first.nth(field), theirs.first.nth(other));
            }
        }
    }

    /// Counts a new tile for the monasteries and gardens around it, and the tiles around its own.
    #[inline]
    fn surround(&mut self, pos: Pos, first: SegmentId, layout: &Layout) {
        self.encloses = false;
        for &(centre, sanctuary) in &self.sanctuaries {
            // Adding nothing is cheaper than a branch that nobody can foresee.
            let is_near = centre.is_in_block_of(pos);
            self.encloses |= self.features.surround(sanctuary, u16::from(is_near)) & is_near;
        }
        if let Some(number) = layout.sanctuary {
            let sanctuary = first.nth(number);
            self.sanctuaries.push((pos, sanctuary));
            let around = pos.block().filter(|&around| self.grid.tile_near(around).is_some()).count() - 1;
            self.features.surround(sanctuary, around as u16);
        }
    }

    /// A placed tile.
    #[inline]
    pub(super) fn tile(&self, index: TileIndex) -> PlacedTile {
        self.tiles[index.index()]
    }

    /// The look-up tables of a placed tile.
    #[inline]
    pub(super) fn layout(&self, tile: PlacedTile) -> &'static Layout {
        self.catalogue.layout(tile.kind)
    }

    /// The tile on a square.
    #[inline]
    pub(super) fn at(&self, pos: Pos) -> Option<TileIndex> {
        self.grid.tile(pos)
    }

    /// The segment with this number on a tile, if the tile has so many.
    pub(super) fn segment(&self, tile: TileIndex, number: u8) -> Option<SegmentId> {
        let tile = self.tile(tile);
        (number < self.layout(tile).segments).then(|| tile.first.nth(number))
    }

    /// The segment with this name, if there is one.
    pub(super) fn find(&self, at: BoardSegment) -> Option<SegmentId> {
        self.segment(self.at(at.pos)?, at.segment)
    }

    /// The name of a segment.
    pub(super) fn name_of(&self, segment: SegmentId) -> BoardSegment {
        BoardSegment { pos: self.pos_of(segment), segment: self.features.number_of(segment) }
    }

    /// The kind of feature that a segment is part of.
    #[inline]
    pub(super) fn kind_of(&self, segment: SegmentId) -> FeatureKind {
        self.features.kind_of(segment)
    }

    /// The square that a segment lies on.
    #[inline]
    pub(super) fn pos_of(&self, segment: SegmentId) -> Pos {
        self.tile(self.features.tile_of(segment)).pos
    }

    /// The feature that a segment belongs to.
    #[inline]
    pub(super) fn feature(&self, segment: SegmentId) -> &Feature {
        self.features.of(segment)
    }

    /// The squares of a feature, row by row, each once.
    pub(super) fn squares_of(&self, segment: SegmentId) -> Vec<Pos> {
        let mut squares: Vec<Pos> = match self.kind_of(segment) {
            // What a monastery counts is the land around it.
            FeatureKind::Monastery | FeatureKind::Garden => {
                self.pos_of(segment).block().filter(|&pos| self.at(pos).is_some()).collect()
            }
            _ => self.features.ring(segment).map(|part| self.pos_of(part)).collect(),
        };
        squares.sort_unstable();
        squares.dedup();
        squares
    }
}

impl Clone for Board {
    fn clone(&self) -> Self {
        Self {
            catalogue: self.catalogue,
            grid: self.grid.clone(),
            tiles: keeping_room(&self.tiles),
            features: self.features.clone(),
            sanctuaries: keeping_room(&self.sanctuaries),
            encloses: self.encloses,
        }
    }

    fn clone_from(&mut self, source: &Self) {
        let Self { catalogue, grid, tiles, features, sanctuaries, encloses } = source;
        self.catalogue = catalogue;
        self.grid.clone_from(grid);
        self.tiles.clone_from(tiles);
        self.features.clone_from(features);
        self.sanctuaries.clone_from(sanctuaries);
        self.encloses = *encloses;
    }
}
