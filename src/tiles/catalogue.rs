//! All tiles of all boxes, by name and by number.

use std::sync::LazyLock;

use super::{CatalogueError, FeatureKind, Layout, RiverRole, Tile, TileBox, TileProblem, file};

/// The tile files that are part of the program, in catalogue order.
const FILES: [(&str, &str); 5] = [
    ("assets/tiles/base.ron", include_str!("../../assets/tiles/base.ron")),
    ("assets/tiles/river.ron", include_str!("../../assets/tiles/river.ron")),
    ("assets/tiles/inns-cathedrals.ron", include_str!("../../assets/tiles/inns-cathedrals.ron")),
    ("assets/tiles/tower.ron", include_str!("../../assets/tiles/tower.ron")),
    ("assets/tiles/princess-dragon.ron", include_str!("../../assets/tiles/princess-dragon.ron")),
];

/// The number of a tile kind in the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(u8);

impl Kind {
    /// The kind's position in [`Catalogue::kinds`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A checked list of tile kinds.
#[derive(Debug)]
pub struct Catalogue {
    tiles: Vec<Tile>,
    layouts: Vec<Layout>,
    start: Kind,
    spring: Kind,
    lake: Kind,
}

impl Catalogue {
    /// The catalogue of the five boxes.
    ///
    /// The files are part of the program and a test reads them, so this cannot fail for a player.
    pub fn standard() -> &'static Self {
        static STANDARD: LazyLock<Catalogue> = LazyLock::new(|| {
            Catalogue::read(&FILES).unwrap_or_else(|error| panic!("the tile catalogue is damaged: {error}"))
        });
        &STANDARD
    }

    /// Reads a catalogue from pairs of file name and content.
    pub fn read(files: &[(&str, &str)]) -> Result<Self, CatalogueError> {
        let mut tiles: Vec<Tile> = Vec::new();
        for (name, text) in files {
            for tile in file::read(name, text)? {
                if tiles.len() > usize::from(u8::MAX) || tiles.iter().any(|known| known.name == tile.name) {
                    return Err(CatalogueError::Tile {
                        file: (*name).to_owned(),
                        tile: tile.name,
                        problem: TileProblem::DuplicateName,
                    });
                }
                tiles.push(tile);
            }
        }
        let find = |what: &dyn Fn(&Tile) -> bool, name: &str| {
            tiles.iter().position(what).map(|index| Kind(index as u8)).ok_or_else(|| CatalogueError::Syntax {
                file: files.first().map_or("", |(name, _)| name).to_owned(),
                error: format!("there is no {name} tile"),
            })
        };
        let start = find(&|tile| tile.start, "start")?;
        let spring = find(&|tile| tile.river == Some(RiverRole::Spring), "spring")?;
        let lake = find(&|tile| tile.river == Some(RiverRole::Lake), "lake")?;
        let layouts = tiles.iter().map(Layout::of).collect();
        Ok(Self { tiles, layouts, start, spring, lake })
    }

    /// All kinds, in catalogue order.
    pub fn kinds(&self) -> impl ExactSizeIterator<Item = Kind> + use<> {
        (0..self.tiles.len()).map(|index| Kind(index as u8))
    }

    /// All kinds of one box.
    pub fn kinds_of(&self, from: TileBox) -> impl Iterator<Item = Kind> {
        self.kinds().filter(move |&kind| self.tile(kind).from == from)
    }

    /// What is drawn on a tile of this kind.
    pub fn tile(&self, kind: Kind) -> &Tile {
        &self.tiles[kind.index()]
    }

    /// The look-up tables of a tile of this kind.
    #[inline]
    pub fn layout(&self, kind: Kind) -> &Layout {
        &self.layouts[kind.index()]
    }

    /// The kind with this name.
    pub fn find(&self, name: &str) -> Option<Kind> {
        self.kinds().find(|&kind| self.tile(kind).name == name)
    }

    /// The ordinary start tile (BASE-2.3).
    pub fn start(&self) -> Kind {
        self.start
    }

    /// The first tile of the river (RIV-2).
    pub fn spring(&self) -> Kind {
        self.spring
    }

    /// The last tile of the river (RIV-2).
    pub fn lake(&self) -> Kind {
        self.lake
    }

    /// How many tiles of a box have a property, counted over all copies.
    pub fn count(&self, from: TileBox, mut per_tile: impl FnMut(&Tile) -> usize) -> usize {
        self.kinds_of(from).map(|kind| usize::from(self.tile(kind).count) * per_tile(self.tile(kind))).sum()
    }
}

/// How many segments of this kind a tile has.
impl Tile {
    /// The number of its segments of one kind.
    pub fn segments_of(&self, kind: FeatureKind) -> usize {
        self.segments.iter().filter(|segment| segment.kind() == kind).count()
    }
}
