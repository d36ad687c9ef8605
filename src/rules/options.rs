//! Rule options: the points on which printed rules and later clarifications differ (docs/RULES.md, "Options and presets").

use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::variants;

/// A choice for every option; the default is the preset *as printed*.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RuleOptions {
    /// After which tiles towers may be built on (DEC-02).
    pub tower_actions: TowerActions,
    /// Where a portal leads (DEC-03).
    pub portal_target: PortalTarget,
    /// When the dragon walks (DEC-01).
    pub dragon_move: DragonMove,
    /// How the river may bend (DEC-17).
    pub river_bends: RiverBends,
}

impl RuleOptions {
    /// The options of a preset.
    pub fn preset(preset: Preset) -> Self {
        match preset {
            Preset::AsPrinted => Self::default(),
            Preset::Clarified => Self {
                tower_actions: TowerActions::AnyTile,
                portal_target: PortalTarget::Any,
                ..Self::default()
            },
        }
    }

    /// The preset these options are, if they are one.
    pub fn as_preset(self) -> Option<Preset> {
        Preset::ALL.into_iter().find(|&preset| Self::preset(preset) == self)
    }
}

/// A named set of options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Preset {
    /// What the Icelandic and Norwegian rulebooks say.
    AsPrinted,
    /// With the publisher's later clarifications.
    Clarified,
}

impl Preset {
    /// All presets.
    pub const ALL: [Self; 2] = variants::all();

    /// The name used in the engine protocol.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The preset with this name.
    pub fn parse(name: &str) -> Option<Self> {
        name.parse().ok()
    }
}

/// Gives an option enum its list of values and their names.
macro_rules! option_values {
    ($type:ident) => {
        impl $type {
            /// All values, the default first.
            pub const ALL: &[Self] = Self::VARIANTS;

            /// The name used in save files and the engine protocol.
            pub fn name(self) -> &'static str {
                self.into()
            }

            /// The value with this name.
            pub fn parse(name: &str) -> Option<Self> {
                name.parse().ok()
            }
        }
    };
}

/// After which tiles the tower actions are open (DEC-02, TW-2.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum TowerActions {
    /// Only in a turn in which a tile with a foundation was laid.
    #[default]
    FoundationTile,
    /// In every turn.
    AnyTile,
}
option_values!(TowerActions);

/// Which tiles a portal reaches (DEC-03, PD-6.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum PortalTarget {
    /// Tiles that the same player laid.
    #[default]
    Own,
    /// Any tile on the board.
    Any,
}
option_values!(PortalTarget);

/// When the dragon walks (DEC-01, PD-4.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum DragonMove {
    /// After step 2, before completed features are scored.
    #[default]
    BeforeScoring,
    /// After completed features are scored.
    AfterScoring,
}
option_values!(DragonMove);

/// Which bends of the river are compared (DEC-17, RIV-4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum RiverBends {
    /// Each bend with the bend before it, straight tiles in between ignored.
    #[default]
    Alternate,
    /// Only two bends on tiles that directly follow each other.
    Adjacent,
}
option_values!(RiverBends);
