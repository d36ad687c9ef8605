//! Turns what happened into a timeline: one thing after the other, in an order that can be followed.

use egui::{Vec2, vec2};

use crate::app::text::Words;
use crate::app::theme::{Pace, colour, colour_set, secs};
use crate::rules::{Event, FigureView, Player, Score, ScoreReason};
use crate::session::Control;
use crate::tiles::{FeatureKind, Pos};

use crate::app::map::motion::effects::{Award, Effect, Show};

/// Part of the time that points stay on the map after which figures leave and the next points appear.
const READ: f32 = 0.5;

/// What is needed to tell a timeline.
pub struct Script<'a> {
    /// How to speak.
    pub words: Words<'a>,
    /// How fast things happen.
    pub pace: Pace,
    /// Now, in seconds of the window's clock.
    pub now: f64,
}

impl Script<'_> {
    /// The timeline of some events.
    pub fn effects(&self, events: &[Event]) -> Vec<Effect> {
        let pace = self.pace;
        let mut scene = Timeline { now: self.now, time: 0.0, is_final: false, list: Vec::new() };
        let mut last: Option<(&Score, f32, usize)> = None;
        let mut leaving = 0.0;
        let finale = self.finale(events);
        for event in events {
            match event {
                Event::Placed { player, pos, .. } if self.is_news(*player) => {
                    scene.next(Show::Arrival(*pos), pace.arrival);
                }
                &Event::Figure { player, kind, pos, spot } => {
                    scene.next(Show::Drop(FigureView { pos, spot, player, kind }), pace.drop);
                }
                Event::Floor { player, pos, .. } if self.is_news(*player) => {
                    scene.next(Show::Floor(*pos), pace.drop);
                }
                &Event::Dragon { from, to, .. } => scene.next(Show::Dragon { from, to }, pace.step),
                &Event::Eaten { player, kind, pos, spot } => {
                    let figure = FigureView { pos, spot, player, kind };
                    scene.along(Show::Leave { figure, to: player, is_eaten: true }, 1.6 * pace.flight);
                }
                &Event::Removed { player, kind, pos, spot, .. } => {
                    let figure = FigureView { pos, spot, player, kind };
                    scene.next(Show::Leave { figure, to: player, is_eaten: false }, pace.flight);
                }
                &Event::Captured { by, player, kind, pos, spot } => {
                    let figure = FigureView { pos, spot, player, kind };
                    scene.next(Show::Leave { figure, to: by, is_eaten: false }, pace.flight);
                }
                Event::Exchanged { first, second } => {
                    for (freed, holder) in [(first, second.player), (second, first.player)] {
                        let (player, kind) = (freed.player, freed.kind);
                        scene.along(Show::Freed { player, kind, holder }, 1.4 * pace.flight);
                    }
                }
                &Event::Ransomed { player, holder, kind, points } => {
                    scene.along(Show::Points(self.ransom(player, holder, points)), pace.points * READ);
                    scene.along(Show::Freed { player, kind, holder }, 1.4 * pace.flight);
                }
                &Event::Fairy { from, .. } => scene.next(Show::Fairy { from }, pace.step),
                Event::Score(score) if score.is_empty_field() => {}
                Event::Score(score) => {
                    let is_final = matches!(score.reason, ScoreReason::Final(_));
                    let (begin, row) = match last {
                        Some((before, begin, row)) if is_together(before, score) => (begin, row + 1),
                        Some((_, begin, _)) if scene.is_final => (begin + finale, 0),
                        Some((_, begin, _)) => (scene.time.max(begin + pace.points * READ), 0),
                        None => (scene.time, 0),
                    };
                    scene.is_final |= is_final;
                    let secs = if scene.is_final { finale * 1.1 } else { pace.points };
                    scene.at(begin, Show::Points(self.points(score, row)), secs);
                    leaving = begin + secs * READ;
                    last = Some((score, begin, row));
                }
                &Event::Returned { player, kind, pos, spot } => {
                    let figure = FigureView { pos, spot, player, kind };
                    scene.at(leaving, Show::Leave { figure, to: player, is_eaten: false }, pace.flight);
                    leaving += if pace.flight > 0.0 { secs::BETWEEN_FIGURES } else { 0.0 };
                }
                Event::Turn { .. }
                | Event::Drawn { .. }
                | Event::Discarded { .. }
                | Event::SetAside { .. }
                | Event::ShuffledIn { .. }
                | Event::Placed { .. }
                | Event::Floor { .. }
                | Event::Final { .. } => {}
            }
        }
        scene.list
    }

    /// Whether what a player laid out has not been seen yet; people lay out their own turn before they confirm it.
    fn is_news(&self, player: Player) -> bool {
        self.words.seats.get(player.index()).is_some_and(|seat| seat.control != Control::Human)
    }

    /// Seconds for each thing that is counted at the end.
    fn finale(&self, events: &[Event]) -> f32 {
        let is_counted = |event: &&Event| match event {
            Event::Score(score) => matches!(score.reason, ScoreReason::Final(_)) && !score.is_empty_field(),
            _ => false,
        };
        let count = events.iter().filter(is_counted).count();
        let usual = self.pace.finale;
        usual.min((usual * secs::FINALE / (secs::COUNTED * count.max(1) as f32)).max(usual * 0.45))
    }

    fn points(&self, score: &Score, row: usize) -> Award {
        let field = matches!(score.reason, ScoreReason::Final(FeatureKind::Field));
        Award {
            player: score.player,
            from: None,
            points: score.points,
            detail: self.words.derivation(&score.derivation),
            colour: self.colour(score.player),
            at: middle_of(&score.squares),
            feature: score.feature,
            is_field: field,
            row,
        }
    }

    fn ransom(&self, player: Player, holder: Player, points: i32) -> Award {
        Award {
            player: holder,
            from: Some(player),
            points,
            detail: String::new(),
            colour: self.colour(holder),
            at: None,
            feature: None,
            is_field: false,
            row: 0,
        }
    }

    fn colour(&self, player: Player) -> egui::Color32 {
        let number = self.words.seats.get(player.index()).map_or(0, |seat| seat.colour);
        colour(colour_set(self.words.colours).style(number).fill)
    }
}

/// Effects laid one after the other.
struct Timeline {
    now: f64,
    /// Seconds from now at which the next thing begins.
    time: f32,
    is_final: bool,
    list: Vec<Effect>,
}

impl Timeline {
    fn at(&mut self, time: f32, show: Show, secs: f32) {
        self.list.push(Effect { show, begin: self.now + f64::from(time), secs });
    }

    /// Begins when what came before is over.
    fn next(&mut self, show: Show, secs: f32) {
        self.along(show, secs);
        self.time += secs;
    }

    /// Begins together with what comes next.
    fn along(&mut self, show: Show, secs: f32) {
        self.at(self.time, show, secs);
    }
}

/// Whether two scores are for the same thing, so that their cards lie together.
fn is_together(before: &Score, score: &Score) -> bool {
    before.feature.is_some()
        && (before.feature == score.feature
            || (matches!(score.reason, ScoreReason::FairyBonus(_))
                && score.squares.iter().all(|pos| before.squares.contains(pos))))
}

/// The middle of the square that lies nearest the middle of all, in map coordinates.
fn middle_of(squares: &[Pos]) -> Option<Vec2> {
    let middle = |pos: &Pos| vec2(f32::from(pos.x) + 0.5, f32::from(pos.y) + 0.5);
    let mean = squares.iter().map(middle).fold(Vec2::ZERO, |sum, at| sum + at) / squares.len().max(1) as f32;
    squares.iter().map(middle).min_by(|a, b| (*a - mean).length_sq().total_cmp(&(*b - mean).length_sq()))
}

#[cfg(test)]
mod tests {
    use rand_core::SeedableRng as _;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::super::effects::Effects;
    use super::*;
    use crate::i18n::Language;
    use crate::rules::{Game, Set, Setup};
    use crate::session::Seat;
    use crate::storage::{ColourChoice, Speed};

    /// Plays whole games with everything in them and looks at the timeline of each action.
    fn each_action(pace: Pace, look: impl Fn(&Game, &Game, &Effects)) {
        let texts = Language::En.texts();
        let seats: Vec<Seat> = (0..3).map(Seat::default_for).collect();
        let words = Words { texts: &texts, seats: &seats, colours: ColourChoice::Classic };
        for seed in 0..4 {
            let setup = Setup::base(3, seed).with_sets(Set::ALL);
            let mut game = Game::new(&setup).expect("a legal setup");
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            while let Some(action) = game.random_action(&mut rng, &mut Vec::new()) {
                let before = game.clone();
                let events = game.play(action).expect("a legal action");
                let script = Script { words, pace, now: 5.0 };
                let mut effects = Effects::default();
                effects.begin(script.effects(&events), 5.0);
                look(&before, &game, &effects);
            }
        }
    }

    #[test]
    fn what_is_owed_is_what_the_game_has_just_given() {
        each_action(Pace::of(Speed::Normal, false), |before, after, effects| {
            for player in Player::first(3) {
                assert_eq!(effects.owed()[player], after.scores()[player] - before.scores()[player]);
            }
        });
    }

    #[test]
    fn at_once_means_that_nothing_is_ever_on_its_way() {
        each_action(Pace::of(Speed::Instant, false), |_, _, effects| assert!(!effects.is_playing()));
    }

    #[test]
    fn less_motion_leaves_only_the_points_to_read() {
        each_action(Pace::of(Speed::Normal, true), |_, _, effects| {
            for (show, part) in effects.all(5.0) {
                assert!(part < 0.0 || matches!(show, Show::Points(_)), "{show:?} moves");
            }
        });
    }
}
