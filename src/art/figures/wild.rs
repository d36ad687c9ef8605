//! The dragon and the fairy.

use super::folk::{contact, outlined};
use crate::art::colour::Hex;
use crate::art::players::OUTLINE;
use crate::art::point::point;
use crate::art::vector::{Drawing, Path};

/// A dragon of red wood: raised head, spread wings, coiled tail.
pub(super) fn dragon() -> Drawing {
    let (red, dark, light) = (Hex(0xB3261E), Hex(0x6E1410), Hex(0xE0563C));
    let body = Path::from(0.2, 0.2)
        .curve([0.27, 0.12], [0.36, 0.1], [0.43, 0.15])
        .to(0.5, 0.1)
        .to(0.485, 0.19)
        .curve([0.53, 0.27], [0.5, 0.36], [0.45, 0.43])
        .curve([0.56, 0.46], [0.66, 0.53], [0.7, 0.64])
        .curve([0.73, 0.74], [0.8, 0.76], [0.83, 0.7])
        .curve([0.85, 0.65], [0.82, 0.61], [0.77, 0.62])
        .curve([0.82, 0.54], [0.93, 0.58], [0.94, 0.69])
        .curve([0.95, 0.83], [0.8, 0.92], [0.68, 0.88])
        .curve([0.64, 0.905], [0.6, 0.915], [0.56, 0.915])
        .to(0.3, 0.915)
        .curve([0.24, 0.915], [0.25, 0.85], [0.32, 0.84])
        .curve([0.24, 0.74], [0.22, 0.62], [0.29, 0.5])
        .curve([0.33, 0.43], [0.37, 0.38], [0.38, 0.32])
        .curve([0.33, 0.35], [0.26, 0.34], [0.2, 0.31])
        .to(0.25, 0.275)
        .to(0.16, 0.25)
        .close();
    let wing = Path::from(0.45, 0.53)
        .curve([0.5, 0.34], [0.66, 0.2], [0.9, 0.16])
        .curve([0.84, 0.23], [0.83, 0.29], [0.84, 0.35])
        .curve([0.76, 0.35], [0.71, 0.4], [0.7, 0.46])
        .curve([0.63, 0.46], [0.57, 0.52], [0.55, 0.6])
        .close();
    let ribs = Path::from(0.47, 0.54)
        .curve([0.58, 0.42], [0.7, 0.36], [0.83, 0.345])
        .again(0.49, 0.56)
        .curve([0.56, 0.49], [0.62, 0.46], [0.695, 0.455]);
    let belly = Path::from(0.4, 0.38).curve([0.33, 0.5], [0.28, 0.62], [0.36, 0.82]).again(0.46, 0.46).curve(
        [0.4, 0.56],
        [0.38, 0.68],
        [0.44, 0.84],
    );
    let drawing = contact(0.36)
        .line(wing.clone(), OUTLINE[0], 0.08)
        .line(wing.clone(), OUTLINE[1], 0.04)
        .fill(wing, dark);
    outlined_thin(drawing.line(ribs, light, 0.02), &body, red)
        .line(belly, light, 0.022)
        .fill(Path::ellipse(point(0.365, 0.205), 0.03, 0.024), Hex(0xFFE08A))
}

fn outlined_thin(drawing: Drawing, silhouette: &Path, fill: Hex) -> Drawing {
    drawing
        .line(silhouette.clone(), OUTLINE[0], 0.08)
        .line(silhouette.clone(), OUTLINE[1], 0.04)
        .fill(silhouette.clone(), fill)
}

/// A fairy: a slim pale figure with four wings and a light.
pub(super) fn fairy() -> Drawing {
    let wings = |x: f32, y: f32, rx: f32, ry: f32, tilt: f32| {
        let centre = point(x, y);
        Path::ellipse(centre, rx, ry).map(|p| centre + (p - centre).rotated(tilt))
    };
    let upper = [wings(0.27, 0.36, 0.21, 0.12, 0.5), wings(0.73, 0.36, 0.21, 0.12, -0.5)];
    let lower = [wings(0.31, 0.59, 0.16, 0.085, -0.45), wings(0.69, 0.59, 0.16, 0.085, 0.45)];
    let gown = Path::from(0.5, 0.33)
        .curve([0.44, 0.34], [0.42, 0.38], [0.425, 0.44])
        .curve([0.43, 0.55], [0.36, 0.74], [0.3, 0.9])
        .curve([0.38, 0.93], [0.45, 0.93], [0.5, 0.93])
        .mirrored();
    let head = Path::circle(point(0.5, 0.24), 0.095);
    let hair = Path::from(0.5, 0.13)
        .curve([0.4, 0.13], [0.38, 0.23], [0.4, 0.33])
        .curve([0.43, 0.28], [0.42, 0.22], [0.5, 0.2])
        .mirrored();
    let mut drawing = contact(0.24);
    for wing in lower.into_iter().chain(upper) {
        drawing = drawing.line(wing.clone(), OUTLINE[0], 0.055).fill(wing.clone(), Hex(0xD8F1F5)).line(
            wing,
            Hex(0x6FB7C9),
            0.018,
        );
    }
    outlined(drawing, &gown, Hex(0xF3E9FF))
        .line(head.clone(), OUTLINE[0], 0.05)
        .fill(head, Hex(0xF7DCC0))
        .fill(hair, Hex(0xD9A441))
        .line(Path::from(0.44, 0.6).curve([0.47, 0.63], [0.53, 0.63], [0.56, 0.6]), Hex(0x9B7BD0), 0.03)
        .fill(Path::star(point(0.72, 0.13), 4, 0.1, 0.03), Hex(0xFFE680))
        .line(Path::star(point(0.72, 0.13), 4, 0.1, 0.03), OUTLINE[0], 0.016)
}
