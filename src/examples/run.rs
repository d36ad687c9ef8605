//! Playing an example step by step.

use crate::rules::{Event, Game, Player, Refusal};

use super::check::{check, refused};
use super::{Example, ExampleError, Instruction, Play, Problem, Statement};

/// An example being played: the game as it stands, and the statements still to come.
#[derive(Clone, Debug)]
pub struct Run<'a> {
    example: &'a Example,
    game: Game,
    next: usize,
    eaten: Vec<Player>,
}

impl<'a> Run<'a> {
    pub(super) fn new(example: &'a Example) -> Result<Self, ExampleError> {
        let game = Game::from_position(&example.position).map_err(|problems| ExampleError {
            file: example.file.clone(),
            statement: None,
            problem: Problem::Position(problems),
        })?;
        Ok(Self { example, game, next: 0, eaten: Vec::new() })
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The statement that comes next; `None` at the end.
    pub fn upcoming(&self) -> Option<&'a Statement> {
        self.example.steps.get(self.next)
    }

    /// Carries out the next statement and tells what happened; `None` at the end.
    ///
    /// A statement that only looks at the game, or tries what is refused, makes nothing happen.
    pub fn advance(&mut self) -> Option<Result<Vec<Event>, ExampleError>> {
        let statement = self.upcoming()?;
        self.next += 1;
        let result = self.carry_out(&statement.instruction).map_err(|problem| ExampleError {
            file: self.example.file.clone(),
            statement: Some(statement.text.clone()),
            problem,
        });
        Some(result)
    }

    fn carry_out(&mut self, instruction: &Instruction) -> Result<Vec<Event>, Problem> {
        match instruction {
            Instruction::Play(play) => {
                let events = attempt(&mut self.game, *play)??;
                self.eaten.extend(events.iter().filter_map(|event| match event {
                    Event::Eaten { player, .. } => Some(*player),
                    _ => None,
                }));
                Ok(events)
            }
            Instruction::Refuse { rule, play } => {
                refused(attempt(&mut self.game.clone(), *play)?.map(|_| ()), Some(*rule))?;
                Ok(Vec::new())
            }
            Instruction::Expect(expectation) => {
                check(expectation, self.example, &self.game, &self.eaten)?;
                Ok(Vec::new())
            }
        }
    }
}

/// Plays an action, or tells the refusal; either way the list of legal actions must agree.
pub(super) fn attempt(game: &mut Game, play: Play) -> Result<Result<Vec<Event>, Refusal>, Problem> {
    let action = play.action(game)?;
    let listed = game.legal_actions().contains(&action);
    let result = game.play(action);
    if listed == result.is_ok() { Ok(result) } else { Err(Problem::NotListed(action)) }
}
