//! Computer players think beside the window, never in its way.

use std::sync::mpsc::{Receiver, channel};
use std::thread;

use crate::rules::{Action, Game, Player, Silent};

/// A computer player's thought under way.
pub(crate) struct Thought {
    /// How many actions had been played when it began; an answer to an older game is of no use.
    pub(crate) about: usize,
    answer: Receiver<Option<Action>>,
    /// Not to be played before this time, so that people can follow.
    pub(crate) not_before: f64,
}

impl Thought {
    /// Begins to think.
    pub(crate) fn begin(ctx: &egui::Context, game: &Game, about: usize, not_before: f64) -> Self {
        let (send, answer) = channel();
        let (game, ctx) = (game.clone(), ctx.clone());
        thread::spawn(move || {
            // Whoever asked may be gone by now.
            let _ = send.send(choose(&game));
            ctx.request_repaint();
        });
        Self { about, answer, not_before }
    }

    /// The action, once it is found.
    pub(crate) fn poll(&self) -> Option<Action> {
        self.answer.try_recv().ok().flatten()
    }
}

/// The action with the best projected lead, a free figure counted a little.
fn choose(game: &Game) -> Option<Action> {
    let me = game.player_to_act();
    game.legal_actions()
        .into_iter()
        .filter_map(|action| {
            let mut after = game.clone();
            after.play_with(action, &mut Silent).ok()?;
            let scores = after.projected_scores();
            let rivals = Player::first(game.players()).filter(|&player| player != me);
            let lead = scores[me] - rivals.map(|player| scores[player]).max().unwrap_or(0);
            let figures = after.supply(me).total() as i32;
            Some((lead * 10 + figures * 8, action))
        })
        .max_by_key(|&(value, _)| value)
        .map(|(_, action)| action)
}
