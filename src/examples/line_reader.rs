//! The words of a line, read from left to right.

use std::collections::BTreeMap;

use crate::rules::{FigureKind, Player};
use crate::tiles::{BorderPart, Catalogue, FeatureKind, HalfEdge, Kind, Pos, Side, Turn};

use super::{Colour, NotationError, PlaceName};

/// What the words of an example mean: which tiles its letters stand for, and who plays.
#[derive(Clone, Debug)]
pub(super) struct Vocabulary {
    /// Short names of tiles.
    pub(super) legend: BTreeMap<String, Kind>,
    /// The colours in turn order.
    pub(super) players: Vec<Colour>,
}

impl Vocabulary {
    /// The tile with this short or full name.
    pub(super) fn tile(&self, name: &str) -> Result<Kind, NotationError> {
        let known = self.legend.get(name).copied().or_else(|| Catalogue::standard().find(name));
        known.ok_or_else(|| NotationError::UnknownTile(name.to_owned()))
    }
}

/// The words of one line that are still to be read.
#[derive(Clone, Debug)]
pub(super) struct LineReader<'a> {
    rest: &'a str,
    vocabulary: &'a Vocabulary,
}

impl<'a> LineReader<'a> {
    pub(super) fn new(line: &'a str, vocabulary: &'a Vocabulary) -> Self {
        Self { rest: line.trim(), vocabulary }
    }

    /// The next word, which stays to be read.
    pub(super) fn peek(&self) -> Option<&'a str> {
        self.rest.split_whitespace().next()
    }

    /// The next word.
    pub(super) fn word(&mut self, what: &'static str) -> Result<&'a str, NotationError> {
        let word = self.peek().ok_or(NotationError::Expected { what, found: None })?;
        self.rest = self.rest[word.len()..].trim_start();
        Ok(word)
    }

    /// Reads the next word if a function can make something of it.
    pub(super) fn maybe<T>(&mut self, read: impl FnOnce(&'a str) -> Option<T>) -> Option<T> {
        let value = read(self.peek()?)?;
        let _ = self.word("a word");
        Some(value)
    }

    /// Reads the next word with a function that knows what it must be.
    pub(super) fn read<T>(
        &mut self,
        what: &'static str,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, NotationError> {
        let word = self.word(what)?;
        read(word).ok_or_else(|| NotationError::Expected { what, found: Some(word.to_owned()) })
    }

    /// Reads this word if it comes next.
    pub(super) fn skip(&mut self, word: &str) -> bool {
        self.maybe(|next| (next == word).then_some(())).is_some()
    }

    /// Whether nothing is left.
    pub(super) fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// Checks that nothing is left.
    pub(super) fn end(&self) -> Result<(), NotationError> {
        if self.is_empty() { Ok(()) } else { Err(NotationError::TooMuch(self.rest.to_owned())) }
    }

    /// Everything that is left, read by the same function again and again.
    pub(super) fn all<T>(
        &mut self,
        mut read: impl FnMut(&mut Self) -> Result<T, NotationError>,
    ) -> Result<Vec<T>, NotationError> {
        let mut list = Vec::new();
        while !self.is_empty() {
            list.push(read(self)?);
        }
        Ok(list)
    }

    pub(super) fn number<T: std::str::FromStr>(&mut self) -> Result<T, NotationError> {
        self.read("a number", |word| word.parse().ok())
    }

    /// A pair such as `tiles=3`; both halves are handed over as they are.
    pub(super) fn pair(&mut self) -> Result<(&'a str, &'a str), NotationError> {
        self.read("a pair such as tiles=3", |word| word.split_once('='))
    }

    /// A pair whose second half is a number.
    pub(super) fn amount<T: std::str::FromStr>(&mut self) -> Result<(&'a str, T), NotationError> {
        self.read("an amount such as tiles=3", |word| {
            let (name, number) = word.split_once('=')?;
            Some((name, number.parse().ok()?))
        })
    }

    pub(super) fn pos(&mut self) -> Result<Pos, NotationError> {
        self.read("a square such as 1,-2", parse_pos)
    }

    /// `turn 1`, or nothing for a tile that is not turned.
    pub(super) fn turn(&mut self) -> Result<Turn, NotationError> {
        if !self.skip("turn") {
            return Ok(Turn::default());
        }
        self.read("0 to 3 quarter turns", |word| word.parse().ok().filter(|&n| n < 4).map(Turn::new))
    }

    pub(super) fn tile(&mut self) -> Result<Kind, NotationError> {
        let name = self.word("a tile")?;
        self.tile_named(name)
    }

    pub(super) fn tile_named(&self, name: &str) -> Result<Kind, NotationError> {
        self.vocabulary.tile(name)
    }

    pub(super) fn side(&mut self) -> Result<Side, NotationError> {
        self.read("a side (N, E, S, W)", Side::parse)
    }

    pub(super) fn figure(&mut self) -> Result<FigureKind, NotationError> {
        self.read("a figure (meeple, big, abbot)", FigureKind::parse)
    }

    pub(super) fn player(&mut self) -> Result<Player, NotationError> {
        let word = self.word("a colour")?;
        self.player_named(word)
    }

    pub(super) fn player_named(&self, word: &str) -> Result<Player, NotationError> {
        let colour = Colour::parse(word)
            .ok_or_else(|| NotationError::Expected { what: "a colour", found: Some(word.to_owned()) })?;
        let number = self.vocabulary.players.iter().position(|&known| known == colour);
        number.and_then(Player::try_new).ok_or_else(|| NotationError::NotPlaying(word.to_owned()))
    }

    /// A place such as `road 1,0 E`, `field 0,1 Nw`, `monastery 0,0` or `tower 2,1`.
    pub(super) fn place(&mut self) -> Result<PlaceName, NotationError> {
        let kind = self.read("a feature or tower", |word| match word {
            "tower" => Some(None),
            word => FeatureKind::ALL.into_iter().find(|kind| kind.name() == word).map(Some),
        })?;
        match kind {
            Some(kind) => self.place_of(kind),
            None => Ok(PlaceName::Tower(self.pos()?)),
        }
    }

    /// A place whose kind of feature was already named.
    pub(super) fn place_of(&mut self, kind: FeatureKind) -> Result<PlaceName, NotationError> {
        let pos = self.pos()?;
        let end = match kind {
            FeatureKind::Field => self.maybe(parse_half_edge).map(BorderPart::Half),
            FeatureKind::Monastery | FeatureKind::Garden => None,
            FeatureKind::Road | FeatureKind::City | FeatureKind::River => {
                self.maybe(Side::parse).map(BorderPart::Side)
            }
        };
        Ok(PlaceName::Feature { kind, pos, end })
    }
}

pub(super) fn parse_pos(word: &str) -> Option<Pos> {
    let (x, y) = word.split_once(',')?;
    Some(Pos::new(x.parse().ok()?, y.parse().ok()?))
}

/// A half-edge by its name or by its number clockwise from the north-west corner.
fn parse_half_edge(word: &str) -> Option<HalfEdge> {
    HalfEdge::parse(word)
        .or_else(|| word.parse().ok().filter(|&number: &usize| number < 8).map(HalfEdge::from_index))
}

/// The lines of a block, without those that are empty or only a remark after `#`.
pub(super) fn lines(block: &str) -> impl Iterator<Item = &str> {
    block
        .lines()
        .map(|line| line.split_once('#').map_or(line, |(line, _)| line).trim())
        .filter(|line| !line.is_empty())
}
