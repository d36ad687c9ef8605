//! Meeples and the abbot: hooded wanderers in wide cloaks.

use crate::art::colour::Hex;
use crate::art::players::{OUTLINE, PlayerStyle};
use crate::art::point::point;
use crate::art::vector::{Drawing, Path};

/// A silhouette in a double outline.
pub(super) fn outlined(drawing: Drawing, silhouette: &Path, fill: Hex) -> Drawing {
    drawing
        .line(silhouette.clone(), OUTLINE[0], 0.115)
        .line(silhouette.clone(), OUTLINE[1], 0.06)
        .fill(silhouette.clone(), fill)
}

/// The shadow where a figure touches the ground.
pub(super) fn contact(width: f32) -> Drawing {
    Drawing::new()
        .fill(Path::ellipse(point(0.54, 0.905), width * 1.1, 0.075), Hex(0x000000).glaze(0.16))
        .fill(Path::ellipse(point(0.525, 0.905), width, 0.05), Hex(0x000000).glaze(0.25))
}

/// Hood, arms and cloak of a wanderer, standing with a wide step.
fn cloak() -> Path {
    Path::from(0.5, 0.09)
        .curve([0.42, 0.11], [0.345, 0.2], [0.345, 0.3])
        .curve([0.345, 0.34], [0.355, 0.37], [0.375, 0.395])
        .curve([0.28, 0.41], [0.16, 0.47], [0.115, 0.56])
        .curve([0.09, 0.62], [0.15, 0.67], [0.205, 0.635])
        .curve([0.24, 0.61], [0.27, 0.595], [0.3, 0.6])
        .curve([0.29, 0.7], [0.24, 0.79], [0.175, 0.87])
        .curve([0.155, 0.9], [0.17, 0.925], [0.2, 0.925])
        .to(0.41, 0.925)
        .curve([0.44, 0.86], [0.46, 0.81], [0.5, 0.78])
        .mirrored()
}

/// The shaded eastern half of the cloak.
fn fold() -> Path {
    Path::from(0.53, 0.4)
        .curve([0.72, 0.41], [0.83, 0.47], [0.885, 0.56])
        .curve([0.9, 0.62], [0.85, 0.67], [0.795, 0.635])
        .curve([0.76, 0.61], [0.73, 0.595], [0.7, 0.6])
        .curve([0.71, 0.7], [0.76, 0.79], [0.825, 0.87])
        .curve([0.845, 0.9], [0.83, 0.925], [0.8, 0.925])
        .to(0.66, 0.925)
        .curve([0.62, 0.76], [0.6, 0.58], [0.53, 0.4])
        .close()
}

fn body(style: &PlayerStyle, big: bool) -> Drawing {
    let face = Path::from(0.5, 0.2)
        .curve([0.43, 0.23], [0.415, 0.3], [0.435, 0.345])
        .curve([0.455, 0.38], [0.48, 0.385], [0.5, 0.385])
        .mirrored();
    let mut drawing = outlined(Drawing::new(), &cloak(), style.fill)
        .fill(fold(), style.shade.glaze(0.5))
        .fill(face, style.shade.glaze(0.95));
    if big {
        // A collar and a belt tell the big one from a near small one.
        let collar = Path::from(0.34, 0.425).curve([0.42, 0.47], [0.58, 0.47], [0.66, 0.425]);
        let belt = Path::from(0.305, 0.735).curve([0.42, 0.765], [0.58, 0.765], [0.695, 0.735]);
        drawing = drawing.line(collar, style.on_fill, 0.035).line(belt, style.on_fill, 0.03);
    }
    drawing
}

fn marked(drawing: Drawing, style: &PlayerStyle) -> Drawing {
    drawing.fill(style.mark.path(point(0.5, 0.595), 0.105), style.on_fill)
}

/// A standing meeple.
pub(super) fn meeple(style: &PlayerStyle, big: bool) -> Drawing {
    marked(contact(0.33).with(&body(style, big), point(0.0, 0.0), 1.0), style)
}

/// A meeple on its back in the grass, the head to the west; the mark stays upright.
pub(super) fn lying(style: &PlayerStyle, big: bool) -> Drawing {
    let body = body(style, big).rotated(-std::f32::consts::FRAC_PI_2);
    let shadow = Path::ellipse(point(0.55, 0.6), 0.45, 0.3);
    Drawing::new()
        .fill(shadow, Hex(0x000000).glaze(0.2))
        .with(&body, point(0.0, 0.0), 1.0)
        .fill(style.mark.path(point(0.595, 0.5), 0.105), style.on_fill)
}

/// The abbot: a bell-shaped robe, a tall hat and a crook.
pub(super) fn abbot(style: &PlayerStyle) -> Drawing {
    let robe = Path::from(0.46, 0.06)
        .curve([0.4, 0.13], [0.36, 0.2], [0.37, 0.27])
        .curve([0.36, 0.31], [0.37, 0.36], [0.4, 0.395])
        .curve([0.28, 0.42], [0.24, 0.52], [0.22, 0.64])
        .curve([0.2, 0.76], [0.17, 0.84], [0.12, 0.925])
        .to(0.8, 0.925)
        .curve([0.75, 0.84], [0.72, 0.76], [0.7, 0.64])
        .curve([0.68, 0.52], [0.64, 0.42], [0.52, 0.395])
        .curve([0.55, 0.36], [0.56, 0.31], [0.55, 0.27])
        .curve([0.56, 0.2], [0.52, 0.13], [0.46, 0.06])
        .close();
    let shade = Path::from(0.5, 0.4)
        .curve([0.64, 0.42], [0.68, 0.52], [0.7, 0.64])
        .curve([0.72, 0.76], [0.75, 0.84], [0.8, 0.925])
        .to(0.62, 0.925)
        .curve([0.6, 0.74], [0.57, 0.56], [0.5, 0.4])
        .close();
    let crook = Path::from(0.83, 0.925)
        .to(0.83, 0.28)
        .curve([0.83, 0.13], [0.65, 0.12], [0.66, 0.235])
        .curve([0.67, 0.3], [0.75, 0.29], [0.745, 0.235]);
    let hat = Path::line(&[point(0.46, 0.1), point(0.46, 0.255)]);
    let band = Path::line(&[point(0.385, 0.262), point(0.535, 0.262)]);
    let drawing = contact(0.38).line(crook.clone(), OUTLINE[0], 0.15).line(crook.clone(), OUTLINE[1], 0.1);
    let abbot = outlined(drawing, &robe, style.fill)
        .line(crook, Hex(0xC9962E), 0.055)
        .fill(shade, style.shade.glaze(0.5))
        .line(hat, style.on_fill, 0.03)
        .line(band, style.on_fill, 0.03)
        .fill(style.mark.path(point(0.46, 0.65), 0.11), style.on_fill);
    Drawing::new().with(&abbot, point(0.02, 0.045), 0.95)
}
