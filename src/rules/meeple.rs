//! Steps 2.a and 2.b: putting a figure on a feature (BASE-5, ABB-2).

use std::ops::ControlFlow;

use crate::tiles::{FeatureKind, Pos};

use super::board::TileIndex;
use super::event::tell;
use super::feature::{Feature, SegmentId};
use super::figure::{Figure, FigureKinds, Standing};
use super::phase::State;
use super::{
    Action, BoardSegment, ByFigure, Event, FigureKind, FigureView, Game, Ground, Listener, Refusal, Role,
    Set, Sets, Spot,
};

/// Which figures may stand on which features in this game, one bit per kind of feature.
#[derive(Clone, Copy, Debug)]
pub(super) struct Roles(ByFigure<u8>);

impl Roles {
    /// As the table of figures says; farmers only where they are in play (BASE-2.5).
    pub(super) fn new(sets: Sets) -> Self {
        let is_in_play = |role| role != Role::Farmer || sets.has(Set::Farmers);
        Self(ByFigure::new(|figure| {
            FeatureKind::ALL
                .into_iter()
                .filter(|&feature| figure.role(Ground::Feature(feature)).is_some_and(is_in_play))
                .fold(0, |bits, feature| bits | 1 << feature as u8)
        }))
    }

    /// Whether a figure may stand on such a feature.
    #[inline]
    pub(super) fn allow(self, figure: FigureKind, feature: FeatureKind) -> bool {
        self.0[figure] & 1 << feature as u8 != 0
    }

    /// What can be put where from a supply.
    #[inline]
    pub(super) fn placeable(self, supply: ByFigure<u8>) -> Placeable {
        Placeable(
            FeatureKind::ALL.map(|feature| {
                FigureKinds::which(|figure| supply[figure] > 0 && self.allow(figure, feature))
            }),
        )
    }

    /// The rule that keeps a figure off such a feature.
    pub(super) fn check(self, figure: FigureKind, feature: FeatureKind) -> Result<(), Refusal> {
        if self.allow(figure, feature) {
            return Ok(());
        }
        Err(match (figure, feature) {
            (_, FeatureKind::River) => Refusal::OnRiver,
            (FigureKind::Abbot, feature) => Refusal::AbbotElsewhere { feature },
            (_, FeatureKind::Garden) => Refusal::GardenNeedsAbbot,
            _ => Refusal::NoFarmers,
        })
    }
}

/// For each kind of feature the figures that someone could put there.
pub(super) struct Placeable([FigureKinds; FeatureKind::ALL.len()]);

impl Game {
    /// Puts a figure on a feature.
    pub(super) fn place_figure<L: Listener>(
        &mut self,
        kind: FigureKind,
        pos: Pos,
        number: u8,
        log: &mut L,
    ) -> Result<(), Refusal> {
        self.step_two_open()?;
        let segment = self.may_place_figure(kind, pos, number)?;
        let player = self.active;
        self.supply[player][kind] -= 1;
        let spot = Spot::Segment(number);
        self.put(Figure { owner: player, kind, pos, spot, standing: Standing::Segment(segment) });
        tell(log, || Event::Figure { player, kind, pos, spot });
        self.close_step_two(log);
        Ok(())
    }

    /// Where a figure would stand, or the rule against it.
    #[inline]
    fn may_place_figure(&self, kind: FigureKind, pos: Pos, number: u8) -> Result<SegmentId, Refusal> {
        let tile = self.board.at(pos).ok_or(Refusal::NoTile { pos })?;
        let segment = self.board.segment(tile, number).ok_or(Refusal::NoSegment { pos, segment: number })?;
        let feature = self.board.feature(segment);
        self.roles.check(kind, feature.kind)?;
        self.open_for_figures(tile)?;
        if tile != self.placed {
            self.portal_reaches(tile, segment)?;
        }
        if self.supply[self.active][kind] == 0 {
            return Err(Refusal::NoFigureLeft { kind });
        }
        if !feature.may_be_joined_by().has(kind) {
            return Err(self.occupied(segment));
        }
        Ok(segment)
    }

    /// Who keeps a feature from being claimed, and from where (BASE-5.3).
    #[cold]
    fn occupied(&self, segment: SegmentId) -> Refusal {
        let label = self.board.features.label(segment);
        let figure = self.figures.iter().find_map(|figure| match figure.standing {
            Standing::Segment(at) if self.board.features.label(at) == label => Some((figure.owner, at)),
            _ => None,
        });
        let (by, at) = figure.unwrap_or((self.active, segment));
        let BoardSegment { pos, segment: number } = self.board.name_of(at);
        Refusal::Occupied { feature: self.board.kind_of(segment), by, pos, segment: number }
    }

    /// All figures that could be put on features of the new tile.
    #[inline]
    pub(super) fn figure_placements(
        &self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let supply = self.supply[self.active];
        if supply.total() == 0 || self.open_for_figures(self.placed).is_err() {
            return ControlFlow::Continue(());
        }
        self.figure_placements_on(self.placed, &self.roles.placeable(supply), |_| true, visit)
    }

    /// The figures that could be put on those segments of a tile whose feature passes a test.
    #[inline]
    pub(super) fn figure_placements_on(
        &self,
        tile: TileIndex,
        placeable: &Placeable,
        allowed: impl Fn(&Feature) -> bool,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let tile = self.board.tile(tile);
        let layout = self.board.layout(tile);
        for number in 0..layout.segments {
            let placeable = placeable.0[layout.kinds[usize::from(number)] as usize];
            if placeable == FigureKinds::NONE {
                continue;
            }
            let feature = self.board.feature(tile.first.nth(number));
            let kinds = placeable.and(feature.may_be_joined_by());
            if kinds == FigureKinds::NONE || !allowed(feature) {
                continue;
            }
            for kind in kinds.iter() {
                visit(Action::Figure { kind, pos: tile.pos, segment: number })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether step 2 still has its action.
    #[inline]
    pub(super) fn step_two_open(&self) -> Result<(), Refusal> {
        match self.state {
            State::Figure { spent: false } => Ok(()),
            State::Figure { spent: true } => Err(Refusal::ActionSpent),
            _ => Err(self.not_now()),
        }
    }

    /// Stands a figure on the board.
    #[inline]
    pub(super) fn put(&mut self, figure: Figure) {
        match figure.standing {
            Standing::Segment(segment) => {
                self.board.features.occupy(segment, figure.owner, figure.kind.weight());
            }
            Standing::Tower(tile) => self.board.tiles[tile.index()].closed = true,
        }
        self.figures.push(figure);
    }

    /// Takes a figure off the board; the fairy stays without it (PD-7.7).
    #[inline]
    pub(super) fn lift(&mut self, index: usize) -> Figure {
        let figure = self.figures.swap_remove(index);
        match figure.standing {
            Standing::Segment(segment) => {
                self.board.features.vacate(segment, figure.owner, figure.kind.weight());
            }
            // The tower is open again (TW-3.5).
            Standing::Tower(tile) => self.board.tiles[tile.index()].closed = false,
        }
        self.fairy.leave(figure);
        figure
    }

    /// Takes a figure off the board and gives it back to its owner.
    #[inline]
    pub(super) fn send_home(&mut self, index: usize) -> Figure {
        let figure = self.lift(index);
        self.supply[figure.owner][figure.kind] += 1;
        figure
    }

    /// The number, among the figures on the board, of exactly this figure.
    #[inline]
    pub(super) fn find_figure(&self, wanted: FigureView) -> Option<usize> {
        self.figures.iter().position(|figure| figure.view() == wanted)
    }
}
