//! Looking one decision ahead: every action with what the evaluation says about its result.

use arrayvec::ArrayVec;

use crate::rules::{Action, ByPlayer, FeatureId, FigureKind, Game, Phase, Player, Silent};

use crate::tiles::{MAX_SEGMENTS, Pos};

use super::evaluation::Evaluator;
use super::precedent::{Case, Notes, Precedents};
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
    expected: Vec<Expected>,
}

/// A placement that was rated before, in much the same surroundings.
#[derive(Clone, Copy, Debug)]
struct Expected {
    placement: Action,
    case: Case,
    /// By how much it changed the lead then.
    change: f32,
}

impl Rater {
    pub(super) fn new(evaluator: Evaluator) -> Self {
        Self { evaluator, spare: Vec::new(), actions: Default::default(), expected: Vec::new() }
    }

    /// Rates every action that differs from the others; the list is empty only when the game is over.
    pub(super) fn rate(&mut self, game: &Game, rated: &mut Vec<Rated>) {
        rated.clear();
        let mut actions = std::mem::take(&mut self.actions[0]);
        distinct_actions(game, &mut actions);
        let judge = Judge::new(game, &self.evaluator.weights);
        self.evaluator.settle(game);
        for &action in actions.iter().filter(|&&action| !is_ransom(action)) {
            rated.push(self.rate_one(game, action, &judge));
        }
        // A ransom takes nothing away from the step it is paid in: its own worth comes on top of the best action.
        if let Some(best) = best(rated)
            && rated.len() < actions.len()
        {
            self.evaluator.lay(game, None);
            let now = self.evaluator.points(game);
            for &action in actions.iter().filter(|&&action| is_ransom(action)) {
                let mut points = self.after(game, action, 0);
                for player in Player::first(game.players()) {
                    points[player] += best.points[player] - now[player];
                }
                rated.push(Rated { action, points, lead: judge.lead(&points) });
            }
        }
        self.actions[0] = actions;
    }

    /// What the evaluation says about an action of the settled position.
    fn rate_one(&mut self, game: &Game, action: Action, judge: &Judge) -> Rated {
        if let Action::Place { pos, .. } = action {
            self.evaluator.lay(game, Some(pos));
        }
        let points = self.after(game, action, 0);
        Rated { action, points, lead: judge.lead(&points) }
    }

    /// The best placement of the tile in hand, or nearly: one that brought less before, in much the same surroundings,
    /// than the best of the others brings now is not rated again.
    pub(super) fn best_placement(
        &mut self,
        game: &Game,
        precedents: &Precedents,
        notes: &mut Notes,
    ) -> Option<Rated> {
        let mut actions = std::mem::take(&mut self.actions[0]);
        distinct_actions(game, &mut actions);
        let mut expected = std::mem::take(&mut self.expected);
        expected.clear();
        let mut around: Option<(Pos, Case)> = None;
        for &placement in &actions {
            let Action::Place { pos, turn } = placement else { continue };
            let (_, case) = *match &mut around {
                Some(known) if known.0 == pos => known,
                other => other.insert((pos, Case::around(game, pos))),
            };
            let case = case.turned(turn);
            // What is new comes before everything that is known.
            let change = notes.recall(case, precedents).unwrap_or(f32::INFINITY);
            expected.push(Expected { placement, case, change });
        }
        expected.sort_unstable_by(|a, b| b.change.total_cmp(&a.change));
        let judge = Judge::new(game, &self.evaluator.weights);
        self.evaluator.settle(game);
        let now = judge.lead(&self.evaluator.points_now(game));
        let mut best: Option<Rated> = None;
        for &Expected { placement, case, change } in &expected {
            if best.is_some_and(|best| best.lead >= now + change) {
                break;
            }
            let rated = self.rate_one(game, placement, &judge);
            notes.note(case, rated.lead - now);
            if best.is_none_or(|best| rated.lead > best.lead) {
                best = Some(rated);
            }
        }
        self.actions[0] = actions;
        self.expected = expected;
        best
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
            _ if is_ransom(action) => self.evaluator.points(&next),
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
        for &action in actions.iter().filter(|&&action| !is_ransom(action)) {
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

fn is_ransom(action: Action) -> bool {
    matches!(action, Action::Ransom { .. })
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Weights;
    use crate::rules::{Set, Setup};

    /// What is known from before may spare work, but not change what is best in a position already known.
    #[test]
    fn the_best_placement_is_found_with_and_without_precedents() {
        for seed in 0..4 {
            let setup = Setup::base(2 + seed as usize % 3, seed).with_sets([Set::Farmers, Set::Abbot]);
            let mut game = Game::new(&setup).unwrap();
            let mut rater = Rater::new(Evaluator::new(&game, Weights::default()));
            let (precedents, mut notes, mut rated) = (Precedents::default(), Notes::default(), Vec::new());
            while !game.is_over() {
                rater.rate(&game, &mut rated);
                let expected = best(&rated).unwrap();
                if game.phase() == Phase::Place {
                    for _ in 0..2 {
                        let found = rater.best_placement(&game, &precedents, &mut notes).unwrap();
                        assert!(
                            (found.lead - expected.lead).abs() < 1e-3,
                            "seed {seed}: {found:?}, {expected:?}"
                        );
                    }
                    // Another future begins, so that the next tile is not known by surroundings of long ago.
                    notes.begin(game.unseen_count());
                }
                game.play_with(expected.action, &mut Silent).unwrap();
            }
        }
    }

    /// Of placements that are known, only those are rated that may be the best.
    #[test]
    fn few_placements_are_rated_twice() {
        let game = Game::new(&Setup::base(2, 3)).unwrap();
        let mut rater = Rater::new(Evaluator::new(&game, Weights::default()));
        let (mut precedents, mut notes) = (Precedents::default(), Notes::default());
        let mut learned = |notes: &mut Notes| precedents.learn(std::iter::once(notes));
        rater.best_placement(&game, &Precedents::default(), &mut notes);
        let all = learned(&mut notes);
        rater.best_placement(&game, &Precedents::default(), &mut notes);
        let again = learned(&mut notes);
        assert!(all > 4 && again <= 2, "{all}, then {again}");
    }
}
