//! The land in the middle of the score board: hills, a river, a road to a walled town.

use crate::art::colour::Hex;
use crate::art::point::point;
use crate::art::theme::land;
use crate::art::vector::{Drawing, Path};

use super::score_board::{COLUMNS, INK, ROWS};

/// The corners of the picture, in a score board one wide: within the ring of spaces.
const LEFT: f32 = 1.0 / COLUMNS as f32;
const RIGHT: f32 = (COLUMNS - 1) as f32 / COLUMNS as f32;
const TOP: f32 = LEFT;
const BOTTOM: f32 = (ROWS - 1) as f32 / COLUMNS as f32;

/// The picture, each of its colours as `tone` lets it appear.
pub(super) fn vista(tone: impl Fn(Hex) -> Hex) -> Drawing {
    let far = Path::from(LEFT, 0.17)
        .curve([0.16, 0.10], [0.25, 0.12], [0.36, 0.17])
        .curve([0.47, 0.21], [0.58, 0.11], [0.70, 0.12])
        .curve([0.80, 0.13], [0.87, 0.17], [RIGHT, 0.14])
        .to(RIGHT, BOTTOM)
        .to(LEFT, BOTTOM)
        .close();
    let middle = Path::from(LEFT, 0.27)
        .curve([0.20, 0.19], [0.34, 0.22], [0.47, 0.27])
        .curve([0.60, 0.32], [0.72, 0.21], [RIGHT, 0.23])
        .to(RIGHT, BOTTOM)
        .to(LEFT, BOTTOM)
        .close();
    let near = Path::from(LEFT, 0.38)
        .curve([0.22, 0.43], [0.34, 0.36], [0.50, 0.39])
        .curve([0.66, 0.42], [0.80, 0.36], [RIGHT, 0.39])
        .to(RIGHT, BOTTOM)
        .to(LEFT, BOTTOM)
        .close();
    let river = Path::from(0.44, 0.195).curve([0.38, 0.23], [0.52, 0.26], [0.46, 0.30]).curve(
        [0.41, 0.34],
        [0.50, 0.38],
        [0.43, BOTTOM],
    );
    let road = Path::from(LEFT, 0.39).curve([0.20, 0.37], [0.30, 0.40], [0.42, 0.37]).curve(
        [0.56, 0.33],
        [0.64, 0.37],
        [0.735, 0.285],
    );
    let drawing = Drawing::new()
        .fill(Path::rounded(point(LEFT, TOP), point(RIGHT, BOTTOM), 0.012), tone(Hex(0xD8DDC0)))
        .fill(far, tone(Hex(0xB4BF86)))
        .fill(middle, tone(Hex(0x9DB16B)))
        .fill(near, tone(land::GRASS))
        .line(river.clone(), tone(land::SHORE), 0.021)
        .line(river, tone(land::WATER), 0.014)
        .line(road.clone(), tone(land::ROAD_EDGE), 0.013)
        .line(road, tone(land::ROAD), 0.009);
    trees(town(drawing, &tone), &tone)
}

fn town(mut drawing: Drawing, tone: &impl Fn(Hex) -> Hex) -> Drawing {
    let line = 0.003;
    // Houses behind the wall: left edge, ground, width, height of the walls, roof.
    let houses = [
        (0.665, 0.262, 0.040, 0.030, 0),
        (0.700, 0.258, 0.036, 0.048, 2),
        (0.765, 0.258, 0.046, 0.036, 1),
        (0.805, 0.262, 0.036, 0.026, 3),
    ];
    for (x, ground, width, height, roof) in houses {
        let eaves = ground - height;
        let wall = Path::polygon(&[
            point(x, eaves),
            point(x + width, eaves),
            point(x + width, ground),
            point(x, ground),
        ]);
        let gable = Path::polygon(&[
            point(x - 0.005, eaves),
            point(x + width / 2.0, eaves - width * 0.55),
            point(x + width + 0.005, eaves),
        ]);
        drawing = drawing
            .fill(wall.clone(), tone(Hex(0xE4D8BC)))
            .line(wall, tone(INK), line)
            .fill(gable.clone(), tone(land::ROOFS[roof]))
            .line(gable, tone(INK), line);
    }
    let church = Path::polygon(&[
        point(0.742, 0.262),
        point(0.742, 0.165),
        point(0.753, 0.105),
        point(0.764, 0.165),
        point(0.764, 0.262),
    ]);
    drawing = drawing.fill(church.clone(), tone(land::COPPER)).line(church, tone(INK), line);
    // The wall with its merlons, a tower at each end, and the gate.
    let mut crown = vec![point(0.640, 0.292), point(0.640, 0.250)];
    for merlon in 0..10 {
        let x = 0.640 + 0.022 * merlon as f32;
        crown.extend([
            point(x, 0.244),
            point(x + 0.011, 0.244),
            point(x + 0.011, 0.252),
            point(x + 0.022, 0.252),
        ]);
    }
    crown.push(point(0.860, 0.292));
    let wall = Path::polygon(&crown);
    drawing = drawing.fill(wall.clone(), tone(land::STONE)).line(wall, tone(INK), line);
    for x in [0.640, 0.860] {
        let tower = Path::rounded(point(x - 0.017, 0.225), point(x + 0.017, 0.298), 0.003);
        let cone = Path::polygon(&[point(x - 0.022, 0.227), point(x, 0.185), point(x + 0.022, 0.227)]);
        drawing = drawing
            .fill(tower.clone(), tone(land::STONE))
            .line(tower, tone(INK), line)
            .fill(cone.clone(), tone(land::SLATE))
            .line(cone, tone(INK), line);
    }
    let gate = Path::from(0.733, 0.292)
        .to(0.733, 0.275)
        .curve([0.733, 0.260], [0.757, 0.260], [0.757, 0.275])
        .to(0.757, 0.292)
        .close();
    drawing.fill(gate, tone(land::TAR))
}

fn trees(mut drawing: Drawing, tone: &impl Fn(Hex) -> Hex) -> Drawing {
    let places = [
        (0.13, 0.22, 0.9),
        (0.16, 0.23, 1.1),
        (0.28, 0.20, 0.8),
        (0.56, 0.25, 0.8),
        (0.585, 0.26, 1.0),
        (0.30, 0.34, 1.2),
        (0.335, 0.345, 1.0),
        (0.56, 0.41, 1.3),
        (0.60, 0.40, 1.1),
        (0.88, 0.40, 1.3),
        (0.915, 0.405, 1.0),
        (0.915, 0.25, 0.8),
        (0.12, 0.42, 1.1),
    ];
    for (x, y, size) in places {
        let high = 0.044 * size;
        let spruce =
            Path::polygon(&[point(x - 0.013 * size, y), point(x, y - high), point(x + 0.013 * size, y)]);
        drawing = drawing.fill(spruce, tone(land::SPRUCE));
    }
    drawing
}
