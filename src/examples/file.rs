//! Reading example files.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::rules::{
    DragonMove, FigureView, Moment, PortalTarget, Position, Preset, Prisoner, RiverBends, RuleOptions, Set,
    SetTile, Sets, Setup, TowerActions,
};
use crate::tiles::{Catalogue, Kind};

use super::example::read_rule;
use super::expectation::{player_amount, read_prisoner};
use super::line_reader::{LineReader, Vocabulary, lines, parse_pos};
use super::{Colour, Example, ExampleError, Instruction, NotationError, Problem, Statement, map};

/// An example as it is written; what is left out has an obvious value.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExampleEntry {
    #[serde(default)]
    id: String,
    #[serde(default)]
    rules: String,
    #[serde(default = "two_players")]
    players: String,
    #[serde(default)]
    sets: String,
    #[serde(default = "as_printed")]
    preset: String,
    #[serde(default)]
    options: String,
    #[serde(default)]
    legend: BTreeMap<String, String>,
    map: String,
    #[serde(default)]
    figures: String,
    #[serde(default)]
    laid: String,
    #[serde(default)]
    scores: String,
    #[serde(default)]
    prisoners: String,
    #[serde(default)]
    dragon: String,
    #[serde(default)]
    fairy: String,
    #[serde(default)]
    draw: String,
    #[serde(default)]
    turn: String,
    #[serde(default)]
    moment: String,
    #[serde(default)]
    steps: String,
}

fn two_players() -> String {
    "red blue".to_owned()
}

fn as_printed() -> String {
    "as-printed".to_owned()
}

/// Reads one example; `file` is only used to name it in errors.
pub(super) fn read(file: &str, text: &str) -> Result<Example, ExampleError> {
    let entry: ExampleEntry = ron::from_str(text).map_err(|error| ExampleError {
        file: file.to_owned(),
        statement: None,
        problem: Problem::Syntax(error.to_string()),
    })?;
    make(file, entry)
}

/// Makes an example of what was written.
pub(super) fn make(file: &str, entry: ExampleEntry) -> Result<Example, ExampleError> {
    let reader = ExampleReader { file };
    let vocabulary = reader.vocabulary(&entry)?;
    let position = reader.position(&entry, &vocabulary)?;
    let steps = lines(&entry.steps)
        .map(|line| {
            let instruction = reader.line(line, Instruction::read(line, &vocabulary))?;
            Ok(Statement { text: line.to_owned(), instruction })
        })
        .collect::<Result<_, _>>()?;
    Ok(Example {
        file: file.to_owned(),
        title: format!("example-{}", entry.id.to_lowercase()),
        id: entry.id,
        rules: entry
            .rules
            .split_whitespace()
            .map(|number| reader.line(number, read_rule(number)))
            .collect::<Result<_, _>>()?,
        players: vocabulary.players.clone(),
        position,
        steps,
        vocabulary,
    })
}

/// Reads the parts of a file and names the line in which something is wrong.
struct ExampleReader<'a> {
    file: &'a str,
}

impl ExampleReader<'_> {
    fn line<T>(&self, line: &str, result: Result<T, NotationError>) -> Result<T, ExampleError> {
        result.map_err(|error| ExampleError {
            file: self.file.to_owned(),
            statement: Some(line.to_owned()),
            problem: error.into(),
        })
    }

    /// Reads every line of a block in the same way.
    fn block<'a, T>(
        &self,
        block: &'a str,
        vocabulary: &'a Vocabulary,
        mut read: impl FnMut(&mut LineReader<'a>) -> Result<T, NotationError>,
    ) -> Result<Vec<T>, ExampleError> {
        lines(block)
            .map(|line| {
                let mut words = LineReader::new(line, vocabulary);
                let value = read(&mut words).and_then(|value| words.end().map(|()| value));
                self.line(line, value)
            })
            .collect()
    }

    fn vocabulary(&self, entry: &ExampleEntry) -> Result<Vocabulary, ExampleError> {
        let mut vocabulary = Vocabulary { legend: BTreeMap::new(), players: Vec::new() };
        for (key, name) in &entry.legend {
            let unknown = || NotationError::UnknownTile(name.clone());
            let kind = self.line(key, Catalogue::standard().find(name).ok_or_else(unknown))?;
            vocabulary.legend.insert(key.clone(), kind);
        }
        vocabulary.players = self
            .block(&entry.players, &vocabulary, |words| {
                words.all(|words| words.read("a colour", Colour::parse))
            })?
            .concat();
        Ok(vocabulary)
    }

    fn position(&self, entry: &ExampleEntry, vocabulary: &Vocabulary) -> Result<Position, ExampleError> {
        let tiles = self.tiles(entry, vocabulary)?;
        let read_figure = |words: &mut LineReader| {
            let (player, kind, place) = (words.player()?, words.figure()?, words.place()?);
            let tile = tiles
                .iter()
                .find(|tile| tile.pos == place.pos())
                .ok_or_else(|| NotationError::NoTile(place.pos().to_string()))?;
            Ok(FigureView { pos: place.pos(), spot: place.on_tile(tile.kind, tile.turn)?, player, kind })
        };
        let mut position = Position::new(self.setup(entry, vocabulary)?);
        position.figures = self.block(&entry.figures, vocabulary, read_figure)?;
        let scores = self.block(&entry.scores, vocabulary, |words| words.all(player_amount))?;
        for (player, points) in scores.concat() {
            position.scores[player] = points;
        }
        position.prisoners = self.block(&entry.prisoners, vocabulary, |words| {
            let (owner, kind, holder) = read_prisoner(words)?;
            Ok(Prisoner { holder, owner, kind })
        })?;
        position.dragon = self.block(&entry.dragon, vocabulary, LineReader::pos)?.pop();
        position.fairy = self
            .block(&entry.fairy, vocabulary, |words| match words.maybe(parse_pos) {
                Some(pos) => {
                    words.read("nobody", |word| (word == "nobody").then_some(()))?;
                    Ok((pos, None))
                }
                None => read_figure(words).map(|figure| (figure.pos, Some(figure.spot))),
            })?
            .pop();
        position.player = self.block(&entry.turn, vocabulary, LineReader::player)?.pop().unwrap_or_default();
        position.moment = self.block(&entry.moment, vocabulary, read_moment)?.pop().unwrap_or(Moment::Draw);
        position.tiles = tiles;
        Ok(position)
    }

    /// The drawing, and who laid what.
    fn tiles(&self, entry: &ExampleEntry, vocabulary: &Vocabulary) -> Result<Vec<SetTile>, ExampleError> {
        let mut tiles = self.line("map", map::read(&entry.map, vocabulary))?;
        self.block(&entry.laid, vocabulary, |words| {
            let player = words.player()?;
            words.all(|words| {
                let pos = words.pos()?;
                let tile = tiles.iter_mut().find(|tile| tile.pos == pos);
                tile.ok_or_else(|| NotationError::NoTile(pos.to_string()))?.laid_by = Some(player);
                Ok(())
            })
        })?;
        Ok(tiles)
    }

    fn setup(&self, entry: &ExampleEntry, vocabulary: &Vocabulary) -> Result<Setup, ExampleError> {
        let sets: Sets = self
            .block(&entry.sets, vocabulary, |words| words.all(|words| words.read("a set", Set::parse)))?
            .concat()
            .into_iter()
            .collect();
        let mut options = match entry.preset.as_str() {
            "as-printed" => RuleOptions::preset(Preset::AsPrinted),
            "clarified" => RuleOptions::preset(Preset::Clarified),
            other => {
                let error = NotationError::Expected {
                    what: "as-printed or clarified",
                    found: Some(other.to_owned()),
                };
                return self.line("preset", Err(error));
            }
        };
        self.block(&entry.options, vocabulary, |words| words.all(|words| read_option(&mut options, words)))?;
        let order = self.block(&entry.draw, vocabulary, |words| words.all(read_draw))?.into_iter().flatten();
        Ok(Setup { sets, options, ..Setup::base(vocabulary.players.len(), 0) }
            .with_order(order.flatten().collect()))
    }
}

/// A tile to be drawn, or `...` for a pile that goes on.
fn read_draw(words: &mut LineReader) -> Result<Vec<Kind>, NotationError> {
    if words.skip("...") {
        let plain = words.tile_named(PLAIN_TILE)?;
        return Ok(vec![plain; PLAIN_TILES]);
    }
    words.tile().map(|tile| vec![tile])
}

/// What lies in a pile that goes on.
const PLAIN_TILE: &str = "base/road-straight";

/// Enough tiles that no example reaches the end of such a pile.
const PLAIN_TILES: usize = 9;

/// `draw`, `placed 0,1` or `walk 0,1`
fn read_moment(words: &mut LineReader) -> Result<Moment, NotationError> {
    match words.word("draw, placed or walk")? {
        "draw" => Ok(Moment::Draw),
        "placed" => words.pos().map(Moment::Placed),
        "walk" => words.pos().map(Moment::Walk),
        other => Err(NotationError::Expected { what: "draw, placed or walk", found: Some(other.to_owned()) }),
    }
}

/// `portal_target=any`
fn read_option(options: &mut RuleOptions, words: &mut LineReader) -> Result<(), NotationError> {
    let (name, value) = words.pair()?;
    let unknown = || NotationError::Expected { what: "an option", found: Some(format!("{name}={value}")) };
    match name {
        "tower_actions" => options.tower_actions = TowerActions::parse(value).ok_or_else(unknown)?,
        "portal_target" => options.portal_target = PortalTarget::parse(value).ok_or_else(unknown)?,
        "dragon_move" => options.dragon_move = DragonMove::parse(value).ok_or_else(unknown)?,
        "river_bends" => options.river_bends = RiverBends::parse(value).ok_or_else(unknown)?,
        _ => return Err(unknown()),
    }
    Ok(())
}
