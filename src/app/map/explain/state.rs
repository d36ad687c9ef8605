//! What the map explains at the moment: found under the resting pointer, by key or by click, and shown with a card.

use egui::{Pos2, Rect, Ui};

use crate::aids::{GapView, Odds, Outlook, Stock, TowerView, WhyNot, mismatches, why_not};
use crate::app::theme::secs;
use crate::rules::{Action, BoardSegment, Game, Player, Refusal, Silent};
use crate::session::{PositionId, Session};
use crate::storage::Helps;
use crate::tiles::{Pos, Turn};

/// Something that can be explained.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Topic {
    /// An action that is not allowed.
    Refused(Action),
    /// An empty square beside a tile.
    Gap(Pos),
    /// A feature, by one of its segments.
    Feature(BoardSegment),
    /// A tower or foundation.
    Tower(Pos),
}

/// A topic and the square beside which its card is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Shown {
    pub topic: Topic,
    pub anchor: Pos,
}

/// The tiles and empty squares of the position that is shown.
#[derive(Debug)]
pub(crate) struct Survey {
    position: PositionId,
    /// Where the tiles are.
    pub stock: Stock,
    /// The empty squares beside tiles.
    pub gaps: Vec<GapView>,
}

impl Survey {
    /// What is known about a square.
    pub(crate) fn gap(&self, pos: Pos) -> Option<&GapView> {
        self.gaps.iter().find(|gap| gap.pos == pos)
    }
}

/// What is said about a topic, worked out once.
#[derive(Debug)]
pub(crate) struct Explanation {
    key: (PositionId, Topic, Turn),
    /// Why something is not allowed.
    pub why: Option<WhyNot>,
    /// Whether the tile in hand fits the square in no turn.
    pub no_turn: bool,
    /// An empty square and its odds.
    pub gap: Option<(GapView, Odds)>,
    /// A feature.
    pub outlook: Option<Outlook>,
    /// A tower.
    pub tower: Option<TowerView>,
}

/// The explanations of a map.
#[derive(Default)]
pub(crate) struct Explainer {
    resting: Option<(Shown, f64)>,
    pinned: Option<(Shown, PositionId)>,
    visible: Option<Shown>,
    alpha: f32,
    told: Option<Explanation>,
    survey: Option<Survey>,
    /// The empty square under the pointer or with the focus, at once.
    pub(crate) gap: Option<Pos>,
    odds: Option<((PositionId, Pos), Odds)>,
    /// What has been refused in a position.
    refusals: Vec<(PositionId, Action, Option<Refusal>)>,
}

impl Explainer {
    /// The tiles and empty squares of the position that is shown.
    pub(crate) fn survey(&mut self, session: &Session) -> &Survey {
        let position = session.position();
        if self.survey.as_ref().is_none_or(|survey| survey.position != position) {
            self.survey = None;
        }
        self.survey.get_or_insert_with(|| {
            let game = session.shown();
            let hand = game.hand().filter(|_| session.draft().placement().is_none());
            let stock = Stock::of(game, hand);
            let gaps = GapView::all(game, &stock);
            Survey { position, stock, gaps }
        })
    }

    /// The empty square under the pointer or with the focus, and its odds for whoever acts.
    pub(crate) fn focused_gap(&mut self, session: &Session) -> Option<(GapView, Odds)> {
        let pos = self.gap?;
        let gap = self.survey(session).gap(pos)?.clone();
        let key = (session.position(), pos);
        let known = self.odds.filter(|(known, _)| *known == key).map(|(_, odds)| odds);
        let odds = known.unwrap_or_else(|| Odds::of(session.shown(), pos, viewer(session)));
        self.odds = Some((key, odds));
        Some((gap, odds))
    }

    /// Keeps an explanation on the map until something happens.
    pub(crate) fn pin(&mut self, shown: Shown, session: &Session) {
        self.pinned = Some((shown, session.position()));
    }

    /// The explanation that stays.
    pub(crate) fn pinned(&self) -> Option<Shown> {
        self.pinned.map(|(shown, _)| shown)
    }

    /// Lets the explanation that stays go.
    pub(crate) fn unpin(&mut self) {
        self.pinned = None;
    }

    /// Lets time pass: `under` is what lies under the pointer. Gives what to show, how clearly, and whether it stays.
    pub(crate) fn advance(
        &mut self,
        ui: &Ui,
        session: &Session,
        under: Option<Shown>,
        is_still: bool,
    ) -> Option<(Shown, f32, bool)> {
        let now = ui.input(|input| input.time);
        if self.pinned.is_some_and(|(_, position)| position != session.position()) {
            self.pinned = None;
        }
        match (under, &mut self.resting) {
            (None, _) => self.resting = None,
            (Some(shown), Some((resting, _))) if resting.topic == shown.topic => *resting = shown,
            (Some(shown), _) => self.resting = Some((shown, now)),
        }
        let rested =
            self.resting.filter(|(_, since)| now >= since + secs::BEFORE_EXPLANATION).map(|(shown, _)| shown);
        if self.resting.is_some() && rested.is_none() {
            ui.ctx().request_repaint_after_secs(secs::BEFORE_EXPLANATION as f32);
        }
        let wanted = self.pinned().or(rested);
        self.fade(ui, wanted, is_still);
        let is_pinned = self.pinned.is_some();
        self.visible.map(|shown| (shown, self.alpha, is_pinned))
    }

    fn fade(&mut self, ui: &Ui, wanted: Option<Shown>, is_still: bool) {
        let step =
            if is_still { 1.0 } else { ui.input(|input| input.stable_dt).min(0.05) / secs::EXPLANATION_FADE };
        let is_same = |a: Option<Shown>, b: Option<Shown>| a.map(|a| a.topic) == b.map(|b| b.topic);
        if is_same(self.visible, wanted) {
            self.alpha = (self.alpha + step).min(1.0);
            if self.pinned.is_some() {
                self.visible = wanted;
            }
        } else {
            self.alpha -= step;
            if self.alpha <= 0.0 || self.visible.is_none() {
                (self.visible, self.alpha) = (wanted, if is_still { 1.0 } else { 0.0 });
            }
        }
        if self.visible.is_none() {
            self.alpha = 0.0;
        } else if self.alpha < 1.0 || !is_same(self.visible, wanted) {
            ui.ctx().request_repaint();
        }
    }

    /// What is said about a topic; to be given back, so that it is worked out once.
    pub(crate) fn take_told(
        &mut self,
        session: &Session,
        helps: Helps,
        topic: Topic,
        held: Turn,
    ) -> Explanation {
        let key = (session.position(), topic, held);
        match self.told.take().filter(|told| told.key == key) {
            Some(told) => told,
            None => tell(session, self.survey(session), helps, key),
        }
    }

    /// Keeps what was said for the next frame.
    pub(crate) fn give_back(&mut self, told: Explanation) {
        self.told = Some(told);
    }

    /// Why an action is refused, worked out once for each position.
    pub(crate) fn refusal(&mut self, session: &Session, action: Action) -> Option<Refusal> {
        let position = session.position();
        self.refusals.retain(|(about, ..)| *about == position);
        if let Some((.., refusal)) = self.refusals.iter().find(|(_, known, _)| *known == action) {
            return *refusal;
        }
        let refusal = session.shown().clone().play_with(action, &mut Silent).err();
        self.refusals.push((position, action, refusal));
        refusal
    }
}

impl Explanation {
    /// Whether there is nothing to say.
    pub(crate) fn is_empty(&self, helps: Helps) -> bool {
        let gap = self.gap.as_ref().is_some_and(|(gap, _)| {
            if gap.is_dead() { helps.dead_squares } else { helps.counts || helps.odds }
        });
        self.why.is_none() && !gap && self.outlook.is_none() && self.tower.is_none()
    }

    fn nothing(key: (PositionId, Topic, Turn)) -> Self {
        Self { key, why: None, no_turn: false, gap: None, outlook: None, tower: None }
    }
}

fn tell(session: &Session, survey: &Survey, helps: Helps, key: (PositionId, Topic, Turn)) -> Explanation {
    let game = session.shown();
    let mut told = Explanation::nothing(key);
    let (_, topic, held) = key;
    match topic {
        // A tile that is laid out can still be moved, so it is asked of the game without it.
        Topic::Refused(Action::Place { pos, turn }) => {
            told.why = session.game().hand().and_then(|tile| mismatches(session.game(), tile, pos, turn));
        }
        Topic::Refused(action) => told.why = why_not(game, action),
        Topic::Gap(pos) => {
            let before = session.game();
            if let Some(tile) = before.hand().filter(|_| session.computer_to_act().is_none()) {
                told.no_turn = before.turns_at(tile, pos) == 0 && before.demand(pos).is_some();
                told.why = mismatches(before, tile, pos, held).filter(|_| told.no_turn);
            }
            if helps.counts || helps.odds || helps.dead_squares {
                told.gap = survey.gap(pos).map(|gap| (gap.clone(), Odds::of(game, pos, viewer(session))));
            }
        }
        Topic::Feature(at) => told.outlook = Outlook::of(game, &survey.stock, at),
        Topic::Tower(pos) => told.tower = TowerView::of(game, pos),
    }
    told
}

/// For whom odds are worked out: the person who acts, or will act next.
pub(crate) fn viewer(session: &Session) -> Player {
    let game = session.shown();
    let is_person = |player: Player| session.seat(player).control == crate::session::Control::Human;
    (0..game.players())
        .map(|steps| game.player_to_act().after(steps, game.players()))
        .find(|&player| is_person(player))
        .unwrap_or_else(|| game.player_to_act())
}

/// What lies under a point of a tile: its tower, or the feature named by its first segment.
pub(crate) fn on_tile(game: &Game, rect: Rect, pos: Pos, point: Pos2) -> Option<Topic> {
    let tile = game.tile_at(pos)?;
    let geometry = crate::art::geometry::TileGeometry::of(tile.kind);
    if geometry.foundation(tile.turn).is_some() {
        let top = crate::app::map::on_screen::tower_top(rect, geometry, tile.turn, tile.floors);
        if top.distance(point) < rect.width() * 0.16 {
            return Some(Topic::Tower(pos));
        }
    }
    feature_of(game, segment_under(game, rect, pos, point)?)
}

/// The segment under a point of a tile.
pub(crate) fn segment_under(game: &Game, rect: Rect, pos: Pos, point: Pos2) -> Option<BoardSegment> {
    let tile = game.tile_at(pos)?;
    let part = (point - rect.min) / rect.width();
    let at = crate::art::point(part.x.clamp(0.0, 0.999), part.y.clamp(0.0, 0.999));
    let segment = crate::art::geometry::TileGeometry::of(tile.kind).segment_at(at, tile.turn) as u8;
    Some(BoardSegment { pos, segment })
}

/// The feature of a segment, by the same name wherever one points at it.
pub(crate) fn feature_of(game: &Game, at: BoardSegment) -> Option<Topic> {
    Some(Topic::Feature(game.segment_of(game.feature_id(at)?)))
}

/// Everything on a tile that can be explained, in the order of its segments.
pub(crate) fn all_on_tile(game: &Game, pos: Pos) -> Vec<Topic> {
    let Some(tile) = game.tile_at(pos) else { return Vec::new() };
    let mut subjects: Vec<Topic> = Vec::new();
    if game.catalogue().tile(tile.kind).marks.foundation {
        subjects.push(Topic::Tower(pos));
    }
    for segment in 0..game.catalogue().layout(tile.kind).segments {
        let topic = feature_of(game, BoardSegment { pos, segment });
        subjects.extend(topic.filter(|topic| !subjects.contains(topic)));
    }
    subjects
}
