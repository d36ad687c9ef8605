//! Playing a game to its end in a few microseconds, not well but plausibly.

use rand_xoshiro::Xoshiro256PlusPlus;

use crate::rules::{Action, ByPlayer, Game, Phase, Silent, below};
use crate::tiles::Marks;

/// Placements tried in each turn; the one with the most neighbours is taken.
const TRIES: usize = 3;

/// Chance, in percent, of claiming something that the new tile does not complete.
const CLAIM: u32 = 30;

/// Whether playouts tell anything: they know nothing of dragons and towers, and with these their results mislead.
pub(super) fn are_telling(game: &Game) -> bool {
    let catalogue = game.catalogue();
    let kinds =
        game.unseen().chain(game.set_aside().iter().copied()).chain(game.tiles().map(|tile| tile.kind));
    kinds.map(|kind| catalogue.layout(kind)).all(|layout| {
        let Marks { volcano, dragon, portal, foundation } = layout.marks;
        !(volcano || dragon || portal || foundation)
    })
}

/// Plays until the end and returns the scores.
pub(super) fn play_out(
    game: &mut Game,
    rng: &mut Xoshiro256PlusPlus,
    scratch: &mut Vec<Action>,
) -> ByPlayer<f32> {
    while let Some(action) = plausible_action(game, rng, scratch) {
        let is_legal = game.play_with(action, &mut Silent).is_ok();
        debug_assert!(is_legal, "only legal actions are drawn");
    }
    game.scores().map(|score| score as f32)
}

fn plausible_action(game: &Game, rng: &mut Xoshiro256PlusPlus, scratch: &mut Vec<Action>) -> Option<Action> {
    match game.phase() {
        Phase::Place => placement(game, rng, scratch),
        Phase::Figure => Some(claim(game, rng)),
        Phase::Capture | Phase::Princess | Phase::Release | Phase::Dragon | Phase::Over => {
            game.random_action(rng, scratch)
        }
    }
}

/// The best connected of a few random placements: it is the one that completes things.
fn placement(game: &Game, rng: &mut Xoshiro256PlusPlus, scratch: &mut Vec<Action>) -> Option<Action> {
    let mut best = None;
    for _ in 0..TRIES {
        let action = game.random_action(rng, scratch)?;
        let Action::Place { pos, .. } = action else { return Some(action) };
        let demand = game.demand(pos).map_or(0, |demand| demand.0.count_ones());
        if best.is_none_or(|(most, _)| demand > most) {
            best = Some((demand, action));
        }
    }
    best.map(|(_, action)| action)
}

/// Claims what the tile completes, otherwise sometimes something on it.
fn claim(game: &Game, rng: &mut Xoshiro256PlusPlus) -> Action {
    let any = below(rng, 100) < CLAIM;
    let mut chosen = Action::Pass;
    let mut count = 0;
    let placed = game.last_placed();
    let mut sure = false;
    game.for_each_new_claim(|kind, feature| {
        let facts = game.facts(feature);
        let completes = facts.open == 0 && facts.kind != crate::tiles::FeatureKind::Field;
        if sure || !(completes || any) {
            return;
        }
        count += 1;
        if completes || below(rng, count) == 0 {
            sure = completes;
            let segment = game.segment_on(placed.pos, feature).unwrap_or(0);
            chosen = Action::Figure { kind, pos: placed.pos, segment };
        }
    });
    chosen
}
