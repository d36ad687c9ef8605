//! Save files: the setup and every action, in types of their own, so that the rules can change inside without
//! breaking old files.

use std::fmt;
use std::io;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::disk::{ReadError, read_text, write_atomically};
use crate::rules::{
    Action, DragonMove, FigureKind, MAX_PLAYERS, Player, PortalTarget, Record, Refusal, RiverBends,
    RuleOptions, Set, Setup, SetupProblem, Silent, Spot, TowerActions,
};
use crate::tiles::{Catalogue, Pos, Side, Turn};

use super::checksum::{checked, with_checksum};
use super::ron_text::{MAX_FILE_BYTES, format, text_of};

/// The newest version that this program writes; it reads this and all older ones. A game without anything that only
/// the second version can hold is written as the first, so that older programs read it too.
pub const SAVE_VERSION: u32 = 2;

/// The largest save file that is read; a game of 150 tiles needs about a twentieth of it.
pub const MAX_SAVE_BYTES: u64 = MAX_FILE_BYTES;

/// A longer name is cut.
const LONGEST_NAME: usize = 64;

/// Why a save file could not be read.
#[derive(Debug)]
pub enum LoadError {
    /// The file could not be read from disk.
    Io(io::Error),
    /// It is a folder, a pipe or a device.
    NotAFile,
    /// It is far too large to be a saved game.
    TooLarge,
    /// It was written by a newer program.
    TooNew {
        /// Its version.
        version: u32,
    },
    /// It is not a save file, or was cut off or changed.
    Damaged {
        /// What the parser said, with line and column where it knows them.
        reason: String,
    },
    /// Its checksum is that of another text: the disk has changed it, or somebody who left the checksum in it.
    Changed,
    /// It names a tile that does not exist.
    UnknownTile {
        /// The name.
        name: String,
    },
    /// Its setup is not a game.
    BadSetup(Vec<SetupProblem>),
    /// An action in it is not allowed.
    BadAction {
        /// Its number, from 0.
        number: usize,
        /// Why not.
        refusal: Refusal,
    },
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => write!(f, "the file cannot be read: {error}"),
            Self::NotAFile => f.write_str("this is not a regular file"),
            Self::TooLarge => f.write_str("the file is too large to be a saved game"),
            Self::TooNew { version } => {
                write!(f, "the file has version {version}, this program reads up to {SAVE_VERSION}")
            }
            Self::Damaged { reason } => write!(f, "the file is damaged: {reason}"),
            Self::Changed => f.write_str(
                "the file was damaged, or changed by hand; if by hand, delete its first line, the checksum",
            ),
            Self::UnknownTile { name } => write!(f, "the file names an unknown tile \"{name}\""),
            Self::BadSetup(problems) => {
                let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
                write!(f, "the file's setup is not a game: {}", problems.join(", "))
            }
            Self::BadAction { number, refusal } => {
                write!(f, "action {number} in the file is not allowed: {refusal} ({})", refusal.rule())
            }
        }
    }
}

impl std::error::Error for LoadError {}

impl LoadError {
    /// Whether there is no such file.
    pub fn is_missing(&self) -> bool {
        matches!(self, Self::Io(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory))
    }

    /// Whether the file may be as good as ever and only could not be read this time.
    pub fn is_passing(&self) -> bool {
        matches!(self, Self::Io(_)) && !self.is_missing()
    }
}

impl From<ReadError> for LoadError {
    fn from(error: ReadError) -> Self {
        match error {
            ReadError::NotAFile => Self::NotAFile,
            ReadError::TooLarge => Self::TooLarge,
            ReadError::NotText => Self::Damaged { reason: error.to_string() },
            ReadError::Io(error) => Self::Io(error),
        }
    }
}

/// A game as it was saved.
#[derive(Debug)]
pub struct SavedGame {
    /// The game with its history.
    pub record: Record,
    /// Who sat at the table; may be empty.
    pub seats: Vec<SavedSeat>,
    /// What was taken back and can be played again, the next action last.
    pub undone: Vec<Action>,
}

/// Who sat at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedSeat {
    /// The player's name; empty for the colour's own.
    pub name: String,
    /// Number of the colour.
    pub colour: u8,
    /// The level of the computer that plays; none for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub computer: Option<String>,
}

/// Writes a game to a file.
pub fn save(record: &Record, seats: &[SavedSeat], path: &Path) -> io::Result<()> {
    SaveFile::of(record, seats).write(path)
}

/// Reads a game from a file.
pub fn load(path: &Path) -> Result<SavedGame, LoadError> {
    from_text(&read_text(path, MAX_SAVE_BYTES)?)
}

/// A game as the text of a save file.
pub fn to_text(record: &Record, seats: &[SavedSeat]) -> io::Result<String> {
    SaveFile::of(record, seats).text()
}

/// A game from the text of a save file.
pub fn from_text(text: &str) -> Result<SavedGame, LoadError> {
    let file = parse(text)?;
    let setup = file.setup.into_setup()?;
    let record = Record::replay(setup, into_actions(file.actions)?)
        .map_err(LoadError::BadSetup)?
        .map_err(|(number, refusal)| LoadError::BadAction { number, refusal })?;
    let undone = into_actions(file.undone)?;
    let mut later = record.clone();
    for (number, &action) in undone.iter().rev().enumerate() {
        let number = record.actions().len() + number;
        later.play_with(action, &mut Silent).map_err(|refusal| LoadError::BadAction { number, refusal })?;
    }
    Ok(SavedGame { record, seats: shortened(&file.seats), undone })
}

fn into_actions(saved: Vec<SavedAction>) -> Result<Vec<Action>, LoadError> {
    saved.into_iter().map(SavedAction::into_action).collect()
}

fn parse(text: &str) -> Result<SaveFile, LoadError> {
    if text.len() as u64 > MAX_SAVE_BYTES {
        return Err(LoadError::TooLarge);
    }
    let options = format();
    let damaged = |error: ron::error::SpannedError| LoadError::Damaged { reason: error.to_string() };
    let checked = checked(text).ok_or(LoadError::Changed);
    // The version comes first, because a newer file may differ in everything else, also in its checksum.
    let header: Result<Header, LoadError> = options.from_str(text).map_err(damaged);
    if let Ok(Header { version }) = header
        && version > SAVE_VERSION
    {
        return Err(LoadError::TooNew { version });
    }
    let text = checked?;
    header?;
    options.from_str(text).map_err(damaged)
}

/// Seats whose names are of a length that can be shown, and not more of them than any table has: so a file that could
/// be read never makes one that cannot.
fn shortened(seats: &[SavedSeat]) -> Vec<SavedSeat> {
    let short = |text: &String| text.chars().filter(|sign| !sign.is_control()).take(LONGEST_NAME).collect();
    let shortened = |seat: &SavedSeat| SavedSeat {
        name: short(&seat.name),
        colour: seat.colour,
        computer: seat.computer.as_ref().map(short),
    };
    seats.iter().take(MAX_PLAYERS).map(shortened).collect()
}

#[derive(Deserialize)]
struct Header {
    version: u32,
}

/// Everything that a save file holds: a copy of the game's setup, seats and actions. Making one takes a few
/// microseconds, so whoever plays can leave making the text, and writing it, to another thread.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SaveFile {
    version: u32,
    setup: SavedSetup,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    seats: Vec<SavedSeat>,
    actions: Vec<SavedAction>,
    /// Since the second version.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    undone: Vec<SavedAction>,
}

impl SaveFile {
    /// The game as it stands.
    pub fn of(record: &Record, seats: &[SavedSeat]) -> Self {
        Self {
            version: 1,
            setup: SavedSetup::from(record.setup()),
            seats: shortened(seats),
            actions: record.actions().iter().copied().map(SavedAction::from).collect(),
            undone: Vec::new(),
        }
    }

    /// The same with what was taken back and can be played again, the next action last.
    #[must_use]
    pub fn with_undone(self, undone: &[Action]) -> Self {
        let version = if undone.is_empty() { self.version } else { 2 };
        Self { version, undone: undone.iter().copied().map(SavedAction::from).collect(), ..self }
    }

    /// The game as text, to be read and changed by anyone.
    pub fn text(&self) -> io::Result<String> {
        text_of(self, 2)
    }

    /// What the file holds: the text and its checksum.
    pub fn checked_text(&self) -> io::Result<String> {
        Ok(with_checksum(&self.text()?))
    }

    /// Writes the file.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        write_atomically(path, self.checked_text()?.as_bytes())
    }
}

/// A saved game in a few words, for a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// How many play.
    pub players: usize,
    /// Who sat at the table; may be empty.
    pub seats: Vec<SavedSeat>,
    /// How many tiles have been laid.
    pub tiles: usize,
}

/// Reads what a file tells about its game, without playing it; whether every action is allowed is not looked at.
pub fn summary(path: &Path) -> Result<Summary, LoadError> {
    let SaveFile { setup, seats, actions, .. } = parse(&read_text(path, MAX_SAVE_BYTES)?)?;
    let tiles = actions.iter().filter(|action| matches!(action, SavedAction::Place { .. })).count();
    Ok(Summary { players: setup.players, seats: shortened(&seats), tiles })
}

/// A setup as files hold it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedSetup {
    players: usize,
    sets: Vec<SavedSet>,
    options: SavedOptions,
    seed: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tiles: Option<Vec<String>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum SavedSet {
    Farmers,
    Abbot,
    River,
    InnsCathedrals,
    Tower,
    PrincessDragon,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedOptions {
    tower_actions: SavedTowerActions,
    portal_target: SavedPortalTarget,
    dragon_move: SavedDragonMove,
    river_bends: SavedRiverBends,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum SavedTowerActions {
    FoundationTile,
    AnyTile,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum SavedPortalTarget {
    Own,
    Any,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum SavedDragonMove {
    BeforeScoring,
    AfterScoring,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum SavedRiverBends {
    Alternate,
    Adjacent,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum SavedKind {
    Meeple,
    Big,
    Abbot,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum SavedSpot {
    Segment(u8),
    Tower,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum SavedSide {
    N,
    E,
    S,
    W,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
enum SavedAction {
    Place { x: i16, y: i16, turn: u8 },
    Princess { x: i16, y: i16, segment: u8, player: u8, kind: SavedKind },
    Figure { kind: SavedKind, x: i16, y: i16, segment: u8 },
    Recall { x: i16, y: i16 },
    Floor { x: i16, y: i16 },
    Capture { x: i16, y: i16, spot: SavedSpot, player: u8, kind: SavedKind },
    Top { kind: SavedKind, x: i16, y: i16 },
    Fairy { x: i16, y: i16, spot: SavedSpot, kind: SavedKind },
    Ransom { holder: u8, kind: SavedKind },
    Release { kind: SavedKind },
    Dragon { to: SavedSide },
    Pass,
}

impl SavedSetup {
    /// The form of a setup that files hold.
    pub fn from(setup: &Setup) -> Self {
        Self {
            players: setup.players,
            sets: setup.sets.iter().map(SavedSet::from).collect(),
            options: SavedOptions::from(setup.options),
            seed: setup.seed,
            tiles: setup.order.as_ref().map(|order| {
                order.iter().map(|&kind| Catalogue::standard().tile(kind).name.clone()).collect()
            }),
        }
    }

    /// The setup it holds.
    pub fn into_setup(self) -> Result<Setup, LoadError> {
        let order = self
            .tiles
            .map(|names| {
                names
                    .into_iter()
                    .map(|name| Catalogue::standard().find(&name).ok_or(LoadError::UnknownTile { name }))
                    .collect::<Result<Vec<_>, _>>()
            })
            .transpose()?;
        Ok(Setup {
            players: self.players,
            sets: self.sets.into_iter().map(Set::from).collect(),
            options: self.options.into(),
            seed: self.seed,
            order,
        })
    }
}

/// Pairs the values of a saved enum with those of the rules, in both directions; a missing one does not compile.
macro_rules! same_values {
    ($saved:ident = $rules:ident { $($value:ident),+ }) => {
        impl From<$rules> for $saved {
            fn from(value: $rules) -> Self {
                match value {
                    $($rules::$value => Self::$value),+
                }
            }
        }

        impl From<$saved> for $rules {
            fn from(value: $saved) -> Self {
                match value {
                    $($saved::$value => Self::$value),+
                }
            }
        }
    };
}

same_values!(SavedSet = Set { Farmers, Abbot, River, InnsCathedrals, Tower, PrincessDragon });
same_values!(SavedTowerActions = TowerActions { FoundationTile, AnyTile });
same_values!(SavedPortalTarget = PortalTarget { Own, Any });
same_values!(SavedDragonMove = DragonMove { BeforeScoring, AfterScoring });
same_values!(SavedRiverBends = RiverBends { Alternate, Adjacent });
same_values!(SavedKind = FigureKind { Meeple, Big, Abbot });
same_values!(SavedSide = Side { N, E, S, W });

impl From<RuleOptions> for SavedOptions {
    fn from(options: RuleOptions) -> Self {
        let RuleOptions { tower_actions, portal_target, dragon_move, river_bends } = options;
        Self {
            tower_actions: tower_actions.into(),
            portal_target: portal_target.into(),
            dragon_move: dragon_move.into(),
            river_bends: river_bends.into(),
        }
    }
}

impl From<SavedOptions> for RuleOptions {
    fn from(options: SavedOptions) -> Self {
        let SavedOptions { tower_actions, portal_target, dragon_move, river_bends } = options;
        Self {
            tower_actions: tower_actions.into(),
            portal_target: portal_target.into(),
            dragon_move: dragon_move.into(),
            river_bends: river_bends.into(),
        }
    }
}

impl From<Spot> for SavedSpot {
    fn from(spot: Spot) -> Self {
        match spot {
            Spot::Segment(number) => Self::Segment(number),
            Spot::Tower => Self::Tower,
        }
    }
}

impl From<SavedSpot> for Spot {
    fn from(spot: SavedSpot) -> Self {
        match spot {
            SavedSpot::Segment(number) => Self::Segment(number),
            SavedSpot::Tower => Self::Tower,
        }
    }
}

impl From<Action> for SavedAction {
    fn from(action: Action) -> Self {
        let number = |player: Player| player.index() as u8;
        match action {
            Action::Place { pos: Pos { x, y }, turn } => Self::Place { x, y, turn: turn.quarters() as u8 },
            Action::Princess { pos: Pos { x, y }, segment, player, kind } => {
                Self::Princess { x, y, segment, player: number(player), kind: kind.into() }
            }
            Action::Figure { kind, pos: Pos { x, y }, segment } => {
                Self::Figure { kind: kind.into(), x, y, segment }
            }
            Action::Recall { pos: Pos { x, y } } => Self::Recall { x, y },
            Action::Floor { pos: Pos { x, y } } => Self::Floor { x, y },
            Action::Capture { pos: Pos { x, y }, spot, player, kind } => {
                Self::Capture { x, y, spot: spot.into(), player: number(player), kind: kind.into() }
            }
            Action::Top { kind, pos: Pos { x, y } } => Self::Top { kind: kind.into(), x, y },
            Action::Fairy { pos: Pos { x, y }, spot, kind } => {
                Self::Fairy { x, y, spot: spot.into(), kind: kind.into() }
            }
            Action::Ransom { holder, kind } => Self::Ransom { holder: number(holder), kind: kind.into() },
            Action::Release { kind } => Self::Release { kind: kind.into() },
            Action::Dragon { to } => Self::Dragon { to: to.into() },
            Action::Pass => Self::Pass,
        }
    }
}

impl SavedAction {
    fn into_action(self) -> Result<Action, LoadError> {
        let player = |number: u8| {
            Player::try_new(number.into())
                .ok_or_else(|| LoadError::Damaged { reason: format!("there is no player {number}") })
        };
        Ok(match self {
            Self::Place { x, y, turn } => {
                if turn > 3 {
                    return Err(LoadError::Damaged { reason: format!("a tile is turned {turn} times") });
                }
                Action::Place { pos: Pos::new(x, y), turn: Turn::new(turn.into()) }
            }
            Self::Princess { x, y, segment, player: owner, kind } => {
                Action::Princess { pos: Pos::new(x, y), segment, player: player(owner)?, kind: kind.into() }
            }
            Self::Figure { kind, x, y, segment } => {
                Action::Figure { kind: kind.into(), pos: Pos::new(x, y), segment }
            }
            Self::Recall { x, y } => Action::Recall { pos: Pos::new(x, y) },
            Self::Floor { x, y } => Action::Floor { pos: Pos::new(x, y) },
            Self::Capture { x, y, spot, player: owner, kind } => Action::Capture {
                pos: Pos::new(x, y),
                spot: spot.into(),
                player: player(owner)?,
                kind: kind.into(),
            },
            Self::Top { kind, x, y } => Action::Top { kind: kind.into(), pos: Pos::new(x, y) },
            Self::Fairy { x, y, spot, kind } => {
                Action::Fairy { pos: Pos::new(x, y), spot: spot.into(), kind: kind.into() }
            }
            Self::Ransom { holder, kind } => Action::Ransom { holder: player(holder)?, kind: kind.into() },
            Self::Release { kind } => Action::Release { kind: kind.into() },
            Self::Dragon { to } => Action::Dragon { to: to.into() },
            Self::Pass => Action::Pass,
        })
    }
}
