//! The flat land: grass, road, river and the paving of cities.

use super::PaintJob;
use super::canvas::{Canvas, Dab};
use crate::art::colour::Rgb;
use crate::art::geometry::{HALF_WIDTH, HEDGE};
use crate::art::noise::{across, cells, folded, layers, step, unit, value};
use crate::art::point::{Point, point};
use crate::art::theme::land;

/// Paints the ground of a tile.
pub(super) fn ground(job: &PaintJob, size: usize) -> Canvas {
    let palette = Palette::new();
    Canvas::ground(size, |at| {
        let grass = palette.grass(at, job.seed);
        let mut dab = palette.river(job, at, grass);
        dab = palette.road(job, at, dab);
        dab = palette.paths(job, at, dab);
        palette.paving(job, at, dab)
    })
}

struct Palette {
    grass: Rgb,
    lush: Rgb,
    dry: Rgb,
    road: Rgb,
    worn: Rgb,
    edge: Rgb,
    cobble: Rgb,
    gap: Rgb,
    water: Rgb,
    deep: Rgb,
    shore: Rgb,
}

impl Palette {
    fn new() -> Self {
        Self {
            grass: land::GRASS.light(),
            lush: land::GRASS_LUSH.light(),
            dry: land::GRASS_DRY.light(),
            road: land::ROAD.light(),
            worn: land::ROAD_WORN.light(),
            edge: land::ROAD_EDGE.light(),
            cobble: land::COBBLE.light(),
            gap: land::COBBLE_GAP.light(),
            water: land::WATER.light(),
            deep: land::WATER_DEEP.light(),
            shore: land::SHORE.light(),
        }
    }

    fn grass(&self, at: Point, seed: u32) -> Dab {
        // Patches fade towards the border, where all tiles show the same plain green.
        let inner = step(0.0, 0.2, at.to_border());
        let patch = layers(at * 2.7 + point(seed as f32 % 97.0, 0.0), 3, seed) * inner;
        let blades = across(at, |p| layers(p * 62.0, 2, 5));
        let tufts = across(at, |p| value(p * 21.0, 9));
        let mut colour = self.grass;
        colour = colour.mix(self.lush, step(0.05, 0.5, -patch) * 0.75);
        colour = colour.mix(self.dry, step(0.08, 0.55, patch) * 0.6);
        colour = colour * (1.0 + 0.10 * blades + 0.04 * tufts);
        Dab { height: 0.0022 * blades + 0.002 * tufts, colour }
    }

    fn road(&self, job: &PaintJob, at: Point, under: Dab) -> Dab {
        let roads = &job.geometry.roads;
        let Some(off) = roads
            .iter()
            .flat_map(|road| &road.courses)
            .filter_map(|course| course.nearest_within(at, HALF_WIDTH + 0.03))
            .map(|nearest| nearest.distance)
            .min_by(f32::total_cmp)
        else {
            return under;
        };
        let ragged = across(at, |p| layers(p * 26.0, 2, 31)) * 0.008;
        let rim = off - (HALF_WIDTH - 0.006) + ragged;
        let cover = 1.0 - step(-0.004, 0.004, rim);
        let pebbles = across(at, |p| layers(p * 70.0, 2, 33));
        let track = (-((off - 0.026) / 0.011).powi(2)).exp();
        let crown = step(0.035, 0.0, off);
        let mut colour = self.road.mix(self.worn, 0.5 * track + 0.45 * step(0.036, 0.056, off));
        colour = colour * (1.0 + 0.07 * pebbles + 0.03 * crown);
        // A dark seam of trodden earth sets the pale band off from the grass.
        let seam = (-((rim - 0.004) / 0.0075).powi(2)).exp();
        let ground = under.colour.mix(self.edge, 0.72 * seam);
        Dab {
            height: under.height * (1.0 - cover) + cover * (-0.003 - 0.0022 * track + 0.0008 * pebbles),
            colour: ground.mix(colour, cover),
        }
    }

    fn river(&self, job: &PaintJob, at: Point, under: Dab) -> Dab {
        let Some((river, bank)) =
            job.geometry.rivers.iter().map(|river| (river, river.to_bank(at))).find(|(_, bank)| *bank < 0.04)
        else {
            return under;
        };
        let ragged = across(at, |p| layers(p * 18.0, 2, 41)) * 0.009;
        let bank = bank + ragged;
        let depth = step(-0.018, -0.08, bank);
        let nearest = river.course.nearest(at);
        let inner = step(0.0, 0.1, at.to_border());
        // Ripples follow the stream and die down at the border, where the next tile's begin.
        let flow =
            point(nearest.along * 9.0, nearest.distance * 46.0 * if nearest.right { 1.0 } else { -1.0 });
        let stream = layers(flow, 2, job.seed ^ 7) * inner;
        // In a pool the stream fans out; there the ripples lie as the wind blows.
        let pool =
            river.pool.map_or(0.0, |(centre, radius)| step(radius * 1.1, radius * 0.7, at.distance(centre)));
        let ripple = stream * (1.0 - pool) + layers(point(at.x * 12.0, at.y * 40.0), 2, 8) * pool;
        let mut water = self.water.mix(self.deep, depth * 0.8);
        water = water * (1.0 + 0.16 * ripple) + Rgb::new(0.5, 0.6, 0.62) * (0.5 * step(0.3, 0.5, ripple));
        let foam = (-((bank + 0.022) / 0.006).powi(2)).exp();
        water = water.mix(Rgb::new(0.75, 0.85, 0.86), 0.35 * foam);
        let sand = self.shore * (1.0 + 0.08 * across(at, |p| layers(p * 60.0, 2, 43)));
        let in_water = step(-0.014, -0.02, bank);
        let on_sand = step(0.012, 0.002, bank);
        let colour = under.colour.mix(sand, on_sand * 0.9).mix(water, in_water);
        let bed = -0.02 * step(0.012, -0.02, bank);
        Dab { height: under.height * (1.0 - on_sand) + bed, colour }
    }

    /// The worn ground between the hedges of a path.
    fn paths(&self, job: &PaintJob, at: Point, under: Dab) -> Dab {
        let hedges = &job.geometry.places.hedges;
        let Some(off) =
            hedges.iter().filter_map(|path| path.nearest_within(at, HEDGE)).map(|n| n.distance).next()
        else {
            return under;
        };
        let cover = step(0.02, 0.012, off);
        Dab { height: under.height * (1.0 - cover), colour: under.colour.mix(self.edge, 0.8 * cover) }
    }

    fn paving(&self, job: &PaintJob, at: Point, under: Dab) -> Dab {
        if !job.geometry.cities.iter().any(|city| city.contains(at)) {
            return under;
        }
        let (own, shared, weight) = folded(at);
        let here = if weight > 0.5 { shared } else { own };
        let (edge, stone) = cells(here * 42.0, 51);
        let tone = unit(stone as i32, 0, 1);
        let joint = step(0.02, 0.1, edge);
        let patch = across(at, |p| layers(p * 5.0, 2, 53));
        let colour = self.gap.mix(self.cobble * (0.93 + 0.14 * tone + 0.06 * patch), joint);
        Dab { height: 0.003 * joint, colour }
    }
}
