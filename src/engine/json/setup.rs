//! The fields of `new`.

use serde::{Deserialize, Serialize};

use crate::rules::{DragonMove, PortalTarget, Preset, RiverBends, RuleOptions, Set, Setup, TowerActions};
use crate::tiles::{Catalogue, Kind};

use super::strict::read_only_from;

/// The fields of `new` that describe a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupJson {
    players: usize,
    #[serde(default)]
    sets: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    options: Option<OptionsJson>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tiles: Option<Vec<String>>,
}

/// A preset and single options on top of it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
struct OptionsJson {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    preset: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tower_actions: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    portal_target: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dragon_move: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    river_bends: Option<String>,
}

read_only_from!(object, OptionsJson);

impl SetupJson {
    /// A game's setup without seed and order, so that a player cannot know what will be drawn.
    pub fn without_secrets(setup: &Setup) -> Self {
        let RuleOptions { tower_actions, portal_target, dragon_move, river_bends } = setup.options;
        Self {
            players: setup.players,
            sets: std::iter::once("base")
                .chain(setup.sets.iter().map(Set::name))
                .map(str::to_owned)
                .collect(),
            options: Some(OptionsJson {
                preset: None,
                tower_actions: Some(tower_actions.name().to_owned()),
                portal_target: Some(portal_target.name().to_owned()),
                dragon_move: Some(dragon_move.name().to_owned()),
                river_bends: Some(river_bends.name().to_owned()),
            }),
            seed: None,
            tiles: None,
        }
    }

    /// The setup it describes, or the name it does not know.
    pub fn into_setup(self) -> Result<Setup, String> {
        let sets = self
            .sets
            .iter()
            .filter(|name| *name != "base")
            .map(|name| Set::parse(name).ok_or_else(|| format!("there is no set \"{name}\"")))
            .collect::<Result<_, _>>()?;
        let order = self
            .tiles
            .map(|names| {
                names
                    .iter()
                    .map(|name| {
                        Catalogue::standard().find(name).ok_or_else(|| format!("there is no tile \"{name}\""))
                    })
                    .collect::<Result<Vec<Kind>, _>>()
            })
            .transpose()?;
        let options = self.options.unwrap_or_default().into_options()?;
        Ok(Setup { players: self.players, sets, options, seed: self.seed.unwrap_or(0), order })
    }
}

impl OptionsJson {
    fn into_options(self) -> Result<RuleOptions, String> {
        fn read<T>(value: Option<String>, default: T, parse: fn(&str) -> Option<T>) -> Result<T, String> {
            value.map_or(Ok(default), |name| {
                parse(&name).ok_or_else(|| format!("\"{name}\" is no value of this option"))
            })
        }
        let preset = read(self.preset, Preset::AsPrinted, Preset::parse)?;
        let base = RuleOptions::preset(preset);
        Ok(RuleOptions {
            tower_actions: read(self.tower_actions, base.tower_actions, TowerActions::parse)?,
            portal_target: read(self.portal_target, base.portal_target, PortalTarget::parse)?,
            dragon_move: read(self.dragon_move, base.dragon_move, DragonMove::parse)?,
            river_bends: read(self.river_bends, base.river_bends, RiverBends::parse)?,
        })
    }
}
