//! Looking at a game: everything a player could see on the table.

use crate::tiles::{Catalogue, FeatureKind, Kind, Pos};

use super::board::PlacedTile;
use super::feature::SegmentId;
use super::figure::Standing;
use super::phase::{Phase, State};
use super::{
    BoardSegment, ByFigure, ByPlayer, Derivation, FigureKind, Game, Ground, Payout, Player, Role,
    RuleOptions, Spot, farmers, scoring,
};

/// A figure on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FigureView {
    /// Its square.
    pub pos: Pos,
    /// Where on the tile it stands.
    pub spot: Spot,
    /// Whose it is.
    pub player: Player,
    /// The kind of figure.
    pub kind: FigureKind,
}

/// A captured figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Prisoner {
    /// Who holds it.
    pub holder: Player,
    /// Whose it is.
    pub owner: Player,
    /// The kind of figure.
    pub kind: FigureKind,
}

/// The fairy on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FairyView {
    /// Her square.
    pub pos: Pos,
    /// The follower she stands with, if it is still there.
    pub with: Option<FigureView>,
}

/// A connected feature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FeatureView {
    /// The kind of feature.
    pub kind: FeatureKind,
    /// Whether it is completed.
    pub complete: bool,
    /// Its squares, row by row; for a monastery or garden the tiles it counts.
    pub squares: Vec<Pos>,
    /// Its segments, sorted.
    pub segments: Vec<BoardSegment>,
    /// Sides of a road or city that still meet an empty square; squares still missing around a monastery or garden.
    pub open: usize,
    /// Coats of arms in it.
    pub shields: usize,
    /// Whether it has an inn or a cathedral.
    pub multiplied: bool,
    /// The figures on it, sorted by place.
    pub figures: Vec<FigureView>,
    /// What it is worth as it stands to whoever has the majority: its completed value, or what it would bring at the end.
    pub worth: Derivation,
    /// Who would get how much: everyone with the greatest weight.
    pub payouts: Vec<Payout>,
    /// For a field, one segment of each city it touches, completed or not.
    pub cities: Vec<BoardSegment>,
}

impl Game {
    /// How many play.
    pub fn players(&self) -> usize {
        self.players
    }

    /// The rule options of this game.
    pub fn options(&self) -> RuleOptions {
        self.options
    }

    /// The catalogue the tiles come from.
    pub fn catalogue(&self) -> &'static Catalogue {
        self.board.catalogue
    }

    /// What has to be decided now.
    pub fn phase(&self) -> Phase {
        match self.state {
            State::Place { .. } => Phase::Place,
            State::Princess { .. } => Phase::Princess,
            State::Figure { .. } => Phase::Figure,
            State::Capture { .. } => Phase::Capture,
            State::Release { .. } => Phase::Release,
            State::Dragon { .. } => Phase::Dragon,
            State::Over => Phase::Over,
        }
    }

    /// Whether the game has ended.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.state == State::Over
    }

    /// Whose turn it is.
    pub fn active_player(&self) -> Player {
        self.active
    }

    /// Who has to act now; in a dragon walk that goes round (PD-4.2).
    pub fn player_to_act(&self) -> Player {
        match &self.state {
            State::Dragon { walk, .. } => self.dragon_mover(walk),
            _ => self.active,
        }
    }

    /// The drawn tile, while it has to be laid.
    pub fn hand(&self) -> Option<Kind> {
        match self.state {
            State::Place { tile } => Some(tile),
            _ => None,
        }
    }

    /// The tile laid last.
    pub fn last_placed(&self) -> PlacedTile {
        self.board.tile(self.placed)
    }

    /// Points of each player.
    pub fn scores(&self) -> ByPlayer<i32> {
        self.scores
    }

    /// Figures in a player's supply.
    pub fn supply(&self, player: Player) -> ByFigure<u8> {
        self.supply[player]
    }

    /// Tower floors in a player's supply.
    pub fn floors(&self, player: Player) -> u8 {
        self.tower.floors[player]
    }

    /// All placed tiles, in the order they were laid.
    pub fn tiles(&self) -> impl DoubleEndedIterator<Item = PlacedTile> + ExactSizeIterator {
        self.board.tiles.iter().copied()
    }

    /// The tile on a square.
    pub fn tile_at(&self, pos: Pos) -> Option<PlacedTile> {
        self.board.at(pos).map(|tile| self.board.tile(tile))
    }

    /// The corners of the smallest rectangle that holds all tiles.
    pub fn bounds(&self) -> (Pos, Pos) {
        self.board.grid.bounds()
    }

    /// All empty squares beside tiles, row by row.
    pub fn gaps(&self) -> Vec<Pos> {
        let mut gaps: Vec<Pos> = self.board.grid.gaps().iter().map(|gap| gap.pos).collect();
        gaps.sort_unstable();
        gaps
    }

    /// Tiles still to be drawn, in no telling order.
    pub fn unseen(&self) -> impl Iterator<Item = Kind> {
        self.deck.unseen()
    }

    /// River tiles still to be drawn, in no telling order; they come before all others (RIV-2, RIV-8).
    pub fn river_pile(&self) -> impl Iterator<Item = Kind> {
        self.deck.river_pile()
    }

    /// The other tiles still to be drawn, in no telling order.
    pub fn main_pile(&self) -> impl Iterator<Item = Kind> {
        self.deck.main_pile()
    }

    /// The set-aside tiles that the first volcano will shuffle into the pile (PD-2.5).
    pub fn returning(&self) -> &[Kind] {
        self.deck.returning()
    }

    /// How many tiles are still to be drawn.
    pub fn unseen_count(&self) -> usize {
        self.deck.len()
    }

    /// Dragon tiles waiting for the first volcano (PD-3.1).
    pub fn set_aside(&self) -> &[Kind] {
        &self.deck.aside
    }

    /// Tiles that fitted nowhere, in the order they left the game.
    pub fn discarded(&self) -> &[Kind] {
        &self.deck.discarded
    }

    /// All figures on the board, sorted by place.
    pub fn figures(&self) -> Vec<FigureView> {
        let mut figures: Vec<FigureView> = self.figures.iter().map(|figure| figure.view()).collect();
        figures.sort_unstable();
        figures
    }

    /// What a figure is where it stands, or stood; `None` if there is no such place.
    pub fn role_of(&self, figure: FigureView) -> Option<Role> {
        let ground = match figure.segment() {
            Some(at) => Ground::Feature(self.feature_kind(at)?),
            None => Ground::Tower,
        };
        figure.kind.role(ground)
    }

    /// All captured figures, sorted.
    pub fn prisoners(&self) -> Vec<Prisoner> {
        let mut prisoners = Vec::new();
        for holder in Player::first(self.players) {
            for owner in Player::first(self.players) {
                let held = self.tower.prisoners.held(holder, owner);
                for kind in FigureKind::ALL {
                    prisoners.extend((0..held[kind]).map(|_| Prisoner { holder, owner, kind }));
                }
            }
        }
        prisoners
    }

    /// Steps made in the current walk of the dragon; 0 when it does not walk.
    pub fn dragon_steps(&self) -> usize {
        match &self.state {
            State::Dragon { walk, .. } => walk.len() - 1,
            _ => 0,
        }
    }

    /// The squares the dragon has been on in the current walk, its start first.
    pub fn dragon_trail(&self) -> &[Pos] {
        match &self.state {
            State::Dragon { walk, .. } => walk,
            _ => &[],
        }
    }

    /// The fairy, if she is on the board.
    pub fn fairy(&self) -> Option<FairyView> {
        self.fairy.view()
    }

    /// The tower that a new floor was just built on, while it may capture.
    pub fn capturing_tower(&self) -> Option<Pos> {
        match self.state {
            State::Capture { tower } => Some(self.board.tile(tower).pos),
            _ => None,
        }
    }

    /// The figure on top of the tower on a square.
    pub fn tower_top(&self, pos: Pos) -> Option<FigureView> {
        self.figure_on(self.board.at(pos)?).map(|figure| figure.view())
    }

    /// Whether the princess has used up this turn's action (PD-5.4).
    pub fn action_spent(&self) -> bool {
        self.state == State::Figure { spent: true }
    }

    /// The feature that a tile's segment belongs to.
    pub fn feature(&self, at: BoardSegment) -> Option<FeatureView> {
        self.board.find(at).map(|segment| self.feature_view(segment))
    }

    /// What a tile's segment is a part of; nothing else is worked out for it.
    pub fn feature_kind(&self, at: BoardSegment) -> Option<FeatureKind> {
        self.board.find(at).map(|segment| self.board.kind_of(segment))
    }

    /// All features on the board, in the order of their oldest name.
    pub fn features(&self) -> Vec<FeatureView> {
        self.board.features.labels().map(|label| self.feature_view(label)).collect()
    }

    /// Whether two segments belong to the same feature.
    pub fn is_same_feature(&self, a: BoardSegment, b: BoardSegment) -> bool {
        self.feature_id(a).is_some() && self.feature_id(a) == self.feature_id(b)
    }

    fn feature_view(&self, segment: SegmentId) -> FeatureView {
        let board = &self.board;
        let feature = board.feature(segment);
        let label = board.features.label(segment);
        let name = |segment: SegmentId| board.name_of(segment);
        let mut segments: Vec<_> = board.features.ring(segment).map(name).collect();
        segments.sort_unstable();
        let mut figures: Vec<_> = self
            .figures
            .iter()
            .filter(|figure| {
                matches!(figure.standing, Standing::Segment(at) if board.features.label(at) == label)
            })
            .map(|figure| figure.view())
            .collect();
        figures.sort_unstable();
        let cities = match feature.kind {
            FeatureKind::Field => farmers::touching_cities(board, segment).into_iter().map(name).collect(),
            _ => Vec::new(),
        };
        FeatureView {
            kind: feature.kind,
            complete: feature.is_complete(),
            squares: board.squares_of(segment),
            segments,
            open: usize::from(feature.open),
            shields: usize::from(feature.shields),
            multiplied: feature.multiplied,
            figures,
            worth: scoring::worth(board, segment),
            payouts: self.payouts(segment).collect(),
            cities,
        }
    }

    /// How much a player's figures on a feature count (BASE-10.2, IC-5.2).
    pub fn weight(&self, at: BoardSegment, player: Player) -> u8 {
        self.board.find(at).map_or(0, |segment| self.board.feature(segment).weight(player))
    }
}
