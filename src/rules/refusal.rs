//! Why an action is not allowed, with the number of the rule that forbids it.

use std::fmt;

use crate::tiles::{FeatureKind, Pos, Side, Terrain};

use super::{FigureKind, Phase, Player, RuleNumber, Spot, rule};

/// Why an action was refused, with the facts that stand against it; the game is untouched.
///
/// [`rule`](Self::rule) gives the number of the rule in `docs/RULES.md`, [`code`](Self::code) a name for programs,
/// `Display` a sentence.
///
/// Variants are also known by their names in kebab case, as [`code`](Self::code): the engine protocol and lessons name
/// them so. One that gets a new name keeps its old code by `#[strum(serialize = "…")]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    /// The game has ended.
    GameOver,
    /// This is not what has to be decided now.
    NotNow {
        /// What has to be decided.
        phase: Phase,
    },
    /// A tile that fits has to be laid.
    MustPlace,
    /// The square already holds a tile.
    SquareTaken {
        /// The square.
        pos: Pos,
    },
    /// The square touches no tile.
    NotTouching {
        /// The square.
        pos: Pos,
    },
    /// A side of the tile does not continue its neighbour.
    EdgeMismatch {
        /// The side, as seen on the map.
        side: Side,
        /// What the tile shows there.
        mine: Terrain,
        /// What the neighbour shows.
        theirs: Terrain,
    },
    /// A river tile must join the open end of the river.
    RiverNotJoined,
    /// The river would bend the same way twice running.
    RiverBend,
    /// There is no tile on that square.
    NoTile {
        /// The square.
        pos: Pos,
    },
    /// The tile has no such segment.
    NoSegment {
        /// The square.
        pos: Pos,
        /// The number asked for.
        segment: u8,
    },
    /// Figures go on the tile just laid.
    NotTheNewTile,
    /// The portal leads only to tiles one has laid oneself.
    PortalNotOwn {
        /// Who laid the tile, if anyone.
        laid_by: Option<Player>,
    },
    /// The portal does not lead to completed features.
    PortalCompleted {
        /// What is completed.
        feature: FeatureKind,
    },
    /// Farmers are not in play.
    NoFarmers,
    /// Nobody stands on the river.
    OnRiver,
    /// Only an abbot goes on a garden.
    GardenNeedsAbbot,
    /// An abbot goes only on monasteries and gardens.
    AbbotElsewhere {
        /// What it was to stand on.
        feature: FeatureKind,
    },
    /// No such figure is left in the supply.
    NoFigureLeft {
        /// Which kind.
        kind: FigureKind,
    },
    /// A figure already stands on the connected feature.
    Occupied {
        /// What is occupied.
        feature: FeatureKind,
        /// Whose figure it is.
        by: Player,
        /// Where it stands.
        pos: Pos,
        /// On which segment of that tile.
        segment: u8,
    },
    /// No figure is put on a volcano tile.
    Volcano,
    /// No figure is put on the dragon's tile.
    UnderDragon,
    /// The turn's one action was used up by the princess.
    ActionSpent,
    /// No abbot of the player stands there.
    NoAbbotThere,
    /// A completed monastery or garden is scored, not recalled from.
    AbbotCompleted,
    /// Tower actions follow only a tile with a foundation.
    NoFoundationLaid,
    /// There is no foundation on that tile.
    NoFoundation {
        /// The square.
        pos: Pos,
    },
    /// No floor is left in the supply.
    NoFloorLeft,
    /// The tower is closed by a figure on top.
    TowerClosed {
        /// Whose figure.
        by: Player,
    },
    /// A bare foundation is not yet a tower.
    TowerBare,
    /// An abbot does not climb towers.
    AbbotOnTower,
    /// No such figure stands there.
    NoSuchFigure {
        /// The square.
        pos: Pos,
        /// Where on it.
        spot: Spot,
    },
    /// The figure is out of the tower's reach.
    OutOfReach {
        /// How far the tower reaches.
        reach: u8,
        /// The figure's square.
        pos: Pos,
    },
    /// That player holds no such figure of the acting player.
    NoPrisoner {
        /// Who was asked.
        holder: Player,
    },
    /// One ransom per turn.
    RansomUsed,
    /// A ransom costs three points.
    TooPoor {
        /// The player's points.
        score: i32,
    },
    /// The princess sends away only knights of the city she joined.
    NotAKnight,
    /// The fairy joins only one's own followers.
    FairyNotOwn,
    /// The fairy is already there.
    FairyAlreadyThere,
    /// The fairy is not in play.
    NoFairy,
    /// The dragon has been there in this walk.
    DragonVisited {
        /// The square.
        pos: Pos,
    },
    /// The fairy keeps the dragon away.
    DragonFairy {
        /// The square.
        pos: Pos,
    },
    /// The dragon walks only on tiles.
    DragonGap {
        /// The square.
        pos: Pos,
    },
    /// The dragon must move if it can.
    DragonMustMove,
    /// An exchange waits for a choice.
    MustRelease,
}

impl Refusal {
    /// The number of the rule that forbids the action.
    pub const fn rule(self) -> RuleNumber {
        match self {
            Self::GameOver => rule!("BASE-12.1"),
            Self::NotNow { .. } => rule!("BASE-3.1"),
            Self::MustPlace => rule!("BASE-4.6"),
            Self::SquareTaken { .. } | Self::NotTouching { .. } => rule!("BASE-4.2"),
            Self::EdgeMismatch { .. } => rule!("BASE-4.3"),
            Self::RiverNotJoined => rule!("RIV-3"),
            Self::RiverBend => rule!("RIV-4"),
            Self::NoTile { .. } | Self::NoSegment { .. } | Self::NotTheNewTile => rule!("BASE-5.1"),
            Self::PortalNotOwn { .. } => rule!("PD-6.1"),
            Self::PortalCompleted { .. } => rule!("PD-6.2"),
            Self::NoFarmers => rule!("BASE-2.5"),
            Self::OnRiver => rule!("RIV-6"),
            Self::GardenNeedsAbbot | Self::AbbotElsewhere { .. } => rule!("ABB-3"),
            Self::NoFigureLeft { .. } => rule!("BASE-5.6"),
            Self::Occupied { .. } => rule!("BASE-5.3"),
            Self::Volcano => rule!("PD-2.1"),
            Self::UnderDragon => rule!("PD-4.12"),
            Self::ActionSpent => rule!("PD-5.4"),
            Self::NoAbbotThere => rule!("ABB-5"),
            Self::AbbotCompleted => rule!("ABB-6"),
            Self::NoFoundationLaid | Self::NoFoundation { .. } => rule!("TW-2.2"),
            Self::NoFloorLeft => rule!("TW-2.3"),
            Self::TowerClosed { .. } => rule!("TW-3.2"),
            Self::TowerBare => rule!("TW-3.1"),
            Self::AbbotOnTower => rule!("TW-3.7"),
            Self::NoSuchFigure { .. } => rule!("TW-4.1"),
            Self::OutOfReach { .. } => rule!("TW-4.2"),
            Self::NoPrisoner { .. } => rule!("TW-5.4"),
            Self::RansomUsed => rule!("TW-5.8"),
            Self::TooPoor { .. } => rule!("TW-5.5"),
            Self::NotAKnight => rule!("PD-5.7"),
            Self::FairyNotOwn => rule!("PD-7.1"),
            Self::FairyAlreadyThere => rule!("PD-7.3"),
            Self::NoFairy => rule!("PD-1.1"),
            Self::DragonVisited { .. } => rule!("PD-4.4"),
            Self::DragonFairy { .. } => rule!("PD-4.5"),
            Self::DragonGap { .. } => rule!("PD-4.3"),
            Self::DragonMustMove => rule!("PD-4.6"),
            Self::MustRelease => rule!("TW-5.3"),
        }
    }

    /// A short name of the reason, stable across versions.
    pub fn code(self) -> &'static str {
        self.into()
    }
}

/// A sentence for logs and the engine protocol; players read the texts of the language files.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => f.write_str("the game has ended"),
            Self::NotNow { phase } => write!(f, "not possible in the phase \"{}\"", phase.name()),
            Self::MustPlace => f.write_str("a tile that fits has to be placed"),
            Self::SquareTaken { pos } => write!(f, "{pos} already holds a tile"),
            Self::NotTouching { pos } => write!(f, "{pos} touches no tile"),
            Self::EdgeMismatch { side, mine, theirs } => {
                write!(f, "side {side}: {} would meet {}", mine.name(), theirs.name())
            }
            Self::RiverNotJoined => f.write_str("a river tile must join the open end of the river"),
            Self::RiverBend => f.write_str("the river may not bend the same way twice running"),
            Self::NoTile { pos } => write!(f, "there is no tile on {pos}"),
            Self::NoSegment { pos, segment } => write!(f, "the tile on {pos} has no segment {segment}"),
            Self::NotTheNewTile => f.write_str("figures go on the tile just placed"),
            Self::PortalNotOwn { .. } => f.write_str("the portal leads only to tiles the player placed"),
            Self::PortalCompleted { feature } => {
                write!(f, "the portal does not lead to a completed {}", feature.name())
            }
            Self::NoFarmers => f.write_str("farmers are not in play"),
            Self::OnRiver => f.write_str("nobody stands on the river"),
            Self::GardenNeedsAbbot => f.write_str("only an abbot goes on a garden"),
            Self::AbbotElsewhere { feature } => write!(f, "an abbot does not go on a {}", feature.name()),
            Self::NoFigureLeft { kind } => write!(f, "no {} is left in the supply", kind.name()),
            Self::Occupied { feature, by, pos, segment } => write!(
                f,
                "the {} is occupied by player {} on {pos}, segment {segment}",
                feature.name(),
                by.index()
            ),
            Self::Volcano => f.write_str("no figure goes on a volcano tile"),
            Self::UnderDragon => f.write_str("no figure goes on the dragon's tile"),
            Self::ActionSpent => f.write_str("the princess used up the action of this turn"),
            Self::NoAbbotThere => f.write_str("the player has no abbot there"),
            Self::AbbotCompleted => f.write_str("the abbot's feature is completed and will be scored"),
            Self::NoFoundationLaid => f.write_str("tower actions follow only a tile with a foundation"),
            Self::NoFoundation { pos } => write!(f, "there is no tower foundation on {pos}"),
            Self::NoFloorLeft => f.write_str("no tower floor is left in the supply"),
            Self::TowerClosed { by } => write!(f, "the tower is closed by a figure of player {}", by.index()),
            Self::TowerBare => f.write_str("a foundation without floors takes no figure"),
            Self::AbbotOnTower => f.write_str("an abbot does not climb towers"),
            Self::NoSuchFigure { pos, .. } => write!(f, "no such figure stands there on {pos}"),
            Self::OutOfReach { reach, pos } => {
                write!(f, "{pos} is not within {reach} tiles in a straight line from the tower")
            }
            Self::NoPrisoner { holder } => {
                write!(f, "player {} holds no such figure of this player", holder.index())
            }
            Self::RansomUsed => f.write_str("only one ransom in a turn"),
            Self::TooPoor { score } => write!(f, "a ransom costs 3 points, the player has {score}"),
            Self::NotAKnight => f.write_str("no such knight stands in the princess's city"),
            Self::FairyNotOwn => f.write_str("the fairy joins only a follower of the acting player"),
            Self::FairyAlreadyThere => f.write_str("the fairy is already with this follower"),
            Self::NoFairy => f.write_str("the fairy is not in play"),
            Self::DragonVisited { pos } => write!(f, "the dragon has been on {pos} in this walk"),
            Self::DragonFairy { pos } => write!(f, "the fairy keeps the dragon off {pos}"),
            Self::DragonGap { pos } => write!(f, "there is no tile on {pos} for the dragon"),
            Self::DragonMustMove => f.write_str("the dragon must move if it can"),
            Self::MustRelease => f.write_str("one of the figures has to come home"),
        }
    }
}

impl std::error::Error for Refusal {}
