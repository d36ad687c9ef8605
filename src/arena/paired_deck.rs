//! One deck played once from each rotation of the seats, so that luck of the draw cancels out.

use std::time::{Duration, Instant};

use crate::rules::{ByPlayer, Game, Player, Silent};

use super::arena_options::ArenaOptions;
use super::contestant::SeatedContestant;
use super::decision_request::{DecisionRequest, PlayedAction};
use super::forfeit::Forfeit;

/// How one game went for both contestants.
#[derive(Clone, Debug)]
pub(super) struct GameResult {
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
pub(super) fn play_paired_deck(
    options: &ArenaOptions,
    seated: &mut [SeatedContestant<'_>; 2],
    deck: u64,
) -> Vec<GameResult> {
    (0..seated.len()).map(|rotation| play_game(options, seated, deck, rotation)).collect()
}

fn play_game(
    options: &ArenaOptions,
    seated: &mut [SeatedContestant<'_>; 2],
    deck: u64,
    rotation: usize,
) -> GameResult {
    let setup = options.setup(deck);
    let mut game = Game::new(&setup).expect("the arena has checked its setup");
    let mut history = Vec::new();
    let contestant_at = |seat: Player| (seat.index() + rotation) % 2;
    let mut result = GameResult {
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
            DecisionRequest { setup: &setup, game: &game, seat, budget: options.budget(), history: &history };
        let began = Instant::now();
        let answer = seated[who].choose(&request, seed);
        let took = began.elapsed();
        result.decisions[who] += 1;
        result.time[who] += took;
        result.longest[who] = result.longest[who].max(took);
        let hand = game.hand();
        let played = answer.and_then(|action| {
            game.play_with(action, &mut Silent).map_err(|_| Forfeit::Illegal(action))?;
            Ok(action)
        });
        match played {
            Ok(action) => history.push(PlayedAction { player: seat, hand, action }),
            Err(why) => {
                result.forfeit = Some((who, why));
                break;
            }
        }
    }
    let scores = game.scores();
    let seats = |who: usize| Player::first(game.players()).filter(move |&seat| contestant_at(seat) == who);
    result.points = [0, 1].map(|who| mean(seats(who), scores));
    result.wins = match &result.forfeit {
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
    result
}

fn mean(seats: impl Iterator<Item = Player>, scores: ByPlayer<i32>) -> f32 {
    let (sum, count) = seats.fold((0, 0), |(sum, count), seat| (sum + scores[seat], count + 1));
    sum as f32 / count.max(1) as f32
}
