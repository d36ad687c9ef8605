//! Steps 2.a and 2.b: putting a figure on a feature (BASE-5, ABB-2).

use std::ops::ControlFlow;

use crate::tiles::{FeatureKind, Pos};

use super::board::TileIndex;
use super::event::tell;
use super::feature::{Feature, SegmentId};
use super::figure::{Figure, Standing};
use super::phase::State;
use super::{Action, ByFigure, Event, FigureKind, Game, Listener, Player, Refusal, Set, Sets, Spot};

/// Which figures may stand on which features in this game, one bit per kind of feature.
#[derive(Clone, Copy, Debug)]
pub(super) struct Roles(ByFigure<u8>);

impl Roles {
    /// Knight, highwayman, monk; farmers only where they are in play (BASE-5.2, BASE-2.5); abbots (ABB-3).
    pub(super) fn new(sets: Sets) -> Self {
        Self(ByFigure::new(|figure| {
            FeatureKind::ALL
                .into_iter()
                .filter(|&feature| match (figure, feature) {
                    (_, FeatureKind::River) => false,
                    (FigureKind::Abbot, feature) => {
                        matches!(feature, FeatureKind::Monastery | FeatureKind::Garden)
                    }
                    (_, FeatureKind::Garden) => false,
                    (_, FeatureKind::Field) => sets.has(Set::Farmers),
                    (_, FeatureKind::Road | FeatureKind::City | FeatureKind::Monastery) => true,
                })
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
    pub(super) fn settlers(self, supply: ByFigure<u8>) -> Settlers {
        Settlers(FeatureKind::ALL.map(|feature| {
            FigureKind::ALL
                .into_iter()
                .filter(|&figure| supply[figure] > 0 && self.allow(figure, feature))
                .fold(0, |bits, figure| bits | 1 << figure as u8)
        }))
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

/// For each kind of feature the figures, as bits, that someone could put there.
pub(super) struct Settlers([u8; FeatureKind::ALL.len()]);

impl Game {
    /// Puts a figure on a feature.
    pub(super) fn settle<L: Listener>(
        &mut self,
        kind: FigureKind,
        pos: Pos,
        number: u8,
        log: &mut L,
    ) -> Result<(), Refusal> {
        self.step_two_open()?;
        let segment = self.may_settle(kind, pos, number)?;
        let player = self.active;
        self.supply[player][kind] -= 1;
        self.put(Figure { owner: player, kind, standing: Standing::Segment(segment) });
        tell(log, || Event::Figure { player, kind, pos, spot: Spot::Segment(number) });
        self.close_step_two(log);
        Ok(())
    }

    /// Where a figure would stand, or the rule against it.
    #[inline]
    fn may_settle(&self, kind: FigureKind, pos: Pos, number: u8) -> Result<SegmentId, Refusal> {
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
        if feature.is_occupied() {
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
        Refusal::Occupied {
            feature: self.board.kind_of(segment),
            by,
            pos: self.board.pos_of(at),
            segment: self.board.features.number_of(at),
        }
    }

    /// All figures that could be put on features.
    #[inline]
    pub(super) fn settlements(&self, visit: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let supply = self.supply[self.active];
        if supply.total() == 0 {
            return ControlFlow::Continue(());
        }
        let settlers = self.roles.settlers(supply);
        if self.open_for_figures(self.placed).is_ok() {
            self.settlements_on(self.placed, &settlers, |_| true, visit)?;
        }
        self.settlements_through_portal(&settlers, visit)
    }

    /// The figures that could be put on one tile's free segments whose feature passes a test.
    #[inline]
    pub(super) fn settlements_on(
        &self,
        tile: TileIndex,
        settlers: &Settlers,
        allowed: impl Fn(&Feature) -> bool,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let tile = self.board.tile(tile);
        let layout = self.board.layout(tile);
        for number in 0..layout.segments {
            let mut left = settlers.0[layout.kinds[usize::from(number)] as usize];
            if left == 0 {
                continue;
            }
            let feature = self.board.feature(tile.first.nth(number));
            if feature.is_occupied() || !allowed(feature) {
                continue;
            }
            while left != 0 {
                let kind = FigureKind::ALL[left.trailing_zeros() as usize];
                left &= left - 1;
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
        if let Standing::Segment(segment) = figure.standing {
            self.board.features.occupy(segment, figure.owner, figure.kind.weight());
        }
        self.figures.push(figure);
    }

    /// Takes a figure off the board; the fairy stays without it (PD-7.7).
    #[inline]
    pub(super) fn lift(&mut self, index: usize) -> Figure {
        let figure = self.figures.swap_remove(index);
        if let Standing::Segment(segment) = figure.standing {
            self.board.features.vacate(segment, figure.owner, figure.kind.weight());
        }
        self.fairy.leave(figure.standing);
        figure
    }

    /// Takes a figure off the board and gives it back to its owner.
    #[inline]
    pub(super) fn send_home(&mut self, index: usize) -> Figure {
        let figure = self.lift(index);
        self.supply[figure.owner][figure.kind] += 1;
        figure
    }

    /// The tile that a figure stands on.
    #[inline]
    pub(super) fn tile_under(&self, standing: Standing) -> TileIndex {
        match standing {
            Standing::Segment(segment) => self.board.features.tile_of(segment),
            Standing::Tower(tile) => tile,
        }
    }

    /// The square and the spot on it where a figure stands, as actions and events name them.
    pub(super) fn place_of(&self, standing: Standing) -> (Pos, Spot) {
        let pos = self.board.tile(self.tile_under(standing)).pos;
        let spot = match standing {
            Standing::Segment(segment) => Spot::Segment(self.board.features.number_of(segment)),
            Standing::Tower(_) => Spot::Tower,
        };
        (pos, spot)
    }

    /// The number, among the figures on the board, of exactly this figure.
    pub(super) fn find_figure(&self, pos: Pos, spot: Spot, owner: Player, kind: FigureKind) -> Option<usize> {
        let tile = self.board.at(pos)?;
        let standing = match spot {
            Spot::Segment(number) => Standing::Segment(self.board.segment(tile, number)?),
            Spot::Tower => Standing::Tower(tile),
        };
        self.figures.iter().position(|&figure| figure == Figure { owner, kind, standing })
    }
}
