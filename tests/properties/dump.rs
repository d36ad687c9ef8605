//! Everything that can be seen of a game, to compare games with.

use landnam::rules::{
    Action, ByFigure, ByPlayer, FairyView, FeatureView, FigureView, Game, Phase, PlacedTile, Player, Prisoner,
};
use landnam::tiles::{Kind, Pos};

/// The whole public view of a game.
#[derive(Debug, PartialEq)]
pub(crate) struct Dump {
    phase: Phase,
    active: Player,
    to_act: Player,
    hand: Option<Kind>,
    last_placed: PlacedTile,
    scores: ByPlayer<i32>,
    projected: ByPlayer<i32>,
    supplies: Vec<(ByFigure<u8>, u8)>,
    tiles: Vec<PlacedTile>,
    gaps: Vec<Pos>,
    bounds: (Pos, Pos),
    unseen: Vec<Kind>,
    set_aside: Vec<Kind>,
    discarded: Vec<Kind>,
    figures: Vec<FigureView>,
    prisoners: Vec<Prisoner>,
    dragon: Option<Pos>,
    trail: Vec<Pos>,
    fairy: Option<FairyView>,
    capturing: Option<Pos>,
    spent: bool,
    features: Vec<FeatureView>,
    legal: Vec<Action>,
}

impl Dump {
    pub(crate) fn of(game: &Game) -> Self {
        Self {
            phase: game.phase(),
            active: game.active_player(),
            to_act: game.player_to_act(),
            hand: game.hand(),
            last_placed: game.last_placed(),
            scores: game.scores(),
            projected: game.projected_scores(),
            supplies: Player::first(game.players())
                .map(|player| (game.supply(player), game.floors(player)))
                .collect(),
            tiles: game.tiles().collect(),
            gaps: game.gaps(),
            bounds: game.bounds(),
            unseen: game.unseen().collect(),
            set_aside: game.set_aside().to_vec(),
            discarded: game.discarded().to_vec(),
            figures: game.figures(),
            prisoners: game.prisoners(),
            dragon: game.dragon(),
            trail: game.dragon_trail().to_vec(),
            fairy: game.fairy(),
            capturing: game.capturing_tower(),
            spent: game.action_spent(),
            features: game.features(),
            legal: game.legal_actions(),
        }
    }
}
