//! Looking one decision ahead: every action with what the evaluation says about its result.

use arrayvec::ArrayVec;

use crate::rules::{Action, ByPlayer, FeatureId, FigureKind, Game, Phase, Player, Silent};

use crate::tiles::MAX_SEGMENTS;

use super::evaluation::Evaluator;
use super::symmetry::first_alike;
use super::utility::Judge;

/// An action and the points expected after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rated {
    pub(super) action: Action,
    pub(super) points: ByPlayer<f32>,
    /// The lead of the player who acts.
    pub(super) lead: f32,
}

/// Rates actions, reusing its buffers.
#[derive(Debug)]
pub(super) struct Rater {
    pub(super) evaluator: Evaluator,
    /// Old positions whose memory is used again.
    spare: Vec<Game>,
    actions: [Vec<Action>; 3],
}

impl Rater {
    pub(super) fn new(evaluator: Evaluator) -> Self {
        Self { evaluator, spare: Vec::new(), actions: Default::default() }
    }

    /// Rates every action that differs from the others; the list is empty only when the game is over.
    pub(super) fn rate(&mut self, game: &Game, rated: &mut Vec<Rated>) {
        rated.clear();
        let mut actions = std::mem::take(&mut self.actions[0]);
        distinct_actions(game, &mut actions);
        let judge = Judge::new(game, &self.evaluator.weights);
        self.evaluator.settle(game);
        for &action in actions.iter().filter(|action| !matches!(action, Action::Ransom { .. })) {
            if let Action::Place { pos, .. } = action {
                self.evaluator.lay(game, Some(pos));
            }
            let points = self.after(game, action, 0);
            rated.push(Rated { action, points, lead: judge.lead(&points) });
        }
        // A ransom takes nothing away from the step it is paid in: its own worth comes on top of the best action.
        if let Some(best) = best(rated)
            && rated.len() < actions.len()
        {
            self.evaluator.lay(game, None);
            let now = self.evaluator.points(game);
            for &action in actions.iter().filter(|action| matches!(action, Action::Ransom { .. })) {
                let mut points = self.after(game, action, 0);
                for player in Player::first(game.players()) {
                    points[player] += best.points[player] - now[player];
                }
                rated.push(Rated { action, points, lead: judge.lead(&points) });
            }
        }
        self.actions[0] = actions;
    }

    /// The points expected after an action, if the choices that follow at once are made well.
    fn after(&mut self, game: &Game, action: Action, level: usize) -> ByPlayer<f32> {
        let mut next = match self.spare.pop() {
            Some(mut board) => {
                board.clone_from(game);
                board
            }
            None => game.clone(),
        };
        let is_legal = next.play_with(action, &mut Silent).is_ok();
        debug_assert!(is_legal, "{action:?} was listed as legal");
        let points = match next.phase() {
            // Only the choices of the same step are followed; a ransom is a choice of its own.
            Phase::Capture | Phase::Princess | Phase::Release if level < 2 => {
                self.best_reply(&next, level + 1)
            }
            Phase::Figure if matches!(action, Action::Place { .. }) => self.with_best_claim(&next),
            _ => self.evaluator.points(&next),
        };
        self.spare.push(next);
        points
    }

    fn best_reply(&mut self, game: &Game, level: usize) -> ByPlayer<f32> {
        let mut actions = std::mem::take(&mut self.actions[level]);
        actions.clear();
        game.legal_actions_unsorted(&mut actions);
        let judge = Judge::new(game, &self.evaluator.weights);
        let mut best: Option<(f32, ByPlayer<f32>)> = None;
        for &action in &actions {
            let points = self.after(game, action, level);
            let lead = judge.lead(&points);
            if best.is_none_or(|(most, _)| lead > most) {
                best = Some((lead, points));
            }
        }
        self.actions[level] = actions;
        best.map_or_else(|| self.evaluator.points(game), |(_, points)| points)
    }

    /// A new tile with the best of its features claimed, worked out without playing each claim.
    fn with_best_claim(&mut self, game: &Game) -> ByPlayer<f32> {
        let mut points = self.evaluator.points(game);
        let player = game.active_player();
        let gains = new_claims(game)
            .into_iter()
            .map(|(feature, kind)| self.evaluator.claim_gain(game, feature, kind));
        points[player] += gains.fold(0.0, f32::max);
        points
    }
}

/// The one rated highest.
pub(super) fn best(rated: &[Rated]) -> Option<Rated> {
    rated.iter().max_by(|a, b| a.lead.total_cmp(&b.lead)).copied()
}

/// What could be claimed on the new tile; the big meeple is kept for later.
fn new_claims(game: &Game) -> ArrayVec<(FeatureId, FigureKind), { 2 * MAX_SEGMENTS }> {
    let mut claims = ArrayVec::new();
    game.for_each_new_claim(|kind, feature| {
        if kind != FigureKind::Big && !claims.contains(&(feature, kind)) {
            claims.push((feature, kind));
        }
    });
    claims
}

/// All legal actions, of turns that look alike only the first.
pub(super) fn distinct_actions(game: &Game, actions: &mut Vec<Action>) {
    actions.clear();
    game.legal_actions_unsorted(actions);
    if let Some(tile) = game.hand() {
        actions.retain(|action| match *action {
            Action::Place { turn, .. } => first_alike(tile, turn) == turn,
            _ => true,
        });
    }
}
