//! Comparing a game with what an example expects.

use std::fmt::Debug;

use crate::rules::{
    Action, FigureView, Game, Player, Prisoner, Refusal, RuleNumber, TrackPosition, is_in_reach,
};
use crate::tiles::Kind;

use super::run::attempt;
use super::{Example, Expectation, FeatureClaim, NotationError, Problem};

/// Checks one statement; `eaten` are the owners of all figures the dragon has eaten so far.
pub(super) fn check(
    expectation: &Expectation,
    example: &Example,
    game: &Game,
    eaten: &[Player],
) -> Result<(), Problem> {
    Checker { example, game, eaten }.check(expectation)
}

struct Checker<'a> {
    example: &'a Example,
    game: &'a Game,
    eaten: &'a [Player],
}

impl Checker<'_> {
    fn check(&self, expectation: &Expectation) -> Result<(), Problem> {
        let game = self.game;
        match *expectation {
            Expectation::Feature(ref claim) => self.feature(claim),
            Expectation::Vacant { place, free } => {
                let occupants = place.occupants(game)?;
                ensure(
                    occupants.is_empty() == free,
                    "figures there",
                    (!free).to_string(),
                    &self.names(&occupants),
                )
            }
            Expectation::Joined { first, second, same } => {
                let joined = game.is_same_feature(first.segment(game)?, second.segment(game)?);
                equal("one feature", &same, &joined)
            }
            Expectation::Legal { pos, tile, turn } => Ok(game.may_place(tile, pos, turn)?),
            Expectation::Illegal { rule, pos, tile, turn } => refused(game.may_place(tile, pos, turn), rule),
            Expectation::Allowed(play) => {
                attempt(&mut game.clone(), play)??;
                Ok(())
            }
            Expectation::Score(ref points) => self.points("score", points, |player| game.scores()[player]),
            Expectation::Projected(ref points) => {
                self.points("projected score", points, |player| game.projected_scores()[player])
            }
            Expectation::Track { player, space, laps } => {
                let found = TrackPosition::of(game.scores()[player]);
                equal("score track", &TrackPosition { space, laps }, &found)
            }
            Expectation::Supply { player, ref figures, floors } => {
                for &(kind, count) in figures {
                    equal(kind.name(), &count, &game.supply(player)[kind])?;
                }
                floors.map_or(Ok(()), |count| equal("floors", &count, &game.floors(player)))
            }
            Expectation::Stands { player, kind, place } => {
                let expected = FigureView { pos: place.pos(), spot: place.spot(game)?, player, kind };
                equal("figure", &Some(expected), &place.figure(game)?)
            }
            Expectation::Height { pos, floors } => {
                equal("height", &Some(floors), &game.tile_at(pos).map(|tile| tile.floors))
            }
            Expectation::Reach { pos, height, ref players } => {
                let figures = game.figures().into_iter();
                let found: Vec<Player> = figures
                    .filter(|figure| is_in_reach(pos, height, figure.pos))
                    .map(|figure| figure.player)
                    .collect();
                self.same_players("figures in reach", players, &found)
            }
            ref other => self.pieces(other),
        }
    }

    /// Prisoners, dragon and fairy.
    fn pieces(&self, expectation: &Expectation) -> Result<(), Problem> {
        let game = self.game;
        match *expectation {
            Expectation::Prisoner { owner, kind, holder } => {
                let held = game.prisoners();
                let expected = Prisoner { holder, owner, kind };
                ensure(held.contains(&expected), "prisoners", format!("{expected:?}"), &held)
            }
            Expectation::Prisoners(count) => equal("prisoners", &count, &game.prisoners().len()),
            Expectation::Ways(ref sides) => {
                let found = game.legal_actions().into_iter().filter_map(|action| match action {
                    Action::Dragon { to } => Some(to),
                    _ => None,
                });
                let mut expected = sides.clone();
                expected.sort_unstable();
                equal("ways of the dragon", &expected, &found.collect())
            }
            Expectation::Eaten(ref players) => self.same_players("eaten", players, self.eaten),
            Expectation::Dragon(pos) => equal("dragon", &pos, &game.dragon()),
            Expectation::Fairy(pos) => {
                equal("fairy", &pos, &game.fairy().map(|fairy| fairy.pos))?;
                equal("her follower", &None, &game.fairy().and_then(|fairy| fairy.with))
            }
            Expectation::FairyWith { player, kind, place } => {
                let expected = FigureView { pos: place.pos(), spot: place.spot(game)?, player, kind };
                equal("her follower", &Some(expected), &game.fairy().and_then(|fairy| fairy.with))
            }
            ref other => self.turn(other),
        }
    }

    /// The course of the game.
    fn turn(&self, expectation: &Expectation) -> Result<(), Problem> {
        let game = self.game;
        match *expectation {
            Expectation::Phase(phase) => equal("phase", &phase, &game.phase()),
            Expectation::Turn(player) => self.same_players("turn", &[player], &[game.active_player()]),
            Expectation::Acts(player) => self.same_players("to act", &[player], &[game.player_to_act()]),
            Expectation::Hand(tile) => {
                let found = game.hand().map_or("nothing", |tile| name_of(game, tile));
                equal("hand", &name_of(game, tile), &found)
            }
            Expectation::Aside(count) => equal("set aside", &count, &game.set_aside().len()),
            Expectation::Pile(count) => equal("pile", &count, &game.unseen_count()),
            Expectation::Discarded(ref tiles) => {
                let names = |tiles: &[Kind]| tiles.iter().map(|&tile| name_of(game, tile)).collect();
                equal::<Vec<&str>>("discarded", &names(tiles), &names(game.discarded()))
            }
            Expectation::Winners(ref players) => self.same_players("leaders", players, &game.leaders()),
            _ => equal("the game has ended", &true, &game.is_over()),
        }
    }

    fn feature(&self, claim: &FeatureClaim) -> Result<(), Problem> {
        let game = self.game;
        let place = claim.place;
        let feature = game
            .feature(place.segment(game)?)
            .ok_or_else(|| NotationError::NoSuchPlace(place.to_string()))?;
        if let Some(complete) = claim.complete {
            equal("complete", &complete, &feature.complete)?;
        }
        if let Some(tiles) = claim.tiles {
            equal("tiles", &tiles, &feature.squares.len())?;
        }
        let worth = feature.worth.total();
        if let Some(points) = claim.points {
            equal("points", &points, &worth)?;
        }
        let gains = |player| {
            let own = feature.payouts.iter().filter(move |payout| payout.player == player);
            own.map(|payout| payout.worth.total()).sum::<i32>()
        };
        let blessed = game.fairy().and_then(|fairy| fairy.with).filter(|with| feature.figures.contains(with));
        self.points("gets", &claim.gains, |player| {
            let bonus = if blessed.is_some_and(|with| with.player == player) { FAIRY_BONUS } else { 0 };
            bonus + gains(player)
        })
    }

    fn points(
        &self,
        what: &str,
        expected: &[(Player, i32)],
        found: impl Fn(Player) -> i32,
    ) -> Result<(), Problem> {
        expected.iter().try_for_each(|&(player, points)| {
            equal(&format!("{what} {}", self.name(player)), &points, &found(player))
        })
    }

    /// Compares whose figures something is about, in any order.
    fn same_players(&self, what: &str, expected: &[Player], found: &[Player]) -> Result<(), Problem> {
        equal(what, &self.names(expected), &self.names(found))
    }

    fn name(&self, player: Player) -> &'static str {
        self.example.colour(player).map_or("nobody", super::Colour::name)
    }

    fn names(&self, players: &[Player]) -> Vec<&'static str> {
        let mut players = players.to_vec();
        players.sort_unstable();
        players.into_iter().map(|player| self.name(player)).collect()
    }
}

/// What the fairy adds when her follower's feature is scored (PD-7.6).
const FAIRY_BONUS: i32 = 3;

fn name_of(game: &Game, tile: Kind) -> &str {
    &game.catalogue().tile(tile).name
}

/// Checks that a rule, if one is named this one, forbids something.
pub(super) fn refused(result: Result<(), Refusal>, rule: Option<RuleNumber>) -> Result<(), Problem> {
    match result {
        Ok(()) => Err(Problem::NotRefused),
        Err(refusal) if rule.is_some_and(|rule| rule != refusal.rule()) => Err(Problem::OtherRule(refusal)),
        Err(_) => Ok(()),
    }
}

fn equal<T: PartialEq + Debug>(what: &str, expected: &T, found: &T) -> Result<(), Problem> {
    ensure(expected == found, what, format!("{expected:?}"), found)
}

fn ensure(holds: bool, what: &str, expected: String, found: &(impl Debug + ?Sized)) -> Result<(), Problem> {
    if holds {
        return Ok(());
    }
    Err(Problem::Differs { what: what.to_owned(), expected, found: format!("{found:?}") })
}
