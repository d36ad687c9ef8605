//! An example: a position, what is played, and what must come out.

use crate::rules::{Player, Position};

use super::words::{Vocabulary, Words};
use super::{Colour, ExampleError, Expectation, NotationError, Play, Run, file};

/// A worked example of the rules.
#[derive(Clone, Debug)]
pub struct Example {
    /// The file it was read from.
    pub file: String,
    /// Its name, such as `EX-B02`.
    pub id: String,
    /// The key of its title in the language files, such as `example-ex-b02`.
    pub title: String,
    /// The numbers of the rules it shows.
    pub rules: Vec<String>,
    /// The players' colours in turn order.
    pub players: Vec<Colour>,
    /// Where it begins.
    pub position: Position,
    /// What happens then.
    pub steps: Vec<Statement>,
}

/// One line of an example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// As it was written.
    pub text: String,
    /// What it means.
    pub step: Step,
}

/// What a line of an example asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Whoever has to act does this.
    Play(Play),
    /// Trying this is refused by this rule and changes nothing.
    Refuse {
        /// The number of the rule.
        rule: String,
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

impl Step {
    /// Reads one line.
    pub(super) fn read(line: &str, vocabulary: &Vocabulary) -> Result<Self, NotationError> {
        if let Some(rest) = line.strip_prefix("refuse ") {
            let missing =
                NotationError::Expected { what: "a rule and a colon", found: Some(rest.to_owned()) };
            let (rule, rest) = rest.split_once(':').ok_or(missing)?;
            let play = Play::read(&mut Words::new(rest, vocabulary))?;
            let missing = NotationError::Expected { what: "an action", found: Some(rest.trim().to_owned()) };
            return Ok(Self::Refuse { rule: rule.trim().to_owned(), play: play.ok_or(missing)? });
        }
        let mut words = Words::new(line, vocabulary);
        match Play::read(&mut words)? {
            Some(play) => Ok(Self::Play(play)),
            None => Expectation::read(&mut words).map(Self::Expect),
        }
    }
}
