//! What flies over the map for a moment: points, arriving tiles.

use egui::{Color32, Vec2, vec2};

use crate::rules::Event;
use crate::tiles::Pos;

/// Something that is shown for a while.
#[derive(Clone, Debug)]
pub struct Effect {
    /// What is shown.
    pub show: Show,
    /// When it began, in seconds of the window's clock.
    pub begin: f64,
    /// How long it lasts.
    pub secs: f32,
}

/// What an effect shows.
#[derive(Clone, Debug)]
pub enum Show {
    /// Points over the feature they were given for.
    Points {
        /// Middle of the feature, in map coordinates.
        at: Vec2,
        /// Such as "+8".
        text: String,
        /// How they add up.
        detail: String,
        /// The player's colour.
        colour: Color32,
    },
    /// A tile slides to its square.
    Arrival {
        /// The square.
        pos: Pos,
    },
}

/// All effects under way.
#[derive(Clone, Debug, Default)]
pub struct Effects {
    list: Vec<Effect>,
}

impl Effects {
    /// Begins an effect; one without duration is never seen.
    pub fn begin(&mut self, show: Show, begin: f64, secs: f32) {
        if secs > 0.0 {
            self.list.push(Effect { show, begin, secs });
        }
    }

    /// Forgets what is over; `true` while anything is left.
    pub fn advance(&mut self, now: f64) -> bool {
        self.list.retain(|effect| now < effect.begin + f64::from(effect.secs));
        !self.list.is_empty()
    }

    /// Ends everything at once, as a click does.
    pub fn skip(&mut self) {
        self.list.clear();
    }

    /// The effects that have begun, with how far they have come from 0 to 1.
    pub fn running(&self, now: f64) -> impl Iterator<Item = (&Show, f32)> {
        self.list
            .iter()
            .filter(move |effect| now >= effect.begin)
            .map(move |effect| (&effect.show, ((now - effect.begin) as f32 / effect.secs).clamp(0.0, 1.0)))
    }

    /// How far the tile on a square has come, if it is arriving.
    pub fn arrival(&self, pos: Pos, now: f64) -> Option<f32> {
        self.running(now).find_map(|(show, part)| match show {
            Show::Arrival { pos: arriving } if *arriving == pos => Some(part),
            _ => None,
        })
    }
}

/// The middle of the squares that points were given for, in map coordinates.
pub fn middle_of(event: &Event) -> Option<Vec2> {
    let Event::Score(score) = event else { return None };
    let sum = score
        .squares
        .iter()
        .fold(Vec2::ZERO, |sum, pos| sum + vec2(f32::from(pos.x) + 0.5, f32::from(pos.y) + 0.5));
    (!score.squares.is_empty()).then(|| sum / score.squares.len() as f32)
}
