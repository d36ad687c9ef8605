//! A second book of the game, kept from the events alone.
//!
//! Every event is checked against what the book says before it is entered, and the book is compared with the game
//! after every action. Points are worked out anew from the tiles and figures in the book.

use std::collections::{BTreeMap, BTreeSet};

use landnam::rules::{
    ByPlayer, Event, FairyView, FigureKind, FigureView, Game, Phase, Player, Prisoner, RANSOM, RuleOptions,
    Score, ScoreReason, Set, Setup, Spot, WALK_STEPS, is_in_reach,
};
use landnam::tiles::{Catalogue, FeatureKind, Kind, Pos};

use super::land::{Found, Land, Lying};

/// Points as they are announced, in an order that can be compared.
type Payment = (Player, i32, ScoreReason, Vec<Pos>);

/// What the events have told so far.
pub(crate) struct Ledger {
    pub(crate) setup: Setup,
    pub(crate) land: Land,
    pub(crate) figures: Vec<FigureView>,
    pub(crate) prisoners: Vec<Prisoner>,
    pub(crate) fairy: Option<FairyView>,
    pub(crate) dragon: Option<Pos>,
    pub(crate) scores: ByPlayer<i32>,
    /// Whether a ransom was paid in this turn.
    pub(crate) ransomed: bool,
    /// Heights of all towers.
    floors: BTreeMap<Pos, u8>,
    built: ByPlayer<u8>,
    active: Option<Player>,
    hand: Option<Kind>,
    placed: Pos,
    aside: Vec<Kind>,
    discarded: Vec<Kind>,
    /// Actions of step 2 in this turn.
    actions: usize,
    princess_used: bool,
    /// The squares of this turn's walk, its start included.
    walk: Vec<Pos>,
    /// Points announced and not yet checked.
    pending: Vec<Payment>,
    /// Figures that have to come home after the points just checked.
    leaving: Vec<FigureView>,
    pub(crate) over: bool,
}

impl Ledger {
    /// The book of a new game, with its first tile.
    pub(crate) fn new(setup: &Setup, game: &Game) -> Self {
        Self {
            setup: setup.clone(),
            land: Land::of(game.tiles().take(1)),
            figures: Vec::new(),
            prisoners: Vec::new(),
            fairy: None,
            dragon: None,
            scores: ByPlayer::default(),
            ransomed: false,
            floors: BTreeMap::new(),
            built: ByPlayer::default(),
            active: None,
            hand: None,
            placed: Pos::ORIGIN,
            aside: Vec::new(),
            discarded: Vec::new(),
            actions: 0,
            princess_used: false,
            walk: Vec::new(),
            pending: Vec::new(),
            leaving: Vec::new(),
            over: false,
        }
    }

    pub(crate) fn options(&self) -> RuleOptions {
        self.setup.options
    }

    fn active(&self) -> Player {
        self.active.expect("a turn has begun")
    }

    /// Enters an event.
    pub(crate) fn hear(&mut self, event: &Event) {
        assert!(!self.over, "{event:?} after the end");
        match *event {
            Event::Turn { player } => self.turn(player),
            Event::Drawn { player, tile } => {
                self.drawn(player, tile);
                assert!(!self.fits_nowhere(tile));
                self.hand = Some(tile);
            }
            Event::Discarded { player, tile } => {
                self.drawn(player, tile);
                assert!(self.fits_nowhere(tile));
                self.discarded.push(tile);
            }
            Event::SetAside { player, tile } => {
                assert_eq!(player, self.active());
                assert!(Catalogue::standard().tile(tile).marks.dragon && self.dragon.is_none());
                self.aside.push(tile);
            }
            Event::ShuffledIn { count } => {
                assert_eq!(count, self.aside.len());
                self.aside.clear();
            }
            Event::Placed { player, tile, pos, turn } => {
                assert_eq!((player, Some(tile)), (self.active(), self.hand.take()));
                assert!(self.land.fits(tile, pos, turn, self.options().river_bends));
                self.land.add(pos, Lying { kind: tile, turn, laid_by: Some(player) });
                self.placed = pos;
            }
            Event::Figure { player, kind, pos, spot } => {
                self.act(player);
                self.stand(FigureView { pos, spot, player, kind });
            }
            Event::Score(ref score) => self.points(score),
            Event::Returned { player, kind, pos, spot } => {
                self.returned(FigureView { pos, spot, player, kind });
            }
            Event::Removed { by, player, kind, pos, spot } => {
                assert_eq!(by, self.active());
                assert_eq!(self.actions, 0);
                self.princess_used = true;
                self.leave(FigureView { pos, spot, player, kind });
            }
            Event::Floor { player, pos, height } => {
                self.act(player);
                assert!(!self.figures.iter().any(|at| (at.pos, at.spot) == (pos, Spot::Tower)));
                let floors = self.floors.entry(pos).or_default();
                *floors += 1;
                assert_eq!(height, *floors);
                self.built[player] += 1;
            }
            Event::Captured { by, player, kind, pos, spot } => {
                assert_eq!(by, self.active());
                self.leave(FigureView { pos, spot, player, kind });
                if by != player {
                    self.prisoners.push(Prisoner { holder: by, owner: player, kind });
                }
            }
            Event::Exchanged { first, second } => {
                assert_eq!(first.player, self.active());
                self.free(Prisoner { holder: second.player, owner: first.player, kind: first.kind });
                self.free(Prisoner { holder: first.player, owner: second.player, kind: second.kind });
            }
            Event::Ransomed { player, holder, kind, points } => {
                assert_eq!((player, points, self.ransomed), (self.active(), RANSOM, false));
                self.ransomed = true;
                self.free(Prisoner { holder, owner: player, kind });
                self.scores[player] -= points;
                self.scores[holder] += points;
                assert!(self.scores[player] >= 0);
            }
            Event::Dragon { by, from, to } => self.dragon(by, from, to),
            Event::Eaten { player, kind, pos, spot } => {
                assert_eq!(Some(pos), self.dragon);
                self.leave(FigureView { pos, spot, player, kind });
            }
            Event::Fairy { player, kind, pos, spot, from } => {
                self.act(player);
                assert_eq!(from, self.fairy);
                let with = FigureView { pos, spot, player, kind };
                assert!(self.figures.contains(&with));
                let fairy = Some(FairyView { pos, with: Some(with) });
                assert_ne!(self.fairy, fairy);
                self.fairy = fairy;
            }
            Event::Final { scores, players } => {
                assert_eq!(players, self.setup.players);
                self.pay(&self.dues(ScoreReason::Final, |_| true));
                assert_eq!(scores, self.scores);
                self.over = true;
            }
        }
    }

    fn turn(&mut self, player: Player) {
        let next = self.active.map_or(Player::new(0), |last| last.after(1, self.setup.players));
        assert_eq!(player, next);
        assert_eq!(self.hand, None);
        assert!(self.pending.is_empty() && self.leaving.is_empty());
        for figure in &self.figures {
            // Fields are large and never completed.
            if let Some(at) = figure.segment()
                && self.land.kind(at) != FeatureKind::Field
            {
                let found = self.land.walk(at);
                assert!(!self.land.is_complete(&found), "{figure:?} stands on a completed feature");
            }
        }
        self.active = Some(player);
        self.actions = 0;
        self.princess_used = false;
        self.ransomed = false;
        self.walk.clear();
    }

    fn drawn(&self, player: Player, tile: Kind) {
        assert_eq!(player, self.active());
        assert!(!Catalogue::standard().tile(tile).marks.dragon || self.dragon.is_some());
    }

    fn fits_nowhere(&self, tile: Kind) -> bool {
        self.land.placements(tile, self.options().river_bends).next().is_none()
    }

    /// One of the choices of step 2 is used.
    fn act(&mut self, player: Player) {
        assert_eq!(player, self.active());
        assert!(!self.princess_used, "an action after the princess");
        self.actions += 1;
        assert_eq!(self.actions, 1, "two actions in a turn");
    }

    fn stand(&mut self, figure: FigureView) {
        match figure.segment() {
            Some(at) => {
                // Two players meet on a feature only where a tile joins what was apart (INV-7).
                let found = self.land.walk(at);
                assert!(self.on(&found).is_empty(), "{figure:?} stands on an occupied feature");
            }
            None => assert!(self.floors.get(&figure.pos).is_some_and(|&floors| floors > 0)),
        }
        assert_ne!(self.dragon, Some(figure.pos));
        self.figures.push(figure);
    }

    fn on(&self, found: &Found) -> Vec<FigureView> {
        let stands = |at: &&FigureView| at.segment().is_some_and(|at| found.segments.contains(&at));
        self.figures.iter().filter(stands).copied().collect()
    }

    fn leave(&mut self, figure: FigureView) {
        let index = self.figures.iter().position(|&at| at == figure);
        self.figures.swap_remove(index.unwrap_or_else(|| panic!("{figure:?} is not there")));
        if let Some(fairy) = &mut self.fairy {
            fairy.with = fairy.with.filter(|&with| with != figure);
        }
    }

    fn free(&mut self, prisoner: Prisoner) {
        let index = self.prisoners.iter().position(|&held| held == prisoner);
        self.prisoners.swap_remove(index.unwrap_or_else(|| panic!("{prisoner:?} is not held")));
    }

    fn points(&mut self, score: &Score) {
        let Score { player, points, reason, ref squares, derivation, .. } = *score;
        assert_eq!(points, derivation.total());
        assert!(points >= 0);
        self.scores[player] += points;
        match reason {
            ScoreReason::FairyTurn => {
                let with = self.fairy.and_then(|fairy| fairy.with).expect("the fairy has a follower");
                assert_eq!((player, points, self.hand), (self.active(), 1, None));
                assert_eq!((with.player, squares.as_slice()), (player, [with.pos].as_slice()));
            }
            ScoreReason::Recalled(_) => {
                self.act(player);
                let abbot = |at: &&FigureView| at.player == player && at.kind == FigureKind::Abbot;
                let abbot = *self.figures.iter().find(abbot).expect("an abbot is out");
                let found = self.land.walk(abbot.segment().expect("no abbot climbs a tower"));
                assert!(!self.land.is_complete(&found));
                assert_eq!(points, self.land.worth(&found));
                self.leaving.push(abbot);
            }
            _ => self.pending.push((player, points, reason, squares.clone())),
        }
    }

    /// Checks the points just announced for completed features, then one of the figures that come home.
    fn returned(&mut self, figure: FigureView) {
        if !self.pending.is_empty() {
            self.pay(&self.dues(ScoreReason::Completed, |found| self.land.is_complete(found)));
            for (found, figures) in self.land.occupied(&self.figures) {
                if self.land.is_complete(&found) {
                    self.leaving.extend(figures);
                }
            }
        }
        let index = self.leaving.iter().position(|&leaving| leaving == figure);
        self.leaving.swap_remove(index.unwrap_or_else(|| panic!("{figure:?} has no reason to return")));
        self.leave(figure);
    }

    fn pay(&mut self, dues: &[Payment]) {
        self.pending.sort();
        assert_eq!(self.pending, dues);
        self.pending.clear();
    }

    /// The points that have to be given for the features that figures stand on (BASE-10, PD-7.6), sorted.
    fn dues(&self, why: fn(FeatureKind) -> ScoreReason, scored: impl Fn(&Found) -> bool) -> Vec<Payment> {
        let mut dues = Vec::new();
        for (found, figures) in self.land.occupied(&self.figures) {
            if !scored(&found) {
                continue;
            }
            let kind = self.land.kind(*found.segments.first().expect("a feature has segments"));
            let squares: Vec<Pos> = found.squares.iter().copied().collect();
            for player in majority(&figures) {
                dues.push((player, self.land.worth(&found), why(kind), squares.clone()));
            }
            if let Some(with) = self.fairy.and_then(|fairy| fairy.with)
                && figures.contains(&with)
            {
                dues.push((with.player, 3, ScoreReason::FairyBonus(kind), vec![with.pos]));
            }
        }
        dues.sort();
        dues
    }

    /// What everyone would have if the game ended now.
    pub(crate) fn projected(&self) -> ByPlayer<i32> {
        let mut scores = self.scores;
        if !self.over {
            for (player, points, ..) in self.dues(ScoreReason::Final, |_| true) {
                scores[player] += points;
            }
        }
        scores
    }

    fn dragon(&mut self, by: Option<Player>, from: Option<Pos>, to: Pos) {
        assert_eq!(from, self.dragon);
        let tile = self.land.tile(to);
        if let Some(by) = by {
            let from = from.expect("the dragon is on the board");
            if self.walk.is_empty() {
                self.walk.push(from);
            }
            assert_eq!(by, self.active().after(self.walk.len() - 1, self.setup.players));
            assert_eq!(from.x.abs_diff(to.x) + from.y.abs_diff(to.y), 1);
            assert!(!self.walk.contains(&to), "the dragon has been on {to}");
            assert_ne!(self.fairy.map(|fairy| fairy.pos), Some(to));
            self.walk.push(to);
            assert!(self.walk.len() <= WALK_STEPS + 1);
        } else {
            assert!(tile.marks.volcano && to == self.placed);
        }
        self.dragon = Some(to);
    }

    /// Compares the book with the game, and both with what always holds (docs/RULES.md).
    pub(crate) fn check(&self, game: &Game) {
        let sorted = |mut figures: Vec<FigureView>| {
            figures.sort_unstable();
            figures
        };
        assert_eq!(sorted(self.figures.clone()), game.figures());
        let mut prisoners = self.prisoners.clone();
        prisoners.sort_unstable();
        assert_eq!(prisoners, game.prisoners());
        assert_eq!(self.scores, game.scores());
        assert_eq!(self.fairy, game.fairy());
        assert_eq!(self.dragon, game.dragon());
        assert_eq!(self.hand, game.hand());
        assert_eq!(self.aside, game.set_aside());
        assert_eq!(self.discarded, game.discarded());
        assert_eq!(self.active(), game.active_player());
        assert_eq!(self.placed, game.last_placed().pos);
        assert_eq!(self.over, game.is_over());
        assert!(self.leaving.is_empty() && self.pending.is_empty());
        self.check_pieces(game);
        self.check_tiles(game);
    }

    /// INV-1, INV-4, INV-5, INV-10 and INV-11.
    fn check_pieces(&self, game: &Game) {
        let sets = self.setup.sets;
        for player in Player::first(self.setup.players) {
            for kind in FigureKind::ALL {
                let issued = match kind {
                    FigureKind::Meeple => 7,
                    FigureKind::Big => usize::from(sets.has(Set::InnsCathedrals)),
                    FigureKind::Abbot => usize::from(sets.has(Set::Abbot)),
                };
                let out = self.figures.iter().filter(|at| (at.player, at.kind) == (player, kind)).count();
                let held = self.prisoners.iter().filter(|at| (at.owner, at.kind) == (player, kind)).count();
                assert_eq!(usize::from(game.supply(player)[kind]) + out + held, issued);
            }
            assert!(self.scores[player] >= 0);
            let floors = if sets.has(Set::Tower) { [10, 9, 7, 6, 5][self.setup.players - 2] } else { 0 };
            assert_eq!(game.floors(player) + self.built[player], floors);
        }
        for a in &self.prisoners {
            assert_ne!(a.holder, a.owner);
            let both = |b: &Prisoner| (b.holder, b.owner) == (a.owner, a.holder);
            assert!(game.phase() == Phase::Release || !self.prisoners.iter().any(both));
        }
        let places: BTreeSet<_> = self.figures.iter().map(|at| (at.pos, at.spot)).collect();
        assert_eq!(places.len(), self.figures.len(), "two figures in one place");
        for (&pos, &floors) in &self.floors {
            let tile = game.tile_at(pos).expect("a tower stands on a tile");
            assert_eq!(tile.floors, floors);
            assert!(game.catalogue().tile(tile.kind).marks.foundation);
        }
        let standing: u8 = game.tiles().map(|tile| tile.floors).sum();
        assert_eq!(standing, self.built.iter().sum::<u8>());
        if let Some(FairyView { pos, with: Some(with) }) = self.fairy {
            assert_eq!(pos, with.pos);
        }
        if let Some(tower) = game.capturing_tower() {
            let height = game.tile_at(tower).expect("a tower stands on a tile").floors;
            assert!(self.figures.iter().any(|at| is_in_reach(tower, height, at.pos)));
        }
    }

    /// INV-2, INV-3 and INV-8; borders are compared as tiles are laid.
    fn check_tiles(&self, game: &Game) {
        let mut boxes = boxes(&self.setup);
        let known = game.tiles().map(|tile| tile.kind).chain(game.unseen()).chain(game.hand());
        for kind in known.chain(self.aside.iter().copied()).chain(self.discarded.iter().copied()) {
            boxes[kind.index()] -= 1;
        }
        assert!(boxes.iter().all(|&left| left == 0), "tiles were lost or doubled: {boxes:?}");
        let volcano_lies = self.land.tiles().any(|(_, lying)| lying.tile().marks.volcano);
        assert_eq!(self.dragon.is_some(), volcano_lies);
        assert!(self.aside.is_empty() || !volcano_lies);
        assert_eq!(game.dragon_trail().len().saturating_sub(1), game.dragon_steps());
        if game.phase() == Phase::Dragon && !self.walk.is_empty() {
            assert_eq!(game.dragon_trail(), self.walk);
        }
    }
}

/// Who has the most weight on a feature (BASE-10.2, BASE-10.3, IC-5.2).
pub(crate) fn majority(figures: &[FigureView]) -> Vec<Player> {
    let weight = |player: Player| -> u32 {
        let own = figures.iter().filter(|at| at.player == player);
        own.map(|at| if at.kind == FigureKind::Big { 2 } else { 1 }).sum()
    };
    let most = figures.iter().map(|at| weight(at.player)).max();
    let owners: BTreeSet<Player> = figures.iter().map(|at| at.player).collect();
    owners.into_iter().filter(|&player| Some(weight(player)) == most).collect()
}

/// How many tiles of each kind are in a game (BASE-2.3, RIV-1).
fn boxes(setup: &Setup) -> Vec<i32> {
    let catalogue = Catalogue::standard();
    let copies = |kind| {
        let tile = catalogue.tile(kind);
        let stays_out = kind == catalogue.start() && setup.sets.has(Set::River);
        let in_play = setup.sets.has_tiles_of(tile.from);
        if in_play { i32::from(tile.count) - i32::from(stays_out) } else { 0 }
    };
    catalogue.kinds().map(copies).collect()
}
