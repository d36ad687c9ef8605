//! The squares of the map: which hold a tile, and what the empty ones beside them demand.

use crate::tiles::{Pos, Side, SideMask};

use super::{TileIndex, keeping_room};

/// Binary logarithm of the width of a new map: small, because searches copy maps all the time.
const FIRST_BITS: u32 = 5;

/// Binary logarithm of the width that a map grows to without allocating.
const ROOMY_BITS: u32 = 6;

/// An empty square that touches at least one tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Gap {
    pub(super) pos: Pos,
    /// What the tiles around it show towards it.
    pub(super) demand: SideMask,
}

/// A map that wraps round: a square is found by the low bits of its coordinates, so no origin has to be kept.
///
/// Tiles hang together, so they never span more squares than there are tiles; the map grows before two squares
/// in use could fall on the same cell.
#[derive(Debug)]
pub(super) struct Grid {
    /// Binary logarithm of the width.
    bits: u32,
    cells: Vec<GridCell>,
    /// All empty squares beside a tile, in no particular order.
    gaps: Vec<Gap>,
    least: Pos,
    most: Pos,
}

/// What a square holds: nothing, a tile, or a place in the list of gaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct GridCell(u16);

impl GridCell {
    const EMPTY: Self = Self(0);
    const GAP: u16 = 0x8000;

    const fn tile(index: TileIndex) -> Self {
        Self(index.0 + 1)
    }

    const fn gap(index: usize) -> Self {
        Self(Self::GAP | index as u16)
    }

    #[inline]
    const fn as_tile(self) -> Option<TileIndex> {
        if self.0 != 0 && self.0 < Self::GAP { Some(TileIndex(self.0 - 1)) } else { None }
    }

    #[inline]
    const fn as_gap(self) -> Option<usize> {
        if self.0 >= Self::GAP { Some((self.0 & !Self::GAP) as usize) } else { None }
    }
}

impl Grid {
    /// An empty map.
    pub(super) fn new(tiles: usize) -> Self {
        let mut cells = Vec::with_capacity(1 << (2 * ROOMY_BITS));
        cells.resize(1 << (2 * FIRST_BITS), GridCell::EMPTY);
        Self {
            bits: FIRST_BITS,
            cells,
            // Each tile adds at most three gaps to the one it fills, the first one four.
            gaps: Vec::with_capacity(2 * tiles + 4),
            least: Pos::ORIGIN,
            most: Pos::ORIGIN,
        }
    }

    /// The tile on a square.
    #[inline]
    pub(super) fn tile(&self, pos: Pos) -> Option<TileIndex> {
        // Squares outside the used part share cells with squares inside it.
        let inside =
            pos.x >= self.least.x && pos.x <= self.most.x && pos.y >= self.least.y && pos.y <= self.most.y;
        if inside { self.cells[self.index(pos)].as_tile() } else { None }
    }

    /// The tile on a square that is known to be on the map or directly around it.
    #[inline]
    pub(super) fn tile_near(&self, pos: Pos) -> Option<TileIndex> {
        self.cells[self.index(pos)].as_tile()
    }

    /// The empty squares beside tiles, in no particular but a reproducible order.
    #[inline]
    pub(super) fn gaps(&self) -> &[Gap] {
        &self.gaps
    }

    /// What the tiles around an empty square show towards it; `None` if it touches none or holds a tile.
    pub(super) fn demand(&self, pos: Pos) -> Option<SideMask> {
        let near = pos.x >= self.least.x - 1
            && pos.x <= self.most.x + 1
            && pos.y >= self.least.y - 1
            && pos.y <= self.most.y + 1;
        if !near {
            return None;
        }
        self.cells[self.index(pos)].as_gap().map(|gap| self.gaps[gap].demand)
    }

    /// The same for a square that is known to be on the map or directly around it.
    #[inline]
    pub(super) fn demand_near(&self, pos: Pos) -> Option<SideMask> {
        self.cells[self.index(pos)].as_gap().map(|gap| self.gaps[gap].demand)
    }

    /// Puts a tile on an empty square and says, for each side, which neighbour it has.
    #[inline]
    pub(super) fn put(&mut self, pos: Pos, tile: TileIndex, edges: SideMask) -> [Option<TileIndex>; 4] {
        if self.gaps.is_empty() {
            (self.least, self.most) = (pos, pos);
        }
        self.least = Pos::new(self.least.x.min(pos.x), self.least.y.min(pos.y));
        self.most = Pos::new(self.most.x.max(pos.x), self.most.y.max(pos.y));
        // Two squares of margin keep the gaps and their neighbours apart from the other side of the map.
        let span = (self.most.x - self.least.x).max(self.most.y - self.least.y) as usize + 1;
        if span + 4 > 1 << self.bits {
            self.grow();
        }
        let index = self.index(pos);
        if let Some(gap) = self.cells[index].as_gap() {
            self.close(gap);
        }
        self.cells[index] = GridCell::tile(tile);
        Side::ALL.map(|side| {
            let beside = pos.step(side);
            let index = self.index(beside);
            let cell = self.cells[index];
            let neighbour = cell.as_tile();
            if neighbour.is_none() {
                let shown = (edges.0 >> (4 * side.index())) & 0xF;
                let demand = SideMask(shown << (4 * side.opposite().index()));
                if let Some(gap) = cell.as_gap() {
                    self.gaps[gap].demand = self.gaps[gap].demand.with(demand);
                } else {
                    self.cells[index] = GridCell::gap(self.gaps.len());
                    self.gaps.push(Gap { pos: beside, demand });
                }
            }
            neighbour
        })
    }

    /// The corners of the smallest rectangle that holds all tiles.
    pub(super) fn bounds(&self) -> (Pos, Pos) {
        (self.least, self.most)
    }

    #[inline]
    fn index(&self, pos: Pos) -> usize {
        let mask = (1_usize << self.bits) - 1;
        (pos.y as usize & mask) << self.bits | (pos.x as usize & mask)
    }

    fn close(&mut self, gap: usize) {
        self.gaps.swap_remove(gap);
        if let Some(moved) = self.gaps.get(gap) {
            let index = self.index(moved.pos);
            self.cells[index] = GridCell::gap(gap);
        }
    }

    #[cold]
    fn grow(&mut self) {
        let (width, old_bits) = (1_i32 << self.bits, self.bits);
        // The first growth is part of ordinary play and must not allocate.
        let mut few = [GridCell::EMPTY; 1 << (2 * FIRST_BITS)];
        let many;
        let old: &[GridCell] = if old_bits == FIRST_BITS {
            few.copy_from_slice(&self.cells);
            &few
        } else {
            many = self.cells.clone();
            &many
        };
        self.bits += 1;
        self.cells.clear();
        self.cells.resize(1 << (2 * self.bits), GridCell::EMPTY);
        let mask = width - 1;
        // Every used square lies within one old width of the least corner, margin included.
        for y in 0..width {
            for x in 0..width {
                let cell = old[(y << old_bits | x) as usize];
                if let Some(gap) = cell.as_gap() {
                    let index = self.index(self.gaps[gap].pos);
                    self.cells[index] = cell;
                } else if cell.as_tile().is_some() {
                    let unwrap = |least: i16, low: i32| {
                        let from = i32::from(least) - 2;
                        (from + ((low - from) & mask)) as i16
                    };
                    let pos = Pos::new(unwrap(self.least.x, x), unwrap(self.least.y, y));
                    let index = self.index(pos);
                    self.cells[index] = cell;
                }
            }
        }
    }
}

impl Clone for Grid {
    fn clone(&self) -> Self {
        let (cells, gaps) = (keeping_room(&self.cells), keeping_room(&self.gaps));
        Self { bits: self.bits, cells, gaps, least: self.least, most: self.most }
    }

    fn clone_from(&mut self, source: &Self) {
        let Self { bits, cells, gaps, least, most } = source;
        self.bits = *bits;
        self.cells.clone_from(cells);
        self.gaps.clone_from(gaps);
        self.least = *least;
        self.most = *most;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tiles::Terrain;

    /// Lays a long line in both directions, so that the map has to grow twice, and looks every tile up again.
    #[test]
    fn the_map_grows_without_mixing_up_squares() {
        let edges =
            Side::ALL.into_iter().fold(SideMask::NONE, |m, s| m.with(SideMask::of(s, Terrain::Field)));
        let mut grid = Grid::new(400);
        let line: Vec<Pos> = (0..200).flat_map(|n| [Pos::new(n, 0), Pos::new(-1 - n, 0)]).collect();
        for (index, &pos) in line.iter().enumerate() {
            assert_eq!(grid.tile(pos), None);
            grid.put(pos, TileIndex(index as u16), edges);
        }
        for (index, &pos) in line.iter().enumerate() {
            assert_eq!(grid.tile(pos), Some(TileIndex(index as u16)));
            assert_eq!(grid.tile(pos.step(Side::N)), None);
            assert!(grid.demand(pos.step(Side::N)).is_some());
        }
        assert_eq!(grid.gaps().len(), 2 * line.len() + 2);
        assert_eq!(grid.tile(Pos::new(i16::MAX, i16::MIN)), None);
        assert_eq!(grid.demand(Pos::new(i16::MIN, i16::MAX)), None);
    }
}
