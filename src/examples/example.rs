//! An example: a position, what is played, and what must come out.

use crate::rules::{Game, Player, Position, RuleNumber};
use crate::tiles::{Kind, Pos, Side};

use super::check::check;
use super::line_reader::{LineReader, Vocabulary};
use super::{Colour, ExampleError, Expectation, NotationError, PlaceName, Play, Problem, Run, file};

/// A worked example of the rules.
#[derive(Clone, Debug)]
pub struct Example {
    /// The file it was read from.
    pub file: String,
    /// Its name, such as `EX-B02`.
    pub id: String,
    /// The key of its title in the language files, such as `example-ex-b02`.
    pub title: String,
    /// The rules it shows.
    pub rules: Vec<RuleNumber>,
    /// The players' colours in turn order.
    pub players: Vec<Colour>,
    /// Where it begins.
    pub position: Position,
    /// What happens then.
    pub steps: Vec<Statement>,
    /// What its words mean.
    pub(super) vocabulary: Vocabulary,
}

/// One line of an example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// As it was written.
    pub text: String,
    /// What it means.
    pub instruction: Instruction,
}

/// What a line of an example asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Instruction {
    /// Whoever has to act does this.
    Play(Play),
    /// Trying this is refused by this rule and changes nothing.
    Refuse {
        /// The rule.
        rule: RuleNumber,
        /// What is tried.
        play: Play,
    },
    /// This must be true now.
    Expect(Expectation),
}

impl Example {
    /// Reads an example; `file` names it in errors.
    pub fn read(file: &str, text: &str) -> Result<Self, ExampleError> {
        file::read(file, text)
    }

    /// Makes an example of what was written within another file.
    pub(crate) fn make(file: &str, entry: file::ExampleEntry) -> Result<Self, ExampleError> {
        file::make(file, entry)
    }

    /// Reads one more line in this example's words.
    pub fn line(&self, line: &str) -> Result<Instruction, NotationError> {
        Instruction::read(line, &self.vocabulary)
    }

    /// Reads a place in this example's words.
    pub fn place(&self, line: &str) -> Result<PlaceName, NotationError> {
        self.words(line, LineReader::place)
    }

    /// Reads a square in this example's words.
    pub fn square(&self, line: &str) -> Result<Pos, NotationError> {
        self.words(line, LineReader::pos)
    }

    /// Reads a side of a square, such as `0,-1 N`.
    pub fn edge(&self, line: &str) -> Result<(Pos, Side), NotationError> {
        self.words(line, |words| Ok((words.pos()?, words.side()?)))
    }

    /// Reads a tile in this example's words.
    pub fn tile(&self, line: &str) -> Result<Kind, NotationError> {
        self.words(line, LineReader::tile)
    }

    fn words<'a, T>(
        &'a self,
        line: &'a str,
        read: impl FnOnce(&mut LineReader<'a>) -> Result<T, NotationError>,
    ) -> Result<T, NotationError> {
        let mut words = LineReader::new(line, &self.vocabulary);
        let value = read(&mut words)?;
        words.end()?;
        Ok(value)
    }

    /// Whether a statement is true of a game; `eaten` are the owners of the figures the dragon has eaten.
    pub fn holds(&self, expectation: &Expectation, game: &Game, eaten: &[Player]) -> Result<(), Problem> {
        check(expectation, self, game, eaten)
    }

    /// The colour of a player.
    pub fn colour(&self, player: Player) -> Option<Colour> {
        self.players.get(player.index()).copied()
    }

    /// Begins to play it, step by step.
    pub fn run(&self) -> Result<Run<'_>, ExampleError> {
        Run::new(self)
    }

    /// Plays it from beginning to end; the first line that does not come true is the error.
    pub fn check(&self) -> Result<(), ExampleError> {
        let mut run = self.run()?;
        while let Some(result) = run.advance() {
            result?;
        }
        Ok(())
    }
}

impl Instruction {
    /// Reads one line.
    pub(super) fn read(line: &str, vocabulary: &Vocabulary) -> Result<Self, NotationError> {
        if let Some(rest) = line.strip_prefix("refuse ") {
            let missing =
                NotationError::Expected { what: "a rule and a colon", found: Some(rest.to_owned()) };
            let (rule, rest) = rest.split_once(':').ok_or(missing)?;
            let play = Play::read(&mut LineReader::new(rest, vocabulary))?;
            let missing = NotationError::Expected { what: "an action", found: Some(rest.trim().to_owned()) };
            return Ok(Self::Refuse { rule: read_rule(rule.trim())?, play: play.ok_or(missing)? });
        }
        let mut words = LineReader::new(line, vocabulary);
        match Play::read(&mut words)? {
            Some(play) => Ok(Self::Play(play)),
            None => Expectation::read(&mut words).map(Self::Expect),
        }
    }
}

/// A rule number as an example cites it.
pub(super) fn read_rule(number: &str) -> Result<RuleNumber, NotationError> {
    RuleNumber::parse(number)
        .ok_or_else(|| NotationError::Expected { what: "a rule number", found: Some(number.to_owned()) })
}
