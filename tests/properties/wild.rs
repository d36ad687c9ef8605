//! Actions that someone might try: allowed ones, slightly wrong ones and nonsense.

use landnam::rules::{Action, FigureKind, FigureView, Game, MAX_PLAYERS, Player, Prisoner, Spot};
use landnam::tiles::{Pos, Side, Turn};

use super::chance::Chance;

/// Some attempts at an action in this game.
pub(crate) fn attempts(game: &Game, legal: &[Action], chance: &mut Chance) -> Vec<Action> {
    let mut attempts = Vec::new();
    for _ in 0..4 {
        if !legal.is_empty() {
            let action = chance.pick(legal);
            attempts.extend([action, bent(game, action, chance)]);
        }
        let action = wild(game, chance);
        attempts.extend([action, bent(game, action, chance)]);
    }
    let plausible = plausible(game);
    if !plausible.is_empty() {
        attempts.extend((0..8).map(|_| chance.pick(&plausible)));
    }
    attempts.extend(ransoms(game));
    attempts
}

/// What could be done with the pieces on the board if only it were the time for it.
fn plausible(game: &Game) -> Vec<Action> {
    let mut actions = Vec::new();
    for FigureView { pos, spot, player, kind } in game.figures() {
        actions.push(Action::Capture { pos, spot, player, kind });
        actions.push(Action::Fairy { pos, spot, kind });
        actions.push(Action::Recall { pos });
        if let Spot::Segment(segment) = spot {
            actions.push(Action::Princess { pos, segment, player, kind });
            actions.push(Action::Figure { kind, pos, segment });
        }
    }
    for tile in game.tiles().filter(|tile| game.catalogue().tile(tile.kind).marks.foundation) {
        actions.push(Action::Floor { pos: tile.pos });
        actions.extend(FigureKind::ALL.map(|kind| Action::Top { kind, pos: tile.pos }));
    }
    actions
}

/// Buying back every prisoner, whoever is to pay.
fn ransoms(game: &Game) -> impl Iterator<Item = Action> {
    game.prisoners().into_iter().map(|Prisoner { holder, kind, .. }| Action::Ransom { holder, kind })
}

/// An action of any kind with any content.
fn wild(game: &Game, chance: &mut Chance) -> Action {
    let (pos, kind) = (square(game, chance), figure(chance));
    let (segment, player) = (number(chance), player(chance));
    let spot = if chance.below(4) == 0 { Spot::Tower } else { Spot::Segment(segment) };
    match chance.below(12) {
        0 => Action::Place { pos, turn: Turn::new(chance.below(4)) },
        1 => Action::Princess { pos, segment, player, kind },
        2 => Action::Figure { kind, pos, segment },
        3 => Action::Recall { pos },
        4 => Action::Floor { pos },
        5 => Action::Capture { pos, spot, player, kind },
        6 => Action::Top { kind, pos },
        7 => Action::Fairy { pos, spot, kind },
        8 => Action::Ransom { holder: player, kind },
        9 => Action::Release { kind },
        10 => Action::Dragon { to: Side::from_index(chance.below(4)) },
        _ => Action::Pass,
    }
}

/// The same action with one thing changed.
fn bent(game: &Game, action: Action, chance: &mut Chance) -> Action {
    let mut bent = action;
    let (elsewhere, other, someone, somewhere) =
        (square(game, chance), figure(chance), player(chance), number(chance));
    match &mut bent {
        Action::Place { pos, turn } if chance.coin() => (*pos, *turn) = (elsewhere, *turn),
        Action::Place { turn, .. } => *turn = turn.clockwise(),
        Action::Princess { pos, segment, player, kind } => match chance.below(4) {
            0 => *pos = elsewhere,
            1 => *segment = somewhere,
            2 => *player = someone,
            _ => *kind = other,
        },
        Action::Figure { kind, pos, segment } => match chance.below(3) {
            0 => *kind = other,
            1 => *pos = elsewhere,
            _ => *segment = somewhere,
        },
        Action::Recall { pos } | Action::Floor { pos } => *pos = elsewhere,
        Action::Capture { pos, spot, player, kind } => match chance.below(4) {
            0 => *pos = elsewhere,
            1 => *spot = Spot::Segment(somewhere),
            2 => *player = someone,
            _ => *kind = other,
        },
        Action::Fairy { pos, spot, kind } => match chance.below(3) {
            0 => *pos = elsewhere,
            1 => *spot = Spot::Tower,
            _ => *kind = other,
        },
        Action::Ransom { holder, kind } if chance.coin() => (*holder, *kind) = (someone, *kind),
        Action::Top { kind, .. } | Action::Release { kind } | Action::Ransom { kind, .. } => *kind = other,
        Action::Dragon { to } => *to = to.turned(Turn::new(1 + chance.below(3))),
        Action::Pass => {}
    }
    bent
}

/// A square with a tile, beside one, near the map, or at the end of the world.
fn square(game: &Game, chance: &mut Chance) -> Pos {
    let tiles: Vec<Pos> = game.tiles().map(|tile| tile.pos).collect();
    match chance.below(8) {
        0..4 => chance.pick(&tiles),
        4..6 => chance.pick(&game.gaps()),
        6 => chance.pick(&tiles).offset(chance.below(5) as i16 - 2, chance.below(5) as i16 - 2),
        _ => Pos::new(chance.pick(&[i16::MIN, -64, 0, 64, i16::MAX]), chance.pick(&[i16::MIN, 0, i16::MAX])),
    }
}

fn figure(chance: &mut Chance) -> FigureKind {
    chance.pick(&FigureKind::ALL)
}

fn player(chance: &mut Chance) -> Player {
    Player::new(chance.below(MAX_PLAYERS))
}

fn number(chance: &mut Chance) -> u8 {
    if chance.below(8) == 0 { chance.below(256) as u8 } else { chance.below(5) as u8 }
}
