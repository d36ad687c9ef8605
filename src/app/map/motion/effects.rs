//! What moves over the map for a while: a timeline of everything that has just happened.
//!
//! The game is always ahead of the picture. Until an effect has begun, what it is about is shown as it was before: a
//! figure still stands, the dragon has not moved, points are not yet on the track. So everything can be skipped at any
//! moment, and nobody has to wait for it.

use egui::{Color32, Vec2};

use crate::rules::{BoardSegment, ByFigure, ByPlayer, FairyView, FigureKind, FigureView, Player};
use crate::tiles::Pos;

/// Something that is shown for a while.
#[derive(Clone, Debug, PartialEq)]
pub struct Effect {
    /// What is shown.
    pub show: Show,
    /// When it begins, in seconds of the window's clock.
    pub begin: f64,
    /// How long it lasts.
    pub secs: f32,
}

/// What an effect shows.
#[derive(Clone, Debug, PartialEq)]
pub enum Show {
    /// A tile slides to its square.
    Arrival(Pos),
    /// A figure drops onto its place.
    Drop(FigureView),
    /// A figure stands until it flies away.
    Leave {
        /// The figure and where it stood.
        figure: FigureView,
        /// Who gets it.
        to: Player,
        /// Whether the dragon swallows it first.
        is_eaten: bool,
    },
    /// A captured figure goes from one player to another.
    Freed {
        /// Whose it is.
        player: Player,
        /// The kind of figure.
        kind: FigureKind,
        /// Who held it.
        holder: Player,
    },
    /// A new floor settles on a tower.
    Floor(Pos),
    /// The dragon moves.
    Dragon {
        /// From where; out of the sky if from nowhere.
        from: Option<Pos>,
        /// To where.
        to: Pos,
    },
    /// The fairy moves to where she stands now.
    Fairy {
        /// From where; out of the sky if from nowhere.
        from: Option<FairyView>,
    },
    /// Points over what they were given for, then on their way to the score track.
    Points(Award),
}

/// Points and how they are shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Award {
    /// Who gets them.
    pub player: Player,
    /// Who pays them, if anyone does.
    pub from: Option<Player>,
    /// How many.
    pub points: i32,
    /// How they add up.
    pub detail: String,
    /// The player's colour.
    pub colour: Color32,
    /// Middle of the feature, in map coordinates; none for what did not happen on the map.
    pub at: Option<Vec2>,
    /// A segment of the feature, which lights up.
    pub feature: Option<BoardSegment>,
    /// Whether the feature is shown as a field of its owner.
    pub is_field: bool,
    /// How many cards lie over this one.
    pub row: usize,
}

impl Effect {
    fn end(&self) -> f64 {
        self.begin + f64::from(self.secs)
    }

    /// How far it has come, from 0 to 1; below 0 before it begins.
    fn part(&self, now: f64) -> f32 {
        if now < self.begin {
            -1.0
        } else if self.secs > 0.0 {
            (((now - self.begin) as f32) / self.secs).min(1.0)
        } else {
            1.0
        }
    }
}

/// All effects under way and to come.
#[derive(Clone, Debug, Default)]
pub struct Effects {
    list: Vec<Effect>,
}

impl Effects {
    /// Begins effects instead of those that are still under way; one that is over at once is never seen.
    pub fn begin(&mut self, effects: Vec<Effect>, now: f64) {
        self.list = effects;
        self.advance(now);
    }

    /// Adds one effect to those under way.
    pub fn add(&mut self, effect: Effect, now: f64) {
        self.list.push(effect);
        self.advance(now);
    }

    /// Forgets what is over.
    pub fn advance(&mut self, now: f64) {
        self.list.retain(|effect| now < effect.end());
    }

    /// Ends everything at once, as a click does.
    pub fn skip(&mut self) {
        self.list.clear();
    }

    /// Whether anything is under way or to come.
    pub fn is_playing(&self) -> bool {
        !self.list.is_empty()
    }

    /// Seconds until everything is over.
    pub fn left(&self, now: f64) -> f64 {
        self.list.iter().map(|effect| effect.end() - now).fold(0.0, f64::max)
    }

    /// Seconds until the next effect begins or ends, if there is one.
    pub fn until_change(&self, now: f64) -> Option<f64> {
        self.list
            .iter()
            .flat_map(|effect| [effect.begin, effect.end()])
            .filter(|&time| time > now)
            .map(|time| time - now)
            .reduce(f64::min)
    }

    /// All effects with how far they have come; below 0 before they begin.
    pub fn all(&self, now: f64) -> impl Iterator<Item = (&Show, f32)> {
        self.list.iter().map(move |effect| (&effect.show, effect.part(now)))
    }

    fn find(&self, now: f64, about: impl Fn(&Show) -> bool) -> Option<f32> {
        self.all(now).find_map(|(show, part)| about(show).then_some(part))
    }

    /// How far the tile on a square has come, if it is arriving.
    pub fn arrival(&self, pos: Pos, now: f64) -> Option<f32> {
        self.find(now, |show| *show == Show::Arrival(pos))
    }

    /// How far a figure has come down, if it is dropping.
    pub fn drop(&self, figure: FigureView, now: f64) -> Option<f32> {
        self.find(now, |show| *show == Show::Drop(figure))
    }

    /// How far a tower's new floor has come down.
    pub fn floor(&self, pos: Pos, now: f64) -> Option<f32> {
        self.find(now, |show| *show == Show::Floor(pos))
    }

    /// Where the dragon comes from and goes to, and how far it has come.
    pub fn dragon(&self, now: f64) -> Option<(Option<Pos>, Pos, f32)> {
        self.all(now).find_map(|(show, part)| match *show {
            Show::Dragon { from, to } => Some((from, to, part)),
            _ => None,
        })
    }

    /// Where the fairy comes from and how far she has come.
    pub fn fairy(&self, now: f64) -> Option<(Option<FairyView>, f32)> {
        self.all(now).find_map(|(show, part)| match *show {
            Show::Fairy { from } => Some((from, part)),
            _ => None,
        })
    }

    /// Points that the game has counted and that have not arrived yet, for each player.
    pub fn owed(&self) -> ByPlayer<i32> {
        let mut owed = ByPlayer::default();
        for effect in &self.list {
            if let Show::Points(award) = &effect.show {
                owed[award.player] += award.points;
                if let Some(payer) = award.from {
                    owed[payer] -= award.points;
                }
            }
        }
        owed
    }

    /// Figures that are home in the game and have not arrived yet, for each player.
    pub fn away(&self) -> ByPlayer<ByFigure<u8>> {
        let mut away: ByPlayer<ByFigure<u8>> = ByPlayer::default();
        for effect in &self.list {
            match effect.show {
                Show::Leave { figure, to, .. } if to == figure.player => away[to][figure.kind] += 1,
                Show::Freed { player, kind, .. } => away[player][kind] += 1,
                _ => {}
            }
        }
        away
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Spot;

    fn figure() -> FigureView {
        let (pos, spot) = (Pos::ORIGIN, Spot::Segment(0));
        FigureView { pos, spot, player: Player::new(1), kind: FigureKind::Meeple }
    }

    fn leave(begin: f64, secs: f32) -> Effect {
        Effect { show: Show::Leave { figure: figure(), to: Player::new(1), is_eaten: false }, begin, secs }
    }

    #[test]
    fn a_figure_stands_until_it_flies_and_is_in_the_supply_when_it_arrives() {
        let mut effects = Effects::default();
        effects.begin(vec![leave(2.0, 1.0)], 0.0);
        assert!(effects.all(1.0).all(|(_, part)| part < 0.0));
        assert_eq!(effects.away()[Player::new(1)][FigureKind::Meeple], 1);
        effects.advance(3.0);
        assert!(!effects.is_playing());
        assert_eq!(effects.away()[Player::new(1)][FigureKind::Meeple], 0);
    }

    #[test]
    fn without_motion_a_figure_still_waits_for_its_moment() {
        let mut effects = Effects::default();
        effects.begin(vec![leave(2.0, 0.0)], 0.0);
        assert_eq!(effects.until_change(0.0), Some(2.0));
        effects.advance(2.0);
        assert!(!effects.is_playing());
    }
}
