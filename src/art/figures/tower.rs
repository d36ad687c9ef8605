//! Tower floors: rings of timber and stone that stack.

use crate::art::colour::Hex;
use crate::art::point::{Point, point};
use crate::art::relief::{Carving, Layer, Model, Pose};
use crate::art::vector::Path;

/// Middle of the lowest ring's upper side, in units of the box.
pub(super) const BASE: f32 = 62.0;

/// How far the top of a tower of so many floors lies above its foundation, in units of the box.
///
/// The first floors show their whole side; a very high tower grows more slowly, but every floor is seen.
fn rise(floors: u8) -> f32 {
    let above = f32::from(floors.saturating_sub(1));
    15.5 * above.min(3.0) + 8.0 * (above - 3.0).clamp(0.0, 6.0) + 3.0 * (above - 9.0).max(0.0)
}

/// How far the top of a tower of so many floors lies above its foundation, in tile widths.
pub fn tower_rise(floors: u8) -> f32 {
    rise(floors) / 100.0 * super::Prop::Floors(floors).size()
}

/// A pile of floors; it grows upwards out of its box, so that each floor keeps its size.
pub(super) fn floors(count: u8) -> Model {
    let count = count.max(1);
    let step = rise(count) / f32::from(count.saturating_sub(1).max(1));
    let reach = 1.0 + 0.9 * f32::from(count.min(6));
    let ring = |floor: u8| {
        let carving = floor_ring(
            point(50.0, BASE - step * f32::from(floor)),
            30.0 - (9.0 / f32::from(count)).min(1.2) * f32::from(floor),
            Pose::Lying { reach },
        );
        if floor == 0 { carving } else { carving.without_shadow() }
    };
    (1..count)
        .fold(Model::new(ring(0)), |model, floor| model.with(ring(floor)))
        .reaching((rise(count) - 30.0).max(0.0), 12.0)
}

/// One floor, seen a little from the south: a ring with crenels around a hollow.
fn floor_ring(centre: Point, radius: f32, pose: Pose) -> Carving {
    const CRENELS: u8 = 10;
    let ring =
        Layer::raised(Hex(0xC9B79A), 3.0, 3.0).grain(0.06).area(Path::ellipse(centre, radius, radius * 0.78));
    let hollow =
        Layer::cut(Hex(0x8E7B60), 1.6).grain(0.10).area(Path::ellipse(centre, radius * 0.70, radius * 0.54));
    let crenels = (0..CRENELS).fold(Layer::raised(Hex(0xDCCDB2), 2.5, 2.5).on(4.0), |layer, crenel| {
        let way = Point::towards(f32::from(crenel) * std::f32::consts::TAU / f32::from(CRENELS) + 0.2);
        let at = centre + point(way.x * radius * 0.86, way.y * radius * 0.67);
        layer.area(Path::ellipse(at, 4.6, 4.0))
    });
    Carving::new(pose, 13.0, vec![ring, hollow, crenels]).side(Hex(0xA8946F))
}
