//! The dragon and the fairy.

use crate::art::colour::Hex;
use crate::art::point::point;
use crate::art::relief::{Carving, Layer, Model, Pose};
use crate::art::vector::Path;

/// A violet dragon seen from above, wings spread, the tail coiled: in no player's colour.
pub(super) fn dragon() -> Model {
    const SKIN: Hex = Hex(0x5B3A8C);
    const WING: Hex = Hex(0x41286B);
    const HEAD: Hex = Hex(0x6B4D97);
    const GOLD: Hex = Hex(0xE3B24A);
    let wings = Layer::raised(WING, 3.0, 3.0)
        .area(Path::written(
            "M46 44 C36 30 26 20 6 14 C10 22 11 28 9 36 C15 35 19 38 20 45 C26 43 30 46 31 53 C36 51 41 52 45 57 Z",
        ))
        .area(Path::written(
            "M58 46 C66 30 78 19 98 15 C93 23 92 29 94 37 C88 36 84 39 82 46 C76 44 72 47 71 54 C66 52 61 53 57 58 Z",
        ));
    let ribs = Layer::raised(GOLD, 1.6, 2.2).on(3.0).line(
        Path::written(
            "M46 46 C36 32 26 22 8 15 M45 48 C34 38 24 34 11 35 M45 51 C37 45 30 43 21 44 \
             M58 47 C68 32 80 21 96 16 M58 49 C70 39 80 35 92 36 M58 52 C66 46 74 44 81 45",
        ),
        2.6,
    );
    let tail = Layer::raised(SKIN, 5.0, 5.0)
        .on(1.0)
        .line(Path::written("M52 62 C60 70 66 78 58 86 C50 93 36 92 30 84 C27 80 28 76 32 76"), 9.0);
    let tip = Layer::raised(GOLD, 2.0, 2.5).on(2.0).area(Path::written("M34 70 L24 77 L35 83 Z"));
    let paws = Layer::raised(SKIN, 3.0, 3.0).on(2.0).area(Path::written(
        "M40 66 C34 68 30 66 27 70 C31 73 38 74 44 70 Z M62 66 C68 66 72 63 76 66 C73 70 66 72 60 71 Z",
    ));
    let trunk = Layer::raised(SKIN, 11.0, 10.0).on(3.0).area(Path::written(
        "M52 26 C60 28 64 40 64 50 C64 62 58 70 52 70 C44 70 40 61 40 50 C40 40 45 28 52 26 Z",
    ));
    let head = Layer::raised(HEAD, 7.0, 7.0).on(9.0).area(Path::written(
        "M51 4 C55 6 60 13 60.5 20 C61 27 58 34 52 35 C46 34 43 27 43.5 20 C44 13 47 6 51 4 Z",
    ));
    let horns = Layer::raised(Hex(0xF0CE7C), 2.0, 2.4).on(13.0).grain(0.02).area(Path::written(
        "M45 22 C41 20 38 21 35 26 C40 27 44 28 47 29 Z M59 22 C63 20 66 21 69 26 C64 27 60 28 57 29 Z",
    ));
    let eyes = Layer::raised(Hex(0xFFD25A), 1.5, 1.4)
        .on(17.0)
        .grain(0.0)
        .area(Path::circle(point(47.2, 17.0), 2.1))
        .area(Path::circle(point(56.6, 17.0), 2.1));
    let spikes = Layer::raised(GOLD, 1.6, 2.0)
        .on(13.0)
        .grain(0.02)
        .area(Path::written("M52 36 L55 42 L49 42 Z M52 45 L55.4 51 L48.6 51 Z M52 54 L55 60 L49 60 Z"));
    let layers = vec![wings, ribs, tail, tip, paws, trunk, head, horns, eyes, spikes];
    Model::new(Carving::new(Pose::Lying { reach: 1.7 }, 6.0, layers).gloss(0.42)).dark(true)
}

/// A fairy: a pale gown, four wings and a golden star.
pub(super) fn fairy() -> Model {
    let wings = Layer::raised(Hex(0xCFE3EE), 6.0, 3.5).grain(0.01).area(Path::written(
        "M46 42 C34 20 14 14 8 24 C4 32 12 42 24 46 C14 50 12 60 20 64 C30 68 42 58 47 50 Z \
         M54 42 C66 20 86 14 92 24 C96 32 88 42 76 46 C86 50 88 60 80 64 C70 68 58 58 53 50 Z",
    ));
    let veins = Layer::cut(Hex(0xFFFFFF), -0.8).grain(0.0).line(
        Path::written(
            "M46 44 C36 30 24 24 14 27 M46 48 C36 50 28 54 22 59 M54 44 C64 30 76 24 86 27 M54 48 C64 50 72 54 78 59",
        ),
        1.8,
    );
    let gown = Layer::raised(Hex(0xF7F1E4), 8.0, 6.0).on(1.5).grain(0.03).area(Path::written(
        "M50 4 C58 4 62 11 61 19 C60 25 58 28 57 30 C62 33 65 39 64 46 C68 60 76 78 80 90 C81 94 79 96 75 96 L25 96 \
         C21 96 19 94 20 90 C24 78 32 60 36 46 C35 39 38 33 43 30 C42 28 40 25 39 19 C38 11 42 4 50 4 Z",
    ));
    let hair = Layer::raised(Hex(0xE3B34C), 3.0, 2.0).on(7.0).area(Path::written(
        "M50 4 C58 4 62 11 61 19 C58 14 54 12 50 12 C46 12 42 14 39 19 C38 11 42 4 50 4 Z",
    ));
    let face = Layer::cut(Hex(0xE7C79B), 0.8).area(Path::ellipse(point(50.0, 19.5), 7.4, 7.6));
    let star = Layer::cut(Hex(0xE0A93A), 0.7).grain(0.0).area(Path::star(point(50.0, 63.0), 5, 11.5, 5.0));
    Model::new(Carving::new(Pose::Standing, 7.0, vec![wings, veins, gown, hair, face, star]))
}
