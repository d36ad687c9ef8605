//! Why something is not allowed, and what on the board shows it.

use crate::rules::{Action, BoardSegment, FigureView, Game, Refusal, RuleNumber, Silent, Spot, rule};
use crate::tiles::{Kind, Pos, Side, Terrain, Turn};

use super::path::{Waypoint, path};

/// Why an action is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhyNot {
    /// What was tried.
    pub action: Action,
    /// The rule against it; for a tile every side that does not fit.
    pub refusals: Vec<Refusal>,
    /// What to point at.
    pub marks: Vec<Mark>,
}

/// Something on the board that explains a refusal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Two sides that disagree.
    Edge {
        /// The square of the tile that does not fit.
        pos: Pos,
        /// Its side.
        side: Side,
        /// What it shows there.
        mine: Terrain,
        /// What its neighbour shows.
        theirs: Terrain,
    },
    /// The way through a connected feature to who stands on it.
    Path(Vec<Waypoint>),
    /// A figure that is in the way.
    Figure(FigureView),
    /// A part of a tile that the action was about.
    Segment(BoardSegment),
    /// A square that the action was about.
    Square(Pos),
    /// A square where it would be allowed.
    Instead(Pos),
    /// What a tower reaches.
    Reach {
        /// The tower's square.
        tower: Pos,
        /// How far it reaches.
        reach: u8,
    },
}

impl WhyNot {
    /// The number of the rule against it.
    pub fn rule(&self) -> RuleNumber {
        self.refusals.first().map_or(rule!("BASE-3.1"), |refusal| refusal.rule())
    }

    /// The square that the action was about.
    pub fn square(&self) -> Option<Pos> {
        self.action.square()
    }
}

/// Why an action is not allowed now; `None` if it is.
pub fn why_not(game: &Game, action: Action) -> Option<WhyNot> {
    let refusal = game.clone().play_with(action, &mut Silent).err()?;
    let mut refusals = vec![refusal];
    if let (Refusal::EdgeMismatch { .. }, Action::Place { pos, turn }, Some(tile)) =
        (refusal, action, game.hand())
    {
        refusals = game.edge_mismatches(tile, pos, turn);
    }
    let marks = refusals.iter().flat_map(|&refusal| marks(game, action, refusal)).collect();
    Some(WhyNot { action, refusals, marks })
}

/// Why a tile may not lie so, whatever has to be decided now; `None` if it may.
pub fn mismatches(game: &Game, tile: Kind, pos: Pos, turn: Turn) -> Option<WhyNot> {
    let refusal = game.may_place(tile, pos, turn).err()?;
    let action = Action::Place { pos, turn };
    let refusals = match refusal {
        Refusal::EdgeMismatch { .. } => game.edge_mismatches(tile, pos, turn),
        _ => vec![refusal],
    };
    let marks = refusals.iter().flat_map(|&refusal| marks(game, action, refusal)).collect();
    Some(WhyNot { action, refusals, marks })
}

/// What to point at.
fn marks(game: &Game, action: Action, refusal: Refusal) -> Vec<Mark> {
    let asked = action.square();
    let part = match action {
        Action::Figure { pos, segment, .. } | Action::Princess { pos, segment, .. } => {
            Some(Mark::Segment(BoardSegment { pos, segment }))
        }
        _ => asked.map(Mark::Square),
    };
    match refusal {
        Refusal::EdgeMismatch { side, mine, theirs } => {
            asked.map(|pos| Mark::Edge { pos, side, mine, theirs }).into_iter().collect()
        }
        Refusal::Occupied { by, pos, segment, .. } => {
            let stands = |figure: &FigureView| {
                figure.pos == pos && figure.spot == Spot::Segment(segment) && figure.player == by
            };
            let way = match action {
                Action::Figure { pos: from, segment: number, .. } => {
                    path(game, BoardSegment::new(from, number), BoardSegment { pos, segment })
                }
                _ => Vec::new(),
            };
            std::iter::once(Mark::Path(way))
                .chain(game.figures().into_iter().find(stands).map(Mark::Figure))
                .collect()
        }
        Refusal::RiverNotJoined => {
            let river_ends = |&pos: &Pos| game.demand(pos).is_some_and(crate::tiles::SideMask::has_river);
            game.gaps().into_iter().filter(river_ends).map(Mark::Instead).chain(part).collect()
        }
        Refusal::NotTheNewTile => part.into_iter().chain([Mark::Instead(game.last_placed().pos)]).collect(),
        Refusal::UnderDragon => game.dragon().map(Mark::Square).into_iter().collect(),
        Refusal::TowerClosed { .. } => {
            asked.and_then(|pos| game.tower_top(pos)).map(Mark::Figure).into_iter().chain(part).collect()
        }
        Refusal::OutOfReach { reach, pos } => game
            .capturing_tower()
            .map(|tower| Mark::Reach { tower, reach })
            .into_iter()
            .chain([Mark::Square(pos)])
            .collect(),
        Refusal::DragonVisited { pos } | Refusal::DragonFairy { pos } | Refusal::DragonGap { pos } => {
            vec![Mark::Square(pos)]
        }
        Refusal::FairyAlreadyThere => game.fairy_square().map(Mark::Square).into_iter().collect(),
        Refusal::GameOver
        | Refusal::NotNow { .. }
        | Refusal::MustPlace
        | Refusal::NoPrisoner { .. }
        | Refusal::RansomUsed
        | Refusal::TooPoor { .. }
        | Refusal::NoFairy
        | Refusal::DragonMustMove
        | Refusal::MustRelease => Vec::new(),
        Refusal::SquareTaken { .. }
        | Refusal::NotTouching { .. }
        | Refusal::RiverBend
        | Refusal::NoTile { .. }
        | Refusal::NoSegment { .. }
        | Refusal::PortalNotOwn { .. }
        | Refusal::PortalCompleted { .. }
        | Refusal::NoFarmers
        | Refusal::OnRiver
        | Refusal::GardenNeedsAbbot
        | Refusal::AbbotElsewhere { .. }
        | Refusal::NoFigureLeft { .. }
        | Refusal::Volcano
        | Refusal::ActionSpent
        | Refusal::NoAbbotThere
        | Refusal::AbbotCompleted
        | Refusal::NoFoundationLaid
        | Refusal::NoFoundation { .. }
        | Refusal::NoFloorLeft
        | Refusal::TowerBare
        | Refusal::AbbotOnTower
        | Refusal::NoSuchFigure { .. }
        | Refusal::NotAKnight
        | Refusal::FairyNotOwn => part.into_iter().collect(),
    }
}
