//! All colours of the land and of the table under it.

use super::colour::Hex;

/// Light in which the land is painted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// A sunny afternoon.
    #[default]
    Day,
    /// Moonlight, for dark rooms.
    Night,
    /// Flat tones and thick outlines.
    HighContrast,
}

/// Colours of the painted land, before light falls on it.
#[allow(missing_docs)]
pub mod land {
    use super::Hex;

    pub const GRASS: Hex = Hex(0x8EA75D);
    pub const GRASS_LUSH: Hex = Hex(0x789853);
    pub const GRASS_DRY: Hex = Hex(0xB0B074);
    pub const ROAD: Hex = Hex(0xE6D5A9);
    pub const ROAD_WORN: Hex = Hex(0xCDB588);
    pub const ROAD_EDGE: Hex = Hex(0x8C7B4C);
    pub const COBBLE: Hex = Hex(0xA0846A);
    pub const COBBLE_GAP: Hex = Hex(0x86705A);
    pub const STONE: Hex = Hex(0xC9C1B0);
    pub const STONE_DARK: Hex = Hex(0x9A9184);
    pub const WATER: Hex = Hex(0x4E8FA8);
    pub const WATER_DEEP: Hex = Hex(0x2F6F8E);
    pub const SHORE: Hex = Hex(0xC9B98A);
    pub const ROOFS: [Hex; 4] = [Hex(0xA4683D), Hex(0x985F3A), Hex(0xAF7546), Hex(0x8C5737)];
    pub const SLATE: Hex = Hex(0x626A72);
    pub const TURF: Hex = Hex(0x75803F);
    pub const THATCH: Hex = Hex(0xD3A94C);
    pub const TAR: Hex = Hex(0x5B3F2C);
    pub const COPPER: Hex = Hex(0x6FA08D);
    pub const GOLD: Hex = Hex(0xE8BC4A);
    pub const LEAF: Hex = Hex(0x5C803C);
    pub const BIRCH: Hex = Hex(0x8CA047);
    pub const SPRUCE: Hex = Hex(0x44693F);
    pub const BASALT: Hex = Hex(0x4B4440);
    pub const LAVA: Hex = Hex(0xFF7A1F);
    pub const EARTH: Hex = Hex(0x7D5B3C);
}

/// Colours of the high-contrast land; casings and walls differ from all of them at least 3 : 1.
#[allow(missing_docs)]
pub mod flat {
    use super::Hex;

    pub const GRASS: Hex = Hex(0xB4C27A);
    pub const CITY: Hex = Hex(0xB0805C);
    pub const ROAD: Hex = Hex(0xFFF6DC);
    pub const CASING: Hex = Hex(0x4A3B22);
    pub const WALL: Hex = Hex(0x2A1C14);
    pub const WATER: Hex = Hex(0x5FA0C6);
    pub const STONE: Hex = Hex(0xDAD4C6);
    pub const GARDEN: Hex = Hex(0xD67C9B);
    pub const ROCK: Hex = Hex(0x8B8078);
    pub const LAVA: Hex = Hex(0xFF9A3C);
    pub const INN: Hex = Hex(0xF2C14E);
}

/// Colours of the table's oak, and of what is cut out of it.
#[allow(missing_docs)]
pub mod wood {
    use super::Hex;

    /// Dark, middle and light.
    pub const BROWNS: [Hex; 3] = [Hex(0x2A1F18), Hex(0x5B4331), Hex(0x86664A)];
    /// The cut side of a tile, from its upper edge down.
    pub const TILE_EDGE: Hex = Hex(0xCCB387);
    pub const TILE_SIDE: [Hex; 2] = [Hex(0x996B4A), Hex(0x40301F)];
}

/// Colour of the table on which the tiles lie.
pub const fn table(theme: Theme) -> Hex {
    match theme {
        Theme::Day => Hex(0x54402F),
        Theme::Night => Hex(0x1B1612),
        Theme::HighContrast => Hex(0x101314),
    }
}
