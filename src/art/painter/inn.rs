//! Inns by the road.

use super::canvas::{Canvas, Dab};
use super::houses::{House, Roof};
use crate::art::geometry::{INN, Inn};
use crate::art::noise::{Dice, across, layers, step};
use crate::art::theme::land;

/// A thatched long house beside its pond, the door towards the road.
pub(super) fn inn(canvas: &mut Canvas, inn: Inn, dice: &mut Dice) {
    let Inn { at, facing } = inn;
    let aside = facing.quarter();
    let pond = at - facing * 0.03 - aside * 0.05;
    let (water, deep) = (land::WATER.light(), land::WATER_DEEP.light());
    let shore = land::SHORE.light();
    canvas.each(pond, 0.08, |p, height, colour| {
        let off = p - pond;
        let ragged = 0.1 * across(p, |q| layers(q * 24.0, 1, 3));
        let out = (off.dot(aside) / 0.06).hypot(off.dot(facing) / 0.05) + ragged;
        if out < 1.0 {
            *colour = water.mix(deep, step(0.9, 0.3, out));
            *height = -0.012;
        } else if out < 1.18 {
            *colour = shore;
            *height = -0.004;
        }
    });
    let house = House {
        at: at + facing * 0.02 + aside * 0.038,
        along: aside,
        length: 0.146,
        width: 0.1,
        eaves: 0.026,
        roof: Roof::Thatch(land::THATCH.light()),
        hip: true,
        chimney: true,
        seed: dice.seed(),
    };
    house.build(canvas);
    // A signpost by the road.
    let post = at + facing * (INN * 0.78) - aside * 0.034;
    let wood = land::EARTH.light();
    canvas.stamp(post, 0.02, |p| {
        let off = p - post;
        let sign = off.dot(aside).abs() < 0.013 && off.dot(facing).abs() < 0.006;
        sign.then_some(Dab { height: 0.03, colour: wood })
    });
}
