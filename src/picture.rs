//! A game's board as a picture: what `art` needs to know of `rules`.

use crate::art::atlas::variant_at;
use crate::art::board::{Board, Place, PlacedFigure, PlacedTile};
use crate::art::figures::Figure;
use crate::art::players::ColourSet;
use crate::art::theme::Theme;
use crate::rules::{FigureKind, Game, Player, Spot};
use crate::tiles::FeatureKind;

/// The picture of a figure that stands on such a feature, or on a tower.
pub fn figure(kind: FigureKind, feature: Option<FeatureKind>) -> Figure {
    match (kind, feature) {
        (FigureKind::Abbot, _) => Figure::Abbot,
        (FigureKind::Meeple, Some(FeatureKind::Field)) => Figure::MeepleLying,
        (FigureKind::Meeple, _) => Figure::Meeple,
        (FigureKind::Big, Some(FeatureKind::Field)) => Figure::BigMeepleLying,
        (FigureKind::Big, _) => Figure::BigMeeple,
    }
}

/// Everything on the board, for painting.
pub fn board(game: &Game, colour_of: impl Fn(Player) -> usize, theme: Theme, colours: ColourSet) -> Board {
    let figures = game.figures().into_iter().map(|figure| {
        let (place, feature) = match figure.spot {
            Spot::Segment(segment) => (
                Place::Segment(usize::from(segment)),
                game.feature(figure.pos, segment).map(|feature| feature.kind),
            ),
            Spot::Tower => (Place::Tower, None),
        };
        PlacedFigure {
            pos: figure.pos,
            place,
            figure: self::figure(figure.kind, feature),
            colour: colour_of(figure.player),
        }
    });
    let fairy = game.fairy().map(|fairy| {
        let segment = fairy.with.and_then(|figure| match figure.spot {
            Spot::Segment(segment) => Some(usize::from(segment)),
            Spot::Tower => None,
        });
        (fairy.pos, segment.unwrap_or(0))
    });
    Board {
        tiles: game
            .tiles()
            .map(|tile| PlacedTile {
                pos: tile.pos,
                kind: tile.kind,
                turn: tile.turn,
                variant: variant_at(tile.kind, tile.pos),
            })
            .collect(),
        figures: figures.collect(),
        floors: game.tiles().filter(|tile| tile.floors > 0).map(|tile| (tile.pos, tile.floors)).collect(),
        dragon: game.dragon(),
        fairy,
        overlays: Vec::new(),
        theme,
        colours,
    }
}
