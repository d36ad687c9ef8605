//! The state of a game.

use serde::Serialize;

use crate::rules::{FigureKind, Game, Player};

use super::{KindJson, SpotJson, tile_name};

/// What everyone can see of a game.
#[derive(Clone, Debug, Serialize)]
pub struct StateJson {
    ok: bool,
    over: bool,
    player: usize,
    phase: &'static str,
    tile: Option<&'static str>,
    scores: Vec<i32>,
    deck: usize,
    river: usize,
    aside: usize,
    discarded: Vec<&'static str>,
    supply: Vec<SupplyJson>,
    prisoners: Vec<PrisonerJson>,
    board: Vec<TileJson>,
    dragon: Option<[i16; 2]>,
    dragon_steps: usize,
    fairy: Option<FairyJson>,
}

#[derive(Clone, Debug, Serialize)]
struct SupplyJson {
    meeple: u8,
    big: u8,
    abbot: u8,
    floors: u8,
}

#[derive(Clone, Debug, Serialize)]
struct PrisonerJson {
    holder: usize,
    owner: usize,
    kind: KindJson,
}

#[derive(Clone, Debug, Serialize)]
struct TileJson {
    x: i16,
    y: i16,
    tile: &'static str,
    turn: usize,
    floors: u8,
    figures: Vec<FigureJson>,
}

#[derive(Clone, Debug, Serialize)]
struct FigureJson {
    player: usize,
    kind: KindJson,
    segment: SpotJson,
}

#[derive(Clone, Debug, Serialize)]
struct FairyJson {
    x: i16,
    y: i16,
    player: Option<usize>,
    segment: Option<SpotJson>,
}

impl StateJson {
    /// The state of a game.
    pub fn of(game: &Game) -> Self {
        let players = Player::first(game.players());
        let river = game.unseen().filter(|&kind| game.catalogue().tile(kind).is_river()).count();
        let figures = game.figures();
        let mut tiles: Vec<_> = game.tiles().collect();
        tiles.sort_unstable_by_key(|tile| tile.pos);
        Self {
            ok: true,
            over: game.is_over(),
            player: game.player_to_act().index(),
            phase: game.phase().name(),
            tile: game.hand().map(tile_name),
            scores: game.scores().first(game.players()).to_vec(),
            deck: game.unseen_count() - river,
            river,
            aside: game.set_aside().len(),
            discarded: game.discarded().iter().copied().map(tile_name).collect(),
            supply: players
                .map(|player| {
                    let supply = game.supply(player);
                    SupplyJson {
                        meeple: supply[FigureKind::Meeple],
                        big: supply[FigureKind::Big],
                        abbot: supply[FigureKind::Abbot],
                        floors: game.floors(player),
                    }
                })
                .collect(),
            prisoners: game
                .prisoners()
                .into_iter()
                .map(|prisoner| PrisonerJson {
                    holder: prisoner.holder.index(),
                    owner: prisoner.owner.index(),
                    kind: prisoner.kind.into(),
                })
                .collect(),
            board: tiles
                .into_iter()
                .map(|tile| TileJson {
                    x: tile.pos.x,
                    y: tile.pos.y,
                    tile: tile_name(tile.kind),
                    turn: tile.turn.quarters(),
                    floors: tile.floors,
                    figures: figures
                        .iter()
                        .filter(|figure| figure.pos == tile.pos)
                        .map(|figure| FigureJson {
                            player: figure.player.index(),
                            kind: figure.kind.into(),
                            segment: figure.spot.into(),
                        })
                        .collect(),
                })
                .collect(),
            dragon: game.dragon().map(|pos| [pos.x, pos.y]),
            dragon_steps: game.dragon_steps(),
            fairy: game.fairy().map(|fairy| FairyJson {
                x: fairy.pos.x,
                y: fairy.pos.y,
                player: fairy.with.map(|figure| figure.player.index()),
                segment: fairy.with.map(|figure| figure.spot.into()),
            }),
        }
    }
}
