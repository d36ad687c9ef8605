//! Positions set up by hand, for examples, lessons and tests.
//!
//! Tiles are laid by the real rules, one after another, and everything else is checked against them, so that the
//! result is a game that could be played on.

use std::fmt;

use crate::tiles::{Kind, Pos, SideMask, Turn};

use super::deck::Deck;
use super::fairy::Fairy;
use super::figure::{Figure, Standing};
use super::phase::State;
use super::view::{FigureView, Prisoner};
use super::{ByPlayer, FigureKind, Game, Ground, Player, Refusal, Setup, SetupProblem, Silent, Spot};

/// A position as someone would describe it; [`Game::from_position`] checks it.
#[derive(Clone, Debug)]
pub struct Position {
    /// Players, sets and options; its order is what will be drawn, nothing if it has none.
    pub setup: Setup,
    /// The tiles on the board; each must touch another one.
    pub tiles: Vec<SetTile>,
    /// The figures on the board.
    pub figures: Vec<FigureView>,
    /// Points so far.
    pub scores: ByPlayer<i32>,
    /// Captured figures.
    pub prisoners: Vec<Prisoner>,
    /// The dragon's square.
    pub dragon: Option<Pos>,
    /// The fairy's square, and where on it her follower stands.
    pub fairy: Option<(Pos, Option<Spot>)>,
    /// Whose turn it is.
    pub player: Player,
    /// How far the turn has come.
    pub moment: Moment,
}

/// A tile of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetTile {
    /// The kind of tile.
    pub kind: Kind,
    /// Where it lies.
    pub pos: Pos,
    /// How it lies.
    pub turn: Turn,
    /// Who laid it, where that matters.
    pub laid_by: Option<Player>,
    /// Floors of its tower.
    pub floors: u8,
}

/// How far a turn has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The player is about to draw; a point from the fairy is already counted.
    Draw,
    /// The player has just laid the tile on this square, step 2 begins.
    Placed(Pos),
    /// The player has laid the tile on this square and the dragon is about to walk.
    Walk(Pos),
}

/// Why a position is not a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum PositionProblem {
    Setup(SetupProblem),
    /// A tile cannot lie there.
    Tile {
        pos: Pos,
        refusal: Refusal,
    },
    NoTile {
        pos: Pos,
    },
    NoSegment {
        pos: Pos,
        segment: u8,
    },
    /// Such a figure cannot stand there.
    Figure {
        pos: Pos,
        refusal: Refusal,
    },
    /// Two figures stand in the same place.
    PlaceTaken {
        pos: Pos,
    },
    /// A figure stands on a feature that is completed and should have been scored.
    AlreadyScored {
        pos: Pos,
    },
    /// A player has more figures out than there are.
    TooManyFigures {
        player: Player,
        kind: FigureKind,
    },
    /// More floors stand on the board than there are.
    TooManyFloors,
    /// Two players hold each other's figures (TW-5.2), or one their own.
    PrisonersNotExchanged,
    /// The dragon is on the board exactly if a volcano is.
    DragonWithoutVolcano,
    /// The fairy's follower is not there.
    NoFollower {
        pos: Pos,
    },
    /// The set it belongs to is not in play.
    NotInPlay,
    NegativeScore {
        player: Player,
    },
}

impl fmt::Display for PositionProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tile { pos, refusal } => write!(f, "tile on {pos}: {refusal}"),
            Self::Figure { pos, refusal } => write!(f, "figure on {pos}: {refusal}"),
            Self::Setup(problem) => write!(f, "{problem}"),
            Self::NoTile { pos } => write!(f, "no tile lies on {pos}"),
            Self::NoSegment { pos, segment } => write!(f, "the tile on {pos} has no segment {segment}"),
            Self::PlaceTaken { pos } => write!(f, "two figures stand in one place on {pos}"),
            Self::AlreadyScored { pos } => write!(f, "the figure on {pos} stands on what is completed"),
            Self::TooManyFigures { player, kind } => {
                let (number, kind) = (player.index() + 1, kind.name());
                write!(f, "player {number} has more figures of the sort \"{kind}\" out than there are")
            }
            Self::TooManyFloors => f.write_str("more floors stand on the board than there are"),
            Self::PrisonersNotExchanged => f.write_str("prisoners are held that would have been exchanged"),
            Self::DragonWithoutVolcano => f.write_str("the dragon is on the board exactly if a volcano is"),
            Self::NoFollower { pos } => write!(f, "nobody stands on {pos} for the fairy to be with"),
            Self::NotInPlay => f.write_str("something belongs to a set that is not in play"),
            Self::NegativeScore { player } => {
                write!(f, "player {} has less than no points", player.index() + 1)
            }
        }
    }
}

impl Game {
    /// Makes a game of a position, or says everything that is wrong with it.
    pub fn from_position(position: &Position) -> Result<Self, Vec<PositionProblem>> {
        let setup_problems = |problems: Vec<SetupProblem>| -> Vec<PositionProblem> {
            problems.into_iter().map(PositionProblem::Setup).collect()
        };
        let setup =
            Setup { order: Some(position.setup.order.clone().unwrap_or_default()), ..position.setup.clone() };
        let mut game = Self::table(&setup).map_err(setup_problems)?;
        game.board = super::board::Board::new(
            game.board.catalogue,
            position.tiles.iter().map(|tile| tile.kind).chain(game.deck.unseen()),
        );
        let mut problems = game.set_tiles(&position.tiles);
        if problems.is_empty() {
            // Everything else is looked up on the board, so it has to be right first.
            game.set_figures(position, &mut problems);
            game.set_pieces(position, &mut problems);
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        game.scores = position.scores;
        game.active = position.player;
        game.begin_at(position.moment).map_err(|problem| vec![problem])?;
        Ok(game)
    }

    /// Lays tiles in any order in which each touches an earlier one.
    fn set_tiles(&mut self, tiles: &[SetTile]) -> Vec<PositionProblem> {
        let mut waiting: Vec<SetTile> = tiles.to_vec();
        if waiting.is_empty() {
            return vec![PositionProblem::NoTile { pos: Pos::ORIGIN }];
        }
        let first = waiting.remove(0);
        self.set_tile(first, SideMask::NONE);
        while !waiting.is_empty() {
            let find = |test: &dyn Fn(Result<(), Refusal>) -> bool| {
                waiting.iter().position(|tile| test(self.may_place(tile.kind, tile.pos, tile.turn)))
            };
            // A river tile may touch land before the river reaches it, so whatever fits goes first; of the others
            // one that touches has more to say.
            let next = find(&|result| result.is_ok())
                .or_else(|| find(&|result| !matches!(result, Err(Refusal::NotTouching { .. }))));
            let tile = waiting.remove(next.unwrap_or(0));
            match self.fitting(tile.kind, tile.pos, tile.turn) {
                Ok(demand) => self.set_tile(tile, demand),
                Err(refusal) => return vec![PositionProblem::Tile { pos: tile.pos, refusal }],
            }
        }
        Vec::new()
    }

    fn set_tile(&mut self, tile: SetTile, demand: SideMask) {
        self.lay(tile.kind, tile.pos, tile.turn, demand, tile.laid_by);
        self.board.tiles[self.placed.index()].floors = tile.floors;
    }

    fn set_figures(&mut self, position: &Position, problems: &mut Vec<PositionProblem>) {
        for &FigureView { pos, spot, player, kind } in &position.figures {
            let standing = match self.standing_for(pos, spot, kind) {
                Ok(standing) => standing,
                Err(problem) => {
                    problems.push(problem);
                    continue;
                }
            };
            if self.figures.iter().any(|figure| figure.standing == standing) {
                problems.push(PositionProblem::PlaceTaken { pos });
                continue;
            }
            if let Standing::Segment(segment) = standing
                && position.moment == Moment::Draw
                && self.board.feature(segment).is_complete()
            {
                problems.push(PositionProblem::AlreadyScored { pos });
            }
            if self.take_from_supply(player, kind, problems) {
                self.put(Figure { owner: player, kind, pos, spot, standing });
            }
        }
    }

    fn standing_for(&self, pos: Pos, spot: Spot, kind: FigureKind) -> Result<Standing, PositionProblem> {
        let tile = self.board.at(pos).ok_or(PositionProblem::NoTile { pos })?;
        let refused = |refusal| PositionProblem::Figure { pos, refusal };
        match spot {
            Spot::Segment(number) => {
                let segment = self
                    .board
                    .segment(tile, number)
                    .ok_or(PositionProblem::NoSegment { pos, segment: number })?;
                self.roles.check(kind, self.board.kind_of(segment)).map_err(refused)?;
                self.open_for_figures(tile).map_err(refused)?;
                Ok(Standing::Segment(segment))
            }
            Spot::Tower => {
                if self.board.tile(tile).floors == 0 {
                    return Err(refused(Refusal::TowerBare));
                }
                if kind.role(Ground::Tower).is_none() {
                    return Err(refused(Refusal::AbbotOnTower));
                }
                Ok(Standing::Tower(tile))
            }
        }
    }

    fn take_from_supply(
        &mut self,
        player: Player,
        kind: FigureKind,
        problems: &mut Vec<PositionProblem>,
    ) -> bool {
        let left = &mut self.supply[player][kind];
        let is_left = *left > 0;
        if is_left {
            *left -= 1;
        } else {
            problems.push(PositionProblem::TooManyFigures { player, kind });
        }
        is_left
    }

    /// Floors, prisoners, dragon, fairy and scores.
    fn set_pieces(&mut self, position: &Position, problems: &mut Vec<PositionProblem>) {
        self.set_floors(problems);
        for &Prisoner { holder, owner, kind } in &position.prisoners {
            let both = self.tower.prisoners.held(owner, holder).total() > 0;
            if both || holder == owner {
                problems.push(PositionProblem::PrisonersNotExchanged);
            } else if self.take_from_supply(owner, kind, problems) {
                self.tower.prisoners.add(holder, owner, kind);
            }
        }
        let volcano_lies = self.board.tiles.iter().any(|&tile| self.board.layout(tile).marks.volcano);
        let on_tile = position.dragon.is_none_or(|pos| self.board.at(pos).is_some());
        if position.dragon.is_some() != volcano_lies || !on_tile {
            problems.push(PositionProblem::DragonWithoutVolcano);
        }
        self.dragon = position.dragon;
        if let Some((pos, spot)) = position.fairy {
            self.set_fairy(pos, spot, problems);
        }
        for player in Player::first(self.players) {
            if position.scores[player] < 0 {
                problems.push(PositionProblem::NegativeScore { player });
            }
        }
    }

    /// Takes the floors on the board from the players' supplies, evenly from the first on.
    fn set_floors(&mut self, problems: &mut Vec<PositionProblem>) {
        let bare = |tile: &super::PlacedTile| tile.floors > 0 && !self.board.layout(*tile).marks.foundation;
        if let Some(tile) = self.board.tiles.iter().find(|tile| bare(tile)) {
            let refusal = Refusal::NoFoundation { pos: tile.pos };
            problems.push(PositionProblem::Tile { pos: tile.pos, refusal });
        }
        let standing: usize = self.board.tiles.iter().map(|tile| usize::from(tile.floors)).sum();
        for number in 0..standing {
            let left = &mut self.tower.floors[Player::new(number % self.players)];
            match left.checked_sub(1) {
                Some(fewer) => *left = fewer,
                None => return problems.push(PositionProblem::TooManyFloors),
            }
        }
    }

    fn set_fairy(&mut self, pos: Pos, spot: Option<Spot>, problems: &mut Vec<PositionProblem>) {
        if self.fairy == Fairy::Absent {
            return problems.push(PositionProblem::NotInPlay);
        }
        if self.board.at(pos).is_none() {
            return problems.push(PositionProblem::NoTile { pos });
        }
        let with = spot
            .map(|spot| self.figures.iter().copied().find(|figure| (figure.pos, figure.spot) == (pos, spot)));
        if with == Some(None) {
            return problems.push(PositionProblem::NoFollower { pos });
        }
        self.fairy = Fairy::Standing { pos, with: with.flatten() };
    }

    fn begin_at(&mut self, moment: Moment) -> Result<(), PositionProblem> {
        // The tile of this turn need not be the one that was set last.
        self.board.encloses = true;
        let placed = |game: &Self, pos| game.board.at(pos).ok_or(PositionProblem::NoTile { pos });
        match moment {
            Moment::Draw => self.begin_part(&mut Silent),
            Moment::Placed(pos) => {
                self.placed = placed(self, pos)?;
                self.state = State::Figure { spent: false };
            }
            Moment::Walk(pos) => {
                self.placed = placed(self, pos)?;
                if !self.walk_now() {
                    self.after_walk(&mut Silent);
                }
            }
        }
        Ok(())
    }
}

impl Position {
    /// Players, sets and options with an empty board; the first player is about to draw.
    pub fn new(setup: Setup) -> Self {
        Self {
            setup,
            tiles: Vec::new(),
            figures: Vec::new(),
            scores: ByPlayer::default(),
            prisoners: Vec::new(),
            dragon: None,
            fairy: None,
            player: Player::new(0),
            moment: Moment::Draw,
        }
    }

    /// The first tile of its setup, as a position's first tile.
    pub fn first_tile(&self) -> Kind {
        Deck::first_tile(&self.setup, crate::tiles::Catalogue::standard())
    }
}
