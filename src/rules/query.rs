//! Looking at a game without allocating: what an evaluation asks for thousands of times a second.
//!
//! Everything here is on the table for all to see; nothing tells the order of the tiles not yet drawn.

use std::ops::ControlFlow;

use crate::tiles::{FeatureKind, Pos, Side, SideMask};

use super::feature::{Feature, SegmentId};
use super::figure::Standing;
use super::phase::State;
use super::{Action, BoardSegment, ByPlayer, FigureKind, Game, Player, scoring};

/// The name of a connected feature, valid until the next tile is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FeatureId(SegmentId);

impl FeatureId {
    /// A number below [`Game::feature_bound`], for those who keep something per feature.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.index()
    }
}

/// A figure on the board and the feature it stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Whose it is.
    pub owner: Player,
    /// The kind of figure.
    pub kind: FigureKind,
    /// Its square.
    pub pos: Pos,
    /// What it stands on; nothing if it is on top of a tower.
    pub feature: Option<FeatureId>,
}

/// What can be counted of a feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FeatureFacts {
    /// The kind of feature.
    pub kind: FeatureKind,
    /// Whether it has an inn or a cathedral.
    pub multiplied: bool,
    /// Sides of a road or city that still meet an empty square; squares still missing around a monastery or garden.
    pub open: u16,
    /// Tiles of a road or city.
    pub tiles: u16,
    /// Coats of arms.
    pub shields: u16,
    /// How much each player's figures on it count.
    pub weights: ByPlayer<u8>,
}

impl FeatureFacts {
    fn of(feature: &Feature) -> Self {
        Self {
            kind: feature.kind,
            multiplied: feature.multiplied,
            open: feature.open,
            tiles: feature.tiles,
            shields: feature.shields,
            weights: feature.weights(),
        }
    }

    /// The greatest weight on it.
    #[inline]
    pub fn greatest_weight(&self) -> u8 {
        self.weights.iter().copied().fold(0, u8::max)
    }
}

/// A side of a road or city that meets an empty square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenSide {
    /// The empty square.
    pub gap: Pos,
    /// The side of the empty square that faces the feature.
    pub side: Side,
    /// What all tiles around the empty square show towards it.
    pub demand: SideMask,
}

impl Game {
    /// All figures on the board, in an order that is reproducible but means nothing.
    #[inline]
    pub fn claims(&self) -> impl Iterator<Item = Claim> {
        self.figures.iter().map(|figure| {
            let feature = match figure.standing {
                Standing::Segment(at) => Some(FeatureId(self.board.features.label(at))),
                Standing::Tower(_) => None,
            };
            Claim { owner: figure.owner, kind: figure.kind, pos: figure.pos, feature }
        })
    }

    /// One more than the greatest index of a feature.
    #[inline]
    pub fn feature_bound(&self) -> usize {
        self.board.features.len()
    }

    /// The feature that a tile's segment belongs to.
    pub fn feature_id(&self, at: BoardSegment) -> Option<FeatureId> {
        Some(FeatureId(self.board.features.label(self.board.find(at)?)))
    }

    /// One segment of a feature, as actions and views name it.
    pub fn segment_of(&self, feature: FeatureId) -> BoardSegment {
        self.board.name_of(feature.0)
    }

    /// What can be counted of a feature.
    #[inline]
    pub fn facts(&self, feature: FeatureId) -> FeatureFacts {
        FeatureFacts::of(self.board.feature(feature.0))
    }

    /// What a feature is worth as it stands: its completed value, or what it would bring at the end.
    #[inline]
    pub fn worth_now(&self, feature: FeatureId) -> i32 {
        scoring::worth(&self.board, feature.0).total()
    }

    /// What a road or city would be worth with some more tiles, completed or not.
    #[inline]
    pub fn worth_with(&self, feature: FeatureId, more_tiles: u16, complete: bool) -> i32 {
        let mut grown = *self.board.feature(feature.0);
        grown.tiles += more_tiles;
        scoring::road_or_city(&grown, complete).total()
    }

    /// Shows every open side of a road or city; several can meet the same empty square.
    #[inline]
    pub fn for_each_open_side(&self, feature: FeatureId, mut visit: impl FnMut(OpenSide)) {
        let features = &self.board.features;
        let mut left = features.of(feature.0).open;
        for segment in features.ring(feature.0) {
            if left == 0 {
                return;
            }
            let tile = self.board.tile(features.tile_of(segment));
            let (layout, number) = (self.board.layout(tile), features.number_of(segment));
            for side in Side::ALL {
                if !layout.is_at(number, side, tile.turn) {
                    continue;
                }
                let gap = tile.pos.step(side);
                if let Some(demand) = self.board.grid.demand_near(gap) {
                    visit(OpenSide { gap, side: side.opposite(), demand });
                    left -= 1;
                }
            }
        }
    }

    /// What the tiles around an empty square show towards it; `None` if it touches none or holds a tile.
    #[inline]
    pub fn demand(&self, pos: Pos) -> Option<SideMask> {
        self.board.grid.demand(pos)
    }

    /// The road, city or river that meets an empty square from this side.
    #[inline]
    pub fn feature_across(&self, gap: Pos, side: Side) -> Option<FeatureId> {
        let tile = self.board.tile(self.board.at(gap.step(side))?);
        let number = self.board.layout(tile).segment_at(side.opposite(), tile.turn)?;
        Some(FeatureId(self.board.features.label(tile.first.nth(number))))
    }

    /// Shows every feature that meets an empty square, fields included; one can be shown several times.
    #[inline]
    pub fn for_each_feature_around(&self, gap: Pos, mut visit: impl FnMut(FeatureId)) {
        for side in Side::ALL {
            let Some(tile) = self.board.at(gap.step(side)) else { continue };
            let tile = self.board.tile(tile);
            let (layout, facing) = (self.board.layout(tile), side.opposite());
            let [one, other] = facing.halves();
            let numbers = [
                layout.segment_at(facing, tile.turn),
                layout.field_at(one, tile.turn),
                layout.field_at(other, tile.turn),
            ];
            for number in numbers.into_iter().flatten() {
                visit(FeatureId(self.board.features.label(tile.first.nth(number))));
            }
        }
    }

    /// Shows every empty square beside a tile, with what the tiles around it show towards it.
    #[inline]
    pub fn for_each_gap(&self, mut visit: impl FnMut(Pos, SideMask)) {
        for gap in self.board.grid.gaps() {
            visit(gap.pos, gap.demand);
        }
    }

    /// Shows the cities that a field touches; one that touches it at several places is shown several times.
    #[inline]
    pub fn for_each_touched_city(&self, field: FeatureId, mut visit: impl FnMut(FeatureId)) {
        let features = &self.board.features;
        for segment in features.ring(field.0) {
            let tile = self.board.tile(features.tile_of(segment));
            let mut touched = self.board.layout(tile).touches[usize::from(features.number_of(segment))];
            while touched != 0 {
                let city = tile.first.nth(touched.trailing_zeros() as u8);
                touched &= touched - 1;
                visit(FeatureId(features.label(city)));
            }
        }
    }

    /// Shows what the active player could claim on the tile just laid, and with which figures.
    #[inline]
    pub fn for_each_new_claim(&self, mut visit: impl FnMut(FigureKind, FeatureId)) {
        if self.state != (State::Figure { spent: false }) || self.open_for_figures(self.placed).is_err() {
            return;
        }
        let placeable = self.roles.placeable(self.supply[self.active]);
        let first = self.board.tile(self.placed).first;
        let _ = self.figure_placements_on(self.placed, &placeable, |_| true, &mut |action| {
            if let Action::Figure { kind, segment, .. } = action {
                visit(kind, FeatureId(self.board.features.label(first.nth(segment))));
            }
            ControlFlow::Continue(())
        });
    }

    /// The square the fairy stands on.
    #[inline]
    pub fn fairy_square(&self) -> Option<Pos> {
        self.fairy.pos()
    }

    /// Whose follower the fairy stands with, and the feature that follower is on.
    pub fn fairy_follower(&self) -> Option<(Player, Option<FeatureId>)> {
        let figure = self.fairy.follower()?;
        let feature = match figure.standing {
            Standing::Segment(at) => Some(FeatureId(self.board.features.label(at))),
            Standing::Tower(_) => None,
        };
        Some((figure.owner, feature))
    }

    /// How many figures of `owner` a player holds.
    #[inline]
    pub fn held(&self, holder: Player, owner: Player) -> usize {
        self.tower.prisoners.held(holder, owner).total()
    }

    /// The towers and foundations on the board: square, floors, and whether nobody stands on top.
    #[inline]
    pub fn towers(&self) -> impl Iterator<Item = (Pos, u8, bool)> {
        self.tower.foundations().iter().map(|&index| {
            let tile = self.board.tile(index);
            (tile.pos, tile.floors, self.figure_on(index).is_none())
        })
    }
}
