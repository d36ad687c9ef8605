//! A game's board for painting: the one place where `art`, which knows only tiles, meets `rules`.

use crate::art::board_picture::{BoardPicture, FigurePlace, PaintedFigure, PaintedTile};
use crate::art::figures::PlayerPiece;
use crate::art::players::ColourSet;
use crate::art::theme::Theme;
use crate::art::tile_picture::variant_at;
use crate::rules::{FigureKind, FigureView, Game, Player, Role};

/// Drawing of a figure: farmers lie down, all others stand. One that is not on the board has no role.
pub fn figure(kind: FigureKind, role: Option<Role>) -> PlayerPiece {
    match (kind, role) {
        (FigureKind::Abbot, _) => PlayerPiece::Abbot,
        (FigureKind::Meeple, Some(Role::Farmer)) => PlayerPiece::MeepleLying,
        (FigureKind::Meeple, _) => PlayerPiece::Meeple,
        (FigureKind::Big, Some(Role::Farmer)) => PlayerPiece::BigMeepleLying,
        (FigureKind::Big, _) => PlayerPiece::BigMeeple,
    }
}

/// Everything on the game's board; `colour_of` gives the number of a player's colour.
pub fn board(
    game: &Game,
    colour_of: impl Fn(Player) -> usize,
    theme: Theme,
    colours: ColourSet,
) -> BoardPicture {
    let figures = game.figures().into_iter().map(|figure| {
        let place = match figure.segment() {
            Some(at) => FigurePlace::Segment(usize::from(at.segment)),
            None => FigurePlace::Tower,
        };
        PaintedFigure {
            pos: figure.pos,
            place,
            figure: self::figure(figure.kind, game.role_of(figure)),
            colour: colour_of(figure.player),
        }
    });
    let fairy = game.fairy().map(|fairy| {
        let segment = fairy.with.and_then(FigureView::segment);
        (fairy.pos, segment.map_or(0, |at| usize::from(at.segment)))
    });
    BoardPicture {
        tiles: game
            .tiles()
            .map(|tile| PaintedTile {
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
        theme,
        colours,
    }
}
