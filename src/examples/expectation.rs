//! What must be true at a point of an example.

use crate::rules::{FigureKind, Phase, Player, RuleNumber};
use crate::tiles::{Kind, Pos, Side, Turn};

use super::line_reader::{LineReader, parse_pos};
use super::{NotationError, PlaceName, Play};

/// A statement about the game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Expectation {
    /// `expect road 1,0 W complete tiles=3 points=3 red=3`
    Feature(FeatureClaim),
    /// `free city 1,0 N`, `occupied tower 0,1`
    Vacant { place: PlaceName, free: bool },
    /// `same road 1,1 N 0,0 E`, `separate field 0,0 Nw 0,0 Es`
    Joined { first: PlaceName, second: PlaceName, same: bool },
    /// `legal 1,0 X turn 2`
    Legal { pos: Pos, tile: Kind, turn: Turn },
    /// `illegal BASE-4.3 1,0 X turn 2`; the rule may be left out
    Illegal { rule: Option<RuleNumber>, pos: Pos, tile: Kind, turn: Turn },
    /// `allow meeple city 1,0 N`: could be played now
    Allowed(Play),
    /// `score red=3 blue=0`
    Score(Vec<(Player, i32)>),
    /// `projected red=3`: the score if the game ended now
    Projected(Vec<(Player, i32)>),
    /// `track red space=2 laps=1`
    Track { player: Player, space: i32, laps: i32 },
    /// `supply red meeple=7 big=1 floors=9`
    Supply { player: Player, figures: Vec<(FigureKind, u8)>, floors: Option<u8> },
    /// `stands red meeple city 1,0 N`
    Stands { player: Player, kind: FigureKind, place: PlaceName },
    /// `height 0,1 2`: floors of a tower
    Height { pos: Pos, floors: u8 },
    /// `reach 0,1 height=2 = green blue`: whose figures a tower of that height could take
    Reach { pos: Pos, height: u8, players: Vec<Player> },
    /// `prisoner blue meeple with red`
    Prisoner { owner: Player, kind: FigureKind, holder: Player },
    /// `prisoners 0`
    Prisoners(usize),
    /// `ways N W`: where the dragon can go now
    Ways(Vec<Side>),
    /// `eaten blue red`: whose figures the dragon has eaten so far, in any order
    Eaten(Vec<Player>),
    /// `dragon 2,2`, `dragon nowhere`
    Dragon(Option<Pos>),
    /// `fairy nowhere`, `fairy 0,1 nobody`
    Fairy(Option<Pos>),
    /// `fairy red meeple city 0,1 N`
    FairyWith { player: Player, kind: FigureKind, place: PlaceName },
    /// `phase figure`
    Phase(Phase),
    /// `turn blue`
    Turn(Player),
    /// `acts blue`: who decides now, in a dragon walk not always the player whose turn it is
    Acts(Player),
    /// `hand base/road-straight`
    Hand(Kind),
    /// `aside 1`: dragon tiles set aside
    Aside(usize),
    /// `pile 3`: tiles still to be drawn
    Pile(usize),
    /// `discarded X X`: all tiles that fitted nowhere, in order
    Discarded(Vec<Kind>),
    /// `over`
    Over,
    /// `winner red blue`
    Winners(Vec<Player>),
}

/// What must be true of a feature; what is not said is not looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FeatureClaim {
    /// A part of it.
    pub place: PlaceName,
    /// Whether it is completed.
    pub complete: Option<bool>,
    /// How many tiles it has; for a monastery or garden those it counts.
    pub tiles: Option<usize>,
    /// What it is worth as it stands.
    pub points: Option<i32>,
    /// What players would get from it, the fairy's bonus included.
    pub gains: Vec<(Player, i32)>,
}

impl Expectation {
    /// Reads a statement about the game.
    pub(super) fn read(words: &mut LineReader) -> Result<Self, NotationError> {
        let verb = words.word("a statement")?;
        let expectation = match verb {
            "expect" => Self::Feature(FeatureClaim::read(words)?),
            "free" | "occupied" => Self::Vacant { place: words.place()?, free: verb == "free" },
            "same" | "separate" => {
                let first = words.place()?;
                let PlaceName::Feature { kind, .. } = first else {
                    return Err(NotationError::NoSuchPlace(first.to_string()));
                };
                Self::Joined { first, second: words.place_of(kind)?, same: verb == "same" }
            }
            "legal" => Self::Legal { pos: words.pos()?, tile: words.tile()?, turn: words.turn()? },
            "illegal" => {
                let rule = words.maybe(RuleNumber::parse);
                Self::Illegal { rule, pos: words.pos()?, tile: words.tile()?, turn: words.turn()? }
            }
            "allow" => Self::Allowed(Play::read(words)?.ok_or_else(|| NotationError::Expected {
                what: "an action",
                found: words.peek().map(str::to_owned),
            })?),
            "score" => Self::Score(words.all(player_amount)?),
            "projected" => Self::Projected(words.all(player_amount)?),
            "track" => Self::Track {
                player: words.player()?,
                space: named_amount(words, "space")?,
                laps: named_amount(words, "laps")?,
            },
            "supply" => Self::read_supply(words)?,
            "stands" => {
                Self::Stands { player: words.player()?, kind: words.figure()?, place: words.place()? }
            }
            "height" => Self::Height { pos: words.pos()?, floors: words.number()? },
            "reach" => {
                let (pos, height) = (words.pos()?, named_amount(words, "height")?);
                words.read("=", |word| (word == "=").then_some(()))?;
                Self::Reach { pos, height, players: words.all(LineReader::player)? }
            }
            "prisoner" => {
                let (owner, kind, holder) = read_prisoner(words)?;
                Self::Prisoner { owner, kind, holder }
            }
            "prisoners" => Self::Prisoners(words.number()?),
            "ways" => Self::Ways(words.all(LineReader::side)?),
            "eaten" => Self::Eaten(words.all(LineReader::player)?),
            "dragon" if words.skip("nowhere") => Self::Dragon(None),
            "dragon" => Self::Dragon(Some(words.pos()?)),
            "fairy" => Self::read_fairy(words)?,
            "phase" => Self::Phase(words.read("a phase", Phase::parse)?),
            "turn" => Self::Turn(words.player()?),
            "acts" => Self::Acts(words.player()?),
            "hand" => Self::Hand(words.tile()?),
            "aside" => Self::Aside(words.number()?),
            "pile" => Self::Pile(words.number()?),
            "discarded" => Self::Discarded(words.all(LineReader::tile)?),
            "over" => Self::Over,
            "winner" => Self::Winners(words.all(LineReader::player)?),
            verb => {
                return Err(NotationError::Expected {
                    what: "an action or a statement",
                    found: Some(verb.to_owned()),
                });
            }
        };
        words.end()?;
        Ok(expectation)
    }

    fn read_supply(words: &mut LineReader) -> Result<Self, NotationError> {
        let player = words.player()?;
        let (mut figures, mut floors) = (Vec::new(), None);
        while !words.is_empty() {
            match words.amount()? {
                ("floors", count) => floors = Some(count),
                (name, count) => {
                    let kind = FigureKind::parse(name).ok_or_else(|| unknown_amount(name))?;
                    figures.push((kind, count));
                }
            }
        }
        Ok(Self::Supply { player, figures, floors })
    }

    fn read_fairy(words: &mut LineReader) -> Result<Self, NotationError> {
        if words.skip("nowhere") {
            return Ok(Self::Fairy(None));
        }
        if let Some(pos) = words.maybe(parse_pos) {
            words.read("nobody", |word| (word == "nobody").then_some(()))?;
            return Ok(Self::Fairy(Some(pos)));
        }
        Ok(Self::FairyWith { player: words.player()?, kind: words.figure()?, place: words.place()? })
    }
}

impl FeatureClaim {
    fn read(words: &mut LineReader) -> Result<Self, NotationError> {
        let place = words.place()?;
        let complete = words.maybe(|word| match word {
            "complete" => Some(true),
            "open" => Some(false),
            _ => None,
        });
        let mut claim = Self { place, complete, tiles: None, points: None, gains: Vec::new() };
        while !words.is_empty() {
            match words.amount::<i32>()? {
                ("tiles", count) => claim.tiles = Some(count.unsigned_abs() as usize),
                ("points", points) => claim.points = Some(points),
                (name, points) => claim.gains.push((words.player_named(name)?, points)),
            }
        }
        Ok(claim)
    }
}

/// `blue meeple with red`: whose figure, what it is, and who holds it.
pub(super) fn read_prisoner(words: &mut LineReader) -> Result<(Player, FigureKind, Player), NotationError> {
    let (owner, kind) = (words.player()?, words.figure()?);
    words.read("with", |word| (word == "with").then_some(()))?;
    Ok((owner, kind, words.player()?))
}

/// `red=3`
pub(super) fn player_amount(words: &mut LineReader) -> Result<(Player, i32), NotationError> {
    let (name, amount) = words.amount()?;
    Ok((words.player_named(name)?, amount))
}

fn named_amount<T: std::str::FromStr>(words: &mut LineReader, name: &str) -> Result<T, NotationError> {
    match words.amount()? {
        (found, amount) if found == name => Ok(amount),
        (found, _) => Err(unknown_amount(found)),
    }
}

fn unknown_amount(name: &str) -> NotationError {
    NotationError::Expected { what: "another amount", found: Some(name.to_owned()) }
}
