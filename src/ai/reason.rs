//! Why an action is good or bad, as values; the words for them come from the language files.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::rules::{Action, BoardSegment, Event, FeatureId, FigureKind, Game, Player, ScoreReason};
use crate::tiles::FeatureKind;

use super::evaluation::Evaluator;
use super::term::{Entry, Term};
use super::weights::Weights;

/// Changes of fewer points are not worth a word.
const WORTH_A_WORD: f32 = 0.4;

/// Weight of naming what happened to a figure; what that is worth is in the terms.
const NAMED: f32 = 1.0;

/// One reason for or against an action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reason {
    /// What happens.
    pub cause: Cause,
    /// What that is worth to the player who acts: expected points for this player, less those for the others.
    pub points: f32,
}

/// What an action brings about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cause {
    /// A player gets points at once.
    Scores {
        /// Who.
        player: Player,
        /// How many.
        points: i32,
        /// What for.
        reason: ScoreReason,
    },
    /// The tile completes a claimed feature, which will be scored in this turn.
    Completes {
        /// Who gets the points; one of them, if several share.
        player: Player,
        /// How many.
        points: i32,
        /// What is completed.
        feature: FeatureKind,
    },
    /// A figure takes a free feature.
    Claims {
        /// What.
        feature: FeatureKind,
        /// Where the figure stands.
        at: BoardSegment,
        /// What it would bring if the game ended now.
        now: i32,
        /// The chance that it is completed.
        chance: f32,
    },
    /// A player's feature grows or becomes easier to complete.
    Improves {
        /// Whose.
        player: Player,
        /// What.
        feature: FeatureKind,
        /// A part of it.
        at: BoardSegment,
        /// The chance that it is completed, before and after.
        chance: (f32, f32),
    },
    /// A player's feature becomes harder to complete, or can no longer be completed.
    Hinders {
        /// Whose.
        player: Player,
        /// What.
        feature: FeatureKind,
        /// A part of it.
        at: BoardSegment,
        /// The chance that it is completed, before and after.
        chance: (f32, f32),
    },
    /// The player who acts gets a share of a feature that another held.
    Shares {
        /// Who held it.
        with: Player,
        /// What.
        feature: FeatureKind,
        /// A part of it.
        at: BoardSegment,
    },
    /// The player who acts takes a feature away from another.
    Takes {
        /// From whom.
        from: Player,
        /// What.
        feature: FeatureKind,
        /// A part of it.
        at: BoardSegment,
    },
    /// Figures come home to the player who acts, or will sooner.
    FreesFigures {
        /// How many more are at hand; 0 if only the chance is better.
        count: i32,
    },
    /// A figure is spent that will be missed.
    SpendsFigure,
    /// A follower is captured.
    Captures {
        /// Whose.
        player: Player,
        /// What it is.
        kind: FigureKind,
    },
    /// A prisoner is bought back or exchanged.
    FreesPrisoner {
        /// What it is.
        kind: FigureKind,
    },
    /// The dragon eats a figure, or the princess sends it home.
    Removes {
        /// Whose.
        player: Player,
        /// What it is.
        kind: FigureKind,
    },
    /// The fairy will bring points.
    Fairy,
    /// Figures are safer from the dragon, or less safe.
    Dragon,
    /// Figures are safer from towers, or less safe.
    Towers,
    /// A chance to join another player's feature arises, or one is averted.
    Contest,
}

/// Why an action is good or bad, the weightiest reasons first; empty for one that is not legal.
pub fn explain(game: &Game, action: Action) -> Vec<Reason> {
    explain_turn(game, &[action])
}

/// The same for several actions that one player takes one after the other, such as a tile and the figure on it.
pub fn explain_turn(game: &Game, actions: &[Action]) -> Vec<Reason> {
    let mut before = game.clone();
    before.reshuffle_unseen(&mut Xoshiro256PlusPlus::seed_from_u64(0));
    let mut after = before.clone();
    let mut events = Vec::new();
    for &action in actions {
        if after.play_with(action, &mut events).is_err() {
            return Vec::new();
        }
    }
    let mut comparison = Comparison::new(&before, &after);
    let mut reasons = comparison.of_events(&events);
    reasons.extend(comparison.of_features(actions));
    reasons.extend(comparison.of_terms());
    reasons.retain(|reason| reason.points.abs() >= WORTH_A_WORD);
    // Reasons for an action come before those against it.
    reasons.sort_by(|a, b| {
        let is_good = |reason: &Reason| reason.points > 0.0;
        is_good(b).cmp(&is_good(a)).then(b.points.abs().total_cmp(&a.points.abs()))
    });
    reasons
}

/// Two positions, one action apart.
struct Comparison<'a> {
    before: &'a Game,
    after: &'a Game,
    actor: Player,
    evaluator: Evaluator,
    old: Vec<Entry>,
    new: Vec<Entry>,
}

impl<'a> Comparison<'a> {
    fn new(before: &'a Game, after: &'a Game) -> Self {
        let mut evaluator = Evaluator::new(before, Weights::default());
        let (mut old, mut new) = (Vec::new(), Vec::new());
        evaluator.assess(before, &mut old);
        evaluator.assess(after, &mut new);
        Self { before, after, actor: before.player_to_act(), evaluator, old, new }
    }

    /// What a gain of one player means to the player who acts.
    fn seen(&self, player: Player, points: f32) -> f32 {
        if player == self.actor { points } else { -points / (self.before.players() - 1) as f32 }
    }

    fn of_events(&self, events: &[Event]) -> Vec<Reason> {
        let mut reasons = Vec::new();
        for event in events {
            let (cause, points) = match *event {
                Event::Score(ref score) => {
                    let (player, points, reason) = (score.player, score.points, score.reason);
                    if reason == ScoreReason::FairyTurn {
                        continue;
                    }
                    (Cause::Scores { player, points, reason }, self.seen(player, points as f32))
                }
                Event::Captured { by, player, kind, .. } if by != player => {
                    (Cause::Captures { player, kind }, self.seen(player, -NAMED))
                }
                Event::Ransomed { kind, .. } => (Cause::FreesPrisoner { kind }, NAMED),
                Event::Exchanged { first, .. } => (Cause::FreesPrisoner { kind: first.kind }, NAMED),
                Event::Eaten { player, kind, .. } | Event::Removed { player, kind, .. } => {
                    (Cause::Removes { player, kind }, self.seen(player, -NAMED))
                }
                // The next turn's events are not this action's doing.
                Event::Turn { .. } => break,
                _ => continue,
            };
            reasons.push(Reason { cause, points });
        }
        reasons
    }

    /// What changes for each feature that someone holds.
    fn of_features(&mut self, actions: &[Action]) -> Vec<Reason> {
        let mut features: Vec<FeatureId> = self.new.iter().filter_map(|entry| entry.about).collect();
        features.extend(self.old.iter().filter_map(|entry| entry.about).filter_map(|old| self.now(old)));
        features.sort_unstable();
        features.dedup();
        let mut reasons = Vec::new();
        for feature in features {
            for player in Player::first(self.after.players()) {
                let change = self.change(feature, player);
                if change.abs() >= WORTH_A_WORD
                    && let Some(cause) = self.cause(actions, feature, player, change)
                {
                    reasons.push(Reason { cause, points: self.seen(player, change) });
                }
            }
        }
        reasons
    }

    /// The feature that an old one is part of now.
    fn now(&self, old: FeatureId) -> Option<FeatureId> {
        self.after.feature_id(self.before.segment_of(old))
    }

    fn change(&self, feature: FeatureId, player: Player) -> f32 {
        let is_land =
            |term: Term| matches!(term, Term::Roads | Term::Cities | Term::Sanctuaries | Term::Fields);
        let mine = |entry: &&Entry| entry.player == player && is_land(entry.term);
        let new: f32 =
            self.new.iter().filter(mine).filter(|e| e.about == Some(feature)).map(|e| e.points).sum();
        let was = |entry: &&Entry| entry.about.and_then(|old| self.now(old)) == Some(feature);
        let old: f32 = self.old.iter().filter(mine).filter(was).map(|e| e.points).sum();
        new - old
    }

    fn cause(
        &mut self,
        actions: &[Action],
        feature: FeatureId,
        player: Player,
        change: f32,
    ) -> Option<Cause> {
        let facts = self.after.facts(feature);
        let kind = facts.kind;
        let at = self.after.segment_of(feature);
        if facts.open == 0 && kind != FeatureKind::Field {
            let most = facts.greatest_weight();
            // Once it is scored, the event tells it.
            if most == 0 {
                return None;
            }
            return Some(if facts.weights[player] == most {
                Cause::Completes { player, points: self.after.worth_now(feature), feature: kind }
            } else {
                Cause::Takes { from: player, feature: kind, at }
            });
        }
        let holder_before = self.holder_before(feature);
        if player == self.actor && change > 0.0 {
            let claim = actions.iter().find_map(|&action| match action {
                Action::Figure { pos, segment, .. } => Some(BoardSegment { pos, segment }),
                _ => None,
            });
            if let Some(at) = claim
                && self.after.feature_id(at) == Some(feature)
            {
                let now = self.after.worth_now(feature);
                let likely = self.evaluator.chance(self.after, feature, player);
                return Some(Cause::Claims { feature: kind, at, now, chance: likely });
            }
            if let Some(holder) = holder_before.filter(|&holder| holder != player) {
                let shared = facts.weights[holder] == facts.weights[player];
                return Some(if shared {
                    Cause::Shares { with: holder, feature: kind, at }
                } else {
                    Cause::Takes { from: holder, feature: kind, at }
                });
            }
        }
        let before =
            self.old.iter().filter_map(|entry| entry.about).find(|&old| self.now(old) == Some(feature));
        let earlier = before.map_or(0.0, |old| self.evaluator.chance(self.before, old, player));
        let chances = (earlier, self.evaluator.chance(self.after, feature, player));
        Some(if change > 0.0 {
            Cause::Improves { player, feature: kind, at, chance: chances }
        } else {
            Cause::Hinders { player, feature: kind, at, chance: chances }
        })
    }

    /// A player other than the one who acts who held a part of this feature.
    fn holder_before(&self, feature: FeatureId) -> Option<Player> {
        let parts = self.old.iter().filter(|entry| {
            entry.about.and_then(|old| self.now(old)) == Some(feature) && entry.player != self.actor
        });
        parts.max_by(|a, b| a.points.total_cmp(&b.points)).map(|entry| entry.player)
    }

    /// What changes apart from land.
    fn of_terms(&self) -> Vec<Reason> {
        let sum = |entries: &[Entry], term: Term| -> f32 {
            let of_term = entries.iter().filter(|entry| entry.term == term);
            of_term.map(|entry| self.seen(entry.player, entry.points)).sum()
        };
        let hand = |game: &Game| game.supply(self.actor).total() as i32;
        let terms = [Term::Figures, Term::Contest, Term::Dragon, Term::Towers, Term::Fairy];
        let mut reasons = Vec::new();
        for term in terms {
            let points = sum(&self.new, term) - sum(&self.old, term);
            let cause = match term {
                Term::Figures if points > 0.0 => {
                    Cause::FreesFigures { count: (hand(self.after) - hand(self.before)).max(0) }
                }
                Term::Figures => Cause::SpendsFigure,
                Term::Dragon => Cause::Dragon,
                Term::Towers => Cause::Towers,
                Term::Fairy => Cause::Fairy,
                _ => Cause::Contest,
            };
            reasons.push(Reason { cause, points });
        }
        reasons
    }
}
