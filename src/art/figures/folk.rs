//! Meeples and the abbot: hooded wanderers in wide cloaks, with bare birch faces.

use super::PlayerPiece;
use crate::art::colour::Hex;
use crate::art::players::PlayerStyle;
use crate::art::point::point;
use crate::art::relief::{Carving, Layer, Model, Pose};
use crate::art::vector::Path;

/// Wood that nobody painted.
const BIRCH: Hex = Hex(0xE7C79B);
const IVORY: Hex = Hex(0xF4E8CF);
const GOLD: Hex = Hex(0xE6B94C);

const MEEPLE: &str = "M50 3 C56 5 64 11 65.5 21 C66.2 26 65 30 62.5 33 C73 35 86 42 91 51 C93.5 56 90 60.5 84 60 \
    C78 59.5 72 58 68 57 C70 68 77 80 80.5 87.5 C82 92 80 95 75.5 95 L60 95 C56.5 95 55 93 54.2 89.5 \
    C53.3 85.5 52 83 50 83 C48 83 46.7 85.5 45.8 89.5 C45 93 43.5 95 40 95 L24.5 95 C20 95 18 92 19.5 87.5 \
    C23 80 30 68 32 57 C28 58 22 59.5 16 60 C10 60.5 6.5 56 9 51 C14 42 27 35 37.5 33 C35 30 33.8 26 34.5 21 \
    C36 11 44 5 50 3 Z";

const BIG: &str = "M50 1 C58 2 67 8 68.5 18 C69 23 68 27 66 30 C82 32 97 41 101 54 C103 63 98 69 91 68 C86 67.5 83 66 80 65 \
    C83 75 88 84 90 90 C91 94 89 96 85 96 L60 96 C57 96 55.5 94 55 91 C54.5 87 52.5 85 50 85 C47.5 85 45.5 87 45 91 \
    C44.5 94 43 96 40 96 L15 96 C11 96 9 94 10 90 C12 84 17 75 20 65 C17 66 14 67.5 9 68 C2 69 -3 63 -1 54 \
    C3 41 18 32 34 30 C32 27 31 23 31.5 18 C33 8 42 2 50 1 Z";

const MANTLE: &str = "M17 44 C28 29 40 33 50 33 C60 33 72 29 83 44 C80 57 62 51 50 61 C38 51 20 57 17 44 Z";

const ABBOT: &str = "M50 1 C55 6 60 11 61 18 C66 24 64 32 60 36 C70 39 76 46 78 56 C80 68 83 80 86 90 C87 94 85 96 81 96 L19 96 \
    C15 96 13 94 14 90 C17 80 20 68 22 56 C24 46 30 39 40 36 C36 32 34 24 39 18 C40 11 45 6 50 1 Z";

/// The painted body, the bare face and the engraved mark; what the figure wears lies between.
fn person(style: &PlayerStyle, body: &str, face: [f32; 4], mark: [f32; 3], worn: Vec<Layer>) -> Vec<Layer> {
    let [x, y, rx, ry] = face;
    let [mark_x, mark_y, radius] = mark;
    let mut layers = vec![Layer::raised(style.fill, 8.0, 6.0).area(Path::written(body))];
    layers.extend(worn);
    layers.push(Layer::cut(BIRCH, 1.1).grain(0.03).area(Path::ellipse(point(x, y), rx, ry)));
    layers.push(Layer::cut(style.on_fill, 0.8).area(style.mark.path(point(mark_x, mark_y), radius)));
    layers
}

fn meeple(style: &PlayerStyle) -> Vec<Layer> {
    person(style, MEEPLE, [50.0, 20.0, 8.6, 9.6], [50.0, 60.0, 9.4], Vec::new())
}

fn big(style: &PlayerStyle) -> Vec<Layer> {
    let mantle = Layer::raised(IVORY, 5.0, 4.0).on(6.5).grain(0.02).area(Path::written(MANTLE));
    let clasp = Layer::raised(GOLD, 2.0, 2.0).on(10.0).area(Path::circle(point(50.0, 47.0), 4.4));
    person(style, BIG, [50.0, 19.0, 9.2, 10.0], [50.0, 75.0, 10.0], vec![mantle, clasp])
}

fn abbot(style: &PlayerStyle) -> Vec<Layer> {
    let cross = Path::written("M50 5 L50 16 M45.5 10.5 L54.5 10.5");
    let cross = Layer::cut(Hex(0xF2DFA6), -1.0).grain(0.0).line(cross, 2.6);
    person(style, ABBOT, [50.0, 26.5, 8.2, 7.6], [50.0, 69.0, 9.0], vec![cross])
}

/// A figure of this kind, as it stands or lies.
pub(super) fn figure(piece: PlayerPiece, style: &PlayerStyle) -> Option<Model> {
    let standing = |layers: Vec<Layer>, thickness: f32| Carving::new(Pose::Standing, thickness, layers);
    let lying = |layers: Vec<Layer>| Carving::new(Pose::Lying { reach: 1.0 }, 8.0, layers).turned(-74.0);
    let carving = match piece {
        PlayerPiece::Meeple => standing(meeple(style), 9.0),
        PlayerPiece::MeepleLying => lying(meeple(style)),
        PlayerPiece::BigMeeple => standing(big(style), 10.0),
        PlayerPiece::BigMeepleLying => lying(big(style)),
        PlayerPiece::Abbot => standing(abbot(style), 9.0),
        PlayerPiece::ScoreMarker | PlayerPiece::Fifty | PlayerPiece::Hundred => return None,
    };
    Some(Model::new(carving).dark(style.fill.light().luminance() < 0.05))
}

/// Iron bars before a figure.
pub(super) fn bars() -> Carving {
    const IRON: Hex = Hex(0x5E636B);
    let bars = Layer::raised(IRON, 2.6, 3.4)
        .grain(0.02)
        .line(Path::written("M18 14 L18 96 M39 14 L39 96 M61 14 L61 96 M82 14 L82 96"), 4.6)
        .line(Path::written("M10 20 L90 20 M10 90 L90 90"), 6.0);
    Carving::new(Pose::Lying { reach: 0.6 }, 2.0, vec![bars]).gloss(0.5)
}
