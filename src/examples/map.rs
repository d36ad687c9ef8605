//! The board as a drawing.

use crate::rules::SetTile;
use crate::tiles::{Pos, Turn};

use super::NotationError;
use super::line_reader::{Vocabulary, lines};

/// An empty square.
const EMPTY: &str = ".";

/// Reads a drawing, one row of the board per line; the tile on 0,0 comes first.
///
/// A cell is the tile's name, its quarter turns (none if left out), `^2` for two tower floors and `*` for 0,0. Without
/// a `*` the first cell is 0,0.
pub(super) fn read(drawing: &str, vocabulary: &Vocabulary) -> Result<Vec<SetTile>, NotationError> {
    let mut tiles = Vec::new();
    let mut origin = None;
    for (y, row) in lines(drawing).enumerate() {
        for (x, cell) in row.split_whitespace().enumerate().filter(|&(_, cell)| cell != EMPTY) {
            let pos = Pos::new(x as i16, y as i16);
            let (cell, marked) = cell.strip_suffix('*').map_or((cell, false), |cell| (cell, true));
            if marked && origin.replace(pos).is_some() {
                return Err(NotationError::TwoOrigins);
            }
            tiles.push(read_tile(cell, pos, vocabulary)?);
        }
    }
    let origin = origin.unwrap_or_default();
    for tile in &mut tiles {
        tile.pos = tile.pos.offset(-origin.x, -origin.y);
    }
    // The rules lay the first tile without looking, so it should be the one the others lean on.
    tiles.sort_by_key(|tile| tile.pos != Pos::ORIGIN);
    Ok(tiles)
}

fn read_tile(cell: &str, pos: Pos, vocabulary: &Vocabulary) -> Result<SetTile, NotationError> {
    let expected = |what| NotationError::Expected { what, found: Some(cell.to_owned()) };
    let (cell, floors) = match cell.split_once('^') {
        Some((cell, floors)) => (cell, floors.parse().map_err(|_| expected("a number of floors"))?),
        None => (cell, 0),
    };
    let digits = cell.trim_start_matches(|letter: char| !letter.is_ascii_digit());
    let turn = match digits {
        "" => 0,
        digits => digits
            .parse()
            .ok()
            .filter(|&quarters| quarters < 4)
            .ok_or_else(|| expected("a tile and 0 to 3 quarter turns"))?,
    };
    let kind = vocabulary.tile(&cell[..cell.len() - digits.len()])?;
    Ok(SetTile { kind, pos, turn: Turn::new(turn), laid_by: None, floors })
}
