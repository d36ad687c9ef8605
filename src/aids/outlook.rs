//! What a feature is worth, what it still needs, and which tiles would close it.

use crate::rules::{BoardSegment, FeatureId, FeatureView, Game, Player};
use crate::tiles::{FeatureKind, Kind, Pos, Side, Turn};

use super::gap::{GapView, Stock};

/// What there is to know about a feature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// The feature.
    pub feature: FeatureView,
    /// How much each player's figures on it count, the most first; only those who have any.
    pub weights: Vec<(Player, u8)>,
    /// What it brings as it stands: its full value if it is completed, else what it would bring at the end.
    pub now: i32,
    /// What it brings once completed, at the least: the fewest tiles that it still needs are counted, and nothing
    /// that may be drawn on them. For a field, what it brings if every city that it touches is completed. `None` if
    /// it is completed, or never will be.
    pub finished: Option<i32>,
    /// The sides of its tiles that still meet an empty square.
    pub open: Vec<(Pos, Side)>,
    /// The empty squares that have to be filled before it is completed, row by row.
    pub missing: Vec<Pos>,
    /// Whether one of them can never be filled.
    pub is_stuck: bool,
    /// If one square is missing, how many tiles still to be drawn would complete the feature there.
    pub closers: Option<usize>,
}

impl Outlook {
    /// The outlook of the feature that a tile's segment belongs to.
    pub fn of(game: &Game, stock: &Stock, at: BoardSegment) -> Option<Self> {
        let feature = game.feature(at)?;
        let id = game.feature_id(at)?;
        let (open, missing) = needs(game, &feature, id);
        let is_dead = |&pos: &Pos| GapView::of(game, stock, pos).is_some_and(|gap| gap.is_dead());
        let is_stuck = missing.iter().any(is_dead);
        let mut weights: Vec<(Player, u8)> = Player::first(game.players())
            .map(|player| (player, game.weight(at, player)))
            .filter(|&(_, weight)| weight > 0)
            .collect();
        weights.sort_by_key(|&(player, weight)| (std::cmp::Reverse(weight), player));
        let closers = match *missing.as_slice() {
            [gap] if !feature.complete => Some(closers(game, stock, id, gap)),
            _ => None,
        };
        Some(Self {
            now: feature.worth.total(),
            finished: (!feature.complete && !is_stuck)
                .then(|| finished(game, &feature, id, missing.len()))
                .flatten(),
            weights,
            open,
            missing,
            is_stuck,
            closers,
            feature,
        })
    }
}

/// The open sides of a feature and the squares it still needs.
fn needs(game: &Game, feature: &FeatureView, id: FeatureId) -> (Vec<(Pos, Side)>, Vec<Pos>) {
    let mut open = Vec::new();
    let mut missing = Vec::new();
    match feature.kind {
        FeatureKind::Road | FeatureKind::City => game.for_each_open_side(id, |side| {
            open.push((side.gap.step(side.side), side.side.opposite()));
            missing.push(side.gap);
        }),
        FeatureKind::Monastery | FeatureKind::Garden => {
            let centre = feature.segments[0].pos;
            missing.extend(centre.block().filter(|&pos| game.tile_at(pos).is_none()));
        }
        FeatureKind::Field | FeatureKind::River => {}
    }
    open.sort_unstable();
    missing.sort_unstable();
    missing.dedup();
    (open, missing)
}

/// What a feature brings once completed, at the least.
fn finished(game: &Game, feature: &FeatureView, id: FeatureId, missing: usize) -> Option<i32> {
    match feature.kind {
        FeatureKind::Road | FeatureKind::City => Some(game.worth_with(id, missing as u16, true)),
        FeatureKind::Monastery | FeatureKind::Garden => Some(feature.worth.total() + missing as i32),
        FeatureKind::Field => {
            let each = feature.worth.terms().next().map_or(3, |term| i32::from(term.each));
            Some(feature.cities.len() as i32 * each)
        }
        FeatureKind::River => None,
    }
}

/// How many tiles still to be drawn would complete a feature on the one square that it needs.
fn closers(game: &Game, stock: &Stock, feature: FeatureId, gap: Pos) -> usize {
    let closes_somehow = |kind: Kind| {
        let turns = game.turns_at(kind, gap);
        Turn::ALL
            .into_iter()
            .any(|turn| turns & 1 << turn.quarters() != 0 && closes(game, feature, kind, gap, turn))
    };
    stock.left.iter().filter(|&(&kind, _)| closes_somehow(kind)).map(|(_, count)| count).sum()
}

/// Whether a tile that fits would complete a feature.
///
/// The tile may join the feature to others, which must then be completed by it as well.
pub fn closes(game: &Game, feature: FeatureId, kind: Kind, gap: Pos, turn: Turn) -> bool {
    match game.facts(feature).kind {
        FeatureKind::Road | FeatureKind::City => {}
        FeatureKind::Monastery | FeatureKind::Garden => {
            let centre = game.segment_of(feature).pos;
            return game.facts(feature).open == 1 && centre.is_in_block_of(gap);
        }
        FeatureKind::Field | FeatureKind::River => return false,
    }
    let layout = game.catalogue().layout(kind);
    let mut joined = vec![feature];
    let mut next = 0;
    let mut meets = false;
    while let Some(&part) = joined.get(next) {
        next += 1;
        let mut only_here = true;
        game.for_each_open_side(part, |open| only_here &= open.gap == gap);
        if !only_here {
            return false;
        }
        for side in Side::ALL.into_iter().filter(|&side| game.feature_across(gap, side) == Some(part)) {
            let Some(segment) = layout.segment_at(side, turn) else { return false };
            meets = true;
            for other in Side::ALL.into_iter().filter(|&other| layout.is_at(segment, other, turn)) {
                let Some(across) = game.feature_across(gap, other) else { return false };
                if !joined.contains(&across) {
                    joined.push(across);
                }
            }
        }
    }
    meets
}
