//! A second opinion on what is allowed, read from docs/RULES.md and worked out slowly from what lies on the table.

use std::collections::BTreeSet;

use landnam::rules::{
    Action, BoardSegment, FigureKind, FigureView, Game, Phase, PortalTarget, Set, Spot, TowerActions,
};
use landnam::tiles::{FeatureKind, Pos, Segment, Side};

use super::ledger::Ledger;

/// All allowed actions.
pub(crate) fn legal(game: &Game, ledger: &Ledger) -> BTreeSet<Action> {
    let referee = Referee { game, ledger };
    match game.phase() {
        Phase::Place => referee.placements().chain(referee.ransoms()).collect(),
        Phase::Princess => referee.knights().chain(referee.ransoms()).chain([Action::Pass]).collect(),
        Phase::Figure if game.action_spent() => referee.ransoms().chain([Action::Pass]).collect(),
        Phase::Figure => referee.step_two(),
        Phase::Capture => referee.captures().chain([Action::Pass]).collect(),
        Phase::Release => referee.releases().collect(),
        Phase::Dragon => referee.dragon_steps().collect(),
        Phase::Over => BTreeSet::new(),
    }
}

struct Referee<'a> {
    game: &'a Game,
    ledger: &'a Ledger,
}

impl Referee<'_> {
    fn step_two(&self) -> BTreeSet<Action> {
        let mut actions: BTreeSet<Action> = self.figure_placements().chain(self.recalls()).collect();
        actions.extend(self.tower_works());
        actions.extend(self.fairy_moves());
        actions.extend(self.ransoms());
        actions.insert(Action::Pass);
        actions
    }

    fn own(&self) -> impl Iterator<Item = FigureView> {
        self.ledger.figures.iter().copied().filter(|at| at.player == self.game.active_player())
    }

    fn has(&self, kind: FigureKind) -> bool {
        self.game.supply(self.game.active_player())[kind] > 0
    }

    fn placements(&self) -> impl Iterator<Item = Action> {
        let tile = self.game.hand().expect("a tile is drawn");
        let ways = self.ledger.land.placements(tile, self.ledger.options().river_bends);
        ways.map(|(pos, turn)| Action::Place { pos, turn })
    }

    /// TW-5.4 to TW-5.8.
    fn ransoms(&self) -> impl Iterator<Item = Action> {
        let me = self.game.active_player();
        let may = !self.ledger.ransomed && self.game.scores()[me] >= 3;
        let mine = self.ledger.prisoners.iter().filter(move |held| may && held.owner == me);
        mine.map(|held| Action::Ransom { holder: held.holder, kind: held.kind })
    }

    /// PD-5.1, PD-5.3, PD-5.7.
    fn knights(&self) -> impl Iterator<Item = Action> {
        let land = &self.ledger.land;
        let pos = self.game.last_placed().pos;
        let segments = &land.tile(pos).segments;
        let lady = segments.iter().position(|part| matches!(part, Segment::City { princess: true, .. }));
        let city = land.walk(BoardSegment::new(pos, lady.expect("a princess lives here") as u8));
        self.ledger.figures.iter().filter_map(move |&FigureView { pos, spot, player, kind }| match spot {
            Spot::Segment(segment) if city.segments.contains(&BoardSegment { pos, segment }) => {
                Some(Action::Princess { pos, segment, player, kind })
            }
            _ => None,
        })
    }

    /// BASE-5, ABB-2, ABB-3, PD-2.1, PD-4.12, PD-6.
    fn figure_placements(&self) -> impl Iterator<Item = Action> {
        let land = &self.ledger.land;
        let occupied = land.occupied(&self.ledger.figures);
        let new = self.game.last_placed().pos;
        let portal = land.tile(new).marks.portal;
        let tile_is_open = move |pos: Pos| {
            let lying = land.at(pos).expect("the tile lies");
            let led_to = match self.ledger.options().portal_target {
                PortalTarget::Own => lying.laid_by == Some(self.game.active_player()),
                PortalTarget::Any => true,
            };
            let bare = !lying.tile().marks.volcano && self.ledger.dragon != Some(pos);
            bare && (pos == new || (portal && led_to))
        };
        let free = move |place: BoardSegment| {
            let taken = occupied.iter().any(|(found, _)| found.segments.contains(&place));
            !taken && (place.pos == new || !land.is_complete(&land.walk(place)))
        };
        let open = land.tiles().map(|(pos, _)| pos).filter(move |&pos| tile_is_open(pos));
        let places = open.flat_map(move |pos| {
            let segments = land.tile(pos).segments.len();
            (0..segments as u8).map(move |number| BoardSegment::new(pos, number))
        });
        places.filter(move |&place| free(place)).flat_map(move |BoardSegment { pos, segment }| {
            let feature = land.kind(BoardSegment { pos, segment });
            let may = move |kind: &FigureKind| self.has(*kind) && self.has_role(*kind, feature);
            let kinds = FigureKind::ALL.into_iter().filter(may);
            kinds.map(move |kind| Action::Figure { kind, pos, segment })
        })
    }

    /// The table in docs/RULES.md, "Figures".
    fn has_role(&self, kind: FigureKind, feature: FeatureKind) -> bool {
        let abbot = kind == FigureKind::Abbot;
        match feature {
            FeatureKind::Road | FeatureKind::City => !abbot,
            FeatureKind::Field => !abbot && self.ledger.setup.sets.has(Set::Farmers),
            FeatureKind::Monastery => true,
            FeatureKind::Garden => abbot,
            FeatureKind::River => false,
        }
    }

    /// ABB-5, ABB-6.
    fn recalls(&self) -> impl Iterator<Item = Action> {
        let land = &self.ledger.land;
        self.own().filter(|at| at.kind == FigureKind::Abbot).filter_map(|abbot| match abbot.segment() {
            Some(at) if !land.is_complete(&land.walk(at)) => Some(Action::Recall { pos: at.pos }),
            _ => None,
        })
    }

    /// TW-2, TW-3.
    fn tower_works(&self) -> Vec<Action> {
        let mut works = Vec::new();
        let foundation = |pos: Pos| self.ledger.land.tile(pos).marks.foundation;
        let any_tile = self.ledger.options().tower_actions == TowerActions::AnyTile;
        if !any_tile && !foundation(self.game.last_placed().pos) {
            return works;
        }
        for (pos, _) in self.ledger.land.tiles().filter(|&(pos, _)| foundation(pos)) {
            if self.ledger.figures.iter().any(|at| (at.pos, at.spot) == (pos, Spot::Tower)) {
                continue;
            }
            if self.game.floors(self.game.active_player()) > 0 {
                works.push(Action::Floor { pos });
            }
            let height = self.game.tile_at(pos).expect("the tile lies").floors;
            if height > 0 && self.ledger.dragon != Some(pos) {
                let climbers = [FigureKind::Meeple, FigureKind::Big];
                let climbers = climbers.into_iter().filter(|&kind| self.has(kind));
                works.extend(climbers.map(|kind| Action::Top { kind, pos }));
            }
        }
        works
    }

    /// PD-7.1, PD-7.3, PD-7.9.
    fn fairy_moves(&self) -> impl Iterator<Item = Action> {
        let in_play = self.ledger.setup.sets.has(Set::PrincessDragon);
        let now = self.ledger.fairy.and_then(|fairy| fairy.with);
        let others = self.own().filter(move |&at| in_play && Some(at) != now);
        others.map(|FigureView { pos, spot, kind, .. }| Action::Fairy { pos, spot, kind })
    }

    /// TW-4.2 to TW-4.6.
    fn captures(&self) -> impl Iterator<Item = Action> {
        let tower = self.game.capturing_tower().expect("a floor was built");
        let height = self.game.tile_at(tower).expect("the tile lies").floors;
        let line = (-i16::from(height)..=i16::from(height)).collect::<Vec<_>>();
        let reach: BTreeSet<Pos> =
            line.into_iter().flat_map(|far| [tower.offset(far, 0), tower.offset(0, far)]).collect();
        let reached = self.ledger.figures.iter().filter(move |at| reach.contains(&at.pos));
        reached.map(|&FigureView { pos, spot, player, kind }| Action::Capture { pos, spot, player, kind })
    }

    /// TW-5.3.
    fn releases(&self) -> impl Iterator<Item = Action> {
        let me = self.game.active_player();
        let held = &self.ledger.prisoners;
        let pair = move |holder, owner| held.iter().any(|at| (at.holder, at.owner) == (holder, owner));
        let mine = held.iter().filter(move |at| at.owner == me && pair(me, at.holder));
        mine.map(|at| Action::Release { kind: at.kind })
    }

    /// PD-4.3 to PD-4.6.
    fn dragon_steps(&self) -> impl Iterator<Item = Action> {
        let from = self.ledger.dragon.expect("the dragon is on the board");
        let trail = self.game.dragon_trail();
        let fairy = self.ledger.fairy.map(|fairy| fairy.pos);
        let free = move |to: &Side| {
            let pos = from.step(*to);
            self.ledger.land.at(pos).is_some() && !trail.contains(&pos) && fairy != Some(pos)
        };
        Side::ALL.into_iter().filter(free).map(|to| Action::Dragon { to })
    }
}
