//! One deck, played from every rotation of the seats.

use std::time::{Duration, Instant};

use crate::rules::{ByPlayer, Game, Player, Silent};

use super::contestant::Seated;
use super::external::{Forfeit, History, Request, Wire};
use super::options::Options;

/// How one game went for both contestants.
#[derive(Clone, Debug)]
pub(super) struct Outcome {
    /// Share of the win of each contestant; 0.5 each if they share the lead.
    pub(super) wins: [f32; 2],
    /// Mean points of each contestant's seats.
    pub(super) points: [f32; 2],
    pub(super) decisions: [u64; 2],
    pub(super) time: [Duration; 2],
    pub(super) longest: [Duration; 2],
    /// Who gave up a game, and why.
    pub(super) forfeit: Option<(usize, Forfeit)>,
}

/// Plays a deck once from each rotation.
pub(super) fn play_deck(
    options: &Options,
    seated: &mut [Seated<'_>; 2],
    deck: u64,
    wire: &dyn Wire,
) -> Vec<Outcome> {
    (0..seated.len()).map(|rotation| play(options, seated, deck, rotation, wire)).collect()
}

fn play(
    options: &Options,
    seated: &mut [Seated<'_>; 2],
    deck: u64,
    rotation: usize,
    wire: &dyn Wire,
) -> Outcome {
    let setup = options.setup(deck);
    let mut game = Game::new(&setup).expect("the arena has checked its setup");
    let mut history: Vec<History> = Vec::new();
    let contestant_at = |seat: Player| (seat.index() + rotation) % 2;
    let mut outcome = Outcome {
        wins: [0.0; 2],
        points: [0.0; 2],
        decisions: [0; 2],
        time: [Duration::ZERO; 2],
        longest: [Duration::ZERO; 2],
        forfeit: None,
    };
    while !game.is_over() {
        let seat = game.player_to_act();
        let who = contestant_at(seat);
        // Players draw different random numbers in every decision and rotation, yet the same in every run.
        let seed = deck << 20 ^ (rotation as u64) << 16 ^ history.len() as u64;
        let request =
            Request { setup: &setup, game: &game, seat, budget: options.budget(), history: &history };
        let began = Instant::now();
        let answer = seated[who].choose(&request, seed, wire);
        let took = began.elapsed();
        outcome.decisions[who] += 1;
        outcome.time[who] += took;
        outcome.longest[who] = outcome.longest[who].max(took);
        let hand = game.hand();
        let played = answer.and_then(|action| {
            game.play_with(action, &mut Silent).map_err(|_| Forfeit::Illegal(action))?;
            Ok(action)
        });
        match played {
            Ok(action) => history.push((seat, hand, action)),
            Err(why) => {
                outcome.forfeit = Some((who, why));
                break;
            }
        }
    }
    let scores = game.scores();
    let seats = |who: usize| Player::first(game.players()).filter(move |&seat| contestant_at(seat) == who);
    outcome.points = [0, 1].map(|who| mean(seats(who), scores));
    outcome.wins = match &outcome.forfeit {
        Some((0, _)) => [0.0, 1.0],
        Some(_) => [1.0, 0.0],
        None => {
            let best = [0, 1].map(|who| seats(who).map(|seat| scores[seat]).max());
            match best[0].cmp(&best[1]) {
                std::cmp::Ordering::Less => [0.0, 1.0],
                std::cmp::Ordering::Equal => [0.5, 0.5],
                std::cmp::Ordering::Greater => [1.0, 0.0],
            }
        }
    };
    outcome
}

fn mean(seats: impl Iterator<Item = Player>, scores: ByPlayer<i32>) -> f32 {
    let (sum, count) = seats.fold((0, 0), |(sum, count), seat| (sum + scores[seat], count + 1));
    sum as f32 / count.max(1) as f32
}
