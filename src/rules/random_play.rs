//! Random play: uniformly random actions, found without listing what there are hundreds of.

use std::ops::ControlFlow;

use rand_core::Rng;

use crate::tiles::Turn;

use super::phase::State;
use super::random::random_below;
use super::{Action, FigureKind, Game, SegmentId};

impl Game {
    /// A uniformly random allowed action; `None` when the game is over. `scratch` is only a buffer to reuse.
    #[inline]
    pub fn random_action(&self, rng: &mut impl Rng, scratch: &mut Vec<Action>) -> Option<Action> {
        scratch.clear();
        let mut list = |action| {
            scratch.push(action);
            ControlFlow::Continue(())
        };
        match self.state {
            State::Place { tile } => {
                let _ = self.ransoms(&mut list);
                let layout = self.board.catalogue.layout(tile);
                let gaps = self.board.grid.gaps();
                listed_or_guessed(rng, scratch, 4 * gaps.len(), |guess| {
                    let (gap, turn) = (gaps[guess / 4], Turn::new(guess % 4));
                    let fits = self.turns_in(layout, gap) & 1 << turn.quarters() != 0;
                    fits.then_some(Action::Place { pos: gap.pos, turn })
                })
            }
            State::Figure { spent: false } => {
                let _ = self.few_choices(&mut list);
                let _ = list(Action::Pass);
                let (followers, placements) = (self.fairy_guesses(), self.portal_guesses());
                listed_or_guessed(rng, scratch, followers + placements, |guess| {
                    let Some(guess) = guess.checked_sub(followers) else {
                        return self.fairy_move(self.figures[guess]);
                    };
                    let kind = FigureKind::ALL[guess % FigureKind::ALL.len()];
                    let segment = SegmentId((guess / FigureKind::ALL.len()) as u16);
                    self.figure_placement_through_portal(kind, segment)
                })
            }
            _ => {
                let _ = self.for_each_legal(&mut list);
                (!scratch.is_empty()).then(|| scratch[random_below(rng, scratch.len() as u32) as usize])
            }
        }
    }
}

/// One of the listed actions or of the guesses that turn out to be allowed, all equally likely.
///
/// At least one must be allowed. Guessing until a guess is allowed is much faster than trying them all.
#[inline]
fn listed_or_guessed(
    rng: &mut impl Rng,
    listed: &[Action],
    guesses: usize,
    allowed: impl Fn(usize) -> Option<Action>,
) -> Option<Action> {
    loop {
        let guess = random_below(rng, (guesses + listed.len()) as u32) as usize;
        if guess >= guesses {
            return Some(listed[guess - guesses]);
        }
        let action = allowed(guess);
        if action.is_some() {
            return action;
        }
    }
}
