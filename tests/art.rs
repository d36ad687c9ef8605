//! The pictures against the catalogue: areas, spots, borders, baked tiles, figures.
#![cfg(feature = "art")]
// Pixels are counted in thousands; a float holds them exactly.
#![allow(clippy::cast_precision_loss)]

use image::RgbImage;
use landnam::art::board_picture::{BoardPicture, PaintedTile};
use landnam::art::colour::linear;
use landnam::art::figures::{PlayerPiece, Prop, SCORE_SPACES, score_space, tower_rise};
use landnam::art::geometry::{TileGeometry, WALL_AT_BORDER, border_cell};
use landnam::art::painter::{BorderPoint, Painting, TILE_PIXELS, variants};
use landnam::art::players::{ColourSet, PLAYERS, PlayerStyle};
use landnam::art::relief::{Look, Model};
use landnam::art::theme::Theme;
use landnam::art::{Point, bake, overlay, point, thumbnails, tile_picture, wood};
use landnam::tiles::{Catalogue, FeatureKind, Pos, Segment, Side, Terrain, Turn};
use rayon::prelude::*;

#[test]
fn areas_tell_the_same_story_as_the_catalogue() {
    let catalogue = Catalogue::standard();
    let mut problems = Vec::new();
    for kind in catalogue.kinds() {
        let tile = catalogue.tile(kind);
        let geometry = TileGeometry::of(kind);
        let touching = geometry.regions.touching();
        for (index, segment) in tile.segments.iter().enumerate() {
            let expected = match segment {
                Segment::Road { tunnel: true, .. } => 2,
                Segment::City { .. } | Segment::River { .. } => 0,
                _ => 1,
            };
            let pieces = geometry.regions.pieces(index);
            if pieces == 0 || expected != 0 && pieces != expected {
                problems.push(format!("{}: segment {index} lies in {pieces} pieces", tile.name));
            }
            let Segment::Field { cities, .. } = segment else { continue };
            for (other, neighbour) in tile.segments.iter().enumerate() {
                let touches = touching.contains(&(index.min(other), index.max(other)));
                let expected = match neighbour.kind() {
                    FeatureKind::City => cities.contains(&other),
                    FeatureKind::Field => other == index,
                    _ => continue,
                };
                if touches != expected && other != index {
                    problems.push(format!("{}: field {index}, segment {other}: touch {touches}", tile.name));
                }
            }
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn spots_lie_in_their_own_segment_and_keep_their_distance() {
    let catalogue = Catalogue::standard();
    let mut problems = Vec::new();
    for kind in catalogue.kinds() {
        let tile = catalogue.tile(kind);
        let geometry = TileGeometry::of(kind);
        let spots = geometry.spots();
        for (index, &spot) in spots.iter().enumerate() {
            if tile.segments[index].kind() == FeatureKind::River {
                continue;
            }
            if geometry.regions.open_segment_at(spot) != Some(index) {
                problems.push(format!("{}: spot {index} at {spot:?} lies elsewhere", tile.name));
            }
            for (other, &neighbour) in spots.iter().enumerate().skip(index + 1) {
                if tile.segments[other].kind() != FeatureKind::River && spot.distance(neighbour) < 0.16 {
                    let distance = spot.distance(neighbour);
                    problems.push(format!("{}: spots {index} and {other} {distance}", tile.name));
                }
            }
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn hit_areas_cover_the_tile() {
    let catalogue = Catalogue::standard();
    for kind in catalogue.kinds() {
        let geometry = TileGeometry::of(kind);
        let count = catalogue.tile(kind).segments.len();
        for turn in Turn::ALL {
            for y in 0..40 {
                for x in 0..40 {
                    let at = point((x as f32 + 0.5) / 40.0, (y as f32 + 0.5) / 40.0);
                    assert!(geometry.segment_at(at, turn) < count);
                }
            }
        }
    }
}

#[test]
fn hit_areas_agree_with_the_sides() {
    let catalogue = Catalogue::standard();
    let (mut sides, mut fields) = (0, 0);
    for kind in catalogue.kinds() {
        let tile = catalogue.tile(kind);
        let geometry = TileGeometry::of(kind);
        for side in Side::ALL {
            let middle = Point::gate(side) + Point::inward(side) * 0.01;
            if let Some(segment) = tile.segment_at_side(side) {
                assert_eq!(geometry.segment_at(middle, Turn::default()), segment, "{} {side}", tile.name);
                sides += 1;
            }
            for half in side.halves() {
                let part = if half == side.halves()[0] { -0.25 } else { 0.25 };
                let at = middle - Point::inward(side).quarter() * part;
                if let Some(field) = tile.field_at(half) {
                    assert_eq!(geometry.segment_at(at, Turn::default()), field, "{} {half:?}", tile.name);
                    fields += 1;
                }
            }
        }
    }
    assert!(sides > 200 && fields > 400, "{sides} sides, {fields} halves of sides");
}

#[test]
fn outlines_enclose_their_area() {
    let catalogue = Catalogue::standard();
    for kind in catalogue.kinds() {
        let geometry = TileGeometry::of(kind);
        for segment in 0..catalogue.tile(kind).segments.len() {
            let by_outlines: f32 = geometry
                .contours(segment, Turn::new(1))
                .iter()
                .map(|line| {
                    let next = line.iter().cycle().skip(1);
                    line.iter().zip(next).map(|(a, b)| a.cross(*b) / 2.0).sum::<f32>()
                })
                .sum();
            let area = geometry.regions.area(segment);
            let name = &catalogue.tile(kind).name;
            assert!((by_outlines - area).abs() < 0.02, "{name} {segment}: {by_outlines} {area}");
        }
    }
}

/// The row of pixels along a side, clockwise, each averaged with its neighbours: fine grain may differ.
fn border(picture: &RgbImage, side: Side) -> Vec<[f32; 3]> {
    let row: Vec<[f32; 3]> = (0..TILE_PIXELS)
        .map(|along| {
            let (x, y) = border_cell(side, along, TILE_PIXELS);
            picture.get_pixel(x as u32, y as u32).0.map(f32::from)
        })
        .collect();
    row.windows(9)
        .map(|window| {
            let mut sum = [0.0; 3];
            for pixel in window {
                for (total, value) in sum.iter_mut().zip(pixel) {
                    *total += value / 9.0;
                }
            }
            sum
        })
        .collect()
}

#[test]
fn borders_agree_between_all_matching_sides() {
    // Course, width and colour before light falls on them, which tells even a wall from a roof.
    let catalogue = Catalogue::standard();
    let kinds: Vec<_> = catalogue.kinds().collect();
    let borders: Vec<(Terrain, String, Vec<BorderPoint>)> = kinds
        .into_par_iter()
        .flat_map_iter(|kind| {
            let painting = Painting::new(kind, 0, 100);
            let tile = catalogue.tile(kind);
            Side::ALL.map(|side| {
                (tile.edges[side.index()], format!("{} {side}", tile.name), painting.border(side))
            })
        })
        .collect();
    let mut problems = Vec::new();
    for terrain in Terrain::ALL {
        let sides: Vec<_> = borders.iter().filter(|border| border.0 == terrain).collect();
        let first = &sides[0].2;
        for (_, name, border) in sides {
            // Neighbours see each other's border mirrored, so a border must equal its own mirror image too.
            for (other, sort) in
                [(first.clone(), "as it is"), (first.iter().rev().copied().collect(), "mirrored")]
            {
                // At the ends of a city side one tile has its wall and another paving where a wall may end.
                let ends = if terrain == Terrain::City {
                    (border.len() as f32 * WALL_AT_BORDER) as usize
                } else {
                    0
                };
                let inner = ends..border.len() - ends;
                let off = border[inner.clone()]
                    .iter()
                    .zip(&other[inner])
                    .map(|(a, b)| {
                        let colour = (a.colour.r - b.colour.r).abs().max((a.colour.g - b.colour.g).abs());
                        (colour, (a.height - b.height).abs())
                    })
                    .filter(|&(colour, height)| colour > 0.06 || height > 0.012)
                    .count();
                // A few pixels at the ends, where a wall begins, may differ.
                if off > border.len() / 20 {
                    problems.push(format!("{name} {sort}: {off} of {} differ", border.len()));
                }
            }
        }
    }
    assert!(problems.is_empty(), "{}\n{}", problems.len(), problems.join("\n"));
}

#[test]
fn light_does_not_stop_at_borders() {
    let catalogue = Catalogue::standard();
    let shown: Vec<_> = catalogue
        .kinds()
        .flat_map(|kind| (0..variants(kind)).map(move |variant| (kind, variant)))
        .flat_map(|(kind, variant)| Turn::ALL.map(|turn| (kind, variant, turn)))
        .collect();
    let rows: Vec<_> = shown
        .into_par_iter()
        .flat_map_iter(|(kind, variant, turn)| {
            let picture = tile_picture::picture(kind, variant, turn, Theme::Day, TILE_PIXELS);
            Side::ALL.into_iter().filter_map(move |side| {
                let terrain = catalogue.tile(kind).edges[side.turned(turn.inverse()).index()];
                // Houses astride the border show each neighbour another slope of their roofs.
                (terrain != Terrain::City).then(|| (terrain, side, border(&picture, side), kind, variant))
            })
        })
        .collect();
    let mut problems = Vec::new();
    for terrain in [Terrain::Field, Terrain::Road, Terrain::River] {
        for side in [Side::N, Side::E] {
            let facing: Vec<_> =
                rows.iter().filter(|row| row.0 == terrain && row.1 == side.opposite()).collect();
            let count = facing.len() as f32;
            let length = facing[0].2.len();
            let mean: Vec<[f32; 3]> = (0..length)
                .map(|at| {
                    [0, 1, 2].map(|channel| facing.iter().map(|row| row.2[at][channel]).sum::<f32>() / count)
                })
                .collect();
            // Walls that begin in a corner throw a short shadow there.
            let corner = length / 8;
            for row in rows.iter().filter(|row| row.0 == terrain && row.1 == side) {
                let worst = (corner..length - corner)
                    .flat_map(|at| {
                        [0, 1, 2].map(|channel| (row.2[at][channel] - mean[length - 1 - at][channel]).abs())
                    })
                    .fold(0.0, f32::max);
                if worst > 36.0 {
                    let name = &catalogue.tile(row.3).name;
                    problems.push(format!("{name} variant {} {side} {terrain:?}: {worst}", row.4));
                }
            }
        }
    }
    assert!(problems.is_empty(), "{}\n{}", problems.len(), problems.join("\n"));
}

#[test]
fn baked_tiles_are_what_the_painter_paints() {
    let catalogue = Catalogue::standard();
    for name in ["base/city-one-road-straight", "river/monastery-road-bridge", "pd/dragon-tunnel"] {
        let kind = catalogue.find(name).unwrap();
        let painting = Painting::new(kind, 0, TILE_PIXELS);
        for turn in [Turn::new(0), Turn::new(3)] {
            let fresh = blocks(&painting.lit(turn));
            let stored = blocks(&tile_picture::picture(kind, 0, turn, Theme::Day, TILE_PIXELS));
            // Compression changes single pixels but hardly the average of a block.
            let off = fresh.iter().zip(&stored).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
            assert!(off < 8.0, "{name} differs by {off}; bake the tiles again");
        }
    }
}

/// The average lightness of squares of eight by eight pixels.
fn blocks(picture: &RgbImage) -> Vec<f32> {
    const SIDE: u32 = 8;
    let count = picture.width() / SIDE;
    (0..count * count)
        .map(|block| {
            let (left, top) = (block % count * SIDE, block / count * SIDE);
            let pixels =
                (0..SIDE * SIDE).map(|index| picture.get_pixel(left + index % SIDE, top + index / SIDE));
            let sum: f32 =
                pixels.map(|pixel| pixel.0.iter().map(|&value| f32::from(value)).sum::<f32>()).sum();
            sum / (3 * SIDE * SIDE) as f32
        })
        .collect()
}

#[test]
fn the_thumbnails_are_those_of_the_stored_tiles() {
    let stored = thumbnails::all(Theme::Day).unwrap();
    let made = image::load_from_memory(&bake::thumbnails_file().unwrap()).unwrap().into_rgb8();
    assert_eq!(stored.dimensions(), made.dimensions());
    let off = off(&stored, &made);
    assert!(off < 1.0, "the thumbnails differ by {off}; bake them again");
    let kinds = Catalogue::standard().kinds();
    for [left, top] in kinds.flat_map(|kind| Turn::ALL.map(|turn| thumbnails::corner(kind, turn))) {
        let (right, bottom) = ((left + thumbnails::PIXELS) as u32, (top + thumbnails::PIXELS) as u32);
        assert!(right <= stored.width() && bottom <= stored.height());
    }
}

/// How far two pictures differ, from 0 to 255.
fn off(a: &RgbImage, b: &RgbImage) -> f32 {
    let sum: u64 = a.as_raw().iter().zip(b.as_raw()).map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
    sum as f32 / a.as_raw().len() as f32
}

#[test]
fn the_stored_wood_is_the_computed_one() {
    let (stored, computed) = (wood::planks(), wood::computed());
    assert_eq!(stored.dimensions(), (wood::WIDTH as u32, wood::HEIGHT as u32));
    let off = off(&stored, &computed);
    assert!(off < 4.0, "the wood differs by {off}; bake it again");
}

#[test]
fn every_kind_is_baked_and_all_is_small() {
    let catalogue = Catalogue::standard();
    assert!(catalogue.kinds().all(bake::is_stored));
    assert!(bake::stored_bytes() < 16_000_000);
}

/// Everything that can stand on the table, in one style.
fn pieces(style: &PlayerStyle) -> Vec<(String, Model)> {
    let figures = PlayerPiece::ALL.map(|piece| (format!("{piece:?}"), piece.model(style)));
    let props = [Prop::Floors(1), Prop::Floors(4), Prop::Floors(20), Prop::Dragon, Prop::Fairy];
    let props = props.map(|prop| (format!("{prop:?}"), prop.model()));
    figures.into_iter().chain(props).collect()
}

#[test]
fn pieces_fill_their_boxes_and_are_never_cut_off() {
    let pieces = pieces(&ColourSet::Classic.style(1));
    for theme in [Theme::Day, Theme::Night, Theme::HighContrast] {
        pieces.par_iter().for_each(|(name, model)| {
            for pixels in [24, 96] {
                let picture = model.picture(Look::fine(theme, pixels));
                let opaque = picture.pixels().filter(|pixel| pixel.0[3] > 200).count();
                assert!(opaque * 5 > pixels * pixels, "{name} {pixels} {theme:?}: {opaque}");
                let (right, bottom) = (picture.width() - 1, picture.height() - 1);
                let ends = |x: u32, y: u32| picture.get_pixel(x, y).0[3] > 24;
                let is_cut = (0..=right).any(|x| ends(x, 0) || ends(x, bottom))
                    || (0..=bottom).any(|y| ends(0, y) || ends(right, y));
                assert!(!is_cut, "{name} {pixels} {theme:?} is cut off");
            }
        });
    }
}

#[test]
fn carving_the_same_piece_twice_gives_the_same_picture() {
    let style = ColourSet::Classic.style(3);
    for look in [Look::fine(Theme::Day, 48), Look::quick(Theme::Night, 24)] {
        assert_eq!(
            PlayerPiece::Abbot.model(&style).picture(look),
            PlayerPiece::Abbot.model(&style).picture(look)
        );
    }
}

#[test]
fn silhouettes_differ_before_colour_does() {
    const PIXELS: usize = 24;
    let kinds = [
        PlayerPiece::Meeple,
        PlayerPiece::MeepleLying,
        PlayerPiece::BigMeeple,
        PlayerPiece::BigMeepleLying,
        PlayerPiece::Abbot,
    ];
    let style = ColourSet::Classic.style(1);
    // As large as they are on the map beside each other.
    let silhouettes = kinds.map(|kind| {
        let pixels = (PIXELS as f32 * kind.size() / PlayerPiece::Meeple.size()).round() as usize;
        let model = kind.model(&style);
        let picture = model.picture(Look::fine(Theme::HighContrast, pixels));
        let low = model.frame().low * (pixels as f32 / 100.0);
        let origin = kind.anchor() * pixels as f32 - low;
        (0..60 * 60).map(move |index| {
            let (x, y) = (index % 60 - 30 + origin.x as i64, index / 60 - 36 + origin.y as i64);
            let is_inside =
                x >= 0 && y >= 0 && x < i64::from(picture.width()) && y < i64::from(picture.height());
            is_inside && picture.get_pixel(x as u32, y as u32).0[3] > 128
        })
    });
    let silhouettes = silhouettes.map(Iterator::collect::<Vec<bool>>);
    for first in 0..kinds.len() {
        for second in first + 1..kinds.len() {
            let pairs = silhouettes[first].iter().zip(&silhouettes[second]);
            let differing = pairs.filter(|(a, b)| a != b).count();
            let whole = silhouettes[first].iter().filter(|inside| **inside).count();
            assert!(differing * 10 > whole, "{:?} looks like {:?}", kinds[first], kinds[second]);
        }
    }
}

#[test]
fn every_mark_is_seen_on_its_figure() {
    let luminance = |pixel: [u8; 4]| {
        let [r, g, b] = [pixel[0], pixel[1], pixel[2]].map(|byte| linear(f32::from(byte) / 255.0));
        0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
    };
    for set in ColourSet::ALL {
        for number in 0..PLAYERS {
            let model = PlayerPiece::Meeple.model(&set.style(number));
            for theme in [Theme::Day, Theme::Night, Theme::HighContrast] {
                let picture = model.picture(Look::fine(theme, 96));
                let at = |x: f32, y: f32| {
                    let place = (point(x, y) - model.frame().low) * 0.96;
                    luminance(picture.get_pixel(place.x as u32, place.y as u32).0)
                };
                let (mark, body) = (at(50.0, 60.0), at(36.0, 62.0));
                let contrast = mark.max(body) / mark.min(body);
                assert!(contrast > 2.2, "{set:?} {number} {theme:?}: {contrast}");
            }
        }
    }
}

#[test]
fn every_floor_makes_a_tower_higher() {
    for floors in 1..30 {
        assert!(tower_rise(floors + 1) > tower_rise(floors) + 0.01);
    }
}

#[test]
fn the_score_path_is_closed() {
    let first = score_space(0).distance(score_space(1));
    assert!(first > 0.0);
    for points in 1..SCORE_SPACES {
        let step = score_space(points).distance(score_space(points + 1));
        assert!((step - first).abs() < 1e-4, "{points}: {step}");
    }
}

#[test]
fn overlays_stay_on_their_tile() {
    let catalogue = Catalogue::standard();
    for kind in catalogue.kinds() {
        for segment in 0..catalogue.tile(kind).segments.len() {
            for number in 0..PLAYERS {
                let drawing = overlay::field(kind, Turn::new(2), segment, &ColourSet::Classic.style(number));
                let [low, high] = drawing.bounds();
                assert!(low.x > -0.03 && low.y > -0.03 && high.x < 1.03 && high.y < 1.03);
            }
        }
    }
}

/// A board of so many tiles in a stair, which needs as many rows and as many columns as half of them.
fn stair(tiles: usize) -> BoardPicture {
    let kind = Catalogue::standard().find("base/monastery").expect("a tile");
    let step = |index: usize| PaintedTile {
        pos: Pos::new(index.div_ceil(2) as i16, (index / 2) as i16),
        kind,
        turn: Turn::default(),
        variant: 0,
    };
    BoardPicture { tiles: (0..tiles).map(step).collect(), ..BoardPicture::default() }
}

#[test]
fn no_board_makes_a_picture_without_bounds() {
    assert_eq!(stair(2).tile_side(640), 640);
    // As long as a game can be, and painted as large as can be asked for.
    for wanted in [16, 160, 640] {
        let side = stair(1001).tile_side(wanted);
        let squares = 1001 / 2 + 1 + 1;
        assert!((squares * side).pow(2) as u64 <= BoardPicture::MOST_PIXELS, "{wanted}: {side}");
        assert!(side > 10, "{wanted}: {side}");
    }
    let picture = stair(250).paint(640);
    let pixels = u64::from(picture.width()) * u64::from(picture.height());
    let most = BoardPicture::MOST_PIXELS;
    assert!((most / 2..=most).contains(&pixels), "{}×{}", picture.width(), picture.height());
}
